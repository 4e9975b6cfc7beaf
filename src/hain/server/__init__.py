"""The server around the tables: HTTP, sockets and the screen."""
