general-seat = place { $number }
general-closed = { $move } n’est pas possible maintenant.
general-closed-why = { $move } n’est pas possible maintenant : { $reason } ({ $rule }).
general-list = { $one }, { $other }
general-list-end = { $one } et { $other }

# Le terminal

terminal-start = { $title }, graine { $seed }
terminal-player = Place { $number } : { $seat }
terminal-level = {"  "}{ $level }, niveau { $place } sur { $places } : { $character }
terminal-turn = { $seat } (place { $number }), tour { $turn }
terminal-hand-over = L’écran est à { $seat }. Appuyez sur Entrée.
terminal-hint = Un nombre ou un coup ; ? pour l’aide.
terminal-only-move = Entrée joue le seul coup ; ? pour l’aide.
terminal-not-understood = « { $text } » n’est ni un coup ni une commande ; ? montre les deux.
terminal-no-number = Il y a les coups 1 à { $count }.
terminal-open = { $move } est possible : { $what }.
terminal-why-what = Dites quel coup : why { $example }.
terminal-save-where = Dites quel fichier : save FICHIER.
terminal-save-other = { $file } existe déjà ; choisissez un autre nom.
terminal-saved = La partie est dans { $file }.
terminal-help =
    Un nombre ou le texte à côté joue ce coup.
    why COUP      dit pourquoi un coup n’est pas possible
    board         redessine la table
    moves         montre de nouveau les coups
    rules NR      montre une règle, par exemple celle d’une raison
    save FICHIER  écrit la partie ; stellwerk terminal --from FICHIER la reprend
    quit          quitte la partie
terminal-bot-fault = { $seat } perd un coup, un coup au hasard est joué. { $fault }
terminal-over = La partie est finie.
terminal-place = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $won ->
    [1] , victoire
   *[other] { "" }
}
terminal-leave = save FICHIER garde la partie ; Entrée la quitte.

# Le terminal en plein écran

play-undo = annuler
play-hint = conseil
play-back = avant
play-forward = après
play-board = plateau
play-full = plein écran
play-write = écrire
play-present = présent
play-here = c’est moi
play-quit = quitter
play-word = un coup : il est joué, ou vous apprenez pourquoi il est impossible
play-wait = Quelqu’un d’autre décide.
play-hand-over = L’écran est à { $name }. Ce que les autres tiennent secret est caché. { $name }, appuyez sur la barre d’espace.
play-past =
    il y a { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    } : → avance, Échap revient à la partie.
play-over = La partie est terminée. Gagnée par : { $names }.
play-nothing = Il n’y a rien à annuler.
play-advice = Conseil : { $move }, { $what }

# Le message qui fait confirmer une adresse

mail-confirm-subject = { $site } : est-ce votre adresse ?
mail-confirm =
    Quelqu’un (vous, espérons-le) souhaite être prévenu par courriel quand vient son tour sur { $site }.

    Si c’est vous, ouvrez ce lien dans les vingt-quatre heures :

    { $link }

    Sinon, ne faites rien : aucun autre message ne viendra.

# Messages de tour

notice-turn = { $title } : c’est à vous
notice-with = Avec { $names }
mail-turn =
    C’est à vous de jouer à { $title }.

    { $link }

    Vous choisissez ici quels messages vous recevez : { $settings }
