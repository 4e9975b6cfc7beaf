"""The Glade, designed by Richard Breese: sets of woodland tiles, and toadstools on a shared glade."""

from hain.games.glade.rules import RULES

__all__ = ["RULES"]
