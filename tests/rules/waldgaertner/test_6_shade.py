"""Planting by the shade rule."""

from typing import Any

import pytest

from hain.games.waldgaertner.state import WaldgaertnerState
from tests.rules.waldgaertner.tables import coins, legal, plantings, play, refused, rows, table


def shade(plants: dict[str, str], hand: str, own: int = 0, in_round: int = 4, frost: str = "off") -> WaldgaertnerState:
    """Seat 0 alone plays a card."""
    facts: dict[str, Any] = {"planting": "shade", "in_round": in_round, "frost": frost}
    return table([plants, {}], step="play", owes=[0], hands={0: hand}, coins=(own,), **facts)


def slots(state: WaldgaertnerState, card: str) -> list[str]:
    return [text.partition(" ")[2] for text in plantings(state) if text.startswith(f"{card} ")]


BASE = ["1a", "1b", "1c", "1d", "1e", "2a", "2b", "2c", "2d", "3a", "3b", "3c", "4a", "4b", "5a"]


@pytest.mark.rule("WAG-128")
@pytest.mark.parametrize("card", ["walnuss", "speierling", "mispel", "feige", "himbeere"])
def test_any_size_may_go_to_any_row(card: str) -> None:
    state = shade({}, f"{card} schlehe")
    assert slots(state, card) == BASE
    assert refused(state, f"0 plant {card} 1f") == "WAG-88"


@pytest.mark.rule("WAG-129")
def test_no_plant_shades_another() -> None:
    """A medium tree stands in 3b: smaller plants south of it, larger ones north."""
    sizes = {"walnuss": 5, "suesskirsche": 4, "mispel": 3, "feige": 2, "himbeere": 1}
    for card, size in sizes.items():
        state = shade({"3b": "speierling"}, f"{card} schlehe")
        found = slots(state, card)
        assert ("2b" in found) == ("2c" in found) == (size <= 4)
        assert ("4a" in found) == ("4b" in found) == (size >= 4)
        assert "3a" in found
        assert "2a" in found
    state = shade({"3b": "speierling"}, "walnuss schlehe")
    assert refused(state, "0 plant walnuss 2b") == "WAG-129"


@pytest.mark.rule("WAG-130")
def test_equal_beside_larger_and_equal_beside_smaller() -> None:
    plants = {"3a": "mispel", "3b": "speierling"}
    assert "2b" in slots(shade(plants, "kornelkirsche feige"), "kornelkirsche")
    assert "2b" in slots(shade(plants, "schlehe feige"), "feige")
    assert "2b" not in slots(shade(plants, "suesskirsche feige"), "suesskirsche")
    assert "4a" in slots(shade(plants, "suesskirsche feige"), "suesskirsche")
    assert "4a" not in slots(shade(plants, "kornelkirsche feige"), "kornelkirsche")


@pytest.mark.rule("WAG-131")
@pytest.mark.parametrize(
    ("plants", "card"),
    [
        ({"1a": "walnuss"}, "rotbuche"),
        ({"1a": "speierling", "1b": "baumhasel"}, "suesskirsche"),
        ({"1a": "mispel", "1b": "hauszwetschge", "1c": "apfel-boskoop"}, "kornelkirsche"),
        ({"1a": "hunds-rose", "1b": "berberitze", "1c": "schlehe", "1d": "pimpernuss"}, "feige"),
        (
            {"1a": "himbeere", "1b": "heidelbeere", "1c": "stachelbeere", "1d": "moosbeere", "1e": "preiselbeere"},
            "brombeere",
        ),
    ],
)
def test_base_slots_hold_so_many_of_a_size(plants: dict[str, str], card: str) -> None:
    state = shade(plants, f"{card} zirbelkiefer")
    assert slots(state, card) == []
    assert refused(state, f"0 plant {card} 3c") == "WAG-131"
    fewer = dict(list(plants.items())[1:])
    assert slots(shade(fewer, f"{card} zirbelkiefer"), card) != []


@pytest.mark.rule("WAG-131")
def test_a_climber_counts_as_its_size() -> None:
    four = {"1a": "hunds-rose", "1b": "berberitze", "1c": "schlehe", "1d": "weinrebe=l"}
    assert slots(shade(four, "feige mispel"), "feige") == []
    four["1d"] = "weinrebe=s"
    assert "2a" in slots(shade(four, "feige mispel"), "feige")


@pytest.mark.rule("WAG-132")
def test_extra_slots_have_no_limit_and_the_price_of_their_row() -> None:
    plants = {"5a": "walnuss", "2a": "hunds-rose", "2b": "berberitze", "2c": "schlehe", "2d": "pimpernuss"}
    state = shade(plants, "rotbuche mispel", 2, in_round=10)
    assert slots(state, "rotbuche") == ["2e"]
    play(state, "0 plant rotbuche 2e")
    assert coins(state)[0] == 0
    state = shade({**plants, "2e": "rotbuche"}, "stieleiche feige", 0)
    assert slots(state, "stieleiche") == []
    again = {"2a": "hunds-rose", "2b": "berberitze", "2c": "schlehe", "2d": "pimpernuss", "2e": "rotbuche"}
    assert "5a" in slots(shade(again, "stieleiche feige", 0), "stieleiche")


@pytest.mark.rule("WAG-133")
def test_6a_takes_only_a_large_tree() -> None:
    plants = {"5a": "walnuss", "5b": "mispel"}
    state = shade(plants, "rotbuche feige", 6)
    assert "6a" in slots(state, "rotbuche")
    assert "6a" not in slots(state, "feige")
    assert refused(state, "0 plant feige 6a") == "WAG-133"


@pytest.mark.rule("WAG-134")
def test_a_climber_is_planted_with_its_size() -> None:
    state = shade({"2a": "feige"}, "weinrebe schlehe", in_round=10)
    assert "weinrebe 1a small" in plantings(state)
    assert refused(state, "0 plant weinrebe 1a") == "WAG-134"
    assert refused(state, "0 plant schlehe 1a small") == "WAG-134"
    north = [text for text in legal(state, 0) if text.startswith("plant weinrebe 3a")]
    assert north == ["plant weinrebe 3a large"]
    play(state, "0 plant weinrebe 3a large")
    assert rows(state, 0)[3] == "3: weinrebe=l . . ."


@pytest.mark.rule("WAG-135")
def test_covered_plants_keep_their_size() -> None:
    state = shade({"3b": "mispel!"}, "walnuss feige", in_round=12, frost="on")
    assert "2b" not in slots(state, "walnuss")
    state = shade({"1a": "walnuss!"}, "rotbuche feige", in_round=12, frost="on")
    assert slots(state, "rotbuche") == []
