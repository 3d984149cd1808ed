# What the command line refuses, and what `stellwerk db` says.

refused-no-record = Say which game record to analyse.
refused-json-or-html = A report is either --json or --html.
refused-nodes = --nodes is a number from 1 to { NUMBER($most, useGrouping: 0) }, not { NUMBER($nodes, useGrouping: 0) }.
refused-no-match = Say which title to play, or which match to continue: --resume FILE.
refused-match-known = { $file } already defines the match.
refused-ray-addresses = Ray has one address, not { $count }.
refused-ray-workers = Ray itself decides how many processes play: no --workers with --ray.
refused-program-time = A program needs some time for a move, not { $seconds } s.
refused-database-read = The database cannot be read: { $fault }.
refused-write = { $file } cannot be written: { $fault }.
refused-folder = { $folder } cannot be created: { $fault }.
refused-ladder-part = Only the whole ladder can go into a page.
refused-server-address = { $address } is not the address of a server, such as https://….
refused-option-form = An option is NAME=VALUE, not { $text }.
refused-option-twice = The option { $option } is given twice.
refused-bot-list = A list of bots is names separated by commas, not { $text }.
refused-no-terminal = This needs a terminal; stellwerk terminal plays line by line.
refused-file-there = { $file } exists already; --force overwrites it.
refused-no-texts = { $folder } has no .txt files.
refused-no-rule = { $title } has no rule { $rule } (its rules are { $first } to { $last }).
refused-seat-word = { $word } is not a seat: a seat is human, human:Name or a bot ({ $known }).
refused-log-level = A log level is debug, info, warning or error, not { $level }.
refused-connections = There must be at least one connection, or 0 for as many as possible.
refused-start = The server could not start; the log says why.
refused-listen = Cannot listen at { $place }: { $fault }.
refused-smtp-port = STELLWERK_SMTP_PORT is a number, not { $port }.
refused-record-known = { $file } already defines the title and its options.
refused-record-seats = { $file } has { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}, not { $given }.
refused-extra = { $what } needs the { $extra } packages: pip install 'stellwerk[{ $extra }]'.

db-checked = { $games ->
    [one] { $games } table
   *[other] { $games } tables
}, { $faults } of them with faults.
db-exported = { $count ->
    [one] { $count } record is
   *[other] { $count } records are
} in { $folder }.
db-known = { $file } is already there, as table { $table }.
db-imported = { $added } of { $count ->
    [one] { $count } record was
   *[other] { $count } records were
} added to the database.
db-backed-up = The backup is in { $file }.
db-never-started = { $table }: { $title }, never started, last used on { $day }.
db-finished = { $table }: { $title }, finished, last used on { $day }.
db-old = { $count ->
    [one] { $count } table is old; --delete deletes it.
   *[other] { $count } tables are old; --delete deletes them.
}
db-deleted = { $count ->
    [one] { $count } table was deleted.
   *[other] { $count } tables were deleted.
}
db-upgraded = The database has the schema of this version.
