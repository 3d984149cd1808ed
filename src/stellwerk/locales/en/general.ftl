general-seat = seat { $number }
general-closed = { $move } is not possible now.
general-closed-why = { $move } is not possible now: { $reason } ({ $rule }).
general-list = { $one }, { $other }
general-list-end = { $one } and { $other }

# The terminal

terminal-start = { $title }, seed { $seed }
terminal-player = Seat { $number }: { $seat }
terminal-level = {"  "}{ $level }, level { $place } of { $places }: { $character }
terminal-turn = { $seat } (seat { $number }), turn { $turn }
terminal-hand-over = The screen is for { $seat } now. Press Enter.
terminal-hint = A number or a move; ? for help.
terminal-only-move = Enter plays the only move; ? for help.
terminal-not-understood = “{ $text }” is neither a move nor a command; ? lists both.
terminal-no-number = There are moves 1 to { $count }.
terminal-open = { $move } is possible: { $what }.
terminal-why-what = Say which move: why { $example }.
terminal-save-where = Say which file: save FILE.
terminal-save-other = { $file } exists already; choose another name.
terminal-saved = The game is in { $file }.
terminal-help =
    A number or the text beside it plays that move.
    why MOVE    says why a move is not possible
    board       draws the table again
    moves       lists the moves again
    rules ID    shows a rule, such as the one a reason names
    save FILE   saves the game; stellwerk terminal --from FILE continues it
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

# The terminal on the whole screen

play-undo = undo
play-hint = hint
play-back = back
play-forward = forward
play-board = board
play-full = whole board
play-write = write
play-present = now
play-here = I am here
play-quit = quit
play-word = a move, to play it or to hear why it is not possible
play-wait = Somebody else decides.
play-hand-over = The screen is for { $name } now. What others hold in secret is hidden. { $name }, press the space bar.
play-past =
    { $count ->
        [one] { $count } decision ago
       *[other] { $count } decisions ago
    }: → goes on, Esc returns to the game.
play-over = The game is over. Won by: { $names }.
play-nothing = There is nothing to take back.
play-advice = Hint: { $move }, { $what }

# The mail that asks to confirm an address

mail-confirm-subject = { $site }: is this your address?
mail-confirm =
    Somebody, hopefully you, wants to get an e-mail when it is their turn at { $site }.

    If it was you, open this link within a day:

    { $link }

    If not, do nothing: you will get no other e-mail.

# Notices of a turn

notice-turn = { $title }: it is your turn
notice-with = With { $names }
mail-turn =
    It is your turn at { $title }.

    { $link }

    You choose which notices you get: { $settings }
