"""Seats and options."""

import pytest

from hain import BadSetup, Dice, IllegalMove, playout
from hain.games.waldgaertner.rules import RULES
from tests.rules.waldgaertner.tables import legal, play, setup, table


@pytest.mark.rule("WAG-1")
@pytest.mark.parametrize("seats", [0, 1, 7, -2])
def test_two_to_six_seats(seats: int) -> None:
    with pytest.raises(BadSetup):
        RULES.setup(seats, 1)
    assert list(RULES.seats) == [2, 3, 4, 5, 6]


@pytest.mark.rule("WAG-2")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_choice_of_decks_changes_nothing_with_three_or_four(seats: int) -> None:
    one, two = setup(seats, decks="eu"), setup(seats, decks="na")
    assert one.pieces() == two.pieces()
    assert one.stacks == two.stacks
    with pytest.raises(BadSetup):
        setup(seats, decks="as")


@pytest.mark.rule("WAG-3")
def test_planting_by_rows_or_by_shade() -> None:
    for planting, slots in (("rows", 4), ("shade", 15)):
        state = table([{}, {}], planting=planting, step="play", owes=[0], hands={0: "feige schlehe"}, coins=(0,))
        assert len([text for text in legal(state, 0) if text.startswith("plant feige")]) == slots


@pytest.mark.rule("WAG-4")
def test_digging_up_is_an_option() -> None:
    plants = {"2a": "feige"}
    assert "uproot 2a" in legal(table([plants, {}], uproot="on"), 0)
    state = table([plants, {}])
    assert not any(text.startswith("uproot") for text in legal(state, 0))
    with pytest.raises(IllegalMove) as caught:
        play(state, "0 uproot 2a")
    assert caught.value.rule == "WAG-4"


@pytest.mark.rule("WAG-5")
def test_frost_is_an_option() -> None:
    for frost, rolled in (("off", False), ("on", True)):
        for seed in range(20):
            state = setup(2, seed, frost=frost)
            playout(state, Dice(seed))
            assert bool(state.roll) == rolled


@pytest.mark.rule("WAG-6")
@pytest.mark.parametrize("seats", RULES.seats)
def test_every_combination_is_playable(seats: int) -> None:
    for number in range(16):
        options = {
            "decks": ("eu", "na")[number & 1],
            "planting": ("rows", "shade")[number >> 1 & 1],
            "uproot": ("off", "on")[number >> 2 & 1],
            "frost": ("off", "on")[number >> 3],
        }
        state = setup(seats, number, **options)
        assert playout(state, Dice(number)) > 30
        assert min(state.ranking()) == 1
