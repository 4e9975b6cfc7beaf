"""What a seat or an onlooker sees: everything but the other racks, the bag and the turn tiles (GLD-132 to GLD-134)."""

from typing import TypedDict, cast

from hain.core.known import View
from hain.games.glade.forest import space_of, thing_of
from hain.games.glade.known import GladeKnown
from hain.games.glade.markers import MARKERS, NO_MARKER
from hain.games.glade.position import board_rows
from hain.games.glade.seat import Seat
from hain.games.glade.sets import TYPES
from hain.games.glade.state import NO_TILE, PHASES, GladeState


class SeatView(TypedDict):
    seat: int
    score: int
    sheet: dict[str, int]
    board: int
    forest: list[str]
    enclosed: list[str]
    edge: int
    store: list[str]
    rack: list[str] | None
    rack_size: int


class GladeView(TypedDict):
    game: str
    mode: str
    layout: str
    centre: str
    start: int
    active: int
    phase: str
    bag: int
    ended: bool
    passes: int
    turns: int | None
    glade: dict[str, str]
    seats: list[SeatView]
    laid: list[str]
    claimed: str | None
    sets: list[list[str]]
    flips: int
    unseen: dict[str, int]
    to_act: list[int]
    ranking: list[int]


def view(eyes: GladeKnown) -> View:
    state = eyes.table
    names = state.layout.names
    solo = len(state.seats) == 1
    seen: GladeView = {
        "game": state.game,
        "mode": "matching" if state.matching else "base",
        "layout": state.layout.name,
        "centre": names[state.layout.centre],
        "start": state.start,
        "active": state.active,
        "phase": PHASES[state.phase],
        "bag": len(state.bag),
        "ended": state.ended,
        "passes": state.passes,
        "turns": state.turns if solo else None,
        "glade": {TYPES[tile]: MARKERS[marker] for tile, marker in enumerate(state.glade) if marker != NO_MARKER},
        "seats": [_seat(eyes, player) for player in state.seats],
        "laid": [names[space] for space in state.laid],
        "claimed": None if state.claimed == NO_TILE else TYPES[state.claimed],
        "sets": [[names[thing_of(pair)], names[space_of(pair)]] for pair in state.sets],
        "flips": state.flips,
        "unseen": _unseen(state),
        "to_act": state.to_act(),
        "ranking": state.ranking(),
    }
    return cast(View, seen)


def _seat(eyes: GladeKnown, player: Seat) -> SeatView:
    state = eyes.table
    sheet = state.scores()[player.number]
    shown = state.sees_rack(eyes.seat, player.number)
    return {
        "seat": player.number,
        "score": sheet.total,
        "sheet": sheet.data(),
        "board": player.forest.board,
        "forest": board_rows(player.forest),
        "enclosed": [state.layout.names[space] for space in player.forest.enclosed()],
        "edge": player.edge,
        "store": sorted(MARKERS[marker] for marker in player.store),
        "rack": [TYPES[tile] for tile in player.rack] if shown else None,
        "rack_size": len(player.rack),
    }


def _unseen(state: GladeState) -> dict[str, int]:
    """How many copies of each type have not been seen (GLD-133)."""
    found: dict[str, int] = {}
    for tile in state.unseen():
        found[TYPES[tile]] = found.get(TYPES[tile], 0) + 1
    return found
