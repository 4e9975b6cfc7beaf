"""Forest boards: their geometry, and the tiles and markers that lie on one.

A space is a number in reading order. For every empty space the forest keeps the types that may lie there; a new tile
changes them only at the four ends of its two runs.
"""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import count, lowest, only
from hain.core.grammar import Grammar
from hain.games.glade.markers import FIRST_COUNTER, FIRST_FRUIT, FIRST_LEAF
from hain.games.glade.sets import EVERY_TYPE, creature_of, fitting, fruit_of, leaf_of

NO_SPACE: Final = -1
EMPTY: Final = -1
MARKED: Final = 64  # plus a marker: an enclosed space that has been used

LEFT: Final = 0
RIGHT: Final = 1
UP: Final = 2
DOWN: Final = 3

NO_SYMBOL: Final = -1
COLUMNS: Final = "abcdefghi"

SPACE_BITS: Final = 7  # no board has more than 81 spaces


def paired(thing: i64, space: i64) -> i64:
    """A tile, a board, a marker or another space, and a space, as one number."""
    return thing << SPACE_BITS | space


def thing_of(pair: i64) -> i64:
    return pair >> SPACE_BITS


def space_of(pair: i64) -> i64:
    return pair & (1 << SPACE_BITS) - 1


class Layout:
    """The shape of the forest boards and the symbols of their four symbol sides."""

    def __init__(self, name: str, size: int, centre: str, symbols: list[list[int]]) -> None:
        """`symbols` has one list per board, 0 for the blank side: a marker number per space, leaves as value 4."""
        self.name: str = name
        self.size: i64 = size
        self.spaces: int = size * size
        self.names: list[str] = [COLUMNS[space % size] + str(space // size + 1) for space in range(self.spaces)]
        self.centre: int = self.names.index(centre)
        self.symbols: list[list[int]] = symbols
        self.grammar: Grammar | None = None  # of the moves on such boards, once somebody has asked for it

    def step(self, way: i64) -> i64:
        """What to add to a space to go one further."""
        if way < UP:
            return 1 if way == RIGHT else -1
        return self.size if way == DOWN else -self.size

    def steps_left(self, space: i64, way: i64) -> i64:
        """How many spaces there are in that direction up to the border."""
        if way == LEFT:
            return space % self.size
        if way == RIGHT:
            return self.size - 1 - space % self.size
        return space // self.size if way == UP else self.size - 1 - space // self.size

    def beside(self, space: i64, way: i64) -> i64:
        """The neighbour in that direction, or NO_SPACE."""
        return space + self.step(way) if self.steps_left(space, way) > 0 else NO_SPACE

    def find(self, name: str) -> int:
        return self.names.index(name) if name in self.names else NO_SPACE


NOTHING: Final = 0
SOMETHING: Final = 1
ANYTHING: Final = 2


class Forest:
    """One forest board."""

    def __init__(self, layout: Layout, board: int) -> None:
        self.layout: Layout = layout
        self.board: int = board
        self.cells: list[int] = [EMPTY] * layout.spaces
        self.open: list[i64] = [EVERY_TYPE] * layout.spaces
        self.room: list[int] = [ANYTHING] * layout.spaces  # what `open` says in short, quicker to look at
        self.tiles: int = 0
        self.seconds: tuple[int, ...] = ()  # the spaces of tiles that were shown after the other copy of their type

    def copy(self) -> "Forest":
        twin = Forest(self.layout, self.board)
        twin.cells = self.cells[:]
        twin.open = self.open[:]
        twin.room = self.room[:]
        twin.tiles = self.tiles
        twin.seconds = self.seconds
        return twin

    # putting things down

    def lay(self, tile: int, space: int) -> None:
        """Put a tile on an empty space."""
        self.cells[space] = tile
        self.restrict(space, 0)
        self.tiles += 1
        way: i64 = LEFT
        while way <= DOWN:
            end = self.run_end(space, way)
            if end != NO_SPACE and self.cells[end] == EMPTY:
                self.restrict(end, self._fitting_along(end, LEFT) & self._fitting_along(end, UP))
            way += 1

    def mark(self, marker: int, space: int) -> None:
        """Put a marker on an enclosed space."""
        self.cells[space] = MARKED + marker
        self.restrict(space, 0)

    def restrict(self, space: i64, types: i64) -> None:
        """From now on only these types may lie there."""
        self.open[space] = types
        self.room[space] = NOTHING if types == 0 else SOMETHING

    def _fitting_along(self, space: i64, way: i64) -> i64:
        """The types that may lie there as far as the row (LEFT) or the column (UP) is concerned."""
        tiles: i64 = 0
        one: i64 = 0
        two: i64 = 0
        three: i64 = 0
        last_way = way + 1
        while way <= last_way:
            step = self.layout.step(way)
            at = space
            left = self.layout.steps_left(space, way)
            while left > 0:
                at += step
                tile: i64 = self.cells[at]
                if tile < 0 or tile >= MARKED:
                    break
                if tiles == 0:
                    one = tile
                elif tiles == 1:
                    two = tile
                elif tiles == 2:
                    three = tile
                tiles += 1
                left -= 1
            way += 1
        return fitting(tiles, one, two, three)

    # asking

    def is_tile(self, space: i64) -> bool:
        return space >= 0 and 0 <= self.cells[space] < MARKED

    def is_open(self, space: i64, tile: i64) -> bool:
        """Whether the tile may lie there (GLD-27)."""
        return self.open[space] >> tile & 1 == 1

    def run_end(self, space: i64, way: i64) -> i64:
        """The first space behind the run in that direction, or NO_SPACE at the border."""
        step = self.layout.step(way)
        left = self.layout.steps_left(space, way)
        while left > 0:
            space += step
            tile: i64 = self.cells[space]
            if tile < 0 or tile >= MARKED:
                return space
            left -= 1
        return NO_SPACE

    def run(self, space: i64, way: i64) -> list[int]:
        """The spaces of the row (LEFT) or column (UP) run through a tile, from its first to its last."""
        first = self._run_start(space, way)
        step = self.layout.step(way + 1)
        left = self.layout.steps_left(first, way + 1)
        spaces: list[int] = [first]
        while left > 0:
            first += step
            tile: i64 = self.cells[first]
            if tile < 0 or tile >= MARKED:
                break
            spaces.append(first)
            left -= 1
        return spaces

    def _run_start(self, space: i64, way: i64) -> i64:
        end = self.run_end(space, way)
        if end != NO_SPACE:
            return end - self.layout.step(way)
        return space + self.layout.steps_left(space, way) * self.layout.step(way)

    def tiles_of(self, spaces: list[int]) -> list[int]:
        return [self.cells[space] for space in spaces]

    def runs_through(self, laid: tuple[int, ...]) -> list[list[int]]:
        """Every run of three or more with one of these spaces: rows from the top, then columns from the left."""
        found: list[list[int]] = []
        for way in (LEFT, UP):
            starts: list[int] = []
            for space in laid:
                start: int = self._run_start(space, way)
                if start not in starts:
                    starts.append(start)
            if way == LEFT:
                starts.sort()
            elif len(starts) > 1:
                starts.sort(key=self._by_column)
            for start in starts:
                run = self.run(start, way)
                if len(run) >= 3:
                    found.append(run)
        return found

    def sets(self) -> list[list[int]]:
        """Every run of three or more, in the same order."""
        return self.runs_through(tuple([space for space in range(self.layout.spaces) if self.is_tile(space)]))

    def free_ends(self, run: list[int], tile: int) -> list[int]:
        """The ends of a run of two or more that are open to the tile."""
        way: i64 = LEFT if run[1] - run[0] == 1 else UP
        ends = [self.run_end(run[0], way), self.run_end(run[0], way + 1)]
        return [end for end in ends if end != NO_SPACE and self.is_open(end, tile)]

    def _by_column(self, space: int) -> int:
        return space % self.layout.size * self.layout.size + space // self.layout.size

    def completing(self, tile: int) -> list[int]:
        """The spaces on which the tile makes four from an existing run of three (GLD-77)."""
        found: list[int] = []
        for space in range(self.layout.spaces):
            if self.is_open(space, tile) and self._beside_three(space):
                found.append(space)
        return found

    def _beside_three(self, space: i64) -> bool:
        """Whether a run of exactly three ends here."""
        way: i64 = LEFT
        while way <= DOWN:
            step = self.layout.step(way)
            left = self.layout.steps_left(space, way)
            at = space
            length: i64 = 0
            while left > 0:
                at += step
                tile: i64 = self.cells[at]
                if tile < 0 or tile >= MARKED:
                    break
                length += 1
                left -= 1
            if length == 3:
                return True
            way += 1
        return False

    def open_spaces(self, tile: int) -> list[int]:
        """Every space open to the tile."""
        found: list[int] = []
        for space in range(self.layout.spaces):
            if self.is_open(space, tile):
                found.append(space)
        return found

    def enclosed(self) -> list[int]:
        """The empty spaces with four neighbours that are all tiles (GLD-28)."""
        found: list[int] = []
        for space in range(self.layout.spaces):
            if self.cells[space] == EMPTY and self.has_four_tiles_around(space):
                found.append(space)
        return found

    def has_four_tiles_around(self, space: int) -> bool:
        for way in range(4):
            if not self.is_tile(self.layout.beside(space, way)):
                return False
        return True

    def unconnected_groups(self) -> int:
        """How many groups lie apart."""
        return len(self.groups_apart())

    def groups_apart(self) -> list[list[int]]:
        """The groups of tiles without the one on the centre (GLD-29)."""
        seen: set[int] = set()
        apart: list[list[int]] = []
        for start in range(self.layout.spaces):
            if not self.is_tile(start) or start in seen:
                continue
            group = {start}
            edge = [start]
            while edge:
                space = edge.pop()
                for way in range(4):
                    other: int = self.layout.beside(space, way)
                    if self.is_tile(other) and other not in group:
                        group.add(other)
                        edge.append(other)
            seen |= group
            if self.layout.centre not in group:
                apart.append(sorted(group))
        return apart

    def matched(self, space: int) -> int:
        """The symbol under a tile if the tile matches it, as a marker number; NO_SYMBOL otherwise (GLD-53)."""
        symbol = self.layout.symbols[self.board][space]
        if symbol == NO_SYMBOL:
            return NO_SYMBOL
        return symbol if matches(symbol, self.cells[space]) else NO_SYMBOL

    def count_fitting(self, types: i64) -> i64:
        """The number of pairs of a space and one of these types open to it."""
        total: i64 = 0
        anything: i64 = 0
        for space, room in enumerate(self.room):
            if room == ANYTHING:
                anything += 1
            elif room == SOMETHING:
                total += count(self.open[space] & types)
        return total + anything * count(types)

    def fitting_at(self, types: i64, place: i64) -> i64:
        """The pair of a type and a space at that place of the list, spaces first."""
        all_of_them = count(types)
        for space, room in enumerate(self.room):
            if room == NOTHING:
                continue
            here = types
            number = all_of_them
            if room == SOMETHING:
                here &= self.open[space]
                number = count(here)
            if place < number:
                while place > 0:
                    here ^= only(lowest(here))
                    place -= 1
                return paired(lowest(here), space)
            place -= number
        return NO_SPACE

    def fits_somewhere(self, types: i64, except_space: int) -> bool:
        """Whether one of these types may lie on any other space."""
        for space in range(self.layout.spaces):
            if self.open[space] & types and space != except_space:
                return True
        return False


def matches(symbol: int, tile: int) -> bool:
    """A creature or fruit symbol wants that and the leaf, a leaf symbol the leaf."""
    if (symbol - FIRST_COUNTER) & 3 != leaf_of(tile):
        return False
    if symbol >= FIRST_LEAF:
        return True
    if symbol >= FIRST_FRUIT:
        return (symbol - FIRST_FRUIT) >> 2 == fruit_of(tile)
    return (symbol - FIRST_COUNTER) >> 2 == creature_of(tile)


def types_of(rack: tuple[int, ...]) -> i64:
    """The set of types on a rack."""
    types: i64 = 0
    for tile in rack:
        types |= only(tile)
    return types
