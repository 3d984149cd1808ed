# Was die Kommandozeile ablehnt, und was `stellwerk db` sagt.

refused-no-record = Gib an, welche Mitschrift analysiert werden soll.
refused-json-or-html = Ein Bericht ist entweder --json oder --html.
refused-nodes = --nodes ist eine Zahl von 1 bis { NUMBER($most, useGrouping: 0) }, nicht { NUMBER($nodes, useGrouping: 0) }.
refused-no-match = Gib an, welches Spiel gespielt oder welches Match fortgesetzt wird: --resume DATEI.
refused-match-known = Das Match steht schon in { $file }.
refused-ray-addresses = Ray hat eine Adresse, nicht { $count }.
refused-ray-workers = Wie viele Prozesse spielen, bestimmt Ray selbst: --workers passt nicht zu --ray.
refused-program-time = Ein Programm braucht etwas Zeit für einen Zug, nicht { $seconds } s.
refused-database-read = Die Datenbank lässt sich nicht lesen: { $fault }.
refused-write = { $file } lässt sich nicht schreiben: { $fault }.
refused-folder = { $folder } lässt sich nicht anlegen: { $fault }.
refused-ladder-part = Nur die ganze Rangliste kommt auf eine Seite.
refused-server-address = { $address } ist keine Adresse eines Servers; eine solche beginnt mit https://.
refused-option-form = Eine Option hat die Form NAME=WERT, nicht { $text }.
refused-option-twice = Die Option { $option } ist doppelt angegeben.
refused-bot-list = Eine Liste von Bots besteht aus Namen mit Kommas dazwischen, nicht aus { $text }.
refused-no-terminal = Das braucht ein Terminal; mit stellwerk terminal spielt man Zeile für Zeile.
refused-file-there = { $file } gibt es schon; --force überschreibt die Datei.
refused-no-texts = In { $folder } sind keine .txt-Dateien.
refused-no-rule = { $title } hat keine Regel { $rule } (die Regeln sind { $first } bis { $last }).
refused-seat-word = { $word } ist kein Platz: Ein Platz ist human, human:Name oder ein Bot ({ $known }).
refused-log-level = Eine Protokollstufe ist debug, info, warning oder error, nicht { $level }.
refused-connections = Es muss mindestens eine Verbindung geben, oder 0 für so viele wie möglich.
refused-start = Der Server konnte nicht starten; der Grund steht im Protokoll.
refused-listen = An { $place } kann kein Server lauschen: { $fault }.
refused-smtp-port = STELLWERK_SMTP_PORT ist eine Zahl, nicht { $port }.
refused-record-known = Spiel und Optionen stehen schon in { $file }.
refused-record-seats = { $file } hat { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}, nicht { $given }.
refused-extra = { $what } braucht die Pakete von { $extra }: pip install 'stellwerk[{ $extra }]'.

db-checked = { $games ->
    [one] { $games } Tisch
   *[other] { $games } Tische
}, davon { $faults } mit Fehlern.
db-exported = { $count ->
    [one] { $count } Mitschrift ist
   *[other] { $count } Mitschriften sind
} in { $folder }.
db-known = { $file } ist schon da, als Tisch { $table }.
db-imported = { $added } von { $count ->
    [one] { $count } Mitschrift
   *[other] { $count } Mitschriften
} in die Datenbank aufgenommen.
db-backed-up = Die Sicherung ist in { $file }.
db-never-started = { $table }: { $title }, nie begonnen, zuletzt benutzt am { $day }.
db-finished = { $table }: { $title }, beendet, zuletzt benutzt am { $day }.
db-old = { $count ->
    [one] { $count } Tisch ist alt; --delete löscht ihn.
   *[other] { $count } Tische sind alt; --delete löscht sie.
}
db-deleted = { $count ->
    [one] { $count } Tisch wurde gelöscht.
   *[other] { $count } Tische wurden gelöscht.
}
db-upgraded = Die Datenbank hat das Schema dieser Version.
