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
ga-delivery = Ausliefern
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
ga-card-type = Modell { $type }
ga-card-worker = Arbeiter
ga-card-lorry = Lore
ga-card-wagon = Waggon
ga-card-engine = Lok
ga-card-order = Auftrag
ga-card-share = Anteil
ga-card-mining = 1–{ $steps } fördern
ga-card-delivery = Auslieferung
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
ga-lantern = Lampe des Startspielers
ga-has-passed = gepasst
ga-enlarge = Die Zeche von { $name } groß zeigen
ga-wheel = Rad
ga-clover = Klee
ga-tower = Turm
ga-fox = Fuchs
ga-barracks = Mietkasernen
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
    [0] keine Loren
    [one] { $lorries } Lore
   *[other] { $lorries } Loren
}
ga-enough-for = reicht für { $place }, { $points }
ga-needs-engine = braucht eine Lok
ga-order-needs = { $lorries ->
    [one] Aufträge ab { $lorries } Lore
   *[other] Aufträge ab { $lorries } Loren
}
ga-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
ga-load-into = { $lorry } in { $wagon }, Gleis { $track }
ga-row = Förderreihe
ga-row-short = Reihe
ga-row-note = vorn zuerst
ga-row-empty = noch keine Loren
ga-storage = Zwischenlager
ga-storage-note = später verladen, zum selben Preis
ga-storage-empty = leer
ga-store = lagern
ga-store-name = { $lorry } ins Zwischenlager
ga-steps-may-stop = { $made ->
    [one] { $made } Schritt gemacht
   *[other] { $made } Schritte gemacht
}, höchstens { $most }
ga-steps-must = { $made ->
    [one] { $made } Schritt gemacht
   *[other] { $made } Schritte gemacht
}, Ende nach { $least }–{ $most }
ga-workers = Arbeiter
ga-workers-left = { $left } von { $total } übrig
ga-worker-card = Arbeiterkarte mit { $workers }
ga-cards-held = { $count ->
    [0] keine Arbeiterkarte auf der Hand
    [one] Arbeiterkarte auf der Hand: { $cards }
   *[other] Arbeiterkarten auf der Hand: { $cards }
}
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

ga-ask-turn = Schicke Arbeiter in einen leuchtenden Bereich
ga-ask-turn-why = Noch { $workers } Arbeiter; ein Preis wird genau bezahlt. { $innovations ->
    [0] Oder passe für diese Schicht.
   *[other] Vorher darfst du eine Innovation spielen, oder du passt für diese Schicht.
}
ga-ask-turn-on = Schicke jetzt Arbeiter in einen leuchtenden Bereich
ga-ask-turn-on-why = Noch { $workers } Arbeiter. Eine weitere Innovation darf vorher kommen.
ga-ask-turn-on-innovation = Spiele eine weitere Innovation
ga-ask-turn-on-innovation-why = Noch steht dir kein Bereich offen; eine leuchtende Innovation öffnet einen für deine Arbeiter.
ga-ask-turn-innovation = Spiele eine Innovation, oder passe
ga-ask-turn-innovation-why = Noch steht dir kein Bereich offen; eine leuchtende Innovation öffnet einen für deine Arbeiter.
ga-ask-turn-pass = Kein Bereich steht dir offen: passe
ga-ask-turn-pass-why = Zeige auf einen Bereich, um zu sehen, warum er gesperrt ist. Arbeiter auf der Hand behältst du.
ga-ask-pay = Setze { $workers } Arbeiter ein
ga-ask-pay-why = Preis von { $area }: genau { $price }. Hohe Karten vor niedrigen, Innovationen zuletzt.
ga-ask-pay-ones = { $cards ->
    [one] Setze noch eine Innovation ein
   *[other] Setze noch { $cards } Innovationen ein
}
ga-ask-pay-ones-why = Jede zählt als 1 Arbeiter.
ga-ask-take-a-lorry = Nimm eine Lore von einem leuchtenden Stapel
ga-ask-take-a-wagon = Nimm einen Waggon von einem leuchtenden Stapel
ga-ask-take-why = Die Innovation bezahlt; kein Preis steigt.
ga-ask-place = An ein Gleis: { $card }
ga-ask-place-wagon = Ein Waggon bleibt an seinem Gleis, bis der Zug abfährt.
ga-ask-place-engine = Eine Lok je Gleis. Züge mit Loks desselben Modells können zusammen abfahren.
ga-ask-wild = Sieh einen leuchtenden Stapel an
ga-ask-wild-why = Du siehst die vier obersten Karten und behältst eine. Sonst sieht sie niemand.
ga-ask-keep = Behalte eine dieser Karten
ga-ask-keep-why = Die anderen kommen unter den Stapel, in der Reihenfolge, in der du sie gezogen hast.
ga-ask-mine = In einen Waggon oder ins Zwischenlager: { $lorry }
ga-ask-mine-stored = In einen leuchtenden Waggon: { $lorry }
ga-ask-mine-other = Oder nimm eine andere leuchtende Lore.
ga-ask-mine-plain = Fördern
ga-ask-mine-must = { $made ->
    [0] { "" }
    [one] { $made } Schritt gemacht.{ " " }
   *[other] { $made } Schritte gemacht.{ " " }
}{ $least ->
    [one] Noch mindestens { $least } Schritt.
   *[other] Noch mindestens { $least } Schritte.
}
ga-ask-mine-may = { $made ->
    [0] { "" }
    [one] { $made } Schritt gemacht.{ " " }
   *[other] { $made } Schritte gemacht.{ " " }
}{ $most ->
    [one] Noch höchstens { $most } Schritt
   *[other] Noch höchstens { $most } Schritte
}, oder höre hier auf.
ga-ask-deliver = Schicke einen Zug ab
ga-ask-deliver-why = Der ganze Zug fährt ab, mit einem Auftrag aus deiner Hand.
ga-ask-deliver-more = Schicke noch einen Zug ab, oder höre auf
ga-ask-deliver-more-why = Nur Züge mit einer Lok vom Modell { $type } können jetzt abfahren.
ga-ask-assign = Welcher Auftrag fährt mit dem Zug an Gleis { $track }?
ga-ask-assign-why = { $lorries ->
    [one] Er hat { $lorries } Lore.
   *[other] Er hat { $lorries } Loren; was über den Auftrag hinausgeht, verfällt.
}
ga-ask-afterwards = Spiele eine Innovation oder beende deinen Spielzug
ga-ask-afterwards-why = Deine Arbeiteraktion ist erledigt.
ga-do-pass = Für diese Schicht passen
ga-do-stop = Hier aufhören
ga-do-no-more = Keinen weiteren Zug abschicken
ga-do-end = Spielzug beenden
ga-do-done = Fertig

# Zum Vorlesen

ga-described = Der Tisch in Worten
ga-describe-yard = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, noch { $workers } Arbeiter.
ga-describe-track = Gleis { $track }: { $engine }; Waggons: { $wagons }.

# Der Verlauf: was geschah in wenigen Worten; ein Zug ist eine Zeile, sein Anfang und was darauf folgt.

log-shift-begins = Schicht { $shift }
    .head = Schicht { $shift }
log-sent = { $area }
    .more = { $workers ->
        [one] { $workers } Arbeiter
       *[other] { $workers } Arbeiter
    }
log-paid = { "" }
log-paid-innovation = { $card } als { $workers }
log-received = { $card }
log-received-secretly = { $kind }, verdeckt
log-placed = Gleis { $track }
log-turned-up = neu: { $card }
    .head = Neue Karten
    .item = { $card }
    .aside = neu: { $card }
log-split = { $pile } geteilt
    .head = { $pile } geteilt
log-looked = Blick in: { $pile }
log-saw = { $card } gesehen
log-stored = { $card } ins Zwischenlager
log-loaded = { $card } auf Gleis { $track }
log-delivered = Gleis { $track }: { $card }
log-played-innovation = { $card }
log-passed = Passt
log-token-given = Schichtmarker { $token }
    .head = Schichtmarker
    .item = { $token }: { $seat }
log-game-over = Die letzte Schicht ist vorbei
    .head = Die letzte Schicht ist vorbei
short-lorries-1 = Loren I
short-lorries-2 = Loren II
short-wagons-1 = Waggons I
short-wagons-2 = Waggons II
short-engines = Loks
short-orders = Aufträge
short-shares = Anteile
short-innovations = Innovationen
short-objectives = Geschäftsziele
short-mining-0-1 = Fördern 0 oder 1
short-mining-1-2 = Fördern 1 oder 2
short-mining-2-3 = Fördern 2 oder 3
short-delivery = Ausliefern
short-wild = Freie Wahl
short-wheel-1 = Rad-Lore 1
short-wheel-2 = Rad-Lore 2
short-clover-1 = Klee-Lore 1
short-clover-2 = Klee-Lore 2
short-tower-1 = Turm-Lore 1
short-tower-2 = Turm-Lore 2
short-fox-1 = Fuchs-Lore 1
short-fox-2 = Fuchs-Lore 2
short-barracks-1 = Auftrag Mietkasernen 1
short-furnaces-1 = Auftrag Hochöfen 1
short-factories-1 = Auftrag Fabriken 1
short-steamboats-1 = Auftrag Dampfschiffe 1
short-barracks-2 = Auftrag Mietkasernen 2
short-furnaces-2 = Auftrag Hochöfen 2
short-factories-2 = Auftrag Fabriken 2
short-steamboats-2 = Auftrag Dampfschiffe 2
short-barracks-3 = Auftrag Mietkasernen 3
short-furnaces-3 = Auftrag Hochöfen 3
short-factories-3 = Auftrag Fabriken 3
short-steamboats-3 = Auftrag Dampfschiffe 3
short-barracks-4 = Auftrag Mietkasernen 4
short-furnaces-4 = Auftrag Hochöfen 4
short-factories-4 = Auftrag Fabriken 4
short-steamboats-4 = Auftrag Dampfschiffe 4
short-engine-A = Lok A
short-engine-B = Lok B
short-engine-C = Lok C
short-engine-D = Lok D
short-workers-3 = 1 bis 3 Arbeiter
short-workers-4 = 1 bis 4 Arbeiter
short-workers-5 = 1 bis 5 Arbeiter
short-extra-lorry = eine Lore nehmen
short-extra-wagon = einen Waggon nehmen
short-extra-engine = eine Lok nehmen
short-extra-order = einen Auftrag nehmen
short-extra-share = einen Anteil nehmen
short-extra-mining = 1 bis 4 Förderschritte
short-extra-delivery = einmal ausliefern
short-objective-shift = 3 Punkte für je 2 Schichtmarker
short-objective-count = 1 Punkt für jedes Geschäftsziel
short-objective-engine-A = 2 Punkte für jede ausgelieferte Lok vom Modell A
short-objective-engine-B = 2 Punkte für jede ausgelieferte Lok vom Modell B
short-objective-engine-C = 2 Punkte für jede ausgelieferte Lok vom Modell C
short-objective-engine-D = 2 Punkte für jede ausgelieferte Lok vom Modell D
short-objective-share-barracks = 2 Punkte für jeden zugewiesenen Anteil Mietkasernen
short-objective-share-furnaces = 2 Punkte für jeden zugewiesenen Anteil Hochöfen
short-objective-share-factories = 2 Punkte für jeden zugewiesenen Anteil Fabriken
short-objective-share-steamboats = 2 Punkte für jeden zugewiesenen Anteil Dampfschiffe
short-objective-order-barracks = 2 Punkte für jeden erfüllten Auftrag Mietkasernen
short-objective-order-furnaces = 2 Punkte für jeden erfüllten Auftrag Hochöfen
short-objective-order-factories = 2 Punkte für jeden erfüllten Auftrag Fabriken
short-objective-order-steamboats = 2 Punkte für jeden erfüllten Auftrag Dampfschiffe
short-objective-volume-barracks = 4 Punkte für Aufträge Mietkasernen mit zusammen 5 Loren
short-objective-volume-furnaces = 4 Punkte für Aufträge Hochöfen mit zusammen 5 Loren
short-objective-volume-factories = 4 Punkte für Aufträge Fabriken mit zusammen 5 Loren
short-objective-volume-steamboats = 4 Punkte für Aufträge Dampfschiffe mit zusammen 5 Loren

# Tipps: was etwas ist, in einem Satz

ga-tip-pile-lorry = Die Lore kommt ans Ende deiner Förderreihe.
ga-tip-pile-wagon = Der Waggon kommt an ein Gleis mit seinem Wappen und bleibt dort, bis der Zug abfährt.
ga-tip-pile-engine = Die Lok kommt an eines deiner Gleise ohne Lok; ohne sie kann kein Zug abfahren.
ga-tip-pile-order = Der Auftrag kommt auf die Hand; ein Zug mit genug Loren erfüllt ihn.
ga-tip-pile-share = Ein Anteil zählt am Ende, wenn du einen Auftrag für sein Ziel erfüllt hast.
ga-tip-pile-innovation = Die Innovation kommt auf die Hand: Sie zählt als Arbeiter oder bringt eine eigene Aktion.
ga-tip-pile-objective = Das Geschäftsziel liegt offen vor dir und zählt am Ende.
ga-tip-mining = Loren kommen aus Reihe oder Zwischenlager in Waggons; du machst eine der beiden Schrittzahlen.
ga-tip-delivery = Züge mit Lok fahren ab, jeder mit einem Auftrag von deiner Hand.
ga-tip-wild = Du siehst dir die obersten Karten eines beliebigen Stapels an und behältst eine.
ga-tip-pass = Du setzt für den Rest der Schicht aus; Arbeiterkarten auf der Hand bleiben dir.
ga-tip-stop = Du beendest das Fördern mit den bisherigen Schritten.
ga-tip-no-more = In dieser Aktion fährt kein weiterer Zug ab.
ga-tip-end = Dein Zug ist zu Ende; Innovationen auf der Hand bleiben dir.
ga-tip-worker-card = Arbeiterkarten bezahlen Preise genau, einzeln oder zusammen, und kommen nach der Schicht zurück.
ga-tip-worker-gone = In dieser Schicht gesetzt; die Karte kommt zurück, wenn die Schicht vorbei ist.
ga-tip-price = Was der Bereich jetzt kostet; jede Nutzung macht ihn einen Arbeiter teurer.
ga-tip-lantern = Der Startspieler dieser Schicht; wer den nächsten Schichtmarker bekommt, beginnt die nächste.
ga-tip-shift-token = Er geht an den, der zuletzt Arbeiter zum Fördern 0/1 geschickt hat, sonst an den Startspieler.
ga-tip-track-plate = Waggons und Loren mit einem dieser Wappen passen an dieses Gleis; Joker-Waggons überall.
ga-tip-track = Was an einem Gleis steht, wechselt nie zu einem anderen.
ga-tip-train = Der ganze Zug fährt ab, mit leeren Waggons und überzähligen Loren, und erfüllt einen Auftrag.
ga-tip-engine = Züge, deren Loks vom selben Modell sind, können zusammen abfahren.
ga-tip-no-engine = Ohne Lok fährt hier kein Zug ab.
ga-tip-wagon = Ein leerer Waggon nimmt eine Lorenkarte mit seinem Wappen, ein Joker jede, die zum Gleis passt.
ga-tip-load = Eine einzelne Lore braucht 1 Schritt, eine doppelte 2; verladen bleibt sie bis zur Abfahrt.
ga-tip-row = Nur die vorderste Lore der Reihe kann ziehen: die zuerst genommene.
ga-tip-storage = Jede Karte im Zwischenlager darf später verladen werden, zum vollen Preis.
ga-tip-store = Die vorderste Lore kommt zum gleichen Preis ins Zwischenlager und macht die Reihe frei.
ga-tip-order = Von einem Zug erfüllt bringt er am Ende seine Punkte, auf der Hand keine.
ga-tip-innovation = Wird vor oder nach einer Arbeiteraktion gespielt und verlässt dann das Spiel.
ga-tip-worker-innovation = Wie eine Arbeiterkarte gesetzt, zählt sie als eine ihrer Zahlen; danach verlässt sie das Spiel.
ga-tip-kept = Du behältst genau eine der Karten, die anderen kommen unter den Stapel.
ga-tip-delivered = Nur Geliefertes, Anteile, Geschäftsziele und Schichtmarker zählen.
ga-tip-points-lorries = Gelieferte einzelne Loren bringen, was sie zeigen.
ga-tip-points-orders = Jeder erfüllte Auftrag bringt seine Punkte.
ga-tip-points-shares = Jeder Anteil zählt, für den es einen eigenen erfüllten Auftrag mit seinem Ziel gibt.
ga-tip-points-tokens = Jeder Schichtmarker bringt 1 Punkt.
ga-tip-points-objectives = Was diese Geschäftsziele jetzt brächten.
ga-tip-points-total = Die Punkte, wenn das Spiel jetzt endete; die meisten gewinnen.
