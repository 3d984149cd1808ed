# Things

wagon-1 = Wagen mit Gewicht 1
wagon-2 = Wagen mit Gewicht 2
wagon-3 = Wagen mit Gewicht 3
wagon-4 = Wagen mit Gewicht 4
wagon-5 = Wagen mit Gewicht 5
wagon-6 = Wagen mit Gewicht 6

points-wagons = Wagen
points-longest = Längster Zug

# What is asked

ask-over = Das Spiel ist aus.
ask-draw = Ein Wagen wird gezogen.
ask-choose = Welchen Wagen hängst du an oder schickst ihn ins Depot?

# Moves

move-couple = den { $wagon } anhängen, für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
move-send = den { $wagon } ins Depot schicken
move-draw = den { $wagon } ziehen
move-draw-unseen = einen Wagen ziehen

# What happens

event-round = Runde { $number } beginnt.
event-drawn = Du bekommst den { $wagon }.
event-coupled = { $seat } hängt den { $wagon } an: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
event-sent = { $seat } schickt den { $wagon } ins Depot.
event-longest = { $seat } hat den längsten Zug: { $points } Punkte.

# Why not

why-over = das Spiel ist aus
why-drawn = Wagen werden vom Zufall gezogen
why-not-held = du hast den { $wagon } nicht
why-too-heavy = der { $wagon } ist schwerer als der letzte deines Zuges
