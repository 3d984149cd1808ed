# Choses

colour-blue = bleu
colour-violet = violet
colour-red = rouge
colour-yellow = jaune

action-fast-locomotive = Locomotive rapide
action-subsidy = Subvention
action-bargain = Bonne affaire
action-sabotage = Sabotage
action-extra-freight = Fret supplémentaire
action-all-new = Nouvelle donne
action-new-plan = Nouveau plan

symbol = { $id } ({ $shape ->
    [octagon] octogone
    [circle] cercle
    [square] carré
    [hexagon] hexagone
    [diamond] losange
    [triangle] triangle
   *[other] { $shape }
} { $colour ->
    [green] vert
    [orange] orange
    [brown] marron
    [grey] gris
    [turquoise] turquoise
    [pink] rose
   *[other] { $colour }
})
segment = { $id } { $from }–{ $to }

points-transports = Transports
points-bonds = Obligations
points-steps-back = Pas en arrière

# Ce qui est demandé

ask-nothing = La partie est finie.
ask-dealer = Une carte est retournée.
ask-fill = Un cube est tiré du sac.
ask-routes = Les cartes de ligne sont posées.
ask-freight = Un cube est tiré du sac.
ask-issue = Combien d’obligations émettez-vous ? Vous avez { $cash ->
    [one] { $cash } mark
   *[other] { $cash } marks
} ; il reste en tout des obligations pour une valeur nominale de { $left }.
ask-secret-bonds = Combien d’obligations émettez-vous ? Personne ne le voit avant que les deux aient choisi. Vous avez { $cash ->
    [one] { $cash } mark
   *[other] { $cash } marks
}.
ask-secret-bids = Combien offrez-vous pour la première place ? Personne ne le voit avant que les deux aient choisi. Vous avez { $cash ->
    [one] { $cash } mark
   *[other] { $cash } marks
}.
ask-bid = { $highest ->
    [-1] Quelle est votre première offre pour l’ordre ?
   *[other] L’offre la plus haute est { $highest }. Offrez-vous plus, ou passez-vous ?
} Vous avez { $cash ->
    [one] { $cash } mark
   *[other] { $cash } marks
}.
ask-all-new = Répartissez-vous les cartes de ligne de la table en nouveaux groupes ?
ask-sort = Quelle carte va ensuite dans le groupe { $group } ?
ask-take-group = Quel groupe de cartes de ligne prenez-vous ?
ask-lay = Où posez-vous une voie ? Vous avez les cartes de ligne { $routes } et { $cash ->
    [one] { $cash } mark
   *[other] { $cash } marks
}.
ask-bargain-card = Quelle carte de ligne donnez-vous pour la bonne affaire ? Vous avez { $routes }.
ask-bargain-segment = Où posez-vous une voie pour { $cost } marks ?
ask-transport = Quel cube déplacez-vous ? C’est votre transport { $number } sur 2 ; le cube peut emprunter jusqu’à { $reach } voies.
ask-subsidised = Quel cube déplacez-vous avec la subvention ? Il peut emprunter jusqu’à { $reach } voies.
ask-subsidised-helped = Aucun cube ne peut encore partir. Jouez d’abord une carte qui aide, ou laissez perdre la subvention.
ask-step = Le cube ({ $colour }) venu de { $start } est à { $place }, après { $pieces ->
    [one] { $pieces } voie
   *[other] { $pieces } voies
} sur { $reach }. Où va-t-il ?
ask-sabotage = { $seat } déplace le cube ({ $colour }) de { $start } à { $place }. L’arrêtez-vous ?
ask-subsidy = Vous êtes dernier. Faites-vous un transport de plus ?
ask-unload = Où mettez-vous le cube ({ $colour }) ?
ask-plan = Quel cube mettez-vous dans une autre ville ?
ask-replace = Où va le cube ({ $colour }) de { $start } ?
ask-rob = Il ne reste aucune carte d’action. À qui en tirez-vous une ?

# Coups

move-pass = passer
move-decline = ne rien faire
move-skip = renoncer à ce transport et prendre une carte d’action
move-lapse = abandonner le transport
move-deliver = livrer le cube à { $field }, par { $pieces ->
    [one] une voie
   *[other] { $pieces } voies
}, dont { $own } à vous
move-deliver-here = livrer le cube
move-fast-locomotive = jouer { $action } : jusqu’à 7 voies
move-subsidy = jouer { $action } : un transport de plus
move-bargain = jouer { $action } : un tronçon au choix pour 5 marks
move-sabotage = jouer { $action } : ce cube reste sur place
move-extra-freight = jouer { $action } : un cube du sac dans une ville au choix
move-all-new = jouer { $action } : répartir à nouveau les cartes de ligne
move-new-plan = jouer { $action } : un cube dans une autre ville
move-lose = perdre la carte de ligne { $route } et ne rien construire
move-route = donner la carte de ligne { $route }
move-sort = mettre { $route } dans le groupe
move-group = prendre le groupe { $group } : { $routes }
move-rob = tirer une carte à { $seat }
move-stone = le cube ({ $colour }) de { $field }
move-field = { $field }
move-track = poser une voie sur { $segment } pour { $cost ->
    [one] { $cost } mark
   *[other] { $cost } marks
}
move-step = par { $segment } vers { $place } ; la voie est à { $seat }
move-no-segment = le tronçon { $number }, que ce plan n’a pas
move-bonds = { $bonds ->
    [0] aucune obligation
    [one] une obligation pour { $mark } marks
   *[other] { $bonds } obligations pour { $mark } marks
}
move-bid = offrir { $bid ->
    [one] { $bid } mark
   *[other] { $bid } marks
}
move-draw-stone = tirer un cube : { $colour }
move-goods = retourner la carte de marchandises { $card } : { $fields }
move-draw-route = tirer la carte de ligne { $route }
move-draw-action = tirer { $action }
move-draw-hidden = tirer une carte d’action
move-bonds-hidden = choisir des obligations en secret
move-bid-hidden = offrir en secret

# Ce qui s’est passé

event-round = La manche { $round } commence.
event-stone = Un cube ({ $colour }) pour { $field }.
event-bag-empty = Le sac est vide : { $fields ->
    [one] une ville ne reçoit
   *[other] { $fields } villes ne reçoivent
} aucun cube.
event-goods = Carte de marchandises { $card } : { $fields }.
event-route = Carte de ligne { $route } pour le groupe { $group }.
event-draw = { $seat } prend une carte d’action.
event-drawn = Votre carte : { $action }.
event-shuffle = Les cartes d’action jouées sont mélangées.
event-no-card = Il n’y a pas de carte d’action pour { $seat }.
event-rob = { $seat } tire une carte de la main de { $other_seat }.
event-robbed = Vous perdez : { $action }.
event-action = { $seat } joue { $action }.
event-plan = { $seat } met le cube ({ $colour }) de { $start } à { $field }.
event-sealed = { $seat } a choisi.
event-bonds = { $bonds ->
    [0] { $seat } n’émet aucune obligation.
    [one] { $seat } émet une obligation pour { $mark } marks.
   *[other] { $seat } émet { $bonds } obligations pour { $mark } marks.
}
event-bid = { $seat } offre { $bid }.
event-pass = { $seat } passe.
event-order = { $seat } est numéro { $number } et paie { $price ->
    [one] { $price } mark
   *[other] { $price } marks
}.
event-equal-bids = Les deux offrent { $bid } ; ils offrent de nouveau.
event-order-stays = L’ordre reste le même.
event-group-sorted = Le groupe { $group } est maintenant { $routes }.
event-group = { $seat } prend le groupe { $group } : { $routes }.
event-track = { $seat } pose une voie sur { $segment } pour { $cost ->
    [one] { $cost } mark
   *[other] { $cost } marks
}.
event-lost = { $seat } perd la carte de ligne { $route }.
event-announce = { $seat } déplace le cube ({ $colour }) de { $start } à { $field } par { $pieces ->
    [one] une voie.
   *[other] { $pieces } voies.
}
event-gain = { $seat } : revenu +{ $gain }, désormais { $income }.
event-skip = { $seat } ne déplace aucun cube.
event-freight = { $seat } tire un cube : { $colour }.
event-income = { $seat } reçoit { $income ->
    [one] { $income } mark
   *[other] { $income } marks
}, paie { $dividend } de dividende et a { $cash ->
    [one] { $cash } mark
   *[other] { $cash } marks
}.
event-back = { $seat } ne peut pas payer { $missing ->
    [one] { $missing } mark
   *[other] { $missing } marks
} et recule de { $steps } sur la piste des revenus.

# Pourquoi pas

why-over = la partie est finie
why-unseen = c’est ainsi que les autres voient un coup caché
why-dealing = des cartes ou des cubes sont en train d’être tirés
why-dealer-only = c’est le hasard qui en décide
why-not-now = cela se joue à un autre moment : { $time }
why-bid-low = l’offre la plus haute est { $highest }
why-bid-cash = vous avez { $cash ->
    [one] { $cash } mark
   *[other] { $cash } marks
} à offrir
why-secret-bid = une offre secrète va de { $least } à { $most } marks
why-secret-bonds = au plus { $most ->
    [one] { $most } obligation
   *[other] { $most } obligations
} à la fois
why-bonds-left = il reste des obligations pour une valeur nominale de { $left }, pas { $bonds }
why-open-first = quelqu’un doit ouvrir les enchères
why-no-segment = ce plan n’a pas ce tronçon
why-no-field = ce plan n’a pas cette ville
why-taken = sur { $segment } il y a une voie de { $seat }
why-no-route = { $segment } demande la carte de ligne { $route }
why-cost = cela coûte { $cost ->
    [one] { $cost } mark
   *[other] { $cost } marks
} et vous en avez { $cash }
why-first-stop = le cube doit s’arrêter à { $field }
why-no-piece = aucune voie n’est posée sur { $segment }
why-elsewhere = le cube est à { $place } et ne peut pas prendre { $segment }
why-reached = le cube est déjà passé par { $place }
why-no-way = au-delà de { $segment }, aucune ville de sa couleur n’est assez proche : { $reach } voies au plus
why-same-field = le cube est déjà à { $field }
why-no-stone = il n’y a pas de cube ({ $colour }) à { $field }
why-barred = le cube ({ $colour }) de { $field } a été saboté
why-no-delivery = de { $field }, on n’atteint aucune autre ville de cette couleur ({ $colour }) en { $reach } voies au plus
why-no-seat = il n’y a pas de place { $number }
why-own-hand = une carte se tire chez quelqu’un d’autre
why-empty-hand = { $seat } n’a pas de carte d’action
why-no-group = le groupe { $group } n’est pas sur la table
why-no-such-route = la carte de ligne { $route } n’est pas en main
why-none-to-sort = il ne reste aucune carte { $route } à répartir
why-in-secret = aucune carte ne se joue pendant que les deux choisissent en secret
why-no-action = { $action } n’est pas en main
why-bargain-cost = cela coûte { $cost } marks et vous en avez { $cash }
why-fast-already = une locomotive rapide est déjà en route
why-bag-empty = le sac est vide
why-board-empty = il n’y a aucun cube sur le plan
why-not-asked = ce n’est pas le moment
why-subsidy-skip = un transport subventionné doit avoir lieu
why-subsidy-in-vain = aucun cube ne peut être déplacé, même avec d’autres cartes en main
why-not-moved = le cube n’a pas bougé
why-wrong-field = ce n’est pas une ville de cette couleur ({ $colour })

time-auction = les enchères
time-bonds = la phase des obligations
time-segment = la pose des voies et un cube en route
time-field = un cube que l’on met quelque part
time-stone = votre propre transport
time-rob = une carte tirée d’une autre main
time-group = le choix des groupes
time-lose = un tour de pose
time-route = une bonne affaire et la nouvelle répartition
time-skip = le choix d’un cube à déplacer
time-deliver = un cube en route
time-fast-locomotive = votre propre transport
time-subsidy = la fin des transports, pour le dernier sur la piste des revenus
time-bargain = votre propre tour de pose
time-sabotage = le moment où quelqu’un d’autre déplace un cube
time-extra-freight = votre propre transport
time-all-new = le moment entre obligations et enchères
time-new-plan = votre propre tour, avant l’action qui le termine

# Lieux et régions : ce qui manque ici porte le nom de l’édition

place = { $word ->
    [hamburg] Hambourg
    [bremen] Brême
    [hannover] Hanovre
    [koeln] Cologne
    [dresden] Dresde
    [frankfurt] Francfort
    [nuernberg] Nuremberg
    [muenchen] Munich
    [kopenhagen] Copenhague
    [warschau] Varsovie
    [prag] Prague
    [bruessel] Bruxelles
    [london] Londres
    [koblenz] Coblence
    [wuerzburg] Wurtzbourg
   *[other] { $name }
}
region = { $word ->
    [norden] Nord
    [nordosten] Nord-Est
    [westen] Ouest
    [mitte] Centre
    [suedosten] Sud-Est
    [suedwesten] Sud-Ouest
   *[other] { $name }
}
