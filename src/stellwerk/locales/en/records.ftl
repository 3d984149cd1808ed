# Why a record cannot be read. Pages load these only where records are given to them.

refused-record = { $place }: { $reason }
refused-record-empty = The record is empty.
refused-record-cut-line = The last line has no end: the record is cut off.
refused-record-cut-off = The record is cut off: it has a result, but the game goes on and { $actor } is next.
refused-record-position = The position has no lines.
refused-record-line = A line of moves is 'TURN seat N: moves…' or 'TURN dealer: moves…'.
refused-record-no-moves = The line has no moves.
refused-record-turn = This is turn { $turn }, not { $given }.
refused-record-new-turn = Turn { $turn } begins here and needs a line of its own.
refused-record-actor = It is the turn of { $actor }, not of { $given }.
refused-record-step = Step { $step } of the record: { $reason }
refused-record-over = The game is over, with { $scores }; the result cannot be *.
refused-record-scores = The game ends with { $scores }, not with { $given }.
refused-record-winners = The game is won by { $winners }, not by { $given }.
refused-header = There is no header { $header } (there are: { $known }).
refused-header-form = A header is 'key: value'; a blank line separates headers and moves.
refused-header-twice = The header { $header } is given twice.
refused-header-empty = The header { $header } is empty.
refused-header-missing = The header { $header } is missing.
refused-header-rules = { $value } is not a version of the rules.
refused-header-date = { $value } is not a date like 2026-01-31.
refused-header-number = { $word } is not { $what ->
    [points] a number of points
   *[seats] the number of a seat
}.
refused-header-result = The result has points for { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}, not for { $players }.
refused-header-winners = A game that goes on (result: *) has no winners.
