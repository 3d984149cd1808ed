# Le professeur à la table et les leçons d’une première partie.

lesson-number = Leçon { $number } sur { $count }
lesson-goal = Le but :
lesson-show = Montrez-moi
lesson-try = J’essaie
lesson-next = Continuer
lesson-leave = Quitter les leçons
lesson-back = Revenir aux leçons
lesson-read-again = Relire
lesson-lit = Choisissez maintenant ce qui est éclairé.
lesson-read = Lisez d’abord la leçon
lesson-read-why = « Continuer » vous mène à votre coup.
lesson-opens = Le reste s’ouvre à la leçon { $number }.
lesson-confirm = Regarder, puis confirmer
lesson-confirm-about = Voilà ce que fait votre tour ; rien n’est définitif. Vous pouvez annuler, ou confirmer pour finir le tour.
lesson-confirm-chance = Voilà votre choix ; rien n’est définitif. Vous pouvez annuler. Une fois confirmé, le hasard décide et le choix est acquis.
lesson-scoring = Le premier décompte : { $source }
lesson-play-on = Jouer
lesson-fading = Au début, je vous dirai avant chaque tour ce que je jouerais et pourquoi ; plus tard, seulement où regarder. Ensuite, vous demanderez une aide quand vous le voudrez.

## Aides et jugements

teacher = Professeur
teacher-thinks = Le professeur réfléchit
teacher-quick = Brièvement
teacher-normal = Normalement
teacher-deep = Longuement
teacher-judges = Me dire après chacun de mes tours s’il était bon
hint = Aide
hint-about = Demandez en trois étapes : où regarder, quel tour, et pourquoi. Le professeur ne sait que ce que vous pouvez voir et ne joue jamais à votre place.
hint-where = Où regarder ?
hint-which = Quel tour ?
hint-why = Pourquoi ?
hint-matter = Ce qui compte : { $term }.
hint-lit = { $count ->
    [0] Regardez les autres parties de la table : ce par quoi commence le meilleur tour n’est pas visible ici.
    [one] Le meilleur tour commence par ce qui est sous le projecteur.
   *[other] Le meilleur tour commence par l’un des deux endroits sous le projecteur.
}
hint-thinking = Le professeur réfléchit…
hint-chance = { $percent } % de chances de gagner
hint-others = Autres tours
hint-ahead = points d’avance sur le second choix
hint-ahead-later = points juste après face au second choix ; cela paie plus tard
hint-only = Aucun autre tour ne s’en approche.
hint-even = D’après ce qui se compte maintenant, le tour suivant est aussi bon. Dans les parties que le professeur a essayées, celui-ci a fait un peu mieux.
hint-close = Fermer l’aide
was-that-good = Était-ce bien ?
why-did-they = Pourquoi ce tour de { $name } ?
judged-yes = Oui.
judged-short = Mieux : { $turn }. Cela a coûté { $lost } %.
judged-best = Rien de mieux n’a été trouvé.
judged-best-theirs = D’après ce que vous pouvez savoir, rien de mieux n’a été trouvé.
judged-ahead = points d’avance sur le tour joué
judged-ahead-later = points juste après face au tour joué ; cela paie plus tard
hints-allow = Permettre les aides du professeur
hints-on = Les aides sont permises : tout le monde peut interroger le professeur.
hints-off = Les aides ne sont pas permises.

## Essayer un tour

try-out = Essayer
try-about = Essayez un tour à une table à vous. Rien n’est joué, et personne ne l’apprend.
try-title = Vous essayez un tour.
try-hidden = Rien n’est joué, et personne d’autre ne peut le voir.
try-gain = Il rapporte { $gain }.
try-imagined = Imaginé : ce qui était caché peut être différent.
try-better = Mieux : { $turn }, { $percent } %.
try-stop = Arrêter l’essai
try-play = Jouer ce tour
try-why = Il est alors fait à la vraie table ; vous pourrez encore l’y annuler.
plan-keep-key = Le garder pour la touche L
plan-play = Jouer mon plan
line-go-on = Continuer après mon tour
line-from-here = Essayer une suite d’ici
line-title = Vous essayez une suite de tours.
line-choose = Seulement imaginé : vous choisissez pour { $name }.
line-choose-own = Seulement imaginé : ce serait votre prochain tour.
line-others = Laisser le professeur jouer les autres
line-back = Revenir à mon tour
line-gain = Cela vous rapporte { $gain } jusqu’ici.
line-chance = Vos chances de gagner d’ici : { $percent } %.
line-best = Le professeur jouerait pour { $name } : { $turn }.
line-best-own = Le professeur jouerait : { $turn }.
line-long = Une suite a au plus { $most ->
    [one] { $most } coup
   *[other] { $most } coups
}.
key-hint = l’étape suivante d’une aide
key-try = essayer le tour
key-plan = jouer le tour gardé
