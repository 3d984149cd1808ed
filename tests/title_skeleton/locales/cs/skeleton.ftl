# Things

wagon-1 = vagon o váze 1
wagon-2 = vagon o váze 2
wagon-3 = vagon o váze 3
wagon-4 = vagon o váze 4
wagon-5 = vagon o váze 5
wagon-6 = vagon o váze 6

points-wagons = Vagony
points-longest = Nejdelší vlak

# What is asked

ask-over = Hra skončila.
ask-draw = Táhne se vagon.
ask-choose = Který vagon připojíte, nebo pošlete do depa?

# Moves

move-couple = připojit { $wagon }, za { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}
move-send = poslat { $wagon } do depa
move-draw = vytáhnout { $wagon }
move-draw-unseen = vytáhnout vagon

# What happens

event-round = Začíná { $number }. kolo.
event-drawn = Dostáváte { $wagon }.
event-coupled = { $seat } připojuje { $wagon }: { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}.
event-sent = { $seat } posílá { $wagon } do depa.
event-longest = { $seat } má nejdelší vlak, body: { $points }.

# Why not

why-over = hra skončila
why-drawn = vagony se táhnou náhodně
why-not-held = nemáte { $wagon }
why-too-heavy = { $wagon } je těžší než poslední ve vašem vlaku
