# Proč něco nejde. Každá je jedna věta, jak by ji řekl někdo u stolu.

# Hry a jejich volby

refused-title = Hra { $title } tu není (jsou tu: { $known }).
refused-no-title = Taková hra tu není.
refused-rules-version = Verze { $version } pravidel hry { $title } tu není známa; nejnovější je verze { $newest }.
refused-players = Hra { $title } je pro { $least } až { $most ->
    [one] { $most } hráče
    [few] { $most } hráče
   *[other] { $most } hráčů
}, ne pro { $count }.
refused-option = { $title } nemá volbu { $option } (má: { $known }).
refused-no-options = { $title } nemá volbu { $option } (nemá žádné).
refused-option-value = Volba { $option } hry { $title } je jedno z { $known }, ne { $value }.
refused-language = Jazyk { $language } tu není (jsou tu: { $known }).

# Jména

refused-name-length = Jméno má 1 až { $most } znaků, ne { $count }.
refused-name-line = Jméno je jeden řádek tisknutelných znaků, ne { $name }.
refused-name-long = Toto jméno je příliš dlouhé.
refused-name-taken = Toto jméno už někdo má.

# Nový stůl

refused-no-table = Takový stůl tu není.
refused-no-host = Kdo otevře stůl, sám si k němu sedne, pokud nehrají jen boti.
refused-people-play = U tohoto stolu hrají lidé: zastavit ho mohou jen oni.
refused-clock-live = Živé hodiny mají zásobu 10 až 86400 sekund a přídavek 0 až 3600 sekund.
refused-clock-days = Pomalé hodiny dávají na tah 1 až 30 dní.
refused-tables = { $count ->
    [one] Máte { $count } rozehranou hru
    [few] Máte { $count } rozehrané hry
   *[other] Máte { $count } rozehraných her
} a smíte jich mít { $most }; než otevřete další, jednu dohrajte.
refused-strong-bots = Boti, kteří počítají dopředu ({ $levels }), smějí mít ve vašich rozehraných hrách { $most ->
    [one] { $most } místo
    [few] { $most } místa
   *[other] { $most } míst
} a už mají { $count }; zvolte mírnější úroveň.
refused-bot = Bot { $bot } tu není (jsou tu: { $known }).
refused-program = Stůl uvádí jako bota program; žádný se pro něj nespouští.
refused-fork = Pokračovat lze buď od stolu, nebo od zápisu.
refused-fork-step = Hra má { $count ->
    [one] { $count } krok; pokračuje se po něm.
    [few] { $count } kroky; pokračuje se po některém z nich.
   *[other] { $count } kroků; pokračuje se po některém z nich.
}
refused-fork-over = V tom místě už hra skončila; zvolte dřívější krok.
refused-fork-players = Tato hra je pro { $count ->
    [one] { $count } hráče
    [few] { $count } hráče
   *[other] { $count } hráčů
}.
refused-rematch = Odveta už existuje.

# Místa

refused-seat-number = Stůl má místa 1 až { $count }.
refused-eyes = Stůl má místa 0 až { $last }.
refused-seat-open = Místo je volné.
refused-seat-taken = Místo je obsazené.
refused-colour = Tuto barvu už má někdo jiný.
refused-seat-kept = Toto místo je pro někoho drženo; odkaz k němu má hostitel.
refused-seat-link = Tento odkaz nevede k žádnému místu.
refused-seats-open = Hra začne, až bude každé místo obsazené.
refused-sit-by-socket = K místu se sedá přes HTTP, které může uložit cookie.
refused-no-seat = U tohoto stolu nemáte místo.
refused-no-person = Na tomto místě nikdo nesedí.
refused-no-bot = Teď tu žádný bot nehraje.
refused-bot-here = Hraje tu bot, než se vrátíte.
refused-present = U stolu už sedíte.
refused-resigned = Hru jste vzdali: dohraje ji za vás bot.
refused-not-your-seat = Toto není vaše místo.
refused-not-host = To smí jen hostitel stolu.
refused-no-spectators = K tomuto stolu diváci nesmějí.

# Ve hře

refused-not-begun = Hra ještě nezačala.
refused-begun = Hra už začala.
refused-paused = Hra má přestávku.
refused-not-paused = Hra nemá přestávku.
refused-over = Hra skončila.
refused-no-such-move = { $move } není v této pozici dovolený tah; je jich { $count }, vypíše je moves().
refused-not-over = Hra ještě neskončila.
refused-delete-shared = Hráli tu i jiní: hra pro ně zůstane.
refused-no-game = Není tu hra, kterou by šlo opustit.
refused-stale = Stůl je u kroku { $step }, ne { $seen }; podívejte se znovu.
refused-busy = U stolu je teď příliš rušno; zkuste to znovu.
refused-not-your-turn = Nejste na tahu.
refused-confirm-first = Tah je hotov: potvrďte ho, nebo vraťte zpět.
refused-nothing-to-confirm = Není tu tah k potvrzení.
refused-reaction = { $title } se nikdy neptá na { $kind } (ptá se na: { $known }).
refused-no-reactions = { $title } se nikdy neptá na { $kind } (neptá se na nic).
refused-undo-alone = U tohoto stolu nikdo nevrací kroky sám.
refused-undo-ends = Nemáte co vrátit: nelze vrátit tah někoho jiného, náhodu ani odhalené tajemství.
refused-lessons-here = U tohoto stolu nejsou lekce.
refused-no-lessons = Pro hru { $title } zatím lekce nejsou.
refused-lesson = Kurz nelze odehrát: { $move } není možné v „{ $line }“.
refused-plan-now = Jste na tahu: není co plánovat.
refused-plan = Další tah teď nelze naplánovat: záleží na tom, co se stane před ním.
refused-plan-over = Naplánovaný tah skončil: dál už není co plánovat.
refused-undo-never = U tohoto stolu se kroky nevracejí.
refused-undo-step = Hra se může vrátit ke kroku { $first } až { $last }.
refused-asking = Jedna otázka je už otevřená; nejdřív odpovězte na ni.
refused-nothing-asked = Žádná otázka není otevřená.
refused-chat-line = Řádek chatu má 1 až { $most } tisknutelných znaků.
refused-chat-full = Chat u tohoto stolu je plný.
refused-note = Poznámka má nejvýše { $most } tisknutelných znaků.

# Co se děje příliš často

refused-often-seated = Na tomto místě se vystřídalo příliš hráčů; otevřete jiný stůl.
refused-often-invited = K tomuto místu bylo příliš mnoho pozvánek; otevřete jiný stůl.
refused-often-claimed = Tento odkaz byl použit příliš často; obnovte ho.
refused-often-renewed = K tomuto místu vzniklo příliš mnoho odkazů.
refused-often-renamed = U tohoto stolu jste změnili jméno příliš často.
refused-often-preferred = U tohoto stolu jste to změnili příliš často.
refused-often-planned = U tohoto stolu jste plánovali příliš často.
refused-often-noted = Na tomto místě bylo napsáno příliš mnoho poznámek.
refused-often-undone = U tohoto stolu bylo vráceno příliš mnoho kroků.
refused-often-asked = U tohoto stolu jste se ptali příliš často.
refused-often-answered = U tohoto stolu jste odpovídali příliš často.
refused-often-returned = Od tohoto stolu jste odešli a vrátili se příliš často.
refused-often-mails = E-mailů bylo posláno příliš mnoho; zkuste to za hodinu.
refused-often-data = Svá data jste už dostali několikrát; požádejte znovu za hodinu.
refused-often-network = Z vaší sítě přichází příliš mnoho požadavků; počkejte minutu.
refused-often-guests = Z vaší sítě přišlo příliš mnoho nových lidí; přihlaste se, nebo to zkuste za hodinu.
refused-often-password = K tomuto účtu bylo zadáno příliš mnoho špatných hesel; počkejte deset minut, nebo použijte přístupový klíč.

# Účty

refused-nobody = Nevíme, kdo jste.
refused-login = Jméno nebo heslo není správné.
refused-password = Heslo je špatné.
refused-account = Účet už máte.
refused-no-account = Nemáte účet.
refused-session = Na takovém zařízení přihlášeni nejste.
refused-passkey = Tento přístupový klíč nebyl přijat.
refused-passkey-known = Tento přístupový klíč je už známý.
refused-passkey-late = Trvalo to příliš dlouho, nebo to už jednou přišlo; zkuste to znovu.
refused-passkey-page = Přístupové klíče jsou pro stránky tohoto serveru v prohlížeči.
refused-passkeys = Máte už { $count ->
    [one] { $count } přístupový klíč
    [few] { $count } přístupové klíče
   *[other] { $count } přístupových klíčů
}; nejdřív jeden odeberte.

# Zprávy

refused-email = Toto není e-mailová adresa.
refused-no-mails = Tento server e-maily neposílá.
refused-mail = E-mail se nepodařilo odeslat; zkuste to později.
refused-mail-link = Tento odkaz je příliš starý nebo neúplný; nechte si poslat další e-mail.
refused-mail-address = Tato adresa byla nahrazena nebo odebrána.
refused-no-unconfirmed = Žádná adresa na potvrzení nečeká.
refused-webhook = Webhook je adresa https://… na veřejném internetu.
refused-zone = Takové časové pásmo není.
refused-push-address = Služba oznámení má adresu https://… na veřejném internetu.
refused-push-keys = Toto nejsou klíče prohlížeče.

# Zápisy a uložené stoly

refused-record-open = Zápis je k dispozici, až hra skončí.
refused-record-not-over = Hra v tomto zápisu ještě neskončila.
refused-no-move = { $move } není tah hry { $title }.
refused-unreadable = Stůl nelze načíst: { $reason }
refused-entry-missing = v jeho deníku chybí záznam { $entry }.
refused-entry-unreadable = záznam { $entry } v jeho deníku nelze přečíst.
refused-entry-misfit = záznam { $entry } v jeho deníku neodpovídá tomu, co je před ním.
refused-journal-start = Deník nezačíná otevřením stolu.
refused-journal-empty = Deník je prázdný.
refused-opened-twice = Stůl se otevírá jen jednou.

# Server a jeho databáze

refused-failed = Něco se tu nepovedlo.
refused-too-deep = JSON je vnořený příliš hluboko.
refused-no-text = Toto není text v UTF-8.
refused-database-now = Databáze teď nefunguje ({ $fault }); nic se nezměnilo, zkuste to později.
refused-database-lost = Databáze teď nefunguje ({ $fault }); než to zkusíte znovu, podívejte se, jestli se vaše změna provedla.

# Analyses

refused-often-analyses = O rozbor lze žádat nejvýš { $most }krát za hodinu; zkuste to později.
refused-no-analysis = Tato hra ještě není rozebraná.
refused-variation = Jiné tahy lze zkoušet po krocích 0 až { $last }, z některého místa této hry.
refused-judge-busy = Na posouzení tohoto tahu teď není čas; zkuste to za chvíli znovu.
refused-hints = U tohoto stolu jsou rady vypnuté; povolit je může hostitel před hrou.
refused-hint-turn = Rada patří k vašemu tahu: zeptejte se, až budete na řadě.
refused-hint-nothing = Žádný tah z tohoto místa jste ještě neviděli.
refused-hint-forced = V tomto tahu nebylo z čeho vybírat, podle toho, co můžete vědět.
refused-often-hints = Učitele se lze ptát nejvýš { $most }krát za hodinu; zkuste to později.

# The site without a server.
refused-no-room = Tento prohlížeč už další partie neuchová: nemá na ně místo, nebo ho tato stránka nesmí používat.
refused-needs-server = K tomu je potřeba server. Tady zůstává všechno ve vašem prohlížeči.
