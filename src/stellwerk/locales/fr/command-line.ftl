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
refused-read = Impossible de lire { $file } : { $fault }.
refused-encoding = Le texte n’est pas en UTF-8.
refused-record-size = { $file } est trop gros pour une feuille de partie.
refused-file-name = { $file } n’est pas un nom de fichier.
refused-no-records = Il n’y a aucune partie à exporter.
refused-no-rules-page = Il n’y a pas de page de règles pour { $title }.
refused-no-bots = Un match demande au moins un bot.
refused-no-games = Il faut jouer au moins une partie, et non { $games }.
refused-bots-seats = Il y a plus de bots ({ $bots }) que de places ({ $players }).
refused-bot-leaning = Il n’y a pas de bot { $bot } avec le penchant { $leaning }.
refused-leaning = { $title } n’a pas de penchant { $leaning } (il y a : { $known }).
refused-no-leanings = { $title } n’a pas de penchant { $leaning } (il n’y en a aucun).
refused-no-command = Un bot externe s’écrit exec: suivi de sa commande, par exemple exec:./bot.
refused-quote = Il manque un guillemet fermant dans la commande { $command }.
refused-no-program = Le programme { $program } d’un bot est introuvable.
refused-protocol = Ce bot parle la version { $known } du protocole, et non { $given }.
refused-protocol-game = Un coup a été demandé avant de dire à quel jeu on joue.
refused-protocol-line = La ligne { $line } n’est pas une ligne du protocole des bots : { $fault }.
refused-agent-address = { $address } n’est pas l’adresse d’un agent, du type http://… ou mcp+http://….
refused-agent-failed = L’agent a échoué : { $fault }
refused-agent-answer = { $address } ne répond pas comme un agent : { $fault }.
refused-match-empty = { $file } n’est pas le fichier d’un match : il n’a aucune ligne entière.
refused-match-file = { $place } : ce n’est pas le fichier d’un match : { $fault }.
refused-match-game = { $place } : ce n’est pas une partie finie : { $fault }.
refused-match-number = { $file } : la partie { $game } n’appartient pas à ce match.
refused-match-other = { $file } est le fichier d’un autre match : { $name } y vaut { $kept }, et non { $wanted }.
refused-match-busy = Une autre commande est en train d’écrire { $file }.
refused-process-ended = Un processus qui jouait des parties a été arrêté de l’extérieur.
refused-not-measured = Impossible de mesurer { $title } : { $fault }
refused-test-form = Un test compare deux proportions de victoires, par exemple 0.5:0.6, et non { $text }.
refused-test-shares = Les proportions d’un test sont entre 0 et 1, la plus petite d’abord, et non { $text }.
refused-test-bots = Un test demande deux bots : il dit combien le premier gagne.
refused-ladder = { $file } n’est pas un classement : { $fault }.
refused-ladder-page = { $file } n’a pas de place pour le tableau : { $begin } … { $end }.
refused-page-encoding = { $file } n’est pas une page : son texte n’est pas en UTF-8.
refused-ray-start = Impossible de démarrer Ray sur cette machine.
refused-ray-entry = La grappe Ray à { $address } refuse cette commande : la version de Ray et RAY_AUTH_TOKEN doivent être ceux de la grappe.
refused-ray-failed = La grappe Ray a échoué : { $fault }.
refused-no-ray = Il n’y a pas de grappe Ray à { $address }.
refused-no-source = { $folder } ne contient pas le code source de Stellwerk : { $file } manque.
refused-no-registry = { $file } ne contient pas la liste des jeux.
refused-title-name = { $name } n’est pas un nom de jeu : il faut au plus { $most } minuscules et chiffres, en mots joints par -, par exemple night-express.
refused-title-word = { $name } ne peut pas être le nom d’un jeu : il a déjà un autre sens.
refused-title-taken = Le nom { $name } est pris : { $file } existe déjà.
refused-title-written = Impossible d’écrire le jeu : { $fault }.
refused-prefix = Les numéros des règles commencent par deux majuscules, et non par { $prefix } : choisissez-les avec --prefix.
refused-prefix-taken = Les règles de { $title } ont déjà le préfixe { $prefix } : choisissez-en un autre avec --prefix.

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
upgrade-begins = La base de données passe du schéma { $schema } au schéma { $newest }.
upgrade-copy = Une copie de l’ancienne est dans { $file }.
upgrade-continues = La mise à niveau de la base de données a été interrompue et continue.
upgrade-converted = Parties converties : { $count } sur { $total }.
upgrade-left = Laissées telles quelles, car illisibles : { $count }. Voir stellwerk db check.
upgrade-done = La base de données est à jour.

# Ce qui empêche un serveur de démarrer

refused-database = La base de données ne peut pas être ouverte : { $fault }.
refused-database-address = L’adresse de la base de données est illisible.
refused-database-kind = La base de données est un fichier ou une adresse postgresql://….
refused-no-database = Il n’y a pas de base de données à { $file }.
refused-schema = La base de données vient d’une version plus récente de Stellwerk (son schéma est { $schema }, le plus récent connu ici { $newest }) ; rien n’a changé.
refused-schemas = La base de données annonce plusieurs schémas à la fois ({ $schemas }) ; rien n’a changé.
refused-upgrade = La base de données n’est pas mise à jour, car aucune copie n’a pu être faite à côté : { $fault }.
refused-file = { $file } ne peut pas être ouvert : { $fault }.
refused-file-exists = { $file } existe déjà ; choisissez un autre nom.
refused-backup = Aucune sauvegarde n’a été faite : { $fault }.
refused-no-pg-dump = pg_dump, qui vient avec PostgreSQL, n’est pas installé ici.
refused-base-url = Une adresse de base est https://host, pas { $url }.
refused-workers = Il y a de 1 à 256 processus, pas { $count }.
refused-tables-setting = Chacun peut avoir au moins une table.
refused-bots-setting = Ni les robots ni les secondes ne peuvent être négatifs.
refused-sockets-setting = Une adresse peut avoir au moins un socket.
refused-guests-setting = Au moins une nouvelle personne par heure peut venir d’une adresse.
refused-days-setting = Les tables sont gardées quelques jours, ou toujours avec 0.
refused-analyses-setting = Une analyse demande au moins 1 simulation par tour, et le nombre d’analyses par heure ne peut pas être négatif.
