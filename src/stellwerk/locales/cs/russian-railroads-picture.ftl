# Stůl jako text, pro terminál

draw-round = Kolo { $round } z { $rounds } · pořadí: { $order }
draw-passed = pasuje

draw-track = Kolejnice
draw-build = Stavba
draw-industry = Průmysl
draw-other = Ostatní
draw-engineers = Inženýři

draw-space-T1 = 2 černou
draw-space-T2 = 3 černou
draw-space-T3 = 2 šedou
draw-space-T4 = 3 šedou
draw-space-T5 = 1 hnědou
draw-space-T6 = 2 hnědou
draw-space-T7 = 1 bezb.
draw-space-T8 = 2 bezb.
draw-space-T9 = 1 bílou
draw-space-T10 = 2 bílou
draw-space-T11 = 2 libov.
draw-space-T12 = černou/šedou
draw-space-L1 = loko/továrna
draw-space-L2 = loko/továrna
draw-space-L3 = loko+továrna
draw-space-I1 = 1 prům.
draw-space-I2 = 2 prům.
draw-space-I3 = prům.+černou
draw-space-A1 = zdvojnás.
draw-space-A2 = 2 mince
draw-space-A3 = 2 sezónní
draw-space-O1 = první
draw-space-O2 = druhý
draw-space-LR = 3 prům.

draw-engineer-1 = 2 libov.
draw-engineer-2 = prům.+3
draw-engineer-3 = černou+šedou
draw-engineer-4 = zdvojnás.+3
draw-engineer-5 = libov.+3
draw-engineer-6 = šedou+5
draw-engineer-7 = černou+3
draw-engineer-8 = znovu
draw-engineer-9 = 2 prům.
draw-engineer-10 = prům.+černou
draw-engineer-11 = libov.+černou
draw-engineer-12 = loko/továrna
draw-engineer-13 = šedou+hnědou
draw-engineer-14 = 2 černou
draw-engineer-15 = hnědou+5
draw-hire = najmout { $engineer }
draw-worker = d
draw-coin = m
draw-none = –
draw-supply = Lokomotivy: { $locomotives } · vrácené továrny: { $factories } · zdvojnásobení: { $doublers }
draw-waiting = Čekající inženýři: { $engineers } · karty „?“: { $cards }

draw-mat = Místo { $number }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
draw-workers = dělníci: { $free } z { $all }
draw-temporary = sezónní: { $count }
draw-black = černý dělník
draw-black-placed = černý dělník umístěn
draw-letters = čšhzb
draw-locomotive = lokomotiva { $locomotives }, dosah { $reach }
draw-own-engineers = Inženýři: { $engineers }
draw-tokens = Žetony: { $tokens }
draw-end-cards = Karty cílových bonusů: { $cards }

draw-legend-spaces = Pole: d dělník, m mince, [… =2] použito místem 2. Tratě: Černá, Šedá, Hnědá, beZbarvá, Bílá;
draw-legend-lines = velké v dosahu, . volné v dosahu, - mimo dosah, ² zdvojnásobení. Průmysl: [ukazatel],
draw-legend-industry = F2 továrna 2, __ výřez, ? přináší žeton; čísla jsou body.

# Stůl jako obrázek, pro programy

svg-round = Russian Railroads · kolo { $round } z { $rounds }
svg-place = { $number }. pořadí
svg-coming = pak { $engineers }
svg-order = pořadí
