general-seat = místo { $number }
general-closed = { $move } teď nejde.
general-closed-why = { $move } teď nejde: { $reason } ({ $rule }).
general-list = { $one }, { $other }
general-list-end = { $one } a { $other }

# Terminál

terminal-start = { $title }, semínko { $seed }
terminal-player = Místo { $number }: { $seat }
terminal-level = {"  "}{ $level }, úroveň { $place } ze { $places }: { $character }
terminal-turn = { $seat } (místo { $number }), { $turn }. tah
terminal-hand-over = Obrazovka teď patří hráči { $seat }. Stiskněte Enter.
terminal-hint = Číslo nebo tah; ? zobrazí nápovědu.
terminal-only-move = Enter zahraje jediný tah; ? zobrazí nápovědu.
terminal-not-understood = „{ $text }“ není tah ani příkaz; ? ukáže obojí.
terminal-no-number = Jsou tu tahy 1 až { $count }.
terminal-open = { $move } je možné: { $what }.
terminal-why-what = Řekněte, který tah: why { $example }.
terminal-save-where = Řekněte, do kterého souboru: save SOUBOR.
terminal-save-other = { $file } už existuje; zvolte jiné jméno.
terminal-saved = Partie je v souboru { $file }.
terminal-help =
    Číslo nebo text vedle něj zahraje ten tah.
    why TAH      řekne, proč tah nejde
    board        znovu nakreslí stůl
    moves        znovu vypíše tahy
    rules ČÍSLO  ukáže pravidlo, třeba to z odůvodnění
    save SOUBOR  zapíše partii; stellwerk terminal --from SOUBOR v ní pokračuje
    quit         opustí partii
terminal-bot-fault = { $seat } ztrácí tah, hraje se náhodný. { $fault }
terminal-over = Partie skončila.
terminal-place = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}{ $won ->
    [1] , vítězství
   *[other] { "" }
}
terminal-leave = save SOUBOR partii uchová; Enter ji opustí.

# Terminál přes celou obrazovku

play-undo = vrátit
play-hint = rada
play-back = dříve
play-forward = později
play-board = plán
play-full = celý plán
play-write = napsat
play-present = nyní
play-here = jsem tady
play-quit = konec
play-word = tah: zahraje se, nebo se dozvíte, proč není možný
play-wait = Rozhoduje někdo jiný.
play-hand-over = Obrazovka teď patří hráči { $name }. Co ostatní tají, je skryté. { $name }, stiskněte mezerník.
play-past =
    před { $count ->
        [one] { $count } rozhodnutím
        [few] { $count } rozhodnutími
        [many] { $count } rozhodnutí
       *[other] { $count } rozhodnutími
    }: → jde dál, Esc vrátí do hry.
play-over = Hra skončila. Výhra: { $names }.
play-nothing = Není co vrátit.
play-advice = Rada: { $move }, { $what }

# E-mail, kterým se potvrzuje adresa

mail-confirm-subject = { $site }: je to vaše adresa?
mail-confirm =
    Někdo, doufejme, že vy, chce dostávat e-mail, když je na { $site } na tahu.

    Pokud jste to byli vy, otevřete do jednoho dne tento odkaz:

    { $link }

    Pokud ne, nedělejte nic: žádný další e-mail nepřijde.

# Upozornění na tah

notice-turn = { $title }: jste na tahu
notice-with = Hráči: { $names }
mail-turn =
    Ve hře { $title } jste na tahu.

    { $link }

    Která upozornění chcete dostávat, nastavíte zde: { $settings }
