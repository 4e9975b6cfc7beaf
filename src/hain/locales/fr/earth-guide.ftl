### Earth en bref : un guide des règles, dans nos propres mots. Les mots entre étoiles ressortent.

earth-guide-lead = Une île de seize cartes, poussée une à une. Quoi que l’un choisisse, tous en profitent.

earth-guide-what-title = Ce que vous faites
earth-guide-what-1 = Vous posez des plantes et des terrains dans une grille de quatre sur quatre, à côté d’une île, d’un climat et d’un écosystème personnels. Les pousses et la croissance sur les cartes, la terre et le compost à côté sont ce que vous dépensez et, pour la plupart, ce qui compte à la fin.

earth-guide-turn-title = Un tour
earth-guide-turn-1 = Le joueur actif choisit l’une des quatre actions et reçoit la grande part ; tous les autres en reçoivent une petite.
earth-guide-turn-2 = *Planter* : deux cartes de la main contre leur terre, puis garder une carte sur quatre nouvelles ; les autres en plantent une et en piochent une. *Composter* : 5 terres et deux cartes sur votre compost ; les autres prennent 2 terres ou deux cartes pour le compost. *Arroser* : 6 pousses et 2 terres ; les autres, 2 de l’un. *Faire pousser* : quatre cartes et 2 croissances ; les autres, 2 de l’un.
earth-guide-turn-3 = Puis chacun utilise celles de ses cartes qui ont la *couleur* de l’action : vert pour planter, rouge pour composter, bleu pour arroser, jaune pour faire pousser. On les utilise de gauche à droite et de haut en bas, l’île et le climat avant ou après ; aucune n’est obligatoire.
earth-guide-turn-4 = Une carte se pose sur toute case qui touche votre grille, même par un coin, tant que tout tient dans quatre sur quatre. Les *événements* se jouent de la main entre-temps et restent à côté de l’île. Trois pousses s’échangent contre 2 terres.
earth-guide-turn-5 = Quatre objectifs de *faune* se gagnent à la course. Qui en remplit un pendant un tour y pose une feuille : d’abord 15 points, puis 11, 8, 6 et 5.

earth-guide-points-title = Ce qui rapporte des points
earth-guide-points-1 = Les points imprimés sur vos cartes, 1 par carte du compost, 1 par pousse, 1 par élément de croissance. Une plante à sa pleine hauteur compte à la place ce que dit sa canopée.
earth-guide-points-2 = Les terrains comptent ce qui les entoure ; votre écosystème et les deux du milieu comptent toute l’île. S’y ajoutent les feuilles sur les objectifs, et 7 pour la première île complète. La terre et les cartes en main ne rapportent rien.

earth-guide-end-title = Comment cela finit
earth-guide-end-1 = Dès qu’une grille contient seize cartes, on joue la manche jusqu’au bout. Le plus de points gagne ; en cas d’égalité, plus de terre, puis plus de cartes en main, de croissance, de pousses et de compost.

earth-guide-advice-title = Premier conseil
earth-guide-advice-1 = Lisez votre île comme une ligne : une carte en haut à gauche qui donne de la terre paie la suivante. Rassemblez d’abord une couleur, et prenez les actions que les autres vous donneraient à regret. Un objectif presque rempli vaut un détour.
