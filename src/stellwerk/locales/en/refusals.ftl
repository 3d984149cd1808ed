# Why something was refused. Each is one sentence for people, the way the table would say it.

# Titles and their options

refused-title = There is no title { $title } (there are: { $known }).
refused-no-title = There is no such title.
refused-rules-version = Version { $version } of the rules of { $title } is not known here; the newest is version { $newest }.
refused-players = { $title } is for { $least } to { $most } players, not { $count }.
refused-option = { $title } has no option { $option } (it has: { $known }).
refused-no-options = { $title } has no option { $option } (it has: none).
refused-option-value = Option { $option } of { $title } is one of { $known }, not { $value }.
refused-language = There is no language { $language } (there are: { $known }).

# Names

refused-name-length = A name has 1 to { $most } characters, not { $count }.
refused-name-line = A name is one line of printable characters, not { $name }.
refused-name-long = This name is too long.
refused-name-taken = Somebody has this name already.

# Opening a table

refused-no-table = There is no such table.
refused-no-host = Whoever opens a table takes a seat at it.
refused-clock-live = A live clock has a bank of 10 to 86400 seconds and an increment of 0 to 3600.
refused-clock-days = A slow clock gives 1 to 30 days for a turn.
refused-tables = You have { $count } games that are not over, and a person may have { $most }; finish one before you open another.
refused-strong-bots = Bots that search ({ $levels }) may have { $most } seats at your games that are not over, and have { $count }; choose a gentler level.
refused-bot = There is no bot { $bot } (there are: { $known }).
refused-program = A table names a program as a bot; none is started for it.
refused-fork = A fork begins from a table or from a record.
refused-fork-step = The game has { $count } steps; a fork begins after one of them.
refused-fork-over = The game is over there; choose an earlier step.
refused-fork-players = The game is for { $count } players.
refused-rematch = There is a rematch already.

# Seats

refused-seat-number = The table has seats 1 to { $count }.
refused-eyes = The table has seats 0 to { $last }.
refused-seat-open = The seat is open.
refused-seat-taken = The seat is taken.
refused-seat-kept = This seat is kept for somebody; the host has the link to it.
refused-seat-link = This link leads to no seat.
refused-seats-open = The game begins when somebody is on every seat.
refused-sit-by-socket = A seat is taken by HTTP, which can set the cookie.
refused-no-seat = You have no seat at this table.
refused-no-person = No person has this seat.
refused-no-bot = No bot plays here now.
refused-bot-here = A bot plays here until you come back.
refused-present = You are at the table already.
refused-not-your-seat = This is not your seat.
refused-not-host = Only the host of the table may do this.
refused-no-spectators = This table has no spectators.

# In the game

refused-not-begun = The game has not begun.
refused-begun = The game has begun.
refused-paused = The game is paused.
refused-not-paused = The game is not paused.
refused-over = The game is over.
refused-not-over = The game is not over.
refused-no-game = There is no game to leave.
refused-stale = The table is at step { $step }, not { $seen }; look again.
refused-busy = The table is too busy; try again.
refused-not-your-turn = It is not your turn.
refused-confirm-first = The turn is over: confirm it, or undo.
refused-nothing-to-confirm = There is no turn to confirm.
refused-reaction = { $title } never asks about { $kind } (it asks: { $known }).
refused-no-reactions = { $title } never asks about { $kind } (it asks: none).
refused-undo-alone = At this table nobody takes back alone.
refused-undo-ends = Nothing of yours can be taken back: undo ends at another seat's act, at a chance outcome and at a secret that came to light.
refused-undo-never = At this table nothing is taken back.
refused-undo-step = The game can go back to step { $first } to { $last }.
refused-asking = Something is being asked already; answer that first.
refused-nothing-asked = Nothing is being asked.
refused-chat-line = A line of chat is 1 to { $most } printable characters.
refused-chat-full = Enough has been said at this table.
refused-note = A note has at most { $most } printable characters.

# What happens too often

refused-often-seated = Too many have come to this seat and gone; open another table.
refused-often-invited = Enough invitations to this seat; open another table.
refused-often-claimed = This link has been used too often; renew it.
refused-often-renewed = Enough links to this seat have been made.
refused-often-renamed = You have had enough names at this table.
refused-often-preferred = You have changed this often enough at this table.
refused-often-noted = Enough notes have been written at this seat.
refused-often-undone = Enough has been taken back at this table.
refused-often-asked = You have asked often enough at this table.
refused-often-answered = You have answered often enough at this table.
refused-often-returned = You have left and come back often enough at this table.
refused-often-mails = Enough mails were sent; try again in an hour.
refused-often-data = You have had your data several times; ask again in an hour.
refused-often-network = These are too many requests from your network; wait a minute.
refused-often-password = These were too many wrong passwords for this account; wait ten minutes or use a passkey.

# Accounts

refused-nobody = It is not known who you are.
refused-login = Name and password do not belong together.
refused-password = The password is wrong.
refused-account = You have an account already.
refused-no-account = You have no account.
refused-session = You have no such session.
refused-passkey = This passkey was not accepted.
refused-passkey-known = This passkey is known already.
refused-passkey-late = That took too long, or was sent before; try again.
refused-passkey-page = Passkeys are for pages of this server in a browser.
refused-passkeys = You have { $count } passkeys; remove one first.

# Notices

refused-email = This is no e-mail address.
refused-no-mails = This server sends no mails.
refused-mail = The mail could not be sent; try again later.
refused-mail-link = This link is too old or not whole; let another mail be sent.
refused-mail-address = This address is no longer wanted.
refused-no-unconfirmed = No address waits to be confirmed.
refused-webhook = A webhook is an address https://… on the open internet.
refused-zone = There is no such time zone.
refused-push-address = A push service is at an address https://… on the open internet.
refused-push-keys = These are no keys of a browser.

# Records and stored tables

refused-record-open = The record is open when the game is over.
refused-record-not-over = The game of this record is not over.
refused-unreadable = The table cannot be loaded: { $reason }
refused-damaged = its journal is damaged: { $fault }.
refused-journal-start = The journal does not begin with an opened table.
refused-journal-empty = The journal is empty.
refused-opened-twice = A table is opened once.

# The server and its database

refused-failed = Something went wrong here.
refused-too-deep = The JSON is nested too deeply.
refused-no-text = This is no text in UTF-8.
refused-database-now = The database does not work now ({ $fault }); nothing was changed, try again later.
refused-database-lost = The database does not work now ({ $fault }); look whether your change was made before you try again.
refused-database = The database cannot be opened: { $fault }.
refused-database-address = The database address cannot be read.
refused-database-kind = The database is a file or an address postgresql://….
refused-no-database = There is no database at { $file }.
refused-schema = The database is from a newer version of Stellwerk (its schema is { $schema }, the newest one known here { $newest }); nothing was changed.
refused-upgrade = The database is not upgraded, because no copy could be made beside it: { $fault }.
refused-file = { $file } cannot be opened: { $fault }.
refused-file-exists = { $file } exists already; choose another name.
refused-backup = There is no backup: { $fault }.
refused-no-pg-dump = pg_dump, which comes with PostgreSQL, is not installed here.
refused-base-url = A base URL is https://host, not { $url }.
refused-workers = There are 1 to 256 workers, not { $count }.
refused-tables-setting = A person may have one table at least.
refused-bots-setting = Neither bots nor seconds can be fewer than none.
refused-sockets-setting = An address may have one socket at least.
refused-days-setting = Tables are kept for some days, or with 0 for ever.
