"""What each seat may know."""

import json

import pytest

from hain import Dice
from hain.games.glade.sets import TYPES
from hain.games.glade.state import BONUS, GladeState
from tests.rules.glade.tables import example, play
from tests.rules.glade.test_1_game import setup


def in_the_middle(seats: int, seed: int, steps: int) -> GladeState:
    state = setup(seats, seed)
    dice = Dice(seed)
    for _ in range(steps):
        state.play(state.active, state.random_move(state.active, dice))
    return state


@pytest.mark.rule("GLD-132")
def test_a_view_depends_on_public_things_and_the_own_rack() -> None:
    state = in_the_middle(3, 2, 50)
    for seat in range(3):
        for number in range(10):
            other = state.imagine(seat, Dice(number))
            assert other.view(seat) == state.view(seat)
            assert other.moves(seat) == state.moves(seat)
            assert other.seats[seat].rack == state.seats[seat].rack
    imagined = [state.imagine(0, Dice(number)) for number in range(20)]
    assert len({other.seats[1].rack for other in imagined}) > 15
    assert len({other.bag for other in imagined}) == 20
    assert {len(other.seats[1].rack) for other in imagined} == {len(state.seats[1].rack)}


@pytest.mark.rule("GLD-132", "GLD-134")
def test_hidden_tiles_do_not_stand_in_a_view() -> None:
    state = in_the_middle(2, 4, 30)
    view = state.view(0)
    seats = view["seats"]
    assert isinstance(seats, list)
    assert seats[1]["rack"] is None
    assert seats[1]["rack_size"] == len(state.seats[1].rack)
    assert view["bag"] == len(state.bag)
    assert json.loads(json.dumps(view)) == view


@pytest.mark.rule("GLD-133")
def test_unseen_tiles_can_be_counted() -> None:
    state = in_the_middle(3, 6, 60)
    for seat in range(3):
        unseen = state.view(seat)["unseen"]
        assert isinstance(unseen, dict)
        hidden = [*state.bag, *(tile for other in state.seats if other.number != seat for tile in other.rack)]
        assert unseen == {TYPES[tile]: hidden.count(tile) for tile in sorted(set(hidden))}
    claiming = example("V19")
    play(claiming, "claim mmo")
    unseen = claiming.view(1)["unseen"]
    assert isinstance(unseen, dict)
    assert unseen["mmo"] == 1


@pytest.mark.rule("GLD-134")
def test_an_onlooker_sees_no_rack_until_the_end() -> None:
    state = in_the_middle(2, 4, 30)
    seats = state.view(None)["seats"]
    assert isinstance(seats, list)
    assert [seat["rack"] for seat in seats] == [None, None]
    dice = Dice(1)
    while state.to_act():
        state.play(state.active, state.random_move(state.active, dice))
    seats = state.view(None)["seats"]
    assert isinstance(seats, list)
    assert [len(seat["rack"]) for seat in seats] == [len(seat.rack) for seat in state.seats]


@pytest.mark.rule("GLD-135")
def test_pass_shows_no_tile() -> None:
    state = example("V35")
    rack = state.seats[0].rack
    log = play(state, "pass")
    assert [event.kind for event in log] == ["passed", "finished"]
    assert all(TYPES[tile] not in str(event) for event in log for tile in rack)


@pytest.mark.rule("GLD-120", "GLD-132")
def test_turn_tiles_are_hidden() -> None:
    state = setup(1, 9)
    assert len({state.imagine(0, Dice(number)).turn_tiles for number in range(30)}) > 15


@pytest.mark.rule("GLD-92", "GLD-132")
def test_an_extra_action_tells_that_some_tile_fits() -> None:
    """So no imagined rack of the active seat is without a placement then."""
    deals = 0
    for seed in range(60):
        state = setup(2, seed, layout="seven")
        dice = Dice(seed)
        while state.to_act():
            state.play(state.active, state.random_move(state.active, dice))
            if state.phase == BONUS:
                for number in range(10):
                    imagined = state.imagine(1 - state.active, Dice(number))
                    assert imagined.moves(state.active)
                    deals += 1
    assert deals > 200
