# Stůl jako text, pro terminál. Karty se jmenují jako v tazích.

draw-shift = Směna { $shift } z { $shifts } · začíná { $starter } · pasují: { $passed } · žeton směny by dostalo místo { $token }
draw-nobody = nikdo
draw-looks = Místo { $number } si prohlíží { $pile }: { $cards }
draw-area = oblast
draw-price = cena
draw-top-card = vrchní karta
draw-below = níže
draw-placed = umístěno
draw-being-drawn = táhne se
draw-empty = prázdno
draw-bottom = Vespod { $pile }: { $cards }
draw-by-seat = místo { $number }: { $cards }
draw-board = Místo { $number } · body: { $points }
draw-has-passed = pasuje
draw-none = –
draw-lorries = vozíky
draw-orders = zakázky
draw-shares = podíly
draw-tokens = žetony směn
draw-objectives = cíle
draw-workers = Dělníci
draw-row = Řada
draw-storage = Sklad
draw-hand = Ruka
draw-open-cards = Vyloženo
draw-delivered = Dodáno
draw-track = Kolej { $track }
draw-shift-tokens = žetony směn: { $tokens }
draw-front = vpředu > { $cards }
draw-engine = lokomotiva { $type }
draw-no-engine = bez lokomotivy
draw-cargo = vozíky { $count }
draw-no-wagon = žádný vagon
draw-no-innovation = žádná inovace

# Stůl jako obrázek, pro programy

svg-shift = Glück Auf · směna { $shift } z { $shifts }
svg-left = zbývá { $count }
svg-store = sklad
