# Stůl jako text, pro terminál

draw-round = Volldampf · kolo { $round } z { $rounds }
draw-edition = vydání { $edition }

# Písmeno pro každou barvu měst a kamenů
draw-letters = mfčž
draw-legend-colours = m modrá, f fialová, č červená, ž žlutá: před jménem barva města, za ním jeho kameny
draw-legend-track = m5 pět modrých kamenů; N4:5 volný úsek a jeho cena, o zastávka, 1 až 6 kolej místa

draw-number = č.
draw-seat = místo
draw-income = příjem
draw-bonds = dluhopisy
draw-points = body
draw-cash = peníze
draw-pieces = koleje
draw-actions = akční karty
draw-routes = karty tratí
draw-own-cards = vaše akční karty:
draw-played-cards = zahrané akční karty:
draw-piles = pytlík: { $bag }; karty zboží: { $goods }; karty tratí: { $routes }; akční karty: { $actions }
draw-taken = zabraná
draw-groups = skupiny: { $groups }
draw-chosen = místo { $number } tajně zvolilo
draw-way = cesta dosud: { $segments }, { $pieces } z { $reach }
draw-bid = místo { $number } { $bid }
draw-bid-passed = místo { $number } { $bid }, pasuje
draw-bids = nabídky: { $bids }

# Stůl jako obrázek, pro programy

svg-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
svg-money = { $cash ->
    [one] { $cash } marka
    [few] { $cash } marky
   *[other] { $cash } marek
} · příjem { $income } · dluhopisy { $bonds }
svg-held = koleje { $track } · tratě { $routes } · akce { $actions }
svg-order = { $place }. v pořadí
svg-bid = nabídka { $bid }
