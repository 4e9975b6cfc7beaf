"""The block of a seat in a position: its area written for people, and read back (EAR-257 to EAR-260, EAR-264)."""

import re

from hain.core.errors import BadPosition
from hain.core.number import whole_number
from hain.core.sheet import ScoreSheet
from hain.games.earth.area import FRAME, GRID, SPACES, SPAN, Area
from hain.games.earth.cards import CLIMATE, EVENT, FLORA, ISLAND
from hain.games.earth.catalogue import NO_CARD, Catalogue
from hain.games.earth.scoring import FULL_GRID, points

MOST = 100_000
RANKS = (15, 11, 8, 6, 5, 10)
_CELL = re.compile(r"(?P<card>e\d+)(\+((?P<sprouts>\d+)s)?((?P<growth>\d+)g)?)?")
_LINES = ("board", "soil", "hand", "compost", "events", "leaves", "grid")


def grid_lines(area: Area) -> list[str]:
    """`grid d1:g4` and a line for each row of the rectangle that holds all cards."""
    spaces = area.spaces()
    if not spaces:
        return ["grid -"]
    rows = sorted({space // FRAME for space in spaces})
    columns = sorted({space % FRAME for space in spaces})
    first, last = rows[0] * FRAME + columns[0], rows[-1] * FRAME + columns[-1]
    lines = [f"grid {SPACES[first]}:{SPACES[last]}"]
    for row in range(rows[0], rows[-1] + 1):
        lines.append(" ".join(cell_text(area, row * FRAME + at) for at in range(columns[0], columns[-1] + 1)))
    return lines


def cell_text(area: Area, space: int) -> str:
    card = area.cells[space]
    if card == NO_CARD:
        return "."
    sprouts = f"{area.sprouts[space]}s" if area.sprouts[space] else ""
    growth = f"{area.growth[space]}g" if area.growth[space] else ""
    return area.catalogue.ids[card] + (f"+{sprouts}{growth}" if sprouts or growth else "")


def tally(text: str, catalogue: Catalogue) -> list[ScoreSheet]:
    """The sheet of every seat of a typed table (EAR-264)."""
    reader = _Reader(text, catalogue)
    areas = [area for area, _ in reader.seats]
    return [ScoreSheet(points(area, areas, reader.shared, fauna)) for area, fauna in reader.seats]


def read_areas(text: str, catalogue: Catalogue) -> list[Area]:
    return [area for area, _ in _Reader(text, catalogue).seats]


class _Reader:
    """Goes through the lines of one or more blocks."""

    def __init__(self, text: str, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.shared: list[str] = []
        self.seats: list[tuple[Area, int]] = []
        self.seen: set[str] = set()
        self.at = 0
        self.lines = text.splitlines()
        while self.at < len(self.lines):
            words = self.lines[self.at].split()
            self.at += 1
            if words and not words[0].startswith("#"):
                self._take(words)
        if not self.seats:
            raise BadPosition("earth-position-seats")

    def refuse(self, key: str, **details: str | int) -> BadPosition:
        return BadPosition(key, line=self.at, **details)

    def _take(self, words: list[str]) -> None:
        kind = words[0]
        if kind == "shared":
            self.shared = [self._ecosystem(word) for word in words[1:]]
        elif kind == "seat":
            if words[1:] != [str(len(self.seats))]:
                raise self.refuse("earth-position-seat", seat=len(self.seats))
            self.seats.append((Area(self.catalogue), 0))
            self.seen.clear()
        elif kind in _LINES and self.seats:
            if kind in self.seen:
                raise self.refuse("earth-position-once", word=kind)
            self.seen.add(kind)
            self._seat_line(kind, words[1:])
        else:
            raise self.refuse("earth-position-line", text=" ".join(words), known=", ".join(_LINES))

    def _seat_line(self, kind: str, words: list[str]) -> None:
        area, fauna = self.seats[-1]
        if kind == "board":
            self._board(area, words)
        elif kind == "soil":
            area.soil = self.number(kind, " ".join(words), MOST)
        elif kind == "hand":
            area.hand = self._pile(kind, words, "#")
        elif kind == "compost":
            area.compost = self._pile(kind, words, "")
        elif kind == "events":
            area.events = tuple(self._event(word) for word in words)
        elif kind == "leaves":
            fauna = sum(self._leaf(word) for word in words)
            self.seats[-1] = (area, fauna)
        else:
            self._grid(area, words)

    def number(self, name: str, text: str, last: int) -> int:
        number = whole_number(text)
        if number is None or number > last:
            raise self.refuse("earth-position-number", name=name, value=text, last=last)
        return number

    def card(self, name: str, kinds: tuple[str, ...]) -> int:
        number = self.catalogue.numbers.get(name, NO_CARD)
        card = self.catalogue.cards[number]
        if card is None or card.kind not in kinds:
            raise self.refuse("earth-position-card", card=name)
        return number

    def _ecosystem(self, name: str) -> str:
        if name not in self.catalogue.box.ecosystems:
            raise self.refuse("earth-position-card", card=name)
        return name

    def _event(self, name: str) -> int:
        return self.card(name, (EVENT,))

    def _board(self, area: Area, words: list[str]) -> None:
        if not 2 <= len(words) <= 3:
            raise self.refuse("earth-position-board")
        area.island = self.card(words[0], (ISLAND,))
        area.climate = self.card(words[1], (CLIMATE,))
        area.ecosystem = self._ecosystem(words[2]) if len(words) == 3 else ""

    def _pile(self, kind: str, words: list[str], mark: str) -> tuple[int, ...]:
        """Cards by name, or how many of them."""
        if len(words) == 1 and re.fullmatch(rf"{mark}\d+", words[0]):
            return (NO_CARD,) * self.number(kind, words[0].removeprefix(mark), 283)
        return tuple(self.card(word, (FLORA, "terrain", EVENT)) for word in words)

    def _leaf(self, word: str) -> int:
        """`f358a=8`, or `full=7` for the first full grid."""
        goal, _, value = word.partition("=")
        worth = self.number("leaves", value, max(RANKS))
        fits = worth == FULL_GRID if goal == "full" else goal in self.catalogue.box.fauna and worth in RANKS
        if not fits:
            raise self.refuse("earth-position-leaf", leaf=word)
        return worth

    def _grid(self, area: Area, words: list[str]) -> None:
        if words == ["-"]:
            return
        corners = re.fullmatch(r"([a-g][1-7]):([a-g][1-7])", " ".join(words))
        if corners is None:
            raise self.refuse("earth-position-grid")
        first, last = SPACES.index(corners[1]), SPACES.index(corners[2])
        rows, columns = last // FRAME - first // FRAME + 1, last % FRAME - first % FRAME + 1
        if not (1 <= rows <= SPAN and 1 <= columns <= SPAN):
            raise self.refuse("earth-position-span", span=SPAN)
        for row in range(rows):
            cells = self.lines[self.at].split() if self.at < len(self.lines) else []
            self.at += 1
            if len(cells) != columns:
                raise self.refuse("earth-position-row", columns=columns)
            for column, cell in enumerate(cells):
                if cell != ".":
                    self._cell(area, first + row * FRAME + column, cell)
        if len(area.spaces()) > GRID:
            raise self.refuse("earth-position-grid")

    def _cell(self, area: Area, space: int, cell: str) -> None:
        found = _CELL.fullmatch(cell)
        if found is None:
            raise self.refuse("earth-position-cell", cell=cell)
        card = self.card(found["card"], (FLORA, "terrain"))
        sprouts, growth = int(found["sprouts"] or 0), int(found["growth"] or 0)
        if sprouts > self.catalogue.spaces[card] or growth > self.catalogue.height[card]:
            raise self.refuse("earth-position-pieces", card=found["card"], cell=cell)
        area.cells[space] = card
        area.sprouts[space] = sprouts
        area.growth[space] = growth
