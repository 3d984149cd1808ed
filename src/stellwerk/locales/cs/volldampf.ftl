# Věci

colour-blue = modrá
colour-violet = fialová
colour-red = červená
colour-yellow = žlutá

action-fast-locomotive = Rychlá lokomotiva
action-subsidy = Dotace
action-bargain = Výhodná koupě
action-sabotage = Sabotáž
action-extra-freight = Náklad navíc
action-all-new = Všechno nové
action-new-plan = Nový plán

symbol = { $id } ({ $colour } { $shape })
segment = { $id } { $from }–{ $to }

points-transports = Přepravy
points-bonds = Dluhopisy
points-steps-back = Kroky zpět

# Na co se ptáme

ask-nothing = Partie skončila.
ask-dealer = Otáčí se karta.
ask-fill = Z pytlíku se táhne kámen.
ask-routes = Vykládají se karty tratí.
ask-freight = Z pytlíku se táhne kámen.
ask-issue = Kolik dluhopisů vydáte? Máte { $cash } marek; zbývají dluhopisy za { $left }.
ask-secret-bonds = Kolik dluhopisů vydáte? Nikdo to neuvidí, dokud oba nezvolí. Máte { $cash } marek.
ask-secret-bids = Kolik nabídnete za první místo? Nikdo to neuvidí, dokud oba nezvolí. Máte { $cash } marek.
ask-bid = { $highest ->
    [-1] Jaká je vaše první nabídka za pořadí? Máte { $cash } marek.
   *[other] Nejvyšší nabídka je { $highest }. Nabídnete víc, nebo pasujete? Máte { $cash } marek.
}
ask-all-new = Roztřídíte karty tratí na stole do nových skupin?
ask-sort = Která karta přijde teď do skupiny { $group }?
ask-take-group = Kterou skupinu karet tratí si vezmete?
ask-lay = Kam položíte kolej? Máte karty tratí { $routes } a { $cash } marek.
ask-bargain-card = Kterou kartu trati dáte za výhodnou koupi? Máte { $routes }.
ask-bargain-segment = Kam položíte kolej za { $cost } marek?
ask-transport = Kterým kamenem pohnete? Je to vaše přeprava { $number } ze 2; smí přes { $reach } kolejí.
ask-subsidised = Kterým kamenem pohnete s dotací? Smí přes { $reach } kolejí.
ask-subsidised-helped = Zatím se nemůže pohnout žádný kámen. Zahrajte nejdřív kartu, která pomůže, nebo nechte dotaci propadnout.
ask-step = Kámen ({ $colour }), odkud: { $start }, je teď: { $place }, kolejí { $pieces } z { $reach }. Kam půjde?
ask-sabotage = { $seat } veze kámen ({ $colour }), { $start } – { $place }. Zastavíte ho?
ask-subsidy = Jste poslední. Provedete ještě jednu přepravu?
ask-unload = Kam dáte kámen ({ $colour })?
ask-plan = Který kámen přesunete do jiného města?
ask-replace = Kam přijde kámen ({ $colour }), odkud: { $start }?
ask-rob = Akční karty došly. Komu jednu vytáhnete?

# Tahy

move-pass = pasovat
move-decline = nedělat nic
move-skip = vynechat tuto přepravu a vzít akční kartu
move-lapse = vzdát se přepravy
move-deliver = doručit kámen, { $field }, kolejí: { $pieces }, z toho vašich { $own }
move-deliver-here = doručit kámen
move-fast-locomotive = zahrát { $action }: až 7 kolejí
move-subsidy = zahrát { $action }: ještě jedna přeprava
move-bargain = zahrát { $action }: libovolný úsek za 5 marek
move-sabotage = zahrát { $action }: tento kámen zůstane
move-extra-freight = zahrát { $action }: kámen z pytlíku do libovolného města
move-all-new = zahrát { $action }: roztřídit karty tratí
move-new-plan = zahrát { $action }: kámen do jiného města
move-lose = ztratit kartu trati { $route } a nic nestavět
move-route = dát kartu trati { $route }
move-sort = dát { $route } do skupiny
move-group = vzít skupinu { $group }: { $routes }
move-rob = vytáhnout kartu, komu: { $seat }
move-stone = kámen ({ $colour }), { $field }
move-field = { $field }
move-track = položit kolej na { $segment } za { $cost } marek
move-step = přes { $segment }, cíl { $place }; kolej patří: { $seat }
move-no-segment = úsek { $number }, který tento plán nemá
move-bonds = { $bonds ->
    [0] žádné dluhopisy
    [one] jeden dluhopis za { $mark } marek
    [few] { $bonds } dluhopisy za { $mark } marek
   *[other] { $bonds } dluhopisů za { $mark } marek
}
move-bid = nabídnout { $bid } marek
move-draw-stone = vytáhnout kámen: { $colour }
move-goods = otočit kartu zboží { $card }: { $fields }
move-draw-route = vytáhnout kartu trati { $route }
move-draw-action = vytáhnout { $action }
move-draw-hidden = vytáhnout akční kartu
move-bonds-hidden = tajně zvolit dluhopisy
move-bid-hidden = tajně nabídnout

# Co se stalo

event-round = Začíná kolo { $round }.
event-stone = Kámen ({ $colour }): { $field }.
event-bag-empty = Pytlík je prázdný. Měst bez kamene: { $fields }.
event-goods = Karta zboží { $card }: { $fields }.
event-route = Karta trati { $route } do skupiny { $group }.
event-draw = { $seat } bere akční kartu.
event-drawn = Vaše karta: { $action }.
event-shuffle = Zahrané akční karty se míchají.
event-no-card = Akční karta nezbyla, pro koho: { $seat }.
event-rob = { $seat } táhne kartu z ruky, komu: { $other_seat }.
event-robbed = Ztrácíte: { $action }.
event-action = { $seat } hraje: { $action }.
event-plan = { $seat } přesouvá kámen ({ $colour }), { $start } – { $field }.
event-sealed = { $seat } má zvoleno.
event-bonds = { $bonds ->
    [0] { $seat } nevydává žádné dluhopisy.
    [one] { $seat } vydává jeden dluhopis za { $mark } marek.
    [few] { $seat } vydává { $bonds } dluhopisy za { $mark } marek.
   *[other] { $seat } vydává { $bonds } dluhopisů za { $mark } marek.
}
event-bid = { $seat } nabízí { $bid }.
event-pass = { $seat } pasuje.
event-order = { $seat } má číslo { $number } a platí { $price } marek.
event-equal-bids = Oba nabízejí { $bid }; nabízejí znovu.
event-order-stays = Pořadí zůstává.
event-group-sorted = Skupina { $group } je teď { $routes }.
event-group = { $seat } bere skupinu { $group }: { $routes }.
event-track = { $seat } pokládá kolej na { $segment } za { $cost } marek.
event-lost = { $seat } ztrácí kartu trati { $route }.
event-announce = { $seat } veze kámen ({ $colour }), { $start } – { $field }, kolejí: { $pieces }.
event-gain = { $seat } získává { $gain } a má příjem { $income }.
event-skip = { $seat } nehýbe kamenem.
event-freight = { $seat } táhne kámen: { $colour }.
event-income = { $seat } dostává { $income } marek, platí dividendu { $dividend } a má { $cash } marek.
event-back = { $seat } nemůže zaplatit { $missing } marek a jde na stupnici zpět o { $steps }.

# Proč ne

why-over = partie skončila
why-unseen = takto vidí skrytý tah ostatní
why-dealing = táhnou se karty nebo kameny
why-dealer-only = to táhne náhoda
why-not-now = k tomu patří: { $time }
why-bid-low = nejvyšší nabídka je { $highest }
why-bid-cash = na nabídku je { $cash } marek
why-secret-bid = tajná nabídka je { $least } až { $most } marek
why-secret-bonds = najednou nejvýš { $most } dluhopisů
why-bonds-left = zbývají dluhopisy za { $left }, ne { $bonds }
why-open-first = někdo musí dražbu otevřít
why-no-segment = tento plán takový úsek nemá
why-no-field = tento plán takové město nemá
why-taken = na { $segment } je kolej, čí: { $seat }
why-no-route = { $segment } potřebuje kartu trati { $route }
why-cost = stojí to { $cost } marek a je tu { $cash }
why-first-stop = kámen musí zastavit: { $field }
why-no-piece = na { $segment } neleží kolej
why-elsewhere = kámen je jinde ({ $place }), ne u { $segment }
why-reached = kámen tam už byl: { $place }
why-no-way = za { $segment } není město jeho barvy dost blízko pro { $reach } kolejí
why-same-field = kámen tam už leží: { $field }
why-no-stone = takový kámen ({ $colour }) tam neleží: { $field }
why-barred = kámen ({ $colour }) byl sabotován: { $field }
why-no-delivery = odtud ({ $field }) nevede kolej do jiného města této barvy ({ $colour }) přes nejvýš { $reach } kolejí
why-no-seat = místo { $number } není
why-own-hand = karta se táhne někomu jinému
why-empty-hand = { $seat } nemá akční kartu
why-no-group = skupina { $group } není na stole
why-no-such-route = karta trati { $route } není v ruce
why-none-to-sort = k třídění už nezbývá karta { $route }
why-in-secret = dokud oba tajně volí, karty se nehrají
why-no-action = { $action } není v ruce
why-bargain-cost = stojí to { $cost } marek a je tu { $cash }
why-fast-already = rychlá lokomotiva už jede
why-bag-empty = pytlík je prázdný
why-board-empty = na plánu neleží kámen
why-not-asked = nikoho se neptáme
why-subsidy-skip = přeprava s dotací se musí provést
why-subsidy-in-vain = žádným kamenem nelze pohnout, ani s jinými kartami v ruce
why-not-moved = kámen se nepohnul
why-wrong-field = to není město této barvy ({ $colour })

time-auction = dražba
time-bonds = fáze dluhopisů
time-segment = kladení kolejí a kámen na cestě
time-field = kámen, který se někam dává
time-stone = vlastní přeprava
time-rob = karta z cizí ruky
time-group = výběr skupin
time-lose = tah kladení kolejí
time-route = výhodná koupě a třídění
time-skip = výběr kamene
time-deliver = kámen na cestě
time-fast-locomotive = vlastní přeprava
time-subsidy = konec přeprav, pro posledního na stupnici
time-bargain = vlastní kladení kolejí
time-sabotage = chvíle, kdy někdo jiný veze kámen
time-extra-freight = vlastní přeprava
time-all-new = chvíle mezi dluhopisy a dražbou
time-new-plan = vlastní tah, před akcí, která ho končí
