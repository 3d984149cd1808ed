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
rr-engineers-hint = jede Runde ein Feld weiter; am Ende: meiste 40, zweite 20
rr-cards = ?-Karten
rr-end-stack = Spielende, noch { $count }
rr-no-limit = beliebig
rr-first = 1.
rr-second = 2.
rr-for-all = { $field } · für alle
rr-hire = anheuern
rr-hired = angeheuert
rr-passed = gepasst
rr-stacks = Verbliebene Loks
rr-stack = Lok { $number }: noch { $count }.
rr-no-locomotives = Es ist keine Lok mehr da.
rr-returned = Zurückgegebene Fabriken
rr-none-returned = nichts zurückgegeben
rr-boarded-up = { $what }, zu zweit gesperrt
rr-stands-there = dort: { $names }
rr-place = Platz { $place }: { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} fürs Passen.
rr-engineer-waits = { $engineer }, wartet auf Feld { $field }.
rr-engineer-field = Ingenieurfeld { $field }, leer

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
rr-own-engineers = Angeheuerte Ingenieure
rr-end-cards = { $count ->
    [one] 1 Spielendekarte
   *[other] { $count } Spielendekarten
}
rr-industry-hint = Wert des Feldes
rr-tokens = ?-Plättchen
rr-factories = Fabriken
rr-tokens-earned = { $count ->
    [0] noch keins verdient
   *[other] { $count } von 4 verdient
}
rr-token-used = genutzt
rr-token-left = wählbar
rr-colour-black = Schwarz
rr-colour-grey = Grau
rr-colour-brown = Braun
rr-colour-natural = Natur
rr-colour-white = Weiß
rr-piece-at = { $colour } auf { $space }
rr-marker-at = Marker auf Position { $position }
rr-space-number = Feld { $space }
rr-doubler-at = Verdoppler über Feld { $space }
rr-doubler-field-at = Platz für einen Verdoppler, über Feld { $space }
rr-total-of = { $what }: Punkte bei einer Wertung
rr-position = Position { $position }
rr-gap-empty = Eine leere Lücke: Hier fehlt eine Fabrik.
rr-industry-token = Ein ?-Plättchen für den ersten Marker, der hierher kommt.
rr-industry-value = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bei jeder Wertung.
rr-line-twice = Strecke ×2
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
rr-reward-station = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, einmalig.
rr-reward-doubling = Diese Strecke zählt bei jeder Wertung doppelt.
rr-reward-medal = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bei jeder Wertung.
rr-reward-earned = Erreicht.
rr-lacks-track = Es fehlt: { $colour } auf Feld { $space }.
rr-lacks-reach = Es fehlt: eine Lok, die bis { $space } reicht.
rr-lacks-medal = Es fehlt: die Kiew-Medaille, eins deiner ?-Plättchen.

# Spielendekarten

rr-end-choice = Spielende
rr-end-choice-hint = Die anderen sehen, dass du eine Karte behältst, aber nicht, welche. Die Zahl zeigt, was sie jetzt einbrächte.
rr-worth-now = jetzt { $points }
rr-end-majority = Mehrheit der Ingenieure
rr-ten-points = stattdessen 10 Punkte
rr-at-once = sofort

# Was gefragt ist

rr-ask-turn = Du bist dran: Setze Arbeiter auf ein leuchtendes Feld
rr-ask-turn-why = Noch { $workers }{ $coin ->
    [yes] { "" } und { $coins }; eine Münze kann einen Arbeiter ersetzen.
   *[no] .
} Oder passe { $points ->
    [0] ohne Punkte
    [one] für { $points } Punkt
   *[other] für { $points } Punkte
}.
rr-ask-turn-left = Noch { $workers } und { $coins }
rr-ask-pass = Du hast keine mögliche Aktion mehr: passe
rr-ask-pass-why = Noch { $workers } und { $coins }. Zeige auf ein Feld, um zu sehen, warum es gesperrt ist.
rr-ask-pay = Womit bezahlst du: { $what }?
rr-ask-pay-why = Eine ausgegebene Münze ist weg, Arbeiter kommen am Ende der Runde zurück.
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
rr-ask-parts-why = Wähle, was leuchtet.
rr-step-black = Schwarz
rr-step-grey = Grau
rr-step-brown = Braun
rr-step-natural = Natur
rr-step-white = Weiß
rr-step-black-or-grey = Schwarz oder Grau
rr-step-any = Beliebige Farbe
rr-step-industry = Industriemarker
rr-ask-lit = Die Zahl auf einem leuchtenden Feld ist der Zuwachs in jeder Runde.
rr-ask-in-part = Du darfst hier aufhören.
rr-ask-lay-why = Auf einen freien Platz oder an die Stelle einer schwächeren, die dann weiterzieht.
rr-ask-exchange-why = Alle fünf Lücken sind voll. Die alte Fabrik wird zurückgegeben.
rr-ask-again-why = Ein Feld für einen Arbeiter, das du in dieser Runde genutzt hast.
rr-ask-move-on-why = Auf ein freies Feld für einen Arbeiter, ohne weitere Kosten.
rr-ask-pick-token-why = Jedes wirkt einmal in der Partie.
rr-ask-pick-card-why = Jede Karte wird in der Partie einmal genutzt. Danach folgt eine Spielendekarte.
rr-ask-take-end-card-why = Nur du siehst die Karten.
rr-ask-bonus-why = Der Letzte der Reihenfolge wählt zuerst, der Erste bekommt keinen.
rr-bonus-doubler = 1 Verdoppler
rr-bonus-coin = 1 Münze
rr-bonus-industry = 1 Industrieschritt
rr-bonus-black = 1 Schritt Schwarz
rr-pass = Passen, { $count ->
    [0] keine Punkte
   *[other] { $points }
}
rr-done = Hier aufhören

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
rr-say-order = Reihenfolge: { $order }.
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

# Der Verlauf: was geschah in wenigen Worten; ein Zug ist eine Zeile, sein Anfang und was darauf folgt.

log-gain-russian-railroads = { $gain } je Runde
log-round = Runde { $number }
    .head = Runde { $number }
log-bonus = Startbonus
log-place = { $space }
    .more = { $workers ->
        [0] { $coins ->
            [one] { $coins } Münze
           *[other] { $coins } Münzen
        }
       *[other] { $coins ->
            [0] { $workers ->
                [one] { $workers } Arbeiter
               *[other] { $workers } Arbeiter
            }
           *[other] { $workers ->
                [one] { $workers } Arbeiter
               *[other] { $workers } Arbeiter
            }, { $coins ->
                [one] { $coins } Münze
               *[other] { $coins } Münzen
            }
        }
    }
log-step = { $piece } { $start } → { $space }
log-industry = Industrie { $start } → { $position }
log-factory = Fabrik { $number }
log-new-worker = ein neuer Arbeiter
log-points = { "" }
log-round-points = Rundenwertung
    .head = Rundenwertung
    .scored = { $points }
log-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
log-temporary-workers = die 2 Leiharbeiter
log-doublers = { $count ->
    [one] { $count } Verdoppler
   *[other] { $count } Verdoppler
}
log-take-locomotive = { "" }
log-lay-locomotive = Lok { $number }: { $line }
log-build-factory = Fabrik { $number } gebaut
log-give-back = { $number } als Fabrik zurück
log-token = { $token }
log-card = { $card }
log-end-card = eine Spielendekarte
log-end-card-kept = { $card }
log-use-again = noch einmal: { $space }
log-hire-engineer = Ingenieur { $number } angeheuert
log-pass = Passt
log-move-on = weiter auf: { $space }
short-ts-black = Schwarz Transsib
short-ts-grey = Grau Transsib
short-ts-brown = Braun Transsib
short-ts-natural = Natur Transsib
short-ts-white = Weiß Transsib
short-sp-black = Schwarz St. Petersburg
short-sp-grey = Grau St. Petersburg
short-sp-brown = Braun St. Petersburg
short-sp-natural = Natur St. Petersburg
short-kiev-black = Schwarz Kiew
short-kiev-grey = Grau Kiew
short-kiev-brown = Braun Kiew
short-space-H = Anheuern
short-trans-siberian = Transsib
short-engineer-1 = Ingenieur 1
short-engineer-2 = Ingenieur 2
short-engineer-3 = Ingenieur 3
short-engineer-4 = Ingenieur 4
short-engineer-5 = Ingenieur 5
short-engineer-6 = Ingenieur 6
short-engineer-7 = Ingenieur 7
short-engineer-8 = Ingenieur 8
short-engineer-9 = Ingenieur 9
short-engineer-10 = Ingenieur 10
short-engineer-11 = Ingenieur 11
short-engineer-12 = Ingenieur 12
short-engineer-13 = Ingenieur 13
short-engineer-14 = Ingenieur 14
short-engineer-15 = Ingenieur 15

# Tipps: was etwas ist, in einem Satz

rr-tip-space-track = Jeder Schritt rückt ein Gleis ein Feld vor, auf einer beliebigen deiner Strecken.
rr-tip-space-locomotives = Das neue Plättchen kommt vom niedrigsten Stapel: vorn eine Lok, hinten eine Fabrik.
rr-tip-space-industry = Dein Marker zieht auf der Industrieleiste und löst Fabriken aus, die er betritt.
rr-tip-space-doublers = Ein Verdoppler kommt auf das nächste freie Feld über der Transsibirischen und verdoppelt bei jeder Wertung das Feld darunter.
rr-tip-space-coins = Eine Münze kann jeden Arbeiter ersetzen; sie ist danach ausgegeben.
rr-tip-space-temporary-workers = Beide Leiharbeiter gehören dir für diese Runde und gehen danach zurück.
rr-tip-space-order = Du beanspruchst diesen Platz in der nächsten Reihenfolge; wenn alle gepasst haben, darf der Arbeiter noch weiterziehen.
rr-tip-space-last-round = In der letzten Runde ist dieses Feld statt der Reihenfolge offen.
rr-tip-space-engineers = Wer hier einen Arbeiter setzt, führt die Aktion dieses Ingenieurs aus; er bleibt liegen.
rr-tip-space-hire = Der Ingenieur gehört dir für immer: ab jetzt ein eigenes Aktionsfeld, einmal pro Runde.
rr-tip-boarded-up = Zu zweit kann niemand dieses Feld nutzen.
rr-tip-own-engineer = Ein Aktionsfeld nur für seinen Besitzer, einmal pro Runde, für einen Arbeiter.
rr-tip-engineer-waiting = Nach jeder Runde rücken die Ingenieure ein Feld nach rechts: Wer wartet, kommt später ins Spiel.
rr-tip-stack = Loks und Fabriken kommen immer vom niedrigsten Stapel, der noch da ist.
rr-tip-new-locomotive = Sie kommt auf einen freien Platz oder ersetzt eine schwächere, die dann auf eine andere Strecke wechselt.
rr-tip-new-factory = Sie füllt die nächste Lücke deiner Industrieleiste und wirkt, wenn ein Marker sie betritt.
rr-tip-give-back = Die ersetzte Lok kommt zu den zurückgegebenen Fabriken und steht jedem offen, der baut.
rr-tip-order-place = In dieser Reihenfolge wird gespielt; wer passt, erhält die Punkte seines Platzes.
rr-tip-card = Jede ?-Karte wird im Spiel einmal genutzt, von jemandem, dessen Plättchen eine Karte erlaubt.
rr-tip-end-stack = Wer eine Spielendekarte nehmen darf, sieht alle an und behält eine geheim, oder nimmt stattdessen Punkte ({ $points }).
rr-tip-end-card = Sie zählt einmal, am Spielende; die anderen sehen nicht, welche Karte es ist.
rr-tip-instead-of-end-card = Punkte sofort, statt einer Karte, die am Ende zählt.
rr-tip-bonus = Ein Startbonus: Der Letzte in der Reihenfolge wählt zuerst, der Erste bekommt keinen.
rr-tip-payment = Arbeiter kommen nach der Runde zurück; eine Münze ist ausgegeben.
rr-tip-pass = Du bist für diese Runde raus und erhältst die Punkte deines Platzes.
rr-tip-done = Eigene Ingenieure, Fabriken und ?-Plättchen darf man teilweise nutzen; der Rest verfällt.
rr-tip-workers = Arbeiter bezahlen Aktionen und kommen nach jeder Runde zurück.
rr-tip-coins = Eine Münze kann jeden Arbeiter ersetzen, ein Arbeiter nie eine Münze.
rr-tip-round-scoring = Was alle Strecken und die Industrie brächten, wenn die Runde jetzt endete.
rr-tip-piece = Die Gleise einer Strecke behalten ihre Reihenfolge: Schwarz vorn, ein Gleis pro Feld, keines überholt.
rr-tip-step = Das Gleis rückt ein Feld vor; die Zahl sagt, was der Schritt zu jeder Wertung beiträgt.
rr-tip-line-space = In Reichweite der Lok zählt ein Feld nach der Farbe, die darauf liegt.
rr-tip-reward-colour = Wenn Schwarz hier ankommt, wird auf allen deinen Strecken eine neue Farbe verfügbar.
rr-tip-reward-worker = Der Arbeiter gehört dir für immer, sobald Gleis und Lok weit genug sind.
rr-tip-reward-token = Du darfst dir dafür einmal eines deiner sieben ?-Plättchen aussuchen.
rr-tip-reward-star = Weitere Punkte bei jeder Wertung, wenn Schwarz und Lok das Feld erreichen.
rr-tip-reward-station = Schwarz bringt am Ende der Strecke einmal Punkte.
rr-tip-reward-doubling = Von Grau und Lok erreicht, verdoppelt es alle Gleispunkte dieser Strecke.
rr-tip-reward-medal = Die Medaille zählt hier bei jeder Wertung, wenn sie als ?-Plättchen gewählt wurde.
rr-tip-doubler = Er verdoppelt bei jeder Wertung das Feld darunter.
rr-tip-doubler-field = Hierher kommen deine nächsten Verdoppler, von links nach rechts; jeder verdoppelt das Feld darunter.
rr-tip-locomotive = Ihre Zahl sagt, wie weit die Strecke zählt; auf der Transsibirischen werden beide Zahlen addiert.
rr-tip-locomotive-place = Hier kann eine neue Lok liegen; ohne Lok zählt die Strecke nicht.
rr-tip-total = Was diese Strecke jetzt bei einer Wertung brächte, und wie weit ihre Loks reichen.
rr-tip-industry-total = Was die Marker jetzt bei einer Wertung brächten.
rr-tip-industry-field = Ein Marker zählt bei jeder Wertung die Zahl seines Feldes, sonst die letzte davor.
rr-tip-industry-token = Der erste Marker eines Spielers, der hier ankommt, bringt ein ?-Plättchen.
rr-tip-gap = Über eine leere Lücke kommt kein Marker: Hier muss erst eine Fabrik stehen.
rr-tip-factory = Sie wirkt jedes Mal, wenn ein Marker ihres Besitzers sie betritt; was nicht geht, verfällt.
rr-tip-exchange = Die neue Fabrik kommt in diese Lücke, die alte wird zurückgegeben.
rr-tip-marker = Dein Marker auf der Industrieleiste: Jeder Industrieschritt zieht ihn ein Feld weiter.
rr-tip-token = Jeder hat dieselben sieben ?-Plättchen und nutzt jedes höchstens einmal.
rr-tip-points-line = Punkte, die diese Strecke bisher gebracht hat; + ist, was das Rundenende brächte.
rr-tip-points-industry = Punkte der Industrieleiste bisher; + ist, was das Rundenende brächte.
rr-tip-points-turns = Punkte während der Runde: durch Passen, Ingenieure, Fabriken und Endbahnhöfe.
rr-tip-points-end-cards = Punkte der Spielendekarten, am Spielende gezählt.
rr-tip-points-engineers = Punkte für die meisten und zweitmeisten Ingenieure am Spielende.
rr-tip-points-other = Punkte während der Runde, der Spielendekarten und der Ingenieure zusammen.
rr-tip-points-total = Alle Punkte bisher; am Ende gewinnt die höchste Summe.
