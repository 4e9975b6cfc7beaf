"""What a screen is told beside the position: where everything lies, who comes up when, what a garden will bring."""

from typing import Any

import pytest

from hain import Event
from hain.games.waldgaertner.garden import SLOTS
from hain.games.waldgaertner.rules import RULES
from tests.rules.waldgaertner.tables import (
    FLORA,
    hand,
    market,
    play,
    refused,
    setup,
    table,
)

OPEN_CARDS = {3: "9 ^kaki jujube bocksdorn nashi", 4: "9 ^schlehe feige berberitze himbeere"}
"""By the number of seats."""


def seen(state: Any, seat: int | None = 0) -> Any:
    return state.view(seat)


def visited(*coins: int) -> Any:
    """All seats have chosen region 1."""
    seats = len(coins)
    state = table([{}] * seats, coins=coins, regions={1: OPEN_CARDS[seats]})
    play(state, *(f"{seat} visit 1" for seat in range(seats)))
    return state


# where everything lies


@pytest.mark.rule("WAG-154", "WAG-155")
def test_a_card_drawn_by_lot_is_told_to_its_drawer_alone() -> None:
    state = table([{}] * 3, coins=(1, 3, 3), regions={1: OPEN_CARDS[3]})
    log = play(state, "0 visit 1", "1 visit 1", "2 visit 1")
    drawn = [event for event in log if event.kind == "drew_lot"]
    assert [event.seat for event in drawn] == [1, 2]
    card = f"card:{hand(state, 1)[1]}"
    for eyes in (None, 0, 2):
        assert card not in state.known(eyes).places()
        assert RULES.traces.of(drawn[0].seen_by(eyes), eyes).ways == (("", "lot:1", "hand:1"),)
    assert state.known(1).places()[card] == "hand:1"
    assert RULES.traces.of(drawn[0].seen_by(1), 1).ways == ((card, "lot:1", "hand:1"),)
    assert state.known(0).places()[f"card:{hand(state, 0)[1]}"] == "hand:0"


def test_places_are_named_from_where_one_sits() -> None:
    state = table([{"2a": "feige"}, {"1a": "himbeere!"}], frost="on", in_round=12, regions={2: "9 ^kornelkirsche"},
                  market="mispel", hands={1: "walnuss"})  # fmt: skip
    own, other, onlooker = (state.known(eyes).places() for eyes in (0, 1, None))
    assert (own["card:feige"], other["card:feige"], onlooker["card:feige"]) == ("slot:2a", "slot:0/2a", "slot:0/2a")
    assert (own["card:himbeere"], other["card:himbeere"]) == ("slot:1/1a", "slot:1a")
    assert (own["card:kornelkirsche"], own["card:mispel"], own["card:walnuss"]) == ("stack:2", "market", "hand:1")


def test_cards_laid_open_lie_beside_their_stack() -> None:
    state = visited(5, 3, 1)
    assert {card: place for card, place in state.known(None).places().items() if place.startswith("open")} == {
        "card:bocksdorn": "open:1", "card:jujube": "open:1", "card:kaki": "open:1",
    }  # fmt: skip
    picked = play(state, "0 pick jujube")[0]
    assert RULES.traces.of(picked, 1).ways == (("card:jujube", "open:1", "hand:0"),)


def test_start_cards_are_told_to_their_owners() -> None:
    state = setup(2)
    log = play(state, "0 start 1", "1 start 2")
    drawn = [event for event in log if event.kind == "drew"]
    assert drawn[0].seen_by(0) == Event("drew_card", 0, card=hand(state, 0)[0], region=1)
    assert drawn[0].seen_by(1) == Event("drew", 0, region=1)


def test_a_searched_stack_lies_open_to_its_searcher_alone() -> None:
    state = table(coins=(3, 1), regions={2: "4 ^feige walnuss himbeere mispel"}, market="kornelkirsche")
    play(state, "0 visit 6", "1 visit 1")
    play(state, f"1 sell {hand(state, 1)[1]}", "0 search 2")
    assert state.known(0).places()["card:himbeere"] == "stack:2"
    assert "card:himbeere" not in state.known(1).places()
    (taken,) = play(state, "0 take himbeere")
    assert RULES.traces.of(taken.seen_by(0), 0).ways == (("card:himbeere", "stack:2", "hand:0"),)
    assert RULES.traces.of(taken.seen_by(1), 1).ways == (("", "stack:2", "hand:0"),)


# what is printed


def test_the_box_holds_every_card_and_slot() -> None:
    box: Any = RULES.box()
    assert [plant["card"] for plant in box["plants"]] == FLORA.cards
    assert all(sum(plant["ratings"].values()) == plant["value"] for plant in box["plants"])
    assert [slot["slot"] for slot in box["slots"]] == list(SLOTS)
    assert {slot["slot"]: slot["price"] for slot in box["slots"] if slot["price"]} == {
        "1f": 1, "2e": 2, "3d": 3, "4c": 4, "5b": 5, "6a": 6,
    }  # fmt: skip
    assert box["slots"][SLOTS.index("2b")]["around"] == {
        "W": "2a", "E": "2c", "NW": "3a", "NE": "3b", "SW": "1b", "SE": "1c",
    }  # fmt: skip
    assert {size["size"]: size["rows"] for size in box["sizes"]} == {
        "climber": [1, 2], "small_shrub": [1], "large_shrub": [2], "small_tree": [3], "medium_tree": [4],
        "large_tree": [5, 6],
    }  # fmt: skip


@pytest.mark.rule("WAG-27", "WAG-28")
def test_the_box_knows_the_board_of_every_setup() -> None:
    box: Any = RULES.box()
    for layout in box["layouts"]:
        state = setup(layout["seats"], decks=layout["decks"])
        assert [region["origin"] for region in seen(state)["regions"]] == layout["regions"]
        assert len(market(state)) == layout["market"]
        assert {region["cards"] for region in seen(state)["regions"]} == {box["stack"]}
    with_cards = {f"stack:{region}" for region in range(1, 6)} | {"market"} | {f"slot:{slot}" for slot in SLOTS}
    assert with_cards <= set(box["places"])
    assert refused(setup(2), "0 start 3")
