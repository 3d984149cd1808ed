# Dinge

colour-blue = blau
colour-violet = violett
colour-red = rot
colour-yellow = gelb

action-fast-locomotive = Schnelle Lok
action-subsidy = Subvention
action-bargain = Günstige Gelegenheit
action-sabotage = Sabotage
action-extra-freight = Zusatzfracht
action-all-new = Alles neu
action-new-plan = Neue Planung

symbol = { $id } ({ $shape ->
    [octagon] Achteck
    [circle] Kreis
    [square] Quadrat
    [hexagon] Sechseck
    [diamond] Raute
    [triangle] Dreieck
   *[other] { $shape }
}, { $colour ->
    [green] grün
    [orange] orange
    [brown] braun
    [grey] grau
    [turquoise] türkis
    [pink] rosa
   *[other] { $colour }
})
segment = { $id } { $from }–{ $to }

points-transports = Transporte
points-bonds = Anleihen
points-steps-back = Schritte zurück

# Was gefragt ist

ask-nothing = Die Partie ist zu Ende.
ask-dealer = Eine Karte wird aufgedeckt.
ask-fill = Ein Stein wird aus dem Beutel gezogen.
ask-routes = Streckenkarten werden ausgelegt.
ask-freight = Ein Stein wird aus dem Beutel gezogen.
ask-issue = Wie viele Anleihen gibst du aus? Du hast { $cash } Mark; insgesamt sind noch Anleihen im Nennwert von { $left } zu haben.
ask-secret-bonds = Wie viele Anleihen gibst du aus? Niemand sieht es, bis beide gewählt haben. Du hast { $cash } Mark.
ask-secret-bids = Was bietest du für den ersten Platz? Niemand sieht es, bis beide gewählt haben. Du hast { $cash } Mark.
ask-bid = { $highest ->
    [-1] Mit wie viel eröffnest du das Bieten um die Reihenfolge? Du hast { $cash } Mark.
   *[other] Das höchste Gebot ist { $highest }. Bietest du mehr, oder passt du? Du hast { $cash } Mark.
}
ask-all-new = Sortierst du die ausliegenden Streckenkarten in neue Gruppen?
ask-sort = Welche Karte kommt als Nächstes in Gruppe { $group }?
ask-take-group = Welche Gruppe von Streckenkarten nimmst du?
ask-lay = Wo legst du ein Gleis? Du hast die Streckenkarten { $routes } und { $cash } Mark.
ask-bargain-card = Welche Streckenkarte gibst du für die günstige Gelegenheit ab? Du hast { $routes }.
ask-bargain-segment = Wo legst du ein Gleis für { $cost } Mark?
ask-transport = Welchen Stein bewegst du? Es ist dein Transport { $number } von 2; der Stein darf über höchstens { $reach } Gleise fahren.
ask-subsidised = Welchen Stein bewegst du mit der Subvention? Er darf über höchstens { $reach } Gleise fahren.
ask-subsidised-helped = Noch kann kein Stein fahren. Spiele erst eine Karte, die hilft, oder lass die Subvention verfallen.
ask-step = Der Stein ({ $colour }) aus { $start } ist in { $place }, nach { $pieces } von { $reach } Gleisen. Wohin fährt er weiter?
ask-sabotage = { $seat } bewegt den Stein ({ $colour }) von { $start } nach { $place }. Hältst du ihn auf?
ask-subsidy = Du bist Letzter. Machst du noch einen Transport?
ask-unload = Wohin legst du den Stein ({ $colour })?
ask-plan = Welchen Stein legst du in eine andere Stadt?
ask-replace = Wohin kommt der Stein ({ $colour }) aus { $start }?
ask-rob = Es ist keine Aktionskarte mehr da. Von wem ziehst du eine?

# Züge

move-pass = passen
move-decline = nichts tun
move-skip = auf diesen Transport verzichten und eine Aktionskarte nehmen
move-lapse = den Transport aufgeben
move-deliver = den Stein in { $field } abliefern, über { $pieces ->
    [one] ein Gleis
   *[other] { $pieces } Gleise
}, davon { $own } von dir
move-deliver-here = den Stein abliefern
move-fast-locomotive = { $action } spielen: bis zu 7 Gleise
move-subsidy = { $action } spielen: noch ein Transport
move-bargain = { $action } spielen: ein beliebiger Abschnitt für 5 Mark
move-sabotage = { $action } spielen: dieser Stein bleibt liegen
move-extra-freight = { $action } spielen: ein Stein aus dem Beutel in eine beliebige Stadt
move-all-new = { $action } spielen: die Streckenkarten neu sortieren
move-new-plan = { $action } spielen: ein Stein in eine andere Stadt
move-lose = die Streckenkarte { $route } verlieren und nichts bauen
move-route = die Streckenkarte { $route } abgeben
move-sort = { $route } in die Gruppe legen
move-group = Gruppe { $group } nehmen: { $routes }
move-rob = eine Karte ziehen von { $seat }
move-stone = der Stein ({ $colour }) in { $field }
move-field = { $field }
move-track = ein Gleis legen auf { $segment } für { $cost } Mark
move-step = über { $segment } nach { $place }; das Gleis gehört { $seat }
move-no-segment = Abschnitt { $number }, den dieser Plan nicht hat
move-bonds = { $bonds ->
    [0] keine Anleihen
    [one] eine Anleihe für { $mark } Mark
   *[other] { $bonds } Anleihen für { $mark } Mark
}
move-bid = { $bid } Mark bieten
move-draw-stone = einen Stein ziehen: { $colour }
move-goods = Warenkarte { $card } aufdecken: { $fields }
move-draw-route = die Streckenkarte { $route } ziehen
move-draw-action = { $action } ziehen
move-draw-hidden = eine Aktionskarte ziehen
move-bonds-hidden = verdeckt Anleihen wählen
move-bid-hidden = verdeckt bieten

# Was geschah

event-round = Runde { $round } beginnt.
event-stone = Ein Stein ({ $colour }) für { $field }.
event-bag-empty = Der Beutel ist leer: { $fields ->
    [one] eine Stadt bekommt
   *[other] { $fields } Städte bekommen
} keinen Stein.
event-goods = Warenkarte { $card }: { $fields }.
event-route = Streckenkarte { $route } für Gruppe { $group }.
event-draw = { $seat } nimmt eine Aktionskarte.
event-drawn = Deine Karte: { $action }.
event-shuffle = Die gespielten Aktionskarten werden gemischt.
event-no-card = Für { $seat } ist keine Aktionskarte da.
event-rob = { $seat } zieht eine Karte aus der Hand von { $other_seat }.
event-robbed = Du verlierst: { $action }.
event-action = { $seat } spielt { $action }.
event-plan = { $seat } legt den Stein ({ $colour }) von { $start } nach { $field }.
event-sealed = { $seat } hat gewählt.
event-bonds = { $seat } gibt { $bonds ->
    [0] keine Anleihen aus.
    [one] eine Anleihe für { $mark } Mark aus.
   *[other] { $bonds } Anleihen für { $mark } Mark aus.
}
event-bid = { $seat } bietet { $bid }.
event-pass = { $seat } passt.
event-order = { $seat } ist Nummer { $number } und zahlt { $price } Mark.
event-equal-bids = Beide bieten { $bid }; sie bieten noch einmal.
event-order-stays = Die Reihenfolge bleibt, wie sie ist.
event-group-sorted = Gruppe { $group } ist jetzt { $routes }.
event-group = { $seat } nimmt Gruppe { $group }: { $routes }.
event-track = { $seat } legt ein Gleis auf { $segment } für { $cost } Mark.
event-lost = { $seat } verliert die Streckenkarte { $route }.
event-announce = { $seat } bewegt den Stein ({ $colour }) von { $start } nach { $field } über { $pieces ->
    [one] ein Gleis.
   *[other] { $pieces } Gleise.
}
event-gain = { $seat }: Einkommen +{ $gain }, jetzt { $income }.
event-skip = { $seat } bewegt keinen Stein.
event-freight = { $seat } zieht einen Stein: { $colour }.
event-income = { $seat } bekommt { $income } Mark, zahlt { $dividend } Dividende und hat { $cash } Mark.
event-back = { $seat } kann { $missing } Mark nicht zahlen und geht auf der Einkommensleiste { $steps } zurück.

# Warum nicht

why-over = die Partie ist zu Ende
why-unseen = so sehen andere einen verdeckten Zug
why-dealing = es werden Karten oder Steine gezogen
why-dealer-only = darüber entscheidet der Zufall
why-not-now = das kommt an anderer Stelle: { $time }
why-bid-low = das höchste Gebot ist { $highest }
why-bid-cash = zum Bieten hast du { $cash } Mark
why-secret-bid = ein verdecktes Gebot liegt zwischen { $least } und { $most } Mark
why-secret-bonds = höchstens { $most } Anleihen auf einmal
why-bonds-left = es sind noch Anleihen im Nennwert von { $left } zu haben, nicht { $bonds }
why-open-first = jemand muss das Bieten eröffnen
why-no-segment = dieser Plan hat keinen solchen Abschnitt
why-no-field = dieser Plan hat keine solche Stadt
why-taken = auf { $segment } liegt ein Gleis von { $seat }
why-no-route = { $segment } braucht die Streckenkarte { $route }
why-cost = es kostet { $cost } Mark, und du hast { $cash }
why-first-stop = der Stein muss in { $field } halten
why-no-piece = auf { $segment } liegt kein Gleis
why-elsewhere = der Stein ist in { $place } und kommt von dort nicht auf { $segment }
why-reached = der Stein war schon in { $place }
why-no-way = hinter { $segment } liegt keine Stadt seiner Farbe nah genug: höchstens { $reach } Gleise
why-same-field = der Stein liegt schon in { $field }
why-no-stone = in { $field } liegt kein Stein ({ $colour })
why-barred = der Stein ({ $colour }) in { $field } wurde sabotiert
why-no-delivery = von { $field } ist über höchstens { $reach } Gleise keine andere Stadt dieser Farbe ({ $colour }) erreichbar
why-no-seat = es gibt keinen Platz { $number }
why-own-hand = eine Karte zieht man von jemand anderem
why-empty-hand = { $seat } hat keine Aktionskarte
why-no-group = Gruppe { $group } liegt nicht aus
why-no-such-route = die Streckenkarte { $route } ist nicht auf der Hand
why-none-to-sort = von { $route } ist keine Karte mehr übrig
why-in-secret = während beide verdeckt wählen, wird keine Karte gespielt
why-no-action = { $action } ist nicht auf der Hand
why-bargain-cost = es kostet { $cost } Mark, und du hast { $cash }
why-fast-already = eine schnelle Lok ist schon unterwegs
why-bag-empty = der Beutel ist leer
why-board-empty = auf dem Plan liegt kein Stein
why-not-asked = das steht jetzt nicht zur Wahl
why-subsidy-skip = ein Transport mit Subvention muss stattfinden
why-subsidy-in-vain = kein Stein kann bewegt werden, auch nicht mit anderen Karten auf der Hand
why-not-moved = der Stein hat sich nicht bewegt
why-wrong-field = das ist keine Stadt dieser Farbe ({ $colour })

time-auction = die Versteigerung
time-bonds = die Phase der Anleihen
time-segment = das Gleislegen und ein Stein unterwegs
time-field = ein Stein, der irgendwohin gelegt wird
time-stone = der eigene Transport
time-rob = eine Karte aus einer anderen Hand
time-group = die Wahl der Gruppen
time-lose = das Gleislegen, wenn man an der Reihe ist
time-route = eine günstige Gelegenheit und das Sortieren
time-skip = die Wahl eines Steins
time-deliver = ein Stein unterwegs
time-fast-locomotive = der eigene Transport
time-subsidy = das Ende der Transporte, für den Letzten auf der Leiste
time-bargain = das eigene Gleislegen
time-sabotage = der Augenblick, in dem jemand anderes einen Stein bewegt
time-extra-freight = der eigene Transport
time-all-new = der Augenblick zwischen Anleihen und Versteigerung
time-new-plan = der eigene Zug, vor der Aktion, die ihn beendet

# Orte und Gegenden: was hier fehlt, heißt wie in der Edition

place = { $word ->
   *[other] { $name }
}
region = { $word ->
   *[other] { $name }
}
