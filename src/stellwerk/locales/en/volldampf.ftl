# Things

colour-blue = blue
colour-violet = violet
colour-red = red
colour-yellow = yellow

action-fast-locomotive = Fast locomotive
action-subsidy = Subsidy
action-bargain = Bargain
action-sabotage = Sabotage
action-extra-freight = Extra freight
action-all-new = All new
action-new-plan = New plan

symbol = { $id } ({ $colour } { $shape })
segment = { $id } { $from }–{ $to }

points-transports = Transports
points-bonds = Bonds
points-steps-back = Steps back

# What is asked

ask-nothing = The game is over.
ask-dealer = A card is revealed.
ask-fill = A stone is drawn from the bag.
ask-routes = Route cards are laid out.
ask-freight = A stone is drawn from the bag.
ask-issue = How many bonds do you issue? You have { $cash } Mark; bonds with a face value of { $left } are left.
ask-secret-bonds = How many bonds do you issue? Nobody sees it until both have chosen. You have { $cash } Mark.
ask-secret-bids = What do you bid for the first place? Nobody sees it until both have chosen. You have { $cash } Mark.
ask-bid = { $highest ->
    [-1] What is your opening bid for the order? You have { $cash } Mark.
   *[other] The highest bid is { $highest }. Do you bid more, or pass? You have { $cash } Mark.
}
ask-all-new = Do you sort the route cards on the table into new groups?
ask-sort = Which card comes next into group { $group }?
ask-take-group = Which group of route cards do you take?
ask-lay = Where do you lay track? You have the route cards { $routes } and { $cash } Mark.
ask-bargain-card = Which route card do you give for the bargain? You have { $routes }.
ask-bargain-segment = Where do you lay track for { $cost } Mark?
ask-transport = Which stone do you move? This is your transport { $number } of 2; it can travel over up to { $reach } pieces of track.
ask-subsidised = Which stone do you move with the subsidy? It can travel over up to { $reach } pieces of track.
ask-subsidised-helped = No stone can move yet. Play a card that helps first, or let the subsidy lapse.
ask-step = The { $colour } stone from { $start } is in { $place }, after { $pieces } of { $reach } pieces. Where does it go?
ask-sabotage = { $seat } moves the { $colour } stone from { $start } to { $place }. Do you stop it?
ask-subsidy = You are last. Do you make one more transport?
ask-unload = Where do you put the { $colour } stone?
ask-plan = Which stone do you move to another city?
ask-replace = Where does the { $colour } stone from { $start } go?
ask-rob = There is no action card left. From whom do you draw one?

# Moves

move-pass = pass
move-decline = do nothing
move-skip = skip this transport and take an action card
move-lapse = give the transport up
move-deliver = deliver the stone in { $field }, over { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
}, { $own } of them yours
move-deliver-here = deliver the stone
move-fast-locomotive = play { $action }: up to 7 pieces
move-subsidy = play { $action }: one more transport
move-bargain = play { $action }: any segment for 5 Mark
move-sabotage = play { $action }: this stone stays
move-extra-freight = play { $action }: a stone from the bag onto any city
move-all-new = play { $action }: sort the route cards
move-new-plan = play { $action }: a stone to another city
move-lose = lose the route card { $route } and build nothing
move-route = give the route card { $route }
move-sort = put { $route } into the group
move-group = take group { $group }: { $routes }
move-rob = draw a card from { $seat }
move-stone = the { $colour } stone in { $field }
move-field = { $field }
move-track = lay track on { $segment } for { $cost } Mark
move-step = over { $segment } to { $place }; the piece belongs to { $seat }
move-no-segment = segment { $number }, which this board does not have
move-bonds = { $bonds ->
    [0] no bonds
    [one] one bond for { $mark } Mark
   *[other] { $bonds } bonds for { $mark } Mark
}
move-bid = bid { $bid } Mark
move-draw-stone = draw a { $colour } stone
move-goods = reveal goods card { $card }: { $fields }
move-draw-route = draw the route card { $route }
move-draw-action = draw { $action }
move-draw-hidden = draw an action card
move-bonds-hidden = choose bonds in secret
move-bid-hidden = bid in secret

# What happened

event-round = Round { $round } begins.
event-stone = A { $colour } stone for { $field }.
event-bag-empty = The bag is empty: { $fields ->
    [one] one city gets
   *[other] { $fields } cities get
} no stone.
event-goods = Goods card { $card }: { $fields }.
event-route = Route card { $route } for group { $group }.
event-draw = { $seat } takes an action card.
event-drawn = Your card is { $action }.
event-shuffle = The action cards that were played are shuffled.
event-no-card = There is no action card for { $seat }.
event-rob = { $seat } draws a card from the hand of { $other_seat }.
event-robbed = You lose { $action }.
event-action = { $seat } plays { $action }.
event-plan = { $seat } moves the { $colour } stone from { $start } to { $field }.
event-sealed = { $seat } has chosen.
event-bonds = { $seat } issues { $bonds ->
    [0] no bonds.
    [one] one bond for { $mark } Mark.
   *[other] { $bonds } bonds for { $mark } Mark.
}
event-bid = { $seat } bids { $bid }.
event-pass = { $seat } passes.
event-order = { $seat } is number { $number } and pays { $price } Mark.
event-equal-bids = Both bid { $bid }; they bid again.
event-order-stays = The order stays as it is.
event-group-sorted = Group { $group } is now { $routes }.
event-group = { $seat } takes group { $group }: { $routes }.
event-track = { $seat } lays track on { $segment } for { $cost } Mark.
event-lost = { $seat } loses the route card { $route }.
event-announce = { $seat } moves the { $colour } stone from { $start } to { $field } over { $pieces ->
    [one] one piece.
   *[other] { $pieces } pieces.
}
event-gain = { $seat }: income +{ $gain }, now { $income }.
event-skip = { $seat } moves no stone.
event-freight = { $seat } draws a { $colour } stone.
event-income = { $seat } receives { $income } Mark, pays { $dividend } in dividends and has { $cash } Mark.
event-back = { $seat } cannot pay { $missing } Mark and goes back { $steps } on the track.

# Why not

why-over = the game is over
why-unseen = this is how others see a hidden move
why-dealing = cards or stones are being drawn
why-dealer-only = this is drawn by chance
why-not-now = this is for { $time }
why-bid-low = the highest bid is { $highest }
why-bid-cash = you have { $cash } Mark to bid with
why-secret-bid = a secret bid is { $least } to { $most } Mark
why-secret-bonds = at most { $most } bonds can be issued at a time
why-bonds-left = bonds with a face value of { $left } are left, not { $bonds }
why-open-first = somebody has to open the bidding
why-no-segment = this board has no such segment
why-no-field = this board has no such city
why-taken = { $seat } has track on { $segment }
why-no-route = { $segment } needs the route card { $route }
why-cost = it costs { $cost } Mark and you have { $cash }
why-first-stop = the stone must stop in { $field }
why-no-piece = no track lies on { $segment }
why-elsewhere = the stone is in { $place }, away from { $segment }
why-reached = the stone has been in { $place } already
why-no-way = beyond { $segment } no city of its colour is within { $reach } pieces
why-same-field = the stone lies in { $field } already
why-no-stone = no { $colour } stone lies in { $field }
why-barred = the { $colour } stone in { $field } was sabotaged
why-no-delivery = no track leads from { $field } to another { $colour } city within { $reach } pieces
why-no-seat = there is no seat { $number }
why-own-hand = a card is drawn from another player
why-empty-hand = { $seat } holds no action card
why-no-group = group { $group } is not on the table
why-no-such-route = you have no route card { $route }
why-none-to-sort = no card { $route } is left to sort
why-in-secret = no card can be played while both choose in secret
why-no-action = you do not have { $action }
why-bargain-cost = it costs { $cost } Mark and you have { $cash }
why-fast-already = a fast locomotive is already in use
why-bag-empty = the bag is empty
why-board-empty = no stone lies on the board
why-not-asked = there is nothing to answer
why-subsidy-skip = a subsidised transport must be made
why-subsidy-in-vain = no stone can be moved, not even with other cards in hand
why-not-moved = the stone has not moved
why-wrong-field = this is not a { $colour } city

time-auction = the auction
time-bonds = the phase of bonds
time-segment = laying track, and for a stone on its way
time-field = a stone that is put somewhere
time-stone = your own transport
time-rob = a draw from another hand
time-group = the choice of groups
time-lose = a laying turn
time-route = a bargain, and for sorting
time-skip = the choice of a stone to move
time-deliver = a stone on its way
time-fast-locomotive = your own transport
time-subsidy = the end of the transport phase, for the last on the track
time-bargain = your own laying turn
time-sabotage = the moment another player moves a stone
time-extra-freight = your own transport
time-all-new = the moment between bonds and auction
time-new-plan = your own turn, before the action that ends it

# Places and regions: what is not named here is called as the edition calls it

place = { $word ->
    [hannover] Hanover
    [koeln] Cologne
    [nuernberg] Nuremberg
    [muenchen] Munich
    [kopenhagen] Copenhagen
    [warschau] Warsaw
    [prag] Prague
    [bruessel] Brussels
   *[other] { $name }
}
region = { $word ->
    [norden] North
    [nordosten] Northeast
    [westen] West
    [mitte] Centre
    [suedosten] Southeast
    [suedwesten] Southwest
   *[other] { $name }
}
