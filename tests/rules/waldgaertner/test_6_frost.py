"""Frost damage."""

import pytest

from hain import Dice, Event
from tests.rules.waldgaertner.tables import (
    FLORA,
    coins,
    cubes,
    legal,
    market,
    play,
    refused,
    rows,
    setup,
    step,
    table,
    year,
)


@pytest.mark.rule("WAG-142", "WAG-143")
def test_frost_comes_once_in_round_11_before_refining() -> None:
    rolls = set()
    for seed in range(150):
        state = setup(2, seed, frost="on")
        dice = Dice(seed)
        kinds: list[tuple[int, str]] = []
        while state.to_act():
            log: list[Event] = []
            seat = state.to_act()[0]
            state.play(seat, state.random_move(seat, dice), log)
            kinds += [(int(state.round), event.kind) for event in log]
        names = [kind for number, kind in kinds if number == 11]
        assert names.count("frost") == 1
        assert [kind for _, kind in kinds].count("frost") == 1
        after = names[names.index("frost") :]
        assert "refined" not in names[: names.index("frost")]
        assert {"turned_up", "refined"} & set(after)
        rolls.add(int(state.roll))
    assert rolls == set(range(2, 13))


@pytest.mark.rule("WAG-144")
def test_plants_are_counted_from_the_north_west() -> None:
    plants = {"1a": "himbeere", "1c": "heidelbeere", "2b": "feige", "3a": "mispel", "3d": "kornelkirsche"}
    garden = table([plants, {}], uproot="on").seats[0].garden
    found = [FLORA.cards[garden.cells[garden.hit_by(number)]] for number in range(1, 6)]
    assert found == ["mispel", "kornelkirsche", "feige", "himbeere", "heidelbeere"]


@pytest.mark.rule("WAG-145")
def test_a_small_garden_is_not_hit() -> None:
    garden = table([{"1a": "himbeere", "1c": "heidelbeere"}, {}]).seats[0].garden
    assert [garden.hit_by(roll) for roll in (2, 3, 12)] == [2, -1, -1]


@pytest.mark.rule("WAG-146", "WAG-41")
def test_owners_decide_at_once() -> None:
    gardens = [{"1a": "himbeere", "2a": "feige"}, {"3a": "mispel"}, {"2a": "hunds-rose", "2b": "schlehe"}, {}]
    state = table(gardens, frost="on", in_round=11, step="frost", lines=["frost 2"], owes=[0, 2])
    assert legal(state, 0) == legal(state, 2) == ["discard", "cover"]
    assert state.moves(1) == state.moves(3) == []
    assert refused(state, "0 visit 1") == "WAG-146"
    play(state, "2 discard")
    assert "schlehe" in rows(state, 2)[4]
    play(state, "0 cover")
    assert rows(state, 0)[5] == "1: himbeere! . . . . ."
    assert rows(state, 2)[4] == "2: hunds-rose . . . ."
    assert step(state) == "visit"


@pytest.mark.rule("WAG-147", "WAG-59")
def test_discarding() -> None:
    gardens = [{"3a": "mispel", "2a": "feige+2*"}, {}]
    state = table(gardens, frost="on", in_round=11, step="frost", lines=["frost 2"], owes=[0], coins=(3, 0))
    play(state, "0 discard")
    assert market(state) == ["feige"]
    assert state.chips[FLORA.find("feige")] == 2
    assert coins(state)[0] == 3
    assert cubes(state) == []
    assert rows(state, 0)[4] == "2: . . . . ."


@pytest.mark.rule("WAG-148")
def test_covering() -> None:
    gardens = [{"3a": "kornelkirsche", "2a": "feige+2*"}, {}]
    state = table(gardens, frost="on", in_round=11, step="frost", lines=["frost 2"], owes=[0])
    play(state, "0 cover")
    assert rows(state, 0)[4] == "2: feige+2! . . . ."
    assert market(state) == []


@pytest.mark.rule("WAG-149")
def test_a_covered_plant_does_nothing() -> None:
    for plants, fed in (
        ({"2a": "sanddorn-pollmix!", "2b": "sanddorn-leikora"}, 1 << 6 | 1 << 8),
        ({"2c": "hunds-rose!"}, 0),
        ({"2c": "feige!"}, 0),
    ):
        state = table([plants, {}], frost="on", in_round=12)
        assert year(state) == ({}, {})
        assert state.seats[0].garden.colours() == 0
        assert state.seats[0].garden.fed() == fed


@pytest.mark.rule("WAG-150")
def test_at_the_end_it_counts_as_a_partner_too() -> None:
    plants = {"2a": "sanddorn-pollmix!", "2b": "sanddorn-leikora"}
    state = table([plants, {}], frost="on", in_round=21, step="final", hands={0: "feige", 1: "schlehe"})
    play(state, "0 pass", "1 pass")
    assert state.scores()[0]["large_shrubs"] == FLORA.value[FLORA.find("sanddorn-leikora")]
