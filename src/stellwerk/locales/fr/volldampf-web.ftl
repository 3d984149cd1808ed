# Mots de la table de Volldampf dans le navigateur

vd-you = vous
vd-none = aucune
vd-now = Maintenant
vd-later = Jusqu’à la fin
vd-mark = { $mark ->
    [one] { $mark } mark
   *[other] { $mark } marks
}
vd-mark-short = { $mark } M
vd-map = Carte
vd-description = La table en mots
vd-zoom-in = Zoom avant
vd-zoom-out = Zoom arrière
vd-beyond-left = Encore { $count } à gauche
vd-beyond-right = Encore { $count } à droite
vd-beyond-up = Encore { $count } en haut
vd-beyond-down = Encore { $count } en bas

vd-tab-map = Carte
vd-tab-phase = Phase
vd-tab-players = Joueurs
vd-own-cards = Vos cartes

# La manche

vd-phases = Phases de la manche
vd-phase-goods = Cubes
vd-phase-routes = Lignes
vd-phase-bonds = Obligations
vd-phase-auction = Enchères
vd-phase-track = Voies
vd-phase-transport = Transport
vd-phase-income = Revenu

# Joueurs

vd-round-order = Ordre, manche { $round }
vd-auction-order = Enchères pour l’ordre
vd-col-income = Revenu
vd-col-income-long = Revenu
vd-col-bonds = Oblig.
vd-col-bonds-long = Obligations
vd-col-score = Points
vd-col-cash = Argent
vd-col-track = Voies
vd-col-track-long = Voies en réserve
vd-col-cards = Cartes
vd-col-cards-long = Cartes d’action en main
vd-col-moves = Trajets
vd-col-routes = Lignes
vd-col-bid = Offre
vd-col-price = Prix
vd-of-player = { $name } : { $what }
vd-leads = mène
vd-to-bid = son tour
vd-in = en lice
vd-passed = a passé
vd-if-first = { $price } si premier
vd-pays = paie { $price }
vd-pays-half = paie { $price }, la moitié de { $bid }
vd-transport-done = fait
vd-transport-skipped = renoncé, une carte à la place
vd-transport-now = en cours
vd-transport-later = à venir
vd-rob = tirer une carte dans la main de { $name }
vd-bonds = Obligations
vd-track-of = Voies : { $laid ->
    [one] { $laid } posée
   *[other] { $laid } posées
}, { $left } en réserve

# La carte

vd-city-blue = { $name }, ville bleue
vd-city-violet = { $name }, ville violette
vd-city-red = { $name }, ville rouge
vd-city-yellow = { $name }, ville jaune
vd-stone-blue = cube bleu
vd-stone-violet = cube violet
vd-stone-red = cube rouge
vd-stone-yellow = cube jaune
vd-stones-blue = { $count ->
    [one] un cube bleu
   *[other] { $count } cubes bleus
}
vd-stones-violet = { $count ->
    [one] un cube violet
   *[other] { $count } cubes violets
}
vd-stones-red = { $count ->
    [one] un cube rouge
   *[other] { $count } cubes rouges
}
vd-stones-yellow = { $count ->
    [one] un cube jaune
   *[other] { $count } cubes jaunes
}
vd-no-stones = aucun cube
vd-pick-stone = Cubes à { $name }
vd-gain-you = vous { $gain }
vd-brings-you = Vous rapporte { $gain }.
vd-income-space = Revenu { $income }
vd-income-of = { $name } : revenu { $income }
vd-segment-free = { $from }–{ $to }, { $region }, { $cost ->
    [one] { $cost } mark
   *[other] { $cost } marks
}
vd-segment-laid = { $from }–{ $to }, voie de { $name }
vd-lay-tip = Coûte { $cost ->
    [one] { $cost } mark
   *[other] { $cost } marks
}, il en reste { $left }.
vd-supply = Réserve
vd-supply-stones = { $count ->
    [one] cube dans le sac
   *[other] cubes dans le sac
}
vd-supply-goods = { $count ->
    [one] carte marchandise
   *[other] cartes marchandise
}
vd-supply-routes = { $count ->
    [one] carte de ligne
   *[other] cartes de ligne
}
vd-supply-actions = { $count ->
    [one] carte d’action
   *[other] cartes d’action
}

# Obligations

vd-new-bonds = Nouvelles obligations
vd-for-mark = pour { $mark ->
    [one] { $mark } mark
   *[other] { $mark } marks
}
vd-cash-from-to = argent : de { $from } à { $to }
vd-mark-each = { $mark } marks chacune
vd-bonds-cost = { $count ->
    [0] sans frais
    [one] { $count } mark par manche, −{ $count } à la fin
   *[other] { $count } marks par manche, −{ $count } à la fin
}
vd-bonds-rounds = { $rounds ->
    [one] Il reste une phase de revenu.
   *[other] Il reste { $rounds } phases de revenu : { $total } marks en tout.
}
vd-bonds-hint = Une obligation rapporte { $mark } marks tout de suite et coûte 1 mark par manche et un point à la fin.
vd-do-bonds = { $bonds ->
    [0] Aucune obligation
    [one] Une obligation, +{ $mark } marks
   *[other] { $bonds } obligations, +{ $mark } marks
}
vd-chooses = choisit
vd-has-chosen = a choisi
vd-new-goods = Nouvelles marchandises pour
vd-last-income = Le dernier revenu
vd-beat-income = Revenu
vd-beat-dividends = Dividendes

# Enchères

vd-your-bid = Votre offre
vd-less = Un de moins
vd-more = Un de plus
vd-less-five = Cinq de moins
vd-more-five = Cinq de plus
vd-of-mark = sur { $mark ->
    [one] { $mark } mark
   *[other] { $mark } marks
}
vd-if-win = { $places ->
    [1] À la place 1
   *[2] À la place 1 ou 2
}
vd-when-shown = Quand les deux sont montrées
vd-if-pass = Si vous passez maintenant
vd-pay-keep = payer { $pay }, garder { $keep }
vd-place-pay-keep = place { $place }, payer { $pay }, garder { $keep }
vd-cheapest = Le tronçon libre le moins cher coûte { $cost }.
vd-no-bid-yet = Vous n’avez pas encore fait d’offre.
vd-last-is-free = La dernière place ne paie rien.
vd-full-of = votre dernière offre ({ $bid }) en entier
vd-half-of = la moitié de votre dernière offre ({ $bid })
vd-bids-hint = Les places 1 et 2 paient toute leur offre, les autres la moitié. À quatre ou plus, la dernière ne paie rien.
vd-bids-hint-two = Chacun offre de 1 à 5 marks en secret. Celui qui offre le plus est premier ; les deux paient.
vd-ask-bid = Offrez au moins { $least }, ou passez pour la place { $place }
vd-ask-pass = Vous ne pouvez pas offrir plus : passez pour la place { $place }
vd-bid-why = L’ordre décide qui prend un groupe et pose une voie en premier.
vd-equal-bids = Les deux ont offert { $bid } : offrez de nouveau. Vous avez { $cash ->
    [one] { $cash } mark
   *[other] { $cash } marks
}.
vd-bid-leads = { $name } mène avec { $bid }.
vd-do-bid = Offrir { $bid }
vd-pass-pay = Passer, payer { $price }

# Cartes de ligne

vd-groups = Groupes de lignes
vd-groups-hint = pris dans le nouvel ordre ; une carte pose une voie
vd-group-why = Chaque carte pose une voie sur un tronçon de sa forme ; pointez un groupe pour voir ces tronçons. Vous avez { $cash ->
    [one] { $cash } mark
   *[other] { $cash } marks
}.
vd-lay-why = Vos cartes : { $routes }. Vous avez { $cash ->
    [one] { $cash } mark
   *[other] { $cash } marks
} ; le nombre est le prix du tronçon.
vd-groups-sort = reformés carte par carte
vd-group-name = groupe { $number } : { $routes }
vd-group-taken = le groupe { $number } est pris
vd-take-group = Prendre le groupe { $number }
vd-to-sort = Cartes sans groupe
vd-free = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}
vd-from = dès { $cost }
vd-route-card = carte de ligne { $region }
vd-route-cards = Cartes de ligne
vd-track-hint = Tour de pose { $lap } sur { $laps } : posez une voie sur un tronçon au symbole d’une carte, ou perdez une carte.
vd-lose = Perdre
vd-lose-name = perdre la carte de ligne { $region } sans rien construire
vd-ask-lose = Vous ne pouvez payer aucun tronçon : perdez une carte.
vd-give = Donner
vd-give-name = donner la carte de ligne { $region }

# Transport

vd-this-transport = Ce transport
vd-pieces-of = { $pieces ->
    [one] { $pieces } voie sur { $reach }
   *[other] { $pieces } voies sur { $reach }
}
vd-from-to = de { $from } à { $to }
vd-next-best = Le deuxième meilleur pour vous : { $field } { $gain }
vd-other-ways = Qui gagne sur chaque chemin
vd-transport-hint = Un cube emprunte jusqu’à { $reach } voies vers une ville de sa couleur ; chaque voie rapporte 1 à son propriétaire.
vd-transport-why = Choisissez une ville éclairée. Le nombre est le gain maximal de ses cubes sur { $reach } voies.
vd-ask-skip = Aucun cube ne peut partir : renoncez et tirez une carte
vd-ask-skip-why = Aucun cube n’atteint une autre ville de sa couleur en { $reach } voies au plus.
vd-transport-of = Transport { $number } sur 2.
vd-subsidised-transport = Transport avec la subvention.
vd-way-why = Confirmez, choisissez une autre ville éclairée ou une voie, ou annulez pour prendre un autre cube.
vd-ask-way-blue = Bleu de { $from } à { $to } : { $gains }
vd-ask-way-violet = Violet de { $from } à { $to } : { $gains }
vd-ask-way-red = Rouge de { $from } à { $to } : { $gains }
vd-ask-way-yellow = Jaune de { $from } à { $to } : { $gains }
vd-would-gain = L’arrêtez-vous ? Il rapporterait : { $gains }.
vd-confirm-way = Confirmer { $gain }
vd-skip = Renoncer, tirer une carte
vd-give-up = Abandonner
vd-decline = Ne rien faire
vd-leave = Y renoncer
vd-in-hand = en main : choisissez une ville éclairée

# Cartes d’action

vd-action-cards = { $count ->
    [one] Votre carte d’action
   *[other] Cartes d’action
}
vd-only-you = { $count ->
    [one] vous seul la voyez
   *[other] vous seul les voyez
}
vd-no-action-cards = Aucune. Renoncer à un transport en rapporte une.
vd-action-fast-locomotive = Un transport peut emprunter 7 voies.
vd-action-subsidy = Un transport de plus si vous êtes dernier.
vd-action-bargain = N’importe quel tronçon libre pour 5 marks et une carte de ligne.
vd-action-sabotage = Arrête un cube qu’un autre joueur déplace.
vd-action-extra-freight = Un cube du sac dans une ville au choix.
vd-action-all-new = Reforme les groupes avant les enchères.
vd-action-new-plan = Met un cube dans une autre ville.

# La fin, et la table en mots

vd-final = Résultat
vd-final-hint = revenu moins obligations ; à égalité, le plus d’argent
vd-final-sum = { $income } − { $bonds }
vd-said-phase = Manche { $round }, phase { $phase }.
vd-said-player = { $name } : revenu { $income }, obligations { $bonds }, points { $score }, argent { $cash }. Voies : { $track }.
vd-said-cards = Cartes de ligne : { $routes }. Cartes d’action : { $actions }.
vd-said-hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}

# Des mots à la place des codes dont le terminal a besoin

segment = { $from }–{ $to }
event-goods = Nouvelles marchandises : { $fields }.

# Pendant que d’autres choisissent

vd-wait-bonds = { $name } décide des obligations
vd-wait-bid = { $name } fait une offre
vd-wait-group = { $name } choisit un groupe
vd-wait-sort = { $name } répartit les cartes de ligne
vd-wait-lay = { $name } pose une voie
vd-wait-transport = { $name } choisit un transport
vd-wait-place = { $name } déplace un cube
vd-wait-answer = { $name } peut jouer une carte
vd-your-number = Vous êtes en position { $number } sur { $players }.

# Le journal : ce qui s’est passé, en peu de mots ; un tour est une ligne, son début et ce qui suit.

log-event-round = Manche { $round }
    .head = Manche { $round }
log-event-stone = cube ({ $colour }) pour { $field }
    .head = Nouveaux cubes
    .item = { $field } ({ $colour })
log-event-bag-empty = Le sac est vide
    .head = Le sac est vide
log-event-goods = Nouvelles marchandises : { $fields }
    .head = Cartes de marchandises
    .item = { $fields }
log-event-route = Carte de ligne { $route } pour le groupe { $group }
    .head = Cartes de ligne
    .item = { $group } : { $route }
log-event-draw = une carte d’action
log-event-drawn = votre carte : { $action }
log-event-shuffle = Cartes d’action mélangées
    .head = Cartes d’action mélangées
log-event-no-card = plus de carte d’action
log-event-rob = une carte de { $other_seat }
log-event-robbed = { $action } perdue
log-event-action = { $action }
log-event-plan = { $colour } de { $start } à { $field }
log-event-sealed = a choisi
log-event-bonds = { $bonds ->
    [0] Aucune obligation
    [one] { $bonds } obligation pour { $mark } marks
   *[other] { $bonds } obligations pour { $mark } marks
}
log-event-bid = Offre { $bid }
log-event-pass = Passe
log-event-order = Ordre du tour
    .head = Ordre du tour
    .item = { $number }. { $seat } { $price ->
        [one] { $price } mark
       *[other] { $price } marks
    }
log-event-equal-bids = Les deux offrent { $bid } : encore
    .head = Les deux offrent { $bid } : encore
log-event-order-stays = L’ordre reste le même
    .head = L’ordre reste le même
log-event-group-sorted = groupe { $group } : { $routes }
log-event-group = Groupe { $group } : { $routes }
log-event-track = Voie { $segment }
    .more = { $cost ->
        [one] { $cost } mark
       *[other] { $cost } marks
    }
log-event-lost = Carte de ligne perdue : { $route }
log-event-announce = { $colour } de { $start } à { $field }
    .more = { $pieces ->
        [one] { $pieces } voie
       *[other] { $pieces } voies
    }
log-event-gain = { "" }
log-event-skip = Pas de transport
log-event-freight = cube tiré : { $colour }
log-event-income = Revenu
    .head = Revenu
    .item = { $seat } { $cash ->
        [one] { $cash } mark
       *[other] { $cash } marks
    }
log-event-back = { $steps } en arrière sur la piste
short-symbol = { short-routes }
short-routes = { $id ->
    [N] Nord
    [O] Nord-Est
    [W] Ouest
    [M] Centre
    [S] Sud-Est
    [T] Sud-Ouest
   *[other] { $id }
}

# Bulles d’aide : ce qu’est une chose, en une phrase

vd-tip-segment = Une carte de ligne de cette forme pose ici une voie, au coût indiqué ; elle n’a pas à toucher une autre voie.
vd-tip-segment-laid = Chaque cube de marchandise qui passe cette voie augmente de 1 le revenu de son propriétaire.
vd-tip-city = Des cubes de marchandise y attendent qu’on les déplace ; ceux de la couleur de la ville sont livrés ici.
vd-tip-city-from = Tout cube peut passer sur toute voie posée ; le nombre est votre gain maximal.
vd-tip-city-to = Le cube peut arriver ici, dans une ville de sa couleur que des voies posées atteignent.
vd-tip-city-put = Le cube est posé ici et pourra en repartir ensuite.
vd-tip-stone = Il voyage sur les voies posées jusqu’à une ville de sa couleur.
vd-tip-stop = Un arrêt entre deux tronçons ; aucun cube ne s’y pose.
vd-tip-income-space = La piste des revenus : on reçoit par manche autant de marks que sa locomotive indique.
vd-tip-income-marker = Le revenu est versé chaque manche et compte comme points à la fin.
vd-tip-symbol = Les cartes de ligne de cette forme posent des voies sur les tronçons qui la montrent.
vd-tip-supply-stones = Les nouveaux cubes sont tirés du sac ; les cubes livrés y retournent.
vd-tip-supply-goods = Chaque manche, des cartes de marchandises sont révélées ; chaque ville nommée reçoit un cube.
vd-tip-supply-routes = Cartes de ligne encore à disposer en groupes ; celles qui ont servi ne reviennent pas.
vd-tip-supply-actions = La pile cachée des cartes d’action ; vide, on remélange la défausse.
vd-tip-phase-goods = De nouveaux cubes arrivent dans les villes.
vd-tip-phase-routes = Les cartes de ligne sont disposées en groupes, un par joueur.
vd-tip-phase-bonds = Chacun peut émettre des obligations pour obtenir de l’argent.
vd-tip-phase-auction = Les joueurs enchérissent pour l’ordre ; puis chacun prend un groupe de cartes de ligne.
vd-tip-phase-track = Dans l’ordre, chacun pose une voie par carte de ligne.
vd-tip-phase-transport = Dans l’ordre, chacun déplace un cube ou y renonce pour une carte d’action, deux fois.
vd-tip-phase-income = Chacun reçoit son revenu et paie les dividendes de ses obligations.
vd-tip-col-order = L’ordre des dernières enchères : le numéro 1 agit en premier.
vd-tip-col-income = Marks par manche, et points à la fin.
vd-tip-col-bonds = Valeur des obligations : chacune coûte 1 mark par manche et un point à la fin.
vd-tip-col-score = Revenu moins obligations, si la partie finissait maintenant.
vd-tip-col-cash = Argent pour offres et voies ; à la fin, il ne fait que départager.
vd-tip-col-track = Voies qui restent à poser.
vd-tip-col-cards = Les cartes d’action sont secrètes ; seul leur nombre est connu.
vd-tip-col-moves = Les deux transports de la manche : faits, abandonnés ou à venir.
vd-tip-col-routes = Cartes de ligne en main, chacune pour une voie.
vd-tip-col-bid = La dernière offre ; la suivante doit être plus haute.
vd-tip-group = Celui qui prend ce groupe pose une voie par carte, sur des tronçons de ces formes.
vd-tip-route-card = Elle pose une voie sur un tronçon libre de sa forme.
vd-tip-lose = La carte est perdue sans poser de voie.
vd-tip-give = Donnée pour une bonne affaire : vous pouvez ensuite construire un tronçon libre au choix, à prix fixe.
vd-tip-sort = La carte rejoint le groupe en cours de formation.
vd-tip-action-fast-locomotive = Se joue avant de choisir un cube.
vd-tip-action-subsidy = Se joue après les deux transports, si votre revenu est le plus bas.
vd-tip-action-bargain = Se joue pendant votre pose, avec une carte de ligne quelconque.
vd-tip-action-sabotage = Se joue quand un autre joueur a annoncé un transport.
vd-tip-action-extra-freight = Se joue avant de choisir un cube.
vd-tip-action-all-new = Se joue entre obligations et enchères, une fois par manche.
vd-tip-action-new-plan = Se joue à tout moment de votre tour, avant l’action.
vd-tip-rob = Vous tirez au hasard une carte d’action de ce joueur.
vd-tip-pass = Vous sortez des enchères et prenez le plus grand numéro d’ordre restant.
vd-tip-skip = Aucun cube n’est déplacé ; vous prenez une carte d’action en échange.
vd-tip-decline = Vous ne jouez pas de carte ; on demande à quiconque en a une, cela ne révèle donc rien.
vd-tip-deliver = Le cube suit ce chemin, et chaque voie augmente de 1 le revenu de son propriétaire.
vd-tip-new-bonds = Chaque obligation rapporte de l’argent tout de suite et coûte 1 mark par manche et un point à la fin.
vd-tip-new-bid-two = Les deux offrent en secret : celui qui offre le plus est premier, et les deux paient.
vd-tip-new-bid = Les places 1 et 2 paient leur offre en entier, les autres la moitié.
