### Evergreen en bref : un guide des règles, dans nos propres mots. Les mots entre étoiles ressortent.

evergreen-guide-lead = Un monde jeune, rond et nu. En quatre saisons, vous le faites verdir : les pousses deviennent des arbres, les arbres captent la lumière, les racines tiennent la forêt ensemble.

evergreen-guide-what-title = Ce que vous faites
evergreen-guide-what-1 = Chacun fait pousser sa propre planète, avec les mêmes six biomes. Dans ses quatre crevasses, rien ne prend racine.
evergreen-guide-what-2 = La partie dure quatorze tours : cinq au printemps, quatre en été, trois en automne, deux en hiver. Après chaque saison, la lumière et la forêt rapportent des points ; après la dernière, les arbres aussi.

evergreen-guide-draft-title = Prenez une carte
evergreen-guide-draft-1 = Un tour commence par des cartes visibles, une de plus que de joueurs. Chacun à son tour en prend une. Son *biome* est le lieu où vous travaillez pendant ce tour ; son *pouvoir* est un supplément que vous pouvez utiliser.
evergreen-guide-draft-2 = La seule carte que personne ne prend reste là et change le monde pour tous. Des *fleurs* rendent son biome plus fertile. Un *crâne* retourne la carte arrivée en dernier dans ce biome, et ses fleurs ne comptent plus. Une carte *joker* ne porte aucun signe : elle est défaussée.
evergreen-guide-draft-3 = Dès que le premier joueur a pris une carte, un fanion se dresse sur la suivante de la rangée. Qui prend cette carte commence le tour suivant ; si personne ne la prend, le premier joueur le reste.
evergreen-guide-fertile = Deux cartes à fleurs se trouvent dans les champs de blé : chaque arbre y rapportera { $fertility }, ces deux-là rapporteraient { $points }.
evergreen-guide-dry = Un crâne reste là. Il retourne les dernières fleurs : chaque arbre rapporte maintenant { $fertility }, les deux ensemble { $points }.

evergreen-guide-action-title = Planter et grandir
evergreen-guide-action-1 = Dans le biome de votre carte, vous plantez jusqu’à *trois pousses*, ou vous faites grandir *deux* plantes d’une étape chacune, ou vous faites *une fois chaque* sur des cases différentes. Ou bien vous ne faites qu’une seule chose, une pousse ou une croissance, mais n’importe où sur la planète. Avec un joker, toute la planète est votre biome.
evergreen-guide-action-2 = Une pousse devient un arbuste, un arbuste devient un arbre. Les arbres, les buissons et les lacs restent tels quels, et rien n’est jamais retiré.
evergreen-guide-action-example = Une carte pour la prairie : la pousse en d3 devient un arbuste, et une nouvelle pousse est plantée en e3.

evergreen-guide-power-title = Utilisez le pouvoir
evergreen-guide-power-1 = Avant ou après, vous pouvez utiliser le pouvoir de votre carte, dans n’importe quel biome. D’abord, son marqueur avance d’un pas ; puis le pouvoir agit autant de fois que le dit le nombre atteint. Le même pouvoir devient donc chaque fois plus fort. Vous pouvez aussi le laisser : alors le marqueur ne bouge pas.
evergreen-guide-power-2 = Trois pouvoirs plantent des pousses, font grandir des arbustes et des arbres. Un *buisson* relie des forêts et n’a pas besoin de lumière. Un *lac* fait grandir aussitôt jusqu’à deux de ses voisins. Les *bourgeons* sont des points immédiats.
evergreen-guide-bush = Un buisson en d4 relie deux bosquets : la plus grande forêt passe de { $before } à { $after }.
evergreen-guide-lake = Un lac en c3 fait grandir deux de ses voisins : d3 devient un arbre, c4 un arbuste. c2 doit attendre.
evergreen-guide-tracks = Les pistes au milieu d’une partie. Ce qui est atteint est rempli ; le nombre dit combien de fois le pouvoir agit ou, pour les bourgeons, combien de points ils rapportent.

evergreen-guide-light-title = Lumière et ombre
evergreen-guide-light-1 = À la fin d’une saison, le soleil éclaire chaque ligne ou chaque colonne depuis le côté où il se tient. Un arbuste éclairé rapporte *1 point*, un arbre éclairé *2*.
evergreen-guide-light-2 = Les arbustes et les arbres font de l’ombre, à l’opposé du soleil : un arbuste sur une case, un arbre sur deux ; une crevasse compte ici comme une case. Une plante n’est sombre que dans l’ombre d’une autre aussi grande ou plus grande. Les pousses, les buissons et les lacs ne font pas d’ombre et ne rapportent pas de lumière.
evergreen-guide-light-3 = Après le printemps, l’été et l’automne, le soleil passe au côté suivant, dans le sens horaire.
evergreen-guide-light-example =
    { $shaded ->
        [one] Soleil : { $side }. Lumière : { $points }. Une plante est à l’ombre.
       *[other] Soleil : { $side }. Lumière : { $points }. { $shaded } plantes sont à l’ombre.
    }
evergreen-guide-light-turn = Déplacer le soleil
evergreen-guide-shade = Le soleil est à l’ouest : lumière { $points }. c1 est sombre derrière un arbre, b4 derrière son égal, et la longue ombre de a6 atteint c6. b3 est un arbre éclairé : un arbuste ne peut pas l’assombrir. c2 est éclairé aussi, car l’ombre de a2 tombe dans la crevasse.

evergreen-guide-forest-title = Forêt
evergreen-guide-forest-1 = Juste après la lumière, votre *plus grande forêt* compte : 1 point pour chaque arbuste, arbre et buisson qu’elle contient. Ils doivent se toucher par un côté. Les coins ne relient pas, les pousses et les lacs non plus. Toutes les autres forêts ne rapportent rien.
evergreen-guide-forest-example = Les racines relient la plus grande forêt : { $points } points. b4 ne la touche que par un coin, et les deux plantes du sud forment une forêt à part.

evergreen-guide-end-title = Comment cela finit
evergreen-guide-end-1 = Après l’hiver, chaque arbre rapporte encore des points : autant que son biome est fertile. Puis le plus grand total gagne. En cas d’égalité, celui qui vient plus tôt dans l’ordre du tour, compté depuis le fanion, est devant.

evergreen-guide-advice-title = Premier conseil
evergreen-guide-advice-1 = Plantez large au printemps : une pousse ne rapporte encore rien, mais tout vient d’elle. Pensez au prochain soleil, car une ligne claire aujourd’hui peut être sombre à la saison suivante. Et regardez deux fois la carte que vous laissez.
