"""The table written for people, read back, and counted (GLD-137 to GLD-139)."""

from hain.core.dice import Dice
from hain.core.errors import BadPosition
from hain.core.number import whole_number
from hain.core.sheet import ScoreSheet
from hain.games.glade.datafile import BOARDS, symbol_number
from hain.games.glade.forest import (
    EMPTY,
    LEFT,
    MARKED,
    NO_SPACE,
    NO_SYMBOL,
    UP,
    Forest,
    Layout,
    paired,
    space_of,
    thing_of,
)
from hain.games.glade.markers import (
    BLUE,
    COLOURS,
    FIRST_LEAF,
    MARKERS,
    NO_MARKER,
    colour_of,
    is_toadstool,
    listed,
)
from hain.games.glade.seat import RACK, TOADSTOOLS, Seat, count_colour
from hain.games.glade.sets import COPIES, LEAVES, TYPES, is_set
from hain.games.glade.state import (
    CLAIMING,
    FINISHED,
    FLIPPING,
    LAYING,
    MOST_LAID,
    NO_TILE,
    PHASES,
    RESOLVING,
    UNSEEN,
    GladeState,
)

MODES = ("base", "matching")
NOTHING = "-"


# writing


def write(state: GladeState) -> str:
    names = state.layout.names
    ended = "yes" if state.ended else "no"
    turns = f" turns {state.turns}" if len(state.seats) == 1 else ""
    lines = [
        f"glade {MODES[state.matching]} {state.layout.name}",
        f"start {state.start} active {state.active} phase {PHASES[state.phase]} bag {len(state.bag)}"
        f" end {ended} passes {state.passes}{turns}",
        "toadstools " + glade_text(state.glade, " "),
    ]
    for seat in state.seats:
        lines.append(
            f"seat {seat.number} board {seat.forest.board} edge {seat.edge} store {listed(seat.store)}"
            f" rack {rack_text(seat.rack)}"
        )
        lines += board_rows(seat.forest)
    pending = []
    if state.laid:
        pending.append("laid " + ",".join(names[space] for space in state.laid))
    if state.claimed != NO_TILE:
        pending.append(f"claimed {TYPES[state.claimed]}:{MARKERS[state.claimed_marker]}")
    if state.sets:
        pending.append("sets " + ",".join(f"{names[thing_of(run)]}-{names[space_of(run)]}" for run in state.sets))
    if state.flips:
        pending.append(f"flips {state.flips}")
    if pending:
        lines.append("pending " + " ".join(pending))
    return "\n".join(lines)


def rack_text(rack: tuple[int, ...]) -> str:
    """The tiles of a rack, or how many there are if they are not known."""
    if UNSEEN in rack:
        return f"?{len(rack)}"
    return ",".join(TYPES[tile] for tile in rack) or NOTHING


def glade_text(glade: list[int], separator: str) -> str:
    """The toadstools on the glade, by the names of their spaces."""
    found = [f"{TYPES[tile]}:{MARKERS[marker]}" for tile, marker in enumerate(glade) if marker != NO_MARKER]
    return separator.join(found) or NOTHING


def board_rows(forest: Forest) -> list[str]:
    size = forest.layout.size
    cells = [cell_text(forest, space) for space in range(forest.layout.spaces)]
    return [" ".join(cells[row * size : (row + 1) * size]) for row in range(size)]


def cell_text(forest: Forest, space: int) -> str:
    cell = forest.cells[space]
    if cell == EMPTY:
        symbol = forest.layout.symbols[forest.board][space]
        return "..." if symbol == NO_SYMBOL else symbol_text(symbol)
    if cell < MARKED:
        return TYPES[cell]
    marker = cell - MARKED
    return "*" + MARKERS[marker] if is_toadstool(marker) else MARKERS[marker].replace("-", "*")


def symbol_text(symbol: int) -> str:
    return "--" + LEAVES[(symbol - FIRST_LEAF) % 4] if symbol >= FIRST_LEAF else MARKERS[symbol]


# reading


class _SeatLines:
    """What a position says of one seat."""

    def __init__(self, line: int, words: dict[str, str]) -> None:
        self.line = line
        self.words = words
        self.rows: list[list[str]] = []


class _Reader:
    """The lines of a position, sorted by what they are about."""

    def __init__(self, text: str) -> None:
        self.line = 1
        self.mode = ""
        self.layout = ""
        self.head: dict[str, str] = {}
        self.toadstools: list[str] = []
        self.seats: list[_SeatLines] = []
        self.pending: dict[str, str] = {}
        for self.line, line in enumerate(text.splitlines(), 1):
            if line.strip() and not line.startswith("#"):
                self._take(line.split())
        if not self.layout:
            self.line = 1
            raise self.refuse("glade-position-head")

    def refuse(self, key: str, **details: str | int) -> BadPosition:
        return BadPosition(key, line=self.line, **details)

    def _take(self, words: list[str]) -> None:
        kind = words[0]
        if kind == "glade":
            if len(words) != 3 or words[1] not in MODES:
                raise self.refuse("glade-position-head")
            self.mode, self.layout = words[1:]
        elif kind == "start":
            self.head = self._named(words, ("start", "active", "phase", "bag", "end", "passes", "turns"))
        elif kind == "toadstools":
            self.toadstools = [word for word in words[1:] if word != NOTHING]
        elif kind == "seat":
            self.seats.append(_SeatLines(self.line, self._named(words, ("seat", "board", "edge", "store", "rack"))))
        elif kind == "pending":
            self.pending = self._named(words[1:], ("laid", "claimed", "sets", "flips"))
        elif self.seats:
            self.seats[-1].rows.append(words)
        else:
            raise self.refuse("glade-position-line", text=" ".join(words))

    def _named(self, words: list[str], names: tuple[str, ...]) -> dict[str, str]:
        found: dict[str, str] = {}
        for name, value in zip(words[::2], words[1::2]):
            if name not in names:
                raise self.refuse("glade-position-word", word=name, known=", ".join(names))
            found[name] = value
        if len(words) % 2:
            raise self.refuse("glade-position-word", word=words[-1], known=", ".join(names))
        return found

    def number(self, name: str, text: str, last: int) -> int:
        number = whole_number(text)
        if number is None or number > last:
            raise self.refuse("glade-position-number", name=name, value=text, last=last)
        return number

    def tile(self, name: str) -> int:
        if name not in TYPES:
            raise self.refuse("glade-no-tile", tile=name)
        return TYPES.index(name)

    def tiles(self, text: str) -> tuple[int, ...]:
        return tuple(sorted(self.tile(name) for name in text.split(",") if name != NOTHING))

    def marker(self, name: str) -> int:
        if name not in MARKERS:
            raise self.refuse("glade-position-marker", marker=name)
        return MARKERS.index(name)

    def space(self, name: str, layout: Layout) -> int:
        space = layout.find(name)
        if space == NO_SPACE:
            raise self.refuse("glade-no-space", space=name)
        return space

    def forest(self, lines: _SeatLines, layout: Layout, matching: bool) -> Forest:
        self.line = lines.line
        board = self.number("board", lines.words.get("board", "0"), BOARDS)
        if (board == 0) == matching:
            raise self.refuse("glade-position-board", board=board)
        forest = Forest(layout, board)
        if len(lines.rows) != layout.size or any(len(row) != layout.size for row in lines.rows):
            raise self.refuse("glade-position-rows", size=layout.size)
        for space, cell in enumerate(cell for row in lines.rows for cell in row):
            self._put(forest, space, cell)
        _check_runs(forest)
        for space, cell_number in enumerate(forest.cells):
            if cell_number >= MARKED and not forest.has_four_tiles_around(space):
                raise BadPosition("glade-position-not-enclosed", space=layout.names[space])
        return forest

    def _put(self, forest: Forest, space: int, cell: str) -> None:
        name = forest.layout.names[space]
        if cell in TYPES:
            forest.lay(TYPES.index(cell), space)
        elif "*" in cell:
            marker = cell[1:] if cell[1:2].isdecimal() else cell.replace("*", "-")
            if marker not in MARKERS:
                raise self.refuse("glade-position-cell", space=name, cell=cell)
            forest.mark(MARKERS.index(marker), space)
        elif symbol_number(cell) != forest.layout.symbols[forest.board][space]:
            raise self.refuse("glade-position-cell", space=name, cell=cell)


def _check_runs(forest: Forest) -> None:
    for space in range(forest.layout.spaces):
        if forest.is_tile(space):
            for way in (LEFT, UP):
                run = forest.run(space, way)
                if not is_set(forest.tiles_of(run)):
                    names = forest.layout.names
                    raise BadPosition("glade-position-run", first=names[run[0]], last=names[run[-1]])


def tally(text: str, layouts: dict[str, Layout]) -> list[ScoreSheet]:
    """Count forests, stores and the glade; racks do not matter, and an edge that is not told holds the rest."""
    return _read_table(_Reader(text), layouts, seed=0, strict=False).scores()


def read(text: str, layouts: dict[str, Layout], seed: int) -> GladeState:
    """The state of a position; unseen racks and the bag are dealt from the unseen tiles with the seed."""
    reader = _Reader(text)
    state = _read_table(reader, layouts, seed, strict=True)
    _read_pending(reader, state)
    state.note_copies()
    return state


def _read_table(reader: _Reader, layouts: dict[str, Layout], seed: int, strict: bool) -> GladeState:
    if reader.layout not in layouts:
        raise BadPosition("glade-position-layout", layout=reader.layout, known=", ".join(layouts))
    layout = layouts[reader.layout]
    matching = reader.mode == "matching"
    if not 1 <= len(reader.seats) <= len(COLOURS):
        raise BadPosition("glade-position-seats")
    seats = []
    for number, lines in enumerate(reader.seats):
        reader.line = lines.line
        if lines.words.get("seat") != str(number):
            raise reader.refuse("glade-position-seat-number", number=number)
        seats.append(Seat(number, reader.forest(lines, layout, matching), ()))
    state = GladeState(layout, matching, seats, Dice(seed))
    for word in reader.toadstools:
        tile, _, marker = word.partition(":")
        if state.glade[reader.tile(tile)] != NO_MARKER or not is_toadstool(reader.marker(marker)):
            raise BadPosition("glade-position-glade", text=word)
        state.glade[reader.tile(tile)] = reader.marker(marker)
    _read_markers(reader, state, strict)
    if strict:
        _read_head(reader, state)
        _deal_hidden(reader, state)
    return state


def _read_markers(reader: _Reader, state: GladeState, strict: bool) -> None:
    held = [marker for marker in state.glade if marker != NO_MARKER]
    for seat, lines in zip(state.seats, reader.seats):
        reader.line = lines.line
        store = [reader.marker(name) for name in lines.words.get("store", NOTHING).split(",") if name != NOTHING]
        seat.store = tuple(sorted(store))
        held += [*store, *seat.enclosed_markers()]
    for marker in held:
        if not is_toadstool(marker) and (held.count(marker) > 1 or not state.matching):
            raise BadPosition("glade-position-counter", marker=MARKERS[marker])
        if is_toadstool(marker) and colour_of(marker) >= len(state.seats) and not _is_solo_blue(state, marker):
            raise BadPosition("glade-position-colour", marker=MARKERS[marker])
    for seat, lines in zip(state.seats, reader.seats):
        reader.line = lines.line
        own = count_colour(held, seat.number, only_doubles=False)
        told = lines.words.get("edge", NOTHING if strict else str(TOADSTOOLS - own))
        seat.edge = reader.number("edge", told, TOADSTOOLS)
        if seat.edge + own != TOADSTOOLS:
            raise reader.refuse("glade-position-toadstools", seat=seat.number, count=seat.edge + own, all=TOADSTOOLS)
    if len(state.seats) == 1 and count_colour(held, BLUE, only_doubles=False) > TOADSTOOLS:
        raise BadPosition("glade-position-blue", all=TOADSTOOLS)


def _is_solo_blue(state: GladeState, marker: int) -> bool:
    return len(state.seats) == 1 and colour_of(marker) == BLUE


def _read_head(reader: _Reader, state: GladeState) -> None:
    reader.line = 2
    head = reader.head
    last = len(state.seats) - 1
    state.start = reader.number("start", head.get("start", NOTHING), last)
    state.active = reader.number("active", head.get("active", NOTHING), last)
    if head.get("phase") not in PHASES:
        raise reader.refuse("glade-position-phase", phase=head.get("phase", NOTHING), known=", ".join(PHASES))
    state.phase = PHASES.index(head["phase"])
    if head.get("end") not in ("yes", "no") or (head["end"] == "no" and any(seat.edge == 0 for seat in state.seats)):
        raise reader.refuse("glade-position-end", end=head.get("end", NOTHING))
    state.ended = head["end"] == "yes"
    most_passes = len(state.seats) if state.phase == FINISHED else len(state.seats) - 1
    state.passes = reader.number("passes", head.get("passes", NOTHING), most_passes)
    state.turns = reader.number("turns", head.get("turns", "1"), 9999)


def _deal_hidden(reader: _Reader, state: GladeState) -> None:
    """Whatever is neither shown nor counted is out of play."""
    unseen = [tile for tile in range(len(TYPES)) for _ in range(COPIES)]

    def show(tile: int) -> None:
        if tile not in unseen:
            raise BadPosition("glade-position-copies", tile=TYPES[tile], copies=COPIES)
        unseen.remove(tile)

    for seat, lines in zip(state.seats, reader.seats):
        reader.line = lines.line
        for cell in seat.forest.cells:
            if 0 <= cell < MARKED:
                show(cell)
        rack = lines.words.get("rack", NOTHING)
        if not rack.startswith("?"):
            seat.fill_rack(reader.tiles(rack))
            for tile in seat.rack:
                show(tile)
    if "claimed" in reader.pending:
        show(reader.tile(reader.pending["claimed"].partition(":")[0]))
    state.dice.shuffle(unseen)

    def deal(name: str, count: int) -> tuple[int, ...]:
        if count > len(unseen):
            raise BadPosition("glade-position-unseen", name=name, count=count, left=len(unseen))
        dealt = tuple(unseen[:count])
        del unseen[:count]
        return dealt

    for seat, lines in zip(state.seats, reader.seats):
        reader.line = lines.line
        rack = lines.words.get("rack", NOTHING)
        if rack.startswith("?"):
            seat.fill_rack(deal("rack", reader.number("rack", rack[1:], RACK)))
        if len(seat.rack) > RACK:
            raise reader.refuse("glade-position-number", name="rack", value=str(len(seat.rack)), last=RACK)
    reader.line = 2
    state.bag = deal("bag", reader.number("bag", reader.head.get("bag", NOTHING), len(TYPES) * COPIES))
    if len(state.seats) == 1:
        state.turn_tiles = deal("turns", min(state.turns, len(unseen)))
    state.out = tuple(sorted(unseen))


def _read_pending(reader: _Reader, state: GladeState) -> None:
    """What is going on in the middle of a turn must fit the phase."""
    pending = reader.pending
    needed = {
        LAYING: [{"laid"}],
        CLAIMING: [{"claimed"}],
        RESOLVING: [{"laid", "sets"}],
        FLIPPING: [{"laid", "flips"}, {"laid", "sets", "flips"}],
    }.get(state.phase, [set()])
    if set(pending) not in needed:
        raise BadPosition("glade-position-pending", phase=PHASES[state.phase])
    forest = state.seats[state.active].forest
    if "laid" in pending:
        state.laid = tuple(sorted(reader.space(name, state.layout) for name in pending["laid"].split(",")))
        if not _is_one_action(state.laid, forest):
            raise BadPosition("glade-position-laid", spaces=pending["laid"])
    if "claimed" in pending:
        tile, _, marker = pending["claimed"].partition(":")
        state.claimed, state.claimed_marker = reader.tile(tile), reader.marker(marker)
        if state.claimed_marker not in state.seats[state.active].store or not is_toadstool(state.claimed_marker):
            raise BadPosition("glade-position-claimed", marker=marker)
    if "sets" in pending:
        runs = {(run[0], run[-1]) for run in forest.runs_through(state.laid)}
        packed: list[int] = []
        for text in pending["sets"].split(","):
            first, _, last = text.partition("-")
            ends = reader.space(first, state.layout), reader.space(last, state.layout)
            if ends not in runs or paired(*ends) in packed:
                raise BadPosition("glade-position-set", text=text)
            packed.append(paired(*ends))
        state.sets = tuple(packed)
    if "flips" in pending:
        state.flips = reader.number("flips", pending["flips"], 99)
        if state.flips == 0:
            raise BadPosition("glade-position-pending", phase=PHASES[state.phase])
    if state.phase != FINISHED and not state.moves(state.active):
        raise BadPosition("glade-position-no-move", phase=PHASES[state.phase])


def _is_one_action(laid: tuple[int, ...], forest: Forest) -> bool:
    """One to four different tiles in one run."""
    if not 1 <= len(set(laid)) == len(laid) <= MOST_LAID or not all(forest.is_tile(space) for space in laid):
        return False
    return any(set(laid) <= set(forest.run(laid[0], way)) for way in (LEFT, UP))
