# The lessons of a first game.

lesson-russian-railroads-welcome = Your railway
lesson-russian-railroads-welcome-1 = This is your mat: three lines for track, and below them your industry. The players take turns to put workers on a space of the board and do what it shows.
lesson-russian-railroads-welcome-2 = When all have passed, the round scores everything you have built, and the next round scores it again.
lesson-russian-railroads-welcome-goal = Most points after { $rounds } rounds. What you build early counts most often.
lesson-russian-railroads-track = Lay your first track
lesson-russian-railroads-track-1 = Put a worker on the lit space: black may go { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}. Take them all on the Trans-Siberian.
lesson-russian-railroads-track-2 = Black itself scores nothing. It opens the way: once it is on space { $grey_from } of the Trans-Siberian, grey can follow.
lesson-russian-railroads-others = What the others did
lesson-russian-railroads-others-1 = { $first_seat } raised industry: +{ $first_industry } in every round. { $second_seat } went ahead with black, to space { $second_black }.
lesson-russian-railroads-others-2 = Their workers stay where they are: until the round is over nobody else can use these spaces.
lesson-russian-railroads-grey = Grey scores
lesson-russian-railroads-grey-1 = Put a worker here: grey goes { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} on the Trans-Siberian, behind black.
lesson-russian-railroads-grey-2 = Each grey space brings +{ $grey_each } in every round, as far as your locomotive reaches. Its reach is { $reach }, so this turn brings +{ $gain }.
lesson-russian-railroads-reach = What lies out of reach
lesson-russian-railroads-reach-1 = The red buffer stop is the end of your reach: space { $reach }. Grey goes up to space { $grey }, but beyond the buffer stop nothing scores.
lesson-russian-railroads-locomotive = Reach further
lesson-russian-railroads-locomotive-1 = Put a worker here and take locomotive { $locomotive }. Lay it on the free place of the Trans-Siberian.
lesson-russian-railroads-locomotive-2 = On this line both numbers count together: your reach grows from { $reach } to { $new_reach }, and the line brings { $new_line } a round instead of { $line }.
lesson-russian-railroads-engineer = An engineer for everybody
lesson-russian-railroads-engineer-1 = { $second_seat } used the engineer who waits here and has { $second_score ->
    [one] { $second_score } point
   *[other] { $second_score } points
} already. After every round the engineers move on, so it pays to see who is next.
lesson-russian-railroads-doubler = Count a space twice
lesson-russian-railroads-doubler-1 = Put a worker here and take a doubler. It lies above the first free space of the Trans-Siberian.
lesson-russian-railroads-doubler-2 = Its space counts twice from now on: the line brings { $new_line } a round instead of { $line }.
lesson-russian-railroads-industry = Start your industry
lesson-russian-railroads-industry-1 = Put a worker here: your marker goes one field ahead.
lesson-russian-railroads-industry-2 = The number of its field counts in every round: +{ $industry } now, and as much as { $top_industry } at the end of the track.
lesson-russian-railroads-passed = A player passed
lesson-russian-railroads-passed-1 = { $first_seat } has no workers left and has passed. The table of points shows what everybody has, and after the + what the end of this round adds: +{ $round_points } for you.
lesson-russian-railroads-choice = Your own choice
lesson-russian-railroads-choice-1 = All that is lit is open now. Workers left: { $workers }, coins: { $coins }. A coin can stand in for a worker, but it is gone then.
lesson-russian-railroads-choice-2 = A good idea: one more black step on the Trans-Siberian. On space { $brown_from } black opens brown, which brings +{ $brown_each } a space.
lesson-russian-railroads-choice-own = Your own choice
lesson-russian-railroads-choice-own-1 = Workers left: { $workers }, coins: { $coins }. The round would bring you +{ $round_points } now. Pass when nothing is worth a worker any more.
lesson-russian-railroads-pass = Pass
lesson-russian-railroads-pass-1 = Workers left: { $workers }. A coin could stand in for one, but coins can be kept for a later round.
lesson-russian-railroads-pass-2 = Whoever passes is out until the round is over. Passing brings points by place in the turn order, but none to the first: for you +{ $pass_points }.
lesson-russian-railroads-pass-own = Pass
lesson-russian-railroads-pass-own-1 = { $coins ->
    [0] You have no workers left, so pass.
   *[other] You have no workers left. Coins ({ $coins }) can be kept for a later round, so pass.
} { $pass_points ->
    [0] Passing brings nothing to the first in the turn order.
   *[other] Passing brings you +{ $pass_points }.
}
lesson-russian-railroads-scored-points-trans-siberian = Grey within reach: { $spaces } spaces with +{ $grey_each } each, and { $doubled } of them counted twice by a doubler. That makes +{ $amount }.
lesson-russian-railroads-scored-points-industry = Your industry marker is on a field with the number { $amount }: +{ $amount }.
lesson-russian-railroads-end = The first round is over
lesson-russian-railroads-end-1 = You have { $total ->
    [one] { $total } point
   *[other] { $total } points
}. The workers are back, and all you have built will score again at the end of every round.
lesson-russian-railroads-end-2 = Now it is your game. Everything on the table explains itself: point at it, hold a finger on it, or press I.
