# La table en texte, pour le terminal

draw-round = Manche { $round } sur { $rounds } · ordre du tour : { $order }
draw-passed = a passé

draw-track = Rails
draw-build = Bâtir
draw-industry = Industrie
draw-other = Autres
draw-engineers = Ingénieurs

draw-space-T1 = 2 noirs
draw-space-T2 = 3 noirs
draw-space-T3 = 2 gris
draw-space-T4 = 3 gris
draw-space-T5 = 1 marron
draw-space-T6 = 2 marron
draw-space-T7 = 1 beige
draw-space-T8 = 2 beiges
draw-space-T9 = 1 blanc
draw-space-T10 = 2 blancs
draw-space-T11 = 2 choix
draw-space-T12 = noir/gris
draw-space-L1 = loco/usine
draw-space-L2 = loco/usine
draw-space-L3 = loco+usine
draw-space-I1 = 1 ind.
draw-space-I2 = 2 ind.
draw-space-I3 = ind.+noir
draw-space-A1 = jeton ×2
draw-space-A2 = 2 pièces
draw-space-A3 = 2 tempor.
draw-space-O1 = premier
draw-space-O2 = second
draw-space-LR = 3 ind.

draw-engineer-1 = 2 choix
draw-engineer-2 = ind.+3
draw-engineer-3 = noir+gris
draw-engineer-4 = jeton ×2+3
draw-engineer-5 = choix+3
draw-engineer-6 = gris+5
draw-engineer-7 = noir+3
draw-engineer-8 = réutiliser
draw-engineer-9 = 2 ind.
draw-engineer-10 = ind.+noir
draw-engineer-11 = choix+noir
draw-engineer-12 = loco/usine
draw-engineer-13 = gris+marron
draw-engineer-14 = 2 noirs
draw-engineer-15 = marron+5
draw-hire = engager { $engineer }
draw-worker = o
draw-coin = p
draw-none = –
draw-supply = Locomotives : { $locomotives } · usines rendues : { $factories } · jetons ×2 : { $doublers }
draw-waiting = Ingénieurs à venir : { $engineers } · cartes « ? » : { $cards }

draw-mat = Place { $number } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
draw-workers = ouvriers : { $free } sur { $all }
draw-temporary = temporaires : { $count }
draw-black = ouvrier noir
draw-black-placed = ouvrier noir placé
draw-letters = ngmeb
draw-locomotive = locomotive { $locomotives }, portée { $reach }
draw-own-engineers = Ingénieurs : { $engineers }
draw-tokens = Jetons : { $tokens }
draw-end-cards = Cartes de fin de partie : { $cards }

draw-legend-spaces = Cases : o ouvrier, p pièce, [… =2] utilisée par la place 2. Lignes : Noir, Gris, Marron, bEige,
draw-legend-lines = Blanc ; majuscule à portée, . libre à portée, - hors de portée, ² jeton ×2. Industrie :
draw-legend-industry = [marqueur], F2 usine 2, __ emplacement vide, ? rapporte un jeton ; les nombres sont des points.

# La table en image, pour les programmes

svg-round = Russian Railroads · manche { $round } sur { $rounds }
svg-place = rang { $number }
svg-coming = puis { $engineers }
svg-order = ordre du tour
