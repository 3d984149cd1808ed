# The teacher at the table, and the lessons of a first game.

lesson-number = Lesson { $number } of { $count }
lesson-goal = The goal:
lesson-show = Show me
lesson-try = I’ll try
lesson-next = Go on
lesson-leave = Leave the lessons
lesson-back = Back to the lessons
lesson-read-again = Read again
lesson-lit = Now choose what is lit.
lesson-read = Read the lesson first
lesson-read-why = Go on takes you to your move.
lesson-opens = The rest opens in lesson { $number }.
lesson-confirm = Look, then confirm
lesson-confirm-about = This is what your turn does; nothing is final yet. Undo takes it back, Confirm ends the turn.
lesson-confirm-chance = This is what you have chosen; nothing is final yet. Undo takes it back. After Confirm something is drawn at random, and the choice stands.
lesson-scoring = The first scoring: { $source }
lesson-play-on = Play on
lesson-fading = At first I tell you before every turn what I would play and why, later only where to look. After that you ask for a hint when you want one.

## Hints and judgements

teacher = Teacher
teacher-thinks = The teacher thinks
teacher-quick = Briefly
teacher-normal = Normally
teacher-deep = Deeply
teacher-judges = Tell me after each of my turns if it was good
hint = Hint
hint-about = Ask in three steps: where to look, which turn, and why. The teacher knows only what you can see, and never plays for you.
hint-where = Where to look
hint-which = Which turn
hint-why = Why
hint-matter = What matters: { $term }.
hint-lit = { $count ->
    [0] Look at the other parts of the table: what begins the best turn is not in sight here.
    [one] The best turn begins with what is in the spotlight.
   *[other] The best turn begins with one of the two in the spotlight.
}
hint-thinking = The teacher is thinking …
hint-chance = { $percent } % to win
hint-others = Other turns
hint-ahead = points ahead of the next best turn
hint-ahead-later = points right after it against the next best turn; it pays off later
hint-only = No other turn comes close to it.
hint-even = By what can be counted now, the next best turn is as good. In the games the teacher tried out, this one did a little better.
hint-close = Close the hint
was-that-good = Was that good?
why-did-they = Why did { $name } do that?
judged-yes = Yes.
judged-short = Better: { $turn }. It gave away { $lost } %.
judged-best = Nothing better was found.
judged-best-theirs = From what you can know, nothing better was found.
judged-ahead = points ahead of the turn that was played
judged-ahead-later = points right after it against the turn that was played; it pays off later
hints-allow = Allow the teacher’s hints
hints-on = Hints are allowed: everybody may ask the teacher.
hints-off = Hints are off.

## Trying out a turn

try-out = Try out
try-about = Try a turn at a table of your own. Nothing is played, and nobody else sees it.
try-title = You are trying out a turn.
try-hidden = Nothing is played, and nobody else can see it.
try-gain = It brings { $gain }.
try-imagined = Imagined: what was hidden may be different.
try-better = Better: { $turn }, { $percent } %.
try-stop = Stop trying
try-play = Play this turn
try-why = It is then played at the real table; you can still take it back there.
plan-keep-key = Keep it for key L
plan-play = Play my plan
line-go-on = Go on past my turn
line-from-here = Try a line from here
line-title = You are trying out a line.
line-choose = Only imagined: you choose for { $name }.
line-choose-own = Only imagined: this would be your next turn.
line-others = Let the teacher play the others
line-back = Back to my turn
line-gain = It brings you { $gain } so far.
line-chance = Your chance to win from here: { $percent } %.
line-best = The teacher would play for { $name }: { $turn }.
line-best-own = The teacher would play: { $turn }.
line-long = A line has at most { $most ->
    [one] { $most } move
   *[other] { $most } moves
}.
key-hint = the next stage of a hint
key-try = try out the turn
key-plan = play the turn you kept
