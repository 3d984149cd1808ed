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
action-all-new = Tout neuf
action-new-plan = Nouveau plan

symbol = { $id } ({ $colour } { $shape })
segment = { $id } { $from }–{ $to }

points-transports = Transports
points-bonds = Obligations
points-steps-back = Pas en arrière

# Ce qui est demandé

ask-nothing = La partie est finie.
ask-dealer = Une carte est retournée.
ask-fill = Une pierre est tirée du sac.
ask-routes = Les cartes de ligne sont posées.
ask-freight = Une pierre est tirée du sac.
ask-issue = Combien d’obligations émettez-vous ? Vous avez { $cash } marks ; il reste des obligations pour { $left }.
ask-secret-bonds = Combien d’obligations émettez-vous ? Personne ne le voit avant que les deux aient choisi. Vous avez { $cash } marks.
ask-secret-bids = Combien offrez-vous pour la première place ? Personne ne le voit avant que les deux aient choisi. Vous avez { $cash } marks.
ask-bid = { $highest ->
    [-1] Quelle est votre première offre pour l’ordre ? Vous avez { $cash } marks.
   *[other] L’offre la plus haute est { $highest }. Offrez-vous plus, ou passez-vous ? Vous avez { $cash } marks.
}
ask-all-new = Répartissez-vous les cartes de ligne de la table en nouveaux groupes ?
ask-sort = Quelle carte va ensuite dans le groupe { $group } ?
ask-take-group = Quel groupe de cartes de ligne prenez-vous ?
ask-lay = Où posez-vous une voie ? Vous avez les cartes de ligne { $routes } et { $cash } marks.
ask-bargain-card = Quelle carte de ligne donnez-vous pour la bonne affaire ? Vous avez { $routes }.
ask-bargain-segment = Où posez-vous une voie pour { $cost } marks ?
ask-transport = Quelle pierre déplacez-vous ? C’est votre transport { $number } sur 2 ; elle peut passer { $reach } voies.
ask-subsidised = Quelle pierre déplacez-vous avec la subvention ? Elle peut passer { $reach } voies.
ask-subsidised-helped = Aucune pierre ne peut encore partir. Jouez d’abord une carte qui aide, ou laissez la subvention se perdre.
ask-step = La pierre ({ $colour }) venue de { $start } est à { $place }, après { $pieces } voies sur { $reach }. Où va-t-elle ?
ask-sabotage = { $seat } déplace la pierre ({ $colour }) de { $start } à { $place }. L’arrêtez-vous ?
ask-subsidy = Vous êtes dernier. Faites-vous un transport de plus ?
ask-unload = Où mettez-vous la pierre ({ $colour }) ?
ask-plan = Quelle pierre mettez-vous dans une autre ville ?
ask-replace = Où va la pierre ({ $colour }) de { $start } ?
ask-rob = Il ne reste aucune carte d’action. À qui en tirez-vous une ?

# Coups

move-pass = passer
move-decline = ne rien faire
move-skip = renoncer à ce transport et prendre une carte d’action
move-lapse = abandonner le transport
move-deliver = livrer la pierre à { $field }, par { $pieces ->
    [one] une voie
   *[other] { $pieces } voies
}, dont { $own } à vous
move-deliver-here = livrer la pierre
move-fast-locomotive = jouer { $action } : jusqu’à 7 voies
move-subsidy = jouer { $action } : un transport de plus
move-bargain = jouer { $action } : un tronçon au choix pour 5 marks
move-sabotage = jouer { $action } : cette pierre reste
move-extra-freight = jouer { $action } : une pierre du sac dans une ville au choix
move-all-new = jouer { $action } : trier les cartes de ligne
move-new-plan = jouer { $action } : une pierre dans une autre ville
move-lose = perdre la carte de ligne { $route } et ne rien construire
move-route = donner la carte de ligne { $route }
move-sort = mettre { $route } dans le groupe
move-group = prendre le groupe { $group } : { $routes }
move-rob = tirer une carte à { $seat }
move-stone = la pierre ({ $colour }) de { $field }
move-field = { $field }
move-track = poser une voie sur { $segment } pour { $cost } marks
move-step = par { $segment } vers { $place } ; la voie est à { $seat }
move-no-segment = le tronçon { $number }, que ce plan n’a pas
move-bonds = { $bonds ->
    [0] aucune obligation
    [one] une obligation pour { $mark } marks
   *[other] { $bonds } obligations pour { $mark } marks
}
move-bid = offrir { $bid } marks
move-draw-stone = tirer une pierre : { $colour }
move-goods = retourner la carte de marchandises { $card } : { $fields }
move-draw-route = tirer la carte de ligne { $route }
move-draw-action = tirer { $action }
move-draw-hidden = tirer une carte d’action
move-bonds-hidden = choisir des obligations en secret
move-bid-hidden = offrir en secret

# Ce qui s’est passé

event-round = La manche { $round } commence.
event-stone = Une pierre ({ $colour }) pour { $field }.
event-bag-empty = Le sac est vide : { $fields ->
    [one] une ville ne reçoit
   *[other] { $fields } villes ne reçoivent
} aucune pierre.
event-goods = Carte de marchandises { $card } : { $fields }.
event-route = Carte de ligne { $route } pour le groupe { $group }.
event-draw = { $seat } prend une carte d’action.
event-drawn = Votre carte : { $action }.
event-shuffle = Les cartes d’action jouées sont mélangées.
event-no-card = Il n’y a pas de carte d’action pour { $seat }.
event-rob = { $seat } tire une carte de la main de { $other_seat }.
event-robbed = Vous perdez : { $action }.
event-action = { $seat } joue { $action }.
event-plan = { $seat } met la pierre ({ $colour }) de { $start } à { $field }.
event-sealed = { $seat } a choisi.
event-bonds = { $bonds ->
    [0] { $seat } n’émet aucune obligation.
    [one] { $seat } émet une obligation pour { $mark } marks.
   *[other] { $seat } émet { $bonds } obligations pour { $mark } marks.
}
event-bid = { $seat } offre { $bid }.
event-pass = { $seat } passe.
event-order = { $seat } est numéro { $number } et paie { $price } marks.
event-equal-bids = Les deux offrent { $bid } ; ils offrent de nouveau.
event-order-stays = L’ordre reste le même.
event-group-sorted = Le groupe { $group } est maintenant { $routes }.
event-group = { $seat } prend le groupe { $group } : { $routes }.
event-track = { $seat } pose une voie sur { $segment } pour { $cost } marks.
event-lost = { $seat } perd la carte de ligne { $route }.
event-announce = { $seat } déplace la pierre ({ $colour }) de { $start } à { $field } par { $pieces ->
    [one] une voie.
   *[other] { $pieces } voies.
}
event-gain = { $seat } gagne { $gain } et a un revenu de { $income }.
event-skip = { $seat } ne déplace aucune pierre.
event-freight = { $seat } tire une pierre : { $colour }.
event-income = { $seat } reçoit { $income } marks, paie { $dividend } de dividende et a { $cash } marks.
event-back = { $seat } ne peut payer { $missing } marks et recule de { $steps } sur la piste.

# Pourquoi pas

why-over = la partie est finie
why-unseen = c’est ainsi que les autres voient un coup caché
why-dealing = des cartes ou des pierres sont tirées
why-dealer-only = c’est le hasard qui le tire
why-not-now = c’est pour : { $time }
why-bid-low = l’offre la plus haute est { $highest }
why-bid-cash = il y a { $cash } marks pour offrir
why-secret-bid = une offre secrète va de { $least } à { $most } marks
why-secret-bonds = au plus { $most } obligations à la fois
why-bonds-left = il reste des obligations pour { $left }, pas { $bonds }
why-open-first = quelqu’un doit ouvrir les enchères
why-no-segment = ce plan n’a pas ce tronçon
why-no-field = ce plan n’a pas cette ville
why-taken = sur { $segment } il y a une voie de { $seat }
why-no-route = { $segment } demande la carte de ligne { $route }
why-cost = cela coûte { $cost } marks et il y en a { $cash }
why-first-stop = la pierre doit s’arrêter à { $field }
why-no-piece = aucune voie n’est posée sur { $segment }
why-elsewhere = la pierre est à { $place }, loin de { $segment }
why-reached = la pierre est déjà passée à { $place }
why-no-way = au-delà de { $segment } aucune ville de sa couleur n’est assez proche pour { $reach } voies
why-same-field = la pierre est déjà à { $field }
why-no-stone = il n’y a pas de pierre ({ $colour }) à { $field }
why-barred = la pierre ({ $colour }) de { $field } a été sabotée
why-no-delivery = de { $field } aucune voie ne mène à une autre ville de cette couleur ({ $colour }) en { $reach } voies au plus
why-no-seat = il n’y a pas de place { $number }
why-own-hand = une carte se tire chez quelqu’un d’autre
why-empty-hand = { $seat } n’a pas de carte d’action
why-no-group = le groupe { $group } n’est pas sur la table
why-no-such-route = la carte de ligne { $route } n’est pas en main
why-none-to-sort = il ne reste aucune carte { $route } à trier
why-in-secret = aucune carte ne se joue pendant que les deux choisissent en secret
why-no-action = { $action } n’est pas en main
why-bargain-cost = cela coûte { $cost } marks et il y en a { $cash }
why-fast-already = une locomotive rapide est déjà en route
why-bag-empty = le sac est vide
why-board-empty = il n’y a aucune pierre sur le plan
why-not-asked = personne n’est interrogé
why-subsidy-skip = un transport subventionné doit avoir lieu
why-subsidy-in-vain = aucune pierre ne peut être déplacée, même avec d’autres cartes en main
why-not-moved = la pierre n’a pas bougé
why-wrong-field = ce n’est pas une ville de cette couleur ({ $colour })

time-auction = les enchères
time-bonds = la phase des obligations
time-segment = la pose des voies et une pierre en route
time-field = une pierre que l’on met quelque part
time-stone = son propre transport
time-rob = une carte tirée d’une autre main
time-group = le choix des groupes
time-lose = un tour de pose
time-route = une bonne affaire et le tri
time-skip = le choix d’une pierre à déplacer
time-deliver = une pierre en route
time-fast-locomotive = son propre transport
time-subsidy = la fin des transports, pour le dernier sur la piste
time-bargain = son propre tour de pose
time-sabotage = le moment où quelqu’un d’autre déplace une pierre
time-extra-freight = son propre transport
time-all-new = le moment entre obligations et enchères
time-new-plan = son propre tour, avant l’action qui le termine
