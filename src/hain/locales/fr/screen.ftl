### Ce que dit l’écran dans le navigateur.

screen-name = Hain
screen-loading = Chargement de la table…
screen-failed = Cette page n’a pas pu être chargée. Le serveur fonctionne-t-il ? Vos parties sont en sécurité ; réessayez dans un instant.
screen-try-again = Réessayer
screen-try-now = Réessayer maintenant
screen-reload = Recharger la page
screen-renewed = Il y a une nouvelle version de Hain. Votre choix est conservé.
screen-renewed-do = Recharger
screen-broken = Quelque chose ne fonctionne plus ici.
screen-broken-why = Ce qui s’est passé
screen-close = Fermer
screen-cancel = Annuler
screen-menu = Menu
screen-pages = Pages
screen-theme = Clair ou sombre
screen-language = Langue
screen-language-en = English
screen-language-de = Deutsch
screen-language-fr = français

## La page d’accueil

screen-hero = Que faisons-nous pousser ?
screen-hero-more = Quatre jeux où tout pousse. Sans inscription : choisissez-en un et prenez place.
screen-games = Jeux
screen-people = Personnes
screen-length = Durée
screen-minutes = { $minutes } min
screen-play-now = Jouer
screen-with-bots =
    { $count ->
        [one] avec { $count } bot
       *[other] avec { $count } bots
    }
screen-options-of = { $game } : choisir les places et les options
screen-waiting = Votre table attend
screen-continue = Reprendre
screen-your-tables = Vos tables
screen-all-tables = Afficher les { $count }
screen-with = avec { $names }
screen-alone = en solitaire
screen-finished = Terminée { $ago }
screen-unfinished = Inachevée, dernier coup { $ago }
screen-stopped = Parties qui ne peuvent pas continuer
screen-stopped-more = Rien de ce qui a été joué n’est perdu : la partie notée contient tout.
screen-remove-of = Supprimer { $game } ({ $company })
screen-remove = Supprimer cette partie ?
screen-remove-why = Tous ses coups disparaissent et ses liens n’ouvrent plus rien. C’est irréversible.
screen-remove-do = Supprimer
screen-remove-shared = Retirer cette table de votre liste ?
screen-remove-shared-why = Les autres la gardent et votre place reste la vôtre : votre lien l’ouvre toujours. Quand elle n’est plus dans aucune liste, elle est supprimée.
screen-remove-shared-do = Retirer
screen-others-turn-since = Aux autres, dernier coup { $ago }
screen-ago-minutes =
    { $count ->
        [one] il y a { $count } minute
       *[other] il y a { $count } minutes
    }
screen-ago-hours =
    { $count ->
        [one] il y a { $count } heure
       *[other] il y a { $count } heures
    }
screen-ago-days =
    { $count ->
        [one] il y a { $count } jour
       *[other] il y a { $count } jours
    }
screen-friends = Jouer entre amis
screen-friends-more = Ouvrez une table avec des places libres et envoyez les liens, ou collez celui qu’on vous a donné.
screen-join-field = Lien vers une table
screen-join = Rejoindre
screen-join-not = Ce n’est pas un lien vers une table. Il ressemble à …/table/abc#invite-1.0.xyz.
screen-daily = La donne du jour
screen-daily-more = La même donne pour tous aujourd’hui ; voyez jusqu’où vous irez.
screen-records = Parties notées
screen-bring = Importer une partie
screen-bring-more = Une partie notée au format Hain peut être revue ici, et poursuivie.
screen-bring-file = Depuis un fichier
screen-bring-text = Ou sous forme de texte
screen-bring-do = Ouvrir

## Une nouvelle table

screen-new-table = Une table de { $game }
screen-who-plays = Qui joue ?
screen-chair = Place { $number }
screen-chair-you = Vous
screen-chair-person = Une personne à cet écran
screen-chair-open = Place libre
screen-chair-open-why = pour qui reçoit le lien
screen-chair-add = Une place de plus
screen-chair-remove = Retirer la place { $number }
screen-name-of = Nom à la place { $number }
screen-person = Personne { $number }
screen-guest = Invité
screen-hot-seat = Plusieurs personnes partagent cet écran : il demande à être passé quand quelque chose doit rester caché.
screen-how = Comment ?
screen-time-deal = Temps et donne
screen-time = Temps de réflexion
screen-clock-none = autant que vous voulez
screen-clock-move_60 = 1 minute par décision
screen-clock-bank_600_10 = 10 minutes, +10 secondes chacune
screen-clock-bank_1800_20 = 30 minutes, +20 secondes chacune
screen-clock-move_86400 = 1 jour par décision
screen-clock-move_259200 = 3 jours par décision
screen-deal = Donne
screen-deal-new = une nouvelle
screen-deal-daily = celle du jour
screen-deal-seed = selon un nombre
screen-seed = Nombre
screen-more-options = Autres options
screen-open-table = Ouvrir la table
screen-value-on = oui
screen-value-off = non
screen-value-random = au hasard

## Qui est assis là

screen-bot-name-0 = Mousse
screen-bot-name-1 = Fougère
screen-bot-name-2 = Trèfle
screen-bot-name-3 = Roseau
screen-bot-name-4 = Noisetier
screen-bot-name-5 = Sorbier
screen-bot = bot, { $level }
screen-level-random = dés
screen-level-random-why = joue n’importe quoi
screen-level-greedy = pie
screen-level-greedy-why = prend ce qui brille
screen-level-sprout = pousse
screen-level-sprout-why = amicale, joue au feeling
screen-level-sapling = arbrisseau
screen-level-sapling-why = un adversaire honnête
screen-level-tree = arbre
screen-level-tree-why = joue bien
screen-level-sequoia = séquoia
screen-level-sequoia-why = tout ce qu’il peut
screen-open-seat = place libre
screen-open-waits = En attente de quelqu’un
screen-open-chairs = Il y a des places libres. Envoyez un lien à qui doit s’y asseoir ; vous pouvez déjà commencer.
screen-open-others = Il reste des places libres. La personne qui a ouvert la table y invite.
screen-invite = Inviter
screen-invite-why = Qui ouvre ce lien peut s’asseoir ici ; ensuite, il ne permet plus que de regarder. Ne l’envoyez qu’à une personne.
screen-invite-to = Inviter à la place { $number }
screen-invited = On vous invite : une place vous attend.
screen-taken = La place de cette invitation est prise. Vous regardez.
screen-seats = À la table
screen-you = vous
screen-your-turn = À vous
screen-others-turn = Aux autres de jouer
screen-thinks = réfléchit
screen-decides = décide
screen-ready = a fini
screen-away = absent, un bot remplace
screen-resigned = a abandonné, un bot continue
screen-board-of = Voir le plateau de { $name }
screen-time-left = Temps restant
screen-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }

## Prendre place

screen-sit-title = Une place est libre pour { $game }
screen-sit-others = Déjà là : { $names }
screen-your-name = Votre nom
screen-sit = Prendre place
screen-sit-look = D’abord voir la table
screen-hand-to = Passez l’écran à { $name }
screen-hand-why = Ce que tiennent les autres reste caché jusque-là.
screen-hand-taken = Je suis { $name }

## Que faire maintenant

screen-now = Que faire maintenant
screen-title-turn = ● { $name } : à vous
screen-choose-tap = Touchez un lieu éclairé pour voir ce qu’il apporte.
screen-choose-list = Choisissez un coup pour voir ce qu’il apporte.
screen-choose-first = Choisissez un coup
screen-waits = Un instant, la table travaille.
screen-waits-for =
    { $count ->
        [one] { $names } décide. Vous pouvez regarder la table.
       *[other] { $names } décident. Vous pouvez regarder la table.
    }
screen-waits-for-somebody = Il manque encore quelqu’un. Vous pouvez regarder autour de vous.
screen-onlooker = Vous regardez.
screen-away-now = Un bot joue pour vous jusqu’à votre retour.
screen-return = Je suis de retour
screen-with-closing = Ces points comptent avec « { $move } ».
screen-reveals = Révèle quelque chose : ne peut être repris.
screen-total = Total
screen-take-back = Reprendre
screen-stays-known = Quelque chose de caché a été révélé depuis votre dernier coup : il reste joué.
screen-asks-take-back = { $name } souhaite reprendre son dernier coup.
screen-asked-take-back = Vous avez demandé à reprendre votre coup. Les autres décident.
screen-pick-gone = « { $move } » n’est plus possible. { $what }
screen-declined = Votre coup reste joué : les autres n’étaient pas d’accord, ou ont continué.
screen-agree = D’accord
screen-decline = Refuser
screen-hint = Conseil
screen-hint-thinks = Réflexion…
screen-hinted = Un bot fort ferait ceci.
screen-hint-points = Un bot fort ferait ceci ({ $points }).
screen-moves =
    { $count ->
        [one] { $count } coup possible
       *[other] { $count } coups possibles
    }
screen-moves-search = Chercher un coup
screen-moves-more =
    { $count ->
        [one] et { $count } autre : tapez pour le trouver
       *[other] et { $count } autres : tapez pour en trouver un
    }
screen-moves-none = Aucun coup ne contient ces mots.
screen-drawing = La table dessinée en lettres

## Ce qui s’est passé

screen-log = Ce qui s’est passé
screen-known-deal = Cette donne a pu être connue d’avance : c’est celle du jour, ou elle a été saisie, partagée, apportée ou reprise d’une autre partie.
screen-log-empty = Encore rien.
screen-log-more = Voir plus tôt
screen-news = Depuis votre dernier coup
screen-news-more =
    { $count ->
        [one] Et { $count } autre dans le journal.
       *[other] Et { $count } autres dans le journal.
    }
screen-news-seen = Vu
screen-event-taken_back = { $seat } reprend un coup.
screen-event-took_back = { $seat } reprend : { $move }
screen-story-rules = Les règles ont été corrigées depuis ; la partie continue selon celles d’aujourd’hui.
screen-story-sit = { $seat } prend place.
screen-story-free = { $maker } libère la place de { $seat }.
screen-story-leave = { $seat } s’en va ; un bot remplace.
screen-story-return = { $seat } est de retour.
screen-story-resign = { $seat } abandonne ; un bot continue.
screen-story-flag = Le temps de { $seat } est écoulé ; un bot remplace.
screen-story-ask = { $seat } demande à reprendre un coup.
screen-story-agree = { $seat } est d’accord.
screen-story-decline = { $seat } ne le souhaite pas.
screen-score = Points jusqu’ici
screen-score-log = Points et journal
screen-so-far = Jusqu’ici
screen-chart = Points au fil de la partie : { $points }

## Menu et messages

screen-lost = La connexion est perdue ; nouvel essai en cours.
screen-lost-safe = Rien n’est perdu : chaque coup joué est conservé.
screen-unreached = Le serveur est injoignable pour l’instant. Tout ce qui a été joué est en sécurité ; réessayez dans un instant.
screen-closed-unreached = La table est injoignable
screen-closed-unreached-safe = Rien n’est perdu : chaque coup joué est gardé sur le serveur.
screen-closed-unreached-do = Hain essaie encore. Si cela dure, vérifiez votre réseau et le serveur.
screen-closed-garbled = La table ne peut pas être affichée
screen-closed-garbled-safe = Rien n’est perdu : chaque coup joué est gardé sur le serveur.
screen-closed-garbled-do = Cette page n’a pas compris le serveur. Hain vient peut-être d’être mis à jour : réessayez, et la page sera rechargée.
screen-closed-renewed = Il y a une nouvelle version de Hain
screen-closed-renewed-safe = Rien n’est perdu : tous les coups joués sont sur le serveur, et votre choix est conservé.
screen-closed-renewed-do = Cette page vient de la version précédente et ne peut continuer. Rechargez-la.
screen-closed-unknown = Cette table n’est pas ici
screen-closed-unknown-safe = Vos autres tables ne sont pas touchées.
screen-closed-unknown-do = Le lien vient peut-être d’un autre serveur. Demandez à la personne qui l’a envoyé, ou ouvrez une nouvelle table.
screen-closed-deleted = Cette table a été supprimée
screen-closed-deleted-safe = Vos autres tables ne sont pas touchées.
screen-closed-deleted-do = Elle n’était plus dans la liste de personne. Commencez une nouvelle table sur la page d’accueil.
screen-closed-key = Ce lien n’ouvre pas la table
screen-closed-key-safe = Rien n’est arrivé à la table : ceux qui y sont assis peuvent continuer.
screen-closed-key-do = Vérifiez que le lien a été copié jusqu’au dernier signe, ou demandez-en un nouveau.
screen-closed-no-key = Il manque la clé dans cette adresse
screen-closed-no-key-safe = Rien n’est arrivé à la table : ceux qui y sont assis peuvent continuer.
screen-closed-no-key-do = Le lien d’une place est plus long : il se termine par # et une clé. Ouvrez votre place sous « Vos tables » sur la page d’accueil, ou redemandez le lien.
screen-closed-stopped = Cette partie s’est arrêtée
screen-closed-stopped-safe = Ce qui a été joué n’est pas perdu : la partie notée contient tous les coups. Vos autres tables ne sont pas touchées.
screen-closed-stopped-do = Enregistrez la partie si vous voulez la garder, et ouvrez une nouvelle table sur la page d’accueil.
screen-closed-freed = Votre place a été libérée
screen-closed-freed-safe = Aucun coup n’y avait encore été joué : la personne qui a ouvert la table l’a donc laissée à quelqu’un d’autre. La partie continue.
screen-closed-freed-do = Vous pouvez regarder. Pour jouer tout de même, demandez une nouvelle invitation.
screen-look-on = Regarder
screen-rule = Règle { $rule }
screen-settings = Préférences
screen-pref-confirm = Montrer d’abord, jouer ensuite
screen-pref-confirm-why = Une touche montre ce qu’un coup apporte ; le bouton vert le joue.
screen-pref-sound = Son
screen-pref-sound-why = Un son doux quand c’est à vous.
screen-pref-text = Table en texte
screen-pref-text-why = La table en lettres et une liste des coups, pour clavier et lecteur d’écran.
screen-rename = Modifier
screen-say = Dire quelque chose
screen-phrase-hello = Bonjour !
screen-phrase-good_luck = Bonne chance !
screen-phrase-well_played = Bien joué !
screen-phrase-thanks = Merci !
screen-phrase-one_moment = Un instant, s’il vous plaît.
screen-phrase-back = Me revoilà.
screen-phrase-good_game = C’était une belle partie !
screen-links = Liens
screen-link = Lien
screen-link-own = Ma place sur un autre appareil
screen-link-own-why = Ce lien est votre place : ouvrez-le sur un autre appareil et gardez-le pour vous.
screen-link-onlooker = Pour regarder
screen-link-onlooker-why = Qui ouvre ce lien peut regarder et ne voit que ce que tous peuvent voir.
screen-free = Libérer une place
screen-free-of = Place de { $name }
screen-free-why = { $name } n’a pas encore joué. La place redevient libre, sa clé n’ouvre plus rien, et tous à la table voient que c’est vous.
screen-free-do = Libérer cette place
screen-share = Partager un lien
screen-share-system = Partager…
screen-copy = Copier
screen-copied = Copié
screen-going = S’en aller
screen-to-start = À l’accueil
screen-to-table = À la table
screen-leave = Quitter la table
screen-leave-why = Un bot vous remplace jusqu’à votre retour. Votre lien vous ramène à cette place.
screen-leave-do = Partir, un bot continue
screen-stay = Rester
screen-resign = Abandonner pour de bon

## La fin

screen-over = La partie est finie
screen-you-win =
    { $points ->
        [one] Vous gagnez avec { $points } point.
       *[other] Vous gagnez avec { $points } points.
    }
screen-again = Rejouer
screen-turn-seats = Tourner les places
screen-review = Revoir
screen-same-deal = La même donne encore
screen-share-deal = Partager cette donne
screen-share-deal-why = Qui ouvre ce lien voit comment cela s’est passé et peut jouer la même donne.
screen-rematch = Une nouvelle partie a commencé à une autre table : « Rejouer » vous y mène.
screen-look-board = Voir le plateau
screen-look-count = Retour au décompte

## Revoir

screen-replay = Revue de la partie
screen-replay-start = Le début de la partie.
screen-first = Au début
screen-back = En arrière
screen-forth = En avant
screen-last = À la fin
screen-play = Lire
screen-pause = Pause
screen-moment = Moment
screen-eyes = Quels yeux
screen-eyes-open = Tout à découvert
screen-eyes-of = Comme { $name } le voyait
screen-save-record = Enregistrer la partie
screen-play-on = Rejouer d’ici

## Règles et à propos

screen-rules = Règles
screen-learn = Apprendre en jouant
screen-learn-new = Première visite ?
screen-learn-more = Une chouette à côté de la table vous dit une chose à la fois. Environ cinq minutes.
screen-learn-begin = Commencer
screen-guide = En bref
screen-guide-all = Toutes les règles
screen-rules-of = Les règles de { $game }
screen-rules-more = Chaque règle en une ligne, dans nos propres mots. Le numéro est celui que citent les refus.
screen-rules-search = Chercher dans les règles
screen-rules-none = Aucune règle ne contient ces mots.
screen-about = À propos
screen-about-title = À propos de Hain
screen-about-what = Hain est un bosquet en allemand : une table pour quatre jeux de société modernes où tout pousse, pour des gens proches ou lointains, et pour des bots qui n’en voient jamais plus que vous à leur place.
screen-about-independent = C’est une réalisation indépendante d’amateurs, ni faite ni approuvée par les éditeurs. Elle n’emploie ni leurs images ni leurs textes ; noms, mécanismes et nombres des jeux sont des faits.
screen-about-games = Les jeux
screen-about-by = de { $designer }
screen-about-by-at = de { $designer }, édité par { $publisher }
screen-about-buy = Si un jeu vous plaît ici, achetez-le : l’original est beau, et ses auteurs en vivent.
screen-about-credits = Dessins et caractères
screen-about-icons = Silhouettes d’animaux, de fruits et de feuilles par { $artists } et d’autres :
screen-about-type = Alegreya et Alegreya Sans par Juan Pablo del Peral :
screen-about-licence = Tout le reste est de nous et libre sous licence MIT.
screen-about-privacy = Ce qui est conservé
screen-about-privacy-more = Un nombre aléatoire dans un cookie distingue vos tables de celles des autres ; les noms sont ceux que vous tapez. Rien n’est envoyé ailleurs.

## Les coups en mots

screen-how-small = comme petit arbuste
screen-how-large = comme grand arbuste
screen-gain-soil = de la terre
screen-gain-deck = du compost de la pioche
screen-gain-sprout = des pousses
screen-gain-draw = des cartes
screen-gain-growth = de la croissance
screen-part-board = l’île et le climat
screen-part-grid = la grille
screen-verb-draft = Prendre
screen-verb-plant = Planter
screen-verb-grow = Faire pousser
screen-verb-bush = Buisson
screen-verb-lake = Lac
screen-verb-power = Pouvoir
screen-verb-done = Fini
screen-verb-pass = Passer
screen-verb-place = Poser
screen-verb-claim = Réclamer
screen-verb-at = Poser en
screen-verb-end = Finir
screen-verb-flip = Retourner
screen-verb-enclose = Enclore
screen-verb-resolve = Compter
screen-verb-island = Île
screen-verb-climate = Climat
screen-verb-eco = Écosystème
screen-verb-keep = Garder
screen-verb-use = Activer
screen-verb-compost = Composter
screen-verb-pick = Choisir
screen-verb-event = Événement
screen-verb-leaf = Feuille
screen-verb-replace = Remplacer par
screen-verb-copy = Copier avec
screen-verb-sprout = Pousse
screen-verb-unsprout = Ôter une pousse
screen-verb-ungrow = Ôter une croissance
screen-verb-choose = Choisir
screen-verb-take = Prendre
screen-verb-order = Ordre
screen-verb-amount = Quantité
screen-verb-pay = Payer
screen-verb-skip = Sauter
screen-verb-convert = Convertir
screen-verb-part = Une partie
screen-verb-all = Tout
screen-verb-visit = Visiter
screen-verb-start = Piocher
screen-verb-search = Fouiller
screen-verb-sell = Vendre
screen-verb-uproot = Déterrer
screen-verb-discard = Défausser
screen-verb-cover = Couvrir
screen-verb-decline = Renoncer
screen-verb-wait = Attendre
