# The table drawn in text, for the terminal

draw-round = Round { $round } of { $rounds } · turn order: { $order }
draw-passed = passed

draw-track = Track
draw-build = Build
draw-industry = Industry
draw-other = Other
draw-engineers = Engineers

draw-space-T1 = 2 black
draw-space-T2 = 3 black
draw-space-T3 = 2 grey
draw-space-T4 = 3 grey
draw-space-T5 = 1 brown
draw-space-T6 = 2 brown
draw-space-T7 = 1 natural
draw-space-T8 = 2 natural
draw-space-T9 = 1 white
draw-space-T10 = 2 white
draw-space-T11 = 2 any
draw-space-T12 = black/grey
draw-space-L1 = loco/factory
draw-space-L2 = loco/factory
draw-space-L3 = loco+factory
draw-space-I1 = 1 industry
draw-space-I2 = 2 industry
draw-space-I3 = ind.+black
draw-space-A1 = doubler
draw-space-A2 = 2 coins
draw-space-A3 = 2 temporary
draw-space-O1 = be first
draw-space-O2 = be second
draw-space-LR = 3 industry

draw-engineer-1 = 2 any
draw-engineer-2 = industry+3
draw-engineer-3 = black+grey
draw-engineer-4 = doubler+3
draw-engineer-5 = any+3
draw-engineer-6 = grey+5
draw-engineer-7 = black+3
draw-engineer-8 = use again
draw-engineer-9 = 2 industry
draw-engineer-10 = ind.+black
draw-engineer-11 = any+black
draw-engineer-12 = loco/factory
draw-engineer-13 = grey+brown
draw-engineer-14 = 2 black
draw-engineer-15 = brown+5
draw-hire = hire { $engineer }
draw-worker = w
draw-coin = c
draw-none = none
draw-supply = Locomotives: { $locomotives } · returned factories: { $factories } · doublers: { $doublers }
draw-waiting = Engineers to come: { $engineers } · ?-cards: { $cards }

draw-mat = Seat { $number }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
draw-workers = { $free } of { $all } workers
draw-temporary = { $count } temporary
draw-black = black worker
draw-black-placed = black worker placed
draw-letters = kgbnw
draw-locomotive = locomotive { $locomotives }, reach { $reach }
draw-own-engineers = Engineers: { $engineers }
draw-tokens = Tokens: { $tokens }
draw-end-cards = End-bonus cards: { $cards }

draw-legend-spaces = Spaces: w worker, c coin, [… =2] used by seat 2. Lines: blacK, Grey, Brown, Natural, White;
draw-legend-lines = capital within reach, . free within reach, - out of reach, ² doubler. Industry: [marker],
draw-legend-industry = F2 factory 2, __ gap, ? earns a token; the numbers are points.

# The table drawn as a picture, for programs

svg-round = Russian Railroads · round { $round } of { $rounds }
svg-place = place { $number }
svg-coming = then { $engineers }
svg-order = order
