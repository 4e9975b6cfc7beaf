"""Points, the sheet and the ranking."""

import pytest

from hain import Dice, playout
from hain.games.waldgaertner.rules import RULES
from tests.rules.waldgaertner.tables import garden, play, setup, table


@pytest.mark.rule("WAG-118", "WAG-119")
def test_pollinated_plants_score_value_and_chips() -> None:
    state = table([{"2a": "gemeine-hasel+2", "2b": "lambertshasel+1"}, {"2a": "feige+3"}])
    assert [sheet.total for sheet in state.scores()] == [14 + 2 + 14 + 1, 15 + 3]
    state = table([{"2a": "gemeine-hasel+2"}, {}])
    sheet = state.scores()[0]
    assert (sheet.total, sheet["chips"], sheet.beside["unpollinated"]) == (0, 0, 16)


@pytest.mark.rule("WAG-120")
def test_a_male_scores_nothing() -> None:
    assert table([{"2a": "sanddorn-pollmix"}, {}]).scores()[0].total == 0


@pytest.mark.rule("WAG-121")
def test_nothing_outside_the_garden_scores() -> None:
    state = table([{"1a": "himbeere*"}, {}], coins=(40, 0), hands={0: "walnuss"})
    assert state.scores()[0].total == 13


@pytest.mark.rule("WAG-122")
def test_the_sheet_has_six_categories() -> None:
    plants = {"1a": "himbeere", "2a": "feige+2", "3a": "kornelkirsche", "4a": "speierling", "5a": "walnuss+1"}
    sheet = table([plants, {}]).scores()[0]
    assert list(sheet) == ["small_shrubs", "large_shrubs", "small_trees", "medium_trees", "large_trees", "chips"]
    assert list(sheet.data().values()) == [13, 15, 13, 13, 19, 3]
    assert sheet.total == 76


@pytest.mark.rule("WAG-122", "WAG-134")
def test_a_climber_counts_by_the_size_it_was_planted_as() -> None:
    for how, category in (("s", "small_shrubs"), ("l", "large_shrubs")):
        sheet = table([{"3a": f"weinrebe={how}"}, {}], planting="shade").scores()[0]
        assert sheet[category] == 15


@pytest.mark.rule("WAG-123")
def test_beside_the_total() -> None:
    state = table([{"2a": "gemeine-hasel+2", "1a": "himbeere"}, {}], coins=(7, 0))
    sheet = state.scores()[0]
    assert sheet.beside == {"unpollinated": 16, "coins": 7}
    assert sheet.total == 13


@pytest.mark.rule("WAG-124")
def test_before_the_end_covered_plants_count_as_if_face_up() -> None:
    state = table([{"2a": "gemeine-hasel!", "2b": "lambertshasel"}, {}], frost="on", in_round=12)
    assert state.scores()[0].total == 28
    assert state.totals() == [28, 0]


@pytest.mark.rule("WAG-125", "WAG-126", "WAG-127")
def test_more_points_then_more_coins_then_a_shared_place() -> None:
    for gardens, own, places in (
        ([{"2a": "feige"}, {}], (0, 99), [1, 2]),
        ([{}, {"2a": "feige"}], (0, 0), [2, 1]),
        ([{}, {}], (2, 3), [2, 1]),
        ([{}, {}], (3, 3), [1, 1]),
    ):
        state = table(gardens, in_round=21, step="final", coins=own, hands={0: "schlehe", 1: "mispel"})
        play(state, "0 pass", "1 pass")
        assert state.ranking() == places


@pytest.mark.rule("WAG-118")
def test_totals_agree_with_the_sheets() -> None:
    for seed in range(20):
        state = setup(2 + seed % 5, seed, planting=("rows", "shade")[seed % 2])
        playout(state, Dice(seed))
        assert state.totals() == [sheet.total for sheet in state.scores()]


def test_a_typed_table_is_counted() -> None:
    text = f"waldgaertner seats=2\nseat 0 coins 4\n{garden({'2a': 'feige+1'})}\nseat 1\n{garden({})}\n"
    sheets = RULES.tally(text)
    assert [sheet.total for sheet in sheets] == [16, 0]
    assert sheets[0].beside["coins"] == 4
