# Úrovně botů: jméno a povaha

level-trainee = Učeň
level-trainee-character = Myslí na dnešek a leccos přehlédne.
level-shunter = Posunovač
level-shunter-character = Ví, co udělat teď, ale ještě ne, k čemu to povede.
level-conductor = Průvodčí
level-conductor-character = Hraje spolehlivě a má zvyky, které se dají odpozorovat.
level-driver = Strojvedoucí
level-driver-character = Z každého tahu vytěží nejvíc, ale dál nemyslí.
level-dispatcher = Výpravčí
level-dispatcher-character = Sleduje, co uděláte příště.
level-stationmaster = Přednostka stanice
level-stationmaster-character = Plánuje dopředu a bere to, co jste chtěli vy.
level-director = Ředitelka
level-director-character = Nejsilnější, jakou umíme.
