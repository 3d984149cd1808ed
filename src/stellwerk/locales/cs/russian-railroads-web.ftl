# Popisky plánu

rr-track = Koleje
rr-locomotives = Lokomotivy a továrny
rr-industry = Průmysl
rr-yard = Dvůr
rr-order = Pořadí
rr-order-hint = místa a body za pasování
rr-order-last = poslední kolo: průmysl
rr-order-to-come = Pořadí se teprve losuje.
rr-engineers = Inženýři
rr-engineers-hint = každé kolo o pole dál; nejvíc na konci: 40, druhý: 20
rr-cards = Karty ?
rr-end-stack = Konec hry, zbývá { $count }
rr-no-limit = bez omezení
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
rr-none-returned = nic vráceno
rr-boarded-up = { $what }, ve dvou zatlučeno
rr-stands-there = stojí tu: { $names }
rr-place = { $place }. místo: { $name }, body za pasování: { $points }.
rr-engineer-waits = { $engineer }, čeká na poli { $field }.

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
rr-round-scoring = Bodování nyní
rr-this-turn = { $points } v tomto tahu
rr-reach = dosah { $reach }
rr-locomotive = Lokomotiva { $number }
rr-place-free = Volné místo pro lokomotivu
rr-own-engineers = Najatí inženýři
rr-end-cards = { $count ->
    [one] { $count } karta konce hry
    [few] { $count } karty konce hry
   *[other] { $count } karet konce hry
}
rr-industry-hint = hodnota pole
rr-tokens = Žetony ?
rr-tokens-earned = { $count ->
    [0] zatím žádný
   *[other] získáno { $count } ze 4
}
rr-token-used = použit
rr-token-left = k výběru
rr-token-steps = až 4 kroky
rr-token-industry = 5 průmyslu
rr-token-marker = 2. ukazatel
rr-token-doublers = 3 zdvojnásobení
rr-token-revaluation = zhodnocení
rr-token-medal = kyjevská medaile
rr-token-cards = karta + konec
rr-colour-black = černá
rr-colour-grey = šedá
rr-colour-brown = hnědá
rr-colour-natural = přírodní
rr-colour-white = bílá
rr-piece-at = { $colour } na { $space }
rr-marker-at = Ukazatel na pozici { $position }
rr-space-number = Pole { $space }
rr-position = Pozice { $position }
rr-gap-empty = Prázdná mezera: nejdřív je třeba továrna.
rr-industry-token = Žeton ? za první ukazatel, který sem dojde.
rr-industry-value = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} při každém bodování.
rr-line-twice = trať ×2
rr-short-trans-siberian = TS
rr-short-st-petersburg = P
rr-short-kiev = K

# Odměny pod poli

rr-reward-colour = Do hry přicházejí koleje: { $colour }.
rr-reward-worker = Dělník navíc, natrvalo.
rr-reward-token = Žeton ?.
rr-reward-star = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} při každém bodování.
rr-reward-station = { $points } bodů, jednou.
rr-reward-doubling = Tato trať se při každém bodování počítá dvakrát.
rr-reward-medal = { $points } bodů při každém bodování.
rr-reward-earned = Získáno.
rr-lacks-track = Chybí: { $colour } na poli { $space }.
rr-lacks-reach = Chybí: lokomotiva s dosahem { $space }.
rr-lacks-medal = Chybí: kyjevská medaile, jeden z vašich žetonů ?.

# Karty konce hry

rr-end-choice = Konec hry
rr-end-choice-hint = Ostatní vidí, že si kartu necháváte, ne kterou. Číslo říká, co by přinesla teď.
rr-worth-now = teď { $points }
rr-end-majority = většina inženýrů
rr-ten-points = místo toho 10 bodů
rr-at-once = ihned

# Na co se ptáme

rr-ask-turn = Jste na tahu: položte dělníky na svítící pole
rr-ask-turn-why = Zbývá { $workers }{ $coin ->
    [yes] { "" } a { $coins }; mince může nahradit dělníka.
   *[no] .
} Nebo pasujte za { $points ->
    [0] 0 bodů
    [few] { $points } body
   *[other] { $points } bodů
}.
rr-ask-turn-left = Zbývá { $workers } a { $coins }
rr-ask-pass = Už vám nic není otevřené: pasujte
rr-ask-pass-why = Zbývá { $workers } a { $coins }. Ukažte na pole a uvidíte důvod.
rr-ask-pay = Čím zaplatíte: { $what }?
rr-ask-pay-why = Mince je utracena, dělníci se na konci kola vrátí.
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
rr-ask-parts = Zbývá udělat: { $parts }
rr-step-black = Černá
rr-step-grey = Šedá
rr-step-brown = Hnědá
rr-step-natural = Přírodní
rr-step-white = Bílá
rr-step-black-or-grey = Černá nebo šedá
rr-step-any = Libovolná barva
rr-step-industry = Ukazatel průmyslu
rr-ask-lit = Číslo na svítícím poli se přičte v každém kole.
rr-ask-in-part = Můžete to tak nechat.
rr-ask-lay-why = Na volné místo, nebo místo slabší, která pak jde dál.
rr-ask-exchange-why = Všech pět mezer je plných. Stará továrna se vrací.
rr-ask-again-why = Pole pro jednoho dělníka, které sis v tomto kole vybral.
rr-ask-move-on-why = Na volné pole pro jednoho dělníka, bez další ceny.
rr-ask-pick-token-why = Každý působí jednou za hru.
rr-ask-pick-card-why = Každá karta se použije jednou za hru. Pak následuje karta konce hry.
rr-ask-take-end-card-why = Karty vidíte jen vy.
rr-ask-bonus-why = Poslední v pořadí vybírá první, první nedostane nic.
rr-pass = Pasovat, { $points }
rr-done = Nechat to tak

# Záložky a sloupce

rr-tab-board = Plán
rr-tab-mat = Má dráha
rr-tab-rivals = Soupeři
rr-score-final = podle zdroje
rr-points-other = Ostatní body
rr-points-other-short = Jiné
points-trans-siberian-short = T‑Sib
points-st-petersburg-short = Petr
points-kiev-short = Kyj
points-industry-short = Prům
points-turns-short = Tahy
points-end-cards-short = Konec
points-engineers-short = Inž

# Stůl slovy

rr-description = Stůl slovy
rr-none = žádné
rr-say-round = Kolo { $round } z { $rounds }. Pořadí: { $order }.
rr-say-nobody = Nikdo zatím dělníka nepoložil.
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
rr-say-engineers = Inženýři: { $engineers }; žetony ?: { $tokens }; karty konce hry: { $cards }.
