"""What the compost, water and grow actions bring to the active seat and to the others."""

import pytest

from hain import Event
from hain.games.earth.state import EarthState
from tests.rules.earth.tables import (
    cell,
    compost,
    deck,
    grid,
    hand,
    kinds,
    legal,
    names,
    pieces,
    play,
    point,
    refused,
    seat,
    soil,
    table,
)

DECK = "e57 e58 e60 e62 e63 e64 #90"
MUDPOT = "e223"
"""An event for nothing, in the hand of a seat that has to stop where it stands."""


def other(action: str, ground: str = "e05 e41", **lines: str | int) -> EarthState:
    """The second seat, with these things, has its choice of two."""
    state = table(seat(hand="e220"), {**seat(ground), **lines}, deck=DECK)
    play(state, f"0 choose {action}")
    return state


def owned(state: EarthState, number: int) -> tuple[int, int, int, int, int]:
    """Soil, cards in hand and compost, sprouts and growth pieces."""
    return soil(state, number), len(hand(state, number)), len(compost(state, number)), *pieces(state, number)


# the active seat


@pytest.mark.rule("EAR-146")
def test_compost_brings_five_soil_and_two_cards() -> None:
    state = table(seat("e05 e41", soil=1, compost="e09", hand=MUDPOT), seat("e13"), deck=DECK)
    log = play(state, "0 choose compost")
    assert log == [
        Event("action", 0, action="compost"),
        Event("soil", 0, count=5),
        Event("composted_deck", 0, count=2),
    ]
    assert (soil(state), compost(state), hand(state)) == (6, ["e09", "e57", "e58"], [MUDPOT])
    assert deck(state)[:2] == ["e60", "e62"]


@pytest.mark.rule("EAR-146", "EAR-108", "EAR-111")
@pytest.mark.parametrize("amount", [0, 3, 5])
def test_the_soil_of_compost_may_be_declined_but_not_the_cards(amount: int) -> None:
    state = table(seat("e05 e41", hand=MUDPOT), seat("e13"), deck=DECK)
    play(state, "0 part", "0 choose compost")
    assert legal(state) == [f"amount {number}" for number in range(6)]
    assert compost(state) == []
    play(state, f"0 amount {amount}")
    assert (soil(state), compost(state)) == (amount, ["e57", "e58"])
    assert point(state) == "activate c295a"


@pytest.mark.rule("EAR-146", "EAR-118")
def test_two_cards_of_compost_with_fewer_left() -> None:
    state = table(seat("e05", hand=MUDPOT), seat("e13", hand="e33"), deck="e57")
    play(state, "0 choose compost")
    assert (soil(state), compost(state)) == (5, ["e57"])


@pytest.mark.rule("EAR-147")
def test_water_brings_six_sprouts_then_two_soil() -> None:
    state = table(seat("e05 e41", hand=MUDPOT), seat("e13"), deck=DECK)
    play(state, "0 choose water")
    assert legal(state) == ["all", "sprout d4", "sprout e4", "done", "event e223", "part"]
    play(state, "0 sprout e4", "0 sprout e4", "0 sprout d4", "0 sprout d4", "0 sprout d4")
    assert (point(state), soil(state)) == ("place sprout 1 for bonus, then soil 2", 0)
    play(state, "0 sprout d4")
    assert (grid(state), owned(state, 0)) == ("e05+4s e41+2s", (2, 1, 0, 6, 0))
    assert deck(state)[0] == "e57"


@pytest.mark.rule("EAR-147", "EAR-112")
@pytest.mark.parametrize("placed", [0, 1, 2])
def test_sprouts_of_water_may_be_declined(placed: int) -> None:
    state = table(seat("e05 e41", hand=MUDPOT), seat("e13"))
    play(state, "0 choose water", *["0 sprout d4"] * placed, "0 done")
    assert owned(state, 0) == (2, 1, 0, placed, 0)
    assert point(state) == "activate e05"


@pytest.mark.rule("EAR-147", "EAR-167")
def test_sprouts_without_room_are_lost() -> None:
    """V-35"""
    state = table(seat("e05+6s e25+1s e24", hand=MUDPOT), seat("e13"))
    play(state, "0 choose water")
    assert "convert" in legal(state)
    play(state, "0 sprout e4")
    assert refused(state, "0 convert") == "EAR-167"
    log = play(state, "0 all")
    assert kinds(log) == ["sprouted", "sprouted", "sprouted", "soil"]
    assert (grid(state), soil(state)) == ("e05+6s e25+3s e24+2s", 2)
    assert "convert" in legal(state)


@pytest.mark.rule("EAR-147", "EAR-114")
def test_without_any_room_there_is_just_the_soil() -> None:
    state = table(seat("e51+4s", hand=MUDPOT), seat("e13"))
    play(state, "0 choose water")
    assert (pieces(state), soil(state), point(state)) == ((4, 0), 2, "activate e51")


@pytest.mark.rule("EAR-148")
def test_grow_brings_four_cards_then_two_growth_pieces() -> None:
    state = table(seat("e05 e41", hand=MUDPOT), seat("e13"), deck=DECK)
    play(state, "0 choose grow")
    assert hand(state) == ["e57", "e58", "e60", "e62", MUDPOT]
    assert (point(state), pieces(state)) == ("place growth 2", (0, 0))
    assert legal(state) == ["all", "grow d4", "grow e4", "done", "event e223", "part"]
    play(state, "0 grow e4")
    assert refused(state, "0 event e223") == "EAR-103"
    play(state, "0 grow e4")
    assert (grid(state), point(state)) == ("e05 e41+2g", "activate e41")
    assert owned(state, 0) == (0, 5, 0, 0, 2)


@pytest.mark.rule("EAR-148", "EAR-103")
def test_an_event_just_drawn_is_played_before_the_first_piece() -> None:
    state = table(seat("e41"), seat("e13"), deck="e224 e57 e58 e60 #90")
    play(state, "0 choose grow", "0 event e224", "0 all")
    assert (cell(state, "d4"), point(state)) == ("e41+1g", "place growth 2")
    play(state, "0 all")
    assert cell(state, "d4") == "e41+3g"


@pytest.mark.rule("EAR-148", "EAR-114")
def test_growth_without_room_is_lost() -> None:
    state = table(seat("e41+3g", hand=MUDPOT), seat("e13"), deck=DECK)
    play(state, "0 choose grow", "0 all")
    assert (cell(state, "d4"), point(state)) == ("e41+4g", "activate e41")
    state = table(seat("e51", hand=MUDPOT), seat("e13"), deck=DECK)
    play(state, "0 choose grow")
    assert (len(hand(state)), pieces(state), point(state)) == (5, (0, 0), "activate")


@pytest.mark.rule("EAR-148", "EAR-118")
def test_grow_with_three_cards_left() -> None:
    state = table(seat("e41"), seat("e13"), deck="e57 e58", discard="e60")
    play(state, "0 choose grow", "0 grow d4")
    assert hand(state) == ["e57", "e58", "e60"]
    assert (cell(state, "d4"), deck(state), names(state.discard)) == ("e41+1g", [], [])


# the others


@pytest.mark.rule("EAR-149")
@pytest.mark.parametrize(
    ("action", "offered"),
    [
        ("compost", ["take soil", "take deck"]),
        ("water", ["take sprout", "take soil"]),
        ("grow", ["take draw", "take growth"]),
    ],
)
def test_what_the_others_may_take(action: str, offered: list[str]) -> None:
    state = other(action)
    assert point(state, 1) == "bonus"
    assert legal(state, 1) == [*offered, "pass", "part"]
    assert owned(state, 1) == (0, 0, 0, 0, 0)


@pytest.mark.rule("EAR-149")
@pytest.mark.parametrize(
    ("action", "thing"),
    [
        ("compost", "draw"), ("compost", "sprout"), ("compost", "growth"),
        ("water", "draw"), ("water", "deck"), ("water", "growth"),
        ("grow", "soil"), ("grow", "deck"), ("grow", "sprout"),
    ],
)  # fmt: skip
def test_what_the_others_are_not_offered(action: str, thing: str) -> None:
    assert refused(other(action), f"1 take {thing}") == "EAR-149"


@pytest.mark.rule("EAR-149")
@pytest.mark.parametrize(
    ("action", "moves", "gained"),
    [
        ("compost", ["take soil"], (2, 0, 0, 0, 0)),
        ("compost", ["take deck"], (0, 0, 2, 0, 0)),
        ("water", ["take sprout", "all"], (0, 0, 0, 2, 0)),
        ("water", ["take soil"], (2, 0, 0, 0, 0)),
        ("grow", ["take draw"], (0, 2, 0, 0, 0)),
        ("grow", ["take growth", "all"], (0, 0, 0, 0, 2)),
        ("compost", ["pass"], (0, 0, 0, 0, 0)),
        ("water", ["pass"], (0, 0, 0, 0, 0)),
        ("grow", ["pass"], (0, 0, 0, 0, 0)),
    ],
)
def test_what_the_others_receive(action: str, moves: list[str], gained: tuple[int, ...]) -> None:
    state = other(action)
    top = deck(state)
    play(state, *(f"1 {move}" for move in moves))
    assert owned(state, 1) == gained
    assert len(top) - len(deck(state)) == gained[1] + gained[2]


@pytest.mark.rule("EAR-149")
def test_the_active_seat_has_no_such_choice() -> None:
    assert refused(other("water", "e13"), "0 take soil") == "EAR-155"


@pytest.mark.rule("EAR-149", "EAR-102", "EAR-103")
def test_the_choice_is_a_free_point() -> None:
    state = other("grow", "e05+3s", hand=MUDPOT)
    assert legal(state, 1) == ["take draw", "take growth", "pass", "event e223", "convert", "part"]
    play(state, "1 event e223", "1 convert")
    assert (soil(state, 1), pieces(state, 1), point(state, 1)) == (3, (0, 0), "bonus")


@pytest.mark.rule("EAR-150")
def test_one_of_the_two_and_never_both() -> None:
    state = other("compost", hand=MUDPOT)
    play(state, "1 take soil")
    assert refused(state, "1 take deck") == "EAR-155"
    assert refused(state, "1 take soil") == "EAR-155"
    assert owned(state, 1) == (2, 1, 0, 0, 0)


@pytest.mark.rule("EAR-150", "EAR-111")
def test_less_of_one_does_not_bring_some_of_the_other() -> None:
    state = other("compost", hand=MUDPOT)
    play(state, "1 part", "1 take soil")
    assert legal(state, 1) == ["amount 0", "amount 1", "amount 2"]
    play(state, "1 amount 1")
    assert owned(state, 1) == (1, 1, 0, 0, 0)
    assert refused(state, "1 take deck") == "EAR-155"


@pytest.mark.rule("EAR-151")
def test_sprouts_are_taken_only_with_room() -> None:
    state = other("water", "e51+4s", hand=MUDPOT)
    assert "take sprout" not in legal(state, 1)
    assert refused(state, "1 take sprout") == "EAR-151"
    state = other("water", "e51+3s")
    play(state, "1 take sprout", "1 all")
    assert (cell(state, "d4", 1), soil(state, 1)) == ("e51+4s", 0)


@pytest.mark.rule("EAR-151")
def test_growth_is_taken_only_with_room() -> None:
    state = other("grow", "e05+1g", hand=MUDPOT)
    assert "take growth" not in legal(state, 1)
    assert refused(state, "1 take growth") == "EAR-151"
    state = other("grow", "e25+1g")
    play(state, "1 take growth", "1 all")
    assert cell(state, "d4", 1) == "e25+2g"


@pytest.mark.rule("EAR-151")
def test_without_a_grid_no_piece_can_be_taken() -> None:
    assert legal(other("water", "-"), 1) == ["take soil", "pass", "part"]
    assert legal(other("grow", "-"), 1) == ["take draw", "pass", "part"]


@pytest.mark.rule("EAR-151", "EAR-118")
def test_cards_may_be_taken_even_if_none_is_left() -> None:
    state = table(seat("e01"), seat("e41"), deck=0)
    play(state, "0 choose grow", "1 take draw")
    assert (hand(state, 1), point(state, 1)) == ([], "activate e41")


@pytest.mark.rule("EAR-152")
@pytest.mark.parametrize(
    ("action", "bonus", "listed"),
    [
        ("compost", "take soil", "e06 e236"),
        ("compost", "pass", "e06 e236"),
        ("water", "take soil", "e48 e236"),
        ("water", "pass", "e48 e236"),
        ("grow", "take draw", "e33 e236"),
        ("grow", "pass", "e33 e236"),
    ],
)
def test_after_the_bonus_the_seat_activates(action: str, bonus: str, listed: str) -> None:
    state = other(action, "e107 e06 / e48 e33 / e236 .", board="i286a c304a y330a", compost=1, hand=MUDPOT)
    play(state, f"1 {bonus}")
    assert point(state, 1) == f"activate {listed}"


@pytest.mark.rule("EAR-152")
@pytest.mark.parametrize(
    ("action", "moves", "listed"), [("compost", [], "e06 c295a"), ("water", ["done"], "e48"), ("grow", ["done"], "e33")]
)
def test_after_its_bonus_the_active_seat_activates(action: str, moves: list[str], listed: str) -> None:
    state = table(seat("e107 e06 e48 e33", hand=MUDPOT), seat("e13"))
    play(state, f"0 choose {action}", *(f"0 {move}" for move in moves))
    if action == "compost":
        play(state, "0 order grid")
    assert point(state) == f"activate {listed}"
