"""The table as styled text: the glade, two forests side by side, and the rack of whoever looks."""

from hain.core.diagram import Line, in_pairs, is_typed, sitter, typed
from hain.core.known import Span, Words
from hain.games.glade.forest import COLUMNS, EMPTY, MARKED
from hain.games.glade.known import GladeKnown
from hain.games.glade.markers import MARKERS, NO_MARKER, colour_of, listed
from hain.games.glade.position import cell_text
from hain.games.glade.seat import Seat
from hain.games.glade.sets import TYPES, leaf_of
from hain.games.glade.state import NO_TILE, PHASES, GladeState

_LEAVES = ("leaf", "moss", "gold", "bark")
_COLOURS = ("gold", "ice", "leaf", "rose")


def draw(eyes: GladeKnown, words: Words) -> list[Line]:
    state = eyes.table
    lines = [_headline(state, words), *_glade(state, words)]
    lines += in_pairs([_block(state, player, words) for player in state.seats])
    for player in state.seats:
        if state.sees_rack(eyes.seat, player.number):
            lines += [[], *_rack(player, words)]
    if state.claimed != NO_TILE:
        lines.append([(words("glade-diagram-claimed", {"tile": _named(state.claimed, words)}), "warn")])
    if not is_typed(words):
        lines += [[], [(words("glade-diagram-letters", {}), "muted")]]
    return lines


def _named(tile: int, words: Words) -> str:
    return typed(TYPES[tile], words) or words(f"glade-tile-{TYPES[tile]}", {})


def _headline(state: GladeState, words: Words) -> Line:
    parts = [words(f"glade-headline-{PHASES[state.phase]}", {}), words("glade-diagram-bag", {"bag": len(state.bag)})]
    if len(state.seats) == 1:
        parts.append(words("glade-diagram-turns", {"turns": int(state.turns)}))
    if state.ended:
        parts.append(words("glade-diagram-ended", {}))
    return [(" · ".join(parts), "strong")]


def _glade(state: GladeState, words: Words) -> list[Line]:
    """The toadstools on the glade, eight in a line."""
    spans: Line = []
    for tile, marker in enumerate(state.glade):
        if marker != NO_MARKER:
            spans.append((f"  {TYPES[tile]}:{MARKERS[marker]}", _COLOURS[colour_of(marker)]))
    lines: list[Line] = [[(words("glade-diagram-glade", {}), "muted")]]
    lines += [spans[start : start + 8] for start in range(0, len(spans), 8)]
    return lines


def _block(state: GladeState, player: Seat, words: Words) -> list[Line]:
    total = state.totals()[player.number]
    marks = (" ★" if state.start == player.number else "") + (" ◀" if state.active == player.number else "")
    title = words("glade-diagram-seat", {"seat": sitter(player.number, words), "points": total})
    facts = words("glade-diagram-edge", {"edge": player.edge, "store": listed(player.store), "rack": len(player.rack)})
    size = state.layout.size
    lines: list[Line] = [
        [(title + marks, _COLOURS[player.number])],
        [(facts, "muted")],
        [("  " + " ".join(f" {letter} " for letter in COLUMNS[:size]), "muted")],
    ]
    for row in range(size):
        line: Line = [(f"{row + 1} ", "muted")]
        for column in range(size):
            line.append(_cell(player, row * size + column))
            line.append((" " if column < size - 1 else "", ""))
        lines.append(line)
    return lines


def _cell(player: Seat, space: int) -> Span:
    cell = player.forest.cells[space]
    text = cell_text(player.forest, space)
    if cell == EMPTY:
        centre = space == player.forest.layout.centre and text == "..."
        return ("[ ]" if centre else text), "strong" if centre else "muted"
    if cell < MARKED:
        return text, _LEAVES[leaf_of(cell)]
    return text, "warn"


def _rack(player: Seat, words: Words) -> list[Line]:
    """The tiles after whose they are, or, where they have names, below it."""
    head: Span = (words("glade-diagram-rack", {"seat": sitter(player.number, words)}), "muted")
    line: Line = []
    for tile in player.rack:
        line += [("  " if is_typed(words) or not line else ", ", "")]
        line.append((_named(tile, words), _LEAVES[leaf_of(tile)]))
    return [[head, *line]] if is_typed(words) else [[head], line]
