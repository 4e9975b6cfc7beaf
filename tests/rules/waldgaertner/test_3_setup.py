"""How a game begins."""

import pytest

from hain import Dice
from hain.games.waldgaertner.rules import RULES
from tests.rules.waldgaertner.tables import FLORA, coins, hand, legal, play, rows, setup, stack, step

AFTER_SETUP = {2: 46, 3: 69, 4: 92, 5: 115, 6: 114}


@pytest.mark.rule("WAG-25")
def test_no_card_of_another_deck() -> None:
    for seats, decks, origins in (
        (2, "na", {"NA"}),
        (3, "na", {"AS"}),
        (4, "eu", {"EU", "NA"}),
        (6, "na", {"AS", "NA"}),
    ):
        state = setup(seats, decks=decks)
        assert {FLORA.plants[FLORA.find(card)].origin for card in state.pieces()} == origins


@pytest.mark.rule("WAG-26")
def test_decks_are_shuffled_apart() -> None:
    tops = {tuple(stack(setup(4, seed), 1)) for seed in range(20)}
    assert len(tops) == 20
    state = setup(4)
    for region, origin in ((1, "EU"), (2, "EU"), (3, "NA"), (4, "NA")):
        assert {FLORA.plants[FLORA.find(card)].origin for card in stack(state, region)} == {origin}


@pytest.mark.rule("WAG-27", "WAG-32")
@pytest.mark.parametrize("seats", RULES.seats)
def test_regions_are_numbered(seats: int) -> None:
    state = setup(seats)
    last = min(seats, 5)
    for seat in range(seats):
        assert legal(state, seat) == [f"start {region}" for region in range(1, last + 1)]


@pytest.mark.rule("WAG-28", "WAG-29")
def test_the_market_is_an_open_set() -> None:
    state = setup(5, 9)
    market = state.view(None)["market"]
    assert isinstance(market, list)
    assert len(market) == 5
    names = [entry["card"] for entry in market]
    assert names == sorted(names)


@pytest.mark.rule("WAG-30", "WAG-31")
def test_what_a_seat_begins_with() -> None:
    state = setup(3)
    assert coins(state) == [1, 1, 1]
    assert all(hand(state, seat) == [] for seat in range(3))
    assert all(rows(state, seat)[-1] == "1: . . . . . ." for seat in range(3))
    assert (state.round, state.phase, step(state)) == (1, 0, "start")


@pytest.mark.rule("WAG-32", "WAG-41")
def test_all_choose_at_once() -> None:
    state = setup(3)
    assert state.to_act() == [0, 1, 2]
    play(state, "1 start 3")
    assert state.to_act() == [0, 2]
    assert all(hand(state, seat) == [] for seat in range(3))


@pytest.mark.rule("WAG-33", "WAG-42")
def test_start_cards_are_dealt_by_seat_whatever_the_order() -> None:
    before = stack(setup(3), 2)
    for order in ([0, 1, 2], [2, 0, 1], [1, 2, 0]):
        state = setup(3)
        play(state, *(f"{seat} start 2" for seat in order))
        assert [hand(state, seat) for seat in range(3)] == [[before[0]], [before[1]], [before[2]]]
        assert all(player.kept_from == 2 for player in state.seats)


@pytest.mark.rule("WAG-34")
@pytest.mark.parametrize("seats", RULES.seats)
def test_then_every_top_is_turned_up(seats: int) -> None:
    state = setup(seats)
    assert state.face_up == 0
    dice = Dice(seats)
    for seat in range(seats):
        state.play(seat, state.random_move(seat, dice))
    regions = state.view(None)["regions"]
    assert isinstance(regions, list)
    assert all(region["open"]["chips"] == 0 for region in regions)
    assert sum(region["cards"] for region in regions) == AFTER_SETUP[seats]
    assert step(state) == "visit"
