"""The planet: its spaces, and the forest that one seat grows on it.

Spaces are numbered in reading order, crevices left out: at most 60, so that any set of spaces is one positive 64-bit
word. `Board` is the printed geometry that everybody shares, `Planet` the pieces of one seat.
"""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import count, members, only
from hain.core.errors import BadPosition
from hain.core.grammar import Grammar

BIOMES: Final = ("snow", "swamp", "rock", "flowers", "wheat", "grassland")
SIDES: Final = ("n", "e", "s", "w")
NO_SPACE: Final = -1
OUTSIDE: Final = -2

_SYMBOLS: Final = ".stTbw"
_STEPS: Final = ((1, 0), (0, -1), (-1, 0), (0, 1))  # (row, column) away from the sun at n, e, s, w


class Board:
    """The printed planet: where its spaces lie, to which biome each belongs, what is next to and behind it."""

    def __init__(self, rows: list[str], letters: dict[str, str]) -> None:
        """`rows` are lines of letters without blanks, checked before."""
        self.grammar: Grammar | None = None  # of the moves on it, once somebody has asked for it
        self.rows: int = len(rows)
        self.columns: int = len(rows[0])
        self.cells: list[int] = []
        self.names: list[str] = []
        self.biome_of: list[int] = []
        self.areas: list[i64] = [0] * (len(BIOMES) + 1)
        for row in range(self.rows):
            for column in range(self.columns):
                self._add_cell(rows[row][column], row, column, letters)
        self.spaces: int = len(self.names)
        self.everywhere: i64 = only(self.spaces) - 1
        self.areas[len(BIOMES)] = self.everywhere  # the area of a wild card
        self.neighbours: list[i64] = [self._beside(space) for space in range(self.spaces)]
        self.near: list[list[i64]] = []
        self.far: list[list[i64]] = []
        self.lines: list[list[i64]] = []
        for side in range(4):
            down, right = _STEPS[side]
            self.near.append([self._step(space, down, right) for space in range(self.spaces)])
            self.far.append([self._step(space, 2 * down, 2 * right) for space in range(self.spaces)])
            self.lines.append(self._lines(down != 0))

    def _add_cell(self, letter: str, row: int, column: int, letters: dict[str, str]) -> None:
        if letter not in letters:
            self.cells.append(NO_SPACE if letter == "#" else OUTSIDE)
            return
        space = len(self.names)
        biome = BIOMES.index(letters[letter])
        self.cells.append(space)
        self.names.append("abcdefgh"[column] + str(row + 1))
        self.biome_of.append(biome)
        self.areas[biome] |= only(space)

    def cell(self, row: int, column: int) -> int:
        """The space on that cell, or NO_SPACE or OUTSIDE."""
        if 0 <= row < self.rows and 0 <= column < self.columns:
            return self.cells[row * self.columns + column]
        return OUTSIDE

    def _step(self, space: int, down: int, right: int) -> i64:
        """The set with the space so many cells away, or the empty set where there is none."""
        place = self.cells.index(space)
        target: i64 = self.cell(place // self.columns + down, place % self.columns + right)
        return only(target) if target >= 0 else 0

    def _beside(self, space: int) -> i64:
        beside: i64 = 0
        for down, right in _STEPS:
            beside |= self._step(space, down, right)
        return beside

    def _lines(self, vertical: bool) -> list[i64]:
        """Columns from the left, or rows from the top."""
        lines: list[i64] = [0] * (self.columns if vertical else self.rows)
        for place, space in enumerate(self.cells):
            if space >= 0:
                lines[place % self.columns if vertical else place // self.columns] |= only(space)
        return lines

    def around(self, spaces: i64) -> i64:
        """All neighbours of the spaces in the set."""
        found: i64 = 0
        number: i64 = 0
        while spaces != 0:
            if spaces & 1:
                found |= self.neighbours[number]
            spaces >>= 1
            number += 1
        return found

    def find(self, name: str) -> int:
        """The number of the space with this name, or NO_SPACE."""
        return self.names.index(name) if name in self.names else NO_SPACE

    def is_crevice(self, name: str) -> bool:
        if len(name) != 2 or name[0] not in "abcdefgh" or name[1] not in "12345678":
            return False
        return self.cell(int(name[1]) - 1, "abcdefgh".index(name[0])) == NO_SPACE

    def named(self, spaces: i64) -> list[str]:
        """The names of the spaces in the set."""
        return [self.names[number] for number in members(spaces)]


class Planet:
    """What grows on one planet.

    >>> planet = Planet.parse('''
    ... T . t . . .
    ... . # . . # .
    ... . . . . . .
    ... . . . . . .
    ... . # . . # .
    ... . . . . . .''')
    >>> planet.light("w"), planet.light("n"), planet.biggest_forest()
    (2, 3, 1)
    """

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self.sprouts: i64 = 0
        self.small: i64 = 0
        self.big: i64 = 0
        self.bushes: i64 = 0
        self.lakes: i64 = 0

    def copy(self) -> "Planet":
        twin = Planet(self.board)
        twin.sprouts = self.sprouts
        twin.small = self.small
        twin.big = self.big
        twin.bushes = self.bushes
        twin.lakes = self.lakes
        return twin

    # what may happen on it

    def empty(self) -> i64:
        return self.board.everywhere & ~(self.sprouts | self.small | self.big | self.bushes | self.lakes)

    def growable(self) -> i64:
        return self.sprouts | self.small

    def grow(self, space: i64) -> None:
        """Sprout to small tree, small tree to big tree: one step (EVG-52). `space` is a set of one."""
        if self.sprouts & space:
            self.sprouts ^= space
            self.small |= space
        else:
            self.small ^= space
            self.big |= space

    # what can be asked of it

    def light(self, side: str) -> int:
        """The points of all lit trees with the sun on that side."""
        return self.lit_points(SIDES.index(side))

    def lit_points(self, side: int) -> int:
        small, big = self.lit(side)
        return count(small) + 2 * count(big)

    def light_lines(self, side: str) -> list[int]:
        """The points line by line: columns from the left for n and s, rows from the top for e and w."""
        number = SIDES.index(side)
        small, big = self.lit(number)
        return [int(count(small & line) + 2 * count(big & line)) for line in self.board.lines[number]]

    def lit(self, side: int) -> tuple[i64, i64]:
        """The lit small trees and the lit big trees (EVG-97 to EVG-102)."""
        near = self.board.near[side]
        far = self.board.far[side]
        small = self.small
        big = self.big
        behind_small: i64 = 0
        behind_big: i64 = 0
        trees: i64 = small | big
        space: i64 = 0
        while trees != 0:
            if trees & 1:
                if big >> space & 1:
                    behind_big |= near[space] | far[space]
                else:
                    behind_small |= near[space]
            trees >>= 1
            space += 1
        return small & ~(behind_small | behind_big), big & ~behind_big

    def wood(self) -> i64:
        """The spaces that can belong to a forest."""
        return self.small | self.big | self.bushes

    def forests(self) -> list[list[str]]:
        """The groups of connected trees and bushes, biggest first, each as names of spaces."""
        groups: list[list[str]] = []
        left: i64 = self.wood()
        while left != 0:
            forest = self.forest_of(left & -left, left)
            groups.append(self.board.named(forest))
            left ^= forest
        groups.sort(key=_minus_size)
        return groups

    def biggest_forest(self) -> int:
        """The number of pieces in the biggest group."""
        best: i64 = 0
        left: i64 = self.wood()
        while left != 0:
            forest = self.forest_of(left & -left, left)
            size = count(forest)
            if size > best:
                best = size
            left ^= forest
        return best

    def forest_of(self, seed: i64, wood: i64) -> i64:
        """All of `wood` that hangs together with `seed`."""
        forest: i64 = seed
        edge: i64 = seed
        while edge != 0:
            edge = self.board.around(edge) & wood & ~forest
            forest |= edge
        return forest

    def big_trees(self) -> list[int]:
        """The number of big trees in each biome."""
        return [int(count(self.big & self.board.areas[biome])) for biome in range(len(BIOMES))]

    # as text

    def symbol(self, space: int) -> str:
        bit = only(space)
        if self.sprouts & bit:
            return "s"
        if self.small & bit:
            return "t"
        if self.big & bit:
            return "T"
        if self.bushes & bit:
            return "b"
        return "w" if self.lakes & bit else "."

    def __str__(self) -> str:
        board = self.board
        lines: list[str] = []
        for row in range(board.rows):
            spaces = board.cells[row * board.columns : (row + 1) * board.columns]
            lines.append(" ".join([_cell_symbol(self, space) for space in spaces]))
        return "\n".join(lines)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Planet) and str(self) == str(other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(str(self))

    @staticmethod
    def parse(text: str, board: Board | None = None) -> "Planet":
        """Read a planet from its rows of symbols; a head line and row numbers may be there (EVG-135, EVG-136)."""
        if board is None:
            from hain.games.evergreen.datafile import shipped

            board = shipped().board
        lines = [line.split() for line in text.splitlines() if line.strip()]
        if lines and lines[0] == list("abcdefgh"[: board.columns]):
            lines = lines[1:]
        if len(lines) != board.rows:
            raise BadPosition("evergreen-planet-rows", rows=len(lines), expected=board.rows)
        planet = Planet(board)
        for row, symbols in enumerate(lines):
            if symbols[0] == str(row + 1):
                symbols = symbols[1:]
            if len(symbols) != board.columns:
                raise BadPosition("evergreen-planet-columns", row=row + 1, count=len(symbols), expected=board.columns)
            for column, symbol in enumerate(symbols):
                planet._put(symbol, row, column)
        return planet

    def _put(self, symbol: str, row: int, column: int) -> None:
        space: i64 = self.board.cell(row, column)
        where = "abcdefgh"[column] + str(row + 1)
        if symbol not in _SYMBOLS + "#-" or len(symbol) != 1:
            raise BadPosition("evergreen-planet-symbol", row=row + 1, column=column + 1, space=where, symbol=symbol)
        if symbol != _cell_symbol(self, space) and (space < 0 or symbol in "#-"):
            key = "evergreen-planet-crevice" if space == NO_SPACE else "evergreen-planet-outside"
            key = "evergreen-planet-space" if space >= 0 else key
            raise BadPosition(key, row=row + 1, column=column + 1, space=where, symbol=symbol)
        if space < 0 or symbol == ".":
            return
        bit = only(space)
        if symbol == "s":
            self.sprouts |= bit
        elif symbol == "t":
            self.small |= bit
        elif symbol == "T":
            self.big |= bit
        elif symbol == "b":
            self.bushes |= bit
        else:
            self.lakes |= bit


def _cell_symbol(planet: Planet, space: int) -> str:
    if space >= 0:
        return planet.symbol(space)
    return "#" if space == NO_SPACE else "-"


def _minus_size(group: list[str]) -> int:
    return -len(group)
