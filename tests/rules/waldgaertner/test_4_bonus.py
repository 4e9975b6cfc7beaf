"""The four-colour bonus."""

import pytest

from hain.core.bits import count
from tests.rules.waldgaertner.tables import coins, hand, legal, market, play, refused, step, table

THREE = {"3a": "hauszwetschge", "3b": "kornelkirsche", "2a": "hunds-rose"}  # white, yellow, pink


@pytest.mark.rule("WAG-94")
def test_colours_of_face_up_plants_count() -> None:
    def colours(plants: dict[str, str]) -> int:
        return count(table([plants, {}], frost="on", in_round=12).seats[0].garden.colours())

    assert colours(THREE) == 3
    assert colours({**THREE, "1a": "gebirgs-rose"}) == 4
    assert colours({**THREE, "1a": "gebirgs-rose!"}) == 3
    assert colours({**THREE, "5a": "walnuss"}) == 3
    assert colours({"3a": "apfel-boskoop"}) == 1


@pytest.mark.rule("WAG-95", "WAG-96")
def test_the_bonus_falls_due_once() -> None:
    state = table([THREE, {}], step="play", owes=[0], hands={0: "gebirgs-rose feige"}, market="mispel")
    play(state, "0 plant gebirgs-rose 1a")
    assert step(state) == "bonus"
    assert "bonus due" in state.position()
    play(state, "0 pass")
    assert "seat 0 coins 1 bonus used" in state.position()
    assert step(state) == "visit"
    four = {**THREE, "1a": "gebirgs-rose!"}
    state = table(
        [four, {}], step="play", owes=[0], hands={0: "moenchspfeffer feige"}, market="mispel", bonus={0: "used"},
        frost="on", in_round=12,
    )  # fmt: skip
    play(state, "0 plant moenchspfeffer 2b")
    assert step(state) == "visit"


@pytest.mark.rule("WAG-95")
def test_only_a_planting_brings_the_bonus() -> None:
    state = table([THREE, {}], step="play", owes=[0], hands={0: "gebirgs-rose feige"}, market="mispel")
    play(state, "0 sell gebirgs-rose")
    assert step(state) == "visit"


@pytest.mark.rule("WAG-97", "WAG-39")
@pytest.mark.parametrize(("number", "order"), [(5, [0, 2]), (2, [2, 0]), (3, [2, 0]), (4, [0, 2])])
def test_entitled_seats_are_asked_in_turn_order(number: int, order: list[int]) -> None:
    other = {"3a": "kahle-felsenbirne", "1a": "mahonie", "1b": "cranberry"}
    hands = {0: "gebirgs-rose feige", 2: "blut-johannisbeere schlehe"}
    state = table([THREE, {}, other, {}], in_round=number, step="play", owes=[0, 2], hands=hands, market="mispel")
    play(state, "0 plant gebirgs-rose 1a", "2 plant blut-johannisbeere 2a")
    asked = []
    while step(state) == "bonus":
        asked += state.to_act()
        play(state, f"{state.to_act()[0]} pass")
    assert asked == order


@pytest.mark.rule("WAG-98")
def test_cards_just_sold_can_be_taken() -> None:
    hands = {0: "gebirgs-rose feige", 1: "walnuss stieleiche"}
    state = table([THREE, {}], step="play", hands=hands)
    play(state, "0 plant gebirgs-rose 1a", "1 sell walnuss")
    assert legal(state, 0) == ["take walnuss", "pass"]
    assert refused(state, "0 take mispel") == "WAG-97"


@pytest.mark.rule("WAG-99")
def test_who_took_a_card_plays_one_at_once() -> None:
    state = table([THREE, {}], step="play", owes=[0], hands={0: "gebirgs-rose feige"}, market="mispel", coins=(2,))
    play(state, "0 plant gebirgs-rose 1a", "0 take mispel")
    assert (step(state), state.to_act()) == ("play", [0])
    assert coins(state)[0] == 2
    assert hand(state, 0) == ["feige", "mispel"]
    assert refused(state, "0 pass") == "WAG-79"
    play(state, "0 sell feige")
    assert market(state) == ["feige"]
    assert (step(state), hand(state, 0)) == ("visit", ["mispel"])


@pytest.mark.rule("WAG-100")
def test_an_empty_market_keeps_the_bonus_due() -> None:
    state = table([THREE, {}], step="play", owes=[0], hands={0: "gebirgs-rose feige", 1: "schlehe"})
    play(state, "0 plant gebirgs-rose 1a")
    assert step(state) == "visit"
    play(state, "0 visit 1", "1 visit 2")
    assert "bonus due" in state.position()
    play(state, f"0 {legal(state, 0)[0]}", "1 sell schlehe")
    assert (step(state), state.to_act()) == ("bonus", [0])


@pytest.mark.rule("WAG-100")
def test_a_bonus_that_never_finds_a_card_is_lost() -> None:
    hands = {0: "feige", 1: "schlehe"}
    four = {**THREE, "1a": "gebirgs-rose"}
    state = table([four, {}], in_round=21, step="final", hands=hands, bonus={0: "due"})
    play(state, "0 plant feige 2b", "1 plant schlehe 2a")
    assert step(state) == "over"
    state = table([four, {}], in_round=21, step="final", hands=hands, bonus={0: "due"})
    play(state, "0 pass", "1 sell schlehe")
    assert step(state) == "over"
