### Waldgärtner: names of things, what happens, what is asked, what is refused. Plants and partner groups have their
### names in the game's data files.

waldgaertner-name = Waldgärtner
waldgaertner-about = Un jardin-forêt pendant deux ans, du sud au nord.
waldgaertner-rebuilt = Les plantes sont des cartes propres à Hain, faites d’après des faits botaniques ; les originales sont différentes.
waldgaertner-option-decks = Plantes
waldgaertner-value-decks-eu = d’Europe
waldgaertner-value-decks-na = d’Amérique du Nord
waldgaertner-option-planting = Plantation
waldgaertner-value-planting-rows = par rangées
waldgaertner-value-planting-shade = selon l’ombre
waldgaertner-option-uproot = Déterrer
waldgaertner-option-frost = Gel

## Things

waldgaertner-origin-EU = Europe
waldgaertner-origin-NA = Amérique du Nord
waldgaertner-origin-AS = Asie

waldgaertner-size-climber = plante grimpante
waldgaertner-size-small_shrub = petit arbuste
waldgaertner-size-large_shrub = grand arbuste
waldgaertner-size-small_tree = petit arbre
waldgaertner-size-medium_tree = arbre moyen
waldgaertner-size-large_tree = grand arbre

waldgaertner-colour-white = fleurs blanches
waldgaertner-colour-pink = fleurs roses
waldgaertner-colour-yellow = fleurs jaunes
waldgaertner-colour-red = fleurs rouges
waldgaertner-colour-violet = fleurs violettes

waldgaertner-sex-female = femelle
waldgaertner-sex-male = mâle

waldgaertner-phase-0 = hiver
waldgaertner-phase-1 = avant-printemps
waldgaertner-phase-2 = début du printemps
waldgaertner-phase-3 = plein printemps
waldgaertner-phase-4 = début de l’été
waldgaertner-phase-5 = plein été
waldgaertner-phase-6 = fin de l’été
waldgaertner-phase-7 = début de l’automne
waldgaertner-phase-8 = plein automne
waldgaertner-phase-9 = fin de l’automne

waldgaertner-stack-1 = la région 1
waldgaertner-stack-2 = la région 2
waldgaertner-stack-3 = la région 3
waldgaertner-stack-4 = la région 4
waldgaertner-stack-5 = la région 5
waldgaertner-stack-6 = le marché aux arbres
waldgaertner-stack-market = le marché aux arbres

waldgaertner-bonus-open = bonus à gagner
waldgaertner-bonus-due = bonus dû
waldgaertner-bonus-used = bonus utilisé

waldgaertner-headline-start = Choix de la carte de départ
waldgaertner-headline-frost = Dégâts du gel
waldgaertner-headline-visit = Choix d’une région
waldgaertner-headline-share = Droit de choix
waldgaertner-headline-play = Planter ou vendre
waldgaertner-headline-bonus = Bonus des quatre couleurs
waldgaertner-headline-search = Fouille
waldgaertner-headline-take = Choix d’une carte de la pile fouillée
waldgaertner-headline-final = Derniers coups
waldgaertner-headline-over = La partie est finie

## The score sheet

waldgaertner-category-small_shrubs = Petits arbustes
waldgaertner-category-large_shrubs = Grands arbustes
waldgaertner-category-small_trees = Petits arbres
waldgaertner-category-medium_trees = Arbres moyens
waldgaertner-category-large_trees = Grands arbres
waldgaertner-category-chips = Jetons d’amélioration
waldgaertner-category-unpollinated = Sans pollinisateur (ne compte pas)
waldgaertner-category-coins = Pièces

## The drawn table

waldgaertner-diagram-round = Manche { $round } sur { $last }
waldgaertner-diagram-region = Région { $region } · { $origin } · { $cards }
waldgaertner-diagram-market = Marché aux arbres · { $cards }
waldgaertner-diagram-contest = Cartes visibles dans la région { $region }
waldgaertner-diagram-seat =
    { $points ->
        [one] { $seat } · { $points } point · pièces : { $coins } · { $bonus }
       *[other] { $seat } · { $points } points · pièces : { $coins } · { $bonus }
    }
waldgaertner-diagram-hand = main : { $cards }
waldgaertner-diagram-own-hand = Votre main
waldgaertner-diagram-searched = La pile que vous fouillez, de haut en bas
waldgaertner-diagram-memo = Votre mémo de la région { $region }, de haut en bas
waldgaertner-diagram-taken = Ont pris depuis une de ces cartes sans la montrer : { $seats }
waldgaertner-diagram-phases = floraison { $flowers }, récolte { $ripe }
waldgaertner-diagram-needs = pollinisateur : { $group }
waldgaertner-diagram-feeds = fertilise { $directions }
waldgaertner-direction-NE = NE
waldgaertner-direction-E = E
waldgaertner-direction-SE = SE
waldgaertner-direction-SW = SO
waldgaertner-direction-W = O
waldgaertner-direction-NW = NO
waldgaertner-diagram-value = valeur { $value }
waldgaertner-help =
    Vingt manches : deux années de dix phases. À chaque manche, vous choisissez en secret une région (visit 2), vous recevez une carte, et vous devez planter ou vendre une de vos deux cartes (plant feige 2a, sell feige). Le jardin qui a la plus haute valeur gagne.
    Les rangées depuis le sud : 1 petits arbustes, 2 grands arbustes, 3 petits arbres, 4 arbres moyens, 5 et 6 grands arbres ; les plantes grimpantes vont dans la rangée 1 ou 2. Le dernier emplacement d’une rangée est un emplacement supplémentaire : il ne sert que si la rangée est pleine, et coûte autant de pièces que le numéro de la rangée.
    Une plante fleurit (●) et mûrit dans ses phases : chaque cube rapporte une pièce (celui d’une plante mâle, aucune), ou deux si un fixateur d’azote fertilise la plante. Une valeur entre parenthèses ne compte qu’avec un pollinisateur dans le même jardin ; les (plantes) entre parenthèses n’en ont pas encore.
    Si plusieurs places choisissent la même région, la plus riche peut y choisir une carte pour une pièce ; celles qui sont à égalité de pièces tirent au sort. Au lieu de visiter une région, vous pouvez, pour 3 pièces, fouiller une pile entière ou le marché aux arbres (visit 6). Quatre couleurs de fleurs donnent droit, une seule fois, à une carte gratuite du marché aux arbres.
    +2 indique des jetons d’amélioration (1 point chacun), ! une plante retournée, ★ la première place dans l’ordre du tour, ◀ une place qui doit encore décider, ✓ une place qui a décidé. Une carte suivie de ? n’est pas publique : le numéro est celui de la région d’où elle vient.
    Les cartes sont propres à Hain : nous les avons faites d’après des données botaniques, en respectant les nombres de cartes publiés. Ce ne sont pas les cartes du jeu imprimé, et elles ne donnent aucun conseil sur ce qui peut se manger.

## What is asked

waldgaertner-ask-start = Dans quelle région prenez-vous votre carte de départ ?
waldgaertner-ask-frost = Le gel ({ $roll }) touche la plante { $card } sur l’emplacement { $slot } : la défausser au marché aux arbres, ou la retourner face cachée jusqu’à la fin ?
waldgaertner-ask-visit =
    { $coins ->
        [one] Quelle région visitez-vous ? Vous avez { $coins } pièce ; une fouille en coûte 3.
       *[other] Quelle région visitez-vous ? Vous avez { $coins } pièces ; une fouille en coûte 3.
    }
waldgaertner-ask-share = Vous avez le droit de choix dans la région { $region } : choisir une carte pour 1 pièce, ou renoncer ? Cartes visibles : { $cards }.
waldgaertner-ask-play = Plantez ou vendez une de vos cartes : { $cards }.
waldgaertner-ask-bonus = Quatre couleurs de fleurs : prenez gratuitement une carte du marché aux arbres, ou passez.
waldgaertner-ask-search = Nommez la pile à fouiller pour 3 pièces.
waldgaertner-ask-search_tied = D’autres fouillent avec autant de pièces que vous : nommez une pile que personne d’autre ne nomme, ou attendez.
waldgaertner-ask-take = Vous fouillez { $stack } : prenez une carte.
waldgaertner-ask-final = Le dernier hiver : plantez ou vendez votre dernière carte, { $cards }, ou passez.
waldgaertner-ask-final_bonus = Plantez ou vendez la carte que vous avez prise : { $cards }.

## The same questions where moves are typed

waldgaertner-typed-start = Dans quelle région prenez-vous votre carte de départ (start) ?
waldgaertner-typed-frost = Le gel ({ $roll }) touche la plante { $card } sur l’emplacement { $slot } : la défausser au marché aux arbres (discard), ou la retourner face cachée jusqu’à la fin (cover) ?
waldgaertner-typed-visit =
    { $coins ->
        [one] Quelle région visitez-vous (visit) ? Vous avez { $coins } pièce ; une fouille (visit 6) en coûte 3.
       *[other] Quelle région visitez-vous (visit) ? Vous avez { $coins } pièces ; une fouille (visit 6) en coûte 3.
    }
waldgaertner-typed-share = Vous avez le droit de choix dans la région { $region } : choisir une carte pour 1 pièce (pick), ou renoncer (decline) ? Cartes visibles : { $cards }.
waldgaertner-typed-play = Plantez (plant) ou vendez (sell) une de vos cartes : { $cards }.
waldgaertner-typed-bonus = Quatre couleurs de fleurs : prenez gratuitement une carte du marché aux arbres (take), ou passez (pass).
waldgaertner-typed-search = Nommez la pile à fouiller pour 3 pièces (search).
waldgaertner-typed-search_tied = D’autres places fouillent avec autant de pièces que vous : nommez une pile que personne d’autre ne nomme (search), ou attendez (wait).
waldgaertner-typed-take = Vous fouillez { $stack } : prenez une carte (take).
waldgaertner-typed-final = Le dernier hiver : plantez (plant) ou vendez (sell) votre dernière carte, { $cards }, ou passez (pass).
waldgaertner-typed-final_bonus = Plantez (plant) ou vendez (sell) la carte que vous avez prise : { $cards }.

## What happens

waldgaertner-event-chose = { $seat } a pris sa décision.
waldgaertner-event-drew = { $seat } prend une carte de départ dans la région { $region }.
waldgaertner-event-drew_card = { $seat } prend comme carte de départ dans la région { $region } : { $card }.
waldgaertner-event-phase = Manche { $round } : { $phase }.
waldgaertner-event-bloomed = { $seat } voit fleurir dans son jardin : { $cards }.
waldgaertner-event-harvested =
    { $coins ->
        [0] { $seat } ne reçoit aucune pièce à la récolte : { $cards }.
        [one] { $seat } vend la récolte pour { $coins } pièce : { $cards }.
       *[other] { $seat } vend la récolte pour { $coins } pièces : { $cards }.
    }
waldgaertner-event-frost = Gel ! Les dés donnent { $roll } : la plante numéro { $roll } est touchée dans chaque jardin qui en a autant.
waldgaertner-event-covered = { $seat } retourne face cachée la plante { $card } sur l’emplacement { $slot }.
waldgaertner-event-discarded = { $seat } défausse au marché aux arbres la plante { $card } de l’emplacement { $slot }.
waldgaertner-event-refined = Un jeton d’amélioration par carte : { $cards }.
waldgaertner-event-turned_up = Désormais face visible : { $cards }.
waldgaertner-event-visited = { $seat } visite la région { $region }.
waldgaertner-event-will_search = { $seat } veut fouiller.
waldgaertner-event-dug_up = { $seat } déterre la plante { $card } de l’emplacement { $slot }.
waldgaertner-event-received = { $seat } reçoit de la région { $region } la carte { $card }.
waldgaertner-event-contested = La région { $region } est disputée ; cartes visibles : { $cards }.
waldgaertner-event-picked = { $seat } paie 1 pièce et choisit la carte { $card }.
waldgaertner-event-declined = { $seat } renonce au droit de choix.
waldgaertner-event-lots = Tirées au sort dans la région { $region } : { $cards }.
waldgaertner-event-drew_lot = { $seat } tire l’une d’elles à l’aveugle.
waldgaertner-event-drew_lot_card = { $seat } tire à l’aveugle la carte { $card }.
waldgaertner-event-received_last = { $seat } reçoit la dernière carte visible : { $card }.
waldgaertner-event-empty_handed = { $seat } ne reçoit aucune carte.
waldgaertner-event-planted =
    { $coins ->
        [0] { $seat } plante la carte { $card } sur l’emplacement { $slot }.
        [one] { $seat } plante la carte { $card } sur l’emplacement { $slot } pour { $coins } pièce.
       *[other] { $seat } plante la carte { $card } sur l’emplacement { $slot } pour { $coins } pièces.
    }
waldgaertner-event-sold =
    { $coins ->
        [one] { $seat } vend la carte { $card } pour { $coins } pièce.
       *[other] { $seat } vend la carte { $card } pour { $coins } pièces.
    }
waldgaertner-event-kept = { $seat } passe.
waldgaertner-event-bonus_taken = { $seat } prend la carte { $card } au marché aux arbres grâce au bonus des quatre couleurs.
waldgaertner-event-bonus_passed = { $seat } renonce au bonus des quatre couleurs.
waldgaertner-event-searched = { $seat } paie 3 pièces et fouille la région { $region }.
waldgaertner-event-searched_market = { $seat } paie 3 pièces et fouille le marché aux arbres.
waldgaertner-event-fetched = { $seat } prend la carte { $card } au marché aux arbres.
waldgaertner-event-took_unseen = { $seat } prend une carte de la région { $region } sans la montrer.
waldgaertner-event-took_unseen_card = { $seat } prend la carte { $card } de la région { $region } sans la montrer.
waldgaertner-event-lapsed = { $seat } : la fouille est perdue.
waldgaertner-event-last_winter = Le troisième hiver : chacun peut jouer sa dernière carte.
waldgaertner-event-finished = La partie est finie.

## Moves that are refused

waldgaertner-no-move = « { $text } » n’est pas un coup. Les coups sont start, visit, uproot, pick, decline, plant, sell, take, search, wait, discard, cover, pass.
waldgaertner-no-seat = Il n’y a pas de place { $seat } ; la dernière est la place { $last }.
waldgaertner-no-card = Il n’y a pas de carte « { $card } ». Une carte se nomme par son identifiant, par exemple feige ou apfel-boskoop.
waldgaertner-no-region = Il n’y a pas de région « { $region } » dans cette partie ; la dernière est la région { $last }.
waldgaertner-no-slot = « { $slot } » n’est pas un emplacement. Les emplacements sont 1a à 1f, 2a à 2e, 3a à 3d, 4a à 4c, 5a, 5b et 6a.
waldgaertner-game-over = La partie est finie.
waldgaertner-has-chosen = Votre décision est déjà prise ({ $move }) ; les autres réfléchissent encore.
waldgaertner-not-asked = Vous n’avez rien à décider maintenant. Doivent encore décider : { $deciders }.
waldgaertner-empty-region = La région { $region } n’a plus de cartes.
waldgaertner-search-coins = Une fouille coûte { $price } pièces ; vous en avez { $coins }.
waldgaertner-nothing-to-search = Il n’y a plus rien à fouiller : il ne reste aucune carte.
waldgaertner-no-uprooting = On ne déterre pas de plantes dans cette partie (option uproot=off).
waldgaertner-empty-slot = Il n’y a rien sur l’emplacement { $slot }.
waldgaertner-covered-slot = La plante de l’emplacement { $slot } est retournée et y reste jusqu’à la fin.
waldgaertner-not-open = La carte { $card } n’est pas parmi les cartes visibles de cette région.
waldgaertner-market-empty = Le marché aux arbres est vide.
waldgaertner-nobody-to-wait-for = Il n’y a personne à attendre : nommez une pile (search).
waldgaertner-not-in-market = La carte { $card } n’est pas au marché aux arbres.
waldgaertner-not-in-stack = La carte { $card } n’est pas dans la pile que vous fouillez.
waldgaertner-not-in-hand = La carte { $card } n’est pas dans votre main.
waldgaertner-bonus-is-played = La carte du bonus doit être plantée ou vendue.
waldgaertner-climber-size = La carte { $card } est une plante grimpante : ajoutez small ou large après l’emplacement.
waldgaertner-no-climber-size = On n’ajoute small ou large que pour une plante grimpante, avec la règle de l’ombre ; ce n’est pas le cas de la carte { $card }.
waldgaertner-taken-slot = L’emplacement { $slot } est occupé.
waldgaertner-only-large = L’emplacement 6a ne reçoit qu’un grand arbre ; la carte { $card } n’en est pas un.
waldgaertner-wrong-row = La carte { $card } n’a pas sa place dans la rangée { $row }.
waldgaertner-row-5-first = On ne peut planter sur l’emplacement 6a que si 5a et 5b sont occupés.
waldgaertner-base-first = { $slot } est l’emplacement supplémentaire de la rangée { $row } : remplissez d’abord le reste de la rangée.
waldgaertner-extra-coins =
    { $price ->
        [one] L’emplacement { $slot } coûte { $price } pièce ; vous en avez { $coins }.
       *[other] L’emplacement { $slot } coûte { $price } pièces ; vous en avez { $coins }.
    }
waldgaertner-too-many = Avec la carte { $card }, il y aurait une plante de trop de cette taille : les emplacements de base en portent au plus { $most }.
waldgaertner-shades = Sur l’emplacement { $slot }, la carte { $card } ferait de l’ombre à une plante voisine ou serait à l’ombre d’une plante voisine.
waldgaertner-now-start = « { $move } » n’est pas possible maintenant : prenez une carte de départ (start 1).
waldgaertner-now-frost = « { $move } » n’est pas possible maintenant : défaussez la plante touchée (discard) ou retournez-la face cachée (cover).
waldgaertner-now-visit = « { $move } » n’est pas possible maintenant : choisissez une région (visit 1), une fouille (visit 6) ou, si cette variante est jouée, une plante à déterrer (uproot 2a).
waldgaertner-now-share = « { $move } » n’est pas possible maintenant : choisissez une des cartes visibles (pick), ou renoncez (decline).
waldgaertner-now-play = « { $move } » n’est pas possible maintenant : plantez (plant) ou vendez (sell) une de vos cartes.
waldgaertner-now-bonus = « { $move } » n’est pas possible maintenant : prenez une carte du marché aux arbres (take), ou passez (pass).
waldgaertner-now-search = « { $move } » n’est pas possible maintenant : nommez la pile à fouiller (search 1, search market) ; en cas d’égalité, vous pouvez aussi attendre (wait).
waldgaertner-now-take = « { $move } » n’est pas possible maintenant : prenez une carte de la pile que vous fouillez (take).
waldgaertner-now-final = « { $move } » n’est pas possible maintenant : plantez (plant) ou vendez (sell) votre dernière carte, ou passez (pass).

## Positions

waldgaertner-position-head = Ligne { $line } : une position commence par « waldgaertner » et les options, par exemple « waldgaertner seats=2 decks=eu planting=rows uproot=off frost=off ».
waldgaertner-position-line = Ligne { $line } : « { $text } » n’est pas une ligne de position. Une ligne commence par l’un de ces mots : { $known } ; ou bien c’est une rangée de jardin (« 3: . feige . »), qui suit sa place.
waldgaertner-position-number = Ligne { $line } : « { $name } » doit être un nombre entier de { $first } à { $last }, et non « { $value } ».
waldgaertner-position-word = Ligne { $line } : « { $name } » ne peut pas valoir « { $value } ». Valeurs permises : { $allowed }.
waldgaertner-position-once = Ligne { $line } : il ne peut y avoir qu’une seule ligne « { $word } ».
waldgaertner-position-deck = Ligne { $line } : la carte { $card } n’est dans aucun des paquets de cette partie.
waldgaertner-position-twice = Ligne { $line } : la carte { $card } apparaît deux fois.
waldgaertner-position-male = Ligne { $line } : la carte { $card } est mâle et ne peut pas porter de jetons.
waldgaertner-position-seats = Il faut { $seats } lignes « seat … », chacune avec son jardin, et non { $count }.
waldgaertner-position-seat = Ligne { $line } : il faut ici une ligne comme « seat { $number } coins 2 bonus open hand feige ».
waldgaertner-position-hand = La main de la place { $seat } ne convient pas à l’étape.
waldgaertner-position-cell = Ligne { $line } : « { $cell } » n’est pas une carte avec des marques, comme feige+2*.
waldgaertner-position-origin = Ligne { $line } : la carte { $card } n’a pas la même origine que la région { $region }.
waldgaertner-position-garden = Ligne { $line } : un jardin a six rangées, de « 6: » à « 1: », après la ligne de sa place.
waldgaertner-position-row =
    { $count ->
        [one] Ligne { $line } : la rangée { $row } a { $count } emplacement.
       *[other] Ligne { $line } : la rangée { $row } a { $count } emplacements.
    }
waldgaertner-position-climber = Ligne { $line }, carte { $card } : =s ou =l se met à toute plante grimpante avec la règle de l’ombre, et seulement là.
waldgaertner-position-round = Il faut une ligne, et une seule, comme « round 4 step visit ».
waldgaertner-position-regions = Il faut une ligne pour chaque région, de 1 à { $last }.
waldgaertner-position-region = Ligne { $line } : dans cette partie, la région { $region } doit avoir l’origine { $deck }.
waldgaertner-position-stack =
    { $count ->
        [one] Ligne { $line } : la région { $region } a { $count } carte : on ne peut pas en nommer plus, et seule la carte visible peut porter des jetons.
       *[other] Ligne { $line } : la région { $region } a { $count } cartes : on ne peut pas en nommer plus, et seule la carte visible peut porter des jetons.
    }
waldgaertner-position-size = La région { $region } ne peut pas avoir autant de cartes ({ $count }) : les mémos ne correspondent pas.
waldgaertner-position-contest = Ligne { $line } : les cartes visibles de la région { $region } doivent être nommées et avoir la même origine qu’elle.
waldgaertner-position-chosen = La place { $seat } ne peut pas avoir choisi « { $move } ».
waldgaertner-position-unseen = Il n’y a pas assez de cartes non vues pour tout ce qui est inconnu.
waldgaertner-position-slot = Place { $seat } : la carte { $card } ne peut pas se trouver sur l’emplacement { $slot }.
waldgaertner-position-cards = La carte { $card } est présente deux fois, ou dans une pile d’une autre origine.
waldgaertner-position-covered = Place { $seat } : une plante au plus est retournée, par le gel, à partir de la manche 11.
waldgaertner-position-covered-cube = Place { $seat } : une plante retournée n’a pas de cube.
waldgaertner-position-extra = Place { $seat } : { $slot } ne peut pas être occupé tant qu’un emplacement qui le précède est libre.
waldgaertner-position-many = Place { $seat } : { $count } plantes d’une même taille se trouvent sur des emplacements de base, qui en portent au plus { $most }.
waldgaertner-position-step = L’étape « { $step } » n’a pas sa place dans la manche { $round }.
waldgaertner-position-frost = Un lancer de dés pour le gel ({ $roll }) demande une partie avec frost=on, à partir de la manche 11.
waldgaertner-position-top = Région { $region } : la carte du dessus doit être face visible à l’étape « visit » et face cachée à l’étape « start » ; ce n’est pas le cas à l’étape « { $step } » de cette position.
waldgaertner-position-short = La région { $region } a moins de cartes qu’il n’y a de places qui prennent une carte de départ.
waldgaertner-position-pending = Les lignes contest, six et frozen ne s’accordent pas entre elles ou avec l’étape « { $step } ».
waldgaertner-position-frozen = Place { $seat } : ses pièces ne s’accordent pas avec la ligne « frozen ».
waldgaertner-position-contests = Une région disputée (contest) demande des cartes visibles, au plus autant que de visiteurs sans carte, et les visiteurs dans l’ordre de leurs places ; qui a renoncé reste dans « unserved ».
waldgaertner-position-bonuses = La ligne « bonuses » doit nommer des places dont le bonus est dû, dans l’ordre du tour.
waldgaertner-position-searching = Place { $seat } : « searching » va avec l’étape « take » et avec les places qui ont choisi 6, et nomme une pile où il y a des cartes.
waldgaertner-position-searchers = Deux places ne peuvent pas fouiller la même pile en même temps.
waldgaertner-position-lot = Lot { $cards } : il faut autant de cartes que de places, et chaque place doit avoir en main une de ces cartes, cachée.
waldgaertner-position-lots = Les lots doivent suivre l’ordre de leurs premières cartes.
waldgaertner-position-memo = Le mémo de la place { $seat } ne correspond pas à la région { $region } et aux cartes qui y ont été prises.
waldgaertner-position-memos = Les mémos doivent suivre l’ordre des places et des régions, un seul par place et par région.
waldgaertner-position-owes = Places qui décident à l’étape « { $step } » : { $seats }. Chacune doit figurer dans « owes » ou dans « chosen », et aucune autre.

## The data files

waldgaertner-data-missing = Le fichier de données { $file } manque.
waldgaertner-data-toml = Le fichier { $file } ne peut pas être lu : { $reason }.
waldgaertner-data-group = { $file }, [{ $entry }] : un groupe de pollinisateurs demande « names » et « kind » ; valeurs permises pour « kind » : { $allowed }.
waldgaertner-data-groups = { $file } : il peut y avoir au plus { $most } groupes de pollinisateurs.
waldgaertner-data-names = { $file }, [{ $entry }] : « names » doit donner un nom pour chacun de ces mots : { $kinds }.
waldgaertner-data-origin = { $file } : la valeur de « { $entry } » doit être l’une de celles-ci : { $allowed }.
waldgaertner-data-id = { $file }, [{ $entry }] : un identifiant se compose de lettres minuscules, de chiffres et de traits d’union.
waldgaertner-data-keys = { $file }, [{ $entry }] : une entrée a « names » et « card », et rien d’autre.
waldgaertner-data-card = { $file }, [{ $entry }] : « { $text } » ne peut pas être lu. Une carte s’écrit par exemple « large tree 28 m, flowers 3, ripe 8, 5+4+5+5 = 19 ».
waldgaertner-data-size = { $file }, [{ $entry }] : « { $size } » n’est pas une taille. Tailles possibles : { $allowed }.
waldgaertner-data-no-group = { $file }, [{ $entry }] : il n’y a pas de groupe de pollinisateurs « { $group } ».
waldgaertner-data-ratings = { $file }, [{ $entry }] : les notes vont de 1 à { $highest } ; celles d’un mâle sont toutes 0.
waldgaertner-data-male = { $file }, [{ $entry }] : un mâle n’a pas besoin de pollinisateur.
waldgaertner-data-value = { $file }, [{ $entry }] : la valeur doit être { $right }, et non { $value } : c’est la somme des notes, entre parenthèses si la plante a besoin d’un pollinisateur.
waldgaertner-data-twice = { $file }, [{ $entry }] : « { $name } » apparaît deux fois.
waldgaertner-data-count = { $file }, { $entry } : il en faut { $needed }, et non { $count }.
waldgaertner-data-partner = { $file }, [{ $entry }] : aucune autre carte de cette origine n’appartient au groupe « { $group } ».

## Moves as people say them

waldgaertner-move-visit = Visiter { $stack }
waldgaertner-move-visit_6 = Fouiller une pile, pour 3 pièces
waldgaertner-move-start = Piocher dans { $stack }
waldgaertner-move-search = Fouiller { $stack }
waldgaertner-move-search_market = Fouiller le marché aux arbres
waldgaertner-move-pick = Choisir { $card }
waldgaertner-move-sell = Vendre { $card }
waldgaertner-move-take = Prendre { $card }
waldgaertner-move-plant = Planter { $card } en { $slot }
waldgaertner-move-plant_as = Planter { $card } en { $slot } { $how }
waldgaertner-move-uproot = Déterrer { $slot }
waldgaertner-move-discard = Défausser
waldgaertner-move-cover = Couvrir
waldgaertner-move-decline = Renoncer
waldgaertner-move-pass = Passer
waldgaertner-move-wait = Attendre
