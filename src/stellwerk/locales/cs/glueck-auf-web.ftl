# Popisky a věty pro stůl v prohlížeči

# Oblasti

ga-market = Hromádky a akční karty
ga-lorries-1 = Vozíky I
ga-lorries-2 = Vozíky II
ga-wagons-1 = Vagony I
ga-wagons-2 = Vagony II
ga-engines = Lokomotivy
ga-orders = Zakázky
ga-shares = Podíly
ga-innovations = Inovace
ga-objectives = Cíle
ga-mining-0-1 = Těžba 0/1
ga-mining-1-2 = Těžba 1/2
ga-mining-2-3 = Těžba 2/3
ga-delivery = Dodávka
ga-wild = Volná akce
ga-price-label = Cena
ga-next-price = Dále
ga-no-price = Bez ceny
ga-nobody = volno
ga-empty = prázdno
ga-turning = otáčí se další karta
ga-price = { $workers ->
    [one] stojí { $workers } dělníka
    [few] stojí { $workers } dělníky
   *[other] stojí { $workers } dělníků
}
ga-cards-left = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
ga-placed = umístěno: { $cards }
ga-known-below = Víte, že vespod leží: { $cards }
ga-token-goes = { $token }. žeton směny by dostal hráč { $name }
ga-shift-token = Žeton směny
ga-goes-to = dostane
ga-token-by-mining = naposledy u těžby 0 nebo 1
ga-token-by-start = začíná; u těžby 0 nebo 1 ještě nikdo nebyl
ga-tray = Prohlížené karty: { $pile }
ga-tray-own = Jednu si nechte. Ostatní jdou v tomto pořadí pod hromádku.
ga-tray-other = { $name } si prohlíží tyto karty a jednu si nechá.

# Na kartách

ga-card-steps = kroky
ga-card-send = odjezd
ga-card-keep = 1 ze { $cards }
ga-card-track = kolej { $tracks }
ga-card-type = typ { $type }
ga-card-worker = dělník
ga-card-lorry = vozík
ga-card-wagon = vagon
ga-card-engine = lokomotiva
ga-card-order = zakázka
ga-card-share = podíl
ga-card-mining = těžba 1–{ $steps }
ga-card-delivery = dodávka
ga-card-objective-shift = dva žetony
ga-card-objective-count = za cíl
ga-card-objective-engine = za loko
ga-card-objective-share = za podíl
ga-card-objective-order = za zakázku
ga-card-objective-volume = { $lorries ->
    [one] { $lorries } vozík
    [few] { $lorries } vozíky
   *[other] { $lorries } vozíků
}
ga-aim-shift = dvojice
ga-aim-count = cíle
ga-aim-engine = lokomotivy
ga-aim-share = podíly
ga-aim-order = zakázky
ga-aim-volume = { $lorries ->
    [one] { $lorries } vozík
    [few] { $lorries } vozíky
   *[other] { $lorries } vozíků
}

# Doly

ga-your-yard = Váš důl
ga-yard = Důl
ga-yard-of = Důl hráče { $name }
ga-start-player = začíná
ga-lantern = Lucerna začínajícího hráče
ga-has-passed = pasuje
ga-enlarge = Zvětšit důl hráče { $name }
ga-wheel = kolo
ga-clover = jetel
ga-tower = věž
ga-fox = liška
ga-barracks = činžovní domy
ga-furnaces = vysoké pece
ga-factories = továrny
ga-steamboats = parníky
ga-any = vše
ga-none = nic
ga-track-of = Kolej { $track }: { $first } a { $second }
ga-no-engine = bez loko
ga-empty-wagon = { $wagon }, prázdný
ga-loaded-wagon = { $wagon }, v něm { $lorry }
ga-lorries-aboard = { $lorries ->
    [0] žádné vozíky
    [one] { $lorries } vozík
    [few] { $lorries } vozíky
   *[other] { $lorries } vozíků
}
ga-enough-for = stačí na { $place }, { $points }
ga-needs-engine = chybí lokomotiva
ga-order-needs = { $lorries ->
    [one] zakázky od { $lorries } vozíku
   *[other] zakázky od { $lorries } vozíků
}
ga-steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}
ga-load-into = { $lorry } do: { $wagon }, kolej { $track }
ga-row = Těžební řada
ga-row-short = Řada
ga-row-note = první zepředu
ga-row-empty = zatím žádné vozíky
ga-storage = Sklad
ga-storage-note = naložit později, za stejné kroky
ga-storage-empty = prázdno
ga-store = uložit
ga-store-name = { $lorry } do skladu
ga-steps-may-stop = { $made ->
    [one] { $made } krok hotov
    [few] { $made } kroky hotovy
   *[other] { $made } kroků hotovo
}, nejvýš { $most }
ga-steps-must = { $made ->
    [one] { $made } krok hotov
    [few] { $made } kroky hotovy
   *[other] { $made } kroků hotovo
}, konec po { $least }–{ $most }
ga-workers = Dělníci
ga-workers-left = zbývá { $left } z { $total }
ga-worker-card = { $workers ->
    [one] karta s { $workers } dělníkem
   *[other] karta s { $workers } dělníky
}
ga-cards-held = { $count ->
    [0] v ruce žádná karta dělníků
    [one] karta dělníků v ruce: { $cards }
   *[other] karty dělníků v ruce: { $cards }
}
ga-orders-hand = Zakázky v ruce
ga-innovations-hand = Inovace v ruce
ga-secret = tajné
ga-known-to-all = Tuto kartu viděli všichni
ga-no-orders = žádné zakázky
ga-no-innovations = žádné
ga-as = za { $workers }
ga-innovation-as = { $card } za { $workers }
ga-delivered = Dodáno
ga-points-so-far = { $points ->
    [one] zatím { $points } bod
    [few] zatím { $points } body
   *[other] zatím { $points } bodů
}
ga-no-order = bez zakázky
ga-n-workers = { $count ->
    [one] { $count } dělník
    [few] { $count } dělníci
   *[other] { $count } dělníků
}
ga-n-orders = { $count ->
    [one] { $count } zakázka
    [few] { $count } zakázky
   *[other] { $count } zakázek
}
ga-n-innovations = { $count ->
    [one] { $count } inovace
    [few] { $count } inovace
   *[other] { $count } inovací
}
ga-n-shares = { $count ->
    [one] { $count } podíl
    [few] { $count } podíly
   *[other] { $count } podílů
}
ga-n-objectives = { $count ->
    [one] { $count } cíl
    [few] { $count } cíle
   *[other] { $count } cílů
}

# Body a karty

ga-score-caption = kdyby hra teď skončila
ga-score-final = na konci
ga-score-goals = Žetony směn, cíle
ga-score-goals-short = Směna, cíle
points-tokens-short = Směna
points-objectives-short = Cíle
ga-tab-market = Nabídka
ga-tab-yard = Můj důl
ga-tab-rivals = Soupeři

# Na co se hra ptá

ga-ask-turn = Pošlete dělníky do svítící oblasti
ga-ask-turn-why = { $workers ->
    [one] Zbývá { $workers } dělník
    [few] Zbývají { $workers } dělníci
   *[other] Zbývá { $workers } dělníků
}; cena se platí přesně. { $innovations ->
    [0] Nebo v této směně pasujte.
   *[other] Předtím smíte zahrát inovaci, nebo v této směně pasujte.
}
ga-ask-turn-on = Teď pošlete dělníky do svítící oblasti
ga-ask-turn-on-why = { $workers ->
    [one] Zbývá { $workers } dělník.
    [few] Zbývají { $workers } dělníci.
   *[other] Zbývá { $workers } dělníků.
} Předtím smíte zahrát další inovaci.
ga-ask-turn-on-innovation = Zahrajte další inovaci
ga-ask-turn-on-innovation-why = Zatím nemůžete do žádné oblasti; svítící inovace ji vašim dělníkům otevře.
ga-ask-turn-innovation = Zahrajte inovaci, nebo pasujte
ga-ask-turn-innovation-why = Zatím nemůžete do žádné oblasti; svítící inovace ji vašim dělníkům otevře.
ga-ask-turn-pass = Nemůžete do žádné oblasti: pasujte
ga-ask-turn-pass-why = Ukažte na oblast a uvidíte, proč je zavřená. Dělníci v ruce vám zůstanou.
ga-ask-pay = { $workers ->
    [one] Umístěte { $workers } dělníka
    [few] Umístěte { $workers } dělníky
   *[other] Umístěte { $workers } dělníků
}
ga-ask-pay-why = { $area }: cena je přesně { $price }. Vysoké karty před nízkými, inovace nakonec.
ga-ask-pay-ones = { $cards ->
    [one] Umístěte ještě jednu inovaci
    [few] Umístěte ještě { $cards } inovace
   *[other] Umístěte ještě { $cards } inovací
}
ga-ask-pay-ones-why = Každá platí za 1 dělníka.
ga-ask-take-a-lorry = Vezměte vozík ze svítící hromádky
ga-ask-take-a-wagon = Vezměte vagon ze svítící hromádky
ga-ask-take-why = Platí inovace; žádná cena neroste.
ga-ask-place = Na kolej: { $card }
ga-ask-place-wagon = Vagon zůstane na své koleji, dokud vlak neodjede.
ga-ask-place-engine = Jedna lokomotiva na kolej. Vlaky s lokomotivami stejného typu mohou odjet spolu.
ga-ask-wild = Podívejte se na svítící hromádku
ga-ask-wild-why = Uvidíte čtyři vrchní karty a jednu si necháte. Nikdo jiný je neuvidí.
ga-ask-keep = Nechte si jednu z těchto karet
ga-ask-keep-why = Ostatní jdou pod hromádku v pořadí, v jakém byly taženy.
ga-ask-mine = Do vagonu nebo do skladu: { $lorry }
ga-ask-mine-stored = Do svítícího vagonu: { $lorry }
ga-ask-mine-other = Nebo vezměte jiný svítící vozík.
ga-ask-mine-plain = Těžba
ga-ask-mine-must = { $made ->
    [0] { "" }
    [one] { $made } krok hotov.{ " " }
    [few] { $made } kroky hotovy.{ " " }
   *[other] { $made } kroků hotovo.{ " " }
}{ $least ->
    [one] Ještě aspoň { $least } krok.
    [few] Ještě aspoň { $least } kroky.
   *[other] Ještě aspoň { $least } kroků.
}
ga-ask-mine-may = { $made ->
    [0] { "" }
    [one] { $made } krok hotov.{ " " }
    [few] { $made } kroky hotovy.{ " " }
   *[other] { $made } kroků hotovo.{ " " }
}{ $most ->
    [one] Ještě nejvýš { $most } krok
    [few] Ještě nejvýš { $most } kroky
   *[other] Ještě nejvýš { $most } kroků
}, nebo tady skončete.
ga-ask-deliver = Vypravte vlak
ga-ask-deliver-why = Odjede celý vlak s jednou zakázkou z vaší ruky.
ga-ask-deliver-more = Vypravte další vlak, nebo skončete
ga-ask-deliver-more-why = Teď mohou odjet jen vlaky s lokomotivou typu { $type }.
ga-ask-assign = Která zakázka odjede s vlakem z koleje { $track }?
ga-ask-assign-why = { $lorries ->
    [one] Veze { $lorries } vozík.
    [few] Veze { $lorries } vozíky; co je nad zakázku, propadne.
   *[other] Veze { $lorries } vozíků; co je nad zakázku, propadne.
}
ga-ask-afterwards = Zahrajte inovaci, nebo ukončete tah
ga-ask-afterwards-why = Akce dělníků je hotová.
ga-do-pass = Pasovat v této směně
ga-do-stop = Tady skončit
ga-do-no-more = Žádný další vlak
ga-do-end = Ukončit tah
ga-do-done = Hotovo

# Ke čtení nahlas

ga-described = Stůl slovy
ga-describe-yard = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, { $workers ->
    [one] zbývá { $workers } dělník
    [few] zbývají { $workers } dělníci
   *[other] zbývá { $workers } dělníků
}.
ga-describe-track = Kolej { $track }: { $engine }; vagony: { $wagons }.

# Průběh: co se stalo, několika slovy; tah je jeden řádek, jeho začátek a co následuje.

log-shift-begins = Směna { $shift }
    .head = Směna { $shift }
log-sent = { $area }
    .more = { $workers ->
        [one] { $workers } dělník
        [few] { $workers } dělníci
       *[other] { $workers } dělníků
    }
log-paid = { "" }
log-paid-innovation = { $card } za { $workers }
log-received = { $card }
log-received-secretly = { $kind }, skrytě
log-placed = kolej { $track }
log-turned-up = nově: { $card }
    .head = Nové karty
    .item = { $card }
    .aside = nově: { $card }
log-split = { $pile } rozdělena
    .head = { $pile } rozdělena
log-looked = náhled: { $pile }
log-saw = viděno: { $card }
log-stored = { $card } do skladu
log-loaded = { $card } na kolej { $track }
log-delivered = kolej { $track }: { $card }
log-played-innovation = { $card }
log-passed = Pasuje
log-token-given = Žeton směny { $token }
    .head = Žeton směny
    .item = { $token }: { $seat }
log-game-over = Poslední směna skončila
    .head = Poslední směna skončila
short-lorries-1 = Vozíky I
short-lorries-2 = Vozíky II
short-wagons-1 = Vagony I
short-wagons-2 = Vagony II
short-engines = Lokomotivy
short-orders = Zakázky
short-shares = Podíly
short-innovations = Inovace
short-objectives = Cíle
short-mining-0-1 = Těžba 0 nebo 1
short-mining-1-2 = Těžba 1 nebo 2
short-mining-2-3 = Těžba 2 nebo 3
short-delivery = Dodávka
short-wild = Volná akce
short-wheel-1 = vozík „kolo“ 1
short-wheel-2 = vozík „kolo“ 2
short-clover-1 = vozík „jetel“ 1
short-clover-2 = vozík „jetel“ 2
short-tower-1 = vozík „věž“ 1
short-tower-2 = vozík „věž“ 2
short-fox-1 = vozík „liška“ 1
short-fox-2 = vozík „liška“ 2
short-barracks-1 = zakázka „činžovní domy“ 1
short-furnaces-1 = zakázka „vysoké pece“ 1
short-factories-1 = zakázka „továrny“ 1
short-steamboats-1 = zakázka „parníky“ 1
short-barracks-2 = zakázka „činžovní domy“ 2
short-furnaces-2 = zakázka „vysoké pece“ 2
short-factories-2 = zakázka „továrny“ 2
short-steamboats-2 = zakázka „parníky“ 2
short-barracks-3 = zakázka „činžovní domy“ 3
short-furnaces-3 = zakázka „vysoké pece“ 3
short-factories-3 = zakázka „továrny“ 3
short-steamboats-3 = zakázka „parníky“ 3
short-barracks-4 = zakázka „činžovní domy“ 4
short-furnaces-4 = zakázka „vysoké pece“ 4
short-factories-4 = zakázka „továrny“ 4
short-steamboats-4 = zakázka „parníky“ 4
short-engine-A = lokomotiva A
short-engine-B = lokomotiva B
short-engine-C = lokomotiva C
short-engine-D = lokomotiva D
short-workers-3 = 1 až 3 dělníci
short-workers-4 = 1 až 4 dělníci
short-workers-5 = 1 až 5 dělníků
short-extra-lorry = vzít vozík
short-extra-wagon = vzít vagon
short-extra-engine = vzít lokomotivu
short-extra-order = vzít zakázku
short-extra-share = vzít podíl
short-extra-mining = 1 až 4 kroky těžby
short-extra-delivery = dodávka
short-objective-shift = 3 body za každé 2 žetony směny
short-objective-count = 1 bod za každý cíl
short-objective-engine-A = 2 body za každou dodanou lokomotivu typu A
short-objective-engine-B = 2 body za každou dodanou lokomotivu typu B
short-objective-engine-C = 2 body za každou dodanou lokomotivu typu C
short-objective-engine-D = 2 body za každou dodanou lokomotivu typu D
short-objective-share-barracks = 2 body za každý přiřazený podíl „činžovní domy“
short-objective-share-furnaces = 2 body za každý přiřazený podíl „vysoké pece“
short-objective-share-factories = 2 body za každý přiřazený podíl „továrny“
short-objective-share-steamboats = 2 body za každý přiřazený podíl „parníky“
short-objective-order-barracks = 2 body za každou splněnou zakázku „činžovní domy“
short-objective-order-furnaces = 2 body za každou splněnou zakázku „vysoké pece“
short-objective-order-factories = 2 body za každou splněnou zakázku „továrny“
short-objective-order-steamboats = 2 body za každou splněnou zakázku „parníky“
short-objective-volume-barracks = 4 body za zakázky „činžovní domy“ s celkem 5 vozíky
short-objective-volume-furnaces = 4 body za zakázky „vysoké pece“ s celkem 5 vozíky
short-objective-volume-factories = 4 body za zakázky „továrny“ s celkem 5 vozíky
short-objective-volume-steamboats = 4 body za zakázky „parníky“ s celkem 5 vozíky

# Nápověda: co věc je, jednou větou

ga-tip-pile-lorry = Vozík přijde na konec vaší těžební řady.
ga-tip-pile-wagon = Vagon přijde na kolej se svým erbem a zůstane tam, dokud vlak neodjede.
ga-tip-pile-engine = Lokomotiva přijde na jednu z vašich kolejí bez lokomotivy; bez ní vlak neodjede.
ga-tip-pile-order = Zakázka přijde do ruky; splní ji vlak s dostatkem vozíků.
ga-tip-pile-share = Podíl boduje na konci, pokud jste splnili zakázku do jeho cíle.
ga-tip-pile-innovation = Inovace přijde do ruky: platí jako dělníci, nebo přináší vlastní akci.
ga-tip-pile-objective = Cíl leží vyložený před vámi a boduje na konci.
ga-tip-mining = Vozíky jedou z řady nebo skladu do vagonů; uděláte jeden ze dvou počtů kroků.
ga-tip-delivery = Vlaky s lokomotivou odjíždějí, každý se zakázkou z vaší ruky.
ga-tip-wild = Prohlédnete si vrchní karty libovolné hromádky a jednu si necháte.
ga-tip-pass = Do konce směny už nehrajete; karty dělníků v ruce vám zůstanou.
ga-tip-stop = Těžbu ukončíte s dosud provedenými kroky.
ga-tip-no-more = V této akci už žádný další vlak neodjede.
ga-tip-end = Váš tah končí; inovace v ruce vám zůstanou.
ga-tip-worker-card = Karty dělníků platí přesnou cenu, samy nebo dohromady, a po směně se vracejí.
ga-tip-worker-gone = V této směně umístěna; karta se vrátí, až směna skončí.
ga-tip-price = Kolik oblast teď stojí; každé použití ji zdraží o jednoho dělníka.
ga-tip-lantern = Začínající hráč této směny; další žeton směny určí, kdo začne příští.
ga-tip-shift-token = Získá ho, kdo naposledy poslal dělníky na těžbu 0/1, jinak začínající hráč.
ga-tip-track-plate = Na tuto kolej patří vagony a vozíky s jedním z těchto erbů; vagony žolíky kamkoli.
ga-tip-track = Co stojí na koleji, na jinou už nikdy nepřejde.
ga-tip-train = Odjíždí celý vlak i s prázdnými vagony a přebytečnými vozíky a splní jednu zakázku.
ga-tip-engine = Vlaky s lokomotivami stejného typu mohou odjet společně.
ga-tip-no-engine = Bez lokomotivy odsud žádný vlak neodjede.
ga-tip-wagon = Prázdný vagon pojme jednu kartu vozíku se svým erbem; žolík každou, která patří na kolej.
ga-tip-load = Jednoduchý vozík stojí 1 krok, dvojitý 2; naložený zůstane až do odjezdu.
ga-tip-row = Pohnout se smí jen přední vozík řady: ten, který přišel první.
ga-tip-storage = Kteroukoli kartu ze skladu lze naložit později za plnou cenu.
ga-tip-store = Přední vozík jde za stejnou cenu do skladu a uvolní řadu.
ga-tip-order = Splněná vlakem přinese na konci své body; v ruce nepřinese nic.
ga-tip-innovation = Hraje se před akcí dělníků nebo po ní; pak opustí hru.
ga-tip-worker-innovation = Umístí se jako karta dělníka a platí za kterékoli ze svých čísel; pak opustí hru.
ga-tip-kept = Necháte si právě jednu z karet; ostatní jdou pod hromádku.
ga-tip-delivered = Bodují jen dodávky, podíly, cíle a žetony směn.
ga-tip-points-lorries = Dodané jednoduché vozíky přinesou tolik bodů, kolik ukazují.
ga-tip-points-orders = Každá splněná zakázka přinese své body.
ga-tip-points-shares = Každý podíl boduje, má-li vlastní splněnou zakázku do svého cíle.
ga-tip-points-tokens = Každý žeton směny je za 1 bod.
ga-tip-points-objectives = Kolik bodů by teď přinesly tyto cíle.
ga-tip-points-total = Body, kdyby hra skončila teď; vítězí nejvyšší součet.
