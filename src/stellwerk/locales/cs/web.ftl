# Klient v prohlížeči

# Věci na stole

state-free = volné
state-open = můžete zvolit
state-selected = zvoleno
state-preview = položeno, zatím nepotvrzeno
state-taken = obsazeno
state-closed = pro vás zavřeno
gain = { $gain }
moved-since = sem táhl hráč { $name }, { $order }. tah od vašeho
closed-to-you = Pro vás zavřeno.
tip-adds = Teď by přidalo { $gain }.
tip-adds-nothing = Zatím nepřidá žádné body.
tip-rule = Pravidlo { $rule }

prompt = Váš tah
prompt-confirm = Potvrdit: { $what }
prompt-confirm-turn = Potvrďte svůj tah
prompt-confirm-why = Potom je na tahu další hráč.
prompt-confirm-gain = { $gain } pro vás.
prompt-confirm-chance = Potom rozhodne náhoda a tah už nelze vrátit.
prompt-confirm-final = To už nelze vrátit.
prompt-sending = Odesláno. Čeká se na server…
prompt-do-confirm = Potvrdit
prompt-undo = Vrátit krok
prompt-restart = Tah znovu
prompt-instead = nebo { $what }
prompt-skip = Přeskočit
prompt-nobody = Okamžik
prompt-waiting = { $count ->
    [one] { $names } vybírá
   *[other] { $names } vybírají
}
prompt-stand-in = Za hráče { $name } hraje bot
prompt-stand-in-soon = Hráč { $name } odešel: za chvíli bude hrát bot
prompt-away = { $count ->
    [one] { $names } je právě bez spojení.
   *[other] { $names } jsou právě bez spojení.
}
prompt-waiting-why = Zatím si můžete vše prohlédnout.
plan-begin = Naplánovat další tah
plan-change = Změnit plán
plan-withdraw = Zrušit plán
plan-is = Váš další tah je naplánovaný. Zahraje se, pokud se nezmění nic, na čem závisí.
plan-dropped = Naplánovaný tah se nezahrál: změnilo se něco, na čem závisel.
plan-title = Plánujete svůj další tah.
plan-keep = Nechat si plán
plan-keep-is = V plánu: { $what }
plan-why = Zahraje se, až budete na tahu a nezmění se nic, na čem závisí. Do té doby ho můžete zrušit.

score = Body
score-hint = dosud, a + co by přineslo toto kolo
total = Celkem
player = Hráč
to-move = na tahu
log = Průběh
log-empty = Zatím se nic nestalo.
announced = Co se děje u stolu
announced-undone = Vráceno zpět.
announced-instead = Místo toho: { $what }.
log-earlier = Dřívější tahy
log-detail = { $what }: { $rest }

# Pohled zpět

past = Pohled zpět
past-headline = Díváte se na dřívější krok
past-step = krok { $step } z { $steps }
past-failed = Tento krok teď nelze zobrazit. Zkuste to znovu.
past-now = Zpět do hry
past-yours = Jste na tahu
past-news = { $count ->
    [one] { $count } nový tah
    [few] { $count } nové tahy
   *[other] { $count } nových tahů
}

# Bodování

scoring = Bodování
round-scored = { $round }. kolo: { $source }
shift-scored = { $round }. směna: { $source }
final-scored = Závěrečné bodování: { $source }
round-summary = { $round }. kolo, přehled
shift-summary = { $round }. směna, přehled

chat = Chat
chat-empty = Zatím nikdo nic nenapsal.
chat-say = Něco napsat
chat-send = Poslat
chat-preview = Nová zpráva od hráče { $name }
chat-reply = Odpovědět
chat-hide = Skrýt zprávu
chat-phrases = Říct jedním kliknutím
phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí a zábavy!
phrase-nice-move = Pěkný tah!
phrase-thanks = Díky!
phrase-sorry = Promiňte!
phrase-one-moment = Moment, prosím.
phrase-hurry = Můžeme hrát trochu rychleji?
phrase-back = Jsem zpátky.
phrase-good-game = Pěkná hra!
note = Poznámka, kterou vidíte jen vy
note-tab = Poznámka
presence-here = připojen
presence-away = nepřipojen
presence-stand-in = za hráče { $name } hraje bot
presence-bot = bot
by-stand-in = Bot za hráče { $name }
close = Zavřít
pin = Nechat na očích
unpin = Uvolnit
unpin-name = Uvolnit: { $name }
pin-about = Zůstane u tohoto stolu vedle vašeho, na úzké obrazovce pod ním, dokud to neuvolníte.
menu = Nabídka
rules = Pravidla
home = Domů
lit-here = tady je další volba
parts-of-table = Části stolu
round-of = Kolo { $round } z { $rounds }
set-up = Příprava hry
shift-of = Směna { $round } z { $rounds }
clock-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
clock-left = zbývá { $time }
table-over = Hra skončila
table-unreadable = Nelze otevřít
table-paused = Hra je přerušena
theme-to-light = Světlé barvy
theme-to-dark = Tmavé barvy
connection-lost = Spojení se ztratilo. Vaše tahy jsou v bezpečí; zkoušíme to znovu.
not-found = Taková stránka neexistuje.

title-russian-railroads = Russian Railroads
title-glueck-auf = Glück Auf
title-volldampf = Volldampf

# Navigation

skip-to-content = Přejít k obsahu
nav = Stránky
nav-play = Hrát
nav-tables = Stoly
nav-replays = Přehrávání
nav-rules = Pravidla
language = Jazyk
language-en = angličtina
language-de = němčina
language-fr = francouzština
language-cs = čeština
settings = Nastavení
credits = Otevřený kód. Každá věta a každý obrázek je náš. Autoři her: Helmut Ohley a Leonhard Orgler; Wolfgang Kramer a Michael Kiesling; Martin Wallace.
guest = Host
try-again = Zkusit znovu
fault-unreachable = Server neodpovídá. Zkontrolujte připojení a zkuste to znovu.
version-new = Je k dispozici nová verze těchto stránek.
version-load = Načíst
fault-too-many = To bylo najednou moc. Chvíli počkejte a zkuste to znovu.
fault-unknown = Něco se tu nepovedlo. Zkuste to znovu.
not-found-about = Tady kolej končí. Odkaz je možná starý, nebo v něm chybí písmeno.

home-title = Tři železniční hry, jedno stavědlo
home-about = Proti dobrému soupeři na dvě kliknutí, s přáteli přes odkaz, nebo u jedné obrazovky. Bez účtu.
home-learn = Poprvé tady? Hra s průvodcem
players-range = { $from }–{ $to } { $to ->
    [one] hráč
    [few] hráči
   *[other] hráčů
}
n-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
minutes = { $minutes } min
about-russian-railroads = Tři tratě, málo dělníků, tisíc cest k plné páře.
about-glueck-auf = Těžit, naložit, dodat. Každé místo stojí o dělníka víc.
about-volldampf = Dražte o pořadí, stavte koleje společně a nechte platit ostatní.
strength = Síla botů
level-of = { $place } · { $level }
level-rated = { $place } · { $level } · { $rating }
play-now = Hrát hned
play-now-others = { $bots ->
    [one] s jedním botem
    [few] se { $bots } boty
   *[other] s { $bots } boty
}
n-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boti
    [many] { $count } bota
   *[other] { $count } botů
}
bots-count = Počet botů
with-friends = S přáteli
one-screen = Jedna obrazovka
watch-bots = Dívat se na boty
departures = Odjezdy
departures-hint = stoly s volnými místy
departures-none = Žádný stůl nečeká. Otevřete nový a objeví se tady.
open-table = Otevřít stůl
departures-all = Všechny stoly
pace-live = naživo
pace-days = dny na tah
pace-waiting = čeká
pace-running = hraje se
join = Přisednout
watch = Sledovat
watching = sledujete
show-stop = Zastavit
show-go = Pokračovat
show-pace = Tempo botů
show-pace-0 = Pomalu
show-pace-1 = V klidu
show-pace-2 = Rychle
your-games = Vaše hry
finished-games = Dohrané hry
your-turn = Jste na tahu
to-play = na tahu: { $name }
waiting-for-players = Čeká na hráče
kept-until = Bude smazána { $date }
you-won = Vyhráli jste s { $points ->
    [one] { $points } bodem
   *[other] { $points } body
}
won = Vítěz: { $name }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
was-abandoned = Předčasně ukončena
against = s hráči: { $names }
table-actions = Více o tomto stole
give-up-table = Zavřít tento stůl
give-up-table-ask = Zavřít tento stůl? Nikdo už si k němu nepřisedne.
delete-game = Smazat
delete-game-ask = Smazat tuto hru natrvalo?
keep = Ponechat
first-time = Jste tu poprvé?
first-time-about = Hra s průvodcem vám vysvětlí každý krok, když ho děláte.
home-replays = Přehrávání
home-replays-about = Podívejte se, kde se hra rozhodla, a hrajte odtud dál.

# Nový stůl

new-table = Nový stůl
new-title = Hra
new-seats = Místa
new-players = Hráči
new-who = Kdo sedí na místě { $number }
new-name = Jméno na místě { $number }
new-level = Úroveň bota na místě { $number }
new-how = Jak hrajete
new-clock = Hodiny
new-undo = Vracení kroků
new-spectators = Ostatní se smějí dívat
new-listed = Ukázat stůl na úvodní stránce, aby se mohl přidat kdokoli
new-start = Začít hru
new-open = Otevřít stůl
new-starts = Všichni jsou tu: hra začne hned.
new-watches = Hrají jen boti. Vy se díváte, můžete je zastavit a nastavit jim tempo.
new-nobody = Někdo tu musí být: vyberte pro jedno místo „Já“, nebo pro všechna boty.
new-waits = Stůl počká, až budou všechna místa obsazená.
seat-me = Já
seat-here = Tady u obrazovky
seat-open = Kdo má odkaz
seat-bot = Bot
seat-open-about = Dostanete odkaz na stůl. Kdo ho otevře, sedne si na volné místo.
seat-free = Volné místo
seat-kept = Drženo pro přítele
pace-kind-none = Žádné
pace-kind-live = Naživo
pace-kind-days = Dny
clock-bank = Minut na hráče
clock-increment = Sekund navíc za tah
clock-days-each = Dní na tah
clock-none-is = Bez hodin: nespěchejte.
clock-live-is = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
} na hráče, { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
} navíc za tah.
clock-days-is = { $days ->
    [one] Jeden den na tah.
    [few] { $days } dny na tah.
   *[other] { $days } dní na tah.
}
undo-free = Volné
undo-consent = Společně
undo-none = Žádné
undo-free-about = Kroky lze vrátit, dokud nejedná někdo jiný nebo se neotočí karta.
undo-consent-about = Krok se vrátí, když všichni souhlasí.
undo-none-about = Udělaný krok platí.
advanced = Další nastavení
option-edition = Karty
option-edition-reconstruction-1 = Obvyklé
option-edition-lorries-5-1-4 = Méně vozíků za 2 body
option-edition-lorries-3-3-4 = Více vozíků za 2 body
option-edition-orders-1-2-2-2 = Větší zakázky
option-edition-orders-1-3-2-1 = Méně zakázek na 1 vozík, více na 2
option-edition-innovations-2-2-2 = Mezi inovacemi méně karet dělníků a více akcí navíc
option-stop = Kámen na cestě
option-stop-chosen = smí projet městy své barvy
option-stop-first = končí v prvním městě své barvy

# Seznamy stolů

filter-title = Která hra
all-games = Všechny hry
go-there = Přejít
to-watch = hry ke sledování
to-watch-none = Nikdo teď nehraje veřejně.

# Před hrou

room-title = Místa k obsazení
room-full = Všichni jsou tu
room-host = Stůl jste otevřeli vy. Pošlete odkaz, posaďte boty a začněte.
room-seated = Máte místo. Hru začne hostitel.
room-guest = Zvolte si jméno a sedněte si.
room-kept = Volná místa jsou vyhrazená pro jiné. Až hra začne, můžete se dívat.
room-start = Začít hru
room-start-later = Začít, až budou místa obsazena
your-name = Vaše jméno
your-colour = Vaše barva
colour-red = Červená
colour-blue = Modrá
colour-yellow = Žlutá
colour-green = Zelená
colour-rose = Růžová
colour-steel = Šedá
host = hostitel
you-here = vy
take-seat = Sednout si
invite-new = Nový odkaz
invite-one = Odkaz na místo { $number }
invite-one-about = Chcete-li držet místo pro jednu osobu, pošlete jí vlastní odkaz. Odkaz na stůl pak toto místo neotevře.
invite-table-about = Jeden odkaz pro všechny: kdo ho otevře, sedne si na volné místo. Pošlete ho přátelům, nebo ať si ho naskenují.
invite-about = Kdo otevře tento odkaz, smí si sednout na toto místo. Pošlete ho příteli, nebo ho nechte naskenovat.
qr-code = QR kód odkazu
link = Odkaz
copy-link = Kopírovat odkaz
copied = Zkopírováno
copy-refused = Váš prohlížeč kopírování nepovoluje. Zkopírujte odkaz sami: { $link }
bot-level = Úroveň botů, které posadíte
clear-seat = Uvolnit místo
leave-seat = Opustit své místo
leave-seat-ask = Opustit své místo?
first-game = První hra s průvodcem

# U stolu

chat-and-note = Chat a poznámka
chat-unread = { $count ->
    [one] Chat, { $count } nová zpráva
    [few] Chat, { $count } nové zprávy
   *[other] Chat, { $count } nových zpráv
}
keyboard = Klávesnice
report = Nahlásit problém
report-about = Tento text obsahuje, co o hře smíte vědět: verzi, krok, zápis a stůl, jak ho vidíte. Nejsou v něm jména ani chat. Nic se neodesílá: zkopírujte ho nebo uložte a předejte tomu, kdo se o server stará.
report-what = Co se pokazilo?
report-copy = Zkopírovat hlášení
report-save = Uložit jako soubor
report-contents = Co v něm je
copy-failed = Prohlížeč nedovolí kopírovat: označte text níže
table-coming = Stůl se připravuje.
table-refused = Tento stůl je pro vás zavřený
player-number = Hráč { $number }
hand-over = Předejte obrazovku hráči { $name }
hand-over-about = Co ostatní tají, zůstane do té doby skryté.
hand-over-go = Tady { $name }
connection-back = Spojení je zpět.
question-pause = { $name } žádá o přestávku.
question-undo = { $steps ->
    [one] { $name } žádá o vrácení jednoho kroku.
   *[other] { $name } žádá o vrácení { $steps } kroků.
}
question-abandon = { $name } navrhuje hru předčasně ukončit. Nikdo nevyhraje a hra se nehodnotí.
question-agreed = Souhlasí: { $names }.
question-open = Čeká se na odpověď: { $names }.
happened-asked = { $about ->
    [undo] { $name } žádá o vrácení kroku.
    [pause] { $name } žádá o přestávku.
   *[abandon] { $name } navrhuje hru předčasně ukončit.
}
happened-agreed = { $about ->
    [undo] { $name } souhlasí s vrácením kroku.
    [pause] { $name } souhlasí s přestávkou.
   *[abandon] { $name } souhlasí s předčasným koncem.
}
happened-refused = { $about ->
    [undo] { $name } nesouhlasí s vrácením kroku.
    [pause] { $name } nesouhlasí s přestávkou.
   *[abandon] { $name } chce hrát dál.
}
happened-withdrew = { $about ->
    [undo] { $name } už o vrácení kroku nežádá.
    [pause] { $name } už o přestávku nežádá.
   *[abandon] { $name } už předčasný konec nenavrhuje.
}
happened-granted = { $about ->
    [undo] Všichni souhlasí: krok, o který žádal hráč { $name }, je vrácen.
    [pause] Všichni souhlasí: přestávka.
   *[abandon] Všichni souhlasí: hra předčasně končí.
}
happened-lapsed = Hra pokračovala: { $name } může o vrácení požádat znovu.
happened-left = Hráč { $name } odešel. Hraje za něj bot.
happened-ran-out = Hráči { $name } došel čas. Hraje za něj bot.
happened-returned = { $name } je zpět a hraje dál.
happened-resigned = Hráč { $name } hru vzdal. Dohraje ji za něj bot.
agree = Souhlasit
refuse = Odmítnout
take-back = Vzít zpět
hurried = Mnoho botů teď přemýšlí: za hráče { $name } táhl rychlejší.
stand-in = Hraje za vás bot.
stand-in-other = Hráč { $name } odešel: do návratu hraje bot.
resigned-other = Hráč { $name } hru vzdal: dohraje ji za něj bot.
resigned-own = Hru jste vzdali: pro ostatní ji dohraje bot.
come-back = Vrátit se
resume = Pokračovat
theme = Barvy
theme-system = Systém
theme-light = Světlé
theme-dark = Tmavé
theme-and-language = Barvy a jazyk
speed = Rychlost tahů soupeřů
speed-0-5 = Pomalu
speed-1 = Běžně
speed-2 = Rychle
speed-0 = Hned
sound = Zvonek, když jste na tahu
how-asked = Dotazy
confirm-turns = Mé tahy končí, až je potvrdím
pass-alone = Pasovat automaticky, když nemám co dělat
decline-afterwards = Neptat se na inovaci před koncem mého tahu
decline-all-new = Neptat se, zda nově roztřídím karty tratí
decline-sabotage = Neptat se, zda zastavím přepravu
decline-subsidy = Neptat se na další přepravu, když jsem poslední
this-table = Tento stůl
ask-pause = Požádat o přestávku
ask-undo = Požádat o vrácení kroku
ask-abandon = Navrhnout předčasný konec
abandon-ask = Navrhnout všem, aby hra skončila předčasně?
abandon-about = Když budou všichni souhlasit, hra skončí. Nikdo nevyhraje a hra se nehodnotí.
abandon-do = Zeptat se všech
abandon-alone = Ukončit hru
abandon-alone-ask = Ukončit tuto hru?
abandon-alone-about = Skončí bez vítěze a nelze v ní pokračovat.
abandon-stay = Hrát dál
resign = Vzdát hru
resign-ask = Vzdát hru?
resign-about = Pro ostatní ji dohraje bot a vrátit se už nemůžete. V hodnocené hře budete poslední.
leave-game = Opustit hru
leave-about = Dokud se nevrátíte, hraje za vás bot. S prvním tahem minutu počká.
leave-ask = Opustit tuto hru?
leave-stay = Zůstat
leave-and-keep = Uložit a přejít na úvodní stránku
leave-and-keep-about = Hra na vás počká: najdete ji na úvodní stránce.
other-device = Jiné zařízení
other-device-show = Odkaz na mé místo
other-device-about = S tímto odkazem hrajete toto místo na jiném zařízení. Nechte si ho pro sebe; dřívější už neplatí.
key-tab = na další otevřené pole
key-arrows = na nejbližší otevřené pole
key-shift-arrows = i na zavřená pole, s vysvětlením
key-explain = vysvětlit vybrané místo
key-digits = ukáže u každého otevřeného pole číslo a přejde na ně
key-enter = zvolit; potvrdit tah
key-undo = vrátit krok
key-restart = tah znovu
key-look-back = pohled zpět: o krok zpět nebo dál, se Shiftem o tah
key-escape = přeskočit animaci; zavřít
key-chat = chat
key-help = tato nápověda

# Konec

result = Výsledek
end-abandoned = Hra skončila předčasně.
end-abandoned-about = Nikdo nevyhrál a nic se nehodnotí.
end-won = Vítěz: { $name }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
end-you = Vyhráli jste s { $points ->
    [one] { $points } bodem
   *[other] { $points } body
}.
end-shared = O vítězství s { $points ->
    [one] { $points } bodem
   *[other] { $points } body
} se dělí { $names }.
end-behind = { $name } má o { $gap ->
    [one] { $gap } bod
    [few] { $gap } body
   *[other] { $gap } bodů
} méně.
end-you-behind = Máte o { $gap ->
    [one] { $gap } bod
    [few] { $gap } body
   *[other] { $gap } bodů
} méně.
end-tie-break = { $name } má stejně bodů; rozhoduje pravidlo o shodě.
plot-lead = Náskok bodů před průměrem stolu, kolo za kolem
plot-words = Vývoj bodů. Na konci: { $results }.
plot-missing = Tento graf teď není k dispozici.
round-n = { $round ->
    [0] Příprava hry
   *[other] Kolo { $round }
}
shift-n = Směna { $round }
see-table = Zobrazit stůl
replay = Přehrát
download-record = Zápis
rematch = Odveta
rematch-join = K odvetě

# Přehrávání

replays-yours = vaše dohrané hry
replays-listed = veřejně dohrané hry ostatních
replays-none = Zatím tu nic není.
replays-upload = Otevřít zápis
replays-upload-about = Zápis je malý textový soubor se všemi tahy hry. Vznikne z něj samostatná hra, která není v žádném seznamu.
replay-of = Přehrávání: { $title }
replay-controls = Procházet hru
replay-slider = Kde ve hře
replay-at = Krok { $step } z { $steps }
to-start = Na začátek
to-end = Na konec
step-back = O krok zpět
step-on = O krok dál
turn-back = O tah zpět
turn-on = O tah dál
round-back = O kolo zpět
round-on = O kolo dál
shift-back = O směnu zpět
shift-on = O směnu dál
run = Přehrát
halt = Zastavit
tab-score = Body
tab-sources = Zdroje
eyes = Pohled
eyes-all = vše odkryté
play-on = Hrát odtud dál
play-on-about = V tomto kroku začne nový stůl. Vy si sednete na jedno místo, ostatní obsadí boti.
play-on-seat = Vaše místo
play-on-go = Otevřít stůl
play-on-here = Hrát dál tady
plot-points = Body
moves = Tahy
moves-of-round = Tahy, kolo { $round }
moves-of-shift = Tahy, směna { $round }
plot-sources = Odkud přišly body každého kola
plot-sources-of = Body hráče { $name } podle kol a zdrojů
chances = Šance na výhru
plot-lead-chances = nahoře: náskok před průměrem stolu; dole: šance na výhru podle našich botů
turning-points = Zlomové okamžiky
turning-points-about = šance hráče na tahu
from-to = z { $from } na { $to } %
tab-table = Stůl
tab-analysis = Rozbor
share = Sdílet
before-first = Před prvním tahem
replay-chosen = { $name } volí: { $what }

# Pravidla

chapters = Kapitoly
search-rules = Hledat v pravidlech
rules-version = Pravidla verze { $version }
rules-version-old = Pravidla verze { $version } · nejnovější je { $newest }: co se změnilo
rules-in = Jazyk těchto pravidel: { $language }.
rules-found = { $count ->
    [one] Nalezeno v jedné kapitole.
    [few] Nalezeno ve { $count } kapitolách.
   *[other] Nalezeno v { $count } kapitolách.
}
rules-none = Žádné pravidlo neříká „{ $words }“.

# Nastavení

settings-here = Tento prohlížeč
account = Účet
account-about = Hrát můžete i bez něj. Účet drží vaše hry pohromadě na více zařízeních a počítá hodnocení.
account-is = Váš účet: { $name }.
account-name = Jméno
account-make = Založit účet
password = Heslo
login = Přihlásit
logout = Odhlásit
login-passkey = Přihlásit přístupovým klíčem
passkey-not-used = Žádný přístupový klíč nebyl použit.
security = Zabezpečení
passkeys = Přístupové klíče
passkeys-about = Přihlášení otiskem prstu, obličejem nebo zámkem zařízení, bez hesla.
passkeys-not-here = Přístupové klíče fungují na adrese se jménem a https nebo na localhostu.
passkey-add = Přidat přístupový klíč
passkey-name = Jméno, podle kterého ho poznáte
passkey-example = Můj telefon
passkey-remove = Odebrat přístupový klíč { $name }
passkey-not-made = Žádný přístupový klíč nevznikl.
remove = Odebrat
last-used = naposledy použito { $date }
not-used = zatím nepoužito
sessions = Kde jste přihlášeni
session-here = toto zařízení
session-end = Odhlásit { $device }
sessions-end = Odhlásit všechna ostatní zařízení
device-unknown = Neznámé zařízení
password-change = Změnit heslo
password-old = Dosavadní heslo
password-new = Nové heslo
password-about = Alespoň 8 znaků. Všechna ostatní zařízení budou odhlášena.
password-changed = Heslo je změněno a všechna ostatní zařízení jsou odhlášena.
data = Vaše údaje
data-about = Vše, co o vás tento server uchovává, v jednom souboru: účet, zařízení, stoly a co jste u nich napsali.
data-get = Stáhnout moje údaje
leave-account = Smazat můj účet
leave-guest = Smazat všechny moje údaje
former-player = Bývalý hráč
farewell-about = Účet, hodnocení, zprávy a poznámky budou smazány. Hry zůstanou, místo vašeho jména bude „{ former-player }“; kde se ještě hraje, dohraje za vás bot. Nelze to vzít zpět.
leave-sure = Vím, že to nelze vzít zpět.
leave-now = Smazat natrvalo
email-none = Tento server neposílá e-maily.
email-waits = Na { $email } byl poslán e-mail s odkazem. Dokud ho neotevřete, nic jiného tam nepřijde.
email-until = Do té doby chodí zprávy na { $email }.
email-again = Poslat e-mail znovu
email-sent = Odesláno
email-confirmed = Tato adresa je potvrzena.
confirm = Vaše adresa
confirm-waits = Odkaz se ověřuje.
confirm-done = Adresa { $email } je potvrzena. Odteď tam přijde zpráva, když jste na tahu.
game = Hra
games = Hry
rating = Hodnocení
notices = Když jste na tahu
notices-about = Pro hry, kde je na tah několik dní. Co nechcete, nechte prázdné.
email = E-mail
webhook = Webhook
quiet-from = Klid od
quiet-to = Klid do
quiet-zone = Podle místního času: { $zone }.
push-offer = Má vám tento prohlížeč říct, až budete zase na tahu?
push-yes = Ano, upozorněte mě
push-no = Ne
push-here = Tento prohlížeč mě upozorní, i když není otevřená žádná stránka
push-none = Tento prohlížeč vás tu upozornit nemůže: je k tomu potřeba adresa s https.
push-denied = V tomto prohlížeči jsou upozornění z této stránky zakázaná. Změníte to v jeho nastavení.
save = Uložit
saved = Uloženo
claim = Hledáme vaše místo.
claim-refused = Odkaz na místo končí dlouhou řadou písmen. Zkopírujte ho celý, nebo požádejte o nový.

# První hra s průvodcem

learn-about = Opravdová první hra proti dvěma botům. Její první kolo je kurz: každá lekce osvětlí jednu věc na stole, řekne, co dělat a proč, a vysvětlí, co dělají ostatní a co se počítá. Potom hrajete dál s radami, kterých postupně ubývá.
learn-begin = Začít
learn-russian-railroads-welcome = Stavíte tři tratě a rozvíjíte průmysl. Dělníci provádějí akce a v každém kole se vyhodnotí vše, co jste postavili: co postavíte brzy, vyplatí se znovu a znovu.
learn-glueck-auf-welcome = Těžíte uhlí, nakládáte ho na vlaky a posíláte je plnit zakázky. Karty dělníků platí za oblasti a každá návštěva oblast o jednoho dělníka zdraží.
learn-volldampf-welcome = Vydáváte dluhopisy, dražíte o pořadí, stavíte koleje a vozíte po nich kameny zboží. Každá projetá kolej zvyšuje příjem svého majitele. Na konci se počítá příjem minus dluhopisy.
plain-choices = Možnosti
plain-picture = Stůl jako text
plain-values = Co leží na stole

# The site without a server.
site-loading = Načítají se pravidla a soupeři …
site-broken = Hry se nepodařilo načíst.
site-no-games = Zatím nezačala žádná partie.
site-about = Tato stránka nepotřebuje server: pravidla, soupeři i partie jsou ve vašem prohlížeči a zůstávají v něm. Partie, které chcete mít i jinde, si stáhněte jako zápisy.
site-home = Zahrajte si na dvě kliknutí proti dobrému soupeři, nebo spolu u jedné obrazovky. Bez účtu a bez serveru.
