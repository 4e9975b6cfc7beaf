"""A state as JSON-ready data and back: its position text, and what a position cannot say."""

from typing import Any

from hain.core.dice import SEED_BITS
from hain.core.errors import BadPosition, BadRecord
from hain.core.seed import dice_data, read_dice
from hain.core.state import Saved
from hain.games.glade.forest import Layout, types_of
from hain.games.glade.position import read, write
from hain.games.glade.sets import COPIES, TYPES
from hain.games.glade.state import GladeState

_HIDDEN = ("bag", "turn_tiles", "out")


def save(state: GladeState) -> Saved:
    saved: Saved = {"game": state.game, "dice": dice_data(state.dice), "knowledge": state.knowledge}
    saved["position"] = write(state).split("\n")
    for name in _HIDDEN:
        saved[name] = [TYPES[tile] for tile in getattr(state, name)]
    names = state.layout.names
    saved["seconds"] = [[names[space] for space in seat.forest.seconds] for seat in state.seats]
    saved["swapped"] = [[name for tile, name in enumerate(TYPES) if seat.swapped >> tile & 1] for seat in state.seats]
    return saved


def load(saved: Saved, layouts: dict[str, Layout]) -> GladeState:
    """The state that was saved; anything else is refused."""
    try:
        return _load(saved, layouts)
    except (KeyError, ValueError, TypeError, AttributeError, BadPosition) as error:
        raise BadRecord("error-saved", game="glade") from error


def _load(saved: dict[str, Any], layouts: dict[str, Layout]) -> GladeState:
    if saved["game"] != "glade":
        raise ValueError(saved["game"])
    state = read("\n".join(saved["position"]), layouts, 0)
    state.dice = read_dice(saved["dice"])
    state.knowledge = _number(saved["knowledge"])
    sizes = [len(getattr(state, name)) for name in _HIDDEN]
    for name in _HIDDEN:
        setattr(state, name, tuple(TYPES.index(tile) for tile in saved[name]))
    pieces = state.pieces()
    if sizes != [len(getattr(state, name)) for name in _HIDDEN] or any(pieces[tile] != COPIES for tile in TYPES):
        raise ValueError(sizes)
    for seat, spaces, tiles in zip(state.seats, saved["seconds"], saved["swapped"], strict=True):
        seat.forest.seconds = tuple(state.layout.names.index(space) for space in spaces)
        seat.swapped = types_of(tuple(TYPES.index(tile) for tile in tiles))
    return state


def _number(value: Any) -> int:
    if not isinstance(value, int) or not 0 <= value < 1 << SEED_BITS:
        raise ValueError(value)
    return value
