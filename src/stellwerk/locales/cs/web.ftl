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
table-unreadable = Nelze otevřít
table-paused = Hra je přerušena
theme-to-light = Světlé barvy
theme-to-dark = Tmavé barvy
connection-lost = Spojení se ztratilo. Vaše tahy jsou v bezpečí; zkoušíme to znovu.
not-found = Taková stránka neexistuje.

title-russian-railroads = Russian Railroads
title-glueck-auf = Glück Auf
title-volldampf = Volldampf

# Dům

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
fault-too-many = To bylo najednou moc. Chvíli počkejte a zkuste to znovu.
fault-unknown = Něco se tu nepovedlo. Zkuste to znovu.
not-found-about = Tady kolej končí. Odkaz je možná starý, nebo v něm chybí písmeno.

home-title = Tři železniční hry, jedno stavědlo
home-about = Proti dobrému soupeři na dvě kliknutí, s přáteli přes odkaz, nebo u jedné obrazovky. Bez účtu.
home-learn = Poprvé tady? Hra s průvodcem
players-range = { $from }–{ $to } hráči
n-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
minutes = { $minutes } min
about-russian-railroads = Tři tratě, málo dělníků, tisíc cest k plné páře.
about-glueck-auf = Těžit, naložit, dodat. Každé místo stojí o dělníka víc.
about-volldampf = Dražte pořadí, stavte koleje společně a nechte platit ostatní.
strength = Jak silní jsou ostatní
strength-0 = Snadné
strength-1 = Střední
strength-2 = Silné
play-now = Hrát hned
play-now-others = { $bots ->
    [one] s jedním botem
   *[other] s { $bots } boty
}
with-friends = S přáteli
one-screen = Jedna obrazovka
departures = Odjezdy
departures-hint = stoly s volnými místy
departures-none = Žádný stůl nečeká. Otevřete nový a bude tady.
open-table = Otevřít stůl
departures-all = Všechny stoly
pace-live = naživo
pace-days = tah denně
pace-waiting = čeká
pace-running = hraje se
join = Přisednout
watch = Sledovat
watching = sledujete
your-games = Vaše hry
finished-games = Dohrané hry
your-turn = Jste na tahu
to-play = na tahu: { $name }
waiting-for-players = Čeká na hráče
kept-until = Bude smazána { $date }
you-won = Vyhráli jste s { $points }
won = Vítěz: { $name }, { $points }
first-time = Jste tu poprvé?
first-time-about = Hra s průvodcem vysvětlí každý krok, když ho děláte.
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
new-listed = Ukázat stůl v seznamech
new-start = Začít hru
new-open = Otevřít stůl
new-starts = Všichni jsou tu: hra začne hned.
new-waits = Stůl čeká, až budou všechna místa obsazena. Pro každého přítele dostanete odkaz.
seat-me = Já
seat-here = Tady u obrazovky
seat-friend = Přítel, přes odkaz
seat-open = Pro kohokoli
seat-bot = Bot
seat-friend-about = Dostanete odkaz a QR kód.
seat-open-about = Kdo stůl najde, může si sednout.
seat-free = Volné místo
seat-kept = Drženo pro přítele
pace-kind-none = Žádné
pace-kind-live = Naživo
pace-kind-days = Dny
clock-bank = Minut na hráče
clock-increment = Sekund navíc za tah
clock-days-each = Dní na tah
clock-none-is = Bez hodin: nespěchejte.
clock-live-is = { $minutes } min na hráče, { $seconds } s navíc za tah.
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
option-edition = Vydání
option-edition-reconstruction-1 = Naše rekonstrukce
option-edition-lorries-5-1-4 = Jiné vozíky, 5-1-4
option-edition-lorries-3-3-4 = Jiné vozíky, 3-3-4
option-edition-orders-1-2-2-2 = Jiné zakázky, 1-2-2-2
option-edition-orders-1-3-2-1 = Jiné zakázky, 1-3-2-1
option-edition-innovations-2-2-2 = Jiné inovace, 2-2-2
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
room-host = Jste hostitel. Pozvěte přátele, posaďte boty a začněte.
room-seated = Máte místo. Hru začne hostitel.
room-guest = Zvolte místo a jméno.
room-start = Začít hru
room-start-later = Začít, až budou místa obsazena
your-name = Vaše jméno
host = hostitel
you-here = vy
sit-here = Sednout si sem
invite = Pozvat
invite-new = Nový odkaz
invite-about = Kdo otevře tento odkaz, smí si sednout na toto místo. Pošlete ho příteli, nebo ho nechte naskenovat.
qr-code = QR kód odkazu
link = Odkaz
copy-link = Kopírovat odkaz
copied = Zkopírováno
bot-level = Úroveň botů, které posadíte
clear-seat = Uvolnit místo
leave-seat = Opustit své místo
first-game = První hra s průvodcem

# U stolu

chat-and-note = Rozhovor a poznámka
chat-unread = Rozhovor, něco nového
keyboard = Klávesnice
table-coming = Stůl se prostírá.
table-refused = Tento stůl je pro vás zavřený
hand-over = Předejte obrazovku: { $name }
hand-over-about = Co ostatní tají, zůstane do té doby skryté.
hand-over-go = Hraje { $name }
connection-back = Spojení je zpět.
question-pause = { $name } žádá o přestávku.
question-undo = { $steps ->
    [one] { $name } žádá o vrácení jednoho kroku.
    [few] { $name } žádá o vrácení { $steps } kroků.
   *[other] { $name } žádá o vrácení { $steps } kroků.
}
agree = Souhlasit
refuse = Odmítnout
take-back = Vzít zpět
hurried = Mnoho botů teď přemýšlí: místo { $name } táhl rychlejší.
stand-in = Hraje za vás bot.
come-back = Vrátit se
resume = Pokračovat
theme = Barvy
theme-system = Podle systému
theme-light = Světlé
theme-dark = Tmavé
theme-and-language = Barvy a jazyk
speed = Jak rychle se vyprávějí tahy ostatních
speed-0-5 = Pomalu
speed-1 = Běžně
speed-2 = Rychle
speed-0 = Hned
sound = Zvonek, když jste na tahu
how-asked = Jak se vás hra ptá
confirm-turns = Mé tahy končí, až je potvrdím
decline-afterwards = Neptat se na inovaci před koncem mého tahu
decline-all-new = Neptat se, zda nově roztřídím karty tratí
decline-sabotage = Neptat se, zda zastavím přepravu
decline-subsidy = Neptat se na další přepravu, když jsem poslední
this-table = Tento stůl
ask-pause = Požádat o přestávku
ask-undo = Požádat o vrácení kroku
leave-game = Opustit hru
leave-about = Když odejdete, hraje za vás bot, než se vrátíte.
other-device = Jiné zařízení
other-device-show = Odkaz na mé místo
other-device-about = S tímto odkazem hrajete toto místo na jiném zařízení. Nechte si ho pro sebe; dřívější už neplatí.
key-tab = na další otevřené místo
key-arrows = na nejbližší otevřené místo
key-shift-arrows = i přes zavřená místa, která řeknou proč
key-enter = zvolit; potvrdit tah
key-undo = vrátit krok
key-restart = tah znovu
key-escape = přeskočit vyprávění; zavřít
key-chat = rozhovor
key-help = tato nápověda

# Konec

result = Výsledek
end-won = Vítěz: { $name }, { $points }.
end-you = Vyhráli jste s { $points }.
end-shared = O vítězství s { $points } se dělí { $names }.
end-behind = { $name } o { $gap } méně.
end-you-behind = Máte o { $gap } méně.
end-tie-break = { $name } má stejně; rozhoduje pravidlo o shodě.
plot-lead = Náskok bodů před průměrem stolu, kolo za kolem
plot-words = Jak šly body. Na konci: { $results }.
plot-missing = Průběh této hry teď není k dispozici.
round-n = Kolo { $round }
shift-n = Směna { $round }
round-over = Kolo { $round } skončilo
shift-over = Směna { $round } skončila
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
replays-upload-about = Zápis je malý textový soubor: každý tah hry. Přečte se a uchová jako samostatná hra, která není v žádném seznamu.
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
run = Přehrát
halt = Zastavit
tab-score = Body
tab-sources = Zdroje
eyes = Očima
eyes-all = všech, vše odkryto
play-on = Hrát odtud dál
play-on-about = V tomto kroku začne nový stůl. Vy si sednete na jedno místo, ostatní obsadí boti.
play-on-seat = Vaše místo
play-on-go = Otevřít stůl
plot-points = Body
moves = Tahy
moves-of-round = Tahy, kolo { $round }
moves-of-shift = Tahy, směna { $round }
plot-sources = Odkud přišly body každého kola
plot-sources-of = Body hráče { $name } podle kol a zdrojů
chances = Šance na výhru
plot-lead-chances = nahoře: náskok před průměrem stolu; dole: šance na výhru podle našich botů
turning-points = Zlomy
turning-points-about = šance hráče na tahu
from-to = z { $from } na { $to } %
tab-table = Stůl
share = Sdílet
before-first = Před prvním tahem

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
notices-about = Pro hry s dny na tah. Co nechcete, nechte prázdné.
email = E-mail
webhook = Webhook
quiet-from = Klid od
quiet-to = Klid do
quiet-zone = Podle hodin: { $zone }.
push-offer = Má vám tento prohlížeč říct, až budete zase na tahu?
push-yes = Ano, upozorněte mě
push-no = Ne
push-here = Tento prohlížeč mě upozorní, i když není otevřená žádná stránka
push-none = Tento prohlížeč vás tu upozornit nemůže: je k tomu potřeba adresa s https.
push-denied = Tento prohlížeč nemá zobrazovat upozornění této stránky. Změníte to v jeho nastavení.
save = Uložit
saved = Uloženo
claim = Hledáme vaše místo.

# První hra s průvodcem

learn-about = Opravdová hra pro dva proti mírnému botovi. U každého kroku vám rada řekne, co máte udělat a na co myslet. Rady můžete kdykoli vypnout.
learn-begin = Začít
learn-ok = Rozumím
learn-stop = Už žádné rady
learn-again = Rada
learn-confirm = Váš tah je hotov, ale nic není definitivní. Podívejte se, co se změnilo, a potvrďte. Vrátit lze krok i celý tah.
learn-wait = Druhý hráč vybírá. Co udělá, najdete v průběhu; očíslovaná značka ukáže, kde byl.
learn-end = Hra skončila. Výsledek ukazuje, odkud jsou body. Při přehrávání se můžete vrátit ke každému kroku a hrát odtud dál.
learn-russian-railroads-welcome = Stavíte tři tratě a rozvíjíte průmysl. Dělníci konají akce a každé kolo boduje vše, co jste postavili: co je brzy, vyplácí se znovu a znovu.
learn-russian-railroads-bonus = Ve dvou začíná každý s bonusem. Každý pomůže; vezměte, co se hodí k prvnímu plánu.
learn-russian-railroads-turn = Postavte dělníky na svítící pole. Pole patří v kole jen jednomu, berte tedy nejdřív to nejdůležitější. Dobrý začátek: posunout černou na Transsibiřské a šedou za ní. Při posunu říká číslo na svítícím poli, co přidá každému kolu. Kdo pasuje, v tomto kole končí.
learn-russian-railroads-pay = Dělníci se na konci kola vrátí, mince je pryč. Plaťte dělníky, dokud jich máte dost.
learn-russian-railroads-work = Zvolte, co postoupí. Černá jde první, šedá ji nikdy nepředjede, hnědá nikdy nepředjede šedou. Počítá se jen to, kam dosáhne lokomotiva.
learn-russian-railroads-work-in-part = Použijte tolik kroků, kolik chcete, a pak akci ukončete.
learn-russian-railroads-lay = Číslo lokomotivy je její dosah. Dejte ji tam, kde koleje leží mimo dosah.
learn-russian-railroads-exchange = Všechny mezery jsou plné: nová továrna nahradí tu, kterou zvolíte.
learn-russian-railroads-again = Použijte znovu pole, na kterém stojí vaši dělníci.
learn-russian-railroads-pick-token = Získali jste žeton ?. Každý platí jednou za hru. Zdvojovače a přecenění vynášejí v každém zbývajícím kole, jsou tedy silné brzy.
learn-russian-railroads-pick-card = Vezměte jednu z odkrytých karet ?, nebo žádnou. Každá platí jednou za hru.
learn-russian-railroads-take-end-card = Nechte si kartu, která se hodí k vaší stavbě: boduje na konci. Nebo vezměte 10 bodů hned.
learn-russian-railroads-move-on = Váš dělník na poli pořadí smí ještě přejít na volné pole pro jednoho dělníka. Nemusí.
learn-russian-railroads-wait-later = Každé kolo boduje vše znovu. V tabulce je za + to, co by toto kolo přidalo každému.
learn-glueck-auf-welcome = Těžíte uhlí, nakládáte ho na vlaky a posíláte je plnit zakázky. Karty dělníků platí za oblasti a každá návštěva oblast o jednoho dělníka zdraží.
learn-glueck-auf-turn = Pošlete dělníky do svítící oblasti; cena je na ní a platí se přesně, nechte si tedy nějaké jedničky. K dodávce potřebujete zakázku a vlak s lokomotivou a dost naloženými vozíky. Začněte tedy zakázkou, lokomotivou, vagony na její kolej a vozíky se stejnými erby.
learn-glueck-auf-turn-on = Teď pošlete dělníky do oblasti. Předtím smíte zahrát další inovaci.
learn-glueck-auf-pay = Zvolte karty dělníků, kterými zaplatíte. Po směně se vám vrátí.
learn-glueck-auf-take-a-lorry = Zvolte hromádku. Vozík se řadí na konec řady; jeho erb by se měl hodit k vašim vagonům.
learn-glueck-auf-take-a-wagon = Zvolte hromádku. Vagon patří na koleje se svým erbem, žolík kamkoli.
learn-glueck-auf-place = Zvolte kolej. Později se už nepřesune.
learn-glueck-auf-wild = Zvolte hromádku: prohlédnete si čtyři vrchní karty a jednu si necháte.
learn-glueck-auf-keep = Nechte si jednu kartu. Ostatní jdou pod hromádku.
learn-glueck-auf-mine = Těžba posouvá vozíky. Z řady jde jen první: do prázdného vagonu se svým erbem, nebo do skladu. Dvojitý vozík stojí dva kroky.
learn-glueck-auf-deliver = Vlak odjíždí se zakázkou, která nežádá víc vozíků, než veze. Odjede celý, proto ho nejdřív dobře naplňte.
learn-glueck-auf-deliver-more = Další vlak smí odjet, má-li lokomotivu stejného typu a vy pro něj zakázku.
learn-glueck-auf-assign = Zvolte zakázku pro tento vlak. Odjedou i přebytečné vozíky.
learn-glueck-auf-afterwards = Než váš tah skončí, smíte ještě zahrát inovaci.
learn-volldampf-welcome = Vydáváte dluhopisy, dražíte pořadí, stavíte koleje a vozíte po nich kameny zboží. Každá projetá kolej zvyšuje příjem svého majitele. Na konci se počítá příjem minus dluhopisy.
learn-volldampf-secret-bonds = Dluhopis přinese hned 6 marek. Stojí 1 marku v každém kole a na konci bod. Vezměte si na nabídku a na příští úseky. Oba volí tajně.
learn-volldampf-secret-bids = Dražte první místo: kdo je první, bere první karty tratí a první vozí kameny. Oba volí tajně.
learn-volldampf-all-new = Smíte karty tratí na stole nově roztřídit, když se vám žádná skupina nehodí.
learn-volldampf-take-group = Vezměte skupinu karet tratí. Každá karta je na jeden úsek svého tvaru, za cenu na mapě. Hledejte úseky mezi městy s kameny.
learn-volldampf-lay = Položte kolej na svítící úsek; cena je na něm. Hledejte cestu od kamene do města stejné barvy.
learn-volldampf-bargain-card = Zvolte kartu trati, kterou dáte za výhodný nákup.
learn-volldampf-bargain-segment = Položte svítící úsek za 5 marek.
learn-volldampf-transport = Zvolte kámen. Jede do města své barvy a každá projetá kolej zvýší příjem majitele o jedna. Nejlepší je cesta s nejvíc vlastními kolejemi.
learn-volldampf-subsidised = Ještě jedna přeprava: zvolte kámen.
learn-volldampf-step = Zvolte, kam kámen pojede dál. Štítek říká, co získáte.
learn-volldampf-sabotage = Kámen druhého hráče je na cestě. Sabotáž ho zastaví; jinak odmítněte.
learn-volldampf-subsidy = S dotací smíte udělat ještě jednu přepravu.
learn-volldampf-unload = Položte kámen do svítícího města.
learn-volldampf-plan = Zvolte kámen, který má ležet v jiném městě: nejlépe tak, aby se vám otevřela cesta.
learn-volldampf-replace = Zvolte pro něj město.
plain-choices = Možnosti
plain-picture = Stůl jako text
plain-values = Co leží na stole
