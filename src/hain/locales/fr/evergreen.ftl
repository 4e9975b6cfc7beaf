### Evergreen: names of things, what happens, what is asked, what is refused.

evergreen-name = Evergreen
evergreen-about = Plantez un monde rond et laissez entrer la lumière.
evergreen-rebuilt = La planète, les symboles des cartes et les pistes de pouvoirs sont reconstitués ; les originaux peuvent différer.
evergreen-option-sun = Le soleil commence au
evergreen-value-sun-n = nord
evergreen-value-sun-e = est
evergreen-value-sun-s = sud
evergreen-value-sun-w = ouest

## Things

evergreen-biome-snow = Forêt enneigée
evergreen-biome-swamp = Marécage
evergreen-biome-rock = Montagne
evergreen-biome-flowers = Forêt fleurie
evergreen-biome-wheat = Champs de blé
evergreen-biome-grassland = Prairie
evergreen-biome-wild = Joker

evergreen-power-sprout = Pousse
evergreen-power-small_tree = Arbuste
evergreen-power-big_tree = Arbre
evergreen-power-bush = Buisson
evergreen-power-lake = Lac
evergreen-power-bud = Bourgeon

evergreen-piece-small_tree = un arbuste
evergreen-piece-big_tree = un arbre

evergreen-season-spring = Printemps
evergreen-season-summer = Été
evergreen-season-autumn = Automne
evergreen-season-winter = Hiver

evergreen-side-n = nord
evergreen-side-e = est
evergreen-side-s = sud
evergreen-side-w = ouest

evergreen-phase-draft = Choix de carte
evergreen-phase-act = Actions et pouvoirs
evergreen-phase-over = La partie est finie

evergreen-icon-skull = (aridité)

evergreen-card-snow-sprout = { evergreen-biome-snow } · { evergreen-power-sprout }
evergreen-card-snow-small_tree = { evergreen-biome-snow } · { evergreen-power-small_tree }
evergreen-card-snow-big_tree = { evergreen-biome-snow } · { evergreen-power-big_tree }
evergreen-card-snow-bush = { evergreen-biome-snow } · { evergreen-power-bush }
evergreen-card-snow-lake = { evergreen-biome-snow } · { evergreen-power-lake }
evergreen-card-snow-bud = { evergreen-biome-snow } · { evergreen-power-bud }
evergreen-card-swamp-sprout = { evergreen-biome-swamp } · { evergreen-power-sprout }
evergreen-card-swamp-small_tree = { evergreen-biome-swamp } · { evergreen-power-small_tree }
evergreen-card-swamp-big_tree = { evergreen-biome-swamp } · { evergreen-power-big_tree }
evergreen-card-swamp-bush = { evergreen-biome-swamp } · { evergreen-power-bush }
evergreen-card-swamp-lake = { evergreen-biome-swamp } · { evergreen-power-lake }
evergreen-card-swamp-bud = { evergreen-biome-swamp } · { evergreen-power-bud }
evergreen-card-rock-sprout = { evergreen-biome-rock } · { evergreen-power-sprout }
evergreen-card-rock-small_tree = { evergreen-biome-rock } · { evergreen-power-small_tree }
evergreen-card-rock-big_tree = { evergreen-biome-rock } · { evergreen-power-big_tree }
evergreen-card-rock-bush = { evergreen-biome-rock } · { evergreen-power-bush }
evergreen-card-rock-lake = { evergreen-biome-rock } · { evergreen-power-lake }
evergreen-card-rock-bud = { evergreen-biome-rock } · { evergreen-power-bud }
evergreen-card-flowers-sprout = { evergreen-biome-flowers } · { evergreen-power-sprout }
evergreen-card-flowers-small_tree = { evergreen-biome-flowers } · { evergreen-power-small_tree }
evergreen-card-flowers-big_tree = { evergreen-biome-flowers } · { evergreen-power-big_tree }
evergreen-card-flowers-bush = { evergreen-biome-flowers } · { evergreen-power-bush }
evergreen-card-flowers-lake = { evergreen-biome-flowers } · { evergreen-power-lake }
evergreen-card-flowers-bud = { evergreen-biome-flowers } · { evergreen-power-bud }
evergreen-card-wheat-sprout = { evergreen-biome-wheat } · { evergreen-power-sprout }
evergreen-card-wheat-small_tree = { evergreen-biome-wheat } · { evergreen-power-small_tree }
evergreen-card-wheat-big_tree = { evergreen-biome-wheat } · { evergreen-power-big_tree }
evergreen-card-wheat-bush = { evergreen-biome-wheat } · { evergreen-power-bush }
evergreen-card-wheat-lake = { evergreen-biome-wheat } · { evergreen-power-lake }
evergreen-card-wheat-bud = { evergreen-biome-wheat } · { evergreen-power-bud }
evergreen-card-grassland-sprout = { evergreen-biome-grassland } · { evergreen-power-sprout }
evergreen-card-grassland-small_tree = { evergreen-biome-grassland } · { evergreen-power-small_tree }
evergreen-card-grassland-big_tree = { evergreen-biome-grassland } · { evergreen-power-big_tree }
evergreen-card-grassland-bush = { evergreen-biome-grassland } · { evergreen-power-bush }
evergreen-card-grassland-lake = { evergreen-biome-grassland } · { evergreen-power-lake }
evergreen-card-grassland-bud = { evergreen-biome-grassland } · { evergreen-power-bud }
evergreen-card-wild-sprout = { evergreen-biome-wild } · { evergreen-power-sprout }
evergreen-card-wild-small_tree = { evergreen-biome-wild } · { evergreen-power-small_tree }
evergreen-card-wild-big_tree = { evergreen-biome-wild } · { evergreen-power-big_tree }
evergreen-card-wild-bush = { evergreen-biome-wild } · { evergreen-power-bush }
evergreen-card-wild-lake = { evergreen-biome-wild } · { evergreen-power-lake }
evergreen-card-wild-bud = { evergreen-biome-wild } · { evergreen-power-bud }

evergreen-title-broccoli = Brocoli
evergreen-title-bonsai = Bonsaï
evergreen-title-olive_tree = Olivier
evergreen-title-holly = Houx
evergreen-title-birch = Bouleau
evergreen-title-pine = Pin
evergreen-title-oak = Chêne
evergreen-title-baobab = Baobab
evergreen-title-sequoia = Séquoia légendaire
evergreen-outcome-title = Votre total : { $points }. Votre statut : { $title }.

## The score sheet

evergreen-category-start = Points de départ
evergreen-category-before = Points jusqu’ici
evergreen-category-bud = Bourgeons
evergreen-category-light_spring = Lumière du printemps
evergreen-category-light_summer = Lumière de l’été
evergreen-category-light_autumn = Lumière de l’automne
evergreen-category-light_winter = Lumière de l’hiver
evergreen-category-forest_spring = Forêt principale du printemps
evergreen-category-forest_summer = Forêt principale de l’été
evergreen-category-forest_autumn = Forêt principale de l’automne
evergreen-category-forest_winter = Forêt principale de l’hiver
evergreen-category-biome_snow = Arbres de la forêt enneigée
evergreen-category-biome_swamp = Arbres du marécage
evergreen-category-biome_rock = Arbres de la montagne
evergreen-category-biome_flowers = Arbres de la forêt fleurie
evergreen-category-biome_wheat = Arbres des champs de blé
evergreen-category-biome_grassland = Arbres de la prairie

## The drawn table

evergreen-diagram-sun = soleil côté { $side } { $arrow }
evergreen-diagram-zone = Fertilité
evergreen-diagram-pool = Rivière
evergreen-diagram-token = ← jeton Premier Joueur
evergreen-diagram-deck = Pioche { $deck }, défausse { $discard }
evergreen-diagram-auto = Joueur virtuel : { $cards }
evergreen-diagram-seat =
    { $points ->
        [one] { $seat } · { $points } point
       *[other] { $seat } · { $points } points
    }
evergreen-diagram-letters = Sur une planète : . vide, s pousse, t arbuste, T arbre, b buisson, w lac, # crevasse. ★ indique le premier joueur.
evergreen-help =
    { evergreen-diagram-letters }
    À chaque tour, vous prenez une carte. Vous faites ensuite une action dans son biome (jusqu’à trois pousses, ou jusqu’à deux croissances, ou une de chaque ; ou bien un seul de ces effets n’importe où) et vous pouvez activer son pouvoir, avant ou après l’action.
    La carte non choisie change la fertilité de son biome : ✿ l’augmente, l’icône aridité retourne la carte arrivée en dernier (chaque carte retournée est marquée par ').
    Après chaque saison, les arbustes et les arbres touchés par la lumière ainsi que votre forêt principale rapportent des points. À la fin, les arbres (sans les arbustes) rapportent des points selon la fertilité de leur biome.

## What is asked

evergreen-ask-D1 = Prenez une carte. Celle que personne ne prend change la fertilité de son biome, sauf un joker.
evergreen-ask-D2_both = Votre action ({ $biome } : { $spaces }) et votre pouvoir ({ $power }, qui vaudra { $value }), dans l’ordre de votre choix.
evergreen-ask-D2_action = Votre action ({ $biome } : { $spaces }).
evergreen-ask-D2_power = Activez votre pouvoir ({ $power }, qui vaudra { $value }) ou passez.
evergreen-ask-D3_both = L’action continue ({ $biome }) : plantation ou croissance, ou terminer.
evergreen-ask-D3_plant = L’action continue ({ $biome }) : plantation, ou terminer.
evergreen-ask-D3_grow = L’action continue ({ $biome }) : croissance, ou terminer.
evergreen-ask-D4_sprout = Votre pouvoir : planter des pousses n’importe où, encore { $uses } fois.
evergreen-ask-D4_small_tree = Votre pouvoir : faire croître des pousses en arbustes, encore { $uses } fois.
evergreen-ask-D4_big_tree = Votre pouvoir : faire croître des arbustes en arbres, encore { $uses } fois.
evergreen-ask-D4_bush = Votre pouvoir : planter des buissons sur des espaces vides, encore { $uses } fois.
evergreen-ask-D4_lake = Votre pouvoir : placer des lacs sur des espaces vides, encore { $uses } fois.
evergreen-ask-D5 = Le lac en { $space } fait croître ses voisins, encore { $uses } fois.

## The same questions where moves are typed

evergreen-typed-D2_power = Activez votre pouvoir ({ $power }, qui vaudra { $value }) ou passez.
evergreen-typed-D3_both = L’action continue ({ $biome }) : plantation (plant) ou croissance (grow), ou terminer (done).
evergreen-typed-D3_plant = L’action continue ({ $biome }) : plantation (plant), ou terminer (done).
evergreen-typed-D3_grow = L’action continue ({ $biome }) : croissance (grow), ou terminer (done).

## What happens

evergreen-event-dealt = { $season }, tour { $round }. La rivière : { $cards }.
evergreen-event-reshuffled = La pioche était vide : la défausse est mélangée et forme une nouvelle pioche.
evergreen-event-dealt_more = Suite de la rivière : { $cards }.
evergreen-event-drafted = { $seat } prend la carte { $card }.
evergreen-event-took_token = { $seat } prend aussi le jeton Premier Joueur.
evergreen-event-auto_drafted = Le joueur virtuel prend la carte { $card }.
evergreen-event-auto_took_token = Le joueur virtuel prend aussi le jeton Premier Joueur.
evergreen-event-discarded = Personne n’a pris la carte { $card } ; elle va à la défausse.
evergreen-event-left_over = Personne n’a pris la carte { $card } ; la fertilité du biome { $biome } est maintenant de { $fertility }.
evergreen-event-planted = { $seat } plante une pousse en { $space }.
evergreen-event-grew = { $seat } obtient { $piece } par croissance en { $space }.
evergreen-event-bushed = { $seat } plante un buisson en { $space }.
evergreen-event-flooded = { $seat } met un lac en { $space }.
evergreen-event-activated = { $seat } active le pouvoir { $power } au niveau { $level } (valeur : { $value }).
evergreen-event-declined = { $seat } renonce au pouvoir { $power }.
evergreen-event-acted =
    { $letter ->
        [a] { $seat } a fini son action : plantation.
        [b] { $seat } a fini son action : croissance.
        [c] { $seat } a fini son action : une plantation et une croissance.
        [d] { $seat } a fini son action : un seul effet, hors du secteur.
       *[none] { $seat } a fini son action sans aucun effet.
    }
evergreen-event-scored = { $seat } : { $category } +{ $points }.
evergreen-event-season = { $season } : la saison commence, le soleil se trouve côté { $side }.
evergreen-event-finished = La partie est finie.

## The screen

evergreen-on-nothing = vide
evergreen-on-sprout = pousse
evergreen-on-small_tree = arbuste
evergreen-on-big_tree = arbre
evergreen-on-bush = buisson
evergreen-on-lake = lac

evergreen-screen-moment = { $season }, tour { $round } sur { $rounds }
evergreen-screen-planet = Votre planète. Soleil : { $side }.
evergreen-screen-planet-other = La planète. Soleil : { $side }.
evergreen-screen-space = { $space }, { $biome } : { $on }
evergreen-screen-space-shaded = { $space }, { $biome } : { $on }, dans l’ombre
evergreen-screen-spoken = { $space } : { $move }
evergreen-screen-plant = planter une pousse
evergreen-screen-grow-small = faire croître en arbuste
evergreen-screen-grow-big = faire croître en arbre
evergreen-screen-bush = planter un buisson
evergreen-screen-lake = placer un lac
evergreen-screen-ray-row = Lumière de la rangée { $line } : { $points }
evergreen-screen-ray-column = Lumière de la colonne { $line } : { $points }
evergreen-screen-ray-change = { $points }, à présent { $before }

evergreen-screen-fertility = Fertilité : ce que chaque arbre rapporte à la fin
evergreen-screen-fertility-tile =
    { $trees ->
        [0] { $biome } : { $fertility } par arbre. Vous n’y en avez aucun.
        [one] { $biome } : { $fertility } par arbre. Le vôtre rapporterait { $points }.
       *[other] { $biome } : { $fertility } par arbre. Vos { $trees } rapporteraient { $points }.
    }
evergreen-screen-fertility-coming = Dans la pioche : { $flowers } fertilité, { $skulls } aridité.
evergreen-screen-stayed = { $card } n’a pas été choisie
evergreen-screen-powers = Vos pouvoirs
evergreen-screen-powers-other = Pouvoirs
evergreen-screen-power-level =
    { $level ->
        [0] { $power } : pas encore activé ; vaut { $next } la première fois
       *[other] { $power } : niveau { $level }, vaut { $value }
    }
evergreen-screen-power-left =
    { $uses ->
        [one] encore { $uses }
       *[other] encore { $uses }
    }
evergreen-screen-pool = Prenez une carte
evergreen-screen-pool-wait = Les cartes de ce tour
evergreen-screen-first-next = commence ensuite
evergreen-screen-first-short = 1er
evergreen-screen-flowers = fertile { $flowers }
evergreen-screen-skull = assèche
evergreen-screen-no-icon = sans icône
evergreen-screen-if-left-up = Si elle reste : { $before } → { $after }
evergreen-screen-if-left-same = Si elle reste : rien ne change
evergreen-screen-if-left-wild = Plantez où vous voulez
evergreen-screen-this-round = Votre carte de ce tour
evergreen-screen-card-other = Carte de ce tour
evergreen-screen-cards = Vos cartes de la saison
evergreen-screen-cards-other = Cartes de la saison
evergreen-screen-auto = Joueur virtuel

evergreen-button-draft = Prendre { $card }
evergreen-button-plant = Planter en { $space }
evergreen-button-grow = Croissance en { $space }
evergreen-button-bush = Buisson en { $space }
evergreen-button-lake = Lac en { $space }
evergreen-button-power = Pouvoir : { $power } × { $value }
evergreen-button-power-bud = Bourgeons : { $value } points
evergreen-button-done = Cela suffit
evergreen-button-pass-action = Passer l’action
evergreen-button-pass-power = Laisser le pouvoir

evergreen-effect-light = lumière
evergreen-effect-forest = forêt
evergreen-effect-harvest = à la fin
evergreen-effect-points = points

## Pictures beside the rules

evergreen-example-EVG-9 = b4 a trois voisins : b3, a4 et c4. La crevasse au-dessous n’en est pas un.
evergreen-example-EVG-52 = Un pas à la fois : pousse, arbuste, arbre.
evergreen-example-EVG-86 = Le nouveau lac en c3 fait croître deux des trois : c2, b3, c4. Un buisson ne croît pas.
evergreen-example-EVG-97 = Soleil à l’ouest : chaque arbuste assombrit une case derrière lui.
evergreen-example-EVG-98 = Un arbre assombrit les deux cases derrière lui.
evergreen-example-EVG-99 = Rangée 3 : un arbuste n’assombrit jamais un arbre. Rangées 1, 4 et 6 : derrière un arbre de même taille ou plus grand, il fait sombre.
evergreen-example-EVG-100 = c3 est dans l’ombre, et pourtant il assombrit d3.
evergreen-example-EVG-101 = Ni pousse, ni buisson, ni lac n’arrêtent une ombre : c3, c4 et c6 sont dans l’ombre.
evergreen-example-EVG-102 = L’ombre de a2 mesure deux cases et passe la crevasse jusqu’à c2. Celle de a5 s’arrête dans la crevasse.
evergreen-example-EVG-103 = Depuis l’est, cette planète rapporte 2, 1, 3, 1, 1 et 2 : dix points de lumière.
evergreen-example-EVG-104 = Des racines pointillées relient la plus grande forêt : neuf pièces, neuf points.
evergreen-example-EVG-105 = Ici, tout ne se touche que par une pousse, un lac, une crevasse ou un coin : chaque forêt n’est qu’une pièce.
evergreen-example-EVG-112 = Deux arbres dans la neige, un dans la prairie, un dans le marécage : avec une fertilité de 3, 2 et 0, ils rapportent 6, 2 et 0.

## Moves that are refused

evergreen-no-move = « { $text } » n’est pas un coup. Les coups sont draft, plant, grow, bush, lake (avec une carte ou un espace), power, done, pass.
evergreen-no-seat = Il n’y a pas de place { $seat } ; la dernière est la place { $last }.
evergreen-no-space = « { $space } » n’est pas un espace de la planète.
evergreen-no-crevice = { $space } est une crevasse : on n’y met jamais rien.
evergreen-no-card = « { $card } » n’est pas une carte Biome. Les cartes ont des noms comme snow-lake ou wild-small_tree.
evergreen-game-over = La partie est finie.
evergreen-draft-first = Prenez d’abord une carte de la rivière (draft) ; « { $move } » vient après.
evergreen-not-your-draft = C’est à { $drafter } de prendre une carte.
evergreen-not-in-pool = La carte { $card } n’est pas dans la rivière.
evergreen-draft-over = Le choix de carte de ce tour est fini.
evergreen-seat-over = L’action et le pouvoir de ce tour sont finis ; attendez les autres.
evergreen-power-during-action = Le pouvoir ne peut pas être activé au milieu de l’action. Terminez d’abord l’action (done).
evergreen-once-a-round = Le pouvoir ({ $power }) s’active au plus une fois par tour.
evergreen-done-needs-progress = Il n’y a rien à terminer : « done » met fin à ce qui est en cours, c’est-à-dire à une action, à un pouvoir ou à la croissance autour d’un lac.
evergreen-pass-during-action = L’action est en cours ; « done » y met fin.
evergreen-pass-during-power = Le pouvoir ({ $power }) est en cours ; « done » met fin à ce qui est en cours.
evergreen-lake-waits = Achevez d’abord la croissance autour de ce lac (grow ou done), puis placez le suivant.
evergreen-lake-grows-only = Un lac vient d’être placé : faites croître ses voisins ou terminez par « done ».
evergreen-lake-once = Ce lac a déjà fait croître l’espace { $space } ; un lac ne fait croître chaque espace qu’une fois.
evergreen-not-beside-lake = L’espace { $space } n’est pas voisin du nouveau lac.
evergreen-cannot-grow = Rien ne peut croître en { $space } : seuls les pousses et les arbustes le peuvent.
evergreen-no-bush-power = La carte { $card } ne vous donne pas de buissons maintenant.
evergreen-no-lake-power = La carte { $card } ne vous donne pas de lacs maintenant.
evergreen-activate-first = Activez d’abord le pouvoir (power) : { $power }.
evergreen-not-empty = L’espace { $space } n’est pas vide.
evergreen-only-sprouts = Ce pouvoir ne fait croître que des pousses, et il n’y en a pas en { $space }.
evergreen-only-small-trees = Ce pouvoir ne fait croître que des arbustes, et il n’y en a pas en { $space }.
evergreen-action-during-power = Le pouvoir ({ $power }) est en cours. Employez-le ou terminez-le (done) avant l’action.
evergreen-action-over = L’action de ce tour est finie.
evergreen-outside-area = L’espace { $space } se trouve hors du biome de cette action ({ $biome }).
evergreen-same-space = L’action a déjà touché l’espace { $space } ; une croissance doit se faire sur un autre espace.
evergreen-no-growth-after-plants = Après deux pousses, l’action ne permet plus que d’en planter une troisième.

## Laid-out games

evergreen-no-first = { $first } ne peut pas être le premier joueur ; les participants vont de 0 à { $last }.
evergreen-not-for-zone = La carte { $card } ne peut pas être dans la zone de fertilité : elle n’a pas d’icône, ou elle est nommée deux fois.
evergreen-zone-too-large = Une zone de fertilité de { $count } cartes est trop grande pour commencer ; { $most } sont possibles, sinon quatre places manqueraient de cartes.
evergreen-not-all-cards = L’ordre de la pioche doit nommer chacune des { $count } cartes une fois.
evergreen-not-in-deck = La carte { $card } ne peut pas être piochée maintenant : elle n’est pas dans la pioche.

## Positions

evergreen-planet-rows = Une planète compte { $expected } lignes, et non { $rows }.
evergreen-planet-columns = Planète, ligne { $row } : il faut { $expected } symboles, et non { $count }.
evergreen-planet-symbol = Planète, ligne { $row }, colonne { $column } ({ $space }) : « { $symbol } » n’est pas un symbole. Employez . s t T b w, et # pour une crevasse.
evergreen-planet-crevice = Planète, ligne { $row }, colonne { $column } ({ $space }) : c’est une crevasse, il faut # et non « { $symbol } ».
evergreen-planet-outside = Planète, ligne { $row }, colonne { $column } ({ $space }) : cette case est hors de la planète, il faut - et non « { $symbol } ».
evergreen-planet-space = Planète, ligne { $row }, colonne { $column } ({ $space }) : c’est un espace, qui ne peut pas être « { $symbol } ».
evergreen-position-head = Ligne { $line } : une position commence par la saison et le soleil, par exemple « winter sun w ».
evergreen-position-line = Ligne { $line } : « { $text } » n’est pas une ligne de position. Une ligne commence par une saison (comme winter), zone, pool, deck, auto ou seat ; chaque planète suit sa place.
evergreen-position-word = Ligne { $line } : « { $word } » est mal placé. Mots connus ici : { $known }.
evergreen-position-number = Ligne { $line } : « { $name } » doit être un nombre entier, et non « { $value } ».
evergreen-position-value = Ligne { $line } : « { $name } » ne peut pas valoir « { $value } ». Valeurs permises : { $allowed }.
evergreen-position-zone = Ligne zone : « { $text } » doit être un biome et sa fertilité, par exemple « snow 3: snow-sprout » ou « snow 3 ».
evergreen-position-fertility = Ligne zone : la fertilité indiquée pour le biome { $biome } est { $told }, mais ses cartes montrent { $counted }.
evergreen-position-biome = Ligne zone : la carte { $card } n’a pas sa place dans la pile du biome { $biome }.
evergreen-position-stacks = Ligne zone : il faut les cartes de chaque pile, et pas seulement sa fertilité ({ $fertility }).
evergreen-position-no-zone = En hiver, il faut la fertilité : ajoutez une ligne comme « zone snow 3 | swamp 0 | rock 2 | flowers 1 | wheat 0 | grassland 0 ».
evergreen-position-seats = Une position compte d’une à quatre places, chacune avec une ligne « seat 0 … » et sa planète.
evergreen-position-seat-number = Ligne { $line } : c’est la place { $number } qui doit venir ici.
evergreen-position-levels = Ligne { $line } : « levels » demande { $count } niveaux qui existent sur les pistes.
evergreen-position-round = Ligne { $line } : le tour doit s’écrire de 1/{ $rounds } à { $rounds }/{ $rounds } (saison : { $season }).
evergreen-position-auto = Une ligne « auto cards … » est nécessaire dans une position à une seule place, et seulement là.
evergreen-position-auto-turn = Le joueur virtuel prend sa carte de lui-même : une position s’écrit après son choix de carte.
evergreen-position-token = La rivière ne dit pas où est le jeton Premier Joueur : marquez d’un * la carte qui le porte, une seule, dès que quelqu’un a pris la sienne.
evergreen-position-token-taken = Le jeton Premier Joueur est pris, mais la position ne dit pas par qui. Écrivez la position avant ce choix de carte ou après le dernier.
evergreen-position-card = Ligne { $line } : « { $card } » n’est pas une carte Biome.
evergreen-position-twice = La carte { $card } se trouve à deux endroits.
evergreen-position-hidden = La pioche ({ $deck }) et la défausse ({ $discard }) doivent contenir ensemble les { $hidden } cartes qui ne sont nulle part ailleurs, dont au moins une dans la pioche.
evergreen-position-hands = Les cartes devant les places ne correspondent pas au tour { $round } et à l’ordre de jeu.
evergreen-position-pool = À ce moment, la rivière ne peut pas avoir ce nombre de cartes : { $count }.
evergreen-position-points = Les points de décision doivent être : { $expected }.
evergreen-position-between-turns = Seule une position où rien n’est en cours dit tout : chaque place doit être à D2 ou « - », et au moins une à D2.
evergreen-position-not-over = La partie ne peut être finie qu’après le dernier tour de l’hiver.

## The data file

evergreen-data-toml = Le fichier de données ne peut pas être lu : { $reason }.
evergreen-data-missing = Le fichier de données n’a pas de table [{ $table }].
evergreen-data-status = Table [{ $table }] : la valeur « { $status } » de « status » doit être l’une de celles-ci : { $allowed }.
evergreen-data-flowers = Table [{ $table }] : les cartes doivent montrer ensemble au moins { $flowers } icônes fertilité.
evergreen-data-start = Table [{ $table }] : « points » demande quatre nombres entiers et « flowers » un seul.
evergreen-data-letters = Table [{ $table }] : chacun des six biomes doit avoir une lettre bien à lui.
evergreen-data-rows = Table [{ $table }] : « rows » doit être une liste de textes.
evergreen-data-rectangle = Table [{ $table }] : le plan doit être un rectangle de 4 à 8 colonnes et de 4 à 8 lignes.
evergreen-data-symbol = Table [{ $table }] : « { $symbol } » n’est ni une lettre de biome, ni #, ni -.
evergreen-data-crevices = Table [{ $table }] : le plan doit avoir quatre crevasses, et non { $count }.
evergreen-data-biome = Table [{ $table }] : les espaces du biome { $biome } doivent exister et être d’un seul tenant.
evergreen-data-cards = Table [{ $table }] : il faut { $count } cartes, une par paire de biome (ou joker) et de pouvoir.
evergreen-data-wild = Table [{ $table }] : les cartes joker n’ont pas d’icône ; écrivez "none".
evergreen-data-icon = Table [{ $table }] : « { $icon } » ({ $biome }) doit être 1, 2, 3, 4, "skull" ou "none".
evergreen-data-track = Table [{ $table }] : la piste du pouvoir { $power } doit commencer à 0, compter au moins deux niveaux de plus et ne jamais baisser.
evergreen-data-seasons = Table [{ $table }] : « rounds » demande un nombre pour spring, summer, autumn et winter, dans cet ordre, chacun d’au moins 1 et { $rounds } au plus en tout.
evergreen-data-titles = Table [{ $table }] : les statuts demandent des totaux minimaux croissants, le premier étant 0.

## Moves as people say them

evergreen-move-draft = Prendre { $card }
evergreen-move-plant = Planter une pousse en { $space }
evergreen-move-grow = Faire pousser { $space }
evergreen-move-bush = Planter un buisson en { $space }
evergreen-move-lake = Placer un lac en { $space }
evergreen-move-power = Utiliser le pouvoir
evergreen-move-done = Cela suffit
evergreen-move-pass = Passer

## What is asked where the board is drawn

evergreen-drawn-D1 = Prenez une carte : son sol dit où planter, son image est votre pouvoir. La dernière change son biome.
evergreen-drawn-D2_both = Plantez ou faites pousser ({ $biome }), et utilisez votre pouvoir ({ $power }), dans l’ordre de votre choix.
evergreen-drawn-D2_action = À présent votre action : plantez ou faites pousser ({ $biome }).
evergreen-drawn-D2_power = Il reste votre pouvoir : { $power }, valeur { $value }. Utilisez-le ou laissez-le.
evergreen-drawn-D3_both = Continuez ({ $biome }) : plantez ou faites encore pousser, ou arrêtez-vous là.
evergreen-drawn-D3_plant = Continuez ({ $biome }) : plantez une autre pousse, ou arrêtez-vous là.
evergreen-drawn-D3_grow = Continuez ({ $biome }) : faites encore pousser, ou arrêtez-vous là.
