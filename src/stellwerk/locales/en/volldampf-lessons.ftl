# The lessons of a first game.

lesson-volldampf-welcome = The map
lesson-volldampf-welcome-1 = Goods stones lie in the cities. A stone goes by rail to another city of its own colour, and the players lay the track for that.
lesson-volldampf-welcome-2 = Every piece of track a stone passes raises the income of its owner by { $each }.
lesson-volldampf-welcome-goal = Most points after { $rounds } rounds: your income, minus your bonds.
lesson-volldampf-bonds = Money for the beginning
lesson-volldampf-bonds-1 = A bond brings { $mark_each } Mark at once. It costs a Mark at the end of every round, and a point at the end of the game.
lesson-volldampf-bonds-2 = Take { $new_bonds }: with them you have { $new_cash } Mark, enough for a bid and for track.
lesson-volldampf-others = What the others did
lesson-volldampf-others-1 = Bonds of { $first_seat }: { $first_bonds }, of { $second_seat }: { $second_bonds }. Everybody needs money for the first track.
lesson-volldampf-bid = Bid for the order
lesson-volldampf-bid-1 = Bid { $bid }. Whoever bids most is first: first to take route cards, and first to move stones.
lesson-volldampf-bid-2 = The others can bid more, or pass. You pay when all but one have passed.
lesson-volldampf-group = Take route cards
lesson-volldampf-group-1 = You are first, so you choose first: take the lit group of { $routes ->
    [one] { $routes } card
   *[other] { $routes } cards
}.
lesson-volldampf-group-2 = Each card is for one segment with its sign. Point at a group to see its segments on the map: those of this one lie side by side.
lesson-volldampf-lay = Lay track
lesson-volldampf-lay-1 = Lay a piece from { $from } to { $to } for { $cost } Mark. You have { $cash }.
lesson-volldampf-lay-2 = That uses one of your cards. Everybody lays one piece, then it is your turn again.
lesson-volldampf-network = Make it longer
lesson-volldampf-network-1 = Go on from { $from } to { $to } for { $cost } Mark. You have { $cash }.
lesson-volldampf-network-2 = The more of your pieces a stone passes in one go, the better. A transport uses { $reach } pieces at most.
lesson-volldampf-stones = Stones on their way
lesson-volldampf-stones-1 = All track is laid. Now everybody moves { $transports } stones, one after another. A stone may also use the track of others.
lesson-volldampf-transport = Your first transport
lesson-volldampf-transport-1 = Pick the { $colour ->
    [blue] blue
    [violet] violet
    [red] red
   *[yellow] yellow
} stone in { $start } and send it along your track to another city of its colour.
lesson-volldampf-transport-2 = Every piece on its way is yours: your income rises by { $gain }.
lesson-volldampf-rivals = What the others did
lesson-volldampf-rivals-1 = Income of { $first_seat }: { $first_income }, of { $second_seat }: { $second_income }. They moved stones along their own track, too.
lesson-volldampf-again = Your own choice
lesson-volldampf-again-1 = All stones that can move are open now; the number by a stone says what it brings you. Good here: the { $colour ->
    [blue] blue
    [violet] violet
    [red] red
   *[yellow] yellow
} stone in { $start }, +{ $gain }.
lesson-volldampf-again-2 = Instead of moving a stone you may skip and draw an action card.
lesson-volldampf-again-own = Your own choice
lesson-volldampf-again-own-1 = The number by a stone says what it brings you. You may also skip and draw an action card. Your income so far: { $income }.
lesson-volldampf-scored-vd-beat-income = The bank pays everybody their income: { $amount } Mark to you.
lesson-volldampf-scored-vd-beat-dividends = Each bond costs a Mark: { $amount } Mark for you.
lesson-volldampf-end = The first round is over
lesson-volldampf-end-1 = Your income is { $income }, minus { $bonds } for bonds: that makes { $points ->
    [one] { $points } point
   *[other] { $points } points
}. You have { $cash } Mark for the next round.
lesson-volldampf-end-2 = Now it is your game. Everything on the table explains itself: point at it, hold a finger on it, or press I.
