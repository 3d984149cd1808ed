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
