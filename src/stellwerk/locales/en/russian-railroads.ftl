# Names

trans-siberian = Trans-Siberian
st-petersburg = St. Petersburg
kiev = Kiev
ts-black = black on the Trans-Siberian
ts-grey = grey on the Trans-Siberian
ts-brown = brown on the Trans-Siberian
ts-natural = natural on the Trans-Siberian
ts-white = white on the Trans-Siberian
sp-black = black on St. Petersburg
sp-grey = grey on St. Petersburg
sp-brown = brown on St. Petersburg
sp-natural = natural on St. Petersburg
kiev-black = black on Kiev
kiev-grey = grey on Kiev
kiev-brown = brown on Kiev

space-T1 = 2 black steps
space-T2 = 3 black steps
space-T3 = 2 grey steps
space-T4 = 3 grey steps
space-T5 = 1 brown step
space-T6 = 2 brown steps
space-T7 = 1 natural step
space-T8 = 2 natural steps
space-T9 = 1 white step
space-T10 = 2 white steps
space-T11 = 2 steps in any colours
space-T12 = 1 step, black or grey
space-L1 = 1 locomotive or 1 factory
space-L2 = 1 locomotive or 1 factory
space-L3 = 1 locomotive and 1 factory
space-I1 = 1 industry step
space-I2 = 2 industry steps
space-I3 = 1 industry step and 1 black step
space-A1 = 1 doubler
space-A2 = 2 coins
space-A3 = the 2 temporary workers
space-O1 = first place in the next round
space-O2 = second place in the next round
space-E1 = the engineer on field 1
space-E2 = the engineer on field 2
space-H = hire an engineer
space-LR = 3 industry steps

engineer-0 = nobody
engineer-1 = engineer 1: 2 steps in any colours
engineer-2 = engineer 2: 1 industry step, 3 points
engineer-3 = engineer 3: 1 black and 1 grey step
engineer-4 = engineer 4: 1 doubler, 3 points
engineer-5 = engineer 5: 1 step in any colour, 3 points
engineer-6 = engineer 6: 1 grey step, 5 points
engineer-7 = engineer 7: 1 black step, 3 points
engineer-8 = engineer 8: use a space again
engineer-9 = engineer 9: 2 industry steps
engineer-10 = engineer 10: 1 industry and 1 black step
engineer-11 = engineer 11: 1 step in any colour and 1 black step
engineer-12 = engineer 12: 1 locomotive or 1 factory
engineer-13 = engineer 13: 1 grey and 1 brown step
engineer-14 = engineer 14: 2 black steps
engineer-15 = engineer 15: 1 brown step, 5 points

factory-0 = no factory
factory-1 = factory 1: the numbers of your engineers as points
factory-2 = factory 2: 1 locomotive or 1 factory
factory-3 = factory 3: use a space again
factory-4 = factory 4: 2 doublers
factory-5 = factory 5: 1 industry step
factory-6 = factory 6: 1 coin
factory-7 = factory 7: 2 steps in any colours
factory-8 = factory 8: your two best locomotives as points
factory-9 = factory 9: an end-bonus card or 10 points

token-steps = token: up to 4 steps in any colours
rr-token-steps = up to 4 steps
token-industry = token: up to 5 industry steps
rr-token-industry = 5 industry
token-marker = token: the second industry marker
rr-token-marker = 2nd marker
token-doublers = token: 3 doublers
rr-token-doublers = 3 doublers
token-revaluation = token: brown, natural and white count more
rr-token-revaluation = revaluation
token-medal = token: the Kiev medal
rr-token-medal = Kiev medal
token-cards = token: a ?-card and an end-bonus card
rr-token-cards = card + bonus

card-worker = ?-card: the black worker
card-engineer = ?-card: engineer 1 and a coin
card-factory = ?-card: build a factory, then 2 industry steps
card-three = ?-card: doubler, industry step, black step, and one of them again
card-nine = ?-card: the special 9

# End-bonus cards: in a list of choices, on the card itself, and as a source of points.

end-flat = end bonus: 15 points
rr-end-flat = 15 points
source-end-flat = the end-bonus card
end-workers = end bonus: 10 for each worker gained
rr-end-workers = 10 per worker gained
source-end-workers = the end-bonus card for workers
end-doublers = end bonus: 20 for 4 doublers, 30 for 7
rr-end-doublers = 20 for 4 doublers, 30 for 7
source-end-doublers = the end-bonus card for doublers
end-stations = end bonus: 10 for each end station reached
rr-end-stations = 10 per end station
source-end-stations = the end-bonus card for end stations
end-black = end bonus: the spaces of your black pieces
rr-end-black = spaces of black track
source-end-black = the end-bonus card for black track
end-locomotives = end bonus: the sum of your locomotives
rr-end-locomotives = sum of locomotives
source-end-locomotives = the end-bonus card for locomotives
end-factories = end bonus: 4 for each factory
rr-end-factories = 4 per factory
source-end-factories = the end-bonus card for factories
end-tokens = end bonus: 7 for each token
rr-end-tokens = 7 per ?-token
source-end-tokens = the end-bonus card for tokens
end-engineers = end bonus: 6 for each engineer
rr-end-engineers = 6 per engineer
source-end-engineers = the end-bonus card for engineers
end-extra-engineer = end bonus: one more engineer for the majority
rr-end-extra-engineer = one more engineer

bonus-doubler = start bonus: 1 doubler
bonus-coin = start bonus: 1 coin
bonus-industry = start bonus: 1 industry step
bonus-black = start bonus: 1 black step

part-black = { $count } black
part-grey = { $count } grey
part-brown = { $count } brown
part-natural = { $count } natural
part-white = { $count } white
part-black-or-grey = { $count } black or grey
part-any = { $count } in any colour
part-industry = { $count } on the industry track
part-locomotive-or-factory = a locomotive or a factory
part-locomotive = a locomotive
part-factory = a factory
part-repeat = doubler, industry or black once more
part-extra = an extra black step of the black worker
part-and = { $before }, { $last }

source-trans-siberian = the Trans-Siberian
source-st-petersburg = St. Petersburg
source-kiev = Kiev
source-industry = industry
source-end-station = an end station
source-factory = a factory
source-engineer = an engineer
source-pass = passing
source-instead-of-end-card = no end-bonus card
source-engineers = the most engineers

points-trans-siberian = Trans-Siberian
points-st-petersburg = St. Petersburg
points-kiev = Kiev
points-industry = Industry
points-turns = During turns
points-end-cards = End bonuses
points-engineers = Most engineers

# What is asked

ask-over = The game is over.
ask-deal-order = The turn order is dealt.
ask-deal-engineers = The engineers are dealt.
ask-box-end-cards = Two end-bonus cards leave the game unseen.
ask-bonus = Pick a start bonus.
ask-turn = Your turn: take an action, or pass.
ask-pay = How do you pay for “{ $space }”?
ask-work = Carry out in full: { $parts }.
ask-work-in-part = You may do: { $parts }.
ask-lay = Where does locomotive { $number } go?
ask-exchange = Which factory does factory { $number } replace?
ask-again = Which space do you use again?
ask-pick-token = Pick one of your ?-tokens.
ask-pick-card = Pick a ?-card, or none.
ask-take-end-card = Keep one end-bonus card, or take 10 points.
ask-move-on = Your worker on “{ $space }” may move on to another space.

# Moves

move-space = { $what } ({ $cost })
hire = hire { $what }
cost-0c = 1 coin
cost-1 = 1 worker
cost-1c = 1 worker and 1 coin
cost-2 = 2 workers
cost-3 = 3 workers
move-pass = pass for this round
move-done = stop here
pay-worker = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
pay-black = the black worker
pay-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
pay-and = { $before } and { $last }
move-step = { $piece } to space { $space }
move-marker = industry marker to position { $space }
move-marker-factory = industry marker to position { $space }, { $what }
move-locomotive = take locomotive { $number }
move-factory = build { $what }, from the stack
move-factory-returned = build { $what }, from the returned pile
move-lay = on a free place of { $line }
move-replace = on { $line } in place of the { $number }
move-give-back = give it back as a factory
move-exchange = gap { $gap }, in place of { $what }
move-doubler = a doubler
move-points = take 10 points
move-deal-seat = { $seat } is next in turn order
move-deal-engineer = engineer { $number } is laid out
move-box = { $card } leaves the game
move-hidden-end-card = an end-bonus card
move-hidden-box = an end-bonus card leaves the game unseen

# What happened

round = Round { $number } begins.
bonus = { $seat } picks: { $bonus }.
place = { $seat } uses “{ $space }”.
step = { $seat } moves { $piece } to { $space }.
industry = { $seat } moves an industry marker to position { $position }.
factory = { $seat } sets off factory { $number }.
new-worker = { $seat } gets a new worker.
points = { $seat } scores { $points } for { $source }.
round-points = { $seat } scores { $points } for { $source }.
coins = { $seat } takes { $count ->
    [one] a coin
   *[other] { $count } coins
}.
temporary-workers = { $seat } takes the temporary workers.
doublers = { $seat } lays { $count ->
    [one] a doubler
   *[other] { $count } doublers
}.
take-locomotive = { $seat } takes locomotive { $number }.
lay-locomotive = { $seat } lays locomotive { $number } on { $line }.
build-factory = { $seat } builds factory { $number }.
give-back = { $seat } gives back number { $number }, now a factory.
token = { $seat } picks a { $token }.
card = { $seat } picks a { $card }.
end-card = { $seat } keeps an end-bonus card.
end-card-kept = You keep: { $card }.
use-again = { $seat } uses “{ $space }” again.
hire-engineer = { $seat } hires engineer { $number }.
pass = { $seat } passes.
move-on = { $seat } moves the worker on to “{ $space }”.

# Why not

why-over = the game is over
why-dealing = the table is still being set up
why-finish-first = finish what is going on first
why-not-asked = this cannot be chosen now
why-must = the action must be carried out in full
why-not-your-engineer = that engineer is not yours
why-boarded-up = this space is boarded up with 2 players
why-last-round = the turn order is of no use in the last round
why-not-last-round = this space opens in the last round
why-no-engineer = no engineer lies on this field
why-hired = the engineer has been hired
why-occupied = somebody has used it this round
why-both-places = you hold a place in the next turn order already
why-own-place = it is the place you hold now
why-no-target = a worker does not move on to a turn-order space
why-one-worker = only spaces for exactly one worker are open to it
why-no-coin = it takes a coin
why-too-few-workers = it takes { $count ->
    [one] a worker
   *[other] { $count } workers
}, and you have too few workers and coins left
why-not-in-full = you couldn’t complete it: { $lacking }
lacking-colour = { $colour } unlocks when black reaches space { $space } of the Trans-Siberian
lacking-colour-before = the colour that comes before it is on none of its lines yet
lacking-line = { $count ->
    [0] the colour can go no further on any line
    [one] the colour has only one step left on all lines together
   *[other] the colour has only { $count } steps left on all lines together
}
lacking-room = { $count ->
    [0] the colour ahead leaves it no room; move that one first
    [one] the colour ahead leaves it room for one step only; move that one first
   *[other] the colour ahead leaves it room for { $count } steps only; move that one first
}
lacking-factory = the industry marker would come to an empty gap; build a factory first
lacking-industry = { $count ->
    [0] no step is left on the industry track
    [one] only one step is left on the industry track
   *[other] only { $count } steps are left on the industry track
}
lacking-again = there is no space of this round that you could use again
lacking-doubler = no doubler is left, or your fields are full
lacking-locomotive = too few locomotives and factories are left
lacking-part = a part of it has no place to go
why-never-again = this space cannot be used again
why-not-used = you have not used it this round
why-not-this-colour = the action does not allow this colour
why-colour-not-available = { $colour } unlocks when black reaches space { $space } of the Trans-Siberian
why-end-of-line = it is on the last space
why-colour-before = { $piece } comes first
why-piece-ahead = { $piece } is in the way
why-spoils-the-rest = the rest of the action could not be carried out any more
why-no-marker = your second marker is not in play
why-end-of-industry = it is at the end of the industry track
why-marker-ahead = your other marker is in the way
why-gap = the gap ahead needs a factory
why-no-locomotive = no locomotive is left
why-not-returned = no factory { $number } lies in the returned pile
why-must-lay = it must be laid on a line
why-not-weaker = the { $number } there is not weaker
why-other-line = it must go to another line
why-the-same = it is the same as another choice
why-token-used = you have used this token
why-marker-at-start = your first marker is still on position 0
why-card-gone = this card has been used
why-cannot-pay = you cannot pay the cost this way
why-no-doubler = no doubler is left, or your fields are full
why-end-card-gone = this card is not in the stack
why-bonus-gone = somebody has taken this bonus
