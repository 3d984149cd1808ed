house-seat = place { $number }
house-closed = { $move } n’est pas possible maintenant.
house-closed-why = { $move } n’est pas possible maintenant : { $reason } ({ $rule }).
house-list = { $one }, { $other }
house-list-end = { $one } et { $other }

# Le terminal

terminal-start = { $title }, graine { $seed }
terminal-player = Place { $number } : { $seat }
terminal-turn = { $seat } (place { $number }), tour { $turn }
terminal-hand-over = L’écran est à { $seat }. Appuyez sur Entrée.
terminal-hint = Un nombre ou un coup ; ? aide.
terminal-only-move = Entrée joue le seul coup ; ? aide.
terminal-not-understood = « { $text } » n’est ni un coup ni une commande ; ? montre les deux.
terminal-no-number = Il y a les coups 1 à { $count }.
terminal-open = { $move } est possible : { $what }.
terminal-why-what = Dites quel coup : why { $example }.
terminal-save-where = Dites quel fichier : save FICHIER.
terminal-save-other = { $file } existe déjà ; choisissez un autre nom.
terminal-saved = La partie est dans { $file }.
terminal-help =
    Un nombre ou le texte à côté joue ce coup.
    why COUP      dit pourquoi un coup n’est pas possible
    board         redessine la table
    moves         montre de nouveau les coups
    rules NR      montre une règle, par exemple celle d’une raison
    save FICHIER  écrit la partie ; stellwerk terminal --from FICHIER la reprend
    quit          quitte la partie
terminal-bot-fault = { $seat } perd un coup, un coup au hasard est joué. { $fault }
terminal-over = La partie est finie.
terminal-place = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $won ->
    [1] , victoire
   *[other] { "" }
}
terminal-leave = save FICHIER garde la partie ; Entrée la quitte.

# Le message qui fait confirmer une adresse

mail-confirm-subject = { $house } : est-ce votre adresse ?
mail-confirm =
    Quelqu’un, vous espérons-nous, souhaite être prévenu par e-mail quand vient son tour sur { $house }.

    Si c’est vous, ouvrez ce lien dans les vingt-quatre heures :

    { $link }

    Sinon, ne faites rien : aucun autre message ne viendra.

# Messages de tour

notice-turn = { $title } : c’est à vous
notice-with = Avec { $names }
mail-turn =
    C’est à vous de jouer à { $title }.

    { $link }

    Vous choisissez ici quels messages vous recevez : { $settings }
