# Jména

trans-siberian = Transsibiřská
st-petersburg = Petrohrad
kiev = Kyjev
ts-black = černá na Transsibiřské
ts-grey = šedá na Transsibiřské
ts-brown = hnědá na Transsibiřské
ts-natural = přírodní na Transsibiřské
ts-white = bílá na Transsibiřské
sp-black = černá do Petrohradu
sp-grey = šedá do Petrohradu
sp-brown = hnědá do Petrohradu
sp-natural = přírodní do Petrohradu
kiev-black = černá do Kyjeva
kiev-grey = šedá do Kyjeva
kiev-brown = hnědá do Kyjeva

space-T1 = 2 kroky černé
space-T2 = 3 kroky černé
space-T3 = 2 kroky šedé
space-T4 = 3 kroky šedé
space-T5 = 1 krok hnědé
space-T6 = 2 kroky hnědé
space-T7 = 1 krok přírodní
space-T8 = 2 kroky přírodní
space-T9 = 1 krok bílé
space-T10 = 2 kroky bílé
space-T11 = 2 kroky libovolných barev
space-T12 = 1 krok, černá nebo šedá
space-L1 = 1 lokomotiva nebo 1 továrna
space-L2 = 1 lokomotiva nebo 1 továrna
space-L3 = 1 lokomotiva a 1 továrna
space-I1 = 1 krok průmyslu
space-I2 = 2 kroky průmyslu
space-I3 = 1 krok průmyslu a 1 krok černé
space-A1 = 1 zdvojnásobení
space-A2 = 2 mince
space-A3 = 2 dočasní dělníci
space-O1 = první místo v příštím kole
space-O2 = druhé místo v příštím kole
space-E1 = inženýr na poli 1
space-E2 = inženýr na poli 2
space-H = najmout inženýra
space-LR = 3 kroky průmyslu

engineer-0 = nikdo
engineer-1 = inženýr 1: 2 kroky libovolných barev
engineer-2 = inženýr 2: 1 krok průmyslu, 3 body
engineer-3 = inženýr 3: 1 krok černé a 1 šedé
engineer-4 = inženýr 4: 1 zdvojnásobení, 3 body
engineer-5 = inženýr 5: 1 krok libovolné barvy, 3 body
engineer-6 = inženýr 6: 1 krok šedé, 5 bodů
engineer-7 = inženýr 7: 1 krok černé, 3 body
engineer-8 = inženýr 8: znovu použít pole
engineer-9 = inženýr 9: 2 kroky průmyslu
engineer-10 = inženýr 10: 1 krok průmyslu a 1 krok černé
engineer-11 = inženýr 11: 1 krok libovolné barvy a 1 krok černé
engineer-12 = inženýr 12: 1 lokomotiva nebo 1 továrna
engineer-13 = inženýr 13: 1 krok šedé a 1 hnědé
engineer-14 = inženýr 14: 2 kroky černé
engineer-15 = inženýr 15: 1 krok hnědé, 5 bodů

factory-0 = žádná továrna
factory-1 = továrna 1: čísla vašich inženýrů jako body
factory-2 = továrna 2: 1 lokomotiva nebo 1 továrna
factory-3 = továrna 3: znovu použít pole
factory-4 = továrna 4: 2 zdvojnásobení
factory-5 = továrna 5: 1 krok průmyslu
factory-6 = továrna 6: 1 mince
factory-7 = továrna 7: 2 kroky libovolných barev
factory-8 = továrna 8: vaše dvě nejlepší lokomotivy jako body
factory-9 = továrna 9: karta konce hry nebo 10 bodů

token-steps = žeton: až 4 kroky libovolných barev
token-industry = žeton: až 5 kroků průmyslu
token-marker = žeton: druhý ukazatel průmyslu
token-doublers = žeton: 3 zdvojnásobení
token-revaluation = žeton: hnědá, přírodní a bílá mají větší hodnotu
token-medal = žeton: kyjevská medaile
token-cards = žeton: karta ? a karta konce hry

card-worker = karta ?: černý dělník
card-engineer = karta ?: inženýr 1 a mince
card-factory = karta ?: postavit továrnu, pak 2 kroky průmyslu
card-three = karta ?: zdvojnásobení, krok průmyslu, krok černé a jedno z toho znovu
card-nine = karta ?: zvláštní 9

# End-bonus cards: in a list of choices, on the card itself, and as a source of points.

end-flat = konec hry: 15 bodů
rr-end-flat = 15 bodů
source-end-flat = karta konce hry
end-workers = konec hry: 10 za každého získaného dělníka
rr-end-workers = 10 za získaného dělníka
source-end-workers = karta konce hry za dělníky
end-doublers = konec hry: 20 za 4 zdvojnásobení, 30 za 7
rr-end-doublers = 4 zdvojnásobení 20, 7 zdvojnásobení 30
source-end-doublers = karta konce hry za zdvojnásobení
end-stations = konec hry: 10 za každou dosaženou konečnou
rr-end-stations = 10 za konečnou
source-end-stations = karta konce hry za konečné
end-black = konec hry: pole vašich černých kolejí
rr-end-black = pole černých kolejí
source-end-black = karta konce hry za černé koleje
end-locomotives = konec hry: součet vašich lokomotiv
rr-end-locomotives = součet lokomotiv
source-end-locomotives = karta konce hry za lokomotivy
end-factories = konec hry: 4 za každou továrnu
rr-end-factories = 4 za továrnu
source-end-factories = karta konce hry za továrny
end-tokens = konec hry: 7 za každý žeton
rr-end-tokens = 7 za žeton ?
source-end-tokens = karta konce hry za žetony
end-engineers = konec hry: 6 za každého inženýra
rr-end-engineers = 6 za inženýra
source-end-engineers = karta konce hry za inženýry
end-extra-engineer = konec hry: o inženýra víc pro většinu
rr-end-extra-engineer = o inženýra víc

bonus-doubler = počáteční bonus: 1 zdvojnásobení
bonus-coin = počáteční bonus: 1 mince
bonus-industry = počáteční bonus: 1 krok průmyslu
bonus-black = počáteční bonus: 1 krok černé

part-black = { $count } × černá
part-grey = { $count } × šedá
part-brown = { $count } × hnědá
part-natural = { $count } × přírodní
part-white = { $count } × bílá
part-black-or-grey = { $count } × černá nebo šedá
part-any = { $count } × libovolná barva
part-industry = { $count } × průmysl
part-locomotive-or-factory = lokomotiva nebo továrna
part-locomotive = lokomotiva
part-factory = továrna
part-repeat = znovu zdvojnásobení, průmysl nebo černá
part-extra = krok černé navíc díky černému dělníkovi
part-and = { $before }, { $last }

source-trans-siberian = Transsibiřská
source-st-petersburg = Petrohrad
source-kiev = Kyjev
source-industry = průmysl
source-end-station = konečná
source-factory = továrna
source-engineer = inženýr
source-pass = pasování
source-instead-of-end-card = místo karty konce hry
source-engineers = nejvíc inženýrů

points-trans-siberian = Transsibiřská
points-st-petersburg = Petrohrad
points-kiev = Kyjev
points-industry = Průmysl
points-turns = V tazích
points-end-cards = Karty konce hry
points-engineers = Nejvíc inženýrů

# Na co se ptáme

ask-over = Partie skončila.
ask-deal-order = Rozdává se pořadí.
ask-deal-engineers = Vykládají se inženýři.
ask-box-end-cards = Dvě karty konce hry jdou neviděny z hry.
ask-bonus = Vyberte počáteční bonus.
ask-turn = Jste na tahu: použijte pole, nebo pasujte.
ask-pay = Čím zaplatíte: { $space }?
ask-work = Proveďte celé: { $parts }.
ask-work-in-part = Můžete: { $parts }.
ask-lay = Kam přijde lokomotiva { $number }?
ask-exchange = Která továrna ustoupí továrně { $number }?
ask-again = Které pole použijete znovu?
ask-pick-token = Vyberte jeden ze svých žetonů ?.
ask-pick-card = Vyberte kartu ?, nebo žádnou.
ask-take-end-card = Nechte si kartu konce hry, nebo vezměte 10 bodů.
ask-move-on = Váš dělník na poli „{ $space }“ smí přejít na jiné pole.

# Tahy

move-space = { $what } ({ $cost })
hire = najmout: { $what }
cost-0c = 1 mince
cost-1 = 1 dělník
cost-1c = 1 dělník a 1 mince
cost-2 = 2 dělníci
cost-3 = 3 dělníci
move-pass = pasovat pro toto kolo
move-done = nechat to tak
pay-worker = { $count ->
    [one] 1 dělník
    [few] { $count } dělníci
   *[other] { $count } dělníků
}
pay-black = černý dělník
pay-coin = { $count ->
    [one] 1 mince
    [few] { $count } mince
   *[other] { $count } mincí
}
pay-and = { $before } a { $last }
move-step = { $piece } na pole { $space }
move-marker = ukazatel průmyslu na pozici { $space }
move-marker-factory = ukazatel průmyslu na pozici { $space }, { $what }
move-locomotive = vzít lokomotivu { $number }
move-factory = postavit z hromádky: { $what }
move-factory-returned = postavit z vrácených: { $what }
move-lay = na volné místo, trať { $line }
move-replace = trať { $line }, místo { $number }
move-give-back = vrátit ji jako továrnu
move-exchange = mezera { $gap }, místo: { $what }
move-doubler = zdvojnásobení
move-points = vzít 10 bodů
move-deal-seat = další v pořadí: { $seat }
move-deal-engineer = vykládá se inženýr { $number }
move-box = jde z hry: { $card }
move-hidden-end-card = karta konce hry
move-hidden-box = karta konce hry jde neviděna z hry

# Co se stalo

round = Začíná kolo { $number }.
bonus = { $seat } vybírá: { $bonus }.
place = { $seat } používá: { $space }.
step = { $seat } posouvá: { $piece } na { $space }.
industry = { $seat } posouvá ukazatel průmyslu na pozici { $position }.
factory = { $seat } spouští továrnu { $number }.
new-worker = { $seat } dostává nového dělníka.
points = { $seat }: { $points } za { $source }.
coins = { $seat } bere { $count ->
    [one] minci
    [few] { $count } mince
   *[other] { $count } mincí
}.
temporary-workers = { $seat } bere dočasné dělníky.
doublers = { $seat } pokládá zdvojnásobení: { $count }.
take-locomotive = { $seat } bere lokomotivu { $number }.
lay-locomotive = { $seat } dává lokomotivu { $number } na trať { $line }.
build-factory = { $seat } staví továrnu { $number }.
give-back = { $seat } vrací číslo { $number }, teď jako továrnu.
token = { $seat } vybírá: { $token }.
card = { $seat } vybírá: { $card }.
end-card = { $seat } si nechává kartu konce hry.
end-card-kept = Necháváte si: { $card }.
use-again = { $seat } používá znovu: { $space }.
hire-engineer = { $seat } najímá inženýra { $number }.
pass = { $seat } pasuje.
move-on = { $seat } přesouvá dělníka: { $space }.

# Proč ne

why-over = partie skončila
why-dealing = stůl se ještě připravuje
why-finish-first = nejdřív dokončete, co běží
why-not-asked = na to se teď neptáme
why-must = akce se musí provést celá
why-not-your-engineer = tento inženýr není váš
why-boarded-up = toto pole je ve 2 hráčích zavřené
why-last-round = v posledním kole už pořadí k ničemu není
why-not-last-round = toto pole se otevře v posledním kole
why-no-engineer = na tomto poli žádný inženýr není
why-hired = inženýr už byl najat
why-occupied = v tomto kole ho už někdo použil
why-both-places = v příštím pořadí už místo máte
why-own-place = to je místo, které máte teď
why-no-target = na pole pořadí dělník nepřechází
why-one-worker = smí jen na pole pro právě jednoho dělníka
why-no-coin = stojí to minci
why-too-few-workers = stojí to { $count ->
    [one] dělníka
   *[other] { $count } dělníky
} a vám zbývá málo dělníků a mincí
why-not-in-full = nešlo by to provést celé: { $lacking }
lacking-colour = barva přijde, až černá dojde na pole { $space } Transsibiřské
lacking-colour-before = barva, která je v pořadí před ní, ještě není na žádné z jejích tratí
lacking-line = { $count ->
    [0] barva už na žádné trati nemůže dál
    [one] barvě zbývá na všech tratích dohromady jen jeden krok
    [few] barvě zbývají na všech tratích dohromady jen { $count } kroky
   *[other] barvě zbývá na všech tratích dohromady jen { $count } kroků
}
lacking-room = { $count ->
    [0] barva před ní nenechává místo; posuňte nejdřív ji
    [one] barva před ní nechává místo jen na jeden krok; posuňte nejdřív ji
   *[other] barva před ní nechává místo jen na kroky: { $count }; posuňte nejdřív ji
}
lacking-factory = ukazatel průmyslu by došel k prázdné mezeře; postavte nejdřív továrnu
lacking-industry = { $count ->
    [0] na průmyslu už nezbývá žádný krok
    [one] na průmyslu zbývá jen jeden krok
    [few] na průmyslu zbývají jen { $count } kroky
   *[other] na průmyslu zbývá jen { $count } kroků
}
lacking-again = v tomto kole nemáte žádné pole, které by šlo použít znovu
lacking-doubler = nezbylo zdvojnásobení, nebo máte pole plná
lacking-locomotive = zbylo příliš málo lokomotiv a továren
lacking-part = část z toho nemá kam
why-never-again = toto pole nejde použít znovu
why-not-used = v tomto kole ho nemáte použité
why-not-this-colour = akce tuto barvu nedovoluje
why-colour-not-available = barva přijde, až černá dojde na pole { $space } Transsibiřské
why-end-of-line = je na posledním poli
why-colour-before = nejdřív přijde { $piece }
why-piece-ahead = v cestě je { $piece }
why-spoils-the-rest = zbytek akce by už nešel provést
why-no-marker = váš druhý ukazatel není ve hře
why-end-of-industry = je na konci průmyslu
why-marker-ahead = v cestě je váš druhý ukazatel
why-gap = mezera před ním potřebuje továrnu
why-no-locomotive = nezbyla žádná lokomotiva
why-not-returned = mezi vrácenými není továrna { $number }
why-must-lay = musí na některou trať
why-not-weaker = tamní { $number } není slabší
why-other-line = musí na jinou trať
why-the-same = vyjde to stejně jako jiná volba
why-token-used = tento žeton už máte použitý
why-marker-at-start = váš první ukazatel je ještě na pozici 0
why-card-gone = tato karta už byla použita
why-cannot-pay = tím se cena z vaší zásoby nezaplatí
why-no-doubler = nezbylo zdvojnásobení, nebo máte pole plná
why-end-card-gone = tato karta není v hromádce
why-bonus-gone = tento bonus už někdo vzal
