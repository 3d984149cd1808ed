# The analysis of a game

analysis-title = { $title }: rozbor
analysis-settings = { $nodes } simulací na tah, { $knowledge }
analysis-knowledge-seat = podle toho, co hráč mohl vědět
analysis-knowledge-everything = se vším, co bylo skryté
analysis-players = Hráči
analysis-player = Hráč
analysis-points = Body
analysis-accuracy = Přesnost
analysis-own = Vlastní tahy
analysis-others = Tahy ostatních
analysis-fortune = Štěstí
analysis-outlook = Přehodnocení
analysis-chances = Šance na výhru
analysis-chances-alt = Šance každého hráče na výhru, od prvního tahu do posledního.
analysis-turning-points = Zlomové okamžiky
analysis-no-turning-points = Žádný tah ani náhoda nezměnily šance o desetinu.
analysis-point-turn = Tah { $turn }: { $seat } ztrácí { $percent } %.
analysis-point-chance = Před tahem { $turn }: náhoda mění vyhlídky hráče { $seat } o { $percent } %.
analysis-turns = Tah za tahem
analysis-turn = Tah { $turn }, kolo { $round }, { $seat }: { $mark }
analysis-played = Zahráno: { $moves } ({ $percent } %)
analysis-better = Lepší: { $moves } ({ $percent } %)
analysis-line = Potom: { $moves }
analysis-only-wrong = Uvedeny jsou jen chyby a hrubé chyby; --all uvede všechny tahy.
analysis-nothing-wrong = Žádné chyby ani hrubé chyby.

# Marks

analysis-mark-best = nejlepší
analysis-mark-good = dobrý
analysis-mark-inaccuracy = nepřesnost
analysis-mark-mistake = chyba
analysis-mark-blunder = hrubá chyba

# Reasons: what the better turn leaves more or less of, in points by the end

analysis-worth-more = Lepší tah má do konce hry hodnotu { $points } bodu:
analysis-worth-later = Hned po něm má lepší tah hodnotu { $points } bodu; vyplatí se později:
analysis-reason = { $term }: { $points }
analysis-decimal-sign = ,
analysis-rest = všechno ostatní

# Terms of every title

term-score = získané body
term-tempo = další tah přijde dříve
term-experience = co ukázalo mnoho her
term-others = co zbývá ostatním

# Terms of Russian Railroads

term-russian-railroads-ts = bodování Transsibiřské
term-russian-railroads-sp = bodování Petrohradu
term-russian-railroads-kiev = bodování Kyjeva
term-russian-railroads-ts-open = prostor na Transsibiřské
term-russian-railroads-sp-open = prostor k Petrohradu
term-russian-railroads-kiev-open = prostor ke Kyjevu
term-russian-railroads-beyond = kolejnice mimo dosah lokomotiv
term-russian-railroads-locomotives = lokomotivy s dosahem za konec kolejí
term-russian-railroads-medal = kyjevská medaile na dosah
term-russian-railroads-colours = zpřístupněné barvy
term-russian-railroads-doublers = zdvojnásobení
term-russian-railroads-industry = bodování průmyslu
term-russian-railroads-industry-open = co ještě přijde v průmyslu
term-russian-railroads-tokens = žetony na dosah
term-russian-railroads-workers = dělníci, teď i později
term-russian-railroads-coins = mince
term-russian-railroads-order = pořadí hráčů
term-russian-railroads-engineers = využití inženýrů
term-russian-railroads-cards = karty cílového bonusu
term-russian-railroads-cards-open = budoucí růst karet cílového bonusu
term-russian-railroads-majority = nejvíc inženýrů

# Terms of Glück Auf

term-glueck-auf-orders = zakázky před dodáním
term-glueck-auf-lorries = vozíky na později
term-glueck-auf-wagons = vagony na později
term-glueck-auf-engines = lokomotivy na později
term-glueck-auf-shares = podíly
term-glueck-auf-objectives = cíle
term-glueck-auf-innovations = inovace
term-glueck-auf-workers = dělníci v ruce
term-glueck-auf-foreman = žeton směny

# Terms of Volldampf

term-volldampf-under-way = co je už na cestě
term-volldampf-transports = přepravy kamenů na plánu
term-volldampf-later-transports = přepravy v dalších kolech
term-volldampf-money = peníze
term-volldampf-bonds = dividendy z dluhopisů
term-volldampf-actions = akční karty
term-volldampf-routes = karty tratí
term-volldampf-order = pořadí hráčů

# Stránka

analysis-marked = { $mark }, { $name }, { $round }, tah { $turn }: z { $from } na { $to } %, lépe { $better } %
analysis-point = Zlom { $number }. { $what }
analysis-point-n = Zlom { $number }
analysis-this-turn = Tento tah
analysis-turn-n = tah { $turn }
analysis-turn-number = Tah
analysis-marks = Označené tahy
analysis-tag-played = Zahráno
analysis-tag-better = Lépe
analysis-both = Obojí
analysis-on-the-board = Na plánu
analysis-before = Před tahem hráče { $name }
analysis-total = bodů do konce: { $better } % místo { $played } %
analysis-total-later = bodů hned poté; vyplatí se později: { $better } % místo { $played } %
analysis-nothing-better = Lepší tah se nenašel.
analysis-start = Šance na začátku
analysis-short-accuracy = Přes­nost
analysis-short-start = Začátek
analysis-short-own = Vlastní tahy
analysis-short-others = Ostatní
analysis-short-fortune = Štěstí
analysis-short-outlook = Úsudek
analysis-short-points = Body
analysis-players-about = V procentech výhry. Začátek, vlastní tahy, ostatní, štěstí a to, co se později posoudilo jinak, dávají dohromady výsledek.
analysis-players-later = Zobrazí se, až budou rozebrány všechny tahy.
analysis-mistakes = Chyby
analysis-slight = { $count ->
    [one] A { $count } nepřesnost.
    [few] A { $count } nepřesnosti.
   *[other] A { $count } nepřesností.
}
analysis-luck = Štěstí
analysis-luck-about = jak náhoda změnila šance, celkem
analysis-chances-about = po každém tahu; všechny pruhy dávají 100 %
analysis-progress = Rozebrané tahy: { $done } z { $total }
analysis-waits = Rozbor začne, jakmile žádný bot nepřemýšlí.
analysis-failed = Tuto hru se nepodařilo rozebrat.
analysis-again = Zkusit znovu
analysis-knowledge = Posouzeno
analysis-print = Zpráva k tisku
analysis-nodes = Simulace na tah: { $nodes }
analysis-next-mistake = Další chyba
analysis-try = Zkusit odsud

# Co kdyby

what-if = Co kdyby?
what-if-about = Hra pokračuje po kroku { $step } proti botům. Dohraná hra zůstane, jak je.
what-if-table = Otevřít jako stůl
what-if-back = Zpět k rozboru

# Učte se z chyb

learn-mistakes = Učte se ze svých chyb
learn-mistakes-about = Vaše zlomy jako otázky: najděte lepší tah.
learn-mistakes-of = Jako { $name }
learn-question = Otázka { $number } z { $count }.
learn-ask = Zahráno bylo: { $played }. Stálo to { $lost } %. Najděte lepší tah a potvrďte ho.
learn-judging = Váš tah se posuzuje.
learn-judged = Posouzeno. Vraťte kroky a zkuste jiný tah.
learn-better = Lépe: { $percent } % místo { $played } %.
learn-no-better = Zatím ne lépe: { $percent } %, zahráno: { $played } %. Začněte tah znovu a zkuste to ještě jednou.
learn-tell = Prozraďte mi to
learn-next = Další otázka
learn-end-questions = Zpět k rozboru
