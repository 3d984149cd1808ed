# Les leçons d’une première partie.

lesson-russian-railroads-welcome = Votre chemin de fer
lesson-russian-railroads-welcome-1 = Voici votre plateau : trois lignes pour les rails et, dessous, votre industrie. À tour de rôle, chacun place des ouvriers sur une case du plan et fait ce qu’elle montre.
lesson-russian-railroads-welcome-2 = Quand tous ont passé, la manche compte tout ce que vous avez construit, et la suivante le compte encore.
lesson-russian-railroads-welcome-goal = Le plus de points après { $rounds } manches. Ce qui est construit tôt compte le plus souvent.
lesson-russian-railroads-track = Les premiers rails
lesson-russian-railroads-track-1 = Placez un ouvrier sur la case éclairée : le noir peut avancer de { $steps } pas. Faites-les tous sur le Transsibérien.
lesson-russian-railroads-track-2 = Le noir lui-même ne rapporte rien. Il ouvre la voie : dès qu’il est sur la case { $grey_from } du Transsibérien, le gris peut suivre.
lesson-russian-railroads-others = Ce que les autres ont fait
lesson-russian-railroads-others-1 = { $first_seat } a développé son industrie : +{ $first_industry } à chaque manche. { $second_seat } a avancé le noir jusqu’à la case { $second_black }.
lesson-russian-railroads-others-2 = Leurs ouvriers restent là : jusqu’à la fin de la manche, personne d’autre ne peut utiliser ces cases.
lesson-russian-railroads-grey = Le gris rapporte
lesson-russian-railroads-grey-1 = Placez un ouvrier ici : le gris avance de { $steps } pas sur le Transsibérien, derrière le noir.
lesson-russian-railroads-grey-2 = Une case de gris rapporte +{ $grey_each } à chaque manche, aussi loin que porte votre locomotive. Sa portée est { $reach } : ce tour rapporte donc +{ $gain }.
lesson-russian-railroads-reach = Hors de portée
lesson-russian-railroads-reach-1 = Le butoir rouge marque la fin de votre portée : case { $reach }. Le gris va jusqu’à la case { $grey }, mais au-delà du butoir rien ne compte.
lesson-russian-railroads-locomotive = Porter plus loin
lesson-russian-railroads-locomotive-1 = Placez un ouvrier ici et prenez la locomotive { $locomotive }. Posez-la sur la place libre du Transsibérien.
lesson-russian-railroads-locomotive-2 = Sur cette ligne, les deux numéros s’additionnent : la portée passe de { $reach } à { $new_reach }, et la ligne rapporte { $new_line } par manche au lieu de { $line }.
lesson-russian-railroads-engineer = Un ingénieur pour tous
lesson-russian-railroads-engineer-1 = { $second_seat } a utilisé l’ingénieur qui attend ici et a déjà { $second_score ->
    [one] { $second_score } point
   *[other] { $second_score } points
}. Après chaque manche, les ingénieurs avancent : regardez qui vient ensuite.
lesson-russian-railroads-doubler = Compter une case deux fois
lesson-russian-railroads-doubler-1 = Placez un ouvrier ici et prenez un jeton ×2. Il se pose au-dessus de la première case libre du Transsibérien.
lesson-russian-railroads-doubler-2 = Sa case compte désormais double : la ligne rapporte { $new_line } par manche au lieu de { $line }.
lesson-russian-railroads-industry = Lancer votre industrie
lesson-russian-railroads-industry-1 = Placez un ouvrier ici : votre marqueur avance d’une case.
lesson-russian-railroads-industry-2 = Le nombre de sa case compte à chaque manche : +{ $industry } maintenant, et jusqu’à { $top_industry } au bout de la piste.
lesson-russian-railroads-passed = Quelqu’un a passé
lesson-russian-railroads-passed-1 = { $first_seat } n’a plus d’ouvriers et a passé. Le tableau montre ce que chacun a et, après le +, ce que la fin de cette manche ajoute : +{ $round_points } pour vous.
lesson-russian-railroads-choice = À vous de choisir
lesson-russian-railroads-choice-1 = Tout ce qui est éclairé est ouvert maintenant. Ouvriers restants : { $workers }, pièces : { $coins }. Une pièce peut remplacer un ouvrier, mais elle est alors dépensée.
lesson-russian-railroads-choice-2 = Une bonne idée : encore un pas de noir sur le Transsibérien. Sur la case { $brown_from }, le noir ouvre le marron, qui rapporte +{ $brown_each } par case.
lesson-russian-railroads-choice-own = À vous de choisir
lesson-russian-railroads-choice-own-1 = Ouvriers restants : { $workers }, pièces : { $coins }. La manche vous rapporterait +{ $round_points } maintenant. Passez quand plus rien ne vaut un ouvrier.
lesson-russian-railroads-pass = Passer
lesson-russian-railroads-pass-1 = Ouvriers restants : { $workers }. Une pièce pourrait en remplacer un, mais on peut garder ses pièces pour une manche suivante.
lesson-russian-railroads-pass-2 = Qui passe est hors jeu jusqu’à la fin de la manche. Passer rapporte des points selon la place dans l’ordre du tour, mais aucun au premier : +{ $pass_points } pour vous.
lesson-russian-railroads-pass-own = Passer
lesson-russian-railroads-pass-own-1 = { $coins ->
    [0] Vous n’avez plus d’ouvriers : passez.
   *[other] Vous n’avez plus d’ouvriers. Les pièces ({ $coins }) se gardent pour une manche suivante : passez.
} { $pass_points ->
    [0] Passer ne rapporte rien au premier de l’ordre du tour.
   *[other] Passer vous rapporte +{ $pass_points }.
}
lesson-russian-railroads-scored-points-trans-siberian = Gris à portée, en cases : { $spaces }, à +{ $grey_each } chacune ; comptées double grâce à un jeton ×2 : { $doubled }. Cela fait +{ $amount }.
lesson-russian-railroads-scored-points-industry = Votre marqueur d’industrie est sur une case qui porte le nombre { $amount } : +{ $amount }.
lesson-russian-railroads-end = La première manche est finie
lesson-russian-railroads-end-1 = Votre total : { $total }. Les ouvriers sont revenus, et tout ce que vous avez construit comptera encore à la fin de chaque manche.
lesson-russian-railroads-end-2 = La partie est à vous. Tout s’explique sur la table : pointez une chose, gardez le doigt dessus ou appuyez sur I.
