"""Tables: games being played, with an authority that takes moves and allows take-backs."""

from hain.table.line import Line
from hain.table.table import Table

__all__ = ["Line", "Table"]
