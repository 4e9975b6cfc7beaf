"""A state as JSON-ready data and back."""

from hain.core.dice import Dice
from hain.core.saved import load_position, save_position
from hain.core.state import Saved
from hain.games.earth.catalogue import Catalogue
from hain.games.earth.position import lines
from hain.games.earth.reading import read
from hain.games.earth.state import EarthState


def save(state: EarthState) -> Saved:
    return save_position(state, lines(state), state.dice)


def load(saved: Saved, catalogue: Catalogue) -> EarthState:
    def from_text(text: str, dice: Dice) -> EarthState:
        state = read(text, catalogue, 0)
        state.dice = dice
        return state

    return load_position(saved, "earth", from_text)
