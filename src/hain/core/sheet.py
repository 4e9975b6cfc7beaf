"""Points by category."""

from collections.abc import ItemsView, Iterator, Mapping


class ScoreSheet:
    """The points of one seat, category by category in the order of the game's own score sheet.

    >>> sheet = ScoreSheet({"start": 1, "light": 6})
    >>> sheet.total, sheet["light"], list(sheet)
    (7, 6, ['start', 'light'])
    """

    __slots__ = ("_points",)

    def __init__(self, points: Mapping[str, int]) -> None:
        self._points = dict(points)

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
        return isinstance(other, ScoreSheet) and list(self.items()) == list(other.items())

    def __hash__(self) -> int:
        return hash(tuple(self.items()))

    def __repr__(self) -> str:
        return f"ScoreSheet({self._points}, total {self.total})"
