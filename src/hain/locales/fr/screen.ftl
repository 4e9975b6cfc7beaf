### Ce que dit l’écran dans le navigateur.

screen-name = Hain
screen-loading = Chargement de la table…
screen-failed = Cette page n’a pas pu être chargée. Le serveur fonctionne-t-il ? Vos parties sont en sécurité ; réessayez dans un instant.
screen-again = Réessayer
