# Légendes du plateau

rr-track = Rails
rr-locomotives = Locomotives et usines
rr-industry = Industrie
rr-yard = Dépôt
rr-order = Ordre du tour
rr-order-hint = places, et points pour passer
rr-order-last = dernière manche : industrie
rr-order-to-come = L’ordre est d’abord tiré au sort.
rr-engineers = Ingénieurs
rr-engineers-hint = avancent d’une case par manche ; le plus à la fin : 40, deuxième : 20
rr-cards = Cartes ?
rr-end-stack = Fin de partie, reste { $count }
rr-no-limit = sans limite
rr-first = 1er
rr-second = 2e
rr-for-all = { $field } · pour tous
rr-hire = à engager
rr-hired = engagé
rr-passed = a passé
rr-stacks = Locomotives restantes
rr-stack = Locomotive { $number } : reste { $count }.
rr-no-locomotives = Il ne reste aucune locomotive.
rr-returned = Usines rendues
rr-none-returned = aucune rendue
rr-boarded-up = { $what }, condamnée à 2 joueurs
rr-stands-there = ici : { $names }
rr-place = Place { $place } : { $name }, { $points } points pour passer.
rr-engineer-waits = { $engineer }, attend sur la case { $field }.

# Légendes d’un réseau

rr-your-railway = Votre réseau
rr-railway = Réseau
rr-railway-of = Le réseau de { $name }
rr-enlarge = Montrer le réseau de { $name }.
rr-rivals = Les réseaux des autres
rr-workers-left = { $left } ouvriers sur { $all }
rr-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
rr-round-scoring = Décompte actuel
rr-this-turn = { $points } ce tour
rr-reach = portée { $reach }
rr-locomotive = Locomotive { $number }
rr-place-free = Place libre pour une locomotive
rr-own-engineers = Ingénieurs engagés
rr-end-cards = { $count ->
    [one] { $count } carte de fin
   *[other] { $count } cartes de fin
}
rr-industry-hint = valeur de la case
rr-tokens = Jetons ?
rr-tokens-earned = { $count ->
    [0] aucun gagné
   *[other] { $count } sur 4 gagnés
}
rr-token-used = utilisé
rr-token-left = à choisir
rr-token-steps = jusqu’à 4 pas
rr-token-industry = 5 industrie
rr-token-marker = 2e marqueur
rr-token-doublers = 3 doubleurs
rr-token-revaluation = revalorisation
rr-token-medal = médaille de Kiev
rr-token-cards = carte + fin
rr-colour-black = noir
rr-colour-grey = gris
rr-colour-brown = brun
rr-colour-natural = beige
rr-colour-white = blanc
rr-piece-at = { $colour } sur { $space }
rr-marker-at = Marqueur en position { $position }
rr-space-number = Case { $space }
rr-position = Position { $position }
rr-gap-empty = Un vide : il faut d’abord une usine.
rr-industry-token = Un jeton ? pour le premier marqueur qui arrive ici.
rr-industry-value = { $points ->
    [one] { $points } point
   *[other] { $points } points
} à chaque décompte.
rr-line-twice = ligne ×2
rr-short-trans-siberian = TS
rr-short-st-petersburg = SP
rr-short-kiev = K

# Récompenses sous les cases

rr-reward-colour = Les rails de couleur { $colour } entrent en jeu.
rr-reward-worker = Un ouvrier de plus, pour toujours.
rr-reward-token = Un jeton ?.
rr-reward-star = { $points ->
    [one] { $points } point
   *[other] { $points } points
} à chaque décompte.
rr-reward-station = { $points } points, une fois.
rr-reward-doubling = Cette ligne compte double à chaque décompte.
rr-reward-medal = { $points } points à chaque décompte.
rr-reward-earned = Acquis.
rr-lacks-track = Il manque : { $colour } sur la case { $space }.
rr-lacks-reach = Il manque : une locomotive de portée { $space }.
rr-lacks-medal = Il manque : la médaille de Kiev, un de vos jetons ?.

# Cartes de fin de partie

rr-end-choice = Fin de partie
rr-end-choice-hint = Les autres voient que vous gardez une carte, pas laquelle. Le nombre est sa valeur actuelle.
rr-worth-now = { $points } à présent
rr-end-majority = majorité d’ingénieurs
rr-ten-points = 10 points à la place
rr-at-once = tout de suite

# Ce qui est demandé

rr-ask-turn = À vous : placez des ouvriers sur une case allumée
rr-ask-turn-why = Reste { $workers }{ $coin ->
    [yes] { "" } et { $coins } ; une pièce peut remplacer un ouvrier.
   *[no] .
} Ou passez pour { $points ->
    [0] aucun point
   *[other] { $points } points
} et sortez de la manche.
rr-ask-turn-left = Reste { $workers } et { $coins }
rr-ask-pass = Plus rien ne vous est ouvert : passez
rr-ask-pass-why = Reste { $workers } et { $coins }. Pointez une case pour voir pourquoi elle est fermée.
rr-ask-pay = Comment payez-vous : { $what } ?
rr-ask-pay-why = Une pièce est dépensée, les ouvriers reviennent à la fin de la manche.
rr-ask-step = { $more ->
    [yes] { $part } : encore { $count } pas
   *[no] { $part } : { $count } pas
}
rr-ask-parts = À faire : { $parts }
rr-step-black = Noir
rr-step-grey = Gris
rr-step-brown = Brun
rr-step-natural = Beige
rr-step-white = Blanc
rr-step-black-or-grey = Noir ou gris
rr-step-any = Couleur au choix
rr-step-industry = Marqueur d’industrie
rr-ask-lit = Le nombre sur une case allumée s’ajoute à chaque manche.
rr-ask-in-part = Vous pouvez en rester là.
rr-ask-lay-why = Sur une place libre, ou à la place d’une plus faible, qui va ailleurs.
rr-ask-exchange-why = Les cinq vides sont pleins. L’ancienne usine est rendue.
rr-ask-again-why = Une case pour un ouvrier que vous avez utilisée dans cette manche.
rr-ask-move-on-why = Vers une case libre pour un ouvrier, sans autre coût.
rr-ask-pick-token-why = Chacun sert une fois dans la partie.
rr-ask-pick-card-why = Chaque carte sert une fois dans la partie. Une carte de fin suit.
rr-ask-take-end-card-why = Vous seul voyez les cartes.
rr-ask-bonus-why = Le dernier de l’ordre choisit d’abord ; le premier n’en a pas.
rr-pass = Passer, { $points }
rr-done = En rester là

# Onglets et colonnes

rr-tab-board = Plateau
rr-tab-mat = Mon réseau
rr-tab-rivals = Rivaux
rr-score-final = par source
rr-points-other = Autres points
rr-points-other-short = Autre
points-trans-siberian-short = T‑Sib
points-st-petersburg-short = St P
points-kiev-short = Kiev
points-industry-short = Ind
points-turns-short = Tours
points-end-cards-short = Fin
points-engineers-short = Ing

# La table en mots

rr-description = La table en mots
rr-none = aucun
rr-say-round = Manche { $round } sur { $rounds }. Ordre du tour : { $order }.
rr-say-nobody = Personne n’a encore placé d’ouvrier.
rr-say-placed = { $name } occupe : { $space }.
rr-say-supply = { $name } a { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} et { $doublers ->
    [one] { $doublers } doubleur
   *[other] { $doublers } doubleurs
}.
rr-say-line = { $line } : { $pieces } ; portée { $reach }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rr-say-industry = Industrie : position { $position } ; usines : { $factories }.
rr-say-engineers = Ingénieurs : { $engineers } ; jetons ? : { $tokens } ; cartes de fin : { $cards }.
