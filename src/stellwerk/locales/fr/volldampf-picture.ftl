# La table en texte, pour le terminal

draw-round = Volldampf · manche { $round } sur { $rounds }
draw-edition = édition { $edition }

# Une lettre pour chaque couleur de villes et de cubes
draw-letters = bvrj
draw-legend-colours = b bleu, v violet, r rouge, j jaune : devant le nom, la couleur de la ville ; derrière, ses cubes
draw-legend-track = b5 cinq cubes bleus ; N4:5 un tronçon libre et son prix, o un arrêt, 1 à 6 la voie d’une place

draw-number = nº
draw-seat = place
draw-income = revenu
draw-bonds = obligations
draw-points = points
draw-cash = argent
draw-pieces = voies
draw-actions = cartes d’action
draw-routes = cartes de ligne
draw-own-cards = vos cartes d’action :
draw-played-cards = cartes d’action jouées :
draw-piles = sac : { $bag } ; cartes de marchandises : { $goods }, de ligne : { $routes }, d’action : { $actions }
draw-taken = pris
draw-groups = groupes : { $groups }
draw-chosen = la place { $number } a choisi en secret
draw-way = chemin jusqu’ici : { $segments }, { $pieces } sur { $reach }
draw-bid = place { $number } { $bid }
draw-bid-passed = place { $number } { $bid }, a passé
draw-bids = offres : { $bids }

# La table en image, pour les programmes

svg-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
svg-money = { $cash ->
    [one] { $cash } mark
   *[other] { $cash } marks
} · revenu { $income } · obligations { $bonds }
svg-held = voies { $track } · lignes { $routes } · actions { $actions }
svg-order = nº { $place } dans l’ordre du tour
svg-bid = offre { $bid }
