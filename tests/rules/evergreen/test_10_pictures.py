"""The pictures beside the rules show what the engine counts."""

import json
from pathlib import Path
from typing import Any

import pytest

from hain.games.evergreen import Planet
from hain.games.evergreen.planet import SIDES
from hain.words import LANGUAGES, words

FILE = Path(__file__).parents[3] / "ui" / "src" / "games" / "evergreen" / "examples.json"
PICTURES: dict[str, dict[str, Any]] = json.loads(FILE.read_text("utf-8"))


@pytest.mark.parametrize("rule", PICTURES)
def test_a_picture_is_right(rule: str) -> None:
    shown = PICTURES[rule]
    planet = Planet.parse("\n".join(shown["planet"]))
    board = planet.board
    assert all(words(language).has(f"evergreen-example-{rule}") for language in LANGUAGES)
    assert all(board.find(space) >= 0 for space in shown.get("marked", []))
    if "sun" in shown:
        small, big = planet.lit(SIDES.index(shown["sun"]))
        assert shown["rays"] == planet.light_lines(shown["sun"])
        assert shown["shaded"] == board.named((planet.small | planet.big) & ~(small | big))
        lengths = dict.fromkeys(board.named(planet.small), 1) | dict.fromkeys(board.named(planet.big), 2)
        assert shown["shadows"] == lengths
    if "forest" in shown:
        assert shown["forest"] == planet.forests()[0]
