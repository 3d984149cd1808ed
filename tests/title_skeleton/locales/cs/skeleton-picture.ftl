# Stůl jako text, pro terminál.

draw-round = Skeleton · kolo { $round } z { $rounds }
draw-train = místo { $number }  body: { $points }  ruka: { $hand }  vlak: { $wagons }
draw-depot = depo: { $wagons }
