# Le client dans le navigateur

# Les choses sur une table

state-free = libre
state-open = ouvert pour vous
state-selected = choisi
state-preview = posé, pas encore confirmé
state-taken = occupé
state-closed = fermé pour vous
gain = { $gain }
moved-since = { $name } a joué ici, { $order ->
    [one] { $order }er
   *[other] { $order }e
} tour depuis le vôtre
closed-to-you = Fermé pour vous.
tip-adds = Ajouterait { $gain } maintenant.
tip-adds-nothing = Pas de points tout de suite.
tip-rule = Règle { $rule }

prompt = Votre coup
prompt-confirm = Confirmer : { $what }
prompt-confirm-turn = Confirmez votre tour
prompt-confirm-why = Ensuite, c’est au joueur suivant.
prompt-confirm-gain = { $gain } pour vous.
prompt-confirm-chance = Ensuite, le hasard décide, et rien ne peut plus être annulé.
prompt-confirm-final = Ce choix ne peut pas être annulé.
prompt-sending = Envoyé. En attente du serveur…
prompt-do-confirm = Confirmer
prompt-undo = Annuler l’étape
prompt-restart = Recommencer le tour
prompt-instead = ou { $what }
prompt-skip = Passer
prompt-nobody = Un instant
prompt-waiting = { $count ->
    [one] { $names } choisit
   *[other] { $names } choisissent
}
prompt-stand-in = Un robot joue pour { $name }
prompt-stand-in-soon = { $name } a quitté la partie : un robot va jouer
prompt-away = { $names } { $count ->
    [one] n’est pas en ligne
   *[other] ne sont pas en ligne
} pour le moment.
prompt-waiting-why = En attendant, vous pouvez tout regarder.
plan-begin = Prévoir mon prochain tour
plan-change = Modifier le tour prévu
plan-withdraw = Retirer le tour prévu
plan-is = Votre prochain tour est prévu. Il sera joué si rien de ce dont il dépend ne change.
plan-dropped = Votre tour prévu n’a pas été joué : quelque chose dont il dépendait a changé.
plan-title = Vous prévoyez votre prochain tour.
plan-keep = Garder ce tour
plan-keep-is = Prévu : { $what }
plan-why = Il est joué quand vient votre tour, si rien de ce dont il dépend n’a changé. Jusque-là, vous pouvez le retirer.

score = Points
score-hint = jusqu’ici, et + ce que cette manche ajouterait
total = Total
player = Joueur
to-move = à jouer
log = Journal
log-empty = Rien ne s’est encore passé.
announced = Ce qui se passe à la table
announced-undone = Annulé.
announced-instead = À la place : { $what }.
log-earlier = Coups précédents
log-detail = { $what } : { $rest }

# Revenir en arrière

past = Retour en arrière
past-headline = Vous regardez une étape passée
past-step = étape { $step } sur { $steps }
past-failed = Cette étape ne peut pas être montrée pour l’instant. Réessayez.
past-now = Revenir au présent
past-yours = À vous de jouer
past-news = { $count ->
    [one] { $count } nouveau coup
   *[other] { $count } nouveaux coups
}

# Décompte

scoring = Décompte
round-scored = Manche { $round } : { $source }
shift-scored = Poste { $round } : { $source }
final-scored = Décompte final : { $source }
round-summary = Manche { $round }, résumé
shift-summary = Poste { $round }, résumé

chat = Discussion
chat-empty = Personne n’a encore rien écrit.
chat-say = Écrire un message
chat-send = Envoyer
chat-preview = Nouveau message de { $name }
chat-reply = Répondre
chat-hide = Masquer le message
chat-phrases = À dire d’un clic
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance et bonne partie !
phrase-nice-move = Joli coup !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-hurry = Peut-on jouer un peu plus vite ?
phrase-back = Je suis de retour.
phrase-good-game = Belle partie !
note = Une note que vous seul pouvez lire
note-tab = Note
presence-here = en ligne
presence-away = hors ligne
presence-stand-in = un robot joue pour { $name }
presence-bot = robot
by-stand-in = Robot pour { $name }
close = Fermer
pin = Garder en vue
unpin = Détacher
unpin-name = Détacher { $name }
pin-about = Reste à côté de ce qui est à vous à cette table, ou en dessous sur un écran étroit, jusqu’à ce que vous le détachiez.
menu = Menu
rules = Règles
home = Accueil
lit-here = le prochain choix est ici
parts-of-table = Parties de la table
round-of = Manche { $round } sur { $rounds }
set-up = Mise en place
shift-of = Poste { $round } sur { $rounds }
clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
clock-left = il reste { $time }
table-over = La partie est finie
table-unreadable = Impossible à ouvrir
table-paused = La partie est en pause
theme-to-light = Thème clair
theme-to-dark = Thème sombre
connection-lost = Connexion perdue. Vos coups sont à l’abri ; nouvel essai en cours.
not-found = Cette page n’existe pas.

title-russian-railroads = Russian Railroads
title-glueck-auf = Glück Auf
title-volldampf = Volldampf

# Navigation

skip-to-content = Aller au contenu
nav = Pages
nav-play = Jouer
nav-tables = Tables
nav-replays = Revoir
nav-rules = Règles
language = Langue
language-en = anglais
language-de = allemand
language-fr = français
language-cs = tchèque
settings = Réglages
credits = Code ouvert. Chaque phrase et chaque image ici est de nous. Les jeux sont de Helmut Ohley et Leonhard Orgler ; Wolfgang Kramer et Michael Kiesling ; Martin Wallace.
guest = Invité
try-again = Réessayer
fault-unreachable = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
version-new = Une nouvelle version de ces pages est disponible.
version-load = La charger
fault-too-many = Cela fait beaucoup d’un coup. Attendez un instant et réessayez.
fault-unknown = Quelque chose a mal tourné ici. Réessayez.
not-found-about = La voie s’arrête ici. Le lien est peut-être ancien, ou il lui manque une lettre.

home-title = Trois jeux de chemin de fer, un poste d’aiguillage
home-about = Contre un bon adversaire en deux clics, avec des amis par un lien, ou autour d’un écran. Sans compte.
home-learn = Nouveau ? Partie guidée
players-range = { $from }–{ $to } joueurs
n-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
minutes = { $minutes } min
about-russian-railroads = Trois lignes, peu d’ouvriers, mille façons de prendre de la vitesse.
about-glueck-auf = Extraire, charger, livrer. Chaque place coûte un ouvrier de plus.
about-volldampf = Enchérir sur l’ordre, poser des voies ensemble, faire payer les autres.
strength = Force des robots
level-of = { $place } · { $level }
level-rated = { $place } · { $level } · { $rating }
play-now = Jouer
play-now-others = { $bots ->
    [one] avec un robot
   *[other] avec { $bots } robots
}
n-bots = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}
bots-count = Nombre de robots
with-friends = Entre amis
one-screen = Un écran
watch-bots = Regarder les robots
departures = Départs
departures-hint = tables avec des places libres
departures-none = Aucune table n’attend. Ouvrez-en une, elle s’affichera ici.
open-table = Ouvrir une table
departures-all = Toutes les tables
pace-live = en direct
pace-days = des jours par tour
pace-waiting = en attente
pace-running = en cours
join = Rejoindre
watch = Regarder
watching = vous regardez
show-stop = Pause
show-go = Continuer
show-pace = Rythme des robots
show-pace-0 = Lent
show-pace-1 = Tranquille
show-pace-2 = Rapide
your-games = Vos parties
finished-games = Parties finies
your-turn = À vous
to-play = à { $name } de jouer
waiting-for-players = En attente de joueurs
kept-until = Sera supprimée le { $date }
you-won = Vous avez gagné avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
won = { $name } a gagné avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
was-abandoned = Arrêtée
against = avec { $names }
table-actions = Plus sur cette table
give-up-table = Fermer cette table
give-up-table-ask = Fermer cette table ? Plus personne ne pourra s’y asseoir.
delete-game = Supprimer
delete-game-ask = Supprimer définitivement cette partie ?
keep = Garder
first-time = Première visite ?
first-time-about = Une partie guidée explique chaque étape pendant que vous la jouez.
home-replays = Revoir
home-replays-about = Voyez à quel moment une partie s’est jouée, et repartez de là.

# Une nouvelle table

new-table = Nouvelle table
new-title = Jeu
new-seats = Places
new-players = Joueurs
new-who = Qui est à la place { $number }
new-name = Nom à la place { $number }
new-level = Niveau du robot à la place { $number }
new-how = Comment vous jouez
new-clock = Pendule
new-undo = Annulation
new-spectators = D’autres peuvent regarder
new-listed = Afficher la table sur la page d’accueil, ouverte à tous
new-start = Commencer la partie
new-open = Ouvrir la table
new-starts = Tout le monde est là : la partie commence tout de suite.
new-watches = Seuls des robots jouent. Vous regardez, pouvez les arrêter et régler leur rythme.
new-nobody = Il faut quelqu’un ici : choisissez « Moi » pour une place, ou des robots pour toutes.
new-waits = La table attend que toutes les places soient prises.
seat-me = Moi
seat-here = Ici, à cet écran
seat-open = Quelqu’un avec le lien
seat-bot = Un robot
seat-open-about = Vous recevez un lien vers la table. Toute personne qui l’ouvre prend une place libre.
seat-free = Place libre
seat-kept = Gardée pour un ami
pace-kind-none = Aucune
pace-kind-live = En direct
pace-kind-days = Jours
clock-bank = Minutes chacun
clock-increment = Secondes ajoutées par tour
clock-days-each = Jours pour un tour
clock-none-is = Pas de pendule : prenez votre temps.
clock-live-is = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} chacun, { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} de plus par tour.
clock-days-is = { $days ->
    [one] Un jour pour un tour.
   *[other] { $days } jours pour un tour.
}
undo-free = Libre
undo-consent = Ensemble
undo-none = Jamais
undo-free-about = Une étape peut être annulée tant que personne d’autre n’a agi et qu’aucune carte n’a été retournée.
undo-consent-about = Une étape est annulée si tout le monde est d’accord.
undo-none-about = Une étape faite ne s’annule pas.
advanced = Autres réglages
option-edition = Les cartes
option-edition-reconstruction-1 = Habituelles
option-edition-lorries-5-1-4 = Moins de berlines à 2 points
option-edition-lorries-3-3-4 = Plus de berlines à 2 points
option-edition-orders-1-2-2-2 = Commandes plus grandes
option-edition-orders-1-3-2-1 = Moins de commandes pour 1 berline, plus pour 2
option-edition-innovations-2-2-2 = Moins de cartes d’ouvriers, plus d’actions supplémentaires parmi les innovations
option-stop = Un cube en route
option-stop-chosen = peut traverser des villes de sa couleur
option-stop-first = s’arrête à la première ville de sa couleur

# Listes de tables

filter-title = Quel jeu
all-games = Tous les jeux
go-there = Y aller
to-watch = parties à regarder
to-watch-none = Aucune partie publique en ce moment.

# Avant la partie

room-title = Places à prendre
room-full = Tout le monde est là
room-host = Vous êtes l’hôte. Envoyez le lien, placez des robots et commencez.
room-seated = Vous avez une place. L’hôte commence la partie.
room-guest = Choisissez un nom et prenez place.
room-kept = Les places libres sont gardées pour d’autres. Vous pourrez regarder dès le début de la partie.
room-start = Commencer la partie
room-start-later = Commencer quand toutes les places sont prises
your-name = Votre nom
your-colour = Votre couleur
colour-red = Rouge
colour-blue = Bleu
colour-yellow = Jaune
colour-green = Vert
colour-rose = Rose
colour-steel = Gris
host = hôte
you-here = vous
take-seat = Prendre place
invite-new = Nouveau lien
invite-one = Lien de la place { $number }
invite-one-about = Pour garder une place à une seule personne, envoyez-lui un lien personnel. Le lien de la table n’ouvre alors plus cette place.
invite-table-about = Un seul lien pour tous : toute personne qui l’ouvre prend une place libre. Envoyez-le à vos amis ou faites-le-leur scanner.
invite-about = Toute personne qui ouvre ce lien peut prendre cette place. Envoyez-le à un ami, ou faites-le scanner.
qr-code = Code QR du lien
link = Lien
copy-link = Copier le lien
copied = Copié
copy-refused = Votre navigateur n’autorise pas la copie. Copiez le lien vous-même : { $link }
bot-level = Niveau des robots que vous placez
clear-seat = Libérer la place
leave-seat = Quitter ma place
leave-seat-ask = Quitter votre place ?
first-game = Première partie guidée

# À la table

chat-and-note = Discussion et note
chat-unread = { $count ->
    [one] Discussion, { $count } nouveau message
   *[other] Discussion, { $count } nouveaux messages
}
keyboard = Clavier
report = Signaler un problème
report-about = Ce texte contient ce que vous pouvez savoir de la partie : la version, l’étape, la feuille de partie et la table telle que vous la voyez. Il ne contient ni noms ni discussion. Rien n’est envoyé : copiez-le ou enregistrez-le, et donnez-le à la personne qui s’occupe de ce serveur.
report-what = Que s’est-il passé ?
report-copy = Copier le rapport
report-save = Enregistrer dans un fichier
report-contents = Ce qu’il contient
copy-failed = Le navigateur ne permet pas de copier : sélectionnez le texte ci-dessous
table-coming = La table se prépare.
table-refused = Cette table vous est fermée
player-number = Joueur { $number }
hand-over = Passez l’écran à { $name }
hand-over-about = Ce que les autres tiennent secret reste caché jusque-là.
hand-over-go = Je suis { $name }
connection-back = De nouveau connecté.
question-pause = { $name } demande une pause.
question-undo = { $steps ->
    [one] { $name } demande à annuler une étape.
   *[other] { $name } demande à annuler { $steps } étapes.
}
question-abandon = { $name } propose d’arrêter la partie. Personne ne gagne, et elle n’est pas classée.
question-agreed = D’accord : { $names }.
question-open = En attente de réponse : { $names }.
happened-asked = { $about ->
    [undo] { $name } a demandé une annulation.
    [pause] { $name } a demandé une pause.
   *[abandon] { $name } a proposé d’arrêter la partie.
}
happened-agreed = { $about ->
    [undo] { $name } a accepté l’annulation.
    [pause] { $name } a accepté la pause.
   *[abandon] { $name } accepte d’arrêter la partie.
}
happened-refused = { $about ->
    [undo] { $name } a refusé l’annulation.
    [pause] { $name } a refusé la pause.
   *[abandon] { $name } veut continuer.
}
happened-withdrew = { $about ->
    [undo] { $name } ne demande plus d’annulation.
    [pause] { $name } ne demande plus de pause.
   *[abandon] { $name } ne propose plus d’arrêter la partie.
}
happened-granted = { $about ->
    [undo] Tout le monde est d’accord : l’annulation demandée par { $name } est faite.
    [pause] Tout le monde est d’accord : pause.
   *[abandon] Tout le monde est d’accord : la partie est arrêtée.
}
happened-lapsed = La partie a continué : { $name } peut redemander l’annulation.
happened-left = { $name } a quitté la partie. Un robot joue à sa place.
happened-ran-out = { $name } n’a plus de temps. Un robot joue à sa place.
happened-returned = { $name } est de retour et joue à nouveau.
happened-resigned = { $name } a abandonné. Un robot continue à sa place.
agree = D’accord
refuse = Refuser
take-back = Retirer
hurried = Beaucoup de robots réfléchissent : un plus rapide a joué pour { $name }.
stand-in = Un robot joue pour vous.
stand-in-other = { $name } a quitté la partie : un robot joue jusqu’à son retour.
resigned-other = { $name } a abandonné : un robot joue jusqu’à la fin.
resigned-own = Vous avez abandonné : un robot continue pour les autres.
come-back = Revenir
resume = Continuer
theme = Thème
theme-system = Système
theme-light = Clair
theme-dark = Sombre
theme-and-language = Thème et langue
speed = Vitesse des coups adverses
speed-0-5 = Lente
speed-1 = Normale
speed-2 = Rapide
speed-0 = Immédiate
sound = Une cloche quand c’est à vous
how-asked = Questions posées
confirm-turns = Mes tours ne finissent que quand je les confirme
pass-alone = Passer automatiquement quand je n’ai rien à faire
decline-afterwards = Ne jamais proposer d’innovation avant la fin de mon tour
decline-all-new = Ne jamais demander si je répartis à nouveau les cartes de ligne
decline-sabotage = Ne jamais demander si j’arrête un transport
decline-subsidy = Ne jamais proposer un transport de plus quand je suis dernier
this-table = Cette table
ask-pause = Demander une pause
ask-undo = Demander une annulation
ask-abandon = Proposer d’arrêter la partie
abandon-ask = Proposer à tous d’arrêter cette partie ?
abandon-about = Si tout le monde est d’accord, la partie s’arrête. Personne ne gagne, et elle n’est pas classée.
abandon-do = Demander à tous
abandon-alone = Arrêter la partie
abandon-alone-ask = Arrêter cette partie ?
abandon-alone-about = Elle se termine sans vainqueur et ne peut pas être reprise.
abandon-stay = Continuer à jouer
resign = Abandonner
resign-ask = Abandonner ?
resign-about = Un robot continue pour les autres, et vous ne pouvez pas revenir. Dans une partie classée, vous finissez dernier.
leave-game = Quitter la partie
leave-about = Un robot joue pour vous jusqu’à votre retour. Il attend une minute avant son premier coup.
leave-ask = Quitter cette partie ?
leave-stay = Rester
leave-and-keep = Enregistrer et revenir à l’accueil
leave-and-keep-about = La partie vous attend : vous la retrouvez sur la page d’accueil.
other-device = Autre appareil
other-device-show = Lien vers ma place
other-device-about = Avec ce lien, vous jouez à cette place sur un autre appareil. Gardez-le pour vous ; un lien plus ancien ne fonctionne plus.
key-tab = à la prochaine case ouverte
key-arrows = à la case ouverte la plus proche
key-shift-arrows = aussi sur les cases fermées, avec la raison
key-explain = expliquer la case sélectionnée
key-digits = affiche un numéro sur chaque case ouverte et y va
key-enter = choisir ; confirmer le tour
key-undo = annuler une étape
key-restart = recommencer le tour
key-look-back = revenir en arrière : une étape avant ou après, avec Maj un tour
key-escape = passer l’animation ; fermer
key-chat = discussion
key-help = cette aide

# La fin

result = Résultat
end-abandoned = La partie a été arrêtée.
end-abandoned-about = Personne n’a gagné, et rien n’est classé.
end-won = { $name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-you = Vous gagnez avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-shared = { $names } partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-behind = { $name } finit { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
} derrière.
end-you-behind = Vous finissez { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
} derrière.
end-tie-break = { $name } a autant de points ; la règle départage.
plot-lead = Points d’avance sur la moyenne de la table, manche après manche
plot-words = Évolution des points. À la fin : { $results }.
plot-missing = Ce graphique n’est pas disponible pour l’instant.
round-n = { $round ->
    [0] Mise en place
   *[other] Manche { $round }
}
shift-n = Poste { $round }
see-table = Voir la table
replay = Revoir
download-record = Feuille de partie
rematch = Revanche
rematch-join = Rejoindre la revanche

# Revoir

replays-yours = vos parties finies
replays-listed = parties publiques des autres
replays-none = Rien ici pour l’instant.
replays-upload = Ouvrir une feuille
replays-upload-about = Une feuille de partie est un petit fichier texte avec tous les coups d’une partie. Elle devient une partie à part, qui n’est dans aucune liste.
replay-of = Revoir : { $title }
replay-controls = Parcourir la partie
replay-slider = Où dans la partie
replay-at = Étape { $step } sur { $steps }
to-start = Au début
to-end = À la fin
step-back = Une étape en arrière
step-on = Une étape en avant
turn-back = Un tour en arrière
turn-on = Un tour en avant
round-back = Une manche en arrière
round-on = Une manche en avant
shift-back = Un poste en arrière
shift-on = Un poste en avant
run = Lecture
halt = Pause
tab-score = Points
tab-sources = Origines
eyes = Vu par
eyes-all = tous, rien de caché
play-on = Jouer à partir d’ici
play-on-about = Une nouvelle table commence à cette étape. Vous prenez une place ; des robots prennent les autres.
play-on-seat = Votre place
play-on-go = Ouvrir la table
play-on-here = Continuer ici
plot-points = Points
moves = Coups
moves-of-round = Coups, manche { $round }
moves-of-shift = Coups, poste { $round }
plot-sources = D’où viennent les points de chaque manche
plot-sources-of = Points de { $name } par manche et par origine
chances = Chances de gagner
plot-lead-chances = en haut : avance sur la moyenne de la table ; en bas : chances de gagner, selon nos robots
turning-points = Tournants
turning-points-about = chances de celui qui joue
from-to = { $from } à { $to } %
tab-table = Table
tab-analysis = Analyse
share = Partager
before-first = Avant le premier coup
replay-chosen = { $name } choisit : { $what }

# Règles

chapters = Chapitres
search-rules = Chercher dans les règles
rules-version = Version { $version } des règles
rules-version-old = Version { $version } des règles · la plus récente est la { $newest } : ce qui a changé
rules-in = Langue de ces règles : { $language }.
rules-found = { $count ->
    [one] Trouvé dans un chapitre.
   *[other] Trouvé dans { $count } chapitres.
}
rules-none = Aucune règle ne dit « { $words } ».

# Réglages

settings-here = Ce navigateur
account = Compte
account-about = On peut jouer sans. Un compte réunit vos parties sur plusieurs appareils et tient votre classement.
account-is = Vous êtes { $name }.
account-name = Nom
account-make = Créer un compte
password = Mot de passe
login = Se connecter
logout = Se déconnecter
login-passkey = Se connecter avec une clé d’accès
passkey-not-used = Aucune clé d’accès n’a été utilisée.
security = Sécurité
passkeys = Clés d’accès
passkeys-about = Connectez-vous par empreinte, par visage ou par le verrou de votre appareil, sans mot de passe.
passkeys-not-here = Les clés d’accès exigent une adresse avec un nom et https, ou localhost.
passkey-add = Ajouter une clé d’accès
passkey-name = Un nom pour la reconnaître
passkey-example = Mon téléphone
passkey-remove = Retirer la clé d’accès { $name }
passkey-not-made = Aucune clé d’accès n’a été créée.
remove = Retirer
last-used = dernière utilisation { $date }
not-used = pas encore utilisée
sessions = Où vous êtes connecté
session-here = cet appareil
session-end = Déconnecter { $device }
sessions-end = Déconnecter tous les autres appareils
device-unknown = Appareil inconnu
password-change = Changer le mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-about = Au moins 8 caractères. Tous les autres appareils seront déconnectés.
password-changed = Le mot de passe est changé et tous les autres appareils sont déconnectés.
data = Vos données
data-about = Tout ce que ce serveur garde de vous, dans un fichier : compte, appareils, tables et ce que vous y avez écrit.
data-get = Télécharger mes données
leave-account = Supprimer mon compte
leave-guest = Supprimer toutes mes données
former-player = Ancien membre
farewell-about = Compte, classements, messages et notes sont supprimés. Les parties restent, avec « { former-player } » à la place de votre nom ; là où l’on joue encore, un robot continue pour vous. C’est irréversible.
leave-sure = Je sais que c’est irréversible.
leave-now = Supprimer définitivement
email-none = Ce serveur n’envoie pas de courriels.
email-waits = Un courriel avec un lien a été envoyé à { $email }. Rien d’autre n’y est envoyé tant que vous n’avez pas ouvert le lien.
email-until = D’ici là, les avis vont à { $email }.
email-again = Renvoyer le courriel
email-sent = Envoyé
email-confirmed = Cette adresse est confirmée.
confirm = Votre adresse
confirm-waits = On vérifie le lien.
confirm-done = { $email } est confirmée. Les avis de vos tours y seront envoyés.
game = Jeu
games = Parties
rating = Classement
notices = Quand c’est à vous
notices-about = Pour les parties à plusieurs jours par tour. Laissez vide ce que vous ne voulez pas.
email = Courriel
webhook = Webhook
quiet-from = Silence dès
quiet-to = Silence jusqu’à
quiet-zone = À l’heure de { $zone }.
push-offer = Ce navigateur doit-il vous prévenir quand ce sera de nouveau à vous ?
push-yes = Oui, prévenez-moi
push-no = Non
push-here = Ce navigateur me prévient, même si aucune page n’est ouverte
push-none = Ce navigateur ne peut pas vous prévenir ici : il faut une adresse en https.
push-denied = Ce navigateur n’a pas le droit d’afficher les messages de ce site. Vous pouvez changer cela dans ses réglages.
save = Enregistrer
saved = Enregistré
claim = On cherche votre place.
claim-refused = Un lien vers une place finit par une longue suite de lettres. Copiez-le en entier, ou demandez-en un nouveau.

# La première partie guidée

learn-about = Une vraie première partie contre deux robots. Sa première manche est un cours : chaque leçon éclaire une chose sur la table, dit quoi faire et pourquoi, et explique ce que font les autres et ce qui compte. Ensuite, vous jouez, avec des aides de plus en plus rares.
learn-begin = Commencer
learn-russian-railroads-welcome = Vous construisez trois lignes et développez votre industrie. Les ouvriers font des actions, et chaque manche compte tout ce que vous avez construit : ce qui est construit tôt rapporte encore et encore.
learn-glueck-auf-welcome = Vous extrayez du charbon, le chargez sur des trains et les envoyez pour remplir des commandes. Les cartes d’ouvriers paient les zones, et chaque visite rend une zone plus chère d’un ouvrier.
learn-volldampf-welcome = Vous émettez des obligations, enchérissez sur l’ordre, posez des voies et y déplacez des cubes de marchandise. Chaque voie qu’un cube emprunte augmente le revenu de son propriétaire. À la fin compte le revenu, moins les obligations.
plain-choices = Choix
plain-picture = La table en texte
plain-values = Ce qui se trouve sur la table

# The site without a server.
site-loading = Chargement des règles et des adversaires …
site-broken = Les jeux n’ont pas pu être chargés.
site-no-games = Aucune partie n’a encore commencé.
site-about = Cette page se passe de serveur : règles, adversaires et parties sont dans votre navigateur et y restent. Téléchargez les parties que vous voulez garder ailleurs.
site-home = Jouez en deux clics contre un bon adversaire, ou à plusieurs autour d’un écran. Sans compte et sans serveur.
