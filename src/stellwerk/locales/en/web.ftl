# The browser client

# Things on a table

state-free = free
state-open = open to you
state-selected = chosen
state-preview = laid, not confirmed yet
state-taken = taken
state-closed = closed to you
gain = { $gain }
moved-since = { $name } was here, turn { $order } since yours
closed-to-you = Closed to you.

prompt = What is asked
prompt-confirm = Your turn is done: confirm it
prompt-confirm-why = Nothing is final yet. Confirm, or take steps back.
prompt-do-confirm = Confirm
prompt-undo = Undo step
prompt-restart = Restart turn
prompt-skip = Skip
prompt-nobody = A moment
prompt-waiting = { $count ->
    [one] { $names } is choosing
   *[other] { $names } are choosing
}
prompt-waiting-why = You can look around meanwhile.

score = Score
score-hint = so far, and + what this round would add
total = Total
player = Player
to-move = to move
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything.
chat-say = Say something
chat-send = Send
note = A note only you can read
close = Close
menu = Menu
rules = Rules
home = Home
lit-here = the next choice is here
parts-of-table = Parts of the table
round-of = Round { $round } of { $rounds }
shift-of = Shift { $round } of { $rounds }
n-of = { $n } of { $of }
clock-days = { $days } days
clock-left = { $time } left
table-over = The game is over
table-paused = The game is paused
theme-to-light = Light theme
theme-to-dark = Dark theme
connection-lost = Connection lost. Your moves are safe; trying again.
not-found = There is no such page.

title-russian-railroads = Russian Railroads
title-glueck-auf = Glück Auf
title-volldampf = Volldampf

# The house

skip-to-content = Skip to the content
nav = Pages
nav-play = Play
nav-tables = Tables
nav-replays = Replays
nav-rules = Rules
language = Language
language-en = English
language-de = German
language-fr = French
language-cs = Czech
settings = Settings
credits = Open source. Every sentence and picture here is our own. The games are by Helmut Ohley and Leonhard Orgler; Wolfgang Kramer and Michael Kiesling; Martin Wallace.
you = You
try-again = Try again
fault-unreachable = The server does not answer. Check your connection and try again.
fault-too-many = That was a lot at once. Wait a moment and try again.
fault-unknown = Something went wrong here. Try again.
not-found-about = The track ends here. The link may be old, or a letter of it is missing.

home-title = Three railway games, one signal box
home-about = Play against a good opponent in two clicks, with friends by a link, or around one screen. No account.
players-range = { $from }–{ $to } players
n-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
minutes = { $minutes } min
about-russian-railroads = Three lines, few workers, a thousand ways to steam ahead.
about-glueck-auf = Mine, load, deliver. Every place costs one worker more.
about-volldampf = Bid for the order, lay track together, let others pay.
strength = How strong the others are
strength-0 = Easy
strength-1 = Fair
strength-2 = Strong
play-now = Play now
with-friends = With friends
one-screen = One screen
departures = Departures
departures-hint = tables with free seats
departures-none = No table is waiting. Open one, and it stands here.
open-table = Open a table
departures-all = All tables
pace-live = live
pace-days = a move a day
pace-waiting = waiting
pace-running = running
join = Join
watch = Watch
watching = watching
your-games = Your games
finished-games = Finished games
your-turn = Your turn
to-play = { $name } to play
waiting-for-players = Waiting for players
you-won = You won with { $points }
won = { $name } won with { $points }
first-time = First time here?
first-time-about = A guided game explains each step as you play it.
home-replays = Replays
home-replays-about = See where a game was won, and play on from there.

# A new table

new-table = New table
new-title = Game
new-seats = Seats
new-players = Players
new-who = Who sits on seat { $number }
new-name = Name on seat { $number }
new-level = Level of the bot on seat { $number }
new-how = How you play
new-clock = Clock
new-undo = Undo
new-spectators = Others may watch
new-listed = Show this table in the lists
new-start = Start the game
new-open = Open the table
new-starts = Everybody is here: the game starts at once.
new-waits = The table waits until every seat is taken. You get a link for each friend.
seat-me = Me
seat-here = Here, at this screen
seat-friend = A friend, by link
seat-open = Open to anybody
seat-bot = A bot
seat-friend-about = You get a link and a QR code.
seat-open-about = Anybody who finds the table may sit down.
seat-free = Free seat
seat-kept = Kept for a friend
pace-kind-none = None
pace-kind-live = Live
pace-kind-days = Days
clock-bank = Minutes each
clock-increment = Seconds added a turn
clock-days-each = Days for a turn
clock-none-is = No clock: take your time.
clock-live-is = { $minutes } minutes each, { $seconds } seconds more a turn.
clock-days-is = { $days ->
    [one] One day for a turn.
   *[other] { $days } days for a turn.
}
undo-free = Free
undo-consent = Together
undo-none = None
undo-free-about = Steps can be taken back until somebody else acts or a card is turned.
undo-consent-about = A step is taken back if everybody agrees.
undo-none-about = A step stands once it is made.
option-edition = Edition
option-edition-reconstruction-1 = Our reconstruction
option-edition-lorries-5-1-4 = Other lorries, 5-1-4
option-edition-lorries-3-3-4 = Other lorries, 3-3-4
option-edition-orders-1-2-2-2 = Other orders, 1-2-2-2
option-edition-orders-1-3-2-1 = Other orders, 1-3-2-1
option-edition-innovations-2-2-2 = Other innovations, 2-2-2
option-stop = A stone on its way
option-stop-chosen = may pass cities of its colour
option-stop-first = ends at the first city of its colour

# Lists of tables

filter-title = Which game
all-games = All games
go-there = Go there
to-watch = games to watch
to-watch-none = No game is being played in the open.

# Before the game

room-title = Seats to fill
room-full = All here
room-host = You are the host. Invite friends, seat bots, and start.
room-seated = You have a seat. The host starts the game.
room-guest = Choose a seat and a name.
room-start = Start the game
room-start-later = Start, when all seats are taken
your-name = Your name
host = host
you-here = you
sit-here = Sit here
invite = Invite
invite-about = Whoever opens this link may take this seat. Send it to one friend, or let them scan it.
qr-code = QR code of the link
link = Link
copy-link = Copy link
copied = Copied
bot-level = Level of bots you seat
clear-seat = Clear the seat
leave-seat = Leave my seat
first-game = Guided first game

# At the table

chat-and-note = Chat and note
chat-unread = Chat, something new
keyboard = Keyboard
table-coming = The table is being set.
table-refused = This table is closed to you
hand-over = Hand the screen to { $name }
hand-over-about = What others hold in secret stays hidden until then.
hand-over-go = I am { $name }
connection-back = Connected again.
question-pause = { $name } asks for a pause.
question-undo = { $steps ->
    [one] { $name } asks to take back one step.
   *[other] { $name } asks to take back { $steps } steps.
}
agree = Agree
refuse = Refuse
take-back = Withdraw
stand-in = A bot plays for you.
come-back = Come back
resume = Go on
theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
theme-and-language = Theme and language
speed = How fast others’ moves are told
speed-0-5 = Slow
speed-1 = Normal
speed-2 = Fast
speed-0 = At once
sound = A bell when it is your turn
how-asked = How you are asked
confirm-turns = End my turns only when I confirm them
decline-afterwards = Never ask for an innovation before my turn ends
decline-all-new = Never ask whether I sort the route cards anew
decline-sabotage = Never ask whether I stop a transport
decline-subsidy = Never ask for one more transport when I am last
this-table = This table
ask-pause = Ask for a pause
ask-undo = Ask to take a step back
leave-game = Leave the game
leave-about = If you leave, a bot plays on until you come back.
other-device = Another device
other-device-show = Link to my seat
other-device-about = With this link you play this seat on another device. Keep it to yourself; an earlier one no longer works.
key-tab = to the next open place
key-arrows = to the nearest open place
key-shift-arrows = also over closed places, which say why
key-enter = choose; confirm the turn
key-undo = undo a step
key-restart = restart the turn
key-escape = skip what is being told; close
key-chat = chat
key-help = this help

# The end

result = Result
end-won = { $name } wins with { $points }.
end-you = You win with { $points }.
end-shared = { $names } share the win with { $points }.
end-behind = { $name } { $gap } behind.
end-tie-break = { $name } has as many; the tie-break decides.
plot-lead = Points ahead of the table’s average, round by round
plot-words = How the points went. At the end: { $results }.
plot-missing = The course of this game is not to be had now.
round-n = Round { $round }
shift-n = Shift { $round }
see-table = See the table
replay = Replay
download-record = Record
rematch = Rematch
rematch-join = Join the rematch

# Replays

replays-yours = your finished games
replays-listed = games others finished in the open
replays-none = Nothing here yet.
replays-upload = Open a record
replays-upload-about = A record is a small text file: every move of a game. It is read here and stays with you.
replay-of = Replay: { $title }
replay-controls = Step through the game
replay-slider = Where in the game
replay-at = Step { $step } of { $steps }
to-start = To the start
to-end = To the end
step-back = A step back
step-on = A step on
turn-back = A turn back
turn-on = A turn on
round-back = A round back
round-on = A round on
run = Play
halt = Stop
tab-score = Score
tab-sources = Sources
eyes = Seen by
eyes-all = everybody, all open
play-on = Play on from here
play-on-about = A new table begins at this step. You take a seat; bots take the others.
play-on-seat = Your seat
play-on-go = Open the table
plot-points = Points
moves = Moves
moves-of-round = Moves, round { $round }
moves-of-shift = Moves, shift { $round }
before-first = Before the first move

# Rules

chapters = Chapters
search-rules = Search the rules
rules-in = These rules are written in: { $language }.
rules-found = { $count ->
    [one] Found in one chapter.
   *[other] Found in { $count } chapters.
}
rules-none = No rule says “{ $words }”.

# Settings

settings-here = This browser
account = Account
account-about = You can play without one. An account keeps your games together on several devices and counts your rating.
account-is = You are { $name }.
account-name = Name
account-make = Make an account
password = Password
login = Log in
logout = Log out
game = Game
games = Games
rating = Rating
notices = When it is your turn
notices-about = For games with days for a turn. Leave empty what you do not want.
email = E-mail
webhook = Webhook
quiet-from = Quiet from (UTC)
quiet-to = Quiet to (UTC)
save = Save
saved = Saved
claim = Your seat is being found.
