"""What a view says for a board, from the rules' own functions: prices, the frame, how far goals and ecosystems are."""

from typing import Any

import pytest

from hain import Dice
from hain.core.bits import count, members
from hain.games.earth.area import SPACES
from hain.games.earth.chains import chain_by_corner, longest_by_corner
from hain.games.earth.measure import CARDS
from hain.games.earth.rules import RULES
from hain.games.earth.state import EarthState
from tests.rules.earth.tables import BOX, CATALOGUE, legal, names, play, seat, setup, table


def view(state: EarthState, viewer: int | None) -> Any:
    return state.view(viewer)


def own(state: EarthState, number: int = 0) -> Any:
    return view(state, number)["seats"][number]


@pytest.mark.rule("EAR-51", "EAR-133")
def test_prices_are_those_after_discounts() -> None:
    hand = "e27 e53 e70 e76 e96 e208 e280"
    state = table(seat("e97 e90 e98", board="i287a c295a y329a", hand=hand), seat(hand="e05"))
    assert own(state)["prices"] == {"e27": 7, "e53": 4, "e70": 0, "e76": 3, "e96": 2, "e280": 3}
    assert view(state, 1)["seats"][0]["prices"] == {}
    assert view(state, None)["seats"][1]["prices"] == {}


@pytest.mark.rule("EAR-130", "EAR-131", "EAR-132")
@pytest.mark.parametrize(
    ("grid", "taken", "may", "free"),
    [
        ("-", [], ["a1", "g7"], "d4"),
        ("e01", ["d4", "d4"], ["a1", "g7"], "c3 d3 e3 c4 e4 c5 d5 e5"),
        ("e01 . . / . e05 . / . . e10", ["d4", "f6"], ["c3", "g7"], None),
        ("e01 . . . / . e05 . . / . . e10 . / . . . e13", ["d4", "g7"], ["d4", "g7"], None),
    ],
)
def test_the_frame(grid: str, taken: list[str], may: list[str], free: str | None) -> None:
    state = table(seat(grid, hand="e14", soil=9, doing="plant 2"), seat(doing="plant 1"), action="plant")
    frame = own(state)["frame"]
    assert (frame["taken"], frame["open"]) == (taken, may)
    assert frame["free"] == [text.split()[2] for text in legal(state, 0, "plant")]
    assert free is None or " ".join(frame["free"]) == free
    assert view(state, 1)["seats"][0]["frame"] == frame


def test_the_frame_of_a_full_grid() -> None:
    """It has taken all of its frame and leaves nothing free."""
    state = setup(2, 3)
    dice = Dice(1)
    while owing := state.to_act():
        actor = owing[dice.below(len(owing))]
        state.play(actor, state.random_move(actor, dice))
    full = [number for number in (0, 1) if state.seats[number].area.is_full()]
    assert full
    for number in full:
        frame = own(state, number)["frame"]
        assert (frame["taken"], frame["free"]) == (frame["open"], [])


@pytest.mark.rule("EAR-66", "EAR-67", "EAR-78")
def test_what_counts_for_a_goal_is_named() -> None:
    """The spaces whose cards meet the filter, island and climate of an area, and what lies beside the grid."""
    block = seat("e05+2s e33+1s / e27 .", board="i287a c295a y329a", soil=7, events="e208", hand="e01")
    state = table(block, seat("e10"), fauna="f339a: f344b: f352a: f358a:")
    seen = view(state, 0)["fauna"]
    assert seen[0]["seats"] == [{"count": 7, "things": ["soil:0"]}, {"count": 0, "things": ["soil:1"]}]
    for place, goal in enumerate(seen):
        measure = CATALOGUE.fauna[state.goals[place]].measure
        if measure.what == CARDS:
            for found in goal["seats"]:
                assert found["count"] == len(found["things"])
    assert view(state, 1)["fauna"][2]["seats"][0]["things"][-1] == "events:0"
    assert {thing for thing in seen[2]["seats"][1]["things"] if thing.startswith("space")} <= {"space:1/d4"}


@pytest.mark.rule("EAR-66", "EAR-67", "EAR-70", "EAR-74", "EAR-75")
def test_as_much_is_named_as_is_counted() -> None:
    """For every goal and ecosystem there is, in the areas of a whole game."""
    state = setup(3, 12, mode="advanced")
    dice = Dice(4)
    turn = 0
    while owing := state.to_act():
        actor = owing[dice.below(len(owing))]
        state.play(actor, state.random_move(actor, dice))
        if state.turn < turn + 12:
            continue
        turn = int(state.turn)
        state.ranks = [[], [], [], []]
        for goals in range(0, len(CATALOGUE.fauna_ids), 4):
            state.goals = [min(goals + place, len(CATALOGUE.fauna_ids) - 1) for place in range(4)]
            for place, goal in enumerate(view(state, 0)["fauna"]):
                number = state.goals[place]
                check(BOX.fauna[CATALOGUE.fauna_ids[number]].goal.counted.what, goal["seats"], state)
        for number, card in enumerate(CATALOGUE.ecosystem_ids):
            state.shared = [number]
            check(BOX.ecosystems[card].score.counted.what, view(state, 0)["shared"][0]["seats"], state)


def check(what: str, found: list[Any], state: EarthState) -> None:
    for number, one in enumerate(found):
        things = one["things"]
        area = state.seats[number].area
        spaces = [thing for thing in things if thing.startswith("space:")]
        assert len(set(things)) == len(things)
        assert {thing.split(":")[1].rpartition("/")[2] for thing in spaces} <= {
            SPACES[space] for space in members(area.occupied)
        }
        if what in ("cards", "flora"):
            assert one["count"] == len(things)
        elif what in ("rows", "columns", "diagonals"):
            assert one["count"] * 4 == len(things)
        elif what in ("sprouts", "growth"):
            pieces = area.sprouts if what == "sprouts" else area.growth
            assert len(spaces) == len([number for number in pieces if number])
        elif what in ("soil", "hand", "compost", "events"):
            assert things == [f"{what}:{number}"]
        else:
            assert one["count"] * 4 < len(things) or one["count"] == 0


def test_a_chain_by_corners_is_as_long_as_the_longest() -> None:
    dice = Dice(6)
    for _ in range(300):
        spaces = 0
        for _ in range(9):
            spaces |= 1 << (dice.below(4) * 7 + dice.below(4))
        chain = chain_by_corner(spaces)
        assert chain & ~spaces == 0
        assert count(chain) == longest_by_corner(chain) == longest_by_corner(spaces)
    assert chain_by_corner(0) == 0


@pytest.mark.rule("EAR-169")
def test_goals_that_were_reached_in_this_turn() -> None:
    state = table(seat("e05", soil=19), seat(), fauna="f339a: f350b: f344b: f358a:")
    play(state, "0 choose compost")
    assert [goal["reached"] for goal in view(state, 1)["fauna"]] == [[0], [], [], []]


def test_one_sees_what_the_others_are_asked() -> None:
    """In words of a question, with nothing that only they know."""
    state = table(seat("e05"), seat(hand="e33"), deck="e06 e07 e09 e11 #20")
    play(state, "0 choose plant")
    assert own(state)["asked"] is None
    assert [one["asked"] for one in view(state, 1)["seats"]] == [
        {"kind": "keep", "details": {"cards": ["?", "?", "?", "?"]}}, None,
    ]  # fmt: skip
    assert names(state.seats[0].four) == ["e06", "e07", "e09", "e11"]


def test_nothing_printed_and_no_position_is_in_a_view() -> None:
    seen = view(setup(2), 0)
    assert "position" not in seen
    assert "need" not in seen["fauna"][0]
    assert RULES.box().keys() >= {"cards", "fauna", "ecosystems", "ranks", "actions"}
