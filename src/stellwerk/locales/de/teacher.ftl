# Der Lehrer am Tisch und die Lektionen einer ersten Partie.

lesson-number = Lektion { $number } von { $count }
lesson-goal = Das Ziel:
lesson-show = Zeig es mir
lesson-try = Ich probiere es
lesson-next = Weiter
lesson-leave = Lektionen verlassen
lesson-back = Zurück zu den Lektionen
lesson-read-again = Noch einmal lesen
lesson-lit = Wähle jetzt, was leuchtet.
lesson-read = Lies zuerst die Lektion
lesson-read-why = „Weiter“ führt dich zu deinem Zug.
lesson-opens = Alles andere öffnet sich in Lektion { $number }.
lesson-confirm = Ansehen, dann bestätigen
lesson-confirm-about = Das bewirkt dein Zug; endgültig ist noch nichts. Du kannst ihn zurücknehmen; Bestätigen beendet ihn.
lesson-confirm-chance = Das hast du gewählt; endgültig ist noch nichts. Du kannst es zurücknehmen. Nach dem Bestätigen entscheidet der Zufall, und die Wahl gilt.
lesson-scoring = Die erste Wertung: { $source }
lesson-play-on = Weiterspielen
lesson-fading = Zuerst sage ich dir vor jedem Zug, was ich spielen würde und warum, später nur noch, wo du hinsehen sollst. Danach fragst du nach einem Tipp, wenn du einen willst.

## Tipps und Urteile

teacher = Lehrer
teacher-thinks = So lange denkt der Lehrer nach
teacher-quick = Kurz
teacher-normal = Normal
teacher-deep = Gründlich
teacher-judges = Sag mir nach jedem meiner Züge, ob er gut war
hint = Tipp
hint-about = Frag in drei Schritten: wo du hinsehen sollst, welcher Zug, und warum. Der Lehrer weiß nur, was du sehen kannst, und spielt nie für dich.
hint-where = Wo hinsehen?
hint-which = Welcher Zug?
hint-why = Warum?
hint-matter = Darauf kommt es an: { $term }.
hint-lit = { $count ->
    [0] Sieh in die anderen Teile des Tisches: Womit der beste Zug beginnt, ist hier nicht zu sehen.
    [one] Der beste Zug beginnt mit dem, was im Scheinwerfer steht.
   *[other] Der beste Zug beginnt mit einem der beiden im Scheinwerfer.
}
hint-thinking = Der Lehrer denkt nach …
hint-chance = { $percent } % Siegchance
hint-others = Andere Züge
hint-ahead = Punkte mehr als der nächstbeste Zug
hint-ahead-later = Punkte gleich danach gegenüber dem nächstbesten Zug; es lohnt sich später
hint-only = Kein anderer Zug kommt ihm nahe.
hint-even = Nach dem, was sich jetzt zählen lässt, ist der nächstbeste Zug genauso gut. In den Partien, die der Lehrer durchgespielt hat, lief dieser etwas besser.
hint-close = Tipp schließen
was-that-good = War das gut?
why-did-they = Warum hat { $name } das gemacht?
judged-yes = Ja.
judged-short = Besser: { $turn }. Das hat { $lost } % verschenkt.
judged-best = Es wurde nichts Besseres gefunden.
judged-best-theirs = Nach allem, was du wissen kannst, wurde nichts Besseres gefunden.
judged-ahead = Punkte mehr als der gespielte Zug
judged-ahead-later = Punkte gleich danach gegenüber dem gespielten Zug; es lohnt sich später
hints-allow = Tipps des Lehrers erlauben
hints-on = Tipps sind erlaubt: Alle dürfen den Lehrer fragen.
hints-off = Tipps sind aus.

## Einen Zug ausprobieren

try-out = Ausprobieren
try-about = Probiere einen Zug an einem eigenen Tisch aus. Es wird nichts gespielt, und niemand erfährt davon.
try-title = Du probierst einen Zug aus.
try-hidden = Es wird nichts gespielt, und niemand sonst kann es sehen.
try-gain = Er bringt { $gain }.
try-imagined = Vorgestellt: Was verdeckt war, kann anders sein.
try-better = Besser: { $turn }, { $percent } %.
try-stop = Aufhören
try-play = Diesen Zug spielen
try-why = Dann wird er am richtigen Tisch gemacht; dort kannst du ihn noch zurücknehmen.
plan-keep-key = Für die Taste L behalten
plan-play = Meinen Plan spielen
line-go-on = Nach meinem Zug weiter
line-from-here = Von hier aus weiterprobieren
line-title = Du probierst mehrere Züge aus.
line-choose = Nur vorgestellt: Du ziehst für { $name }.
line-choose-own = Nur vorgestellt: Das wäre dein nächster Zug.
line-others = Die anderen vom Lehrer ziehen lassen
line-back = Zurück zu meinem Zug
line-gain = Das bringt dir bisher { $gain }.
line-chance = Deine Siegchance von hier aus: { $percent } %.
line-best = Der Lehrer würde für { $name } spielen: { $turn }.
line-best-own = Der Lehrer würde spielen: { $turn }.
line-long = Mehr als { $most ->
    [one] { $most } Schritt lässt
   *[other] { $most } Schritte lassen
} sich nicht ausprobieren.
key-hint = die nächste Stufe eines Tipps
key-try = den Zug ausprobieren
key-plan = den behaltenen Zug spielen
