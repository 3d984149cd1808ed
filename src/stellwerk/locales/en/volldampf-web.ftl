# Words of the Volldampf table in the browser

vd-you = you
vd-none = none
vd-now = Now
vd-later = Until the end
vd-mark = { $mark } Mark
vd-map = Map
vd-description = The table in words
vd-zoom-in = Closer
vd-zoom-out = Farther away
vd-beyond-left = { $count } more to the left
vd-beyond-right = { $count } more to the right
vd-beyond-up = { $count } more above
vd-beyond-down = { $count } more below

vd-tab-map = Map
vd-tab-phase = Phase
vd-tab-players = Players

# The round

vd-phases = Phases of the round
vd-phase-goods = Goods
vd-phase-routes = Routes
vd-phase-bonds = Bonds
vd-phase-auction = Auction
vd-phase-track = Track
vd-phase-transport = Transport
vd-phase-income = Income

# Players

vd-round-order = Round { $round } order
vd-auction-order = Auction for the order
vd-col-income = Income
vd-col-bonds = Bonds
vd-col-score = Score
vd-col-cash = Cash
vd-col-track = Track
vd-col-track-long = Pieces of track left
vd-col-cards = Cards
vd-col-cards-long = Action cards in hand
vd-col-moves = Moves
vd-col-routes = Routes
vd-col-bid = Bid
vd-col-price = Price
vd-leads = leads
vd-to-bid = to bid
vd-in = in
vd-passed = passed
vd-if-first = { $price } if first
vd-pays = pays { $price }
vd-pays-half = pays { $price }, half of { $bid }
vd-transport-done = made
vd-transport-skipped = skipped for a card
vd-transport-now = under way
vd-transport-later = to come
vd-rob = draw a card from { $name }
vd-bonds = Bonds
vd-track-of = Track: { $laid } laid, { $left } left

# The map

vd-city-blue = { $name }, blue city
vd-city-violet = { $name }, violet city
vd-city-red = { $name }, red city
vd-city-yellow = { $name }, yellow city
vd-stone-blue = blue stone
vd-stone-violet = violet stone
vd-stone-red = red stone
vd-stone-yellow = yellow stone
vd-stones-blue = { $count ->
    [one] one blue stone
   *[other] { $count } blue stones
}
vd-stones-violet = { $count ->
    [one] one violet stone
   *[other] { $count } violet stones
}
vd-stones-red = { $count ->
    [one] one red stone
   *[other] { $count } red stones
}
vd-stones-yellow = { $count ->
    [one] one yellow stone
   *[other] { $count } yellow stones
}
vd-no-stones = no stones
vd-pick-stone = Stones in { $name }
vd-gain-you = you { $gain }
vd-segment-free = { $from }–{ $to }, { $region }, { $cost } Mark
vd-segment-laid = { $from }–{ $to }, track of { $name }
vd-lay-tip = Costs { $cost } Mark and leaves { $left }.
vd-supply = Supply
vd-supply-stones = { $count ->
    [one] stone in the bag
   *[other] stones in the bag
}
vd-supply-goods = { $count ->
    [one] goods card
   *[other] goods cards
}
vd-supply-routes = { $count ->
    [one] route card
   *[other] route cards
}
vd-supply-actions = { $count ->
    [one] action card
   *[other] action cards
}

# Bonds

vd-new-bonds = New bonds
vd-for-mark = for { $mark } Mark
vd-cash-from-to = cash { $from } to { $to }
vd-mark-each = { $mark } Mark each
vd-bonds-cost = { $count ->
    [0] no cost
   *[other] { $count } Mark a round, −{ $count } at the end
}
vd-bonds-rounds = { $rounds ->
    [one] One income phase is left.
   *[other] { $rounds } income phases are left: { $total } Mark in all.
}
vd-bonds-hint = A bond brings { $mark } Mark at once, costs 1 Mark a round and a point at the end.
vd-do-bonds = { $bonds ->
    [0] Issue no bonds
    [one] Issue one bond, +{ $mark } Mark
   *[other] Issue { $bonds } bonds, +{ $mark } Mark
}
vd-chooses = chooses
vd-has-chosen = has chosen
vd-new-goods = New goods for
vd-last-income = The last income

# The auction

vd-your-bid = Your bid
vd-less = One less
vd-more = One more
vd-less-five = Five less
vd-more-five = Five more
vd-of-mark = of { $mark } Mark
vd-if-win = If you win place 1 or 2
vd-when-shown = When both are shown
vd-if-pass = If you pass now
vd-pay-keep = pay { $pay }, keep { $keep }
vd-place-pay-keep = place { $place }, pay { $pay }, keep { $keep }
vd-cheapest = The cheapest free segment costs { $cost }.
vd-no-bid-yet = You have not bid.
vd-last-is-free = The last place pays nothing.
vd-full-of = your last bid { $bid } in full
vd-half-of = half of your last bid { $bid }
vd-bids-hint = Places 1 and 2 pay their bid, the others half; with four or more the last pays nothing.
vd-bids-hint-two = Both bid 1 to 5 Mark in secret. The higher bid is first, and both pay.
vd-ask-bid = Bid at least { $least }, or pass for place { $place }
vd-ask-pass = You cannot bid more: pass for place { $place }
vd-bid-why = The order decides who takes a route group and lays track first.
vd-equal-bids = Both bid { $bid }: bid once more. You have { $cash } Mark.
vd-bid-leads = { $name } leads with { $bid }.
vd-do-bid = Bid { $bid }
vd-pass-pay = Pass, pay { $price }

# Route cards

vd-groups = Route groups
vd-groups-hint = taken in the new order; one card lays one piece of track
vd-group-why = Each card lays one piece on a segment of its shape; pointing at a group shows them. You have { $cash } Mark.
vd-lay-why = Your cards: { $routes }. You have { $cash } Mark; the number is what a segment costs.
vd-groups-sort = put together anew, card by card
vd-group-name = group { $number }: { $routes }
vd-group-taken = group { $number } is taken
vd-to-sort = Cards without a group
vd-free = { $count } free
vd-from = from { $cost }
vd-route-card = route card { $region }
vd-route-cards = Route cards
vd-track-hint = Laying round { $lap } of { $laps }: lay a piece on a segment with the symbol of a card, or lose a card.
vd-lose = Lose
vd-lose-name = lose the route card { $region } and build nothing
vd-give = Give
vd-give-name = give the route card { $region }

# Transport

vd-this-transport = This transport
vd-pieces-of = { $pieces } of { $reach } pieces
vd-from-to = { $from } to { $to }
vd-next-best = Next best for you: { $field } { $gain }
vd-other-ways = Who gains by which way
vd-transport-hint = A stone goes over up to { $reach } pieces to a city of its colour; each piece brings its owner 1.
vd-transport-why = Choose a lit city. The number is the most its stones bring you over { $reach } pieces.
vd-ask-skip = No stone can move: skip and draw a card
vd-ask-skip-why = No track leads a stone to another city of its colour within { $reach } pieces.
vd-transport-of = Transport { $number } of 2.
vd-subsidised-transport = Transport with the subsidy.
vd-way-why = Confirm it, choose another lit city or piece, or undo for another stone.
vd-ask-way-blue = Blue from { $from } to { $to }: { $gains }
vd-ask-way-violet = Violet from { $from } to { $to }: { $gains }
vd-ask-way-red = Red from { $from } to { $to }: { $gains }
vd-ask-way-yellow = Yellow from { $from } to { $to }: { $gains }
vd-would-gain = Do you stop it? It would bring: { $gains }.
vd-confirm-way = Confirm { $gain }
vd-skip = Skip, draw a card
vd-give-up = Give it up
vd-decline = Do nothing
vd-leave = Leave it
vd-in-hand = in hand: choose a lit city

# Action cards

vd-action-cards = { $count ->
    [one] Your action card
   *[other] Action cards
}
vd-only-you = { $count ->
    [one] only you see it
   *[other] only you see them
}
vd-no-action-cards = None. A skipped transport brings one.
vd-action-fast-locomotive = One transport may pass 7 pieces.
vd-action-subsidy = One more transport if you are last.
vd-action-bargain = Any free segment for 5 Mark and a route card.
vd-action-sabotage = Stops a stone that another player moves.
vd-action-extra-freight = A stone from the bag onto any city.
vd-action-all-new = Sorts the route groups before the auction.
vd-action-new-plan = Moves one stone to another city.

# The end, and the table in words

vd-final = Final score
vd-final-hint = income less bonds; level, the most cash
vd-final-sum = { $income } − { $bonds }
vd-said-phase = Round { $round }, phase { $phase }.
vd-said-player = { $name }: income { $income }, bonds { $bonds }, score { $score }, cash { $cash }. Track: { $track }.

# While others choose

vd-wait-bonds = { $name } decides on bonds
vd-wait-bid = { $name } bids
vd-wait-group = { $name } chooses a route group
vd-wait-sort = { $name } sorts the route cards
vd-wait-lay = { $name } lays track
vd-wait-transport = { $name } chooses a transport
vd-wait-place = { $name } moves a stone
vd-wait-answer = { $name } may play a card
vd-your-number = You are number { $number } of { $players }.
