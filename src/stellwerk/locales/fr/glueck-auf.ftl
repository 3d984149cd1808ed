# Noms

wheel-1 = berline « roue » (1 point)
wheel-2 = berline « roue » (2 points)
wheel-double = berline double « roue »
clover-1 = berline « trèfle » (1 point)
clover-2 = berline « trèfle » (2 points)
clover-double = berline double « trèfle »
tower-1 = berline « tour » (1 point)
tower-2 = berline « tour » (2 points)
tower-double = berline double « tour »
fox-1 = berline « renard » (1 point)
fox-2 = berline « renard » (2 points)
fox-double = berline double « renard »
wheel-wagon = wagon « roue »
clover-wagon = wagon « trèfle »
tower-wagon = wagon « tour »
fox-wagon = wagon « renard »
wild-wagon = wagon joker
engine-A = locomotive de type A
engine-B = locomotive de type B
engine-C = locomotive de type C
engine-D = locomotive de type D
barracks-1 = commande « immeubles » (1 berline, 3 points)
furnaces-1 = commande « hauts fourneaux » (1 berline, 3 points)
factories-1 = commande « usines » (1 berline, 3 points)
steamboats-1 = commande « vapeurs » (1 berline, 3 points)
barracks-2 = commande « immeubles » (2 berlines, 5 points)
furnaces-2 = commande « hauts fourneaux » (2 berlines, 5 points)
factories-2 = commande « usines » (2 berlines, 5 points)
steamboats-2 = commande « vapeurs » (2 berlines, 5 points)
barracks-3 = commande « immeubles » (3 berlines, 7 points)
furnaces-3 = commande « hauts fourneaux » (3 berlines, 7 points)
factories-3 = commande « usines » (3 berlines, 7 points)
steamboats-3 = commande « vapeurs » (3 berlines, 7 points)
barracks-4 = commande « immeubles » (4 berlines, 10 points)
furnaces-4 = commande « hauts fourneaux » (4 berlines, 10 points)
factories-4 = commande « usines » (4 berlines, 10 points)
steamboats-4 = commande « vapeurs » (4 berlines, 10 points)
share-barracks = part « immeubles »
share-furnaces = part « hauts fourneaux »
share-factories = part « usines »
share-steamboats = part « vapeurs »
workers-3 = innovation (1 à 3 ouvriers)
workers-4 = innovation (1 à 4 ouvriers)
workers-5 = innovation (1 à 5 ouvriers)
extra-lorry = innovation (prendre une berline)
extra-wagon = innovation (prendre un wagon)
extra-engine = innovation (prendre une locomotive)
extra-order = innovation (prendre une commande)
extra-share = innovation (prendre une part)
extra-mining = innovation (1 à 4 pas d’extraction)
extra-delivery = innovation (une livraison)
objective-shift = objectif (3 points pour 2 jetons de poste)
objective-count = objectif (1 point par objectif)
objective-engine-A = objectif (2 points par locomotive de type A livrée)
objective-engine-B = objectif (2 points par locomotive de type B livrée)
objective-engine-C = objectif (2 points par locomotive de type C livrée)
objective-engine-D = objectif (2 points par locomotive de type D livrée)
objective-share-barracks = objectif (2 points par part « immeubles » attribuée)
objective-share-furnaces = objectif (2 points par part « hauts fourneaux » attribuée)
objective-share-factories = objectif (2 points par part « usines » attribuée)
objective-share-steamboats = objectif (2 points par part « vapeurs » attribuée)
objective-order-barracks = objectif (2 points par commande « immeubles » remplie)
objective-order-furnaces = objectif (2 points par commande « hauts fourneaux » remplie)
objective-order-factories = objectif (2 points par commande « usines » remplie)
objective-order-steamboats = objectif (2 points par commande « vapeurs » remplie)
objective-volume-barracks = objectif (4 points pour des commandes « immeubles » de 5 berlines en tout)
objective-volume-furnaces = objectif (4 points pour des commandes « hauts fourneaux » de 5 berlines en tout)
objective-volume-factories = objectif (4 points pour des commandes « usines » de 5 berlines en tout)
objective-volume-steamboats = objectif (4 points pour des commandes « vapeurs » de 5 berlines en tout)
hidden = carte inconnue

lorries-1 = pile de berlines 1
lorries-2 = pile de berlines 2
wagons-1 = pile de wagons 1
wagons-2 = pile de wagons 2
engines = pile de locomotives
orders = pile de commandes
shares = pile de parts
innovations = pile d’innovations
objectives = pile d’objectifs
mining-0-1 = extraction 0 ou 1
mining-1-2 = extraction 1 ou 2
mining-2-3 = extraction 2 ou 3
delivery = livraison
wild = action libre

kind-lorry = carte de berline
kind-wagon = carte de wagon
kind-engine = carte de locomotive
kind-order = carte de commande
kind-share = carte de part
kind-innovation = carte d’innovation
kind-objective = carte d’objectif

points-lorries = Berlines
points-orders = Commandes
points-shares = Parts
points-tokens = Jetons de poste
points-objectives = Objectifs

# Ce qui est demandé

ask-over = La partie est finie.
ask-draw-starter = Le premier joueur est tiré au sort.
ask-turn-up = La carte suivante de la { $pile } est retournée.
ask-look = Quelqu’un regarde une carte de la { $pile }.
ask-turn = À vous : envoyez des ouvriers dans une zone, jouez d’abord une innovation, ou passez.
ask-turn-innovation = Aucune zone ne vous est encore ouverte : jouez une innovation, ou passez.
ask-turn-pass = Aucune zone ne vous est ouverte : passez.
ask-turn-on = Envoyez maintenant des ouvriers dans une zone ; vous pouvez d’abord jouer une autre innovation.
ask-turn-on-innovation = Aucune zone ne vous est encore ouverte : jouez une autre innovation, puis envoyez des ouvriers.
ask-pay = { $area } : encore { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
} à placer. Quelle est la carte suivante ?
ask-pay-ones = { $cards ->
    [one] Encore une innovation, pour 1 ouvrier : laquelle ?
   *[other] Encore { $cards } innovations, pour 1 ouvrier chacune : laquelle ensuite ?
}
ask-take-a-lorry = De quelle pile prenez-vous la berline ?
ask-take-a-wagon = De quelle pile prenez-vous le wagon ?
ask-place = Sur quelle voie va la carte : { $card } ?
ask-wild = Quelle pile regardez-vous ?
ask-keep = Quelle carte gardez-vous ? Les autres vont sous la pile.
ask-mine = Extraction : { $least ->
    [0] au plus { $most } pas
   *[other] encore { $least } à { $most } pas
}.
ask-deliver = Quel train part ?
ask-deliver-more = Un autre train au même type de locomotive part-il ({ $card }) ?
ask-assign = Quelle commande le train de la voie { $track } remplit-il, avec { $lorries ->
    [one] { $lorries } berline
   *[other] { $lorries } berlines
} ?
ask-afterwards = Jouez-vous une innovation avant la fin de votre tour ?

# Coups

move-area = { $what } pour { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}
move-take = { $card }, de la { $pile }
move-look = regarder la { $pile }
move-play = jouer : { $card }
move-pass = passer pour le reste du poste
move-done = s’arrêter là
move-stop-mining = arrêter l’extraction
move-no-more-trains = ne plus faire partir de train
move-end-turn = finir le tour
move-track = sur la voie { $track }
move-train = le train de la voie { $track }, avec { $lorries ->
    [one] { $lorries } berline
   *[other] { $lorries } berlines
}
move-pay = une carte de { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}
move-pay-innovation = { $card }, pour { $workers }
move-store = { $card } : au dépôt
move-load = { $card } : dans le wagon de la voie { $track } ({ $wagon })
move-load-stored = { $card }, du dépôt : dans le wagon de la voie { $track } ({ $wagon })
move-fulfil = { $card }
move-keep = garder : { $card }
move-start = { $seat } commence
move-card = carte tirée : { $card }
move-unseen-card = une carte que vous ne voyez pas est tirée
move-unseen-keep = garder une carte que vous ne voyez pas

# Ce qui s’est passé

shift-begins = Le poste { $shift } commence ; { $seat } joue en premier.
sent = { $seat } envoie { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
} : { $area }.
paid = { $seat } place une carte d’ouvriers de { $workers }.
paid-innovation = { $seat } place, pour { $workers } : { $card }.
received = { $seat } prend : { $card }.
received-secretly = { $seat } garde une carte et ne la montre à personne : { $kind }.
placed = { $seat } met sur la voie { $track } : { $card }.
turned-up = Nouvelle carte sur la { $pile } : { $card }.
split = { $cards ->
    [one] La carte du haut de la { $pile } devient
   *[other] Les { $cards } cartes du haut de la { $pile } deviennent
} la { $gap }.
looked = { $seat } regarde { $cards ->
    [one] la dernière carte
   *[other] { $cards } cartes
} de la { $pile }.
saw = Vous voyez : { $card }.
stored = { $seat } met au dépôt : { $card }.
loaded = { $seat } charge sur la voie { $track } : { $card }.
delivered = { $seat } fait partir le train de la voie { $track } avec { $lorries ->
    [one] { $lorries } berline
   *[other] { $lorries } berlines
} : { $card }.
played-innovation = { $seat } joue : { $card }.
passed = { $seat } passe.
token-given = { $seat } reçoit le jeton de poste { $token }.
game-over = Le dernier poste est fini.

# Pourquoi pas

why-over = la partie est finie
why-dealing = une carte est en train d’être tirée
why-not-asked = ce n’est pas le moment
why-finish-first = terminez d’abord ce que vous avez commencé
why-one-action = vous avez déjà fait votre action d’ouvriers
why-acted = vous avez déjà envoyé des ouvriers
why-not-with-two = cette carte n’est pas utilisée à deux
why-empty-pile = la { $pile } est vide
why-three-engines = il y a une locomotive sur chacune de vos voies
why-price = vous ne pouvez pas placer exactement { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}
why-wild-price = la première utilisation coûte { $workers } ouvriers, et vous ne pouvez pas les placer exactement
why-no-mining = aucun des deux nombres de pas d’extraction n’est possible
why-no-order = vous n’avez pas de commande
why-no-engine = aucune de vos voies n’a de locomotive
why-no-train = aucun train avec locomotive n’a { $lorries ->
    [one] { $lorries } berline
   *[other] { $lorries } berlines
}, ce que demande votre plus petite commande
why-no-wild = aucune pile n’a de carte que vous pourriez prendre
why-no-pile = l’action libre sert à regarder une pile de cartes
why-other-pile = la carte est d’une autre sorte
why-not-held = vous ne l’avez pas : { $card }
why-not-during = elle se joue avant ou après l’action d’ouvriers : { $card }
why-not-playable = elle ne pourrait pas être exécutée : { $card }
why-no-action-left = après cela, aucune action d’ouvriers ne serait certaine : { $card }
why-no-action-then = après cela, aucune action d’ouvriers ne serait certaine
why-committed = vous avez joué une innovation, vous devez donc envoyer des ouvriers
why-more-steps = il faut encore des pas d’extraction
why-one-train = au moins un train doit partir
why-not-this-track = pas permis ici : { $card }
why-engine-there = la voie { $track } a déjà une locomotive
why-track-no-engine = la voie { $track } n’a pas de locomotive
why-other-type = seuls les trains au même type de locomotive peuvent partir maintenant : { $card }
why-too-few-lorries = { $lorries ->
    [one] { $lorries } berline ne suffit
   *[other] { $lorries } berlines ne suffisent
} pour aucune de vos commandes
why-no-such-card = vous n’avez pas cette carte
why-order-of-cards = les cartes hautes se placent avant les basses, les innovations en dernier
why-as-ones = chaque innovation supplémentaire compte pour 1
why-too-many-workers = il ne reste que { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
} à placer
why-other-value = avec ce nombre le compte ne tomberait pas juste
why-not-exact = le reste ne pourrait pas être placé exactement
why-empty-row = votre file d’extraction est vide
why-not-stored = pas dans votre dépôt : { $card }
why-crest = ne va pas avec ce wagon ou cette voie : { $card }
why-no-empty-wagon = il n’y a pas de wagon vide de cette sorte
why-too-few-steps = il reste trop peu de pas : { $card }
why-no-exact-end = après ce pas aucun des deux nombres ne pourrait être atteint
why-order-too-large = la commande demande plus de { $lorries ->
    [one] { $lorries } berline
   *[other] { $lorries } berlines
}
why-not-seen = vous n’avez pas vu cette carte : { $card }
