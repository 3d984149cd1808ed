# Wörter des Volldampf-Tischs im Browser

vd-you = du
vd-none = keine
vd-now = Jetzt
vd-later = Bis zum Ende
vd-mark = { $mark } Mark
vd-map = Karte
vd-description = Der Tisch in Worten
vd-zoom-in = Näher heran
vd-zoom-out = Weiter weg
vd-beyond-left = Links noch { $count }
vd-beyond-right = Rechts noch { $count }
vd-beyond-up = Oben noch { $count }
vd-beyond-down = Unten noch { $count }

vd-tab-map = Karte
vd-tab-phase = Phase
vd-tab-players = Spieler

# Die Runde

vd-phases = Phasen der Runde
vd-phase-goods = Waren
vd-phase-routes = Strecken
vd-phase-bonds = Anleihen
vd-phase-auction = Gebote
vd-phase-track = Gleise
vd-phase-transport = Transport
vd-phase-income = Einkommen

# Spieler

vd-round-order = Reihenfolge, Runde { $round }
vd-auction-order = Gebote um die Reihenfolge
vd-col-income = Einkom.
vd-col-bonds = Anleihen
vd-col-score = Punkte
vd-col-cash = Geld
vd-col-track = Gleise
vd-col-track-long = Gleise im Vorrat
vd-col-cards = Karten
vd-col-cards-long = Aktionskarten auf der Hand
vd-col-moves = Züge
vd-col-routes = Strecken
vd-col-bid = Gebot
vd-col-price = Preis
vd-leads = führt
vd-to-bid = ist dran
vd-in = dabei
vd-passed = gepasst
vd-if-first = { $price } als Erster
vd-pays = zahlt { $price }
vd-pays-half = zahlt { $price }, die Hälfte von { $bid }
vd-transport-done = gemacht
vd-transport-skipped = verzichtet, eine Karte genommen
vd-transport-now = unterwegs
vd-transport-later = kommt noch
vd-rob = eine Karte ziehen von { $name }
vd-bonds = Anleihen
vd-track-of = Gleise: { $laid } gelegt, { $left } übrig

# Die Karte

vd-city-blue = { $name }, blaue Stadt
vd-city-violet = { $name }, violette Stadt
vd-city-red = { $name }, rote Stadt
vd-city-yellow = { $name }, gelbe Stadt
vd-stone-blue = blauer Stein
vd-stone-violet = violetter Stein
vd-stone-red = roter Stein
vd-stone-yellow = gelber Stein
vd-stones-blue = { $count ->
    [one] ein blauer Stein
   *[other] { $count } blaue Steine
}
vd-stones-violet = { $count ->
    [one] ein violetter Stein
   *[other] { $count } violette Steine
}
vd-stones-red = { $count ->
    [one] ein roter Stein
   *[other] { $count } rote Steine
}
vd-stones-yellow = { $count ->
    [one] ein gelber Stein
   *[other] { $count } gelbe Steine
}
vd-no-stones = keine Steine
vd-pick-stone = Steine in { $name }
vd-gain-you = du { $gain }
vd-segment-free = { $from }–{ $to }, { $region }, { $cost } Mark
vd-segment-laid = { $from }–{ $to }, Gleis von { $name }
vd-lay-tip = Kostet { $cost } Mark, { $left } bleiben.
vd-supply = Vorrat
vd-supply-stones = { $count ->
    [one] Stein im Beutel
   *[other] Steine im Beutel
}
vd-supply-goods = { $count ->
    [one] Warenkarte
   *[other] Warenkarten
}
vd-supply-routes = { $count ->
    [one] Streckenkarte
   *[other] Streckenkarten
}
vd-supply-actions = { $count ->
    [one] Aktionskarte
   *[other] Aktionskarten
}

# Anleihen

vd-new-bonds = Neue Anleihen
vd-for-mark = für { $mark } Mark
vd-cash-from-to = Geld { $from } auf { $to }
vd-mark-each = je { $mark } Mark
vd-bonds-cost = { $count ->
    [0] keine Kosten
   *[other] { $count } Mark je Runde, −{ $count } am Ende
}
vd-bonds-rounds = { $rounds ->
    [one] Es gibt noch eine Einkommensphase.
   *[other] Noch { $rounds } Einkommensphasen: zusammen { $total } Mark.
}
vd-bonds-hint = Eine Anleihe bringt sofort { $mark } Mark und kostet 1 Mark je Runde und am Ende einen Punkt.
vd-do-bonds = { $bonds ->
    [0] Keine Anleihen
    [one] Eine Anleihe, +{ $mark } Mark
   *[other] { $bonds } Anleihen, +{ $mark } Mark
}
vd-chooses = wählt
vd-has-chosen = hat gewählt
vd-new-goods = Neue Waren für
vd-last-income = Das letzte Einkommen

# Gebote

vd-your-bid = Dein Gebot
vd-less = Eins weniger
vd-more = Eins mehr
vd-less-five = Fünf weniger
vd-more-five = Fünf mehr
vd-of-mark = von { $mark } Mark
vd-if-win = Auf Platz 1 oder 2
vd-when-shown = Wenn beide aufgedeckt sind
vd-if-pass = Wenn du jetzt passt
vd-pay-keep = { $pay } zahlen, { $keep } behalten
vd-place-pay-keep = Platz { $place }, { $pay } zahlen, { $keep } behalten
vd-cheapest = Der billigste freie Abschnitt kostet { $cost }.
vd-no-bid-yet = Du hast noch nicht geboten.
vd-last-is-free = Der letzte Platz zahlt nichts.
vd-full-of = dein letztes Gebot { $bid } ganz
vd-half-of = die Hälfte deines letzten Gebots { $bid }
vd-bids-hint = Platz 1 und 2 zahlen ihr Gebot, die anderen die Hälfte; ab vier Spielern zahlt der Letzte nichts.
vd-bids-hint-two = Beide bieten verdeckt 1 bis 5 Mark. Das höhere Gebot ist Erster, und beide zahlen.
vd-ask-bid = Biete mindestens { $least } oder passe für Platz { $place }
vd-ask-pass = Du kannst nicht mehr bieten: passe für Platz { $place }
vd-bid-why = Die Reihenfolge entscheidet, wer zuerst eine Gruppe nimmt und Gleis legt.
vd-equal-bids = Beide boten { $bid }: biete noch einmal. Du hast { $cash } Mark.
vd-bid-leads = { $name } führt mit { $bid }.
vd-do-bid = { $bid } bieten
vd-pass-pay = Passen, { $price } zahlen

# Streckenkarten

vd-groups = Gruppen
vd-groups-hint = werden in der neuen Reihenfolge genommen; eine Karte legt ein Gleis
vd-group-why = Jede Karte legt ein Gleis auf eine Strecke ihrer Form; zeige auf eine Gruppe, um sie zu sehen. Du hast { $cash } Mark.
vd-lay-why = Deine Karten: { $routes }. Du hast { $cash } Mark; die Zahl ist, was eine Strecke kostet.
vd-groups-sort = werden Karte für Karte neu gebildet
vd-group-name = Gruppe { $number }: { $routes }
vd-group-taken = Gruppe { $number } ist vergeben
vd-to-sort = Karten ohne Gruppe
vd-free = { $count } frei
vd-from = ab { $cost }
vd-route-card = Streckenkarte { $region }
vd-route-cards = Streckenkarten
vd-track-hint = Legerunde { $lap } von { $laps }: lege ein Gleis auf einen Abschnitt mit dem Zeichen einer Karte, oder verliere eine Karte.
vd-lose = Verlieren
vd-lose-name = die Streckenkarte { $region } verlieren und nichts bauen
vd-give = Geben
vd-give-name = die Streckenkarte { $region } geben

# Transport

vd-this-transport = Dieser Transport
vd-pieces-of = { $pieces } von { $reach } Gleisen
vd-from-to = { $from } auf { $to }
vd-next-best = Am zweitbesten für dich: { $field } { $gain }
vd-other-ways = Wer auf welchem Weg gewinnt
vd-transport-hint = Ein Stein geht über bis zu { $reach } Gleise in eine Stadt seiner Farbe; jedes Gleis bringt dem Besitzer 1.
vd-transport-why = Wähle eine helle Stadt. Die Zahl ist das meiste, was ihre Steine dir über { $reach } Gleise bringen.
vd-ask-skip = Kein Stein kann fahren: verzichte und ziehe eine Karte
vd-ask-skip-why = Kein Gleis führt einen Stein über höchstens { $reach } Stücke in eine andere Stadt seiner Farbe.
vd-transport-of = Transport { $number } von 2.
vd-subsidised-transport = Transport mit dem Zuschuss.
vd-way-why = Bestätige ihn, wähle eine andere helle Stadt oder ein Gleis, oder nimm den Stein zurück.
vd-ask-way-blue = Blau von { $from } nach { $to }: { $gains }
vd-ask-way-violet = Violett von { $from } nach { $to }: { $gains }
vd-ask-way-red = Rot von { $from } nach { $to }: { $gains }
vd-ask-way-yellow = Gelb von { $from } nach { $to }: { $gains }
vd-would-gain = Hältst du ihn auf? Er brächte: { $gains }.
vd-confirm-way = Bestätigen { $gain }
vd-skip = Verzichten, Karte ziehen
vd-give-up = Aufgeben
vd-decline = Nichts tun
vd-leave = Darauf verzichten
vd-in-hand = auf der Hand: wähle eine helle Stadt

# Aktionskarten

vd-action-cards = { $count ->
    [one] Deine Aktionskarte
   *[other] Aktionskarten
}
vd-only-you = { $count ->
    [one] nur du siehst sie
   *[other] nur du siehst sie
}
vd-no-action-cards = Keine. Wer auf einen Transport verzichtet, bekommt eine.
vd-action-fast-locomotive = Ein Transport darf über 7 Gleise gehen.
vd-action-subsidy = Noch ein Transport, wenn du Letzter bist.
vd-action-bargain = Ein freier Abschnitt für 5 Mark und eine Streckenkarte.
vd-action-sabotage = Hält einen Stein auf, den jemand bewegt.
vd-action-extra-freight = Ein Stein aus dem Beutel in eine Stadt.
vd-action-all-new = Sortiert die Gruppen vor den Geboten.
vd-action-new-plan = Legt einen Stein in eine andere Stadt.

# Das Ende, und der Tisch in Worten

vd-final = Endstand
vd-final-hint = Einkommen weniger Anleihen; bei Gleichstand das meiste Geld
vd-final-sum = { $income } − { $bonds }
vd-said-phase = Runde { $round }, Phase { $phase }.
vd-said-player = { $name }: Einkommen { $income }, Anleihen { $bonds }, Punkte { $score }, Geld { $cash }. Gleise: { $track }.

# Während andere wählen

vd-wait-bonds = { $name } entscheidet über Anleihen
vd-wait-bid = { $name } bietet
vd-wait-group = { $name } wählt eine Gruppe
vd-wait-sort = { $name } sortiert die Streckenkarten
vd-wait-lay = { $name } legt Gleis
vd-wait-transport = { $name } wählt einen Transport
vd-wait-place = { $name } bewegt einen Stein
vd-wait-answer = { $name } darf eine Karte spielen
vd-your-number = Du bist Nummer { $number } von { $players }.
