"""A state as JSON-ready data and back: its position text, the dice and the level of knowledge."""

from typing import Any

from hain.core.dice import SEED_BITS, Dice
from hain.core.errors import BadPosition, BadRecord
from hain.core.state import Saved
from hain.games.waldgaertner.flora import Flora
from hain.games.waldgaertner.position import lines
from hain.games.waldgaertner.reading import read
from hain.games.waldgaertner.state import WaldgaertnerState


def save(state: WaldgaertnerState) -> Saved:
    return {
        "game": state.game,
        "position": lines(state),
        "dice": int(state.dice.state),
        "knowledge": state.knowledge,
    }


def load(saved: Saved, flora: Flora) -> WaldgaertnerState:
    """The state that was saved; anything else is refused."""
    try:
        return _load(saved, flora)
    except (KeyError, ValueError, TypeError, AttributeError, BadPosition) as error:
        raise BadRecord("error-saved", game="waldgaertner") from error


def _load(saved: dict[str, Any], flora: Flora) -> WaldgaertnerState:
    if saved["game"] != "waldgaertner":
        raise ValueError(saved["game"])
    state = read("\n".join(saved["position"]), flora, 0)
    state.dice = Dice(_number(saved["dice"]))
    state.knowledge = _number(saved["knowledge"])
    return state


def _number(value: Any) -> int:
    if not isinstance(value, int) or not 0 <= value < 1 << SEED_BITS:
        raise ValueError(value)
    return value
