### Was der Bildschirm im Browser sagt.

screen-name = Hain
screen-loading = Der Tisch wird geladen …
screen-failed = Diese Seite konnte nicht geladen werden. Läuft der Server? Deine Spiele sind sicher; versuche es gleich noch einmal.
screen-again = Noch einmal versuchen
