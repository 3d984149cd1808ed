# Der Tisch als Text, für das Terminal

draw-round = Runde { $round } von { $rounds } · Reihenfolge: { $order }
draw-passed = gepasst

draw-track = Gleise
draw-build = Bauen
draw-industry = Industrie
draw-other = Sonst
draw-engineers = Ingenieure

draw-space-T1 = 2 Schw.
draw-space-T2 = 3 Schw.
draw-space-T3 = 2 Grau
draw-space-T4 = 3 Grau
draw-space-T5 = 1 Braun
draw-space-T6 = 2 Braun
draw-space-T7 = 1 Natur
draw-space-T8 = 2 Natur
draw-space-T9 = 1 Weiß
draw-space-T10 = 2 Weiß
draw-space-T11 = 2 belieb.
draw-space-T12 = Schw./Grau
draw-space-L1 = Lok/Fabrik
draw-space-L2 = Lok/Fabrik
draw-space-L3 = Lok+Fabrik
draw-space-I1 = 1 Ind.
draw-space-I2 = 2 Ind.
draw-space-I3 = Ind.+Schwarz
draw-space-A1 = Verdoppler
draw-space-A2 = 2 Münzen
draw-space-A3 = 2 Leiharb.
draw-space-O1 = Erster
draw-space-O2 = Zweiter
draw-space-LR = 3 Ind.

draw-engineer-1 = 2 belieb.
draw-engineer-2 = Ind.+3
draw-engineer-3 = Schwarz+Grau
draw-engineer-4 = Verdoppler+3
draw-engineer-5 = belieb.+3
draw-engineer-6 = Grau+5
draw-engineer-7 = Schwarz+3
draw-engineer-8 = noch einmal
draw-engineer-9 = 2 Ind.
draw-engineer-10 = Ind.+Schwarz
draw-engineer-11 = belieb.+Schw.
draw-engineer-12 = Lok/Fabrik
draw-engineer-13 = Grau+Braun
draw-engineer-14 = 2 Schwarz
draw-engineer-15 = Braun+5
draw-hire = anheuern { $engineer }
draw-worker = A
draw-coin = M
draw-none = –
draw-supply = Loks: { $locomotives } · zurückgegebene Fabriken: { $factories } · Verdoppler: { $doublers }
draw-waiting = Kommende Ingenieure: { $engineers } · ?-Karten: { $cards }

draw-mat = Platz { $number }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
draw-workers = { $free } von { $all } Arbeitern
draw-temporary = { $count } Leiharbeiter
draw-black = schwarzer Arbeiter
draw-black-placed = schwarzer Arbeiter eingesetzt
draw-letters = sgbnw
draw-locomotive = Lok { $locomotives }, reicht bis { $reach }
draw-own-engineers = Ingenieure: { $engineers }
draw-tokens = Plättchen: { $tokens }
draw-end-cards = Spielendekarten: { $cards }

draw-legend-spaces = Felder: A Arbeiter, M Münze, [… =2] genutzt von Platz 2. Strecken: Schwarz, Grau, Braun, Natur,
draw-legend-lines = Weiß; groß in Reichweite, . frei in Reichweite, - außer Reichweite, ² Verdoppler. Industrie:
draw-legend-industry = [Marker], F2 Fabrik 2, __ Lücke, ? bringt ein Plättchen; die Zahlen sind Punkte.

# Der Tisch als Bild, für Programme

svg-round = Russian Railroads · Runde { $round } von { $rounds }
svg-place = Platz { $number }
svg-coming = dann { $engineers }
svg-order = Reihenfolge
