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
table-unreadable = Cannot be opened
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
guest = Guest
try-again = Try again
fault-unreachable = The server does not answer. Check your connection and try again.
fault-too-many = That was a lot at once. Wait a moment and try again.
fault-unknown = Something went wrong here. Try again.
not-found-about = The track ends here. The link may be old, or a letter of it is missing.

home-title = Three railway games, one signal box
home-about = Play against a good opponent in two clicks, with friends by a link, or around one screen. No account.
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
strength = How strong the others are
strength-0 = Easy
strength-1 = Fair
strength-2 = Strong
play-now = Play now
play-now-others = { $bots ->
    [one] with one bot
   *[other] with { $bots } bots
}
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
kept-until = Will be deleted on { $date }
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
invite-new = New link
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
hurried = Many bots are thinking: a quicker one moved for { $name }.
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
end-you-behind = You are { $gap } behind.
end-tie-break = { $name } has as many; the tie-break decides.
plot-lead = Points ahead of the table’s average, round by round
plot-words = How the points went. At the end: { $results }.
plot-missing = The course of this game is not to be had now.
round-n = Round { $round }
shift-n = Shift { $round }
round-over = Round { $round } is over
shift-over = Shift { $round } is over
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
replays-upload-about = A record is a small text file: every move of a game. It is read here and kept as a game of its own that no list shows.
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
plot-sources = Where the points of each round came from
plot-sources-of = Points of { $name } by round and source
chances = Chance to win
plot-lead-chances = above: points ahead of the table’s average; below: chance to win, as our bots judge it
turning-points = Turning points
turning-points-about = chance of the mover
from-to = { $from } to { $to } %
tab-table = Table
share = Share
before-first = Before the first move

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
passkeys-about = Log in by fingerprint, by face or by the lock of your device, without a password.
passkeys-not-here = Passkeys work at an address with a name and https, or at localhost.
passkey-add = Add a passkey
passkey-name = A name to know it by
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
password-old = Present password
password-new = New password
password-about = At least 8 characters. All other devices are logged out.
password-changed = The password is changed, and all other devices are logged out.
data = Your data
data-about = Everything this server keeps of you, in one file: account, devices, tables, your own words at them.
data-get = Download my data
leave-account = Delete my account
leave-guest = Delete all my data
former-player = Former player
farewell-about = Your account, ratings, chat lines and notes are deleted. Games stay, with “{ former-player }” in place of your name; where one is under way, a bot plays on for you. This cannot be undone.
leave-sure = I know that this cannot be undone.
leave-now = Delete for good
email-none = This server sends no mails.
email-waits = A mail with a link was sent to { $email }. Nothing else is sent there before you have opened the link.
email-until = Until then notices go to { $email }.
email-again = Send the mail again
email-sent = Sent
email-confirmed = This address is confirmed.
confirm = Your address
confirm-waits = The link is being checked.
confirm-done = { $email } is confirmed. From now on notices of your turns go there.
game = Game
games = Games
rating = Rating
notices = When it is your turn
notices-about = For games with days for a turn. Leave empty what you do not want.
email = E-mail
webhook = Webhook
quiet-from = Quiet from
quiet-to = Quiet to
quiet-zone = By the clock of { $zone }.
push-offer = Shall this browser tell you when it is your turn again?
push-yes = Yes, tell me
push-no = No
push-here = This browser tells me, also when no page is open
push-none = This browser cannot tell you of turns here: that needs an address with https.
push-denied = This browser was told to show no notices of this site. You can change that in its settings.
save = Save
saved = Saved
claim = Your seat is being found.

# The guided first game

learn-about = A real game for two against a gentle bot. At every step a hint tells what is asked and what is worth thinking about. You can stop the hints at any time.
learn-begin = Begin
learn-ok = Understood
learn-stop = No more hints
learn-again = Hint
learn-confirm = Your turn is complete, and nothing is final yet. Look at what changed, then confirm. Undo takes back one step, Restart the whole turn.
learn-wait = The other player is choosing. What they do is told in the log; a numbered tab marks where they went.
learn-end = The game is over. The result shows where the points came from. In the replay you can go back to any step and play on from there.
learn-russian-railroads-welcome = You build three railway lines and raise your industry. Workers take actions, and every round scores all that you have built: what you build early pays again and again.
learn-russian-railroads-bonus = With two players everybody begins with a bonus. Each of them helps; choose what fits your first plan.
learn-russian-railroads-turn = Place workers on a lit space. A space is for one player a round, so take what you need most first. A good beginning: move black track on the Trans-Siberian, then grey behind it. While you move, the number on a lit space says what it adds to every round. Who passes is out for this round.
learn-russian-railroads-pay = Workers come home at the end of the round, a coin is spent for good. Pay with workers as long as you have enough.
learn-russian-railroads-work = Choose what moves. Black goes first, grey follows and never overtakes it, brown never overtakes grey. Only what the locomotive reaches counts.
learn-russian-railroads-work-in-part = Use as many of these steps as you like, then end the action.
learn-russian-railroads-lay = The number of a locomotive is how far it reaches. Put it where laid track still lies beyond the reach.
learn-russian-railroads-exchange = All gaps are full: the new factory takes the place of the one you choose.
learn-russian-railroads-again = Use once more a space where your workers stand.
learn-russian-railroads-pick-token = You earned a ?-token. Each can be used once in the game. Doublers and the revaluation pay in every round that is left, so they are strong early.
learn-russian-railroads-pick-card = Take one of the open ?-cards, or none. Each is used once in the game.
learn-russian-railroads-take-end-card = Keep the card that fits what you build: it scores at the end. Or take 10 points now.
learn-russian-railroads-move-on = Your worker on a turn-order space may still move to a free space for one worker. You need not.
learn-russian-railroads-wait-later = Every round scores everything again. In the score table, + is what this round would add for each player.
learn-glueck-auf-welcome = You mine coal, load it on trains and send them off to fulfil orders. Worker cards pay for the areas, and each visit makes an area one worker dearer for the next.
learn-glueck-auf-turn = Send workers to a lit area; its price stands on it and is paid exactly, so keep some ones. For a delivery you need an order, and a train with an engine and enough loaded lorries. So begin with an order, an engine, wagons for its track, and lorries of the same crests.
learn-glueck-auf-turn-on = Now send workers to an area. You may play another innovation first.
learn-glueck-auf-pay = Choose the worker cards you pay with. They come back when the shift is over.
learn-glueck-auf-take-a-lorry = Pick the pile. A lorry joins the rear of your row; its crest should fit your wagons.
learn-glueck-auf-take-a-wagon = Pick the pile. A wagon fits the tracks that show its crest; a wild one fits all.
learn-glueck-auf-place = Choose the track. It cannot move later.
learn-glueck-auf-wild = Pick a pile: you look at its top four cards and keep one.
learn-glueck-auf-keep = Keep one card. The others go under the pile.
learn-glueck-auf-mine = Mining moves lorries. From your row only the front one moves: into an empty wagon with its crest, or into the storage. A double lorry takes two steps.
learn-glueck-auf-deliver = A train leaves with an order that asks for no more lorries than it carries. All of it leaves, so fill it well first.
learn-glueck-auf-deliver-more = Another train may leave now if its engine is of the same type and you have an order for it.
learn-glueck-auf-assign = Choose the order for this train. Lorries beyond the order leave, too.
learn-glueck-auf-afterwards = Before your turn ends you may still play an innovation.
learn-volldampf-welcome = You issue bonds for money, bid for the order, lay track and move goods stones along it. Every piece of track a stone passes raises the income of its owner. At the end income counts, minus bonds.
learn-volldampf-secret-bonds = A bond brings 6 Mark now. It costs 1 Mark in every round and a point at the end. Take enough for a bid and your next segments. Both choose in secret.
learn-volldampf-secret-bids = Bid for the first place: who is first takes route cards first and moves stones first. Both choose in secret.
learn-volldampf-all-new = You may sort the route cards on the table into new groups, if none of them serves you.
learn-volldampf-take-group = Take a group of route cards. Each card is for one segment of its shape, at the cost on the map. Look for segments between cities with stones.
learn-volldampf-lay = Lay track on a lit segment; its cost stands on it. Look for a way from a stone to a city of the same colour.
learn-volldampf-bargain-card = Choose the route card you give for the bargain.
learn-volldampf-bargain-segment = Lay any lit segment for 5 Mark.
learn-volldampf-transport = Pick a stone. It goes to a city of its colour, and every piece it passes raises its owner’s income by one. The best way uses most of your own track.
learn-volldampf-subsidised = One more transport: pick a stone.
learn-volldampf-step = Choose where the stone goes next. The chip says what you gain.
learn-volldampf-sabotage = A stone of the other player is on its way. With a sabotage you stop it; otherwise decline.
learn-volldampf-subsidy = You may make one more transport with the subsidy.
learn-volldampf-unload = Put the stone into a lit city.
learn-volldampf-plan = Choose a stone that is to lie in another city: best if it opens a way for you.
learn-volldampf-replace = Choose the city for it.
plain-choices = Choices
plain-picture = The table in text
plain-values = What lies on the table
