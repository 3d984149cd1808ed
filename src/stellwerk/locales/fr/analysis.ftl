# The analysis of a game

analysis-title = { $title } : l’analyse
analysis-settings = { $nodes } simulations par tour, { $knowledge }
analysis-knowledge-seat = d’après ce que le joueur pouvait savoir
analysis-knowledge-everything = sans rien de caché
analysis-players = Les joueurs
analysis-player = Joueur
analysis-points = Points
analysis-accuracy = Précision
analysis-own = Ses tours
analysis-others = Tours des autres
analysis-fortune = Chance
analysis-outlook = Réévaluation
analysis-chances = Chances de gagner
analysis-chances-alt = Les chances de gagner de chaque joueur, du premier tour au dernier.
analysis-turning-points = Tournants
analysis-no-turning-points = Ni un tour ni le hasard n’ont changé les chances d’un dixième.
analysis-point-turn = Tour { $turn } : { $seat } laisse échapper { $percent } %.
analysis-point-chance = Avant le tour { $turn } : le hasard change les perspectives de { $seat } de { $percent } %.
analysis-turns = Tour par tour
analysis-turn = Tour { $turn }, manche { $round }, { $seat } : { $mark }
analysis-played = Joué : { $moves } ({ $percent } %)
analysis-better = Mieux : { $moves } ({ $percent } %)
analysis-line = Ensuite : { $moves }
analysis-only-wrong = Seules les erreurs et les gaffes sont listées ; --all liste tous les tours.
analysis-nothing-wrong = Ni erreur ni gaffe.

# Marks

analysis-mark-best = meilleur tour
analysis-mark-good = bon
analysis-mark-inaccuracy = imprécision
analysis-mark-mistake = erreur
analysis-mark-blunder = gaffe

# Reasons: what the better turn leaves more or less of, in points by the end

analysis-worth-more = En points d’ici la fin, le meilleur tour vaut { $points } :
analysis-worth-later = En points juste après, le meilleur tour vaut { $points } ; il paie plus tard :
analysis-reason = { $term } : { $points }
analysis-decimal-sign = ,
analysis-rest = tout le reste

# Terms of every title

term-score = points marqués
term-tempo = le prochain tour vient plus tôt
term-experience = ce que beaucoup de parties ont montré
term-others = ce qui reste aux autres

# Terms of Russian Railroads

term-russian-railroads-ts = décomptes du Transsibérien
term-russian-railroads-sp = décomptes de Saint-Pétersbourg
term-russian-railroads-kiev = décomptes de Kiev
term-russian-railroads-ts-open = de la place sur le Transsibérien
term-russian-railroads-sp-open = de la place vers Saint-Pétersbourg
term-russian-railroads-kiev-open = de la place vers Kiev
term-russian-railroads-beyond = rails hors de portée des locomotives
term-russian-railroads-locomotives = locomotives qui vont plus loin que les rails
term-russian-railroads-medal = la médaille de Kiev à portée
term-russian-railroads-colours = couleurs débloquées
term-russian-railroads-doublers = jetons ×2
term-russian-railroads-industry = décomptes de l’industrie
term-russian-railroads-industry-open = ce qui vient dans l’industrie
term-russian-railroads-tokens = jetons à portée
term-russian-railroads-workers = ouvriers, maintenant et plus tard
term-russian-railroads-coins = pièces
term-russian-railroads-order = ordre du tour
term-russian-railroads-engineers = usage des ingénieurs
term-russian-railroads-cards = cartes de fin de partie
term-russian-railroads-cards-open = cartes de fin de partie à faire fructifier
term-russian-railroads-majority = le plus d’ingénieurs

# Terms of Glück Auf

term-glueck-auf-orders = commandes bientôt livrées
term-glueck-auf-lorries = berlines pour plus tard
term-glueck-auf-wagons = wagons pour plus tard
term-glueck-auf-engines = locomotives pour plus tard
term-glueck-auf-shares = parts
term-glueck-auf-objectives = objectifs
term-glueck-auf-innovations = innovations
term-glueck-auf-workers = ouvriers en main
term-glueck-auf-foreman = le jeton de poste

# Terms of Volldampf

term-volldampf-under-way = ce qui est en route
term-volldampf-transports = transports des cubes du plan
term-volldampf-later-transports = transports des manches suivantes
term-volldampf-money = argent
term-volldampf-bonds = dividendes des obligations
term-volldampf-actions = cartes d’action
term-volldampf-routes = cartes de ligne
term-volldampf-order = ordre du tour

# La page

analysis-marked = { $mark }, { $name }, { $round }, tour { $turn } : { $from } à { $to } %, mieux { $better } %
analysis-point = Tournant { $number }. { $what }
analysis-point-n = Tournant { $number }
analysis-this-turn = Ce tour
analysis-turn-n = tour { $turn }
analysis-turn-number = Tour
analysis-marks = Tours marqués
analysis-tag-played = Joué
analysis-tag-better = Mieux
analysis-both = Les deux
analysis-on-the-board = Sur le plateau
analysis-before = Avant le tour de { $name }
analysis-total = points d’ici la fin : { $better } % au lieu de { $played } %
analysis-total-later = points juste après ; cela paie plus tard : { $better } % au lieu de { $played } %
analysis-nothing-better = Aucun meilleur tour n’a été trouvé.
analysis-start = Chance au début
analysis-short-accuracy = Préci­sion
analysis-short-start = Début
analysis-short-own = Ses tours
analysis-short-others = Autres
analysis-short-fortune = Hasard
analysis-short-outlook = Juge
analysis-short-points = Points
analysis-players-about = En pourcentage d’une victoire. Le début, ses tours, les autres, le hasard et ce qui a été jugé autrement ensuite donnent ensemble le résultat.
analysis-players-later = Apparaît quand tous les tours sont analysés.
analysis-mistakes = Erreurs
analysis-slight = { $count ->
    [one] Et { $count } imprécision.
   *[other] Et { $count } imprécisions.
}
analysis-luck = Hasard
analysis-luck-about = effet cumulé du hasard sur les chances
analysis-chances-about = après chaque tour ; toutes les bandes font 100 %
analysis-progress = Tours analysés : { $done } sur { $total }
analysis-waits = L’analyse commence dès qu’aucun robot ne doit réfléchir.
analysis-failed = Cette partie n’a pas pu être analysée.
analysis-again = Réessayer
analysis-knowledge = Jugé
analysis-print = Rapport à imprimer
analysis-nodes = { $nodes } simulations par tour
analysis-next-mistake = Erreur suivante
analysis-try = Essayer d’ici

# Et si

what-if = Et si ?
what-if-about = La partie continue après l’étape { $step }, contre des robots. La partie finie reste telle quelle.
what-if-table = Ouvrir comme table
what-if-back = Retour à l’analyse

# Apprendre de ses erreurs

learn-mistakes = Apprendre de ses erreurs
learn-mistakes-about = Vos tournants en questions : trouvez un meilleur tour.
learn-mistakes-of = Comme { $name }
learn-question = Question { $number } sur { $count }.
learn-ask = Joué : { $played }. Cela a coûté { $lost } %. Trouvez un meilleur tour et confirmez-le.
learn-judging = Jugement en cours…
learn-judged = Jugé. Revenez en arrière pour essayer un autre tour.
learn-better = Mieux : { $percent } % au lieu de { $played } %.
learn-no-better = Pas encore mieux : { $percent } %, joué : { $played } %. Recommencez le tour pour réessayer.
learn-tell = Dites-le-moi
learn-next = Question suivante
learn-end-questions = Retour à l’analyse
