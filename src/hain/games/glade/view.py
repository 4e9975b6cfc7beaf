"""What a seat or an onlooker sees: everything but the other racks, the bag and the turn tiles (GLD-132 to GLD-134)."""

from typing import NotRequired, TypedDict, cast

from hain.core.known import View
from hain.core.sheet import ScoreSheet
from hain.games.glade import sets
from hain.games.glade.forest import MARKED, Forest, space_of, thing_of
from hain.games.glade.known import GladeKnown
from hain.games.glade.markers import MARKERS, NO_MARKER, colour_of, value_of
from hain.games.glade.position import board_rows
from hain.games.glade.seat import Seat
from hain.games.glade.sets import LEAVES, TYPES
from hain.games.glade.state import FINISHED, NO_TILE, PHASES, GladeState


class RunView(TypedDict):
    """A run that is a set of three or four, with the attributes that all its tiles share: of two shared ones the set is
    a double one. A set of three has a missing tile, and the spaces at its ends that are open to that."""

    spaces: list[str]
    shared: list[str]
    missing: NotRequired[str]
    ends: NotRequired[list[str]]


class ClaimView(TypedDict):
    """Where the tile of a claim would have to go: onto whose board, and its completing spaces; without any, onto
    whatever space is open to it."""

    board: int
    spaces: list[str]


class SeatView(TypedDict):
    """`apart` are the groups that cost a point each; an enclosed space is open until a marker lies there. The rack has
    the keys of its tiles."""

    seat: int
    score: int
    sheet: dict[str, int]
    board: int
    forest: list[str]
    runs: list[RunView]
    apart: list[list[str]]
    enclosed: dict[str, str | None]
    edge: int
    store: list[str]
    rack: list[str] | None
    rack_size: int


class GladeView(TypedDict):
    """`claims` are the toadstools that this seat could claim with its rack as the table stands, `danger` its own that
    another may claim, with the number of unseen copies of their tile; `leaves` has the value of the counter that a
    leaf symbol brings next."""

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
    claims: dict[str, ClaimView]
    danger: dict[str, int]
    leaves: dict[str, int]
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
    racks = _racks(eyes)
    sheets = state.scores()
    unseen = state.unseen()
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
        "claims": _claims(state, eyes.seat),
        "danger": _danger(state, eyes.seat, unseen),
        "leaves": _leaves(state) if state.matching else {},
        "seats": [_seat(eyes, *each) for each in zip(state.seats, sheets, racks)],
        "laid": [names[space] for space in state.laid],
        "claimed": None if state.claimed == NO_TILE else TYPES[state.claimed],
        "sets": [[names[thing_of(pair)], names[space_of(pair)]] for pair in state.sets],
        "flips": state.flips,
        "unseen": _counted(unseen),
        "to_act": state.to_act(),
        "ranking": state.ranking(),
    }
    return cast(View, seen)


def _racks(eyes: GladeKnown) -> list[list[str]]:
    """The keys of the tiles that one sees on each rack."""
    lying = eyes.places()
    return [[thing for thing in lying if lying[thing] == f"rack:{player.number}"] for player in eyes.table.seats]


def _claims(state: GladeState, seat: int | None) -> dict[str, ClaimView]:
    found: dict[str, ClaimView] = {}
    if seat is None or state.phase == FINISHED:
        return found
    player = state.seats[seat]
    for tile in state.claimable(player):
        marker = state.glade[tile]
        completing = state.completing(tile, marker)
        board = int(colour_of(marker)) if completing else seat
        found[TYPES[tile]] = {"board": board, "spaces": _names(state, completing)}
    return found


def _danger(state: GladeState, seat: int | None, unseen: list[int]) -> dict[str, int]:
    if seat is None:
        return {}
    return {TYPES[tile]: copies for tile, copies in state.endangered(seat, unseen).items()}


def _leaves(state: GladeState) -> dict[str, int]:
    """Nothing if all counters of a leaf are gone."""
    found: dict[str, int] = {}
    for leaf, name in enumerate(LEAVES):
        counter = state.highest_leaf_counter(leaf)
        found[name] = 0 if counter == NO_MARKER else value_of(counter)
    return found


def _names(state: GladeState, spaces: list[int]) -> list[str]:
    return [state.layout.names[space] for space in spaces]


def _run(state: GladeState, forest: Forest, run: list[int]) -> RunView:
    tiles = forest.tiles_of(run)
    found: RunView = {"spaces": _names(state, run), "shared": sets.shared_attributes(tiles)}
    if len(run) == 3:
        tile = sets.missing(tiles)
        found["missing"] = TYPES[tile]
        found["ends"] = _names(state, forest.free_ends(run, tile))
    return found


def _enclosed(forest: Forest) -> dict[str, str | None]:
    found: dict[str, str | None] = {forest.layout.names[space]: None for space in forest.enclosed()}
    for space, cell in enumerate(forest.cells):
        if cell >= MARKED:
            found[forest.layout.names[space]] = MARKERS[cell - MARKED]
    return found


def _seat(eyes: GladeKnown, player: Seat, sheet: ScoreSheet, rack: list[str]) -> SeatView:
    state, forest = eyes.table, player.forest
    shown = state.sees_rack(eyes.seat, player.number)
    return {
        "seat": player.number,
        "score": sheet.total,
        "sheet": sheet.data(),
        "board": forest.board,
        "forest": board_rows(forest),
        "runs": [_run(state, forest, run) for run in forest.sets()],
        "apart": [_names(state, group) for group in forest.groups_apart()],
        "enclosed": _enclosed(forest),
        "edge": player.edge,
        "store": sorted(MARKERS[marker] for marker in player.store),
        "rack": rack if shown else None,
        "rack_size": len(player.rack),
    }


def _counted(unseen: list[int]) -> dict[str, int]:
    """How many copies of each type have not been seen (GLD-133)."""
    found: dict[str, int] = {}
    for tile in unseen:
        found[TYPES[tile]] = found.get(TYPES[tile], 0) + 1
    return found
