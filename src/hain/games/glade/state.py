"""The flow of The Glade: a main action, extra actions, the end of the turn, and what sets and claims bring.

Which spaces are open to which tiles stands in `forest.py`, what a set is in `sets.py`.
"""

from typing import Final, cast

from mypy_extensions import i64

from hain.core.bits import only
from hain.core.dice import Dice
from hain.core.errors import IllegalMove
from hain.core.event import Event
from hain.core.grammar import Grammar
from hain.core.known import Known
from hain.core.sheet import ScoreSheet
from hain.core.state import Saved, State
from hain.games.glade import markers, sets
from hain.games.glade.flipping import flip, singles
from hain.games.glade.forest import (
    DOWN,
    EMPTY,
    LEFT,
    MARKED,
    NO_SPACE,
    NO_SYMBOL,
    RIGHT,
    UP,
    Layout,
    paired,
    space_of,
    thing_of,
)
from hain.games.glade.markers import BLUE, COLOURS, FIRST_LEAF, MARKERS, NO_MARKER, toadstool
from hain.games.glade.moves import (
    AT,
    CLAIM,
    DONE,
    ENCLOSE,
    END,
    FLIP_GLADE,
    FLIP_STORE,
    LAST_MOVE,
    PASS,
    PLACE,
    RESOLVE,
    append_places,
    grammar_of,
    kind_of,
)
from hain.games.glade.scoring import CATEGORIES, points
from hain.games.glade.seat import RACK, Seat, count_colour
from hain.games.glade.sets import COPIES, TYPES

MAIN: Final = 0
LAYING: Final = 1
CLAIMING: Final = 2
RESOLVING: Final = 3
FLIPPING: Final = 4
EXTRA: Final = 5
BONUS: Final = 6
FINISHED: Final = 7
PHASES: Final = ("main", "laying", "claiming", "resolving", "flipping", "extra", "bonus", "over")

MOST_LAID: Final = 4
NO_TILE: Final = -1
UNSEEN: Final = -2  # a tile that is there but not known


class GladeState(State):
    """A table of The Glade. Seats own yellow, blue, green and red toadstools; in a solo game blue is nobody's."""

    def __init__(self, layout: Layout, matching: bool, seats: list[Seat], dice: Dice) -> None:
        super().__init__("glade")
        self.layout: Layout = layout
        self.matching: bool = matching
        self.seats: list[Seat] = seats
        self.dice: Dice = dice
        self.glade: list[int] = [NO_MARKER] * len(TYPES)
        self.bag: tuple[int, ...] = ()  # the next tile to draw is the last
        self.turn_tiles: tuple[int, ...] = ()  # drawn unseen in a solo game, one a turn
        self.out: tuple[int, ...] = ()  # out of play, in positions set up by hand
        self.start: i64 = 0
        self.active: i64 = 0
        self.phase: i64 = MAIN
        self.ended: bool = False  # the end of the game has been triggered
        self.passes: i64 = 0  # in a row
        self.turns: i64 = 1  # begun, in a solo game
        self.shown: i64 = 0  # types of which a copy has left a rack
        # what is pending in the turn of the active seat
        self.laid: tuple[int, ...] = ()  # spaces of this action's tiles
        self.claimed: i64 = NO_TILE
        self.claimed_marker: i64 = NO_MARKER
        self.sets: tuple[int, ...] = ()  # new sets not settled yet, as pairs of their first and last space
        self.flips: i64 = 0  # toadstools still to be turned

    def copy(self) -> "GladeState":
        seats: list[Seat] = []
        for seat in self.seats:
            seats.append(seat.copy())
        twin = GladeState(self.layout, self.matching, seats, self.dice.copy())
        twin.knowledge = self.knowledge
        twin.glade = self.glade[:]
        twin.bag = self.bag
        twin.turn_tiles = self.turn_tiles
        twin.out = self.out
        twin.start = self.start
        twin.active = self.active
        twin.phase = self.phase
        twin.ended = self.ended
        twin.passes = self.passes
        twin.turns = self.turns
        twin.shown = self.shown
        twin.laid = self.laid
        twin.claimed = self.claimed
        twin.claimed_marker = self.claimed_marker
        twin.sets = self.sets
        twin.flips = self.flips
        return twin

    # whose decision, what is legal

    def to_act(self) -> list[int]:
        """Only the active seat decides (GLD-40)."""
        return [] if self.phase == FINISHED else [self.active]

    def moves(self, seat: int) -> list[int]:
        return cast("list[int]", self._offers(seat))

    def _offers(self, seat: int) -> list[object]:
        moves: list[object] = []
        if not self._may_decide(seat):
            return moves
        player = self.seats[seat]
        if self.phase == MAIN or self.phase == BONUS:
            self._offer_first_tile(player, moves)
            if self.phase == MAIN:
                self._offer_claims(player, moves)
                if not moves:
                    moves.append(PASS)  # stuck (GLD-49)
        elif self.phase == LAYING:
            for space in self.continuations():
                self._offer_tiles_on(player, space, moves)
            moves.append(DONE)
        elif self.phase == CLAIMING:
            self._offer_destinations(player, moves)
        elif self.phase == RESOLVING:
            for new_set in self.sets:
                moves.append(RESOLVE + new_set)
        elif self.phase == FLIPPING:
            for move, _ in singles(self.seats, self.glade, seat):
                moves.append(move)
        else:
            self._offer_enclosures(player, moves)
            moves.append(END)
        return moves

    def forced(self, seat: int) -> int | None:
        """What follows from the boards alone, whatever lies on the rack."""
        if not self._may_decide(seat):
            return None
        if self.phase == LAYING:
            return None if self._may_lay_more() else DONE
        moves = self.moves(seat) if self.phase == CLAIMING or self.phase == FLIPPING else []
        return moves[0] if len(moves) == 1 else None

    def _may_lay_more(self) -> bool:
        """Whether the active seat may have a tile, as far as an onlooker knows, that may be the next of its action."""
        player = self.seats[self.active]
        spaces = self.continuations() if player.rack else []
        if not spaces:
            return False
        unseen = self._in_sight_of_nobody()
        for space in spaces:
            if player.forest.open[space] & unseen != 0:
                return True
        return False

    def _in_sight_of_nobody(self) -> i64:
        """The types of which not all copies lie on the boards."""
        left = [COPIES] * len(TYPES)
        for seat in self.seats:
            for cell in seat.forest.cells:
                if 0 <= cell < MARKED:
                    left[cell] -= 1
        found: i64 = 0
        for tile, copies in enumerate(left):
            if copies > 0:
                found |= only(tile)
        return found

    def random_move(self, seat: int, dice: Dice) -> int:
        """In phase `main` there are hundreds of placements: they are counted, and only the one drawn is looked up."""
        if self.phase != MAIN or not self._may_decide(seat) or self.seats[seat].forest.tiles == 0:
            moves = self.moves(seat)
            return moves[dice.below(len(moves))]
        player = self.seats[seat]
        claims: list[object] = []
        self._offer_claims(player, claims)
        placements = player.forest.count_fitting(player.types)
        if placements + len(claims) == 0:
            dice.below(1)
            return PASS
        drawn = dice.below(placements + len(claims))
        if drawn < placements:
            return player.forest.fitting_at(player.types, drawn)
        return cast(int, claims[drawn - placements])

    def allows(self, seat: int, move: int) -> bool:
        """Whether `moves` lists this move; quick for the most frequent ones."""
        if not self._may_decide(seat) or not 0 <= move <= LAST_MOVE:
            return False
        if move == DONE:
            return self.phase == LAYING
        if move == END:
            return self.phase == EXTRA
        if move < CLAIM and (self.phase == MAIN or self.phase == BONUS or self.phase == LAYING):
            player = self.seats[seat]
            tile, space = thing_of(move), space_of(move)
            if space >= self.layout.spaces or not player.types >> tile & 1 or not player.forest.is_open(space, tile):
                return False
            if self.phase == LAYING:
                return space in self.continuations()
            return player.forest.tiles > 0 or space == self.layout.centre
        return move in self.moves(seat)

    def refusal(self, seat: int, move: int) -> IllegalMove:
        from hain.games.glade.refusal import refusal

        return refusal(self, seat, move)

    def _may_decide(self, seat: int) -> bool:
        return 0 <= seat < len(self.seats) and seat == self.active and self.phase != FINISHED

    def _offer_first_tile(self, player: Seat, moves: list[object]) -> None:
        """Any tile on any open space (GLD-44); in the first turn only on the centre (GLD-45)."""
        if player.forest.tiles == 0:
            self._offer_tiles_on(player, self.layout.centre, moves)
            return
        types = player.types
        for space, fits in enumerate(player.forest.open):
            append_places(moves, fits & types, space)

    def _offer_tiles_on(self, player: Seat, space: i64, moves: list[object]) -> None:
        """The tiles of the rack that may lie there; two copies give one move."""
        append_places(moves, player.forest.open[space] & player.types, space)

    def continuations(self) -> list[int]:
        """Where the next tile of the action may go: the ends of the runs of the first one, then of its line (GLD-46,
        GLD-47)."""
        spaces: list[int] = []
        if len(self.laid) == MOST_LAID:
            return spaces
        forest = self.seats[self.active].forest
        first = self.laid[0]
        for way in (LEFT, RIGHT, UP, DOWN):
            if len(self.laid) > 1 and (way < UP) != self._same_row(first, self.laid[1]):
                continue
            end = forest.run_end(first, way)
            if end != NO_SPACE and forest.cells[end] == EMPTY:
                spaces.append(end)
        return spaces

    def _same_row(self, one: int, two: int) -> bool:
        return one // self.layout.size == two // self.layout.size

    def _offer_claims(self, player: Seat, moves: list[object]) -> None:
        """The tile is on the rack, a toadstool lies on its glade space, and the tile has a destination (GLD-75)."""
        for tile in self.claimable(player):
            moves.append(CLAIM + tile)

    def claimable(self, player: Seat) -> list[int]:
        """The types whose toadstool this seat can claim, as the table stands."""
        found: list[int] = []
        if player.forest.tiles == 0:
            return found
        last: i64 = NO_TILE
        for tile in player.rack:
            if self.glade[tile] != NO_MARKER and tile != last and self._has_destination(player, tile):
                found.append(tile)
            last = tile
        return found

    def _has_destination(self, player: Seat, tile: int) -> bool:
        if player.forest.fits_somewhere(only(tile), NO_SPACE):
            return True
        _, spaces = self.destinations(player, tile, self.glade[tile])
        return bool(spaces)

    def destinations(self, player: Seat, tile: int, marker: int) -> tuple[int, list[int]]:
        """The board and its spaces on which a claimed tile may be laid (GLD-78 to GLD-81, GLD-124)."""
        completing = self.completing(tile, marker)
        if completing:
            return markers.colour_of(marker), completing
        return player.number, player.forest.open_spaces(tile)

    def completing(self, tile: int, marker: int) -> list[int]:
        """The completing spaces on the board of the toadstool's owner (GLD-77)."""
        owner = markers.colour_of(marker)
        return self.seats[owner].forest.completing(tile) if owner < len(self.seats) else []

    def _offer_destinations(self, player: Seat, moves: list[object]) -> None:
        board, spaces = self.destinations(player, self.claimed, self.claimed_marker)
        for space in spaces:
            moves.append(AT + paired(board, space))

    def _offer_enclosures(self, player: Seat, moves: list[object]) -> None:
        """An enclosed space for a marker of the store, if a placement can follow (GLD-90, GLD-92)."""
        if not player.store or not player.rack:
            return
        for space in player.forest.enclosed():
            if player.forest.fits_somewhere(player.types, space):
                last: i64 = NO_MARKER
                for marker in player.store:
                    if marker != last:
                        moves.append(ENCLOSE + paired(marker, space))
                    last = marker

    # what follows

    def play(self, seat: int, move: int, log: list[Event] | None = None) -> None:
        if not self.allows(seat, move):
            raise self.refusal(seat, move)
        player = self.seats[seat]
        kind = kind_of(move)
        what: i64 = move - kind
        if kind == PLACE:
            self._place(player, thing_of(what), space_of(what), log)
        elif kind == DONE:
            self._settle_placement(player, log)
        elif kind == END:
            self._end_turn(player, log)
        elif kind == PASS:
            self._pass(player, log)
        elif kind == CLAIM:
            self._claim(player, what, log)
        elif kind == AT:
            self._lay_claimed(player, thing_of(what), space_of(what), log)
        elif kind == ENCLOSE:
            self._enclose(player, space_of(what), thing_of(what), log)
        elif kind == RESOLVE:
            self._settle(what, log)
            self._go_on_settling(log)
        else:
            self.flips -= 1
            self._flip(seat, move, log)
            self._go_on_settling(log)

    # placing

    def _place(self, player: Seat, tile: int, space: int, log: list[Event] | None) -> None:
        second = self._show(player, tile)
        player.forest.lay(tile, space)
        if second:
            player.forest.seconds = player.forest.seconds + (space,)
        self.laid = tuple(sorted([*self.laid, space]))
        self.phase = LAYING
        if log is not None:
            event = Event("placed", player.number, tile=TYPES[tile], space=self.layout.names[space])
            log.append(self._with_copy(event, tile, second))

    def _show(self, player: Seat, tile: int) -> bool:
        """A tile leaves the rack before the eyes of all; whether it is the second of its type that does. To whoever
        holds the other copy that one is the first."""
        player.leave_rack(tile)
        if self.shown >> tile & 1:
            return True
        self.shown |= only(tile)
        for other in self.seats:
            if other.number != player.number and other.types >> tile & 1:
                other.swapped |= only(tile)
        return False

    def _with_copy(self, event: Event, tile: int, second: bool) -> Event:
        """The event with the name of the copy, as each seat calls it."""
        event.details["copy"] = sets.copy_name(tile, second)
        knowers = [seat.number for seat in self.seats if seat.swapped >> tile & 1]
        if not knowers:
            return event
        fuller = Event(event.kind, event.seat)
        fuller.details = {**event.details, "copy": sets.copy_name(tile, not second)}
        return event.told(tuple(knowers), fuller)

    def lies_on_a_board(self, tile: int) -> bool:
        """Whether a copy does."""
        for seat in self.seats:
            if tile in seat.forest.cells:
                return True
        return False

    def note_copies(self) -> None:
        """Of a position that somebody typed nobody knows which copies were shown first: those that are read first."""
        self.shown = 0
        for seat in self.seats:
            seat.swapped = 0
            seat.forest.seconds = ()
            for space, tile in enumerate(seat.forest.cells):
                if 0 <= tile < MARKED:
                    if self.shown >> tile & 1:
                        seat.forest.seconds = seat.forest.seconds + (space,)
                    self.shown |= only(tile)
        if self.claimed != NO_TILE:
            self.shown |= only(self.claimed)

    def _settle_placement(self, player: Seat, log: list[Event] | None) -> None:
        """First the match counters, then every run of three or four with a new tile (GLD-53 to GLD-57)."""
        for space in self.laid:
            self._take_counter(player, player, space, log)
        self.sets = self._packed(player.forest.runs_through(self.laid))
        self._go_on_settling(log)

    def _packed(self, runs: list[list[int]]) -> tuple[int, ...]:
        return tuple([paired(run[0], run[len(run) - 1]) for run in runs])

    def _take_counter(self, player: Seat, owner: Seat, space: int, log: list[Event] | None) -> None:
        """A tile that matches the symbol under it brings its counter; of a leaf the highest left (GLD-53, GLD-54)."""
        counter = owner.forest.matched(space)
        if counter == NO_SYMBOL:
            return
        if counter >= FIRST_LEAF:
            counter = self.highest_leaf_counter((counter - FIRST_LEAF) % 4)
            if counter == NO_MARKER:
                return
        player.keep(counter)
        if log is not None:
            name = self.layout.names[space]
            log.append(Event("matched", player.number, marker=MARKERS[counter], owner=owner.number, space=name))

    def highest_leaf_counter(self, leaf: int) -> int:
        """The one of the highest value that nobody holds; NO_MARKER if all are gone, which no game reaches."""
        held: list[int] = []
        for seat in self.seats:
            held += [*seat.store, *seat.enclosed_markers()]
        for value in (4, 3, 2, 1):
            counter = markers.leaf_counter(value, leaf)
            if counter not in held:
                return counter
        return NO_MARKER

    # settling new sets

    def _go_on_settling(self, log: list[Event] | None) -> None:
        """Turn toadstools that are due, then settle set after set; ask only where it can matter."""
        while True:
            if self.flips > 0:
                self._flip_without_asking(log)
                if self.flips > 0:
                    self.phase = FLIPPING
                    return
            if not self.sets:
                break
            if self._order_matters():
                self.phase = RESOLVING
                return
            self._settle(self.sets[0], log)
        self.laid = ()
        self.phase = EXTRA

    def _run(self, new_set: int) -> list[int]:
        first, last = thing_of(new_set), space_of(new_set)
        return self.seats[self.active].forest.run(first, LEFT if self._same_row(first, last) else UP)

    def _added(self, run: list[int]) -> list[int]:
        """The spaces of a run on which this action has laid a tile."""
        return [space for space in run if space in self.laid]

    def _order_matters(self) -> bool:
        """GLD-73: several sets, and either too few toadstools on the edge or two sets that meet on one glade space."""
        edge = self.seats[self.active].edge
        if len(self.sets) < 2 or edge == 0:
            return False
        forest = self.seats[self.active].forest
        due = 0
        missed: set[int] = set()
        added: set[int] = set()
        for new_set in self.sets:
            run = self._run(new_set)
            new = self._added(run)
            due += 1
            if len(run) == 3:
                missed.add(sets.missing(forest.tiles_of(run)))
            elif len(new) == 1:
                added.add(forest.cells[new[0]])
        due -= len([tile for tile in added if self.glade[tile] != NO_MARKER])
        return edge < due or bool(missed & added)

    def _settle(self, new_set: int, log: list[Event] | None) -> None:
        self.sets = tuple([other for other in self.sets if other != new_set])
        player = self.seats[self.active]
        run = self._run(new_set)
        tiles = player.forest.tiles_of(run)
        double = sets.is_double(tiles)
        if len(run) == 3:
            self._settle_three(player, sets.missing(tiles), double, log)
            return
        new = self._added(run)
        tile = player.forest.cells[new[0]]
        if len(new) == 1 and self.glade[tile] != NO_MARKER:
            # GLD-62: one tile completed it, and a toadstool waits on its glade space
            marker = self.glade[tile]
            self.glade[tile] = NO_MARKER
            player.keep(marker)
            if log is not None:
                log.append(Event("fetched", player.number, marker=MARKERS[marker], tile=TYPES[tile]))
        elif player.edge == 0:
            self.flips += 2 if double and len(new) > 1 else 1
        else:
            # GLD-63, GLD-65: from the edge to the store; single if one tile completed it
            marker = toadstool(player.number, double and len(new) > 1)
            self._leave_edge(player, log)
            player.keep(marker)
            if log is not None:
                log.append(Event("stored", player.number, marker=MARKERS[marker]))

    def _settle_three(self, owner: Seat, tile: int, double: bool, log: list[Event] | None) -> None:
        """A toadstool of the owner goes to the glade space of the missing tile (GLD-58, GLD-59, GLD-67)."""
        if owner.edge == 0:
            due = 2 if double else 1
            if owner.number == self.active:
                self.flips += due
            else:
                self._flip_in_order(owner.number, due, log)
            return
        marker = self.glade[tile]
        if marker != NO_MARKER:
            colour = markers.colour_of(marker)
            if colour < len(self.seats):
                self.seats[colour].keep(marker)
            if log is not None:
                kind = "returned" if colour < len(self.seats) else "removed"
                seat = int(colour) if colour < len(self.seats) else None
                log.append(Event(kind, seat, marker=MARKERS[marker], tile=TYPES[tile]))
        self.glade[tile] = toadstool(owner.number, double)
        self._leave_edge(owner, log)
        if log is not None:
            log.append(Event("sprouted", owner.number, marker=MARKERS[self.glade[tile]], tile=TYPES[tile]))

    def _leave_edge(self, owner: Seat, log: list[Event] | None) -> None:
        """A toadstool leaves the edge; an empty edge triggers the end of the game (GLD-103)."""
        owner.edge -= 1
        if owner.edge == 0 and not self.ended:
            self._trigger_end(log)

    def _trigger_end(self, log: list[Event] | None) -> None:
        self.ended = True
        if log is not None:
            log.append(Event("end_triggered", None))

    # turning toadstools

    def _flip_without_asking(self, log: list[Event] | None) -> None:
        """If there are no more singles than flips due, or all lie in one place, there is no choice (GLD-68, GLD-69)."""
        places = singles(self.seats, self.glade, self.active)
        total = sum([held for _, held in places])
        if total <= self.flips or len(places) == 1:
            self._flip_in_order(self.active, self.flips, log)
            self.flips = 0

    def _flip_in_order(self, colour: int, due: int, log: list[Event] | None) -> None:
        for move, held in singles(self.seats, self.glade, colour):
            for _ in range(min(held, due)):
                self._flip(colour, move, log)
                due -= 1

    def _flip(self, colour: int, move: int, log: list[Event] | None) -> None:
        flip(self.seats, self.glade, colour, move)
        if log is not None:
            log.append(_flipped(colour, move, self.layout))

    # claiming

    def _claim(self, player: Seat, tile: int, log: list[Event] | None) -> None:
        """The tile is shown, the toadstool goes to the store of the active seat (GLD-76)."""
        second = self._show(player, tile)
        self.claimed = tile
        self.claimed_marker = self.glade[tile]
        player.keep(self.glade[tile])
        self.glade[tile] = NO_MARKER
        self.phase = CLAIMING
        if log is not None:
            event = Event("claimed", player.number, marker=MARKERS[self.claimed_marker], tile=TYPES[tile])
            log.append(self._with_copy(event, tile, second))

    def _lay_claimed(self, player: Seat, board: int, space: int, log: list[Event] | None) -> None:
        """Sets of four count nothing; each new set of three is settled for the owner of the board (GLD-83, GLD-84)."""
        owner = self.seats[board]
        second = self.lies_on_a_board(self.claimed)
        owner.forest.lay(self.claimed, space)
        if second:
            owner.forest.seconds = owner.forest.seconds + (space,)
        if log is not None:
            name = self.layout.names[space]
            event = Event("laid_claimed", player.number, tile=TYPES[self.claimed], board=board, space=name)
            log.append(self._with_copy(event, self.claimed, second))
        self.claimed = NO_TILE
        self.claimed_marker = NO_MARKER
        self._take_counter(player, owner, space, log)
        threes = [run for run in owner.forest.runs_through((space,)) if len(run) == 3]
        if board == player.number:
            self.laid = (space,)
            self.sets = self._packed(threes)
        else:
            for run in threes:
                tiles = owner.forest.tiles_of(run)
                self._settle_three(owner, sets.missing(tiles), sets.is_double(tiles), log)
        self._go_on_settling(log)

    # extra actions

    def _enclose(self, player: Seat, space: int, marker: int, log: list[Event] | None) -> None:
        """The marker stays there for good, and a placement must follow (GLD-93, GLD-94)."""
        player.spend(marker)
        player.forest.mark(marker, space)
        self.phase = BONUS
        if log is not None:
            event = Event("enclosed", player.number, marker=MARKERS[marker], space=self.layout.names[space])
            if not markers.is_toadstool(marker):
                event.details["counter"] = MARKERS[marker]  # there is but one of each
            log.append(event)

    # the end of the turn

    def _end_turn(self, player: Seat, log: list[Event] | None) -> None:
        """Refill the rack, unless the end has been triggered (GLD-98 to GLD-101)."""
        self.passes = 0
        if not self.ended:
            wanted = RACK - len(player.rack)
            drawn = self.bag[len(self.bag) - min(wanted, len(self.bag)) :]
            self.bag = self.bag[: len(self.bag) - len(drawn)]
            if log is not None:
                log.append(self._drew(player, drawn))
            player.fill_rack(drawn)
            if len(drawn) < wanted:
                self._trigger_end(log)
        self._next_turn(log)

    def _drew(self, player: Seat, drawn: tuple[int, ...]) -> Event:
        """Only the seat itself sees what it draws."""
        event = Event("drew", player.number, count=len(drawn))
        if not drawn:
            return event
        known = self.shown | player.types
        copies: list[str] = []
        for tile in drawn:
            copies.append(sets.copy_name(tile, known >> tile & 1 == 1))
            known |= only(tile)
        tiles = [TYPES[tile] for tile in drawn]
        return event.told((player.number,), Event("drew_tiles", player.number, tiles=tiles, copies=copies))

    def _pass(self, player: Seat, log: list[Event] | None) -> None:
        """Nothing can be done, the rack stays (GLD-49)."""
        self.passes += 1
        if log is not None:
            log.append(Event("passed", player.number))
        self._next_turn(log)

    def _next_turn(self, log: list[Event] | None) -> None:
        """The game is over with its last round, or when nobody can move any more (GLD-105, GLD-106)."""
        self.knowledge += 1
        last_of_round = (self.start + len(self.seats) - 1) % len(self.seats)
        if (self.ended and self.active == last_of_round) or self.passes == len(self.seats):
            self.phase = FINISHED
            if log is not None:
                log.append(Event("finished", None))
            return
        self.active = (self.active + 1) % len(self.seats)
        self.phase = MAIN
        if len(self.seats) == 1:
            self.turns += 1
            self.draw_turn_tile()

    def draw_turn_tile(self) -> None:
        """A solo game counts its turns with tiles, drawn unseen (GLD-120, GLD-121)."""
        if self.bag:
            self.turn_tiles = self.turn_tiles + (self.bag[len(self.bag) - 1],)
            self.bag = self.bag[: len(self.bag) - 1]

    # scores

    def totals(self) -> list[int]:
        return [sum(points(self.seats, self.glade, seat.number)) for seat in self.seats]

    def scores(self) -> list[ScoreSheet]:
        return [ScoreSheet(dict(zip(CATEGORIES, points(self.seats, self.glade, seat.number)))) for seat in self.seats]

    def ranking(self) -> list[int]:
        """More points, then fewer toadstools on the edge, then a shared rank (GLD-117)."""
        merits = [(total, -seat.edge) for total, seat in zip(self.totals(), self.seats)]
        return [1 + len([other for other in merits if other > merit]) for merit in merits]

    def outcome(self) -> Event | None:
        """How a solo game ended: whether the edge was emptied, in how many turns, with how many points (GLD-128)."""
        if len(self.seats) > 1 or self.phase != FINISHED:
            return None
        edge = self.seats[0].edge
        kind = "unfinished" if edge else "finished"
        return Event(kind, 0, turns=int(self.turns), points=self.totals()[0], edge=edge)

    def solo_value(self) -> int:
        """One number for a solo game, the larger the better (GLD-129)."""
        edge = self.seats[0].edge
        return self.totals()[0] - 1000 * edge if edge else 1000 * (1000 - self.turns) + self.totals()[0]

    def merits(self) -> list[float]:
        if len(self.seats) == 1:
            return [float(self.solo_value())]
        return super().merits()

    # what a seat knows

    def known(self, seat: int | None) -> Known:
        from hain.games.glade.known import GladeKnown

        return GladeKnown(self, seat)

    def sees_rack(self, seat: int | None, owner: int) -> bool:
        """A rack is its owner's secret until the game is over."""
        return seat == owner or self.phase == FINISHED

    def hidden_from(self, seat: int | None) -> "GladeState":
        """A twin with unknown tiles in all places that a seat (None: an onlooker) cannot see into: the other racks, the
        bag, the turn tiles (GLD-132 to GLD-134); what may be out of play is not told at all."""
        twin = self.copy()
        twin.dice = Dice(0)
        twin.bag = (UNSEEN,) * len(self.bag)
        twin.turn_tiles = (UNSEEN,) * len(self.turn_tiles)
        twin.out = ()
        for other in twin.seats:
            if not self.sees_rack(seat, other.number):
                other.rack = (UNSEEN,) * len(other.rack)
                other.types = 0
            if other.number != seat:
                other.swapped = 0
        return twin

    def unseen(self) -> list[int]:
        """The tiles that lie nowhere in sight, in their order."""
        left = [COPIES] * len(TYPES)
        for seat in self.seats:
            for cell in seat.forest.cells:
                if 0 <= cell < MARKED:
                    left[cell] -= 1
            for tile in seat.rack:
                if tile != UNSEEN:
                    left[tile] -= 1
        if self.claimed != NO_TILE:
            left[self.claimed] -= 1
        found: list[int] = []
        for tile, copies in enumerate(left):
            for _ in range(copies):
                found.append(tile)
        return found

    def endangered(self, seat: int, unseen: list[int]) -> dict[int, int]:
        """The types on whose glade space a toadstool of the seat lies that another may claim: of these tiles, unseen by
        the seat, some are copies, and how many."""
        found: dict[int, int] = {}
        held = [other.number for other in self.seats if other.number != seat and other.rack]
        if self.phase == FINISHED or not held:
            return found
        for tile in unseen:
            marker = self.glade[tile]
            if marker != NO_MARKER and markers.colour_of(marker) == seat:
                found[tile] = found.get(tile, 0) + 1
        return found

    def imagine(self, seat: int, dice: Dice) -> "GladeState":
        """All that this seat cannot see is dealt anew."""
        imagined = self.hidden_from(seat)
        imagined.dice = dice.split()
        hidden = imagined.unseen()
        others = [other for other in imagined.seats if not self.sees_rack(seat, other.number)]
        while True:
            imagined.dice.shuffle(hidden)
            imagined._deal_hidden(others, hidden)
            # an extra action shows that some tile of the active rack fits (GLD-92)
            if self.phase != BONUS or imagined.moves(self.active):
                return imagined

    def _deal_hidden(self, others: list[Seat], hidden: list[int]) -> None:
        """Give these tiles out: to the racks of the others, the bag and the turn tiles, as many as they hold now."""
        at = 0
        for other in others:
            size = len(other.rack)
            other.rack = ()
            other.fill_rack(tuple(hidden[at : at + size]))
            at += size
        bag, turn_tiles = len(self.bag), len(self.turn_tiles)
        self.bag = tuple(hidden[at : at + bag])
        self.turn_tiles = tuple(hidden[at + bag : at + bag + turn_tiles])
        self.out = tuple(sorted(hidden[at + bag + turn_tiles :]))

    # texts

    def question(self, seat: int) -> Event | None:
        if seat != self.active or self.phase == FINISHED:
            return None
        kind = PHASES[self.phase]
        if self.phase == MAIN and self.seats[seat].forest.tiles == 0:
            return Event("first", seat, space=self.layout.names[self.layout.centre])
        if self.phase == CLAIMING:
            return Event(kind, seat, tile=TYPES[self.claimed])
        if self.phase == FLIPPING:
            return Event(kind, seat, count=int(self.flips))
        return Event(kind, seat)

    def grammar(self) -> Grammar:
        return grammar_of(self.layout)

    def save(self) -> Saved:
        from hain.games.glade.saved import save

        return save(self)

    def position(self) -> str:
        from hain.games.glade.position import write

        return write(self)

    def pieces(self) -> dict[str, int]:
        """Every tile and every toadstool, wherever it lies; blue ones of a solo game may leave it."""
        found: dict[str, int] = dict.fromkeys([*TYPES, *[f"toadstool-{colour}" for colour in COLOURS]], 0)
        tiles = [*self.bag, *self.turn_tiles, *self.out, *([self.claimed] if self.claimed != NO_TILE else [])]
        held = [marker for marker in self.glade if marker != NO_MARKER]
        for seat in self.seats:
            tiles += [*seat.rack, *[cell for cell in seat.forest.cells if 0 <= cell < MARKED]]
            held += [*seat.store, *seat.enclosed_markers()]
            found[f"toadstool-{COLOURS[seat.number]}"] += seat.edge
        for tile in tiles:
            found[TYPES[tile]] += 1
        for colour in range(len(COLOURS)):
            found[f"toadstool-{COLOURS[colour]}"] += count_colour(held, colour, False)
        if len(self.seats) == 1:
            found[f"toadstool-{COLOURS[BLUE]}"] = 0
        return found


def _flipped(colour: int, move: int, layout: Layout) -> Event:
    """A toadstool of that colour was turned, in the place that a `flip` move names."""
    kind = kind_of(move)
    what = move - kind
    if kind == FLIP_GLADE:
        return Event("flipped_glade", colour, tile=TYPES[what])
    if kind == FLIP_STORE:
        return Event("flipped_store", colour, owner=int(what))
    return Event("flipped_enclosure", colour, owner=int(thing_of(what)), space=layout.names[space_of(what)])
