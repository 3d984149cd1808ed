# Lekce první hry.

lesson-russian-railroads-welcome = Vaše dráha
lesson-russian-railroads-welcome-1 = Toto je vaše deska: tři tratě pro kolejnice a pod nimi průmysl. Hráči střídavě staví dělníky na pole plánu a provádějí, co pole ukazuje.
lesson-russian-railroads-welcome-2 = Až všichni pasují, kolo vyhodnotí vše, co jste postavili, a další kolo to vyhodnotí znovu.
lesson-russian-railroads-welcome-goal = Nejvíc bodů po { $rounds } kolech. Co postavíte brzy, počítá se nejčastěji.
lesson-russian-railroads-track = První kolejnice
lesson-russian-railroads-track-1 = Postavte dělníka na svítící pole: černou smíte posunout o { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}. Všechny udělejte na Transsibiřské.
lesson-russian-railroads-track-2 = Černá sama body nenese. Otevírá cestu: jakmile je na poli { $grey_from } Transsibiřské, může za ní šedá.
lesson-russian-railroads-others = Co udělali ostatní
lesson-russian-railroads-others-1 = { $first_seat } posílil průmysl: +{ $first_industry } v každém kole. { $second_seat } postoupil s černou na pole { $second_black }.
lesson-russian-railroads-others-2 = Jejich dělníci tam zůstanou: do konce kola tato pole nikdo jiný nepoužije.
lesson-russian-railroads-grey = Šedá nese body
lesson-russian-railroads-grey-1 = Postavte dělníka sem: šedou posunete po Transsibiřské za černou o { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}.
lesson-russian-railroads-grey-2 = Každé šedé pole přinese +{ $grey_each } v každém kole, kam až dosáhne vaše lokomotiva. Její dosah je { $reach }, tento tah tedy přinese +{ $gain }.
lesson-russian-railroads-reach = Mimo dosah
lesson-russian-railroads-reach-1 = Červené zarážedlo je konec vašeho dosahu: pole { $reach }. Šedá leží až po pole { $grey }, ale za zarážedlem se nic nepočítá.
lesson-russian-railroads-locomotive = Dosáhnout dál
lesson-russian-railroads-locomotive-1 = Postavte dělníka sem a vezměte lokomotivu { $locomotive }. Dejte ji na volné místo Transsibiřské.
lesson-russian-railroads-locomotive-2 = Na této trati se obě čísla sčítají: dosah vzroste z { $reach } na { $new_reach } a trať přinese { $new_line } za kolo místo { $line }.
lesson-russian-railroads-engineer = Inženýr pro všechny
lesson-russian-railroads-engineer-1 = { $second_seat } využil inženýra, který tu čeká, a má už { $second_score ->
    [one] { $second_score } bod
    [few] { $second_score } body
   *[other] { $second_score } bodů
}. Po každém kole se inženýři posunou, vyplatí se tedy sledovat, kdo přijde.
lesson-russian-railroads-doubler = Počítat pole dvakrát
lesson-russian-railroads-doubler-1 = Postavte dělníka sem a vezměte zdvojnásobení. Položí se nad první volné pole Transsibiřské.
lesson-russian-railroads-doubler-2 = Jeho pole se odteď počítá dvakrát: trať přinese { $new_line } za kolo místo { $line }.
lesson-russian-railroads-industry = Začátek průmyslu
lesson-russian-railroads-industry-1 = Postavte dělníka sem: váš ukazatel postoupí o jedno pole.
lesson-russian-railroads-industry-2 = Číslo jeho pole se počítá v každém kole: teď +{ $industry }, na konci lišty až { $top_industry }.
lesson-russian-railroads-passed = Někdo pasoval
lesson-russian-railroads-passed-1 = { $first_seat } už nemá dělníky a pasoval. Tabulka ukazuje, co kdo má, a za + to, co přidá konec tohoto kola: vám +{ $round_points }.
lesson-russian-railroads-choice = Vaše vlastní volba
lesson-russian-railroads-choice-1 = Teď je otevřeno vše, co svítí. Zbývá dělníků: { $workers }, mincí: { $coins }. Mince může nahradit dělníka, ale pak je pryč.
lesson-russian-railroads-choice-2 = Dobrý nápad: ještě krok černé na Transsibiřské. Na poli { $brown_from } černá otevře hnědou, která přinese +{ $brown_each } za pole.
lesson-russian-railroads-choice-own = Vaše vlastní volba
lesson-russian-railroads-choice-own-1 = Zbývá dělníků: { $workers }, mincí: { $coins }. Kolo by vám teď přineslo +{ $round_points }. Pasujte, až nic nebude stát za dělníka.
lesson-russian-railroads-pass = Pasujte
lesson-russian-railroads-pass-1 = Zbývá dělníků: { $workers }. Mince by mohla jednoho nahradit, ale mince si můžete nechat na další kola.
lesson-russian-railroads-pass-2 = Kdo pasuje, do konce kola nehraje. Pasování přináší body podle místa v pořadí, prvnímu ale žádné: vám +{ $pass_points }.
lesson-russian-railroads-pass-own = Pasujte
lesson-russian-railroads-pass-own-1 = { $coins ->
    [0] Nemáte už dělníky, pasujte tedy.
   *[other] Nemáte už dělníky. Mince ({ $coins }) si můžete nechat na další kola, pasujte tedy.
} { $pass_points ->
    [0] Prvnímu v pořadí pasování nic nepřinese.
   *[other] Pasování vám přinese +{ $pass_points }.
}
lesson-russian-railroads-scored-points-trans-siberian = Šedá v dosahu, počet polí: { $spaces }, po +{ $grey_each }; zdvojnásobených: { $doubled }. To je +{ $amount }.
lesson-russian-railroads-scored-points-industry = Váš ukazatel průmyslu stojí na poli s číslem { $amount }: +{ $amount }.
lesson-russian-railroads-end = První kolo skončilo
lesson-russian-railroads-end-1 = Váš stav: { $total }. Dělníci jsou zpět a vše postavené se bude počítat znovu na konci každého kola.
lesson-russian-railroads-end-2 = Teď je to vaše hra. Vše na stole se vysvětlí samo: ukažte na to, podržte na tom prst, nebo stiskněte I.
