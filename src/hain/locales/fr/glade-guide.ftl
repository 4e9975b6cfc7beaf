### The Glade en bref : un guide des règles, dans nos propres mots. Les mots entre étoiles ressortent.

glade-guide-lead = Une forêt de tuiles pour chacun, et une clairière au milieu pour tous. Qui détient la tuile manquante ramène les amanites chez lui.

glade-guide-what-title = Ce que vous faites
glade-guide-what-1 = Chaque tuile montre un animal, un fruit et une feuille ; il y en a quatre sortes de chaque. Vous posez des tuiles sur votre plateau Forêt de sorte que chaque suite sans trou, en rangée et en colonne, soit une *série* : pour chacune des trois caractéristiques, ses tuiles sont toutes pareilles ou toutes différentes, et pour une au moins elles sont toutes pareilles.
glade-guide-what-2 = À toute série de trois correspond exactement une tuile qui en fait quatre. La clairière a une case pour chacune des 64 tuiles, et une amanite attend sur celle de la tuile manquante.

glade-guide-turn-title = Un tour
glade-guide-turn-1 = Vous *posez* une à quatre tuiles de votre chevalet en une ligne ; des tuiles déjà là peuvent se trouver entre elles. Votre première action couvre le centre de votre plateau.
glade-guide-turn-2 = Une nouvelle série de *trois* envoie l’une de vos douze amanites dans la clairière. S’il y en a déjà une sur cette case, elle va d’abord dans la réserve de son propriétaire.
glade-guide-turn-3 = Une nouvelle série de *quatre* apporte une amanite dans votre réserve. Si une seule tuile l’a complétée, vous prenez l’amanite qui attend sur la case de cette tuile, à qui qu’elle soit.
glade-guide-turn-4 = Ou bien vous vous *emparez* d’une amanite : vous avez une tuile, et une amanite se trouve sur sa case. L’amanite vient dans votre réserve, et la tuile va dans la forêt de son propriétaire, où elle complète la série ; si c’est impossible, elle va dans la vôtre.
glade-guide-turn-5 = Une case avec des tuiles sur ses quatre côtés est *encerclée*. Après votre action, vous pouvez y mettre une amanite de votre réserve et poser encore une fois. À la fin, vous piochez jusqu’à en avoir huit.

glade-guide-points-title = Ce qui rapporte des points
glade-guide-points-1 = Chaque amanite sur une de vos cases encerclées vaut 3, chacune dans votre réserve 2, à qui qu’elle soit. Les vôtres dans la clairière, et celles que d’autres ont prises, valent 1 chacune.
glade-guide-points-2 = Une série pareille en deux caractéristiques envoie une amanite *double* : 1 point de plus pour son propriétaire, où qu’elle finisse. Chaque groupe de tuiles sans chemin vers le centre vous coûte 1.
glade-guide-points-3 = Dans le jeu de concordance, les plateaux portent des symboles. Une tuile posée sur son symbole apporte un jeton : 1 point, ou 4, 3, 2 et 1 pour les feuilles des coins.

glade-guide-end-title = Comment cela finit
glade-guide-end-1 = Quand quelqu’un a envoyé sa dernière amanite du bord, ou que le sac ne remplit plus un chevalet, on joue la manche jusqu’au bout, pour que tous aient eu autant de tours. Le plus de points gagne ; en cas d’égalité, le moins d’amanites au bord.

glade-guide-advice-title = Premier conseil
glade-guide-advice-1 = Une série de trois invite tout le monde : formez-la quand la quatrième tuile est rare ou déjà chez vous. Gardez une extrémité libre dans deux directions, et encerclez tôt une case, car une seconde action vaut plus que ses points.
