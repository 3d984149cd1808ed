# Les leçons d’une première partie.

lesson-glueck-auf-welcome = Votre mine
lesson-glueck-auf-welcome-1 = Voici vos voies pour les trains, votre rangée de berlines et votre dépôt. À votre tour, vous envoyez des ouvriers dans une zone et faites ce qu’elle montre.
lesson-glueck-auf-welcome-2 = On paie avec des cartes d’ouvriers. Vous avez les cartes { $hand } ; à la fin du poste, elles reviennent toutes.
lesson-glueck-auf-welcome-goal = Le plus de points après { $shifts } postes. Ils viennent surtout des trains qui partent avec une commande.
lesson-glueck-auf-order = Prendre une commande
lesson-glueck-auf-order-1 = Envoyez un ouvrier aux commandes. Vous recevez celle-ci : { $order }.
lesson-glueck-auf-order-2 = Le prix est ici de { $price }, puis de { $next_price } pour le suivant dans ce poste : chaque visite rend une zone plus chère d’un ouvrier.
lesson-glueck-auf-others = Ce que les autres ont fait
lesson-glueck-auf-others-1 = { $first_seat } a pris une berline, { $second_seat } une part.
lesson-glueck-auf-others-2 = Là où quelqu’un est passé, le prix a monté : une berline de cette pile coûte maintenant { $lorries_price }.
lesson-glueck-auf-engine = Tout train a besoin d’une locomotive
lesson-glueck-auf-engine-1 = Envoyez un ouvrier aux locomotives pour { $price } et placez la locomotive sur votre première voie.
lesson-glueck-auf-wagon = Un wagon pour le chargement
lesson-glueck-auf-wagon-1 = Prenez le wagon à la roue pour { $price } et placez-le sur la même voie, derrière la locomotive.
lesson-glueck-auf-wagon-2 = Un wagon ne va que sur les voies qui montrent son blason. Chaque wagon prend une carte de berline au même blason.
lesson-glueck-auf-price = Payer exactement
lesson-glueck-auf-price-1 = Quelqu’un est venu avant vous : une berline coûte { $price }. Le prix se paie exactement, avec des cartes dont la somme convient.
lesson-glueck-auf-lorry = Une berline au même blason
lesson-glueck-auf-lorry-1 = Prenez-la et payez avec la carte qui porte { $price }. Gardez vos cartes les plus basses : il vous en faut là où le prix est encore de { $delivery_price }.
lesson-glueck-auf-lorry-2 = La berline se met au bout de votre rangée. Elle montre la roue, comme votre wagon.
lesson-glueck-auf-mining = L’extraction charge le train
lesson-glueck-auf-mining-1 = Envoyez un ouvrier à cette carte d’extraction pour { $price }. Elle déplace des berlines ; une berline simple demande un pas.
lesson-glueck-auf-mining-2 = Chargez votre berline dans le wagon. Le train a alors tout ce qu’il lui faut.
lesson-glueck-auf-delivery = Faire partir le train
lesson-glueck-auf-delivery-1 = Il a une locomotive et autant de berlines que la commande en demande : { $size }. La livraison coûte { $price }.
lesson-glueck-auf-delivery-2 = Vous recevez { $order_points } pour la commande et { $lorry_points } pour la berline : +{ $gain }. Tout le train part avec elles.
lesson-glueck-auf-foreman = Le jeton de poste
lesson-glueck-auf-foreman-1 = Le dernier qui envoie des ouvriers à cette carte d’extraction reçoit le jeton de poste. Pour l’instant, ce serait { $foreman_seat }.
lesson-glueck-auf-token = Être le dernier ici
lesson-glueck-auf-token-1 = Envoyez des ouvriers ici pour { $price }. C’est permis même sans berline à déplacer.
lesson-glueck-auf-token-2 = Si personne ne vient après vous, le jeton est à vous : +{ $token_points }, et vous commencez le poste suivant.
lesson-glueck-auf-choice = À vous de choisir
lesson-glueck-auf-choice-1 = { $cards ->
    [0] Vous n’avez plus de cartes ouvriers.
   *[other] Ce que vous pouvez payer exactement est éclairé. Cartes en main : { $hand }.
}
lesson-glueck-auf-choice-2 = { $advice ->
    [lorry] Une bonne idée : cette berline pour { $price } : { $lorry }. Ses points sont à vous quand elle part avec un train.
    [order] Une bonne idée : cette commande pour { $price } : { $order }. Vous avez déjà une berline pour elle, et les cartes non utilisées ne rapportent rien.
   *[pass] Il ne reste rien que vous puissiez payer.
}
lesson-glueck-auf-choice-3 = Quand il ne reste rien d’utile, passez : vous êtes hors jeu jusqu’à la fin du poste. Il finit quand tous ont passé.
lesson-glueck-auf-choice-own = À vous de choisir
lesson-glueck-auf-choice-own-1 = { $cards ->
    [0] Vous n’avez plus de cartes ouvriers : passez.
   *[other] Cartes en main : { $hand }. Choisissez une zone éclairée, ou passez quand il ne reste rien d’utile.
}
lesson-glueck-auf-scored-points-tokens = Dernier à la carte d’extraction : { $foreman_seat }. Le jeton de poste vaut +{ $token_points }.
lesson-glueck-auf-end = Le premier poste est fini
lesson-glueck-auf-end-1 = Votre total : { $score }. Toutes les cartes d’ouvriers sont revenues en main, et tous les prix repartent du début.
lesson-glueck-auf-end-2 = La partie est à vous. Tout s’explique sur la table : pointez une chose, gardez le doigt dessus ou appuyez sur I.
