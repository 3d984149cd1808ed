# Klient v prohlížeči

# Věci na stole

state-free = volné
state-open = můžete zvolit
state-selected = zvoleno
state-preview = položeno, zatím nepotvrzeno
state-taken = obsazeno
state-closed = pro vás zavřeno
gain = { $gain }
moved-since = byl tu hráč { $name }, { $order }. tah od vašeho
closed-to-you = Pro vás zavřeno.

prompt = Co máte udělat
prompt-confirm = Váš tah je hotov: potvrďte ho
prompt-confirm-why = Nic ještě není definitivní. Potvrďte, nebo vraťte kroky zpět.
prompt-do-confirm = Potvrdit
prompt-undo = Vrátit krok
prompt-restart = Tah znovu
prompt-skip = Přeskočit
prompt-nobody = Okamžik
prompt-waiting = { $count ->
    [one] { $names } vybírá
   *[other] { $names } vybírají
}
prompt-waiting-why = Zatím si můžete vše prohlédnout.

score = Body
score-hint = dosud, a + co by přineslo toto kolo
total = Celkem
player = Hráč
to-move = na tahu
log = Průběh
log-empty = Zatím se nic nestalo.
chat = Rozhovor
chat-empty = Zatím nikdo nic neřekl.
chat-say = Něco říct
chat-send = Poslat
note = Poznámka, kterou vidíte jen vy
close = Zavřít
menu = Nabídka
rules = Pravidla
home = Domů
lit-here = tady je další volba
parts-of-table = Části stolu
round-of = Kolo { $round } z { $rounds }
shift-of = Směna { $round } z { $rounds }
n-of = { $n } z { $of }
clock-days = { $days } dní
clock-left = zbývá { $time }
table-over = Hra skončila
table-paused = Hra je přerušena
theme-to-light = Světlé barvy
theme-to-dark = Tmavé barvy
connection-lost = Spojení se ztratilo. Vaše tahy jsou v bezpečí; zkoušíme to znovu.
not-found = Taková stránka neexistuje.

title-russian-railroads = Russian Railroads
title-glueck-auf = Glück Auf
title-volldampf = Volldampf
