# The browser client

# Things on a table

state-free = free
state-open = open to you
state-selected = chosen
state-preview = laid, not confirmed yet
state-taken = taken
state-closed = closed to you
gain = { $gain }
moved-since = { $name } moved here, { $order ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $order }th
} since your turn
closed-to-you = Closed to you.
tip-adds = Would add { $gain } now.
tip-adds-nothing = No points right away.
tip-rule = Rule { $rule }

prompt = Your move
prompt-confirm = Confirm: { $what }
prompt-confirm-turn = Confirm your turn
prompt-confirm-why = Then it is the next player’s turn.
prompt-confirm-gain = { $gain } for you.
prompt-confirm-chance = Then something is drawn at random, and you cannot take this back.
prompt-confirm-final = This cannot be taken back.
prompt-sending = Sent. Waiting for the server …
prompt-do-confirm = Confirm
prompt-undo = Undo step
prompt-restart = Restart turn
prompt-instead = or { $what }
prompt-skip = Skip
prompt-nobody = One moment
prompt-waiting = { $count ->
    [one] { $names } is choosing
   *[other] { $names } are choosing
}
prompt-stand-in = A bot plays for { $name }
prompt-stand-in-soon = { $name } left: a bot will play for them
prompt-away = { $names } { $count ->
    [one] is
   *[other] are
} not connected at the moment.
prompt-waiting-why = You can look around meanwhile.
plan-begin = Plan my next turn
plan-change = Change the plan
plan-withdraw = Withdraw the plan
plan-is = Your next turn is planned. It will be played if nothing it depends on changes.
plan-dropped = Your planned turn was not played: something it depended on has changed.
plan-title = You are planning your next turn.
plan-keep = Keep this plan
plan-keep-is = Planned: { $what }
plan-why = It is played when your turn comes, if nothing it depends on has changed. You can withdraw it until then.

score = Score
score-hint = so far, and + what this round would add
total = Total
player = Player
to-move = to move
log = Log
log-empty = Nothing has happened yet.
announced = What happens at the table
announced-undone = Taken back.
announced-instead = Instead: { $what }.
log-earlier = Earlier moves
log-detail = { $what }: { $rest }

# Looking back

past = Looking back
past-headline = You are looking at an earlier step
past-step = step { $step } of { $steps }
past-failed = This step can’t be shown right now. Try again.
past-now = Back to now
past-yours = Your turn
past-news = { $count ->
    [one] { $count } new move
   *[other] { $count } new moves
}

# Scoring

scoring = Scoring
round-scored = Round { $round }: { $source }
shift-scored = Shift { $round }: { $source }
final-scored = Final scoring: { $source }
round-summary = Round { $round }, summary
shift-summary = Shift { $round }, summary

chat = Chat
chat-empty = Nobody has said anything.
chat-say = Say something
chat-send = Send
chat-preview = New message from { $name }
chat-reply = Reply
chat-hide = Hide the message
chat-phrases = Say it with one click
phrase-hello = Hello!
phrase-good-luck = Good luck and have fun!
phrase-nice-move = Nice move!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-hurry = Could we play a little faster?
phrase-back = I’m back.
phrase-good-game = Good game!
note = A note only you can read
note-tab = Note
presence-here = connected
presence-away = not connected
presence-stand-in = a bot plays for { $name }
presence-bot = bot
by-stand-in = Bot for { $name }
close = Close
pin = Keep in sight
unpin = Unpin
unpin-name = Unpin { $name }
pin-about = It stays next to your own at this table, or below it on a narrow screen, until you unpin it.
menu = Menu
rules = Rules
home = Home
lit-here = the next choice is here
parts-of-table = Parts of the table
round-of = Round { $round } of { $rounds }
set-up = Set-up
shift-of = Shift { $round } of { $rounds }
clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
clock-left = { $time } left
table-over = The game is over
table-unreadable = Cannot be opened
table-paused = The game is paused
theme-to-light = Light theme
theme-to-dark = Dark theme
connection-lost = Connection lost. Your moves are safe; trying again.
not-found = There is no such page.

title-russian-railroads = Russian Railroads
title-glueck-auf = Glück Auf
title-volldampf = Volldampf

# Navigation

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
guest = Guest
try-again = Try again
fault-unreachable = The server does not answer. Check your connection and try again.
version-new = There is a new version of these pages.
version-load = Load it
fault-too-many = That was a lot at once. Wait a moment and try again.
fault-unknown = Something went wrong here. Try again.
not-found-about = The track ends here. The link may be old, or a part of it is missing.

home-title = Three railway games, one signal box
home-about = Play against a good opponent in two clicks, with friends by link, or around one screen. No account needed.
home-learn = New here? Guided game
players-range = { $from }–{ $to } players
n-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
minutes = { $minutes } min
about-russian-railroads = Three lines, few workers, a thousand ways to steam ahead.
about-glueck-auf = Mine, load, deliver. Every place costs one worker more.
about-volldampf = Bid for the order, lay track together, let others pay.
strength = Strength of the bots
level-of = { $place } · { $level }
level-rated = { $place } · { $level } · { $rating }
play-now = Play now
play-now-others = { $bots ->
    [one] with one bot
   *[other] with { $bots } bots
}
n-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
bots-count = Number of bots
with-friends = With friends
one-screen = One screen
watch-bots = Watch bots
departures = Departures
departures-hint = tables with free seats
departures-none = No table is waiting. Open one and it will appear here.
open-table = Open a table
departures-all = All tables
pace-live = live
pace-days = days for each turn
pace-waiting = waiting
pace-running = running
join = Join
watch = Watch
watching = watching
show-stop = Pause
show-go = Go on
show-pace = Pace of the bots
show-pace-0 = Slow
show-pace-1 = Relaxed
show-pace-2 = Fast
your-games = Your games
finished-games = Finished games
your-turn = Your turn
to-play = { $name } to play
waiting-for-players = Waiting for players
kept-until = Will be deleted on { $date }
you-won = You won with { $points }
won = { $name } won with { $points }
was-abandoned = Abandoned
against = with { $names }
table-actions = More about this table
give-up-table = Close this table
give-up-table-ask = Close this table? Nobody can join it any more.
delete-game = Delete
delete-game-ask = Delete this game for good?
keep = Keep it
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
new-listed = Show the table on the home page, so that anybody can join
new-start = Start the game
new-open = Open the table
new-starts = Everybody is here: the game starts at once.
new-watches = Only bots play. You watch, can stop them and set their pace.
new-nobody = Somebody has to be here: choose “Me” for a seat, or bots for all.
new-waits = The table waits until every seat is taken.
seat-me = Me
seat-here = Here, at this screen
seat-open = Somebody with the link
seat-bot = A bot
seat-open-about = You get one link for the table. Whoever opens it takes a free seat.
seat-free = Free seat
seat-kept = Kept for a friend
pace-kind-none = None
pace-kind-live = Live
pace-kind-days = Days
clock-bank = Minutes each
clock-increment = Seconds added per turn
clock-days-each = Days per turn
clock-none-is = No clock: take your time.
clock-live-is = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} each, { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} more per turn.
clock-days-is = { $days ->
    [one] One day per turn.
   *[other] { $days } days per turn.
}
undo-free = Free
undo-consent = Together
undo-none = None
undo-free-about = Steps can be undone until somebody else acts or a card is revealed.
undo-consent-about = A step is undone if everybody agrees.
undo-none-about = Steps cannot be undone.
advanced = Advanced
option-edition = The cards
option-edition-reconstruction-1 = Usual
option-edition-lorries-5-1-4 = Fewer lorries worth 2 points
option-edition-lorries-3-3-4 = More lorries worth 2 points
option-edition-orders-1-2-2-2 = Larger orders
option-edition-orders-1-3-2-1 = Fewer orders for 1 lorry, more for 2
option-edition-innovations-2-2-2 = Fewer worker cards, more extra actions among the innovations
option-stop = A stone on its way
option-stop-chosen = may pass cities of its colour
option-stop-first = ends at the first city of its colour

# Lists of tables

filter-title = Which game
all-games = All games
go-there = Go there
to-watch = games to watch
to-watch-none = There are no public games right now.

# Before the game

room-title = Seats to fill
room-full = Everybody is here
room-host = You are the host. Send the link, seat bots, and start.
room-seated = You have a seat. The host starts the game.
room-guest = Choose a name and take a seat.
room-kept = The free seats are kept for others. You can watch when the game begins.
room-start = Start the game
room-start-later = Start when all seats are taken
your-name = Your name
your-colour = Your colour
colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
colour-rose = Rose
colour-steel = Grey
host = host
you-here = you
take-seat = Take a seat
invite-new = New link
invite-one = Link to seat { $number }
invite-one-about = To keep a seat for one person, send them a link of their own. The link of the table does not open that seat any more.
invite-table-about = One link for everybody: whoever opens it takes a free seat. Send it to your friends, or let them scan it.
invite-about = Whoever opens this link may take this seat. Send it to one friend, or let them scan it.
qr-code = QR code of the link
link = Link
copy-link = Copy link
copied = Copied
copy-refused = Your browser does not allow copying. Copy the link yourself: { $link }
bot-level = Level of bots you seat
clear-seat = Clear the seat
leave-seat = Leave my seat
leave-seat-ask = Leave your seat?
first-game = Guided first game

# At the table

chat-and-note = Chat and note
chat-unread = { $count ->
    [one] Chat, { $count } new message
   *[other] Chat, { $count } new messages
}
keyboard = Keyboard
report = Report a problem
report-about = This text contains what you are allowed to know about the game: the version, the step, the record and the table as you see it. It contains no names and no chat. Nothing is sent: copy it or save it, and give it to whoever looks after this server.
report-what = What went wrong?
report-copy = Copy the report
report-save = Save as a file
report-contents = What it contains
copy-failed = The browser does not allow copying: select the text below
table-coming = The table is being set up.
table-refused = This table is closed to you
player-number = Player { $number }
hand-over = Hand the screen to { $name }
hand-over-about = What others hold in secret stays hidden until then.
hand-over-go = I am { $name }
connection-back = Connected again.
question-pause = { $name } asks for a pause.
question-undo = { $steps ->
    [one] { $name } asks to undo one step.
   *[other] { $name } asks to undo { $steps } steps.
}
question-abandon = { $name } asks to abandon the game. Nobody wins, and it is not rated.
question-agreed = Agreed: { $names }.
question-open = Still to answer: { $names }.
happened-asked = { $about ->
    [undo] { $name } asked for an undo.
    [pause] { $name } asked for a pause.
   *[abandon] { $name } asked to abandon the game.
}
happened-agreed = { $about ->
    [undo] { $name } agreed to the undo.
    [pause] { $name } agreed to the pause.
   *[abandon] { $name } agreed to abandon the game.
}
happened-refused = { $about ->
    [undo] { $name } refused the undo.
    [pause] { $name } refused the pause.
   *[abandon] { $name } wants to play on.
}
happened-withdrew = { $about ->
    [undo] { $name } no longer asks for an undo.
    [pause] { $name } no longer asks for a pause.
   *[abandon] { $name } no longer asks to abandon the game.
}
happened-granted = { $about ->
    [undo] Everybody agreed to { $name }’s undo.
    [pause] Everybody agreed: pause.
   *[abandon] Everybody agreed: the game is abandoned.
}
happened-lapsed = The game went on: { $name } can ask for the undo again.
happened-left = { $name } left. A bot plays for them.
happened-ran-out = { $name } ran out of time. A bot plays for them.
happened-returned = { $name } is back and plays again.
happened-resigned = { $name } resigned. A bot plays on for them.
agree = Agree
refuse = Refuse
take-back = Withdraw
hurried = Many bots are thinking: a quicker one moved for { $name }.
stand-in = A bot plays for you.
stand-in-other = { $name } left: a bot plays until they come back.
resigned-other = { $name } resigned: a bot plays on for them.
resigned-own = You resigned: a bot plays on for the others.
come-back = Come back
resume = Resume
theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
theme-and-language = Theme and language
speed = Speed of other players’ moves
speed-0-5 = Slow
speed-1 = Normal
speed-2 = Fast
speed-0 = At once
sound = A bell when it is your turn
how-asked = Prompts
confirm-turns = End my turns only when I confirm them
pass-alone = Pass by itself when I have nothing to do
decline-afterwards = Never ask for an innovation before my turn ends
decline-all-new = Never ask whether I re-sort the route cards
decline-sabotage = Never ask whether I stop a transport
decline-subsidy = Never ask for one more transport when I am last
this-table = This table
ask-pause = Request a pause
ask-undo = Request an undo
ask-abandon = Suggest abandoning the game
abandon-ask = Ask everybody to abandon this game?
abandon-about = If everybody agrees, the game ends. Nobody wins, and it is not rated.
abandon-do = Ask everybody
abandon-alone = Abandon the game
abandon-alone-ask = Abandon this game?
abandon-alone-about = It ends without a winner and cannot be continued.
abandon-stay = Play on
resign = Resign
resign-ask = Resign?
resign-about = A bot plays on for the others, and you cannot come back. In a rated game you are last.
leave-game = Leave the game
leave-about = A bot plays for you until you come back. It waits a minute before its first move.
leave-ask = Leave this game?
leave-stay = Stay
leave-and-keep = Save and go home
leave-and-keep-about = The game waits for you: you find it on the home page.
other-device = Another device
other-device-show = Link to my seat
other-device-about = With this link you play this seat on another device. Keep it to yourself; an earlier one no longer works.
key-tab = to the next open place
key-arrows = to the nearest open place
key-shift-arrows = also to closed places, with the reason
key-explain = explain the focused place
key-digits = show a number on every open place, and go to that number
key-enter = choose; confirm the turn
key-undo = undo a step
key-restart = restart the turn
key-look-back = look back: a step back or forward, with Shift a whole turn
key-escape = skip the animation; close
key-chat = chat
key-help = this help

# The end

result = Result
end-abandoned = The game was abandoned.
end-abandoned-about = Nobody has won, and nothing is rated.
end-won = { $name } wins with { $points }.
end-you = You win with { $points }.
end-shared = { $names } share the win with { $points }.
end-behind = { $name } is { $gap } behind.
end-you-behind = You are { $gap } behind.
end-tie-break = { $name } has as many; the tie-break decides.
plot-lead = Points ahead of the table’s average, round by round
plot-words = Score over time. Final: { $results }.
plot-missing = This chart isn’t available right now.
round-n = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
shift-n = Shift { $round }
see-table = See the table
replay = Replay
download-record = Record
rematch = Rematch
rematch-join = Join the rematch

# Replays

replays-yours = your finished games
replays-listed = public games that others finished
replays-none = Nothing here yet.
replays-upload = Open a record
replays-upload-about = A record is a small text file with every move of a game. Opening one makes a game of its own, which appears in no list.
replay-of = Replay: { $title }
replay-controls = Step through the game
replay-slider = Where in the game
replay-at = Step { $step } of { $steps }
to-start = To the start
to-end = To the end
step-back = A step back
step-on = A step forward
turn-back = A turn back
turn-on = A turn forward
round-back = A round back
round-on = A round forward
shift-back = A shift back
shift-on = A shift forward
run = Play
halt = Stop
tab-score = Score
tab-sources = Sources
eyes = Seen by
eyes-all = everybody, nothing hidden
play-on = Play on from here
play-on-about = A new table begins at this step. You take a seat; bots take the others.
play-on-seat = Your seat
play-on-go = Open the table
play-on-here = Play on here
plot-points = Points
moves = Moves
moves-of-round = Moves, round { $round }
moves-of-shift = Moves, shift { $round }
plot-sources = Where the points of each round came from
plot-sources-of = Points of { $name } by round and source
chances = Chance to win
plot-lead-chances = above: points ahead of the table’s average; below: chance to win, as our bots judge it
turning-points = Turning points
turning-points-about = mover’s chance
from-to = { $from } to { $to } %
tab-table = Table
tab-analysis = Analysis
share = Share
before-first = Before the first move
replay-chosen = { $name } chooses: { $what }

# Rules

chapters = Chapters
search-rules = Search the rules
rules-version = Rules version { $version }
rules-version-old = Rules version { $version } · the newest is { $newest }: what has changed
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
login-passkey = Log in with a passkey
passkey-not-used = No passkey was used.
security = Security
passkeys = Passkeys
passkeys-about = Log in with your fingerprint, your face or the lock of your device, without a password.
passkeys-not-here = Passkeys work at an address with a name and https, or at localhost.
passkey-add = Add a passkey
passkey-name = A name for it
passkey-example = My phone
passkey-remove = Remove the passkey { $name }
passkey-not-made = No passkey was made.
remove = Remove
last-used = last used { $date }
not-used = not used yet
sessions = Where you are logged in
session-here = this device
session-end = Log out { $device }
sessions-end = Log out all other devices
device-unknown = Unknown device
password-change = Change the password
password-old = Current password
password-new = New password
password-about = At least 8 characters. All other devices are logged out.
password-changed = The password is changed, and all other devices are logged out.
data = Your data
data-about = Everything this server stores about you, in one file: account, devices, tables, and what you wrote there.
data-get = Download my data
leave-account = Delete my account
leave-guest = Delete all my data
former-player = Former player
farewell-about = Your account, ratings, chat lines and notes are deleted. Games stay, with “{ former-player }” in place of your name; in running games a bot plays on for you. This cannot be undone.
leave-sure = I know that this cannot be undone.
leave-now = Delete for good
email-none = This server sends no e-mail.
email-waits = An e-mail with a link was sent to { $email }. Nothing else is sent there until you open the link.
email-until = Until then notices go to { $email }.
email-again = Send the e-mail again
email-sent = Sent
email-confirmed = This address is confirmed.
confirm = Your address
confirm-waits = The link is being checked.
confirm-done = { $email } is confirmed. From now on notices of your turns go there.
game = Game
games = Games
rating = Rating
notices = When it is your turn
notices-about = For games with days per turn. Leave empty what you do not want.
email = E-mail
webhook = Webhook
quiet-from = Quiet from
quiet-to = Quiet to
quiet-zone = In the local time of { $zone }.
push-offer = Should this browser notify you when it is your turn again?
push-yes = Yes, notify me
push-no = No
push-here = This browser notifies me, even when no page is open
push-none = This browser cannot notify you here: that needs an address with https.
push-denied = This browser is set to show no notifications from this site. You can change that in its settings.
save = Save
saved = Saved
claim = Finding your seat.
claim-refused = A link to a seat ends with a long row of letters. Copy it whole, or ask whoever sent it for a new one.

# The guided first game

learn-about = A real first game against two bots. Its first round is a course: every lesson lights one thing on the table, says what to do and why, and explains what the others do and what scores. After that you play on, with hints that fade out.
learn-begin = Begin
learn-russian-railroads-welcome = You build three railway lines and raise your industry. Workers take actions, and every round scores all that you have built: what you build early pays again and again.
learn-glueck-auf-welcome = You mine coal, load it on trains and send them off to fulfil orders. Worker cards pay for the areas, and each visit makes an area cost one worker more for the next.
learn-volldampf-welcome = You issue bonds for money, bid for the order, lay track and move goods stones along it. Every piece of track a stone passes raises the income of its owner. At the end income counts, minus bonds.
plain-choices = Choices
plain-picture = The table as text
plain-values = What is on the table

# The site without a server.
site-loading = Loading rules and opponents …
site-broken = The games could not be loaded.
site-no-games = No game has begun yet.
site-about = This page needs no server: rules, opponents and games are in your browser and stay there. Download records of games you want to keep elsewhere.
site-home = Play against a good opponent in two clicks, or around one screen. No account and no server needed.
