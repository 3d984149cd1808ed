# Légendes du plateau

rr-track = Rails
rr-locomotives = Locomotives et usines
rr-industry = Industrie
rr-yard = Dépôt
rr-order = Ordre du tour
rr-order-hint = places, et points si l’on passe
rr-order-last = dernière manche : industrie
rr-order-to-come = L’ordre est d’abord tiré au sort.
rr-engineers = Ingénieurs
rr-engineers-hint = avancent d’un emplacement par manche ; à la fin, le plus : 40, le deuxième : 20
rr-cards = Cartes « ? »
rr-end-stack = { $count ->
    [one] Fin de partie, reste { $count }
   *[other] Fin de partie, restent { $count }
}
rr-no-limit = illimité
rr-first = 1er
rr-second = 2e
rr-for-all = { $field } · pour tous
rr-hire = à engager
rr-hired = engagé
rr-passed = a passé
rr-stacks = Locomotives restantes
rr-stack = Locomotive { $number } : il en reste { $count }.
rr-no-locomotives = Il ne reste aucune locomotive.
rr-returned = Usines rendues
rr-none-returned = aucune rendue
rr-boarded-up = { $what }, condamnée à 2 joueurs
rr-stands-there = ici : { $names }
rr-place = Place { $place } : { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} en passant.
rr-engineer-waits = { $engineer }, attend à l’emplacement { $field }.
rr-engineer-field = Case d’ingénieur { $field }, vide

# Légendes d’un réseau

rr-your-railway = Votre réseau
rr-railway = Réseau
rr-railway-of = Le réseau de { $name }
rr-enlarge = Montrer le réseau de { $name }.
rr-rivals = Les réseaux des autres
rr-workers-left = { $left ->
    [one] reste { $left } ouvrier sur { $all }
   *[other] restent { $left } ouvriers sur { $all }
}
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
rr-tokens = Jetons « ? »
rr-factories = Usines
rr-tokens-earned = { $count ->
    [0] aucun gagné
    [one] { $count } gagné sur 4
   *[other] { $count } gagnés sur 4
}
rr-token-used = utilisé
rr-token-left = à choisir
rr-colour-black = noir
rr-colour-grey = gris
rr-colour-brown = marron
rr-colour-natural = beige
rr-colour-white = blanc
rr-piece-at = { $colour } sur { $space }
rr-marker-at = Marqueur en position { $position }
rr-space-number = Case { $space }
rr-doubler-at = Jeton ×2 au-dessus de la case { $space }
rr-doubler-field-at = Place pour un jeton ×2, au-dessus de la case { $space }
rr-total-of = { $what } : points d’un décompte
rr-position = Position { $position }
rr-gap-empty = Un emplacement vide : il faut d’abord une usine.
rr-industry-token = Un jeton « ? » pour le premier marqueur qui arrive ici.
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
rr-reward-token = Un jeton « ? ».
rr-reward-star = { $points ->
    [one] { $points } point
   *[other] { $points } points
} à chaque décompte.
rr-reward-station = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, une seule fois.
rr-reward-doubling = Cette ligne compte double à chaque décompte.
rr-reward-medal = { $points ->
    [one] { $points } point
   *[other] { $points } points
} à chaque décompte.
rr-reward-earned = Acquis.
rr-lacks-track = Il manque : { $colour } sur la case { $space }.
rr-lacks-reach = Il manque : une locomotive de portée { $space }.
rr-lacks-medal = Il manque : la médaille de Kiev, un de vos jetons « ? ».

# Cartes de fin de partie

rr-end-choice = Fin de partie
rr-end-choice-hint = Les autres voient que vous gardez une carte, mais pas laquelle. Le nombre est ce qu’elle rapporterait maintenant.
rr-worth-now = { $points } pour l’instant
rr-end-majority = majorité d’ingénieurs
rr-ten-points = 10 points à la place
rr-at-once = tout de suite

# Ce qui est demandé

rr-ask-turn = À vous : placez des ouvriers sur une case éclairée
rr-ask-turn-why = Il vous reste { $workers }{ $coin ->
    [yes] { "" } et { $coins } ; une pièce peut remplacer un ouvrier.
   *[no] .
} Ou passez { $points ->
    [0] sans marquer de points
    [one] pour { $points } point
   *[other] pour { $points } points
} et sortez de la manche.
rr-ask-turn-left = Il vous reste { $workers } et { $coins }
rr-ask-pass = Vous n’avez plus d’action possible : passez
rr-ask-pass-why = Il vous reste { $workers } et { $coins }. Pointez une case pour voir pourquoi elle est fermée.
rr-ask-pay = Comment payez-vous « { $what } » ?
rr-ask-pay-why = Une pièce est perdue pour de bon, les ouvriers reviennent à la fin de la manche.
rr-ask-step = { $more ->
    [yes] { $part } : encore { $count } pas
   *[no] { $part } : { $count } pas
}
rr-ask-parts = À faire : { $parts }
rr-ask-parts-why = Choisissez parmi ce qui est éclairé.
rr-step-black = Noir
rr-step-grey = Gris
rr-step-brown = Marron
rr-step-natural = Beige
rr-step-white = Blanc
rr-step-black-or-grey = Noir ou gris
rr-step-any = Couleur au choix
rr-step-industry = Marqueur d’industrie
rr-ask-lit = Le nombre sur une case éclairée est ce qu’elle ajoute à chaque manche.
rr-ask-in-part = Vous pouvez vous arrêter là.
rr-ask-lay-why = Sur une place libre, ou à la place d’une plus faible, qui va alors ailleurs.
rr-ask-exchange-why = Les cinq emplacements sont occupés. L’ancienne usine est rendue.
rr-ask-again-why = Une case à un ouvrier que vous avez utilisée pendant cette manche.
rr-ask-move-on-why = Vers une case libre à un ouvrier, sans autre coût.
rr-ask-pick-token-why = Chacun sert une seule fois dans la partie.
rr-ask-pick-card-why = Chaque carte sert une seule fois dans la partie. Une carte de fin de partie suit.
rr-ask-take-end-card-why = Vous seul voyez les cartes.
rr-ask-bonus-why = Le dernier dans l’ordre du tour choisit en premier ; le premier n’a pas de bonus.
rr-bonus-doubler = 1 jeton ×2
rr-bonus-coin = 1 pièce
rr-bonus-industry = 1 pas d’industrie
rr-bonus-black = 1 pas noir
rr-pass = Passer, { $count ->
    [0] aucun point
   *[other] { $points }
}
rr-done = S’arrêter là

# Onglets et colonnes

rr-tab-board = Plateau
rr-tab-mat = Mon réseau
rr-tab-rivals = Adversaires
rr-score-final = par origine
rr-points-other = Autres points
rr-points-other-short = Autre
points-trans-siberian-short = T‑Sib
points-st-petersburg-short = St P
points-kiev-short = Kiev
points-industry-short = Ind
points-turns-short = Manche
points-end-cards-short = Fin
points-engineers-short = Ing

# La table en mots

rr-description = La table en mots
rr-none = aucun
rr-say-order = Ordre du tour : { $order }.
rr-say-nobody = Personne n’a encore placé d’ouvrier.
rr-say-placed = { $name } est sur : { $space }.
rr-say-supply = { $name } a { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} et { $doublers ->
    [one] { $doublers } jeton ×2
   *[other] { $doublers } jetons ×2
}.
rr-say-line = { $line } : { $pieces } ; portée { $reach }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rr-say-industry = Industrie : position { $position } ; usines : { $factories }.
rr-say-engineers = Ingénieurs : { $engineers } ; jetons « ? » : { $tokens } ; cartes de fin : { $cards }.

# Le journal : ce qui s’est passé, en peu de mots ; un tour est une ligne, son début et ce qui suit.

log-gain-russian-railroads = { $gain } par manche
log-round = Manche { $number }
    .head = Manche { $number }
log-bonus = Bonus de départ
log-place = { $space }
    .more = { $workers ->
        [0] { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }
       *[other] { $coins ->
            [0] { $workers ->
                [one] { $workers } ouvrier
               *[other] { $workers } ouvriers
            }
           *[other] { $workers ->
                [one] { $workers } ouvrier
               *[other] { $workers } ouvriers
            }, { $coins ->
                [one] { $coins } pièce
               *[other] { $coins } pièces
            }
        }
    }
log-step = { $piece } { $start } → { $space }
log-industry = industrie { $start } → { $position }
log-factory = usine { $number }
log-new-worker = un nouvel ouvrier
log-points = { "" }
log-round-points = Décompte de la manche
    .head = Décompte de la manche
    .scored = { $points }
log-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
log-temporary-workers = les 2 ouvriers temporaires
log-doublers = { $count ->
    [one] { $count } jeton ×2
   *[other] { $count } jetons ×2
}
log-take-locomotive = { "" }
log-lay-locomotive = locomotive { $number } : { $line }
log-build-factory = usine { $number } construite
log-give-back = { $number } rendue, désormais une usine
log-token = { $token }
log-card = { $card }
log-end-card = une carte de fin de partie
log-end-card-kept = { $card }
log-use-again = encore : { $space }
log-hire-engineer = ingénieur { $number } engagé
log-pass = Passe
log-move-on = puis : { $space }
short-ts-black = noir Transsibérien
short-ts-grey = gris Transsibérien
short-ts-brown = marron Transsibérien
short-ts-natural = beige Transsibérien
short-ts-white = blanc Transsibérien
short-sp-black = noir Saint-Pétersbourg
short-sp-grey = gris Saint-Pétersbourg
short-sp-brown = marron Saint-Pétersbourg
short-sp-natural = beige Saint-Pétersbourg
short-kiev-black = noir Kiev
short-kiev-grey = gris Kiev
short-kiev-brown = marron Kiev
short-space-H = Engager
short-trans-siberian = Transsibérien
short-engineer-1 = ingénieur 1
short-engineer-2 = ingénieur 2
short-engineer-3 = ingénieur 3
short-engineer-4 = ingénieur 4
short-engineer-5 = ingénieur 5
short-engineer-6 = ingénieur 6
short-engineer-7 = ingénieur 7
short-engineer-8 = ingénieur 8
short-engineer-9 = ingénieur 9
short-engineer-10 = ingénieur 10
short-engineer-11 = ingénieur 11
short-engineer-12 = ingénieur 12
short-engineer-13 = ingénieur 13
short-engineer-14 = ingénieur 14
short-engineer-15 = ingénieur 15

# Bulles d’aide : ce qu’est une chose, en une phrase

rr-tip-space-track = Chaque pas avance un rail d’une case, sur la ligne de votre choix.
rr-tip-space-locomotives = La nouvelle tuile vient de la pile la plus basse : une locomotive au recto, une usine au verso.
rr-tip-space-industry = Votre marqueur avance sur la piste d’industrie et active les usines où il entre.
rr-tip-space-doublers = Un jeton ×2 va sur le premier emplacement libre au-dessus du Transsibérien et double la case du dessous à chaque décompte.
rr-tip-space-coins = Une pièce remplace n’importe quel ouvrier ; elle est dépensée pour de bon.
rr-tip-space-temporary-workers = Les deux ouvriers temporaires sont à vous pour cette manche, puis repartent.
rr-tip-space-order = Vous réservez cette place dans le prochain ordre du tour ; quand tous ont passé, l’ouvrier peut encore se déplacer.
rr-tip-space-last-round = À la dernière manche, cette case remplace l’ordre du tour.
rr-tip-space-engineers = Celui qui place un ouvrier ici effectue l’action de cet ingénieur ; il reste en place.
rr-tip-space-hire = L’ingénieur est à vous pour toujours : désormais une case d’action personnelle, une fois par manche.
rr-tip-boarded-up = À 2 joueurs, personne ne peut utiliser cette case.
rr-tip-own-engineer = Une case d’action pour son propriétaire seul, une fois par manche, pour un ouvrier.
rr-tip-engineer-waiting = Après chaque manche, les ingénieurs avancent d’une case vers la droite : ceux qui attendent entrent en jeu plus tard.
rr-tip-stack = Locomotives et usines viennent toujours de la pile la plus basse qui reste.
rr-tip-new-locomotive = Elle va sur un emplacement libre ou remplace une plus faible, qui change alors de ligne.
rr-tip-new-factory = Elle occupe le prochain emplacement de votre piste d’industrie et agit quand un marqueur y entre.
rr-tip-give-back = La locomotive remplacée rejoint les usines rendues, où chacun peut la construire.
rr-tip-order-place = On joue dans cet ordre ; celui qui passe marque les points de sa place.
rr-tip-card = Chaque carte « ? » sert une fois dans la partie, à un joueur dont le jeton donne une carte.
rr-tip-end-stack = Celui qui peut prendre une carte de fin de partie les regarde toutes et en garde une en secret, ou prend des points ({ $points }).
rr-tip-end-card = Elle rapporte une fois, en fin de partie ; les autres ne voient pas laquelle c’est.
rr-tip-instead-of-end-card = Des points tout de suite, au lieu d’une carte qui compte à la fin.
rr-tip-bonus = Un bonus de départ : le dernier de l’ordre du tour choisit d’abord, le premier n’en a pas.
rr-tip-payment = Les ouvriers reviennent après la manche ; une pièce est dépensée.
rr-tip-pass = Vous sortez de cette manche et marquez les points de votre place.
rr-tip-done = Ingénieurs, usines et jetons « ? » peuvent se faire en partie ; le reste est perdu.
rr-tip-workers = Les ouvriers paient les actions et reviennent après chaque manche.
rr-tip-coins = Une pièce peut remplacer un ouvrier, jamais l’inverse.
rr-tip-round-scoring = Ce que toutes les lignes et l’industrie rapporteraient si la manche finissait maintenant.
rr-tip-piece = Les rails d’une ligne gardent leur ordre : le noir devant, un rail par case, aucun ne dépasse.
rr-tip-step = Le rail avance d’une case ; le nombre est ce que ce pas ajoute à chaque décompte.
rr-tip-line-space = À portée de la locomotive, une case compte selon la couleur qui s’y trouve.
rr-tip-reward-colour = Quand le noir arrive ici, une nouvelle couleur devient disponible sur toutes vos lignes.
rr-tip-reward-worker = L’ouvrier est à vous pour toujours dès que rail et locomotive vont assez loin.
rr-tip-reward-token = Il vous laisse choisir, une fois, un de vos sept jetons « ? ».
rr-tip-reward-star = Des points de plus à chaque décompte, si le noir et la locomotive atteignent la case.
rr-tip-reward-station = Le noir rapporte des points au bout de la ligne, une fois.
rr-tip-reward-doubling = Atteint par le gris et la locomotive, il double tous les points de rails de la ligne.
rr-tip-reward-medal = La médaille compte ici à chaque décompte, si vous l’avez choisie comme jeton « ? ».
rr-tip-doubler = Il double la case du dessous à chaque décompte.
rr-tip-doubler-field = Vos prochains jetons ×2 vont ici, de gauche à droite ; chacun double la case du dessous.
rr-tip-locomotive = Son numéro dit jusqu’où la ligne compte ; sur le Transsibérien, on additionne les deux.
rr-tip-locomotive-place = Une nouvelle locomotive peut se poser ici ; sans locomotive, la ligne ne compte pas.
rr-tip-total = Ce que cette ligne rapporterait maintenant à un décompte, et la portée de ses locomotives.
rr-tip-industry-total = Ce que les marqueurs rapporteraient maintenant à un décompte.
rr-tip-industry-field = À chaque décompte, un marqueur rapporte le nombre de sa case, sinon le dernier avant elle.
rr-tip-industry-token = Le premier marqueur d’un joueur qui arrive ici rapporte un jeton « ? ».
rr-tip-gap = Aucun marqueur ne franchit un emplacement vide : il faut d’abord y construire une usine.
rr-tip-factory = Elle agit chaque fois qu’un marqueur de son propriétaire y entre ; ce qui est impossible est perdu.
rr-tip-exchange = La nouvelle usine prend cet emplacement ; l’ancienne est rendue.
rr-tip-marker = Votre marqueur sur la piste d’industrie : chaque pas d’industrie l’avance d’une case.
rr-tip-token = Chacun a les sept mêmes jetons « ? » et utilise chacun une fois au plus.
rr-tip-points-line = Points rapportés par cette ligne jusqu’ici ; + est ce que la fin de manche ajouterait.
rr-tip-points-industry = Points de la piste d’industrie jusqu’ici ; + est ce que la fin de manche ajouterait.
rr-tip-points-turns = Points marqués pendant les tours : en passant, par ingénieurs, usines et gares terminales.
rr-tip-points-end-cards = Points des cartes de fin de partie, comptés en fin de partie.
rr-tip-points-engineers = Points pour le plus grand et le deuxième nombre d’ingénieurs en fin de partie.
rr-tip-points-other = Points des tours, des cartes de fin de partie et des ingénieurs, ensemble.
rr-tip-points-total = Tous les points jusqu’ici ; à la fin, le plus grand total gagne.
