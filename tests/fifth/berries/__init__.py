"""A tiny game of another package, here to be found: pick berries from bushes; the last of a bush counts double."""

from .rules import RULES

__all__ = ["RULES"]
