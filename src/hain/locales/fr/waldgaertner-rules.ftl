### Waldgärtner: every rule in one line, in our own words.

WAG-chapter-1 = Le jeu en bref
WAG-1 = Une partie compte 2, 3, 4, 5 ou 6 places (2 par défaut) ; une mise en place avec tout autre nombre est refusée.
WAG-2 = Option `decks`, le paquet de 50 cartes utilisé là où il y a le choix (2, 5 ou 6 places) : `eu` (Europe, par défaut) ou `na` (Amérique du Nord) ; à 3 ou 4 places, les deux valeurs sont acceptées et donnent la même partie.
WAG-3 = Option `planting` : avec `planting=rows` (par défaut), on plante selon les règles WAG-83 à WAG-93, chaque rangée ayant sa taille de plante ; avec `planting=shade` (règle de l’ombre, pour joueurs avancés), WAG-128 à WAG-135 remplacent WAG-85 et WAG-86, et le reste demeure.
WAG-4 = Le coup `uproot`, qui déterre une plante au lieu de visiter une région, n’existe qu’avec `uproot=on` (par défaut `off`).
WAG-5 = Les dégâts du gel n’ont lieu qu’avec `frost=on` (par défaut `off`).
WAG-6 = Les options sont indépendantes : toutes les combinaisons sont jouables, quel que soit le nombre de places.

WAG-chapter-2 = Matériel et données
WAG-7 = Les cubes de floraison, les pièces et les jetons d’amélioration ne s’épuisent jamais : aucune règle ne dépend de leur nombre dans la boîte.
WAG-8 = Les cartes se répartissent exactement ainsi (Amérique du Nord, Europe, Asie, total) : grands arbres 8, 8, 6, total 22 ; arbres moyens 7, 6, 13, total 26 ; petits arbres 8, 9, 17, total 34 ; grands arbustes 15, 14, 16, total 45 ; petits arbustes 10, 12, 13, total 35 ; plantes grimpantes 2, 1, 10, total 13 ; ensemble 50, 50, 75, total 175.
WAG-9 = Chaque carte existe en un seul exemplaire ; les identifiants suivent le motif `[a-z0-9]+(-[a-z0-9]+)*` et sont uniques, de même que les noms dans chaque langue.
WAG-10 = La valeur de récolte d’une carte (`value`) est la somme de ses quatre notes : taille de la plante (`plant_size`), taille du fruit (`fruit_size`), utilité (`usability`) et goût (`taste`).
WAG-11 = Tout groupe de pollinisateurs dont une carte a besoin contient au moins une autre carte de la même origine.
WAG-12 = Dans les données fournies, 1 ≤ `flower_phase` < `harvest_phase` ≤ 9 ; le programme ne doit pas compter sur cet ordre : une carte dont la récolte précède la floraison garde son cube pendant l’hiver.

WAG-chapter-3 = Mots au sens précis
WAG-13 = Rangs de taille : petit arbuste (`small_shrub`) 1, jusqu’à 2 m ; grand arbuste (`large_shrub`) 2, jusqu’à 5 m ; petit arbre (`small_tree`) 3, jusqu’à 10 m ; arbre moyen (`medium_tree`) 4, jusqu’à 20 m ; grand arbre (`large_tree`) 5, jusqu’à 40 m ; les rangs 1 et 2 sont des arbustes, les rangs 3 à 5 des arbres.
WAG-14 = Une plante grimpante (`climber`) se plante comme petit arbuste ou comme grand arbuste, au choix de son propriétaire à ce moment-là, et compte pour cette taille aussi longtemps qu’elle reste en place.
WAG-15 = Les phases de l’année sont 0 hiver, 1 avant-printemps, 2 début du printemps, 3 plein printemps, 4 début de l’été, 5 plein été, 6 fin de l’été, 7 début de l’automne, 8 plein automne, 9 fin de l’automne ; dans la phase 0, rien ne fleurit et rien ne mûrit.
WAG-16 = Une plante est une carte posée sur un emplacement d’un jardin ; elle est face visible ou, dans la variante du gel seulement, retournée (face cachée) ; les cartes en main, dans les piles et au marché aux arbres ne sont pas des plantes.
WAG-17 = Une plante est pollinisée si elle est autofertile (`pollination.kind` vaut `self`), ou si au moins une autre plante face visible du même jardin a parmi ses `groups` le pollinisateur (`partner`) que la première demande ; peu importe où se trouvent les deux.
WAG-18 = Une même plante peut être à la fois le pollinisateur d’un nombre quelconque de plantes.
WAG-19 = Les groupes de pollinisateurs valent d’une origine à l’autre : un noisetier d’Amérique du Nord pollinise un noisetier d’Europe.
WAG-20 = La valeur d’une carte à pollinisation croisée (`cross`) s’affiche entre parenthèses, celle d’une carte autofertile (`self`) sans parenthèses.
WAG-21 = Une carte mâle (`sex` vaut `male`) a la valeur 0, n’a pas besoin de pollinisateur, ne donne pas de fruits et ne peut jamais porter de jeton d’amélioration.
WAG-22 = Un emplacement se nomme par sa rangée (de 1 au sud à 6 au nord) et par une lettre depuis l’ouest : `1a`–`1f`, `2a`–`2e`, `3a`–`3d`, `4a`–`4c`, `5a`–`5b`, `6a` ; pour la lettre x de la rangée r, l’ouest (`W`) et l’est (`E`) sont la lettre précédente et la suivante de la rangée r, le nord-est (`NE`) la lettre x et le nord-ouest (`NW`) la lettre précédente de la rangée r + 1, le sud-ouest (`SW`) la lettre x et le sud-est (`SE`) la lettre suivante de la rangée r − 1 ; ce qui n’est pas dans cette liste n’est pas un voisin.
WAG-23 = Une plante est fertilisée si une flèche d’au moins un fixateur d’azote face visible du même jardin désigne son emplacement ; le fixateur n’a besoin d’être ni pollinisé, ni en fleur, ni femelle.
WAG-24 = L’origine de chaque carte est visible de tous à tout moment, car elle figure au dos de la carte.

WAG-chapter-4 = Mise en place
WAG-25 = Les paquets en jeu sont, à 2 places, Europe ou Amérique du Nord (option `decks`) ; à 3, Asie ; à 4, Europe et Amérique du Nord ; à 5 ou 6, Asie et, selon `decks`, Europe ou Amérique du Nord ; aucune carte d’un autre paquet n’apparaît dans la partie.
WAG-26 = Chaque paquet est mélangé à part et réparti en piles de 24 cartes, face cachée : deux piles pour un paquet de 50 cartes (Europe, Amérique du Nord), trois pour celui de 75 (Asie).
WAG-27 = Les piles deviennent les régions 1 et 2 à 2 places ; 1, 2 et 3 à 3 places ; à 4 places, 1 et 2 pour l’Europe, 3 et 4 pour l’Amérique du Nord ; à 5 ou 6 places, 1, 2 et 3 pour l’Asie, 4 et 5 pour l’Europe ou l’Amérique du Nord ; les autres numéros jusqu’à 5 n’existent pas dans cette partie.
WAG-28 = Les cartes qui restent de chaque paquet (2 d’un paquet de 50, 3 de celui de 75) forment le marché aux arbres, face visible : 2 cartes à 2 places, 3 à 3, 4 à 4, 5 à 5 ou 6.
WAG-29 = Le marché aux arbres est un ensemble sans ordre : chacune de ses cartes peut être vue et prise chaque fois que les règles le permettent, où qu’elle s’y trouve.
WAG-30 = Chaque place commence avec 1 pièce, un jardin vide et une main vide.
WAG-31 = Le marqueur de phase est sur la phase 0 (hiver) ; la première manche est la manche 1.
WAG-32 = Chaque place choisit la région de sa carte de départ : `start <region>` ; toutes décident en même temps (WAG-41), et toutes les régions de la partie sont permises.
WAG-33 = Quand toutes les places ont choisi, chacune, par numéro croissant à partir de 0, prend en main la carte du dessus de sa région sans que les autres la voient.
WAG-34 = Une fois les cartes de départ distribuées, la carte du dessus de chaque région est retournée face visible.

WAG-chapter-5 = Déroulement de la partie
WAG-35 = Il y a exactement 20 manches ; la manche k a la phase (k − 1) modulo 10 : les manches 1 et 11 sont l’hiver, la manche 20 est la phase 9 (fin de l’automne).
WAG-36 = Une manche se compose de l’action 1 (la phase avance), de l’action 2 (améliorer), de l’action 3 (choisir une région) et de l’action 4 (jouer une carte), dans cet ordre ; la manche 1 n’a que les actions 3 et 4.
WAG-37 = Entre deux manches, chaque place a exactement une carte en main.
WAG-38 = Après la manche 20, le marqueur arrive encore une fois sur la phase 0 ; il n’y a plus ni floraison, ni récolte, ni jeton d’amélioration, ni visite, ni gel : suivent les derniers coups (WAG-115 à WAG-117) et le décompte.
WAG-39 = L’ordre du tour de la manche k part de la place (k − 1) modulo n, n étant le nombre de places, et suit les numéros en montant, la place 0 venant après la dernière ; pour les derniers coups, k vaut 21 ; cet ordre ne sert que là où une règle le nomme.
WAG-40 = Aucune place ne décide plus de 185 fois dans une partie : par manche, au plus 1 visite, 5 attentes, 1 fouille, 1 carte prise et 1 carte jouée ; en plus de cela, 1 choix de départ, 1 décision sur le gel, 1 bonus, 1 carte jouée grâce au bonus et 1 dernier coup.

WAG-chapter-6 = Décider en même temps
WAG-41 = Dans une étape où plusieurs places décident en même temps, les décisions peuvent arriver dans n’importe quel ordre ; chacune reste secrète (les autres voient seulement qu’elle est prise) jusqu’à ce que la dernière soit arrivée ; toutes sont alors exécutées ensemble.
WAG-42 = Là où l’exécution demande un ordre (distribution des cartes de départ, hasard des tirages au sort), c’est celui des numéros de place à partir de 0 ; l’ordre d’arrivée des décisions ne change jamais le résultat.
WAG-43 = Une place qui n’a aucune décision permise dans une étape n’est pas consultée.

WAG-chapter-7 = La phase avance
WAG-44 = Au début des manches 2 à 20, le marqueur de phase passe à la phase de la manche.
WAG-45 = Ensuite, toute plante face visible dont la phase de floraison (`flower_phase`) est la phase en cours et qui est pollinisée à cet instant reçoit un cube de floraison.
WAG-46 = Une plante qui n’est pas pollinisée quand arrive sa phase de floraison ne reçoit pas de cube cette année-là, même si un pollinisateur est planté plus tard dans l’année.
WAG-47 = Une plante que l’on plante à l’action 4 de la manche de sa phase de floraison ne reçoit pas de cube cette année-là.
WAG-48 = Une plante porte au plus un cube de floraison.
WAG-49 = Le pollinisateur n’a besoin ni de fleurir dans la même phase, ni de porter un cube.
WAG-50 = Après toutes les floraisons de la manche, toute plante face visible qui porte un cube et dont la phase de récolte (`harvest_phase`) est la phase en cours rend son cube à la réserve, et son propriétaire reçoit 1 pièce en échange.
WAG-51 = Une plante sans cube ne rapporte aucune pièce dans sa phase de récolte.
WAG-52 = Le cube d’un mâle est rendu dans la phase de récolte du mâle pour 0 pièce, même si le mâle est fertilisé ; le cube de la femelle rapporte sa pièce de son côté ; un mâle et une femelle coûtent donc deux cubes pour une pièce.
WAG-53 = Une plante fertilisée, si elle n’est pas mâle, rapporte 2 pièces pour son cube.
WAG-54 = Deux flèches ou plus sur une même plante ne changent rien : elle rapporte 2 pièces.
WAG-55 = À la récolte, on ne vérifie plus le pollinisateur.

WAG-chapter-8 = Améliorer
WAG-56 = Chaque carte qui est face visible sur une pile de région au début de l’action 2 (améliorer) reçoit un jeton d’amélioration.
WAG-57 = Une carte mâle ne reçoit pas de jeton d’amélioration.
WAG-58 = Les jetons une fois posés, chaque carte du dessus d’une région qui est face cachée est retournée face visible ; elle ne reçoit pas de jeton dans cette manche.
WAG-59 = Les jetons d’amélioration restent sur leur carte jusqu’à la fin de la partie : en main, au jardin, au marché aux arbres, que la carte soit face visible ou retournée.
WAG-60 = Un jeton d’amélioration ajoute 1 à la valeur de récolte de sa carte ; il ne change ni le prix de vente ni les pièces qu’elle rapporte.

WAG-chapter-9 = Choisir une région
WAG-61 = Chaque place choisit un numéro : de `visit 1` à `visit 5` pour une région, `visit 6` pour une fouille ; toutes décident en même temps (WAG-41).
WAG-62 = Une région peut être choisie si elle existe dans la partie et si sa pile contient au moins une carte.
WAG-63 = `visit 6` est permis si la place a au moins 3 pièces et si au moins une région ou le marché aux arbres contient une carte ; on ne paie encore rien.
WAG-64 = Une place qui a un choix permis doit choisir : on ne peut pas passer.
WAG-65 = Une place sans choix permis ne participe pas à la manche : elle n’est pas consultée, garde sa carte et n’en joue aucune.
WAG-66 = Le nombre de pièces de chaque place au moment où les choix sont révélés fixe tous les ordres de cette manche (droit de choix, fouilles).
WAG-67 = Une place seule dans une région prend en main, à la révélation, la carte visible du dessus, gratuitement et avec ses jetons d’amélioration ; la carte suivante reste face cachée.
WAG-68 = Une région choisie par v places, v ≥ 2, est disputée : on retourne des cartes jusqu’à ce que v cartes de la pile soient visibles, y compris celle du dessus qui l’était déjà ; si la pile en a moins de v, on les retourne toutes ; cela se fait dans toutes les régions disputées avant le premier droit de choix.
WAG-69 = Les régions disputées se règlent l’une après l’autre, par numéro croissant, selon WAG-70 à WAG-78.
WAG-70 = Les visiteurs d’une région disputée viennent à leur tour par nombre de pièces décroissant ; ceux qui ont le même nombre de pièces forment un seul groupe.
WAG-71 = Chaque fois que, dans une région disputée, exactement un visiteur est sans carte et qu’exactement une carte est visible, ce visiteur la reçoit gratuitement, sans décision et face visible.
WAG-72 = Un visiteur seul dans son groupe a le droit de choix s’il reste une carte visible (sinon il n’est pas consulté) : `pick <card>` (choisir) paie 1 pièce et prend une des cartes visibles, `decline` (renoncer) ne prend rien pour l’instant.
WAG-73 = Un visiteur seul dans son groupe qui a 0 pièce renonce sans être consulté, sauf s’il est le dernier sans carte devant la dernière carte visible : il la reçoit alors gratuitement (WAG-71).
WAG-74 = Des visiteurs à égalité n’ont pas de droit de choix : quand vient leur groupe, les cartes visibles sont mélangées face cachée et chacun du groupe en tire une à l’aveugle, gratuitement ; tous les résultats sont également probables ; cela se fait à leur rang dans l’ordre, avant que les visiteurs moins riches choisissent.
WAG-75 = Après un tirage à l’aveugle, les cartes qui restent sont de nouveau visibles.
WAG-76 = Quand tous les groupes sont passés, les visiteurs qui ont renoncé tirent de la même façon, à l’aveugle et gratuitement, parmi les cartes restantes.
WAG-77 = S’il y a, à un tirage au sort, moins de cartes que de visiteurs qui doivent tirer, le hasard décide qui tire, à chances égales pour tous ; chacun tire au plus une carte.
WAG-78 = Un visiteur qui reste finalement sans carte ne paie rien, garde sa carte en main et ne joue pas à l’action 4 (jouer une carte).

WAG-chapter-10 = Jouer une carte
WAG-79 = Chaque place qui a reçu une carte à l’action 3 a maintenant deux cartes en main et doit en jouer exactement une, l’ancienne ou la nouvelle : `plant <card> <slot>` (planter) ou `sell <card>` (vendre) ; ces places décident en même temps (WAG-41).
WAG-80 = Les places qui ont choisi une région (ou déterré une plante) jouent avant que commence la première fouille.
WAG-81 = `sell <card>` est toujours permis ; la carte va face visible au marché aux arbres, et la place reçoit 1 pièce pour un arbuste ou une plante grimpante, 2 pièces pour un arbre.
WAG-82 = Une carte mâle se vend au même prix que toute autre carte de sa taille.

WAG-chapter-11 = Planter
WAG-83 = Un jardin a des emplacements de base : cinq dans la rangée 1, quatre dans la rangée 2, trois dans la rangée 3, deux dans la rangée 4, un dans la rangée 5 ; ils ne coûtent rien.
WAG-84 = Chacune des rangées 1 à 5 a un emplacement supplémentaire, à la dernière lettre de la rangée (`1f`, `2e`, `3d`, `4c`, `5b`), et la rangée 6 se compose d’un seul emplacement supplémentaire, `6a`.
WAG-85 = Avec `planting=rows`, la rangée 1 ne reçoit que de petits arbustes, la rangée 2 de grands arbustes, la rangée 3 de petits arbres, la rangée 4 des arbres moyens, les rangées 5 et 6 de grands arbres.
WAG-86 = Avec `planting=rows`, une plante grimpante peut aller dans la rangée 1 (comme petit arbuste) ou dans la rangée 2 (comme grand arbuste).
WAG-87 = Un emplacement reçoit une seule carte ; on peut utiliser tout emplacement de base libre d’une rangée qui admet la carte, et les trous sont permis.
WAG-88 = L’emplacement supplémentaire d’une des rangées 1 à 5 ne peut servir que si tous les emplacements de base de cette rangée sont occupés.
WAG-89 = Planter sur un emplacement supplémentaire coûte autant de pièces que le numéro de sa rangée (1, 2, 3, 4, 5) ; avec moins de pièces, ce n’est pas permis ; on paie à la réserve au moment où la carte est plantée.
WAG-90 = Une rangée reçoit au plus une plante supplémentaire : une fois son emplacement supplémentaire occupé, on ne peut plus rien planter dans cette rangée tant que ses emplacements de base sont pleins.
WAG-91 = `6a` reçoit un grand arbre pour 6 pièces, et seulement si `5a` et `5b` sont tous deux occupés.
WAG-92 = Une plante ne passe jamais d’un emplacement à un autre (avec `uproot=on`, elle peut retourner en main).
WAG-93 = Une plante retournée occupe son emplacement et compte comme l’occupant dans toutes les règles de plantation.

WAG-chapter-12 = Le bonus des quatre couleurs
WAG-94 = Les couleurs d’un jardin sont les différentes couleurs des fleurs (`flower_colour`) de ses plantes face visible ; les mâles et les plantes sans pollinisateur comptent.
WAG-95 = Quand une plantation porte pour la première fois de la partie le nombre de couleurs d’un jardin à quatre ou plus, le bonus des quatre couleurs de cette place est dû.
WAG-96 = Chaque place a le bonus des quatre couleurs une fois dans la partie ; une cinquième couleur, ou une couleur perdue puis retrouvée, ne donne rien.
WAG-97 = Après chaque étape `play` ou `final`, une fois tous ses coups exécutés, les places de cette étape dont le bonus est dû sont consultées l’une après l’autre dans l’ordre du tour (WAG-39) : `take <card>` prend en main n’importe quelle carte du marché aux arbres, gratuitement ; `pass` renonce au bonus.
WAG-98 = Quand une place est consultée pour son bonus, les cartes vendues dans la même étape et par les places consultées avant elle sont déjà au marché aux arbres.
WAG-99 = Une place qui a pris une carte grâce au bonus joue aussitôt une de ses cartes en main (`plant` ou `sell`, comme dans WAG-79), avant que la place suivante soit consultée.
WAG-100 = Si le marché aux arbres est vide quand la place devrait être consultée, le bonus reste dû et lui est proposé de la même façon après la prochaine carte qu’elle joue ; si cela n’arrive jamais, il est perdu.

WAG-chapter-13 = Fouiller
WAG-101 = Les fouilles, pour les places qui ont choisi 6, commencent quand toutes les autres places ont fini de jouer leurs cartes et leurs bonus.
WAG-102 = Les places qui fouillent viennent à leur tour par nombre de pièces décroissant, compté à la révélation des choix (WAG-66), celles à égalité formant un groupe ; un groupe finit tout (fouiller, prendre, jouer, bonus) avant que vienne le groupe suivant.
WAG-103 = Une place qui fouille et est seule dans son groupe nomme une pile : `search <region>` pour une région qui contient au moins une carte, ou `search market` si le marché aux arbres contient une carte ; elle paie 3 pièces à ce moment.
WAG-104 = Une place qui a choisi 6 et vient seule à son tour ne peut pas renoncer à la fouille.
WAG-105 = Les places qui fouillent et sont à égalité de pièces décident en même temps : `search <stack>` ou `wait` (attendre) ; une place qui a nommé une pile qu’aucune autre place du groupe n’a nommée dans cette étape paie 3 pièces et la fouille.
WAG-106 = Les places d’un groupe qui ont nommé la même pile dans cette étape n’ont pas trouvé d’accord : leur action est perdue ; elles ne paient rien, ne prennent rien et ne jouent pas.
WAG-107 = Quand les places du groupe qui fouillent ont fini, celles qui ont attendu reviennent comme groupe : une place seule doit nommer une pile (WAG-103), plusieurs décident de nouveau en même temps (WAG-105).
WAG-108 = Si toutes les places d’un groupe à égalité attendent, l’action est perdue pour toutes.
WAG-109 = Une pile fouillée par une place peut l’être encore par une place qui vient plus tard dans la manche.
WAG-110 = S’il ne reste aucune carte ni dans les régions ni au marché aux arbres quand vient un groupe, son action est perdue sans paiement.
WAG-111 = La place qui fouille voit toutes les cartes de la pile dans leur ordre et en prend exactement une en main : `take <card>` ; celles qui fouillent des piles différentes décident en même temps.
WAG-112 = On peut prendre n’importe quelle carte de la pile fouillée : la carte visible du dessus avec ses jetons d’amélioration, une carte placée dessous ou une carte vendue plus tôt dans la manche.
WAG-113 = L’ordre des autres cartes de la pile ne change pas ; une carte du dessus visible qui n’a pas été prise reste visible (et sera améliorée à la prochaine action 2) ; une carte qui devient celle du dessus reste face cachée jusqu’à l’action 2.
WAG-114 = Ensuite, les places qui ont fouillé jouent une de leurs deux cartes comme dans WAG-79, avec le bonus des quatre couleurs comme dans WAG-94 à WAG-100.

WAG-chapter-14 = Les derniers coups
WAG-115 = Au troisième hiver, chaque place peut jouer sa dernière carte en main : `plant` ou `sell`, toutes en même temps, selon les règles et les coûts habituels ; `pass` la garde ; une carte restée en main ne compte pour rien.
WAG-116 = Un bonus des quatre couleurs qui devient dû pendant les derniers coups se donne comme d’habitude (WAG-94 à WAG-100) ; la carte prise est jouée aussitôt, elle aussi.
WAG-117 = Après les derniers coups, toutes les plantes retournées sont remises face visible, et l’on procède au décompte.

WAG-chapter-15 = Décompte et fin de partie
WAG-118 = Une plante pollinisée rapporte sa valeur de récolte plus 1 point par jeton d’amélioration qu’elle porte.
WAG-119 = Une plante qui n’est pas pollinisée ne rapporte rien ; ses jetons d’amélioration ne comptent pas non plus.
WAG-120 = Un mâle rapporte 0 point.
WAG-121 = Les pièces, les cubes de floraison et les cartes hors du jardin ne rapportent rien.
WAG-122 = La feuille de score a les catégories `small_shrubs` (petits arbustes), `large_shrubs` (grands arbustes), `small_trees` (petits arbres), `medium_trees` (arbres moyens) et `large_trees` (grands arbres), chacune avec les valeurs des plantes pollinisées de cette taille, une plante grimpante selon la taille sous laquelle elle a été plantée, et `chips` (jetons d’amélioration sur les plantes pollinisées) ; le total est leur somme.
WAG-123 = À côté du total, la feuille de score montre `unpollinated` (sans pollinisateur : valeur et jetons d’amélioration des plantes qui ne comptent pas) et `coins` (pièces) ; ni l’un ni l’autre ne fait partie du total.
WAG-124 = Demandée avant la fin, la feuille de score compte les jardins tels qu’ils sont, les plantes retournées comme si elles étaient face visible.
WAG-125 = La place qui a le plus haut total gagne.
WAG-126 = À total égal, la place qui a le plus de pièces est classée devant.
WAG-127 = Les joueurs à égalité de total et de pièces partagent la même place au classement ; on compte la suivante en conséquence (1, 1, 3).

WAG-chapter-16 = La règle de l’ombre
WAG-128 = Avec `planting=shade`, une carte de n’importe quelle taille peut aller dans n’importe laquelle des rangées 1 à 5.
WAG-129 = Avec `planting=shade`, quand on plante une carte, toute plante qui se trouve à son nord-ouest ou à son nord-est doit être de taille égale ou plus grande, et toute plante à son sud-ouest ou à son sud-est de taille égale ou plus petite ; on ne tient pas compte des emplacements voisins vides.
WAG-130 = Avec `planting=shade`, un voisin au nord de taille égale et un autre plus grand sont permis ensemble (ou un voisin au sud de taille égale et un autre plus petit).
WAG-131 = Avec `planting=shade`, les emplacements de base d’un jardin portent ensemble au plus 1 grand arbre, 2 arbres moyens, 3 petits arbres, 4 grands arbustes et 5 petits arbustes ; une plante grimpante compte pour la taille sous laquelle elle a été plantée.
WAG-132 = Avec `planting=shade`, une plante sur un emplacement supplémentaire ne compte pas dans les nombres maximaux par taille (WAG-131) et ne leur est pas soumise ; le prix et la condition de l’emplacement supplémentaire suivent sa rangée, quelle que soit la taille de la carte.
WAG-133 = Avec `planting=shade` aussi, `6a` ne reçoit qu’un grand arbre, pour 6 pièces et si `5a` et `5b` sont occupés (WAG-91).
WAG-134 = Avec `planting=shade`, une plante grimpante se plante avec un troisième argument : `plant <card> <slot> small` (petit arbuste) ou `plant <card> <slot> large` (grand arbuste) ; avec `planting=rows`, il n’y a pas de troisième argument.
WAG-135 = Les plantes retournées gardent leur taille pour la comparaison avec les voisines (WAG-129) et pour les nombres maximaux par taille (WAG-131).

WAG-chapter-17 = L’arrachage
WAG-136 = Avec `uproot=on`, une place peut, à l’action 3, choisir `uproot <slot>` (déterrer) au lieu d’un numéro ; ce choix est secret et révélé comme tous les autres.
WAG-137 = Pour `uproot`, tout emplacement de son propre jardin qui porte une plante face visible est permis ; une plante retournée ne peut pas être déterrée.
WAG-138 = À la révélation, la plante déterrée retourne en main avec ses jetons d’amélioration ; un cube posé dessus retourne à la réserve ; rien n’est payé ni remboursé.
WAG-139 = La place qui a déterré une plante a alors deux cartes en main et en joue une en même temps que les visiteurs des régions ; elle peut replanter la même carte, sur le même emplacement ou sur un autre.
WAG-140 = Un emplacement de base redevenu libre se replante sans frais, même si l’emplacement supplémentaire de sa rangée est occupé ; un emplacement supplémentaire redevenu libre peut servir de nouveau aux conditions de WAG-88 à WAG-91 et se paie de nouveau.
WAG-141 = Une place qui pourrait seulement déterrer une plante est consultée : elle n’est pas exclue de la manche (WAG-65 ne s’applique pas).

WAG-chapter-18 = Les dégâts du gel
WAG-142 = Avec `frost=on`, le gel vient une seule fois, à la manche 11, après l’action 1 et avant l’action 2.
WAG-143 = Pour le gel, on lance deux dés ; leur somme (de 2 à 12) vaut pour toutes les places et est publique.
WAG-144 = Dans chaque jardin, on compte les plantes (non les emplacements) depuis le nord : la rangée 6 d’abord, la rangée 1 en dernier, dans chaque rangée d’ouest en est, les emplacements supplémentaires à leur rang ; la plante dont le numéro est la somme des dés est touchée par le gel.
WAG-145 = Un jardin qui a moins de plantes que la somme des dés n’est pas touché ; la première plante comptée ne peut jamais l’être.
WAG-146 = Le propriétaire d’une plante touchée par le gel décide `discard` (défausser) ou `cover` (retourner face cachée) ; toutes les places concernées décident en même temps.
WAG-147 = `discard` : la plante va face visible au marché aux arbres avec ses jetons d’amélioration ; elle ne rapporte pas de pièces ; un cube posé dessus retourne à la réserve ; l’emplacement est de nouveau libre.
WAG-148 = `cover` : la plante est retournée face cachée sur son emplacement jusqu’à la fin de la partie ; un cube posé dessus retourne à la réserve.
WAG-149 = Une plante retournée ne fleurit pas, ne donne pas de fruits, ne pollinise rien, ne fertilise rien et ne donne pas de couleur.
WAG-150 = À la fin de la partie, remise face visible (WAG-117), une plante retournée compte comme toute autre plante, aussi comme pollinisateur.

WAG-chapter-19 = Ce que chacun peut savoir
WAG-151 = Chaque place voit sa propre main ; un spectateur ne voit aucune carte en main cachée.
WAG-152 = Une carte en main est publique si elle a été prise face visible : comme seul visiteur, par `pick`, comme dernière carte d’une région disputée (WAG-71), au marché aux arbres, par `uproot` ou comme carte visible du dessus lors d’une fouille ; elle reste publique tant qu’elle est en main.
WAG-153 = Une carte de départ, et une carte prise en fouillant une région sans être la carte visible du dessus, ne sont connues que de leur propriétaire ; les autres savent de quelle région elles viennent.
WAG-154 = Après un tirage à l’aveugle, tous savent quelles places ont ensemble quelles cartes (un « lot » : un ensemble de places et un ensemble d’autant de cartes), mais non qui a laquelle ; chaque place connaît la sienne ; quand l’une de ces cartes est jouée, la carte et la place quittent le lot ; un lot où il ne reste qu’une place est public.
WAG-155 = Les jetons d’amélioration d’une carte tirée à l’aveugle sont cachés avec elle ; son propriétaire les voit.
WAG-156 = Quand une place joue, tous savent si elle a joué la carte gardée ou la carte reçue.
WAG-157 = Une décision prise mais pas encore exécutée n’est visible que de la place qui l’a prise.
WAG-158 = Une place qui a fouillé une région garde un mémo : la pile dans son ordre, telle qu’elle était après son `take` ; les cartes qui quittent la pile face visible, ou qui apparaissent plus tard où que ce soit, sont rayées du mémo ; une nouvelle fouille de la région le remplace ; la vue montre ses mémos à la place, et personne d’autre ne les voit.
WAG-159 = Un `take` caché est montré aux autres sous la forme `take ?`.
WAG-160 = Un état imaginé pour une place garde tout ce que cette place sait ; de plus : (a) chaque carte cachée reçoit une identité de son origine que la place ne peut pas situer ailleurs ; (b) les lots sont redistribués à l’intérieur d’eux-mêmes ; (c) pour une région avec mémo, la pile imaginée est le mémo dans son ordre, sans les cartes prises en secret depuis, et celles-ci sont les cartes en main cachées qui ont été prises là depuis ; (d) les décisions en attente des autres sont n’importe quelles décisions permises ; (e) les dés sont jetés avec un nouveau hasard.
WAG-161 = On apprend du nouveau quand les cartes de départ sont distribuées et les cartes du dessus retournées face visible ; à la révélation des choix faits en même temps ; à chaque tirage au sort ; à chaque carte retournée face visible ; quand on exécute des coups qui montrent une carte non publique jusque-là ; à `search <region>` ; au lancer des dés du gel ; on n’apprend rien de nouveau par une décision en attente, `search market`, un `take`, un `pick`, ni par un `take` ou un `pass` du bonus.

WAG-chapter-20 = Notation
WAG-162 = Un dessin de jardin, relu, redonne le même jardin, et le texte complet d’une position, avec toutes les cartes et les dés, le même état ; le dessin a six lignes du nord au sud : numéro de rangée, deux-points, puis exactement 7 − rangée cases séparées par un blanc, chacune `.` (vide) ou l’identifiant d’une carte avec, dans cet ordre, `=s` ou `=l` (plante grimpante plantée comme petit ou grand arbuste, seulement avec `planting=shade`), `+n` (n jetons d’amélioration), `*` (cube), `!` (retournée) ; les blancs en début de ligne sont ignorés.
WAG-163 = Chaque coup permis d’une étape a exactement un texte, et sa lecture redonne le coup : `start 2` (`start`) ; `discard`, `cover` (`frost`) ; `visit 3`, `visit 6`, `uproot 2c` (`visit`) ; `pick feige`, `decline` (`share`) ; `plant feige 2a`, `plant weinrebe 3b small` (plante grimpante avec `planting=shade`), `sell feige` (`play`, `final`) ; `take feige`, `pass` (`bonus`) ; `search 4`, `search market`, `wait` (`search`) ; `take feige` (`take`) ; `pass` (`final`).
