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
ga-turning = the next card is being revealed
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
ga-lantern = Start player’s lantern
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
ga-storage-note = load later, for the same steps
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
ga-cards-held = { $count ->
    [0] no worker card in hand
    [one] worker card in hand: { $cards }
   *[other] worker cards in hand: { $cards }
}
ga-orders-hand = Orders in hand
ga-innovations-hand = Innovations in hand
ga-secret = secret
ga-known-to-all = Everybody has seen this card
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
ga-ask-turn-pass-why = Tap or hover over an area to see why. You keep the workers in your hand.
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
ga-ask-place-engine = One engine per track. Trains with engines of one type can leave together.
ga-ask-wild = Look at a lit pile
ga-ask-wild-why = You see its top four cards and keep one. Nobody else sees them.
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
   *[other] It carries { $lorries } lorries; any beyond the order are lost.
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
ga-describe-yard = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} left.
ga-describe-track = Track { $track }: { $engine }; wagons: { $wagons }.

# The log: what happened in few words; a turn is one line, its first words and what follows them.

log-shift-begins = Shift { $shift }
    .head = Shift { $shift }
log-sent = { $area }
    .more = { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }
log-paid = { "" }
log-paid-innovation = { $card } as { $workers }
log-received = { $card }
log-received-secretly = one { $kind }, unseen
log-placed = track { $track }
log-turned-up = new: { $card }
    .head = New cards
    .item = { $card }
    .aside = new: { $card }
log-split = { $pile } split
    .head = { $pile } split
log-looked = a look at { $pile }
log-saw = { $card } seen
log-stored = { $card } stored
log-loaded = { $card } to track { $track }
log-delivered = track { $track }: { $card }
log-played-innovation = { $card }
log-passed = Pass
log-token-given = Shift token { $token }
    .head = Shift token
    .item = { $token }: { $seat }
log-game-over = The last shift is over
    .head = The last shift is over
short-lorries-1 = Lorries I
short-lorries-2 = Lorries II
short-wagons-1 = Wagons I
short-wagons-2 = Wagons II
short-engines = Engines
short-orders = Orders
short-shares = Shares
short-innovations = Innovations
short-objectives = Objectives
short-mining-0-1 = Mine 0 or 1
short-mining-1-2 = Mine 1 or 2
short-mining-2-3 = Mine 2 or 3
short-delivery = Delivery
short-wild = Wild action
short-wheel-1 = wheel lorry 1
short-wheel-2 = wheel lorry 2
short-clover-1 = clover lorry 1
short-clover-2 = clover lorry 2
short-tower-1 = tower lorry 1
short-tower-2 = tower lorry 2
short-fox-1 = fox lorry 1
short-fox-2 = fox lorry 2
short-barracks-1 = barracks order 1
short-furnaces-1 = furnace order 1
short-factories-1 = factory order 1
short-steamboats-1 = steamboat order 1
short-barracks-2 = barracks order 2
short-furnaces-2 = furnace order 2
short-factories-2 = factory order 2
short-steamboats-2 = steamboat order 2
short-barracks-3 = barracks order 3
short-furnaces-3 = furnace order 3
short-factories-3 = factory order 3
short-steamboats-3 = steamboat order 3
short-barracks-4 = barracks order 4
short-furnaces-4 = furnace order 4
short-factories-4 = factory order 4
short-steamboats-4 = steamboat order 4
short-engine-A = engine A
short-engine-B = engine B
short-engine-C = engine C
short-engine-D = engine D
short-workers-3 = 1 to 3 workers
short-workers-4 = 1 to 4 workers
short-workers-5 = 1 to 5 workers
short-extra-lorry = take a lorry
short-extra-wagon = take a wagon
short-extra-engine = take an engine
short-extra-order = take an order
short-extra-share = take a share
short-extra-mining = 1 to 4 mining steps
short-extra-delivery = a delivery
short-objective-shift = 3 points for every 2 shift tokens
short-objective-count = 1 point for each objective
short-objective-engine-A = 2 points for each delivered engine of type A
short-objective-engine-B = 2 points for each delivered engine of type B
short-objective-engine-C = 2 points for each delivered engine of type C
short-objective-engine-D = 2 points for each delivered engine of type D
short-objective-share-barracks = 2 points for each assigned barracks share
short-objective-share-furnaces = 2 points for each assigned furnace share
short-objective-share-factories = 2 points for each assigned factory share
short-objective-share-steamboats = 2 points for each assigned steamboat share
short-objective-order-barracks = 2 points for each fulfilled barracks order
short-objective-order-furnaces = 2 points for each fulfilled furnace order
short-objective-order-factories = 2 points for each fulfilled factory order
short-objective-order-steamboats = 2 points for each fulfilled steamboat order
short-objective-volume-barracks = 4 points for barracks orders of 5 lorries in all
short-objective-volume-furnaces = 4 points for furnace orders of 5 lorries in all
short-objective-volume-factories = 4 points for factory orders of 5 lorries in all
short-objective-volume-steamboats = 4 points for steamboat orders of 5 lorries in all

# Tips: what a thing is, in one sentence

ga-tip-pile-lorry = The lorry joins the rear of your mining row.
ga-tip-pile-wagon = The wagon goes to a track that shows its crest, and stays there until the train leaves.
ga-tip-pile-engine = The engine goes to one of your tracks without an engine; a train cannot leave without one.
ga-tip-pile-order = The order goes to your hand; a train that carries enough lorries fulfils it.
ga-tip-pile-share = A share scores at the end if you fulfilled an order of its destination.
ga-tip-pile-innovation = The innovation goes to your hand: it counts as workers, or brings an action of its own.
ga-tip-pile-objective = The objective lies open in front of you and scores at the end.
ga-tip-mining = Lorries move from your row or storage into wagons; you make one of the two numbers of steps.
ga-tip-delivery = Trains with an engine leave, each with an order from your hand.
ga-tip-wild = You look at the top cards of any pile and keep one of them.
ga-tip-pass = You sit out the rest of the shift; the worker cards in your hand stay with you.
ga-tip-stop = You end the mining with the steps made so far.
ga-tip-no-more = No further train leaves in this action.
ga-tip-end = Your turn is over; innovations in hand are kept.
ga-tip-worker-card = Worker cards pay prices exactly, alone or together, and come back after the shift.
ga-tip-worker-gone = Placed in this shift; the card comes back when the shift is over.
ga-tip-price = What the area costs now; each use makes it one worker more expensive.
ga-tip-lantern = The start player of this shift; the next shift token says who starts the next one.
ga-tip-shift-token = It goes to whoever sent workers to “Mine 0 or 1” last, or else to the start player.
ga-tip-track-plate = Wagons and lorries with one of these crests fit this track; wild wagons fit any.
ga-tip-track = What is on a track never moves to another one.
ga-tip-train = The whole train leaves, with empty wagons and surplus lorries, and fulfils one order.
ga-tip-engine = Trains whose engines are of one type can leave together.
ga-tip-no-engine = Without an engine no train leaves here.
ga-tip-wagon = An empty wagon takes one lorry card with its crest; a wild one takes any that fits the track.
ga-tip-load = A single lorry takes 1 step, a double 2; loaded, it stays until the train leaves.
ga-tip-row = Only the front lorry of the row can move: the one taken first.
ga-tip-storage = Any card in the storage may be loaded later, at its full cost.
ga-tip-store = The front lorry goes to the storage at the same cost and frees the row.
ga-tip-order = Fulfilled by a train, it scores its points at the end; in hand it counts nothing.
ga-tip-innovation = Played before or after a worker action; then it leaves the game.
ga-tip-worker-innovation = Placed like a worker card, it counts as any of its numbers; then it leaves the game.
ga-tip-kept = You keep exactly one of the cards; the others go under the pile.
ga-tip-delivered = Only what was delivered, shares, objectives and shift tokens score.
ga-tip-points-lorries = Delivered single lorries score what they show.
ga-tip-points-orders = Each fulfilled order scores its points.
ga-tip-points-shares = Each share scores if it has its own fulfilled order to the same destination.
ga-tip-points-tokens = Each shift token scores 1 point.
ga-tip-points-objectives = What these objectives would score now.
ga-tip-points-total = Your points if the game ended now; the most points win.
