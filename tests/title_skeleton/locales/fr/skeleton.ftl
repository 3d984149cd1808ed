# Things

wagon-1 = wagon de poids 1
wagon-2 = wagon de poids 2
wagon-3 = wagon de poids 3
wagon-4 = wagon de poids 4
wagon-5 = wagon de poids 5
wagon-6 = wagon de poids 6

points-wagons = Wagons
points-longest = Train le plus long

# What is asked

ask-over = La partie est terminée.
ask-draw = Un wagon est tiré.
ask-choose = Quel wagon attelez-vous ou envoyez-vous au dépôt ?

# Moves

move-couple = atteler le { $wagon }, pour { $points ->
    [one] un point
   *[other] { $points } points
}
move-send = envoyer le { $wagon } au dépôt
move-draw = tirer le { $wagon }
move-draw-unseen = tirer un wagon

# What happens

event-round = La manche { $number } commence.
event-drawn = Vous recevez le { $wagon }.
event-coupled = { $seat } attelle le { $wagon } : { $points ->
    [one] un point
   *[other] { $points } points
}.
event-sent = { $seat } envoie le { $wagon } au dépôt.
event-longest = { $seat } a le train le plus long : { $points } points.

# Why not

why-over = la partie est terminée
why-drawn = les wagons sont tirés au hasard
why-not-held = vous n’avez pas le { $wagon }
why-too-heavy = le { $wagon } est plus lourd que le dernier de votre train
