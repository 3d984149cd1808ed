# Captions of the board

rr-track = Track
rr-locomotives = Locomotives and factories
rr-industry = Industry
rr-yard = Yard
rr-order = Turn order
rr-order-hint = places, and points for passing
rr-order-last = last round: industry instead
rr-order-to-come = The order is dealt first.
rr-engineers = Engineers
rr-engineers-hint = move one field each round; most at the end: 40, second: 20
rr-cards = ?-cards
rr-end-stack = End bonus, { $count } left
rr-no-limit = no limit
rr-first = 1st
rr-second = 2nd
rr-for-all = { $field } · for all
rr-hire = hire for good
rr-hired = hired
rr-passed = passed
rr-stacks = Locomotives left
rr-stack = Locomotive { $number }: { $count } left.
rr-no-locomotives = No locomotive is left.
rr-returned = Returned factories
rr-none-returned = none returned
rr-boarded-up = { $what }, boarded up with 2 players
rr-stands-there = { $names } there
rr-place = Place { $place }: { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} for passing.
rr-engineer-waits = { $engineer }, waits on field { $field }.
rr-engineer-field = Engineer field { $field }, empty

# Captions of a mat

rr-your-railway = Your railway
rr-railway = Railway
rr-railway-of = { $name }’s railway
rr-enlarge = Show { $name }’s railway.
rr-rivals = Railways of the others
rr-workers-left = { $left } of { $all } workers left
rr-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
rr-round-scoring = Round scoring now
rr-this-turn = { $points } this turn
rr-reach = reach { $reach }
rr-locomotive = Locomotive { $number }
rr-place-free = Free place for a locomotive
rr-own-engineers = Engineers hired
rr-end-cards = { $count ->
    [one] 1 end-bonus card
   *[other] { $count } end-bonus cards
}
rr-industry-hint = value of the field
rr-tokens = ?-tokens
rr-factories = Factories
rr-tokens-earned = { $count ->
    [0] none earned yet
   *[other] { $count } of 4 earned
}
rr-token-used = in use
rr-token-left = to pick
rr-colour-black = black
rr-colour-grey = grey
rr-colour-brown = brown
rr-colour-natural = natural
rr-colour-white = white
rr-piece-at = { $colour } on { $space }
rr-marker-at = Marker on position { $position }
rr-space-number = Space { $space }
rr-doubler-at = Doubler above space { $space }
rr-doubler-field-at = Place for a doubler, above space { $space }
rr-total-of = { $what }: points at a scoring
rr-position = Position { $position }
rr-gap-empty = An empty gap: build a factory first.
rr-industry-token = A ?-token for the first marker that comes here.
rr-industry-value = { $points ->
    [one] 1 point
   *[other] { $points } points
} at each scoring.
rr-line-twice = line ×2
rr-short-trans-siberian = TS
rr-short-st-petersburg = SP
rr-short-kiev = K

# Rewards under the spaces

rr-reward-colour = Brings { $colour } track.
rr-reward-worker = One more worker, for good.
rr-reward-token = A ?-token.
rr-reward-star = { $points ->
    [one] 1 point
   *[other] { $points } points
} at every scoring.
rr-reward-station = { $points } points, once.
rr-reward-doubling = This line counts twice at every scoring.
rr-reward-medal = { $points } points at every scoring.
rr-reward-earned = Earned.
rr-lacks-track = Missing: { $colour } on space { $space }.
rr-lacks-reach = Missing: a locomotive that reaches { $space }.
rr-lacks-medal = Missing: the Kiev medal, one of your ?-tokens.

# End-bonus cards

rr-end-choice = End bonus
rr-end-choice-hint = Others see that you keep a card, not which. The number is what it would bring now.
rr-worth-now = { $points } now
rr-end-majority = majority of engineers
rr-ten-points = 10 points instead
rr-at-once = at once

# What is asked

rr-ask-turn = Your turn: place workers on a lit space
rr-ask-turn-why = { $workers }{ $coin ->
    [yes] { "" } and { $coins } left; a coin can replace a worker.
   *[no] { "" } left.
} Or pass for { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
} and stay out this round.
rr-ask-turn-left = { $workers } and { $coins } left
rr-ask-pass = You have no actions left: pass
rr-ask-pass-why = { $workers } and { $coins } left. Tap or hover over a space to see why it is closed.
rr-ask-pay = How do you pay for { $what }?
rr-ask-pay-why = A coin is spent for good, workers come back at the end of the round.
rr-ask-step = { $more ->
    [yes] { $count ->
        [one] Move { $part } one more step
       *[other] Move { $part } { $count } more steps
    }
   *[no] { $count ->
        [one] Move { $part } one step
       *[other] Move { $part } { $count } steps
    }
}
rr-ask-parts = To do: { $parts }
rr-ask-parts-why = Choose one of the lit ones.
rr-step-black = black
rr-step-grey = grey
rr-step-brown = brown
rr-step-natural = natural
rr-step-white = white
rr-step-black-or-grey = black or grey
rr-step-any = any colour
rr-step-industry = an industry marker
rr-ask-lit = The number on a lit space is what it adds to every round.
rr-ask-in-part = You may stop here.
rr-ask-lay-why = It takes a free place, or the place of a weaker one, which then moves on.
rr-ask-exchange-why = All five gaps are full. The old factory goes to the returned pile.
rr-ask-again-why = A space for one worker that you have used this round.
rr-ask-move-on-why = To a free space for one worker, at no further cost.
rr-ask-pick-token-why = Each of them works once in the game.
rr-ask-pick-card-why = Each card is used once in the game, by one player. An end bonus follows.
rr-ask-take-end-card-why = Only you see the cards.
rr-ask-bonus-why = The last in turn order picks first; the first player gets none.
rr-bonus-doubler = 1 doubler
rr-bonus-coin = 1 coin
rr-bonus-industry = 1 industry step
rr-bonus-black = 1 black step
rr-pass = Pass, { $count ->
    [0] no points
   *[other] { $points }
}
rr-done = Stop here

# Tabs and columns

rr-tab-board = Board
rr-tab-mat = My railway
rr-tab-rivals = Rivals
rr-score-final = by source
rr-points-other = Other points
rr-points-other-short = Other
points-trans-siberian-short = T‑Sib
points-st-petersburg-short = St P
points-kiev-short = Kiev
points-industry-short = Ind
points-turns-short = Turns
points-end-cards-short = End
points-engineers-short = Eng

# The table in words

rr-description = The table in words
rr-none = none
rr-say-order = Turn order: { $order }.
rr-say-nobody = Nobody has placed a worker yet.
rr-say-placed = { $name } is on { $space }.
rr-say-supply = { $name } has { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $doublers ->
    [one] 1 doubler
   *[other] { $doublers } doublers
}.
rr-say-line = { $line }: { $pieces }; reach { $reach }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
rr-say-industry = Industry: position { $position }; factories: { $factories }.
rr-say-engineers = Engineers: { $engineers }; ?-tokens: { $tokens }; end-bonus cards: { $cards }.

# The log: what happened in few words; a turn is one line, its first words and what follows them.

log-gain-russian-railroads = { $gain } a round
log-round = Round { $number }
    .head = Round { $number }
log-bonus = Start bonus
log-place = { $space }
    .more = { $workers ->
        [0] { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }
       *[other] { $coins ->
            [0] { $workers ->
                [one] { $workers } worker
               *[other] { $workers } workers
            }
           *[other] { $workers ->
                [one] { $workers } worker
               *[other] { $workers } workers
            }, { $coins ->
                [one] { $coins } coin
               *[other] { $coins } coins
            }
        }
    }
log-step = { $piece } { $start } → { $space }
log-industry = industry { $start } → { $position }
log-factory = factory { $number }
log-new-worker = a new worker
log-points = { "" }
log-round-points = Round scored
    .head = Round scored
    .scored = { $points }
log-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
log-temporary-workers = the 2 temporary workers
log-doublers = { $count ->
    [one] { $count } doubler
   *[other] { $count } doublers
}
log-take-locomotive = { "" }
log-lay-locomotive = locomotive { $number } to { $line }
log-build-factory = factory { $number } built
log-give-back = { $number } back as a factory
log-token = { $token }
log-card = { $card }
log-end-card = an end-bonus card
log-end-card-kept = { $card }
log-use-again = again: { $space }
log-hire-engineer = engineer { $number } hired
log-pass = Pass
log-move-on = moved on: { $space }
short-ts-black = black Trans-Siberian
short-ts-grey = grey Trans-Siberian
short-ts-brown = brown Trans-Siberian
short-ts-natural = natural Trans-Siberian
short-ts-white = white Trans-Siberian
short-sp-black = black St. Petersburg
short-sp-grey = grey St. Petersburg
short-sp-brown = brown St. Petersburg
short-sp-natural = natural St. Petersburg
short-kiev-black = black Kiev
short-kiev-grey = grey Kiev
short-kiev-brown = brown Kiev
short-space-H = Hire
short-trans-siberian = Trans-Siberian
short-engineer-1 = engineer 1
short-engineer-2 = engineer 2
short-engineer-3 = engineer 3
short-engineer-4 = engineer 4
short-engineer-5 = engineer 5
short-engineer-6 = engineer 6
short-engineer-7 = engineer 7
short-engineer-8 = engineer 8
short-engineer-9 = engineer 9
short-engineer-10 = engineer 10
short-engineer-11 = engineer 11
short-engineer-12 = engineer 12
short-engineer-13 = engineer 13
short-engineer-14 = engineer 14
short-engineer-15 = engineer 15

# Tips: what a thing is, in one sentence

rr-tip-space-track = Each step moves a piece of track one space ahead, on any of your lines.
rr-tip-space-locomotives = The new piece comes from the lowest stack: its front is a locomotive, its back a factory.
rr-tip-space-industry = Your marker moves along the industry track and sets off the factories it enters.
rr-tip-space-doublers = A doubler lies on the next free field above the Trans-Siberian and doubles the space below it at every scoring.
rr-tip-space-coins = A coin can be placed instead of any worker; it is spent for good.
rr-tip-space-temporary-workers = Both temporary workers are yours for this round and go back afterwards.
rr-tip-space-order = You claim this place in the next turn order, and the worker may move on to a free space when all have passed.
rr-tip-space-last-round = In the last round this space is open instead of the turn order.
rr-tip-space-engineers = Whoever places a worker here carries out the action of this engineer, who stays here.
rr-tip-space-hire = The engineer becomes yours for good: from now on an action space of your own, once per round.
rr-tip-boarded-up = With 2 players nobody can use this space.
rr-tip-own-engineer = An action space for its owner alone, once per round, for one worker.
rr-tip-engineer-waiting = Engineers move one field to the right after each round: those who wait come into play later.
rr-tip-stack = Locomotives and factories always come from the lowest stack that is left.
rr-tip-new-locomotive = It goes on a free place or replaces a weaker one, which then moves to another line.
rr-tip-new-factory = It fills the next gap of your industry track and works when a marker enters it.
rr-tip-give-back = The replaced locomotive goes to the returned pile, where it is a factory for whoever builds it.
rr-tip-order-place = The players take their turns in this order; whoever passes scores the points of their place.
rr-tip-card = Each ?-card is used once in the game, by a player whose token allows a card.
rr-tip-end-stack = Whoever may take an end-bonus card looks through all of these and keeps one in secret, or takes points instead ({ $points }).
rr-tip-end-card = It scores once, at the end of the game; the others do not see which card it is.
rr-tip-instead-of-end-card = Points at once, instead of a card that scores at the end.
rr-tip-bonus = A start bonus: the last in turn order picks first, the first player gets none.
rr-tip-payment = Workers come back after the round; a coin is spent for good.
rr-tip-pass = You are out for this round and score the points of your place.
rr-tip-done = Your own engineers, factories and ?-tokens may be used in part; the rest is lost.
rr-tip-workers = Workers pay for actions and come back after every round.
rr-tip-coins = A coin can replace any worker; a worker never replaces a coin.
rr-tip-round-scoring = What all lines and the industry would bring if the round ended now.
rr-tip-piece = Pieces of a line keep their order: black in front, one piece on a space, no overtaking.
rr-tip-step = The piece moves one space ahead; the number is what the step adds to every scoring.
rr-tip-line-space = Within reach of the locomotive a space scores as the colour on it.
rr-tip-reward-colour = When black gets here, a new colour becomes available on all your lines.
rr-tip-reward-worker = The worker is yours for good as soon as track and locomotive are far enough.
rr-tip-reward-token = It lets you pick one of your seven ?-tokens, once.
rr-tip-reward-star = Further points at every scoring, if black and locomotive reach the space.
rr-tip-reward-station = Black earns points at the end of the line, once.
rr-tip-reward-doubling = Reached by grey and locomotive, it doubles all track points of this line.
rr-tip-reward-medal = The medal scores here at every scoring, for whoever picked it as a ?-token.
rr-tip-doubler = It doubles the space below it at every scoring.
rr-tip-doubler-field = Your next doublers come here, from left to right; each doubles the space below.
rr-tip-locomotive = Its number is how far the line counts; on the Trans-Siberian both numbers are added.
rr-tip-locomotive-place = A new locomotive can be laid here; without one the line does not count.
rr-tip-total = What this line would bring at a scoring now, and how far its locomotives reach.
rr-tip-industry-total = What the markers would bring at a scoring now.
rr-tip-industry-field = A marker scores the number of its field at every scoring, or else the last number before it.
rr-tip-industry-token = The first marker of a player to get here earns a ?-token.
rr-tip-gap = No marker passes an empty gap: build a factory here first.
rr-tip-factory = It works whenever a marker of its owner enters it; what cannot be done is lost.
rr-tip-exchange = The new factory takes this gap; the old one goes to the returned pile.
rr-tip-marker = Your marker on the industry track: every industry step moves it one field.
rr-tip-token = Each player has the same seven ?-tokens and uses each at most once.
rr-tip-points-line = Points this line has brought so far; + is what the end of the round would add.
rr-tip-points-industry = Points of the industry track so far; + is what the end of the round would add.
rr-tip-points-turns = Points made during turns: by passing, engineers, factories and end stations.
rr-tip-points-end-cards = Points of end-bonus cards, counted at the end of the game.
rr-tip-points-engineers = Points for the most and the second most engineers at the end of the game.
rr-tip-points-other = Points made during turns, of end-bonus cards and of engineers together.
rr-tip-points-total = All points so far; the highest total wins at the end.
