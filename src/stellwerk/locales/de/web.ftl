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
table-unreadable = Lässt sich nicht öffnen
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
guest = Gast
try-again = Noch einmal
fault-unreachable = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
fault-too-many = Das war viel auf einmal. Warte einen Moment und versuche es noch einmal.
fault-unknown = Hier ist etwas schiefgegangen. Versuche es noch einmal.
not-found-about = Hier endet das Gleis. Vielleicht ist der Link alt, oder ihm fehlt ein Buchstabe.

home-title = Drei Eisenbahnspiele, ein Stellwerk
home-about = In zwei Klicks gegen einen guten Gegner, mit Freunden per Link oder um einen Bildschirm. Ohne Konto.
home-learn = Neu hier? Geführtes Spiel
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
play-now-others = { $bots ->
    [one] mit einem Bot
   *[other] mit { $bots } Bots
}
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
kept-until = Wird am { $date } gelöscht
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
invite-new = Neuer Link
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
hurried = Viele Bots denken gerade nach: Für { $name } hat ein schnellerer gezogen.
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
end-you-behind = Du liegst { $gap } dahinter.
end-tie-break = { $name } hat ebenso viele; der Gleichstand wird nach den Regeln entschieden.
plot-lead = Punkte vor dem Durchschnitt des Tisches, Runde für Runde
plot-words = Wie sich die Punkte entwickelten. Am Ende: { $results }.
plot-missing = Der Verlauf dieses Spiels ist gerade nicht zu haben.
round-n = Runde { $round }
shift-n = Schicht { $round }
round-over = Runde { $round } ist vorbei
shift-over = Schicht { $round } ist vorbei
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
replays-upload-about = Eine Mitschrift ist eine kleine Textdatei: jeder Zug eines Spiels. Sie wird gelesen und als eigenes Spiel aufbewahrt, das in keiner Liste steht.
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
plot-sources = Woher die Punkte jeder Runde kamen
plot-sources-of = Punkte von { $name } nach Runde und Quelle
chances = Aussicht auf den Sieg
plot-lead-chances = oben: Punkte vor dem Durchschnitt des Tisches; unten: Aussicht auf den Sieg, wie unsere Bots sie schätzen
turning-points = Wendepunkte
turning-points-about = Aussicht des Ziehenden
from-to = { $from } auf { $to } %
tab-table = Tisch
share = Teilen
before-first = Vor dem ersten Zug

# Regeln

chapters = Kapitel
search-rules = In den Regeln suchen
rules-version = Regelversion { $version }
rules-version-old = Regelversion { $version } · die neueste ist { $newest }: Was sich geändert hat
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
notices-about = Für Spiele mit Tagen je Zug. Lass leer, was du nicht willst.
email = E-Mail
webhook = Webhook
quiet-from = Ruhe ab
quiet-to = Ruhe bis
quiet-zone = Nach der Uhr von { $zone }.
push-offer = Soll dieser Browser dir sagen, wenn du wieder dran bist?
push-yes = Ja, sag Bescheid
push-no = Nein
push-here = Dieser Browser sagt Bescheid, auch wenn keine Seite offen ist
push-none = Dieser Browser kann hier nicht Bescheid sagen: Dafür braucht es eine Adresse mit https.
push-denied = Dieser Browser soll keine Nachrichten dieser Seite zeigen. Das lässt sich in seinen Einstellungen ändern.
save = Speichern
saved = Gespeichert
claim = Dein Platz wird gesucht.

# Das geführte erste Spiel

learn-about = Ein richtiges Spiel zu zweit gegen einen sanften Bot. Bei jedem Schritt sagt ein Hinweis, was gefragt ist und woran man denken sollte. Du kannst die Hinweise jederzeit abstellen.
learn-begin = Beginnen
learn-ok = Verstanden
learn-stop = Keine Hinweise mehr
learn-again = Hinweis
learn-confirm = Dein Zug ist vollständig, aber noch nicht endgültig. Sieh nach, was sich geändert hat, und bestätige. Du kannst einen Schritt oder den ganzen Zug zurücknehmen.
learn-wait = Der andere wählt gerade. Was er tut, steht im Verlauf; eine nummerierte Marke zeigt, wo er war.
learn-end = Das Spiel ist aus. Das Ergebnis zeigt, woher die Punkte kamen. Beim Nachspielen kannst du zu jedem Schritt zurück und von dort weiterspielen.
learn-russian-railroads-welcome = Du baust drei Bahnstrecken und treibst deine Industrie voran. Arbeiter führen Aktionen aus, und jede Runde zählt alles, was du gebaut hast: Frühes zahlt sich immer wieder aus.
learn-russian-railroads-bonus = Zu zweit beginnt jeder mit einem Bonus. Jeder hilft; nimm, was zu deinem ersten Plan passt.
learn-russian-railroads-turn = Setze Arbeiter auf ein leuchtendes Feld. Ein Feld gehört in einer Runde nur einem, nimm also das Wichtigste zuerst. Ein guter Anfang: Schwarz auf der Transsibirischen vorrücken, dann Grau dahinter. Beim Vorrücken sagt die Zahl auf einem leuchtenden Feld, was es jeder Runde hinzufügt. Wer passt, ist für diese Runde fertig.
learn-russian-railroads-pay = Arbeiter kommen am Ende der Runde heim, eine Münze ist weg. Zahle mit Arbeitern, solange du genug hast.
learn-russian-railroads-work = Wähle, was vorrückt. Schwarz geht voran, Grau folgt und überholt nie, Braun überholt nie Grau. Nur was die Lok erreicht, zählt.
learn-russian-railroads-work-in-part = Nutze so viele dieser Schritte, wie du magst, dann beende die Aktion.
learn-russian-railroads-lay = Die Zahl einer Lok ist ihre Reichweite. Setze sie dorthin, wo Gleis noch außer Reichweite liegt.
learn-russian-railroads-exchange = Alle Lücken sind voll: die neue Fabrik nimmt den Platz der gewählten ein.
learn-russian-railroads-again = Nutze noch einmal ein Feld, auf dem deine Arbeiter stehen.
learn-russian-railroads-pick-token = Du hast ein ?-Plättchen verdient. Jedes gilt einmal im Spiel. Verdoppler und Aufwertung zahlen in jeder Runde, die noch kommt, sind also früh stark.
learn-russian-railroads-pick-card = Nimm eine der offenen ?-Karten oder keine. Jede gilt einmal im Spiel.
learn-russian-railroads-take-end-card = Behalte die Karte, die zu deinem Bau passt: sie zählt am Ende. Oder nimm jetzt 10 Punkte.
learn-russian-railroads-move-on = Dein Arbeiter auf einem Reihenfolgefeld darf noch auf ein freies Feld für einen Arbeiter ziehen. Er muss nicht.
learn-russian-railroads-wait-later = Jede Runde zählt alles noch einmal. In der Punktetafel steht hinter +, was diese Runde jedem brächte.
learn-glueck-auf-welcome = Du förderst Kohle, lädst sie auf Züge und schickst diese ab, um Aufträge zu erfüllen. Arbeiterkarten bezahlen die Bereiche, und jeder Besuch macht einen Bereich um einen Arbeiter teurer.
learn-glueck-auf-turn = Schicke Arbeiter in einen leuchtenden Bereich; sein Preis steht darauf und wird genau bezahlt, behalte also ein paar Einser. Für eine Lieferung brauchst du einen Auftrag und einen Zug mit Lok und genug beladenen Loren. Beginne also mit Auftrag, Lok, Waggons für ihr Gleis und Loren mit denselben Wappen.
learn-glueck-auf-turn-on = Schicke jetzt Arbeiter in einen Bereich. Vorher darfst du noch eine Innovation spielen.
learn-glueck-auf-pay = Wähle die Arbeiterkarten, mit denen du zahlst. Sie kommen zurück, wenn die Schicht vorbei ist.
learn-glueck-auf-take-a-lorry = Wähle den Stapel. Eine Lore stellt sich hinten in deine Reihe; ihr Wappen sollte zu deinen Waggons passen.
learn-glueck-auf-take-a-wagon = Wähle den Stapel. Ein Waggon passt an die Gleise mit seinem Wappen, ein Joker überall.
learn-glueck-auf-place = Wähle das Gleis. Später geht er nicht mehr weg.
learn-glueck-auf-wild = Wähle einen Stapel: du siehst seine obersten vier Karten und behältst eine.
learn-glueck-auf-keep = Behalte eine Karte. Die anderen kommen unter den Stapel.
learn-glueck-auf-mine = Fördern bewegt Loren. Aus der Reihe geht nur die vorderste: in einen leeren Waggon mit ihrem Wappen oder ins Lager. Eine Doppellore braucht zwei Schritte.
learn-glueck-auf-deliver = Ein Zug fährt mit einem Auftrag, der nicht mehr Loren verlangt, als er trägt. Er fährt ganz ab, fülle ihn also vorher gut.
learn-glueck-auf-deliver-more = Ein weiterer Zug darf jetzt abfahren, wenn seine Lok vom selben Typ ist und du einen Auftrag für ihn hast.
learn-glueck-auf-assign = Wähle den Auftrag für diesen Zug. Auch überzählige Loren fahren mit.
learn-glueck-auf-afterwards = Bevor dein Zug endet, darfst du noch eine Innovation spielen.
learn-volldampf-welcome = Du gibst Anleihen für Geld aus, bietest um die Reihenfolge, legst Gleise und bewegst Warensteine darauf. Jedes Gleis, das ein Stein befährt, erhöht das Einkommen seines Besitzers. Am Ende zählt das Einkommen, minus Anleihen.
learn-volldampf-secret-bonds = Eine Anleihe bringt jetzt 6 Mark. Sie kostet 1 Mark in jeder Runde und am Ende einen Punkt. Nimm genug für ein Gebot und deine nächsten Abschnitte. Beide wählen geheim.
learn-volldampf-secret-bids = Biete um den ersten Platz: wer Erster ist, nimmt zuerst Streckenkarten und bewegt zuerst Steine. Beide wählen geheim.
learn-volldampf-all-new = Du darfst die Streckenkarten auf dem Tisch neu in Gruppen sortieren, wenn dir keine nützt.
learn-volldampf-take-group = Nimm eine Gruppe von Streckenkarten. Jede Karte steht für einen Abschnitt ihrer Form, zu den Kosten auf dem Plan. Suche Abschnitte zwischen Städten mit Steinen.
learn-volldampf-lay = Lege Gleis auf einen leuchtenden Abschnitt; die Kosten stehen darauf. Suche einen Weg von einem Stein zu einer Stadt derselben Farbe.
learn-volldampf-bargain-card = Wähle die Streckenkarte, die du für das Schnäppchen gibst.
learn-volldampf-bargain-segment = Lege einen leuchtenden Abschnitt für 5 Mark.
learn-volldampf-transport = Wähle einen Stein. Er fährt in eine Stadt seiner Farbe, und jedes Gleis auf dem Weg erhöht das Einkommen des Besitzers um eins. Am besten ist der Weg mit den meisten eigenen Gleisen.
learn-volldampf-subsidised = Noch ein Transport: wähle einen Stein.
learn-volldampf-step = Wähle, wohin der Stein als Nächstes fährt. Das Schild sagt, was du gewinnst.
learn-volldampf-sabotage = Ein Stein des anderen ist unterwegs. Mit einer Sabotage hältst du ihn auf; sonst lehne ab.
learn-volldampf-subsidy = Mit der Subvention darfst du noch einen Transport machen.
learn-volldampf-unload = Lege den Stein in eine leuchtende Stadt.
learn-volldampf-plan = Wähle einen Stein, der in eine andere Stadt soll: am besten so, dass sich dir ein Weg öffnet.
learn-volldampf-replace = Wähle die Stadt für ihn.
plain-choices = Auswahl
plain-picture = Der Tisch als Text
plain-values = Was auf dem Tisch liegt
