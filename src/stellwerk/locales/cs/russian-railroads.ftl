# Jména

trans-siberian = Transsibiřská
st-petersburg = Petrohrad
kiev = Kyjev
ts-black = černá na Transsibiřské
ts-grey = šedá na Transsibiřské
ts-brown = hnědá na Transsibiřské
ts-natural = bezbarvá na Transsibiřské
ts-white = bílá na Transsibiřské
sp-black = černá do Petrohradu
sp-grey = šedá do Petrohradu
sp-brown = hnědá do Petrohradu
sp-natural = bezbarvá do Petrohradu
kiev-black = černá do Kyjeva
kiev-grey = šedá do Kyjeva
kiev-brown = hnědá do Kyjeva

space-T1 = 2 kroky černou
space-T2 = 3 kroky černou
space-T3 = 2 kroky šedou
space-T4 = 3 kroky šedou
space-T5 = 1 krok hnědou
space-T6 = 2 kroky hnědou
space-T7 = 1 krok bezbarvou
space-T8 = 2 kroky bezbarvou
space-T9 = 1 krok bílou
space-T10 = 2 kroky bílou
space-T11 = 2 kroky libovolnými barvami
space-T12 = 1 krok černou nebo šedou
space-L1 = 1 lokomotiva nebo 1 továrna
space-L2 = 1 lokomotiva nebo 1 továrna
space-L3 = 1 lokomotiva a 1 továrna
space-I1 = 1 krok v průmyslu
space-I2 = 2 kroky v průmyslu
space-I3 = 1 krok v průmyslu a 1 krok černou
space-A1 = 1 zdvojnásobení
space-A2 = 2 mince
space-A3 = 2 sezónní dělníci
space-O1 = první místo v příštím kole
space-O2 = druhé místo v příštím kole
space-E1 = inženýr na políčku 1
space-E2 = inženýr na políčku 2
space-H = najmout inženýra
space-LR = 3 kroky v průmyslu

engineer-0 = nikdo
engineer-1 = inženýr 1: 2 kroky libovolnými barvami
engineer-2 = inženýr 2: 1 krok v průmyslu, 3 body
engineer-3 = inženýr 3: 1 krok černou a 1 krok šedou
engineer-4 = inženýr 4: 1 zdvojnásobení, 3 body
engineer-5 = inženýr 5: 1 krok libovolnou barvou, 3 body
engineer-6 = inženýr 6: 1 krok šedou, 5 bodů
engineer-7 = inženýr 7: 1 krok černou, 3 body
engineer-8 = inženýr 8: znovu použít pole
engineer-9 = inženýr 9: 2 kroky v průmyslu
engineer-10 = inženýr 10: 1 krok v průmyslu a 1 krok černou
engineer-11 = inženýr 11: 1 krok libovolnou barvou a 1 krok černou
engineer-12 = inženýr 12: 1 lokomotiva nebo 1 továrna
engineer-13 = inženýr 13: 1 krok šedou a 1 krok hnědou
engineer-14 = inženýr 14: 2 kroky černou
engineer-15 = inženýr 15: 1 krok hnědou, 5 bodů

factory-0 = žádná továrna
factory-1 = továrna 1: čísla vašich inženýrů jako body
factory-2 = továrna 2: 1 lokomotiva nebo 1 továrna
factory-3 = továrna 3: znovu použít pole
factory-4 = továrna 4: 2 zdvojnásobení
factory-5 = továrna 5: 1 krok v průmyslu
factory-6 = továrna 6: 1 mince
factory-7 = továrna 7: 2 kroky libovolnými barvami
factory-8 = továrna 8: vaše dvě nejlepší lokomotivy jako body
factory-9 = továrna 9: karta cílového bonusu nebo 10 bodů

token-steps = žeton: až 4 kroky libovolnými barvami
rr-token-steps = až 4 kroky
token-industry = žeton: až 5 kroků v průmyslu
rr-token-industry = 5 kroků průmyslu
token-marker = žeton: druhý ukazatel průmyslu
rr-token-marker = 2. ukazatel
token-doublers = žeton: 3 zdvojnásobení
rr-token-doublers = 3 zdvojnásobení
token-revaluation = žeton: hnědá, bezbarvá a bílá mají větší hodnotu
rr-token-revaluation = zhodnocení
token-medal = žeton: kyjevská medaile
rr-token-medal = kyjevská medaile
token-cards = žeton: karta „?“ a karta cílového bonusu
rr-token-cards = karta + bonus

card-worker = karta „?“: černý dělník
card-engineer = karta „?“: inženýr 1 a mince
card-factory = karta „?“: postavit továrnu, pak 2 kroky v průmyslu
card-three = karta „?“: zdvojnásobení, krok v průmyslu, krok černou a jedno z toho znovu
card-nine = karta „?“: zvláštní 9

# End-bonus cards: in a list of choices, on the card itself, and as a source of points.

end-flat = cílový bonus: 15 bodů
rr-end-flat = 15 bodů
source-end-flat = kartu cílového bonusu
end-workers = cílový bonus: 10 za každého získaného dělníka
rr-end-workers = 10 za získaného dělníka
source-end-workers = kartu cílového bonusu za dělníky
end-doublers = cílový bonus: 20 za 4 zdvojnásobení, 30 za 7
rr-end-doublers = 20 za 4 zdvojnásobení, 30 za 7
source-end-doublers = kartu cílového bonusu za zdvojnásobení
end-stations = cílový bonus: 10 za každou dosaženou konečnou
rr-end-stations = 10 za konečnou
source-end-stations = kartu cílového bonusu za konečné
end-black = cílový bonus: pole vašich černých kolejnic
rr-end-black = pole černých kolejnic
source-end-black = kartu cílového bonusu za černé kolejnice
end-locomotives = cílový bonus: součet vašich lokomotiv
rr-end-locomotives = součet lokomotiv
source-end-locomotives = kartu cílového bonusu za lokomotivy
end-factories = cílový bonus: 4 za každou továrnu
rr-end-factories = 4 za továrnu
source-end-factories = kartu cílového bonusu za továrny
end-tokens = cílový bonus: 7 za každý žeton
rr-end-tokens = 7 za žeton „?“
source-end-tokens = kartu cílového bonusu za žetony
end-engineers = cílový bonus: 6 za každého inženýra
rr-end-engineers = 6 za inženýra
source-end-engineers = kartu cílového bonusu za inženýry
end-extra-engineer = cílový bonus: o inženýra víc pro většinu
rr-end-extra-engineer = o inženýra víc

bonus-doubler = počáteční prémie: 1 zdvojnásobení
bonus-coin = počáteční prémie: 1 mince
bonus-industry = počáteční prémie: 1 krok v průmyslu
bonus-black = počáteční prémie: 1 krok černou

part-black = { $count } × černá
part-grey = { $count } × šedá
part-brown = { $count } × hnědá
part-natural = { $count } × bezbarvá
part-white = { $count } × bílá
part-black-or-grey = { $count } × černá nebo šedá
part-any = { $count } × libovolná barva
part-industry = { $count } × průmysl
part-locomotive-or-factory = lokomotiva nebo továrna
part-locomotive = lokomotiva
part-factory = továrna
part-repeat = znovu zdvojnásobení, průmysl nebo černá
part-extra = krok černou navíc díky černému dělníkovi
part-and = { $before }, { $last }

source-trans-siberian = Transsibiřskou
source-st-petersburg = Petrohrad
source-kiev = Kyjev
source-industry = průmysl
source-end-station = konečnou stanici
source-factory = továrnu
source-engineer = inženýra
source-pass = pasování
source-instead-of-end-card = nevzatou kartu cílového bonusu
source-engineers = nejvíc inženýrů

points-trans-siberian = Transsibiřská
points-st-petersburg = Petrohrad
points-kiev = Kyjev
points-industry = Průmysl
points-turns = Během kola
points-end-cards = Cílové bonusy
points-engineers = Nejvíc inženýrů

# Na co se ptáme

ask-over = Partie skončila.
ask-deal-order = Losuje se pořadí na tahu.
ask-deal-engineers = Vykládají se inženýři.
ask-box-end-cards = Dvě karty cílového bonusu se odloží, aniž je kdo vidí.
ask-bonus = Vyberte si počáteční prémii.
ask-turn = Jste na tahu: použijte pole, nebo pasujte.
ask-pay = Čím zaplatíte „{ $space }“?
ask-work = Proveďte celé: { $parts }.
ask-work-in-part = Můžete: { $parts }.
ask-lay = Kam dáte lokomotivu { $number }?
ask-exchange = Kterou továrnu nahradí továrna { $number }?
ask-again = Které pole použijete znovu?
ask-pick-token = Vyberte si jeden ze svých žetonů „?“.
ask-pick-card = Vyberte si kartu „?“, nebo žádnou.
ask-take-end-card = Nechte si kartu cílového bonusu, nebo si vezměte 10 bodů.
ask-move-on = Váš dělník na poli „{ $space }“ může přejít na jiné pole.

# Tahy

move-space = { $what } ({ $cost })
hire = najmout: { $what }
cost-0c = 1 mince
cost-1 = 1 dělník
cost-1c = 1 dělník a 1 mince
cost-2 = 2 dělníci
cost-3 = 3 dělníci
move-pass = pasovat v tomto kole
move-done = skončit tady
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
move-lay = na volné místo: trať { $line }
move-replace = trať { $line }: místo lokomotivy { $number }
move-give-back = vrátit ji jako továrnu
move-exchange = výřez { $gap }, místo: { $what }
move-doubler = zdvojnásobení
move-points = vzít 10 bodů
move-deal-seat = další v pořadí: { $seat }
move-deal-engineer = vykládá se inženýr { $number }
move-box = odkládá se: { $card }
move-hidden-end-card = karta cílového bonusu
move-hidden-box = odkládá se karta cílového bonusu, kterou nikdo nevidí

# Co se stalo

round = Začíná { $number }. kolo.
bonus = { $seat } si vybírá: { $bonus }.
place = { $seat } používá „{ $space }“.
step = { $seat } posouvá: { $piece } na pole { $space }.
industry = { $seat } posouvá ukazatel průmyslu na pozici { $position }.
factory = { $seat } spouští továrnu { $number }.
new-worker = { $seat } dostává nového dělníka.
points = { $seat } získává { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za { $source }.
round-points = { $seat } získává { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za { $source }.
coins = { $seat } bere { $count ->
    [one] minci
    [few] { $count } mince
   *[other] { $count } mincí
}.
temporary-workers = { $seat } bere sezónní dělníky.
doublers = { $seat } pokládá { $count } zdvojnásobení.
take-locomotive = { $seat } bere lokomotivu { $number }.
lay-locomotive = { $seat } dává lokomotivu { $number } na trať: { $line }.
build-factory = { $seat } staví továrnu { $number }.
give-back = { $seat } vrací číslo { $number }, teď jako továrnu.
token = { $seat } si vybírá: { $token }.
card = { $seat } si vybírá: { $card }.
end-card = { $seat } si nechává kartu cílového bonusu.
end-card-kept = Necháváte si: { $card }.
use-again = { $seat } znovu používá „{ $space }“.
hire-engineer = { $seat } najímá inženýra { $number }.
pass = { $seat } pasuje.
move-on = { $seat } přesouvá dělníka: { $space }.

# Proč ne

why-over = partie skončila
why-dealing = stůl se ještě připravuje
why-finish-first = nejdřív dokončete, co právě děláte
why-not-asked = tohle teď nelze zvolit
why-must = akce se musí provést celá
why-not-your-engineer = tento inženýr není váš
why-boarded-up = toto pole je ve 2 hráčích zavřené
why-last-round = v posledním kole už pořadí nic neznamená
why-not-last-round = toto pole se otevře v posledním kole
why-no-engineer = na tomto políčku žádný inženýr neleží
why-hired = inženýr už byl najat
why-occupied = v tomto kole ho už někdo použil
why-both-places = v příštím pořadí už jedno místo máte
why-own-place = to je místo, které máte teď
why-no-target = na pole pořadí dělník nepřechází
why-one-worker = smí jen na pole pro právě jednoho dělníka
why-no-coin = stojí to minci
why-too-few-workers = stojí to { $count ->
    [one] { $count } dělníka
    [few] { $count } dělníky
   *[other] { $count } dělníků
} a vám zbývá málo dělníků a mincí
why-not-in-full = nešlo by to provést celé: { $lacking }
lacking-colour = { $colour ->
    [grey] šedá
    [brown] hnědá
    [natural] bezbarvá
   *[white] bílá
} přijde, až černá dojde na pole { $space } Transsibiřské
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
    [few] barva před ní nechává místo jen na { $count } kroky; posuňte nejdřív ji
   *[other] barva před ní nechává místo jen na { $count } kroků; posuňte nejdřív ji
}
lacking-factory = ukazatel průmyslu by došel k prázdnému výřezu; postavte nejdřív továrnu
lacking-industry = { $count ->
    [0] na liště průmyslu už nezbývá žádný krok
    [one] na liště průmyslu zbývá jen jeden krok
    [few] na liště průmyslu zbývají jen { $count } kroky
   *[other] na liště průmyslu zbývá jen { $count } kroků
}
lacking-again = v tomto kole nemáte žádné pole, které by šlo použít znovu
lacking-doubler = nezbývá žádné zdvojnásobení, nebo pro ně nemáte místo
lacking-locomotive = zbývá příliš málo lokomotiv a továren
lacking-part = pro část akce není místo
why-never-again = toto pole nejde použít znovu
why-not-used = v tomto kole jste ho nepoužili
why-not-this-colour = akce tuto barvu nedovoluje
why-colour-not-available = { $colour ->
    [grey] šedá
    [brown] hnědá
    [natural] bezbarvá
   *[white] bílá
} přijde, až černá dojde na pole { $space } Transsibiřské
why-end-of-line = už je na posledním poli
why-colour-before = nejdřív přijde { $piece }
why-piece-ahead = v cestě je { $piece }
why-spoils-the-rest = zbytek akce by už nešel provést
why-no-marker = váš druhý ukazatel není ve hře
why-end-of-industry = už je na konci lišty průmyslu
why-marker-ahead = v cestě je váš druhý ukazatel
why-gap = výřez před ním potřebuje továrnu
why-no-locomotive = nezbývá žádná lokomotiva
why-not-returned = mezi vrácenými není továrna { $number }
why-must-lay = musí na některou trať
why-not-weaker = tamní { $number } není slabší
why-other-line = musí na jinou trať
why-the-same = vyjde to stejně jako jiná volba
why-token-used = tento žeton jste už použili
why-marker-at-start = váš první ukazatel je ještě na pozici 0
why-card-gone = tato karta už byla použita
why-cannot-pay = takto se cena z vaší zásoby zaplatit nedá
why-no-doubler = nezbývá žádné zdvojnásobení, nebo pro ně nemáte místo
why-end-card-gone = tato karta není v balíčku
why-bonus-gone = tuto prémii si už někdo vzal
