"""Bloom, harvest and refining."""

import pytest

from hain.games.waldgaertner.state import WaldgaertnerState
from tests.rules.waldgaertner.tables import FLORA, coins, cubes, legal, play, rows, table


def next_round(state: WaldgaertnerState) -> list[str]:
    """Both seats visit regions of their own and sell what they receive; the kinds of the events."""
    log = play(state, "0 visit 1", "1 visit 2")
    for seat in (0, 1):
        sale = [text for text in legal(state, seat) if text.startswith("sell")][1]
        log += play(state, f"{seat} {sale}")
    return [event.kind for event in log]


def at(number: int, plants: dict[str, str]) -> WaldgaertnerState:
    """The beginning of action 1 of a round is a moment away."""
    return table([plants, {}], in_round=number - 1, coins=(0, 0), hands={0: "rotbuche", 1: "stieleiche"})


@pytest.mark.rule("WAG-44", "WAG-45")
def test_plants_flower_in_their_phase() -> None:
    state = at(4, {"1a": "himbeere", "1b": "rote-johannisbeere"})
    next_round(state)
    assert (state.round, cubes(state)) == (4, [])
    next_round(state)
    assert (state.round, cubes(state)) == (5, ["1a"])


@pytest.mark.rule("WAG-45", "WAG-46")
def test_without_a_partner_there_is_no_cube_in_that_year() -> None:
    plants = {"2a": "sanddorn-leikora"}
    state = table([plants, {}], in_round=2, coins=(0, 0), hands={0: "sanddorn-pollmix", 1: "stieleiche"},
                  regions={1: "9 ^feige", 2: "9 ^schlehe"})  # fmt: skip
    play(state, "0 visit 1", "1 visit 2", "0 sell feige", "1 sell schlehe")
    assert (state.phase, cubes(state)) == (2, [])
    play(state, "0 visit 1", "1 visit 2", "0 plant sanddorn-pollmix 2b", "1 sell stieleiche")
    for _ in range(6):
        assert cubes(state) == []
        next_round(state)
    assert state.scores()[0].total > 0


@pytest.mark.rule("WAG-47")
def test_what_is_planted_in_its_flower_phase_waits_for_the_next_year() -> None:
    state = table(in_round=5, step="play", hands={0: "himbeere feige", 1: "schlehe mispel"}, coins=(0, 0))
    play(state, "0 plant himbeere 1a", "1 sell schlehe")
    assert FLORA.flowers[FLORA.find("himbeere")] == 4
    assert (state.round, cubes(state)) == (6, [])


@pytest.mark.rule("WAG-48")
def test_at_most_one_cube() -> None:
    plants = table([{"1a": "himbeere*"}, {}]).seats[0].garden
    assert plants.bloom(4) == 0
    assert plants.harvest(5)[1] == 1
    assert plants.cubes == 0


@pytest.mark.rule("WAG-49")
def test_the_partner_need_not_flower_at_the_same_time() -> None:
    """The plum flowers in phase 2, the sand cherry in phase 3."""
    plants = {"3a": "amerikanische-pflaume", "1a": "westliche-sandkirsche"}
    plum, cherry = (FLORA.find(card) for card in plants.values())
    assert FLORA.flowers[plum] != FLORA.flowers[cherry]
    own = table([plants, {}], decks="na").seats[0].garden
    assert own.bloom(FLORA.flowers[cherry])
    assert own.cubes == 1


@pytest.mark.rule("WAG-50", "WAG-51")
def test_cubes_are_sold_in_the_harvest_phase() -> None:
    state = at(6, {"1a": "himbeere*", "1b": "stachelbeere"})
    assert "harvested" in next_round(state)
    assert rows(state, 0)[-1] == "1: himbeere stachelbeere . . . ."
    assert table([{"1a": "himbeere*", "1b": "stachelbeere"}, {}]).seats[0].garden.harvest(5) == (1, 1)


@pytest.mark.rule("WAG-50")
def test_a_plant_may_flower_and_be_ripe_in_one_round_only_in_this_order() -> None:
    """Blooms come before harvests: a cube placed now is sold now if the harvest phase is the same."""
    own = table([{"1a": "himbeere"}, {}]).seats[0].garden
    card = FLORA.find("himbeere")
    before = FLORA.ripe[card]
    FLORA.ripe[card] = FLORA.flowers[card]
    try:
        assert own.bloom(4) == 1
        assert own.harvest(4) == (1, 1)
    finally:
        FLORA.ripe[card] = before


@pytest.mark.rule("WAG-52")
def test_the_cube_of_a_male_earns_nothing_even_if_it_is_fed() -> None:
    plants = {"2a": "sanddorn-pollmix*", "2b": "sanddorn-leikora*"}
    own = table([plants, {}]).seats[0].garden
    assert own.fed() & 0b11 << 6 == 0b11 << 6
    assert own.harvest(8) == (0b11 << 6, 2)


@pytest.mark.rule("WAG-53", "WAG-54")
def test_a_fed_plant_earns_two_and_never_more() -> None:
    ripe = FLORA.ripe[FLORA.find("feige")]
    for plants, earned in (
        ({"2b": "feige*"}, 1),
        ({"2a": "sanddorn-leikora", "2b": "feige*"}, 2),
        ({"2a": "sanddorn-leikora", "2b": "feige*", "2c": "sanddorn-hergo"}, 2),
    ):
        assert table([plants, {}]).seats[0].garden.harvest(ripe)[1] == earned


@pytest.mark.rule("WAG-55")
def test_the_partner_is_not_asked_for_at_harvest() -> None:
    own = table([{"2a": "gemeine-hasel*"}, {}]).seats[0].garden
    assert own.harvest(FLORA.ripe[FLORA.find("gemeine-hasel")])[1] == 1


@pytest.mark.rule("WAG-56", "WAG-57", "WAG-58", "WAG-59", "WAG-60")
def test_open_cards_are_refined() -> None:
    regions = {1: "9 ^feige+1", 2: "9 ^sanddorn-pollmix schlehe"}
    state = table(regions=regions, hands={0: "rotbuche", 1: "stieleiche"}, market="mispel+2")
    log = play(state, "0 visit 2", "1 visit 2", "0 sell rotbuche", "1 sell stieleiche")
    assert state.chips[FLORA.find("feige")] == 2
    assert [event.details for event in log if event.kind == "refined"] == [{"cards": ["feige"]}]
    assert state.chips[state.stacks[2][-1]] == 0
    assert state.chips[FLORA.find("mispel")] == 2
    play(state, "0 visit 1", "1 visit 2")
    before = coins(state)[0]
    planted = state.copy()
    planted.play(0, planted.move(0, "plant feige 2a"))
    planted.play(1, next(move for move in planted.moves(1) if planted.text(move).startswith("sell")))
    assert planted.scores()[0]["chips"] == 2
    assert planted.scores()[0]["large_shrubs"] == FLORA.value[FLORA.find("feige")]
    play(state, "0 sell feige", f"1 {legal(state, 1)[-1]}")
    line = next(line for line in state.position().splitlines() if line.startswith("market"))
    assert {"feige+2", "mispel+2"} < set(line.split())
    assert coins(state)[0] == before + 1
