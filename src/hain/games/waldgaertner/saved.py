"""A state as JSON-ready data and back."""

from hain.core.dice import Dice
from hain.core.saved import load_position, save_position
from hain.core.state import Saved
from hain.games.waldgaertner.flora import Flora
from hain.games.waldgaertner.position import lines
from hain.games.waldgaertner.reading import read
from hain.games.waldgaertner.state import WaldgaertnerState


def save(state: WaldgaertnerState) -> Saved:
    return save_position(state, lines(state), state.dice)


def load(saved: Saved, flora: Flora) -> WaldgaertnerState:
    def from_text(text: str, dice: Dice) -> WaldgaertnerState:
        state = read(text, flora, 0)
        state.dice = dice
        return state

    return load_position(saved, "waldgaertner", from_text)
