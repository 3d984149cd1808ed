# Namen

trans-siberian = Transsibirische
st-petersburg = St. Petersburg
kiev = Kiew
ts-black = Schwarz auf der Transsibirischen
ts-grey = Grau auf der Transsibirischen
ts-brown = Braun auf der Transsibirischen
ts-natural = Natur auf der Transsibirischen
ts-white = Weiß auf der Transsibirischen
sp-black = Schwarz nach St. Petersburg
sp-grey = Grau nach St. Petersburg
sp-brown = Braun nach St. Petersburg
sp-natural = Natur nach St. Petersburg
kiev-black = Schwarz nach Kiew
kiev-grey = Grau nach Kiew
kiev-brown = Braun nach Kiew

space-T1 = 2 Schritte Schwarz
space-T2 = 3 Schritte Schwarz
space-T3 = 2 Schritte Grau
space-T4 = 3 Schritte Grau
space-T5 = 1 Schritt Braun
space-T6 = 2 Schritte Braun
space-T7 = 1 Schritt Natur
space-T8 = 2 Schritte Natur
space-T9 = 1 Schritt Weiß
space-T10 = 2 Schritte Weiß
space-T11 = 2 Schritte in beliebigen Farben
space-T12 = 1 Schritt, Schwarz oder Grau
space-L1 = 1 Lok oder 1 Fabrik
space-L2 = 1 Lok oder 1 Fabrik
space-L3 = 1 Lok und 1 Fabrik
space-I1 = 1 Industrieschritt
space-I2 = 2 Industrieschritte
space-I3 = 1 Industrieschritt und 1 Schritt Schwarz
space-A1 = 1 Verdoppler
space-A2 = 2 Münzen
space-A3 = die 2 Leiharbeiter
space-O1 = erster Platz in der nächsten Runde
space-O2 = zweiter Platz in der nächsten Runde
space-E1 = der Ingenieur auf Feld 1
space-E2 = der Ingenieur auf Feld 2
space-H = einen Ingenieur anheuern
space-LR = 3 Industrieschritte

engineer-0 = niemand
engineer-1 = Ingenieur 1: 2 Schritte in beliebigen Farben
engineer-2 = Ingenieur 2: 1 Industrieschritt, 3 Punkte
engineer-3 = Ingenieur 3: je 1 Schritt Schwarz und Grau
engineer-4 = Ingenieur 4: 1 Verdoppler, 3 Punkte
engineer-5 = Ingenieur 5: 1 Schritt in beliebiger Farbe, 3 Punkte
engineer-6 = Ingenieur 6: 1 Schritt Grau, 5 Punkte
engineer-7 = Ingenieur 7: 1 Schritt Schwarz, 3 Punkte
engineer-8 = Ingenieur 8: ein Feld noch einmal nutzen
engineer-9 = Ingenieur 9: 2 Industrieschritte
engineer-10 = Ingenieur 10: 1 Industrieschritt und 1 Schritt Schwarz
engineer-11 = Ingenieur 11: 1 Schritt in beliebiger Farbe und 1 Schritt Schwarz
engineer-12 = Ingenieur 12: 1 Lok oder 1 Fabrik
engineer-13 = Ingenieur 13: je 1 Schritt Grau und Braun
engineer-14 = Ingenieur 14: 2 Schritte Schwarz
engineer-15 = Ingenieur 15: 1 Schritt Braun, 5 Punkte

factory-0 = keine Fabrik
factory-1 = Fabrik 1: die Nummern deiner Ingenieure als Punkte
factory-2 = Fabrik 2: 1 Lok oder 1 Fabrik
factory-3 = Fabrik 3: ein Feld noch einmal nutzen
factory-4 = Fabrik 4: 2 Verdoppler
factory-5 = Fabrik 5: 1 Industrieschritt
factory-6 = Fabrik 6: 1 Münze
factory-7 = Fabrik 7: 2 Schritte in beliebigen Farben
factory-8 = Fabrik 8: deine zwei besten Loks als Punkte
factory-9 = Fabrik 9: eine Spielendekarte oder 10 Punkte

token-steps = Plättchen: bis zu 4 Schritte in beliebigen Farben
rr-token-steps = bis 4 Schritte
token-industry = Plättchen: bis zu 5 Industrieschritte
rr-token-industry = 5 Industrie
token-marker = Plättchen: der zweite Industriemarker
rr-token-marker = 2. Marker
token-doublers = Plättchen: 3 Verdoppler
rr-token-doublers = 3 Verdoppler
token-revaluation = Plättchen: Braun, Natur und Weiß zählen mehr
rr-token-revaluation = Aufwertung
token-medal = Plättchen: die Kiew-Medaille
rr-token-medal = Kiew-Medaille
token-cards = Plättchen: eine ?-Karte und eine Spielendekarte
rr-token-cards = Karte + Ende

card-worker = ?-Karte: der schwarze Arbeiter
card-engineer = ?-Karte: Ingenieur 1 und eine Münze
card-factory = ?-Karte: eine Fabrik bauen, dann 2 Industrieschritte
card-three = ?-Karte: Verdoppler, Industrieschritt, Schritt Schwarz, und eins davon noch einmal
card-nine = ?-Karte: die besondere 9

# End-bonus cards: in a list of choices, on the card itself, and as a source of points.

end-flat = Spielende: 15 Punkte
rr-end-flat = 15 Punkte
source-end-flat = die Spielendekarte
end-workers = Spielende: 10 für jeden gewonnenen Arbeiter
rr-end-workers = 10 je gewonnenem Arbeiter
source-end-workers = die Spielendekarte für Arbeiter
end-doublers = Spielende: 20 für 4 Verdoppler, 30 für 7
rr-end-doublers = 20 für 4 Verdoppler, 30 für 7
source-end-doublers = die Spielendekarte für Verdoppler
end-stations = Spielende: 10 für jeden erreichten Endbahnhof
rr-end-stations = 10 je Endbahnhof
source-end-stations = die Spielendekarte für Endbahnhöfe
end-black = Spielende: die Felder deiner schwarzen Gleise
rr-end-black = Felder der schwarzen Gleise
source-end-black = die Spielendekarte für schwarze Gleise
end-locomotives = Spielende: die Summe deiner Loks
rr-end-locomotives = Summe der Loks
source-end-locomotives = die Spielendekarte für Loks
end-factories = Spielende: 4 für jede Fabrik
rr-end-factories = 4 je Fabrik
source-end-factories = die Spielendekarte für Fabriken
end-tokens = Spielende: 7 für jedes Plättchen
rr-end-tokens = 7 je ?-Plättchen
source-end-tokens = die Spielendekarte für Plättchen
end-engineers = Spielende: 6 für jeden Ingenieur
rr-end-engineers = 6 je Ingenieur
source-end-engineers = die Spielendekarte für Ingenieure
end-extra-engineer = Spielende: ein Ingenieur mehr für die Mehrheit
rr-end-extra-engineer = ein Ingenieur mehr

bonus-doubler = Startbonus: 1 Verdoppler
bonus-coin = Startbonus: 1 Münze
bonus-industry = Startbonus: 1 Industrieschritt
bonus-black = Startbonus: 1 Schritt Schwarz

part-black = { $count } × Schwarz
part-grey = { $count } × Grau
part-brown = { $count } × Braun
part-natural = { $count } × Natur
part-white = { $count } × Weiß
part-black-or-grey = { $count } × Schwarz oder Grau
part-any = { $count } × beliebige Farbe
part-industry = { $count } × Industrie
part-locomotive-or-factory = eine Lok oder eine Fabrik
part-locomotive = eine Lok
part-factory = eine Fabrik
part-repeat = noch einmal Verdoppler, Industrie oder Schwarz
part-extra = ein Schritt Schwarz zusätzlich durch den schwarzen Arbeiter
part-and = { $before }, { $last }

source-trans-siberian = die Transsibirische
source-st-petersburg = St. Petersburg
source-kiev = Kiew
source-industry = Industrie
source-end-station = einen Endbahnhof
source-factory = eine Fabrik
source-engineer = einen Ingenieur
source-pass = das Passen
source-instead-of-end-card = den Verzicht auf eine Spielendekarte
source-engineers = die meisten Ingenieure

points-trans-siberian = Transsibirische
points-st-petersburg = St. Petersburg
points-kiev = Kiew
points-industry = Industrie
points-turns = Während der Runde
points-end-cards = Spielendekarten
points-engineers = Meiste Ingenieure

# Was gefragt ist

ask-over = Die Partie ist zu Ende.
ask-deal-order = Die Reihenfolge wird ausgelost.
ask-deal-engineers = Die Ingenieure werden ausgelegt.
ask-box-end-cards = Zwei Spielendekarten kommen ungesehen aus dem Spiel.
ask-bonus = Wähle einen Startbonus.
ask-turn = Du bist am Zug: nutze ein Feld oder passe.
ask-pay = Womit bezahlst du „{ $space }“?
ask-work = Führe ganz aus: { $parts }.
ask-work-in-part = Du darfst: { $parts }.
ask-lay = Wohin kommt Lok { $number }?
ask-exchange = Welche Fabrik wird durch Fabrik { $number } ersetzt?
ask-again = Welches Feld nutzt du noch einmal?
ask-pick-token = Wähle eins deiner ?-Plättchen.
ask-pick-card = Wähle eine ?-Karte, oder keine.
ask-take-end-card = Behalte eine Spielendekarte oder nimm 10 Punkte.
ask-move-on = Dein Arbeiter auf „{ $space }“ darf auf ein anderes Feld weiterziehen.

# Züge

move-space = { $what } ({ $cost })
hire = anheuern: { $what }
cost-0c = 1 Münze
cost-1 = 1 Arbeiter
cost-1c = 1 Arbeiter und 1 Münze
cost-2 = 2 Arbeiter
cost-3 = 3 Arbeiter
move-pass = für diese Runde passen
move-done = hier aufhören
pay-worker = { $count } Arbeiter
pay-black = der schwarze Arbeiter
pay-coin = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
pay-and = { $before } und { $last }
move-step = { $piece } auf Feld { $space }
move-marker = Industriemarker auf Position { $space }
move-marker-factory = Industriemarker auf Position { $space }, { $what }
move-locomotive = Lok { $number } nehmen
move-factory = vom Stapel bauen: { $what }
move-factory-returned = von den zurückgegebenen bauen: { $what }
move-lay = auf einen freien Platz, Strecke { $line }
move-replace = Strecke { $line }, anstelle der { $number }
move-give-back = als Fabrik zurückgeben
move-exchange = Lücke { $gap }, anstelle von { $what }
move-doubler = ein Verdoppler
move-points = 10 Punkte nehmen
move-deal-seat = { $seat } ist in der Reihenfolge der Nächste
move-deal-engineer = Ingenieur { $number } wird ausgelegt
move-box = aus dem Spiel: { $card }
move-hidden-end-card = eine Spielendekarte
move-hidden-box = eine Spielendekarte kommt ungesehen aus dem Spiel

# Was geschah

round = Runde { $number } beginnt.
bonus = { $seat } wählt: { $bonus }.
place = { $seat } nutzt „{ $space }“.
step = { $seat } rückt vor: { $piece } auf Feld { $space }.
industry = { $seat } rückt einen Industriemarker auf Position { $position }.
factory = { $seat } löst Fabrik { $number } aus.
new-worker = { $seat } bekommt einen neuen Arbeiter.
points = { $seat } erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $source }.
round-points = { $seat } erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $source }.
coins = { $seat } nimmt { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
}.
temporary-workers = { $seat } nimmt die Leiharbeiter.
doublers = { $seat } legt { $count ->
    [one] einen Verdoppler
   *[other] { $count } Verdoppler
}.
take-locomotive = { $seat } nimmt Lok { $number }.
lay-locomotive = { $seat } legt Lok { $number } an die Strecke { $line }.
build-factory = { $seat } baut Fabrik { $number }.
give-back = { $seat } gibt die Nummer { $number } zurück, jetzt als Fabrik.
token = { $seat } wählt ein { $token }.
card = { $seat } wählt eine { $card }.
end-card = { $seat } behält eine Spielendekarte.
end-card-kept = Du behältst: { $card }.
use-again = { $seat } nutzt noch einmal: { $space }.
hire-engineer = { $seat } heuert Ingenieur { $number } an.
pass = { $seat } passt.
move-on = { $seat } zieht den Arbeiter weiter: { $space }.

# Warum nicht

why-over = die Partie ist zu Ende
why-dealing = der Tisch wird noch aufgebaut
why-finish-first = beende zuerst, was gerade läuft
why-not-asked = das steht jetzt nicht zur Wahl
why-must = die Aktion muss ganz ausgeführt werden
why-not-your-engineer = dieser Ingenieur gehört dir nicht
why-boarded-up = dieses Feld ist zu zweit gesperrt
why-last-round = in der letzten Runde nützt die Reihenfolge nichts mehr
why-not-last-round = dieses Feld öffnet in der letzten Runde
why-no-engineer = auf diesem Feld liegt kein Ingenieur
why-hired = der Ingenieur ist schon angeheuert
why-occupied = in dieser Runde hat es schon jemand genutzt
why-both-places = du hast schon einen Platz in der nächsten Reihenfolge
why-own-place = das ist der Platz, den du jetzt hast
why-no-target = auf ein Reihenfolgefeld zieht kein Arbeiter weiter
why-one-worker = ihm stehen nur Felder für genau einen Arbeiter offen
why-no-coin = es kostet eine Münze
why-too-few-workers = es kostet { $count ->
    [one] einen Arbeiter
   *[other] { $count } Arbeiter
}, und du hast zu wenige Arbeiter und Münzen übrig
why-not-in-full = du könntest es nicht ganz ausführen: { $lacking }
lacking-colour = { $colour ->
    [grey] Grau
    [brown] Braun
    [natural] Natur
   *[white] Weiß
} kommt, wenn Schwarz das Feld { $space } der Transsibirischen erreicht
lacking-colour-before = die Farbe, die vor ihr kommt, liegt noch auf keiner ihrer Strecken
lacking-line = { $count ->
    [0] die Farbe kommt auf keiner Strecke mehr weiter
    [one] der Farbe bleibt auf allen Strecken zusammen nur noch ein Schritt
   *[other] der Farbe bleiben auf allen Strecken zusammen nur noch { $count } Schritte
}
lacking-room = { $count ->
    [0] die Farbe davor lässt keinen Platz; rücke zuerst sie vor
    [one] die Farbe davor lässt nur Platz für einen Schritt; rücke zuerst sie vor
   *[other] die Farbe davor lässt nur Platz für { $count } Schritte; rücke zuerst sie vor
}
lacking-factory = der Industriemarker käme an eine leere Lücke; baue zuerst eine Fabrik
lacking-industry = { $count ->
    [0] auf der Industrieleiste ist kein Schritt mehr übrig
    [one] auf der Industrieleiste ist nur noch ein Schritt übrig
   *[other] auf der Industrieleiste sind nur noch { $count } Schritte übrig
}
lacking-again = es gibt kein Feld dieser Runde, das du noch einmal nutzen könntest
lacking-doubler = es ist kein Verdoppler mehr da, oder deine Felder sind voll
lacking-locomotive = es sind zu wenige Loks und Fabriken übrig
lacking-part = für einen Teil davon ist kein Platz
why-never-again = dieses Feld lässt sich nicht noch einmal nutzen
why-not-used = du hast es in dieser Runde nicht genutzt
why-not-this-colour = die Aktion lässt diese Farbe nicht zu
why-colour-not-available = { $colour ->
    [grey] Grau
    [brown] Braun
    [natural] Natur
   *[white] Weiß
} kommt, wenn Schwarz das Feld { $space } der Transsibirischen erreicht
why-end-of-line = es liegt schon auf dem letzten Feld
why-colour-before = zuerst kommt { $piece }
why-piece-ahead = { $piece } liegt im Weg
why-spoils-the-rest = der Rest der Aktion ginge dann nicht mehr
why-no-marker = dein zweiter Marker ist nicht im Spiel
why-end-of-industry = er steht am Ende der Industrieleiste
why-marker-ahead = dein anderer Marker steht im Weg
why-gap = die Lücke davor braucht eine Fabrik
why-no-locomotive = es ist keine Lok mehr da
why-not-returned = unter den zurückgegebenen liegt keine Fabrik { $number }
why-must-lay = sie muss an eine Strecke
why-not-weaker = die { $number } dort ist nicht schwächer
why-other-line = sie muss an eine andere Strecke
why-the-same = es käme auf dasselbe heraus wie eine andere Wahl
why-token-used = dieses Plättchen hast du schon genutzt
why-marker-at-start = dein erster Marker steht noch auf Position 0
why-card-gone = diese Karte ist schon verbraucht
why-cannot-pay = damit lassen sich die Kosten aus deinem Vorrat nicht bezahlen
why-no-doubler = es ist kein Verdoppler mehr da, oder deine Felder sind voll
why-end-card-gone = diese Karte ist nicht im Stapel
why-bonus-gone = diesen Bonus hat schon jemand genommen
