"""Digging up."""

import pytest

from tests.rules.waldgaertner.tables import coins, cubes, hand, legal, plantings, play, refused, rows, step, table

PLANTS = {"2a": "feige+2*", "2c": "hunds-rose"}


@pytest.mark.rule("WAG-136")
def test_it_is_a_secret_choice() -> None:
    state = table([PLANTS, {}], uproot="on")
    play(state, "0 uproot 2a")
    assert "feige+2*" in rows(state, 0)[4]
    assert state.view(1)["choice"] is None
    assert "chosen 0 ?" in state.known(1).position()
    play(state, "1 visit 1")
    assert hand(state, 0)[1] == "feige"


@pytest.mark.rule("WAG-137")
def test_any_face_up_plant_of_the_own_garden() -> None:
    state = table([{**PLANTS, "1a": "himbeere!"}, {"3a": "mispel"}], uproot="on", frost="on", in_round=12)
    found = [text for text in legal(state, 0) if text.startswith("uproot")]
    assert found == ["uproot 2a", "uproot 2c"]
    assert refused(state, "0 uproot 1a") == "WAG-137"
    assert refused(state, "0 uproot 3a") == "WAG-137"


@pytest.mark.rule("WAG-138")
def test_chips_stay_and_the_cube_is_lost() -> None:
    state = table([PLANTS, {}], uproot="on", coins=(5, 0), hands={0: "walnuss"})
    play(state, "0 uproot 2a", "1 visit 1")
    assert hand(state, 0) == ["walnuss", "feige"]
    assert state.chips[state.flora.find("feige")] == 2
    assert cubes(state) == []
    assert coins(state)[0] == 5
    assert state.seats[0].received_from == 0


@pytest.mark.rule("WAG-139")
def test_the_digger_plays_with_the_visitors() -> None:
    state = table([PLANTS, {}], uproot="on", regions={1: "9 ^mispel"}, in_round=10)
    play(state, "0 uproot 2a", "1 visit 1")
    assert (step(state), state.to_act()) == ("play", [0, 1])
    assert {"feige 2a", "feige 2b", "feige 2d"} <= set(plantings(state))
    play(state, "0 plant feige 2a", "1 sell mispel")
    assert rows(state, 0)[4] == "2: feige+2 . hunds-rose . ."


@pytest.mark.rule("WAG-140")
def test_a_free_base_slot_costs_nothing_even_if_the_extra_slot_is_taken() -> None:
    plants = {"5a": "walnuss", "5b": "rotbuche", "6a": "stieleiche"}
    state = table([plants, {}], uproot="on", coins=(0, 0), regions={1: "9 ^mispel"}, hands={0: "elsbeere"})
    play(state, "0 uproot 5a", "1 visit 1")
    assert plantings(state) == ["elsbeere 5a", "walnuss 5a"]
    for own, found in ((5, []), (6, ["elsbeere 6a", "stieleiche 6a"])):
        state = table([plants, {}], uproot="on", coins=(own, 0), regions={1: "9 ^mispel"}, hands={0: "elsbeere"})
        play(state, "0 uproot 6a", "1 visit 1")
        assert plantings(state) == found


@pytest.mark.rule("WAG-141")
def test_who_can_only_dig_up_is_asked() -> None:
    empty = {1: "0", 2: "0"}
    state = table([PLANTS, {}], uproot="on", regions=empty, coins=(5, 5), owes=[0])
    assert legal(state, 0) == ["uproot 2a", "uproot 2c"]
    assert state.moves(1) == []
    assert refused(state, "0 visit 6") == "WAG-63"
