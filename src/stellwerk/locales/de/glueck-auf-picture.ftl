# Der Tisch als Text, für das Terminal. Karten heißen wie in den Zügen.

draw-shift = Schicht { $shift } von { $shifts } · Startspieler { $starter } · gepasst: { $passed } · der Schichtmarker ginge an { $token }
draw-nobody = niemand
draw-looks = Platz { $number } sieht { $pile } an: { $cards }
draw-area = Bereich
draw-price = Preis
draw-top-card = oberste Karte
draw-below = unten
draw-placed = eingesetzt
draw-being-drawn = wird gezogen
draw-empty = leer
draw-bottom = Unten in { $pile }: { $cards }
draw-by-seat = Platz { $number }: { $cards }
draw-board = Platz { $number } · Punkte: { $points }
draw-has-passed = gepasst
draw-none = –
draw-lorries = Loren
draw-orders = Aufträge
draw-shares = Anteile
draw-tokens = Schichtmarker
draw-objectives = Ziele
draw-workers = Arbeiter
draw-row = Reihe
draw-storage = Zwischenlager
draw-hand = Hand
draw-open-cards = Offen
draw-delivered = Ausgeliefert
draw-track = Gleis { $track }
draw-shift-tokens = Schichtmarker: { $tokens }
draw-front = vorn > { $cards }
draw-engine = Lok { $type }
draw-no-engine = keine Lok
draw-cargo = Loren { $count }
draw-no-wagon = kein Waggon
draw-no-innovation = keine Innovation

# Der Tisch als Bild, für Programme

svg-shift = Glück Auf · Schicht { $shift } von { $shifts }
svg-left = noch { $count }
svg-store = Lager
