"""End and scoring."""

from typing import Any

import pytest

from hain import Dice, playout
from hain.games.glade.scoring import CATEGORIES
from hain.games.glade.state import FINISHED, GladeState
from tests.rules.glade.tables import example, legal, play, rows, table, two
from tests.rules.glade.test_1_game import setup

PAIR = rows(r4="... ... ... hab hbb")


def three_seats(active: int, edges: tuple[int, int, int], start: int = 1) -> GladeState:
    """Each seat could make a set of three with `hmb`; missing toadstools are in the own stores."""
    lines = [
        "glade base seven",
        f"start {start} active {active} phase main bag 60 end no passes 0",
        "toadstools -",
    ]
    tiles = ("hab hbb", "mab mbb", "sab sbb")
    thirds = ("hhb", "mhb", "shb")
    others = ("tac", "tbc", "thc")
    for seat, edge in enumerate(edges):
        colour = "ybg"[seat]
        store = ",".join([f"2{colour}"] * (12 - edge)) or "-"
        lines.append(f"seat {seat} board 0 edge {edge} store {store} rack {thirds[seat]},{others[seat]}")
        lines.append(rows(r4=f"... ... ... {tiles[seat]}"))
    return table("\n".join(lines))


@pytest.mark.rule("GLD-103", "GLD-104")
def test_an_empty_edge_triggers_the_end_and_the_turn_goes_on() -> None:
    state = three_seats(2, (12, 12, 1))
    play(state, "place shb f4", "done")
    assert state.ended
    assert state.phase == 5
    assert legal(state)[-1] == "end"


@pytest.mark.rule("GLD-103")
def test_a_claim_may_trigger_the_end_by_another_edge() -> None:
    position = example("V20")
    position.seats[0].edge = 1
    play(position, "claim mmo", "at 0 b2")
    assert (position.seats[0].edge, position.ended) == (0, True)


@pytest.mark.rule("GLD-105")
@pytest.mark.parametrize(("active", "moves_left"), [(1, [2, 0]), (2, [0]), (0, [])])
def test_v33_the_round_is_played_out(active: int, moves_left: list[int]) -> None:
    edges = tuple(1 if seat == active else 12 for seat in range(3))
    state = three_seats(active, (edges[0], edges[1], edges[2]))
    third = ("hhb", "mhb", "shb")[active]
    play(state, f"place {third} f4", "done", "end")
    seen = []
    while state.to_act():
        seen.append(state.active)
        play(state, legal(state)[0], "done", "end")
    assert seen == moves_left
    assert state.phase == FINISHED


@pytest.mark.rule("GLD-105", "GLD-100")
def test_v33_the_bag_runs_short() -> None:
    state = example("V34")
    play(state, "end")
    assert (state.ended, state.active) == (True, 1)
    play(state, legal(state)[0], "done", "end")
    assert state.phase == FINISHED


@pytest.mark.rule("GLD-106", "GLD-49")
def test_v33_everybody_passes() -> None:
    crowded = example("V35").position().splitlines()
    board = "\n".join(crowded[4:11])
    text = (
        "glade base seven\nstart 0 active 1 phase main bag 0 end no passes 0\ntoadstools -\n"
        f"seat 0 board 0 edge 12 store - rack hbo,hmc,mao,mmo,sac,sao,smc,smo\n{board}\n"
        f"seat 1 board 0 edge 12 store - rack -\n{rows(r4='... ... ... tab')}"
    )
    state = table(text)
    other = state.seats[1]
    other.forest = state.seats[0].forest.copy()
    other.fill_rack(state.seats[0].rack)
    assert legal(state) == ["pass"]
    play(state, "pass")
    assert (state.active, state.passes, state.phase) == (0, 1, 0)
    play(state, "pass")
    assert state.phase == FINISHED
    assert not state.ended


@pytest.mark.rule("GLD-106")
def test_a_turn_that_is_no_pass_breaks_the_row() -> None:
    state = two("tmo,hac", PAIR)
    state.passes = 1
    play(state, legal(state)[0], "done", "end")
    assert state.passes == 0


@pytest.mark.rule("GLD-106")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_are_bounded(seats: int) -> None:
    from hain.games.glade.rules import RULES

    for seed in range(5):
        assert playout(RULES.setup(seats, seed), Dice(seed)) < 129 * seats * 60 == RULES.longest(seats)


@pytest.mark.rule("GLD-107", "GLD-116")
def test_scores_follow_from_the_position_at_every_moment() -> None:
    from hain.games.glade.rules import RULES

    state = setup(3, 5, mode="matching")
    dice = Dice(5)
    while state.to_act():
        again = RULES.read(state.position())
        assert again.scores() == state.scores()
        for sheet in state.scores():
            assert tuple(sheet) == CATEGORIES
            assert sheet.total == sum(sheet.data().values())
        without_racks = state.copy()
        for seat in without_racks.seats:
            seat.rack = ()
        assert without_racks.scores() == state.scores()
        state.play(state.active, state.random_move(state.active, dice))


SHEETS: dict[str, tuple[str, dict[str, Any], int]] = {
    "GLD-108": ("glade", {"glade": "hhc:1y tao:2y sao:1b", "edge": 10, "other_edge": 11}, 2),
    "GLD-109": ("taken", {"other_store": "1y,2y", "edge": 10}, 2),
    "GLD-110": ("store", {"store": "1y,2b", "edge": 11, "other_edge": 11}, 4),
    "GLD-112": ("doubles", {"store": "2y", "other_store": "2y", "glade": "hhc:2y", "edge": 9}, 3),
}


@pytest.mark.rule("GLD-108", "GLD-109", "GLD-110", "GLD-112")
@pytest.mark.parametrize("rule", SHEETS)
def test_one_category_at_a_time(rule: str) -> None:
    category, layout, points = SHEETS[rule]
    state = two("tmo", PAIR, **layout)
    assert state.scores()[0][category] == points


@pytest.mark.rule("GLD-109", "GLD-111", "GLD-113", "GLD-114")
def test_v31_enclosures_and_counters() -> None:
    sheets = example("V31").scores()
    assert [sheet["taken"] for sheet in sheets] == [3, 1]
    assert [sheet["enclosures"] for sheet in sheets] == [3, 3]
    assert [sheet["matches"] for sheet in sheets] == [5, 4]
    assert [sheet["match_enclosures"] for sheet in sheets] == [1, 0]


@pytest.mark.rule("GLD-115", "GLD-116")
def test_unconnected_groups_cost_a_point_and_edges_give_none() -> None:
    state = two("tmo", rows(r1="tac ... tbc", r4="... ... ... hab"))
    assert state.scores()[0]["groups"] == -2
    assert state.totals() == [-2, 0]


@pytest.mark.rule("GLD-117")
def test_all_first_ranked_seats_win_together() -> None:
    state = two("tmo", PAIR)
    assert state.ranking() == [1, 1]
    state.seats[0].edge = 11
    assert state.ranking() == [1, 2]
