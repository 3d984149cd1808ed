# Les leçons d’une première partie.

lesson-volldampf-welcome = La carte
lesson-volldampf-welcome-1 = Les villes contiennent des cubes de marchandise. Un cube va par le rail dans une autre ville de sa couleur, et les joueurs posent les voies pour cela.
lesson-volldampf-welcome-2 = Chaque voie qu’un cube emprunte augmente de { $each } le revenu de son propriétaire.
lesson-volldampf-welcome-goal = Le plus de points après { $rounds } manches : votre revenu, moins vos obligations.
lesson-volldampf-bonds = De l’argent pour commencer
lesson-volldampf-bonds-1 = Une obligation rapporte tout de suite { $mark_each ->
    [one] { $mark_each } mark
   *[other] { $mark_each } marks
}. Elle coûte un mark à la fin de chaque manche et un point à la fin de la partie.
lesson-volldampf-bonds-2 = Prenez-en { $new_bonds } : vous aurez { $new_cash ->
    [one] { $new_cash } mark
   *[other] { $new_cash } marks
}, assez pour une offre et des voies.
lesson-volldampf-others = Ce que les autres ont fait
lesson-volldampf-others-1 = Obligations de { $first_seat } : { $first_bonds }, de { $second_seat } : { $second_bonds }. Tous ont besoin d’argent pour les premières voies.
lesson-volldampf-bid = Enchérir pour l’ordre
lesson-volldampf-bid-1 = Offrez { $bid }. Qui offre le plus est premier : premier à prendre des cartes de ligne, premier à déplacer des cubes.
lesson-volldampf-bid-2 = Les autres peuvent offrir plus ou passer. On paie quand tous sauf un ont passé.
lesson-volldampf-group = Prendre des cartes de ligne
lesson-volldampf-group-1 = Vous êtes premier et choisissez d’abord : prenez le groupe éclairé de { $routes ->
    [one] { $routes } carte
   *[other] { $routes } cartes
}.
lesson-volldampf-group-2 = Chaque carte vaut pour un tronçon qui porte son signe. Pointez un groupe pour voir ses tronçons sur la carte : ceux de ce groupe se touchent.
lesson-volldampf-lay = Poser des voies
lesson-volldampf-lay-1 = Posez une voie de { $from } à { $to } pour { $cost ->
    [one] { $cost } mark
   *[other] { $cost } marks
}. Vous en avez { $cash }.
lesson-volldampf-lay-2 = Cela utilise une de vos cartes. Chacun pose une voie, puis c’est de nouveau à vous.
lesson-volldampf-network = Allonger la ligne
lesson-volldampf-network-1 = Continuez de { $from } à { $to } pour { $cost ->
    [one] { $cost } mark
   *[other] { $cost } marks
}. Vous en avez { $cash }.
lesson-volldampf-network-2 = Plus un cube emprunte de vos voies à la suite, mieux c’est. Un transport utilise { $reach } voies au plus.
lesson-volldampf-stones = Les cubes en route
lesson-volldampf-stones-1 = Toutes les voies sont posées. Chacun déplace maintenant { $transports ->
        [one] { $transports } cube
       *[other] { $transports } cubes
    }, l’un après l’autre. Un cube peut aussi emprunter les voies des autres.
lesson-volldampf-transport = Votre premier transport
lesson-volldampf-transport-1 = Choisissez le cube { $colour ->
    [blue] bleu
    [violet] violet
    [red] rouge
   *[yellow] jaune
} à { $start } et envoyez-le par vos voies dans une autre ville de sa couleur.
lesson-volldampf-transport-2 = Toutes les voies de son chemin sont à vous : votre revenu augmente de { $gain }.
lesson-volldampf-rivals = Ce que les autres ont fait
lesson-volldampf-rivals-1 = Revenu de { $first_seat } : { $first_income }, de { $second_seat } : { $second_income }. Eux aussi ont déplacé des cubes sur leurs voies.
lesson-volldampf-again = À vous de choisir
lesson-volldampf-again-1 = Tous les cubes qui peuvent partir sont ouverts ; le nombre près d’un cube est ce qu’il vous rapporte. Bon choix ici : le cube { $colour ->
    [blue] bleu
    [violet] violet
    [red] rouge
   *[yellow] jaune
} à { $start }, +{ $gain }.
lesson-volldampf-again-2 = Au lieu de déplacer un cube, vous pouvez renoncer et tirer une carte d’action.
lesson-volldampf-again-own = À vous de choisir
lesson-volldampf-again-own-1 = Le nombre près d’un cube est ce qu’il vous rapporte. Vous pouvez aussi renoncer et tirer une carte d’action. Votre revenu : { $income }.
lesson-volldampf-scored-vd-beat-income = La banque verse à chacun son revenu : { $amount ->
    [one] { $amount } mark
   *[other] { $amount } marks
} pour vous.
lesson-volldampf-scored-vd-beat-dividends = Chaque obligation coûte un mark : { $amount ->
    [one] { $amount } mark
   *[other] { $amount } marks
} pour vous.
lesson-volldampf-end = La première manche est finie
lesson-volldampf-end-1 = Votre revenu est de { $income }, moins { $bonds } d’obligations : total { $points }. Il vous reste { $cash ->
    [one] { $cash } mark
   *[other] { $cash } marks
} pour la manche suivante.
lesson-volldampf-end-2 = La partie est à vous. Tout s’explique sur la table : pointez une chose, gardez le doigt dessus ou appuyez sur I.
