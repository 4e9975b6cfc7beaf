"""What lies in the box: the biome cards, the tracks of the powers and the tables of the rules.

A card is a small number, biome times six plus power; its icon is a number of flowers, `SKULL` or `NO_ICON`.
"""

from typing import Final

from mypy_extensions import i64

from hain.games.evergreen.planet import BIOMES, Board

POWERS: Final = ("sprout", "small_tree", "big_tree", "bush", "lake", "bud")
SPROUT: Final = 0
SMALL_TREE: Final = 1
BIG_TREE: Final = 2
BUSH: Final = 3
LAKE: Final = 4
BUD: Final = 5

SEASONS: Final = ("spring", "summer", "autumn", "winter")
WILD: Final = 6
CARD_BIOMES: Final = (*BIOMES, "wild")
CARDS: Final = tuple(f"{biome}-{power}" for biome in CARD_BIOMES for power in POWERS)

NO_ICON: Final = 0
SKULL: Final = -1


def biome_of(card: int) -> int:
    return card // 6


def power_of(card: int) -> int:
    return card % 6


class Box:
    """One copy of the game, as its data file describes it."""

    def __init__(
        self,
        board: Board,
        icons: list[int],
        tracks: list[list[int]],
        rounds: list[int],
        start_points: list[int],
        start_flowers: int,
        titles: list[tuple[int, str]],
        statuses: dict[str, str],
    ) -> None:
        self.board: Board = board
        self.icons: list[int] = icons
        self.tracks: list[list[int]] = tracks
        self.rounds: list[int] = rounds
        self.start_points: list[int] = start_points
        self.start_flowers: int = start_flowers
        self.titles: list[tuple[int, str]] = titles
        self.statuses: dict[str, str] = statuses

    def flowers(self, card: int) -> int:
        """The number of fertility flowers that a card shows."""
        return max(self.icons[card], 0)

    def value(self, power: int, level: i64) -> int:
        """The number printed on a track at that level."""
        return self.tracks[power][level]

    def last_level(self, power: int) -> int:
        return len(self.tracks[power]) - 1

    def title(self, total: int) -> str:
        """The title of a solo game with that total (EVG-127)."""
        found = self.titles[0][1]
        for least, title in self.titles:
            if total >= least:
                found = title
        return found
