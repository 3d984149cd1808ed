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
ga-token-by-start = commence ; personne n’a encore extrait 0 ou 1
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
ga-start-player = commence
ga-lantern = Lanterne du premier joueur
ga-has-passed = a passé
ga-enlarge = Agrandir la mine de { $name }
ga-wheel = roue
ga-clover = trèfle
ga-tower = tour
ga-fox = renard
ga-barracks = immeubles
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
ga-enough-for = suffit : { $place }, { $points }
ga-needs-engine = manque une loco
ga-order-needs = { $lorries ->
    [one] commandes dès { $lorries } berline
   *[other] commandes dès { $lorries } berlines
}
ga-steps = { $steps } pas
ga-load-into = { $lorry } dans { $wagon }, voie { $track }
ga-row = File d’extraction
ga-row-short = File
ga-row-note = l’avant part d’abord
ga-row-empty = pas encore de berline
ga-storage = Dépôt
ga-storage-note = à charger plus tard, au même coût
ga-storage-empty = vide
ga-store = stocker
ga-store-name = { $lorry } au dépôt
ga-steps-may-stop = { $made ->
    [one] { $made } pas fait
   *[other] { $made } pas faits
}, { $most } au plus
ga-steps-must = { $made ->
    [one] { $made } pas fait
   *[other] { $made } pas faits
}, fin après { $least }–{ $most }
ga-workers = Ouvriers
ga-workers-left = { $left ->
    [one] reste { $left } sur { $total }
   *[other] restent { $left } sur { $total }
}
ga-worker-card = { $workers ->
    [one] carte de { $workers } ouvrier
   *[other] carte de { $workers } ouvriers
}
ga-cards-held = { $count ->
    [0] aucune carte d’ouvriers en main
    [one] carte d’ouvriers en main : { $cards }
   *[other] cartes d’ouvriers en main : { $cards }
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
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
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

ga-score-caption = si la partie finissait maintenant
ga-score-final = à la fin
ga-score-goals = Jetons de poste, objectifs
ga-score-goals-short = Poste, obj
points-tokens-short = Poste
points-objectives-short = Obj
ga-tab-market = Marché
ga-tab-yard = Ma mine
ga-tab-rivals = Adversaires

# Ce qui est demandé

ga-ask-turn = Envoyez des ouvriers dans une zone éclairée
ga-ask-turn-why = { $workers ->
    [one] Il vous reste { $workers } ouvrier
   *[other] Il vous reste { $workers } ouvriers
} ; un prix se paie exactement. { $innovations ->
    [0] Ou passez pour ce poste.
   *[other] Vous pouvez d’abord jouer une innovation, ou passer pour ce poste.
}
ga-ask-turn-on = Envoyez maintenant des ouvriers dans une zone éclairée
ga-ask-turn-on-why = { $workers ->
    [one] Il vous reste { $workers } ouvrier.
   *[other] Il vous reste { $workers } ouvriers.
} Vous pouvez d’abord jouer une autre innovation.
ga-ask-turn-on-innovation = Jouez une autre innovation
ga-ask-turn-on-innovation-why = Aucune zone ne vous est encore ouverte ; une innovation éclairée en ouvre une à vos ouvriers.
ga-ask-turn-innovation = Jouez une innovation, ou passez
ga-ask-turn-innovation-why = Aucune zone ne vous est encore ouverte ; une innovation éclairée en ouvre une à vos ouvriers.
ga-ask-turn-pass = Aucune zone ne vous est ouverte : passez
ga-ask-turn-pass-why = Pointez une zone pour voir pourquoi elle est fermée. Vous gardez les ouvriers en main.
ga-ask-pay = { $workers ->
    [one] Placez { $workers } ouvrier
   *[other] Placez { $workers } ouvriers
}
ga-ask-pay-why = Prix, { $area } : exactement { $price }. Les grandes cartes avant les petites, les innovations en dernier.
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
ga-ask-place-engine = Une locomotive par voie. Les trains au même type de locomotive peuvent partir ensemble.
ga-ask-wild = Regardez une pile éclairée
ga-ask-wild-why = Vous voyez ses quatre premières cartes et en gardez une. Personne d’autre ne les voit.
ga-ask-keep = Gardez une de ces cartes
ga-ask-keep-why = Les autres vont sous la pile, dans l’ordre où vous les avez tirées.
ga-ask-mine = Dans un wagon ou au dépôt : { $lorry }
ga-ask-mine-stored = Dans un wagon éclairé : { $lorry }
ga-ask-mine-other = Ou prenez une autre berline éclairée.
ga-ask-mine-plain = Extraction
ga-ask-mine-must = { $made ->
    [0] { "" }
    [one] { $made } pas fait.{ " " }
   *[other] { $made } pas faits.{ " " }
}Encore au moins { $least } pas.
ga-ask-mine-may = { $made ->
    [0] { "" }
    [one] { $made } pas fait.{ " " }
   *[other] { $made } pas faits.{ " " }
}Encore { $most } pas au plus, ou arrêtez là.
ga-ask-deliver = Faites partir un train
ga-ask-deliver-why = Le train entier part avec une commande de votre main.
ga-ask-deliver-more = Faites partir un autre train, ou arrêtez
ga-ask-deliver-more-why = Seuls les trains avec une locomotive de type { $type } peuvent partir.
ga-ask-assign = Quelle commande part avec le train de la voie { $track } ?
ga-ask-assign-why = { $lorries ->
    [one] Il porte { $lorries } berline.
   *[other] Il porte { $lorries } berlines ; ce qui dépasse la commande est perdu.
}
ga-ask-afterwards = Jouez une innovation, ou finissez votre tour
ga-ask-afterwards-why = Votre action d’ouvriers est faite.
ga-do-pass = Passer pour ce poste
ga-do-stop = S’arrêter là
ga-do-no-more = Plus de départ
ga-do-end = Finir le tour
ga-do-done = Terminé

# À lire à voix haute

ga-described = La table en mots
ga-describe-yard = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $workers ->
    [one] reste { $workers } ouvrier
   *[other] restent { $workers } ouvriers
}.
ga-describe-track = Voie { $track } : { $engine } ; wagons : { $wagons }.

# Le journal : ce qui s’est passé, en peu de mots ; un tour est une ligne, son début et ce qui suit.

log-shift-begins = Poste { $shift }
    .head = Poste { $shift }
log-sent = { $area }
    .more = { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }
log-paid = { "" }
log-paid-innovation = { $card } pour { $workers }
log-received = { $card }
log-received-secretly = { $kind }, cachée
log-placed = voie { $track }
log-turned-up = nouvelle carte : { $card }
    .head = Nouvelles cartes
    .item = { $card }
    .aside = nouvelle carte : { $card }
log-split = { $pile } partagée
    .head = { $pile } partagée
log-looked = coup d’œil : { $pile }
log-saw = vue : { $card }
log-stored = { $card } au dépôt
log-loaded = { $card } sur la voie { $track }
log-delivered = voie { $track } : { $card }
log-played-innovation = { $card }
log-passed = Passe
log-token-given = Jeton de poste { $token }
    .head = Jeton de poste
    .item = { $token } : { $seat }
log-game-over = Le dernier poste est fini
    .head = Le dernier poste est fini
short-lorries-1 = Berlines I
short-lorries-2 = Berlines II
short-wagons-1 = Wagons I
short-wagons-2 = Wagons II
short-engines = Locomotives
short-orders = Commandes
short-shares = Parts
short-innovations = Innovations
short-objectives = Objectifs
short-mining-0-1 = Extraction 0 ou 1
short-mining-1-2 = Extraction 1 ou 2
short-mining-2-3 = Extraction 2 ou 3
short-delivery = Livraison
short-wild = Action libre
short-wheel-1 = berline « roue » 1
short-wheel-2 = berline « roue » 2
short-clover-1 = berline « trèfle » 1
short-clover-2 = berline « trèfle » 2
short-tower-1 = berline « tour » 1
short-tower-2 = berline « tour » 2
short-fox-1 = berline « renard » 1
short-fox-2 = berline « renard » 2
short-barracks-1 = commande « immeubles » 1
short-furnaces-1 = commande « hauts fourneaux » 1
short-factories-1 = commande « usines » 1
short-steamboats-1 = commande « vapeurs » 1
short-barracks-2 = commande « immeubles » 2
short-furnaces-2 = commande « hauts fourneaux » 2
short-factories-2 = commande « usines » 2
short-steamboats-2 = commande « vapeurs » 2
short-barracks-3 = commande « immeubles » 3
short-furnaces-3 = commande « hauts fourneaux » 3
short-factories-3 = commande « usines » 3
short-steamboats-3 = commande « vapeurs » 3
short-barracks-4 = commande « immeubles » 4
short-furnaces-4 = commande « hauts fourneaux » 4
short-factories-4 = commande « usines » 4
short-steamboats-4 = commande « vapeurs » 4
short-engine-A = locomotive A
short-engine-B = locomotive B
short-engine-C = locomotive C
short-engine-D = locomotive D
short-workers-3 = 1 à 3 ouvriers
short-workers-4 = 1 à 4 ouvriers
short-workers-5 = 1 à 5 ouvriers
short-extra-lorry = prendre une berline
short-extra-wagon = prendre un wagon
short-extra-engine = prendre une locomotive
short-extra-order = prendre une commande
short-extra-share = prendre une part
short-extra-mining = 1 à 4 pas d’extraction
short-extra-delivery = une livraison
short-objective-shift = 3 points pour 2 jetons de poste
short-objective-count = 1 point par objectif
short-objective-engine-A = 2 points par locomotive de type A livrée
short-objective-engine-B = 2 points par locomotive de type B livrée
short-objective-engine-C = 2 points par locomotive de type C livrée
short-objective-engine-D = 2 points par locomotive de type D livrée
short-objective-share-barracks = 2 points par part « immeubles » attribuée
short-objective-share-furnaces = 2 points par part « hauts fourneaux » attribuée
short-objective-share-factories = 2 points par part « usines » attribuée
short-objective-share-steamboats = 2 points par part « vapeurs » attribuée
short-objective-order-barracks = 2 points par commande « immeubles » remplie
short-objective-order-furnaces = 2 points par commande « hauts fourneaux » remplie
short-objective-order-factories = 2 points par commande « usines » remplie
short-objective-order-steamboats = 2 points par commande « vapeurs » remplie
short-objective-volume-barracks = 4 points pour des commandes « immeubles » de 5 berlines en tout
short-objective-volume-furnaces = 4 points pour des commandes « hauts fourneaux » de 5 berlines en tout
short-objective-volume-factories = 4 points pour des commandes « usines » de 5 berlines en tout
short-objective-volume-steamboats = 4 points pour des commandes « vapeurs » de 5 berlines en tout

# Bulles d’aide : ce qu’est une chose, en une phrase

ga-tip-pile-lorry = La berline rejoint la fin de votre file d’extraction.
ga-tip-pile-wagon = Le wagon va sur une voie portant son blason et y reste jusqu’au départ du train.
ga-tip-pile-engine = La locomotive va sur une de vos voies sans locomotive ; sans elle, aucun train ne part.
ga-tip-pile-order = La commande va en main ; un train avec assez de berlines la remplit.
ga-tip-pile-share = Une part compte à la fin si vous avez rempli une commande de sa destination.
ga-tip-pile-innovation = L’innovation va en main : elle compte comme ouvriers ou donne une action.
ga-tip-pile-objective = L’objectif est posé devant vous, visible, et compte à la fin.
ga-tip-mining = Les berlines passent de la file ou du dépôt aux wagons ; vous faites l’un des deux nombres de pas.
ga-tip-delivery = Les trains avec locomotive partent, chacun avec une commande de votre main.
ga-tip-wild = Vous regardez les premières cartes d’une pile au choix et en gardez une.
ga-tip-pass = Vous ne jouez plus de ce poste ; vos cartes d’ouvriers restent en main.
ga-tip-stop = Vous terminez l’extraction avec les pas déjà faits.
ga-tip-no-more = Aucun autre train ne part pendant cette action.
ga-tip-end = Votre tour est fini ; vos innovations restent en main.
ga-tip-worker-card = Les cartes d’ouvriers paient le prix exact, seules ou ensemble, et reviennent après le poste.
ga-tip-worker-gone = Placée pendant ce poste ; la carte revient à la fin du poste.
ga-tip-price = Ce que la zone coûte maintenant ; chaque usage la renchérit d’un ouvrier.
ga-tip-lantern = Le premier joueur de ce poste ; le prochain jeton de poste dira qui commence le suivant.
ga-tip-shift-token = Il va au dernier joueur qui a envoyé des ouvriers à l’extraction 0/1, sinon au premier joueur.
ga-tip-track-plate = Wagons et berlines avec un de ces blasons vont sur cette voie ; les wagons joker, partout.
ga-tip-track = Ce qui se trouve sur une voie n’en change jamais.
ga-tip-train = Tout le train part, wagons vides et berlines en trop compris, et remplit une commande.
ga-tip-engine = Les trains dont les locomotives sont du même type peuvent partir ensemble.
ga-tip-no-engine = Sans locomotive, aucun train ne part d’ici.
ga-tip-wagon = Un wagon vide prend une carte de berline à son blason ; un joker, toute carte de la voie.
ga-tip-load = Une berline simple prend 1 pas, une double 2 ; chargée, elle y reste jusqu’au départ.
ga-tip-row = Seule la berline de tête peut bouger : la première prise.
ga-tip-storage = Toute carte du dépôt peut être chargée plus tard, au coût entier.
ga-tip-store = La berline de tête va au dépôt pour le même coût et libère la file.
ga-tip-order = Remplie par un train, elle rapporte ses points à la fin ; en main, rien.
ga-tip-innovation = Jouée avant ou après une action d’ouvriers ; puis elle quitte le jeu.
ga-tip-worker-innovation = Placée comme une carte d’ouvriers, elle compte pour un de ses nombres ; puis elle quitte le jeu.
ga-tip-kept = Vous gardez exactement une des cartes ; les autres vont sous la pile.
ga-tip-delivered = Seuls comptent les livraisons, parts, objectifs et jetons de poste.
ga-tip-points-lorries = Les berlines simples livrées rapportent ce qu’elles montrent.
ga-tip-points-orders = Chaque commande remplie rapporte ses points.
ga-tip-points-shares = Chaque part compte si elle a sa propre commande remplie de même destination.
ga-tip-points-tokens = Chaque jeton de poste rapporte 1 point.
ga-tip-points-objectives = Ce que ces objectifs rapporteraient maintenant.
ga-tip-points-total = Vos points si la partie finissait maintenant ; le plus grand total gagne.
