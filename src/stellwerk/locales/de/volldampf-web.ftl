# Wörter des Volldampf-Tischs im Browser

vd-you = du
vd-none = keine
vd-now = Jetzt
vd-later = Bis zum Ende
vd-mark = { $mark } Mark
vd-mark-short = { $mark } M
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
vd-own-cards = Deine Karten

# Die Runde

vd-phases = Phasen der Runde
vd-phase-goods = Waren
vd-phase-routes = Strecken
vd-phase-bonds = Anleihen
vd-phase-auction = Versteigerung
vd-phase-track = Gleise
vd-phase-transport = Transport
vd-phase-income = Einkommen

# Spieler

vd-round-order = Reihenfolge, Runde { $round }
vd-auction-order = Versteigerung der Reihenfolge
vd-col-income = Einkom.
vd-col-income-long = Einkommen
vd-col-bonds = Anleihen
vd-col-bonds-long = Anleihen
vd-col-score = Punkte
vd-col-cash = Geld
vd-col-track = Gleise
vd-col-track-long = Gleise im Vorrat
vd-col-cards = Karten
vd-col-cards-long = Aktionskarten auf der Hand
vd-col-moves = Fahrten
vd-col-routes = Strecken
vd-col-bid = Gebot
vd-col-price = Preis
vd-of-player = { $name }: { $what }
vd-leads = führt
vd-to-bid = ist dran
vd-in = dabei
vd-passed = gepasst
vd-if-first = { $price } als Erster
vd-pays = zahlt { $price }
vd-pays-half = zahlt { $price }, die Hälfte von { $bid }
vd-transport-done = gemacht
vd-transport-skipped = verzichtet, dafür eine Karte
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
vd-brings-you = Bringt dir { $gain }.
vd-income-space = Einkommen { $income }
vd-income-of = { $name }: Einkommen { $income }
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
vd-beat-income = Einkommen
vd-beat-dividends = Dividenden

# Gebote

vd-your-bid = Dein Gebot
vd-less = Eins weniger
vd-more = Eins mehr
vd-less-five = Fünf weniger
vd-more-five = Fünf mehr
vd-of-mark = von { $mark } Mark
vd-if-win = { $places ->
    [1] Auf Platz 1
   *[2] Auf Platz 1 oder 2
}
vd-when-shown = Wenn beide aufgedeckt sind
vd-if-pass = Wenn du jetzt passt
vd-pay-keep = { $pay } zahlen, { $keep } behalten
vd-place-pay-keep = Platz { $place }, { $pay } zahlen, { $keep } behalten
vd-cheapest = Der billigste freie Abschnitt kostet { $cost }.
vd-no-bid-yet = Du hast noch nicht geboten.
vd-last-is-free = Der letzte Platz zahlt nichts.
vd-full-of = dein letztes Gebot ({ $bid }) ganz
vd-half-of = die Hälfte deines letzten Gebots ({ $bid })
vd-bids-hint = Platz 1 und 2 zahlen ihr Gebot ganz, die anderen die Hälfte. Ab vier Spielern zahlt der Letzte nichts.
vd-bids-hint-two = Beide bieten verdeckt 1 bis 5 Mark. Wer höher bietet, ist Erster; beide zahlen.
vd-ask-bid = Biete mindestens { $least } oder passe für Platz { $place }
vd-ask-pass = Du kannst nicht mehr bieten: passe für Platz { $place }
vd-bid-why = Die Reihenfolge entscheidet, wer zuerst eine Gruppe nimmt und ein Gleis legt.
vd-equal-bids = Beide boten { $bid }: biete noch einmal. Du hast { $cash } Mark.
vd-bid-leads = { $name } führt mit { $bid }.
vd-do-bid = { $bid } bieten
vd-pass-pay = Passen, { $price } zahlen

# Streckenkarten

vd-groups = Gruppen
vd-groups-hint = werden in der neuen Reihenfolge genommen; eine Karte legt ein Gleis
vd-group-why = Jede Karte legt ein Gleis auf einen Abschnitt ihrer Form; zeige auf eine Gruppe, um diese Abschnitte zu sehen. Du hast { $cash } Mark.
vd-lay-why = Deine Karten: { $routes }. Du hast { $cash } Mark; die Zahl ist der Preis eines Abschnitts.
vd-groups-sort = werden Karte für Karte neu gebildet
vd-group-name = Gruppe { $number }: { $routes }
vd-group-taken = Gruppe { $number } ist vergeben
vd-take-group = Gruppe { $number } nehmen
vd-to-sort = Karten ohne Gruppe
vd-free = { $count } frei
vd-from = ab { $cost }
vd-route-card = Streckenkarte { $region }
vd-route-cards = Streckenkarten
vd-track-hint = Legerunde { $lap } von { $laps }: Lege ein Gleis auf einen Abschnitt mit dem Symbol einer Karte, oder verliere eine Karte.
vd-lose = Verlieren
vd-lose-name = die Streckenkarte { $region } verlieren und nichts bauen
vd-ask-lose = Du kannst keinen Abschnitt bezahlen: Verliere eine Karte.
vd-give = Abgeben
vd-give-name = die Streckenkarte { $region } abgeben

# Transport

vd-this-transport = Dieser Transport
vd-pieces-of = { $pieces } von { $reach } Gleisen
vd-from-to = { $from } auf { $to }
vd-next-best = Nächstbester Weg für dich: { $field } { $gain }
vd-other-ways = Wer auf welchem Weg profitiert
vd-transport-hint = Ein Stein fährt über höchstens { $reach } Gleise in eine Stadt seiner Farbe; jedes Gleis bringt seinem Besitzer 1.
vd-transport-why = Wähle eine leuchtende Stadt. Die Zahl ist das meiste, was ihre Steine dir über { $reach } Gleise einbringen.
vd-ask-skip = Kein Stein kann fahren: verzichte und ziehe eine Karte
vd-ask-skip-why = Kein Stein erreicht über höchstens { $reach } Gleise eine andere Stadt seiner Farbe.
vd-transport-of = Transport { $number } von 2.
vd-subsidised-transport = Transport mit der Subvention.
vd-way-why = Bestätige ihn, wähle eine andere leuchtende Stadt oder ein Gleis, oder nimm einen anderen Stein.
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
vd-in-hand = auf der Hand: wähle eine leuchtende Stadt

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
vd-action-bargain = Ein beliebiger freier Abschnitt für 5 Mark und eine Streckenkarte.
vd-action-sabotage = Hält einen Stein auf, den jemand anderes bewegt.
vd-action-extra-freight = Ein Stein aus dem Beutel in eine beliebige Stadt.
vd-action-all-new = Sortiert die Gruppen vor der Versteigerung neu.
vd-action-new-plan = Legt einen Stein in eine andere Stadt.

# Das Ende, und der Tisch in Worten

vd-final = Endstand
vd-final-hint = Einkommen minus Anleihen; bei Gleichstand das meiste Geld
vd-final-sum = { $income } − { $bonds }
vd-said-phase = Runde { $round }, Phase { $phase }.
vd-said-player = { $name }: Einkommen { $income }, Anleihen { $bonds }, Punkte { $score }, Geld { $cash }. Gleise: { $track }.
vd-said-cards = Streckenkarten: { $routes }. Aktionskarten: { $actions }.
vd-said-hidden = { $count } verdeckt

# Worte an Stelle der Kürzel, die das Terminal braucht

segment = { $from }–{ $to }
event-goods = Neue Waren: { $fields }.

# Während andere wählen

vd-wait-bonds = { $name } entscheidet über Anleihen
vd-wait-bid = { $name } bietet
vd-wait-group = { $name } wählt eine Gruppe
vd-wait-sort = { $name } sortiert die Streckenkarten
vd-wait-lay = { $name } legt ein Gleis
vd-wait-transport = { $name } wählt einen Transport
vd-wait-place = { $name } bewegt einen Stein
vd-wait-answer = { $name } darf eine Karte spielen
vd-your-number = Du bist Nummer { $number } von { $players }.

# Der Verlauf: was geschah in wenigen Worten; ein Zug ist eine Zeile, sein Anfang und was darauf folgt.

log-event-round = Runde { $round }
    .head = Runde { $round }
log-event-stone = Stein ({ $colour }) für { $field }
    .head = Neue Steine
    .item = { $field } ({ $colour })
log-event-bag-empty = Der Beutel ist leer
    .head = Der Beutel ist leer
log-event-goods = Neue Waren: { $fields }
    .head = Warenkarten
    .item = { $fields }
log-event-route = Streckenkarte { $route } für Gruppe { $group }
    .head = Streckenkarten
    .item = { $group }: { $route }
log-event-draw = eine Aktionskarte
log-event-drawn = deine Karte: { $action }
log-event-shuffle = Aktionskarten gemischt
    .head = Aktionskarten gemischt
log-event-no-card = keine Aktionskarte mehr da
log-event-rob = eine Karte von { $other_seat }
log-event-robbed = { $action } verloren
log-event-action = { $action }
log-event-plan = { $colour } von { $start } nach { $field }
log-event-sealed = hat gewählt
log-event-bonds = { $bonds ->
    [0] Keine Anleihen
    [one] { $bonds } Anleihe für { $mark } Mark
   *[other] { $bonds } Anleihen für { $mark } Mark
}
log-event-bid = Bietet { $bid }
log-event-pass = Passt
log-event-order = Reihenfolge
    .head = Reihenfolge
    .item = { $number }. { $seat } { $price } Mark
log-event-equal-bids = Beide bieten { $bid }: noch einmal
    .head = Beide bieten { $bid }: noch einmal
log-event-order-stays = Die Reihenfolge bleibt
    .head = Die Reihenfolge bleibt
log-event-group-sorted = Gruppe { $group }: { $routes }
log-event-group = Gruppe { $group }: { $routes }
log-event-track = Gleis { $segment }
    .more = { $cost } Mark
log-event-lost = Streckenkarte verloren: { $route }
log-event-announce = { $colour } von { $start } nach { $field }
    .more = { $pieces ->
        [one] { $pieces } Gleis
       *[other] { $pieces } Gleise
    }
log-event-gain = { "" }
log-event-skip = Kein Transport
log-event-freight = Stein gezogen: { $colour }
log-event-income = Einkommen
    .head = Einkommen
    .item = { $seat } { $cash } Mark
log-event-back = { $steps } zurück auf der Einkommensleiste
short-symbol = { short-routes }
short-routes = { $id ->
    [N] Norden
    [O] Nordosten
    [W] Westen
    [M] Mitte
    [S] Südosten
    [T] Südwesten
   *[other] { $id }
}

# Tipps: was etwas ist, in einem Satz

vd-tip-segment = Eine Streckenkarte mit dieser Form legt hier ein Gleis, für die gezeigten Kosten; es muss an nichts anschließen.
vd-tip-segment-laid = Jeder Stein, der dieses Gleis passiert, erhöht das Einkommen des Besitzers um 1.
vd-tip-city = Hier liegen Steine, bis jemand sie bewegt; Steine in der Farbe der Stadt werden hierher geliefert.
vd-tip-city-from = Jeder Stein darf über alle gelegten Gleise bewegt werden; die Zahl ist, was er dir höchstens bringt.
vd-tip-city-to = Der Stein kann hier ankommen, in einer Stadt seiner Farbe, zu der gelegte Gleise führen.
vd-tip-city-put = Der Stein wird hierher gelegt und kann danach von hier bewegt werden.
vd-tip-stone = Er reist über gelegte Gleise in eine Stadt seiner Farbe.
vd-tip-stop = Ein Halt zwischen zwei Abschnitten; hier liegen keine Steine.
vd-tip-income-space = Die Einkommensleiste: So viel Mark bekommt man pro Runde, wie die eigene Lok anzeigt.
vd-tip-income-marker = Einkommen wird jede Runde ausgezahlt und zählt am Ende als Punkte.
vd-tip-symbol = Streckenkarten mit dieser Form legen Gleise auf Abschnitte, die sie zeigen.
vd-tip-supply-stones = Neue Steine werden aus dem Beutel gezogen; gelieferte kommen zurück.
vd-tip-supply-goods = Jede Runde werden Warenkarten aufgedeckt; jede genannte Stadt erhält einen Stein.
vd-tip-supply-routes = Streckenkarten, die noch in Gruppen ausgelegt werden; benutzte kommen nie zurück.
vd-tip-supply-actions = Der verdeckte Stapel der Aktionskarten; ist er leer, wird die Ablage gemischt.
vd-tip-phase-goods = Neue Steine kommen in die Städte.
vd-tip-phase-routes = Streckenkarten werden in Gruppen ausgelegt, eine pro Spieler.
vd-tip-phase-bonds = Jeder darf Anleihen ausgeben, um Geld zu bekommen.
vd-tip-phase-auction = Die Spieler bieten um die Reihenfolge; dann nimmt jeder eine Gruppe Streckenkarten.
vd-tip-phase-track = Der Reihe nach legt jeder ein Gleis pro Streckenkarte.
vd-tip-phase-transport = Der Reihe nach bewegt jeder einen Stein oder verzichtet für eine Aktionskarte, zweimal.
vd-tip-phase-income = Jeder erhält sein Einkommen und zahlt Dividende für Anleihen.
vd-tip-col-order = Die Reihenfolge der letzten Versteigerung: Nummer 1 ist zuerst dran.
vd-tip-col-income = Mark pro Runde, und Punkte am Ende.
vd-tip-col-bonds = Nennwert der Anleihen: Jede kostet 1 Mark pro Runde und am Ende einen Punkt.
vd-tip-col-score = Einkommen minus Anleihen, wie es zählte, wenn das Spiel jetzt endete.
vd-tip-col-cash = Geld für Gebote und Gleise; am Ende entscheidet es nur bei Gleichstand.
vd-tip-col-track = Gleise, die noch zu legen sind.
vd-tip-col-cards = Aktionskarten sind geheim; nur ihre Zahl ist bekannt.
vd-tip-col-moves = Die zwei Transporte dieser Runde: gemacht, ausgelassen oder noch offen.
vd-tip-col-routes = Streckenkarten auf der Hand, jede für ein Gleis.
vd-tip-col-bid = Das letzte Gebot; jedes weitere muss höher sein.
vd-tip-group = Wer diese Gruppe nimmt, legt pro Karte ein Gleis, auf Abschnitte dieser Formen.
vd-tip-route-card = Sie legt ein Gleis auf einen freien Abschnitt ihrer Form.
vd-tip-lose = Die Karte ist weg, ohne dass ein Gleis gelegt wird.
vd-tip-give = Für eine günstige Gelegenheit abgegeben: Danach darfst du einen beliebigen freien Abschnitt zum festen Preis bauen.
vd-tip-sort = Die Karte kommt in die Gruppe, die gerade gebildet wird.
vd-tip-action-fast-locomotive = Wird gespielt, bevor du einen Stein wählst.
vd-tip-action-subsidy = Wird nach beiden Transporten gespielt, wenn dein Einkommen am niedrigsten ist.
vd-tip-action-bargain = Wird beim Gleisbau gespielt, zusammen mit einer beliebigen Streckenkarte.
vd-tip-action-sabotage = Wird gespielt, wenn jemand anders einen Transport angesagt hat.
vd-tip-action-extra-freight = Wird gespielt, bevor du einen Stein wählst.
vd-tip-action-all-new = Wird zwischen Anleihen und Versteigerung gespielt, einmal pro Runde.
vd-tip-action-new-plan = Wird jederzeit im eigenen Zug vor der Aktion gespielt.
vd-tip-rob = Du ziehst blind eine Aktionskarte dieses Spielers.
vd-tip-pass = Du bist aus der Versteigerung raus und bekommst die höchste noch freie Nummer.
vd-tip-skip = Kein Stein wird bewegt; du nimmst dafür eine Aktionskarte.
vd-tip-decline = Du spielst keine Karte; gefragt wird jeder, der irgendeine hat, also verrät es nichts.
vd-tip-deliver = Der Stein fährt diesen Weg, und jedes Gleis bringt seinem Besitzer 1 Einkommen.
vd-tip-new-bonds = Jede Anleihe bringt jetzt Geld und kostet 1 Mark pro Runde und am Ende einen Punkt.
vd-tip-new-bid-two = Beide bieten verdeckt: Wer höher bietet, ist Erster, und beide zahlen.
vd-tip-new-bid = Platz 1 und 2 zahlen ihr Gebot ganz, die anderen die Hälfte.
