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
