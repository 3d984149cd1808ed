# Die Lektionen einer ersten Partie.

lesson-volldampf-welcome = Der Plan
lesson-volldampf-welcome-1 = In den Städten liegen Warensteine. Ein Stein fährt auf Gleisen in eine andere Stadt seiner Farbe, und die Spieler legen die Gleise dafür.
lesson-volldampf-welcome-2 = Jedes Gleis, das ein Stein befährt, erhöht das Einkommen seines Besitzers um { $each }.
lesson-volldampf-welcome-goal = Die meisten Punkte nach { $rounds } Runden: dein Einkommen, minus deine Anleihen.
lesson-volldampf-bonds = Geld für den Anfang
lesson-volldampf-bonds-1 = Eine Anleihe bringt sofort { $mark_each } Mark. Sie kostet am Ende jeder Runde eine Mark und am Ende des Spiels einen Punkt.
lesson-volldampf-bonds-2 = Nimm { $new_bonds }: Damit hast du { $new_cash } Mark, genug für ein Gebot und für Gleise.
lesson-volldampf-others = Was die anderen getan haben
lesson-volldampf-others-1 = Anleihen von { $first_seat }: { $first_bonds }, von { $second_seat }: { $second_bonds }. Alle brauchen Geld für die ersten Gleise.
lesson-volldampf-bid = Biete um die Reihenfolge
lesson-volldampf-bid-1 = Biete { $bid }. Wer am meisten bietet, ist Erster: Er nimmt zuerst Streckenkarten und bewegt zuerst Steine.
lesson-volldampf-bid-2 = Die anderen können mehr bieten oder passen. Bezahlt wird, wenn alle bis auf einen gepasst haben.
lesson-volldampf-group = Nimm Streckenkarten
lesson-volldampf-group-1 = Du bist Erster und wählst zuerst: Nimm die leuchtende Gruppe mit { $routes ->
    [one] { $routes } Karte
   *[other] { $routes } Karten
}.
lesson-volldampf-group-2 = Jede Karte gilt für einen Abschnitt mit ihrem Zeichen. Zeige auf eine Gruppe, um ihre Abschnitte auf dem Plan zu sehen: Die dieser Gruppe liegen nebeneinander.
lesson-volldampf-lay = Lege Gleise
lesson-volldampf-lay-1 = Lege ein Gleis von { $from } nach { $to } für { $cost } Mark. Du hast { $cash }.
lesson-volldampf-lay-2 = Das verbraucht eine deiner Karten. Jeder legt ein Gleis, dann bist du wieder an der Reihe.
lesson-volldampf-network = Mach die Strecke länger
lesson-volldampf-network-1 = Baue weiter von { $from } nach { $to } für { $cost } Mark. Du hast { $cash }.
lesson-volldampf-network-2 = Je mehr deiner Gleise ein Stein auf einmal befährt, desto besser. Ein Transport nutzt höchstens { $reach } Gleise.
lesson-volldampf-stones = Steine unterwegs
lesson-volldampf-stones-1 = Alle Gleise liegen. Jetzt bewegt jeder { $transports } Steine, einen nach dem anderen. Ein Stein darf auch Gleise anderer befahren.
lesson-volldampf-transport = Dein erster Transport
lesson-volldampf-transport-1 = Wähle den { $colour ->
    [blue] blauen
    [violet] violetten
    [red] roten
   *[yellow] gelben
} Stein in { $start } und schicke ihn über deine Gleise in eine andere Stadt seiner Farbe.
lesson-volldampf-transport-2 = Jedes Gleis auf seinem Weg gehört dir: Dein Einkommen steigt um { $gain }.
lesson-volldampf-rivals = Was die anderen getan haben
lesson-volldampf-rivals-1 = Einkommen von { $first_seat }: { $first_income }, von { $second_seat }: { $second_income }. Auch sie haben Steine über eigene Gleise bewegt.
lesson-volldampf-again = Deine eigene Wahl
lesson-volldampf-again-1 = Jetzt sind alle Steine offen, die fahren können; die Zahl an einem Stein sagt, was er dir bringt. Gut ist hier der { $colour ->
    [blue] blaue
    [violet] violette
    [red] rote
   *[yellow] gelbe
} Stein in { $start }: +{ $gain }.
lesson-volldampf-again-2 = Statt einen Stein zu bewegen, darfst du verzichten und eine Aktionskarte ziehen.
lesson-volldampf-again-own = Deine eigene Wahl
lesson-volldampf-again-own-1 = Die Zahl an einem Stein sagt, was er dir bringt. Du darfst auch verzichten und eine Aktionskarte ziehen. Dein Einkommen bisher: { $income }.
lesson-volldampf-scored-vd-beat-income = Die Bank zahlt jedem sein Einkommen: dir { $amount } Mark.
lesson-volldampf-scored-vd-beat-dividends = Jede Anleihe kostet eine Mark: für dich { $amount } Mark.
lesson-volldampf-end = Die erste Runde ist vorbei
lesson-volldampf-end-1 = Dein Einkommen ist { $income }, minus { $bonds } für Anleihen: Dein Stand ist { $points }. Für die nächste Runde hast du { $cash } Mark.
lesson-volldampf-end-2 = Jetzt ist es deine Partie. Alles auf dem Tisch erklärt sich selbst: Zeige darauf, halte den Finger darauf oder drücke I.
