# Co odmítá příkazová řádka a co říká `stellwerk db`.

refused-no-record = Uveďte, který zápis hry se má rozebrat.
refused-json-or-html = Zpráva je buď --json, nebo --html.
refused-nodes = --nodes je číslo od 1 do { NUMBER($most, useGrouping: 0) }, ne { NUMBER($nodes, useGrouping: 0) }.
refused-no-match = Uveďte, která hra se hraje, nebo který zápas pokračuje: --resume SOUBOR.
refused-match-known = Zápas už určuje soubor { $file }.
refused-ray-addresses = Ray má jednu adresu, ne { $count }.
refused-ray-workers = Počet procesů určuje sám Ray: --workers nelze použít s --ray.
refused-program-time = Program potřebuje na tah nějaký čas, ne { $seconds } s.
refused-database-read = Databázi nelze číst: { $fault }.
refused-write = Do { $file } nelze zapisovat: { $fault }.
refused-folder = Složku { $folder } nelze vytvořit: { $fault }.
refused-ladder-part = Na stránku patří jen celý žebříček.
refused-server-address = { $address } není adresa serveru; ta začíná https://.
refused-option-form = Volba má tvar NÁZEV=HODNOTA, ne { $text }.
refused-option-twice = Volba { $option } je zadána dvakrát.
refused-bot-list = Seznam botů jsou jména oddělená čárkami, ne { $text }.
refused-no-terminal = Je potřeba terminál; příkazem stellwerk terminal se hraje řádek po řádku.
refused-file-there = Soubor { $file } už existuje; --force jej přepíše.
refused-no-texts = Ve složce { $folder } nejsou žádné soubory .txt.
refused-no-rule = { $title } nemá pravidlo { $rule } (jeho pravidla jsou { $first } až { $last }).
refused-seat-word = { $word } není místo: místo je human, human:Jméno nebo bot ({ $known }).
refused-log-level = Úroveň protokolu je debug, info, warning nebo error, ne { $level }.
refused-connections = Musí být povoleno aspoň jedno spojení, nebo 0 pro co nejvíc.
refused-start = Server se nepodařilo spustit; důvod je v protokolu.
refused-listen = Na { $place } nelze naslouchat: { $fault }.
refused-smtp-port = STELLWERK_SMTP_PORT je číslo, ne { $port }.
refused-record-known = Hru i její volby už určuje soubor { $file }.
refused-record-seats = Počet míst v { $file } je { $count }, ne { $given }.
refused-extra = { $what } potřebuje balíčky { $extra }: pip install 'stellwerk[{ $extra }]'.

db-checked = { $games ->
    [one] { $games } stůl
    [few] { $games } stoly
   *[other] { $games } stolů
}, s chybami: { $faults }.
db-exported = { $count ->
    [one] { $count } zápis je
    [few] { $count } zápisy jsou
   *[other] { $count } zápisů je
} ve složce { $folder }.
db-known = { $file } už v databázi je, jako stůl { $table }.
db-imported = Do databáze přidáno zápisů: { $added } z { $count }.
db-backed-up = Záloha je v { $file }.
db-never-started = { $table }: { $title }, hra nezačala, naposledy použito { $day }.
db-finished = { $table }: { $title }, hra skončila, naposledy použito { $day }.
db-old = { $count ->
    [one] { $count } stůl je starý; --delete ho smaže.
    [few] { $count } stoly jsou staré; --delete je smaže.
   *[other] { $count } stolů je starých; --delete je smaže.
}
db-deleted = { $count ->
    [one] { $count } stůl byl smazán.
    [few] { $count } stoly byly smazány.
   *[other] { $count } stolů bylo smazáno.
}
db-upgraded = Databáze má schéma této verze.
