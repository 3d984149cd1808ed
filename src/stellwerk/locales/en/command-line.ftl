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
refused-read = { $file } cannot be read: { $fault }.
refused-encoding = The text is not UTF-8.
refused-record-size = { $file } is too large for a record.
refused-file-name = { $file } is not a name for a file.
refused-no-records = There is no record to export.
refused-no-rules-page = There is no rules page for { $title }.
refused-no-bots = A match needs at least one bot.
refused-no-games = At least one game has to be played, not { $games }.
refused-bots-seats = There are more bots ({ $bots }) than seats ({ $players }).
refused-bot-leaning = There is no bot { $bot } with a leaning { $leaning }.
refused-leaning = { $title } has no leaning { $leaning } (there are: { $known }).
refused-no-leanings = { $title } has no leaning { $leaning } (there are: none).
refused-no-command = An external bot is exec: and its command, such as exec:./bot.
refused-quote = The command { $command } has a quote without an end.
refused-no-program = The program { $program } of a bot cannot be found.
refused-protocol = This bot speaks version { $known } of the protocol, not { $given }.
refused-protocol-game = A move was asked for before it was said which game is played.
refused-protocol-line = Line { $line } is not a line of the bot protocol: { $fault }.
refused-agent-address = { $address } is not the address of an agent: http://… or mcp+http://… is one.
refused-agent-failed = The agent failed: { $fault }
refused-agent-answer = { $address } does not answer as an agent should: { $fault }.
refused-match-empty = { $file } is not the file of a match: it has no whole line.
refused-match-file = { $place }: This is not the file of a match: { $fault }.
refused-match-game = { $place }: This is not a finished game: { $fault }.
refused-match-number = { $file }: Game { $game } does not belong to this match.
refused-match-other = { $file } is the file of another match: its { $name } is { $kept }, not { $wanted }.
refused-match-busy = { $file } is being written by another command.
refused-process-ended = A process that played games was ended from outside.
refused-not-measured = { $title } could not be measured: { $fault }
refused-test-form = A test compares two shares of wins, such as 0.5:0.6, not { $text }.
refused-test-shares = The shares of a test lie between 0 and 1, the lower one first, not { $text }.
refused-test-bots = A test needs two bots: it says how much the first one wins.
refused-ladder = { $file } is not a ladder: { $fault }.
refused-ladder-page = { $file } has no place for the table: { $begin } … { $end }.
refused-page-encoding = { $file } is not a page: its text is not UTF-8.
refused-ray-start = Ray cannot be started on this machine.
refused-ray-entry = The Ray cluster at { $address } does not let this command in: the version of Ray and RAY_AUTH_TOKEN have to be those of the cluster.
refused-ray-failed = The Ray cluster failed: { $fault }.
refused-no-ray = There is no Ray cluster at { $address }.
refused-no-source = { $folder } is not a source tree of Stellwerk: it has no { $file }.
refused-no-registry = There is no list of titles in { $file }.
refused-title-name = { $name } is not a name for a title: it takes up to { $most } small letters and digits, in words joined by -, such as night-express.
refused-title-word = { $name } cannot be the name of a title: it means something else.
refused-title-taken = The name { $name } is taken: there is { $file } already.
refused-title-written = The title could not be written: { $fault }.
refused-prefix = The numbers of rules begin with two capital letters, not { $prefix }: choose them with --prefix.
refused-prefix-taken = The rules of { $title } have the prefix { $prefix } already: choose another with --prefix.

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
upgrade-begins = The database is brought from schema { $schema } to { $newest }.
upgrade-copy = A copy of the old one is in { $file }.
upgrade-continues = The upgrade of the database was interrupted and continues.
upgrade-converted = Games converted: { $count } of { $total }.
upgrade-left = Left as they were, because they cannot be read: { $count }. See stellwerk db check.
upgrade-done = The database is up to date.

# What keeps a server from starting

refused-database = The database cannot be opened: { $fault }.
refused-database-address = The database address cannot be read.
refused-database-kind = The database is a file or an address postgresql://….
refused-no-database = There is no database at { $file }.
refused-schema = The database is from a newer version of Stellwerk (its schema is { $schema }, the newest one known here { $newest }); nothing was changed.
refused-schemas = The database says that it has several schemas at once ({ $schemas }); nothing was changed.
refused-upgrade = The database is not upgraded, because no copy could be made beside it: { $fault }.
refused-file = { $file } cannot be opened: { $fault }.
refused-file-exists = { $file } exists already; choose another name.
refused-backup = No backup was made: { $fault }.
refused-no-pg-dump = pg_dump, which comes with PostgreSQL, is not installed here.
refused-base-url = A base URL is https://host, not { $url }.
refused-workers = There are 1 to 256 workers, not { $count }.
refused-tables-setting = A person must be allowed at least one table.
refused-bots-setting = Neither bots nor seconds can be negative.
refused-sockets-setting = An address must be allowed at least one socket.
refused-guests-setting = An address must be allowed at least one new person an hour.
refused-days-setting = Tables are kept for some days, or with 0 for ever.
refused-analyses-setting = An analysis needs at least 1 simulation per turn, and the number of analyses an hour cannot be negative.
