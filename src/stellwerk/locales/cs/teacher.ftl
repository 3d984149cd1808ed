# Učitel u stolu a lekce první hry.

lesson-number = Lekce { $number } z { $count }
lesson-goal = Cíl:
lesson-show = Ukažte mi to
lesson-try = Zkusím to
lesson-next = Dál
lesson-leave = Opustit lekce
lesson-back = Zpět k lekcím
lesson-read-again = Přečíst znovu
lesson-lit = Teď zvolte, co svítí.
lesson-read = Nejdřív si přečtěte lekci
lesson-read-why = Tlačítko „Dál“ vás dovede k vašemu tahu.
lesson-opens = Ostatní se otevře v lekci { $number }.
lesson-confirm = Prohlédnout a potvrdit
lesson-confirm-about = Toto udělá váš tah; nic není definitivní. Můžete ho vrátit, nebo potvrzením ukončit.
lesson-confirm-chance = Toto jste zvolili; nic není definitivní. Můžete to vrátit. Po potvrzení rozhodne náhoda a volba už platí.
lesson-scoring = První vyhodnocení: { $source }
lesson-play-on = Hrát dál
lesson-fading = Zpočátku vám před každým tahem řeknu, co bych zahrál a proč, později už jen kam se dívat. Potom si o radu řeknete, když ji budete chtít.

## Rady a hodnocení

teacher = Učitel
teacher-thinks = Učitel přemýšlí
teacher-quick = Krátce
teacher-normal = Normálně
teacher-deep = Důkladně
teacher-judges = Po každém mém tahu mi říct, zda byl dobrý
hint = Rada
hint-about = Ptejte se ve třech krocích: kam se dívat, který tah a proč. Učitel ví jen to, co vidíte vy, a nikdy nehraje za vás.
hint-where = Kam se dívat?
hint-which = Který tah?
hint-why = Proč?
hint-matter = O co jde: { $term }.
hint-lit = { $count ->
    [0] Podívejte se na ostatní části stolu: čím začíná nejlepší tah, tady není vidět.
    [one] Nejlepší tah začíná tím, na co svítí reflektor.
   *[other] Nejlepší tah začíná jedním ze dvou míst, na která svítí reflektor.
}
hint-thinking = Učitel přemýšlí…
hint-chance = šance na výhru { $percent } %
hint-others = Jiné tahy
hint-ahead = bodů navíc proti druhému nejlepšímu tahu
hint-ahead-later = bodů hned poté proti druhému nejlepšímu tahu; vyplatí se později
hint-only = Žádný jiný tah se mu nevyrovná.
hint-even = Podle toho, co se dá teď spočítat, je další nejlepší tah stejně dobrý. Ve hrách, které učitel vyzkoušel, dopadl tento o něco lépe.
hint-close = Zavřít radu
was-that-good = Bylo to dobře?
why-did-they = Proč { $name } hraje právě tohle?
judged-yes = Ano.
judged-short = Lépe: { $turn }. Stálo to { $lost } %.
judged-best = Nic lepšího se nenašlo.
judged-best-theirs = Podle toho, co můžete vědět, se nic lepšího nenašlo.
judged-ahead = bodů navíc proti zahranému tahu
judged-ahead-later = bodů hned poté proti zahranému tahu; vyplatí se později
hints-allow = Povolit rady učitele
hints-on = Rady jsou povolené: učitele se smí ptát každý.
hints-off = Rady jsou vypnuté.

## Zkoušení tahu

try-out = Vyzkoušet
try-about = Vyzkoušejte tah u vlastního stolu. Nic se nehraje a nikdo se to nedozví.
try-title = Zkoušíte tah.
try-hidden = Nic se nehraje a nikdo jiný to nevidí.
try-gain = Přinese { $gain }.
try-imagined = Představa: co bylo skryté, může být jiné.
try-better = Lépe: { $turn }, { $percent } %.
try-stop = Přestat zkoušet
try-play = Zahrát tento tah
try-why = Pak se provede u skutečného stolu; tam ho ještě můžete vrátit.
plan-keep-key = Nechat si ho pod klávesou L
plan-play = Zahrát svůj plán
line-go-on = Pokračovat za můj tah
line-from-here = Zkoušet odtud dál
line-title = Zkoušíte několik tahů za sebou.
line-choose = Jen představa: volíte za hráče { $name }.
line-choose-own = Jen představa: to by byl váš další tah.
line-others = Nechat za ostatní hrát učitele
line-back = Zpět k mému tahu
line-gain = Zatím vám to přináší { $gain }.
line-chance = Vaše šance na výhru odtud: { $percent } %.
line-best = Učitel by za hráče { $name } zahrál: { $turn }.
line-best-own = Učitel by zahrál: { $turn }.
line-long = Zkoušet lze nejvýše { $most ->
    [one] { $most } krok
    [few] { $most } kroky
   *[other] { $most } kroků
} za sebou.
key-hint = další stupeň rady
key-try = vyzkoušet tah
key-plan = zahrát ponechaný tah
