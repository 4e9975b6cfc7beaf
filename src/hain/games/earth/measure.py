"""Filters, counts, scores and goals made ready for counting: what they say in words, as numbers."""

from typing import Final

from mypy_extensions import i64

from hain.games.earth.notation import ATTRIBUTES, SCOPES, SETS, Count, Goal, Score, Table

# what a filter asks of the pieces on a card; all other filters ask the card alone
ALWAYS: Final = 0
SPROUTS: Final = 1
GROWTH: Final = 2
SPROUTS_FULL: Final = 3
COMPLETE: Final = 4
FULL: Final = 5
BARE: Final = 6
PIECES: Final = {
    "sprouts": SPROUTS,
    "growth": GROWTH,
    "sprouts=full": SPROUTS_FULL,
    "growth=full": COMPLETE,
    "full": FULL,
    "bare": BARE,
}

# what is counted
CARDS: Final = 0
ROWS: Final = 1
COLUMNS: Final = 2
SOIL: Final = 3
HAND: Final = 4
COMPOST: Final = 5
EVENTS: Final = 6
ALL_SPROUTS: Final = 7
ALL_GROWTH: Final = 8
DIAGONALS: Final = 9
ALL_SETS: Final = 10
EMPTY: Final = 11
_WHAT: Final = {
    "cards": CARDS,
    "flora": CARDS,
    "rows": ROWS,
    "columns": COLUMNS,
    "soil": SOIL,
    "hand": HAND,
    "compost": COMPOST,
    "events": EVENTS,
    "sprouts": ALL_SPROUTS,
    "growth": ALL_GROWTH,
    "diagonals": DIAGONALS,
    SETS: ALL_SETS,
    "empty@ortho": EMPTY,
}

# where cards are counted
GRID: Final = SCOPES.index("grid")
AREA: Final = SCOPES.index("area")
ROW: Final = SCOPES.index("row")
COLUMN: Final = SCOPES.index("column")
ORTHO: Final = SCOPES.index("ortho")
DIAG: Final = SCOPES.index("diag")
PATH: Final = SCOPES.index("path")
DIAGPATH: Final = SCOPES.index("diagpath")
BEST: Final = SCOPES.index("best")

# how four cards of a line are compared, and by what
NO_TEST: Final = 0
SAME: Final = 1
DIFFERENT: Final = 2
_TESTS: Final = {"": NO_TEST, "same": SAME, "different": DIFFERENT}
BY_COLOR: Final = ATTRIBUTES.index("color")
BY_TYPE: Final = ATTRIBUTES.index("type")
BY_HABITAT: Final = ATTRIBUTES.index("habitat")
BY_VP: Final = ATTRIBUTES.index("vp")
BY_SPROUTS: Final = ATTRIBUTES.index("sprouts")
BY_GROWTH: Final = ATTRIBUTES.index("growth")

# what a step on the table changes; a count depends on some of it
OF_SOIL: Final = 0
OF_HAND: Final = 1
OF_COMPOST: Final = 2
OF_EVENTS: Final = 3
OF_SPROUTS: Final = 4
OF_GROWTH: Final = 5
OF_CARDS: Final = 6
ANYTHING: Final = 7
CHANGES: Final = 8


class Test:
    """A filter made ready: which cards can meet it at all, and what it asks of the pieces on them."""

    def __init__(self, cards: list[bool], pieces: int, number: int) -> None:
        self.cards: list[bool] = cards
        self.pieces: i64 = pieces
        self.number: i64 = number


class Measure:
    """A count made ready; `test` is the filter of the cards that count."""

    def __init__(self, count: Count, test: Test | None) -> None:
        self.what: i64 = _WHAT[count.what]
        self.test: Test | None = test
        self.scope: i64 = SCOPES.index(count.scope) if count.scope else GRID
        self.compare: i64 = _TESTS[count.test]
        self.attribute: i64 = ATTRIBUTES.index(count.attribute) if count.attribute else BY_COLOR

    def depends_on(self) -> list[int]:
        """The changes after which the count may be another."""
        if self.is_sum():
            return [self.what - SOIL]
        found = [OF_CARDS]
        pieces = self.test.pieces if self.test is not None else ALWAYS
        sprouts = pieces in (SPROUTS, SPROUTS_FULL, FULL, BARE)
        growth = pieces in (GROWTH, COMPLETE, FULL, BARE)
        if self.compare != NO_TEST:
            sprouts = self.attribute == BY_SPROUTS
            growth = self.attribute == BY_GROWTH
        if self.what == ALL_SETS:
            found.append(OF_EVENTS)
        if sprouts:
            found.append(OF_SPROUTS)
        if growth:
            found.append(OF_GROWTH)
        return found

    def is_sum(self) -> bool:
        """Whether it counts something that everybody sees, whatever the cards are."""
        return SOIL <= self.what <= ALL_GROWTH


class Scoring:
    """A score made ready: points for every so many, at most so much; or a table of points."""

    def __init__(self, score: Score | Table, measure: Measure) -> None:
        self.measure: Measure = measure
        self.points: i64 = 0
        self.per: i64 = 1
        self.most: i64 = -1
        self.table: list[int] = []
        if isinstance(score, Table):
            self.table = list(score.points)
        else:
            self.points = score.points
            self.per = score.per
            if score.most is not None:
                self.most = score.most


class Target:
    """A fauna goal made ready."""

    def __init__(self, goal: Goal, measure: Measure) -> None:
        self.need: i64 = goal.need
        self.measure: Measure = measure
