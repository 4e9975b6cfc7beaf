"""What a seat or an onlooker sees: everything but the other racks, the bag and the turn tiles (GLD-132 to GLD-134)."""

from typing import TypedDict, cast

from hain.core.state import View
from hain.games.glade.forest import MARKED
from hain.games.glade.markers import MARKERS, NO_MARKER
from hain.games.glade.position import board_rows
from hain.games.glade.seat import Seat
from hain.games.glade.sets import TYPES
from hain.games.glade.state import FINISHED, NO_TILE, PHASES, GladeState


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


def view(state: GladeState, seat: int | None) -> View:
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
        "seats": [_seat(state, player, seat) for player in state.seats],
        "laid": [names[space] for space in state.laid],
        "claimed": None if state.claimed == NO_TILE else TYPES[state.claimed],
        "sets": [[names[packed >> 7], names[packed & 127]] for packed in state.sets],
        "flips": state.flips,
        "unseen": _unseen(state, seat),
        "to_act": state.to_act(),
        "ranking": state.ranking(),
    }
    return cast(View, seen)


def knows_rack(state: GladeState, seat: int | None, owner: int) -> bool:
    """A rack is its owner's secret until the game is over."""
    return seat == owner or state.phase == FINISHED


def _seat(state: GladeState, player: Seat, seat: int | None) -> SeatView:
    sheet = state.scores()[player.number]
    shown = knows_rack(state, seat, player.number)
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


def _unseen(state: GladeState, seat: int | None) -> dict[str, int]:
    """How many copies of each type this seat has not seen (GLD-133)."""
    left = dict.fromkeys(TYPES, 2)
    for player in state.seats:
        for cell in player.forest.cells:
            if 0 <= cell < MARKED:
                left[TYPES[cell]] -= 1
        if knows_rack(state, seat, player.number):
            for tile in player.rack:
                left[TYPES[tile]] -= 1
    if state.claimed != NO_TILE:
        left[TYPES[state.claimed]] -= 1
    return {tile: count for tile, count in left.items() if count}
