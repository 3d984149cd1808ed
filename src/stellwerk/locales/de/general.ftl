general-seat = Platz { $number }
general-closed = { $move } geht jetzt nicht.
general-closed-why = { $move } geht jetzt nicht: { $reason } ({ $rule }).
general-list = { $one }, { $other }
general-list-end = { $one } und { $other }

# Das Terminal

terminal-start = { $title }, Startwert { $seed }
terminal-player = Platz { $number }: { $seat }
terminal-level = {"  "}{ $level }, Stufe { $place } von { $places }: { $character }
terminal-turn = { $seat } (Platz { $number }), Zug { $turn }
terminal-hand-over = Der Bildschirm gehört jetzt { $seat }. Drücke die Eingabetaste.
terminal-hint = Eine Zahl oder ein Zug; ? zeigt die Hilfe.
terminal-only-move = Die Eingabetaste spielt den einzigen Zug; ? zeigt die Hilfe.
terminal-not-understood = „{ $text }“ ist weder ein Zug noch ein Befehl; ? zeigt beide.
terminal-no-number = Es gibt die Züge 1 bis { $count }.
terminal-open = { $move } ist möglich: { $what }.
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

# Das Terminal auf dem ganzen Bildschirm

play-undo = zurücknehmen
play-hint = Tipp
play-back = früher
play-forward = später
play-board = Plan
play-full = ganzer Plan
play-write = schreiben
play-present = jetzt
play-here = ich bin da
play-quit = beenden
play-word = ein Zug: er wird gemacht, oder du erfährst, warum er nicht geht
play-wait = Jemand anders entscheidet.
play-hand-over = Der Bildschirm gehört jetzt { $name }. Was andere geheim halten, ist verborgen. { $name }, drücke die Leertaste.
play-past =
    vor { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    }: → geht weiter, Esc kehrt ins Spiel zurück.
play-over = Das Spiel ist zu Ende. Gewonnen: { $names }.
play-nothing = Es gibt nichts zurückzunehmen.
play-advice = Tipp: { $move }, { $what }

# Die E-Mail, mit der eine Adresse bestätigt wird

mail-confirm-subject = { $site }: Ist das deine Adresse?
mail-confirm =
    Jemand, hoffentlich du, möchte per E-Mail erfahren, wann er bei { $site } am Zug ist.

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
