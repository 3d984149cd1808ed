house-seat = Platz { $number }
house-closed = { $move } geht jetzt nicht.
house-closed-why = { $move } geht jetzt nicht: { $reason } ({ $rule }).
house-list = { $one }, { $other }
house-list-end = { $one } und { $other }

# Das Terminal

terminal-start = { $title }, Startwert { $seed }
terminal-player = Platz { $number }: { $seat }
terminal-turn = { $seat } (Platz { $number }), Zug { $turn }
terminal-hand-over = Der Bildschirm gehört jetzt { $seat }. Drücke die Eingabetaste.
terminal-hint = Eine Zahl oder ein Zug; ? hilft.
terminal-only-move = Die Eingabetaste spielt den einzigen Zug; ? hilft.
terminal-not-understood = „{ $text }“ ist weder ein Zug noch ein Befehl; ? zeigt beide.
terminal-no-number = Es gibt die Züge 1 bis { $count }.
terminal-open = { $move } ist offen: { $what }.
terminal-why-what = Nenne den Zug: why { $example }.
terminal-save-where = Nenne die Datei: save DATEI.
terminal-save-other = { $file } gibt es schon; wähle einen anderen Namen.
terminal-saved = Die Partie steht in { $file }.
terminal-help =
    Eine Zahl oder der Text daneben spielt diesen Zug.
    why ZUG     sagt, warum ein Zug nicht geht
    board       zeichnet den Tisch noch einmal
    moves       zeigt die Züge noch einmal
    rules NR    zeigt eine Regel, etwa die einer Begründung
    save DATEI  schreibt die Partie auf; stellwerk terminal --from DATEI setzt sie fort
    quit        verlässt die Partie
terminal-bot-fault = { $seat } verliert einen Zug, ein zufälliger wird gespielt. { $fault }
terminal-over = Die Partie ist zu Ende.
terminal-place = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $won ->
    [1] , Sieg
   *[other] { "" }
}
terminal-leave = save DATEI bewahrt die Partie auf; die Eingabetaste verlässt sie.

# Die E-Mail, mit der eine Adresse bestätigt wird

mail-confirm-subject = { $house }: Ist das deine Adresse?
mail-confirm =
    Jemand, hoffentlich du, möchte per E-Mail erfahren, wann er bei { $house } am Zug ist.

    Wenn du das warst, öffne innerhalb eines Tages diesen Link:

    { $link }

    Wenn nicht, brauchst du nichts zu tun: Es kommt keine weitere E-Mail.

# Nachrichten vom Zug

notice-turn = { $title }: du bist dran
notice-with = Mit { $names }
mail-turn =
    Du bist bei { $title } dran.

    { $link }

    Welche Nachrichten du bekommst, stellst du hier ein: { $settings }
