house-seat = seat { $number }
house-closed = { $move } is not open now.
house-closed-why = { $move } is not open now: { $reason } ({ $rule }).
house-list = { $one }, { $other }
house-list-end = { $one } and { $other }

# The terminal

terminal-start = { $title }, seed { $seed }
terminal-player = Seat { $number }: { $seat }
terminal-turn = { $seat } (seat { $number }), turn { $turn }
terminal-hand-over = The screen is for { $seat } now. Press Enter.
terminal-hint = A number or a move; ? helps.
terminal-only-move = Enter plays the only move; ? helps.
terminal-not-understood = “{ $text }” is neither a move nor a command; ? lists both.
terminal-no-number = There are moves 1 to { $count }.
terminal-open = { $move } is open: { $what }.
terminal-why-what = Say which move: why { $example }.
terminal-save-where = Say which file: save FILE.
terminal-save-other = { $file } exists already; choose another name.
terminal-saved = The game is in { $file }.
terminal-help =
    A number or the text beside it plays that move.
    why MOVE    tells why a move is closed
    board       draws the table again
    moves       lists the moves again
    rules ID    shows a rule, such as the one a reason names
    save FILE   writes the game down; stellwerk terminal --from FILE goes on with it
    quit        leaves the game
terminal-bot-fault = { $seat } loses a move, and a random one is played. { $fault }
terminal-over = The game is over.
terminal-place = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $won ->
    [1] , winner
   *[other] { "" }
}
terminal-leave = save FILE keeps the game; Enter leaves.

# The mail that asks to confirm an address

mail-confirm-subject = { $house }: is this your address?
mail-confirm =
    Somebody, hopefully you, wants to be told by mail when it is their turn at { $house }.

    If it was you, open this link within a day:

    { $link }

    If not, do nothing: no other mail will come.

# Notices of a turn

notice-turn = { $title }: it is your turn
notice-with = With { $names }
mail-turn =
    It is your turn at { $title }.

    { $link }

    Which notices you get is up to you: { $settings }
