"""The final plays."""

import pytest

from tests.rules.waldgaertner.tables import coins, hand, legal, market, play, refused, rows, step, table

THREE = {"3a": "hauszwetschge", "3b": "kornelkirsche", "2a": "hunds-rose"}


@pytest.mark.rule("WAG-115")
def test_the_last_card_may_be_played_or_kept() -> None:
    state = table(in_round=21, step="final", hands={0: "feige", 1: "schlehe"}, coins=(1, 1))
    assert legal(state, 0) == [
        "plant feige 2a",
        "plant feige 2b",
        "plant feige 2c",
        "plant feige 2d",
        "sell feige",
        "pass",
    ]
    log = play(state, "0 pass", "1 sell schlehe")
    assert [event.kind for event in log] == ["chose", "kept", "sold", "finished"]
    assert state.to_act() == []
    assert state.moves(0) == state.moves(1) == []
    assert hand(state, 0) == ["feige"]
    assert coins(state) == [1, 2]
    assert [sheet.total for sheet in state.scores()] == [0, 0]


@pytest.mark.rule("WAG-115")
def test_the_usual_costs_hold() -> None:
    full = {"2a": "hunds-rose", "2b": "berberitze", "2c": "schlehe", "2d": "pimpernuss"}
    for own, slots in ((1, []), (2, ["plant feige 2e"])):
        state = table([full, {}], in_round=21, step="final", hands={0: "feige", 1: "mispel"}, coins=(own,))
        assert legal(state, 0) == [*slots, "sell feige", "pass"]


@pytest.mark.rule("WAG-116")
def test_a_bonus_in_the_final_plays() -> None:
    state = table([THREE, {}], in_round=21, step="final", hands={0: "gebirgs-rose", 1: "schlehe"}, market="mispel")
    play(state, "0 plant gebirgs-rose 1a", "1 sell schlehe")
    assert legal(state, 0) == ["take mispel", "take schlehe", "pass"]
    play(state, "0 take mispel")
    assert step(state) == "final"
    assert legal(state, 0) == ["plant mispel 3c", "sell mispel"]
    assert refused(state, "0 pass") == "WAG-116"
    play(state, "0 plant mispel 3c")
    assert step(state) == "over"
    assert market(state) == ["schlehe"]


@pytest.mark.rule("WAG-117", "WAG-150")
def test_covered_plants_are_turned_up_at_the_end() -> None:
    plants = {"2a": "gemeine-hasel!", "2b": "lambertshasel"}
    state = table([plants, {}], frost="on", in_round=21, step="final", hands={0: "feige", 1: "schlehe"})
    play(state, "0 pass", "1 pass")
    assert rows(state, 0)[-2] == "2: gemeine-hasel lambertshasel . . ."
    assert state.scores()[0]["large_shrubs"] == 28
    assert refused(state, "0 pass") == "WAG-117"


@pytest.mark.rule("WAG-117")
def test_they_are_turned_up_after_the_final_plays() -> None:
    """A covered plant gives no colour for a bonus in the final plays."""
    plants = {**THREE, "2a": "hunds-rose!"}
    state = table([plants, {}], frost="on", in_round=21, step="final", hands={0: "gebirgs-rose", 1: "schlehe"},
                  market="mispel")  # fmt: skip
    play(state, "0 plant gebirgs-rose 1a", "1 pass")
    assert step(state) == "over"
