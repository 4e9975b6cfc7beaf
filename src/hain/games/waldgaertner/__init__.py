"""Waldgärtner, designed by Claas Fischer: forest gardens of edible trees and shrubs over two years."""

from hain.games.waldgaertner.rules import RULES

__all__ = ["RULES"]
