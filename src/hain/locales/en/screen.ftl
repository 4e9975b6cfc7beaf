### What the screen in the browser says.

screen-name = Hain
screen-loading = Loading the table …
screen-failed = This page could not be loaded. Is the server running? Your games are safe; try again in a moment.
screen-again = Try again
