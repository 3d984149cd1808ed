# The table drawn in text, for the terminal

draw-round = Volldampf · round { $round } of { $rounds }
draw-edition = edition { $edition }

# A letter for each colour of cities and stones: blue, violet, red, yellow
draw-letters = bvry
draw-legend-colours = b blue, v violet, r red, y yellow: before a name the colour of the city, after it its stones
draw-legend-track = b5 five blue stones; N4:5 a free segment and its cost, o a stop, 1 to 6 the track of a seat

draw-number = no.
draw-seat = seat
draw-income = income
draw-bonds = bonds
draw-points = points
draw-cash = cash
draw-pieces = track left
draw-actions = action cards
draw-routes = route cards
draw-own-cards = your action cards:
draw-played-cards = action cards played:
draw-piles = bag: { $bag }; goods cards: { $goods }; route cards: { $routes }; action cards: { $actions }
draw-taken = taken
draw-groups = groups: { $groups }
draw-chosen = seat { $number } has chosen in secret
draw-way = way so far: { $segments }, { $pieces } of { $reach }
draw-bid = seat { $number } { $bid }
draw-bid-passed = seat { $number } { $bid }, passed
draw-bids = bids: { $bids }

# The table drawn as a picture, for programs

svg-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
svg-money = { $cash } Mark · income { $income } · bonds { $bonds }
svg-held = track { $track } · routes { $routes } · actions { $actions }
svg-order = number { $place } in the order
svg-bid = bid { $bid }
