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
refused-no-host = Whoever opens a table takes a seat at it, unless bots play alone.
refused-people-play = People play at this table: only they can pause it.
refused-clock-live = A live clock has a bank of 10 to 86400 seconds and an increment of 0 to 3600.
refused-clock-days = A slow clock gives 1 to 30 days per turn.
refused-tables = You have { $count ->
    [one] { $count } game
   *[other] { $count } games
} to finish, and the limit is { $most }; finish one before you open another.
refused-strong-bots = Bots that search ({ $levels }) may have { $most ->
    [one] { $most } seat
   *[other] { $most } seats
} in your unfinished games, and have { $count }; choose a gentler level.
refused-bot = There is no bot { $bot } (there are: { $known }).
refused-program = A table names a program as a bot; none is started for it.
refused-fork = A fork begins from a table or from a record.
refused-fork-step = The game has { $count ->
    [one] { $count } step; a fork begins after it.
   *[other] { $count } steps; a fork begins after one of them.
}
refused-fork-over = The game is over there; choose an earlier step.
refused-fork-players = The game is for { $count } players.
refused-rematch = There is a rematch already.

# Seats

refused-seat-number = The table has seats 1 to { $count }.
refused-eyes = The table has seats 0 to { $last }.
refused-seat-open = The seat is open.
refused-seat-taken = The seat is taken.
refused-colour = Somebody else has this colour.
refused-seat-kept = This seat is kept for somebody; the host has the link to it.
refused-seat-link = This link leads to no seat.
refused-seats-open = The game begins when every seat is taken.
refused-sit-by-socket = A seat is taken over HTTP, which can set the cookie.
refused-no-seat = You have no seat at this table.
refused-no-person = No person has this seat.
refused-no-bot = No bot plays here now.
refused-bot-here = A bot plays here until you come back.
refused-present = You are at the table already.
refused-resigned = You have resigned: a bot plays on for you.
refused-not-your-seat = This is not your seat.
refused-not-host = Only the host of the table may do this.
refused-no-spectators = This table has no spectators.

# In the game

refused-not-begun = The game has not begun.
refused-begun = The game has begun.
refused-paused = The game is paused.
refused-not-paused = The game is not paused.
refused-over = The game is over.
refused-no-such-move = { $move } is not a legal move in this position, which has { $count }: moves() lists them.
refused-not-over = The game is not over.
refused-delete-shared = Others played here as well: the game stays for them.
refused-no-game = There is no game to leave.
refused-stale = The table is at step { $step }, not { $seen }; look again.
refused-busy = The table is too busy; try again.
refused-not-your-turn = It is not your turn.
refused-confirm-first = The turn is over: confirm it, or undo.
refused-nothing-to-confirm = There is no turn to confirm.
refused-reaction = { $title } never asks about { $kind } (it asks: { $known }).
refused-no-reactions = { $title } never asks about { $kind } (it asks: none).
refused-undo-alone = At this table an undo needs everybody’s consent.
refused-undo-ends = You have nothing to undo: an undo stops at another player’s move, at a draw and at a secret that was shown.
refused-lessons-here = There are no lessons at this table.
refused-no-lessons = There are no lessons for { $title } yet.
refused-lesson = The course cannot be played: { $move } is not possible in “{ $line }”.
refused-plan-now = It is your turn: there is nothing to plan.
refused-plan = Your next turn cannot be planned now: it depends on what comes before it.
refused-plan-over = The planned turn is over: nothing follows that you could plan.
refused-undo-never = There is no undo at this table.
refused-undo-step = The game can go back to step { $first } to { $last }.
refused-asking = There is already an open question; answer that first.
refused-nothing-asked = There is no open question.
refused-chat-line = A line of chat is 1 to { $most } printable characters.
refused-chat-full = The chat of this table is full.
refused-note = A note has at most { $most } printable characters.

# What happens too often

refused-often-seated = Too many people have come to this seat and left; open another table.
refused-often-invited = Too many invitations to this seat; open another table.
refused-often-claimed = This link has been used too often; renew it.
refused-often-renewed = Too many links were made for this seat.
refused-often-renamed = You have changed your name too often at this table.
refused-often-preferred = You have changed this too often at this table.
refused-often-planned = You have planned too often at this table.
refused-often-noted = Too many notes were written at this seat.
refused-often-undone = Too much was undone at this table.
refused-often-asked = You have asked too often at this table.
refused-often-answered = You have answered too often at this table.
refused-often-returned = You have left this table and come back too often.
refused-often-mails = Too many e-mails were sent; try again in an hour.
refused-often-data = You have downloaded your data several times; try again in an hour.
refused-often-network = Too many requests are coming from your network; wait a minute.
refused-often-guests = Too many new people have come from your network; log in, or try again in an hour.
refused-often-password = Too many wrong passwords for this account; wait ten minutes or use a passkey.

# Accounts

refused-nobody = The server does not know who you are.
refused-login = Wrong name or password.
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

refused-email = This is not an e-mail address.
refused-no-mails = This server sends no e-mail.
refused-mail = The e-mail could not be sent; try again later.
refused-mail-link = This link is too old or incomplete; request another e-mail.
refused-mail-address = This address was replaced or removed.
refused-no-unconfirmed = No address is waiting to be confirmed.
refused-webhook = A webhook is an address https://… on the public internet.
refused-zone = There is no such time zone.
refused-push-address = A push service is at an address https://… on the public internet.
refused-push-keys = These are not the keys of a browser.

# Records and stored tables

refused-record-open = The record is available when the game is over.
refused-record-not-over = The game of this record is not over.
refused-no-move = { $move } is not a move of { $title }.
refused-unreadable = The table cannot be loaded: { $reason }
refused-entry-missing = entry { $entry } of its journal is missing.
refused-entry-unreadable = entry { $entry } of its journal cannot be read.
refused-entry-misfit = entry { $entry } of its journal does not fit what comes before it.
refused-journal-start = The journal does not begin with an opened table.
refused-journal-empty = The journal is empty.
refused-opened-twice = A table is opened once.

# The server and its database

refused-failed = Something went wrong here.
refused-too-deep = The JSON is nested too deeply.
refused-no-text = This is not text in UTF-8.
refused-database-now = The database is not working now ({ $fault }); nothing was changed, try again later.
refused-database-lost = The database is not working now ({ $fault }); check whether your change was made before you try again.

# Analyses

refused-often-analyses = A person can have at most { $most } analyses an hour made; ask again later.
refused-no-analysis = This game has not been analysed yet.
refused-variation = Other moves can be tried after steps 0 to { $last }, by a seat of this game.
refused-judge-busy = Nobody has time to judge this turn now; try again in a moment.
refused-hints = Hints are off at this table; the host can allow them before the game.
refused-hint-turn = A hint is for your own turn: ask when it is your turn to choose.
refused-hint-nothing = You have not seen a turn of this seat yet.
refused-hint-forced = There was nothing to choose in this turn, as far as you can know.
refused-often-hints = A person can ask the teacher at most { $most } times an hour; ask again later.

# The site without a server.
refused-no-room = This browser keeps no more games: it has no room for them, or this page may not use it.
refused-needs-server = That needs a server. Here everything stays in your browser.
