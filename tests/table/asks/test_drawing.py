"""The table drawn with letters for those who sit at it: in names, without anything that is only typed."""

import re

import pytest

import hain
from hain import Dice, State
from hain.table.asks.drawing import drawing
from hain.table.chair import Chair
from hain.table.clock import Clock
from hain.words import LANGUAGES, words

CHAIRS = [Chair(kind, Clock.parse("none")) for kind in ("person", "tree", "person")]
CHAIRS[0].name, CHAIRS[2].name = "Ada", "Cy"


def midgame(game: str, seats: int = 3, most: int = 60) -> State:
    state, dice = hain.rules(game).setup(seats, 3), Dice(3)
    for _ in range(most):
        seat = state.to_act()[0]
        state.play(seat, state.random_move(seat, dice))
    return state


def text(state: State, eyes: int | None, language: str) -> str:
    lines = drawing(state, CHAIRS, eyes, words(language))
    return "\n".join("".join(piece for piece, _ in line) for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["waldgaertner", "earth"])
def test_cards_have_names_and_no_ids(game: str, language: str) -> None:
    state = midgame(game)
    ids = {key.partition(":")[2].partition("/")[0] for key in state.known(0).places() if key.startswith("card:")}
    names = {str(words(language).thing(game, "card", card)) for card in ids}
    for eyes in (0, None):
        drawn = text(state, eyes, language)
        assert ids & set(re.findall(r"[\w-]+", drawn)) <= set(re.findall(r"[\w-]+", " ".join(names)))
        assert "Ada" in drawn
        assert words(language)("screen-bot-name-1") in drawn
        assert words(language)("seat-person", {"seat": 0}) not in drawn
    typed = "\n".join("".join(piece for piece, _ in line) for line in state.diagram(words(language), 0))
    assert ids & set(re.findall(r"[\w-]+", typed))
    assert words(language)("seat-person", {"seat": 0}) in typed


def test_a_drawn_grid_is_explained_in_words() -> None:
    state = midgame("earth", most=200)
    assert "(dauerhaft) – " in text(state, None, "de")
    assert not re.search(r"\b[GRBYM] [a-z]+:", text(state, None, "de"))


@pytest.mark.parametrize("game", ["glade", "evergreen"])
def test_letters_of_a_board_are_explained_where_they_are_not_typed(game: str) -> None:
    state = midgame(game)
    assert words("fr")(f"{game}-diagram-letters") in text(state, 0, "fr")
    assert "Ada" in text(state, 0, "fr")
