# Words of the Volldampf table in the browser

vd-you = you
vd-none = none
vd-now = Now
vd-later = Until the end
vd-mark = { $mark } Mark
vd-mark-short = { $mark } M
vd-map = Map
vd-description = The table in words
vd-zoom-in = Zoom in
vd-zoom-out = Zoom out
vd-beyond-left = { $count } more to the left
vd-beyond-right = { $count } more to the right
vd-beyond-up = { $count } more above
vd-beyond-down = { $count } more below

vd-tab-map = Map
vd-tab-phase = Phase
vd-tab-players = Players
vd-own-cards = Your cards

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
vd-col-income-long = Income
vd-col-bonds = Bonds
vd-col-bonds-long = Bonds
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
vd-of-player = { $name }: { $what }
vd-leads = leads
vd-to-bid = to bid
vd-in = in
vd-passed = passed
vd-if-first = { $price } if first
vd-pays = pays { $price }
vd-pays-half = pays { $price }, half of { $bid }
vd-transport-done = made
vd-transport-skipped = skipped for a card
vd-transport-now = in progress
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
vd-brings-you = Brings you { $gain }.
vd-income-space = Income { $income }
vd-income-of = { $name }: income { $income }
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
   *[other] { $count } Mark per round, −{ $count } at the end
}
vd-bonds-rounds = { $rounds ->
    [one] One income phase is left.
   *[other] { $rounds } income phases are left: { $total } Mark in all.
}
vd-bonds-hint = A bond brings { $mark } Mark at once, and costs 1 Mark per round and a point at the end.
vd-do-bonds = { $bonds ->
    [0] Issue no bonds
    [one] Issue one bond, +{ $mark } Mark
   *[other] Issue { $bonds } bonds, +{ $mark } Mark
}
vd-chooses = chooses
vd-has-chosen = has chosen
vd-new-goods = New goods for
vd-last-income = The last income
vd-beat-income = Income
vd-beat-dividends = Dividends

# The auction

vd-your-bid = Your bid
vd-less = One less
vd-more = One more
vd-less-five = Five less
vd-more-five = Five more
vd-of-mark = of { $mark } Mark
vd-if-win = { $places ->
    [1] If you win place 1
   *[2] If you win place 1 or 2
}
vd-when-shown = When both are shown
vd-if-pass = If you pass now
vd-pay-keep = pay { $pay }, keep { $keep }
vd-place-pay-keep = place { $place }, pay { $pay }, keep { $keep }
vd-cheapest = The cheapest free segment costs { $cost }.
vd-no-bid-yet = You have not bid.
vd-last-is-free = The last place pays nothing.
vd-full-of = your last bid { $bid } in full
vd-half-of = half of your last bid { $bid }
vd-bids-hint = 1st and 2nd pay their full bid, the rest half. With 4+ players, last pays nothing.
vd-bids-hint-two = Both bid 1 to 5 Mark in secret. The higher bidder is first, and both pay.
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
vd-group-why = Each card lays one piece on a segment of its shape; tap or hover over a group to see them. You have { $cash } Mark.
vd-lay-why = Your cards: { $routes }. You have { $cash } Mark; the number is what a segment costs.
vd-groups-sort = being regrouped card by card
vd-group-name = group { $number }: { $routes }
vd-group-taken = group { $number } is taken
vd-take-group = Take group { $number }
vd-to-sort = Cards without a group
vd-free = { $count } free
vd-from = from { $cost }
vd-route-card = route card { $region }
vd-route-cards = Route cards
vd-track-hint = Laying round { $lap } of { $laps }: lay a piece on a segment with the symbol of a card, or lose a card.
vd-lose = Lose
vd-lose-name = lose the route card { $region } and build nothing
vd-ask-lose = You can afford no segment: lose a card.
vd-give = Give
vd-give-name = give the route card { $region }

# Transport

vd-this-transport = This transport
vd-pieces-of = { $pieces } of { $reach } pieces
vd-from-to = { $from } to { $to }
vd-next-best = Next best for you: { $field } { $gain }
vd-other-ways = Who gains on each route
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
vd-action-fast-locomotive = One transport can travel over up to 7 pieces.
vd-action-subsidy = One more transport if you are last.
vd-action-bargain = Any free segment for 5 Mark and a route card.
vd-action-sabotage = Stops a stone that another player moves.
vd-action-extra-freight = A stone from the bag onto any city.
vd-action-all-new = Sorts the route groups before the auction.
vd-action-new-plan = Moves one stone to another city.

# The end, and the table in words

vd-final = Final score
vd-final-hint = income minus bonds; ties: most cash
vd-final-sum = { $income } − { $bonds }
vd-said-phase = Round { $round }, phase { $phase }.
vd-said-player = { $name }: income { $income }, bonds { $bonds }, score { $score }, cash { $cash }. Track: { $track }.
vd-said-cards = Route cards: { $routes }. Action cards: { $actions }.
vd-said-hidden = { $count } face down

# Words in place of the codes that the terminal needs

segment = { $from }–{ $to }
event-goods = New goods: { $fields }.

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

# The log: what happened in few words; a turn is one line, its first words and what follows them.

log-event-round = Round { $round }
    .head = Round { $round }
log-event-stone = { $colour } stone for { $field }
    .head = New stones
    .item = { $field } ({ $colour })
log-event-bag-empty = The bag is empty
    .head = The bag is empty
log-event-goods = New goods: { $fields }
    .head = Goods cards
    .item = { $fields }
log-event-route = Route card { $route } for group { $group }
    .head = Route cards
    .item = { $group }: { $route }
log-event-draw = an action card
log-event-drawn = your card: { $action }
log-event-shuffle = Action cards shuffled
    .head = Action cards shuffled
log-event-no-card = no action card left
log-event-rob = a card from { $other_seat }
log-event-robbed = { $action } lost
log-event-action = { $action }
log-event-plan = { $colour } from { $start } to { $field }
log-event-sealed = chosen
log-event-bonds = { $bonds ->
    [0] No bonds
    [one] { $bonds } bond for { $mark } Mark
   *[other] { $bonds } bonds for { $mark } Mark
}
log-event-bid = Bid { $bid }
log-event-pass = Pass
log-event-order = Order
    .head = Order
    .item = { $number }. { $seat } { $price } Mark
log-event-equal-bids = Both bid { $bid }: again
    .head = Both bid { $bid }: again
log-event-order-stays = The order stays
    .head = The order stays
log-event-group-sorted = group { $group }: { $routes }
log-event-group = Group { $group }: { $routes }
log-event-track = Track { $segment }
    .more = { $cost } Mark
log-event-lost = Route card lost: { $route }
log-event-announce = { $colour } from { $start } to { $field }
    .more = { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }
log-event-gain = { "" }
log-event-skip = No transport
log-event-freight = { $colour } stone drawn
log-event-income = Income
    .head = Income
    .item = { $seat } { $cash } Mark
log-event-back = { $steps } back on the track
short-symbol = { short-routes }
short-routes = { $id ->
    [N] North
    [O] Northeast
    [W] West
    [M] Centre
    [S] Southeast
    [T] Southwest
   *[other] { $id }
}

# Tips: what a thing is, in one sentence

vd-tip-segment = A route card with this shape lays a piece of track here, for the cost shown; it need not join other track.
vd-tip-segment-laid = Every stone that passes this piece raises the income of its owner by 1.
vd-tip-city = Stones lie here until somebody moves them; stones of the city’s own colour are delivered here.
vd-tip-city-from = Any stone may be moved over any laid track; the number is the most it brings you.
vd-tip-city-to = The stone can end here, in a city of its colour that laid track leads to.
vd-tip-city-put = The stone is put here and can be moved from here afterwards.
vd-tip-stone = It travels over laid track to a city of its own colour.
vd-tip-stop = A stop between two segments; it holds no stones.
vd-tip-income-space = The income track: each round you get as many Mark as your locomotive shows.
vd-tip-income-marker = Income is paid every round, and counts as points at the end.
vd-tip-symbol = Route cards with this shape lay track on the segments that show it.
vd-tip-supply-stones = New stones are drawn from the bag; delivered ones go back into it.
vd-tip-supply-goods = Each round goods cards are turned; every city named on one gets a stone.
vd-tip-supply-routes = Route cards still to be laid out in groups; used ones never come back.
vd-tip-supply-actions = The face-down pile of action cards; discarded cards are shuffled when it is empty.
vd-tip-phase-goods = New stones come to the cities.
vd-tip-phase-routes = Route cards are laid out in groups, one for each player.
vd-tip-phase-bonds = Each player may issue bonds for money.
vd-tip-phase-auction = The players bid for the order; then each takes a group of route cards.
vd-tip-phase-track = In order, everybody lays one piece per route card.
vd-tip-phase-transport = In order, everybody moves a stone or skips for an action card, twice.
vd-tip-phase-income = Everybody receives their income and pays dividends for bonds.
vd-tip-col-order = The order of the last auction: number 1 acts first.
vd-tip-col-income = Mark per round, and points at the end.
vd-tip-col-bonds = Face value of the bonds: each costs 1 Mark per round and a point at the end.
vd-tip-col-score = Income minus bonds, as it would count if the game ended now.
vd-tip-col-cash = Money for bids and track; at the end it only breaks ties.
vd-tip-col-track = Pieces of track that are still to be laid.
vd-tip-col-cards = Action cards are held in secret; only their number is known.
vd-tip-col-moves = The two transports of this round: made, skipped or to come.
vd-tip-col-routes = Route cards still in hand, each for one piece of track.
vd-tip-col-bid = The last bid; each further bid must be higher.
vd-tip-group = Whoever takes this group lays one piece per card, on segments of these shapes.
vd-tip-route-card = It lays one piece of track on a free segment of its shape.
vd-tip-lose = The card is gone without laying track.
vd-tip-give = Given for a bargain: you may then lay any free segment at one fixed price.
vd-tip-sort = The card joins the group that is being put together.
vd-tip-action-fast-locomotive = Played before you choose a stone.
vd-tip-action-subsidy = Played after both transports, if your income is lowest.
vd-tip-action-bargain = Played on your laying turn, together with any route card.
vd-tip-action-sabotage = Played when another player has announced a transport.
vd-tip-action-extra-freight = Played before you choose a stone.
vd-tip-action-all-new = Played between bonds and auction, once a round.
vd-tip-action-new-plan = Played at any time of your own turn before its action.
vd-tip-rob = You draw one of this player’s action cards blindly.
vd-tip-pass = You are out of the auction and get the highest order number that is left.
vd-tip-skip = No stone is moved; you take an action card for it.
vd-tip-decline = You play no card. Everybody who holds a card is asked, so it reveals nothing.
vd-tip-deliver = The stone travels this way, and every piece it passes raises its owner’s income by 1.
vd-tip-new-bonds = Each bond brings money now, and costs 1 Mark per round and a point at the end.
vd-tip-new-bid-two = Both bid in secret: the higher bidder is first, and both pay.
vd-tip-new-bid = Places 1 and 2 pay their bid in full, the others half of it.
