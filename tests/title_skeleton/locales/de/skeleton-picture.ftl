# Der Tisch als Text, für das Terminal.

draw-round = Skeleton · Runde { $round } von { $rounds }
draw-train = Platz { $number }  Punkte: { $points }  Hand: { $hand }  Zug: { $wagons }
draw-depot = Depot: { $wagons }
