### The Glade: names of things, what happens, what is asked, what is refused.

glade-name = The Glade
glade-about = Posez des séries d’animaux, de fruits et de feuilles ; soyez premier aux amanites.
glade-rebuilt = Les plateaux de forêt sont reconstitués ; les originaux peuvent différer.
glade-option-mode = Jeu
glade-value-mode-base = jeu de base
glade-value-mode-matching = jeu des paires
glade-option-layout = Plateau
glade-value-layout-seven = 7 × 7
glade-value-layout-eight = 8 × 8
glade-value-layout-nine = 9 × 9
glade-option-start = Première place
glade-option-boards = Faces des plateaux

## Things

glade-creature-h = hérisson
glade-creature-m = souris
glade-creature-s = écureuil
glade-creature-t = crapaud
glade-fruit-a = gland
glade-fruit-b = mûre
glade-fruit-h = noisette
glade-fruit-m = champignon
glade-leaf-b = hêtre
glade-leaf-c = châtaignier
glade-leaf-m = érable
glade-leaf-o = chêne

glade-tile-hab = { glade-creature-h }–{ glade-fruit-a }–{ glade-leaf-b } (hab)
glade-tile-hac = { glade-creature-h }–{ glade-fruit-a }–{ glade-leaf-c } (hac)
glade-tile-ham = { glade-creature-h }–{ glade-fruit-a }–{ glade-leaf-m } (ham)
glade-tile-hao = { glade-creature-h }–{ glade-fruit-a }–{ glade-leaf-o } (hao)
glade-tile-hbb = { glade-creature-h }–{ glade-fruit-b }–{ glade-leaf-b } (hbb)
glade-tile-hbc = { glade-creature-h }–{ glade-fruit-b }–{ glade-leaf-c } (hbc)
glade-tile-hbm = { glade-creature-h }–{ glade-fruit-b }–{ glade-leaf-m } (hbm)
glade-tile-hbo = { glade-creature-h }–{ glade-fruit-b }–{ glade-leaf-o } (hbo)
glade-tile-hhb = { glade-creature-h }–{ glade-fruit-h }–{ glade-leaf-b } (hhb)
glade-tile-hhc = { glade-creature-h }–{ glade-fruit-h }–{ glade-leaf-c } (hhc)
glade-tile-hhm = { glade-creature-h }–{ glade-fruit-h }–{ glade-leaf-m } (hhm)
glade-tile-hho = { glade-creature-h }–{ glade-fruit-h }–{ glade-leaf-o } (hho)
glade-tile-hmb = { glade-creature-h }–{ glade-fruit-m }–{ glade-leaf-b } (hmb)
glade-tile-hmc = { glade-creature-h }–{ glade-fruit-m }–{ glade-leaf-c } (hmc)
glade-tile-hmm = { glade-creature-h }–{ glade-fruit-m }–{ glade-leaf-m } (hmm)
glade-tile-hmo = { glade-creature-h }–{ glade-fruit-m }–{ glade-leaf-o } (hmo)
glade-tile-mab = { glade-creature-m }–{ glade-fruit-a }–{ glade-leaf-b } (mab)
glade-tile-mac = { glade-creature-m }–{ glade-fruit-a }–{ glade-leaf-c } (mac)
glade-tile-mam = { glade-creature-m }–{ glade-fruit-a }–{ glade-leaf-m } (mam)
glade-tile-mao = { glade-creature-m }–{ glade-fruit-a }–{ glade-leaf-o } (mao)
glade-tile-mbb = { glade-creature-m }–{ glade-fruit-b }–{ glade-leaf-b } (mbb)
glade-tile-mbc = { glade-creature-m }–{ glade-fruit-b }–{ glade-leaf-c } (mbc)
glade-tile-mbm = { glade-creature-m }–{ glade-fruit-b }–{ glade-leaf-m } (mbm)
glade-tile-mbo = { glade-creature-m }–{ glade-fruit-b }–{ glade-leaf-o } (mbo)
glade-tile-mhb = { glade-creature-m }–{ glade-fruit-h }–{ glade-leaf-b } (mhb)
glade-tile-mhc = { glade-creature-m }–{ glade-fruit-h }–{ glade-leaf-c } (mhc)
glade-tile-mhm = { glade-creature-m }–{ glade-fruit-h }–{ glade-leaf-m } (mhm)
glade-tile-mho = { glade-creature-m }–{ glade-fruit-h }–{ glade-leaf-o } (mho)
glade-tile-mmb = { glade-creature-m }–{ glade-fruit-m }–{ glade-leaf-b } (mmb)
glade-tile-mmc = { glade-creature-m }–{ glade-fruit-m }–{ glade-leaf-c } (mmc)
glade-tile-mmm = { glade-creature-m }–{ glade-fruit-m }–{ glade-leaf-m } (mmm)
glade-tile-mmo = { glade-creature-m }–{ glade-fruit-m }–{ glade-leaf-o } (mmo)
glade-tile-sab = { glade-creature-s }–{ glade-fruit-a }–{ glade-leaf-b } (sab)
glade-tile-sac = { glade-creature-s }–{ glade-fruit-a }–{ glade-leaf-c } (sac)
glade-tile-sam = { glade-creature-s }–{ glade-fruit-a }–{ glade-leaf-m } (sam)
glade-tile-sao = { glade-creature-s }–{ glade-fruit-a }–{ glade-leaf-o } (sao)
glade-tile-sbb = { glade-creature-s }–{ glade-fruit-b }–{ glade-leaf-b } (sbb)
glade-tile-sbc = { glade-creature-s }–{ glade-fruit-b }–{ glade-leaf-c } (sbc)
glade-tile-sbm = { glade-creature-s }–{ glade-fruit-b }–{ glade-leaf-m } (sbm)
glade-tile-sbo = { glade-creature-s }–{ glade-fruit-b }–{ glade-leaf-o } (sbo)
glade-tile-shb = { glade-creature-s }–{ glade-fruit-h }–{ glade-leaf-b } (shb)
glade-tile-shc = { glade-creature-s }–{ glade-fruit-h }–{ glade-leaf-c } (shc)
glade-tile-shm = { glade-creature-s }–{ glade-fruit-h }–{ glade-leaf-m } (shm)
glade-tile-sho = { glade-creature-s }–{ glade-fruit-h }–{ glade-leaf-o } (sho)
glade-tile-smb = { glade-creature-s }–{ glade-fruit-m }–{ glade-leaf-b } (smb)
glade-tile-smc = { glade-creature-s }–{ glade-fruit-m }–{ glade-leaf-c } (smc)
glade-tile-smm = { glade-creature-s }–{ glade-fruit-m }–{ glade-leaf-m } (smm)
glade-tile-smo = { glade-creature-s }–{ glade-fruit-m }–{ glade-leaf-o } (smo)
glade-tile-tab = { glade-creature-t }–{ glade-fruit-a }–{ glade-leaf-b } (tab)
glade-tile-tac = { glade-creature-t }–{ glade-fruit-a }–{ glade-leaf-c } (tac)
glade-tile-tam = { glade-creature-t }–{ glade-fruit-a }–{ glade-leaf-m } (tam)
glade-tile-tao = { glade-creature-t }–{ glade-fruit-a }–{ glade-leaf-o } (tao)
glade-tile-tbb = { glade-creature-t }–{ glade-fruit-b }–{ glade-leaf-b } (tbb)
glade-tile-tbc = { glade-creature-t }–{ glade-fruit-b }–{ glade-leaf-c } (tbc)
glade-tile-tbm = { glade-creature-t }–{ glade-fruit-b }–{ glade-leaf-m } (tbm)
glade-tile-tbo = { glade-creature-t }–{ glade-fruit-b }–{ glade-leaf-o } (tbo)
glade-tile-thb = { glade-creature-t }–{ glade-fruit-h }–{ glade-leaf-b } (thb)
glade-tile-thc = { glade-creature-t }–{ glade-fruit-h }–{ glade-leaf-c } (thc)
glade-tile-thm = { glade-creature-t }–{ glade-fruit-h }–{ glade-leaf-m } (thm)
glade-tile-tho = { glade-creature-t }–{ glade-fruit-h }–{ glade-leaf-o } (tho)
glade-tile-tmb = { glade-creature-t }–{ glade-fruit-m }–{ glade-leaf-b } (tmb)
glade-tile-tmc = { glade-creature-t }–{ glade-fruit-m }–{ glade-leaf-c } (tmc)
glade-tile-tmm = { glade-creature-t }–{ glade-fruit-m }–{ glade-leaf-m } (tmm)
glade-tile-tmo = { glade-creature-t }–{ glade-fruit-m }–{ glade-leaf-o } (tmo)

glade-card-toadstool-y = amanite jaune
glade-card-toadstool-b = amanite bleue
glade-card-toadstool-g = amanite verte
glade-card-toadstool-r = amanite rouge

glade-headline-main = Action principale
glade-headline-laying = Pose
glade-headline-claiming = Pose de la tuile montrée
glade-headline-resolving = Choix de la série suivante
glade-headline-flipping = Retournement d’amanites
glade-headline-extra = Action supplémentaire ou fin du tour
glade-headline-bonus = Action supplémentaire
glade-headline-over = La partie est finie

## The score sheet

glade-category-glade = Amanites dans la clairière
glade-category-taken = Amanites chez les autres
glade-category-store = Amanites en réserve
glade-category-enclosures = Amanites encerclées
glade-category-doubles = Amanites doubles
glade-category-matches = Jetons Concordance
glade-category-match_enclosures = Jetons encerclés
glade-category-groups = Groupes isolés

glade-outcome-finished =
    Partie terminée en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
glade-outcome-unfinished =
    Partie inachevée : il reste { $edge ->
        [one] { $edge } amanite
       *[other] { $edge } amanites
    } sur le bord après { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
glade-title-finished = terminé
glade-title-unfinished = inachevé
glade-measure-turns = Tours

## The drawn table

glade-diagram-bag = sac { $bag }
glade-diagram-turns = tour { $turns }
glade-diagram-ended = dernière manche
glade-diagram-glade = Amanites dans la clairière
glade-diagram-seat =
    { $points ->
        [one] { $seat } · { $points } point
       *[other] { $seat } · { $points } points
    }
glade-diagram-edge = bord { $edge } · réserve { $store } · chevalet { $rack }
glade-diagram-rack = Chevalet ({ $seat })
glade-diagram-claimed = La tuile montrée pour s’emparer d’une amanite : { $tile }
glade-diagram-letters = Une tuile s’écrit en trois lettres : animal (h hérisson, m souris, s écureuil, t crapaud), fruit (a gland, b mûre, h noisette, m champignon), feuille (b hêtre, c châtaignier, m érable, o chêne).
glade-help =
    { glade-diagram-letters }
    Les tuiles qui se touchent dans une rangée ou une colonne doivent former une série : chaque caractéristique est la même partout ou partout différente, et l’une au moins est la même partout. Aucune série n’a plus de quatre tuiles.
    À votre tour, vous posez de 1 à 4 tuiles sur une même ligne (place hab d4, …, done), ou vous vous emparez d’une amanite dont vous avez la tuile (claim hab). Une série de trois envoie une amanite dans la clairière, une série de quatre en apporte une dans votre réserve ; 2y est une amanite jaune double.
    Une case vide avec une tuile sur chacun de ses quatre côtés est encerclée : si vous y mettez une amanite ou un jeton de votre réserve (enclose c5 2y), vous avez droit à une pose supplémentaire. Finissez votre tour par « end ».
    ★ indique le premier joueur, ◀ le joueur actif, [ ] la case centrale où va votre première tuile.

## What is asked

glade-ask-first = Votre première tuile va sur la case { $space }.
glade-ask-main = Posez des tuiles sur une même ligne, ou emparez-vous d’une amanite dont vous avez la tuile.
glade-ask-laying = Posez la tuile suivante sur la même ligne, ou terminez.
glade-ask-claiming = Posez la tuile montrée : { $tile }.
glade-ask-resolving = Plusieurs nouvelles séries : laquelle résoudre maintenant ?
glade-ask-flipping = Votre bord est vide : choisissez une amanite à retourner sur sa face double, encore { $count } fois.
glade-ask-extra = Utilisez une case encerclée pour une action supplémentaire, ou finissez votre tour.
glade-ask-bonus = Votre action supplémentaire : posez des tuiles sur une même ligne.

## The same questions where moves are typed

glade-typed-main = Posez des tuiles sur une même ligne (place), ou emparez-vous d’une amanite dont vous avez la tuile (claim).
glade-typed-laying = Posez la tuile suivante sur la même ligne, ou terminez (done).
glade-typed-extra = Utilisez une case encerclée pour une action supplémentaire (enclose), ou finissez votre tour (end).

## What happens

glade-event-placed = { $seat } pose la tuile { $tile } sur la case { $space }.
glade-event-matched = { $seat } a posé sur la case { $space } une tuile qui concorde avec le symbole et prend le jeton { $marker }.
glade-event-sprouted = { $seat } : une amanite ({ $marker }) va du bord à la clairière, sur la case { $tile }.
glade-event-returned = { $seat } : une amanite ({ $marker }) est rendue et va de la case { $tile } à la réserve.
glade-event-removed = Une amanite bleue ({ $marker }) quitte le jeu ; elle était sur la case { $tile }.
glade-event-fetched = { $seat } prend dans sa réserve l’amanite { $marker } de la case { $tile }.
glade-event-stored = { $seat } met une amanite ({ $marker }) de son bord dans sa réserve.
glade-event-flipped_glade = { $seat } : une amanite est retournée sur sa face double, dans la clairière, sur la case { $tile }.
glade-event-flipped_store = { $seat } : une amanite est retournée sur sa face double, dans la réserve ({ $owner }).
glade-event-flipped_enclosure = { $seat } : une amanite est retournée sur sa face double, sur la case { $space } du plateau ({ $owner }).
glade-event-claimed = { $seat } s’empare de l’amanite { $marker } avec la tuile { $tile }.
glade-event-laid_claimed = { $seat } pose la tuile { $tile } sur la case { $space } du plateau ({ $board }).
glade-event-enclosed = { $seat } met { $marker } sur la case encerclée { $space } : une action supplémentaire.
glade-event-drew =
    { $count ->
        [0] { $seat } finit son tour et ne pioche aucune tuile.
        [one] { $seat } finit son tour et pioche { $count } tuile.
       *[other] { $seat } finit son tour et pioche { $count } tuiles.
    }
glade-event-drew_tiles = { $seat } finit son tour et pioche : { $tiles }.
glade-event-passed = { $seat } ne peut rien faire et passe.
glade-event-end_triggered = La fin de partie est déclenchée : cette manche est la dernière.
glade-event-finished = La partie est finie.

## Set-up that is refused

glade-start = La place { $start } ne peut pas commencer ; les places vont de 0 à { $last }.
glade-boards = « { $boards } » ne nomme pas autant de plateaux différents, de 1 à 4, qu’il y a de places ({ $seats }).

## Moves that are refused

glade-no-move = « { $text } » n’est pas un coup. Les coups sont place, done, claim, at, resolve, flip, enclose, end, pass.
glade-no-seat = Il n’y a pas de place { $seat } ; la dernière est la place { $last }.
glade-no-space = « { $space } » n’est pas une case du plateau Forêt.
glade-no-tile = « { $tile } » n’est pas une tuile. Une tuile s’écrit en trois lettres : animal, fruit, feuille, par exemple hab.
glade-game-over = La partie est finie.
glade-not-your-turn = C’est à { $active } de jouer.
glade-not-on-rack = La tuile { $tile } n’est pas sur votre chevalet.
glade-centre-first = Votre première tuile doit aller sur la case centrale, { $space }.
glade-not-empty = La case { $space } n’est pas vide.
glade-four-laid = Une action pose au plus quatre tuiles.
glade-not-in-line = La case { $space } ne prolonge pas la ligne des tuiles posées dans cette action.
glade-not-open = La tuile { $tile } ne convient pas sur la case { $space } : sa suite de rangée et sa suite de colonne doivent être des séries.
glade-no-toadstool = Il n’y a pas d’amanite dont on puisse s’emparer avec la tuile { $tile }.
glade-no-claim-first = Vous ne pouvez pas vous emparer d’une amanite à votre premier tour.
glade-no-destination = La tuile { $tile } ne pourrait être posée nulle part ; elle ne permet donc pas de s’emparer d’une amanite.
glade-other-board = La tuile montrée doit être posée chez { $owner }.
glade-must-complete = La tuile { $tile } doit compléter une série de quatre ; sur la case { $space }, elle ne le fait pas.
glade-enclose-later = Une case encerclée s’utilise après l’action principale ou après une action supplémentaire.
glade-not-in-store = { $marker } n’est pas dans votre réserve.
glade-not-enclosed = La case { $space } n’est pas une case vide avec une tuile sur chacun de ses quatre côtés.
glade-no-placement-follows = Aucune tuile de votre chevalet ne pourrait être posée ensuite ; il n’y a donc pas d’action supplémentaire.
glade-not-stuck = On ne peut passer que si l’on ne peut ni poser de tuile ni s’emparer d’une amanite.
glade-nothing-laid = Posez d’abord une tuile ; « done » vient après.
glade-act-first = Un tour comporte une action principale : posez d’abord des tuiles (place) ou emparez-vous d’une amanite (claim).
glade-no-single-there = Vous n’avez pas d’amanite simple à retourner à cet endroit.
glade-no-such-set = Ce n’est pas une des nouvelles séries.
glade-now-main = « { $move } » n’est pas possible maintenant : posez des tuiles (place) ou emparez-vous d’une amanite (claim).
glade-now-laying = « { $move } » n’est pas possible maintenant : posez une autre tuile sur la même ligne, ou terminez (done).
glade-now-claiming = « { $move } » n’est pas possible maintenant : posez d’abord la tuile montrée (at).
glade-now-resolving = « { $move } » n’est pas possible maintenant : choisissez la prochaine série à résoudre (resolve).
glade-now-flipping = « { $move } » n’est pas possible maintenant : retournez une amanite (flip).
glade-now-extra = « { $move } » n’est pas possible maintenant : utilisez une case encerclée (enclose) ou finissez le tour (end).
glade-now-bonus = « { $move } » n’est pas possible maintenant : l’action supplémentaire est une pose (place).

## Positions

glade-position-head = Ligne { $line } : une position commence par « glade », le mode et le format, par exemple « glade base eight ».
glade-position-line = Ligne { $line } : « { $text } » n’est pas une ligne de position. Une ligne commence par glade, start, toadstools, seat ou pending ; chaque plateau Forêt suit sa place.
glade-position-word = Ligne { $line } : « { $word } » est mal placé. Mots connus ici : { $known }.
glade-position-number = Ligne { $line } : « { $name } » doit être un nombre entier de 0 à { $last }, et non « { $value } ».
glade-position-layout = Il n’y a pas de format « { $layout } ». Formats disponibles : { $known }.
glade-position-seats = Une position compte d’une à quatre places, chacune avec une ligne « seat 0 … » et son plateau Forêt.
glade-position-seat-number = Ligne { $line } : c’est la place { $number } qui doit venir ici.
glade-position-board = Ligne { $line } : le plateau { $board } ne convient pas au mode. Le plateau 0 est le côté nu du jeu de base, les plateaux 1 à 4 sont des côtés à symboles.
glade-position-rows = Ligne { $line } : le plateau Forêt de cette place demande { $size } rangées de { $size } cases.
glade-position-cell = Ligne { $line } : « { $cell } » ne peut pas se trouver sur la case { $space } de ce plateau.
glade-position-run = Les tuiles de { $first } à { $last } ne forment pas une série.
glade-position-not-enclosed = Un marqueur sur la case { $space } demande une tuile sur chacun des quatre côtés.
glade-position-marker = Ligne { $line } : « { $marker } » n’est ni une amanite (1y, 2b) ni un jeton Concordance (m-o, -ao, 4-o).
glade-position-glade = Ligne toadstools : « { $text } » doit être une case libre de la clairière et une amanite, par exemple hhc:1y.
glade-position-counter = Le jeton Concordance { $marker } ne peut pas se trouver là : il n’existe qu’une fois, et seulement dans le jeu de concordance.
glade-position-colour = L’amanite { $marker } n’appartient à personne à cette table.
glade-position-toadstools = Ligne { $line } : le nombre total d’amanites de la place { $seat } est { $count } au lieu de { $all }.
glade-position-blue = Il y a plus de { $all } amanites bleues.
glade-position-phase = Ligne { $line } : « { $phase } » n’est pas une phase. Phases possibles : { $known }.
glade-position-end = Ligne { $line } : « end » doit être yes ou no, et yes si un bord est vide, et non « { $end } ».
glade-position-copies = La tuile { $tile } apparaît plus de { $copies } fois.
glade-position-unseen = « { $name } » demande plus de tuiles ({ $count }) qu’il n’en reste de non vues ({ $left }).
glade-position-pending = La ligne « pending » ne convient pas à la phase « { $phase } ».
glade-position-laid = « laid { $spaces } » doit nommer d’une à quatre cases avec des tuiles du joueur actif.
glade-position-claimed = L’amanite { $marker } dont on s’est emparé doit être dans la réserve du joueur actif.
glade-position-set = « { $text } » n’est pas une suite de trois ou de quatre avec une tuile posée à l’instant.
glade-position-no-move = Dans la phase « { $phase } », le joueur actif n’aurait aucun coup.

## The data file

glade-data-toml = Le fichier de données ne peut pas être lu : { $reason }.
glade-data-missing = Le fichier de données n’a pas de table [{ $table }].
glade-data-status = Table [{ $table }] : la valeur de « status » doit être l’une de celles-ci : { $allowed }.
glade-data-square = Table [{ $table }] : il faut { $boards } plateaux qui soient des carrés égaux de 3 à 9 rangées.
glade-data-cell = Table [{ $table }] : le plateau { $board } a une case qui n’est ni vide (...) ni un symbole.
glade-data-symbols = Table [{ $table }] : le plateau { $board } demande { $count } symboles, dont une fois chacune des quatre feuilles.
glade-data-twice = Table [{ $table }] : le symbole { $symbol } apparaît deux fois.
glade-data-centre = Table [{ $table }] : la case centrale « { $centre } » doit se trouver à l’intérieur de la bordure et ne porter aucun symbole.

## Moves as people say them

glade-move-place = { $tile } en { $space }
glade-move-claim = Réclamer l’amanite avec { $tile }
glade-move-at = La poser en { $space } chez { $owner }
glade-move-done = C’est tout
glade-move-end = Finir le tour
glade-move-pass = Passer
glade-move-flip_glade = Retourner l’amanite sur { $tile }
glade-move-flip_store = En retourner une dans la réserve de { $owner }
glade-move-flip_enclosure = Retourner celle en { $space } chez { $owner }
glade-move-enclose = Mettre { $marker } en { $space }
glade-move-resolve = Compter la série { $first } à { $last }
