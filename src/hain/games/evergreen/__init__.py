"""Evergreen, designed by Hjalmar Hach: a forest on a planet of one's own, four seasons long."""

from hain.games.evergreen.planet import Planet
from hain.games.evergreen.rules import RULES

__all__ = ["RULES", "Planet"]
