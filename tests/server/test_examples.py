"""The guides to the rules: their examples show what their words say, and their numbers come from the engine."""

import re
from pathlib import Path
from typing import Any

import pytest

import hain
from hain.server.examples import examples_of
from hain.words import LANGUAGES, fluent_text, words

GUIDES = Path(__file__).parents[2] / "ui" / "src" / "games"
VIEWS: dict[str, Any] = {example["name"]: example["view"] for example in examples_of("evergreen")}


def _seat(name: str) -> dict[str, Any]:
    seat: dict[str, Any] = VIEWS[name]["seats"][0]
    return seat


def _shows(key: str, *numbers: int, **details: str | int) -> None:
    """The words of an example state these numbers, in every language."""
    for language in LANGUAGES:
        text = words(language)(f"evergreen-guide-{key}", details, "evergreen")
        # the names of spaces have numbers of their own
        assert re.findall(r"(?<![a-f\d])\d+", text)[: len(numbers)] == [str(number) for number in numbers], text


def test_a_game_without_examples_has_none() -> None:
    assert [examples_of(game.name) for game in hain.games() if game.name != "evergreen"] == [[], [], []]


@pytest.mark.parametrize(("side", "points", "shaded"), [("n", 12, 3), ("e", 10, 4), ("s", 13, 2), ("w", 11, 3)])
def test_light_from_each_side(side: str, points: int, shaded: int) -> None:
    view, light = VIEWS[f"light-{side}"], _seat(f"light-{side}")["light"]
    assert view["sun"] == side
    assert (light["points"], len(light["shaded"])) == (points, shaded)
    assert sum(light["rays"]) == points
    _shows("light-example", points, shaded, side=side, points=points, shaded=shaded)


def test_the_same_planet_on_all_sides() -> None:
    assert len({tuple(_seat(f"light-{side}")["planet"]) for side in "nesw"}) == 1


def test_shade() -> None:
    light = _seat("shade")["light"]
    assert (VIEWS["shade"]["sun"], light["points"]) == ("w", 10)
    assert light["shaded"] == ["c1", "b4", "c6"]  # those the words call dark; b3 and c2 are lit
    _shows("shade", 10, points=light["points"])


def test_forest() -> None:
    forest = _seat("forest")["forest"]
    assert forest == {"points": 5, "spaces": ["c2", "c3", "d3", "e3", "e4"]}
    _shows("forest-example", 5, points=forest["points"])


def test_a_bush_joins_and_a_lake_grows() -> None:
    before, after = _seat("bush-before")["forest"]["points"], _seat("bush-after")["forest"]["points"]
    assert (before, after) == (2, 5)
    _shows("bush", 2, 5, before=before, after=after)
    assert _changes("bush-before", "bush-after") == {"d4": ".b"}
    assert _changes("lake-before", "lake-after") == {"c3": ".w", "d3": "tT", "c4": "st"}
    assert _changes("action-before", "action-after") == {"d3": "st", "e3": ".s"}


def _changes(before: str, after: str) -> dict[str, str]:
    rows = zip(_seat(before)["planet"], _seat(after)["planet"])
    cells = [(old, new, f"{'abcdef'[column]}{row}") for row, (one, other) in enumerate(rows, 1)
             for column, (old, new) in enumerate(zip(one.split(), other.split()))]  # fmt: skip
    return {name: old + new for old, new, name in cells if old != new}


@pytest.mark.parametrize(("name", "fertility", "points"), [("fertile", 5, 10), ("dry", 2, 4)])
def test_fertility_and_what_a_skull_does(name: str, fertility: int, points: int) -> None:
    stack = next(stack for stack in VIEWS[name]["zone"] if stack["biome"] == "wheat")
    harvest = next(each for each in _seat(name)["harvest"] if each["biome"] == "wheat")
    assert (stack["fertility"], harvest["points"], harvest["big_trees"]) == (fertility, points, 2)
    assert [card["face_up"] for card in stack["cards"]] == ([True, True] if name == "fertile" else [True, False, True])
    _shows(name, fertility, points, fertility=stack["fertility"], points=harvest["points"])


def test_every_rule_that_a_guide_names_exists() -> None:
    named: list[tuple[str, str]] = []
    for guide in GUIDES.glob("*/guide.ts"):
        text = guide.read_text("utf-8")
        (prefix,) = re.findall(r'numbered\("([A-Z]{3})"\)', text)
        named += [(prefix, number) for found in re.findall(r"rules\(([\d, ]+)\)", text) for number in found.split(", ")]
    known = {f"{game.prefix}-": fluent_text("en", f"{game.name}-rules") for game in hain.games()}
    assert len(named) > 60
    assert [
        f"{prefix}-{number}" for prefix, number in named if f"\n{prefix}-{number} = " not in known[f"{prefix}-"]
    ] == []


@pytest.mark.parametrize("game", [game.name for game in hain.games()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_guide_says_what_one_does_and_how_it_ends(language: str, game: str) -> None:
    for section in ("what", "end", "advice"):
        assert words(language).has(f"{game}-guide-{section}-title")
        assert words(language).has(f"{game}-guide-{section}-1")
    text = fluent_text(language, f"{game}-guide")
    assert len(re.findall(r"[.!?](?= |$)", text, re.MULTILINE)) >= 10
    assert all(line.count("*") % 2 == 0 for line in text.splitlines() if "*[other]" not in line)
