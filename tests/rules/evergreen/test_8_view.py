"""What the view tells beyond what lies on the table, for screens that know no rules."""

from typing import cast

import pytest

from hain.games.evergreen import Planet
from hain.games.evergreen.rules import RULES
from hain.games.evergreen.state import EvergreenState
from hain.games.evergreen.view import EvergreenView, SeatView
from tests.rules.evergreen.tables import EMPTY, acting, dealt, examples, play

PLANETS = [pytest.param(lines, id=name) for name, lines in examples("planet")]


def _view(state: EvergreenState) -> EvergreenView:
    return cast(EvergreenView, state.view(0))


def _own(state: EvergreenState) -> SeatView:
    return _view(state)["seats"][0]


@pytest.mark.rule("EVG-97", "EVG-103")
@pytest.mark.parametrize("lines", PLANETS)
def test_light_forest_and_big_trees_of_this_moment(lines: list[str]) -> None:
    """As in the worked examples, from every side of the sun."""
    planet, counts = "\n".join(lines[:6]), lines[6:]
    for line in counts:
        words = line.replace(":", "").split()
        if words[0] == "light":
            seen = _under_the_sun(planet, words[1])
            assert [seen["light"]["points"], *seen["light"]["rays"]] == [int(word) for word in words[2:]]
        elif words[0] == "forest":
            seen = _under_the_sun(planet, "n")
            assert seen["forest"]["points"] == len(seen["forest"]["spaces"]) == int(words[1])
        elif words[0] == "big":
            seen = _under_the_sun(planet, "n")
            assert [each["big_trees"] for each in seen["harvest"]] == [int(word) for word in words[1:]]


def _under_the_sun(planet: str, sun: str) -> SeatView:
    state = dealt("snow-bush", "wild-bud", "rock-sprout", sun=sun)
    state.seats[0].planet = Planet.parse(planet)
    return _own(state)


@pytest.mark.parametrize(
    ("sun", "shaded"),
    [("n", ["c2", "c3", "c4"]), ("s", ["c1", "c2"]), ("e", ["a4"]), ("w", ["c4"])],
)
def test_trees_in_shade_and_the_length_of_shadows(sun: str, shaded: list[str]) -> None:
    light = _under_the_sun(
        """
        . . T . . .
        . # t . # .
        . . T . . .
        t T t . . .
        . # . . # .
        . . . . . .""",
        sun,
    )["light"]
    assert light["shaded"] == shaded
    assert light["shadows"] == {"c1": 2, "c2": 1, "c3": 2, "a4": 1, "b4": 2, "c4": 1}
    assert light["points"] == 9 - sum({"c1": 2, "c3": 2}.get(space, 1) for space in shaded)


def test_the_biggest_forest_is_named() -> None:
    planet = "t . . . . .\nT # . . # .\n. . b t T .\n. . . s . .\n. # . . # .\n. . . . . ."
    assert _under_the_sun(planet, "n")["forest"] == {"points": 3, "spaces": ["c3", "d3", "e3"]}
    assert _under_the_sun(EMPTY, "n")["forest"] == {"points": 0, "spaces": []}


@pytest.mark.rule("EVG-112")
def test_big_trees_are_counted_with_the_present_fertility() -> None:
    state = dealt("snow-bush", "wild-bud", "rock-lake")
    state.seats[0].planet = Planet.parse("T . T . . .\n. # . T # .\n. . . . . .\n. . . . . .\n. # . . # .\nT . . . . .")
    harvest = {each["biome"]: each["points"] for each in _own(state)["harvest"]}
    assert harvest == {"snow": 6, "swamp": 0, "rock": 2, "flowers": 1, "wheat": 0, "grassland": 0}
    assert _own(state)["score"] == 0


@pytest.mark.rule("EVG-40", "EVG-41", "EVG-44")
def test_what_a_card_would_do_if_nobody_took_it() -> None:
    state = dealt("snow-lake", "snow-bush", "wild-bud", "swamp-sprout", seats=3)
    assert _view(state)["if_left"] == [0, 4, None, 0]
    play(state, 0, "draft snow-bush")
    assert _view(state)["if_left"] == [0, None, 0]
    play(state, 1, "draft wild-bud")
    play(state, 2, "draft swamp-sprout")
    assert (_view(state)["if_left"], _view(state)["zone"][0]["fertility"]) == ([], 0)


def test_both_parts_of_the_phase() -> None:
    state = acting("snow-sprout")
    parts = [(_own(state)["action_part"], _own(state)["power_part"])]
    for move in ("plant a1", "done", "power", "done"):
        play(state, 0, move)
        parts.append((_own(state)["action_part"], _own(state)["power_part"]))
    assert parts == [
        ("open", "open"),
        ("in_progress", "open"),
        ("over", "open"),
        ("over", "in_progress"),
        ("over", "over"),
    ]


@pytest.mark.rule("EVG-131")
def test_a_glimpse_of_the_last_move_shows_the_planet_and_no_new_card() -> None:
    state = acting("snow-bud", EMPTY)
    play(state, 1, "pass", "pass")
    play(state, 0, "power", "plant a1", "plant c1")
    move = state.move(0, "plant c2")
    seen = RULES.glimpse(state, 0, move)
    assert seen is not None
    told = cast(EvergreenView, seen.view(0))
    assert told["seats"][0]["planet"][:2] == ["s . s . . .", ". # s . # ."]
    assert (seen.knowledge, told["round"], told["pool"], told["deck"]) == (state.knowledge, 1, [], _view(state)["deck"])
    assert _own(state)["planet"][1] == ". # . . # ."
    state.play(0, move)
    assert state.knowledge == seen.knowledge + 1
    assert RULES.glimpse(state, state.to_act()[0], state.moves(state.to_act()[0])[0]) is None
