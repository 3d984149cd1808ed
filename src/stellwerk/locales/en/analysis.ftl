# The analysis of a game

analysis-title = { $title }: the analysis
analysis-settings = { $nodes } simulations per turn, { $knowledge }
analysis-knowledge-seat = from what the player could know
analysis-knowledge-everything = with nothing hidden
analysis-players = The players
analysis-player = Player
analysis-points = Points
analysis-accuracy = Accuracy
analysis-own = Own turns
analysis-others = Others’ turns
analysis-fortune = Luck
analysis-outlook = Reassessed
analysis-chances = Chances to win
analysis-chances-alt = The chances of each player to win, from the first turn to the last.
analysis-turning-points = Turning points
analysis-no-turning-points = No turn and no draw changed the chances by a tenth.
analysis-point-turn = Turn { $turn }: { $seat } gives away { $percent } %.
analysis-point-chance = Before turn { $turn }: chance changes the prospects of { $seat } by { $percent } %.
analysis-turns = Turn by turn
analysis-turn = Turn { $turn }, round { $round }, { $seat }: { $mark }
analysis-played = Played: { $moves } ({ $percent } %)
analysis-better = Better: { $moves } ({ $percent } %)
analysis-line = Then: { $moves }
analysis-only-wrong = Only mistakes and blunders are listed; --all lists every turn.
analysis-nothing-wrong = No mistakes and no blunders.

# Marks

analysis-mark-best = best
analysis-mark-good = good
analysis-mark-inaccuracy = inaccuracy
analysis-mark-mistake = mistake
analysis-mark-blunder = blunder

# Reasons: what the better turn leaves more or less of, in points by the end

analysis-worth-more = In points by the end, the better turn is worth { $points }:
analysis-worth-later = In points right after it, the better turn is worth { $points }; it pays off later:
analysis-reason = { $term }: { $points }
analysis-decimal-sign = .
analysis-rest = everything else

# Terms of every title

term-score = points scored
term-tempo = the next turn comes sooner
term-experience = what many games have shown
term-others = what is left to the others

# Terms of Russian Railroads

term-russian-railroads-ts = scorings of the Trans-Siberian
term-russian-railroads-sp = scorings of St. Petersburg
term-russian-railroads-kiev = scorings of Kiev
term-russian-railroads-ts-open = room to grow on the Trans-Siberian
term-russian-railroads-sp-open = room to grow towards St. Petersburg
term-russian-railroads-kiev-open = room to grow towards Kiev
term-russian-railroads-beyond = track beyond the locomotives
term-russian-railroads-locomotives = locomotives that reach beyond the track
term-russian-railroads-medal = the Kiev medal within reach
term-russian-railroads-colours = colours opened up
term-russian-railroads-doublers = doublers
term-russian-railroads-industry = scorings of industry
term-russian-railroads-industry-open = what is ahead in industry
term-russian-railroads-tokens = tokens within reach
term-russian-railroads-workers = workers, now and later
term-russian-railroads-coins = coins
term-russian-railroads-order = turn order
term-russian-railroads-engineers = the use of engineers
term-russian-railroads-cards = end-bonus cards
term-russian-railroads-cards-open = end-bonus cards still to grow
term-russian-railroads-majority = the most engineers

# Terms of Glück Auf

term-glueck-auf-orders = orders about to be delivered
term-glueck-auf-lorries = lorries for later
term-glueck-auf-wagons = wagons for later
term-glueck-auf-engines = engines for later
term-glueck-auf-shares = shares
term-glueck-auf-objectives = objectives
term-glueck-auf-innovations = innovations
term-glueck-auf-workers = workers in hand
term-glueck-auf-foreman = the shift token

# Terms of Volldampf

term-volldampf-under-way = what is under way
term-volldampf-transports = transports of the stones on the board
term-volldampf-later-transports = transports in later rounds
term-volldampf-money = money
term-volldampf-bonds = dividends on bonds
term-volldampf-actions = action cards
term-volldampf-routes = route cards
term-volldampf-order = turn order

# The page

analysis-marked = { $mark }, { $name }, { $round }, turn { $turn }: { $from } to { $to } %, better { $better } %
analysis-point = Turning point { $number }. { $what }
analysis-point-n = Turning point { $number }
analysis-this-turn = This turn
analysis-turn-n = turn { $turn }
analysis-turn-number = Turn
analysis-marks = Marked turns
analysis-tag-played = Played
analysis-tag-better = Better
analysis-both = Both
analysis-on-the-board = On the board
analysis-before = Before { $name }’s turn
analysis-total = points by the end: { $better } % instead of { $played } %
analysis-total-later = points right after it; it pays off later: { $better } % instead of { $played } %
analysis-nothing-better = No better turn was found.
analysis-start = Chance at the start
analysis-short-accuracy = Accu­racy
analysis-short-start = Start
analysis-short-own = Own turns
analysis-short-others = Others
analysis-short-fortune = Luck
analysis-short-outlook = Judge
analysis-short-points = Points
analysis-players-about = In percent of a win. Start, own turns, others, luck and what was later judged differently add up to the result.
analysis-players-later = Appears when all turns are analysed.
analysis-mistakes = Mistakes
analysis-slight = { $count ->
    [one] And { $count } inaccuracy.
   *[other] And { $count } inaccuracies.
}
analysis-luck = Luck
analysis-luck-about = how chance changed the odds, added up
analysis-chances-about = after each turn; all bands together make 100 %
analysis-progress = Analysed: { $done } of { $total } turns
analysis-waits = The analysis begins as soon as no bot has to think.
analysis-failed = This game could not be analysed.
analysis-again = Try again
analysis-knowledge = Judged
analysis-print = Report to print
analysis-nodes = { $nodes } simulations per turn
analysis-next-mistake = Next mistake
analysis-try = Try it from here

# What if

what-if = What if?
what-if-about = The game goes on after step { $step }, against bots. The finished game stays as it is.
what-if-table = Open as a table
what-if-back = Back to the analysis

# Learn from your mistakes

learn-mistakes = Learn from your mistakes
learn-mistakes-about = Your turning points as questions: find a better turn.
learn-mistakes-of = As { $name }
learn-question = Question { $number } of { $count }.
learn-ask = Played: { $played }. It gave away { $lost } %. Find a better turn and confirm it.
learn-judging = Your turn is being judged.
learn-judged = Judged. Undo steps to try another turn.
learn-better = Better: { $percent } % instead of { $played } %.
learn-no-better = Not better yet: { $percent } %, played: { $played } %. Restart the turn to try again.
learn-tell = Tell me
learn-next = Next question
learn-end-questions = Back to the analysis
