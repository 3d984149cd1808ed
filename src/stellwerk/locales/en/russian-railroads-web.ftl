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
rr-place = Place { $place }: { $name }, { $points } points for passing.
rr-engineer-waits = { $engineer }, waits on field { $field }.

# Captions of a mat

rr-your-railway = Your railway
rr-railway = Railway
rr-railway-of = { $name }'s railway
rr-enlarge = Show { $name }'s railway.
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
rr-tokens-earned = { $count ->
    [0] none earned yet
   *[other] { $count } of 4 earned
}
rr-token-used = in use
rr-token-left = to pick
rr-token-steps = up to 4 steps
rr-token-industry = 5 industry
rr-token-marker = 2nd marker
rr-token-doublers = 3 doublers
rr-token-revaluation = revaluation
rr-token-medal = Kiev medal
rr-token-cards = card + bonus
rr-colour-black = black
rr-colour-grey = grey
rr-colour-brown = brown
rr-colour-natural = natural
rr-colour-white = white
rr-piece-at = { $colour } on { $space }
rr-marker-at = Marker on position { $position }
rr-space-number = Space { $space }
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
    [yes] { "" } and { $coins } left; a coin can stand in for a worker.
   *[no] { "" } left.
} Or pass for { $points ->
    [0] no points
   *[other] { $points } points
} and stay out this round.
rr-ask-turn-left = { $workers } and { $coins } left
rr-ask-pass = Nothing is open to you any more: pass
rr-ask-pass-why = { $workers } and { $coins } left. Point at a space to see why it is closed.
rr-ask-pay = How do you pay for { $what }?
rr-ask-pay-why = A coin is spent for good, workers come home at the end of the round.
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
rr-step-black = black
rr-step-grey = grey
rr-step-brown = brown
rr-step-natural = natural
rr-step-white = white
rr-step-black-or-grey = black or grey
rr-step-any = any colour
rr-step-industry = an industry marker
rr-ask-lit = The number on a lit space is what it adds to every round.
rr-ask-in-part = You may leave it at that.
rr-ask-lay-why = It takes a free place, or the place of a weaker one, which then moves on.
rr-ask-exchange-why = All five gaps are full. The old factory goes to the returned pile.
rr-ask-again-why = A space for one worker that you have used this round.
rr-ask-move-on-why = To a free space for one worker, at no further cost.
rr-ask-pick-token-why = Each of them works once in the game.
rr-ask-pick-card-why = Each card is used once in the game, by one player. An end bonus follows.
rr-ask-take-end-card-why = Only you see the cards.
rr-ask-bonus-why = The last in turn order picks first; the first player gets none.
rr-pass = Pass, { $points }
rr-done = Leave it at that

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
rr-say-round = Round { $round } of { $rounds }. Turn order: { $order }.
rr-say-nobody = Nobody has placed a worker yet.
rr-say-placed = { $name } stands on { $space }.
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
