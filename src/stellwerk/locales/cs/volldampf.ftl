# Věci

colour-blue = modrý
colour-violet = fialový
colour-red = červený
colour-yellow = žlutý

action-fast-locomotive = Rychlá lokomotiva
action-subsidy = Dotace
action-bargain = Výhodná koupě
action-sabotage = Sabotáž
action-extra-freight = Náklad navíc
action-all-new = Všechno nové
action-new-plan = Nový plán

symbol = { $id } ({ $colour ->
    [green] zelený
    [orange] oranžový
    [brown] hnědý
    [grey] šedý
    [turquoise] tyrkysový
    [pink] růžový
   *[other] { $colour }
} { $shape ->
    [octagon] osmiúhelník
    [circle] kruh
    [square] čtverec
    [hexagon] šestiúhelník
    [diamond] kosočtverec
    [triangle] trojúhelník
   *[other] { $shape }
})
segment = { $id } { $from }–{ $to }

points-transports = Přepravy
points-bonds = Dluhopisy
points-steps-back = Ústupy

# Na co se ptáme

ask-nothing = Partie skončila.
ask-dealer = Otáčí se karta.
ask-fill = Z pytlíku se táhne kámen.
ask-routes = Vykládají se karty tratí.
ask-freight = Z pytlíku se táhne kámen.
ask-issue = Kolik dluhopisů vydáte? Máte { $cash ->
    [one] { $cash } marku
    [few] { $cash } marky
   *[other] { $cash } marek
}; celkem zbývají dluhopisy v nominální hodnotě { $left }.
ask-secret-bonds = Kolik dluhopisů vydáte? Nikdo to neuvidí, dokud oba nezvolí. Máte { $cash ->
    [one] { $cash } marku
    [few] { $cash } marky
   *[other] { $cash } marek
}.
ask-secret-bids = Kolik nabídnete za první místo? Nikdo to neuvidí, dokud oba nezvolí. Máte { $cash ->
    [one] { $cash } marku
    [few] { $cash } marky
   *[other] { $cash } marek
}.
ask-bid = { $highest ->
    [-1] Jaká je vaše první nabídka v dražbě o pořadí?
   *[other] Nejvyšší nabídka je { $highest }. Nabídnete víc, nebo pasujete?
} Máte { $cash ->
    [one] { $cash } marku
    [few] { $cash } marky
   *[other] { $cash } marek
}.
ask-all-new = Roztřídíte karty tratí na stole do nových skupin?
ask-sort = Kterou kartu dáte teď do skupiny { $group }?
ask-take-group = Kterou skupinu karet tratí si vezmete?
ask-lay = Kam položíte kolej? Máte karty tratí { $routes } a { $cash ->
    [one] { $cash } marku
    [few] { $cash } marky
   *[other] { $cash } marek
}.
ask-bargain-card = Kterou kartu trati dáte za výhodnou koupi? Máte { $routes }.
ask-bargain-segment = Kam položíte kolej za { $cost ->
    [one] { $cost } marku
    [few] { $cost } marky
   *[other] { $cost } marek
}?
ask-transport = Který kámen přepravíte? Je to vaše { $number }. přeprava ze 2; kámen smí jet nejvýš po { $reach } kolejích.
ask-subsidised = Který kámen přepravíte s dotací? Smí jet nejvýš po { $reach } kolejích.
ask-subsidised-helped = Zatím nelze přepravit žádný kámen. Zahrajte nejdřív kartu, která pomůže, nebo nechte dotaci propadnout.
ask-step = Kámen ({ $colour }) z města { $start } je v místě { $place }, má za sebou { $pieces } z { $reach } kolejí. Kam pojede dál?
ask-sabotage = { $seat } veze { $colour } kámen na trase { $start } – { $place }. Zastavíte ho?
ask-subsidy = Jste poslední. Provedete ještě jednu přepravu?
ask-unload = Kam dáte { $colour } kámen?
ask-plan = Který kámen přesunete do jiného města?
ask-replace = Kam přijde { $colour } kámen z města { $start }?
ask-rob = Akční karty došly. Kterému hráči jednu vytáhnete?

# Tahy

move-pass = pasovat
move-decline = nedělat nic
move-skip = vynechat tuto přepravu a vzít akční kartu
move-lapse = vzdát se přepravy
move-deliver = doručit kámen do města { $field } po { $pieces ->
    [one] jedné koleji
   *[other] { $pieces } kolejích
}, z toho vašich { $own }
move-deliver-here = doručit kámen
move-fast-locomotive = zahrát kartu { $action }: až 7 kolejí
move-subsidy = zahrát kartu { $action }: ještě jedna přeprava
move-bargain = zahrát kartu { $action }: libovolný úsek za 5 marek
move-sabotage = zahrát kartu { $action }: tento kámen zůstane
move-extra-freight = zahrát kartu { $action }: kámen z pytlíku do libovolného města
move-all-new = zahrát kartu { $action }: roztřídit karty tratí
move-new-plan = zahrát kartu { $action }: kámen do jiného města
move-lose = ztratit kartu trati { $route } a nic nestavět
move-route = dát kartu trati { $route }
move-sort = dát { $route } do skupiny
move-group = vzít skupinu { $group }: { $routes }
move-rob = vytáhnout kartu hráči { $seat }
move-stone = { $colour } kámen ve městě { $field }
move-field = { $field }
move-track = položit kolej na { $segment } za { $cost ->
    [one] { $cost } marku
    [few] { $cost } marky
   *[other] { $cost } marek
}
move-step = přes { $segment } do místa { $place }; kolej má { $seat }
move-no-segment = úsek { $number }, který tento plán nemá
move-bonds = { $bonds ->
    [0] žádné dluhopisy
    [one] jeden dluhopis za { $mark } marek
    [few] { $bonds } dluhopisy za { $mark } marek
   *[other] { $bonds } dluhopisů za { $mark } marek
}
move-bid = nabídnout { $bid ->
    [one] { $bid } marku
    [few] { $bid } marky
   *[other] { $bid } marek
}
move-draw-stone = vytáhnout { $colour } kámen
move-goods = otočit kartu zboží { $card }: { $fields }
move-draw-route = vytáhnout kartu trati { $route }
move-draw-action = vytáhnout kartu { $action }
move-draw-hidden = vytáhnout akční kartu
move-bonds-hidden = tajně zvolit dluhopisy
move-bid-hidden = tajně nabídnout

# Co se stalo

event-round = Začíná { $round }. kolo.
event-stone = Kámen ({ $colour }) do města { $field }.
event-bag-empty = Pytlík je prázdný: { $fields ->
    [one] jedno město nedostane
    [few] { $fields } města nedostanou
   *[other] { $fields } měst nedostane
} kámen.
event-goods = Karta zboží { $card }: { $fields }.
event-route = Karta trati { $route } do skupiny { $group }.
event-draw = { $seat } bere akční kartu.
event-drawn = Vaše karta: { $action }.
event-shuffle = Zahrané akční karty se míchají.
event-no-card = Pro hráče { $seat } nezbyla akční karta.
event-rob = { $seat } táhne kartu z ruky hráče { $other_seat }.
event-robbed = Ztrácíte: { $action }.
event-action = { $seat } hraje: { $action }.
event-plan = { $seat } přesouvá { $colour } kámen: { $start } – { $field }.
event-sealed = { $seat } má zvoleno.
event-bonds = { $bonds ->
    [0] { $seat } nevydává žádné dluhopisy.
    [one] { $seat } vydává jeden dluhopis za { $mark } marek.
    [few] { $seat } vydává { $bonds } dluhopisy za { $mark } marek.
   *[other] { $seat } vydává { $bonds } dluhopisů za { $mark } marek.
}
event-bid = { $seat } nabízí { $bid }.
event-pass = { $seat } pasuje.
event-order = { $seat } má číslo { $number } a platí { $price ->
    [one] { $price } marku
    [few] { $price } marky
   *[other] { $price } marek
}.
event-equal-bids = Oba nabízejí { $bid }; nabízejí znovu.
event-order-stays = Pořadí se nemění.
event-group-sorted = Skupina { $group } je teď { $routes }.
event-group = { $seat } bere skupinu { $group }: { $routes }.
event-track = { $seat } pokládá kolej na { $segment } za { $cost ->
    [one] { $cost } marku
    [few] { $cost } marky
   *[other] { $cost } marek
}.
event-lost = { $seat } ztrácí kartu trati { $route }.
event-announce = { $seat } veze { $colour } kámen: { $start } – { $field }, po { $pieces ->
    [one] jedné koleji.
   *[other] { $pieces } kolejích.
}
event-gain = { $seat }: příjem +{ $gain }, nyní { $income }.
event-skip = { $seat } nepřepravuje žádný kámen.
event-freight = { $seat } táhne { $colour } kámen.
event-income = { $seat } dostává { $income ->
    [one] { $income } marku
    [few] { $income } marky
   *[other] { $income } marek
}, platí dividendu { $dividend } a má { $cash ->
    [one] { $cash } marku
    [few] { $cash } marky
   *[other] { $cash } marek
}.
event-back = { $seat } nemůže zaplatit { $missing ->
    [one] { $missing } marku
    [few] { $missing } marky
   *[other] { $missing } marek
} a jde na stupnici příjmů zpět o { $steps }.

# Proč ne

why-over = partie skončila
why-unseen = takto vidí skrytý tah ostatní
why-dealing = táhnou se karty nebo kameny
why-dealer-only = o tom rozhoduje náhoda
why-not-now = to se hraje jindy: { $time }
why-bid-low = nejvyšší nabídka je { $highest }
why-bid-cash = na nabídku máte { $cash ->
    [one] { $cash } marku
    [few] { $cash } marky
   *[other] { $cash } marek
}
why-secret-bid = tajná nabídka je { $least } až { $most } marek
why-secret-bonds = najednou nejvýš { $most ->
    [one] { $most } dluhopis
    [few] { $most } dluhopisy
   *[other] { $most } dluhopisů
}
why-bonds-left = zbývají dluhopisy v nominální hodnotě { $left }, ne { $bonds }
why-open-first = někdo musí dražbu otevřít
why-no-segment = tento plán takový úsek nemá
why-no-field = tento plán takové město nemá
why-taken = na { $segment } leží kolej hráče { $seat }
why-no-route = { $segment } potřebuje kartu trati { $route }
why-cost = stojí to { $cost ->
    [one] { $cost } marku
    [few] { $cost } marky
   *[other] { $cost } marek
} a máte { $cash }
why-first-stop = kámen musí skončit ve městě { $field }
why-no-piece = na { $segment } neleží kolej
why-elsewhere = kámen je v místě { $place }, ne u { $segment }
why-reached = v místě { $place } už kámen byl
why-no-way = za { $segment } není město jeho barvy dost blízko: nejvýš { $reach } kolejí
why-same-field = kámen už ve městě { $field } leží
why-no-stone = ve městě { $field } žádný { $colour } kámen neleží
why-barred = { $colour } kámen ve městě { $field } byl sabotován
why-no-delivery = z města { $field } nelze nejvýš po { $reach } kolejích dojet do jiného města pro { $colour } kámen
why-no-seat = místo { $number } není
why-own-hand = karta se táhne jinému hráči
why-empty-hand = { $seat } nemá akční kartu
why-no-group = skupina { $group } není na stole
why-no-such-route = kartu trati { $route } nemáte v ruce
why-none-to-sort = k třídění už nezbývá karta { $route }
why-in-secret = dokud oba tajně volí, karty se nehrají
why-no-action = kartu { $action } nemáte v ruce
why-bargain-cost = stojí to { $cost ->
    [one] { $cost } marku
    [few] { $cost } marky
   *[other] { $cost } marek
} a máte { $cash }
why-fast-already = rychlá lokomotiva už jede
why-bag-empty = pytlík je prázdný
why-board-empty = na plánu neleží kámen
why-not-asked = tohle teď nelze zvolit
why-subsidy-skip = přeprava s dotací se musí provést
why-subsidy-in-vain = žádný kámen nelze přepravit, ani s jinými kartami v ruce
why-not-moved = kámen se nepohnul
why-wrong-field = to není město pro { $colour } kámen

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

# Místa a oblasti: co tu není, jmenuje se jako ve vydání

place = { $word ->
    [hamburg] Hamburk
    [bremen] Brémy
    [berlin] Berlín
    [koeln] Kolín n. R.
    [leipzig] Lipsko
    [dresden] Drážďany
    [nuernberg] Norimberk
    [muenchen] Mnichov
    [kopenhagen] Kodaň
    [koenigsberg] Královec
    [warschau] Varšava
    [prag] Praha
    [paris] Paříž
    [bruessel] Brusel
    [london] Londýn
    [stettin] Štětín
   *[other] { $name }
}
region = { $word ->
    [norden] Sever
    [nordosten] Severovýchod
    [westen] Západ
    [mitte] Střed
    [suedosten] Jihovýchod
    [suedwesten] Jihozápad
   *[other] { $name }
}
