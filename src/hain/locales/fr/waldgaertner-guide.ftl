### Waldgärtner en bref : un guide des règles, dans nos propres mots. Les mots entre étoiles ressortent.

waldgaertner-guide-lead = Deux ans dans un jardin-forêt : des arbustes bas au sud, de grands arbres au nord, et un pollinisateur pour tout ce qui veut porter des fruits.

waldgaertner-guide-what-title = Ce que vous faites
waldgaertner-guide-what-1 = Vous plantez un jardin d’arbustes et d’arbres comestibles. Ses rangées montent des petits arbustes devant jusqu’à un grand arbre au fond ; chaque rangée accueille une taille, et les plantes grimpantes vont avec les deux sortes d’arbustes.
waldgaertner-guide-what-2 = Une plante vaut la somme de ses quatre notes. Beaucoup ont besoin d’un *pollinisateur* : une valeur entre parenthèses ne compte que si une plante du bon groupe se trouve quelque part dans le même jardin.

waldgaertner-guide-turn-title = Une manche
waldgaertner-guide-turn-1 = D’abord, l’année avance d’une phase, dix phases de l’hiver à la fin de l’automne. Les plantes pollinisées dont c’est le moment *fleurissent* et reçoivent un cube ; celles dont la récolte est venue le rendent contre une *pièce*, ou deux si un fixateur d’azote les fertilise.
waldgaertner-guide-turn-2 = Puis la carte visible de chaque région reçoit un *jeton d’amélioration* : elle vaut 1 de plus pour toujours.
waldgaertner-guide-turn-3 = Maintenant, tous choisissent une région en même temps et en secret. Qui y est seul prend la carte visible. Là où plusieurs se rencontrent, on retourne autant de cartes : qui a le plus de pièces peut choisir contre une pièce, ceux qui en ont autant tirent à l’aveugle.
waldgaertner-guide-turn-4 = Avec trois pièces, vous pouvez plutôt *fouiller* : après tous les autres, vous regardez une pile entière, ou le marché, et prenez la carte qui vous plaît.
waldgaertner-guide-turn-5 = Vous avez alors deux cartes et en jouez une : vous la *plantez* sur un emplacement libre de sa rangée, ou vous la *vendez* au marché, un arbuste pour une pièce, un arbre pour deux. Une rangée pleine a un emplacement supplémentaire, qui coûte des pièces.
waldgaertner-guide-turn-6 = Quand votre jardin montre pour la première fois quatre couleurs de fleurs, vous prenez gratuitement une carte du marché et jouez encore une fois.

waldgaertner-guide-points-title = Ce qui rapporte des points
waldgaertner-guide-points-1 = Chaque plante qui a son pollinisateur, ou n’en a pas besoin, compte sa valeur et ses jetons. Les plantes sans pollinisateur ne comptent rien, les mâles non plus ; leur don, ce sont les fruits des autres. Les pièces ne sont pas des points, mais elles décident qui choisit d’abord.

waldgaertner-guide-end-title = Comment cela finit
waldgaertner-guide-end-1 = Après vingt manches, deux années, chacun peut jouer sa dernière carte. La meilleure récolte gagne ; en cas d’égalité, le plus de pièces.

waldgaertner-guide-advice-title = Premier conseil
waldgaertner-guide-advice-1 = Plantez tôt ce qui fleurit tôt, car une pièce du premier été achète le choix du second. Ne plantez pas une parenthèse sans penser à son pollinisateur. Et si une région paraît trop belle, les autres l’ont vue aussi.
