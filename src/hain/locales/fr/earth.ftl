### Earth: what cards say, made from their notation, what happens, what is asked, what is refused. The names of the cards
### are in earth-names.ftl.

earth-name = Earth
earth-about = Faites grandir une île de cartes où chaque tour profite à tous.
earth-option-mode = Jeu
earth-value-mode-beginner = débutant
earth-value-mode-standard = standard
earth-value-mode-advanced = avancé
earth-option-teams = Équipes de deux
earth-option-solo_level = En solitaire, Gaïa est
earth-value-solo_level-beginner = clémente
earth-value-solo_level-medium = moyenne
earth-value-solo_level-hard = difficile
earth-value-solo_level-expert = impitoyable
earth-option-secret_planting = Planter en secret
earth-option-first_seat = Première place
earth-option-turn_limit = Fin au plus tard après le tour

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

## Things

earth-action-plant = Planter
earth-action-compost = Composter
earth-action-water = Arroser
earth-action-grow = Faire pousser
earth-habitat-sunny = ensoleillé
earth-habitat-wet = humide
earth-habitat-rocky = rocheux
earth-habitat-cold = froid
earth-type-wild = flore joker
earth-level-beginner = débutant
earth-level-medium = moyen
earth-level-hard = difficile
earth-level-expert = expert
earth-card-bonus = l’action
earth-card-conversion = la conversion

## The score sheet

earth-category-base_vp = Cartes (points de base)
earth-category-events = Événements
earth-category-compost = Compost
earth-category-sprouts = Pousses
earth-category-growth = Croissance
earth-category-terrain = Terrains
earth-category-ecosystem_own = Écosystème personnel
earth-category-ecosystem_shared_1 = Écosystème commun 1
earth-category-ecosystem_shared_2 = Écosystème commun 2
earth-category-fauna = Faune
earth-category-gaia_base_vp = Gaïa : pile de score
earth-category-gaia_compost = Gaïa : compost
earth-category-gaia_sprouts = Gaïa : pousses
earth-category-gaia_growth = Gaïa : croissance
earth-category-gaia_fauna = Gaïa : faune
earth-category-gaia_total = Gaïa : total

earth-outcome-won = Vous avez battu Gaïa, { $points } à { $gaia }.
earth-outcome-lost = Gaïa gagne, { $gaia } à { $points }.
earth-outcome-drawn = Égalité avec Gaïa, { $points } partout.
earth-title-won = gagné
earth-title-lost = perdu
earth-title-drawn = égalité
earth-measure-gaia = Points de Gaia

## Options that do not go together

earth-setup-teams = Les équipes jouent à deux contre deux : teams=on demande 4 places, et non { $seats }.
earth-setup-beginner = Il n’y a pas de mode débutant (beginner) en solo ; choisissez standard ou advanced. La force de Gaïa se règle par solo_level.
earth-setup-secret = La plantation secrète demande quelqu’un à qui cacher ses cartes : elle n’est pas possible à 1 place.
earth-setup-first = La place { $first } ne peut pas commencer ; la dernière est la place { $last }.

## The drawn table

earth-headline-setup = Mise en place
earth-headline-turn = Tour { $turn }
earth-headline-active = joueur actif : { $seat }
earth-headline-gaia = tour de Gaïa
earth-headline-piles = pioche { $deck }, défausse { $discard }
earth-headline-over = La partie est finie
earth-letter-green = V
earth-letter-red = R
earth-letter-blue = B
earth-letter-yellow = J
earth-letter-multi = M
earth-letter-black = 1×
earth-letter-brown = ∞
earth-letter-sprout = p
earth-letter-growth = c
earth-holder-gaia = Gaïa
earth-diagram-goals = Faune : où en sont les places, et qui a quel rang
earth-diagram-counts = { $counts } sur { $need }
earth-diagram-rank = { $holder } ({ $points })
earth-diagram-full = Première grille complète : { $holder } ({ $points })
earth-diagram-shared = Écosystèmes communs
earth-diagram-pool = Plateau de l’équipe { $team } : terre { $soil }, pousses { $sprouts }, croissance { $growth }, compost { $compost }, cartes { $cards }
earth-diagram-gaia =
    Gaïa ({ $level }) · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · terre { $soil } · pousses { $sprouts } · croissance { $growth } · compost { $compost } · pile de score { $pile } · encore { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    } au passage { $pass } sur { $passes }
earth-diagram-seat =
    { $points ->
        [one] { $seat } · { $points } point · terre { $soil } · main { $hand } · compost { $compost } · pousses { $sprouts } · croissance { $growth } · événements { $events }
       *[other] { $seat } · { $points } points · terre { $soil } · main { $hand } · compost { $compost } · pousses { $sprouts } · croissance { $growth } · événements { $events }
    }
earth-diagram-events = Événements joués : { $cards }
earth-diagram-hand = Votre main ({ $count })
earth-diagram-four = Gardez une de ces cartes ({ $count })
earth-diagram-looked = Le dessus de votre compost ({ $count })
earth-diagram-dealt = Cartes que vous avez reçues ; on choisit une face de chaque sorte
earth-diagram-abilities = Encore à activer, dans cet ordre
earth-diagram-event =
    { $points ->
        [one] événement, { $points } point
       *[other] événement, { $points } points
    }
earth-diagram-cost = coût { $cost }
earth-diagram-price = coût { $price } au lieu de { $cost }
earth-diagram-vp = { $points } PV
earth-diagram-spaces =
    { $count ->
        [one] { $count } emplacement de pousse
       *[other] { $count } emplacements de pousse
    }
earth-diagram-height = hauteur { $height }, canopée { $canopy } PV

earth-help =
    Composez une île de 16 cartes dans une grille de 4 × 4. Le joueur actif choisit une action (choose plant, compost, water ou grow) ; tous en profitent, lui davantage, puis chacun active ses capacités de la couleur de l’action : vert pour planter (plant), rouge pour composter (compost), bleu pour arroser (water), jaune pour faire pousser (grow), M (multicolore) pour les trois dernières.
    plant e33 d5 plante une carte de votre main, pour son coût en terre, sur une case qui touche vos cartes par un côté ou par un coin. use e33 active une carte, dans l’ordre de lecture, sans jamais revenir en arrière ; all utilise tout ce qui ne coûte rien et ne demande aucun choix ; skip passe une capacité ; done met fin à votre part.
    sprout d5 et grow d5 placent un pion, all place le reste. Une flore qui atteint toute sa hauteur reçoit sa canopée (♣) et vaut ses points de canopée au lieu d’un point par croissance.
    Entre deux effets, vous pouvez jouer des événements (event e208), convertir 3 pousses en 2 terres (convert) ou demander à ne prendre qu’une partie d’un gain (part).
    Points : points de base de la grille, de l’île et du climat, événements, 1 par carte compostée, par pousse et par croissance, canopées, terrains, écosystèmes, et objectifs de faune : qui en atteint un plus tôt en tire davantage. La manche où une grille devient complète est la dernière.
    Dans une case, 2/4p indique 2 pousses pour 4 emplacements et 1/3c 1 croissance pour une hauteur de 3 ; 1× est une capacité noire (une seule fois), ∞ une brune (permanente). ★ indique le joueur actif, ◀ une place qui doit encore décider.

## What is asked

earth-ask-island = Choisissez la face de votre île.
earth-ask-climate = Choisissez la face de votre climat.
earth-ask-ecosystem = Choisissez la face de votre écosystème.
earth-ask-start =
    { $count ->
        [one] Compostez encore { $count } carte de votre main.
       *[other] Compostez encore { $count } cartes de votre main.
    }
earth-ask-action = Tour { $turn } : quelle action choisissez-vous ?
earth-ask-plant =
    Vous pouvez encore planter { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ; vous avez { $soil ->
        [one] { $soil } terre
       *[other] { $soil } terres
    }.
earth-ask-second = Vous pouvez jouer un événement avant de piocher quatre cartes, et convertir des pousses pour le payer.
earth-ask-keep = Gardez une de ces cartes : { $cards }.
earth-ask-bonus = Action { $action } : quel bonus prenez-vous ?
earth-ask-sprouts =
    { $count ->
        [one] Placez { $count } pousse ({ $card }).
       *[other] Placez jusqu’à { $count } pousses ({ $card }).
    }
earth-ask-growth =
    { $count ->
        [one] Placez { $count } croissance ({ $card }).
       *[other] Placez jusqu’à { $count } croissances ({ $card }).
    }
earth-ask-sprouts_each =
    { $count ->
        [one] Placez { $count } pousse sur chaque carte admise ({ $card }).
       *[other] Placez { $count } pousses sur chaque carte admise ({ $card }).
    }
earth-ask-growth_each =
    { $count ->
        [one] Placez { $count } croissance sur chaque carte admise ({ $card }).
       *[other] Placez { $count } croissances sur chaque carte admise ({ $card }).
    }
earth-ask-order = Qu’activez-vous d’abord : l’île et le climat, ou la grille ?
earth-ask-activate = Activez vos capacités, ou terminez votre part.
earth-ask-last = La dernière occasion : jouez des événements ou convertissez des pousses, ou terminez.
earth-ask-leaf = Sur quel objectif Gaïa place-t-elle sa feuille ?
earth-ask-pay_hand = La carte { $card } sur { $space } coûte encore { $count } : compostez des cartes de votre main, chacune valant 1 terre, ou payez le reste en terre.
earth-ask-pay_sprout = La carte { $card } sur { $space } coûte encore { $count } : retirez des pousses, chacune valant 1 terre, ou payez le reste en terre.
earth-ask-pay_growth = La carte { $card } sur { $space } coûte encore { $count } : retirez des croissances, chacune valant 1 terre, ou payez le reste en terre.
earth-ask-cost_sprout =
    { $count ->
        [one] Retirez { $count } pousse ({ $card }).
       *[other] Retirez { $count } pousses ({ $card }).
    }
earth-ask-cost_growth =
    { $count ->
        [one] Retirez { $count } croissance ({ $card }).
       *[other] Retirez { $count } croissances ({ $card }).
    }
earth-ask-cost_hand =
    { $count ->
        [one] Payez en compostant { $count } carte de votre main ({ $card }).
       *[other] Payez en compostant { $count } cartes de votre main ({ $card }).
    }
earth-ask-amount_draw = Combien de cartes piochez-vous, sur { $count } ({ $card }) ?
earth-ask-amount_soil = Combien de terres prenez-vous, sur { $count } ({ $card }) ?
earth-ask-amount_deck = Combien de cartes de la pioche compostez-vous, sur { $count } ({ $card }) ?
earth-ask-hand =
    { $count ->
        [one] Vous pouvez composter { $count } carte de votre main ({ $card }).
       *[other] Vous pouvez composter jusqu’à { $count } cartes de votre main ({ $card }).
    }
earth-ask-pick = Prenez une de ces cartes en main, ou passez : { $cards }.

## The same questions where moves are typed

earth-typed-order = Qu’activez-vous d’abord : l’île et le climat (board), ou la grille (grid) ?
earth-typed-activate = Activez vos capacités, ou terminez votre part (done).
earth-typed-last = La dernière occasion : jouez des événements ou convertissez des pousses, ou terminez (done).
earth-typed-pay_hand = La carte { $card } sur { $space } coûte encore { $count } : compostez des cartes de votre main, chacune valant 1 terre, ou payez le reste en terre (pay).
earth-typed-pay_sprout = La carte { $card } sur { $space } coûte encore { $count } : retirez des pousses, chacune valant 1 terre, ou payez le reste en terre (pay).
earth-typed-pay_growth = La carte { $card } sur { $space } coûte encore { $count } : retirez des croissances, chacune valant 1 terre, ou payez le reste en terre (pay).
earth-typed-pick = Prenez une de ces cartes en main, ou passez (pass) : { $cards }.

## What happens

earth-event-chose_side = { $seat } a fait son choix.
earth-event-chose_side_card = { $seat } choisit la carte { $card }.
earth-event-revealed = { $seat } joue avec : { $cards }.
earth-event-drew =
    { $count ->
        [one] { $seat } pioche { $count } carte.
       *[other] { $seat } pioche { $count } cartes.
    }
earth-event-drew_cards = { $seat } pioche : { $cards }.
earth-event-composted = { $seat } composte une carte.
earth-event-composted_cards = { $seat } composte la carte { $cards }.
earth-event-turn = Tour { $turn }, joueur actif : { $seat }.
earth-event-action = { $seat } choisit l’action { $action }.
earth-event-planted =
    { $soil ->
        [one] { $seat } plante la carte { $card } sur { $space } pour { $soil } terre.
       *[other] { $seat } plante la carte { $card } sur { $space } pour { $soil } terres.
    }
earth-event-planted_secretly = { $seat } plante une carte face cachée sur { $space }.
earth-event-replaced = { $seat } plante la carte { $card } sur { $space } à la place du terrain { $cards }.
earth-event-replaced_secretly = { $seat } remplace la carte sur { $space } par une carte face cachée.
earth-event-revealed_plants = { $seat } a planté : { $cards }.
earth-event-drew_four =
    { $count ->
        [one] { $seat } pioche { $count } carte, à garder.
       *[other] { $seat } pioche { $count } cartes pour en garder une.
    }
earth-event-drew_four_cards = { $seat } pioche ces cartes pour en garder une : { $cards }.
earth-event-kept = { $seat } garde une carte.
earth-event-kept_cards = { $seat } garde la carte { $cards }.
earth-event-left =
    { $count ->
        [one] { $seat } défausse l’autre carte.
       *[other] { $seat } défausse les { $count } autres cartes.
    }
earth-event-left_cards = { $seat } défausse les autres : { $cards }.
earth-event-soil =
    { $count ->
        [one] { $seat } reçoit { $count } terre.
       *[other] { $seat } reçoit { $count } terres.
    }
earth-event-composted_deck =
    { $count ->
        [one] { $seat } composte { $count } carte de la pioche.
       *[other] { $seat } composte { $count } cartes de la pioche.
    }
earth-event-paid_soil =
    { $count ->
        [one] { $seat } paie { $count } terre.
       *[other] { $seat } paie { $count } terres.
    }
earth-event-paid_compost =
    { $count ->
        [one] { $seat } défausse { $count } carte de son compost.
       *[other] { $seat } défausse { $count } cartes de son compost.
    }
earth-event-unsprouted = { $seat } retire une pousse de { $spaces }.
earth-event-ungrew = { $seat } retire une croissance de { $spaces }.
earth-event-sprouted = { $seat } place une pousse : { $spaces }.
earth-event-grew = { $seat } place une croissance : { $spaces }.
earth-event-used = { $seat } active la carte { $card }.
earth-event-copied = { $seat } copie la carte { $cards } avec la carte { $card }.
earth-event-event = { $seat } joue l’événement { $card }.
earth-event-converts = { $seat } convertit 3 pousses.
earth-event-looked =
    { $count ->
        [one] { $seat } regarde la carte du dessus de son compost.
       *[other] { $seat } regarde les { $count } cartes du dessus de son compost.
    }
earth-event-looked_cards = { $seat } voit : { $cards }.
earth-event-picked = { $seat } prend une carte dans son compost.
earth-event-picked_cards = { $seat } prend la carte { $cards } dans son compost.
earth-event-shuffled =
    { $count ->
        [one] La défausse est mélangée : la pioche compte de nouveau { $count } carte.
       *[other] La défausse est mélangée : la pioche compte de nouveau { $count } cartes.
    }
earth-event-claimed_goal = { $seat } place une feuille sur l’objectif { $card } : { $points } points.
earth-event-full = { $seat } a la première grille complète : { $points } points.
earth-event-last_chance = Le dernier tour : chacun peut encore une fois jouer des événements et convertir.
earth-event-finished = La partie est finie.

earth-event-gaia_turn = Tour { $turn } : c’est à Gaïa de jouer.
earth-event-gaia_card = Gaïa révèle la carte { $card }.
earth-event-gaia_leaf = Gaïa place une feuille sur l’objectif { $card } : { $points } points.
earth-event-gaia_soil =
    { $count ->
        [one] Gaïa reçoit { $count } terre.
       *[other] Gaïa reçoit { $count } terres.
    }
earth-event-gaia_sprout =
    { $count ->
        [one] Gaïa reçoit { $count } pousse.
       *[other] Gaïa reçoit { $count } pousses.
    }
earth-event-gaia_growth =
    { $count ->
        [one] Gaïa reçoit { $count } croissance.
       *[other] Gaïa reçoit { $count } croissances.
    }
earth-event-gaia_deck =
    { $count ->
        [one] Gaïa composte { $count } carte.
       *[other] Gaïa composte { $count } cartes.
    }
earth-event-gaia_pile = Sur la pile de score de Gaïa : { $cards }.
earth-event-gaia_left = { $seat } laisse pour la pile de score de Gaïa : { $cards }.
earth-event-gaia_exchanged = Gaïa échange { $count } terres contre des cartes.
earth-event-gaia_full = La grille n’est pas complète : Gaïa obtient les { $points } points de la grille complète.

earth-event-pool_soil =
    { $count ->
        [one] { $seat } met { $count } terre sur le plateau d’équipe.
       *[other] { $seat } met { $count } terres sur le plateau d’équipe.
    }
earth-event-pool_drew =
    { $count ->
        [one] { $seat } pioche { $count } carte pour le plateau d’équipe.
       *[other] { $seat } pioche { $count } cartes pour le plateau d’équipe.
    }
earth-event-pool_drew_cards = { $seat } pioche pour le plateau d’équipe : { $cards }.
earth-event-pool_compost =
    { $count ->
        [one] { $seat } met sur le plateau d’équipe { $count } carte de la pioche à composter.
       *[other] { $seat } met sur le plateau d’équipe { $count } cartes de la pioche à composter.
    }
earth-event-pool_composted = { $seat } met sur le plateau d’équipe une carte de sa main à composter.
earth-event-pool_composted_cards = { $seat } met sur le plateau d’équipe une carte à composter : { $cards }.
earth-event-pool_sprouts =
    { $count ->
        [one] { $seat } met { $count } pousse sur le plateau d’équipe.
       *[other] { $seat } met { $count } pousses sur le plateau d’équipe.
    }
earth-event-pool_growth =
    { $count ->
        [one] { $seat } met { $count } croissance sur le plateau d’équipe.
       *[other] { $seat } met { $count } croissances sur le plateau d’équipe.
    }
earth-event-pool_kept = { $seat } garde une carte pour le plateau d’équipe.
earth-event-pool_kept_cards = { $seat } garde la carte { $cards } pour le plateau d’équipe.
earth-event-pool_picked = { $seat } prend une carte dans son compost pour le plateau d’équipe.
earth-event-pool_picked_cards = { $seat } prend la carte { $cards } dans son compost pour le plateau d’équipe.
earth-event-pool_lost = Ce qui reste sur le plateau de l’équipe { $team } est perdu.
earth-event-pool_left =
    { $count ->
        [one] { $count } carte en est défaussée.
       *[other] { $count } cartes en sont défaussées.
    }
earth-event-pool_left_cards = En sont défaussées : { $cards }.
earth-event-claimed_soil =
    { $count ->
        [one] { $seat } prend { $count } terre sur le plateau d’équipe.
       *[other] { $seat } prend { $count } terres sur le plateau d’équipe.
    }
earth-event-claimed_compost =
    { $count ->
        [one] { $seat } prend sur le plateau d’équipe { $count } carte pour son compost.
       *[other] { $seat } prend sur le plateau d’équipe { $count } cartes pour son compost.
    }
earth-event-claimed = { $seat } prend une carte sur le plateau d’équipe.
earth-event-claimed_cards = { $seat } prend la carte { $cards } sur le plateau d’équipe.
earth-event-claimed_sprout = { $seat } prend une pousse du plateau d’équipe et la place sur { $space }.
earth-event-claimed_growth = { $seat } prend une croissance du plateau d’équipe et la place sur { $space }.

## Moves that are refused

earth-no-move = « { $text } » n’est pas un coup. Les coups sont choose, plant, replace, keep, take, order, use, copy, skip, sprout, grow, compost, event, convert, all, done, pass et quelques autres ; « help » explique ce qu’ils font.
earth-no-seat = Il n’y a pas de place { $seat } ; la dernière est la place { $last }.
earth-no-card = « { $card } » n’est pas une carte que ce coup peut nommer. Les cartes se nomment par leur numéro, par exemple e33 ou i286b.
earth-no-space = « { $space } » n’est pas une case. Les cases vont de a1 à g7.
earth-game-over = La partie est finie.
earth-wait-for-reveal = Vous avez fini vos plantations ; les autres plantent encore.
earth-has-decided = Vous avez décidé. Doivent encore décider : { $deciders }.
earth-not-begun = Aucune action n’est encore choisie. Doit en choisir une : { $deciders }.
earth-part-finished = Votre part de ce tour est finie. Doivent encore décider : { $deciders }.
earth-not-in-between = « { $move } » n’est pas possible au milieu d’un effet : achevez-le d’abord.
earth-soil-short =
    { $soil ->
        [one] Vous avez { $soil } terre ; il reste à en payer { $price }.
       *[other] Vous avez { $soil } terres ; il reste à en payer { $price }.
    }
earth-no-sprout = Vous n’avez pas de pousse sur { $space }.
earth-no-growth = Vous n’avez pas de croissance sur { $space }.
earth-empty-space = Vous n’avez pas de carte sur { $space }.
earth-no-room = La carte sur { $space } n’a pas de place pour ce pion.
earth-not-permitted = Cette capacité ne place pas de pion, ou pas de second, sur { $space }.
earth-not-in-hand = La carte { $card } n’est pas dans votre main.
earth-too-many-cards =
    { $count ->
        [one] Vous pouvez encore composter { $count } carte, et non toute votre main : nommez-la.
       *[other] Vous pouvez encore composter { $count } cartes, et non toute votre main : nommez-les.
    }
earth-too-much = Il y en a { $count } à prendre : dites de amount 0 à amount { $count }.
earth-not-dealt = « { $move } » ne peut pas être choisi maintenant : d’abord l’île, puis le climat, puis l’écosystème, parmi les cartes que vous avez reçues.
earth-not-drawn = La carte { $card } n’est pas parmi celles que vous avez piochées.
earth-no-event = La carte { $card } n’est pas un événement.
earth-cannot-pay = Vous ne pouvez pas payer tout le coût de la carte { $card }.
earth-few-sprouts = Une conversion demande { $needed } pousses ; vous en avez { $count }.
earth-no-part = Il n’y a pour l’instant aucun gain dont vous pourriez ne prendre qu’une partie, ou vous l’avez déjà demandé.
earth-no-teams = Il n’y a rien à prendre ici : cette partie se joue sans équipes.
earth-nothing-to-claim = « { $move } » : cela ne se trouve pas sur le plateau de votre équipe, ou vous n’avez pas de place pour le mettre.
earth-forbidden = Une carte de votre grille vous interdit de choisir l’action { $action }.
earth-no-plant = La carte { $card } est un événement : on ne plante que des flores et des terrains.
earth-grid-full = Votre grille a { $count } cartes : on ne peut plus rien y planter.
earth-taken-space = La case { $space } est occupée.
earth-first-card = La première carte se plante sur d4, et non sur { $space }.
earth-apart = La case { $space } ne touche aucune de vos cartes.
earth-outside = Avec une carte sur { $space }, votre grille s’étendrait sur plus de quatre colonnes ou de quatre lignes.
earth-too-dear =
    { $price ->
        [one] La carte { $card } coûte { $price } terre ; vous en avez { $soil }.
       *[other] La carte { $card } coûte { $price } terres ; vous en avez { $soil }.
    }
earth-means-short = { $card } coûte { $price } ; la terre et ce qui peut la remplacer font { $count }.
earth-not-replaceable = Vous n’avez sur { $space } aucun terrain qui puisse être remplacé.
earth-wrong-color = { $card } n’a pas la couleur qui peut prendre la place de { $card_2 }.
earth-no-room-at-all = Vous n’avez de place pour aucun pion : « take { $thing } » serait sans effet.
earth-not-offered = L’action { $action } n’offre pas « take { $thing } » aux autres joueurs.
earth-no-leaf = La carte de Gaïa ne nomme pas l’objectif { $card }, ou Gaïa y a déjà une feuille.
earth-nothing-usable = Aucune des capacités qui restent n’est utilisable.
earth-nothing-plain = La prochaine capacité utilisable a un coût ou demande un choix : utilisez-la (use) ou passez-la (skip).
earth-not-for-you = Seul le joueur qui a choisi l’action peut utiliser la carte { $card }.
earth-passed-over = La carte { $card } a déjà été utilisée ou passée ce tour-ci.
earth-not-in-list = La carte { $card } n’a pas de capacité que vous puissiez activer maintenant.
earth-no-copier = { $card } ne copie rien.
earth-not-copied = { $card } ne peut pas copier { $card_2 } maintenant.
earth-say-what-to-copy = La carte { $card } copie une autre carte : dites laquelle, par exemple copy e282 e33.
earth-not-usable = La carte { $card } n’est pas utilisable maintenant : son coût ne peut pas être payé, ou elle ne rapporterait rien.
earth-now-sides = « { $move } » n’est pas possible maintenant : choisissez une face des cartes que vous avez reçues (island, climate, eco).
earth-now-start = « { $move } » n’est pas possible maintenant : compostez une carte de votre main (compost).
earth-now-action = « { $move } » n’est pas possible maintenant : choisissez une action (choose plant, compost, water ou grow).
earth-now-plant = « { $move } » n’est pas possible maintenant : plantez (plant), remplacez (replace) ou terminez (done).
earth-now-second = « { $move } » n’est pas possible maintenant : jouez un événement (event), ou terminez (done).
earth-now-keep = « { $move } » n’est pas possible maintenant : gardez une des cartes que vous avez piochées (keep).
earth-now-bonus = « { $move } » n’est pas possible maintenant : prenez l’un des deux bonus (take), ou passez (pass).
earth-now-place = « { $move } » n’est pas possible maintenant : placez un pion, tous les pions (all), ou terminez (done).
earth-now-order = « { $move } » n’est pas possible maintenant : dites order board ou order grid.
earth-now-activate = « { $move } » n’est pas possible maintenant : utilisez une capacité (use), passez-la (skip), utilisez toutes celles qui ne demandent aucun choix (all), ou terminez (done).
earth-now-last = « { $move } » n’est pas possible maintenant : jouez un événement (event), convertissez (convert), ou terminez (done).
earth-now-leaf = « { $move } » n’est pas possible maintenant : dites sur quel objectif Gaïa place sa feuille (leaf).
earth-now-price = « { $move } » n’est pas possible maintenant : il faut payer la carte que vous plantez.
earth-now-unsprout = « { $move } » n’est pas possible maintenant : payez avec une pousse (unsprout d4).
earth-now-ungrow = « { $move } » n’est pas possible maintenant : payez avec une croissance (ungrow d4).
earth-now-compost-cost = « { $move } » n’est pas possible maintenant : payez avec une carte de votre main (compost e33).
earth-now-amount = « { $move } » n’est pas possible maintenant : dites combien vous prenez (amount 1).
earth-now-compost = « { $move } » n’est pas possible maintenant : compostez une carte de votre main (compost), ou terminez (done).
earth-now-pick = « { $move } » n’est pas possible maintenant : prenez une des cartes que vous voyez (pick), ou passez (pass).

## Positions

earth-position-seats = Une position demande au moins un bloc « seat 0 … ».
earth-position-seat = Ligne { $line } : « seat { $seat } » est attendu ici.
earth-position-once = Ligne { $line } : « { $word } » ne peut apparaître qu’une seule fois.
earth-position-line = Ligne { $line } : « { $text } » n’est pas une ligne possible ici. Lignes possibles : { $known }.
earth-position-number = Ligne { $line } : « { $name } » doit être un nombre entier de { $first } à { $last }, et non « { $value } ».
earth-position-word = Ligne { $line } : « { $name } » ne peut pas valoir « { $value } ». Valeurs permises : { $allowed }.
earth-position-pair = Ligne { $line } : « { $text } » ne convient pas. Il faut l’un de ces mots, une seule fois, suivi de « = » et d’une valeur : { $known }.
earth-position-card = Ligne { $line } : il n’y a pas de carte { $card } qui puisse être ici.
earth-position-board = Ligne { $line } : « board » nomme une île, un climat et, sauf en mode débutant, un écosystème, par exemple « board i287a c295a y329a ».
earth-position-leaf = Ligne { $line } : « { $leaf } » n’est ni un objectif avec les points d’un rang, comme f358a=8, ni full=7.
earth-position-grid = Ligne { $line } : « grid » nomme la première et la dernière case, par exemple « grid d1:g4 », ou s’écrit « grid - » ; les lignes de la grille suivent.
earth-position-span = Ligne { $line } : une grille s’étend sur { $span } lignes et { $span } colonnes au plus.
earth-position-row = Ligne { $line } : une ligne de cette grille a { $columns } cases.
earth-position-cell = Ligne { $line } : « { $cell } » n’est ni « . » ni une carte avec ses pièces, comme e33+2s1g.
earth-position-pieces = Ligne { $line } : { $card } ne peut pas porter les pièces de « { $cell } ».
earth-position-head = Ligne { $line } : une position commence par « game » et ce qui a été choisi, par exemple « game mode=standard seats=2 first=0 active=0 turn=1 ».
earth-position-blocks =
    { $seats ->
        [one] Ligne { $line } : il faut { $seats } bloc « seat … », et non { $count }.
       *[other] Ligne { $line } : il faut { $seats } blocs « seat … », et non { $count }.
    }
earth-position-teams = Ligne { $line } : teams=on demande { $seats } places.
earth-position-fauna = Ligne { $line } : « fauna » nomme { $count } objectifs différents, chacun avec les places qui en tiennent les rangs, comme f358a:1,0.
earth-position-pools = Ligne { $line } : en équipes, il faut deux lignes, « pool 0 … » et « pool 1 … ».
earth-position-gaia = Ligne { $line } : un bloc « gaia … » est nécessaire en solo, et seulement là.
earth-position-planted = Ligne { $line } : « { $text } » n’est pas une carte avec sa case, comme e33@d5.
earth-position-doing = Ligne { $line } : « { $text } » n’est rien qu’une place puisse être en train de faire.
earth-position-list = Ligne { $line } : la carte { $card } n’a pas de capacité qui puisse rester à activer.
earth-position-order = Ligne { $line } : les capacités doivent suivre l’ordre dans lequel on les active.
earth-position-leaves = Ligne { $line } : les feuilles de { $seat } ne s’accordent pas avec la ligne « fauna » : { $right }.
earth-position-unseen = Il n’y a pas assez de cartes non vues pour tout ce qui est inconnu.
earth-position-cards = La carte { $card } apparaît deux fois.
earth-position-part = La place { $seat } ne pourrait rien décider.
earth-position-nobody = Personne n’a de décision à prendre, ou la partie est finie et quelqu’un en a une (phase { $phase }).
earth-position-dealt = Place { $seat } : les cartes qu’elle a reçues manquent, ou ne correspondent pas à ce qu’elle a choisi.
earth-position-boards = La place { $seat } doit avoir une île, un climat et, sauf en mode débutant, un écosystème.
earth-position-sides = Une île, un climat ou un écosystème apparaît deux fois ; les deux faces sont une seule et même carte.
earth-position-shared =
    { $count ->
        [0] Le mode débutant n’a pas d’écosystèmes communs.
       *[other] Il faut { $count } écosystèmes communs.
    }
earth-position-loose = Place { $seat } : une grille commence sur d4, et ses cartes sont d’un seul tenant.
earth-position-turn = Le tour { $turn } ne convient pas à la phase : la mise en place est le tour 0.
earth-position-active = Au tour { $turn }, c’est la place { $seat } qui est active.
earth-position-gaia-card = La carte de Gaïa ne convient pas au tour : à son tour, Gaïa en a révélé une, et cette carte nomme l’action.
earth-position-phase = La phase { $phase } ne convient pas à l’action.
earth-position-secret = Place { $seat } : les cartes secrètes se trouvent dans la grille, lors d’une action Planter avec secret=on.
earth-position-plantings = Place { $seat } : on plante lors d’une action Planter, deux cartes au plus pour la place active, une pour toute autre.
earth-position-point = La place { $seat } ne peut pas en être à « { $point } » dans ce tour.
earth-position-paying = Place { $seat } : aucune carte ne peut être en cours de paiement pour { $space } maintenant.
earth-position-effect = Place { $seat } : l’effet en cours ne s’accorde pas avec ce que la place possède.

## Moves as people say them

earth-move-island = Île { $card }
earth-move-climate = Climat { $card }
earth-move-eco = Écosystème { $card }
earth-move-keep = Garder { $card }
earth-move-use = Activer { $card }
earth-move-compost = Composter { $card }
earth-move-pick = Prendre { $card } en main
earth-move-event = Jouer l’événement { $card }
earth-move-leaf = Feuille sur { $card }
earth-move-plant = Planter { $card } en { $space }
earth-move-replace = Remplacer { $space } par { $card }
earth-move-copy = { $card } copie { $card_2 }
earth-move-sprout = Pousse en { $space }
earth-move-grow = Croissance en { $space }
earth-move-unsprout = Ôter une pousse de { $space }
earth-move-ungrow = Ôter une croissance de { $space }
earth-move-choose = Choisir : { $action }
earth-move-take = Prendre { $gain }
earth-move-order = D’abord { $part }
earth-move-amount = { $count }
earth-move-claim_soil = Du pot commun : terre ({ $count })
earth-move-claim_compost = Du pot commun : compost ({ $count })
earth-move-claim_draw = Du pot commun : { $card }
earth-move-claim_sprout = Du pot commun : pousse en { $space }
earth-move-claim_growth = Du pot commun : croissance en { $space }
earth-move-pay = Payer le reste en terre
earth-move-skip = Sauter
earth-move-convert = Convertir 3 pousses
earth-move-part = N’en prendre qu’une partie
earth-move-all = Tout prendre
earth-move-done = Fini
earth-move-pass = Passer
