# Úrovně botů: jméno a povaha

level-trainee = Učeň
level-trainee-character = Nemyslí dopředu a leccos přehlédne.
level-shunter = Posunovač
level-shunter-character = Ví, co udělat teď, ale ještě ne, k čemu to povede.
level-stoker = Topič
level-stoker-character = Snaží se, ale má utkvělé představy o tom, co se vyplatí.
level-conductor = Průvodčí
level-conductor-character = Hraje spolehlivě a má zvyky, které se dají odpozorovat.
level-driver = Strojvedoucí
level-driver-character = Z každého tahu vytěží nejvíc, ale dál nemyslí.
level-signaller = Signalistka
level-signaller-character = Vidí o kousek dál než na konec tahu.
level-dispatcher = Výpravčí
level-dispatcher-character = Sleduje, co uděláte příště.
level-stationmaster = Přednostka stanice
level-stationmaster-character = Plánuje dopředu a bere to, co jste chtěli vy.
level-director = Ředitelka
level-director-character = Nejsilnější, jakou umíme.
