# Names

wheel-1 = wheel lorry (1 point)
wheel-2 = wheel lorry (2 points)
wheel-double = double wheel lorry
clover-1 = clover lorry (1 point)
clover-2 = clover lorry (2 points)
clover-double = double clover lorry
tower-1 = tower lorry (1 point)
tower-2 = tower lorry (2 points)
tower-double = double tower lorry
fox-1 = fox lorry (1 point)
fox-2 = fox lorry (2 points)
fox-double = double fox lorry
wheel-wagon = wheel wagon
clover-wagon = clover wagon
tower-wagon = tower wagon
fox-wagon = fox wagon
wild-wagon = wild wagon
engine-A = engine of type A
engine-B = engine of type B
engine-C = engine of type C
engine-D = engine of type D
barracks-1 = barracks order (1 lorry, 3 points)
furnaces-1 = furnace order (1 lorry, 3 points)
factories-1 = factory order (1 lorry, 3 points)
steamboats-1 = steamboat order (1 lorry, 3 points)
barracks-2 = barracks order (2 lorries, 5 points)
furnaces-2 = furnace order (2 lorries, 5 points)
factories-2 = factory order (2 lorries, 5 points)
steamboats-2 = steamboat order (2 lorries, 5 points)
barracks-3 = barracks order (3 lorries, 7 points)
furnaces-3 = furnace order (3 lorries, 7 points)
factories-3 = factory order (3 lorries, 7 points)
steamboats-3 = steamboat order (3 lorries, 7 points)
barracks-4 = barracks order (4 lorries, 10 points)
furnaces-4 = furnace order (4 lorries, 10 points)
factories-4 = factory order (4 lorries, 10 points)
steamboats-4 = steamboat order (4 lorries, 10 points)
share-barracks = barracks share
share-furnaces = furnace share
share-factories = factory share
share-steamboats = steamboat share
workers-3 = innovation (1 to 3 workers)
workers-4 = innovation (1 to 4 workers)
workers-5 = innovation (1 to 5 workers)
extra-lorry = innovation (take a lorry)
extra-wagon = innovation (take a wagon)
extra-engine = innovation (take an engine)
extra-order = innovation (take an order)
extra-share = innovation (take a share)
extra-mining = innovation (1 to 4 mining steps)
extra-delivery = innovation (a delivery)
objective-shift = objective (3 points for every 2 shift tokens)
objective-count = objective (1 point for each objective)
objective-engine-A = objective (2 points for each delivered engine of type A)
objective-engine-B = objective (2 points for each delivered engine of type B)
objective-engine-C = objective (2 points for each delivered engine of type C)
objective-engine-D = objective (2 points for each delivered engine of type D)
objective-share-barracks = objective (2 points for each assigned barracks share)
objective-share-furnaces = objective (2 points for each assigned furnace share)
objective-share-factories = objective (2 points for each assigned factory share)
objective-share-steamboats = objective (2 points for each assigned steamboat share)
objective-order-barracks = objective (2 points for each fulfilled barracks order)
objective-order-furnaces = objective (2 points for each fulfilled furnace order)
objective-order-factories = objective (2 points for each fulfilled factory order)
objective-order-steamboats = objective (2 points for each fulfilled steamboat order)
objective-volume-barracks = objective (4 points for barracks orders of 5 lorries in all)
objective-volume-furnaces = objective (4 points for furnace orders of 5 lorries in all)
objective-volume-factories = objective (4 points for factory orders of 5 lorries in all)
objective-volume-steamboats = objective (4 points for steamboat orders of 5 lorries in all)
hidden = unknown card

lorries-1 = the first lorry pile
lorries-2 = the second lorry pile
wagons-1 = the first wagon pile
wagons-2 = the second wagon pile
engines = the engine pile
orders = the order pile
shares = the share pile
innovations = the innovation pile
objectives = the objective pile
mining-0-1 = mining with 0 or 1 step
mining-1-2 = mining with 1 or 2 steps
mining-2-3 = mining with 2 or 3 steps
delivery = delivery
wild = the wild action

kind-lorry = lorry card
kind-wagon = wagon card
kind-engine = engine card
kind-order = order card
kind-share = share card
kind-innovation = innovation card
kind-objective = objective card

points-lorries = Lorries
points-orders = Orders
points-shares = Shares
points-tokens = Shift tokens
points-objectives = Objectives

# What is asked

ask-over = The game is over.
ask-draw-starter = The start player is drawn.
ask-turn-up = The next card of { $pile } is revealed.
ask-look = A card of { $pile } is looked at.
ask-turn = Your turn: send workers to an area, play an innovation first, or pass.
ask-turn-innovation = No area is open to you yet: play an innovation, or pass.
ask-turn-pass = No area is open to you: pass.
ask-turn-on = Now send workers to an area; you may play another innovation first.
ask-turn-on-innovation = No area is open to you yet: play another innovation, then send workers.
ask-pay = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} to place for { $area }: which card is next?
ask-pay-ones = { $cards ->
    [one] One more innovation, as 1 worker: which one?
   *[other] { $cards } more innovations, as 1 worker each: which one is next?
}
ask-take-a-lorry = From which pile do you take the lorry?
ask-take-a-wagon = From which pile do you take the wagon?
ask-place = Which track does the { $card } go on?
ask-wild = Which pile do you look at?
ask-keep = Which card do you keep? The others go under the pile.
ask-mine = Mining: { $least ->
    [0] { $most ->
        [one] up to { $most } step is left
       *[other] up to { $most } steps are left
    }
   *[other] { $least } to { $most } steps are left
}.
ask-deliver = Which train leaves?
ask-deliver-more = Does another train with an { $card } leave?
ask-assign = Which order does the train of track { $track } fulfil, with { $lorries ->
    [one] { $lorries } lorry
   *[other] { $lorries } lorries
}?
ask-afterwards = Do you play an innovation before your turn ends?

# Moves

move-area = { $what } for { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
move-take = { $card }, from { $pile }
move-look = look at { $pile }
move-play = play the { $card }
move-pass = pass for the rest of this shift
move-done = stop here
move-stop-mining = stop mining
move-no-more-trains = no more trains
move-end-turn = end the turn
move-track = to track { $track }
move-train = the train of track { $track }, with { $lorries ->
    [one] { $lorries } lorry
   *[other] { $lorries } lorries
}
move-pay = { $workers ->
    [one] a card with { $workers } worker
   *[other] a card with { $workers } workers
}
move-pay-innovation = { $card }, as { $workers }
move-store = { $card }: to the storage
move-load = { $card }: into a { $wagon } at track { $track }
move-load-stored = { $card }, from the storage: into a { $wagon } at track { $track }
move-fulfil = { $card }
move-keep = keep the { $card }
move-start = { $seat } is the start player
move-card = the { $card } is drawn
move-unseen-card = a card is drawn that you cannot see
move-unseen-keep = keep a card that you cannot see

# What happened

shift-begins = Shift { $shift } begins; { $seat } starts.
sent = { $seat } sends { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} to { $area }.
paid = { $seat } places a worker card with { $workers }.
paid-innovation = { $seat } places the { $card }, as { $workers }.
received = { $seat } takes the { $card }.
received-secretly = { $seat } keeps one { $kind } and shows it to nobody.
placed = { $seat } puts the { $card } at track { $track }.
turned-up = New on { $pile }: { $card }.
split = The upper { $cards ->
    [one] card
   *[other] { $cards } cards
} of { $pile } { $cards ->
    [one] becomes
   *[other] become
} { $gap }.
looked = { $seat } looks at { $cards ->
    [one] the last card
   *[other] { $cards } cards
} of { $pile }.
saw = You see the { $card }.
stored = { $seat } stores the { $card }.
loaded = { $seat } loads the { $card } at track { $track }.
delivered = { $seat } sends off the train of track { $track } with { $lorries ->
    [one] { $lorries } lorry
   *[other] { $lorries } lorries
}: { $card }.
played-innovation = { $seat } plays the { $card }.
passed = { $seat } passes.
token-given = { $seat } gets shift token { $token }.
game-over = The last shift is over.

# Why not

why-over = the game is over
why-dealing = a card is being drawn
why-not-asked = that cannot be chosen now
why-finish-first = finish what you have begun first
why-one-action = you have had your worker action
why-acted = you have sent workers already
why-not-with-two = this card is not used with two players
why-empty-pile = { $pile } is empty
why-three-engines = there is an engine at each of your tracks
why-price = you cannot place exactly { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
why-wild-price = the first use costs { $workers } workers, and you cannot place them exactly
why-no-mining = neither number of mining steps can be carried out
why-no-order = you have no order
why-no-engine = none of your tracks has an engine
why-no-train = no train with an engine has { $lorries ->
    [one] { $lorries } lorry
   *[other] { $lorries } lorries
}, which your smallest order asks for
why-no-wild = no pile has a card that you could take
why-no-pile = the wild action looks at a pile of cards
why-other-pile = the card is of another kind
why-not-held = you do not have the { $card }
why-not-during = the { $card } can be played before or after the worker action
why-not-playable = the { $card } could not be carried out
why-no-action-left = after the { $card } no worker action would be certain
why-no-action-then = after that no worker action would be certain
why-committed = you have played an innovation, so you must send workers
why-more-steps = more mining steps are needed
why-one-train = at least one train has to leave
why-not-this-track = a { $card } is not allowed there
why-engine-there = track { $track } has an engine already
why-track-no-engine = track { $track } has no engine
why-other-type = only trains with an { $card } may leave now
why-too-few-lorries = { $lorries ->
    [one] { $lorries } lorry is
   *[other] { $lorries } lorries are
} not enough for any of your orders
why-no-such-card = you have no such card
why-order-of-cards = high cards are placed before low ones, innovations last
why-as-ones = each further innovation counts as 1
why-too-many-workers = only { $workers ->
    [one] { $workers } worker is
   *[other] { $workers } workers are
} still to be placed
why-other-value = with this number the cards would not add up
why-not-exact = the rest could not be placed exactly
why-empty-row = your mining row is empty
why-not-stored = you have no { $card } in your storage
why-crest = the { $card } does not fit wagon and track
why-no-empty-wagon = there is no such empty wagon
why-too-few-steps = too few steps are left for the { $card }
why-no-exact-end = after this step neither number of steps could be reached
why-order-too-large = the order asks for more than { $lorries ->
    [one] { $lorries } lorry
   *[other] { $lorries } lorries
}
why-not-seen = you have not seen the { $card }
