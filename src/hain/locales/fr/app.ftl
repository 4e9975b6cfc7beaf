### What every game shares: the command, the table in the terminal, and refusals.

## The command

cli-about = Hain : une table pour les jeux de société où l’on fait pousser des choses.
cli-independent = Hain est une adaptation indépendante, faite par des passionnés. Les jeux appartiennent à leurs auteurs et à leurs éditeurs.
cli-command = COMMANDE
cli-commands = commandes
cli-arguments = arguments
cli-options = options
cli-help = afficher cette aide, puis s’arrêter
cli-how = utilisation :{ " " }
cli-version = afficher la version et le moteur utilisé, puis s’arrêter
cli-no-browser = servir sans ouvrir de navigateur
cli-lang = la langue : en, de ou fr (sinon, HAIN_LANG ou le système décide)
cli-play = jouer une partie dans le terminal ; des bots occupent les places laissées libres
cli-game = le jeu, par exemple { $example }
cli-seats = le nombre de places à la table
cli-people = combien d’entre elles sont occupées par des personnes, à partir de la place 0 (1 par défaut)
cli-seed = un nombre qui décide de la distribution ; le même nombre donne la même distribution
cli-option = une option du jeu, par exemple sun=w ; peut être donnée plusieurs fois
cli-load = continuer la partie de cet enregistrement
cli-resume = continuer la dernière partie quittée
cli-replay = revoir coup par coup une partie enregistrée
cli-replay-file = un enregistrement sauvegardé auparavant
cli-replay-all = tout montrer à la fois, sans attendre de touche
cli-score = compter les points d’une position relevée à une vraie table
cli-score-file = la position sous forme de texte
cli-bots = les bots, séparés par des virgules : { $known }
cli-level = le niveau des bots (sinon sapling) : { $known }
cli-arena = faire jouer beaucoup de parties par des bots, chaque donne de chaque place, et dire qui est le plus fort
cli-games = combien de parties (sinon 100)
cli-solo = le jeu en solo : un bot à la fois, chacun avec les mêmes donnes
cli-budget = secondes de réflexion d’un bot pour une décision (sinon 0.25)
cli-until = arrêter dès qu’il est probable que le premier de deux bots gagne cette part des parties, par exemple 0.7, ou seulement la moitié
cli-processes = combien de parties à la fois (sinon autant qu’il y a de cœurs)
cli-report = écrire les résultats dans ce fichier au fur et à mesure ; avec le fichier du même concours, on y reprend
cli-ray = répartit les parties sur une grappe Ray (RAY_ADDRESS) ou sur un Ray local
cli-serve = met des tables à disposition des navigateurs et des programmes, jusqu’à Ctrl-C
cli-host = l’adresse d’écoute (sinon 127.0.0.1 : cette machine seule)
cli-port = le port (sinon 8042)
cli-workers = combien de processus (sinon 1) ; plusieurs partagent une base de données
cli-usage =
    La commande n’a pas été comprise ({ $message }).
    { $usage }

version-compiled = Hain { $version }, moteur compilé
version-plain = Hain { $version }, moteur en Python pur (fonctionne de la même façon, mais plus lentement)

## Le moteur est compilé à côté d’une table

engine-fetching = Vous jouez avec le moteur en Python pur, exact mais lent ; les outils pour le compiler sont téléchargés en même temps.
engine-compiling = Le moteur est compilé pendant la partie. Cela prend une à deux minutes.
engine-ready = Le moteur est compilé, après { $seconds } s : les bots l’utilisent dès leur prochain coup.
engine-failed = Le moteur n’a pas pu être compilé ; la partie continue avec le moteur en Python pur, et la raison se trouve dans { $log }.

## The table in the terminal

diagram-typed = { $text }
seat-you = Vous (place { $seat })
seat-person = Place { $seat }
seat-bot = Bot (place { $seat })
play-welcome = Saisissez un coup ou son numéro. La touche Tab complète, et « help » explique le reste.
play-help =
    Saisissez un coup tel qu’il est affiché ou son numéro. Et aussi :
      moves       afficher de nouveau les coups permis
      table       dessiner de nouveau la table
      score       les points marqués jusqu’ici, par catégorie
      rule 61     montrer une règle du jeu
      undo        reprendre votre dernier coup, si rien de caché n’a été révélé et si personne n’a joué depuis
      save FILE   écrire la partie dans un fichier
      quit        quitter ; la partie est conservée, et « hain play --resume » la continue
play-no-number = Il n’y a pas de coup { $number } : la liste va de 1 à { $last }.
play-no-rule = Il n’y a pas de règle « { $rule } ». Les règles sont numérotées, par exemple { $prefix }-1.
play-undone = Coup repris : { $move }
play-try-again = Saisissez « moves » pour voir ce qui est possible.
play-save-where = Indiquez le fichier à écrire, par exemple : save soiree.hain
play-saved = Partie sauvegardée dans { $file }. Pour continuer : hain play --load { $file }
play-bye = À la prochaine !
play-kept = La partie est conservée dans { $file }. Pour continuer : hain play --resume
play-record = L’enregistrement de cette partie se trouve dans { $file }. Pour la revoir : hain replay { $file }
play-winner =
    { $count ->
        [one] Victoire : { $names }.
       *[other] Victoire partagée : { $names }.
    }
replay-prompt = { $place }/{ $last } – Entrée : suite, b : retour, un nombre : y aller, q : quitter{ " " }
replay-unfinished = L’enregistrement s’arrête ici, avant la fin de la partie.
score-category = Points
score-total = Total

## The server

serve-started = Hain est à l’adresse { $address }. Ctrl-C l’arrête ; les tables restent.
serve-no-port = Aucun port de { $first } à { $last } n’est libre. Arrêtez ce qui y écoute, ou indiquez-en un : hain serve --port N.
serve-setting = { $name } vaut « { $value } », mais il faut un nombre supérieur à zéro. Changez-le, ou omettez-le : la valeur habituelle s’applique alors.
serve-setting-word = { $name } vaut « { $value } », mais doit être l’un de : { $known }. Changez-le, ou omettez-le : le premier s’applique alors.
serve-no-database = La base de données ne s’ouvre pas : { $reason }. HAIN_DATABASE prend sqlite:///chemin/du/fichier ou postgresql://nom:mot-de-passe@machine/base ; sans elle, Hain tient un fichier dans votre dossier de données.
serve-damaged = La base de données est endommagée : { $reason }. Rien n’y a été changé. Arrêtez ce qui l’utilise et remettez votre dernière sauvegarde à sa place ; pour un fichier SQLite sans sauvegarde, « sqlite3 FICHIER .recover » récupère ce qui peut encore être lu.
serve-newer-database = Un Hain plus récent a écrit cette base de données. Installez cette version, ou indiquez une autre base avec HAIN_DATABASE.

## The arena

arena-bot = Bot
arena-wins = Victoires, intervalle à 95 %
arena-margin = Avance
arena-points = Points
arena-rating = Classement
arena-quartiles = Quartiles
arena-outcomes = Issue
arena-interrupted = Interrompu ; ce qui est terminé compte.
arena-nothing = Aucune donne n’a encore été jouée par tous les bots.
arena-slowest = { $games } parties. La plus longue décision a pris { $slowest } s (permis : { $budget } s).
arena-verdict-better = { $first } est plus fort : qu’il gagne { $share } est bien plus probable que la moitié (test séquentiel, 5 % d’erreur).
arena-verdict-equal = Que { $first } ne gagne que la moitié contre { $second } est bien plus probable que { $share } (test séquentiel, 5 % d’erreur).
arena-verdict-open = On ne sait pas encore si { $first } gagne { $share } contre { $second } ; d’autres parties le diraient.

## Refusals

error-game = Il n’y a pas de jeu « { $game } ». Jeux disponibles : { $known }.
error-guest = Le jeu « { $game } » du paquet { $package } est laissé de côté. { $why }
error-guest-rules = Il n’a pas de RULES.
error-guest-name = Un jeu ne peut pas s’appeler « { $name } » ici : ce n’est pas un nom en minuscules, ou il est déjà pris.
error-guest-words = Ses mots anglais manquent : { $file }.
error-seats = Le jeu { $game } compte de { $first } à { $last } places, et non { $seats }.
error-people = Le nombre de personnes ({ $people }) ne convient pas au nombre de places de la table ({ $seats }).
error-seed = La graine aléatoire { $seed } n’est ni un nombre entier de 0 à { $last } ni un texte de { $digits } chiffres hexadécimaux.
error-option = Le jeu { $game } n’a pas d’option « { $option } ». Options disponibles : { $known }.
error-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs permises : { $allowed }.
error-accent = Il n’y a pas de couleur « { $accent } ». Les couleurs sont { $known }.
error-option-form = « { $text } » n’est pas une option. Écrivez-la sous la forme nom=valeur, par exemple sun=w.
error-file-read = Le fichier { $file } ne peut pas être lu : { $reason }.
error-file-text = Le fichier { $file } n’est pas un texte en UTF-8.
error-file-write = Le fichier { $file } ne peut pas être écrit : { $reason }.
error-record-format = Ligne { $line } : ce n’est pas un enregistrement. La première ligne doit être « { $expected } ».
error-record-line = Ligne { $line } : « { $text } » n’est ni une ligne d’en-tête ni un coup.
error-record-twice = Ligne { $line } : « { $name } » est donné deux fois.
error-record-missing = Ligne { $line } : l’en-tête se termine sans « { $name }: ».
error-record-seed = Ligne { $line } : { $reason }
error-record-number = Ligne { $line } : « { $name } » doit être un nombre entier, et non « { $value } ».
error-record-seats = Ligne { $line } : { $seats } n’est pas un nombre de places possible (de 1 à { $most }).
error-record-seat = Ligne { $line } : « { $text } » ne désigne pas une place de 0 à { $last }.
error-record-after-scores = Ligne { $line } : « { $text } » vient après les scores, qui terminent un enregistrement.
error-record-scores-count = Ligne { $line } : le nombre de scores ({ $count }) ne correspond pas au nombre de places ({ $seats }).
error-record-game = L’enregistrement est celui du jeu { $game }, et non du jeu { $other }.
error-record-newer = L’enregistrement a été fait avec la version { $version } des règles du jeu { $game }, plus récente que celle d’ici, la version { $known }. Mettez Hain à jour pour le lire.
error-record-older-move = L’enregistrement a été fait avec la version { $version } des règles du jeu { $game } ; selon la version { $known } d’aujourd’hui, le coup { $number } n’est plus possible. { $reason }
error-record-older = L’enregistrement a été fait avec la version { $version } des règles du jeu { $game } ; selon la version { $known } d’aujourd’hui, la partie n’a plus la même issue. { $reason }
error-record-move = Ligne { $line } : « { $move } » n’est pas permis à cet endroit ({ $rule }). { $reason }
error-record-scores = L’enregistrement se termine par les scores { $told }, mais les coups donnent { $counted }.
error-saved = Ceci n’est pas un état sauvegardé du jeu { $game }.
error-bot = Il n’y a pas de bot « { $bot } ». Les bots sont { $known }.
error-extra = Il manque pour cela une partie de Hain. Installez-la avec : pip install 'hain[{ $extra }]'
error-arena-number = « { $name } » ne peut pas être { $value }.
error-clock = « { $clock } » n’est pas une pendule. Écrivez none, move 60 (secondes par décision) ou bank 600+10 (secondes en tout, et d’autres après chaque décision).
error-serve = Un serveur ne peut pas avoir le port { $port } et { $workers } processus.
error-report = { $file } n’est pas un rapport d’arène ; il reste tel quel. Nommez un autre fichier.
error-report-other = { $file } est le rapport d’un autre concours ; il reste tel quel. Nommez un autre fichier.

table-take-back-over = La partie est finie : tout le monde a tout vu, on ne reprend donc plus rien. Dans la relecture, vous pouvez rejouer à partir d’un moment passé.
table-nothing-to-take-back = Il n’y a pas de coup à reprendre.
table-built-upon = Le dernier coup ({ $move }) est celui de la place { $seat } ; un coup auquel d’autres ont donné suite ne se reprend pas.
table-knowledge = « { $move } » a révélé quelque chose de caché : ce coup ne peut pas être repris.
table-changed = La position a changé entre-temps. Regardez à nouveau.
table-not-made = « { $move } » n’a pas été joué. { $reason }
table-revealed = « { $move } » a révélé quelque chose ; regardez d’abord.
table-unknown = Il n’y a pas de table { $table }.
table-stopped = Cette partie ne peut pas continuer. { $reason }
table-older-move = Elle a été jouée selon la version { $version } des règles ; selon la version { $known } d’aujourd’hui, son coup { $number } n’est plus possible.
table-older = Elle a été jouée selon la version { $version } des règles ; selon la version { $known } d’aujourd’hui, ses coups ne vont plus ensemble.
table-older-end = Elle était terminée selon la version { $version } des règles ; selon la version { $known } d’aujourd’hui, elle ne le serait pas.
table-newer = Elle est jouée selon la version { $version } des règles ; ce serveur ne connaît que la version { $known }.
table-broken = La ligne { $line } de son journal est illisible.
table-damaged = Ce qui en a été gardé est illisible.
table-not-asked = Personne ne vous a demandé de pouvoir reprendre un coup.
table-already-there = Vous êtes déjà à la place { $seat }.
table-taken = La place { $seat } est prise.
table-not-maker = Seule la personne qui a ouvert cette table peut libérer une place.
table-free-nobody = Personne n’est assis à la place { $seat } qui pourrait la céder.
table-free-own = Cette place est la vôtre. Vous pouvez la quitter : un bot vous remplacera.
table-free-moved = { $name } a déjà joué et garde sa place.
table-not-sitting = Personne ne joue à la place { $seat } qui pourrait la quitter.
table-not-away = Personne n’est absent de la place { $seat } qui pourrait y revenir.
table-time-left = La place { $seat } a encore du temps.
table-full = Vous avez tant dit et tant repris à cette table qu’il ne vous reste que les coups.
table-no-phrase = « { $phrase } » ne fait pas partie des phrases.
table-not-over = La partie n’est pas encore terminée.
table-has-rematch = Il y a déjà une nouvelle partie.
table-name = Un nom a de 1 à { $most } caractères sur une ligne.
table-deleted = Cette table a été supprimée.
table-not-listed = Cette table n’est pas dans votre liste, vous ne pouvez donc pas l’en retirer.
storage-full = Rien n’a été enregistré : le disque du serveur est plein. Tout ce qui a été enregistré avant est en sûreté. Réessayez dans un instant ; si cela dure, dites-le à qui gère le serveur.
storage-damaged = Cela n’a pas pu se faire : la base de données du serveur est endommagée. Dites-le à qui gère le serveur.
storage-gone = Rien n’a été enregistré : le serveur n’atteint pas sa base de données en ce moment. Tout ce qui a été enregistré avant est en sûreté. Réessayez dans un instant ; si cela dure, dites-le à qui gère le serveur.
storage-failing = Rien n’a été enregistré : le serveur ne peut pas écrire sur son disque en ce moment. Tout ce qui a été enregistré avant est en sûreté. Réessayez dans un instant ; si cela dure, dites-le à qui gère le serveur.
server-seed-open = Une donne connue d’avance est réservée aux tables où plus personne ne doit s’asseoir : ne donnez pas de graine, ou occupez toutes les places.
table-fork-running = Tant que d’autres jouent ici, personne ne peut rejouer depuis un moment passé : cela trahirait leurs cartes. Attendez la fin de la partie.
table-challenge-running = Tant que d’autres jouent ici, personne ne peut rejouer la même donne : cela trahirait les cartes à venir. Attendez la fin de la partie.
table-fork-moment = Ce moment n’existe pas ; la partie compte { $last } coups.
account-taken = Le nom { $login } est pris. Choisissez-en un autre.
account-there = Vous avez déjà un compte. Déconnectez-vous d’abord pour en ajouter un autre.
account-none = Vous n’êtes pas connecté. Connectez-vous d’abord.
account-password-short = Un mot de passe a au moins { $least } caractères. Prenez trois ou quatre mots sans rapport entre eux.
account-password-easy = Ce mot de passe est l’un des premiers que l’on essaierait. Prenez trois ou quatre mots sans rapport entre eux.
account-password-login = Ce mot de passe répète votre nom. Prenez trois ou quatre mots sans rapport entre eux.
server-no-page = Il n’y a pas de page « { $path } ».
server-no-box = Cette boîte de « { $game } » n’existe pas ici ; elle date d’avant ou d’après une mise à jour. Rechargez la page.
server-no-words = Il n’y a pas de mots pour « { $part } » en « { $language } ».
server-key = Ce lien n’ouvre pas la table. Demandez-en un nouveau à qui vous a invité.
server-freed = La personne qui a ouvert la table a libéré cette place ; ce lien ne l’ouvre plus.
server-invitation = Cette invitation n’est plus valable, car la place a été libérée entre-temps. Demandez-en une nouvelle.
server-origin = Une page d’une autre adresse a demandé cela. Ouvrez Hain lui-même et réessayez.
server-host = Hain ne sait pas qu’il s’appelle ainsi. Qui l’héberge doit nommer son adresse : HAIN_ORIGIN=https://son.adresse. Sur cette machine, 127.0.0.1 et localhost marchent toujours.
server-characters = Il s’y trouve un caractère que personne ne peut écrire. Retirez-le et réessayez.
server-too-large = C’est trop grand : { $most } octets au plus à la fois.
server-message = Le message n’a pas été compris. Rechargez la page.
server-request = La demande n’a pas été comprise ({ $where } : { $reason }).
server-onlooker = Ce lien sert à regarder. Pour jouer, il vous faut une place à vous.
server-too-often =
    { $seconds ->
        [one] C’était trop souvent. Attendez { $seconds } seconde.
       *[other] C’était trop souvent. Attendez { $seconds } secondes.
    }
server-too-many = Trop de tables sont ouvertes à la fois depuis cette adresse : { $most } au plus. Fermez-en quelques-unes.
server-flood = Il est venu de vous plus que la table ne peut recevoir. La page revient d’elle-même dans un instant.
study-running = Tant que la partie dure, vous ne revoyez le passé qu’avec vos propres yeux.
ask-failed = Impossible de le savoir. Réessayez dans un instant.
ask-moves = On peut essayer au plus { $most } coups de suite.
ask-not-now = Ce n’est pas ce qui vous est demandé maintenant.
ask-not-you = On ne vous demande rien pour l’instant.
server-record-running = L’enregistrement trahirait des cartes cachées. Il sera disponible à la fin de la partie.
account-wrong = Le nom ou le mot de passe est faux.

## The page of the API

manual-title = Ce que des programmes peuvent demander à Hain
manual-about = Ce que fait l’écran, un programme peut le faire aussi. Qui n’a pas de compte reçoit une identité dans un cookie ; la clé du lien vers une place va dans l’en-tête x-hain-key. La même chose sous forme de données :
manual-contents = Sommaire
manual-sent = À envoyer
manual-answer = Réponse
manual-kinds = Sortes de données
manual-optional = facultatif
