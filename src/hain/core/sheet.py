"""Points by category."""

from collections.abc import ItemsView, Iterator, Mapping


class ScoreSheet:
    """The points of one seat, category by category in the order of the game's own score sheet.

    >>> sheet = ScoreSheet({"start": 1, "light": 6}, beside={"coins": 3})
    >>> sheet.total, sheet["light"], list(sheet), sheet.beside
    (7, 6, ['start', 'light'], {'coins': 3})
    """

    __slots__ = ("_points", "beside")

    def __init__(self, points: Mapping[str, int], beside: Mapping[str, int] | None = None) -> None:
        """`beside` are figures that people want to see next to the points and that do not count."""
        self._points = dict(points)
        self.beside = dict(beside or {})

    @property
    def total(self) -> int:
        return sum(self._points.values())

    def __getitem__(self, category: str) -> int:
        return self._points[category]

    def __iter__(self) -> Iterator[str]:
        return iter(self._points)

    def __len__(self) -> int:
        return len(self._points)

    def items(self) -> ItemsView[str, int]:
        return self._points.items()

    def data(self) -> dict[str, int]:
        """The sheet ready for JSON."""
        return dict(self._points)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ScoreSheet):
            return False
        return list(self.items()) == list(other.items()) and self.beside == other.beside

    def __hash__(self) -> int:
        return hash(tuple(self.items()))

    def __repr__(self) -> str:
        return f"ScoreSheet({self._points}, total {self.total})"
