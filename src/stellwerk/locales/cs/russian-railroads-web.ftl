# Popisky plánu

rr-track = Kolejnice
rr-locomotives = Lokomotivy a továrny
rr-industry = Průmysl
rr-yard = Dvůr
rr-order = Pořadí
rr-order-hint = místa a body za pasování
rr-order-last = poslední kolo: průmysl
rr-order-to-come = Pořadí se nejdřív vylosuje.
rr-engineers = Inženýři
rr-engineers-hint = každé kolo o políčko dál; nejvíc na konci: 40, druhý: 20
rr-cards = Karty „?“
rr-end-stack = Cílové bonusy, zbývá { $count }
rr-no-limit = neomezeně
rr-first = 1.
rr-second = 2.
rr-for-all = { $field } · pro všechny
rr-hire = k najmutí
rr-hired = najat
rr-passed = pasuje
rr-stacks = Zbývající lokomotivy
rr-stack = Lokomotiva { $number }: zbývá { $count }.
rr-no-locomotives = Žádná lokomotiva nezbývá.
rr-returned = Vrácené továrny
rr-none-returned = žádné vrácené
rr-boarded-up = { $what }, ve 2 hráčích zavřeno
rr-stands-there = stojí tu: { $names }
rr-place = { $place }. místo: { $name }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za pasování.
rr-engineer-waits = { $engineer }, čeká na políčku { $field }.
rr-engineer-field = Pole inženýrů { $field }, prázdné

# Popisky dráhy hráče

rr-your-railway = Vaše dráha
rr-railway = Dráha
rr-railway-of = Dráha hráče { $name }
rr-enlarge = Ukázat dráhu hráče { $name }.
rr-rivals = Dráhy ostatních
rr-workers-left = zbývá { $left } z { $all } dělníků
rr-coins = { $count ->
    [one] { $count } mince
    [few] { $count } mince
   *[other] { $count } mincí
}
rr-round-scoring = Vyhodnocení nyní
rr-this-turn = { $points } v tomto tahu
rr-reach = dosah { $reach }
rr-locomotive = Lokomotiva { $number }
rr-place-free = Volné místo pro lokomotivu
rr-own-engineers = Najatí inženýři
rr-end-cards = { $count ->
    [one] { $count } karta cílového bonusu
    [few] { $count } karty cílového bonusu
   *[other] { $count } karet cílového bonusu
}
rr-industry-hint = hodnota pole
rr-tokens = Žetony „?“
rr-factories = Továrny
rr-tokens-earned = { $count ->
    [0] zatím žádný
   *[other] získáno { $count } ze 4
}
rr-token-used = použit
rr-token-left = k výběru
rr-colour-black = černá
rr-colour-grey = šedá
rr-colour-brown = hnědá
rr-colour-natural = bezbarvá
rr-colour-white = bílá
rr-piece-at = { $colour } na { $space }
rr-marker-at = Ukazatel na pozici { $position }
rr-space-number = Pole { $space }
rr-doubler-at = Zdvojnásobení nad polem { $space }
rr-doubler-field-at = Místo pro zdvojnásobení nad polem { $space }
rr-total-of = { $what }: body při vyhodnocení
rr-position = Pozice { $position }
rr-gap-empty = Prázdný výřez: nejdřív je potřeba továrna.
rr-industry-token = Žeton „?“ za první ukazatel, který sem dojde.
rr-industry-value = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} při každém vyhodnocení.
rr-line-twice = trať ×2
rr-short-trans-siberian = TS
rr-short-st-petersburg = P
rr-short-kiev = K

# Odměny pod poli

rr-reward-colour = Do hry přicházejí kolejnice: { $colour }.
rr-reward-worker = Dělník navíc, natrvalo.
rr-reward-token = Žeton „?“.
rr-reward-star = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} při každém vyhodnocení.
rr-reward-station = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, jen jednou.
rr-reward-doubling = Tato trať se při každém vyhodnocení počítá dvakrát.
rr-reward-medal = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} při každém vyhodnocení.
rr-reward-earned = Získáno.
rr-lacks-track = Chybí: { $colour } na poli { $space }.
rr-lacks-reach = Chybí: lokomotiva s dosahem { $space }.
rr-lacks-medal = Chybí: kyjevská medaile, jeden z vašich žetonů „?“.

# Karty cílových bonusů

rr-end-choice = Cílový bonus
rr-end-choice-hint = Ostatní vidí, že si kartu necháváte, ale ne kterou. Číslo ukazuje, co by přinesla teď.
rr-worth-now = teď { $points }
rr-end-majority = většina inženýrů
rr-ten-points = místo toho 10 bodů
rr-at-once = ihned

# Na co se ptáme

rr-ask-turn = Jste na tahu: postavte dělníky na svítící pole
rr-ask-turn-why = K dispozici: { $workers }{ $coin ->
    [yes] { "" } a { $coins }; mince může nahradit dělníka.
   *[no] .
} Nebo pasujte { $points ->
    [0] bez bodů
    [one] za { $points } bod
    [few] za { $points } body
   *[other] za { $points } bodů
}.
rr-ask-turn-left = K dispozici: { $workers } a { $coins }
rr-ask-pass = Nemáte žádnou možnou akci: pasujte
rr-ask-pass-why = K dispozici: { $workers } a { $coins }. Ukažte na pole a uvidíte, proč je zavřené.
rr-ask-pay = Čím zaplatíte „{ $what }“?
rr-ask-pay-why = Mince je utracená, dělníci se na konci kola vrátí.
rr-ask-step = { $more ->
    [yes] { $part }: ještě { $count ->
        [one] { $count } krok
        [few] { $count } kroky
       *[other] { $count } kroků
    }
   *[no] { $part }: { $count ->
        [one] { $count } krok
        [few] { $count } kroky
       *[other] { $count } kroků
    }
}
rr-ask-parts = Zbývá provést: { $parts }
rr-ask-parts-why = Vyberte z toho, co svítí.
rr-step-black = Černá
rr-step-grey = Šedá
rr-step-brown = Hnědá
rr-step-natural = Bezbarvá
rr-step-white = Bílá
rr-step-black-or-grey = Černá nebo šedá
rr-step-any = Libovolná barva
rr-step-industry = Ukazatel průmyslu
rr-ask-lit = Číslo na svítícím poli je to, co pole přidá v každém kole.
rr-ask-in-part = Můžete tady skončit.
rr-ask-lay-why = Na volné místo, nebo místo slabší, která se pak přesune jinam.
rr-ask-exchange-why = Všech pět výřezů je plných. Stará továrna se vrací.
rr-ask-again-why = Pole pro jednoho dělníka, které jste v tomto kole použili.
rr-ask-move-on-why = Na volné pole pro jednoho dělníka, zadarmo.
rr-ask-pick-token-why = Každý platí jednou za hru.
rr-ask-pick-card-why = Každá karta se použije jednou za hru. Pak následuje karta cílového bonusu.
rr-ask-take-end-card-why = Karty vidíte jen vy.
rr-ask-bonus-why = Poslední v pořadí si vybírá jako první, první hráč nedostane nic.
rr-bonus-doubler = 1 zdvojnásobení
rr-bonus-coin = 1 mince
rr-bonus-industry = 1 krok v průmyslu
rr-bonus-black = 1 krok černou
rr-pass = Pasovat, { $count ->
    [0] bez bodů
   *[other] { $points }
}
rr-done = Skončit tady

# Záložky a sloupce

rr-tab-board = Plán
rr-tab-mat = Moje dráha
rr-tab-rivals = Soupeři
rr-score-final = podle zdroje
rr-points-other = Ostatní body
rr-points-other-short = Jiné
points-trans-siberian-short = T‑Sib
points-st-petersburg-short = Petr
points-kiev-short = Kyj
points-industry-short = Prům
points-turns-short = Kolo
points-end-cards-short = Bonus
points-engineers-short = Inž

# Stůl slovy

rr-description = Stůl slovy
rr-none = žádné
rr-say-order = Pořadí: { $order }.
rr-say-nobody = Zatím nikdo neumístil dělníka.
rr-say-placed = { $name } stojí na: { $space }.
rr-say-supply = { $name } má { $workers ->
    [one] { $workers } dělníka
    [few] { $workers } dělníky
   *[other] { $workers } dělníků
}, { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
} a { $doublers } zdvojnásobení.
rr-say-line = { $line }: { $pieces }; dosah { $reach }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
rr-say-industry = Průmysl: pozice { $position }; továrny: { $factories }.
rr-say-engineers = Inženýři: { $engineers }; žetony „?“: { $tokens }; karty cílového bonusu: { $cards }.

# Průběh: co se stalo, několika slovy; tah je jeden řádek, jeho začátek a co následuje.

log-gain-russian-railroads = { $gain } za kolo
log-round = Kolo { $number }
    .head = Kolo { $number }
log-bonus = Počáteční prémie
log-place = { $space }
    .more = { $workers ->
        [0] { $coins ->
            [one] { $coins } mince
            [few] { $coins } mince
           *[other] { $coins } mincí
        }
       *[other] { $coins ->
            [0] { $workers ->
                [one] { $workers } dělník
                [few] { $workers } dělníci
               *[other] { $workers } dělníků
            }
           *[other] { $workers ->
                [one] { $workers } dělník
                [few] { $workers } dělníci
               *[other] { $workers } dělníků
            }, { $coins ->
                [one] { $coins } mince
                [few] { $coins } mince
               *[other] { $coins } mincí
            }
        }
    }
log-step = { $piece } { $start } → { $space }
log-industry = průmysl { $start } → { $position }
log-factory = továrna { $number }
log-new-worker = nový dělník
log-points = { "" }
log-round-points = Bodování kola
    .head = Bodování kola
    .scored = { $points }
log-coins = { $count ->
    [one] { $count } mince
    [few] { $count } mince
   *[other] { $count } mincí
}
log-temporary-workers = 2 sezónní dělníci
log-doublers = { $count ->
    [one] { $count } zdvojnásobení
    [few] { $count } zdvojnásobení
   *[other] { $count } zdvojnásobení
}
log-take-locomotive = { "" }
log-lay-locomotive = lokomotiva { $number }: { $line }
log-build-factory = postavena továrna { $number }
log-give-back = { $number } zpět jako továrna
log-token = { $token }
log-card = { $card }
log-end-card = karta cílového bonusu
log-end-card-kept = { $card }
log-use-again = znovu: { $space }
log-hire-engineer = najat inženýr { $number }
log-pass = Pasuje
log-move-on = dále na: { $space }
short-ts-black = černá Transsibiřská
short-ts-grey = šedá Transsibiřská
short-ts-brown = hnědá Transsibiřská
short-ts-natural = bezbarvá Transsibiřská
short-ts-white = bílá Transsibiřská
short-sp-black = černá Petrohrad
short-sp-grey = šedá Petrohrad
short-sp-brown = hnědá Petrohrad
short-sp-natural = bezbarvá Petrohrad
short-kiev-black = černá Kyjev
short-kiev-grey = šedá Kyjev
short-kiev-brown = hnědá Kyjev
short-space-H = Najmout
short-trans-siberian = Transsibiřská
short-engineer-1 = inženýr 1
short-engineer-2 = inženýr 2
short-engineer-3 = inženýr 3
short-engineer-4 = inženýr 4
short-engineer-5 = inženýr 5
short-engineer-6 = inženýr 6
short-engineer-7 = inženýr 7
short-engineer-8 = inženýr 8
short-engineer-9 = inženýr 9
short-engineer-10 = inženýr 10
short-engineer-11 = inženýr 11
short-engineer-12 = inženýr 12
short-engineer-13 = inženýr 13
short-engineer-14 = inženýr 14
short-engineer-15 = inženýr 15

# Nápověda: co věc je, jednou větou

rr-tip-space-track = Každý krok posune kolejnici o jedno pole na kterékoli z vašich tratí.
rr-tip-space-locomotives = Nový dílek je z nejnižšího sloupku: vpředu lokomotiva, vzadu továrna.
rr-tip-space-industry = Váš ukazatel postupuje po liště průmyslu a spouští továrny, na které vstoupí.
rr-tip-space-doublers = Zdvojnásobení leží na dalším volném místě nad Transsibiřskou a při každém vyhodnocení zdvojnásobí pole pod sebou.
rr-tip-space-coins = Mince může nahradit kteréhokoli dělníka; pak je utracena.
rr-tip-space-temporary-workers = Oba sezónní dělníci jsou vaši na toto kolo a pak se vracejí.
rr-tip-space-order = Zajistíte si toto místo v příštím pořadí hráčů; až všichni pasují, dělník se smí ještě přesunout.
rr-tip-space-last-round = V posledním kole je toto pole otevřené místo pořadí hráčů.
rr-tip-space-engineers = Kdo sem umístí dělníka, provede akci tohoto inženýra; inženýr zůstává na místě.
rr-tip-space-hire = Inženýr je natrvalo váš: odteď vlastní akční pole, jednou za kolo.
rr-tip-boarded-up = Ve 2 hráčích nemůže toto pole nikdo použít.
rr-tip-own-engineer = Akční pole jen pro svého majitele, jednou za kolo, za jednoho dělníka.
rr-tip-engineer-waiting = Po každém kole se inženýři posunou o jedno místo doprava: kdo čeká, přijde do hry později.
rr-tip-stack = Lokomotivy a továrny se berou vždy z nejnižšího zbývajícího sloupku.
rr-tip-new-locomotive = Položí se na volné místo nebo nahradí slabší, která pak přejde na jinou trať.
rr-tip-new-factory = Vyplní další výřez vaší lišty průmyslu a působí, když na ni vstoupí ukazatel.
rr-tip-give-back = Nahrazená lokomotiva jde mezi vrácené továrny, kde si ji může postavit kdokoli.
rr-tip-order-place = V tomto pořadí se hraje; kdo pasuje, získá body za své místo.
rr-tip-card = Každá karta „?“ se použije jednou za hru, když žeton hráče dovolí kartu.
rr-tip-end-stack = Kdo smí vzít kartu cílového bonusu, prohlédne si všechny a jednu si tajně nechá, nebo si místo ní vezme body ({ $points }).
rr-tip-end-card = Boduje jednou, na konci hry; ostatní nevidí, která karta to je.
rr-tip-instead-of-end-card = Body ihned místo karty, která boduje na konci.
rr-tip-bonus = Počáteční prémie: první si vybírá poslední v pořadí, první hráč nemá žádnou.
rr-tip-payment = Dělníci se po kole vrátí; mince je utracena.
rr-tip-pass = V tomto kole končíte a získáte body za své místo.
rr-tip-done = Vlastní inženýry, továrny a žetony „?“ lze využít zčásti; zbytek propadá.
rr-tip-workers = Dělníci platí akce a po každém kole se vracejí.
rr-tip-coins = Mince může nahradit dělníka, dělník minci nikdy.
rr-tip-round-scoring = Co by vynesly všechny tratě a průmysl, kdyby kolo skončilo teď.
rr-tip-piece = Kolejnice na trati drží pořadí: černá vpředu, jedna kolejnice na poli, žádná nepředbíhá.
rr-tip-step = Kolejnice se posune o jedno pole; číslo říká, co krok přidá ke každému vyhodnocení.
rr-tip-line-space = V dosahu lokomotivy se pole boduje podle barvy, která na něm leží.
rr-tip-reward-colour = Když sem dorazí černá, zpřístupní se na všech tratích nová barva.
rr-tip-reward-worker = Dělník je natrvalo váš, jakmile kolejnice i lokomotiva dosáhnou dost daleko.
rr-tip-reward-token = Smíte si jednou vybrat jeden ze svých sedmi žetonů „?“.
rr-tip-reward-star = Další body při každém vyhodnocení, když pole dosáhne černá i lokomotiva.
rr-tip-reward-station = Černá získá na konci trati jednou body.
rr-tip-reward-doubling = Když sem dosáhne šedá i lokomotiva, zdvojnásobí se všechny body za kolejnice této trati.
rr-tip-reward-medal = Medaile tu přináší body při každém vyhodnocení, pokud jste si ji vybrali jako žeton „?“.
rr-tip-doubler = Při každém vyhodnocení zdvojnásobí pole pod sebou.
rr-tip-doubler-field = Sem přijdou vaše další zdvojnásobení, zleva doprava; každé zdvojnásobí pole pod sebou.
rr-tip-locomotive = Její číslo říká, kam až se trať počítá; na Transsibiřské se obě čísla sčítají.
rr-tip-locomotive-place = Sem lze položit novou lokomotivu; bez lokomotivy se trať nepočítá.
rr-tip-total = Co by tato trať teď vynesla při vyhodnocení a kam dosáhnou její lokomotivy.
rr-tip-industry-total = Kolik bodů by teď přinesly ukazatele při vyhodnocení.
rr-tip-industry-field = Při každém vyhodnocení platí číslo pole, na kterém ukazatel stojí, jinak poslední číslo před ním.
rr-tip-industry-token = První ukazatel hráče, který sem dorazí, přinese žeton „?“.
rr-tip-gap = Přes prázdný výřez ukazatel neprojde: nejdřív tu postavte továrnu.
rr-tip-factory = Působí pokaždé, když na ni vstoupí ukazatel jejího majitele; co nelze provést, propadá.
rr-tip-exchange = Nová továrna přijde do tohoto výřezu, stará se vrací.
rr-tip-marker = Váš ukazatel na liště průmyslu: každý krok průmyslu ho posune o jedno pole.
rr-tip-token = Každý má stejných sedm žetonů „?“ a každý použije nejvýš jednou.
rr-tip-points-line = Body, které tato trať dosud přinesla; + je, co by přidal konec kola.
rr-tip-points-industry = Dosavadní body lišty průmyslu; + je, co by přidal konec kola.
rr-tip-points-turns = Body získané během tahů: za pasování, inženýry, továrny a konečné stanice.
rr-tip-points-end-cards = Body za karty cílového bonusu, počítané na konci hry.
rr-tip-points-engineers = Body za nejvíc a druhý největší počet inženýrů na konci hry.
rr-tip-points-other = Body z tahů, karet cílového bonusu a za inženýry dohromady.
rr-tip-points-total = Všechny dosavadní body; na konci vítězí nejvyšší součet.
