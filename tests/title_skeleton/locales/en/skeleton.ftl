# Things

wagon-1 = wagon of weight 1
wagon-2 = wagon of weight 2
wagon-3 = wagon of weight 3
wagon-4 = wagon of weight 4
wagon-5 = wagon of weight 5
wagon-6 = wagon of weight 6

points-wagons = Wagons
points-longest = Longest train

# What is asked

ask-over = The game is over.
ask-draw = A wagon is drawn.
ask-choose = Which wagon do you couple, or send to the depot?

# Moves

move-couple = couple the { $wagon }, for { $points ->
    [one] one point
   *[other] { $points } points
}
move-send = send the { $wagon } to the depot
move-draw = draw the { $wagon }
move-draw-unseen = draw a wagon

# What happens

event-round = Round { $number } begins.
event-drawn = You get the { $wagon }.
event-coupled = { $seat } couples the { $wagon }: { $points ->
    [one] one point
   *[other] { $points } points
}.
event-sent = { $seat } sends the { $wagon } to the depot.
event-longest = { $seat } has the longest train: { $points } points.

# Why not

why-over = the game is over
why-drawn = wagons are drawn by chance
why-not-held = you do not have the { $wagon }
why-too-heavy = the { $wagon } is heavier than the one at the end of your train
