"""Playing a card: selling and planting by rows."""

import pytest

from hain.games.waldgaertner.garden import SLOTS
from tests.rules.waldgaertner.tables import (
    FLORA,
    coins,
    hand,
    legal,
    market,
    one,
    plantings,
    play,
    refused,
    rows,
    step,
    table,
)

FULL_1 = {"1a": "himbeere", "1b": "heidelbeere", "1c": "stachelbeere", "1d": "moosbeere", "1e": "preiselbeere"}


@pytest.mark.rule("WAG-79")
def test_exactly_one_of_two_cards_is_played() -> None:
    state = table(regions={1: "9 ^feige", 2: "9 ^schlehe"}, hands={0: "walnuss", 1: "mispel"})
    play(state, "0 visit 1", "1 visit 2")
    assert state.to_act() == [0, 1]
    cards = {text.split()[1] for text in legal(state, 0)}
    assert cards == {"walnuss", "feige"}
    assert refused(state, "0 pass") == "WAG-79"
    assert refused(state, "0 sell mispel") == "WAG-79"
    assert refused(state, "0 plant schlehe 2a") == "WAG-79"
    play(state, "0 sell walnuss", "1 plant schlehe 2a")
    assert (hand(state, 0), hand(state, 1)) == (["feige"], ["mispel"])


@pytest.mark.rule("WAG-80")
def test_visitors_play_before_the_first_search() -> None:
    state = table([{}] * 3, coins=(1, 4, 1), regions={1: "9 ^kaki", 2: "9 ^jujube"})
    play(state, "0 visit 1", "1 visit 6", "2 visit 2")
    assert (step(state), state.to_act()) == ("play", [0, 2])
    play(state, "0 sell kaki", "2 sell jujube")
    assert (step(state), state.to_act()) == ("search", [1])
    assert {"kaki", "jujube"} <= set(market(state))


@pytest.mark.rule("WAG-81")
def test_selling_is_always_possible() -> None:
    state = one(FULL_1, hand="brombeere essig-rose", coins=(0,))
    assert {"sell brombeere", "sell essig-rose"} <= set(legal(state, 0))
    play(state, "0 sell brombeere", "1 sell stieleiche")
    assert coins(state) == [1, 3]
    assert market(state) == ["brombeere", "stieleiche"]


@pytest.mark.rule("WAG-82")
def test_a_male_has_the_price_of_its_size() -> None:
    for plant, price in zip(FLORA.plants, FLORA.price):
        assert price == (2 if plant.size.endswith("tree") else 1)
    assert FLORA.price[FLORA.find("ginkgo-princeton-sentry")] == 2


@pytest.mark.rule("WAG-83", "WAG-84", "WAG-85")
@pytest.mark.parametrize(
    ("card", "slots"),
    [
        ("himbeere", "1a 1b 1c 1d 1e"),
        ("feige", "2a 2b 2c 2d"),
        ("mispel", "3a 3b 3c"),
        ("speierling", "4a 4b"),
        ("walnuss", "5a"),
    ],
)
def test_every_size_has_its_row(card: str, slots: str) -> None:
    state = table([{}, {}], step="play", owes=[0], hands={0: f"{card} stieleiche"}, coins=(99,))
    assert [text.split()[1] for text in plantings(state) if text.startswith(card)] == slots.split()
    for slot in set(SLOTS) - set(slots.split()):
        assert refused(state, f"0 plant {card} {slot}") in ("WAG-85", "WAG-88", "WAG-91")
    assert len(SLOTS) == 21


@pytest.mark.rule("WAG-86")
def test_a_climber_goes_to_row_1_or_2() -> None:
    state = one({}, hand="weinrebe schlehe")
    assert refused(state, "0 plant weinrebe 3a") == "WAG-86"
    assert refused(state, "0 plant weinrebe 1a small") == "WAG-134"


@pytest.mark.rule("WAG-87")
def test_gaps_are_allowed_and_slots_hold_one_card() -> None:
    state = one({"2c": "hunds-rose"}, hand="feige schlehe")
    assert [text.split()[1] for text in plantings(state) if text.startswith("feige")] == ["2a", "2b", "2d"]
    assert refused(state, "0 plant feige 2c") == "WAG-87"


EXTRA = [
    ("brombeere", "1f", FULL_1, 1),
    ("feige", "2e", {"2a": "hunds-rose", "2b": "berberitze", "2c": "schlehe", "2d": "pimpernuss"}, 2),
    ("mispel", "3d", {"3a": "apfel-klarapfel", "3b": "hauszwetschge", "3c": "kornelkirsche"}, 3),
    ("suesskirsche", "4c", {"4a": "speierling", "4b": "baumhasel"}, 4),
    ("walnuss", "5b", {"5a": "rotbuche"}, 5),
    ("walnuss", "6a", {"5a": "rotbuche", "5b": "stieleiche"}, 6),
]


@pytest.mark.rule("WAG-84", "WAG-88", "WAG-89", "WAG-91")
@pytest.mark.parametrize(("card", "slot", "plants", "price"), EXTRA)
def test_the_extra_slot_of_a_row(card: str, slot: str, plants: dict[str, str], price: int) -> None:
    def with_coins(own: int, garden: dict[str, str]) -> list[str]:
        state = table([garden, {}], uproot="on", step="play", owes=[0], hands={0: f"{card} elsbeere"}, coins=(own,))
        return [text for text in plantings(state) if text.startswith(card)]

    assert with_coins(price, plants) == [f"{card} {slot}"]
    assert with_coins(price - 1, plants) == []
    fewer = dict(list(plants.items())[1:])
    assert f"{card} {slot}" not in with_coins(99, fewer)
    state = table([plants, {}], step="play", owes=[0], hands={0: f"{card} elsbeere"}, coins=(price - 1,))
    assert refused(state, f"0 plant {card} {slot}") == ("WAG-91" if slot == "6a" else "WAG-89")
    state = table([plants, {}], step="play", owes=[0], hands={0: f"{card} elsbeere"}, coins=(price,), in_round=10)
    play(state, f"0 plant {card} {slot}")
    assert coins(state)[0] == 0
    assert any(card in row for row in rows(state, 0))


@pytest.mark.rule("WAG-90")
def test_one_extra_plant_in_a_row() -> None:
    state = one({**FULL_1, "1f": "brombeere"}, hand="essig-rose feige", coins=(99,))
    assert not any(text.startswith("essig-rose") for text in plantings(state))
    assert refused(state, "0 plant essig-rose 1f") == "WAG-87"


@pytest.mark.rule("WAG-91")
def test_6a_is_for_a_second_extra_large_tree() -> None:
    plants = {"5a": "rotbuche"}
    state = table([plants, {}], step="play", owes=[0], hands={0: "walnuss feige"}, coins=(99,))
    assert refused(state, "0 plant walnuss 6a") == "WAG-91"
    assert refused(state, "0 plant feige 6a") == "WAG-85"


@pytest.mark.rule("WAG-92")
def test_a_plant_never_moves() -> None:
    state = table([{"2a": "feige"}, {}], hands={0: "schlehe"}, regions={1: "9 ^mispel", 2: "9 ^walnuss"})
    play(state, "0 visit 1", "1 visit 2")
    assert refused(state, "0 plant feige 2b") == "WAG-79"
    assert not any("feige" in text for text in legal(state, 0))


@pytest.mark.rule("WAG-93")
def test_a_covered_plant_occupies_its_slot() -> None:
    covered = {**FULL_1, "1c": "stachelbeere!"}
    state = table(
        [covered, {}], frost="on", in_round=12, step="play", owes=[0], hands={0: "brombeere feige"}, coins=(1,)
    )
    assert [text for text in plantings(state) if text.startswith("brombeere")] == ["brombeere 1f"]
