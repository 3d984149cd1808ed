# Warum eine Mitschrift nicht gelesen werden kann. Seiten laden dies nur, wo man ihnen Mitschriften gibt.

refused-record = { $place }: { $reason }
refused-record-empty = Die Mitschrift ist leer.
refused-record-cut-line = Die letzte Zeile hört nicht auf: Die Mitschrift ist abgeschnitten.
refused-record-cut-off = Die Mitschrift ist abgeschnitten: Sie hat ein Ergebnis, aber das Spiel geht weiter, und { $actor } ist am Zug.
refused-record-position = Die Stellung hat keine Zeilen.
refused-record-line = Eine Zeile mit Zügen hat die Form 'ZUG seat N: Züge …' oder 'ZUG dealer: Züge …'.
refused-record-no-moves = Die Zeile hat keine Züge.
refused-record-turn = Hier kommt Zug { $turn }, nicht { $given }.
refused-record-new-turn = Hier beginnt Zug { $turn }; er braucht eine eigene Zeile.
refused-record-actor = Am Zug ist { $actor }, nicht { $given }.
refused-record-step = Schritt { $step } der Mitschrift: { $reason }
refused-record-over = Das Spiel ist zu Ende, mit { $scores }; das Ergebnis kann nicht * sein.
refused-record-scores = Das Spiel endet mit { $scores }, nicht mit { $given }.
refused-record-winners = Gewonnen hat { $winners }, nicht { $given }.
refused-header = Es gibt keine Kopfzeile { $header } (es gibt: { $known }).
refused-header-form = Eine Kopfzeile hat die Form 'Schlüssel: Wert'; zwischen Kopf und Zügen steht eine leere Zeile.
refused-header-twice = Die Kopfzeile { $header } steht zweimal da.
refused-header-empty = Die Kopfzeile { $header } ist leer.
refused-header-missing = Die Kopfzeile { $header } fehlt.
refused-header-rules = { $value } ist keine Version der Regeln.
refused-header-date = { $value } ist kein Datum wie 2026-01-31.
refused-header-number = { $word } ist keine { $what ->
    [points] Punktzahl
   *[seats] Nummer eines Platzes
}.
refused-header-result = Im Ergebnis stehen Punkte für { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}, nicht für { $players }.
refused-header-winners = Ein Spiel, das weitergeht (result: *), hat noch niemand gewonnen.
