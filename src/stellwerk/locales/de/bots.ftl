# Die Stärken der Bots: ein Name und ein Charakter

level-trainee = Lehrling
level-trainee-character = Denkt nicht an morgen und übersieht viel.
level-shunter = Rangierer
level-shunter-character = Weiß, was als Nächstes zu tun ist, aber noch nicht, wohin es führt.
level-stoker = Heizer
level-stoker-character = Gibt sich Mühe, hat aber feste Vorstellungen davon, was sich lohnt.
level-conductor = Schaffnerin
level-conductor-character = Spielt solide, mit Gewohnheiten, die man kennenlernen kann.
level-driver = Lokführerin
level-driver-character = Macht das Beste aus jedem Zug und denkt nicht weiter.
level-signaller = Stellwerkerin
level-signaller-character = Sieht ein wenig weiter als bis zum Ende des Zuges.
level-dispatcher = Fahrdienstleiter
level-dispatcher-character = Achtet darauf, was du als Nächstes tun wirst.
level-stationmaster = Bahnhofsvorsteherin
level-stationmaster-character = Plant voraus und nimmt, was du haben wolltest.
level-director = Direktorin
level-director-character = So stark, wie wir sie machen können.
