# Co odmítá příkazová řádka a co říká `stellwerk db`.

refused-no-record = Uveďte, který zápis hry se má rozebrat.
refused-json-or-html = Zpráva je buď --json, nebo --html.
refused-nodes = --nodes je číslo od 1 do { NUMBER($most, useGrouping: 0) }, ne { NUMBER($nodes, useGrouping: 0) }.
refused-no-match = Uveďte, která hra se hraje, nebo který zápas pokračuje: --resume SOUBOR.
refused-match-known = Zápas už určuje soubor { $file }.
refused-ray-addresses = Ray má jednu adresu, ne { $count }.
refused-ray-workers = Počet procesů určuje sám Ray: --workers nelze použít s --ray.
refused-program-time = Program potřebuje na tah nějaký čas, ne { $seconds } s.
refused-database-read = Databázi nelze číst: { $fault }.
refused-write = Do { $file } nelze zapisovat: { $fault }.
refused-folder = Složku { $folder } nelze vytvořit: { $fault }.
refused-ladder-part = Na stránku patří jen celý žebříček.
refused-server-address = { $address } není adresa serveru; ta začíná https://.
refused-option-form = Volba má tvar NÁZEV=HODNOTA, ne { $text }.
refused-option-twice = Volba { $option } je zadána dvakrát.
refused-bot-list = Seznam botů jsou jména oddělená čárkami, ne { $text }.
refused-no-terminal = Je potřeba terminál; příkazem stellwerk terminal se hraje řádek po řádku.
refused-file-there = Soubor { $file } už existuje; --force jej přepíše.
refused-no-texts = Ve složce { $folder } nejsou žádné soubory .txt.
refused-no-rule = { $title } nemá pravidlo { $rule } (jeho pravidla jsou { $first } až { $last }).
refused-seat-word = { $word } není místo: místo je human, human:Jméno nebo bot ({ $known }).
refused-log-level = Úroveň protokolu je debug, info, warning nebo error, ne { $level }.
refused-connections = Musí být povoleno aspoň jedno spojení, nebo 0 pro co nejvíc.
refused-start = Server se nepodařilo spustit; důvod je v protokolu.
refused-listen = Na { $place } nelze naslouchat: { $fault }.
refused-smtp-port = STELLWERK_SMTP_PORT je číslo, ne { $port }.
refused-record-known = Hru i její volby už určuje soubor { $file }.
refused-record-seats = Počet míst v { $file } je { $count }, ne { $given }.
refused-extra = { $what } potřebuje balíčky { $extra }: pip install 'stellwerk[{ $extra }]'.
refused-read = Soubor { $file } nelze přečíst: { $fault }.
refused-encoding = Text není v UTF-8.
refused-record-size = Soubor { $file } je na zápis hry příliš velký.
refused-file-name = { $file } není název souboru.
refused-no-records = Není žádný zápis k exportu.
refused-no-rules-page = Pro { $title } tu není stránka s pravidly.
refused-no-bots = Zápas potřebuje aspoň jednoho bota.
refused-no-games = Musí se odehrát aspoň jedna hra, ne { $games }.
refused-bots-seats = Botů ({ $bots }) je víc než míst ({ $players }).
refused-bot-leaning = Bot { $bot } se sklonem { $leaning } tu není.
refused-leaning = Hra { $title } nemá sklon { $leaning } (má: { $known }).
refused-no-leanings = Hra { $title } nemá sklon { $leaning } (nemá žádné).
refused-no-command = Externí bot je exec: a jeho příkaz, například exec:./bot.
refused-quote = V příkazu { $command } chybí uzavírací uvozovka.
refused-no-program = Program { $program } bota nelze najít.
refused-protocol = Tento bot mluví verzí { $known } protokolu, ne { $given }.
refused-protocol-game = Na tah došla otázka dřív, než bylo řečeno, která hra se hraje.
refused-protocol-line = Řádek { $line } není řádek protokolu botů: { $fault }.
refused-agent-address = { $address } není adresa agenta; ta začíná http:// nebo mcp+http://.
refused-agent-failed = Agent selhal: { $fault }
refused-agent-answer = { $address } neodpovídá jako agent: { $fault }.
refused-match-empty = { $file } není soubor zápasu: nemá jediný celý řádek.
refused-match-file = { $place }: Toto není soubor zápasu: { $fault }.
refused-match-game = { $place }: Toto není dohraná hra: { $fault }.
refused-match-number = { $file }: Hra { $game } do tohoto zápasu nepatří.
refused-match-other = { $file } je soubor jiného zápasu: { $name } je v něm { $kept }, ne { $wanted }.
refused-match-busy = Do { $file } právě zapisuje jiný příkaz.
refused-process-ended = Proces, který hrál hry, byl ukončen zvenčí.
refused-not-measured = { $title } se nepodařilo změřit: { $fault }
refused-test-form = Test porovnává dva podíly výher, například 0.5:0.6, ne { $text }.
refused-test-shares = Podíly testu jsou mezi 0 a 1, menší první, ne { $text }.
refused-test-bots = Test potřebuje dva boty: říká, jak často vyhrává první.
refused-ladder = { $file } není žebříček: { $fault }.
refused-ladder-page = V { $file } není místo pro tabulku: { $begin } … { $end }.
refused-page-encoding = { $file } není stránka: její text není v UTF-8.
refused-ray-start = Ray nelze na tomto počítači spustit.
refused-ray-entry = Cluster Ray na { $address } tento příkaz nepustí dovnitř: verze Ray a RAY_AUTH_TOKEN musí být stejné jako v clusteru.
refused-ray-failed = Cluster Ray selhal: { $fault }.
refused-no-ray = Na { $address } není žádný cluster Ray.
refused-no-source = { $folder } není zdrojový strom programu Stellwerk: chybí { $file }.
refused-no-registry = V { $file } není seznam her.
refused-title-name = { $name } není název hry: má nejvýše { $most } malých písmen a číslic ve slovech spojených -, například night-express.
refused-title-word = { $name } nemůže být název hry: znamená už něco jiného.
refused-title-taken = Název { $name } je obsazený: { $file } už existuje.
refused-title-written = Hru se nepodařilo zapsat: { $fault }.
refused-prefix = Čísla pravidel začínají dvěma velkými písmeny, ne { $prefix }: zvolte je pomocí --prefix.
refused-prefix-taken = Pravidla hry { $title } už mají předponu { $prefix }: zvolte jinou pomocí --prefix.

db-checked = { $games ->
    [one] { $games } stůl
    [few] { $games } stoly
   *[other] { $games } stolů
}, s chybami: { $faults }.
db-exported = { $count ->
    [one] { $count } zápis je
    [few] { $count } zápisy jsou
   *[other] { $count } zápisů je
} ve složce { $folder }.
db-known = { $file } už v databázi je, jako stůl { $table }.
db-imported = Do databáze přidáno zápisů: { $added } z { $count }.
db-backed-up = Záloha je v { $file }.
db-never-started = { $table }: { $title }, hra nezačala, naposledy použito { $day }.
db-finished = { $table }: { $title }, hra skončila, naposledy použito { $day }.
db-old = { $count ->
    [one] { $count } stůl je starý; --delete ho smaže.
    [few] { $count } stoly jsou staré; --delete je smaže.
   *[other] { $count } stolů je starých; --delete je smaže.
}
db-deleted = { $count ->
    [one] { $count } stůl byl smazán.
    [few] { $count } stoly byly smazány.
   *[other] { $count } stolů bylo smazáno.
}
db-upgraded = Databáze má schéma této verze.
upgrade-begins = Databáze se převádí ze schématu { $schema } na { $newest }.
upgrade-copy = Kopie té staré je v { $file }.
upgrade-continues = Převod databáze byl přerušen a pokračuje.
upgrade-converted = Převedené partie: { $count } z { $total }.
upgrade-left = Ponechány beze změny, protože je nelze přečíst: { $count }. Více řekne stellwerk db check.
upgrade-done = Databáze je aktuální.

# Co brání serveru ve spuštění

refused-database = Databázi nelze otevřít: { $fault }.
refused-database-address = Adresu databáze nelze přečíst.
refused-database-kind = Databáze je soubor nebo adresa postgresql://….
refused-no-database = V { $file } žádná databáze není.
refused-schema = Databáze je z novější verze Stellwerku (její schéma je { $schema }, nejnovější zde známé { $newest }); nic se nezměnilo.
refused-schemas = Databáze uvádí několik schémat najednou ({ $schemas }); nic se nezměnilo.
refused-upgrade = Databáze se nepřevádí, protože vedle ní nešlo udělat kopii: { $fault }.
refused-file = { $file } nelze otevřít: { $fault }.
refused-file-exists = { $file } už existuje; zvolte jiné jméno.
refused-backup = Záloha nevznikla: { $fault }.
refused-no-pg-dump = pg_dump, který patří k PostgreSQL, tu není nainstalován.
refused-base-url = Základní adresa je https://host, ne { $url }.
refused-workers = Pracovních procesů je 1 až 256, ne { $count }.
refused-tables-setting = Každý smí mít aspoň jeden stůl.
refused-bots-setting = Počet botů ani sekund nesmí být záporný.
refused-sockets-setting = Adresa smí mít aspoň jeden socket.
refused-guests-setting = Z jedné adresy smí za hodinu přijít aspoň jeden nový člověk.
refused-days-setting = Stoly se uchovávají několik dní, nebo s 0 navždy.
refused-analyses-setting = Rozbor potřebuje aspoň 1 simulaci na tah a počet rozborů za hodinu nesmí být záporný.
