### Earth: every rule in one line, in our own words.

EAR-chapter-1 = Le jeu en bref
EAR-1 = Une partie compte de 1 à 5 places, numérotées de 0 à n − 1 ; l’ordre du tour suit les numéros en montant, la place 0 venant après la place n − 1.
EAR-2 = `teams = on` n’est accepté qu’avec exactement 4 places.
EAR-3 = À 1 place, on joue en solo contre Gaïa (EAR-193 à EAR-228) ; `mode = beginner` est alors refusé, `standard` et `advanced` sont acceptés.
EAR-4 = `secret_planting = on` est refusé à 1 place.
EAR-5 = Le mode fixe les nombres suivants et rien d’autre, toutes les autres règles étant les mêmes dans les trois modes : avec `beginner` (débutant), on distribue à chaque joueur 1 île et 1 climat mais aucun écosystème, il n’y a pas d’écosystème commun et un objectif de faune vaut 10 points de victoire (PV) à chaque rang ; avec `standard`, 1 île, 1 climat et 1 écosystème par joueur, 2 écosystèmes communs et 15, 11, 8, 6, 5 PV selon le rang ; avec `advanced` (avancé), 2 îles, 2 climats et 2 écosystèmes par joueur, 2 écosystèmes communs et 15, 11, 8, 6, 5 PV selon le rang.

EAR-chapter-2 = Matériel et données
EAR-6 = Il y a 283 cartes Terre, chacune en un seul exemplaire : 179 flores, 66 terrains et 38 événements ; leurs identifiants vont de `e01` à `e283`.
EAR-7 = 44 flores sont des arbres, 44 des herbes, 44 des champignons et 44 des buissons ; les 3 autres (`e280`, `e281`, `e282`) sont des flores joker et comptent comme les quatre types à la fois.
EAR-8 = Les habitats sont ensoleillé, humide, rocheux et froid ; une flore, un terrain, une île ou un climat en montre de 0 à 4 ; chaque habitat figure sur exactement 116 des 245 flores et terrains.
EAR-9 = Les cartes à deux faces sont 10 îles (de `i285` à `i294`), 10 climats (de `c295` à `c304`), 32 écosystèmes (de `y305` à `y336`) et 23 cartes Faune (de `f337` à `f359`) ; une face se nomme par `a` ou `b` après le numéro (`i285a`) ; seule la face utilisée existe pour les règles.
EAR-10 = Les 6 cartes Gaïa (de `g360` à `g365`) ne servent qu’en solo ; le numéro 284 n’existe pas.
EAR-11 = Une flore a un coût, des PV de base, des habitats, un type, de 0 à 6 emplacements de pousse, une hauteur maximale (de 0 à 8 : le nombre de pions de croissance qu’elle peut porter) et, si cette hauteur est supérieure à 0, des PV de canopée.
EAR-12 = Un terrain a un coût, des PV de base et des habitats ; il n’a ni emplacements de pousse, ni hauteur, ni PV de canopée, et ne porte jamais de pions.
EAR-13 = Un événement a des PV de base (de −4 à 1) et une seule capacité, noire ; il n’a ni coût, ni habitats, ni type.
EAR-14 = Une flore peut porter des mentions : géographie, couleur, animal (34 flores pour chacune) ; la mention appartient à la carte, quel que soit son nom dans une autre langue.
EAR-15 = La croissance se compte en pions : sur une flore de hauteur h, les h − 1 premiers pions sont des troncs et le pion numéro h est la canopée ; une flore est achevée exactement quand elle porte h pions et que h ≥ 1 ; retirer un pion, c’est retirer celui du dessus.
EAR-16 = La terre, les pousses, les troncs et les canopées sont en quantité illimitée (la boîte en contient 105, 145, 88 et 74 ; au-delà, on prend un substitut).
EAR-17 = Chaque joueur a 5 feuilles : une pour chacun des quatre objectifs de faune et une pour la première grille complète ; rien n’en demande jamais davantage.
EAR-18 = Il n’y a de limite ni à la terre d’une réserve, ni aux cartes d’une main, ni à celles d’un compost, ni aux événements joués.
EAR-19 = Les données fournies contiennent 283 cartes Terre, 20 faces d’île, 20 de climat, 64 d’écosystème, 46 de faune et 6 cartes Gaïa, soit 439 cartes et faces à l’identifiant unique, dans les nombres que donnent EAR-6 à EAR-14 ; parmi les flores et les terrains, le rouge figure sur 79 cartes, le bleu sur 79, le jaune sur 79 (chaque fois avec les 20 cartes multicolores), le vert sur 18, le noir sur 18, le brun sur 61 ; 31 flores et 18 terrains ont deux capacités ; 10 flores n’ont pas d’emplacement de pousse, 11 ont une hauteur de 0.
EAR-20 = Chaque carte porte une ligne (`line`) dans le langage des effets qu’expliquent EAR-21 à EAR-82 ; la lecture de cette ligne donne le même effet que les champs structurés.

EAR-chapter-3 = Couleurs
EAR-21 = Les capacités `green` (vertes) appartiennent à l’action Planter, les `red` (rouges) à Composter, les `blue` (bleues) à Arroser, les `yellow` (jaunes) à Faire pousser.
EAR-22 = Les capacités `multi` (multicolores) appartiennent à Composter, Arroser et Faire pousser, non à Planter.
EAR-23 = La capacité `black` (noire) d’une flore, d’un terrain ou d’un événement prend effet une seule fois, quand la carte est plantée ou jouée ; elle n’est jamais activée plus tard.
EAR-24 = Une capacité `brown` (brune) est une règle permanente ou une façon de marquer des points ; elle n’est jamais activée.
EAR-25 = Une carte a une couleur si l’une de ses capacités l’a ; une capacité `multi` donne à la carte quatre couleurs pour les filtres : multicolore, rouge, bleu et jaune ; le noir et le brun sont des couleurs comme les autres.
EAR-26 = Comme filtre, `multi` ne retient que les cartes qui ont une capacité `multi` ; une carte qui aurait une capacité rouge, une bleue et une jaune n’y répondrait pas.
EAR-27 = Une carte compte une seule fois pour une couleur, quel que soit le nombre de ses capacités qui la montrent, et peut compter pour plusieurs objectifs à la fois, pour chacun sous une couleur différente.
EAR-28 = Aucune carte des données n’a deux capacités qui appartiennent à la même action.

EAR-chapter-4 = Coûts et gains
EAR-29 = `-n soil` : n terres vont de sa réserve à la réserve générale.
EAR-30 = `-n sprout` : n pousses vont de ses flores à la réserve générale, prises sur n’importe quelles flores, dans n’importe quelle répartition.
EAR-31 = `-n growth` : n pions de croissance vont de ses flores à la réserve générale, pris sur n’importe quelles flores, dans n’importe quelle répartition.
EAR-32 = `-n compost` : les n cartes du dessus de son compost vont à la défausse, face cachée et sans être vues.
EAR-33 = `-n hand` : exactement n cartes de son choix vont de sa main sur le dessus de son compost, l’une après l’autre.
EAR-34 = `+n soil` : n terres vont de la réserve générale à sa réserve.
EAR-35 = `+n draw` : n cartes vont de la pioche à sa main.
EAR-36 = `+n deck` : n cartes vont de la pioche sur le dessus de son compost, l’une après l’autre, sans que personne les voie.
EAR-37 = `+n sprout` : jusqu’à n pousses vont de la réserve générale sur des emplacements de pousse libres de ses flores, dans n’importe quelle répartition.
EAR-38 = `+n growth` : jusqu’à n pions de croissance vont de la réserve générale sur celles de ses flores qui en portent moins que leur hauteur, dans n’importe quelle répartition.
EAR-39 = `+n hand` : jusqu’à n cartes de son choix vont de sa main sur le dessus de son compost, l’une après l’autre.
EAR-40 = `+n pick` : le joueur regarde les n cartes du dessus de son compost (toutes s’il y en a moins), peut en prendre une en main et remet les autres sur le dessus dans leur ordre d’avant.
EAR-41 = `active` : seul le joueur actif peut utiliser cette capacité, pendant son propre tour ; en solo, personne n’est actif pendant le tour de Gaïa.
EAR-42 = `x planted(F)` : chaque gain de la capacité est multiplié par le nombre de cartes que le joueur a plantées ce tour-ci (remplacements compris) et qui répondent au filtre F.
EAR-43 = `on each(T)@row` ou `on each(T)@column` : au lieu d’une répartition libre, au maximum 1 pion sur chacune de ses flores de type T (flores joker comprises) qui se trouvent dans la ligne (`@row`) ou la colonne (`@column`) de la carte ayant la capacité, cette carte comprise.
EAR-44 = `split@around` : les pions ne vont que sur celles de ses flores qui occupent les cases, 8 au maximum, autour de la carte ayant la capacité, dans n’importe quelle répartition, et non sur la carte elle-même ; le nombre est le total, non un nombre par carte.

EAR-chapter-5 = Capacités passives
EAR-45 = `start d draw h hand s soil` (îles) : à la mise en place, on pioche d cartes, on en composte exactement h et on reçoit s terres ; cela compte comme une capacité noire : toute île a donc la couleur noire et deux capacités.
EAR-46 = `event => gains` : après chaque événement que le joueur joue, et après les gains propres à cet événement, il reçoit les gains indiqués.
EAR-47 = `copy C` s’active comme une capacité de sa couleur et fait ce que fait une capacité d’une autre carte de sa grille, choisie à nouveau à chaque utilisation parmi les capacités de couleur C et les capacités `multi` ; les coûts se paient comme d’habitude ; `row`, `column`, `around` et « cette carte » se rapportent à la case de la carte qui copie.
EAR-48 = Les capacités des îles et des climats ne peuvent pas être copiées ; une carte copiée peut avoir déjà été utilisée ou passée ce tour-ci, et la copier ne l’épuise pas.
EAR-49 = `wild` : la flore compte partout comme arbre, herbe, champignon et buisson : pour les points, les objectifs, `on each` et les réductions.
EAR-50 = `pay R` : quand on plante cette carte même, chaque unité de R (une carte de la main mise sur son compost, une pousse, un pion de croissance) peut remplacer 1 terre de son coût après réductions, pour tout ou partie de ce coût ; la carte elle-même ne peut pas être compostée pour cela.
EAR-51 = `discount n (F)` : tant que la carte est dans sa grille ou est son île, planter une flore ou un terrain qui répond à F coûte n terres de moins ; toutes les réductions qui conviennent s’additionnent (type et habitat, grille et île) ; le coût ne descend jamais au-dessous de 0 ; une carte ne donne pas de réduction sur sa propre plantation.
EAR-52 = `forbid C` : tant que la carte est dans sa grille, le joueur ne peut pas choisir l’action de couleur C quand il est actif ; il y participe pleinement quand un autre joueur la choisit.
EAR-53 = `replace (C) => gains` : une carte de couleur C peut être plantée à la place de ce terrain, sans coûter de terre ; le terrain va à son compost, puis on reçoit les gains, le tout selon EAR-138.

EAR-chapter-6 = Filtres
EAR-54 = Un filtre s’applique à une carte à la fois : `cards(F)` compte les cartes de toute sorte qui y répondent dans le périmètre, `flora(F)` seulement les flores qui y répondent.
EAR-55 = `tree` (arbre), `herb` (herbe), `mushroom` (champignon), `bush` (buisson) : une flore de ce type, flores joker comprises ; `terrain` : un terrain ; les îles, les climats et les événements n’ont pas de type.
EAR-56 = `sunny` (ensoleillé), `wet` (humide), `rocky` (rocheux), `cold` (froid) : la carte montre cet habitat ; `habitats<=n`, `habitats>=n` : le nombre d’habitats qu’elle montre (il peut être 0).
EAR-57 = Un mot de couleur : la carte a cette couleur au sens d’EAR-25.
EAR-58 = `tag:x` : la flore porte cette mention.
EAR-59 = `cost<=n`, `cost>=n` : le coût imprimé, sans les réductions ; les îles et les climats n’ont pas de coût et ne répondent jamais à ces filtres.
EAR-60 = `vp<=n`, `vp>=n`, `odd` (impair), `even` (pair) : les PV de base de la carte ; 0 est pair.
EAR-61 = `abilities>=2` : la carte a deux capacités (deux parties séparées par une barre dans sa ligne).
EAR-62 = `sprouts>=n`, `growth>=n` : les pousses ou les pions de croissance qui sont à ce moment sur la carte ; la canopée compte comme un pion de croissance.
EAR-63 = `spaces<=n`, `spaces=n` : les emplacements de pousse d’une flore ; `height<=n`, `height>=n` : sa hauteur ; `canopy<=n`, `canopy>=n` : ses PV de canopée ; une flore dépourvue de l’un de ces éléments y a 0 et répond donc à tout `<=` ; les terrains ne répondent jamais à ces filtres.
EAR-64 = `sprouts=full` : une flore qui a au moins 1 emplacement de pousse, tous occupés ; `growth=full` : une flore achevée (hauteur d’au moins 1) ; `full` : une flore dont tous les emplacements de pousse et toute la hauteur sont occupés, un élément absent comptant comme occupé ; `bare` : une flore sans aucun pion, qu’elle ait ou non des emplacements.
EAR-65 = `aided` : la carte porte des repères de direction imprimés ; ce sont exactement les flores et les terrains dont la ligne contient `@row`, `@column`, `@ortho`, `@diag`, `@path` ou `split@around` (22 flores, 21 terrains).

EAR-chapter-7 = Périmètres et nombres comptés
EAR-66 = `grid` : sa grille ; `area` (zone de jeu) : sa grille, son île et son climat ; les événements, la main, le compost et les écosystèmes ne font partie ni de l’une ni de l’autre.
EAR-67 = `row`, `column` : la ligne ou la colonne de la carte qui marque les points, dans sa grille, cette carte comprise.
EAR-68 = `ortho` : les cartes, 4 au maximum, qui ont un côté commun avec la carte qui marque les points ; `diag` : les cartes, 4 au maximum, qui la touchent par un coin.
EAR-69 = `path` : le nombre de cartes de la plus longue ligne continue de cartes différentes qui répondent au filtre, chacune ayant un côté commun avec la suivante, et qui contient, à n’importe quel endroit, la carte qui marque les points ; la plus longue est cherchée exactement, non par approximation.
EAR-70 = `diagpath` : de même, mais les cartes se touchent par un coin au lieu d’un côté, et aucune carte ne doit obligatoirement y figurer ; une carte seule qui répond au filtre compte 1, aucune compte 0 ; dans une grille de 4 × 4, le nombre ne peut pas dépasser 7.
EAR-71 = `best` : le nombre compté dans la zone de jeu (`area`) d’un seul joueur, celui de tous les joueurs, soi-même compris, chez qui il est le plus élevé.
EAR-72 = `soil` : la terre de sa réserve ; `hand` : les cartes de sa main ; `compost` : les cartes de son compost ; `events` : les événements joués ; `sprouts`, `growth` : les pousses ou les pions de croissance de sa grille (canopées comprises).
EAR-73 = `empty@ortho` : parmi les 4 cases qui ont un côté commun avec la carte qui marque les points, celles qui sont sans carte ; les cases hors de la grille de 4 × 4 comptent comme vides (de 0 à 4).
EAR-74 = `rows`, `columns` : les lignes ou les colonnes de sa grille qui contiennent 4 cartes ; avec un test, seulement celles qui y satisfont ; une ligne ou une colonne incomplète ne compte jamais.
EAR-75 = `diagonals` : combien des deux diagonales principales de sa grille contiennent 4 cartes ; 0 tant que la grille ne s’étend pas sur 4 colonnes et 4 lignes.
EAR-76 = `different A` : on peut choisir pour chacune des 4 cartes une des valeurs qu’elle a, de sorte que les 4 valeurs soient différentes ; `same A` : une même valeur est commune aux 4 cartes.
EAR-77 = Les valeurs d’une carte sont, pour `color`, ses couleurs parmi rouge, bleu, jaune, vert, brun et noir (`multi` donne rouge, bleu et jaune) ; pour `type`, arbre, herbe, champignon, buisson (une flore joker : les quatre) ou terrain ; pour `habitat`, ceux qu’elle montre, peut-être aucun ; pour `vp`, ses PV de base ; pour `sprouts` et `growth`, le nombre de pousses ou de pions de croissance qu’elle porte (0 sur un terrain).
EAR-78 = `sets(red+blue+yellow+terrain+event)` : le plus grand nombre de séries de cinq cartes différentes, chacune faite d’une rouge, d’une bleue et d’une jaune de sa zone de jeu, d’un terrain de sa grille et d’un événement joué ; une carte n’occupe qu’une seule place, même si elle a plusieurs de ces couleurs.

EAR-chapter-8 = Points et objectifs
EAR-79 = `v per n count` : le nombre compté est divisé par n, arrondi à l’entier inférieur, puis multiplié par v (n vaut 1 s’il n’est pas écrit) ; rien n’est compté deux fois dans un même calcul de points.
EAR-80 = `max m` : le résultat est de m au maximum.
EAR-81 = `table a/b/c…` : a si le nombre compté est 1, b s’il est 2, et ainsi de suite ; le dernier vaut aussi pour tout nombre plus élevé ; 0 si le nombre compté est 0.
EAR-82 = Un objectif de faune `n count` est rempli quand le nombre compté est d’au moins n.

EAR-chapter-9 = Mise en place
EAR-83 = Les 283 cartes Terre sont mélangées et forment la pioche, face cachée ; la défausse est vide.
EAR-84 = Les 23 cartes Faune sont mélangées ; quatre d’entre elles sont posées sur les cases de faune 1 (en haut à gauche), 2 (en haut à droite), 3 (en bas à gauche) et 4 (en bas à droite), chacune sur une face tirée au hasard ; les autres quittent la partie.
EAR-85 = En mode `standard` et en mode `advanced`, les 32 cartes Écosystème sont mélangées et deux sont posées sur les cases communes 1 (à gauche) et 2 (à droite), chacune sur une face tirée au hasard.
EAR-86 = Chaque joueur reçoit ensuite, de paquets mélangés, ses cartes Écosystème, Île et Climat : avec `beginner` 0, 1 et 1, avec `standard` 1, 1 et 1, avec `advanced` 2, 2 et 2 ; les cartes non distribuées quittent la partie.
EAR-87 = Les cartes à deux faces distribuées sont à découvert : chacun peut connaître les deux faces de toute carte distribuée.
EAR-88 = Le premier joueur est fixé (par l’option `first_seat` ou au hasard) avant que quiconque fasse un choix.
EAR-89 = Décision de tous les joueurs en même temps : chacun choisit dans cet ordre une face d’île, une face de climat et, sauf en mode `beginner`, une face d’écosystème, parmi les deux faces des cartes qu’il a reçues : `island i285a`, `climate c295b`, `eco y305a`.
EAR-90 = Ces choix de mise en place restent cachés aux autres joueurs jusqu’à ce que chacun ait fait tous les siens ; tous sont alors révélés ensemble ; les faces choisies ne changent plus jamais, et les cartes non choisies quittent la partie.
EAR-91 = Après la révélation des choix, dans l’ordre du tour à partir du premier joueur, chacun pioche le nombre de cartes de son île.
EAR-92 = Décision de tous les joueurs en même temps : chacun composte exactement le nombre de cartes qu’indique son île, parmi celles qu’il vient de piocher, une à une : `compost e33` ; si ce nombre est 0, il n’y a pas de décision.
EAR-93 = Chaque joueur reçoit la terre de son île.
EAR-94 = Au début, la grille et la pile d’événements sont vides, et il n’y a aucune feuille sur le plateau ; quand tous ont composté, le premier joueur devient actif et le premier tour commence.

EAR-chapter-10 = Manches et tours
EAR-95 = Une manche est un tour de chaque joueur comme joueur actif, dans l’ordre du tour à partir du premier joueur ; chaque tour a exactement un joueur actif (les tours de Gaïa, en solo, n’en ont aucun, EAR-211).
EAR-96 = Un tour se déroule ainsi : le joueur actif choisit une action (EAR-124 à EAR-126) ; chaque joueur joue sa part (EAR-127 à EAR-161) ; puis vient la fin du tour (EAR-168 à EAR-174).
EAR-97 = Après le choix de l’action, chaque joueur doit jouer sa propre part ; les parts sont indépendantes, et celle d’un joueur n’attend jamais un autre joueur (sauf avec la plantation secrète, EAR-229 et EAR-230, et en équipes, EAR-233 à EAR-247) ; le programme énumère tous les joueurs qui doivent encore une décision et accepte leurs coups dans n’importe quel ordre.
EAR-98 = Un programme qui consulte un joueur à la fois les consulte dans l’ordre du tour à partir du joueur actif, chacun jusqu’à ce que sa part soit finie.
EAR-99 = La pioche et la défausse sont communes : les cartes vont au joueur dont le coup les prend, dans l’ordre où les coups sont joués.
EAR-100 = Une action peut être choisie de nouveau par les joueurs suivants, et par le même joueur lors de tours ultérieurs.

EAR-chapter-11 = Effets, paiements et gains
EAR-101 = Un effet est l’une de ces choses : une partie du bonus d’une action ; une plantation ou un remplacement, avec son paiement et sa capacité noire ; une utilisation d’une capacité ; un événement, avec ce qu’il déclenche ; une conversion ; la pioche de quatre cartes, avec le choix de l’une d’elles ; un effet commencé est achevé avant que le même joueur en commence un autre.
EAR-102 = Une décision d’un joueur est un moment libre si aucun de ses effets n’est commencé et inachevé ; les moments libres sont : le choix de l’action par le joueur actif ; le choix de son bonus par un autre joueur ; chaque décision de plantation (pour le joueur actif, aussi celle qui suit sa seconde plantation, EAR-142) ; le placement des pions de son bonus par le joueur actif, avant le premier pion ; la décision d’ordre (EAR-154) ; chaque décision d’activation, la dernière (liste vide) comprise ; la dernière occasion avant le décompte final (EAR-177) ; la feuille de Gaïa (EAR-213).
EAR-103 = À chaque moment libre (dans EAR-142, dans les limites qui y sont données), et là seulement, le joueur peut en outre jouer un événement (`event e208`), convertir des pousses (`convert`) ou demander un gain partiel (`part`), aussi souvent qu’il le veut et le peut ; il reste ensuite au même moment libre.
EAR-104 = Un coût se paie en entier avant tout gain du même effet ; si une partie quelconque ne peut pas en être payée en entier, l’effet ne peut pas être commencé.
EAR-105 = Les coûts se paient dans l’ordre terre, compost, pousses, croissance, main ; la terre et le compost se paient sans rien demander.
EAR-106 = Décision (payer des pions) : chaque pousse ou pion de croissance se paie par un coup, `unsprout d5` ou `ungrow d5`, chaque carte de la main par `compost e33` ; aucun autre coup n’est permis tant que le coût n’est pas payé.
EAR-107 = Si un joueur possède exactement autant de pousses (ou de pions de croissance) qu’il lui en reste à payer, le programme les prend sans rien demander.
EAR-108 = Tout gain peut être pris en entier, en partie ou pas du tout, sauf la pioche de quatre cartes (EAR-141) et les deux cartes compostées (EAR-146) du joueur actif.
EAR-109 = Les gains d’un même effet se reçoivent dans l’ordre `draw`, `soil`, `deck`, `sprout`, `growth`, `hand`, `pick`.
EAR-110 = Les gains `soil`, `draw` et `deck` sont des gains purs : ils ne demandent aucun choix et sont donnés aussitôt et en entier, sauf si le joueur a demandé un gain partiel.
EAR-111 = `part` est permis à un moment libre si le joueur ne l’a pas déjà demandé et si un autre coup permis à ce moment lui donnerait un gain pur avant son prochain moment libre ; il pose une marque ; la prochaine fois que des gains purs d’un effet sont donnés à ce joueur, le programme demande pour chacun, dans l’ordre `draw`, `soil`, `deck`, combien des n unités il prend, de `amount 0` à `amount n`, puis la marque est retirée ; elle l’est aussi à la fin du tour ; les gains obligatoires ne font l’objet d’aucune question et ne la retirent pas.
EAR-112 = Décision (placer des pions) : quand il y a jusqu’à n pousses ou pions de croissance à placer, chacun se place par un coup, `sprout d5` ou `grow d5`, sur une carte admise où il y a de la place ; `done` met fin au placement, et les pions non placés sont perdus.
EAR-113 = `all` place un à un les pions restants, chacun sur la première carte admise où il y a de la place, dans l’ordre de lecture (lignes de haut en bas, chacune de gauche à droite), jusqu’à ce qu’il n’y ait plus de pions ou plus de place ; avec `on each`, il en place un sur chaque carte admise qui n’a pas encore servi.
EAR-114 = S’il n’y a aucune carte admise avec de la place, le placement prend fin de lui-même.
EAR-115 = Décision (composter comme gain) : quand il y a jusqu’à n cartes à composter, chacune se composte par un coup, `compost e33` ; `done` y met fin ; si la main ne contient pas plus de cartes qu’on ne peut encore en composter, `all` composte toute la main par numéro de carte croissant ; avec une main vide, cela prend fin de soi-même.
EAR-116 = Décision (`pick`) : `pick e33` prend cette carte en main, `pass` n’en prend aucune.
EAR-117 = Une capacité (ou une capacité copiée) est utilisable si ses coûts peuvent être payés en entier et si elle a un coût ou au moins un gain qui aurait un effet à ce moment (de la place pour un pion, une carte en main pour `hand`, une carte encore à piocher pour `draw` et `deck`, un facteur supérieur à 0 pour `x planted`) ; une capacité qui a un coût est utilisable même si ses gains n’auraient aucun effet.
EAR-118 = Quand une carte doit être prise dans la pioche vide, la défausse est mélangée et devient la pioche ; si les deux sont vides, on ne prend pas de carte, et le reste de ce qui était à piocher ou à composter est perdu ; les composts et les mains n’y sont jamais mélangés.
EAR-119 = On mélange la défausse au moment où il faut une carte, non quand la dernière carte quitte la pioche.
EAR-120 = La défausse est face cachée.
EAR-121 = Un compost est une pile face cachée : la dernière carte ajoutée est celle du dessus ; personne, pas même son propriétaire, ne peut en regarder le contenu.
EAR-122 = Là où la ligne d’une carte contredit une règle générale, la ligne l’emporte pour le joueur qui l’utilise.
EAR-123 = Si un joueur n’a qu’un seul coup permis lors d’une décision, le programme le joue sans rien demander ; à deux places ou plus, `part` ne compte pas ici (on ne demande donc à personne s’il veut prendre un gain ordinaire), et là où il serait le seul autre coup, il n’est alors pas proposé ; à part cela, les pions pris sans rien demander (EAR-107) et les feuilles placées à la fin du tour (EAR-170), le programme ne décide rien pour un joueur.

EAR-chapter-12 = Choisir l’action
EAR-124 = Décision du joueur actif, moment libre : `choose plant` (planter), `choose compost` (composter), `choose water` (arroser) ou `choose grow` (faire pousser).
EAR-125 = Une action qu’interdit une carte de sa grille (`forbid`, EAR-52) n’est pas permise ; `choose plant` est toujours permis, même sans carte que l’on puisse planter ou avec une grille complète.
EAR-126 = Le choix est aussitôt public ; le bonus du joueur actif commence, et tous les autres joueurs doivent jouer leur part.

EAR-chapter-13 = L’action Planter
EAR-127 = Le joueur actif peut planter jusqu’à 2 cartes, l’une après l’autre ; chaque autre joueur jusqu’à 1.
EAR-128 = Décision (planter), moment libre : `plant e33 d5`, `replace e45 d5` ou `done` (ne plus planter).
EAR-129 = On ne peut planter que des flores et des terrains de sa main.
EAR-130 = La grille se trouve dans un cadre de 7 × 7 cases, colonnes de `a` à `g` depuis la gauche, lignes de `1` à `7` depuis le haut ; la première carte d’un joueur est plantée sur `d4`.
EAR-131 = Chaque carte suivante est plantée sur une case vide qui touche une carte de la grille par un côté ou par un coin.
EAR-132 = Après une plantation, les cartes de la grille s’étendent au maximum sur 4 colonnes et 4 lignes ; les cartes ne se déplacent jamais.
EAR-133 = Planter coûte, en terre, le coût imprimé moins toutes les réductions qui s’appliquent (EAR-51), et au minimum 0 ; les réductions s’appliquent toujours, on ne peut pas y renoncer.
EAR-134 = Les réductions sont celles du moment qui précède la pose de la carte.
EAR-135 = Décision (payer avec autre chose) : si la carte a `pay R` et que son coût après réductions est supérieur à 0, chaque `compost e33`, `unsprout d5` ou `ungrow d5` (selon ce que dit R) diminue de 1 ce qui reste à payer ; `pay` paie tout le reste en terre et est permis si la réserve y suffit ; le paiement s’achève quand il ne reste rien à payer.
EAR-136 = `plant` n’est permis que si le coût peut être payé : sa terre, augmentée, pour une carte avec `pay R`, des unités de R disponibles (autres cartes de la main, pousses, pions de croissance), doit atteindre au moins le coût après réductions.
EAR-137 = Après le paiement, la carte est dans la grille ; on reçoit alors ses gains noirs, chacun en entier, en partie ou pas du tout (EAR-108) ; ensuite seulement se décide la plantation suivante.
EAR-138 = `replace e45 d5` : la case porte un de ses terrains avec `replace (C)`, et la carte de la main est une flore ou un terrain qui a la couleur C (une carte `multi` a le rouge, le bleu et le jaune) ; le terrain va de la grille sur le dessus de son compost, la nouvelle carte prend sa case sans coûter de terre, puis on reçoit les gains de `replace`.
EAR-139 = Un remplacement utilise une des plantations du tour, et la nouvelle carte compte comme plantée ce tour-ci ; il est possible avec une grille complète et ne change pas le nombre de cartes qu’elle contient.
EAR-140 = Avec 16 cartes dans la grille, seuls des remplacements sont possibles.
EAR-141 = Après ses plantations (même s’il n’y en a pas eu), le joueur actif pioche 4 cartes et doit en garder exactement une, décision `keep e33` ; la carte gardée va en main, les autres face cachée à la défausse, non au compost ; s’il y a moins de 4 cartes disponibles, il pioche celles qu’il y a ; s’il n’y en a aucune, il n’y a pas de décision.
EAR-142 = Après sa seconde plantation, le joueur actif a encore une décision avant de piocher les quatre cartes : il peut jouer des événements et convertir des pousses (la terre peut payer un événement avant la pioche), et `done` passe à la suite ; `part` peut attendre sans perte et n’est pas proposé ; sans événement jouable, même après conversion, le programme passe de lui-même à la suite.
EAR-143 = Les quatre cartes piochées ne sont pas en main tant que l’une d’elles n’est pas gardée : elles ne comptent pour rien et ne peuvent être ni jouées ni plantées.
EAR-144 = Après sa plantation (même s’il n’y en a pas eu), chaque autre joueur reçoit `+1 draw` ; personne ne pioche avant de planter.
EAR-145 = Ensuite, le joueur active ses capacités vertes (EAR-153 à EAR-161) ; les cartes plantées ce tour-ci y participent.

EAR-chapter-14 = Les actions Composter, Arroser et Faire pousser
EAR-146 = Composter, joueur actif : `+5 soil` (facultatif comme tout gain), puis les 2 cartes du dessus de la pioche vont à son compost sans être vues, et ces deux-là sont obligatoires ; aucune décision, sauf si `part` a été demandé.
EAR-147 = Arroser, joueur actif : on place d’abord jusqu’à 6 pousses (EAR-112), puis `+2 soil` ; les pousses sans place sont perdues et ne peuvent pas être converties.
EAR-148 = Faire pousser, joueur actif : d’abord `+4 draw`, puis on place jusqu’à 2 pions de croissance ; avant le premier, le joueur est à un moment libre et peut jouer un événement qu’il vient de piocher.
EAR-149 = Décision de chaque autre joueur, moment libre : il prend l’un des deux bonus de l’action, avec Composter `take soil` (`+2 soil`) ou `take deck` (`+2 deck`), avec Arroser `take sprout` (`+2 sprout`) ou `take soil` (`+2 soil`), avec Faire pousser `take draw` (`+2 draw`) ou `take growth` (`+2 growth`), ou renonce par `pass`.
EAR-150 = Un joueur prend l’un des deux bonus, jamais un peu de chacun.
EAR-151 = `take sprout` et `take growth` ne sont permis que s’il y a de la place pour au moins un pion.
EAR-152 = Ensuite, le joueur active les capacités qui appartiennent à l’action (EAR-153 à EAR-161).

EAR-chapter-15 = Activer les capacités
EAR-153 = La liste d’un joueur contient, dans l’ordre, les capacités à effet (`effect`) ou de copie (`copy`) dont la couleur appartient à l’action (EAR-21, EAR-22), sans les capacités `active` s’il n’est pas le joueur actif : celles du plateau joueur (île, puis climat) et celles de la grille (ordre de lecture : lignes de haut en bas, chacune de gauche à droite).
EAR-154 = Le plateau joueur passe tout entier avant ou après la grille ; décision (ordre) : si les deux moitiés contiennent au moins une capacité, le joueur dit d’abord `order board` (île, climat, grille) ou `order grid` (grille, île, climat), sinon cette décision n’a pas lieu ; le choix est libre à chaque tour.
EAR-155 = Décision (activation), moment libre : `use e33` (aussi `use i286b`, `use c296a`) pour toute capacité utilisable encore dans la liste ; `copy e282 e33` pour une capacité de copie encore dans la liste et une carte de sa grille dont elle peut copier une capacité qui serait utilisable depuis la case de la carte qui copie ; `skip` ; `all` ; `done` ; une capacité de copie est utilisable s’il existe une telle carte.
EAR-156 = Utiliser une capacité la retire de la liste avec tout ce qui la précède : on ne revient jamais en arrière ; chaque capacité s’utilise au maximum une fois par tour.
EAR-157 = On n’est obligé d’utiliser aucune capacité.
EAR-158 = `skip` (passer) retire de la liste tout jusqu’à la première capacité utilisable, celle-ci comprise ; il est permis si la liste contient une capacité utilisable.
EAR-159 = `all` : tant que la première capacité de la liste n’est pas utilisable, ou qu’elle l’est, sans coût et avec des gains purs seulement, elle est retirée, dans le second cas après avoir été utilisée ; cela s’arrête avant la première capacité utilisable qui a un coût, demande un choix ou copie ; `all` est permis s’il utilise au moins une capacité.
EAR-160 = `done` met fin à la part du joueur pour ce tour ; il est toujours permis lors de l’activation, et tant que le joueur peut jouer un événement ou convertir, le programme ne le dit pas à sa place.
EAR-161 = Les cartes de la main, les événements et les écosystèmes ne s’activent jamais.

EAR-chapter-16 = Événements et conversion
EAR-162 = `event e208`, à un de ses moments libres, pendant le tour de n’importe quel joueur : l’événement va de sa main, face visible, sur sa pile d’événements, on en paie le coût, on en reçoit les gains, puis vient ce que déclenche `event =>` sur son île.
EAR-163 = Jouer un événement est permis si la carte est dans sa main et si son coût peut être payé en entier ; les gains peuvent être inutiles, et l’on peut y renoncer.
EAR-164 = Un événement joué reste sur la pile d’événements jusqu’à la fin de la partie ; il ne fait pas partie de la grille et ne compte pas parmi les 16 cartes.
EAR-165 = Les événements ne comptent pour un terrain, un écosystème ou une faune que si sa ligne le dit (`events`, `sets`).
EAR-166 = `convert`, à un moment libre : le joueur paie 3 pousses de sa grille et reçoit 2 terres ; il n’y a pas de conversion en sens inverse.
EAR-167 = Des pousses que l’on reçoit ne peuvent pas être converties avant d’être dans la grille, et l’on ne convertit rien au milieu d’un effet.

EAR-chapter-17 = Fin du tour
EAR-168 = Le tour se termine quand tous les joueurs ont fini leur part.
EAR-169 = Un joueur atteint un objectif de faune pendant un tour si cet objectif est rempli à un moment quelconque du début à la fin du tour, vérifié après chaque pas élémentaire (chaque paiement, chaque pion, chaque carte, chaque gain), même s’il ne l’est plus à la fin.
EAR-170 = À la fin du tour, dans l’ordre du tour à partir du joueur actif, chaque joueur place une feuille sur le meilleur rang libre de chaque objectif qu’il a atteint pendant ce tour et où il n’a pas de feuille ; c’est le programme qui le fait : refuser ne peut jamais être utile.
EAR-171 = Les rangs valent 15, 11, 8, 6, 5 PV (en mode `beginner`, 10 chacun) ; un rang reçoit une seule feuille ; un joueur a au maximum une feuille par objectif.
EAR-172 = Une feuille reste en place, quoi qu’il arrive ensuite.
EAR-173 = Puis, si personne ne l’a encore, le premier joueur dans l’ordre du tour, à partir du joueur actif, dont la grille contient 16 cartes reçoit la feuille de la première grille complète (7 PV) ; un seul joueur l’obtient dans toute la partie.
EAR-174 = Le joueur suivant dans l’ordre du tour devient actif.

EAR-chapter-18 = Fin de la partie
EAR-175 = Si, à la fin d’une manche, au moins une grille contient 16 cartes, la partie est finie ; tous les tours de cette manche sont joués, et chaque joueur a donc eu le même nombre de tours (en solo, la partie se termine plutôt selon EAR-222 et EAR-223).
EAR-176 = Le dernier tour est celui du dernier joueur d’une manche si, une fois toutes les parts finies, une grille au moins contient 16 cartes ; il peut l’être aussi par la limite de tours (EAR-231) ou, en solo, selon EAR-222 et EAR-223.
EAR-177 = Décision (dernière occasion) de tous les joueurs en même temps, moment libre : au dernier tour, après toutes les parts et avant les étapes de fin de tour, chaque joueur peut encore une fois jouer des événements et convertir ; `done` y met fin ; les objectifs atteints ici comptent pour ce tour.
EAR-178 = Après les étapes de fin de tour du dernier tour, on procède au décompte final (EAR-179 à EAR-192).

EAR-chapter-19 = Le décompte
EAR-179 = `base_vp` (base) compte les PV de base des cartes de sa grille, de l’île et du climat, non ceux des événements, de la main ou du compost.
EAR-180 = `events` (événements) est la somme des PV de base de sa pile d’événements ; elle peut être négative.
EAR-181 = `compost` (compost) : 1 PV par carte de son compost, quelle que soit la carte.
EAR-182 = `sprouts` (pousses) : 1 PV par pousse dans sa grille.
EAR-183 = `growth` (croissance) : une flore achevée vaut ses PV de canopée au lieu de ses pions, toute autre flore 1 PV par pion de croissance.
EAR-184 = `terrain` (terrain) : chaque terrain de sa grille dont la ligne donne des points les marque, vu depuis sa propre case ; plusieurs terrains peuvent compter les mêmes cartes.
EAR-185 = Chaque joueur marque les points de son écosystème personnel (`ecosystem_own`) et des deux écosystèmes communs, celui de gauche (`ecosystem_shared_1`) et celui de droite (`ecosystem_shared_2`), chacun indépendamment des autres ; une même carte peut compter pour plusieurs écosystèmes.
EAR-186 = En mode `beginner`, les trois catégories d’écosystème (`ecosystem_own`, `ecosystem_shared_1`, `ecosystem_shared_2`) valent 0.
EAR-187 = `fauna` (faune) est la somme des rangs de ses feuilles et des 7 PV de la première grille complète.
EAR-188 = La terre et les cartes en main ne valent rien par elles-mêmes.
EAR-189 = Le décompte peut être calculé à tout moment, comme si la partie s’arrêtait là ; les feuilles qui ne sont pas encore placées n’y figurent pas.

EAR-chapter-20 = Le vainqueur
EAR-190 = Le joueur qui a le total le plus élevé, somme des dix catégories (`total`), gagne ; tous sont classés selon leur total.
EAR-191 = Les égalités se départagent, dans cet ordre, par le plus de terre en réserve, le plus de cartes en main, le plus de pions de croissance dans la grille (les pions, non les PV), le plus de pousses dans la grille, le plus de cartes dans le compost.
EAR-192 = Les joueurs encore à égalité partagent la même place au classement.

EAR-chapter-21 = Solo : les tours
EAR-193 = Une seule place ; la mise en place est celle du mode choisi (`standard`, sauf si l’on demande `advanced`) ; Gaïa n’a ni main, ni grille, ni île ; elle a une pioche de ses 6 cartes (mélangée, face cachée), une réserve de terre, des pousses, des colonnes de croissance, un compost face cachée et une pile de score face visible, tous vides, ainsi que des feuilles.
EAR-194 = Le joueur a le premier tour ; les tours du joueur et ceux de Gaïa alternent.
EAR-195 = Le tour du joueur est un tour ordinaire de joueur actif.
EAR-196 = Quand la part du joueur est finie, Gaïa reçoit son bonus pour l’action choisie (EAR-197 à EAR-200) ; les niveaux `hard` (difficile) et `expert` ne diffèrent de `beginner` (débutant) et `medium` (moyen) que là où c’est dit.
EAR-197 = Planter : celles des quatre cartes qui n’ont pas été gardées vont face visible sur la pile de score de Gaïa au lieu de la défausse, à tous les niveaux (dès le `keep` : rien ne dépend du moment).
EAR-198 = Composter : Gaïa reçoit 2 cartes (`hard`, `expert` : 5) de la pioche dans son compost, et 1 terre pour chaque terre comptée (EAR-201).
EAR-199 = Arroser : Gaïa reçoit 1 pousse pour chaque carte de couleur bleue dans la zone de jeu du joueur (`hard`, `expert` : 3 de plus).
EAR-200 = Faire pousser : Gaïa reçoit 1 croissance pour chaque carte comptée (EAR-202) (`hard`, `expert` : 3 de plus).
EAR-201 = Terre comptée (rouge) : la terre que le joueur a reçue ce tour-ci du bonus et des capacités activées ensuite (rouges et multicolores, copies comprises) ; la terre venue d’événements, de ce qu’ils déclenchent et de conversions ne compte pas, pas plus que celle à laquelle il a renoncé.
EAR-202 = Cartes comptées (jaune) : les cartes que le joueur a piochées ce tour-ci grâce au bonus et aux capacités activées ensuite (jaunes et multicolores, copies comprises) ; les cartes venues d’événements et de ce qu’ils déclenchent ne comptent pas.
EAR-203 = Les cartes de couleur bleue sont comptées dans la grille, sur l’île et sur le climat, au moment où Gaïa reçoit sa part ; une carte `multi` est bleue.
EAR-204 = La part de Gaïa, pendant le tour du joueur comme pendant le sien, est exécutée par le programme ; la seule décision y est `leaf` (EAR-213).

EAR-chapter-22 = Le tour de Gaïa
EAR-205 = Au tour de Gaïa, on révèle la carte du dessus de sa pioche ; si cette pioche est vide après son premier passage, on mélange d’abord ses 6 cartes et le second passage commence.
EAR-206 = Avec une carte de couleur, le joueur joue d’abord la part d’un autre joueur pour cette action (pour Arroser, Faire pousser et Composter, l’un des deux bonus d’EAR-149 ; pour Planter, jusqu’à 1 plantation, puis `+1 draw`) et active ses capacités ; ensuite, Gaïa reçoit la moitié inférieure de la carte, à tous les niveaux (EAR-207 à EAR-210).
EAR-207 = `g362` (arroser) : Gaïa reçoit 7 pousses, et 1 pour chaque carte de couleur bleue dans la zone de jeu du joueur.
EAR-208 = `g363` (faire pousser) : Gaïa reçoit 7 croissances, et 1 pour chaque carte comptée (EAR-202).
EAR-209 = `g364` (composter) : Gaïa reçoit 8 cartes de la pioche dans son compost, et 1 terre pour chaque terre comptée (EAR-201).
EAR-210 = `g365` (planter) : 3 cartes de la pioche vont, face visible, sur la pile de score de Gaïa.
EAR-211 = Le tour de Gaïa est un tour avec les étapes habituelles de fin de tour, où personne n’est actif : les capacités `active` ne peuvent pas être utilisées, et les cartes avec `forbid` n’ont pas d’effet.
EAR-212 = Avec une carte gyre, `g360` (en haut) ou `g361` (en bas), le joueur n’a pas de part à jouer, mais un moment libre ; Gaïa place une feuille sur le meilleur rang libre de l’un des deux objectifs de faune du haut (cases 1 et 2) ou du bas (cases 3 et 4) où elle n’en a pas.
EAR-213 = Décision du joueur, moment libre : `leaf f341a` nomme, parmi les deux objectifs de la carte gyre (EAR-212), un objectif qui ne porte pas de feuille de Gaïa ; au premier passage, on a le choix ; au second, l’objectif est imposé ; la feuille de Gaïa est placée aussitôt, avant celles que le joueur obtient ce tour-ci ; cela met fin à la part du joueur.
EAR-214 = Au niveau `beginner`, une carte gyre fait passer à Gaïa son prochain tour : après le prochain tour du joueur, celui-ci en a encore un ; pour un tour passé, aucune carte n’est révélée.
EAR-215 = Au niveau `expert`, Gaïa reçoit aussi, avec une carte gyre, selon l’objectif qui a eu la feuille : case 1, 8 terres ; case 2, 2 cartes de la pioche sur sa pile de score ; case 3, 4 pousses ; case 4, 3 croissances.
EAR-216 = Aux niveaux `medium` et `hard`, les cartes gyre ne font rien d’autre que placer la feuille de Gaïa.
EAR-217 = Le joueur place ses feuilles à la fin de chaque tour, donc aussi des tours de Gaïa ; Gaïa n’obtient des feuilles que par les cartes gyre et n’a besoin de remplir aucun objectif.
EAR-218 = Le joueur et Gaïa se disputent les mêmes rangs : la première feuille sur un objectif vaut 15 PV, la deuxième 11.

EAR-chapter-23 = Les ressources de Gaïa
EAR-219 = Dès que Gaïa a 10 terres ou plus, elle en rend 10 et composte 5 cartes depuis la pioche ; cela se répète tant qu’elle en a 10 ou plus ; le reste demeure.
EAR-220 = La croissance de Gaïa remplit des colonnes de hauteur 5, 4, 3, 2, 1 dans cet ordre, puis de nouveau à partir de la première, sans limite ; une colonne pleine vaut 7, 6, 5, 4, 3 PV selon cet ordre, la colonne inachevée 1 PV par pion ; ses pousses sont illimitées elles aussi.
EAR-221 = Les cartes que prend Gaïa viennent de la pioche commune, selon les règles d’EAR-118 (la défausse mélangée remplace une pioche vide).

EAR-chapter-24 = Solo : fin et décompte
EAR-222 = Si la grille du joueur contient 16 cartes quand sa part d’un tour est finie, la partie se termine avec ce tour : Gaïa reçoit encore son bonus ou la moitié inférieure de sa carte ; le joueur obtient les 7 PV de la première grille complète.
EAR-223 = Si la 12e carte de Gaïa (la dernière du second passage) a été résolue et que la grille du joueur n’est pas complète, la partie se termine avec ce tour, et Gaïa obtient les 7 PV de la première grille complète.
EAR-224 = Si le joueur complète sa grille au tour de la 12e carte de Gaïa, c’est lui qui obtient les 7 PV de la première grille complète.
EAR-225 = En solo, la dernière occasion (EAR-177) vient après la part de Gaïa du dernier tour.
EAR-226 = Décompte de Gaïa : `base_vp`, les PV de base en valeur absolue de chaque carte de sa pile de score (les négatifs comptent en positif) ; `compost` et `sprouts`, 1 PV par carte ou par pousse ; `growth`, ses colonnes (EAR-220) ; `fauna`, ses feuilles et peut-être 7 PV ; toutes les autres catégories valent 0, et les terrains et les écosystèmes ne lui rapportent rien.
EAR-227 = En solo, les points avec `best` ne considèrent que la zone de jeu du joueur.
EAR-228 = Le joueur gagne s’il a le total le plus élevé ; à égalité, on applique le départage d’EAR-191 à la terre, à la main (0), aux pions de croissance, aux pousses et au compost de Gaïa.

EAR-chapter-25 = Plantation secrète et limite de tours
EAR-229 = Avec `secret_planting = on`, les cartes plantées lors d’une action Planter ne sont connues que de leur propriétaire (en équipes, aussi de son coéquipier) jusqu’à ce que tous les joueurs aient fini leurs plantations ; toutes sont alors révélées en même temps ; les autres joueurs voient que la case est prise.
EAR-230 = Avec la plantation secrète, aucun joueur ne pioche ses cartes de l’action Planter ni n’active ses capacités avant la révélation ; les capacités noires et les paiements s’exécutent aussitôt, et leurs résultats visibles sont publics.
EAR-231 = Quand le nombre de tours fixé par l’option `turn_limit` a été joué, la partie se termine avec la manche en cours, comme selon EAR-175 à EAR-178, même si aucune grille n’est complète ; personne n’obtient les 7 PV de la première grille complète s’il ne les a pas gagnés.
EAR-232 = Un joueur prend moins de 2000 décisions par tour (les capacités, les événements, les pousses et la main sont en nombre fini et rien n’en revient dans le même tour ; un calcul large donne environ 1300) ; toute partie se termine donc en 2000 × places × (`turn_limit` + places) décisions au maximum après la mise en place ; une partie en solo a au maximum 28 tours.

EAR-chapter-26 = Équipes
EAR-233 = En équipes, les places 0 et 2 forment une équipe, les places 1 et 3 l’autre ; l’ordre du tour est 0, 1, 2, 3, les équipes alternent donc ; autour d’une table, les membres d’une équipe sont assis côte à côte.
EAR-234 = En équipes, la mise en place est celle du mode ; les cartes, le compost et la terre de départ vont directement au joueur.
EAR-235 = Chaque équipe a un plateau d’équipe ; tout ce qu’un joueur reçoit pendant la partie en terre, cartes piochées, cartes compostées (gains `deck` et `hand`), pousses ou croissance va sur le plateau de son équipe au lieu d’aller au joueur : bonus, capacités, capacités noires, événements, ce qu’ils déclenchent, conversions, la carte gardée parmi quatre, une carte prise par `pick`.
EAR-236 = Les gains arrivent sur le plateau d’équipe en entier et sans rien demander (pousses et croissance comme un nombre, sans placement) ; `part` fonctionne comme d’habitude ; pour un gain `hand`, le joueur choisit les cartes de sa propre main.
EAR-237 = En équipes, les pions qu’une carte destine à certaines cartes (`on each`, `split@around`) sont placés aussitôt par le joueur dans sa propre grille et ne passent jamais par le plateau d’équipe.
EAR-238 = En équipes, les coûts se paient avec ce que le joueur possède lui-même, jamais avec le plateau d’équipe ; les cartes compostées comme coût, et un terrain remplacé, vont à son propre compost.
EAR-239 = Décision, à chaque moment libre d’un joueur en équipe : il peut prendre des choses sur le plateau de son équipe, quel que soit celui des deux qui les y a apportées : `claim soil n`, `claim compost n`, `claim draw e33` (une carte en main), `claim sprout d5`, `claim growth d5` (un pion sur une de ses flores où il y a de la place).
EAR-240 = En équipes, pour savoir si une capacité est utilisable (EAR-117), les gains de pousses et de croissance sans destination fixée ont toujours un effet, et `take sprout` et `take growth` sont toujours permis.
EAR-241 = Quand quelque chose arrive sur un plateau d’équipe, un joueur de cette équipe qui a fini sa part, ou sa dernière occasion, est consulté de nouveau (décision d’activation avec une liste vide, ou dernière occasion) afin qu’il puisse le prendre ; le tour se termine quand tous les joueurs ont fini et qu’aucune question de ce genre n’est ouverte.
EAR-242 = Ce qui reste sur un plateau d’équipe à la fin du tour est perdu, avant que l’on place les feuilles des objectifs : la terre et les pions vont à la réserve générale, les cartes à la défausse ; les plateaux d’équipe sont vides au début de chaque tour.
EAR-243 = Ce qui est sur un plateau d’équipe n’appartient à personne : cela ne compte pour aucun objectif et ne peut être ni dépensé, ni planté, ni joué.
EAR-244 = Les membres d’une équipe peuvent parler de tout ; chacun voit la main de l’autre et les cartes du plateau d’équipe.
EAR-245 = En équipes aussi, chaque joueur joue lui-même tous ses coups.
EAR-246 = En équipes, les objectifs de faune, les rangs et la première grille complète appartiennent comme d’habitude à chaque joueur séparément.
EAR-247 = L’équipe dont la somme des deux totaux est la plus élevée gagne ; les égalités se départagent par les sommes de l’équipe dans l’ordre d’EAR-191 (terre, main, pions de croissance, pousses, compost) ; ensuite, les équipes partagent la victoire.

EAR-chapter-27 = Ce que chacun peut savoir
EAR-248 = Une main n’est connue que de son propriétaire (et, en équipes, de son coéquipier) ; le nombre de ses cartes est public.
EAR-249 = Le contenu et l’ordre de chaque compost sont cachés à tous les joueurs, son propriétaire compris ; le nombre de ses cartes est public.
EAR-250 = La pioche et la défausse sont cachées à tous ; leur nombre de cartes est public.
EAR-251 = Tout le reste est public, pour un spectateur aussi, sauf ceci : l’ordre de la pioche de Gaïa est caché à tous ; les quatre cartes de l’action Planter avant que l’une soit gardée, et celles que regarde `pick` pendant cette décision, ne sont vues que du joueur lui-même (des quatre, les autres connaissent le nombre) ; d’une carte plantée en secret (EAR-229), les autres ne voient avant la révélation que la case ; des choix de mise en place avant la révélation, seulement s’ils sont faits ; des cartes d’un plateau d’équipe, que voient les deux coéquipiers, seulement le nombre.
EAR-252 = Les lignes du journal ne nomment une carte qu’à ceux qui peuvent la connaître : « pioche 2 cartes », « composte une carte » pour les autres, le nom des cartes pour leur propriétaire.
EAR-253 = Pour un joueur qui imagine ce qu’il ne peut pas voir, les cartes inconnues sont celles de la pioche, de la défausse, de tous les composts (le sien aussi), des mains des autres (en équipes, non celle du coéquipier), les quatre cartes parmi lesquelles un autre joueur choisit et celles du plateau de l’autre équipe, dans n’importe quelle répartition qui respecte les nombres connus ; s’y ajoutent les choix cachés des autres, les cartes plantées en secret et l’ordre de la pioche de Gaïa.
EAR-254 = Quand la partie est finie, toutes les mains sont montrées.

EAR-chapter-28 = Notation
EAR-255 = L’identifiant d’une carte a au moins deux chiffres après la lettre, celui d’une case exactement un : `e05` est donc toujours la carte Herbe à chat et `e5` toujours une case.
EAR-256 = Voici tous les textes de coups : `island i285a`, `climate c295b`, `eco y305a` (choix de mise en place) ; `choose plant`, `choose compost`, `choose water`, `choose grow` (action du joueur actif) ; `plant e33 d5` (planter une carte de la main sur une case vide) ; `replace e45 d5` (planter une carte de la main à la place du terrain qui s’y trouve) ; `pay` (payer en terre le reste du coût d’une plantation) ; `keep e33` (garder celle-ci des quatre) ; `take soil`, `take deck`, `take sprout`, `take draw`, `take growth` (bonus d’un autre joueur) ; `order board`, `order grid` (quelle moitié est activée d’abord) ; `use e33`, `use i286b`, `use c296a` (activer) ; `copy e282 e33` (activer la première carte comme copie de la seconde) ; `skip` (passer la prochaine capacité utilisable) ; `sprout d5`, `grow d5` (placer un pion) ; `unsprout d5`, `ungrow d5` (payer un pion) ; `compost e33` (une carte de la main à son compost : mise en place, paiement ou gain) ; `pick e33` (prendre cette carte du compost) ; `event e208` (jouer un événement) ; `convert` (3 pousses contre 2 terres, suivi de trois `unsprout`) ; `part`, `amount 2` (gain partiel) ; `all` (prendre ou placer tout ce qui ne demande pas de choix) ; `done` (mettre fin à une suite facultative) ; `pass` (renoncer) ; `leaf f341a` (feuille de Gaïa) ; `claim soil 2`, `claim compost 1`, `claim draw e33`, `claim sprout d5`, `claim growth d5` (prendre sur le plateau d’équipe) ; les identifiants de cartes et de cases dans un coup désignent toujours des choses que le joueur peut voir.
EAR-257 = Une case s’écrit `.` (vide) ou `eN`, suivi, s’il y a des pions, de `+`, puis de `Ss` pour S pousses s’il y en a, puis de `Gg` pour G pions de croissance s’il y en a : `e33+2s3g`, `e33+2s`, `e33+3g`, `e33` ; dans la vue des autres, `?` est une carte plantée en secret.
EAR-258 = `grid d1:g4` nomme la case en haut à gauche et la case en bas à droite du rectangle qui suit, une ligne de texte par ligne de la grille depuis le haut, les cases séparées par un blanc ; ce rectangle est le plus petit qui contienne toutes les cartes ; `grid -` est une grille vide.
EAR-259 = `hand #5` ne donne qu’un nombre ; `compost 16` donne un nombre, `compost e05 e09 e12` (de bas en haut) donne les cartes, dans les sauvegardes complètes seulement ; de même `deck e04 e08` (celle du dessus d’abord) et `discard e01 e02`.
EAR-260 = `fauna` énumère les objectifs des cases 1 à 4, chacun avec les places qui y tiennent les rangs 1, 2 et suivants ; `G` est Gaïa ; `full` nomme la place qui a la première grille complète, ou `-` ; dans le bloc d’une place, `leaves` donne la même information par place (`full=7` pour la grille complète) ; pour le décompte d’une vraie table, il suffit à lui seul.
EAR-261 = Une position au milieu d’un tour ajoute à l’en-tête `action=grow` et, pour chaque place qui n’a pas fini, une ligne `doing` avec sa décision en cours et ce qui en reste, par exemple `doing place sprout 4`, `doing activate e10 e243 e174`, `doing plant 1`, `doing pay unsprout 2 for e174`.
EAR-262 = En solo suit un bloc `gaia level=medium pass=1` avec les lignes `deck 4`, `card g363`, `soil 7`, `sprouts 12`, `growth 14`, `compost 20`, `pile e03 e208`, `leaves f341a=15`.
EAR-263 = En équipes, une ligne par équipe suit l’en-tête, `pool 0 soil=3 sprout=2 growth=0 compost=1 draw=e33,e40` (équipe 0 : places 0 et 2 ; équipe 1 : places 1 et 3).
EAR-264 = Une position qui a un bloc de place ou plus, sans pioche ni tour, peut être évaluée : le résultat est, pour chaque place, le décompte avec ses dix catégories et son total (EAR-179 à EAR-190).
