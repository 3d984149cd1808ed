# Captions and sentences of the browser client's table

# Areas

ga-market = Piles and action cards
ga-lorries-1 = Lorries I
ga-lorries-2 = Lorries II
ga-wagons-1 = Wagons I
ga-wagons-2 = Wagons II
ga-engines = Engines
ga-orders = Orders
ga-shares = Shares
ga-innovations = Innovations
ga-objectives = Objectives
ga-mining-0-1 = Mine 0 or 1
ga-mining-1-2 = Mine 1 or 2
ga-mining-2-3 = Mine 2 or 3
ga-delivery = Delivery
ga-wild = Wild action
ga-price-label = Price
ga-next-price = Next
ga-no-price = No price
ga-nobody = free
ga-empty = empty
ga-turning = the next card is being turned up
ga-price = { $workers ->
    [one] costs { $workers } worker
   *[other] costs { $workers } workers
}
ga-cards-left = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
ga-placed = placed: { $cards }
ga-known-below = You know at the bottom: { $cards }
ga-token-goes = Shift token { $token } would go to { $name }
ga-shift-token = Shift token
ga-goes-to = goes to
ga-token-by-mining = sent workers to mine 0 or 1 last
ga-token-by-start = starts; nobody was at mine 0 or 1 yet
ga-tray = Cards looked at: { $pile }
ga-tray-own = Keep one. The others go under the pile, in this order.
ga-tray-other = { $name } looks at these cards and keeps one.

# On cards

ga-card-steps = steps
ga-card-send = send trains
ga-card-keep = keep 1 of { $cards }
ga-card-track = track { $tracks }
ga-card-type = type { $type }
ga-card-worker = worker
ga-card-lorry = lorry
ga-card-wagon = wagon
ga-card-engine = engine
ga-card-order = order
ga-card-share = share
ga-card-mining = mine 1–{ $steps }
ga-card-delivery = delivery
ga-card-objective-shift = token pair
ga-card-objective-count = objective
ga-card-objective-engine = an engine
ga-card-objective-share = a share
ga-card-objective-order = an order
ga-card-objective-volume = { $lorries } lorries
ga-aim-shift = pairs
ga-aim-count = objectives
ga-aim-engine = engines
ga-aim-share = shares
ga-aim-order = orders
ga-aim-volume = { $lorries } lorries

# Yards

ga-your-yard = Your yard
ga-yard = Yard
ga-yard-of = The yard of { $name }
ga-start-player = start player
ga-has-passed = passed
ga-enlarge = Enlarge the yard of { $name }
ga-wheel = wheel
ga-clover = clover
ga-tower = tower
ga-fox = fox
ga-barracks = barracks
ga-furnaces = furnaces
ga-factories = factories
ga-steamboats = steamboats
ga-any = any
ga-none = none
ga-track-of = Track { $track } for { $first } and { $second }
ga-no-engine = no engine
ga-empty-wagon = empty { $wagon }
ga-loaded-wagon = { $wagon } with { $lorry }
ga-lorries-aboard = { $lorries ->
    [0] no lorries
    [one] { $lorries } lorry
   *[other] { $lorries } lorries
}
ga-enough-for = enough for { $place }, { $points }
ga-needs-engine = needs an engine
ga-order-needs = { $lorries ->
    [one] an order needs { $lorries }
   *[other] orders need { $lorries }
}
ga-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
ga-load-into = { $lorry } into the { $wagon }, track { $track }
ga-row = Mining row
ga-row-short = Row
ga-row-note = front leaves first
ga-row-empty = no lorries yet
ga-storage = Storage
ga-storage-note = to a wagon later, same steps again
ga-storage-empty = empty
ga-store = store
ga-store-name = { $lorry } to the storage
ga-steps-may-stop = { $made ->
    [one] { $made } step done, { $most } at most
   *[other] { $made } steps done, { $most } at most
}
ga-steps-must = { $made ->
    [one] { $made } step done, stop after { $least }–{ $most }
   *[other] { $made } steps done, stop after { $least }–{ $most }
}
ga-workers = Workers
ga-workers-left = { $left } of { $total } left
ga-worker-card = { $workers ->
    [one] worker card with { $workers } worker
   *[other] worker card with { $workers } workers
}
ga-orders-hand = Orders in hand
ga-innovations-hand = Innovations in hand
ga-secret = secret
ga-known-to-all = All have seen this card
ga-no-orders = no orders
ga-no-innovations = none
ga-as = as { $workers }
ga-innovation-as = { $card } as { $workers }
ga-delivered = Delivered
ga-points-so-far = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
}
ga-no-order = no order
ga-n-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
ga-n-orders = { $count ->
    [one] { $count } order
   *[other] { $count } orders
}
ga-n-innovations = { $count ->
    [one] { $count } innovation
   *[other] { $count } innovations
}
ga-n-shares = { $count ->
    [one] { $count } share
   *[other] { $count } shares
}
ga-n-objectives = { $count ->
    [one] { $count } objective
   *[other] { $count } objectives
}

# Scores and tabs

ga-score-caption = if the game ended now
ga-score-final = at the end
ga-score-goals = Shift tokens, objectives
ga-score-goals-short = Shift, obj
points-tokens-short = Shift
points-objectives-short = Obj
ga-tab-market = Market
ga-tab-yard = My yard
ga-tab-rivals = Rivals

# What is asked

ga-ask-turn = Send workers to a lit area
ga-ask-turn-why = { $workers ->
    [one] { $workers } worker left
   *[other] { $workers } workers left
}; a price is paid exactly. { $innovations ->
    [0] Or pass for this shift.
   *[other] You may play an innovation first, or pass for this shift.
}
ga-ask-turn-on = Now send workers to a lit area
ga-ask-turn-on-why = { $workers ->
    [one] { $workers } worker left. Another innovation may come first.
   *[other] { $workers } workers left. Another innovation may come first.
}
ga-ask-turn-on-innovation = Play another innovation
ga-ask-turn-on-innovation-why = No area is open to you yet; a lit innovation opens one for your workers.
ga-ask-turn-innovation = Play an innovation, or pass
ga-ask-turn-innovation-why = No area is open to you yet; a lit innovation opens one for your workers.
ga-ask-turn-pass = No area is open to you: pass
ga-ask-turn-pass-why = Point at an area to see why. Workers in hand are kept.
ga-ask-pay = { $workers ->
    [one] Place { $workers } worker
   *[other] Place { $workers } workers
}
ga-ask-pay-why = Price of { $area }: exactly { $price }. High cards come before low ones, innovations last.
ga-ask-pay-ones = { $cards ->
    [one] Place one more innovation
   *[other] Place { $cards } more innovations
}
ga-ask-pay-ones-why = Each counts as 1 worker.
ga-ask-take-a-lorry = Take a lorry from a lit pile
ga-ask-take-a-wagon = Take a wagon from a lit pile
ga-ask-take-why = The innovation pays for it; no price rises.
ga-ask-place = Choose a track for the { $card }
ga-ask-place-wagon = A wagon stays at its track until the train leaves.
ga-ask-place-engine = One engine a track. Trains with engines of one type can leave together.
ga-ask-wild = Look at a lit pile
ga-ask-wild-why = You see its four upper cards and keep one. Nobody else sees them.
ga-ask-keep = Keep one of these cards
ga-ask-keep-why = The others go under the pile, in the order in which you drew them.
ga-ask-mine = Move the { $lorry }: to a wagon or the storage
ga-ask-mine-stored = Move the { $lorry } to a lit wagon
ga-ask-mine-other = Or pick another lit lorry.
ga-ask-mine-plain = Mining
ga-ask-mine-must = { $made ->
    [0] You must make at least { $least } more.
    [one] { $made } step done. You must make at least { $least } more.
   *[other] { $made } steps done. You must make at least { $least } more.
}
ga-ask-mine-may = { $made ->
    [0] { $most ->
        [one] One step at most
       *[other] { $most } steps at most
    }, or stop here.
    [one] { $made } step done. Up to { $most } more, or stop here.
   *[other] { $made } steps done. Up to { $most } more, or stop here.
}
ga-ask-deliver = Send a train off
ga-ask-deliver-why = The whole train leaves with one order from your hand.
ga-ask-deliver-more = Send another train off, or stop
ga-ask-deliver-more-why = Only trains with an engine of type { $type } can leave now.
ga-ask-assign = Which order leaves with the train of track { $track }?
ga-ask-assign-why = { $lorries ->
    [one] It carries { $lorries } lorry.
   *[other] It carries { $lorries } lorries; what is more than the order asks for is lost.
}
ga-ask-afterwards = Play an innovation, or end your turn
ga-ask-afterwards-why = Your worker action is done.
ga-do-pass = Pass for this shift
ga-do-stop = Stop here
ga-do-no-more = No more trains
ga-do-end = End turn
ga-do-done = Done

# Read aloud

ga-described = The table in words
ga-describe-yard = { $name }: { $points } points, { $workers } workers left.
ga-describe-track = Track { $track }: { $engine }; wagons: { $wagons }.
