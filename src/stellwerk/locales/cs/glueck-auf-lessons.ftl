# Lekce první hry.

lesson-glueck-auf-welcome = Vaše šachta
lesson-glueck-auf-welcome-1 = Tady jsou vaše koleje pro vlaky, řada vozíků a sklad. Ve svém tahu pošlete dělníky do jedné oblasti a uděláte, co ukazuje.
lesson-glueck-auf-welcome-2 = Platí se kartami dělníků. Máte karty { $hand }; po směně se všechny vrátí.
lesson-glueck-auf-welcome-goal = Nejvíc bodů po { $shifts } směnách. Body přinášejí hlavně vlaky, které odjedou se zakázkou.
lesson-glueck-auf-order = Vezměte zakázku
lesson-glueck-auf-order-1 = Pošlete dělníka k zakázkám. Dostanete tuto: { $order }.
lesson-glueck-auf-order-2 = Cena je tu { $price } a pro dalšího v této směně { $next_price }: každé použití oblast o jednoho dělníka zdraží.
lesson-glueck-auf-others = Co udělali ostatní
lesson-glueck-auf-others-1 = { $first_seat } si vzal vozík, { $second_seat } podíl.
lesson-glueck-auf-others-2 = Kde někdo byl, tam cena stoupla: vozík z této hromádky teď stojí { $lorries_price }.
lesson-glueck-auf-engine = Každý vlak potřebuje lokomotivu
lesson-glueck-auf-engine-1 = Pošlete dělníka k lokomotivám, cena je { $price }, a postavte lokomotivu na první kolej.
lesson-glueck-auf-wagon = Vagon pro náklad
lesson-glueck-auf-wagon-1 = Vezměte vagon s kolem, cena je { $price }, a postavte ho na stejnou kolej za lokomotivu.
lesson-glueck-auf-wagon-2 = Vagony patří jen na koleje se svým erbem. Každý vagon uveze jednu kartu vozíku se stejným erbem.
lesson-glueck-auf-price = Platí se přesně
lesson-glueck-auf-price-1 = Někdo tu byl před vámi, vozík proto stojí { $price }. Ceny se platí přesně, jakýmikoli kartami, které dají ten součet.
lesson-glueck-auf-lorry = Vozík se stejným erbem
lesson-glueck-auf-lorry-1 = Vezměte ho a zaplaťte kartou s číslem { $price }. Jedničky si nechte: budou třeba tam, kde je cena ještě { $delivery_price }.
lesson-glueck-auf-lorry-2 = Vozík se zařadí na konec vaší řady. Nese kolo jako váš vagon.
lesson-glueck-auf-mining = Těžba naloží vlak
lesson-glueck-auf-mining-1 = Pošlete dělníka k této těžební kartě, cena je { $price }. Posouvá vozíky; jednoduchý vozík stojí jeden krok.
lesson-glueck-auf-mining-2 = Naložte vozík do vagonu. Pak má vlak vše, co potřebuje.
lesson-glueck-auf-delivery = Vlak odjíždí
lesson-glueck-auf-delivery-1 = Má lokomotivu a tolik vozíků, kolik žádá zakázka: { $size }. Dodávka stojí { $price }.
lesson-glueck-auf-delivery-2 = Dostanete { $order_points } za zakázku a { $lorry_points } za vozík: +{ $gain }. Odjede celý vlak.
lesson-glueck-auf-foreman = Žeton směny
lesson-glueck-auf-foreman-1 = Kdo pošle dělníky k této těžební kartě jako poslední, dostane žeton směny. Zatím by to byl { $foreman_seat }.
lesson-glueck-auf-token = Buďte tu poslední
lesson-glueck-auf-token-1 = Pošlete sem dělníky, cena je { $price }. Smíte i bez vozíku, který byste posunuli.
lesson-glueck-auf-token-2 = Nepřijde-li nikdo po vás, je žeton váš: +{ $token_points } a začínáte další směnu.
lesson-glueck-auf-choice = Vaše vlastní volba
lesson-glueck-auf-choice-1 = { $cards ->
    [0] Nemáte už žádné karty dělníků.
   *[other] Teď svítí, co můžete přesně zaplatit. Karty v ruce: { $hand }.
}
lesson-glueck-auf-choice-2 = { $advice ->
    [lorry] Dobrý nápad: tento vozík za { $price }: { $lorry }. Jeho body získáte, až odjede s vlakem.
    [order] Dobrý nápad: tato zakázka za { $price }: { $order }. Vozík pro ni už máte a nevyužité karty nic nepřinesou.
   *[pass] Nezbývá nic, co byste mohli zaplatit.
}
lesson-glueck-auf-choice-3 = Až nezbude nic užitečného, pasujte: do konce směny už nehrajete. Směna končí, až pasují všichni.
lesson-glueck-auf-choice-own = Vaše vlastní volba
lesson-glueck-auf-choice-own-1 = { $cards ->
    [0] Nemáte už žádné karty dělníků: pasujte.
   *[other] Karty v ruce: { $hand }. Zvolte svítící oblast, nebo pasujte, když nezbývá nic užitečného.
}
lesson-glueck-auf-scored-points-tokens = Poslední u těžební karty: { $foreman_seat }. Žeton směny má hodnotu +{ $token_points }.
lesson-glueck-auf-end = První směna skončila
lesson-glueck-auf-end-1 = Váš stav: { $score }. Všechny karty dělníků jsou zpět v ruce a všechny ceny začínají znovu.
lesson-glueck-auf-end-2 = Teď je to vaše hra. Vše na stole se vysvětlí samo: ukažte na to, podržte na tom prst, nebo stiskněte I.
