# Pourquoi une feuille de partie ne peut pas être lue. Seules les pages qui en reçoivent chargent ces phrases.

refused-record = { $place } : { $reason }
refused-record-empty = La feuille de partie est vide.
refused-record-cut-line = La dernière ligne n’a pas de fin : la feuille de partie est tronquée.
refused-record-cut-off = La feuille de partie est tronquée : elle donne un résultat, mais la partie continue et c’est à { $actor } de jouer.
refused-record-position = La position n’a pas de lignes.
refused-record-line = Une ligne de coups s’écrit 'TOUR seat N: coups…' ou 'TOUR dealer: coups…'.
refused-record-no-moves = La ligne n’a pas de coups.
refused-record-turn = C’est le tour { $turn }, et non { $given }.
refused-record-new-turn = Le tour { $turn } commence ici ; il lui faut une ligne à lui.
refused-record-actor = C’est à { $actor } de jouer, et non à { $given }.
refused-record-step = Étape { $step } de la feuille de partie : { $reason }
refused-record-over = La partie est finie, avec { $scores } ; le résultat ne peut pas être *.
refused-record-scores = La partie finit avec { $scores }, et non avec { $given }.
refused-record-winners = La partie est gagnée par { $winners }, et non par { $given }.
refused-header = Il n’y a pas d’en-tête { $header } (il y a : { $known }).
refused-header-form = Un en-tête s’écrit 'clé: valeur' ; une ligne vide sépare les en-têtes des coups.
refused-header-twice = L’en-tête { $header } est donné deux fois.
refused-header-empty = L’en-tête { $header } est vide.
refused-header-missing = L’en-tête { $header } manque.
refused-header-rules = { $value } n’est pas une version des règles.
refused-header-date = { $value } n’est pas une date du type 2026-01-31.
refused-header-number = { $word } n’est pas un { $what ->
    [points] nombre de points
   *[seats] numéro de place
}.
refused-header-result = Le résultat donne les points de { $count ->
    [one] { $count } place
   *[other] { $count } places
}, et non de { $players }.
refused-header-winners = Une partie qui continue (result: *) n’a pas de gagnant.
