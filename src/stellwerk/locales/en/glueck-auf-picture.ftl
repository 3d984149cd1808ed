# The table drawn in text, for the terminal. Cards are called as moves call them.

draw-shift = Shift { $shift } of { $shifts } · start player { $starter } · passed: { $passed } · the shift token would go to { $token }
draw-nobody = nobody
draw-looks = Seat { $number } looks at { $pile }: { $cards }
draw-area = area
draw-price = price
draw-top-card = top card
draw-below = below
draw-placed = placed
draw-being-drawn = being drawn
draw-empty = empty
draw-bottom = At the bottom of { $pile }: { $cards }
draw-by-seat = seat { $number }: { $cards }
draw-board = Seat { $number } · points: { $points }
draw-has-passed = passed
draw-none = none
draw-lorries = lorries
draw-orders = orders
draw-shares = shares
draw-tokens = tokens
draw-objectives = objectives
draw-workers = Workers
draw-row = Row
draw-storage = Storage
draw-hand = Hand
draw-open-cards = In front
draw-delivered = Delivered
draw-track = Track { $track }
draw-shift-tokens = shift tokens: { $tokens }
draw-front = front > { $cards }
draw-engine = engine { $type }
draw-no-engine = no engine
draw-cargo = lorries { $count }
draw-no-wagon = no wagon
draw-no-innovation = no innovation

# The table drawn as a picture, for programs

svg-shift = Glück Auf · shift { $shift } of { $shifts }
svg-left = { $count } left
svg-store = store
