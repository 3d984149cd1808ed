# Les niveaux des robots : un nom et un caractère

level-trainee = Apprenti
level-trainee-character = Joue à courte vue et laisse passer beaucoup de choses.
level-shunter = Agent de manœuvre
level-shunter-character = Sait quoi faire ensuite, pas encore où cela mène.
level-stoker = Chauffeur
level-stoker-character = Se donne du mal, mais avec des idées toutes faites sur ce qui rapporte.
level-conductor = Contrôleuse
level-conductor-character = Joue solidement, avec des habitudes qu’on apprend à connaître.
level-driver = Mécanicienne
level-driver-character = Tire le meilleur de chaque tour et ne pense pas plus loin.
level-signaller = Aiguilleuse
level-signaller-character = Voit un peu plus loin que le tour en cours.
level-dispatcher = Régulateur
level-dispatcher-character = Regarde ce que vous allez faire ensuite.
level-stationmaster = Cheffe de gare
level-stationmaster-character = Prévoit, et prend ce que vous vouliez.
level-director = Directrice
level-director-character = Aussi forte que nous savons la faire.
