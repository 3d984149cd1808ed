# La table en texte, pour le terminal. Les cartes portent les noms des coups.

draw-shift = Poste { $shift } sur { $shifts } · premier joueur { $starter } · ont passé : { $passed } · le jeton de poste irait à { $token }
draw-nobody = personne
draw-looks = La place { $number } regarde { $pile } : { $cards }
draw-area = zone
draw-price = prix
draw-top-card = carte visible
draw-below = reste
draw-placed = placés
draw-being-drawn = tirage en cours
draw-empty = vide
draw-bottom = Au fond de { $pile } : { $cards }
draw-by-seat = place { $number } : { $cards }
draw-board = Place { $number } · points : { $points }
draw-has-passed = a passé
draw-none = –
draw-lorries = berlines
draw-orders = commandes
draw-shares = parts
draw-tokens = jetons de poste
draw-objectives = objectifs
draw-workers = Ouvriers
draw-row = File
draw-storage = Dépôt
draw-hand = Main
draw-open-cards = Posées
draw-delivered = Livré
draw-track = Voie { $track }
draw-shift-tokens = jetons de poste : { $tokens }
draw-front = tête > { $cards }
draw-engine = locomotive { $type }
draw-no-engine = sans locomotive
draw-cargo = berlines { $count }
draw-no-wagon = aucun wagon
draw-no-innovation = aucune innovation

# La table en image, pour les programmes

svg-shift = Glück Auf · poste { $shift } sur { $shifts }
svg-left = reste { $count }
svg-store = dépôt
