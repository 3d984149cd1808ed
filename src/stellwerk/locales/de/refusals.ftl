# Warum etwas nicht geht. Jedes ist ein Satz für Menschen, wie man ihn am Tisch sagen würde.

# Spiele und ihre Optionen

refused-title = Es gibt kein Spiel { $title } (es gibt: { $known }).
refused-no-title = Dieses Spiel gibt es nicht.
refused-rules-version = Version { $version } der Regeln von { $title } ist hier nicht bekannt; die neueste ist Version { $newest }.
refused-players = { $title } ist für { $least } bis { $most } Personen, nicht für { $count }.
refused-option = { $title } hat keine Option { $option } (es gibt: { $known }).
refused-no-options = { $title } hat keine Option { $option } (es gibt keine).
refused-option-value = Die Option { $option } von { $title } ist eines von { $known }, nicht { $value }.
refused-language = Es gibt keine Sprache { $language } (es gibt: { $known }).

# Namen

refused-name-length = Ein Name hat 1 bis { $most } Zeichen, nicht { $count }.
refused-name-line = Ein Name ist eine Zeile aus druckbaren Zeichen, nicht { $name }.
refused-name-long = Dieser Name ist zu lang.
refused-name-taken = Diesen Namen hat schon jemand.

# Einen Tisch eröffnen

refused-no-table = Diesen Tisch gibt es nicht.
refused-no-host = Wer einen Tisch eröffnet, nimmt selbst einen Platz, außer es spielen nur Bots.
refused-people-play = An diesem Tisch spielen Menschen: Nur sie können ihn anhalten.
refused-clock-live = Eine laufende Uhr hat 10 bis 86400 Sekunden Bedenkzeit und 0 bis 3600 Sekunden Zuschlag.
refused-clock-days = Eine langsame Uhr gibt 1 bis 30 Tage für einen Zug.
refused-tables = { $count ->
    [one] Eine deiner Partien ist
   *[other] { $count } deiner Partien sind
} noch nicht zu Ende, und mehr als { $most } darf niemand haben; beende erst eine, bevor du die nächste eröffnest.
refused-strong-bots = Bots, die vorausrechnen ({ $levels }), dürfen in deinen offenen Partien { $most ->
    [one] einen Platz
   *[other] { $most } Plätze
} haben und haben schon { $count }; wähle eine leichtere Stärke.
refused-bot = Es gibt keinen Bot { $bot } (es gibt: { $known }).
refused-program = Der Tisch nennt ein Programm als Bot; dafür wird keines gestartet.
refused-fork = Weiterspielen kann man entweder von einem Tisch oder von einer Mitschrift aus.
refused-fork-step = Die Partie hat { $count ->
    [one] einen Schritt; weiter geht es danach.
   *[other] { $count } Schritte; weiter geht es nach einem davon.
}
refused-fork-over = An dieser Stelle ist die Partie zu Ende; wähle einen früheren Schritt.
refused-fork-players = Die Partie ist für { $count } Spieler.
refused-rematch = Eine Revanche gibt es schon.

# Plätze

refused-seat-number = Der Tisch hat die Plätze 1 bis { $count }.
refused-eyes = Der Tisch hat die Plätze 0 bis { $last }.
refused-seat-open = Der Platz ist frei.
refused-seat-taken = Der Platz ist besetzt.
refused-colour = Diese Farbe hat schon jemand anders.
refused-seat-kept = Dieser Platz ist reserviert; den Link dazu hat der Gastgeber.
refused-seat-link = Dieser Link führt zu keinem Platz.
refused-seats-open = Das Spiel beginnt, wenn jeder Platz besetzt ist.
refused-sit-by-socket = Einen Platz nimmt man über HTTP, denn nur so kommt das Cookie an.
refused-no-seat = Du hast keinen Platz an diesem Tisch.
refused-no-person = Auf diesem Platz sitzt kein Mensch.
refused-no-bot = Hier spielt gerade kein Bot.
refused-bot-here = Hier spielt ein Bot, bis du zurückkommst.
refused-present = Du sitzt schon am Tisch.
refused-resigned = Du hast aufgegeben: Ein Bot spielt für dich weiter.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-host = Das darf nur der Gastgeber.
refused-no-spectators = An diesem Tisch darf niemand zusehen.

# Im Spiel

refused-not-begun = Das Spiel hat noch nicht begonnen.
refused-begun = Das Spiel hat schon begonnen.
refused-paused = Das Spiel macht Pause.
refused-not-paused = Das Spiel macht keine Pause.
refused-over = Das Spiel ist zu Ende.
refused-no-such-move = { $move } ist in dieser Stellung kein erlaubter Zug; es gibt { $count }, moves() nennt sie.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-delete-shared = Hier haben auch andere gespielt: Für sie bleibt das Spiel.
refused-no-game = Es läuft kein Spiel, das man verlassen könnte.
refused-stale = Der Tisch ist bei Schritt { $step }, nicht bei { $seen }; sieh noch einmal hin.
refused-busy = An diesem Tisch ist gerade zu viel los; versuche es noch einmal.
refused-not-your-turn = Du bist nicht dran.
refused-confirm-first = Der Zug ist fertig: bestätige ihn, oder nimm ihn zurück.
refused-nothing-to-confirm = Es gibt keinen Zug zu bestätigen.
refused-reaction = { $title } fragt nie nach { $kind } (gefragt wird: { $known }).
refused-no-reactions = { $title } fragt nie nach { $kind } (gefragt wird nichts).
refused-undo-alone = An diesem Tisch nimmt niemand allein etwas zurück.
refused-undo-ends = Du kannst nichts zurücknehmen: Der Zug eines anderen, ein Zufall oder ein aufgedecktes Geheimnis lässt sich nicht rückgängig machen.
refused-lessons-here = An diesem Tisch gibt es keine Lektionen.
refused-no-lessons = Für { $title } gibt es noch keine Lektionen.
refused-lesson = Der Lehrgang lässt sich nicht spielen: { $move } geht nicht in „{ $line }“.
refused-plan-now = Du bist am Zug: es gibt nichts zu planen.
refused-plan = Dein nächster Zug lässt sich jetzt nicht planen: Er hängt davon ab, was vorher geschieht.
refused-plan-over = Der geplante Zug ist zu Ende: Mehr lässt sich nicht planen.
refused-undo-never = An diesem Tisch wird nichts zurückgenommen.
refused-undo-step = Das Spiel kann zu Schritt { $first } bis { $last } zurück.
refused-asking = Es ist schon eine Frage offen; beantworte erst die.
refused-nothing-asked = Es ist keine Frage offen.
refused-chat-line = Eine Zeile im Chat hat 1 bis { $most } druckbare Zeichen.
refused-chat-full = Der Chat dieses Tisches ist voll.
refused-note = Eine Notiz hat höchstens { $most } druckbare Zeichen.

# Was zu oft geschieht

refused-often-seated = Auf diesem Platz war zu viel Kommen und Gehen; eröffne einen anderen Tisch.
refused-often-invited = Zu diesem Platz gab es zu viele Einladungen; eröffne einen anderen Tisch.
refused-often-claimed = Dieser Link wurde zu oft benutzt; erneuere ihn.
refused-often-renewed = Für diesen Platz gab es zu viele neue Links.
refused-often-renamed = Du hast deinen Namen an diesem Tisch zu oft geändert.
refused-often-preferred = Das hast du an diesem Tisch zu oft geändert.
refused-often-planned = Du hast an diesem Tisch zu oft geplant.
refused-often-noted = An diesem Platz sind zu viele Notizen geschrieben worden.
refused-often-undone = An diesem Tisch ist zu viel zurückgenommen worden.
refused-often-asked = Du hast an diesem Tisch zu oft gefragt.
refused-often-answered = Du hast an diesem Tisch zu oft geantwortet.
refused-often-returned = Du bist an diesem Tisch zu oft gegangen und zurückgekommen.
refused-often-mails = Es sind zu viele E-Mails verschickt worden; versuche es in einer Stunde noch einmal.
refused-often-data = Du hast deine Daten schon mehrmals bekommen; frage in einer Stunde wieder.
refused-often-network = Aus deinem Netz kommen zu viele Anfragen; warte eine Minute.
refused-often-guests = Aus deinem Netz sind zu viele neue Leute gekommen; melde dich an oder versuche es in einer Stunde noch einmal.
refused-often-password = Für dieses Konto gab es zu viele falsche Passwörter; warte zehn Minuten oder nimm einen Passkey.

# Konten

refused-nobody = Wir wissen nicht, wer du bist.
refused-login = Name oder Passwort ist falsch.
refused-password = Das Passwort ist falsch.
refused-account = Du hast schon ein Konto.
refused-no-account = Du hast kein Konto.
refused-session = Auf so einem Gerät bist du nicht angemeldet.
refused-passkey = Dieser Passkey wurde nicht angenommen.
refused-passkey-known = Dieser Passkey ist schon bekannt.
refused-passkey-late = Das hat zu lange gedauert oder kam schon einmal; versuche es noch einmal.
refused-passkey-page = Passkeys sind für Seiten dieses Servers in einem Browser.
refused-passkeys = Du hast schon { $count ->
    [one] { $count } Passkey
   *[other] { $count } Passkeys
}; entferne erst einen.

# Nachrichten

refused-email = Das ist keine E-Mail-Adresse.
refused-no-mails = Dieser Server verschickt keine E-Mails.
refused-mail = Die E-Mail ließ sich nicht verschicken; versuche es später noch einmal.
refused-mail-link = Dieser Link ist zu alt oder unvollständig; lass dir eine neue E-Mail schicken.
refused-mail-address = Diese Adresse wurde ersetzt oder entfernt.
refused-no-unconfirmed = Keine Adresse wartet auf eine Bestätigung.
refused-webhook = Ein Webhook ist eine Adresse https://… im offenen Internet.
refused-zone = Diese Zeitzone gibt es nicht.
refused-push-address = Ein Push-Dienst hat eine Adresse https://… im offenen Internet.
refused-push-keys = Das sind keine Schlüssel eines Browsers.

# Mitschriften und gespeicherte Tische

refused-record-open = Die Mitschrift gibt es, wenn das Spiel zu Ende ist.
refused-record-not-over = Das Spiel dieser Mitschrift ist noch nicht zu Ende.
refused-no-move = { $move } ist kein Zug von { $title }.
refused-unreadable = Der Tisch lässt sich nicht laden: { $reason }
refused-entry-missing = Eintrag { $entry } seines Journals fehlt.
refused-entry-unreadable = Eintrag { $entry } seines Journals ist nicht lesbar.
refused-entry-misfit = Eintrag { $entry } seines Journals passt nicht zu dem, was davor steht.
refused-journal-start = Das Journal beginnt nicht mit einem eröffneten Tisch.
refused-journal-empty = Das Journal ist leer.
refused-opened-twice = Ein Tisch wird nur einmal eröffnet.

# Der Server und seine Datenbank

refused-failed = Hier ist etwas schiefgegangen.
refused-too-deep = Das JSON ist zu tief verschachtelt.
refused-no-text = Das ist kein Text in UTF-8.
refused-database-now = Die Datenbank geht gerade nicht ({ $fault }); nichts wurde geändert, versuche es später noch einmal.
refused-database-lost = Die Datenbank geht gerade nicht ({ $fault }); sieh nach, ob deine Änderung angekommen ist, bevor du es noch einmal versuchst.

# Analyses

refused-often-analyses = Du kannst höchstens { $most }-mal in der Stunde eine Partie analysieren lassen; frage später wieder.
refused-no-analysis = Diese Partie ist noch nicht analysiert.
refused-variation = Andere Züge lassen sich nach den Schritten 0 bis { $last } ausprobieren, von einem Platz dieser Partie.
refused-judge-busy = Gerade hat niemand Zeit, diesen Zug zu beurteilen; versuche es gleich noch einmal.
refused-hints = An diesem Tisch gibt es keine Tipps; erlauben kann sie der Gastgeber vor der Partie.
refused-hint-turn = Einen Tipp gibt es für den eigenen Zug: Frage, wenn du etwas zu entscheiden hast.
refused-hint-nothing = Von diesem Platz hast du noch keinen Zug gesehen.
refused-hint-forced = In diesem Zug gab es nichts zu entscheiden, soweit du es wissen kannst.
refused-often-hints = Du kannst den Lehrer höchstens { $most }-mal in der Stunde fragen; frage später wieder.

# The site without a server.
refused-no-room = Dieser Browser bewahrt keine weiteren Partien auf: Es ist kein Platz mehr da, oder diese Seite darf ihn nicht nutzen.
refused-needs-server = Dafür braucht es einen Server. Hier bleibt alles in deinem Browser.
