# Slova stolu hry Volldampf v prohlížeči

vd-you = vy
vd-none = žádné
vd-now = Teď
vd-later = Do konce hry
vd-mark = { $mark ->
    [one] { $mark } marka
    [few] { $mark } marky
   *[other] { $mark } marek
}
vd-mark-short = { $mark } M
vd-map = Mapa
vd-description = Stůl slovy
vd-zoom-in = Přiblížit
vd-zoom-out = Oddálit
vd-beyond-left = Vlevo ještě { $count }
vd-beyond-right = Vpravo ještě { $count }
vd-beyond-up = Nahoře ještě { $count }
vd-beyond-down = Dole ještě { $count }

vd-tab-map = Mapa
vd-tab-phase = Fáze
vd-tab-players = Hráči
vd-own-cards = Vaše karty

# Kolo

vd-phases = Fáze kola
vd-phase-goods = Zboží
vd-phase-routes = Tratě
vd-phase-bonds = Dluhopisy
vd-phase-auction = Dražba
vd-phase-track = Koleje
vd-phase-transport = Přeprava
vd-phase-income = Příjem

# Hráči

vd-round-order = Pořadí, kolo { $round }
vd-auction-order = Dražba o pořadí
vd-col-income = Příjem
vd-col-income-long = Příjem
vd-col-bonds = Dluhop.
vd-col-bonds-long = Dluhopisy
vd-col-score = Body
vd-col-cash = Peníze
vd-col-track = Koleje
vd-col-track-long = Koleje v zásobě
vd-col-cards = Karty
vd-col-cards-long = Akční karty v ruce
vd-col-moves = Jízdy
vd-col-routes = Tratě
vd-col-bid = Nabídka
vd-col-price = Cena
vd-of-player = { $name }: { $what }
vd-leads = vede
vd-to-bid = je na tahu
vd-in = ve hře
vd-passed = pasuje
vd-if-first = { $price }, bude-li první
vd-pays = platí { $price }
vd-pays-half = platí { $price }, polovinu z { $bid }
vd-transport-done = hotovo
vd-transport-skipped = vynecháno za kartu
vd-transport-now = probíhá
vd-transport-later = přijde
vd-rob = táhnout kartu hráče { $name }
vd-bonds = Dluhopisy
vd-track-of = Koleje: položeno { $laid }, zbývá { $left }

# Mapa

vd-city-blue = { $name }, modré město
vd-city-violet = { $name }, fialové město
vd-city-red = { $name }, červené město
vd-city-yellow = { $name }, žluté město
vd-stone-blue = modrý kámen
vd-stone-violet = fialový kámen
vd-stone-red = červený kámen
vd-stone-yellow = žlutý kámen
vd-stones-blue = { $count ->
    [one] jeden modrý kámen
    [few] { $count } modré kameny
   *[other] { $count } modrých kamenů
}
vd-stones-violet = { $count ->
    [one] jeden fialový kámen
    [few] { $count } fialové kameny
   *[other] { $count } fialových kamenů
}
vd-stones-red = { $count ->
    [one] jeden červený kámen
    [few] { $count } červené kameny
   *[other] { $count } červených kamenů
}
vd-stones-yellow = { $count ->
    [one] jeden žlutý kámen
    [few] { $count } žluté kameny
   *[other] { $count } žlutých kamenů
}
vd-no-stones = žádné kameny
vd-pick-stone = Kameny ve městě { $name }
vd-gain-you = vy { $gain }
vd-brings-you = Přinese vám { $gain }.
vd-income-space = Příjem { $income }
vd-income-of = { $name }: příjem { $income }
vd-segment-free = { $from }–{ $to }, { $region }, { $cost ->
    [one] { $cost } marka
    [few] { $cost } marky
   *[other] { $cost } marek
}
vd-segment-laid = { $from }–{ $to }, kolej hráče { $name }
vd-lay-tip = Stojí { $cost ->
    [one] { $cost } marku
    [few] { $cost } marky
   *[other] { $cost } marek
}, zbude { $left }.
vd-supply = Zásoba
vd-supply-stones = { $count ->
    [one] kámen v pytlíku
    [few] kameny v pytlíku
   *[other] kamenů v pytlíku
}
vd-supply-goods = { $count ->
    [one] karta zboží
    [few] karty zboží
   *[other] karet zboží
}
vd-supply-routes = { $count ->
    [one] karta trati
    [few] karty tratí
   *[other] karet tratí
}
vd-supply-actions = { $count ->
    [one] akční karta
    [few] akční karty
   *[other] akčních karet
}

# Dluhopisy

vd-new-bonds = Nové dluhopisy
vd-for-mark = { $mark ->
    [one] za { $mark } marku
    [few] za { $mark } marky
   *[other] za { $mark } marek
}
vd-cash-from-to = peníze z { $from } na { $to }
vd-mark-each = každý za { $mark ->
    [one] { $mark } marku
    [few] { $mark } marky
   *[other] { $mark } marek
}
vd-bonds-cost = { $count ->
    [0] nic nestojí
    [one] { $count } marka za kolo, −{ $count } na konci
    [few] { $count } marky za kolo, −{ $count } na konci
   *[other] { $count } marek za kolo, −{ $count } na konci
}
vd-bonds-rounds = { $rounds ->
    [one] Zbývá jedna fáze příjmu.
    [few] Zbývají { $rounds } fáze příjmu: celkem { $total } marek.
   *[other] Zbývá { $rounds } fází příjmu: celkem { $total } marek.
}
vd-bonds-hint = Dluhopis přinese hned { $mark } marek a stojí 1 marku za kolo a bod na konci.
vd-do-bonds = { $bonds ->
    [0] Žádné dluhopisy
    [one] Jeden dluhopis, +{ $mark } marek
    [few] { $bonds } dluhopisy, +{ $mark } marek
   *[other] { $bonds } dluhopisů, +{ $mark } marek
}
vd-chooses = volí
vd-has-chosen = má zvoleno
vd-new-goods = Nové zboží pro
vd-last-income = Poslední příjem
vd-beat-income = Příjem
vd-beat-dividends = Dividendy

# Dražba

vd-your-bid = Vaše nabídka
vd-less = O jednu méně
vd-more = O jednu více
vd-less-five = O pět méně
vd-more-five = O pět více
vd-of-mark = z { $mark ->
    [one] { $mark } marky
   *[other] { $mark } marek
}
vd-if-win = { $places ->
    [1] Na 1. místě
   *[2] Na 1. nebo 2. místě
}
vd-when-shown = Až se obě ukážou
vd-if-pass = Když teď pasujete
vd-pay-keep = zaplatit { $pay }, zbude { $keep }
vd-place-pay-keep = { $place }. místo, zaplatit { $pay }, zbude { $keep }
vd-cheapest = Nejlevnější volný úsek stojí { $cost }.
vd-no-bid-yet = Ještě jste nenabídli.
vd-last-is-free = Poslední místo neplatí nic.
vd-full-of = celá vaše poslední nabídka ({ $bid })
vd-half-of = polovina vaší poslední nabídky ({ $bid })
vd-bids-hint = 1. a 2. místo platí celou nabídku, ostatní polovinu. Od čtyř hráčů poslední neplatí nic.
vd-bids-hint-two = Oba tajně nabídnou 1 až 5 marek. Kdo nabídne víc, je první; platí oba.
vd-ask-bid = Nabídněte aspoň { $least }, nebo pasujte na { $place }. místo
vd-ask-pass = Víc nabídnout nemůžete: pasujte na { $place }. místo
vd-bid-why = Pořadí rozhoduje, kdo první bere skupinu a klade koleje.
vd-equal-bids = Oba nabídli { $bid }: nabídněte znovu. Máte { $cash ->
    [one] { $cash } marku
    [few] { $cash } marky
   *[other] { $cash } marek
}.
vd-bid-leads = { $name } vede s nabídkou { $bid }.
vd-do-bid = Nabídnout { $bid }
vd-pass-pay = Pasovat, zaplatit { $price }

# Karty tratí

vd-groups = Skupiny tratí
vd-groups-hint = berou se v novém pořadí; jedna karta položí jednu kolej
vd-group-why = Každá karta položí kolej na úsek svého tvaru; ukažte na skupinu a uvidíte tyto úseky. Máte { $cash ->
    [one] { $cash } marku
    [few] { $cash } marky
   *[other] { $cash } marek
}.
vd-lay-why = Vaše karty: { $routes }. Máte { $cash ->
    [one] { $cash } marku
    [few] { $cash } marky
   *[other] { $cash } marek
}; číslo je cena úseku.
vd-groups-sort = skládají se znovu, kartu po kartě
vd-group-name = skupina { $number }: { $routes }
vd-group-taken = skupina { $number } je zabraná
vd-take-group = Vzít skupinu { $number }
vd-to-sort = Karty bez skupiny
vd-free = { $count } vol.
vd-from = od { $cost }
vd-route-card = karta trati { $region }
vd-route-cards = Karty tratí
vd-track-hint = { $lap }. kladení ze { $laps }: položte kolej na úsek se znakem karty, nebo kartu ztraťte.
vd-lose = Ztratit
vd-lose-name = ztratit kartu trati { $region } a nic nestavět
vd-ask-lose = Nemůžete zaplatit žádný úsek: ztraťte kartu.
vd-give = Dát
vd-give-name = dát kartu trati { $region }

# Přeprava

vd-this-transport = Tato přeprava
vd-pieces-of = { $pieces } z { $reach } kolejí
vd-from-to = z { $from } na { $to }
vd-next-best = Druhá nejlepší pro vás: { $field } { $gain }
vd-other-ways = Kdo na které cestě získá
vd-transport-hint = Kámen jede nejvýš po { $reach } kolejích do města své barvy; každá kolej přinese majiteli 1.
vd-transport-why = Zvolte svítící město. Číslo je nejvyšší zisk z jeho kamenů po { $reach } kolejích.
vd-ask-skip = Žádný kámen nemůže jet: vynechte a vezměte si kartu
vd-ask-skip-why = Žádný kámen nedojede nejvýš po { $reach } kolejích do jiného města své barvy.
vd-transport-of = { $number }. přeprava ze 2.
vd-subsidised-transport = Přeprava s dotací.
vd-way-why = Potvrďte ji, zvolte jiné svítící město či kolej, nebo vezměte jiný kámen.
vd-ask-way-blue = Modrý, { $from } – { $to }: { $gains }
vd-ask-way-violet = Fialový, { $from } – { $to }: { $gains }
vd-ask-way-red = Červený, { $from } – { $to }: { $gains }
vd-ask-way-yellow = Žlutý, { $from } – { $to }: { $gains }
vd-would-gain = Zastavíte ho? Přinesl by: { $gains }.
vd-confirm-way = Potvrdit { $gain }
vd-skip = Vynechat, vzít si kartu
vd-give-up = Vzdát se jí
vd-decline = Nedělat nic
vd-leave = Nechat být
vd-in-hand = v ruce: zvolte svítící město

# Akční karty

vd-action-cards = { $count ->
    [one] Vaše akční karta
   *[other] Akční karty
}
vd-only-you = { $count ->
    [one] vidíte ji jen vy
   *[other] vidíte je jen vy
}
vd-no-action-cards = Žádné. Za vynechanou přepravu dostanete jednu.
vd-action-fast-locomotive = Jedna přeprava smí jet po 7 kolejích.
vd-action-subsidy = Přeprava navíc, když jste poslední.
vd-action-bargain = Kterýkoli volný úsek za 5 marek a kartu trati.
vd-action-sabotage = Zastaví kámen, který veze někdo jiný.
vd-action-extra-freight = Kámen z pytlíku do libovolného města.
vd-action-all-new = Přeskupí karty před dražbou.
vd-action-new-plan = Přesune kámen do jiného města.

# Konec a stůl slovy

vd-final = Konečný stav
vd-final-hint = příjem minus dluhopisy; při shodě nejvíc peněz
vd-final-sum = { $income } − { $bonds }
vd-said-phase = Kolo { $round }, fáze { $phase }.
vd-said-player = { $name }: příjem { $income }, dluhopisy { $bonds }, body { $score }, peníze { $cash }. Koleje: { $track }.
vd-said-cards = Karty tratí: { $routes }. Akční karty: { $actions }.
vd-said-hidden = { $count ->
    [one] { $count } zakrytá
    [few] { $count } zakryté
   *[other] { $count } zakrytých
}

# Slova místo značek, které potřebuje terminál

segment = { $from }–{ $to }
event-goods = Nové zboží: { $fields }.

# Když volí ostatní

vd-wait-bonds = { $name } rozhoduje o dluhopisech
vd-wait-bid = { $name } nabízí
vd-wait-group = { $name } vybírá skupinu
vd-wait-sort = { $name } třídí karty tratí
vd-wait-lay = { $name } pokládá kolej
vd-wait-transport = { $name } vybírá přepravu
vd-wait-place = { $name } přesouvá kámen
vd-wait-answer = { $name } smí zahrát kartu
vd-your-number = Jste { $number }. v pořadí { $players ->
    [2] ze dvou hráčů
    [3] ze tří hráčů
    [4] ze čtyř hráčů
   *[other] z { $players } hráčů
}.

# Průběh: co se stalo, několika slovy; tah je jeden řádek, jeho začátek a co následuje.

log-event-round = Kolo { $round }
    .head = Kolo { $round }
log-event-stone = { $colour } kámen: { $field }
    .head = Nové kameny
    .item = { $field } ({ $colour })
log-event-bag-empty = Pytlík je prázdný
    .head = Pytlík je prázdný
log-event-goods = Nové zboží: { $fields }
    .head = Karty zboží
    .item = { $fields }
log-event-route = Karta trati { $route } do skupiny { $group }
    .head = Karty tratí
    .item = { $group }: { $route }
log-event-draw = akční karta
log-event-drawn = vaše karta: { $action }
log-event-shuffle = Akční karty zamíchány
    .head = Akční karty zamíchány
log-event-no-card = nezbyla akční karta
log-event-rob = karta od hráče { $other_seat }
log-event-robbed = ztraceno: { $action }
log-event-action = { $action }
log-event-plan = { $colour }: { $start } – { $field }
log-event-sealed = má zvoleno
log-event-bonds = { $bonds ->
    [0] Žádné dluhopisy
    [one] { $bonds } dluhopis za { $mark } marek
    [few] { $bonds } dluhopisy za { $mark } marek
   *[other] { $bonds } dluhopisů za { $mark } marek
}
log-event-bid = Nabízí { $bid }
log-event-pass = Pasuje
log-event-order = Pořadí
    .head = Pořadí
    .item = { $number }. { $seat } { $price ->
        [one] { $price } marka
        [few] { $price } marky
       *[other] { $price } marek
    }
log-event-equal-bids = Oba nabízejí { $bid }: znovu
    .head = Oba nabízejí { $bid }: znovu
log-event-order-stays = Pořadí se nemění
    .head = Pořadí se nemění
log-event-group-sorted = skupina { $group }: { $routes }
log-event-group = Skupina { $group }: { $routes }
log-event-track = Kolej { $segment }
    .more = { $cost ->
        [one] { $cost } marka
        [few] { $cost } marky
       *[other] { $cost } marek
    }
log-event-lost = Ztracená karta trati: { $route }
log-event-announce = { $colour }: { $start } – { $field }
    .more = { $pieces ->
        [one] { $pieces } kolej
        [few] { $pieces } koleje
       *[other] { $pieces } kolejí
    }
log-event-gain = { "" }
log-event-skip = Bez přepravy
log-event-freight = tažen { $colour } kámen
log-event-income = Příjem
    .head = Příjem
    .item = { $seat } { $cash ->
        [one] { $cash } marka
        [few] { $cash } marky
       *[other] { $cash } marek
    }
log-event-back = { $steps } zpět na stupnici
short-symbol = { short-routes }
short-routes = { $id ->
    [N] Sever
    [O] Severovýchod
    [W] Západ
    [M] Střed
    [S] Jihovýchod
    [T] Jihozápad
   *[other] { $id }
}

# Nápověda: co věc je, jednou větou

vd-tip-segment = Karta trati s tímto tvarem tu položí kolej za uvedenou cenu; nemusí navazovat na jiné koleje.
vd-tip-segment-laid = Každý kámen, který tudy projede, zvýší majiteli příjem o 1.
vd-tip-city = Kameny tu leží, dokud je někdo nepřesune; kameny v barvě města se dodávají sem.
vd-tip-city-from = Každý kámen smí jet po všech položených kolejích; číslo je nejvíc, co vám přinese.
vd-tip-city-to = Kámen tu může skončit, ve městě své barvy, kam vedou položené koleje.
vd-tip-city-put = Kámen se položí sem a pak odsud může být přesunut.
vd-tip-stone = Cestuje po položených kolejích do města své barvy.
vd-tip-stop = Zastávka mezi dvěma úseky; kameny na ní neleží.
vd-tip-income-space = Stupnice příjmů: za kolo dostanete tolik marek, kolik ukazuje vaše lokomotiva.
vd-tip-income-marker = Příjem se vyplácí každé kolo a na konci se počítá jako body.
vd-tip-symbol = Karty tratí s tímto tvarem kladou koleje na úseky, které ho ukazují.
vd-tip-supply-stones = Nové kameny se losují z pytlíku; dodané se do něj vracejí.
vd-tip-supply-goods = Každé kolo se otáčejí karty zboží; každé uvedené město dostane kámen.
vd-tip-supply-routes = Karty tratí, které se teprve vyloží do skupin; použité se nevracejí.
vd-tip-supply-actions = Zakrytá hromádka akčních karet; když dojde, zamíchají se odhozené.
vd-tip-phase-goods = Do měst přibudou nové kameny.
vd-tip-phase-routes = Karty tratí se vyloží do skupin, jedna pro každého hráče.
vd-tip-phase-bonds = Každý smí vydat dluhopisy za peníze.
vd-tip-phase-auction = Hráči draží o pořadí; pak si každý vezme skupinu karet tratí.
vd-tip-phase-track = Postupně každý položí jednu kolej za kartu trati.
vd-tip-phase-transport = Postupně každý přesune kámen, nebo vynechá za akční kartu, dvakrát.
vd-tip-phase-income = Každý dostane příjem a zaplatí dividendy za dluhopisy.
vd-tip-col-order = Pořadí z poslední dražby: číslo 1 hraje první.
vd-tip-col-income = Marky za kolo a na konci body.
vd-tip-col-bonds = Nominální hodnota dluhopisů: každý stojí 1 marku za kolo a na konci bod.
vd-tip-col-score = Příjem minus dluhopisy, kdyby hra skončila teď.
vd-tip-col-cash = Peníze na nabídky a koleje; na konci rozhodují jen při shodě.
vd-tip-col-track = Koleje, které zbývá položit.
vd-tip-col-cards = Akční karty jsou tajné; zná se jen jejich počet.
vd-tip-col-moves = Dvě přepravy tohoto kola: provedené, vynechané nebo zbývající.
vd-tip-col-routes = Karty tratí v ruce, každá na jednu kolej.
vd-tip-col-bid = Poslední nabídka; každá další musí být vyšší.
vd-tip-group = Kdo si vezme tuto skupinu, položí za každou kartu jednu kolej na úseky těchto tvarů.
vd-tip-route-card = Položí jednu kolej na volný úsek svého tvaru.
vd-tip-lose = Karta propadne bez položení koleje.
vd-tip-give = Dá se za výhodnou koupi: pak smíte postavit kterýkoli volný úsek za pevnou cenu.
vd-tip-sort = Karta se přidá do skupiny, která se právě skládá.
vd-tip-action-fast-locomotive = Hraje se před volbou kamene.
vd-tip-action-subsidy = Hraje se po obou přepravách, máte-li nejnižší příjem.
vd-tip-action-bargain = Hraje se při kladení kolejí spolu s libovolnou kartou trati.
vd-tip-action-sabotage = Hraje se, když jiný hráč ohlásil přepravu.
vd-tip-action-extra-freight = Hraje se před volbou kamene.
vd-tip-action-all-new = Hraje se mezi dluhopisy a dražbou, jednou za kolo.
vd-tip-action-new-plan = Hraje se kdykoli ve vlastním tahu před akcí.
vd-tip-rob = Naslepo si vytáhnete akční kartu tohoto hráče.
vd-tip-pass = V dražbě končíte a dostanete nejvyšší zbývající číslo pořadí.
vd-tip-skip = Žádný kámen nepojede; vezmete si za to akční kartu.
vd-tip-decline = Nehrajete kartu; hra se ptá každého, kdo nějakou má, takže to nic neprozradí.
vd-tip-deliver = Kámen pojede touto cestou a každá kolej zvýší svému majiteli příjem o 1.
vd-tip-new-bonds = Každý dluhopis přinese teď peníze a stojí 1 marku za kolo a na konci bod.
vd-tip-new-bid-two = Oba nabízejí tajně: kdo nabídne víc, je první, a platí oba.
vd-tip-new-bid = Místa 1 a 2 platí celou nabídku, ostatní polovinu.
