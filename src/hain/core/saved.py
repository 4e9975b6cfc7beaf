"""States whose saved form is their position text, the dice and the level of knowledge."""

from collections.abc import Callable
from typing import Any, TypeVar

from hain.core.dice import SEED_BITS, Dice
from hain.core.errors import BadPosition, BadRecord
from hain.core.seed import dice_data, read_dice
from hain.core.state import Saved, State

Loaded = TypeVar("Loaded", bound=State)


def save_position(state: State, position: list[str], dice: Dice) -> Saved:
    return {"game": state.game, "position": position, "dice": dice_data(dice), "knowledge": state.knowledge}


def load_position(saved: Saved, game: str, read: Callable[[str, Dice], Loaded]) -> Loaded:
    """The state that was saved, read from its position and given the dice; anything else is refused."""
    try:
        return _load(saved, game, read)
    except (KeyError, ValueError, TypeError, AttributeError, BadPosition) as error:
        raise BadRecord("error-saved", game=game) from error


def _load(saved: dict[str, Any], game: str, read: Callable[[str, Dice], Loaded]) -> Loaded:
    if saved["game"] != game:
        raise ValueError(saved["game"])
    state = read("\n".join(saved["position"]), read_dice(saved["dice"]))
    state.knowledge = _number(saved["knowledge"])
    return state


def _number(value: Any) -> int:
    if not isinstance(value, int) or not 0 <= value < 1 << SEED_BITS:
        raise ValueError(value)
    return value
