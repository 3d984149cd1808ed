# Jména

wheel-1 = vozík „kolo“ (1 bod)
wheel-2 = vozík „kolo“ (2 body)
wheel-double = dvojitý vozík „kolo“
clover-1 = vozík „jetel“ (1 bod)
clover-2 = vozík „jetel“ (2 body)
clover-double = dvojitý vozík „jetel“
tower-1 = vozík „věž“ (1 bod)
tower-2 = vozík „věž“ (2 body)
tower-double = dvojitý vozík „věž“
fox-1 = vozík „liška“ (1 bod)
fox-2 = vozík „liška“ (2 body)
fox-double = dvojitý vozík „liška“
wheel-wagon = vagon „kolo“
clover-wagon = vagon „jetel“
tower-wagon = vagon „věž“
fox-wagon = vagon „liška“
wild-wagon = vagon žolík
engine-A = lokomotiva typu A
engine-B = lokomotiva typu B
engine-C = lokomotiva typu C
engine-D = lokomotiva typu D
barracks-1 = zakázka „činžovní domy“ (1 vozík, 3 body)
furnaces-1 = zakázka „vysoké pece“ (1 vozík, 3 body)
factories-1 = zakázka „továrny“ (1 vozík, 3 body)
steamboats-1 = zakázka „parníky“ (1 vozík, 3 body)
barracks-2 = zakázka „činžovní domy“ (2 vozíky, 5 bodů)
furnaces-2 = zakázka „vysoké pece“ (2 vozíky, 5 bodů)
factories-2 = zakázka „továrny“ (2 vozíky, 5 bodů)
steamboats-2 = zakázka „parníky“ (2 vozíky, 5 bodů)
barracks-3 = zakázka „činžovní domy“ (3 vozíky, 7 bodů)
furnaces-3 = zakázka „vysoké pece“ (3 vozíky, 7 bodů)
factories-3 = zakázka „továrny“ (3 vozíky, 7 bodů)
steamboats-3 = zakázka „parníky“ (3 vozíky, 7 bodů)
barracks-4 = zakázka „činžovní domy“ (4 vozíky, 10 bodů)
furnaces-4 = zakázka „vysoké pece“ (4 vozíky, 10 bodů)
factories-4 = zakázka „továrny“ (4 vozíky, 10 bodů)
steamboats-4 = zakázka „parníky“ (4 vozíky, 10 bodů)
share-barracks = podíl „činžovní domy“
share-furnaces = podíl „vysoké pece“
share-factories = podíl „továrny“
share-steamboats = podíl „parníky“
workers-3 = inovace (1 až 3 dělníci)
workers-4 = inovace (1 až 4 dělníci)
workers-5 = inovace (1 až 5 dělníků)
extra-lorry = inovace (vzít vozík)
extra-wagon = inovace (vzít vagon)
extra-engine = inovace (vzít lokomotivu)
extra-order = inovace (vzít zakázku)
extra-share = inovace (vzít podíl)
extra-mining = inovace (1 až 4 kroky těžby)
extra-delivery = inovace (dodávka)
objective-shift = cíl (3 body za každé 2 žetony směny)
objective-count = cíl (1 bod za každý cíl)
objective-engine-A = cíl (2 body za každou dodanou lokomotivu typu A)
objective-engine-B = cíl (2 body za každou dodanou lokomotivu typu B)
objective-engine-C = cíl (2 body za každou dodanou lokomotivu typu C)
objective-engine-D = cíl (2 body za každou dodanou lokomotivu typu D)
objective-share-barracks = cíl (2 body za každý přiřazený podíl „činžovní domy“)
objective-share-furnaces = cíl (2 body za každý přiřazený podíl „vysoké pece“)
objective-share-factories = cíl (2 body za každý přiřazený podíl „továrny“)
objective-share-steamboats = cíl (2 body za každý přiřazený podíl „parníky“)
objective-order-barracks = cíl (2 body za každou splněnou zakázku „činžovní domy“)
objective-order-furnaces = cíl (2 body za každou splněnou zakázku „vysoké pece“)
objective-order-factories = cíl (2 body za každou splněnou zakázku „továrny“)
objective-order-steamboats = cíl (2 body za každou splněnou zakázku „parníky“)
objective-volume-barracks = cíl (4 body za zakázky „činžovní domy“ s celkem 5 vozíky)
objective-volume-furnaces = cíl (4 body za zakázky „vysoké pece“ s celkem 5 vozíky)
objective-volume-factories = cíl (4 body za zakázky „továrny“ s celkem 5 vozíky)
objective-volume-steamboats = cíl (4 body za zakázky „parníky“ s celkem 5 vozíky)
hidden = neznámá karta

lorries-1 = hromádka vozíků 1
lorries-2 = hromádka vozíků 2
wagons-1 = hromádka vagonů 1
wagons-2 = hromádka vagonů 2
engines = hromádka lokomotiv
orders = hromádka zakázek
shares = hromádka podílů
innovations = hromádka inovací
objectives = hromádka cílů
mining-0-1 = těžba 0 nebo 1
mining-1-2 = těžba 1 nebo 2
mining-2-3 = těžba 2 nebo 3
delivery = dodávka
wild = volná akce

kind-lorry = karta vozíku
kind-wagon = karta vagonu
kind-engine = karta lokomotivy
kind-order = karta zakázky
kind-share = karta podílu
kind-innovation = karta inovace
kind-objective = karta cíle

points-lorries = Vozíky
points-orders = Zakázky
points-shares = Podíly
points-tokens = Žetony směn
points-objectives = Cíle

# Na co se ptáme

ask-over = Partie skončila.
ask-draw-starter = Losuje se začínající hráč.
ask-turn-up = Otáčí se další karta: { $pile }.
ask-look = Prohlíží se karta: { $pile }.
ask-turn = Jste na tahu: pošlete dělníky do oblasti, předtím zahrajte inovaci, nebo pasujte.
ask-turn-innovation = Zatím nemůžete do žádné oblasti: zahrajte inovaci, nebo pasujte.
ask-turn-pass = Nemůžete do žádné oblasti: pasujte.
ask-turn-on = Teď pošlete dělníky do oblasti; předtím smíte zahrát další inovaci.
ask-turn-on-innovation = Zatím nemůžete do žádné oblasti: zahrajte další inovaci, pak pošlete dělníky.
ask-pay = { $area }: zbývá umístit { $workers ->
    [one] { $workers } dělníka
    [few] { $workers } dělníky
   *[other] { $workers } dělníků
}. Která karta je další?
ask-pay-ones = { $cards ->
    [one] Ještě jedna inovace, za 1 dělníka: která?
    [few] Ještě { $cards } inovace, každá za 1 dělníka: která je další?
   *[other] Ještě { $cards } inovací, každá za 1 dělníka: která je další?
}
ask-take-a-lorry = Ze které hromádky vezmete vozík?
ask-take-a-wagon = Ze které hromádky vezmete vagon?
ask-place = Na kterou kolej dáte kartu: { $card }?
ask-wild = Na kterou hromádku se podíváte?
ask-keep = Kterou kartu si necháte? Ostatní jdou pod hromádku.
ask-mine = Těžba: { $least ->
    [0] { $most ->
        [one] nejvýš { $most } krok
        [few] nejvýš { $most } kroky
       *[other] nejvýš { $most } kroků
    }
   *[other] ještě { $least } až { $most ->
        [one] { $most } krok
        [few] { $most } kroky
       *[other] { $most } kroků
    }
}.
ask-deliver = Který vlak odjede?
ask-deliver-more = Odjede ještě jeden vlak se stejnou lokomotivou ({ $card })?
ask-assign = Kterou zakázku splní vlak z koleje { $track } s { $lorries ->
    [one] { $lorries } vozíkem
   *[other] { $lorries } vozíky
}?
ask-afterwards = Zahrajete inovaci, než váš tah skončí?

# Tahy

move-area = { $what } za { $workers ->
    [one] { $workers } dělníka
    [few] { $workers } dělníky
   *[other] { $workers } dělníků
}
move-take = { $card }, { $pile }
move-look = podívat se: { $pile }
move-play = zahrát: { $card }
move-pass = pasovat do konce směny
move-done = skončit tady
move-stop-mining = ukončit těžbu
move-no-more-trains = žádné další vlaky
move-end-turn = ukončit tah
move-track = na kolej { $track }
move-train = vlak z koleje { $track } s { $lorries ->
    [one] { $lorries } vozíkem
   *[other] { $lorries } vozíky
}
move-pay = karta s { $workers ->
    [one] { $workers } dělníkem
   *[other] { $workers } dělníky
}
move-pay-innovation = { $card }, za { $workers }
move-store = { $card }: do skladu
move-load = { $card }: do vagonu na koleji { $track } ({ $wagon })
move-load-stored = { $card }, ze skladu: do vagonu na koleji { $track } ({ $wagon })
move-fulfil = { $card }
move-keep = nechat si: { $card }
move-start = začíná { $seat }
move-card = tažená karta: { $card }
move-unseen-card = táhne se karta, kterou nevidíte
move-unseen-keep = nechat si kartu, kterou nevidíte

# Co se stalo

shift-begins = Začíná { $shift }. směna; první je { $seat }.
sent = { $seat } posílá { $workers ->
    [one] { $workers } dělníka
    [few] { $workers } dělníky
   *[other] { $workers } dělníků
}: { $area }.
paid = { $seat } umísťuje kartu s { $workers ->
    [one] { $workers } dělníkem
   *[other] { $workers } dělníky
}.
paid-innovation = { $seat } umísťuje, za { $workers }: { $card }.
received = { $seat } bere: { $card }.
received-secretly = { $seat } si nechává kartu a nikomu ji neukazuje: { $kind }.
placed = { $seat } dává na kolej { $track }: { $card }.
turned-up = Nová karta navrchu ({ $pile }): { $card }.
split = { $pile }: { $cards ->
    [one] vrchní karta teď tvoří
    [few] { $cards } vrchní karty teď tvoří
   *[other] { $cards } vrchních karet teď tvoří
} novou hromádku: { $gap }.
looked = { $seat } si prohlíží { $cards ->
    [one] poslední kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}: { $pile }.
saw = Vidíte: { $card }.
stored = { $seat } dává do skladu: { $card }.
loaded = { $seat } nakládá na koleji { $track }: { $card }.
delivered = { $seat } vypravuje vlak z koleje { $track } s { $lorries ->
    [one] { $lorries } vozíkem
   *[other] { $lorries } vozíky
}: { $card }.
played-innovation = { $seat } hraje: { $card }.
passed = { $seat } pasuje.
token-given = { $seat } dostává { $token }. žeton směny.
game-over = Poslední směna skončila.

# Proč ne

why-over = partie skončila
why-dealing = právě se táhne karta
why-not-asked = tohle teď nelze zvolit
why-finish-first = nejdřív dokončete, co jste začali
why-one-action = akci dělníků už máte za sebou
why-acted = dělníky jste už poslali
why-not-with-two = ve dvou se tato karta nepoužívá
why-empty-pile = { $pile } je prázdná
why-three-engines = na každé vaší koleji už stojí lokomotiva
why-price = nemůžete umístit přesně { $workers ->
    [one] { $workers } dělníka
    [few] { $workers } dělníky
   *[other] { $workers } dělníků
}
why-wild-price = první použití stojí { $workers ->
    [one] { $workers } dělníka
    [few] { $workers } dělníky
   *[other] { $workers } dělníků
} a přesně tolik umístit nemůžete
why-no-mining = nelze provést žádný z obou počtů kroků těžby
why-no-order = nemáte zakázku
why-no-engine = na žádné vaší koleji není lokomotiva
why-no-train = žádný vlak s lokomotivou nemá { $lorries ->
    [one] { $lorries } vozík
    [few] { $lorries } vozíky
   *[other] { $lorries } vozíků
}, a tolik chce vaše nejmenší zakázka
why-no-wild = v žádné hromádce není karta, kterou byste mohli vzít
why-no-pile = volnou akcí se prohlíží hromádka karet
why-other-pile = karta je jiného druhu
why-not-held = nemáte ji: { $card }
why-not-during = hraje se před akcí dělníků nebo po ní: { $card }
why-not-playable = nešla by provést: { $card }
why-no-action-left = potom by nebyla jistá žádná akce dělníků: { $card }
why-no-action-then = potom by už nebyla jistá žádná akce dělníků
why-committed = zahráli jste inovaci, musíte tedy poslat dělníky
why-more-steps = je třeba dalších kroků těžby
why-one-train = aspoň jeden vlak musí odjet
why-not-this-track = tam to nejde: { $card }
why-engine-there = na koleji { $track } už lokomotiva je
why-track-no-engine = na koleji { $track } není lokomotiva
why-other-type = teď smějí odjet jen vlaky se stejnou lokomotivou: { $card }
why-too-few-lorries = { $lorries ->
    [one] { $lorries } vozík nestačí
    [few] { $lorries } vozíky nestačí
   *[other] { $lorries } vozíků nestačí
} na žádnou vaši zakázku
why-no-such-card = takovou kartu nemáte
why-order-of-cards = vysoké karty se umísťují před nízkými, inovace nakonec
why-as-ones = každá další inovace platí za 1
why-too-many-workers = zbývá umístit jen { $workers ->
    [one] { $workers } dělníka
    [few] { $workers } dělníky
   *[other] { $workers } dělníků
}
why-other-value = s tímto číslem by karty nevyšly
why-not-exact = zbytek by nešel umístit přesně
why-empty-row = vaše těžební řada je prázdná
why-not-stored = není ve vašem skladu: { $card }
why-crest = nehodí se k vagonu a koleji: { $card }
why-no-empty-wagon = takový prázdný vagon není
why-too-few-steps = zbývá na to málo kroků: { $card }
why-no-exact-end = po tomto kroku by už nešlo dosáhnout žádného z obou počtů
why-order-too-large = zakázka chce víc než { $lorries ->
    [one] { $lorries } vozík
    [few] { $lorries } vozíky
   *[other] { $lorries } vozíků
}
why-not-seen = takovou kartu jste neviděli: { $card }
