"""The example turn of the rulebook, and what it shows."""

import pytest

from hain import Event
from tests.rules.earth.tables import (
    cell,
    compost,
    finish,
    hand,
    pieces,
    play,
    point,
    ranks,
    read,
    refused,
    soil,
)

TABLE = """game mode=standard seats=3 first=2 active=0 turn=32
deck e57 e58 e60 e62 #116
discard 34
fauna f358a:1,2 f350b:0 f344b:0,1 f340a:
shared y319b y320a
full -

seat 0
board i287a c295a y329a
soil 0
hand e09 e20
compost 16
events e208
leaves f350b=15 f344b=15
grid d1:g4
e10+1s1g e243+2s1g e191+2s e26
e174+2s e164+1s1g e05+6s1g .
e33+3s1g e107 e282+1s2g e45+3s
e77+3g e129 . .

seat 1
board i286a c297b y330a
soil 0
hand #3
compost 4
grid d4:g7
e01 e02 e03 e04
e06 e07 e08 e11
e12 e13 e14 e15
e16 e17 . .

seat 2
board i293b c302b y331a
soil 0
hand #2
grid d4:d4
e18
"""
FIGURES = [
    ("choose grow", 0, 16, 6, 21, 10),
    ("grow d2", 0, 16, 6, 21, 11),
    ("grow d2", 0, 16, 6, 21, 12),
    ("use e10", 3, 15, 6, 21, 12),
    ("use e243", 2, 15, 6, 21, 12),
    ("sprout e1", 2, 15, 6, 22, 12),
    ("sprout e1", 2, 15, 6, 23, 12),
    ("use e174", 2, 15, 6, 23, 12),
    ("unsprout g3", 4, 15, 6, 22, 12),
    ("use e164", 4, 15, 6, 22, 12),
    ("ungrow e2", 7, 15, 6, 22, 11),
    ("use e33", 9, 15, 6, 22, 11),
    ("copy e282 e33", 11, 15, 6, 22, 11),
    ("done", 11, 15, 6, 22, 11),
]


@pytest.mark.rule("EAR-153", "EAR-155", "EAR-156", "EAR-109", "EAR-148", "EAR-169", "EAR-170", "EAR-172")
def test_the_example_turn() -> None:
    """V-1"""
    state = read(TABLE)
    for move, earth, composted, cards, sprouts, growth in FIGURES:
        play(state, f"0 {move}")
        assert (soil(state), len(compost(state)), len(hand(state)), *pieces(state)) == (
            earth, composted, cards, sprouts, growth,
        ), move  # fmt: skip
        if move == "choose grow":
            assert hand(state) == ["e09", "e20", "e57", "e58", "e60", "e62"]
    finish(state)
    assert ranks(state)["f358a"] == ["1", "2", "0"]
    assert state.fauna_points(0) == 15 + 15 + 8


@pytest.mark.rule("EAR-153")
def test_the_list_of_the_example() -> None:
    state = read(TABLE)
    play(state, "0 choose grow", "0 done")
    assert point(state) == "activate e10 e243 e174 e164 e33 e282"


@pytest.mark.rule("EAR-169")
def test_a_goal_reached_in_the_middle_of_a_turn_counts() -> None:
    """V-2: paid with a sprout of e174 itself, only three flora are full at the end."""
    state = read(TABLE)
    play(state, "0 choose grow", "0 grow d2", "0 grow d2", "0 use e174", "0 unsprout d2", "0 done")
    assert cell(state, "d2") == "e174+1s2g"
    finish(state)
    assert ranks(state)["f358a"] == ["1", "2", "0"]


@pytest.mark.rule("EAR-104", "EAR-117", "EAR-156", "EAR-166", "EAR-103")
def test_a_cost_must_be_there_and_the_order_never_goes_back() -> None:
    """V-3"""
    state = read(TABLE)
    play(state, "0 choose grow", "0 done")
    assert refused(state, "0 use e243") == "EAR-117"
    play(state, "0 convert", "0 unsprout g3", "0 unsprout g3", "0 unsprout g3")
    assert soil(state) == 2
    play(state, "0 use e243", "0 done")
    assert refused(state, "0 use e10") == "EAR-156"


@pytest.mark.rule("EAR-51", "EAR-133", "EAR-144", "EAR-159", "EAR-173", "EAR-175", "EAR-176")
def test_the_next_turn_is_the_last() -> None:
    """V-4: seat 1 fills its grid as the first of all, and is the last of the round."""
    changes = {
        "active=0 turn=32": "active=1 turn=33",
        "deck e57 e58 e60 e62 #116": "deck 120",
        "soil 0\nhand e09 e20": "soil 11\nhand e09 e20 e57 e60 e62",
        "soil 0\nhand #3": "soil 9\nhand e90 e91",
    }
    text = TABLE
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    state = read(text)
    play(state, "1 choose plant", "0 plant e09 g2")
    assert (soil(state), len(hand(state))) == (10, 5)
    assert point(state) == "activate e107"
    play(state, "0 all", "0 done")
    assert soil(state) == 11
    play(state, "1 plant e90 f7", "1 plant e91 g7")
    log = finish(state)
    assert [(event.seat, event.details["points"]) for event in log if event.kind == "full"] == [(1, 7)]
    assert log[-1] == Event("finished")
    assert state.to_act() == []
