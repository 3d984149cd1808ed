# Noms

trans-siberian = Transsibérien
st-petersburg = Saint-Pétersbourg
kiev = Kiev
ts-black = noir sur le Transsibérien
ts-grey = gris sur le Transsibérien
ts-brown = marron sur le Transsibérien
ts-natural = beige sur le Transsibérien
ts-white = blanc sur le Transsibérien
sp-black = noir vers Saint-Pétersbourg
sp-grey = gris vers Saint-Pétersbourg
sp-brown = marron vers Saint-Pétersbourg
sp-natural = beige vers Saint-Pétersbourg
kiev-black = noir vers Kiev
kiev-grey = gris vers Kiev
kiev-brown = marron vers Kiev

space-T1 = 2 pas noirs
space-T2 = 3 pas noirs
space-T3 = 2 pas gris
space-T4 = 3 pas gris
space-T5 = 1 pas marron
space-T6 = 2 pas marron
space-T7 = 1 pas beige
space-T8 = 2 pas beiges
space-T9 = 1 pas blanc
space-T10 = 2 pas blancs
space-T11 = 2 pas de couleurs au choix
space-T12 = 1 pas, noir ou gris
space-L1 = 1 locomotive ou 1 usine
space-L2 = 1 locomotive ou 1 usine
space-L3 = 1 locomotive et 1 usine
space-I1 = 1 pas d’industrie
space-I2 = 2 pas d’industrie
space-I3 = 1 pas d’industrie et 1 pas noir
space-A1 = 1 jeton ×2
space-A2 = 2 pièces
space-A3 = les 2 ouvriers temporaires
space-O1 = première place à la manche suivante
space-O2 = deuxième place à la manche suivante
space-E1 = l’ingénieur de l’emplacement 1
space-E2 = l’ingénieur de l’emplacement 2
space-H = engager un ingénieur
space-LR = 3 pas d’industrie

engineer-0 = personne
engineer-1 = ingénieur 1 : 2 pas de couleurs au choix
engineer-2 = ingénieur 2 : 1 pas d’industrie, 3 points
engineer-3 = ingénieur 3 : 1 pas noir et 1 pas gris
engineer-4 = ingénieur 4 : 1 jeton ×2, 3 points
engineer-5 = ingénieur 5 : 1 pas de couleur au choix, 3 points
engineer-6 = ingénieur 6 : 1 pas gris, 5 points
engineer-7 = ingénieur 7 : 1 pas noir, 3 points
engineer-8 = ingénieur 8 : réutiliser une case
engineer-9 = ingénieur 9 : 2 pas d’industrie
engineer-10 = ingénieur 10 : 1 pas d’industrie et 1 pas noir
engineer-11 = ingénieur 11 : 1 pas de couleur au choix et 1 pas noir
engineer-12 = ingénieur 12 : 1 locomotive ou 1 usine
engineer-13 = ingénieur 13 : 1 pas gris et 1 pas marron
engineer-14 = ingénieur 14 : 2 pas noirs
engineer-15 = ingénieur 15 : 1 pas marron, 5 points

factory-0 = aucune usine
factory-1 = usine 1 : les numéros de vos ingénieurs en points
factory-2 = usine 2 : 1 locomotive ou 1 usine
factory-3 = usine 3 : réutiliser une case
factory-4 = usine 4 : 2 jetons ×2
factory-5 = usine 5 : 1 pas d’industrie
factory-6 = usine 6 : 1 pièce
factory-7 = usine 7 : 2 pas de couleurs au choix
factory-8 = usine 8 : vos deux meilleures locomotives en points
factory-9 = usine 9 : une carte de fin de partie ou 10 points

token-steps = jeton : jusqu’à 4 pas de couleurs au choix
rr-token-steps = jusqu’à 4 pas
token-industry = jeton : jusqu’à 5 pas d’industrie
rr-token-industry = 5 industrie
token-marker = jeton : le second marqueur d’industrie
rr-token-marker = 2e marqueur
token-doublers = jeton : 3 jetons ×2
rr-token-doublers = 3 jetons ×2
token-revaluation = jeton : marron, beige et blanc comptent plus
rr-token-revaluation = réévaluation
token-medal = jeton : la médaille de Kiev
rr-token-medal = médaille de Kiev
token-cards = jeton : une carte « ? » et une carte de fin de partie
rr-token-cards = carte + fin

card-worker = carte « ? » : l’ouvrier noir
card-engineer = carte « ? » : l’ingénieur 1 et une pièce
card-factory = carte « ? » : construire une usine, puis 2 pas d’industrie
card-three = carte « ? » : jeton ×2, pas d’industrie, pas noir, et l’un d’eux encore une fois
card-nine = carte « ? » : le 9 spécial

# End-bonus cards: in a list of choices, on the card itself, and as a source of points.

end-flat = fin de partie : 15 points
rr-end-flat = 15 points
source-end-flat = la carte de fin de partie
end-workers = fin de partie : 10 par ouvrier gagné
rr-end-workers = 10 par ouvrier gagné
source-end-workers = la carte de fin de partie des ouvriers
end-doublers = fin de partie : 20 pour 4 jetons ×2, 30 pour 7
rr-end-doublers = 20 pour 4 jetons ×2, 30 pour 7
source-end-doublers = la carte de fin de partie des jetons ×2
end-stations = fin de partie : 10 par gare terminale atteinte
rr-end-stations = 10 par gare terminale
source-end-stations = la carte de fin de partie des gares terminales
end-black = fin de partie : les cases de vos rails noirs
rr-end-black = cases des rails noirs
source-end-black = la carte de fin de partie des rails noirs
end-locomotives = fin de partie : la somme de vos locomotives
rr-end-locomotives = somme des locomotives
source-end-locomotives = la carte de fin de partie des locomotives
end-factories = fin de partie : 4 par usine
rr-end-factories = 4 par usine
source-end-factories = la carte de fin de partie des usines
end-tokens = fin de partie : 7 par jeton
rr-end-tokens = 7 par jeton « ? »
source-end-tokens = la carte de fin de partie des jetons
end-engineers = fin de partie : 6 par ingénieur
rr-end-engineers = 6 par ingénieur
source-end-engineers = la carte de fin de partie des ingénieurs
end-extra-engineer = fin de partie : un ingénieur de plus pour la majorité
rr-end-extra-engineer = un ingénieur de plus

bonus-doubler = bonus de départ : 1 jeton ×2
bonus-coin = bonus de départ : 1 pièce
bonus-industry = bonus de départ : 1 pas d’industrie
bonus-black = bonus de départ : 1 pas noir

part-black = { $count } × noir
part-grey = { $count } × gris
part-brown = { $count } × marron
part-natural = { $count } × beige
part-white = { $count } × blanc
part-black-or-grey = { $count } × noir ou gris
part-any = { $count } × couleur au choix
part-industry = { $count } × industrie
part-locomotive-or-factory = une locomotive ou une usine
part-locomotive = une locomotive
part-factory = une usine
part-repeat = jeton ×2, industrie ou noir encore une fois
part-extra = un pas noir de plus par l’ouvrier noir
part-and = { $before }, { $last }

source-trans-siberian = le Transsibérien
source-st-petersburg = Saint-Pétersbourg
source-kiev = Kiev
source-industry = l’industrie
source-end-station = une gare terminale
source-factory = une usine
source-engineer = un ingénieur
source-pass = avoir passé
source-instead-of-end-card = avoir renoncé à une carte de fin de partie
source-engineers = avoir le plus d’ingénieurs

points-trans-siberian = Transsibérien
points-st-petersburg = Saint-Pétersbourg
points-kiev = Kiev
points-industry = Industrie
points-turns = Pendant la manche
points-end-cards = Cartes de fin
points-engineers = Le plus d’ingénieurs

# Ce qui est demandé

ask-over = La partie est finie.
ask-deal-order = L’ordre du tour est tiré au sort.
ask-deal-engineers = Les ingénieurs sont tirés au sort.
ask-box-end-cards = Deux cartes de fin de partie quittent le jeu sans être vues.
ask-bonus = Choisissez un bonus de départ.
ask-turn = À vous : utilisez une case, ou passez.
ask-pay = Comment payez-vous « { $space } » ?
ask-work = À faire en entier : { $parts }.
ask-work-in-part = Vous pouvez faire : { $parts }.
ask-lay = Où va la locomotive { $number } ?
ask-exchange = Quelle usine cède sa place à l’usine { $number } ?
ask-again = Quelle case utilisez-vous encore une fois ?
ask-pick-token = Choisissez un de vos jetons « ? ».
ask-pick-card = Choisissez une carte « ? », ou aucune.
ask-take-end-card = Gardez une carte de fin de partie, ou prenez 10 points.
ask-move-on = Votre ouvrier sur « { $space } » peut aller sur une autre case.

# Coups

move-space = { $what } ({ $cost })
hire = engager : { $what }
cost-0c = 1 pièce
cost-1 = 1 ouvrier
cost-1c = 1 ouvrier et 1 pièce
cost-2 = 2 ouvriers
cost-3 = 3 ouvriers
move-pass = passer pour cette manche
move-done = s’arrêter là
pay-worker = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
pay-black = l’ouvrier noir
pay-coin = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
pay-and = { $before } et { $last }
move-step = { $piece } à la case { $space }
move-marker = marqueur d’industrie à la position { $space }
move-marker-factory = marqueur d’industrie à la position { $space }, { $what }
move-locomotive = prendre la locomotive { $number }
move-factory = construire, depuis la pile : { $what }
move-factory-returned = construire, parmi les usines rendues : { $what }
move-lay = sur une place libre, ligne { $line }
move-replace = ligne { $line }, à la place du { $number }
move-give-back = la rendre comme usine
move-exchange = emplacement { $gap }, à la place de l’{ $what }
move-doubler = un jeton ×2
move-points = prendre 10 points
move-deal-seat = { $seat } vient ensuite dans l’ordre du tour
move-deal-engineer = l’ingénieur { $number } est posé
move-box = { $card } quitte le jeu
move-hidden-end-card = une carte de fin de partie
move-hidden-box = une carte de fin de partie quitte le jeu sans être vue

# Ce qui s’est passé

round = La manche { $number } commence.
bonus = { $seat } choisit : { $bonus }.
place = { $seat } utilise « { $space } ».
step = { $seat } avance : { $piece } à la case { $space }.
industry = { $seat } avance un marqueur d’industrie à la position { $position }.
factory = { $seat } déclenche l’usine { $number }.
new-worker = { $seat } reçoit un nouvel ouvrier.
points = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $source }.
round-points = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $source }.
coins = { $seat } prend { $count ->
    [one] une pièce
   *[other] { $count } pièces
}.
temporary-workers = { $seat } prend les ouvriers temporaires.
doublers = { $seat } pose { $count ->
    [one] un jeton ×2
   *[other] { $count } jetons ×2
}.
take-locomotive = { $seat } prend la locomotive { $number }.
lay-locomotive = { $seat } pose la locomotive { $number } sur la ligne { $line }.
build-factory = { $seat } construit l’usine { $number }.
give-back = { $seat } rend le numéro { $number }, désormais une usine.
token = { $seat } choisit un { $token }.
card = { $seat } choisit une { $card }.
end-card = { $seat } garde une carte de fin de partie.
end-card-kept = Vous gardez : { $card }.
use-again = { $seat } réutilise « { $space } ».
hire-engineer = { $seat } engage l’ingénieur { $number }.
pass = { $seat } passe.
move-on = { $seat } déplace son ouvrier : { $space }.

# Pourquoi pas

why-over = la partie est finie
why-dealing = la table est encore en préparation
why-finish-first = terminez d’abord ce qui est en cours
why-not-asked = ce n’est pas le moment
why-must = l’action doit être faite en entier
why-not-your-engineer = cet ingénieur n’est pas à vous
why-boarded-up = cette case est condamnée à 2 joueurs
why-last-round = l’ordre du tour ne sert plus à rien à la dernière manche
why-not-last-round = cette case n’ouvre qu’à la dernière manche
why-no-engineer = il n’y a pas d’ingénieur à cet emplacement
why-hired = l’ingénieur est déjà engagé
why-occupied = quelqu’un l’a déjà utilisée pendant cette manche
why-both-places = vous avez déjà une place dans le prochain ordre du tour
why-own-place = c’est la place que vous avez maintenant
why-no-target = un ouvrier ne va pas sur une case d’ordre du tour
why-one-worker = seules les cases à un seul ouvrier lui sont ouvertes
why-no-coin = il faut une pièce
why-too-few-workers = il faut { $count ->
    [one] un ouvrier
   *[other] { $count } ouvriers
}, et il vous reste trop peu d’ouvriers et de pièces
why-not-in-full = vous ne pourriez pas le faire en entier : { $lacking }
lacking-colour = { $colour ->
    [grey] le gris
    [brown] le marron
    [natural] le beige
   *[white] le blanc
} arrive quand le noir atteint la case { $space } du Transsibérien
lacking-colour-before = la couleur qui la précède n’est encore sur aucune de ses lignes
lacking-line = { $count ->
    [0] la couleur ne peut plus avancer sur aucune ligne
    [one] il ne reste qu’un pas à la couleur, toutes lignes ensemble
   *[other] il ne reste que { $count } pas à la couleur, toutes lignes ensemble
}
lacking-room = { $count ->
    [0] la couleur devant ne laisse pas de place ; avancez-la d’abord
   *[other] la couleur devant ne laisse la place que pour { $count } pas ; avancez-la d’abord
}
lacking-factory = le marqueur d’industrie arriverait à un emplacement vide ; construisez d’abord une usine
lacking-industry = { $count ->
    [0] il ne reste aucun pas sur la piste d’industrie
    [one] il ne reste qu’un pas sur la piste d’industrie
   *[other] il ne reste que { $count } pas sur la piste d’industrie
}
lacking-again = il n’y a aucune case de cette manche que vous pourriez réutiliser
lacking-doubler = il ne reste aucun jeton ×2, ou vous n’avez plus de place
lacking-locomotive = il reste trop peu de locomotives et d’usines
lacking-part = il n’y a pas de place pour une partie de l’action
why-never-again = cette case ne peut pas être réutilisée
why-not-used = vous ne l’avez pas utilisée pendant cette manche
why-not-this-colour = l’action ne permet pas cette couleur
why-colour-not-available = { $colour ->
    [grey] le gris
    [brown] le marron
    [natural] le beige
   *[white] le blanc
} arrive quand le noir atteint la case { $space } du Transsibérien
why-end-of-line = il est déjà sur la dernière case
why-colour-before = { $piece } passe avant
why-piece-ahead = { $piece } bloque le passage
why-spoils-the-rest = le reste de l’action ne serait plus possible
why-no-marker = votre second marqueur n’est pas en jeu
why-end-of-industry = il est déjà au bout de la piste d’industrie
why-marker-ahead = votre autre marqueur bloque le passage
why-gap = il faut une usine dans l’emplacement suivant
why-no-locomotive = il ne reste aucune locomotive
why-not-returned = il n’y a pas d’usine { $number } parmi les usines rendues
why-must-lay = elle doit aller sur une ligne
why-not-weaker = le { $number } qui s’y trouve n’est pas plus faible
why-other-line = elle doit aller sur une autre ligne
why-the-same = cela revient au même qu’un autre choix
why-token-used = vous avez déjà utilisé ce jeton
why-marker-at-start = votre premier marqueur est encore à la position 0
why-card-gone = cette carte a déjà servi
why-cannot-pay = votre réserve ne permet pas de payer ainsi
why-no-doubler = il ne reste aucun jeton ×2, ou vous n’avez plus de place
why-end-card-gone = cette carte n’est pas dans la pile
why-bonus-gone = quelqu’un a déjà pris ce bonus
