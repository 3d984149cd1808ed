# Die Lektionen einer ersten Partie.

lesson-russian-railroads-welcome = Deine Bahn
lesson-russian-railroads-welcome-1 = Das ist dein Tableau: drei Strecken für Gleise, darunter deine Industrie. Reihum setzt jeder Arbeiter auf ein Feld des Spielplans und tut, was es zeigt.
lesson-russian-railroads-welcome-2 = Haben alle gepasst, wertet die Runde alles, was du gebaut hast, und die nächste wertet es noch einmal.
lesson-russian-railroads-welcome-goal = Die meisten Punkte nach { $rounds } Runden. Was früh gebaut ist, zählt am häufigsten.
lesson-russian-railroads-track = Das erste Gleis
lesson-russian-railroads-track-1 = Setze einen Arbeiter auf das leuchtende Feld: Schwarz darf { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} gehen. Mach sie alle auf der Transsibirischen.
lesson-russian-railroads-track-2 = Schwarz selbst bringt keine Punkte. Es öffnet den Weg: Steht es auf Feld { $grey_from } der Transsibirischen, darf Grau folgen.
lesson-russian-railroads-others = Was die anderen getan haben
lesson-russian-railroads-others-1 = { $first_seat } hat die Industrie vorangetrieben: +{ $first_industry } in jeder Runde. { $second_seat } ist mit Schwarz vorgerückt, bis Feld { $second_black }.
lesson-russian-railroads-others-2 = Ihre Arbeiter bleiben stehen: Bis die Runde vorbei ist, kann niemand sonst diese Felder nutzen.
lesson-russian-railroads-grey = Grau bringt Punkte
lesson-russian-railroads-grey-1 = Setze einen Arbeiter hierher: Grau geht { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} auf der Transsibirischen, hinter Schwarz.
lesson-russian-railroads-grey-2 = Jedes Feld Grau bringt +{ $grey_each } in jeder Runde, so weit deine Lok reicht. Sie reicht bis Feld { $reach }, also bringt dieser Zug +{ $gain }.
lesson-russian-railroads-reach = Außer Reichweite
lesson-russian-railroads-reach-1 = Der rote Prellbock ist das Ende deiner Reichweite: Feld { $reach }. Grau liegt bis Feld { $grey }, aber hinter dem Prellbock zählt nichts.
lesson-russian-railroads-locomotive = Weiter reichen
lesson-russian-railroads-locomotive-1 = Setze einen Arbeiter hierher und nimm Lok { $locomotive }. Lege sie auf den freien Platz der Transsibirischen.
lesson-russian-railroads-locomotive-2 = Auf dieser Strecke zählen beide Zahlen zusammen: Die Reichweite wächst von { $reach } auf { $new_reach }, und die Strecke bringt { $new_line } je Runde statt { $line }.
lesson-russian-railroads-engineer = Ein Ingenieur für alle
lesson-russian-railroads-engineer-1 = { $second_seat } hat den Ingenieur genutzt, der hier wartet, und steht schon bei { $second_score ->
    [one] { $second_score } Punkt
   *[other] { $second_score } Punkten
}. Nach jeder Runde rücken die Ingenieure weiter; es lohnt sich zu sehen, wer als Nächster kommt.
lesson-russian-railroads-doubler = Ein Feld doppelt zählen
lesson-russian-railroads-doubler-1 = Setze einen Arbeiter hierher und nimm einen Verdoppler. Er liegt über dem ersten freien Feld der Transsibirischen.
lesson-russian-railroads-doubler-2 = Sein Feld zählt ab jetzt doppelt: Die Strecke bringt { $new_line } je Runde statt { $line }.
lesson-russian-railroads-industry = Die Industrie beginnt
lesson-russian-railroads-industry-1 = Setze einen Arbeiter hierher: Dein Marker geht ein Feld weiter.
lesson-russian-railroads-industry-2 = Die Zahl seines Feldes zählt in jeder Runde: jetzt +{ $industry }, und bis zu { $top_industry } am Ende der Leiste.
lesson-russian-railroads-passed = Einer hat gepasst
lesson-russian-railroads-passed-1 = { $first_seat } hat keine Arbeiter mehr und hat gepasst. Die Punktetafel zeigt, was jeder hat, und hinter dem +, was das Ende dieser Runde bringt: für dich +{ $round_points }.
lesson-russian-railroads-choice = Deine eigene Wahl
lesson-russian-railroads-choice-1 = Jetzt ist alles offen, was leuchtet. Arbeiter übrig: { $workers }, Münzen: { $coins }. Eine Münze kann einen Arbeiter ersetzen, ist dann aber weg.
lesson-russian-railroads-choice-2 = Eine gute Idee: noch ein Schritt Schwarz auf der Transsibirischen. Auf Feld { $brown_from } schaltet Schwarz Braun frei: +{ $brown_each } je Feld.
lesson-russian-railroads-choice-own = Deine eigene Wahl
lesson-russian-railroads-choice-own-1 = Arbeiter übrig: { $workers }, Münzen: { $coins }. Die Runde brächte dir jetzt +{ $round_points }. Passe, wenn nichts mehr einen Arbeiter lohnt.
lesson-russian-railroads-pass = Passen
lesson-russian-railroads-pass-1 = Arbeiter übrig: { $workers }. Eine Münze könnte einen ersetzen, aber Münzen lassen sich für eine spätere Runde aufheben.
lesson-russian-railroads-pass-2 = Wer passt, ist draußen, bis die Runde vorbei ist. Passen bringt Punkte nach dem Platz in der Reihenfolge, dem Ersten aber keine: für dich +{ $pass_points }.
lesson-russian-railroads-pass-own = Passen
lesson-russian-railroads-pass-own-1 = { $coins ->
    [0] Du hast keine Arbeiter mehr, also passe.
   *[other] Du hast keine Arbeiter mehr. Münzen ({ $coins }) lassen sich für eine spätere Runde aufheben, also passe.
} { $pass_points ->
    [0] Dem Ersten in der Zugreihenfolge bringt das Passen nichts.
   *[other] Das Passen bringt dir +{ $pass_points }.
}
lesson-russian-railroads-scored-points-trans-siberian = Grau in Reichweite: Felder { $spaces }, je +{ $grey_each }; davon durch Verdoppler doppelt: { $doubled }. Das macht +{ $amount }.
lesson-russian-railroads-scored-points-industry = Dein Industriemarker steht auf einem Feld mit der Zahl { $amount }: +{ $amount }.
lesson-russian-railroads-end = Die erste Runde ist vorbei
lesson-russian-railroads-end-1 = Dein Stand: { $total }. Die Arbeiter sind zurück, und alles Gebaute wird am Ende jeder Runde wieder gewertet.
lesson-russian-railroads-end-2 = Jetzt ist es deine Partie. Alles auf dem Tisch erklärt sich selbst: Zeige darauf, halte den Finger darauf oder drücke I.
