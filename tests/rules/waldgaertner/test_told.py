"""What a screen is told beside the position: where everything lies, who comes up when, what a garden will bring."""

from typing import Any

import pytest

from hain.games.waldgaertner.garden import SLOTS
from hain.games.waldgaertner.rules import RULES
from tests.rules.waldgaertner.tables import (
    FLORA,
    market,
    refused,
    setup,
)


def seen(state: Any, seat: int | None = 0) -> Any:
    return state.view(seat)


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
