# Ce que la ligne de commande refuse, et ce que dit `stellwerk db`.

refused-no-record = Indiquez la partie enregistrée à analyser.
refused-json-or-html = Un rapport est soit --json, soit --html.
refused-nodes = --nodes est un nombre de 1 à { NUMBER($most, useGrouping: 0) }, et non { NUMBER($nodes, useGrouping: 0) }.
refused-no-match = Indiquez le jeu, ou le match à poursuivre : --resume FICHIER.
refused-match-known = { $file } définit déjà le match.
refused-ray-addresses = Ray se trouve à une seule adresse, et non à { $count }.
refused-ray-workers = Ray décide lui-même du nombre de processus : pas de --workers avec --ray.
refused-program-time = Un programme a besoin d’un peu de temps pour un coup, et non de { $seconds } s.
refused-database-read = La base de données ne peut pas être lue : { $fault }.
refused-write = Impossible d’écrire { $file } : { $fault }.
refused-folder = Impossible de créer { $folder } : { $fault }.
refused-ladder-part = Seul le classement complet peut aller dans une page.
refused-server-address = { $address } n’est pas l’adresse d’un serveur, du type https://….
refused-option-form = Une option s’écrit NOM=VALEUR, et non { $text }.
refused-option-twice = L’option { $option } est donnée deux fois.
refused-bot-list = Une liste de bots se compose de noms séparés par des virgules, et non de { $text }.
refused-no-terminal = Il faut un terminal ; stellwerk terminal permet de jouer ligne par ligne.
refused-file-there = { $file } existe déjà ; --force l’écrase.
refused-no-texts = { $folder } ne contient aucun fichier .txt.
refused-no-rule = { $title } n’a pas de règle { $rule } (ses règles sont { $first } à { $last }).
refused-seat-word = { $word } n’est pas une place : une place est human, human:Nom ou un bot ({ $known }).
refused-log-level = Le niveau du journal est debug, info, warning ou error, et non { $level }.
refused-connections = Il faut au moins une connexion, ou 0 pour autant que possible.
refused-start = Le serveur n’a pas pu démarrer ; le journal dit pourquoi.
refused-listen = Impossible d’écouter sur { $place } : { $fault }.
refused-smtp-port = STELLWERK_SMTP_PORT est un nombre, et non { $port }.
refused-record-known = { $file } définit déjà le jeu et ses options.
refused-record-seats = { $file } a { $count ->
    [one] { $count } place
   *[other] { $count } places
}, et non { $given }.
refused-extra = { $what } a besoin des paquets { $extra } : pip install 'stellwerk[{ $extra }]'.

db-checked = { $games ->
    [one] { $games } table
   *[other] { $games } tables
}, dont { $faults } avec des erreurs.
db-exported = { $count ->
    [one] { $count } partie enregistrée
   *[other] { $count } parties enregistrées
} dans { $folder }.
db-known = { $file } est déjà là : c’est la table { $table }.
db-imported = Parties ajoutées à la base de données : { $added } sur { $count }.
db-backed-up = La sauvegarde est dans { $file }.
db-never-started = { $table } : { $title }, jamais commencée, utilisée pour la dernière fois le { $day }.
db-finished = { $table } : { $title }, terminée, utilisée pour la dernière fois le { $day }.
db-old = { $count ->
    [one] { $count } table est ancienne ; --delete la supprime.
   *[other] { $count } tables sont anciennes ; --delete les supprime.
}
db-deleted = { $count ->
    [one] { $count } table a été supprimée.
   *[other] { $count } tables ont été supprimées.
}
db-upgraded = La base de données a le schéma de cette version.
