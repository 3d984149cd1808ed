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
refused-read = { $file } lässt sich nicht lesen: { $fault }.
refused-encoding = Der Text ist nicht in UTF-8.
refused-record-size = { $file } ist zu groß für eine Mitschrift.
refused-file-name = { $file } ist kein Name für eine Datei.
refused-no-records = Es gibt keine Mitschrift zum Ausgeben.
refused-no-rules-page = Für { $title } gibt es keine Regelseite.
refused-no-bots = Ein Match braucht mindestens einen Bot.
refused-no-games = Mindestens ein Spiel muss gespielt werden, nicht { $games }.
refused-bots-seats = Es gibt mehr Bots ({ $bots }) als Plätze ({ $players }).
refused-bot-leaning = Es gibt keinen Bot { $bot } mit der Neigung { $leaning }.
refused-leaning = { $title } hat keine Neigung { $leaning } (es gibt: { $known }).
refused-no-leanings = { $title } hat keine Neigung { $leaning } (es gibt keine).
refused-no-command = Ein externer Bot ist exec: mit seinem Befehl, zum Beispiel exec:./bot.
refused-quote = Im Befehl { $command } fehlt ein schließendes Anführungszeichen.
refused-no-program = Das Programm { $program } eines Bots ist nicht zu finden.
refused-protocol = Dieser Bot spricht Version { $known } des Protokolls, nicht { $given }.
refused-protocol-game = Nach einem Zug wurde gefragt, bevor gesagt war, was gespielt wird.
refused-protocol-line = Zeile { $line } ist keine Zeile des Bot-Protokolls: { $fault }.
refused-agent-address = { $address } ist keine Adresse eines Agenten; eine solche beginnt mit http:// oder mcp+http://.
refused-agent-failed = Der Agent ist gescheitert: { $fault }
refused-agent-answer = { $address } antwortet nicht wie ein Agent: { $fault }.
refused-match-empty = { $file } ist keine Datei eines Matches: Sie hat keine ganze Zeile.
refused-match-file = { $place }: Das ist keine Datei eines Matches: { $fault }.
refused-match-game = { $place }: Das ist kein beendetes Spiel: { $fault }.
refused-match-number = { $file }: Spiel { $game } gehört nicht zu diesem Match.
refused-match-other = { $file } ist die Datei eines anderen Matches: { $name } ist dort { $kept }, nicht { $wanted }.
refused-match-busy = In { $file } schreibt gerade ein anderer Befehl.
refused-process-ended = Ein Prozess, der Spiele spielte, wurde von außen beendet.
refused-not-measured = { $title } ließ sich nicht messen: { $fault }
refused-test-form = Ein Test vergleicht zwei Anteile von Siegen, zum Beispiel 0.5:0.6, nicht { $text }.
refused-test-shares = Die Anteile eines Tests liegen zwischen 0 und 1, der kleinere zuerst, nicht { $text }.
refused-test-bots = Ein Test braucht zwei Bots: Er sagt, wie oft der erste gewinnt.
refused-ladder = { $file } ist keine Rangliste: { $fault }.
refused-ladder-page = In { $file } ist kein Platz für die Tabelle: { $begin } … { $end }.
refused-page-encoding = { $file } ist keine Seite: Der Text ist nicht in UTF-8.
refused-ray-start = Ray lässt sich auf diesem Rechner nicht starten.
refused-ray-entry = Der Ray-Cluster an { $address } lässt diesen Befehl nicht hinein: Die Version von Ray und RAY_AUTH_TOKEN müssen die des Clusters sein.
refused-ray-failed = Der Ray-Cluster ist ausgefallen: { $fault }.
refused-no-ray = An { $address } ist kein Ray-Cluster.
refused-no-source = { $folder } ist kein Quelltext von Stellwerk: { $file } fehlt.
refused-no-registry = In { $file } steht keine Liste der Spiele.
refused-title-name = { $name } ist kein Name für ein Spiel: Er besteht aus bis zu { $most } kleinen Buchstaben und Ziffern, in Wörtern mit - dazwischen, zum Beispiel night-express.
refused-title-word = { $name } kann kein Spiel heißen: Das bedeutet schon etwas anderes.
refused-title-taken = Der Name { $name } ist vergeben: { $file } gibt es schon.
refused-title-written = Das Spiel ließ sich nicht schreiben: { $fault }.
refused-prefix = Die Nummern der Regeln beginnen mit zwei Großbuchstaben, nicht mit { $prefix }; wähle sie mit --prefix.
refused-prefix-taken = Die Regeln von { $title } beginnen schon mit { $prefix }; wähle mit --prefix andere Buchstaben.

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
upgrade-begins = Die Datenbank wird von Schema { $schema } auf { $newest } gebracht.
upgrade-copy = Eine Kopie der alten ist in { $file }.
upgrade-continues = Das Umstellen der Datenbank wurde unterbrochen und geht weiter.
upgrade-converted = Umgestellte Partien: { $count } von { $total }.
upgrade-left = So gelassen, weil sie nicht zu lesen sind: { $count }. Mehr sagt stellwerk db check.
upgrade-done = Die Datenbank ist auf dem neuesten Stand.

# Warum ein Server nicht startet

refused-database = Die Datenbank lässt sich nicht öffnen: { $fault }.
refused-database-address = Die Adresse der Datenbank ist nicht zu lesen.
refused-database-kind = Die Datenbank ist eine Datei oder eine Adresse postgresql://….
refused-no-database = Unter { $file } ist keine Datenbank.
refused-schema = Die Datenbank ist von einer neueren Version von Stellwerk (ihr Schema ist { $schema }, das neueste hier bekannte { $newest }); nichts wurde geändert.
refused-schemas = Die Datenbank gibt mehrere Schemata zugleich an ({ $schemas }); nichts wurde geändert.
refused-upgrade = Die Datenbank wird nicht erneuert, weil sich daneben keine Kopie anlegen ließ: { $fault }.
refused-file = { $file } lässt sich nicht öffnen: { $fault }.
refused-file-exists = { $file } gibt es schon; wähle einen anderen Namen.
refused-backup = Es wurde keine Sicherung angelegt: { $fault }.
refused-no-pg-dump = pg_dump, das zu PostgreSQL gehört, ist hier nicht installiert.
refused-base-url = Eine Basisadresse ist https://host, nicht { $url }.
refused-workers = Es gibt 1 bis 256 Arbeitsprozesse, nicht { $count }.
refused-tables-setting = Jeder darf mindestens einen Tisch haben.
refused-bots-setting = Bots und Sekunden dürfen nicht negativ sein.
refused-sockets-setting = Jede Adresse darf mindestens einen Socket haben.
refused-guests-setting = Von jeder Adresse darf mindestens eine neue Person in der Stunde kommen.
refused-days-setting = Tische bleiben einige Tage, oder mit 0 für immer.
refused-analyses-setting = Eine Analyse braucht mindestens 1 Simulation je Zug, und die Zahl der Analysen je Stunde darf nicht negativ sein.
