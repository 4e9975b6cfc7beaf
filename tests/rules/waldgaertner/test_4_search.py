"""Searching: the seats that chose 6."""

import pytest

from hain.games.waldgaertner.state import WaldgaertnerState
from tests.rules.waldgaertner.tables import coins, hand, legal, market, play, refused, stack, step, table

HANDS = {0: "feige", 1: "schlehe", 2: "himbeere", 3: "papau"}


def searching(
    own: tuple[int, ...], market_cards: str = "mispel walnuss", regions: dict[int, str] | None = None
) -> WaldgaertnerState:
    """All seats of four have chosen 6."""
    state = table([{}] * 4, coins=own, market=market_cards, hands=HANDS, regions=regions)
    play(state, *(f"{seat} visit 6" for seat in range(4)))
    return state


@pytest.mark.rule("WAG-101")
def test_searches_wait_for_plays_and_bonuses() -> None:
    plants = {"3a": "hauszwetschge", "3b": "kornelkirsche", "2a": "hunds-rose"}
    state = table([plants, {}], coins=(1, 3), regions={1: "9 ^gebirgs-rose"}, hands={0: "feige", 1: "schlehe"},
                  market="mispel")  # fmt: skip
    play(state, "0 visit 1", "1 visit 6", "0 plant gebirgs-rose 1a")
    assert (step(state), state.to_act()) == ("bonus", [0])
    play(state, "0 take mispel")
    assert (step(state), state.to_act()) == ("play", [0])
    play(state, "0 sell mispel")
    assert (step(state), state.to_act()) == ("search", [1])


@pytest.mark.rule("WAG-102", "WAG-66")
def test_the_richest_group_finishes_first() -> None:
    state = searching((3, 5, 4, 5))
    assert state.to_act() == [1, 3]
    play(state, "1 search market", "3 search 1")
    assert step(state) == "take"
    play(state, "1 take mispel", f"3 take {stack(state, 1)[0]}")
    assert step(state) == "play"
    play(state, "1 sell mispel", "3 sell papau")
    assert state.to_act() == [2]
    play(state, "2 search market", "2 take mispel", "2 sell mispel")
    assert state.to_act() == [0]


@pytest.mark.rule("WAG-103")
def test_a_search_is_paid_when_the_stack_is_named() -> None:
    state = searching((6, 3, 4, 5), regions={2: "0"})
    assert legal(state, 0) == ["search 1", "search 3", "search 4", "search market"]
    assert refused(state, "0 search 2") == "WAG-62"
    assert coins(state)[0] == 6
    play(state, "0 search 3")
    assert coins(state)[0] == 3
    without = searching((6, 3, 4, 5), market_cards="")
    assert "search market" not in legal(without, 0)
    assert refused(without, "0 search market") == "WAG-103"


@pytest.mark.rule("WAG-104")
def test_a_lone_searcher_cannot_decline() -> None:
    state = searching((6, 3, 4, 5))
    assert refused(state, "0 wait") == "WAG-104"
    assert refused(state, "0 pass") == "WAG-103"
    play(state, "0 search market")
    assert refused(state, "0 pass") == "WAG-111"


@pytest.mark.rule("WAG-105", "WAG-106")
def test_three_equal_searchers() -> None:
    state = searching((4, 4, 4, 3))
    assert "wait" in legal(state, 0)
    play(state, "0 search market", "1 search 1", "2 search market")
    assert coins(state) == [4, 1, 4, 3]
    assert (step(state), state.to_act()) == ("take", [1])
    assert (hand(state, 0), hand(state, 2)) == (["feige"], ["himbeere"])


@pytest.mark.rule("WAG-107")
def test_who_waited_comes_up_again() -> None:
    state = searching((4, 4, 4, 3))
    play(state, "0 wait", "1 search 1", "2 wait")
    play(state, f"1 take {stack(state, 1)[0]}", "1 sell schlehe")
    assert state.to_act() == [0, 2]
    assert "wait" in legal(state, 0)
    play(state, "0 wait", "2 search market", "2 take mispel", "2 sell mispel")
    assert state.to_act() == [0]
    assert "wait" not in legal(state, 0)


@pytest.mark.rule("WAG-107", "WAG-106")
def test_who_waited_comes_up_even_if_the_others_clashed() -> None:
    state = searching((4, 4, 4, 3))
    play(state, "0 search 1", "1 search 1", "2 wait")
    assert (step(state), state.to_act()) == ("search", [2])
    assert coins(state) == [4, 4, 4, 3]


@pytest.mark.rule("WAG-108")
def test_if_all_wait_all_lapse() -> None:
    state = searching((4, 4, 4, 3))
    log = play(state, "0 wait", "1 wait", "2 wait")
    assert [event.seat for event in log if event.kind == "lapsed"] == [0, 1, 2]
    assert state.to_act() == [3]
    assert coins(state) == [4, 4, 4, 3]


@pytest.mark.rule("WAG-109")
def test_one_stack_may_be_searched_twice_in_a_round() -> None:
    state = searching((6, 5, 4, 3))
    play(state, "0 search 1", f"0 take {stack(state, 1)[2]}", "0 sell feige")
    assert "search 1" in legal(state, 1)
    play(state, "1 search 1", f"1 take {stack(state, 1)[0]}")
    assert len(stack(state, 1)) == 7


@pytest.mark.rule("WAG-110")
def test_with_nothing_left_searches_lapse_for_free() -> None:
    empty = {1: "0", 2: "0"}
    state = table(in_round=20, coins=(4, 3), regions=empty, market="mispel", hands={0: "feige", 1: "schlehe"})
    play(state, "0 visit 6", "1 visit 6", "0 search market", "0 take mispel")
    log = play(state, "0 plant mispel 3a")
    assert "lapsed" in [event.kind for event in log]
    assert coins(state) == [1, 3]
    assert step(state) == "final"
    assert hand(state, 1) == ["schlehe"]


@pytest.mark.rule("WAG-111")
def test_exactly_one_card_of_the_stack_is_taken() -> None:
    regions = {1: "4 ^feige+2 schlehe himbeere mispel", 2: "9 ^rotbuche"}
    state = table(coins=(4, 1), regions=regions, hands={0: "walnuss", 1: "moosbeere"})
    play(state, "0 visit 6", "1 visit 2", "1 sell rotbuche", "0 search 1")
    assert legal(state, 0) == ["take feige", "take himbeere", "take mispel", "take schlehe"]
    assert refused(state, "0 take walnuss") == "WAG-111"
    assert refused(state, "1 take feige") == "WAG-43"
    play(state, "0 take mispel")
    assert hand(state, 0) == ["walnuss", "mispel"]


@pytest.mark.rule("WAG-112")
def test_open_hidden_and_sold_cards_can_be_taken() -> None:
    regions = {1: "9 ^feige+2 schlehe", 2: "9 ^rotbuche"}
    state = table(coins=(4, 1), regions=regions, hands={0: "walnuss", 1: "moosbeere"})
    play(state, "0 visit 6", "1 visit 2", "1 sell rotbuche")
    for stack_name, card in (("market", "rotbuche"), ("1", "feige"), ("1", "schlehe")):
        copy = state.copy()
        play(copy, f"0 search {stack_name}", f"0 take {card}")
        assert hand(copy, 0) == ["walnuss", card]
        assert copy.chips[copy.flora.find("feige")] == 2


@pytest.mark.rule("WAG-113")
def test_the_order_of_the_others_stays() -> None:
    regions = {1: "4 ^feige schlehe himbeere mispel", 2: "9 ^rotbuche"}
    state = table(coins=(4, 1), regions=regions, hands={0: "walnuss", 1: "moosbeere"})
    play(state, "0 visit 6", "1 visit 2", "1 sell rotbuche", "0 search 1", "0 take schlehe", "0 sell walnuss")
    assert stack(state, 1) == ["feige", "himbeere", "mispel"]
    assert state.chips[state.flora.find("feige")] == 1


@pytest.mark.rule("WAG-113")
def test_a_card_that_becomes_the_top_stays_face_down() -> None:
    """Seat 1 has taken the open card; seat 0 takes the next one unseen."""
    regions = {1: "4 ^feige schlehe himbeere mispel", 2: "9 ^rotbuche"}
    state = table(coins=(4, 1), regions=regions, hands={0: "walnuss", 1: "moosbeere"})
    play(state, "0 visit 6", "1 visit 1", "1 sell feige", "0 search 1", "0 take schlehe")
    assert "region 1 EU 2 himbeere mispel\n" in state.position()
    assert state.seats[0].received_from == 1


@pytest.mark.rule("WAG-114")
def test_searchers_play_together_and_may_earn_a_bonus() -> None:
    plants = {"3a": "hauszwetschge", "3b": "kornelkirsche", "2a": "hunds-rose"}
    state = table([plants, {}], coins=(3, 3), market="gebirgs-rose mispel", hands={0: "feige", 1: "schlehe"})
    play(state, "0 visit 6", "1 visit 6", "0 search market", "1 search 1", "0 take gebirgs-rose")
    play(state, f"1 take {stack(state, 1)[0]}")
    assert (step(state), state.to_act()) == ("play", [0, 1])
    play(state, "0 plant gebirgs-rose 1a", "1 sell schlehe")
    assert (step(state), state.to_act()) == ("bonus", [0])
    assert market(state) == ["mispel", "schlehe"]
    play(state, "0 pass")
    assert step(state) == "visit"
