# Proč zápis nelze přečíst. Načítají to jen stránky, kterým se zápisy předávají.

refused-record = { $place }: { $reason }
refused-record-empty = Zápis je prázdný.
refused-record-cut-line = Poslední řádek není ukončen: zápis je useknutý.
refused-record-cut-off = Zápis je useknutý: má výsledek, ale hra pokračuje a na tahu je { $actor }.
refused-record-position = Pozice nemá žádné řádky.
refused-record-line = Řádek s tahy má tvar 'TAH seat N: tahy…' nebo 'TAH dealer: tahy…'.
refused-record-no-moves = Na řádku nejsou žádné tahy.
refused-record-turn = Toto je tah { $turn }, ne { $given }.
refused-record-new-turn = Tady začíná tah { $turn } a potřebuje vlastní řádek.
refused-record-actor = Na tahu je { $actor }, ne { $given }.
refused-record-step = Krok { $step } zápisu: { $reason }
refused-record-over = Hra skončila se skóre { $scores }; výsledek nemůže být *.
refused-record-scores = Hra končí se skóre { $scores }, ne { $given }.
refused-record-winners = Hru vyhrává { $winners }, ne { $given }.
refused-header = Hlavička { $header } neexistuje (existují: { $known }).
refused-header-form = Hlavička má tvar 'klíč: hodnota'; mezi hlavičkami a tahy je prázdný řádek.
refused-header-twice = Hlavička { $header } je tu dvakrát.
refused-header-empty = Hlavička { $header } je prázdná.
refused-header-missing = Chybí hlavička { $header }.
refused-header-rules = { $value } není verze pravidel.
refused-header-date = { $value } není datum ve tvaru 2026-01-31.
refused-header-number = { $word } není { $what ->
    [points] počet bodů
   *[seats] číslo místa
}.
refused-header-result = Počet míst ve výsledku je { $count }, ne { $players }.
refused-header-winners = Hra, která pokračuje (result: *), nemá vítěze.
