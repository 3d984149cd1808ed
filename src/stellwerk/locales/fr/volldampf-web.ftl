# Mots de la table de Volldampf dans le navigateur

vd-you = vous
vd-none = aucune
vd-now = Maintenant
vd-later = Jusqu’à la fin
vd-mark = { $mark } marks
vd-map = Carte
vd-description = La table en mots
vd-zoom-in = Plus près
vd-zoom-out = Plus loin
vd-beyond-left = Encore { $count } à gauche
vd-beyond-right = Encore { $count } à droite
vd-beyond-up = Encore { $count } en haut
vd-beyond-down = Encore { $count } en bas

vd-tab-map = Carte
vd-tab-phase = Phase
vd-tab-players = Joueurs

# La manche

vd-phases = Phases de la manche
vd-phase-goods = Fret
vd-phase-routes = Lignes
vd-phase-bonds = Emprunts
vd-phase-auction = Enchères
vd-phase-track = Voies
vd-phase-transport = Transport
vd-phase-income = Revenu

# Joueurs

vd-round-order = Ordre, manche { $round }
vd-auction-order = Enchères pour l’ordre
vd-col-income = Revenu
vd-col-bonds = Oblig.
vd-col-score = Points
vd-col-cash = Argent
vd-col-track = Voies
vd-col-track-long = Voies en réserve
vd-col-cards = Cartes
vd-col-cards-long = Cartes d’action en main
vd-col-moves = Coups
vd-col-routes = Lignes
vd-col-bid = Offre
vd-col-price = Prix
vd-leads = mène
vd-to-bid = à offrir
vd-in = en jeu
vd-passed = passé
vd-if-first = { $price } si premier
vd-pays = paie { $price }
vd-pays-half = paie { $price }, la moitié de { $bid }
vd-transport-done = fait
vd-transport-skipped = renoncé pour une carte
vd-transport-now = en cours
vd-transport-later = à venir
vd-rob = tirer une carte de { $name }
vd-bonds = Obligations
vd-track-of = Voies : { $laid } posées, { $left } en réserve

# La carte

vd-city-blue = { $name }, ville bleue
vd-city-violet = { $name }, ville violette
vd-city-red = { $name }, ville rouge
vd-city-yellow = { $name }, ville jaune
vd-stone-blue = pierre bleue
vd-stone-violet = pierre violette
vd-stone-red = pierre rouge
vd-stone-yellow = pierre jaune
vd-stones-blue = { $count ->
    [one] une pierre bleue
   *[other] { $count } pierres bleues
}
vd-stones-violet = { $count ->
    [one] une pierre violette
   *[other] { $count } pierres violettes
}
vd-stones-red = { $count ->
    [one] une pierre rouge
   *[other] { $count } pierres rouges
}
vd-stones-yellow = { $count ->
    [one] une pierre jaune
   *[other] { $count } pierres jaunes
}
vd-no-stones = aucune pierre
vd-pick-stone = Pierres à { $name }
vd-gain-you = vous { $gain }
vd-segment-free = { $from }–{ $to }, { $region }, { $cost } marks
vd-segment-laid = { $from }–{ $to }, voie de { $name }
vd-lay-tip = Coûte { $cost } marks, il en reste { $left }.
vd-supply = Réserve
vd-supply-stones = { $count ->
    [one] pierre au sac
   *[other] pierres au sac
}
vd-supply-goods = { $count ->
    [one] carte de fret
   *[other] cartes de fret
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
vd-for-mark = pour { $mark } marks
vd-cash-from-to = argent : { $from } à { $to }
vd-mark-each = { $mark } marks chacune
vd-bonds-cost = { $count ->
    [0] sans frais
   *[other] { $count } par manche, −{ $count } à la fin
}
vd-bonds-rounds = { $rounds ->
    [one] Il reste une phase de revenu.
   *[other] Il reste { $rounds } phases de revenu : { $total } marks en tout.
}
vd-bonds-hint = Une obligation rapporte { $mark } marks tout de suite et coûte 1 mark par manche et un point à la fin.
vd-do-bonds = { $bonds ->
    [0] Aucune obligation
    [one] Une obligation, +{ $mark } marks
   *[other] { $bonds } obligations, +{ $mark } marks
}
vd-chooses = choisit
vd-has-chosen = a choisi
vd-new-goods = Nouveau fret pour
vd-last-income = Le dernier revenu

# Enchères

vd-your-bid = Votre offre
vd-less = Un de moins
vd-more = Un de plus
vd-less-five = Cinq de moins
vd-more-five = Cinq de plus
vd-of-mark = sur { $mark } marks
vd-if-win = À la place 1 ou 2
vd-when-shown = Quand les deux sont montrées
vd-if-pass = Si vous passez maintenant
vd-pay-keep = payer { $pay }, garder { $keep }
vd-place-pay-keep = place { $place }, payer { $pay }, garder { $keep }
vd-cheapest = Le tronçon libre le moins cher coûte { $cost }.
vd-no-bid-yet = Vous n’avez rien offert.
vd-last-is-free = La dernière place ne paie rien.
vd-full-of = votre dernière offre { $bid } en entier
vd-half-of = la moitié de votre dernière offre { $bid }
vd-bids-hint = Les places 1 et 2 paient leur offre, les autres la moitié ; à quatre ou plus, la dernière ne paie rien.
vd-bids-hint-two = Chacun offre 1 à 5 marks en secret. L’offre la plus haute est première, et les deux paient.
vd-ask-bid = Offrez au moins { $least }, ou passez pour la place { $place }
vd-ask-pass = Vous ne pouvez offrir plus : passez pour la place { $place }
vd-bid-why = L’ordre décide qui prend un groupe et pose une voie en premier.
vd-equal-bids = Les deux ont offert { $bid } : offrez de nouveau. Vous avez { $cash } marks.
vd-bid-leads = { $name } mène avec { $bid }.
vd-do-bid = Offrir { $bid }
vd-pass-pay = Passer, payer { $price }

# Cartes de ligne

vd-groups = Groupes de lignes
vd-groups-hint = pris dans le nouvel ordre ; une carte pose une voie
vd-group-why = Chaque carte pose une voie sur un tronçon de sa forme ; pointez un groupe pour les voir. Vous avez { $cash } marks.
vd-lay-why = Vos cartes : { $routes }. Vous avez { $cash } marks ; le nombre est le prix du tronçon.
vd-groups-sort = formés de nouveau, carte par carte
vd-group-name = groupe { $number } : { $routes }
vd-group-taken = le groupe { $number } est pris
vd-to-sort = Cartes sans groupe
vd-free = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}
vd-from = dès { $cost }
vd-route-card = carte de ligne { $region }
vd-route-cards = Cartes de ligne
vd-track-hint = Tour de pose { $lap } sur { $laps } : posez une voie sur un tronçon au symbole d’une carte, ou perdez une carte.
vd-lose = Perdre
vd-lose-name = perdre la carte de ligne { $region } sans rien construire
vd-give = Donner
vd-give-name = donner la carte de ligne { $region }

# Transport

vd-this-transport = Ce transport
vd-pieces-of = { $pieces } voies sur { $reach }
vd-from-to = de { $from } à { $to }
vd-next-best = Ensuite, le mieux pour vous : { $field } { $gain }
vd-other-ways = Qui gagne par quel chemin
vd-transport-hint = Une pierre passe jusqu’à { $reach } voies vers une ville de sa couleur ; chaque voie rapporte 1 à son propriétaire.
vd-transport-why = Choisissez une ville allumée. Le nombre est le plus que ses pierres vous rapportent par { $reach } voies.
vd-ask-skip = Aucune pierre ne peut partir : renoncez et tirez une carte
vd-ask-skip-why = Aucune voie ne mène une pierre à une autre ville de sa couleur en { $reach } tronçons.
vd-transport-of = Transport { $number } sur 2.
vd-subsidised-transport = Transport avec la subvention.
vd-way-why = Confirmez, choisissez une autre ville allumée ou une voie, ou annulez pour une autre pierre.
vd-ask-way-blue = Bleu de { $from } à { $to } : { $gains }
vd-ask-way-violet = Violet de { $from } à { $to } : { $gains }
vd-ask-way-red = Rouge de { $from } à { $to } : { $gains }
vd-ask-way-yellow = Jaune de { $from } à { $to } : { $gains }
vd-would-gain = L’arrêtez-vous ? Elle rapporterait : { $gains }.
vd-confirm-way = Confirmer { $gain }
vd-skip = Renoncer, tirer une carte
vd-give-up = Abandonner
vd-decline = Ne rien faire
vd-leave = Y renoncer
vd-in-hand = en main : choisissez une ville allumée

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
vd-action-fast-locomotive = Un transport peut passer 7 voies.
vd-action-subsidy = Un transport de plus si vous êtes dernier.
vd-action-bargain = Un tronçon libre pour 5 marks et une carte de ligne.
vd-action-sabotage = Arrête une pierre qu’un autre déplace.
vd-action-extra-freight = Une pierre du sac dans une ville.
vd-action-all-new = Reforme les groupes avant les enchères.
vd-action-new-plan = Met une pierre dans une autre ville.

# La fin, et la table en mots

vd-final = Résultat
vd-final-hint = revenu moins obligations ; à égalité, le plus d’argent
vd-final-sum = { $income } − { $bonds }
vd-said-phase = Manche { $round }, phase { $phase }.
vd-said-player = { $name } : revenu { $income }, obligations { $bonds }, points { $score }, argent { $cash }. Voies : { $track }.

# Pendant que d’autres choisissent

vd-wait-bonds = { $name } décide des obligations
vd-wait-bid = { $name } fait une offre
vd-wait-group = { $name } choisit un groupe
vd-wait-sort = { $name } répartit les cartes de ligne
vd-wait-lay = { $name } pose une voie
vd-wait-transport = { $name } choisit un transport
vd-wait-place = { $name } déplace une pierre
vd-wait-answer = { $name } peut jouer une carte
vd-your-number = Vous êtes numéro { $number } sur { $players }.
