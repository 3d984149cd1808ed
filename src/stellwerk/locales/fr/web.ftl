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
table-paused = La partie est en pause
theme-to-light = Thème clair
theme-to-dark = Thème sombre
connection-lost = Connexion perdue. Vos coups sont à l’abri ; nouvel essai en cours.
not-found = Cette page n’existe pas.

title-russian-railroads = Russian Railroads
title-glueck-auf = Glück Auf
title-volldampf = Volldampf
