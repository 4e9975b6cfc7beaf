### Earth: what cards say, made from their notation, and what is refused. The names of the cards are in earth-names.ftl.

earth-name = Earth

## Sentences

earth-sentence = { $text }.
earth-and = { $first } et { $second }
earth-comma = { $first }, { $second }

earth-ability-green = vert (planter) : { $text }
earth-ability-red = rouge (composter) : { $text }
earth-ability-blue = bleu (arroser) : { $text }
earth-ability-yellow = jaune (faire pousser) : { $text }
earth-ability-multi = multicolore (composter, arroser, faire pousser) : { $text }
earth-ability-black = noir (une seule fois) : { $text }
earth-ability-brown = brun (permanent) : { $text }

earth-active = si vous avez choisi cette action, { $text }
earth-paid = { $costs }, puis { $gains }
earth-planted = pour chaque { $thing } parmi les cartes que vous avez plantées ce tour-ci, { $gains }
earth-around-sprout =
    { $count ->
        [one] placez { $count } pousse sur une flore autour de cette carte
       *[other] placez jusqu’à { $count } pousses en tout sur des flores autour de cette carte
    }
earth-around-growth =
    { $count ->
        [one] placez { $count } croissance sur une flore autour de cette carte
       *[other] placez jusqu’à { $count } croissances en tout sur des flores autour de cette carte
    }
earth-each-sprout-row = placez 1 pousse sur chaque { $thing } dans cette ligne
earth-each-sprout-column = placez 1 pousse sur chaque { $thing } dans cette colonne
earth-each-growth-row = placez 1 croissance sur chaque { $thing } dans cette ligne
earth-each-growth-column = placez 1 croissance sur chaque { $thing } dans cette colonne

earth-cost-soil =
    { $count ->
        [one] payez { $count } terre
       *[other] payez { $count } terres
    }
earth-cost-sprout =
    { $count ->
        [one] retirez { $count } pousse
       *[other] retirez { $count } pousses
    }
earth-cost-growth =
    { $count ->
        [one] retirez { $count } croissance
       *[other] retirez { $count } croissances
    }
earth-cost-compost =
    { $count ->
        [one] défaussez { $count } carte de votre compost
       *[other] défaussez { $count } cartes de votre compost
    }
earth-cost-hand =
    { $count ->
        [one] compostez { $count } carte de votre main
       *[other] compostez { $count } cartes de votre main
    }

earth-gain-soil =
    { $count ->
        [one] gagnez { $count } terre
       *[other] gagnez { $count } terres
    }
earth-gain-draw =
    { $count ->
        [one] piochez { $count } carte
       *[other] piochez { $count } cartes
    }
earth-gain-deck =
    { $count ->
        [one] compostez { $count } carte de la pioche
       *[other] compostez { $count } cartes de la pioche
    }
earth-gain-sprout =
    { $count ->
        [one] placez { $count } pousse
       *[other] placez jusqu’à { $count } pousses
    }
earth-gain-growth =
    { $count ->
        [one] placez { $count } croissance
       *[other] placez jusqu’à { $count } croissances
    }
earth-gain-hand =
    { $count ->
        [one] compostez jusqu’à { $count } carte de votre main
       *[other] compostez jusqu’à { $count } cartes de votre main
    }
earth-gain-pick =
    { $count ->
        [one] regardez la carte du dessus de votre compost et prenez-la en main
       *[other] regardez les { $count } cartes du dessus de votre compost et prenez-en une au plus en main
    }

earth-start =
    au début, piochez { $draw ->
        [one] { $draw } carte
       *[other] { $draw } cartes
    }{ $hand ->
        [0] { "" }
       *[other] , compostez-en { $hand }
    } et gagnez { $soil ->
        [one] { $soil } terre
       *[other] { $soil } terres
    }
earth-trigger = après chaque événement que vous jouez, { $gains }
earth-copy-red = utilisez une capacité rouge ou multicolore d’une carte de votre grille comme si elle se trouvait sur cette carte
earth-copy-blue = utilisez une capacité bleue ou multicolore d’une carte de votre grille comme si elle se trouvait sur cette carte
earth-copy-yellow = utilisez une capacité jaune ou multicolore d’une carte de votre grille comme si elle se trouvait sur cette carte
earth-wild = cette flore compte comme arbre, herbe, champignon et buisson
earth-pay-hand = vous pouvez payer cette carte en compostant des cartes de votre main, chacune valant 1 terre
earth-pay-sprout = vous pouvez payer cette carte en retirant des pousses, chacune valant 1 terre
earth-pay-growth = vous pouvez payer cette carte en retirant des croissances, chacune valant 1 terre
earth-discount =
    { $count ->
        [one] chaque { $thing } vous coûte { $count } terre de moins
       *[other] chaque { $thing } vous coûte { $count } terres de moins
    }
earth-forbid-red = vous ne pouvez pas choisir l’action Composter
earth-forbid-blue = vous ne pouvez pas choisir l’action Arroser
earth-forbid-yellow = vous ne pouvez pas choisir l’action Faire pousser
earth-replace-red = quand vous plantez, une carte rouge peut remplacer ce terrain sans coûter de terre ; ce terrain est composté ; puis { $gains }
earth-replace-blue = quand vous plantez, une carte bleue peut remplacer ce terrain sans coûter de terre ; ce terrain est composté ; puis { $gains }
earth-replace-yellow = quand vous plantez, une carte jaune peut remplacer ce terrain sans coûter de terre ; ce terrain est composté ; puis { $gains }

earth-score =
    { $points ->
        [one] { $points } point pour chaque { $thing }
       *[other] { $points } points pour chaque { $thing }
    }
earth-score-per =
    { $points ->
        [one] { $points } point par tranche de { $per } : { $thing }
       *[other] { $points } points par tranche de { $per } : { $thing }
    }
earth-most =
    { $most ->
        [one] { $text }, au maximum { $most } point
       *[other] { $text }, au maximum { $most } points
    }
earth-table = points selon le nombre ({ $thing }) : { $steps }
earth-step = { $count } → { $points }
earth-last-step = { $count } ou plus → { $points }
earth-goal = { $thing } : au moins { $need }

## What is counted

earth-in-grid = { $thing } dans votre grille
earth-in-area = { $thing } dans votre zone de jeu (grille, île et climat)
earth-in-row = { $thing } dans cette ligne
earth-in-column = { $thing } dans cette colonne
earth-in-ortho = { $thing } sur une case adjacente orthogonalement à cette carte
earth-in-diag = { $thing } sur une case adjacente en diagonale à cette carte
earth-in-path = { $thing } dans la plus longue ligne continue passant par cette carte
earth-in-diagpath = { $thing } dans la plus longue ligne continue en diagonale de votre grille
earth-in-best = { $thing } dans la zone de jeu d’un seul joueur, celui qui en a le plus

earth-count-empty = case vide adjacente orthogonalement à cette carte, y compris hors de la grille
earth-count-rows = ligne complète de votre grille
earth-count-columns = colonne complète de votre grille
earth-count-diagonals = diagonale principale complète de votre grille
earth-count-rows-same = ligne complète de votre grille dont les quatre cartes ont un point commun ({ $attribute })
earth-count-rows-different = ligne complète de votre grille dont les quatre cartes sont toutes différentes ({ $attribute })
earth-count-columns-same = colonne complète de votre grille dont les quatre cartes ont un point commun ({ $attribute })
earth-count-columns-different = colonne complète de votre grille dont les quatre cartes sont toutes différentes ({ $attribute })
earth-count-sets = série de cinq cartes différentes (rouge, bleue, jaune, terrain et événement)
earth-count-soil = terre dans votre réserve
earth-count-hand = carte dans votre main
earth-count-compost = carte dans votre compost
earth-count-events = événement que vous avez joué
earth-count-sprouts = pousse dans votre grille
earth-count-growth = croissance dans votre grille

earth-attribute-color = couleur
earth-attribute-type = type
earth-attribute-habitat = habitat
earth-attribute-vp = points de base
earth-attribute-sprouts = nombre de pousses
earth-attribute-growth = nombre de croissances

earth-thing-cards = carte
earth-thing-flora = flore
earth-thing-tree = arbre
earth-thing-herb = herbe
earth-thing-mushroom = champignon
earth-thing-bush = buisson
earth-thing-terrain = terrain
earth-thing-sunny = carte ensoleillée
earth-thing-wet = carte humide
earth-thing-rocky = carte rocheuse
earth-thing-cold = carte froide
earth-thing-green = carte verte
earth-thing-red = carte rouge
earth-thing-blue = carte bleue
earth-thing-yellow = carte jaune
earth-thing-multi = carte multicolore
earth-thing-black = carte noire
earth-thing-brown = carte brune
earth-thing-tag-geography = flore avec la mention « géographie »
earth-thing-tag-color = flore avec la mention « couleur »
earth-thing-tag-animal = flore avec la mention « animal »
earth-thing-odd = carte avec un nombre impair de points de base
earth-thing-even = carte avec un nombre pair de points de base
earth-thing-aided = carte avec des repères de direction
earth-thing-sprouts-full = flore dont tous les emplacements de pousse sont occupés
earth-thing-growth-full = flore achevée
earth-thing-full = flore dont tous les emplacements de pousse et toute la hauteur sont occupés
earth-thing-bare = flore sans pousse ni croissance
earth-thing-cost-most = { $what } d’un coût de { $number } ou moins
earth-thing-cost-least = { $what } d’un coût de { $number } ou plus
earth-thing-vp-most =
    { $number ->
        [one] { $what } avec { $number } point de base ou moins
       *[other] { $what } avec { $number } points de base ou moins
    }
earth-thing-vp-least =
    { $number ->
        [one] { $what } avec { $number } point de base ou plus
       *[other] { $what } avec { $number } points de base ou plus
    }
earth-thing-habitats-most =
    { $number ->
        [one] { $what } avec { $number } habitat ou moins
       *[other] { $what } avec { $number } habitats ou moins
    }
earth-thing-habitats-least =
    { $number ->
        [one] { $what } avec { $number } habitat ou plus
       *[other] { $what } avec { $number } habitats ou plus
    }
earth-thing-abilities-least =
    { $number ->
        [one] { $what } avec { $number } capacité ou plus
       *[other] { $what } avec { $number } capacités ou plus
    }
earth-thing-sprouts-least =
    { $number ->
        [one] { $what } avec { $number } pousse ou plus
       *[other] { $what } avec { $number } pousses ou plus
    }
earth-thing-growth-least =
    { $number ->
        [one] { $what } avec { $number } croissance ou plus
       *[other] { $what } avec { $number } croissances ou plus
    }
earth-thing-spaces-most =
    { $number ->
        [one] { $what } avec { $number } emplacement de pousse ou moins
       *[other] { $what } avec { $number } emplacements de pousse ou moins
    }
earth-thing-spaces-exactly =
    { $number ->
        [one] { $what } avec exactement { $number } emplacement de pousse
       *[other] { $what } avec exactement { $number } emplacements de pousse
    }
earth-thing-height-most = { $what } d’une hauteur de { $number } ou moins
earth-thing-height-least = { $what } d’une hauteur de { $number } ou plus
earth-thing-canopy-most =
    { $number ->
        [one] { $what } avec { $number } point de canopée ou moins
       *[other] { $what } avec { $number } points de canopée ou moins
    }
earth-thing-canopy-least =
    { $number ->
        [one] { $what } avec { $number } point de canopée ou plus
       *[other] { $what } avec { $number } points de canopée ou plus
    }

## Gaia

earth-gaia-action-plant = vous tenez le rôle d’un autre joueur dans l’action Planter ; puis Gaïa reçoit { $gains }
earth-gaia-action-compost = vous tenez le rôle d’un autre joueur dans l’action Composter ; puis Gaïa reçoit { $gains }
earth-gaia-action-water = vous tenez le rôle d’un autre joueur dans l’action Arroser ; puis Gaïa reçoit { $gains }
earth-gaia-action-grow = vous tenez le rôle d’un autre joueur dans l’action Faire pousser ; puis Gaïa reçoit { $gains }
earth-gaia-leaf-upper = Gaïa place une feuille sur l’un des deux objectifs du haut ; au niveau débutant, elle passe son prochain tour ; au niveau expert, elle reçoit aussi { $left } pour l’objectif de gauche ou { $right } pour celui de droite
earth-gaia-leaf-lower = Gaïa place une feuille sur l’un des deux objectifs du bas ; au niveau débutant, elle passe son prochain tour ; au niveau expert, elle reçoit aussi { $left } pour l’objectif de gauche ou { $right } pour celui de droite
earth-gaia-per = { $amount } pour chaque { $thing }
earth-gaia-per-drawn = carte que vous avez piochée grâce à l’action
earth-gaia-per-soil_gained = terre que vous avez gagnée grâce à l’action
earth-gaia-soil =
    { $count ->
        [one] { $count } terre
       *[other] { $count } terres
    }
earth-gaia-deck =
    { $count ->
        [one] { $count } carte de la pioche pour son compost
       *[other] { $count } cartes de la pioche pour son compost
    }
earth-gaia-pile =
    { $count ->
        [one] { $count } carte de la pioche pour sa pile de score
       *[other] { $count } cartes de la pioche pour sa pile de score
    }
earth-gaia-sprout =
    { $count ->
        [one] { $count } pousse
       *[other] { $count } pousses
    }
earth-gaia-growth =
    { $count ->
        [one] { $count } croissance
       *[other] { $count } croissances
    }

## The data files

earth-data-missing = Le fichier de données { $file } manque.
earth-data-toml = { $file } ne peut pas être lu : { $reason }.
earth-data-count =
    { $count ->
        [one] { $file } contient { $count } carte au lieu de { $needed }.
       *[other] { $file } contient { $count } cartes au lieu de { $needed }.
    }
earth-data-id = { $file }, { $card } : ce n’est pas l’identifiant d’une telle carte, ou sa ligne n’est pas un texte.
earth-data-twice = { $file }, { $card } : cet identifiant apparaît deux fois.
earth-data-part = { $file }, { $card } : « { $text } » ne convient pas ici ; l’en-tête du fichier indique l’ordre des parties.
earth-data-line = { $file }, { $card } : { $reason }
earth-data-notation = « { $text } » ne suit plus la notation des effets à partir du caractère { $place }.
earth-data-colors = { $file }, { $card } : deux capacités appartiennent à la même action.
earth-data-wild = { $file }, { $card } : une flore joker a « brown: wild », et aucune autre ne l’a.
earth-data-event = { $file }, { $card } : un événement a une seule capacité, et elle est noire.
earth-data-island = { $file }, { $card } : une île a son départ (start) et une seule autre capacité.

## Positions

earth-position-seats = Une position demande au moins un bloc « seat 0 … ».
earth-position-seat = Ligne { $line } : « seat { $seat } » est attendu ici.
earth-position-once = Ligne { $line } : une place n’a qu’une seule ligne « { $word } ».
earth-position-line = Ligne { $line } : « { $text } » n’est pas une ligne de position. Un bloc commence par « seat 0 » ; ses lignes sont { $known }.
earth-position-number = Ligne { $line } : « { $name } » doit être un nombre entier de 0 à { $last }, et non « { $value } ».
earth-position-card = Ligne { $line } : il n’y a pas de carte { $card } qui puisse être ici.
earth-position-board = Ligne { $line } : « board » nomme une île, un climat et, sauf en mode débutant, un écosystème, par exemple « board i287a c295a y329a ».
earth-position-leaf = Ligne { $line } : « { $leaf } » n’est ni un objectif avec les points d’un rang, comme f358a=8, ni full=7.
earth-position-grid = Ligne { $line } : « grid » nomme la première et la dernière case, par exemple « grid d1:g4 », ou s’écrit « grid - » ; les lignes de la grille suivent.
earth-position-span = Ligne { $line } : une grille s’étend sur { $span } lignes et { $span } colonnes au plus.
earth-position-row = Ligne { $line } : une ligne de cette grille a { $columns } cases.
earth-position-cell = Ligne { $line } : « { $cell } » n’est ni « . » ni une carte avec ses pièces, comme e33+2s1g.
earth-position-pieces = Ligne { $line } : { $card } ne peut pas porter les pièces de « { $cell } ».
