# The analysis of a game

analysis-title = { $title }: die Analyse
analysis-settings = { $nodes } Simulationen je Zug, { $knowledge }
analysis-knowledge-seat = nach dem, was der Spieler wissen konnte
analysis-knowledge-everything = mit allem, was verdeckt war
analysis-players = Die Spieler
analysis-player = Spieler
analysis-points = Punkte
analysis-accuracy = Genauigkeit
analysis-own = Eigene Züge
analysis-others = Züge der anderen
analysis-fortune = Glück
analysis-outlook = Neu beurteilt
analysis-chances = Gewinnchancen
analysis-chances-alt = Die Gewinnchancen aller Spieler, vom ersten Zug bis zum letzten.
analysis-turning-points = Wendepunkte
analysis-no-turning-points = Kein Zug und kein Zufall hat die Chancen um ein Zehntel verändert.
analysis-point-turn = Zug { $turn }: { $seat } verschenkt { $percent } %.
analysis-point-chance = Vor Zug { $turn }: Der Zufall verändert die Aussichten von { $seat } um { $percent } %.
analysis-turns = Zug für Zug
analysis-turn = Zug { $turn }, Runde { $round }, { $seat }: { $mark }
analysis-played = Gespielt: { $moves } ({ $percent } %)
analysis-better = Besser: { $moves } ({ $percent } %)
analysis-line = Danach: { $moves }
analysis-only-wrong = Aufgeführt sind nur Fehler und grobe Fehler; --all führt alle Züge auf.
analysis-nothing-wrong = Keine Fehler und keine groben Fehler.

# Marks

analysis-mark-best = bester Zug
analysis-mark-good = gut
analysis-mark-inaccuracy = ungenau
analysis-mark-mistake = Fehler
analysis-mark-blunder = grober Fehler

# Reasons: what the better turn leaves more or less of, in points by the end

analysis-worth-more = In Punkten bis zum Ende ist der bessere Zug { $points } wert:
analysis-worth-later = In Punkten gleich danach ist der bessere Zug { $points } wert; er zahlt sich später aus:
analysis-reason = { $term }: { $points }
analysis-decimal-sign = ,
analysis-rest = alles andere

# Terms of every title

term-score = gewertete Punkte
term-tempo = der nächste Zug kommt früher
term-experience = was viele Partien gezeigt haben
term-others = was den anderen bleibt

# Terms of Russian Railroads

term-russian-railroads-ts = Wertungen der Transsibirischen
term-russian-railroads-sp = Wertungen von St. Petersburg
term-russian-railroads-kiev = Wertungen von Kiew
term-russian-railroads-ts-open = Platz auf der Transsibirischen
term-russian-railroads-sp-open = Platz nach St. Petersburg
term-russian-railroads-kiev-open = Platz nach Kiew
term-russian-railroads-beyond = Gleise außerhalb der Reichweite der Loks
term-russian-railroads-locomotives = Loks, die weiter reichen als die Gleise
term-russian-railroads-medal = die Kiew-Medaille in Reichweite
term-russian-railroads-colours = freigeschaltete Farben
term-russian-railroads-doublers = Verdoppler
term-russian-railroads-industry = Wertungen der Industrie
term-russian-railroads-industry-open = was in der Industrie noch kommt
term-russian-railroads-tokens = Plättchen in Reichweite
term-russian-railroads-workers = Arbeiter, jetzt und später
term-russian-railroads-coins = Münzen
term-russian-railroads-order = Zugreihenfolge
term-russian-railroads-engineers = Nutzen der Ingenieure
term-russian-railroads-cards = Spielendekarten
term-russian-railroads-cards-open = Zuwachs der Spielendekarten
term-russian-railroads-majority = die meisten Ingenieure

# Terms of Glück Auf

term-glueck-auf-orders = Aufträge vor der Lieferung
term-glueck-auf-lorries = Loren für später
term-glueck-auf-wagons = Waggons für später
term-glueck-auf-engines = Loks für später
term-glueck-auf-shares = Anteile
term-glueck-auf-objectives = Geschäftsziele
term-glueck-auf-innovations = Innovationen
term-glueck-auf-workers = Arbeiter auf der Hand
term-glueck-auf-foreman = der Schichtmarker

# Terms of Volldampf

term-volldampf-under-way = was schon unterwegs ist
term-volldampf-transports = Transporte der Steine auf dem Plan
term-volldampf-later-transports = Transporte in späteren Runden
term-volldampf-money = Geld
term-volldampf-bonds = Dividenden der Anleihen
term-volldampf-actions = Aktionskarten
term-volldampf-routes = Streckenkarten
term-volldampf-order = Zugreihenfolge

# Die Seite

analysis-marked = { $mark }, { $name }, { $round }, Zug { $turn }: { $from } auf { $to } %, besser { $better } %
analysis-point = Wendepunkt { $number }. { $what }
analysis-point-n = Wendepunkt { $number }
analysis-this-turn = Dieser Zug
analysis-turn-n = Zug { $turn }
analysis-turn-number = Zug
analysis-marks = Züge mit Zeichen
analysis-tag-played = Gespielt
analysis-tag-better = Besser
analysis-both = Beide
analysis-on-the-board = Auf dem Plan
analysis-before = Vor dem Zug von { $name }
analysis-total = Punkte bis zum Ende: { $better } % statt { $played } %
analysis-total-later = Punkte gleich danach; es lohnt sich später: { $better } % statt { $played } %
analysis-nothing-better = Es wurde kein besserer Zug gefunden.
analysis-start = Chance am Anfang
analysis-short-accuracy = Genauig­keit
analysis-short-start = Anfang
analysis-short-own = Eigene Züge
analysis-short-others = Andere
analysis-short-fortune = Glück
analysis-short-outlook = Urteil
analysis-short-points = Punkte
analysis-players-about = In Prozent eines Sieges. Anfang, eigene Züge, andere, Glück und das, was später anders beurteilt wurde, ergeben zusammen das Ergebnis.
analysis-players-later = Erscheint, wenn alle Züge analysiert sind.
analysis-mistakes = Fehler
analysis-slight = { $count ->
    [one] Dazu { $count } Ungenauigkeit.
   *[other] Dazu { $count } Ungenauigkeiten.
}
analysis-luck = Glück
analysis-luck-about = wie der Zufall die Chancen verändert hat, insgesamt
analysis-chances-about = nach jedem Zug; alle Bänder zusammen sind 100 %
analysis-progress = Analysiert: { $done } von { $total } Zügen
analysis-waits = Die Analyse beginnt, sobald kein Bot nachdenken muss.
analysis-failed = Diese Partie ließ sich nicht analysieren.
analysis-again = Noch einmal
analysis-knowledge = Beurteilt
analysis-print = Bericht zum Drucken
analysis-nodes = { $nodes } Simulationen je Zug
analysis-next-mistake = Nächster Fehler
analysis-try = Von hier ausprobieren

# Was wäre, wenn

what-if = Was wäre, wenn?
what-if-about = Die Partie geht nach Schritt { $step } weiter, gegen Bots. Die beendete Partie bleibt, wie sie ist.
what-if-table = Als Tisch öffnen
what-if-back = Zurück zur Analyse

# Aus Fehlern lernen

learn-mistakes = Lerne aus deinen Fehlern
learn-mistakes-about = Deine Wendepunkte als Fragen: Finde einen besseren Zug.
learn-mistakes-of = Als { $name }
learn-question = Frage { $number } von { $count }.
learn-ask = Gespielt wurde: { $played }. Das verschenkte { $lost } %. Finde einen besseren Zug und bestätige ihn.
learn-judging = Dein Zug wird beurteilt.
learn-judged = Beurteilt. Nimm Schritte zurück, um einen anderen Zug zu versuchen.
learn-better = Besser: { $percent } % statt { $played } %.
learn-no-better = Noch nicht besser: { $percent } %, gespielt: { $played } %. Beginne den Zug neu und versuche es noch einmal.
learn-tell = Sag es mir
learn-next = Nächste Frage
learn-end-questions = Zurück zur Analyse
