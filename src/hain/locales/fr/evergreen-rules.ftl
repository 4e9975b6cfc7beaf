### Evergreen: every rule in one line, in our own words.

EVG-chapter-1 = Le jeu en bref
EVG-1 = Une partie compte d’une à quatre places, tout autre nombre est refusé : une seule place, c’est le mode solo ; de deux à quatre, on s’affronte ; il n’y a pas d’équipes.
EVG-2 = La seule option est `sun`, le côté où se trouve le soleil au printemps pour tout le monde : `n` (par défaut), `e`, `s` ou `w` ; toute autre option ou valeur est refusée.
EVG-3 = Une partie se termine toujours après 14 tours exactement ; avec les pistes fournies, un joueur prend au plus 11 décisions par tour (1 choix de carte, jusqu’à 3 pour l’action, jusqu’à 7 pour le pouvoir), donc au plus 154 par partie, et quatre joueurs au plus 616 ensemble.

EVG-chapter-2 = Matériel et données
EVG-4 = Toutes les données du jeu se trouvent dans un seul fichier, dont chaque table indique son `status` : `published` (publié), `derived` (déduit) ou `reconstruction` (reconstitué) ; la planète, les icônes et les pistes portent `reconstruction`.
EVG-5 = La planète, les icônes et les pistes viennent uniquement de ce fichier : qui possède le jeu imprimé et corrige le fichier joue au jeu corrigé, sans toucher au code.
EVG-6 = Un fichier de données est refusé, avec le nom de la table fautive, sauf si tout ceci est vrai : le plan de la planète est un rectangle de 4 à 8 colonnes et de 4 à 8 lignes fait de lettres de biome, de `#` et de `-`, avec exactement quatre crevasses et les six biomes, chacun d’un seul tenant ; il y a exactement 42 cartes, une par paire de biome et de pouvoir ; chaque carte montre de 1 à 4 icônes fertilité, `skull` ou `none`, et les cartes joker toujours `none` ; les cartes montrent ensemble au moins 5 icônes fertilité ; chaque piste commence à 0, compte au moins deux niveaux de plus et ne baisse jamais.
EVG-7 = La planète a six colonnes `a`–`f` et six lignes `1`–`6` : 36 cases, dont 32 espaces et quatre crevasses (`b2`, `e2`, `b5`, `e5`).
EVG-8 = Chaque espace appartient à un seul biome, une crevasse à aucun ; les biomes, dans l’ordre valable partout : forêt enneigée (a1–c1, a2, c2), marécage (a3–c4), montagne (a5, c5, a6–c6), forêt fleurie (d1–f1, d2, f2), champs de blé (d5, f5, d6–f6), prairie (d3–f4).
EVG-9 = Deux espaces sont voisins s’ils ont un côté commun ; se toucher par un coin ne compte pas, et une crevasse n’est voisine de rien (la planète fournie a 44 paires de voisins).
EVG-10 = Toutes les places ont la même planète.
EVG-11 = Un espace est vide ou porte exactement un pion : pousse, arbuste, arbre, buisson ou lac ; une crevasse ne porte jamais rien.
EVG-12 = La pioche compte 42 cartes : pour chacun des six biomes et pour le joker, une carte par pouvoir, dans l’ordre `sprout`, `small_tree`, `big_tree`, `bush`, `lake`, `bud` ; l’identifiant d’une carte unit biome et pouvoir, comme `snow-lake` ou `wild-small_tree`.
EVG-13 = Les icônes, dans l’ordre des pouvoirs (un nombre = autant d’icônes fertilité, A = icône aridité) : forêt enneigée 3 A 2 1 A 2 ; marécage A 2 1 A 2 3 ; montagne 2 1 A 2 3 A ; forêt fleurie 1 A 2 3 A 2 ; champs de blé A 2 3 A 2 1 ; prairie 2 3 A 2 1 A ; les cartes joker n’en ont pas.
EVG-14 = Chaque biome et, sur les six biomes, chaque pouvoir a les icônes 3, 2, 2, 1, aridité, aridité : en tout 24 cartes avec 48 icônes fertilité (8 par biome), 12 cartes à icône aridité et 6 cartes joker sans icône.
EVG-15 = Chaque joueur a une piste par pouvoir ; le niveau est la place du marqueur (de 0 à 3), la valeur est le nombre imprimé à cet endroit : `sprout` 0, 2, 3, 4 applications ; `small_tree`, `big_tree` et `bush` 0, 1, 2, 3 applications ; `lake` 0, 1, 2, 2 applications ; `bud` 0, 3, 5, 8 points.
EVG-16 = Les saisons sont le printemps avec 5 tours, l’été avec 4, l’automne avec 3 et l’hiver avec 2.
EVG-17 = Les pousses, les arbustes et les arbres ne s’épuisent jamais.
EVG-18 = Les buissons et les lacs ne s’épuisent jamais non plus.

EVG-chapter-3 = Mise en place
EVG-19 = Chaque joueur commence avec une planète vide et ses six pouvoirs au niveau 0.
EVG-20 = La partie commence au printemps, tour 1 sur 5, avec le soleil du côté qu’indique l’option `sun`.
EVG-21 = Le premier joueur est tiré au sort par la graine aléatoire, à chances égales entre les participants, et reçoit le jeton Premier Joueur ; les participants sont toutes les places, en solo la place 0 et le joueur virtuel `auto`.
EVG-22 = L’ordre de jeu part du premier joueur et suit les numéros de place en montant ; après la dernière place vient la place 0.
EVG-23 = Une seule fois, à la mise en place, les participants reçoivent dans l’ordre de jeu 0, 1, 2 et 3 points de départ (catégorie `start`).
EVG-24 = Les 42 cartes sont mélangées en une pioche face cachée ; la défausse et la zone de fertilité sont vides.
EVG-25 = On révèle ensuite les cartes du dessus de la pioche une à une, jusqu’à celle qui porte à 5 ou plus le total des icônes fertilité révélées.
EVG-26 = Les cartes révélées à icônes fertilité vont face visible dans la zone de fertilité, chacune sur la pile de son biome, dans leur ordre d’apparition.
EVG-27 = Les autres cartes révélées (aridité et joker) sont remélangées dans la pioche ; une icône aridité révélée ici ne retourne rien.
EVG-28 = Avec les données fournies, la zone de fertilité commence avec 2 à 5 cartes montrant 5, 6 ou 7 icônes fertilité, et la pioche avec 37 à 40 cartes.

EVG-chapter-4 = Former la rivière
EVG-29 = Au début de chaque tour, on pioche une carte de plus qu’il n’y a de places et on les étale face visible (trois cartes en solo) : cette rangée est la rivière.
EVG-30 = Les cartes sont piochées une à une et posées de gauche à droite, la pioche étant à gauche : la première piochée est la plus à gauche et la plus proche de la pioche ; quand une carte quitte la rivière, les autres gardent leur ordre.
EVG-31 = À l’instant où la dernière carte de la pioche est tirée, la défausse est mélangée et devient la pioche, même au milieu d’une distribution et même s’il ne manque plus de carte.
EVG-32 = On ne mélange que la défausse ; les cartes de la zone de fertilité, de la rivière et devant les participants restent où elles sont.
EVG-33 = Avec les données fournies, la défausse n’est jamais vide quand la pioche s’épuise ; une partie à une, deux ou trois places connaît exactement un remélange, une partie à quatre exactement deux.

EVG-chapter-5 = Choix de carte
EVG-34 = Dans l’ordre de jeu, chacun prend une carte de la rivière, celle qu’il veut (D1) : pour chaque carte présente, exactement un coup comme `draft snow-lake` est permis, et personne ne peut renoncer.
EVG-35 = Une carte prise reste face visible devant son joueur jusqu’à la fin de la saison.
EVG-36 = Dès que le premier joueur a pris sa carte, le jeton Premier Joueur va sur la carte alors la plus à gauche de la rivière.
EVG-37 = Qui prend la carte sous le jeton prend aussi le jeton et sera premier joueur au tour suivant.
EVG-38 = Si personne ne prend cette carte, le jeton retourne au premier joueur de ce tour, qui le sera encore une fois.

EVG-chapter-6 = Faire place nette
EVG-39 = Après le dernier choix, il reste exactement une carte non choisie ; son icône décide où elle va.
EVG-40 = Fertilité : la carte va face visible au-dessus de la pile de son biome dans la zone de fertilité.
EVG-41 = Aridité : la carte arrivée en dernier dans la pile de ce biome est retournée, puis la carte à icône aridité va face visible au-dessus.
EVG-42 = Si la carte arrivée en dernier montre elle-même l’icône aridité, c’est elle qui est retournée ; aucune icône fertilité n’est perdue.
EVG-43 = Si la pile de ce biome est vide, la carte à icône aridité la commence face visible, et rien n’est retourné.
EVG-44 = Une carte sans icône rejoint simplement la défausse.
EVG-45 = La fertilité d’un biome est le nombre d’icônes fertilité sur les cartes face visible de sa pile ; une pile vide donne 0.
EVG-46 = Une carte ne quitte jamais la zone de fertilité, et une carte retournée le reste.

EVG-chapter-7 = Actions
EVG-47 = Tous jouent cette phase en même temps, dans n’importe quel ordre, même en alternance ; ce que fait un joueur ne dépend d’aucun autre et ne change aucune autre planète, donc tous les ordres donnent le même résultat.
EVG-48 = La carte qui vient d’être prise est la carte du tour : son biome est le secteur de l’action, son pouvoir est le pouvoir de ce tour.
EVG-49 = À chaque tour, un joueur fait une action et peut activer un pouvoir, l’un ou l’autre en premier ; chaque partie est d’abord ouverte, puis peut-être en cours, puis finie, et une seule peut être en cours.
EVG-50 = Un joueur a fini quand les deux parties sont finies ; il n’a alors plus aucun coup permis et n’a rien à confirmer.
EVG-51 = Effet « planter une pousse » : une pousse va sur un espace vide, par exemple `plant c4`.
EVG-52 = Effet « croissance » : une pousse devient un arbuste, ou un arbuste devient un arbre, un seul pas à la fois, par exemple `grow c4`.
EVG-53 = Rien d’autre ne change un pion : aucune pousse ne devient un arbre en un seul effet, les arbres, les buissons et les lacs restent pour toujours, et aucun pion n’est jamais retiré.
EVG-54 = Aucun coup ne peut désigner une crevasse.
EVG-55 = Tant que rien n’est en cours (D2) et que l’action est ouverte, `plant` est permis sur tout espace vide et `grow` sur toute pousse et tout arbuste de la planète entière ; ce premier effet engage l’action.
EVG-56 = Tant que rien n’est en cours et que le pouvoir est ouvert, `power` est permis et l’active.
EVG-57 = `pass` (passer) est permis aussi en D2 : tant que l’action est ouverte, il la fait sans aucun effet ; si seul le pouvoir est ouvert, il y renonce ; rien d’autre n’est permis en D2.
EVG-58 = Si aucun effet n’est possible sur toute la planète (ni espace vide, ni pousse, ni arbuste), une action ouverte est finie d’elle-même.
EVG-59 = Un premier effet hors du secteur est l’action D (une plantation ou une croissance dans n’importe quel biome) : l’action est aussitôt finie.
EVG-60 = Après un premier effet dans le secteur, l’action est en cours (D3), et tout effet suivant doit lui aussi se trouver dans le secteur.
EVG-61 = Action A : après une ou deux plantations et aucune croissance, un autre `plant` est permis ; il n’y en a pas de quatrième.
EVG-62 = Action B : après une croissance et aucune plantation, un autre `grow` est permis ; il n’y en a pas de troisième.
EVG-63 = La seconde croissance de l’action B doit se faire sur un autre espace que la première.
EVG-64 = Action C : après une seule plantation, un `grow` est permis, après une seule croissance, un `plant`, et cela complète l’action ; après deux plantations aucune croissance n’est permise, après deux croissances aucune plantation.
EVG-65 = Dans l’action C, la croissance doit se faire sur un autre espace que la plantation.
EVG-66 = Avec une carte joker, le secteur est la planète entière, et les effets d’une même action peuvent se trouver dans des biomes différents.
EVG-67 = Tant que l’action est en cours, `done` (terminer) y met fin et les effets inutilisés sont perdus ; à part `done` et les effets des actions A, B et C, rien n’est permis, en particulier ni `power` ni `pass`.
EVG-68 = L’action est finie d’elle-même dès qu’aucun de ses effets n’est plus permis.
EVG-69 = Un joueur fait exactement une action par tour : il ne peut pas avoir fini tant qu’elle est ouverte, et aucune seconde ne suit.
EVG-70 = Le journal donne à chaque action finie une lettre : `-` sans effet, `d` pour un effet hors du secteur, sinon `a` pour des plantations seules, `b` pour des croissances seules, `c` pour les deux.

EVG-chapter-8 = Pouvoirs
EVG-71 = On peut renoncer au pouvoir ; son niveau ne monte alors pas.
EVG-72 = Seul le pouvoir de la carte du tour peut être activé, au plus une fois par tour.
EVG-73 = Le pouvoir s’emploie en bloc avant ou après l’action : `power` n’est pas permis tant que l’action est en cours, et aucun effet de l’action ne l’est tant que le pouvoir est en cours.
EVG-74 = Activer un pouvoir commence par l’améliorer : le marqueur de sa piste avance d’un niveau vers la droite ; au dernier niveau, il y reste.
EVG-75 = Ensuite, l’effet du pouvoir peut s’appliquer jusqu’à autant de fois que le dit la valeur du nouveau niveau.
EVG-76 = Chaque application peut se faire dans n’importe quel biome, quel que soit celui de la carte.
EVG-77 = Le pouvoir peut toucher des espaces que l’action a touchés pendant ce tour, et inversement.
EVG-78 = `sprout` (planter une pousse) : chaque application est `plant` sur un espace vide.
EVG-79 = `small_tree` (croissance d’arbuste) : chaque application est `grow` sur une pousse, jamais sur un arbuste.
EVG-80 = `big_tree` (croissance d’arbre) : chaque application est `grow` sur un arbuste, jamais sur une pousse.
EVG-81 = `bush` (planter un buisson) : chaque application met un buisson sur un espace vide, par exemple `bush c4`.
EVG-82 = `lake` (placer un lac) : chaque application met un lac sur un espace vide, par exemple `lake c4`, puis vient la croissance autour de ce lac (D5).
EVG-83 = `bud` (bourgeon) : le joueur marque la valeur une fois, en points (catégorie `bud`) ; il n’y a rien à décider, et le pouvoir est fini.
EVG-84 = Tant que le pouvoir est en cours (D4), `done` y met fin à tout moment, même avant la première application ; les applications inutilisées sont perdues, mais le niveau reste acquis.
EVG-85 = Le pouvoir est fini de lui-même dès qu’aucune application ne reste ou n’est possible, même juste après `power` ; la croissance en cours autour d’un lac s’achève d’abord.

EVG-chapter-9 = Croissance autour d’un lac, et deux propriétés de toutes les décisions
EVG-86 = Une fois un lac placé (D5), `grow` est permis sur chaque espace voisin de ce lac portant une pousse ou un arbuste, dans n’importe quel biome.
EVG-87 = Un lac fait croître au plus deux espaces, chacun une fois.
EVG-88 = En D5, `done` met fin à la croissance autour de ce lac seulement, et le pouvoir continue ; rien d’autre n’est permis : le lac suivant doit attendre.
EVG-89 = La croissance autour d’un lac se termine d’elle-même après deux croissances ou quand aucun voisin ne peut (plus) croître.
EVG-90 = Deux lacs d’une même activation ont chacun leur propre croissance : le même espace peut donc croître une fois grâce à chacun.
EVG-91 = À aucune décision, deux coups permis ne désignent le même espace.
EVG-92 = Chaque décision offre au moins deux coups permis.

EVG-chapter-10 = Fin du tour
EVG-93 = Le tour se termine quand tous les joueurs ont fini leur action et leur pouvoir.
EVG-94 = Si chaque joueur a devant lui autant de cartes que la saison a de tours, la saison se termine ; sinon, le tour suivant commence par le premier joueur que le jeton a désigné.

EVG-chapter-11 = Fin de la saison
EVG-95 = À la fin de chaque saison, hiver compris, chaque joueur marque une fois, avec sa planète telle qu’elle est, d’abord la lumière, puis la forêt principale.
EVG-96 = La lumière vient du côté du soleil : de `n` elle descend chaque colonne, de `s` elle la remonte, de `w` elle suit chaque ligne vers la droite, de `e` vers la gauche ; chaque colonne ou ligne compte à part, et jamais l’ombre ne passe de l’une à l’autre.
EVG-97 = Un arbuste projette son ombre sur la seule case située derrière lui, vu du soleil.
EVG-98 = Un arbre projette son ombre sur les 2 cases situées derrière lui.
EVG-99 = Un arbuste ou un arbre est touché par la lumière sauf dans l’ombre d’un plus grand ou d’un égal : un arbuste ne l’est pas une case derrière un arbuste ou un arbre, ni deux cases derrière un arbre ; un arbre ne l’est pas une ou deux cases derrière un arbre, mais un arbuste ne le prive jamais de lumière.
EVG-100 = Un arbuste ou un arbre privé de lumière projette son ombre comme les autres.
EVG-101 = Pousses, buissons, lacs et espaces vides ne projettent aucune ombre, ne collectent pas la lumière et n’arrêtent pas une ombre.
EVG-102 = Les crevasses comptent comme des cases quand on mesure la longueur d’une ombre.
EVG-103 = Touché par la lumière, un arbuste rapporte 1 point et un arbre 2 (catégories `light_spring` à `light_winter`).
EVG-104 = Une forêt est un groupe d’arbustes, d’arbres et de buissons reliés par des espaces voisins.
EVG-105 = Pousses, lacs, espaces vides, crevasses et contacts par un coin ne relient rien.
EVG-106 = La forêt principale rapporte 1 point par pion, ou 0 s’il n’y en a pas (catégories `forest_spring` à `forest_winter`) ; les autres forêts, même aussi grandes, ne rapportent rien.
EVG-107 = Au changement de saison, qui n’a pas lieu après l’hiver, la saison suivante commence par son tour 1.
EVG-108 = Au changement de saison, toutes les cartes devant les participants vont à la défausse, avant que la rivière suivante soit formée.
EVG-109 = Au changement de saison, le soleil avance d’un côté dans le sens horaire : `n` → `e` → `s` → `w` → `n`.
EVG-110 = Planètes, niveaux, zone de fertilité, scores et jeton Premier Joueur restent tels quels au changement de saison.

EVG-chapter-12 = Fin de partie
EVG-111 = La partie se termine après la lumière et la forêt principale de l’hiver ; le soleil ne bouge plus, aucune carte n’est défaussée et personne n’a plus rien à décider.
EVG-112 = Au score final, chacun des six biomes rapporte à un joueur sa fertilité multipliée par le nombre de ses arbres (sans les arbustes) dans ce biome (catégories `biome_snow` à `biome_grassland`).
EVG-113 = Le total est la somme de toutes les catégories ; le plus haut total gagne.
EVG-114 = Les joueurs à égalité sont classés selon l’ordre de jeu, compté à partir de celui qui a le jeton Premier Joueur après le dernier choix de carte de la partie ; aucun rang n’est partagé.
EVG-115 = Niveaux, buissons, lacs, pousses, arbustes et cartes prises ne rapportent rien à la fin.

EVG-chapter-13 = Feuille de score
EVG-116 = La feuille de score a exactement 16 catégories dans cet ordre : `start`, `bud`, `light_spring`, `light_summer`, `light_autumn`, `light_winter`, `forest_spring`, `forest_summer`, `forest_autumn`, `forest_winter`, `biome_snow`, `biome_swamp`, `biome_rock`, `biome_flowers`, `biome_wheat`, `biome_grassland` ; chacune montre les points marqués jusque-là et 0 avant cela, et les six catégories de biome restent à 0 jusqu’à la fin de la partie.

EVG-chapter-14 = Mode solo
EVG-117 = Avec une seule place, toutes les règles valent sauf indication contraire de ce chapitre : l’humain a la place 0 ; le joueur virtuel `auto` n’est pas une place, n’a ni planète, ni niveaux, ni points, ni rang, et ne décide rien librement.
EVG-118 = La rivière a trois cartes.
EVG-119 = La place 0 et `auto` prennent leurs cartes comme deux joueurs, d’abord qui a le jeton ; le tirage au sort et les points de départ valent aussi : la place 0 commence avec 0 point si elle est première, avec 1 si c’est `auto`.
EVG-120 = `auto` prend sa carte de lui-même : dès que la rivière est formée s’il est premier, sinon juste après le choix de la place 0.
EVG-121 = Priorité 1 : s’il y a une carte joker dans la rivière, `auto` la prend.
EVG-122 = Priorité 2 : sans joker, `auto` prend la carte qui a le plus d’icônes fertilité.
EVG-123 = Priorité 3 : sans joker ni icône fertilité, `auto` prend la carte à icône aridité dont le biome a la plus faible fertilité à ce moment.
EVG-124 = Entre plusieurs cartes équivalentes, `auto` prend la plus à gauche ; de même si des données corrigées ne lui laissent que des cartes sans icône.
EVG-125 = Le jeton fonctionne comme à deux : si `auto` a choisi en premier, le jeton va sur la carte restante la plus à gauche ; qui prend cette carte, `auto` compris, est premier joueur au tour suivant ; si personne ne la prend, le jeton retourne au premier joueur de ce tour.
EVG-126 = Les cartes d’`auto` restent face visible et vont à la défausse au changement de saison, comme celles d’un joueur.
EVG-127 = Personne ne gagne ni ne perd une partie solo ; son résultat est le total et le statut correspondant : Brocoli jusqu’à 120, Bonsaï à partir de 121, Olivier à partir de 136, Houx à partir de 151, Bouleau à partir de 161, Pin à partir de 171, Chêne à partir de 181, Baobab à partir de 191, Séquoia légendaire à partir de 201.

EVG-chapter-15 = Ce que chacun peut savoir
EVG-128 = Public pour toutes les places et les spectateurs : planètes, niveaux et scores ; la rivière avec son ordre et le jeton ; toutes les cartes prises ; la zone de fertilité avec l’ordre de chaque pile et les cartes retournées ; la défausse ; la saison, le tour, le soleil et le premier joueur ; combien de cartes et lesquelles contient la pioche, mais pas leur ordre.
EVG-129 = Seuls sont cachés à tous l’ordre de la pioche et le résultat des mélanges à venir ; rien n’est privé, toutes les places et les spectateurs voient la même chose.
EVG-130 = On n’apprend du nouveau que lorsqu’une rivière est formée ; pour ce qui est des informations cachées, tout coup peut donc être repris sauf celui après lequel une rivière a été formée : le dernier coup de la phase d’actions de chaque tour sauf le dernier de la partie.
EVG-131 = Le choix de carte d’`auto` découle de faits publics et ne révèle rien.
EVG-132 = Imaginer un état, c’est remélanger la pioche avec un nouveau hasard et laisser tout le reste tel quel.

EVG-chapter-16 = Notation
EVG-133 = Les espaces sont `a1` à `f6` (lettre de colonne depuis la gauche, numéro de ligne depuis le haut), les côtés `n`, `e`, `s`, `w`, les places `0` à `3`, le joueur virtuel `auto`, les saisons `spring`, `summer`, `autumn`, `winter`.
EVG-134 = Les seuls textes de coup sont `draft` avec une carte (D1), `plant` avec un espace (D2, D3, D4 avec `sprout`), `grow` avec un espace (D2, D3, D4 avec `small_tree` ou `big_tree`, D5), `power` (D2), `bush` avec un espace (D4 avec `bush`), `lake` avec un espace (D4 avec `lake`), `done` (D3, D4, D5) et `pass` (D2).
EVG-135 = Une planète s’écrit de haut en bas en six lignes de six symboles (avec un plan corrigé, autant qu’il en a), séparés par un blanc : `.` vide, `s` pousse, `t` arbuste, `T` arbre, `b` buisson, `w` lac, `#` crevasse, `-` hors de la planète ; une ligne d’en-tête `a b c d e f` et des numéros de ligne sont facultatifs et sautés à la lecture, et ce qui est écrit redonne à la lecture la même planète.
EVG-136 = La lecture d’une planète est refusée, avec la ligne et la colonne, pour un mauvais nombre de lignes ou de symboles, un symbole inconnu, un `#` hors d’une crevasse, autre chose que `#` sur une crevasse, un `-` sur la planète ou autre chose que `-` en dehors.
EVG-137 = Une `Planet` se passe de partie : `Planet.parse(text)` la lit ; `light(side)` donne les points, `light_lines(side)` les points ligne par ligne (lignes depuis le haut pour `w` et `e`, colonnes depuis la gauche pour `n` et `s`), `forests()` les groupes d’espaces, `biggest_forest()` la taille, `big_trees()` le nombre par biome ; `str()` écrit les lignes sans en-tête.
EVG-138 = Une position s’écrit ainsi : saison, tour, soleil, premier joueur, premier joueur du tour suivant (`next`, `-` jusqu’à la fin du choix de carte) et phase (`draft`, `act` ou `over`) ; les six piles avec leur fertilité, la carte la plus ancienne d’abord, les cartes retournées entre parenthèses ; la rivière depuis la gauche, `*` après la carte au jeton ; les tailles de la pioche et de la défausse ; en solo une ligne `auto cards` ; puis pour chaque place score, niveaux, cartes de la saison, point de décision (`D1` à `D4`, `D5` avec l’espace du lac, `-` si rien n’est dû) et planète ; `-` signifie rien.
EVG-139 = Pour les tests, les problèmes et les relectures, une partie peut être préparée : on donne le nombre de places, le premier joueur, les cartes de la zone de fertilité dans l’ordre (à la place de la révélation initiale) et l’ordre des pioches, même au-delà d’un remélange ; une carte absente de la pioche au moment voulu est refusée ; au lieu de la zone, on peut donner l’ordre des 42 cartes avant la révélation, et seul le mélange qui suit est alors aléatoire.
