# Beschriftung des Spielplans

rr-track = Gleise
rr-locomotives = Loks und Fabriken
rr-industry = Industrie
rr-yard = Bauhof
rr-order = Reihenfolge
rr-order-hint = Plätze und Punkte fürs Passen
rr-order-last = letzte Runde: Industrie
rr-order-to-come = Die Reihenfolge wird erst ausgelost.
rr-engineers = Ingenieure
rr-engineers-hint = rücken jede Runde ein Feld weiter; die meisten am Ende: 40, zweite: 20
rr-cards = ?-Karten
rr-end-stack = Spielende, noch { $count }
rr-no-limit = beliebig oft
rr-first = 1.
rr-second = 2.
rr-for-all = { $field } · für alle
rr-hire = einstellen
rr-hired = eingestellt
rr-passed = gepasst
rr-stacks = Verbliebene Loks
rr-stack = Lok { $number }: noch { $count }.
rr-no-locomotives = Es ist keine Lok mehr da.
rr-returned = Zurückgegebene Fabriken
rr-none-returned = nichts zurückgegeben
rr-boarded-up = { $what }, zu zweit zugenagelt
rr-stands-there = dort: { $names }
rr-place = Platz { $place }: { $name }, { $points } Punkte fürs Passen.
rr-engineer-waits = { $engineer }, wartet auf Feld { $field }.

# Beschriftung eines Tableaus

rr-your-railway = Deine Bahn
rr-railway = Bahn
rr-railway-of = Die Bahn von { $name }
rr-enlarge = Die Bahn von { $name } zeigen.
rr-rivals = Die Bahnen der anderen
rr-workers-left = noch { $left } von { $all } Arbeitern
rr-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
rr-round-scoring = Rundenwertung jetzt
rr-this-turn = { $points } in diesem Zug
rr-reach = bis { $reach }
rr-locomotive = Lok { $number }
rr-place-free = Freier Platz für eine Lok
rr-own-engineers = Eingestellte Ingenieure
rr-end-cards = { $count ->
    [one] 1 Spielendekarte
   *[other] { $count } Spielendekarten
}
rr-industry-hint = Wert des Feldes
rr-tokens = ?-Plättchen
rr-tokens-earned = { $count ->
    [0] noch keins verdient
   *[other] { $count } von 4 verdient
}
rr-token-used = genutzt
rr-token-left = wählbar
rr-token-steps = bis 4 Schritte
rr-token-industry = 5 Industrie
rr-token-marker = 2. Marker
rr-token-doublers = 3 Verdoppler
rr-token-revaluation = Aufwertung
rr-token-medal = Kiew-Medaille
rr-token-cards = Karte + Ende
rr-colour-black = Schwarz
rr-colour-grey = Grau
rr-colour-brown = Braun
rr-colour-natural = Natur
rr-colour-white = Weiß
rr-piece-at = { $colour } auf { $space }
rr-marker-at = Marker auf Position { $position }
rr-space-number = Feld { $space }
rr-position = Position { $position }
rr-gap-empty = Eine leere Lücke: Hier fehlt eine Fabrik.
rr-industry-token = Ein ?-Plättchen für den ersten Marker, der hierher kommt.
rr-industry-value = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bei jeder Wertung.
rr-line-twice = Linie ×2
rr-short-trans-siberian = TS
rr-short-st-petersburg = SP
rr-short-kiev = K

# Belohnungen unter den Feldern

rr-reward-colour = Gleise in { $colour } kommen ins Spiel.
rr-reward-worker = Ein Arbeiter mehr, auf Dauer.
rr-reward-token = Ein ?-Plättchen.
rr-reward-star = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bei jeder Wertung.
rr-reward-station = { $points } Punkte, einmalig.
rr-reward-doubling = Diese Linie zählt bei jeder Wertung doppelt.
rr-reward-medal = { $points } Punkte bei jeder Wertung.
rr-reward-earned = Erreicht.
rr-lacks-track = Es fehlt: { $colour } auf Feld { $space }.
rr-lacks-reach = Es fehlt: eine Lok, die bis { $space } reicht.
rr-lacks-medal = Es fehlt: die Kiew-Medaille, eins deiner ?-Plättchen.

# Spielendekarten

rr-end-choice = Spielende
rr-end-choice-hint = Die anderen sehen, dass du eine Karte behältst, nicht welche. Die Zahl ist, was sie jetzt brächte.
rr-worth-now = jetzt { $points }
rr-end-majority = Mehrheit der Ingenieure
rr-ten-points = stattdessen 10 Punkte
rr-at-once = sofort

# Was gefragt ist

rr-ask-turn = Du bist dran: Setze Arbeiter auf ein leuchtendes Feld
rr-ask-turn-why = Noch { $workers }{ $coin ->
    [yes] { "" } und { $coins }; eine Münze kann einen Arbeiter ersetzen.
   *[no] .
} Oder passe für { $points ->
    [0] keine Punkte
   *[other] { $points } Punkte
}.
rr-ask-turn-left = Noch { $workers } und { $coins }
rr-ask-pass = Dir steht nichts mehr offen: passe
rr-ask-pass-why = Noch { $workers } und { $coins }. Zeige auf ein Feld, um den Grund zu sehen.
rr-ask-pay = Womit bezahlst du: { $what }?
rr-ask-pay-why = Eine Münze ist ausgegeben, Arbeiter kommen am Ende der Runde zurück.
rr-ask-step = { $more ->
    [yes] { $part }: noch { $count ->
        [one] ein Schritt
       *[other] { $count } Schritte
    }
   *[no] { $part }: { $count ->
        [one] ein Schritt
       *[other] { $count } Schritte
    }
}
rr-ask-parts = Zu tun: { $parts }
rr-step-black = Schwarz
rr-step-grey = Grau
rr-step-brown = Braun
rr-step-natural = Natur
rr-step-white = Weiß
rr-step-black-or-grey = Schwarz oder Grau
rr-step-any = Beliebige Farbe
rr-step-industry = Industriemarker
rr-ask-lit = Die Zahl auf einem leuchtenden Feld kommt zu jeder Runde hinzu.
rr-ask-in-part = Du darfst es dabei belassen.
rr-ask-lay-why = Auf einen freien Platz oder an die Stelle einer schwächeren, die dann weiterzieht.
rr-ask-exchange-why = Alle fünf Lücken sind voll. Die alte Fabrik wird zurückgegeben.
rr-ask-again-why = Ein Feld für einen Arbeiter, das du in dieser Runde genutzt hast.
rr-ask-move-on-why = Auf ein freies Feld für einen Arbeiter, ohne weitere Kosten.
rr-ask-pick-token-why = Jedes wirkt einmal in der Partie.
rr-ask-pick-card-why = Jede Karte wird in der Partie einmal genutzt. Danach folgt eine Spielendekarte.
rr-ask-take-end-card-why = Nur du siehst die Karten.
rr-ask-bonus-why = Der Letzte der Reihenfolge wählt zuerst, der Erste bekommt keinen.
rr-pass = Passen, { $points }
rr-done = Dabei belassen

# Reiter und Spalten

rr-tab-board = Plan
rr-tab-mat = Meine Bahn
rr-tab-rivals = Andere
rr-score-final = nach Herkunft
rr-points-other = Andere Punkte
rr-points-other-short = Sonst
points-trans-siberian-short = T‑Sib
points-st-petersburg-short = St P
points-kiev-short = Kiew
points-industry-short = Ind
points-turns-short = Züge
points-end-cards-short = Ende
points-engineers-short = Ing

# Der Tisch in Worten

rr-description = Der Tisch in Worten
rr-none = keine
rr-say-round = Runde { $round } von { $rounds }. Reihenfolge: { $order }.
rr-say-nobody = Noch niemand hat einen Arbeiter eingesetzt.
rr-say-placed = { $name } steht auf: { $space }.
rr-say-supply = { $name } hat { $workers ->
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
}, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} und { $doublers } Verdoppler.
rr-say-line = { $line }: { $pieces }; reicht bis { $reach }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
rr-say-industry = Industrie: Position { $position }; Fabriken: { $factories }.
rr-say-engineers = Ingenieure: { $engineers }; ?-Plättchen: { $tokens }; Spielendekarten: { $cards }.
