# Namen

wheel-1 = Rad-Lore (1 Punkt)
wheel-2 = Rad-Lore (2 Punkte)
wheel-double = doppelte Rad-Lore
clover-1 = Klee-Lore (1 Punkt)
clover-2 = Klee-Lore (2 Punkte)
clover-double = doppelte Klee-Lore
tower-1 = Turm-Lore (1 Punkt)
tower-2 = Turm-Lore (2 Punkte)
tower-double = doppelte Turm-Lore
fox-1 = Fuchs-Lore (1 Punkt)
fox-2 = Fuchs-Lore (2 Punkte)
fox-double = doppelte Fuchs-Lore
wheel-wagon = Rad-Waggon
clover-wagon = Klee-Waggon
tower-wagon = Turm-Waggon
fox-wagon = Fuchs-Waggon
wild-wagon = Joker-Waggon
engine-A = Lok, Modell A
engine-B = Lok, Modell B
engine-C = Lok, Modell C
engine-D = Lok, Modell D
barracks-1 = Auftrag Mietkasernen (1 Lore, 3 Punkte)
furnaces-1 = Auftrag Hochöfen (1 Lore, 3 Punkte)
factories-1 = Auftrag Fabriken (1 Lore, 3 Punkte)
steamboats-1 = Auftrag Dampfschiffe (1 Lore, 3 Punkte)
barracks-2 = Auftrag Mietkasernen (2 Loren, 5 Punkte)
furnaces-2 = Auftrag Hochöfen (2 Loren, 5 Punkte)
factories-2 = Auftrag Fabriken (2 Loren, 5 Punkte)
steamboats-2 = Auftrag Dampfschiffe (2 Loren, 5 Punkte)
barracks-3 = Auftrag Mietkasernen (3 Loren, 7 Punkte)
furnaces-3 = Auftrag Hochöfen (3 Loren, 7 Punkte)
factories-3 = Auftrag Fabriken (3 Loren, 7 Punkte)
steamboats-3 = Auftrag Dampfschiffe (3 Loren, 7 Punkte)
barracks-4 = Auftrag Mietkasernen (4 Loren, 10 Punkte)
furnaces-4 = Auftrag Hochöfen (4 Loren, 10 Punkte)
factories-4 = Auftrag Fabriken (4 Loren, 10 Punkte)
steamboats-4 = Auftrag Dampfschiffe (4 Loren, 10 Punkte)
share-barracks = Anteil Mietkasernen
share-furnaces = Anteil Hochöfen
share-factories = Anteil Fabriken
share-steamboats = Anteil Dampfschiffe
workers-3 = Innovation (1 bis 3 Arbeiter)
workers-4 = Innovation (1 bis 4 Arbeiter)
workers-5 = Innovation (1 bis 5 Arbeiter)
extra-lorry = Innovation (eine Lore nehmen)
extra-wagon = Innovation (einen Waggon nehmen)
extra-engine = Innovation (eine Lok nehmen)
extra-order = Innovation (einen Auftrag nehmen)
extra-share = Innovation (einen Anteil nehmen)
extra-mining = Innovation (1 bis 4 Förderschritte)
extra-delivery = Innovation (einmal ausliefern)
objective-shift = Geschäftsziel (3 Punkte für je 2 Schichtmarker)
objective-count = Geschäftsziel (1 Punkt für jedes Geschäftsziel)
objective-engine-A = Geschäftsziel (2 Punkte für jede ausgelieferte Lok vom Modell A)
objective-engine-B = Geschäftsziel (2 Punkte für jede ausgelieferte Lok vom Modell B)
objective-engine-C = Geschäftsziel (2 Punkte für jede ausgelieferte Lok vom Modell C)
objective-engine-D = Geschäftsziel (2 Punkte für jede ausgelieferte Lok vom Modell D)
objective-share-barracks = Geschäftsziel (2 Punkte für jeden zugewiesenen Anteil Mietkasernen)
objective-share-furnaces = Geschäftsziel (2 Punkte für jeden zugewiesenen Anteil Hochöfen)
objective-share-factories = Geschäftsziel (2 Punkte für jeden zugewiesenen Anteil Fabriken)
objective-share-steamboats = Geschäftsziel (2 Punkte für jeden zugewiesenen Anteil Dampfschiffe)
objective-order-barracks = Geschäftsziel (2 Punkte für jeden erfüllten Auftrag Mietkasernen)
objective-order-furnaces = Geschäftsziel (2 Punkte für jeden erfüllten Auftrag Hochöfen)
objective-order-factories = Geschäftsziel (2 Punkte für jeden erfüllten Auftrag Fabriken)
objective-order-steamboats = Geschäftsziel (2 Punkte für jeden erfüllten Auftrag Dampfschiffe)
objective-volume-barracks = Geschäftsziel (4 Punkte für Aufträge Mietkasernen mit zusammen 5 Loren)
objective-volume-furnaces = Geschäftsziel (4 Punkte für Aufträge Hochöfen mit zusammen 5 Loren)
objective-volume-factories = Geschäftsziel (4 Punkte für Aufträge Fabriken mit zusammen 5 Loren)
objective-volume-steamboats = Geschäftsziel (4 Punkte für Aufträge Dampfschiffe mit zusammen 5 Loren)
hidden = unbekannte Karte

lorries-1 = Lorenstapel 1
lorries-2 = Lorenstapel 2
wagons-1 = Waggonstapel 1
wagons-2 = Waggonstapel 2
engines = Lokstapel
orders = Auftragsstapel
shares = Anteilsstapel
innovations = Innovationsstapel
objectives = Zielstapel
mining-0-1 = Fördern 0 oder 1
mining-1-2 = Fördern 1 oder 2
mining-2-3 = Fördern 2 oder 3
delivery = Ausliefern
wild = Freie Wahl

kind-lorry = Lorenkarte
kind-wagon = Waggonkarte
kind-engine = Lokkarte
kind-order = Auftragskarte
kind-share = Anteilskarte
kind-innovation = Innovationskarte
kind-objective = Geschäftszielkarte

points-lorries = Loren
points-orders = Aufträge
points-shares = Anteile
points-tokens = Schichtmarker
points-objectives = Geschäftsziele

# Was gefragt ist

ask-over = Die Partie ist zu Ende.
ask-draw-starter = Ausgelost wird, wer beginnt.
ask-turn-up = Die nächste Karte vom { $pile } wird aufgedeckt.
ask-look = Eine Karte vom { $pile } wird angesehen.
ask-turn = Du bist am Zug: schicke Arbeiter in einen Bereich, spiele vorher eine Innovation, oder passe.
ask-turn-innovation = Noch steht dir kein Bereich offen: spiele eine Innovation, oder passe.
ask-turn-pass = Kein Bereich steht dir offen: passe.
ask-turn-on = Schicke jetzt Arbeiter in einen Bereich; vorher darfst du noch eine Innovation spielen.
ask-turn-on-innovation = Noch steht dir kein Bereich offen: spiele eine weitere Innovation, dann schicke Arbeiter.
ask-pay = { $area }: noch { $workers } Arbeiter einzusetzen. Welche Karte ist die nächste?
ask-pay-ones = { $cards ->
    [one] Noch eine Innovation, als 1 Arbeiter: welche?
   *[other] Noch { $cards } Innovationen, als je 1 Arbeiter: welche ist die nächste?
}
ask-take-a-lorry = Von welchem Stapel nimmst du die Lore?
ask-take-a-wagon = Von welchem Stapel nimmst du den Waggon?
ask-place = An welches Gleis kommt die Karte: { $card }?
ask-wild = Welchen Stapel siehst du an?
ask-keep = Welche Karte behältst du? Die anderen kommen unter den Stapel.
ask-mine = Fördern: { $least ->
    [0] { $most ->
        [one] höchstens { $most } Schritt
       *[other] höchstens { $most } Schritte
    }
   *[other] noch { $least } bis { $most } Schritte
}.
ask-deliver = Welcher Zug fährt ab?
ask-deliver-more = Fährt noch ein Zug mit dem gleichen Lokmodell ab ({ $card })?
ask-assign = Welchen Auftrag erfüllt der Zug an Gleis { $track }, mit { $lorries ->
    [one] { $lorries } Lore
   *[other] { $lorries } Loren
}?
ask-afterwards = Spielst du noch eine Innovation, bevor dein Spielzug endet?

# Züge

move-area = { $what } für { $workers } Arbeiter
move-take = { $card }, vom { $pile }
move-look = den { $pile } ansehen
move-play = spielen: { $card }
move-pass = für den Rest der Schicht passen
move-done = hier aufhören
move-stop-mining = das Fördern beenden
move-no-more-trains = keine weiteren Züge
move-end-turn = den Spielzug beenden
move-track = an Gleis { $track }
move-train = der Zug an Gleis { $track }, mit { $lorries ->
    [one] { $lorries } Lore
   *[other] { $lorries } Loren
}
move-pay = eine Karte mit { $workers } { $workers ->
    [one] Arbeiter
   *[other] Arbeitern
}
move-pay-innovation = { $card }, als { $workers }
move-store = { $card }: ins Zwischenlager
move-load = { $card }: in den Waggon an Gleis { $track } ({ $wagon })
move-load-stored = { $card }, aus dem Zwischenlager: in den Waggon an Gleis { $track } ({ $wagon })
move-fulfil = { $card }
move-keep = behalten: { $card }
move-start = { $seat } beginnt
move-card = gezogen: { $card }
move-unseen-card = eine Karte wird gezogen, die du nicht siehst
move-unseen-keep = eine Karte behalten, die du nicht siehst

# Was geschah

shift-begins = Schicht { $shift } beginnt; { $seat } fängt an.
sent = { $seat } schickt { $workers } Arbeiter: { $area }.
paid = { $seat } setzt eine Arbeiterkarte mit { $workers } ein.
paid-innovation = { $seat } setzt ein, als { $workers }: { $card }.
received = { $seat } nimmt: { $card }.
received-secretly = { $seat } behält eine Karte und zeigt sie niemandem: { $kind }.
placed = { $seat } legt an Gleis { $track }: { $card }.
turned-up = Neu auf dem { $pile }: { $card }.
split = { $cards ->
    [one] Die obere Karte vom { $pile } bildet
   *[other] Die oberen { $cards } Karten vom { $pile } bilden
} jetzt den { $gap }.
looked = { $seat } sieht { $cards ->
    [one] die letzte Karte
   *[other] { $cards } Karten
} vom { $pile } an.
saw = Du siehst: { $card }.
stored = { $seat } legt ins Zwischenlager: { $card }.
loaded = { $seat } belädt einen Waggon an Gleis { $track }: { $card }.
delivered = { $seat } lässt den Zug an Gleis { $track } mit { $lorries ->
    [one] { $lorries } Lore
   *[other] { $lorries } Loren
} abfahren: { $card }.
played-innovation = { $seat } spielt: { $card }.
passed = { $seat } passt.
token-given = { $seat } bekommt Schichtmarker { $token }.
game-over = Die letzte Schicht ist vorbei.

# Warum nicht

why-over = die Partie ist zu Ende
why-dealing = gerade wird eine Karte gezogen
why-not-asked = das steht jetzt nicht zur Wahl
why-finish-first = beende zuerst, was du begonnen hast
why-one-action = du hattest deine Arbeiteraktion schon
why-acted = du hast schon Arbeiter geschickt
why-not-with-two = diese Karte wird zu zweit nicht benutzt
why-empty-pile = der { $pile } ist leer
why-three-engines = an jedem deiner Gleise steht eine Lok
why-price = du kannst nicht genau { $workers } Arbeiter einsetzen
why-wild-price = das erste Mal kostet { $workers } Arbeiter, und du kannst sie nicht genau einsetzen
why-no-mining = keine der beiden Zahlen an Förderschritten lässt sich ausführen
why-no-order = du hast keinen Auftrag
why-no-engine = an keinem deiner Gleise steht eine Lok
why-no-train = kein Zug mit Lok hat { $lorries ->
    [one] { $lorries } Lore
   *[other] { $lorries } Loren
}, und so viel verlangt dein kleinster Auftrag
why-no-wild = kein Stapel hat eine Karte, die du nehmen könntest
why-no-pile = mit der freien Wahl siehst du einen Kartenstapel an
why-other-pile = die Karte ist von anderer Art
why-not-held = du hast sie nicht: { $card }
why-not-during = sie wird vor oder nach der Arbeiteraktion gespielt: { $card }
why-not-playable = sie ließe sich nicht ausführen: { $card }
why-no-action-left = danach wäre keine Arbeiteraktion sicher: { $card }
why-no-action-then = danach wäre keine Arbeiteraktion mehr sicher
why-committed = du hast eine Innovation gespielt, also musst du Arbeiter schicken
why-more-steps = es sind noch Förderschritte nötig
why-one-train = mindestens ein Zug muss abfahren
why-not-this-track = dort nicht erlaubt: { $card }
why-engine-there = an Gleis { $track } steht schon eine Lok
why-track-no-engine = an Gleis { $track } steht keine Lok
why-other-type = jetzt dürfen nur Züge mit dem gleichen Lokmodell abfahren: { $card }
why-too-few-lorries = { $lorries ->
    [one] { $lorries } Lore reicht
   *[other] { $lorries } Loren reichen
} für keinen deiner Aufträge
why-no-such-card = du hast keine solche Karte
why-order-of-cards = hohe Karten werden vor niedrigen eingesetzt, Innovationen zuletzt
why-as-ones = jede weitere Innovation zählt als 1
why-too-many-workers = nur noch { $workers } Arbeiter { $workers ->
    [one] ist
   *[other] sind
} einzusetzen
why-other-value = mit dieser Zahl ginge die Summe nicht auf
why-not-exact = der Rest ließe sich nicht genau einsetzen
why-empty-row = deine Förderreihe ist leer
why-not-stored = nicht in deinem Zwischenlager: { $card }
why-crest = passt nicht zu Waggon und Gleis: { $card }
why-no-empty-wagon = es gibt keinen solchen leeren Waggon
why-too-few-steps = dafür sind zu wenige Schritte übrig: { $card }
why-no-exact-end = nach diesem Schritt ließe sich keine der beiden Zahlen erreichen
why-order-too-large = der Auftrag verlangt mehr als { $lorries ->
    [one] { $lorries } Lore
   *[other] { $lorries } Loren
}
why-not-seen = du hast keine solche Karte gesehen: { $card }
