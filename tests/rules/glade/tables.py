"""Tables of The Glade laid out for one rule at a time, and the example positions of the rules."""

from collections.abc import Iterator
from pathlib import Path

from hain import Event
from hain.games.glade.forest import Forest
from hain.games.glade.markers import listed
from hain.games.glade.position import board_rows, glade_text
from hain.games.glade.rules import RULES
from hain.games.glade.sets import TYPES
from hain.games.glade.state import PHASES, GladeState

EXAMPLES = Path(__file__).parent / "examples"
EMPTY = "... ... ... ... ... ... ..."


def examples() -> Iterator[tuple[str, str, list[str]]]:
    """Name, position and the lines that say what must hold."""
    for block in (EXAMPLES / "positions.txt").read_text("utf-8").split("== ")[1:]:
        head, _, lines = block.partition("\n--\n")
        name, _, position = head.partition("\n")
        yield name, position, lines.strip().split("\n")


def example(name: str) -> GladeState:
    return table(next(position for found, position, _ in examples() if found == name))


def table(position: str) -> GladeState:
    state = RULES.read(position)
    assert isinstance(state, GladeState)
    return state


def rows(**lines: str) -> str:
    """A forest of layout seven; `r4="... hab"` fills the fourth row from the left."""
    filled = []
    for number in range(1, 8):
        cells = lines.get(f"r{number}", "").split()
        filled.append(" ".join([*cells, *["..."] * (7 - len(cells))]))
    return "\n".join(filled)


def two(
    rack: str,
    forest: str,
    other: str = "",
    edge: int = 12,
    store: str = "-",
    glade: str = "-",
    phase: str = "main",
    other_edge: int = 12,
    other_store: str = "-",
    other_rack: str = "?8",
    end: str = "no",
    bag: int = 60,
    start: int = 0,
) -> GladeState:
    """Two seats on layout seven; seat 0 is active. Missing toadstools are filled into the other's store."""
    lines = [
        "glade base seven",
        f"start {start} active 0 phase {phase} bag {bag} end {end} passes 0",
        f"toadstools {glade}",
        f"seat 0 board 0 edge {edge} store {store} rack {rack}",
        forest,
        f"seat 1 board 0 edge {other_edge} store {other_store} rack {other_rack}",
        other or rows(r4="... ... ... tac"),
    ]
    return table("\n".join(lines))


def symbols(board: int, **tiles: str) -> str:
    """The symbol side of a board of layout seven, with tiles on some spaces."""
    layout = RULES.layouts["seven"]
    forest = Forest(layout, board)
    for space, tile in tiles.items():
        forest.lay(TYPES.index(tile), layout.find(space))
    return "\n".join(board_rows(forest))


def matching(rack: str, forest: str, store: str = "-", other_store: str = "-", phase: str = "main") -> GladeState:
    """The matching game on layout seven: seat 0 on board 3, seat 1 on board 1 with a tile on the centre."""
    return table(
        f"glade matching seven\nstart 0 active 0 phase {phase} bag 60 end no passes 0\ntoadstools -\n"
        f"seat 0 board 3 edge 12 store {store} rack {rack}\n{forest}\n"
        f"seat 1 board 1 edge 12 store {other_store} rack ?8\n{symbols(1, d4='tac')}"
    )


def play(state: GladeState, *texts: str) -> list[Event]:
    log: list[Event] = []
    for text in texts:
        seat = state.active
        state.play(seat, state.move(seat, text), log)
    return log


def legal(state: GladeState) -> list[str]:
    return [state.text(move) for move in state.moves(state.active)]


def summary(state: GladeState) -> str:
    """The summary line of the examples."""
    edges = ",".join(str(seat.edge) for seat in state.seats)
    stores = "|".join(listed(seat.store) for seat in state.seats)
    ended = "yes" if state.ended else "no"
    glade = glade_text(state.glade, ",")
    return f"edge {edges} store {stores} toadstools {glade} phase {PHASES[state.phase]} end {ended}"
