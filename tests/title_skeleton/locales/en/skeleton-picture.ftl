# The table drawn in text, for the terminal.

draw-round = Skeleton · round { $round } of { $rounds }
draw-train = seat { $number }  points: { $points }  hand: { $hand }  train: { $wagons }
draw-depot = depot: { $wagons }
