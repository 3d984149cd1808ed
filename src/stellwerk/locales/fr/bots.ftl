# Les niveaux des robots : un nom et un caractère

level-trainee = Apprenti
level-trainee-character = Pense à aujourd’hui et oublie bien des choses.
level-shunter = Agent de manœuvre
level-shunter-character = Sait quoi faire ensuite, pas encore où cela mène.
level-conductor = Contrôleuse
level-conductor-character = Joue solidement, avec des habitudes qu’on apprend à connaître.
level-driver = Mécanicienne
level-driver-character = Tire le meilleur de chaque tour et ne pense pas plus loin.
level-dispatcher = Régulateur
level-dispatcher-character = Regarde ce que vous allez faire ensuite.
level-stationmaster = Cheffe de gare
level-stationmaster-character = Prévoit, et prend ce que vous vouliez.
level-director = Directrice
level-director-character = Aussi forte que nous savons la faire.
