"""The pool of a team: what its seats have received and nobody has taken yet (EAR-235)."""

from mypy_extensions import i64


class Pool:
    def __init__(self) -> None:
        self.soil: i64 = 0
        self.sprout: i64 = 0
        self.growth: i64 = 0
        self.compost: list[int] = []  # face down
        self.cards: list[int] = []  # drawn; both partners see them

    def copy(self) -> "Pool":
        twin = Pool()
        twin.soil = self.soil
        twin.sprout = self.sprout
        twin.growth = self.growth
        twin.compost = self.compost[:]
        twin.cards = self.cards[:]
        return twin

    def is_empty(self) -> bool:
        return self.soil + self.sprout + self.growth == 0 and not self.compost and not self.cards

    def clear(self) -> None:
        self.soil = 0
        self.sprout = 0
        self.growth = 0
        self.compost = []
        self.cards = []
