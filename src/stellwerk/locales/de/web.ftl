# Der Client im Browser

# Dinge auf einem Tisch

state-free = frei
state-open = für dich offen
state-selected = gewählt
state-preview = gelegt, noch nicht bestätigt
state-taken = belegt
state-closed = für dich geschlossen
gain = { $gain }
moved-since = { $name } war hier, Zug { $order } seit deinem
closed-to-you = Für dich geschlossen.

prompt = Was gefragt ist
prompt-confirm = Dein Zug ist fertig: bestätige ihn
prompt-confirm-why = Noch ist nichts endgültig. Bestätige, oder nimm Schritte zurück.
prompt-do-confirm = Bestätigen
prompt-undo = Schritt zurück
prompt-restart = Zug von vorn
prompt-skip = Überspringen
prompt-nobody = Einen Moment
prompt-waiting = { $count ->
    [one] { $names } wählt
   *[other] { $names } wählen
}
prompt-waiting-why = Du kannst dich inzwischen umsehen.

score = Punkte
score-hint = bisher, und + was diese Runde brächte
total = Summe
player = Spieler
to-move = am Zug
log = Verlauf
log-empty = Noch ist nichts geschehen.
chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
note = Eine Notiz, die nur du lesen kannst
close = Schließen
menu = Menü
rules = Regeln
home = Startseite
lit-here = hier ist als Nächstes zu wählen
parts-of-table = Teile des Tisches
round-of = Runde { $round } von { $rounds }
shift-of = Schicht { $round } von { $rounds }
n-of = { $n } von { $of }
clock-days = { $days } Tage
clock-left = noch { $time }
table-over = Das Spiel ist aus
table-paused = Das Spiel ruht
theme-to-light = Helle Farben
theme-to-dark = Dunkle Farben
connection-lost = Verbindung verloren. Deine Züge sind sicher; neuer Versuch läuft.
not-found = Diese Seite gibt es nicht.

title-russian-railroads = Russian Railroads
title-glueck-auf = Glück Auf
title-volldampf = Volldampf

# Das Haus

skip-to-content = Zum Inhalt springen
nav = Seiten
nav-play = Spielen
nav-tables = Tische
nav-replays = Nachspielen
nav-rules = Regeln
language = Sprache
language-en = Englisch
language-de = Deutsch
language-fr = Französisch
language-cs = Tschechisch
settings = Einstellungen
credits = Quelloffen. Jeder Satz und jedes Bild hier ist von uns. Die Spiele sind von Helmut Ohley und Leonhard Orgler; Wolfgang Kramer und Michael Kiesling; Martin Wallace.
you = Du
try-again = Noch einmal
fault-unreachable = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
fault-too-many = Das war viel auf einmal. Warte einen Moment und versuche es noch einmal.
fault-unknown = Hier ist etwas schiefgegangen. Versuche es noch einmal.
not-found-about = Hier endet das Gleis. Vielleicht ist der Link alt, oder ihm fehlt ein Buchstabe.

home-title = Drei Eisenbahnspiele, ein Stellwerk
home-about = In zwei Klicks gegen einen guten Gegner, mit Freunden per Link oder um einen Bildschirm. Ohne Konto.
players-range = { $from }–{ $to } Personen
n-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
minutes = { $minutes } min
about-russian-railroads = Drei Strecken, wenige Arbeiter, tausend Wege zum Volldampf.
about-glueck-auf = Fördern, verladen, liefern. Jeder Platz kostet einen Arbeiter mehr.
about-volldampf = Um die Reihenfolge bieten, gemeinsam Gleise legen, andere zahlen lassen.
strength = Wie stark die anderen sind
strength-0 = Leicht
strength-1 = Mittel
strength-2 = Stark
play-now = Jetzt spielen
with-friends = Mit Freunden
one-screen = Ein Bildschirm
departures = Abfahrten
departures-hint = Tische mit freien Plätzen
departures-none = Kein Tisch wartet. Eröffne einen, und er steht hier.
open-table = Tisch eröffnen
departures-all = Alle Tische
pace-live = live
pace-days = ein Zug am Tag
pace-waiting = wartet
pace-running = läuft
join = Dazu
watch = Zusehen
watching = du siehst zu
your-games = Deine Spiele
finished-games = Beendete Spiele
your-turn = Du bist dran
to-play = { $name } ist dran
waiting-for-players = Wartet auf Mitspieler
you-won = Du hast mit { $points } gewonnen
won = { $name } hat mit { $points } gewonnen
first-time = Zum ersten Mal hier?
first-time-about = Ein geführtes Spiel erklärt jeden Schritt, während du ihn machst.
home-replays = Nachspielen
home-replays-about = Sieh, wo ein Spiel gewonnen wurde, und spiel von dort weiter.

# Ein neuer Tisch

new-table = Neuer Tisch
new-title = Spiel
new-seats = Plätze
new-players = Personen
new-who = Wer auf Platz { $number } sitzt
new-name = Name auf Platz { $number }
new-level = Stärke des Bots auf Platz { $number }
new-how = Wie ihr spielt
new-clock = Uhr
new-undo = Zurücknehmen
new-spectators = Andere dürfen zusehen
new-listed = Diesen Tisch in den Listen zeigen
new-start = Spiel beginnen
new-open = Tisch eröffnen
new-starts = Alle sind da: das Spiel beginnt sofort.
new-waits = Der Tisch wartet, bis jeder Platz besetzt ist. Für jeden Freund bekommst du einen Link.
seat-me = Ich
seat-here = Hier am Bildschirm
seat-friend = Ein Freund, per Link
seat-open = Offen für alle
seat-bot = Ein Bot
seat-friend-about = Du bekommst einen Link und einen QR-Code.
seat-open-about = Wer den Tisch findet, darf sich setzen.
seat-free = Freier Platz
seat-kept = Für einen Freund reserviert
pace-kind-none = Keine
pace-kind-live = Live
pace-kind-days = Tage
clock-bank = Minuten für jeden
clock-increment = Sekunden dazu je Zug
clock-days-each = Tage für einen Zug
clock-none-is = Keine Uhr: lasst euch Zeit.
clock-live-is = { $minutes } Minuten für jeden, { $seconds } Sekunden mehr je Zug.
clock-days-is = { $days ->
    [one] Ein Tag für einen Zug.
   *[other] { $days } Tage für einen Zug.
}
undo-free = Frei
undo-consent = Gemeinsam
undo-none = Nie
undo-free-about = Schritte lassen sich zurücknehmen, bis jemand anderes handelt oder eine Karte aufgedeckt wird.
undo-consent-about = Ein Schritt wird zurückgenommen, wenn alle zustimmen.
undo-none-about = Ein Schritt gilt, sobald er gemacht ist.
option-edition = Ausgabe
option-edition-reconstruction-1 = Unsere Rekonstruktion
option-edition-lorries-5-1-4 = Andere Loren, 5-1-4
option-edition-lorries-3-3-4 = Andere Loren, 3-3-4
option-edition-orders-1-2-2-2 = Andere Aufträge, 1-2-2-2
option-edition-orders-1-3-2-1 = Andere Aufträge, 1-3-2-1
option-edition-innovations-2-2-2 = Andere Innovationen, 2-2-2
option-stop = Ein Stein unterwegs
option-stop-chosen = darf Städte seiner Farbe durchfahren
option-stop-first = endet in der ersten Stadt seiner Farbe

# Listen von Tischen

filter-title = Welches Spiel
all-games = Alle Spiele
go-there = Hingehen
to-watch = Spiele zum Zusehen
to-watch-none = Gerade wird kein Spiel öffentlich gespielt.

# Vor dem Spiel

room-title = Freie Plätze
room-full = Alle da
room-host = Du bist Gastgeber. Lade Freunde ein, setze Bots und beginne.
room-seated = Du hast einen Platz. Der Gastgeber beginnt das Spiel.
room-guest = Wähle einen Platz und einen Namen.
room-start = Spiel beginnen
room-start-later = Beginnen, wenn alle Plätze besetzt sind
your-name = Dein Name
host = Gastgeber
you-here = du
sit-here = Hier sitzen
invite = Einladen
invite-about = Wer diesen Link öffnet, darf diesen Platz nehmen. Schick ihn einem Freund, oder lass ihn scannen.
qr-code = QR-Code des Links
link = Link
copy-link = Link kopieren
copied = Kopiert
bot-level = Stärke der Bots, die du setzt
clear-seat = Platz räumen
leave-seat = Meinen Platz verlassen
first-game = Geführtes erstes Spiel

# Am Tisch

chat-and-note = Gespräch und Notiz
chat-unread = Gespräch, etwas Neues
keyboard = Tastatur
table-coming = Der Tisch wird gedeckt.
table-refused = Dieser Tisch ist für dich geschlossen
hand-over = Gib den Bildschirm an { $name }
hand-over-about = Was andere geheim halten, bleibt bis dahin verborgen.
hand-over-go = Ich bin { $name }
connection-back = Wieder verbunden.
question-pause = { $name } bittet um eine Pause.
question-undo = { $steps ->
    [one] { $name } möchte einen Schritt zurücknehmen.
   *[other] { $name } möchte { $steps } Schritte zurücknehmen.
}
agree = Zustimmen
refuse = Ablehnen
take-back = Zurückziehen
stand-in = Ein Bot spielt für dich.
come-back = Zurückkommen
resume = Weiter
theme = Farben
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
theme-and-language = Farben und Sprache
speed = Wie schnell Züge der anderen erzählt werden
speed-0-5 = Langsam
speed-1 = Normal
speed-2 = Schnell
speed-0 = Sofort
sound = Eine Glocke, wenn du dran bist
how-asked = Wie du gefragt wirst
confirm-turns = Meine Züge enden erst, wenn ich sie bestätige
decline-afterwards = Nie nach einer Innovation vor dem Ende meines Zuges fragen
decline-all-new = Nie fragen, ob ich die Streckenkarten neu sortiere
decline-sabotage = Nie fragen, ob ich einen Transport aufhalte
decline-subsidy = Nie nach einem weiteren Transport fragen, wenn ich Letzter bin
this-table = Dieser Tisch
ask-pause = Um Pause bitten
ask-undo = Um einen Schritt zurück bitten
leave-game = Spiel verlassen
leave-about = Wenn du gehst, spielt ein Bot weiter, bis du zurückkommst.
other-device = Anderes Gerät
other-device-show = Link zu meinem Platz
other-device-about = Mit diesem Link spielst du diesen Platz auf einem anderen Gerät. Behalte ihn für dich; ein früherer gilt nicht mehr.
key-tab = zum nächsten offenen Platz
key-arrows = zum nächstgelegenen offenen Platz
key-shift-arrows = auch über geschlossene Plätze, die sagen, warum
key-enter = wählen; den Zug bestätigen
key-undo = einen Schritt zurück
key-restart = den Zug von vorn
key-escape = Erzähltes überspringen; schließen
key-chat = Gespräch
key-help = diese Hilfe

# Das Ende

result = Ergebnis
end-won = { $name } gewinnt mit { $points }.
end-you = Du gewinnst mit { $points }.
end-shared = { $names } teilen sich den Sieg mit { $points }.
end-behind = { $name } { $gap } dahinter.
end-tie-break = { $name } hat ebenso viele; der Gleichstand wird nach den Regeln entschieden.
plot-lead = Punkte vor dem Durchschnitt des Tisches, Runde für Runde
plot-words = Wie sich die Punkte entwickelten. Am Ende: { $results }.
plot-missing = Der Verlauf dieses Spiels ist gerade nicht zu haben.
round-n = Runde { $round }
shift-n = Schicht { $round }
see-table = Tisch ansehen
replay = Nachspielen
download-record = Mitschrift
rematch = Revanche
rematch-join = Zur Revanche

# Nachspielen

replays-yours = deine beendeten Spiele
replays-listed = öffentlich beendete Spiele anderer
replays-none = Hier ist noch nichts.
replays-upload = Mitschrift öffnen
replays-upload-about = Eine Mitschrift ist eine kleine Textdatei: jeder Zug eines Spiels. Sie wird hier gelesen und bleibt bei dir.
replay-of = Nachspielen: { $title }
replay-controls = Durch das Spiel gehen
replay-slider = Wo im Spiel
replay-at = Schritt { $step } von { $steps }
to-start = Zum Anfang
to-end = Zum Ende
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
turn-back = Einen Zug zurück
turn-on = Einen Zug weiter
round-back = Eine Runde zurück
round-on = Eine Runde weiter
run = Abspielen
halt = Anhalten
tab-score = Punkte
tab-sources = Quellen
eyes = Gesehen von
eyes-all = allen, alles offen
play-on = Von hier weiterspielen
play-on-about = An diesem Schritt beginnt ein neuer Tisch. Du nimmst einen Platz; Bots nehmen die anderen.
play-on-seat = Dein Platz
play-on-go = Tisch eröffnen
plot-points = Punkte
moves = Züge
moves-of-round = Züge, Runde { $round }
moves-of-shift = Züge, Schicht { $round }
before-first = Vor dem ersten Zug

# Regeln

chapters = Kapitel
search-rules = In den Regeln suchen
rules-in = Diese Regeln sind geschrieben auf: { $language }.
rules-found = { $count ->
    [one] In einem Kapitel gefunden.
   *[other] In { $count } Kapiteln gefunden.
}
rules-none = Keine Regel sagt „{ $words }“.

# Einstellungen

settings-here = Dieser Browser
account = Konto
account-about = Du kannst ohne spielen. Ein Konto hält deine Spiele auf mehreren Geräten zusammen und zählt deine Wertung.
account-is = Du bist { $name }.
account-name = Name
account-make = Konto anlegen
password = Passwort
login = Anmelden
logout = Abmelden
game = Spiel
games = Spiele
rating = Wertung
notices = Wenn du dran bist
notices-about = Für Spiele mit Tagen je Zug. Lass leer, was du nicht willst.
email = E-Mail
webhook = Webhook
quiet-from = Ruhe ab (UTC)
quiet-to = Ruhe bis (UTC)
save = Speichern
saved = Gespeichert
claim = Dein Platz wird gesucht.
