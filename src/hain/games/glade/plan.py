"""Placements worth a thought, found by walks along the lines of a forest board.

A placement is laid from left to right or from the top down: every one can be, so no other order is looked at. It is
judged by what it brings at once; what comes later is for others to judge.
"""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import lowest, only
from hain.games.glade.forest import (
    ANYTHING,
    DOWN,
    EMPTY,
    LEFT,
    MARKED,
    NO_SPACE,
    NO_SYMBOL,
    NOTHING,
    RIGHT,
    UP,
    matches,
    paired,
)
from hain.games.glade.markers import FIRST_LEAF, NO_MARKER
from hain.games.glade.moves import AT, CLAIM, DONE
from hain.games.glade.sets import fitting
from hain.games.glade.state import CLAIMING, LAYING, MAIN, MOST_LAID, GladeState

# what things are worth besides their points
TEMPO: Final = 1.0  # a toadstool off the edge
TEMPO_ALONE: Final = 4.0  # the same where turns count
ENCLOSURE: Final = 1.0  # a space enclosed
READY_ENCLOSURE: Final = 2.5  # the same with a marker to put there
PAIR: Final = 0.2  # a run of two
COUNTER: Final = 1.5
LEAF_COUNTER: Final = 3.5
LOST_SYMBOL: Final = 0.3
APART: Final = 1.0  # a group without the centre
LOSS: Final = 0.5  # what a rival gains by it, or nobody can gain any more

SPREAD: Final = 3.0  # plans that are so much worse than the best are not kept


def shares_two(one: i64, two: i64) -> bool:
    """Whether a set with these two tiles is a double one."""
    same: i64 = 0
    if one >> 4 == two >> 4:
        same += 1
    if one >> 2 & 3 == two >> 2 & 3:
        same += 1
    if one & 3 == two & 3:
        same += 1
    return same == 2


class Planner:
    """The plans of the active seat from this moment to the end of its action: next moves, and what they promise."""

    def __init__(self, state: GladeState) -> None:
        player = state.seats[state.active]
        self.forest = player.forest
        self.layout = state.layout
        self.glade: list[int] = state.glade
        self.seat: i64 = state.active
        self.seats: i64 = len(state.seats)
        self.has_edge: bool = player.edge > 0
        self.tempo: float = TEMPO_ALONE if len(state.seats) == 1 else TEMPO
        self.enclosure: float = READY_ENCLOSURE if player.store else ENCLOSURE
        self.symbols: list[int] = state.layout.symbols[player.forest.board]
        self.matching: bool = state.matching
        self.claiming: bool = state.phase == CLAIMING
        self.promises: dict[int, float] = {}
        self.best: float = -9.0
        self.closing: list[i64] = []  # how many spaces a tile there would enclose, less one if it lies in such a space
        self.closed: i64 = 0  # how many the tiles of this action have enclosed
        self._find_closing(state.laid)
        if state.phase == LAYING:
            self._plan_on(state.laid, player.types)
        elif state.phase == CLAIMING:
            self._plan_destination(state)
        else:
            self._plan_first_tile(player.types)
            if state.phase == MAIN:
                self._plan_claims(player.rack)

    def moves(self) -> list[int]:
        """The next moves, those that promise most first."""
        floor = self.best - SPREAD
        ranked = [(-promise, move) for move, promise in self.promises.items() if promise >= floor]
        ranked.sort()
        return [move for _, move in ranked]

    def _note(self, move: int, promise: float) -> None:
        if promise < self.best - SPREAD:
            return
        if promise > self.best:
            self.best = promise
        if promise > self.promises.get(move, -9.0):
            self.promises[move] = promise

    # where plans begin

    def _plan_first_tile(self, types: i64) -> None:
        """Placements that touch what lies there already; the very first one goes through the centre."""
        room = self.forest.room
        centre: i64 = self.layout.centre
        size = self.layout.size
        space: i64 = 0
        while space < self.layout.spaces:
            if room[space] != NOTHING and (self.forest.tiles > 0 or space == centre):
                way: i64 = RIGHT
                while way <= DOWN:
                    step: i64 = 1 if way == RIGHT else size
                    near: bool = room[space] != ANYTHING or self.forest.tiles == 0
                    left = self.layout.steps_left(space, way)
                    ahead: i64 = 1
                    while not near and ahead <= 2 and ahead <= left:
                        near = room[space + ahead * step] != ANYTHING
                        ahead += 1
                    if near or self.symbols[space] != NO_SYMBOL:
                        self._plan_from(space, way, types)
                    way += 2
            space += 1

    def _plan_from(self, space: i64, way: i64, types: i64) -> None:
        """Placements in a line whose first tile lies here: the run before it is what lies there."""
        one: i64 = 0
        two: i64 = 0
        three: i64 = 0
        count: i64 = 0
        step = self.layout.step(way)
        left = self.layout.steps_left(space, way - 1)
        at = space - step
        while left > 0 and count < 4:
            tile: i64 = self.forest.cells[at]
            if tile < 0 or tile >= MARKED:
                break
            if count == 0:
                one = tile
            elif count == 1:
                two = tile
            else:
                three = tile
            count += 1
            at -= step
            left -= 1
        if count < 4:
            self._extend(way, space, one, two, three, count, 0, types, 0.0, self.forest.tiles == 0, -1)

    def _plan_on(self, laid: tuple[int, ...], types: i64) -> None:
        """What may follow the tiles laid so far in this action: more of them further on, or nothing."""
        cells = self.forest.cells
        across: list[float] = [0.0, 0.0]  # what runs bring in which only one of these tiles lies, rows and columns
        base = self.enclosure * float(self.closed)
        touching = self.forest.tiles == len(laid)
        for space in laid:
            base += self._symbol(space, cells[space])
            across[0] += self._run_promise(space, cells[space], LEFT)
            across[1] += self._run_promise(space, cells[space], UP)
            if not touching:
                touching = self._touches(space, laid)
        last = laid[len(laid) - 1]
        new = len(laid)
        rows = new == 1 or laid[0] // self.layout.size == last // self.layout.size
        columns = new == 1 or not rows
        done = base - (0.0 if touching else APART)
        if new == 1:
            done += across[0] + across[1]
        else:
            done += across[1] if rows else across[0]
        for way in (RIGHT, DOWN):
            if not (rows if way == RIGHT else columns):
                continue
            run = self.forest.run(last, way - 1)
            tiles = self.forest.tiles_of(run)
            while len(tiles) < 4:
                tiles.append(0)
            size = len(run)
            if new > 1:
                done += self._line_promise(size, tiles[0], tiles[1], tiles[2], tiles[3], new)
            end = self.forest.run_end(last, way)
            if size < 4 and new < MOST_LAID and end != NO_SPACE and cells[end] == EMPTY:
                gained = base + across[1 if way == RIGHT else 0]
                self._extend(way, end, tiles[0], tiles[1], tiles[2], size, new, types, gained, touching, -1)
        self._note(DONE, done)

    def _plan_claims(self, rack: tuple[int, ...]) -> None:
        if self.forest.tiles == 0:
            return
        for tile in rack:
            marker = self.glade[tile]
            if marker != NO_MARKER and self.forest.fits_somewhere(only(tile), NO_SPACE):
                own = marker >> 1 == self.seat
                self._note(CLAIM + tile, 1.5 if own else 2.5)

    def _plan_destination(self, state: GladeState) -> None:
        """A claimed tile counts for sets of three alone; on the board of another seat it brings nothing more."""
        player = state.seats[state.active]
        board, spaces = state.destinations(player, state.claimed, state.claimed_marker)
        tile: i64 = state.claimed
        for space in spaces:
            promise = 0.0
            if board == state.active:
                promise += self._symbol(space, tile) + self.enclosure * float(self.closing[space])
                promise += self._run_promise(space, tile, LEFT) + self._run_promise(space, tile, UP)
                promise -= 0.0 if self._touches(space, ()) else APART
            self._note(AT + paired(board, space), promise)

    # walks

    def _extend(
        self,
        way: i64,
        at: i64,
        one: i64,
        two: i64,
        three: i64,
        count: i64,
        new: i64,
        types: i64,
        gained: float,
        touching: bool,
        first: i64,
    ) -> None:
        """Try every tile on the empty space behind a run, and then go on behind it and what lies there."""
        cells = self.forest.cells
        step = self.layout.step(way)
        left = self.layout.steps_left(at, way)
        touching = touching or (self.forest.room[at] != ANYTHING and (new == 0 or self._touches_beside(at, way)))
        end = at
        behind: i64 = NO_SPACE
        while left > 0:
            end += step
            here: i64 = cells[end]
            if here < 0 or here >= MARKED:
                if here == EMPTY:
                    behind = end
                break
            if count == 0:
                one = here
            elif count == 1:
                two = here
            elif count == 2:
                three = here
            count += 1
            touching = True
            left -= 1
        if count > 3:
            return
        new += 1
        fits = self.forest.open[at] & types & fitting(count, one, two, three)
        across: i64 = UP if way == RIGHT else LEFT
        crosses = self.forest.room[at] != ANYTHING
        enclosing = self.enclosure * float(self.closing[at])
        while fits != 0:
            tile = lowest(fits)
            fits ^= only(tile)
            promise = gained + enclosing
            if crosses:
                promise += self._run_promise(at, tile, across)
            if self.matching:
                promise += self._symbol(at, tile)
            move = paired(tile, at) if first < 0 else first
            ready = promise - (0.0 if touching else APART)
            if count == 0:
                self._note(move, ready)
            elif count == 1:
                self._note(move, ready + self._line_promise(2, one, tile, 0, 0, new))
                if behind >= 0 and new < MOST_LAID:
                    self._extend(way, behind, one, tile, 0, 2, new, types & ~only(tile), promise, touching, move)
            elif count == 2:
                self._note(move, ready + self._line_promise(3, one, two, tile, 0, new))
                if behind >= 0 and new < MOST_LAID:
                    self._extend(way, behind, one, two, tile, 3, new, types & ~only(tile), promise, touching, move)
            else:
                self._note(move, ready + self._line_promise(4, one, two, three, tile, new))
            if count == 0 and behind >= 0:
                self._extend(way, behind, tile, 0, 0, 1, new, types & ~only(tile), promise, touching, move)

    # what things promise

    def _line_promise(self, count: i64, one: i64, two: i64, three: i64, four: i64, new: i64) -> float:
        """What a run of so many tiles brings, so many of them new; a single new one in a run of four is the last."""
        if count < 3:
            return PAIR if count == 2 else 0.0
        double = 1.0 if shares_two(one, two) else 0.0
        if count == 3:
            if not self.has_edge:
                return 1.0 + double
            lying: i64 = self.glade[lowest(fitting(3, one, two, three))]
            promise = 1.0 + double + self.tempo
            if lying != NO_MARKER:
                promise += 1.0 if lying >> 1 == self.seat else -LOSS
            return promise
        if self.claiming:
            return 0.0
        if new == 1:
            waiting: i64 = self.glade[four]
            if waiting != NO_MARKER:
                return 1.0 if waiting >> 1 == self.seat else 2.0
            double = 0.0
        return 2.0 + double + self.tempo if self.has_edge else 1.0 + double

    def _run_promise(self, space: i64, tile: i64, way: i64) -> float:
        """What the row (LEFT) or column (UP) through a space brings if this is the only new tile in it."""
        one: i64 = 0
        two: i64 = 0
        three: i64 = 0
        count: i64 = 0
        last_way = way + 1
        while way <= last_way:
            step = self.layout.step(way)
            at = space
            left = self.layout.steps_left(space, way)
            while left > 0:
                at += step
                here: i64 = self.forest.cells[at]
                if here < 0 or here >= MARKED:
                    break
                if count == 0:
                    one = here
                elif count == 1:
                    two = here
                else:
                    three = here
                count += 1
                left -= 1
            way += 1
        if count == 0:
            return 0.0
        if count == 1:
            return PAIR
        if count == 2:
            return self._line_promise(3, one, two, tile, 0, 1)
        return self._line_promise(4, one, two, three, tile, 1)

    def _symbol(self, space: i64, tile: i64) -> float:
        symbol = self.symbols[space]
        if symbol == NO_SYMBOL:
            return 0.0
        if not matches(symbol, tile):
            return -LOST_SYMBOL
        return LEAF_COUNTER if symbol >= FIRST_LEAF else COUNTER

    # neighbours

    def _touches(self, space: i64, except_for: tuple[int, ...]) -> bool:
        way: i64 = LEFT
        while way <= DOWN:
            other = self.layout.beside(space, way)
            if self.forest.is_tile(other) and other not in except_for:
                return True
            way += 1
        return False

    def _touches_beside(self, space: i64, way: i64) -> bool:
        """Whether tiles lie at the sides of a line that goes this way."""
        across: i64 = UP if way == RIGHT else LEFT
        return self.forest.is_tile(self.layout.beside(space, across)) or self.forest.is_tile(
            self.layout.beside(space, across + 1)
        )

    def _find_closing(self, laid: tuple[int, ...]) -> None:
        cells = self.forest.cells
        size = self.layout.size
        spaces: i64 = self.layout.spaces
        closing: list[i64] = [0] * self.layout.spaces
        space = size + 1
        while space < spaces - size - 1:
            column = space % size
            if cells[space] == EMPTY and column != 0 and column != size - 1:
                around: i64 = 0
                missing: i64 = space
                way: i64 = LEFT
                while way <= DOWN:
                    other = space + self.layout.step(way)
                    tile: i64 = cells[other]
                    if 0 <= tile < MARKED:
                        around += 1
                    else:
                        missing = other
                    way += 1
                if around == 3:
                    closing[missing] += 1
                elif around == 4:
                    closing[space] -= 1
                    if laid and (
                        space - 1 in laid or space + 1 in laid or space - size in laid or space + size in laid
                    ):
                        self.closed += 1
            space += 1
        self.closing = closing
