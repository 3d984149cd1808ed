# Le client dans le navigateur

# Les choses sur une table

state-free = libre
state-open = ouvert pour vous
state-selected = choisi
state-preview = posé, pas encore confirmé
state-taken = occupé
state-closed = fermé pour vous
gain = { $gain }
moved-since = { $name } est passé ici, tour { $order } depuis le vôtre
closed-to-you = Fermé pour vous.

prompt = Ce qui est demandé
prompt-confirm = Votre tour est fini : confirmez-le
prompt-confirm-why = Rien n’est encore définitif. Confirmez, ou reprenez des étapes.
prompt-do-confirm = Confirmer
prompt-undo = Annuler l’étape
prompt-restart = Reprendre le tour
prompt-skip = Passer
prompt-nobody = Un instant
prompt-waiting = { $count ->
    [one] { $names } choisit
   *[other] { $names } choisissent
}
prompt-waiting-why = En attendant, vous pouvez tout regarder.

score = Points
score-hint = jusqu’ici, et + ce que la manche ajouterait
total = Total
player = Joueur
to-move = à son tour
log = Journal
log-empty = Rien ne s’est encore passé.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
note = Une note que vous seul pouvez lire
close = Fermer
menu = Menu
rules = Règles
home = Accueil
lit-here = le prochain choix est ici
parts-of-table = Parties de la table
round-of = Manche { $round } sur { $rounds }
shift-of = Poste { $round } sur { $rounds }
n-of = { $n } sur { $of }
clock-days = { $days } jours
clock-left = reste { $time }
table-over = La partie est finie
table-unreadable = Impossible à ouvrir
table-paused = La partie est en pause
theme-to-light = Thème clair
theme-to-dark = Thème sombre
connection-lost = Connexion perdue. Vos coups sont à l’abri ; nouvel essai en cours.
not-found = Cette page n’existe pas.

title-russian-railroads = Russian Railroads
title-glueck-auf = Glück Auf
title-volldampf = Volldampf

# La maison

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
credits = Code ouvert. Chaque phrase et chaque image ici est de nous. Les jeux sont de Helmut Ohley et Leonhard Orgler ; Wolfgang Kramer et Michael Kiesling ; Martin Wallace.
guest = Invité
try-again = Réessayer
fault-unreachable = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
fault-too-many = Cela fait beaucoup d’un coup. Attendez un instant et réessayez.
fault-unknown = Quelque chose a mal tourné ici. Réessayez.
not-found-about = La voie s’arrête ici. Le lien est peut-être ancien, ou il lui manque une lettre.

home-title = Trois jeux de chemin de fer, un poste d’aiguillage
home-about = Contre un bon adversaire en deux clics, avec des amis par un lien, ou autour d’un écran. Sans compte.
home-learn = Nouveau ? Partie guidée
players-range = { $from }–{ $to } joueurs
n-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
minutes = { $minutes } min
about-russian-railroads = Trois lignes, peu d’ouvriers, mille façons de prendre de la vitesse.
about-glueck-auf = Extraire, charger, livrer. Chaque place coûte un ouvrier de plus.
about-volldampf = Miser sur l’ordre, poser la voie ensemble, laisser payer les autres.
strength = La force des autres
strength-0 = Facile
strength-1 = Moyen
strength-2 = Fort
play-now = Jouer maintenant
play-now-others = { $bots ->
    [one] avec un robot
   *[other] avec { $bots } robots
}
with-friends = Entre amis
one-screen = Un écran
departures = Départs
departures-hint = tables avec des places libres
departures-none = Aucune table n’attend. Ouvrez-en une, elle s’affichera ici.
open-table = Ouvrir une table
departures-all = Toutes les tables
pace-live = en direct
pace-days = un coup par jour
pace-waiting = en attente
pace-running = en cours
join = Rejoindre
watch = Regarder
watching = vous regardez
your-games = Vos parties
finished-games = Parties finies
your-turn = À vous
to-play = à { $name } de jouer
waiting-for-players = En attente de joueurs
kept-until = Sera supprimée le { $date }
you-won = Vous avez gagné avec { $points }
won = { $name } a gagné avec { $points }
first-time = Première visite ?
first-time-about = Une partie guidée explique chaque étape pendant que vous la jouez.
home-replays = Revoir
home-replays-about = Voyez où une partie s’est jouée, et reprenez de là.

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
new-undo = Retour en arrière
new-spectators = D’autres peuvent regarder
new-listed = Montrer cette table dans les listes
new-start = Commencer la partie
new-open = Ouvrir la table
new-starts = Tout le monde est là : la partie commence aussitôt.
new-waits = La table attend que chaque place soit prise. Vous recevez un lien pour chaque ami.
seat-me = Moi
seat-here = Ici, à cet écran
seat-friend = Un ami, par lien
seat-open = Ouverte à tous
seat-bot = Un robot
seat-friend-about = Vous recevez un lien et un code QR.
seat-open-about = Qui trouve la table peut s’asseoir.
seat-free = Place libre
seat-kept = Gardée pour un ami
pace-kind-none = Aucune
pace-kind-live = En direct
pace-kind-days = Jours
clock-bank = Minutes chacun
clock-increment = Secondes ajoutées par tour
clock-days-each = Jours pour un tour
clock-none-is = Pas de pendule : prenez votre temps.
clock-live-is = { $minutes } minutes chacun, { $seconds } secondes de plus par tour.
clock-days-is = { $days ->
    [one] Un jour pour un tour.
   *[other] { $days } jours pour un tour.
}
undo-free = Libre
undo-consent = Ensemble
undo-none = Jamais
undo-free-about = On peut reprendre une étape tant que personne d’autre n’agit et qu’aucune carte n’est retournée.
undo-consent-about = Une étape est reprise si tout le monde est d’accord.
undo-none-about = Une étape faite est faite.
option-edition = Édition
option-edition-reconstruction-1 = Notre reconstitution
option-edition-lorries-5-1-4 = Autres berlines, 5-1-4
option-edition-lorries-3-3-4 = Autres berlines, 3-3-4
option-edition-orders-1-2-2-2 = Autres commandes, 1-2-2-2
option-edition-orders-1-3-2-1 = Autres commandes, 1-3-2-1
option-edition-innovations-2-2-2 = Autres innovations, 2-2-2
option-stop = Une pierre en route
option-stop-chosen = peut traverser des villes de sa couleur
option-stop-first = s’arrête à la première ville de sa couleur

# Listes de tables

filter-title = Quel jeu
all-games = Tous les jeux
go-there = Y aller
to-watch = parties à regarder
to-watch-none = Aucune partie ne se joue en public.

# Avant la partie

room-title = Places à prendre
room-full = Tous là
room-host = Vous êtes l’hôte. Invitez des amis, placez des robots, et commencez.
room-seated = Vous avez une place. L’hôte commence la partie.
room-guest = Choisissez une place et un nom.
room-start = Commencer la partie
room-start-later = Commencer quand toutes les places sont prises
your-name = Votre nom
host = hôte
you-here = vous
sit-here = S’asseoir ici
invite = Inviter
invite-new = Nouveau lien
invite-about = Qui ouvre ce lien peut prendre cette place. Envoyez-le à un ami, ou faites-le scanner.
qr-code = Code QR du lien
link = Lien
copy-link = Copier le lien
copied = Copié
bot-level = Niveau des robots que vous placez
clear-seat = Libérer la place
leave-seat = Quitter ma place
first-game = Première partie guidée

# À la table

chat-and-note = Discussion et note
chat-unread = Discussion, du nouveau
keyboard = Clavier
table-coming = La table se prépare.
table-refused = Cette table vous est fermée
hand-over = Passez l’écran à { $name }
hand-over-about = Ce que les autres tiennent secret reste caché jusque-là.
hand-over-go = Je suis { $name }
connection-back = De nouveau connecté.
question-pause = { $name } demande une pause.
question-undo = { $steps ->
    [one] { $name } demande à reprendre une étape.
   *[other] { $name } demande à reprendre { $steps } étapes.
}
agree = D’accord
refuse = Refuser
take-back = Retirer
hurried = Beaucoup de robots réfléchissent : un plus rapide a joué pour { $name }.
stand-in = Un robot joue pour vous.
come-back = Revenir
resume = Continuer
theme = Thème
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
theme-and-language = Thème et langue
speed = À quelle vitesse les coups des autres sont racontés
speed-0-5 = Lente
speed-1 = Normale
speed-2 = Rapide
speed-0 = Aussitôt
sound = Une cloche quand c’est à vous
how-asked = Comment on vous demande
confirm-turns = Mes tours ne finissent que quand je les confirme
decline-afterwards = Ne jamais proposer d’innovation avant la fin de mon tour
decline-all-new = Ne jamais demander si je trie à nouveau les cartes de ligne
decline-sabotage = Ne jamais demander si j’arrête un transport
decline-subsidy = Ne jamais proposer un transport de plus quand je suis dernier
this-table = Cette table
ask-pause = Demander une pause
ask-undo = Demander à reprendre une étape
leave-game = Quitter la partie
leave-about = Si vous partez, un robot joue jusqu’à votre retour.
other-device = Autre appareil
other-device-show = Lien vers ma place
other-device-about = Avec ce lien vous jouez cette place sur un autre appareil. Gardez-le pour vous ; un lien plus ancien ne vaut plus.
key-tab = à la prochaine place ouverte
key-arrows = à la place ouverte la plus proche
key-shift-arrows = aussi sur les places fermées, qui disent pourquoi
key-enter = choisir ; confirmer le tour
key-undo = reprendre une étape
key-restart = reprendre le tour
key-escape = sauter le récit ; fermer
key-chat = discussion
key-help = cette aide

# La fin

result = Résultat
end-won = { $name } gagne avec { $points }.
end-you = Vous gagnez avec { $points }.
end-shared = { $names } partagent la victoire avec { $points }.
end-behind = { $name } à { $gap }.
end-you-behind = Vous êtes à { $gap }.
end-tie-break = { $name } en a autant ; la règle départage.
plot-lead = Points d’avance sur la moyenne de la table, manche après manche
plot-words = La marche des points. À la fin : { $results }.
plot-missing = Le cours de cette partie n’est pas disponible maintenant.
round-n = Manche { $round }
shift-n = Poste { $round }
round-over = La manche { $round } est terminée
shift-over = Le poste { $round } est terminé
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
replays-upload-about = Une feuille de partie est un petit fichier texte : chaque coup d’une partie. Elle est lue et gardée comme une partie à part, qui n’est dans aucune liste.
replay-of = Revoir : { $title }
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
run = Dérouler
halt = Arrêter
tab-score = Points
tab-sources = Sources
eyes = Vu par
eyes-all = tous, tout ouvert
play-on = Jouer à partir d’ici
play-on-about = Une nouvelle table commence à cette étape. Vous prenez une place ; des robots prennent les autres.
play-on-seat = Votre place
play-on-go = Ouvrir la table
plot-points = Points
moves = Coups
moves-of-round = Coups, manche { $round }
moves-of-shift = Coups, poste { $round }
plot-sources = D’où venaient les points de chaque manche
plot-sources-of = Points de { $name } par manche et par source
chances = Chances de gagner
plot-lead-chances = en haut : avance sur la moyenne de la table ; en bas : chances de gagner, selon nos robots
turning-points = Tournants
turning-points-about = chances de qui joue
from-to = { $from } à { $to } %
tab-table = Table
share = Partager
before-first = Avant le premier coup

# Règles

chapters = Chapitres
search-rules = Chercher dans les règles
rules-version = Version { $version } des règles
rules-version-old = Version { $version } des règles · la plus récente est la { $newest } : ce qui a changé
rules-in = Ces règles sont écrites en : { $language }.
rules-found = { $count ->
    [one] Trouvé dans un chapitre.
   *[other] Trouvé dans { $count } chapitres.
}
rules-none = Aucune règle ne dit « { $words } ».

# Réglages

settings-here = Ce navigateur
account = Compte
account-about = On peut jouer sans. Un compte garde vos parties ensemble sur plusieurs appareils et tient votre classement.
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
data-about = Tout ce que ce serveur garde de vous, dans un fichier : compte, appareils, tables et ce que vous y avez écrit.
data-get = Télécharger mes données
leave-account = Supprimer mon compte
leave-guest = Supprimer toutes mes données
former-player = Ancien membre
farewell-about = Compte, classements, messages et notes sont supprimés. Les parties restent, avec « { former-player } » à la place de votre nom ; là où l’on joue encore, un robot continue pour vous. C’est irréversible.
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
push-offer = Ce navigateur doit-il vous prévenir quand ce sera de nouveau à vous ?
push-yes = Oui, prévenez-moi
push-no = Non
push-here = Ce navigateur me prévient, même si aucune page n’est ouverte
push-none = Ce navigateur ne peut pas vous prévenir ici : il faut une adresse en https.
push-denied = Ce navigateur n’a pas le droit d’afficher les messages de ce site. Vous pouvez changer cela dans ses réglages.
save = Enregistrer
saved = Enregistré
claim = On cherche votre place.

# La première partie guidée

learn-about = Une vraie partie à deux contre un robot indulgent. À chaque étape un conseil dit ce qui est demandé et à quoi penser. Vous pouvez arrêter les conseils à tout moment.
learn-begin = Commencer
learn-ok = Compris
learn-stop = Plus de conseils
learn-again = Conseil
learn-confirm = Votre tour est complet, mais rien n’est définitif. Regardez ce qui a changé, puis confirmez. On peut reprendre une étape ou tout le tour.
learn-wait = L’autre joueur choisit. Ce qu’il fait est raconté dans le journal ; une marque numérotée montre où il est passé.
learn-end = La partie est finie. Le résultat montre d’où viennent les points. En revoyant la partie, vous pouvez revenir à chaque étape et reprendre de là.
learn-russian-railroads-welcome = Vous construisez trois lignes et développez votre industrie. Les ouvriers font des actions, et chaque manche compte tout ce que vous avez construit : ce qui vient tôt rapporte encore et encore.
learn-russian-railroads-bonus = À deux, chacun commence avec un bonus. Tous aident ; prenez celui qui convient à votre premier plan.
learn-russian-railroads-turn = Placez des ouvriers sur une case allumée. Une case n’est qu’à un joueur par manche : prenez d’abord le plus important. Un bon début : avancer le noir sur le Transsibérien, puis le gris derrière. En avançant, le nombre sur une case allumée dit ce qu’elle ajoute à chaque manche. Qui passe a fini sa manche.
learn-russian-railroads-pay = Les ouvriers rentrent à la fin de la manche, une pièce est dépensée pour de bon. Payez en ouvriers tant que vous en avez assez.
learn-russian-railroads-work = Choisissez ce qui avance. Le noir va devant, le gris suit sans jamais le dépasser, le brun ne dépasse jamais le gris. Seul compte ce que la locomotive atteint.
learn-russian-railroads-work-in-part = Faites autant de ces pas que vous voulez, puis finissez l’action.
learn-russian-railroads-lay = Le numéro d’une locomotive est sa portée. Mettez-la là où de la voie posée reste hors de portée.
learn-russian-railroads-exchange = Toutes les places sont pleines : la nouvelle usine remplace celle que vous choisissez.
learn-russian-railroads-again = Utilisez encore une fois une case où se tiennent vos ouvriers.
learn-russian-railroads-pick-token = Vous avez gagné un jeton ?. Chacun sert une fois par partie. Les doubleurs et la réévaluation rapportent à chaque manche qui reste : ils sont forts tôt.
learn-russian-railroads-pick-card = Prenez une des cartes ? ouvertes, ou aucune. Chacune sert une fois par partie.
learn-russian-railroads-take-end-card = Gardez la carte qui convient à ce que vous construisez : elle compte à la fin. Ou prenez 10 points maintenant.
learn-russian-railroads-move-on = Votre ouvrier sur une case d’ordre peut encore aller sur une case libre pour un ouvrier. Rien n’oblige.
learn-russian-railroads-wait-later = Chaque manche compte tout à nouveau. Dans le tableau, + est ce que cette manche ajouterait à chacun.
learn-glueck-auf-welcome = Vous extrayez du charbon, le chargez sur des trains et les envoyez pour remplir des commandes. Les cartes d’ouvriers paient les zones, et chaque visite rend une zone plus chère d’un ouvrier.
learn-glueck-auf-turn = Envoyez des ouvriers dans une zone allumée ; son prix est dessus et se paie exactement : gardez quelques cartes 1. Pour livrer il faut une commande et un train avec une locomotive et assez de berlines chargées. Commencez donc par une commande, une locomotive, des wagons pour sa voie et des berlines aux mêmes blasons.
learn-glueck-auf-turn-on = Envoyez maintenant des ouvriers dans une zone. Vous pouvez d’abord jouer une autre innovation.
learn-glueck-auf-pay = Choisissez les cartes d’ouvriers avec lesquelles vous payez. Elles reviennent quand le poste est fini.
learn-glueck-auf-take-a-lorry = Choisissez la pile. Une berline se met au bout de votre rangée ; son blason devrait convenir à vos wagons.
learn-glueck-auf-take-a-wagon = Choisissez la pile. Un wagon va sur les voies qui montrent son blason ; un joker va partout.
learn-glueck-auf-place = Choisissez la voie. Il n’en bougera plus.
learn-glueck-auf-wild = Choisissez une pile : vous en regardez les quatre premières cartes et en gardez une.
learn-glueck-auf-keep = Gardez une carte. Les autres vont sous la pile.
learn-glueck-auf-mine = Extraire fait avancer les berlines. De la rangée, seule la première part : dans un wagon vide à son blason, ou au dépôt. Une berline double demande deux pas.
learn-glueck-auf-deliver = Un train part avec une commande qui ne demande pas plus de berlines qu’il n’en porte. Il part tout entier : remplissez-le bien d’abord.
learn-glueck-auf-deliver-more = Un autre train peut partir maintenant si sa locomotive est du même type et que vous avez une commande pour lui.
learn-glueck-auf-assign = Choisissez la commande de ce train. Les berlines en trop partent aussi.
learn-glueck-auf-afterwards = Avant la fin de votre tour, vous pouvez encore jouer une innovation.
learn-volldampf-welcome = Vous émettez des obligations, misez sur l’ordre, posez de la voie et y déplacez des pierres de marchandise. Chaque voie qu’une pierre emprunte augmente le revenu de son propriétaire. À la fin compte le revenu, moins les obligations.
learn-volldampf-secret-bonds = Une obligation rapporte 6 marks tout de suite. Elle coûte 1 mark à chaque manche et un point à la fin. Prenez de quoi miser et poser vos prochains tronçons. Tous deux choisissent en secret.
learn-volldampf-secret-bids = Misez pour la première place : qui est premier prend d’abord des cartes de ligne et déplace d’abord des pierres. Tous deux choisissent en secret.
learn-volldampf-all-new = Vous pouvez trier à nouveau les cartes de ligne, si aucun groupe ne vous sert.
learn-volldampf-take-group = Prenez un groupe de cartes de ligne. Chaque carte vaut pour un tronçon de sa forme, au prix de la carte. Cherchez des tronçons entre des villes qui ont des pierres.
learn-volldampf-lay = Posez de la voie sur un tronçon allumé ; son prix est dessus. Cherchez un chemin d’une pierre à une ville de la même couleur.
learn-volldampf-bargain-card = Choisissez la carte de ligne que vous donnez pour la bonne affaire.
learn-volldampf-bargain-segment = Posez un tronçon allumé pour 5 marks.
learn-volldampf-transport = Choisissez une pierre. Elle va dans une ville de sa couleur, et chaque voie empruntée augmente d’un le revenu de son propriétaire. Le meilleur chemin suit surtout vos voies.
learn-volldampf-subsidised = Un transport de plus : choisissez une pierre.
learn-volldampf-step = Choisissez où va la pierre ensuite. L’étiquette dit ce que vous gagnez.
learn-volldampf-sabotage = Une pierre de l’autre joueur est en route. Un sabotage l’arrête ; sinon refusez.
learn-volldampf-subsidy = Avec la subvention vous pouvez faire un transport de plus.
learn-volldampf-unload = Posez la pierre dans une ville allumée.
learn-volldampf-plan = Choisissez une pierre à mettre dans une autre ville : au mieux, cela vous ouvre un chemin.
learn-volldampf-replace = Choisissez sa ville.
plain-choices = Choix
plain-picture = La table en texte
plain-values = Ce qui se trouve sur la table
