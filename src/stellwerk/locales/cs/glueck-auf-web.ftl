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
ga-known-below = Víš, že vespod leží: { $cards }
ga-token-goes = Žeton směny { $token } by měl { $name }
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
ga-card-objective-volume = { $lorries } vozíků
ga-aim-shift = dvojice
ga-aim-count = cíle
ga-aim-engine = lokomotivy
ga-aim-share = podíly
ga-aim-order = zakázky
ga-aim-volume = { $lorries } vozíků

# Doly

ga-your-yard = Váš důl
ga-yard = Důl
ga-yard-of = Důl hráče { $name }
ga-start-player = začíná
ga-has-passed = pasoval
ga-enlarge = Zvětšit důl hráče { $name }
ga-wheel = kolo
ga-clover = jetel
ga-tower = věž
ga-fox = liška
ga-barracks = kasárny
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
    [0] žádný vozík
    [one] { $lorries } vozík
    [few] { $lorries } vozíky
   *[other] { $lorries } vozíků
}
ga-enough-for = stačí na { $place }, { $points }
ga-needs-engine = chybí lokomotiva
ga-order-needs = zakázky od { $lorries }
ga-steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}
ga-load-into = { $lorry } do: { $wagon }, kolej { $track }
ga-row = Těžební řada
ga-row-short = Řada
ga-row-note = první zepředu
ga-row-empty = zatím žádný vozík
ga-storage = Sklad
ga-storage-note = později do vagonu, znovu za kroky
ga-storage-empty = prázdno
ga-store = uložit
ga-store-name = { $lorry } do skladu
ga-steps-may-stop = hotové kroky: { $made }, nejvýše { $most }
ga-steps-must = hotové kroky: { $made }, konec po { $least }–{ $most }
ga-workers = Dělníci
ga-workers-left = zbývá { $left } z { $total }
ga-worker-card = { $workers ->
    [one] karta s { $workers } dělníkem
   *[other] karta s { $workers } dělníky
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

ga-ask-turn = Pošlete dělníky do osvětlené oblasti
ga-ask-turn-why = Zbývá dělníků: { $workers }; cena se platí přesně. { $innovations ->
    [0] Nebo v této směně pasujte.
   *[other] Předtím smíte zahrát inovaci, nebo v této směně pasujte.
}
ga-ask-turn-on = Teď pošlete dělníky do osvětlené oblasti
ga-ask-turn-on-why = Zbývá dělníků: { $workers }. Předtím smíte zahrát další inovaci.
ga-ask-turn-on-innovation = Zahrajte další inovaci
ga-ask-turn-on-innovation-why = Zatím vám není otevřená žádná oblast; osvětlená inovace ji vašim dělníkům otevře.
ga-ask-turn-innovation = Zahrajte inovaci, nebo pasujte
ga-ask-turn-innovation-why = Zatím vám není otevřená žádná oblast; osvětlená inovace ji vašim dělníkům otevře.
ga-ask-turn-pass = Žádná oblast vám není otevřená: pasujte
ga-ask-turn-pass-why = Ukažte na oblast a uvidíte důvod. Dělníci v ruce vám zůstanou.
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
ga-ask-take-a-lorry = Vezměte vozík z osvětlené hromádky
ga-ask-take-a-wagon = Vezměte vagon z osvětlené hromádky
ga-ask-take-why = Platí inovace; žádná cena neroste.
ga-ask-place = Na kolej: { $card }
ga-ask-place-wagon = Vagon zůstane na své koleji, dokud vlak neodjede.
ga-ask-place-engine = Jedna lokomotiva na kolej. Vlaky s lokomotivami stejného typu mohou odjet spolu.
ga-ask-wild = Podívejte se na osvětlenou hromádku
ga-ask-wild-why = Uvidíte čtyři vrchní karty a jednu si necháte. Nikdo jiný je neuvidí.
ga-ask-keep = Nechte si jednu z těchto karet
ga-ask-keep-why = Ostatní jdou pod hromádku v pořadí, v jakém jste je táhli.
ga-ask-mine = Do vagonu nebo do skladu: { $lorry }
ga-ask-mine-stored = Do osvětleného vagonu: { $lorry }
ga-ask-mine-other = Nebo vezměte jiný osvětlený vozík.
ga-ask-mine-plain = Těžba
ga-ask-mine-must = { $made ->
    [0] Ještě nejméně { $least }.
   *[other] Hotové kroky: { $made }. Ještě nejméně { $least }.
}
ga-ask-mine-may = { $made ->
    [0] Ještě nejvýše { $most }, nebo tady skončete.
   *[other] Hotové kroky: { $made }. Ještě nejvýše { $most }, nebo tady skončete.
}
ga-ask-deliver = Vyprav vlak
ga-ask-deliver-why = Odjede celý vlak s jednou zakázkou z vaší ruky.
ga-ask-deliver-more = Vyprav další vlak, nebo skonči
ga-ask-deliver-more-why = Teď mohou odjet jen vlaky s lokomotivou typu { $type }.
ga-ask-assign = Která zakázka odjede s vlakem z koleje { $track }?
ga-ask-assign-why = { $lorries ->
    [one] Veze { $lorries } vozík.
    [few] Veze { $lorries } vozíky; co zakázka nežádá, propadne.
   *[other] Veze { $lorries } vozíků; co zakázka nežádá, propadne.
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
ga-describe-yard = { $name }: body { $points }, zbývá dělníků { $workers }.
ga-describe-track = Kolej { $track }: { $engine }; vagony: { $wagons }.
