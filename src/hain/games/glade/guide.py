"""What a good player of The Glade counts before the game is over."""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import count, lowest, only
from hain.core.dice import Dice
from hain.core.guide import Guide, Weights
from hain.core.state import State
from hain.games.glade.forest import (
    ANYTHING,
    DOWN,
    EMPTY,
    LEFT,
    MARKED,
    NO_SYMBOL,
    NOTHING,
    UP,
    Forest,
    matches,
    space_of,
    types_of,
)
from hain.games.glade.markers import FIRST_COUNTER, MARKERS, NO_MARKER, value_of
from hain.games.glade.moves import ENCLOSE, END
from hain.games.glade.plan import Planner, shares_two
from hain.games.glade.seat import RACK, TOADSTOOLS
from hain.games.glade.sets import fitting
from hain.games.glade.state import BONUS, CLAIMING, EXTRA, FINISHED, FLIPPING, LAYING, MAIN, GladeState

COUNTED: Final = (
    "rest",  # what all have in common: the turns to come
    "turn",  # one more turn in this round
    "edge",  # own toadstools that have not left it
    "rival_edge",  # the shortest of the others
    "bag",
    "store",  # markers in store
    "enclosed",  # empty enclosed spaces
    "extra",  # those for which there is a marker
    "half_enclosed",  # three tiles around
    "own_glade",  # own toadstools that may still come home
    "claims",  # types of the rack with a foreign toadstool on the glade
    "own_claims",  # with an own one
    "twos",  # spaces where some tile makes a set of three …
    "rack_twos",  # … and one of the rack does
    "threes",  # where some tile makes four
    "rack_threes",
    "crossings",  # where some tile makes two sets
    "rack_crossings",
    "rack_sets",  # whether the rack holds a set of three
    "rack_doubles",  # whether it holds one with two shared attributes
    "room",  # spaces open to any type
    "groups",  # unconnected ones: they may be connected yet
    "symbols",  # still empty
    "rack_symbols",  # matched by a tile of the rack
)
FEATURES: Final = (*COUNTED, *(f"solo_{name}" for name in COUNTED))

TURN: Final = 5.0  # what a turn costs in a solo game, in points
UNFINISHED: Final = 5.0  # turns that count besides if the edge is not empty in the end, and one for each toadstool
REMEMBERED: Final = 4000  # moments whose plans are kept

MATCHING: Final[list[i64]] = [
    types_of(tuple([tile for tile in range(64) if matches(symbol, tile)]))
    for symbol in range(FIRST_COUNTER, len(MARKERS))
]
"""The types that match each symbol."""

Promise = tuple[float, list[int]]
"""The best that a seat can do in its action, and its next moves, the most promising first."""


class GladeGuide(Guide):
    """Counts what the seat may do next, and for its own action the placements themselves."""

    names = FEATURES
    depth = 1  # nobody knows the racks to come, and the planner finds good placements at once
    horizon = 3  # for two, the end of the own next turn: what an open run is worth shows only there

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.memory: dict[tuple[object, ...], Promise] = {}

    def is_quiet(self, state: State) -> bool:
        """A turn begins."""
        assert isinstance(state, GladeState)
        return state.phase == MAIN

    def progress(self, state: State) -> float:
        """By the shortest edge or by the bag, whichever is nearer to its end."""
        assert isinstance(state, GladeState)
        if state.ended:
            return 1.0
        edge = TOADSTOOLS
        for player in state.seats:
            edge = min(edge, player.edge)
        full = 128 - RACK * len(state.seats)
        return max(1.0 - float(edge) / float(TOADSTOOLS), 1.0 - float(len(state.bag)) / float(full))

    def result(self, state: State, seat: int) -> float:
        """Points; alone, less what the turns cost, and those that were missing to empty the edge (GLD-128)."""
        assert isinstance(state, GladeState)
        points = self._points(state, seat)
        if len(state.seats) == 1:
            edge = state.seats[0].edge
            points -= TURN * float(state.turns)
            if edge > 0:
                points -= TURN * (UNFINISHED + float(edge))
        return points

    def points(self, state: State, seat: int) -> float:
        """What lies there, and what the action will bring that the seat is in the middle of."""
        assert isinstance(state, GladeState)
        points = self._points(state, seat)
        if len(state.seats) == 1:
            points -= TURN * float(state.turns)
        if seat == state.active and state.phase in (LAYING, BONUS, CLAIMING):
            best, _ = self._plans(state)
            points += best
        return points

    def _points(self, state: GladeState, seat: int) -> float:
        """The total of the score sheet, in little time."""
        total: i64 = 0
        for lying in state.glade:
            if lying != NO_MARKER and lying >> 1 == seat:
                total += 1 + (lying & 1)
        for player in state.seats:
            own = player.number == seat
            for marker in player.store:
                total += self._marker_points(marker, seat, 2 if own else 0)
            for cell in player.forest.cells:
                if cell >= MARKED:
                    total += self._marker_points(cell - MARKED, seat, 3 if own else 0)
        return float(total - self._groups(state.seats[seat].forest))

    def _marker_points(self, marker: int, seat: int, held: i64) -> i64:
        """The points of a marker that a seat holds, as 2 in its store or 3 on an enclosed space, or 0: another does."""
        if marker >= FIRST_COUNTER:
            return value_of(marker) + held - 2 if held > 0 else 0
        if marker >> 1 == seat:
            return (held if held > 0 else 1) + (marker & 1)
        return held

    def _groups(self, forest: Forest) -> i64:
        """The unconnected groups of tiles: tiles are joined with those on their left and above as they are read."""
        cells = forest.cells
        size = forest.layout.size
        spaces: i64 = forest.layout.spaces
        joined: list[i64] = [-1] * forest.layout.spaces
        groups: i64 = 0
        space: i64 = 0
        while space < spaces:
            cell: i64 = cells[space]
            if 0 <= cell < MARKED:
                joined[space] = space
                groups += 1
                if space % size > 0 and joined[space - 1] >= 0:
                    joined[space] = joined[space - 1]
                    groups -= 1
                if space >= size and joined[space - size] >= 0:
                    one = self._root(joined, space)
                    other = self._root(joined, space - size)
                    if one != other:
                        joined[one] = other
                        groups -= 1
            space += 1
        return groups - 1 if joined[forest.layout.centre] >= 0 else groups

    def _root(self, joined: list[i64], space: i64) -> i64:
        while joined[space] != space:
            space = joined[space]
        return space

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, GladeState)
        player = state.seats[seat]
        seats: i64 = len(state.seats)
        solo = seats == 1
        to_come = state.phase != FINISHED and (seat - state.start) % seats >= (state.active - state.start) % seats
        if state.ended and not to_come:
            return [0.0] * len(FEATURES)
        types = player.types
        own_glade: i64 = 0
        foreign: i64 = 0
        own: i64 = 0
        for tile, lying in enumerate(state.glade):
            if lying != NO_MARKER:
                if lying >> 1 == seat:
                    own_glade += 1
                    own |= only(tile)
                else:
                    foreign |= only(tile)
        rival = TOADSTOOLS
        for other in state.seats:
            if other.number != seat:
                rival = min(rival, other.edge)
        seen = self._board(player.forest, types, state.matching)
        rack_sets, rack_doubles = self._rack_sets(types)
        found = [
            1.0,
            1.0 if to_come else 0.0,
            float(player.edge),
            float(rival),
            float(len(state.bag)) / 10.0,
            float(len(player.store)),
            float(seen[0]),
            float(min(seen[0], len(player.store))),
            float(seen[1]),
            float(own_glade),
            float(min(count(types & foreign), 3)),
            float(min(count(types & own), 3)),
            float(seen[2]),
            float(min(seen[3], 6)),
            float(seen[4]),
            float(min(seen[5], 4)),
            float(seen[6]),
            float(min(seen[7], 3)),
            float(min(rack_sets, 1)),
            float(min(rack_doubles, 1)),
            float(seen[8]),
            float(self._groups(player.forest)),
            float(seen[9]),
            float(seen[10]),
        ]
        nothing = [0.0] * len(COUNTED)
        return nothing + found if solo else found + nothing

    def _board(self, forest: Forest, types: i64, matching: bool) -> list[i64]:
        """From `enclosed` to `rack_symbols`, as far as they lie on a board, in the order of their names."""
        cells = forest.cells
        layout = forest.layout
        enclosed: i64 = 0
        half: i64 = 0
        twos: i64 = 0
        rack_twos: i64 = 0
        threes: i64 = 0
        rack_threes: i64 = 0
        crossings: i64 = 0
        rack_crossings: i64 = 0
        room: i64 = 0
        space: i64 = 0
        spaces: i64 = layout.spaces
        while space < spaces:
            short = forest.room[space]
            if short == ANYTHING:
                room += 1
            elif cells[space] == EMPTY:
                fits = forest.open[space]
                row: i64 = 0
                column: i64 = 0
                around: i64 = 0
                way: i64 = LEFT
                while way <= DOWN:
                    step = layout.step(way)
                    left = layout.steps_left(space, way)
                    at = space
                    length: i64 = 0
                    while left > 0:
                        at += step
                        tile: i64 = cells[at]
                        if tile < 0 or tile >= MARKED:
                            break
                        length += 1
                        left -= 1
                    if length > 0:
                        around += 1
                    if way < UP:
                        row += length
                    else:
                        column += length
                    way += 1
                if around == 4:
                    enclosed += 1
                elif around == 3:
                    half += 1
                if fits != 0:
                    mine = fits & types != 0
                    if row == 2 or column == 2:
                        twos += 1
                        rack_twos += 1 if mine else 0
                    if row == 3 or column == 3:
                        threes += 1
                        rack_threes += 1 if mine else 0
                    if row >= 2 and column >= 2:
                        crossings += 1
                        rack_crossings += 1 if mine else 0
            space += 1
        symbols: i64 = 0
        rack_symbols: i64 = 0
        if matching:
            for place, symbol in enumerate(layout.symbols[forest.board]):
                if symbol != NO_SYMBOL and forest.room[place] != NOTHING:
                    symbols += 1
                    if forest.open[place] & types & MATCHING[symbol - FIRST_COUNTER]:
                        rack_symbols += 1
        return [
            enclosed,
            half,
            twos,
            rack_twos,
            threes,
            rack_threes,
            crossings,
            rack_crossings,
            room,
            symbols,
            rack_symbols,
        ]

    def _rack_sets(self, types: i64) -> tuple[i64, i64]:
        """How many pairs of the rack find a third tile there; how many of them share two attributes."""
        pairs: i64 = 0
        doubles: i64 = 0
        while types != 0:
            one = lowest(types)
            types ^= only(one)
            rest = types
            while rest != 0:
                two = lowest(rest)
                rest ^= only(two)
                if rest & fitting(2, one, two, 0):
                    pairs += 1
                    if shares_two(one, two):
                        doubles += 1
        return pairs, doubles

    # moves

    def candidates(self, state: State, seat: int) -> list[int]:
        """Placements from left to right or top down that bring nearly as much as the best; which marker encloses and
        which toadstool is turned makes no difference to any score."""
        assert isinstance(state, GladeState)
        if state.phase in (MAIN, BONUS, LAYING, CLAIMING):
            _, moves = self._plans(state)
            if moves:
                return moves[:]
        moves = state.moves(seat)
        if state.phase == FLIPPING:
            return moves[:1]
        if state.phase == EXTRA:
            return self._one_marker(moves)
        return moves

    def _one_marker(self, moves: list[int]) -> list[int]:
        """One way to use each enclosed space, and the end of the turn."""
        found: list[int] = []
        spaces: set[int] = set()
        for move in moves:
            space = space_of(move - ENCLOSE)
            if move == END or space not in spaces:
                spaces.add(space)
                found.append(move)
        return found

    def quick_move(self, state: State, seat: int, dice: Dice) -> int:
        """One of the best plans, and extra actions whenever there are any."""
        assert isinstance(state, GladeState)
        if state.phase in (MAIN, BONUS, LAYING, CLAIMING):
            _, moves = self._plans(state)
            if moves:
                return moves[min(dice.below(len(moves)), dice.below(3)) if state.phase == MAIN else 0]
        if state.phase == EXTRA:
            return state.moves(seat)[0]
        return state.random_move(seat, dice)

    def _plans(self, state: GladeState) -> Promise:
        """The plans of the active seat; remembered, since a search comes back to the same moments."""
        if state.phase == CLAIMING:
            return self._planned(state)  # it depends on the boards of the others
        player = state.seats[state.active]
        moment = (
            state.phase,
            state.laid,
            player.number,
            len(state.seats),
            player.forest.board,
            player.edge > 0,
            len(player.store) > 0,
            player.rack,
            tuple(player.forest.cells),
            tuple(state.glade),
        )
        known = self.memory.get(moment)
        if known is None:
            known = self._planned(state)
            if len(self.memory) >= REMEMBERED:
                self.memory.clear()
            self.memory[moment] = known
        return known

    def _planned(self, state: GladeState) -> Promise:
        planner = Planner(state)
        return max(planner.best, 0.0), planner.moves()
