# Der Tisch als Text, für das Terminal

draw-round = Volldampf · Runde { $round } von { $rounds }
draw-edition = Edition { $edition }

# Ein Buchstabe für jede Farbe von Städten und Steinen
draw-letters = bvrg
draw-legend-colours = b blau, v violett, r rot, g gelb: vor dem Namen die Farbe der Stadt, dahinter ihre Steine
draw-legend-track = b5 fünf blaue Steine; N4:5 ein freier Abschnitt und sein Preis, o ein Halt, 1 bis 6 Gleis eines Platzes

draw-number = Nr.
draw-seat = Platz
draw-income = Einkommen
draw-bonds = Anleihen
draw-points = Punkte
draw-cash = Geld
draw-pieces = Gleise
draw-actions = Aktionskarten
draw-routes = Streckenkarten
draw-own-cards = deine Aktionskarten:
draw-played-cards = gespielte Aktionskarten:
draw-piles = Beutel: { $bag }; Warenkarten: { $goods }; Streckenkarten: { $routes }; Aktionskarten: { $actions }
draw-taken = vergeben
draw-groups = Gruppen: { $groups }
draw-chosen = Platz { $number } hat verdeckt gewählt
draw-way = Weg bisher: { $segments }, { $pieces } von { $reach }
draw-bid = Platz { $number } { $bid }
draw-bid-passed = Platz { $number } { $bid }, gepasst
draw-bids = Gebote: { $bids }

# Der Tisch als Bild, für Programme

svg-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
svg-money = { $cash } Mark · Einkommen { $income } · Anleihen { $bonds }
svg-held = Gleise { $track } · Strecken { $routes } · Aktionen { $actions }
svg-order = Nummer { $place } der Reihenfolge
svg-bid = Gebot { $bid }
