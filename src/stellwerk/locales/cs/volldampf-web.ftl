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
vd-map = Mapa
vd-description = Stůl slovy
vd-zoom-in = Blíž
vd-zoom-out = Dál
vd-beyond-left = Vlevo ještě { $count }
vd-beyond-right = Vpravo ještě { $count }
vd-beyond-up = Nahoře ještě { $count }
vd-beyond-down = Dole ještě { $count }

vd-tab-map = Mapa
vd-tab-phase = Fáze
vd-tab-players = Hráči

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
vd-col-bonds = Dluhop.
vd-col-score = Body
vd-col-cash = Peníze
vd-col-track = Koleje
vd-col-track-long = Koleje v zásobě
vd-col-cards = Karty
vd-col-cards-long = Akční karty v ruce
vd-col-moves = Tahy
vd-col-routes = Tratě
vd-col-bid = Nabídka
vd-col-price = Cena
vd-leads = vede
vd-to-bid = je na tahu
vd-in = ve hře
vd-passed = pasoval
vd-if-first = { $price }, bude-li první
vd-pays = platí { $price }
vd-pays-half = platí { $price }, polovinu z { $bid }
vd-transport-done = hotovo
vd-transport-skipped = vynecháno za kartu
vd-transport-now = probíhá
vd-transport-later = přijde
vd-rob = táhnout kartu hráče { $name }
vd-bonds = Dluhopisy
vd-track-of = Koleje: { $laid } položeno, { $left } zbývá

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
vd-segment-free = { $from }–{ $to }, { $region }, cena { $cost }
vd-segment-laid = { $from }–{ $to }, kolej hráče { $name }
vd-lay-tip = Stojí { $cost }, zbude { $left }.
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
vd-mark-each = každý za { $mark } marek
vd-bonds-cost = { $count ->
    [0] nic nestojí
   *[other] { $count } za kolo, −{ $count } na konci
}
vd-bonds-rounds = { $rounds ->
    [one] Zbývá jedna fáze příjmu.
    [few] Zbývají { $rounds } fáze příjmu: celkem { $total }.
   *[other] Zbývá { $rounds } fází příjmu: celkem { $total }.
}
vd-bonds-hint = Dluhopis přinese hned { $mark } marek a stojí 1 marku za kolo a bod na konci.
vd-do-bonds = { $bonds ->
    [0] Žádné dluhopisy
    [one] Jeden dluhopis, +{ $mark } marek
    [few] { $bonds } dluhopisy, +{ $mark } marek
   *[other] { $bonds } dluhopisů, +{ $mark } marek
}
vd-chooses = volí
vd-has-chosen = zvolil
vd-new-goods = Nové zboží pro
vd-last-income = Poslední příjem

# Dražba

vd-your-bid = Vaše nabídka
vd-less = O jednu méně
vd-more = O jednu více
vd-less-five = O pět méně
vd-more-five = O pět více
vd-of-mark = z { $mark } marek
vd-if-win = Na místě 1 nebo 2
vd-when-shown = Až se obě ukážou
vd-if-pass = Když teď pasujete
vd-pay-keep = zaplatit { $pay }, zbude { $keep }
vd-place-pay-keep = místo { $place }, zaplatit { $pay }, zbude { $keep }
vd-cheapest = Nejlevnější volný úsek stojí { $cost }.
vd-no-bid-yet = Ještě jste nenabídli.
vd-last-is-free = Poslední místo neplatí nic.
vd-full-of = celá vaše poslední nabídka { $bid }
vd-half-of = polovina vaší poslední nabídky { $bid }
vd-bids-hint = Místa 1 a 2 platí svou nabídku, ostatní polovinu; od čtyř hráčů poslední neplatí nic.
vd-bids-hint-two = Oba tajně nabídnou 1 až 5 marek. Vyšší nabídka je první a oba platí.
vd-ask-bid = Nabídněte aspoň { $least }, nebo pasujte na místo { $place }
vd-ask-pass = Víc nabídnout nemůžete: pasujte na místo { $place }
vd-bid-why = Pořadí rozhoduje, kdo první bere skupinu a klade koleje.
vd-equal-bids = Oba nabídli { $bid }: nabídněte znovu. Máte { $cash } marek.
vd-bid-leads = { $name } vede s nabídkou { $bid }.
vd-do-bid = Nabídnout { $bid }
vd-pass-pay = Pasovat, zaplatit { $price }

# Karty tratí

vd-groups = Skupiny tratí
vd-groups-hint = berou se v novém pořadí; jedna karta položí jednu kolej
vd-group-why = Každá karta položí kolej na úsek svého tvaru; ukažte na skupinu a uvidíte je. Máte { $cash } marek.
vd-lay-why = Vaše karty: { $routes }. Máte { $cash } marek; číslo je cena úseku.
vd-groups-sort = skládají se znovu, karta po kartě
vd-group-name = skupina { $number }: { $routes }
vd-group-taken = skupina { $number } je pryč
vd-to-sort = Karty bez skupiny
vd-free = { $count ->
    [one] { $count } volný
    [few] { $count } volné
   *[other] { $count } volných
}
vd-from = od { $cost }
vd-route-card = karta trati { $region }
vd-route-cards = Karty tratí
vd-track-hint = Kladení { $lap } z { $laps }: položte kolej na úsek se znakem karty, nebo kartu ztraťte.
vd-lose = Ztratit
vd-lose-name = ztratit kartu trati { $region } a nic nestavět
vd-give = Dát
vd-give-name = dát kartu trati { $region }

# Přeprava

vd-this-transport = Tato přeprava
vd-pieces-of = { $pieces } z { $reach } kolejí
vd-from-to = z { $from } na { $to }
vd-next-best = Další nejlepší pro vás: { $field } { $gain }
vd-other-ways = Kdo kterou cestou získá
vd-transport-hint = Kámen jede nejvýše po { $reach } kolejích do města své barvy; každá kolej přinese majiteli 1.
vd-transport-why = Zvolte rozsvícené město. Číslo je nejvíc, co vám jeho kameny přinesou po { $reach } kolejích.
vd-ask-skip = Žádný kámen nemůže jet: vynechte a vezměte kartu
vd-ask-skip-why = Žádná trať nevede kámen do jiného města jeho barvy nejvýše po { $reach } kolejích.
vd-transport-of = Přeprava { $number } ze 2.
vd-subsidised-transport = Přeprava s dotací.
vd-way-why = Potvrďte ji, zvolte jiné rozsvícené město či kolej, nebo se vraťte k jinému kameni.
vd-ask-way-blue = Modrý, { $from } – { $to }: { $gains }
vd-ask-way-violet = Fialový, { $from } – { $to }: { $gains }
vd-ask-way-red = Červený, { $from } – { $to }: { $gains }
vd-ask-way-yellow = Žlutý, { $from } – { $to }: { $gains }
vd-would-gain = Zastavíte ho? Přinesl by: { $gains }.
vd-confirm-way = Potvrdit { $gain }
vd-skip = Vynechat, vzít kartu
vd-give-up = Vzdát
vd-decline = Nedělat nic
vd-leave = Nechat být
vd-in-hand = v ruce: zvolte rozsvícené město

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
vd-action-bargain = Volný úsek za 5 marek a kartu trati.
vd-action-sabotage = Zastaví kámen, který veze někdo jiný.
vd-action-extra-freight = Kámen z pytlíku do libovolného města.
vd-action-all-new = Přeskupí karty před dražbou.
vd-action-new-plan = Přesune kámen do jiného města.

# Konec a stůl slovy

vd-final = Konečný stav
vd-final-hint = příjem bez dluhopisů; při shodě nejvíc peněz
vd-final-sum = { $income } − { $bonds }
vd-said-phase = Kolo { $round }, fáze { $phase }.
vd-said-player = { $name }: příjem { $income }, dluhopisy { $bonds }, body { $score }, peníze { $cash }. Koleje: { $track }.

# Když volí ostatní

vd-wait-bonds = { $name } rozhoduje o dluhopisech
vd-wait-bid = { $name } nabízí
vd-wait-group = { $name } vybírá skupinu
vd-wait-sort = { $name } třídí karty tratí
vd-wait-lay = { $name } pokládá kolej
vd-wait-transport = { $name } vybírá přepravu
vd-wait-place = { $name } přesouvá kámen
vd-wait-answer = { $name } smí zahrát kartu
vd-your-number = Jste číslo { $number } z { $players }.
