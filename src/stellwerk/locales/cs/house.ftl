house-seat = místo { $number }
house-closed = { $move } teď nejde.
house-closed-why = { $move } teď nejde: { $reason } ({ $rule }).
house-list = { $one }, { $other }
house-list-end = { $one } a { $other }

# Terminál

terminal-start = { $title }, semínko { $seed }
terminal-player = Místo { $number }: { $seat }
terminal-turn = { $seat } (místo { $number }), tah { $turn }
terminal-hand-over = Obrazovka teď patří: { $seat }. Stiskněte Enter.
terminal-hint = Číslo nebo tah; ? pomůže.
terminal-only-move = Enter zahraje jediný tah; ? pomůže.
terminal-not-understood = „{ $text }“ není tah ani příkaz; ? ukáže obojí.
terminal-no-number = Jsou tu tahy 1 až { $count }.
terminal-open = { $move } je možné: { $what }.
terminal-why-what = Řekněte, který tah: why { $example }.
terminal-save-where = Řekněte, do kterého souboru: save SOUBOR.
terminal-save-other = { $file } už existuje; zvolte jiné jméno.
terminal-saved = Partie je v { $file }.
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

# E-mail, kterým se potvrzuje adresa

mail-confirm-subject = { $house }: je to vaše adresa?
mail-confirm =
    Někdo, doufejme že vy, chce dostávat e-mail, když je na { $house } na tahu.

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
