"""Rounds, phases, turn order, and deciding at once."""

from itertools import permutations

import pytest

from hain import Dice, IllegalMove
from hain.games.waldgaertner.rules import RULES
from tests.rules.waldgaertner.tables import coins, hand, legal, play, setup, step, table


@pytest.mark.rule("WAG-35", "WAG-36", "WAG-37", "WAG-44")
def test_twenty_rounds_of_ten_phases() -> None:
    for seed in range(10):
        state = setup(2 + seed % 5, seed)
        dice = Dice(seed)
        log: list[str] = []
        before = 0
        while state.to_act():
            if state.round != before and step(state) == "visit":
                before = state.round
                log.append(f"{state.round} {state.phase}")
                assert all(len(hand(state, seat)) == 1 for seat in range(len(state.seats)))
            seat = state.to_act()[0]
            state.play(seat, state.random_move(seat, dice))
        assert log == [f"{number} {(number - 1) % 10}" for number in range(1, 21)]


@pytest.mark.rule("WAG-36")
def test_round_1_has_only_regions_and_plays() -> None:
    state = setup(2)
    log = play(state, "0 start 1", "1 start 1")
    assert [event.kind for event in log] == ["chose", "drew", "drew", "turned_up"]
    assert step(state) == "visit"


@pytest.mark.rule("WAG-38")
def test_the_third_winter_brings_only_the_final_plays() -> None:
    plants = {"1a": "himbeere*"}
    state = table(
        [plants, {}], in_round=20, step="play", owes=[0], frost="on", hands={0: "feige schlehe"},
        regions={1: "9 ^mispel+1", 2: "9"}, coins=(2, 2),
    )  # fmt: skip
    log = play(state, "0 plant feige 2a")
    assert [event.kind for event in log] == ["planted", "last_winter"]
    assert step(state) == "final"
    assert "1: himbeere* . . . . ." in state.position()
    assert "region 1 EU 9 ^mispel+1 " in state.position()
    assert "region 2 EU 9 ^" not in state.position()
    assert not state.roll


@pytest.mark.rule("WAG-39")
@pytest.mark.parametrize(("number", "first"), [(1, 0), (2, 1), (3, 2), (4, 0), (20, 1), (21, 2)])
def test_the_turn_order_moves_on(number: int, first: int) -> None:
    state = setup(3)
    state.round = number
    assert state.view(None)["first"] == first
    assert state._in_turn_order(0b111) == tuple((first + place) % 3 for place in range(3))


@pytest.mark.rule("WAG-40")
@pytest.mark.parametrize("seats", RULES.seats)
def test_no_seat_decides_more_than_185_times(seats: int) -> None:
    assert RULES.longest(seats) == 185 * seats
    for seed in range(5):
        state = setup(seats, seed, uproot="on", frost="on")
        dice = Dice(seed)
        decisions = [0] * seats
        while owing := state.to_act():
            seat = owing[dice.below(len(owing))]
            decisions[seat] += 1
            state.play(seat, state.random_move(seat, dice))
        assert max(decisions) <= 185


@pytest.mark.rule("WAG-41")
def test_a_decision_stays_secret_until_the_last_has_arrived() -> None:
    state = table([{}] * 3, coins=(1, 2, 3))
    before = state.position().splitlines()
    log = play(state, "2 visit 1")
    assert [(event.kind, event.seat, event.details) for event in log] == [("chose", 2, {})]
    changed = set(state.position().splitlines()) - set(before)
    assert changed == {"chosen 2 visit 1", "owes 0 1"}
    with pytest.raises(IllegalMove) as caught:
        play(state, "2 visit 2")
    assert caught.value.rule == "WAG-41"
    play(state, "0 visit 2")
    log = play(state, "1 visit 1")
    assert {event.kind for event in log} >= {"visited", "received", "contested"}


@pytest.mark.rule("WAG-42")
def test_the_order_of_arrival_changes_nothing() -> None:
    """All orders of four visits and of the plays after them lead to one state."""
    ends = set()
    for order in permutations(range(4)):
        state = setup(4, 11)
        play(state, *(f"{seat} start {seat % 4 + 1}" for seat in order))
        play(state, *(f"{seat} visit {seat % 2 + 1}" for seat in order))
        assert step(state) == "play"
        play(state, *(f"{seat} {legal(state, seat)[0]}" for seat in order if seat in state.to_act()))
        ends.add(state.fingerprint())
    assert len(ends) == 1


@pytest.mark.rule("WAG-43")
def test_a_seat_without_a_decision_is_not_asked() -> None:
    state = table(coins=(3, 2), regions={1: "0", 2: "0"}, market="mispel", owes=[0])
    assert state.moves(1) == []
    with pytest.raises(IllegalMove) as caught:
        play(state, "1 visit 6")
    assert caught.value.rule == "WAG-43"
    assert coins(state) == [3, 2]
