# Der Client im Browser

# Dinge auf einem Tisch

state-free = frei
state-open = für dich offen
state-selected = gewählt
state-preview = gelegt, noch nicht bestätigt
state-taken = belegt
state-closed = für dich geschlossen
gain = { $gain }
moved-since = { $name } zog hierher, { $order }. Zug seit deinem
closed-to-you = Für dich geschlossen.
tip-adds = Brächte jetzt { $gain }.
tip-adds-nothing = Bringt jetzt keine Punkte.
tip-rule = Regel { $rule }

prompt = Dein Zug
prompt-confirm = Bestätigen: { $what }
prompt-confirm-turn = Bestätige deinen Zug
prompt-confirm-why = Danach ist jemand anderes an der Reihe.
prompt-confirm-gain = { $gain } für dich.
prompt-confirm-chance = Danach entscheidet der Zufall, und es gibt kein Zurück.
prompt-confirm-final = Das lässt sich nicht zurücknehmen.
prompt-sending = Gesendet. Der Server antwortet gleich …
prompt-do-confirm = Bestätigen
prompt-undo = Schritt zurück
prompt-restart = Zug von vorn
prompt-instead = oder { $what }
prompt-skip = Überspringen
prompt-nobody = Einen Moment
prompt-waiting = { $count ->
    [one] { $names } wählt
   *[other] { $names } wählen
}
prompt-stand-in = Ein Bot spielt für { $name }
prompt-stand-in-soon = { $name } ist gegangen: Gleich spielt ein Bot
prompt-away = { $names } { $count ->
    [one] ist
   *[other] sind
} gerade nicht verbunden.
prompt-waiting-why = Du kannst dich inzwischen umsehen.
plan-begin = Meinen nächsten Zug planen
plan-change = Plan ändern
plan-withdraw = Plan zurückziehen
plan-is = Dein nächster Zug ist geplant. Er wird gespielt, wenn sich nichts ändert, wovon er abhängt.
plan-dropped = Dein geplanter Zug wurde nicht gespielt: Etwas, wovon er abhing, hat sich geändert.
plan-title = Du planst deinen nächsten Zug.
plan-keep = Plan behalten
plan-keep-is = Geplant: { $what }
plan-why = Er wird gespielt, wenn du an der Reihe bist und sich nichts geändert hat, wovon er abhängt. Bis dahin kannst du ihn zurückziehen.

score = Punkte
score-hint = bisher, und + was diese Runde brächte
total = Summe
player = Spieler
to-move = am Zug
log = Verlauf
log-empty = Noch ist nichts geschehen.
announced = Was am Tisch geschieht
announced-undone = Zurückgenommen.
announced-instead = Stattdessen: { $what }.
log-earlier = Frühere Züge
log-detail = { $what }: { $rest }

# Zurückblicken

past = Rückblick
past-headline = Du siehst einen früheren Schritt
past-step = Schritt { $step } von { $steps }
past-failed = Dieser Schritt lässt sich gerade nicht zeigen. Versuche es noch einmal.
past-now = Zurück zum Spiel
past-yours = Du bist am Zug
past-news = { $count ->
    [one] { $count } neuer Zug
   *[other] { $count } neue Züge
}

# Wertung

scoring = Wertung
round-scored = Runde { $round }: { $source }
shift-scored = Schicht { $round }: { $source }
final-scored = Schlusswertung: { $source }
round-summary = Runde { $round }, Übersicht
shift-summary = Schicht { $round }, Übersicht

chat = Chat
chat-empty = Noch hat niemand etwas geschrieben.
chat-say = Etwas schreiben
chat-send = Senden
chat-preview = Neue Nachricht von { $name }
chat-reply = Antworten
chat-hide = Nachricht ausblenden
chat-phrases = Mit einem Klick sagen
phrase-hello = Hallo!
phrase-good-luck = Viel Glück und viel Spaß!
phrase-nice-move = Schöner Zug!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-one-moment = Einen Moment, bitte.
phrase-hurry = Können wir etwas schneller spielen?
phrase-back = Ich bin wieder da.
phrase-good-game = Schönes Spiel!
note = Eine Notiz, die nur du lesen kannst
note-tab = Notiz
presence-here = verbunden
presence-away = nicht verbunden
presence-stand-in = ein Bot spielt für { $name }
presence-bot = Bot
by-stand-in = Bot für { $name }
close = Schließen
pin = Im Blick behalten
unpin = Lösen
unpin-name = { $name } lösen
pin-about = Das bleibt an diesem Tisch neben deinem eigenen Bereich, auf schmalen Bildschirmen darunter, bis du es löst.
menu = Menü
rules = Regeln
home = Startseite
lit-here = hier ist als Nächstes zu wählen
parts-of-table = Teile des Tisches
round-of = Runde { $round } von { $rounds }
set-up = Aufbau
shift-of = Schicht { $round } von { $rounds }
clock-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
clock-left = noch { $time }
table-over = Das Spiel ist aus
table-unreadable = Lässt sich nicht öffnen
table-paused = Das Spiel ist angehalten
theme-to-light = Helle Farben
theme-to-dark = Dunkle Farben
connection-lost = Verbindung verloren. Deine Züge sind sicher; wir versuchen es weiter.
not-found = Diese Seite gibt es nicht.

title-russian-railroads = Russian Railroads
title-glueck-auf = Glück Auf
title-volldampf = Volldampf

# Navigation

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
guest = Gast
try-again = Noch einmal
fault-unreachable = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
version-new = Es gibt eine neue Version dieser Seiten.
version-load = Laden
fault-too-many = Das war viel auf einmal. Warte einen Moment und versuche es noch einmal.
fault-unknown = Hier ist etwas schiefgegangen. Versuche es noch einmal.
not-found-about = Hier endet das Gleis. Vielleicht ist der Link alt, oder ihm fehlt ein Buchstabe.

home-title = Drei Eisenbahnspiele, ein Stellwerk
home-about = In zwei Klicks gegen einen guten Gegner, mit Freunden per Link oder zusammen an einem Bildschirm. Ohne Konto.
home-learn = Neu hier? Geführtes Spiel
players-range = { $from }–{ $to } Personen
n-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
minutes = { $minutes } min
about-russian-railroads = Drei Strecken, wenige Arbeiter, tausend Wege zum Volldampf.
about-glueck-auf = Fördern, verladen, ausliefern. Jeder Platz kostet einen Arbeiter mehr.
about-volldampf = Um die Reihenfolge bieten, gemeinsam Gleise legen, andere zahlen lassen.
strength = Stärke der Bots
level-of = { $place } · { $level }
level-rated = { $place } · { $level } · { $rating }
play-now = Jetzt spielen
play-now-others = { $bots ->
    [one] mit einem Bot
   *[other] mit { $bots } Bots
}
n-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
bots-count = Anzahl der Bots
with-friends = Mit Freunden
one-screen = Ein Bildschirm
watch-bots = Bots zusehen
departures = Abfahrten
departures-hint = Tische mit freien Plätzen
departures-none = Kein Tisch wartet. Eröffne einen, dann erscheint er hier.
open-table = Tisch eröffnen
departures-all = Alle Tische
pace-live = live
pace-days = Tage je Zug
pace-waiting = wartet
pace-running = läuft
join = Mitspielen
watch = Zusehen
watching = du siehst zu
show-stop = Anhalten
show-go = Weiter
show-pace = Tempo der Bots
show-pace-0 = Langsam
show-pace-1 = Gemächlich
show-pace-2 = Schnell
your-games = Deine Spiele
finished-games = Beendete Spiele
your-turn = Du bist dran
to-play = { $name } ist dran
waiting-for-players = Wartet auf Mitspieler
kept-until = Wird am { $date } gelöscht
you-won = Du hast mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} gewonnen
won = { $name } hat mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} gewonnen
was-abandoned = Abgebrochen
against = mit { $names }
table-actions = Mehr zu diesem Tisch
give-up-table = Tisch schließen
give-up-table-ask = Diesen Tisch schließen? Niemand kann sich mehr dazusetzen.
delete-game = Löschen
delete-game-ask = Dieses Spiel endgültig löschen?
keep = Behalten
first-time = Zum ersten Mal hier?
first-time-about = Ein geführtes Spiel erklärt jeden Schritt, während du ihn machst.
home-replays = Nachspielen
home-replays-about = Sieh nach, wo eine Partie gewonnen wurde, und spiel von dort weiter.

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
new-listed = Den Tisch auf der Startseite zeigen, sodass alle mitspielen können
new-start = Spiel beginnen
new-open = Tisch eröffnen
new-starts = Alle sind da: das Spiel beginnt sofort.
new-watches = Es spielen nur Bots. Du siehst zu, kannst sie anhalten und ihr Tempo wählen.
new-nobody = Jemand muss hier sein: Wähle für einen Platz „Ich“ oder für alle Bots.
new-waits = Der Tisch wartet, bis alle Plätze besetzt sind.
seat-me = Ich
seat-here = Hier am Bildschirm
seat-open = Jemand mit dem Link
seat-bot = Ein Bot
seat-open-about = Du bekommst einen Link für den Tisch. Wer ihn öffnet, nimmt einen freien Platz.
seat-free = Freier Platz
seat-kept = Für einen Freund reserviert
pace-kind-none = Keine
pace-kind-live = Live
pace-kind-days = Tage
clock-bank = Minuten für jeden
clock-increment = Sekunden dazu je Zug
clock-days-each = Tage für einen Zug
clock-none-is = Keine Uhr: lasst euch Zeit.
clock-live-is = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} für jeden, { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} mehr je Zug.
clock-days-is = { $days ->
    [one] Ein Tag für einen Zug.
   *[other] { $days } Tage für einen Zug.
}
undo-free = Frei
undo-consent = Gemeinsam
undo-none = Nie
undo-free-about = Schritte lassen sich zurücknehmen, bis jemand anderes handelt oder eine Karte aufgedeckt wird.
undo-consent-about = Ein Schritt wird zurückgenommen, wenn alle zustimmen.
undo-none-about = Ein gemachter Schritt gilt.
advanced = Weitere Einstellungen
option-edition = Die Karten
option-edition-reconstruction-1 = Wie üblich
option-edition-lorries-5-1-4 = Weniger Loren zu 2 Punkten
option-edition-lorries-3-3-4 = Mehr Loren zu 2 Punkten
option-edition-orders-1-2-2-2 = Größere Aufträge
option-edition-orders-1-3-2-1 = Weniger Aufträge für 1 Lore, mehr für 2
option-edition-innovations-2-2-2 = Weniger Arbeiterkarten, mehr Zusatzaktionen unter den Innovationen
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
room-host = Du bist Gastgeber. Verschick den Link, setz Bots auf freie Plätze und beginne.
room-seated = Du hast einen Platz. Der Gastgeber beginnt das Spiel.
room-guest = Wähle einen Namen und nimm Platz.
room-kept = Die freien Plätze sind für andere reserviert. Sobald das Spiel beginnt, kannst du zusehen.
room-start = Spiel beginnen
room-start-later = Beginnen, wenn alle Plätze besetzt sind
your-name = Dein Name
your-colour = Deine Farbe
colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-rose = Rosa
colour-steel = Grau
host = Gastgeber
you-here = du
take-seat = Platz nehmen
invite-new = Neuer Link
invite-one = Link für Platz { $number }
invite-one-about = Um einen Platz für eine bestimmte Person freizuhalten, schick ihr einen eigenen Link. Über den Link des Tisches ist dieser Platz dann nicht mehr zu haben.
invite-table-about = Ein Link für alle: Wer ihn öffnet, nimmt einen freien Platz. Schick ihn deinen Freunden oder lass sie ihn scannen.
invite-about = Wer diesen Link öffnet, darf diesen Platz nehmen. Schick ihn einem Freund, oder lass ihn scannen.
qr-code = QR-Code des Links
link = Link
copy-link = Link kopieren
copied = Kopiert
copy-refused = Dein Browser erlaubt das Kopieren nicht. Kopiere den Link selbst: { $link }
bot-level = Stärke der Bots, die du dazusetzt
clear-seat = Platz räumen
leave-seat = Meinen Platz verlassen
leave-seat-ask = Deinen Platz verlassen?
first-game = Geführtes erstes Spiel

# Am Tisch

chat-and-note = Chat und Notiz
chat-unread = { $count ->
    [one] Chat, { $count } neue Nachricht
   *[other] Chat, { $count } neue Nachrichten
}
keyboard = Tastatur
report = Problem melden
report-about = Dieser Text enthält, was du vom Spiel wissen darfst: die Version, den Schritt, die Mitschrift und den Tisch, wie du ihn siehst. Namen und Chat stehen nicht darin. Es wird nichts gesendet: Kopiere oder speichere ihn und gib ihn denen, die sich um diesen Server kümmern.
report-what = Was ist schiefgegangen?
report-copy = Meldung kopieren
report-save = Als Datei speichern
report-contents = Das steht darin
copy-failed = Der Browser erlaubt kein Kopieren: Markiere den Text unten
table-coming = Der Tisch wird aufgebaut.
table-refused = Dieser Tisch ist für dich geschlossen
player-number = Spieler { $number }
hand-over = Gib den Bildschirm an { $name }
hand-over-about = Was andere geheim halten, bleibt bis dahin verborgen.
hand-over-go = Ich bin { $name }
connection-back = Wieder verbunden.
question-pause = { $name } bittet um eine Pause.
question-undo = { $steps ->
    [one] { $name } möchte einen Schritt zurücknehmen.
   *[other] { $name } möchte { $steps } Schritte zurücknehmen.
}
question-abandon = { $name } möchte das Spiel abbrechen. Niemand gewinnt, und es wird nicht gewertet.
question-agreed = Zugestimmt: { $names }.
question-open = Antwort fehlt: { $names }.
happened-asked = { $about ->
    [undo] { $name } hat um eine Zurücknahme gebeten.
    [pause] { $name } hat um eine Pause gebeten.
   *[abandon] { $name } möchte das Spiel abbrechen.
}
happened-agreed = { $about ->
    [undo] { $name } hat der Zurücknahme zugestimmt.
    [pause] { $name } hat der Pause zugestimmt.
   *[abandon] { $name } hat dem Abbruch zugestimmt.
}
happened-refused = { $about ->
    [undo] { $name } hat die Zurücknahme abgelehnt.
    [pause] { $name } hat die Pause abgelehnt.
   *[abandon] { $name } möchte weiterspielen.
}
happened-withdrew = { $about ->
    [undo] { $name } möchte nichts mehr zurücknehmen.
    [pause] { $name } möchte keine Pause mehr.
   *[abandon] { $name } möchte das Spiel nicht mehr abbrechen.
}
happened-granted = { $about ->
    [undo] Alle haben zugestimmt: { $name } durfte zurücknehmen.
    [pause] Alle haben zugestimmt: Pause.
   *[abandon] Alle haben zugestimmt: Das Spiel ist abgebrochen.
}
happened-lapsed = Das Spiel ging weiter: { $name } kann noch einmal um die Zurücknahme bitten.
happened-left = { $name } ist gegangen. Ein Bot spielt weiter.
happened-ran-out = Die Zeit von { $name } ist abgelaufen. Ein Bot spielt weiter.
happened-returned = { $name } ist zurück und spielt wieder selbst.
happened-resigned = { $name } hat aufgegeben. Ein Bot spielt weiter.
agree = Zustimmen
refuse = Ablehnen
take-back = Zurückziehen
hurried = Viele Bots denken gerade nach: Für { $name } hat ein schnellerer gezogen.
stand-in = Ein Bot spielt für dich.
stand-in-other = { $name } ist gegangen: Bis zur Rückkehr spielt ein Bot.
resigned-other = { $name } hat aufgegeben: Ein Bot spielt bis zum Ende.
resigned-own = Du hast aufgegeben: Für die anderen spielt ein Bot weiter.
come-back = Zurückkommen
resume = Weiter
theme = Farben
theme-system = System
theme-light = Hell
theme-dark = Dunkel
theme-and-language = Farben und Sprache
speed = Tempo der fremden Züge
speed-0-5 = Langsam
speed-1 = Normal
speed-2 = Schnell
speed-0 = Sofort
sound = Eine Glocke, wenn du dran bist
how-asked = Rückfragen
confirm-turns = Meine Züge enden erst, wenn ich sie bestätige
pass-alone = Von selbst passen, wenn ich nichts tun kann
decline-afterwards = Nie nach einer Innovation vor dem Ende meines Spielzugs fragen
decline-all-new = Nie fragen, ob ich die Streckenkarten neu sortiere
decline-sabotage = Nie fragen, ob ich einen Transport aufhalte
decline-subsidy = Nie nach einem weiteren Transport fragen, wenn ich Letzter bin
this-table = Dieser Tisch
ask-pause = Um Pause bitten
ask-undo = Um Zurücknahme bitten
ask-abandon = Abbruch vorschlagen
abandon-ask = Allen vorschlagen, dieses Spiel abzubrechen?
abandon-about = Stimmen alle zu, endet das Spiel. Niemand gewinnt, und es wird nicht gewertet.
abandon-do = Alle fragen
abandon-alone = Spiel abbrechen
abandon-alone-ask = Dieses Spiel abbrechen?
abandon-alone-about = Es endet ohne Sieger und lässt sich nicht fortsetzen.
abandon-stay = Weiterspielen
resign = Aufgeben
resign-ask = Aufgeben?
resign-about = Für die anderen spielt ein Bot weiter, und du kannst nicht zurückkommen. In einem gewerteten Spiel wirst du Letzter.
leave-game = Spiel verlassen
leave-about = Ein Bot spielt für dich, bis du zurückkommst. Mit seinem ersten Zug wartet er eine Minute.
leave-ask = Dieses Spiel verlassen?
leave-stay = Bleiben
leave-and-keep = Speichern und zur Startseite
leave-and-keep-about = Das Spiel wartet auf dich: Du findest es auf der Startseite.
other-device = Anderes Gerät
other-device-show = Link zu meinem Platz
other-device-about = Mit diesem Link spielst du diesen Platz auf einem anderen Gerät. Behalte ihn für dich; ein früherer gilt nicht mehr.
key-tab = zum nächsten offenen Feld
key-arrows = zum nächstgelegenen offenen Feld
key-shift-arrows = auch zu geschlossenen Feldern, mit dem Grund
key-explain = das angewählte Feld erklären
key-digits = zeigt an jedem offenen Feld eine Nummer und springt zu dieser Nummer
key-enter = wählen; den Zug bestätigen
key-undo = einen Schritt zurück
key-restart = den Zug von vorn
key-look-back = zurückblicken: einen Schritt zurück oder weiter, mit Umschalt einen Spielzug
key-escape = Animation überspringen; schließen
key-chat = Chat
key-help = diese Hilfe

# Das Ende

result = Ergebnis
end-abandoned = Das Spiel wurde abgebrochen.
end-abandoned-about = Niemand hat gewonnen, und nichts wird gewertet.
end-won = { $name } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
end-you = Du gewinnst mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
end-shared = { $names } teilen sich den Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
end-behind = { $name } liegt { $gap ->
    [one] { $gap } Punkt
   *[other] { $gap } Punkte
} zurück.
end-you-behind = Du liegst { $gap ->
    [one] { $gap } Punkt
   *[other] { $gap } Punkte
} zurück.
end-tie-break = { $name } hat ebenso viele Punkte; der Gleichstand wird nach den Regeln entschieden.
plot-lead = Punkte vor dem Durchschnitt des Tisches, Runde für Runde
plot-words = Punkteverlauf. Endstand: { $results }.
plot-missing = Der Verlauf dieser Partie ist gerade nicht verfügbar.
round-n = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
}
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
replays-upload-about = Eine Mitschrift ist eine kleine Textdatei mit allen Zügen eines Spiels. Daraus wird ein eigenes Spiel, das in keiner Liste steht.
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
shift-back = Eine Schicht zurück
shift-on = Eine Schicht weiter
run = Abspielen
halt = Anhalten
tab-score = Punkte
tab-sources = Quellen
eyes = Aus Sicht von
eyes-all = allen, alles offen
play-on = Von hier weiterspielen
play-on-about = An diesem Schritt beginnt ein neuer Tisch. Du nimmst einen Platz; Bots nehmen die anderen.
play-on-seat = Dein Platz
play-on-go = Tisch eröffnen
play-on-here = Hier weiterspielen
plot-points = Punkte
moves = Züge
moves-of-round = Züge, Runde { $round }
moves-of-shift = Züge, Schicht { $round }
plot-sources = Woher die Punkte jeder Runde kamen
plot-sources-of = Punkte von { $name } nach Runde und Quelle
chances = Gewinnchancen
plot-lead-chances = oben: Punkte vor dem Durchschnitt des Tisches; unten: Gewinnchancen, wie unsere Bots sie schätzen
turning-points = Wendepunkte
turning-points-about = Chance dessen, der am Zug war
from-to = { $from } auf { $to } %
tab-table = Tisch
tab-analysis = Analyse
share = Teilen
before-first = Vor dem ersten Zug
replay-chosen = { $name } wählt: { $what }

# Regeln

chapters = Kapitel
search-rules = In den Regeln suchen
rules-version = Regelversion { $version }
rules-version-old = Regelversion { $version } · die neueste ist { $newest }: Was sich geändert hat
rules-in = Sprache dieser Regeln: { $language }.
rules-found = { $count ->
    [one] In einem Kapitel gefunden.
   *[other] In { $count } Kapiteln gefunden.
}
rules-none = In keiner Regel steht „{ $words }“.

# Einstellungen

settings-here = Dieser Browser
account = Konto
account-about = Du kannst auch ohne spielen. Ein Konto hält deine Spiele auf mehreren Geräten zusammen und führt deine Wertung.
account-is = Du bist { $name }.
account-name = Name
account-make = Konto anlegen
password = Passwort
login = Anmelden
logout = Abmelden
login-passkey = Mit Passkey anmelden
passkey-not-used = Es wurde kein Passkey benutzt.
security = Sicherheit
passkeys = Passkeys
passkeys-about = Anmelden per Fingerabdruck, Gesicht oder Gerätesperre, ohne Passwort.
passkeys-not-here = Passkeys gehen nur bei einer Adresse mit Namen und https oder bei localhost.
passkey-add = Passkey hinzufügen
passkey-name = Ein Name, an dem du ihn erkennst
passkey-example = Mein Handy
passkey-remove = Passkey { $name } entfernen
passkey-not-made = Es wurde kein Passkey angelegt.
remove = Entfernen
last-used = zuletzt benutzt { $date }
not-used = noch nicht benutzt
sessions = Wo du angemeldet bist
session-here = dieses Gerät
session-end = { $device } abmelden
sessions-end = Alle anderen Geräte abmelden
device-unknown = Unbekanntes Gerät
password-change = Passwort ändern
password-old = Bisheriges Passwort
password-new = Neues Passwort
password-about = Mindestens 8 Zeichen. Alle anderen Geräte werden abgemeldet.
password-changed = Das Passwort ist geändert, alle anderen Geräte sind abgemeldet.
data = Deine Daten
data-about = Alles, was dieser Server über dich aufbewahrt, in einer Datei: Konto, Geräte, Tische und was du dort geschrieben hast.
data-get = Meine Daten herunterladen
leave-account = Mein Konto löschen
leave-guest = Alle meine Daten löschen
former-player = Ehemaliges Mitglied
farewell-about = Konto, Wertungen, Chatzeilen und Notizen werden gelöscht. Partien bleiben, mit „{ former-player }“ statt deines Namens; wo noch gespielt wird, spielt ein Bot für dich weiter. Das lässt sich nicht rückgängig machen.
leave-sure = Ich weiß, dass sich das nicht rückgängig machen lässt.
leave-now = Endgültig löschen
email-none = Dieser Server verschickt keine E-Mails.
email-waits = An { $email } ging eine E-Mail mit einem Link. Bevor du ihn öffnest, wird nichts anderes dorthin geschickt.
email-until = Bis dahin gehen Nachrichten an { $email }.
email-again = E-Mail noch einmal schicken
email-sent = Verschickt
email-confirmed = Diese Adresse ist bestätigt.
confirm = Deine Adresse
confirm-waits = Der Link wird geprüft.
confirm-done = { $email } ist bestätigt. Ab jetzt erfährst du dort, wenn du dran bist.
game = Spiel
games = Spiele
rating = Wertung
notices = Wenn du dran bist
notices-about = Für Spiele mit Tagen je Zug. Lass leer, was du nicht brauchst.
email = E-Mail
webhook = Webhook
quiet-from = Ruhe ab
quiet-to = Ruhe bis
quiet-zone = Nach der Ortszeit von { $zone }.
push-offer = Soll dieser Browser dir Bescheid sagen, wenn du wieder dran bist?
push-yes = Ja, sag Bescheid
push-no = Nein
push-here = Dieser Browser sagt Bescheid, auch wenn keine Seite offen ist
push-none = Dieser Browser kann hier nicht Bescheid sagen: Dafür ist eine Adresse mit https nötig.
push-denied = Dieser Browser darf keine Mitteilungen dieser Seite zeigen. Das lässt sich in seinen Einstellungen ändern.
save = Speichern
saved = Gespeichert
claim = Dein Platz wird gesucht.
claim-refused = Ein Link zu einem Platz endet mit einer langen Folge von Buchstaben. Kopiere ihn ganz, oder bitte um einen neuen.

# Das geführte erste Spiel

learn-about = Eine richtige erste Partie gegen zwei Bots. Ihre erste Runde ist ein Lehrgang: In jeder Lektion leuchtet etwas auf dem Tisch; sie sagt, was zu tun ist und warum, und erklärt, was die anderen tun und was zählt. Danach spielst du weiter, mit Tipps, die nach und nach weniger werden.
learn-begin = Beginnen
learn-russian-railroads-welcome = Du baust drei Bahnstrecken und treibst deine Industrie voran. Arbeiter führen Aktionen aus, und jede Runde zählt alles, was du gebaut hast: Frühes zahlt sich immer wieder aus.
learn-glueck-auf-welcome = Du förderst Kohle, lädst sie auf Züge und schickst diese ab, um Aufträge zu erfüllen. Arbeiterkarten bezahlen die Bereiche, und jeder Besuch macht einen Bereich um einen Arbeiter teurer.
learn-volldampf-welcome = Du kommst durch Anleihen an Geld, bietest um die Reihenfolge, legst Gleise und bewegst Warensteine darauf. Jedes Gleis, das ein Stein befährt, erhöht das Einkommen seines Besitzers. Am Ende zählt das Einkommen, minus Anleihen.
plain-choices = Auswahl
plain-picture = Der Tisch als Text
plain-values = Was auf dem Tisch liegt

# The site without a server.
site-loading = Regeln und Gegner werden geladen …
site-broken = Die Spiele konnten nicht geladen werden.
site-no-games = Noch hat keine Partie begonnen.
site-about = Diese Seite braucht keinen Server: Regeln, Gegner und Partien sind in deinem Browser und bleiben dort. Lade die Mitschriften der Partien herunter, die du auch anderswo behalten willst.
site-home = Mit zwei Klicks gegen einen guten Gegner spielen oder gemeinsam an einem Bildschirm. Ohne Konto und ohne Server.
