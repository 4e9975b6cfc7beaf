"""What a good player knows of a game, in numbers. Bots ask a guide; the rules never do."""

from mypy_extensions import mypyc_attr

from hain.core.dice import Dice
from hain.core.state import State

Weights = dict[str, list[float]]
"""For every feature its weights from the first moment of a game to the last, at equal distances in between."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """A guide that knows nothing: games are played by chance to their end, and what counts are the points there.

    The guide of a game names its features and weighs them with a table that can be tuned.
    """

    names: tuple[str, ...] = ()
    depth: int = 99  # quiet moments up to which a search weighs moves; later ones are left to quick moves
    horizon: int = 1  # quiet moments after which it asks what to expect, at the earliest

    def __init__(self, weights: Weights) -> None:
        self.columns: list[list[float]] = []  # one at the first moment, one at the last, and those in between
        if set(weights) != set(self.names):
            raise ValueError(f"weights for {sorted(weights)}, features {sorted(self.names)}")
        for column in range(max([len(weights[name]) for name in self.names], default=0)):
            self.columns.append([weights[name][column] for name in self.names])

    def is_blank(self) -> bool:
        """Whether there are no weights yet."""
        return not self.columns

    # what a game tells

    def is_quiet(self, state: State) -> bool:
        """Whether this is a moment, such as between two turns, at which `worth` can be trusted."""
        return False

    def progress(self, state: State) -> float:
        """How far the game has come, from 0 to 1."""
        return 0.0

    def points(self, state: State, seat: int) -> float:
        """The part of its result that a seat has for certain."""
        return float(state.scores()[seat].total)

    def result(self, state: State, seat: int) -> float:
        """What a seat has in the end: its points, or whatever else the game is won by."""
        return float(state.scores()[seat].total)

    def features(self, state: State, seat: int) -> list[float]:
        """What may become points of a seat, in the order of `names`."""
        return []

    def candidates(self, state: State, seat: int) -> list[int]:
        """The legal moves without those that are never better than another one; at least one."""
        return state.moves(seat)

    def quick_move(self, state: State, seat: int, dice: Dice) -> int:
        """A sensible move in next to no time."""
        return state.random_move(seat, dice)

    # what follows from it

    def worth(self, state: State, seat: int) -> float:
        """The result that a seat will probably have."""
        points = self.points(state, seat)
        if not self.is_blank():
            features = self.features(state, seat)
            last = len(self.columns) - 1
            place = self.progress(state) * last
            left = min(int(place), max(last - 1, 0))
            right = min(left + 1, last)
            share = place - left
            for number, (early, late) in enumerate(zip(self.columns[left], self.columns[right])):
                points += features[number] * (early + share * (late - early))
        return points

    def merits(self, state: State, seats: int) -> list[float]:
        """What every seat will probably have gained over its best rival at the end; alone, what it will have."""
        if self.is_blank():
            return state.merits()
        over = not state.to_act()
        return state.compared([self.result(state, seat) if over else self.worth(state, seat) for seat in range(seats)])
