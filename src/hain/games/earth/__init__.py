"""Earth, designed by Maxime Tardif: an island of sixteen cards that all feed each other."""

from hain.games.earth.rules import RULES

__all__ = ["RULES"]
