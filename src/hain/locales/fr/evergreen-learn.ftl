### Apprendre Evergreen en jouant : ce que dit la chouette à côté de la table. Les mots entre étoiles ressortent.

evergreen-learn-title = Apprendre Evergreen en jouant
evergreen-learn-opening = On dresse la table…
evergreen-learn-coach = La chouette
evergreen-learn-next = Continuer
evergreen-learn-skip = Passer ceci
evergreen-learn-back = Retour
evergreen-learn-fold = Replier
evergreen-learn-unfold = Montrer ce que dit la chouette
evergreen-learn-hush = Plus de leçons
evergreen-learn-wake = Des leçons, svp
evergreen-learn-anew = Recommencer
evergreen-learn-again = Rejouer
evergreen-learn-rules = Règles en bref
evergreen-learn-waits = La chouette attend que vous l’ayez fait.
evergreen-learn-idle-title = Jouez comme il vous plaît
evergreen-learn-idle = Je reprends la parole quand il y a du nouveau.
evergreen-learn-hushed-title = La chouette dort
evergreen-learn-hushed = Jouez en paix. Un geste la réveille.

## Printemps

evergreen-learn-welcome-title = Bienvenue sur votre planète
evergreen-learn-welcome = C’est une vraie partie contre un bot tout doux. Je vous dis *une chose à la fois*, et vous décidez. Presque tout coup peut être repris.
evergreen-learn-cards-title = Deux choses sur une carte
evergreen-learn-cards = En haut, le *biome* où vous pouvez planter pendant ce tour. En bas, un *pouvoir* : un supplément à utiliser une fois.
evergreen-learn-left-title = Une carte reste là
evergreen-learn-left = Vous en prenez une, { $other } en prend une. La dernière change son biome : des *fleurs* le rendent plus précieux à la fin, un *crâne* le dessèche. Chaque carte dit ce qu’elle ferait.
evergreen-learn-draft-title = Prenez une carte
evergreen-learn-draft = Les *pousses* sont un bon début. Touchez une carte pour la choisir ; le bouton vert la prend.
evergreen-learn-stayed-title = Voyez ce qui est resté
evergreen-learn-stayed = Personne n’a pris { $card }. Ainsi, dans ce biome ({ $biome }), chaque arbre rapportera *{ $fertility }* à la fin.
evergreen-learn-plant-title = Plantez maintenant
evergreen-learn-plant = Votre carte dit { $biome } : vous pouvez y planter jusqu’à *trois pousses*. Touchez une case avec un plus, puis le bouton vert.
evergreen-learn-more-title = Il reste de la place
evergreen-learn-more = Trois pousses sont permises en tout. Vous pouvez aussi vous arrêter avant : *{ evergreen-button-done }*.
evergreen-learn-power-title = Votre pouvoir
evergreen-learn-power = Le pouvoir de votre carte : *{ $power }*. Son bouton est en bas. Chaque fois, son marqueur avance d’un pas, et *la fois suivante il fait davantage*.
evergreen-learn-flag-title = Le fanion
evergreen-learn-flag = Qui prend la carte au fanion joue *en premier* au tour suivant et a plus de choix.
evergreen-learn-grow-title = Laissez grandir
evergreen-learn-grow = La flèche marque ce qui peut grandir : une *pousse* devient un arbuste, un *arbuste* un arbre. Deux fois dans votre biome, ou une fois et une pousse, ou une seule chose n’importe où.
evergreen-learn-light-title = Le soleil
evergreen-learn-light = Côté du soleil : { $side }. Les nombres au bord disent ce que chaque ligne rapporte à la fin de la saison : *1* pour un arbuste éclairé, *2* pour un arbre.
evergreen-learn-shade-title = L’ombre
evergreen-learn-shade = Les plantes font de l’ombre à l’opposé du soleil : un arbuste sur une case, un arbre sur deux. Là, celles de même taille ou plus petites ne rapportent pas de lumière. Choisissez une case et *regardez les nombres* avant d’agir.
evergreen-learn-forest-title = Les racines
evergreen-learn-forest = Arbustes et arbres côte à côte forment une forêt. À la fin de la saison, *la plus grande* rapporte un point par arbuste, arbre et buisson.
evergreen-learn-lake-title = Les lacs
evergreen-learn-lake = Un lac fait grandir aussitôt jusqu’à *deux voisins*. Mais il occupe une case, et aucune forêt ne le traverse.
evergreen-learn-bush-title = Les buissons
evergreen-learn-bush = Un buisson relie la *forêt* comme un arbre. Sans besoin de lumière et sans ombre : bon pour les coins sombres.
evergreen-learn-wild-title = Un joker
evergreen-learn-wild = Avec lui, *toute la planète* est votre biome. S’il reste là, rien ne change.
evergreen-learn-last-title = Le printemps s’achève
evergreen-learn-last = Après ce tour, on compte la lumière et la forêt. Si c’était maintenant : lumière *{ $light }*, forêt *{ $forest }*.

## Plus tard

evergreen-learn-summer-title = Le printemps est compté
evergreen-learn-summer = La lumière vous a rapporté *{ $light }*, votre plus grande forêt *{ $forest }*. Tout ce qui pousse reste en place.
evergreen-learn-turned-title = Le soleil avance
evergreen-learn-turned = Son côté maintenant : { $side }. Ce qui était clair peut être sombre : faites pousser pour ce côté, et pensez au suivant.
evergreen-learn-alone-title = Vous connaissez le jeu
evergreen-learn-alone = Il n’en faut pas plus. Continuez, et demandez un *conseil* quand vous voulez. Je reviens à la fin d’une saison.
evergreen-learn-autumn-title = L’été est compté
evergreen-learn-autumn = Lumière *{ $light }*, forêt *{ $forest }*. Pensez maintenant à la fin : chaque *arbre* rapportera ce que vaut son biome. Vous le voyez ici.
evergreen-learn-winter-title = Les deux derniers tours
evergreen-learn-winter = Automne : lumière *{ $light }*, forêt *{ $forest }*. Après l’hiver, les arbres comptent encore une fois. Maintenant, ils rapporteraient *{ $harvest }*.
evergreen-learn-end-title = Tout est compté
evergreen-learn-end = Vous avez *{ $points }*, dont : lumière { $light }, forêts { $forest }, arbres { $harvest }. Belle croissance !
