# Proč něco nejde. Každá je jedna věta, jak by ji řekl někdo u stolu.

# Hry a jejich volby

refused-title = Hra { $title } tu není (jsou tu: { $known }).
refused-no-title = Taková hra tu není.
refused-rules-version = Verze { $version } pravidel hry { $title } tu není známa; nejnovější je verze { $newest }.
refused-players = Počet hráčů hry { $title } je { $least } až { $most }, ne { $count }.
refused-option = { $title } nemá volbu { $option } (má: { $known }).
refused-no-options = { $title } nemá volbu { $option } (nemá žádné).
refused-option-value = Volba { $option } hry { $title } je jedno z { $known }, ne { $value }.
refused-language = Jazyk { $language } tu není (jsou tu: { $known }).

# Jména

refused-name-length = Délka jména je 1 až { $most } znaků, ne { $count }.
refused-name-line = Jméno je jeden řádek tisknutelných znaků, ne { $name }.
refused-name-long = Toto jméno je příliš dlouhé.
refused-name-taken = Toto jméno už někdo má.

# Nový stůl

refused-no-table = Takový stůl tu není.
refused-no-host = Kdo otevře stůl, sám si k němu sedne.
refused-clock-live = Živé hodiny mají zásobu 10 až 86400 sekund a přídavek 0 až 3600 sekund.
refused-clock-days = Pomalé hodiny dávají na tah 1 až 30 dní.
refused-tables = Rozehraných her máte { $count } a smíte jich mít { $most }; než otevřete další, jednu dohrajte.
refused-strong-bots = Boti, kteří počítají dopředu ({ $levels }), smějí mít ve vašich rozehraných hrách { $most } míst a už mají { $count }; zvolte mírnější úroveň.
refused-bot = Bot { $bot } tu není (jsou tu: { $known }).
refused-program = Stůl uvádí jako bota program; žádný se pro něj nespouští.
refused-fork = Pokračovat lze buď od stolu, nebo od zápisu.
refused-fork-step = Počet kroků hry je { $count }; pokračuje se po některém z nich.
refused-fork-over = V tom místě už hra skončila; zvolte dřívější krok.
refused-fork-players = Počet hráčů této hry je { $count }.
refused-rematch = Odveta už existuje.

# Místa

refused-seat-number = Stůl má místa 1 až { $count }.
refused-eyes = Stůl má místa 0 až { $last }.
refused-seat-open = Místo je volné.
refused-seat-taken = Místo je obsazené.
refused-seat-kept = Toto místo je pro někoho drženo; odkaz k němu má hostitel.
refused-seat-link = Tento odkaz nevede k žádnému místu.
refused-seats-open = Hra začne, až bude každé místo obsazené.
refused-sit-by-socket = K místu se sedá přes HTTP, které může uložit cookie.
refused-no-seat = U tohoto stolu nemáte místo.
refused-no-person = Na tomto místě nikdo nesedí.
refused-no-bot = Teď tu žádný bot nehraje.
refused-bot-here = Hraje tu bot, než se vrátíte.
refused-present = U stolu už sedíte.
refused-not-your-seat = Toto není vaše místo.
refused-not-host = To smí jen hostitel stolu.
refused-no-spectators = K tomuto stolu diváci nesmějí.

# Ve hře

refused-not-begun = Hra ještě nezačala.
refused-begun = Hra už začala.
refused-paused = Hra má přestávku.
refused-not-paused = Hra nemá přestávku.
refused-over = Hra skončila.
refused-not-over = Hra ještě neskončila.
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
refused-undo-never = U tohoto stolu se kroky nevracejí.
refused-undo-step = Hra se může vrátit ke kroku { $first } až { $last }.
refused-asking = Už se na něco čeká; nejdřív odpovězte na to.
refused-nothing-asked = Nikdo se na nic neptá.
refused-chat-line = Řádek rozhovoru má 1 až { $most } tisknutelných znaků.
refused-chat-full = U tohoto stolu už bylo řečeno dost.
refused-note = Poznámka má nejvýše { $most } tisknutelných znaků.

# Co se děje příliš často

refused-often-seated = Na tomto místě se vystřídalo příliš hráčů; otevřete jiný stůl.
refused-often-invited = K tomuto místu už bylo dost pozvánek; otevřete jiný stůl.
refused-often-claimed = Tento odkaz byl použit příliš často; obnovte ho.
refused-often-renewed = K tomuto místu už vzniklo dost odkazů.
refused-often-renamed = U tohoto stolu jste už měli dost jmen.
refused-often-preferred = U tohoto stolu jste to už změnili dost často.
refused-often-noted = Na tomto místě už bylo napsáno dost poznámek.
refused-often-undone = U tohoto stolu už bylo vráceno dost kroků.
refused-often-asked = U tohoto stolu jste se už ptali dost často.
refused-often-answered = U tohoto stolu jste už odpovídali dost často.
refused-often-returned = Od tohoto stolu jste už odešli a vrátili se dost často.
refused-often-mails = E-mailů už bylo posláno dost; zkuste to za hodinu.
refused-often-data = Svá data jste už dostali několikrát; požádejte znovu za hodinu.
refused-often-network = Z vaší sítě přichází příliš mnoho požadavků; počkejte minutu.
refused-often-password = K tomuto účtu bylo zadáno příliš mnoho špatných hesel; počkejte deset minut, nebo použijte přístupový klíč.

# Účty

refused-nobody = Neví se tu, kdo jste.
refused-login = Jméno a heslo k sobě nepatří.
refused-password = Heslo je špatné.
refused-account = Účet už máte.
refused-no-account = Nemáte účet.
refused-session = Na takovém zařízení přihlášeni nejste.
refused-passkey = Tento přístupový klíč nebyl přijat.
refused-passkey-known = Tento přístupový klíč je už známý.
refused-passkey-late = Trvalo to příliš dlouho, nebo to už jednou přišlo; zkuste to znovu.
refused-passkey-page = Přístupové klíče jsou pro stránky tohoto serveru v prohlížeči.
refused-passkeys = Počet vašich přístupových klíčů je { $count }; nejdřív jeden odeberte.

# Zprávy

refused-email = Toto není e-mailová adresa.
refused-no-mails = Tento server e-maily neposílá.
refused-mail = E-mail se nepodařilo odeslat; zkuste to později.
refused-mail-link = Tento odkaz je příliš starý nebo neúplný; nechte si poslat další e-mail.
refused-mail-address = O tuto adresu už není zájem.
refused-no-unconfirmed = Žádná adresa na potvrzení nečeká.
refused-webhook = Webhook je adresa https://… na veřejném internetu.
refused-zone = Takové časové pásmo není.
refused-push-address = Služba oznámení má adresu https://… na veřejném internetu.
refused-push-keys = Toto nejsou klíče prohlížeče.

# Zápisy a uložené stoly

refused-record-open = Zápis je otevřený, až hra skončí.
refused-record-not-over = Hra v tomto zápisu ještě neskončila.
refused-unreadable = Stůl nelze načíst: { $reason }
refused-damaged = jeho deník je poškozený: { $fault }.
refused-journal-start = Deník nezačíná otevřením stolu.
refused-journal-empty = Deník je prázdný.
refused-opened-twice = Stůl se otevírá jen jednou.

# Server a jeho databáze

refused-failed = Něco se tu nepovedlo.
refused-too-deep = JSON je vnořený příliš hluboko.
refused-no-text = Toto není text v UTF-8.
refused-database-now = Databáze teď nefunguje ({ $fault }); nic se nezměnilo, zkuste to později.
refused-database-lost = Databáze teď nefunguje ({ $fault }); než to zkusíte znovu, podívejte se, jestli se vaše změna provedla.
refused-database = Databázi nelze otevřít: { $fault }.
refused-database-address = Adresu databáze nelze přečíst.
refused-database-kind = Databáze je soubor nebo adresa postgresql://….
refused-no-database = V { $file } žádná databáze není.
refused-schema = Databáze je z novější verze Stellwerku (její schéma je { $schema }, nejnovější zde známé { $newest }); nic se nezměnilo.
refused-upgrade = Databáze se nepřevádí, protože vedle ní nešlo udělat kopii: { $fault }.
refused-file = { $file } nelze otevřít: { $fault }.
refused-file-exists = { $file } už existuje; zvolte jiné jméno.
refused-backup = Záloha není: { $fault }.
refused-no-pg-dump = pg_dump, který patří k PostgreSQL, tu není nainstalován.
refused-base-url = Základní adresa je https://host, ne { $url }.
refused-workers = Počet pracovních procesů je 1 až 256, ne { $count }.
refused-tables-setting = Každý smí mít aspoň jeden stůl.
refused-bots-setting = Botů ani sekund nemůže být méně než nula.
refused-sockets-setting = Adresa smí mít aspoň jeden socket.
refused-days-setting = Stoly se uchovávají několik dní, nebo s 0 navždy.
