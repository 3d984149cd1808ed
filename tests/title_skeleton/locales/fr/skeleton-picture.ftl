# La table dessinée en texte, pour le terminal.

draw-round = Skeleton · manche { $round } sur { $rounds }
draw-train = place { $number }  points : { $points }  main : { $hand }  train : { $wagons }
draw-depot = dépôt : { $wagons }
