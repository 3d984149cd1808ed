# Lekce první hry.

lesson-volldampf-welcome = Mapa
lesson-volldampf-welcome-1 = Ve městech leží kameny zboží. Kámen jede po kolejích do jiného města své barvy a hráči pro něj koleje stavějí.
lesson-volldampf-welcome-2 = Každá projetá kolej zvýší příjem svého majitele o { $each }.
lesson-volldampf-welcome-goal = Nejvíc bodů po { $rounds } kolech. Body jsou váš příjem minus dluhopisy.
lesson-volldampf-bonds = Peníze na začátek
lesson-volldampf-bonds-1 = Dluhopis hned přinese { $mark_each ->
    [one] { $mark_each } marku
    [few] { $mark_each } marky
   *[other] { $mark_each } marek
}. Na konci každého kola stojí marku a na konci hry bod.
lesson-volldampf-bonds-2 = Vezměte si { $new_bonds }: pak máte { $new_cash ->
    [one] { $new_cash } marku
    [few] { $new_cash } marky
   *[other] { $new_cash } marek
}, dost na nabídku i na koleje.
lesson-volldampf-others = Co udělali ostatní
lesson-volldampf-others-1 = Dluhopisy, { $first_seat }: { $first_bonds }, { $second_seat }: { $second_bonds }. Každý potřebuje peníze na první koleje.
lesson-volldampf-bid = Dražte o pořadí
lesson-volldampf-bid-1 = Nabídněte { $bid }. Kdo nabídne nejvíc, je první: první bere karty tratí a první vozí kameny.
lesson-volldampf-bid-2 = Ostatní mohou přihodit, nebo pasovat. Platí se, až všichni kromě jednoho pasují.
lesson-volldampf-group = Vezměte karty tratí
lesson-volldampf-group-1 = Jste první a první volíte: vezměte svítící skupinu, ve které { $routes ->
    [one] je { $routes } karta
    [few] jsou { $routes } karty
   *[other] je { $routes } karet
}.
lesson-volldampf-group-2 = Každá karta je na jeden úsek se svým znakem. Ukažte na skupinu a uvidíte její úseky na mapě: úseky této leží vedle sebe.
lesson-volldampf-lay = Položte kolej
lesson-volldampf-lay-1 = Položte kolej na úsek { $from } – { $to } za { $cost ->
    [one] { $cost } marku
    [few] { $cost } marky
   *[other] { $cost } marek
}. Máte { $cash }.
lesson-volldampf-lay-2 = Stojí vás to jednu kartu. Každý položí jednu kolej, pak jste zase na řadě.
lesson-volldampf-network = Prodlužte trať
lesson-volldampf-network-1 = Pokračujte úsekem { $from } – { $to } za { $cost ->
    [one] { $cost } marku
    [few] { $cost } marky
   *[other] { $cost } marek
}. Máte { $cash }.
lesson-volldampf-network-2 = Čím víc vašich kolejí kámen projede najednou, tím líp. Jedna přeprava použije nejvýš { $reach } kolejí.
lesson-volldampf-stones = Kameny na cestě
lesson-volldampf-stones-1 = Všechny koleje leží. Teď každý přepraví { $transports ->
    [one] { $transports } kámen
    [few] { $transports } kameny
   *[other] { $transports } kamenů
}, jeden po druhém. Kámen smí jet i po kolejích ostatních.
lesson-volldampf-transport = Vaše první přeprava
lesson-volldampf-transport-1 = Zvolte { $colour ->
    [blue] modrý
    [violet] fialový
    [red] červený
   *[yellow] žlutý
} kámen (město { $start }) a pošlete ho po svých kolejích do jiného města jeho barvy.
lesson-volldampf-transport-2 = Všechny koleje na jeho cestě jsou vaše: příjem vzroste o { $gain }.
lesson-volldampf-rivals = Co udělali ostatní
lesson-volldampf-rivals-1 = Příjem, { $first_seat }: { $first_income }, { $second_seat }: { $second_income }. I oni vezli kameny po svých kolejích.
lesson-volldampf-again = Vaše vlastní volba
lesson-volldampf-again-1 = Teď jsou otevřeny všechny kameny, které mohou jet; číslo u kamene říká, co vám přinese. Dobrá volba: { $colour ->
    [blue] modrý
    [violet] fialový
    [red] červený
   *[yellow] žlutý
} kámen, město { $start }, +{ $gain }.
lesson-volldampf-again-2 = Místo přepravy smíte vynechat a vzít si akční kartu.
lesson-volldampf-again-own = Vaše vlastní volba
lesson-volldampf-again-own-1 = Číslo u kamene říká, co vám přinese. Smíte i vynechat a vzít si akční kartu. Váš příjem zatím: { $income }.
lesson-volldampf-scored-vd-beat-income = Banka vyplatí každému jeho příjem, vám { $amount ->
    [one] { $amount } marku
    [few] { $amount } marky
   *[other] { $amount } marek
}.
lesson-volldampf-scored-vd-beat-dividends = Každý dluhopis stojí marku, vás celkem { $amount ->
    [one] { $amount } marku
    [few] { $amount } marky
   *[other] { $amount } marek
}.
lesson-volldampf-end = První kolo skončilo
lesson-volldampf-end-1 = Váš příjem je { $income }, minus { $bonds } za dluhopisy: stav { $points }. Na další kolo máte { $cash ->
    [one] { $cash } marku
    [few] { $cash } marky
   *[other] { $cash } marek
}.
lesson-volldampf-end-2 = Teď je to vaše hra. Vše na stole se vysvětlí samo: ukažte na to, podržte na tom prst, nebo stiskněte I.
