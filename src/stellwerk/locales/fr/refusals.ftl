# Pourquoi quelque chose n’est pas possible. Chacune est une phrase comme on la dirait à la table.

# Les jeux et leurs options

refused-title = Il n’y a pas de jeu { $title } (il y a : { $known }).
refused-no-title = Ce jeu n’existe pas.
refused-rules-version = La version { $version } des règles de { $title } n’est pas connue ici ; la plus récente est la version { $newest }.
refused-players = { $title } se joue de { $least } à { $most }, pas à { $count }.
refused-option = { $title } n’a pas d’option { $option } (il y a : { $known }).
refused-no-options = { $title } n’a pas d’option { $option } (il n’y en a aucune).
refused-option-value = L’option { $option } de { $title } est l’une de { $known }, pas { $value }.
refused-language = Il n’y a pas de langue { $language } (il y a : { $known }).

# Les noms

refused-name-length = Un nom a de 1 à { $most } caractères, pas { $count }.
refused-name-line = Un nom est une ligne de caractères imprimables, pas { $name }.
refused-name-long = Ce nom est trop long.
refused-name-taken = Quelqu’un porte déjà ce nom.

# Ouvrir une table

refused-no-table = Cette table n’existe pas.
refused-no-host = Celui qui ouvre une table y prend une place, sauf si seuls des robots jouent.
refused-people-play = Des personnes jouent à cette table : elles seules peuvent l’arrêter.
refused-clock-live = Une pendule en direct donne de 10 à 86400 secondes de réserve et de 0 à 3600 secondes par tour.
refused-clock-days = Une pendule lente donne de 1 à 30 jours par tour.
refused-tables = { $count ->
    [one] Vous avez { $count } partie en cours
   *[other] Vous avez { $count } parties en cours
}, et chacun peut en avoir { $most } ; finissez-en une avant d’en ouvrir une autre.
refused-strong-bots = Les robots qui calculent ({ $levels }) peuvent avoir { $most ->
    [one] { $most } place
   *[other] { $most } places
} dans vos parties en cours et en ont déjà { $count } ; choisissez un niveau plus facile.
refused-bot = Il n’y a pas de robot { $bot } (il y a : { $known }).
refused-program = La table nomme un programme comme robot ; aucun n’est lancé pour elle.
refused-fork = On reprend une partie soit depuis une table, soit depuis une feuille de partie.
refused-fork-step = La partie a { $count ->
    [one] { $count } étape ; on reprend après elle.
   *[other] { $count } étapes ; on reprend après l’une d’elles.
}
refused-fork-over = À cet endroit la partie est finie ; choisissez une étape antérieure.
refused-fork-players = La partie est pour { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}.
refused-rematch = Il y a déjà une revanche.

# Les places

refused-seat-number = La table a les places 1 à { $count }.
refused-eyes = La table a les places 0 à { $last }.
refused-seat-open = La place est libre.
refused-seat-taken = La place est prise.
refused-colour = Quelqu’un d’autre a cette couleur.
refused-seat-kept = Cette place est gardée pour quelqu’un ; l’hôte en a le lien.
refused-seat-link = Ce lien ne mène à aucune place.
refused-seats-open = La partie commence quand toutes les places sont prises.
refused-sit-by-socket = On prend une place par HTTP, qui peut déposer le cookie.
refused-no-seat = Vous n’avez pas de place à cette table.
refused-no-person = Personne n’occupe cette place.
refused-no-bot = Aucun robot ne joue ici en ce moment.
refused-bot-here = Un robot joue ici jusqu’à votre retour.
refused-present = Vous êtes déjà à la table.
refused-resigned = Vous avez abandonné : un robot continue à votre place.
refused-not-your-seat = Ce n’est pas votre place.
refused-not-host = Seul l’hôte de la table peut faire cela.
refused-no-spectators = Cette table n’a pas de spectateurs.

# En jeu

refused-not-begun = La partie n’a pas commencé.
refused-begun = La partie a déjà commencé.
refused-paused = La partie est en pause.
refused-not-paused = La partie n’est pas en pause.
refused-over = La partie est finie.
refused-no-such-move = { $move } n’est pas un coup permis dans cette position, qui en a { $count } : moves() les donne.
refused-not-over = La partie n’est pas finie.
refused-delete-shared = D’autres ont joué ici aussi : la partie reste pour eux.
refused-no-game = Il n’y a pas de partie à quitter.
refused-stale = La table en est à l’étape { $step }, pas { $seen } ; regardez à nouveau.
refused-busy = La table est trop occupée ; réessayez.
refused-not-your-turn = Ce n’est pas votre tour.
refused-confirm-first = Le tour est fini : confirmez-le, ou annulez.
refused-nothing-to-confirm = Il n’y a pas de tour à confirmer.
refused-reaction = { $title } ne demande jamais { $kind } (sont demandés : { $known }).
refused-no-reactions = { $title } ne demande jamais { $kind } (rien n’est demandé).
refused-undo-alone = À cette table, personne n’annule seul.
refused-undo-ends = Vous ne pouvez rien annuler : on ne revient ni sur le coup d’un autre, ni sur le hasard, ni sur un secret dévoilé.
refused-lessons-here = Il n’y a pas de leçons à cette table.
refused-no-lessons = Il n’y a pas encore de leçons pour { $title }.
refused-lesson = Le cours ne peut pas être joué : { $move } est impossible dans « { $line } ».
refused-plan-now = C’est à vous de jouer : il n’y a rien à prévoir.
refused-plan = Votre prochain tour ne peut pas être prévu maintenant : il dépend de ce qui se passe avant.
refused-plan-over = Le tour prévu est terminé : rien d’autre ne peut être prévu.
refused-undo-never = À cette table, on n’annule rien.
refused-undo-step = La partie peut revenir aux étapes { $first } à { $last }.
refused-asking = Une question est déjà posée ; répondez-y d’abord.
refused-nothing-asked = Aucune question n’est posée.
refused-chat-line = Une ligne de discussion a de 1 à { $most } caractères imprimables.
refused-chat-full = La discussion de cette table est pleine.
refused-note = Une note a au plus { $most } caractères imprimables.

# Ce qui arrive trop souvent

refused-often-seated = Il y a eu trop de passage à cette place ; ouvrez une autre table.
refused-often-invited = Il y a eu trop d’invitations à cette place ; ouvrez une autre table.
refused-often-claimed = Ce lien a trop servi ; renouvelez-le.
refused-often-renewed = Trop de liens ont été créés pour cette place.
refused-often-renamed = Vous avez changé de nom trop souvent à cette table.
refused-often-preferred = Vous avez changé cela trop souvent à cette table.
refused-often-planned = Vous avez prévu vos tours trop souvent à cette table.
refused-often-noted = Trop de notes ont été écrites à cette place.
refused-often-undone = Trop de coups ont été annulés à cette table.
refused-often-asked = Vous avez posé trop de questions à cette table.
refused-often-answered = Vous avez répondu trop souvent à cette table.
refused-often-returned = Vous avez quitté cette table et y êtes revenu trop souvent.
refused-often-mails = Trop de courriels ont été envoyés ; réessayez dans une heure.
refused-often-data = Vous avez déjà reçu vos données plusieurs fois ; redemandez dans une heure.
refused-often-network = Trop de requêtes viennent de votre réseau ; attendez une minute.
refused-often-guests = Trop de nouvelles personnes sont venues de votre réseau ; connectez-vous ou réessayez dans une heure.
refused-often-password = Il y a eu trop de mots de passe erronés pour ce compte ; attendez dix minutes ou prenez une clé d’accès.

# Les comptes

refused-nobody = Nous ne savons pas qui vous êtes.
refused-login = Nom ou mot de passe incorrect.
refused-password = Le mot de passe est incorrect.
refused-account = Vous avez déjà un compte.
refused-no-account = Vous n’avez pas de compte.
refused-session = Vous n’êtes pas connecté sur un tel appareil.
refused-passkey = Cette clé d’accès n’a pas été acceptée.
refused-passkey-known = Cette clé d’accès est déjà connue.
refused-passkey-late = Cela a pris trop de temps, ou a déjà été envoyé ; réessayez.
refused-passkey-page = Les clés d’accès sont pour les pages de ce serveur dans un navigateur.
refused-passkeys = Vous avez déjà { $count ->
    [one] { $count } clé d’accès
   *[other] { $count } clés d’accès
} ; retirez-en une d’abord.

# Les avis

refused-email = Ce n’est pas une adresse électronique.
refused-no-mails = Ce serveur n’envoie pas de courriels.
refused-mail = Le courriel n’a pas pu être envoyé ; réessayez plus tard.
refused-mail-link = Ce lien est trop ancien ou incomplet ; faites envoyer un autre courriel.
refused-mail-address = Cette adresse a été remplacée ou retirée.
refused-no-unconfirmed = Aucune adresse n’attend d’être confirmée.
refused-webhook = Un webhook est une adresse https://… sur l’internet public.
refused-zone = Ce fuseau horaire n’existe pas.
refused-push-address = Un service de notifications a une adresse https://… sur l’internet public.
refused-push-keys = Ce ne sont pas les clés d’un navigateur.

# Feuilles de partie et tables enregistrées

refused-record-open = La feuille de partie est disponible quand la partie est finie.
refused-record-not-over = La partie de cette feuille n’est pas finie.
refused-no-move = { $move } n’est pas un coup de { $title }.
refused-unreadable = La table ne peut pas être chargée. { $reason }
refused-entry-missing = L’entrée { $entry } de son journal manque.
refused-entry-unreadable = L’entrée { $entry } de son journal est illisible.
refused-entry-misfit = L’entrée { $entry } de son journal ne correspond pas à ce qui précède.
refused-journal-start = Le journal ne commence pas par l’ouverture d’une table.
refused-journal-empty = Le journal est vide.
refused-opened-twice = Une table ne s’ouvre qu’une fois.

# Le serveur et sa base de données

refused-failed = Quelque chose a mal tourné ici.
refused-too-deep = Le JSON est trop imbriqué.
refused-no-text = Ce n’est pas du texte en UTF-8.
refused-database-now = La base de données ne marche pas en ce moment ({ $fault }) ; rien n’a changé, réessayez plus tard.
refused-database-lost = La base de données ne marche pas en ce moment ({ $fault }) ; vérifiez si votre changement a été fait avant de réessayer.

# Analyses

refused-often-analyses = Vous pouvez demander une analyse au plus { $most } fois par heure ; redemandez plus tard.
refused-no-analysis = Cette partie n’a pas encore été analysée.
refused-variation = On peut essayer d’autres coups après les étapes 0 à { $last }, depuis une place de cette partie.
refused-judge-busy = Personne n’a le temps de juger ce tour ; réessayez dans un instant.
refused-hints = Les aides ne sont pas permises à cette table ; l’hôte peut les permettre avant la partie.
refused-hint-turn = Une aide porte sur votre propre tour : demandez-la quand vous avez un choix à faire.
refused-hint-nothing = Vous n’avez encore vu aucun tour de cette place.
refused-hint-forced = Il n’y avait rien à choisir dans ce tour, d’après ce que vous pouvez savoir.
refused-often-hints = Vous pouvez interroger le professeur au plus { $most } fois par heure ; redemandez plus tard.

# The site without a server.
refused-no-room = Ce navigateur ne garde plus de parties : il n’a plus de place, ou cette page n’a pas le droit de l’utiliser.
refused-needs-server = Il faut un serveur pour cela. Ici, tout reste dans votre navigateur.
