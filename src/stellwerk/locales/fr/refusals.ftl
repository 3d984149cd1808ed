# Pourquoi quelque chose n’est pas possible. Chacune est une phrase comme on la dirait à la table.

# Les jeux et leurs options

refused-title = Il n’y a pas de jeu { $title } (il y a : { $known }).
refused-no-title = Ce jeu n’existe pas.
refused-rules-version = La version { $version } des règles de { $title } n’est pas connue ici ; la plus récente est la version { $newest }.
refused-players = { $title } se joue de { $least } à { $most }, pas à { $count }.
refused-option = { $title } n’a pas d’option { $option } (il y a : { $known }).
refused-no-options = { $title } n’a pas d’option { $option } (il n’y en a aucune).
refused-option-value = L’option { $option } de { $title } est l’une de { $known }, pas { $value }.
refused-language = Il n’y a pas de langue { $language } (il y a : { $known }).

# Les noms

refused-name-length = Un nom a de 1 à { $most } caractères, pas { $count }.
refused-name-line = Un nom est une ligne de caractères imprimables, pas { $name }.
refused-name-long = Ce nom est trop long.
refused-name-taken = Quelqu’un porte déjà ce nom.

# Ouvrir une table

refused-no-table = Cette table n’existe pas.
refused-no-host = Qui ouvre une table y prend une place.
refused-clock-live = Une pendule en direct donne de 10 à 86400 secondes de réserve et de 0 à 3600 secondes par tour.
refused-clock-days = Une pendule lente donne de 1 à 30 jours par tour.
refused-tables = Vous avez { $count } parties en cours, et chacun peut en avoir { $most } ; finissez-en une avant d’en ouvrir une autre.
refused-strong-bots = Les robots qui calculent ({ $levels }) peuvent avoir { $most } places dans vos parties en cours et en ont déjà { $count } ; choisissez un niveau plus facile.
refused-bot = Il n’y a pas de robot { $bot } (il y a : { $known }).
refused-program = La table nomme un programme comme robot ; aucun n’est lancé pour elle.
refused-fork = On reprend une partie soit depuis une table, soit depuis une feuille de partie.
refused-fork-step = La partie a { $count } étapes ; on reprend après l’une d’elles.
refused-fork-over = À cet endroit la partie est finie ; choisissez une étape antérieure.
refused-fork-players = La partie est pour { $count } joueurs.
refused-rematch = Il y a déjà une revanche.

# Les places

refused-seat-number = La table a les places 1 à { $count }.
refused-eyes = La table a les places 0 à { $last }.
refused-seat-open = La place est libre.
refused-seat-taken = La place est prise.
refused-seat-kept = Cette place est gardée pour quelqu’un ; l’hôte en a le lien.
refused-seat-link = Ce lien ne mène à aucune place.
refused-seats-open = La partie commence quand toutes les places sont prises.
refused-sit-by-socket = On prend une place par HTTP, qui peut déposer le cookie.
refused-no-seat = Vous n’avez pas de place à cette table.
refused-no-person = Personne n’occupe cette place.
refused-no-bot = Aucun robot ne joue ici en ce moment.
refused-bot-here = Un robot joue ici jusqu’à votre retour.
refused-present = Vous êtes déjà à la table.
refused-not-your-seat = Ce n’est pas votre place.
refused-not-host = Seul l’hôte de la table peut faire cela.
refused-no-spectators = Cette table n’a pas de spectateurs.

# En jeu

refused-not-begun = La partie n’a pas commencé.
refused-begun = La partie a déjà commencé.
refused-paused = La partie est en pause.
refused-not-paused = La partie n’est pas en pause.
refused-over = La partie est finie.
refused-not-over = La partie n’est pas finie.
refused-no-game = Il n’y a pas de partie à quitter.
refused-stale = La table en est à l’étape { $step }, pas { $seen } ; regardez à nouveau.
refused-busy = La table est trop occupée ; réessayez.
refused-not-your-turn = Ce n’est pas votre tour.
refused-confirm-first = Le tour est fini : confirmez-le, ou revenez en arrière.
refused-nothing-to-confirm = Il n’y a pas de tour à confirmer.
refused-reaction = { $title } ne demande jamais { $kind } (sont demandés : { $known }).
refused-no-reactions = { $title } ne demande jamais { $kind } (rien n’est demandé).
refused-undo-alone = À cette table, personne ne revient seul en arrière.
refused-undo-ends = Vous ne pouvez rien reprendre : on ne revient ni sur le coup d’un autre, ni sur le hasard, ni sur un secret dévoilé.
refused-undo-never = À cette table, on ne revient jamais en arrière.
refused-undo-step = La partie peut revenir de l’étape { $first } à l’étape { $last }.
refused-asking = Une question est déjà posée ; répondez-y d’abord.
refused-nothing-asked = Rien n’est demandé.
refused-chat-line = Une ligne de discussion a de 1 à { $most } caractères imprimables.
refused-chat-full = On a assez parlé à cette table.
refused-note = Une note a au plus { $most } caractères imprimables.

# Ce qui arrive trop souvent

refused-often-seated = Il y a eu trop de passage à cette place ; ouvrez une autre table.
refused-often-invited = Il y a eu assez d’invitations à cette place ; ouvrez une autre table.
refused-often-claimed = Ce lien a trop servi ; renouvelez-le.
refused-often-renewed = Assez de liens ont été créés pour cette place.
refused-often-renamed = Vous avez eu assez de noms à cette table.
refused-often-preferred = Vous avez assez changé cela à cette table.
refused-often-noted = Assez de notes ont été écrites à cette place.
refused-often-undone = On est assez revenu en arrière à cette table.
refused-often-asked = Vous avez assez demandé à cette table.
refused-often-answered = Vous avez assez répondu à cette table.
refused-often-returned = Vous êtes assez souvent parti et revenu à cette table.
refused-often-mails = Assez de courriels ont été envoyés ; réessayez dans une heure.
refused-often-data = Vous avez déjà reçu vos données plusieurs fois ; redemandez dans une heure.
refused-often-network = Trop de requêtes viennent de votre réseau ; attendez une minute.
refused-often-password = Il y a eu trop de mots de passe erronés pour ce compte ; attendez dix minutes ou prenez une clé d’accès.

# Les comptes

refused-nobody = On ne sait pas ici qui vous êtes.
refused-login = Le nom et le mot de passe ne vont pas ensemble.
refused-password = Le mot de passe est faux.
refused-account = Vous avez déjà un compte.
refused-no-account = Vous n’avez pas de compte.
refused-session = Vous n’êtes pas connecté sur un tel appareil.
refused-passkey = Cette clé d’accès n’a pas été acceptée.
refused-passkey-known = Cette clé d’accès est déjà connue.
refused-passkey-late = Cela a pris trop de temps, ou a déjà été envoyé ; réessayez.
refused-passkey-page = Les clés d’accès sont pour les pages de ce serveur dans un navigateur.
refused-passkeys = Vous avez { $count } clés d’accès ; retirez-en une d’abord.

# Les avis

refused-email = Ce n’est pas une adresse électronique.
refused-no-mails = Ce serveur n’envoie pas de courriels.
refused-mail = Le courriel n’a pas pu être envoyé ; réessayez plus tard.
refused-mail-link = Ce lien est trop ancien ou incomplet ; faites envoyer un autre courriel.
refused-mail-address = Cette adresse n’est plus souhaitée.
refused-no-unconfirmed = Aucune adresse n’attend d’être confirmée.
refused-webhook = Un webhook est une adresse https://… sur l’internet public.
refused-zone = Ce fuseau horaire n’existe pas.
refused-push-address = Un service de notifications a une adresse https://… sur l’internet public.
refused-push-keys = Ce ne sont pas les clés d’un navigateur.

# Feuilles de partie et tables enregistrées

refused-record-open = La feuille de partie est ouverte quand la partie est finie.
refused-record-not-over = La partie de cette feuille n’est pas finie.
refused-unreadable = La table ne peut pas être chargée. { $reason }
refused-damaged = Son journal est endommagé : { $fault }.
refused-journal-start = Le journal ne commence pas par l’ouverture d’une table.
refused-journal-empty = Le journal est vide.
refused-opened-twice = Une table ne s’ouvre qu’une fois.

# Le serveur et sa base de données

refused-failed = Quelque chose a mal tourné ici.
refused-too-deep = Le JSON est trop imbriqué.
refused-no-text = Ce n’est pas du texte en UTF-8.
refused-database-now = La base de données ne marche pas en ce moment ({ $fault }) ; rien n’a changé, réessayez plus tard.
refused-database-lost = La base de données ne marche pas en ce moment ({ $fault }) ; vérifiez si votre changement a été fait avant de réessayer.
refused-database = La base de données ne peut pas être ouverte : { $fault }.
refused-database-address = L’adresse de la base de données est illisible.
refused-database-kind = La base de données est un fichier ou une adresse postgresql://….
refused-no-database = Il n’y a pas de base de données à { $file }.
refused-schema = La base de données vient d’une version plus récente de Stellwerk (son schéma est { $schema }, le plus récent connu ici { $newest }) ; rien n’a changé.
refused-upgrade = La base de données n’est pas mise à jour, car aucune copie n’a pu être faite à côté : { $fault }.
refused-file = { $file } ne peut pas être ouvert : { $fault }.
refused-file-exists = { $file } existe déjà ; choisissez un autre nom.
refused-backup = Il n’y a pas de sauvegarde : { $fault }.
refused-no-pg-dump = pg_dump, qui vient avec PostgreSQL, n’est pas installé ici.
refused-base-url = Une adresse de base est https://host, pas { $url }.
refused-workers = Il y a de 1 à 256 processus, pas { $count }.
refused-tables-setting = Chacun peut avoir au moins une table.
refused-bots-setting = Ni les robots ni les secondes ne peuvent être moins que zéro.
refused-sockets-setting = Une adresse peut avoir au moins un socket.
refused-days-setting = Les tables sont gardées quelques jours, ou toujours avec 0.
