# Légendes et phrases de la table dans le navigateur

# Zones

ga-market = Piles et cartes d’action
ga-lorries-1 = Berlines I
ga-lorries-2 = Berlines II
ga-wagons-1 = Wagons I
ga-wagons-2 = Wagons II
ga-engines = Locomotives
ga-orders = Commandes
ga-shares = Parts
ga-innovations = Innovations
ga-objectives = Objectifs
ga-mining-0-1 = Extraire 0/1
ga-mining-1-2 = Extraire 1/2
ga-mining-2-3 = Extraire 2/3
ga-delivery = Livraison
ga-wild = Action libre
ga-price-label = Prix
ga-next-price = Ensuite
ga-no-price = Gratuit
ga-nobody = libre
ga-empty = vide
ga-turning = la carte suivante est retournée
ga-price = { $workers ->
    [one] coûte { $workers } ouvrier
   *[other] coûte { $workers } ouvriers
}
ga-cards-left = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
ga-placed = placés : { $cards }
ga-known-below = Vous savez qu’au fond se trouvent : { $cards }
ga-token-goes = Le jeton de poste { $token } irait à { $name }
ga-shift-token = Jeton de poste
ga-goes-to = va à
ga-token-by-mining = dernier à extraire 0 ou 1
ga-token-by-start = débute ; personne n’a encore extrait 0 ou 1
ga-tray = Cartes regardées : { $pile }
ga-tray-own = Gardez-en une. Les autres vont sous la pile, dans cet ordre.
ga-tray-other = { $name } regarde ces cartes et en garde une.

# Sur les cartes

ga-card-steps = pas
ga-card-send = départ
ga-card-keep = 1 sur { $cards }
ga-card-track = voie { $tracks }
ga-card-type = type { $type }
ga-card-worker = ouvrier
ga-card-lorry = berline
ga-card-wagon = wagon
ga-card-engine = locomotive
ga-card-order = commande
ga-card-share = part
ga-card-mining = 1–{ $steps } pas
ga-card-delivery = livraison
ga-card-objective-shift = deux jetons
ga-card-objective-count = par objectif
ga-card-objective-engine = par loco
ga-card-objective-share = par part
ga-card-objective-order = commande
ga-card-objective-volume = { $lorries } berlines
ga-aim-shift = paires
ga-aim-count = objectifs
ga-aim-engine = locos
ga-aim-share = parts
ga-aim-order = commandes
ga-aim-volume = { $lorries } berlines

# Mines

ga-your-yard = Votre mine
ga-yard = Mine
ga-yard-of = La mine de { $name }
ga-start-player = débute
ga-has-passed = a passé
ga-enlarge = Agrandir la mine de { $name }
ga-wheel = roue
ga-clover = trèfle
ga-tower = tour
ga-fox = renard
ga-barracks = casernes
ga-furnaces = hauts fourneaux
ga-factories = usines
ga-steamboats = vapeurs
ga-any = tous
ga-none = rien
ga-track-of = Voie { $track } pour { $first } et { $second }
ga-no-engine = sans loco
ga-empty-wagon = { $wagon } vide
ga-loaded-wagon = { $wagon } avec { $lorry }
ga-lorries-aboard = { $lorries ->
    [0] aucune berline
    [one] { $lorries } berline
   *[other] { $lorries } berlines
}
ga-enough-for = assez pour { $place }, { $points }
ga-needs-engine = manque une loco
ga-order-needs = commandes dès { $lorries }
ga-steps = { $steps } pas
ga-load-into = { $lorry } dans { $wagon }, voie { $track }
ga-row = File d’extraction
ga-row-short = File
ga-row-note = l’avant part d’abord
ga-row-empty = pas encore de berline
ga-storage = Dépôt
ga-storage-note = puis en wagon, mêmes pas
ga-storage-empty = vide
ga-store = stocker
ga-store-name = { $lorry } au dépôt
ga-steps-may-stop = { $made } pas faits, { $most } au plus
ga-steps-must = { $made } pas faits, fin après { $least }–{ $most }
ga-workers = Ouvriers
ga-workers-left = { $left } sur { $total } restants
ga-worker-card = { $workers ->
    [one] carte de { $workers } ouvrier
   *[other] carte de { $workers } ouvriers
}
ga-orders-hand = Commandes en main
ga-innovations-hand = Innovations en main
ga-secret = secrètes
ga-known-to-all = Tous ont vu cette carte
ga-no-orders = aucune commande
ga-no-innovations = aucune
ga-as = vaut { $workers }
ga-innovation-as = { $card }, vaut { $workers }
ga-delivered = Livré
ga-points-so-far = { $points ->
    [one] { $points } point à ce jour
   *[other] { $points } points à ce jour
}
ga-no-order = sans commande
ga-n-workers = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
ga-n-orders = { $count ->
    [one] { $count } commande
   *[other] { $count } commandes
}
ga-n-innovations = { $count ->
    [one] { $count } innovation
   *[other] { $count } innovations
}
ga-n-shares = { $count ->
    [one] { $count } part
   *[other] { $count } parts
}
ga-n-objectives = { $count ->
    [one] { $count } objectif
   *[other] { $count } objectifs
}

# Points et onglets

ga-score-caption = si la partie finissait ici
ga-score-final = à la fin
ga-score-goals = Jetons de poste, objectifs
ga-score-goals-short = Poste, obj
points-tokens-short = Poste
points-objectives-short = Obj
ga-tab-market = Marché
ga-tab-yard = Ma mine
ga-tab-rivals = Rivaux

# Ce qui est demandé

ga-ask-turn = Envoyez des ouvriers dans une zone éclairée
ga-ask-turn-why = { $workers ->
    [one] Il reste { $workers } ouvrier
   *[other] Il reste { $workers } ouvriers
} ; un prix se paie exactement. { $innovations ->
    [0] Ou passez pour ce poste.
   *[other] Vous pouvez d’abord jouer une innovation, ou passer pour ce poste.
}
ga-ask-turn-on = Envoyez maintenant des ouvriers dans une zone éclairée
ga-ask-turn-on-why = { $workers ->
    [one] Il reste { $workers } ouvrier. Une autre innovation peut venir d’abord.
   *[other] Il reste { $workers } ouvriers. Une autre innovation peut venir d’abord.
}
ga-ask-turn-on-innovation = Jouez une autre innovation
ga-ask-turn-on-innovation-why = Aucune zone ne vous est encore ouverte ; une innovation éclairée en ouvre une à vos ouvriers.
ga-ask-turn-innovation = Jouez une innovation, ou passez
ga-ask-turn-innovation-why = Aucune zone ne vous est encore ouverte ; une innovation éclairée en ouvre une à vos ouvriers.
ga-ask-turn-pass = Aucune zone ne vous est ouverte : passez
ga-ask-turn-pass-why = Pointez une zone pour en voir la raison. Vous gardez les ouvriers en main.
ga-ask-pay = { $workers ->
    [one] Placez { $workers } ouvrier
   *[other] Placez { $workers } ouvriers
}
ga-ask-pay-why = Prix de { $area } : exactement { $price }. Les grandes cartes avant les petites, les innovations en dernier.
ga-ask-pay-ones = { $cards ->
    [one] Placez encore une innovation
   *[other] Placez encore { $cards } innovations
}
ga-ask-pay-ones-why = Chacune vaut 1 ouvrier.
ga-ask-take-a-lorry = Prenez une berline d’une pile éclairée
ga-ask-take-a-wagon = Prenez un wagon d’une pile éclairée
ga-ask-take-why = L’innovation paie ; aucun prix ne monte.
ga-ask-place = Sur une voie : { $card }
ga-ask-place-wagon = Un wagon reste sur sa voie jusqu’au départ du train.
ga-ask-place-engine = Une locomotive par voie. Les trains d’un même type peuvent partir ensemble.
ga-ask-wild = Regardez une pile éclairée
ga-ask-wild-why = Vous voyez ses quatre premières cartes et en gardez une. Personne d’autre ne les voit.
ga-ask-keep = Gardez une de ces cartes
ga-ask-keep-why = Les autres vont sous la pile, dans l’ordre où vous les avez tirées.
ga-ask-mine = Dans un wagon ou au dépôt : { $lorry }
ga-ask-mine-stored = Dans un wagon éclairé : { $lorry }
ga-ask-mine-other = Ou prenez une autre berline éclairée.
ga-ask-mine-plain = Extraction
ga-ask-mine-must = { $made ->
    [0] Encore { $least } au moins.
   *[other] { $made } pas faits. Encore { $least } au moins.
}
ga-ask-mine-may = { $made ->
    [0] Encore { $most } pas au plus, ou arrêtez ici.
   *[other] { $made } pas faits. Encore { $most } au plus, ou arrêtez ici.
}
ga-ask-deliver = Faites partir un train
ga-ask-deliver-why = Le train entier part avec une commande de votre main.
ga-ask-deliver-more = Faites partir un autre train, ou arrêtez
ga-ask-deliver-more-why = Seuls les trains avec une locomotive de type { $type } peuvent partir.
ga-ask-assign = Quelle commande part avec le train de la voie { $track } ?
ga-ask-assign-why = { $lorries ->
    [one] Il porte { $lorries } berline.
   *[other] Il porte { $lorries } berlines ; ce que la commande ne demande pas est perdu.
}
ga-ask-afterwards = Jouez une innovation, ou finissez votre tour
ga-ask-afterwards-why = Votre action d’ouvriers est faite.
ga-do-pass = Passer pour ce poste
ga-do-stop = Arrêter ici
ga-do-no-more = Plus de train
ga-do-end = Finir le tour
ga-do-done = Terminé

# À lire à voix haute

ga-described = La table en mots
ga-describe-yard = { $name } : { $points } points, { $workers } ouvriers restants.
ga-describe-track = Voie { $track } : { $engine } ; wagons : { $wagons }.
