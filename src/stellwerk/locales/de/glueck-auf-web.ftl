# Beschriftungen und Sätze für den Tisch im Browser

# Bereiche

ga-market = Stapel und Aktionskarten
ga-lorries-1 = Loren I
ga-lorries-2 = Loren II
ga-wagons-1 = Waggons I
ga-wagons-2 = Waggons II
ga-engines = Loks
ga-orders = Aufträge
ga-shares = Anteile
ga-innovations = Innovationen
ga-objectives = Ziele
ga-mining-0-1 = Fördern 0/1
ga-mining-1-2 = Fördern 1/2
ga-mining-2-3 = Fördern 2/3
ga-delivery = Liefern
ga-wild = Freie Wahl
ga-price-label = Preis
ga-next-price = Dann
ga-no-price = Ohne Preis
ga-nobody = frei
ga-empty = leer
ga-turning = die nächste Karte wird aufgedeckt
ga-price = kostet { $workers } Arbeiter
ga-cards-left = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
ga-placed = eingesetzt: { $cards }
ga-known-below = Unten liegen, wie du weißt: { $cards }
ga-token-goes = Schichtmarker { $token } ginge an { $name }
ga-shift-token = Schichtmarker
ga-goes-to = geht an
ga-token-by-mining = war zuletzt beim Fördern 0/1
ga-token-by-start = beginnt; beim Fördern 0/1 war noch niemand
ga-tray = Angesehene Karten: { $pile }
ga-tray-own = Behalte eine. Die anderen kommen in dieser Reihenfolge unter den Stapel.
ga-tray-other = { $name } sieht diese Karten an und behält eine.

# Auf Karten

ga-card-steps = Schritte
ga-card-send = Züge ab
ga-card-keep = 1 von { $cards }
ga-card-track = Gleis { $tracks }
ga-card-type = Typ { $type }
ga-card-worker = Arbeiter
ga-card-lorry = Lore
ga-card-wagon = Waggon
ga-card-engine = Lok
ga-card-order = Auftrag
ga-card-share = Anteil
ga-card-mining = 1–{ $steps } fördern
ga-card-delivery = Lieferung
ga-card-objective-shift = Markerpaar
ga-card-objective-count = je Ziel
ga-card-objective-engine = je Lok
ga-card-objective-share = je Anteil
ga-card-objective-order = je Auftrag
ga-card-objective-volume = { $lorries } Loren
ga-aim-shift = Paare
ga-aim-count = Ziele
ga-aim-engine = Loks
ga-aim-share = Anteile
ga-aim-order = Aufträge
ga-aim-volume = { $lorries } Loren

# Zechen

ga-your-yard = Deine Zeche
ga-yard = Zeche
ga-yard-of = Die Zeche von { $name }
ga-start-player = beginnt
ga-has-passed = gepasst
ga-enlarge = Die Zeche von { $name } groß zeigen
ga-wheel = Rad
ga-clover = Klee
ga-tower = Turm
ga-fox = Fuchs
ga-barracks = Kasernen
ga-furnaces = Hochöfen
ga-factories = Fabriken
ga-steamboats = Dampfschiffe
ga-any = alle
ga-none = nichts
ga-track-of = Gleis { $track } für { $first } und { $second }
ga-no-engine = keine Lok
ga-empty-wagon = { $wagon }, leer
ga-loaded-wagon = { $wagon } mit { $lorry }
ga-lorries-aboard = { $lorries ->
    [0] keine Lore
    [one] { $lorries } Lore
   *[other] { $lorries } Loren
}
ga-enough-for = reicht für { $place }, { $points }
ga-needs-engine = braucht eine Lok
ga-order-needs = Aufträge ab { $lorries }
ga-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
ga-load-into = { $lorry } in { $wagon }, Gleis { $track }
ga-row = Förderreihe
ga-row-short = Reihe
ga-row-note = vorn zuerst
ga-row-empty = noch keine Lore
ga-storage = Lager
ga-storage-note = später in Waggons, Schritte noch einmal
ga-storage-empty = leer
ga-store = lagern
ga-store-name = { $lorry } ins Lager
ga-steps-may-stop = { $made ->
    [one] { $made } Schritt gemacht, höchstens { $most }
   *[other] { $made } Schritte gemacht, höchstens { $most }
}
ga-steps-must = { $made ->
    [one] { $made } Schritt gemacht, Ende nach { $least }–{ $most }
   *[other] { $made } Schritte gemacht, Ende nach { $least }–{ $most }
}
ga-workers = Arbeiter
ga-workers-left = { $left } von { $total } übrig
ga-worker-card = Arbeiterkarte mit { $workers }
ga-orders-hand = Aufträge auf der Hand
ga-innovations-hand = Innovationen auf der Hand
ga-secret = geheim
ga-known-to-all = Diese Karte haben alle gesehen
ga-no-orders = keine Aufträge
ga-no-innovations = keine
ga-as = als { $workers }
ga-innovation-as = { $card } als { $workers }
ga-delivered = Geliefert
ga-points-so-far = { $points ->
    [one] bisher { $points } Punkt
   *[other] bisher { $points } Punkte
}
ga-no-order = ohne Auftrag
ga-n-workers = { $count } Arbeiter
ga-n-orders = { $count ->
    [one] { $count } Auftrag
   *[other] { $count } Aufträge
}
ga-n-innovations = { $count ->
    [one] { $count } Innovation
   *[other] { $count } Innovationen
}
ga-n-shares = { $count ->
    [one] { $count } Anteil
   *[other] { $count } Anteile
}
ga-n-objectives = { $count ->
    [one] { $count } Ziel
   *[other] { $count } Ziele
}

# Punkte und Reiter

ga-score-caption = wenn jetzt Schluss wäre
ga-score-final = am Ende
ga-score-goals = Schichtmarker, Geschäftsziele
ga-score-goals-short = Sch., Ziele
points-tokens-short = Schicht
points-objectives-short = Ziele
ga-tab-market = Auslage
ga-tab-yard = Meine Zeche
ga-tab-rivals = Die anderen

# Was gefragt ist

ga-ask-turn = Schicke Arbeiter in einen beleuchteten Bereich
ga-ask-turn-why = Noch { $workers } Arbeiter; ein Preis wird genau bezahlt. { $innovations ->
    [0] Oder passe für diese Schicht.
   *[other] Vorher darfst du eine Innovation spielen, oder du passt für diese Schicht.
}
ga-ask-turn-on = Schicke jetzt Arbeiter in einen beleuchteten Bereich
ga-ask-turn-on-why = Noch { $workers } Arbeiter. Eine weitere Innovation darf vorher kommen.
ga-ask-turn-on-innovation = Spiele eine weitere Innovation
ga-ask-turn-on-innovation-why = Noch steht dir kein Bereich offen; eine beleuchtete Innovation öffnet einen für deine Arbeiter.
ga-ask-turn-innovation = Spiele eine Innovation, oder passe
ga-ask-turn-innovation-why = Noch steht dir kein Bereich offen; eine beleuchtete Innovation öffnet einen für deine Arbeiter.
ga-ask-turn-pass = Kein Bereich steht dir offen: passe
ga-ask-turn-pass-why = Zeige auf einen Bereich, um den Grund zu sehen. Arbeiter auf der Hand behältst du.
ga-ask-pay = Setze { $workers } Arbeiter ein
ga-ask-pay-why = Preis von { $area }: genau { $price }. Hohe Karten vor niedrigen, Innovationen zuletzt.
ga-ask-pay-ones = { $cards ->
    [one] Setze noch eine Innovation ein
   *[other] Setze noch { $cards } Innovationen ein
}
ga-ask-pay-ones-why = Jede zählt als 1 Arbeiter.
ga-ask-take-a-lorry = Nimm eine Lore von einem beleuchteten Stapel
ga-ask-take-a-wagon = Nimm einen Waggon von einem beleuchteten Stapel
ga-ask-take-why = Die Innovation bezahlt; kein Preis steigt.
ga-ask-place = Auf ein Gleis: { $card }
ga-ask-place-wagon = Ein Waggon bleibt auf seinem Gleis, bis der Zug abfährt.
ga-ask-place-engine = Eine Lok je Gleis. Züge mit Loks desselben Typs können zusammen abfahren.
ga-ask-wild = Sieh einen beleuchteten Stapel an
ga-ask-wild-why = Du siehst die vier obersten Karten und behältst eine. Sonst sieht sie niemand.
ga-ask-keep = Behalte eine dieser Karten
ga-ask-keep-why = Die anderen kommen unter den Stapel, in der Reihenfolge, in der du sie gezogen hast.
ga-ask-mine = In einen Waggon oder ins Lager: { $lorry }
ga-ask-mine-stored = In einen beleuchteten Waggon: { $lorry }
ga-ask-mine-other = Oder nimm eine andere beleuchtete Lore.
ga-ask-mine-plain = Fördern
ga-ask-mine-must = { $made ->
    [0] Mindestens { $least } noch.
    [one] { $made } Schritt gemacht. Mindestens { $least } noch.
   *[other] { $made } Schritte gemacht. Mindestens { $least } noch.
}
ga-ask-mine-may = { $made ->
    [0] { $most ->
        [one] Höchstens ein Schritt
       *[other] Höchstens { $most } Schritte
    }, oder höre hier auf.
    [one] { $made } Schritt gemacht. Noch bis zu { $most }, oder höre hier auf.
   *[other] { $made } Schritte gemacht. Noch bis zu { $most }, oder höre hier auf.
}
ga-ask-deliver = Schicke einen Zug ab
ga-ask-deliver-why = Der ganze Zug fährt ab, mit einem Auftrag aus deiner Hand.
ga-ask-deliver-more = Schicke noch einen Zug ab, oder höre auf
ga-ask-deliver-more-why = Nur Züge mit einer Lok vom Typ { $type } können jetzt abfahren.
ga-ask-assign = Welcher Auftrag fährt mit dem Zug von Gleis { $track }?
ga-ask-assign-why = { $lorries ->
    [one] Er hat { $lorries } Lore.
   *[other] Er hat { $lorries } Loren; was der Auftrag nicht verlangt, ist verloren.
}
ga-ask-afterwards = Spiele eine Innovation, oder beende deinen Zug
ga-ask-afterwards-why = Deine Arbeiteraktion ist gemacht.
ga-do-pass = Passen für diese Schicht
ga-do-stop = Hier aufhören
ga-do-no-more = Kein Zug mehr
ga-do-end = Zug beenden
ga-do-done = Fertig

# Zum Vorlesen

ga-described = Der Tisch in Worten
ga-describe-yard = { $name }: { $points } Punkte, noch { $workers } Arbeiter.
ga-describe-track = Gleis { $track }: { $engine }; Waggons: { $wagons }.
