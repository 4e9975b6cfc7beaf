"""What somebody at a table may ask besides playing: what moves would bring, why not, a hint, the table as text, what
has been.

Nothing here changes a table, nothing shows more than the eyes of whoever asks may see, and nothing needs a server.
"""
