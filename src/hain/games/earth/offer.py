"""What a seat may decide, compactly: moves that differ only in the space are kept together as a set of spaces."""

from mypy_extensions import i64

from hain.core.bits import count, lowest, nth, only
from hain.core.grammar import NO_MOVE
from hain.games.earth.moves import COUNTED, move_with, space_of


class Offer:
    """Filled once, then only read."""

    def __init__(self) -> None:
        self.starts: list[int] = []  # a move on space 0
        self.spaces: list[int] = []  # and the spaces on which it can be made
        self.total: i64 = 0
        self.hands_out: bool = False  # whether some move hands out a pure gain before the next free point
        self.unseen: i64 = 0  # moves that are possible because of cards which the others cannot see
        self.tells: bool = False  # whether the others learn of these cards from seeing if the seat is asked

    def add(self, kind: i64, thing: i64) -> None:
        self.starts.append(move_with(kind, thing, 0))
        self.spaces.append(1)
        self.total += 1

    def add_on(self, kind: i64, thing: i64, spaces: i64) -> None:
        """The same on each of these spaces."""
        if spaces != 0:
            self.starts.append(move_with(kind, thing, 0))
            self.spaces.append(spaces)
            self.total += count(spaces)

    def add_numbers(self, kind: i64, first: i64, last: i64) -> None:
        """The numbers from the first to the last, blocks of 32 together."""
        block = first // COUNTED
        while block * COUNTED <= last:
            low: i64 = max(0, first - block * COUNTED)
            high: i64 = min(COUNTED - 1, last - block * COUNTED)
            self.add_on(kind, block, only(high + 1) - only(low))
            block += 1

    def allows(self, move: i64) -> bool:
        space = space_of(move)
        start = move - space
        for place in range(len(self.starts)):
            if self.starts[place] == start and self.spaces[place] & only(space):
                return True
        return False

    def at(self, number: i64) -> i64:
        """The move with this place in the list."""
        for place in range(len(self.starts)):
            spaces: i64 = self.spaces[place]
            here = count(spaces)
            if number < here:
                return self.starts[place] + nth(spaces, number)
            number -= here
        return NO_MOVE

    def moves(self) -> list[int]:
        found: list[int] = []
        for place in range(len(self.starts)):
            start: i64 = self.starts[place]
            spaces: i64 = self.spaces[place]
            while spaces != 0:
                found.append(start + lowest(spaces))
                spaces &= spaces - 1
        return found
