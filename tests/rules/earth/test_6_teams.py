"""Two teams of two: everything received goes through the pool of the team."""

from collections.abc import Sequence

import pytest

from hain import Event
from hain.games.earth.state import EarthState
from tests.rules.earth.tables import (
    BOARDS,
    Block,
    cell,
    compost,
    events,
    finish,
    hand,
    kinds,
    legal,
    names,
    pieces,
    play,
    point,
    ranks,
    refused,
    seat,
    soil,
    started,
    table,
)

# goals that nobody reaches by the way: 20 soil, 4 high flora, 6 flora with sprouts, 20 cards
FAR = "f339a: f337a: f338a: f340a:"
# boards on which nothing is red or blue, and nothing is cheaper
PLAIN = ("i285b c304b y329a", "i288b c296a y330a", "i289b c300a y331a", "i294b c301a y332a")
PLANTS = "e35 e38 e41 e42 e43 e44 e46 e47 e48 e50 e51 e52 #60"  # a deck without events on top
EMPTY = "soil=0 sprout=0 growth=0 compost=0 draw="


def four(
    *own: Block,
    pool: str = EMPTY,
    other: str = EMPTY,
    action: str = "",
    active: int = 0,
    deck: str | int = PLANTS,
    fauna: str = FAR,
    head: str = "",
) -> EarthState:
    """Four seats in teams; those that are not given have an empty grid."""
    blocks = [*own, *([seat()] * (4 - len(own)))]
    filled = [{"board": board, **block} for board, block in zip(PLAIN, blocks)]
    return table(
        *filled,
        action=action,
        active=active,
        deck=deck,
        fauna=fauna,
        head=f"teams=on {head}".strip(),
        lines=[f"pool 0 {pool}", f"pool 1 {other}"],
    )


def pool(state: EarthState, team: int = 0) -> dict[str, int | list[str]]:
    """What lies in a pool, without what there is none of."""
    own = state.pools[team]
    things: dict[str, int | list[str]] = {
        "soil": int(own.soil),
        "sprout": int(own.sprout),
        "growth": int(own.growth),
        "compost": names(own.compost),
        "draw": names(own.cards),
    }
    return {thing: found for thing, found in things.items() if found}


def seen(state: EarthState, viewer: int | None, part: str) -> Sequence[dict[str, object]]:
    found = state.view(viewer)[part]
    assert isinstance(found, list)
    return found


# the teams


@pytest.mark.rule("EAR-233", "EAR-239")
def test_seats_0_and_2_are_a_team_and_so_are_1_and_3() -> None:
    state = four()
    play(state, "0 choose compost", "1 take deck")
    assert pool(state, 0) == {"soil": 5, "compost": ["e35", "e38"]}
    assert pool(state, 1) == {"compost": ["e41", "e42"]}
    play(state, "2 claim soil 2", "3 claim compost 1", "0 claim soil 3")
    assert [soil(state, number) for number in range(4)] == [3, 0, 2, 0]
    assert compost(state, 3) == ["e42"]
    assert refused(state, "3 claim soil 1") == "EAR-239"


@pytest.mark.rule("EAR-233", "EAR-174")
def test_the_teams_alternate() -> None:
    state = four()
    order: list[int] = []
    while len(order) < 5:
        order.append(int(state.active))
        play(state, f"{state.active} choose compost")
        finish(state)
    assert order == [0, 1, 2, 3, 0]


@pytest.mark.rule("EAR-234")
def test_the_start_goes_directly_to_the_seat() -> None:
    state = started(4, teams="on")
    for player in state.seats:
        island = state.catalogue.cards[player.area.island]
        assert island is not None
        start = island.start()
        assert (soil(state, player.number), len(compost(state, player.number))) == (start.soil, start.hand)
        assert len(hand(state, player.number)) == start.draw - start.hand
    assert (pool(state, 0), pool(state, 1)) == ({}, {})


# into the pool


@pytest.mark.rule("EAR-235")
def test_the_bonus_of_the_compost_action() -> None:
    state = four()
    play(state, "0 choose compost", "2 take soil")
    assert pool(state) == {"soil": 5 + 2, "compost": ["e35", "e38"]}
    assert (soil(state), compost(state), soil(state, 2)) == (0, [], 0)


@pytest.mark.rule("EAR-235", "EAR-236")
def test_the_bonus_of_the_water_action_is_not_placed() -> None:
    state = four(seat("e05"), seat(), seat("e45"))
    play(state, "0 choose water")
    assert pool(state) == {"soil": 2, "sprout": 6}
    play(state, "2 take sprout")
    assert pool(state) == {"soil": 2, "sprout": 8}
    assert (pieces(state), pieces(state, 2)) == ((0, 0), (0, 0))


@pytest.mark.rule("EAR-235", "EAR-236")
def test_the_bonus_of_the_grow_action_is_not_placed() -> None:
    state = four(seat("e05", board=BOARDS[0]), seat(), seat("e45"))
    play(state, "0 choose grow")
    assert pool(state) == {"draw": ["e35", "e38", "e41", "e42"], "growth": 2}
    play(state, "2 take growth")
    assert pool(state)["growth"] == 4
    assert (hand(state), pieces(state)) == ([], (0, 0))


@pytest.mark.rule("EAR-235", "EAR-141", "EAR-144")
def test_the_kept_card_and_the_card_of_the_other_planter() -> None:
    state = four()
    play(state, "0 choose plant")
    assert (pool(state), pool(state, 1)) == ({"draw": ["e44"]}, {"draw": ["e43"]})
    play(state, "0 keep e38")
    assert pool(state) == {"draw": ["e44", "e38"]}
    assert names(state.discard) == ["e35", "e41", "e42"]
    assert (hand(state), hand(state, 2)) == ([], [])


@pytest.mark.rule("EAR-235")
def test_gains_of_abilities() -> None:
    state = four(seat("e157 e275 e14 e45"))
    play(state, "0 choose compost", "0 all", "0 use e45")
    assert pool(state) == {
        "soil": 5 + 3,
        "compost": ["e35", "e38", "e41", "e42"],
        "draw": ["e43"],
        "sprout": 2,
    }
    assert (soil(state), compost(state), hand(state), pieces(state)) == (0, [], [], (0, 0))


@pytest.mark.rule("EAR-235")
def test_gains_of_black_abilities() -> None:
    state = four(seat("e05", hand="e258 e270", soil=1))
    play(state, "0 choose plant", "0 plant e258 d5", "0 plant e270 d6")
    assert pool(state)["soil"] == 6
    assert pool(state)["sprout"] == 7
    assert (soil(state), pieces(state)) == (0, (0, 0))


@pytest.mark.rule("EAR-235", "EAR-46")
def test_gains_of_events_of_triggers_and_of_conversions() -> None:
    state = four(seat("e05+3s", hand="e223 e226"))
    play(state, "0 event e223")
    assert pool(state) == {"soil": 1 + 1}
    play(state, "0 event e226")
    assert pool(state) == {"soil": 1 + 1 + 1, "sprout": 1, "growth": 1}
    play(state, "0 convert")
    assert pool(state)["soil"] == 3 + 2
    assert (soil(state), events(state), pieces(state)) == (0, ["e223", "e226"], (0, 0))


@pytest.mark.rule("EAR-235", "EAR-40")
def test_a_picked_card() -> None:
    state = four(seat("e05", hand="e262", compost="e10 e13 e14 e15"))
    play(state, "0 event e262", "0 pick e14")
    assert pool(state) == {"soil": 1, "draw": ["e14"]}
    assert (hand(state), compost(state)) == ([], ["e10", "e13", "e15"])


@pytest.mark.rule("EAR-235", "EAR-238", "EAR-138")
def test_a_replacement_draws_into_the_pool_but_the_terrain_goes_to_the_own_compost() -> None:
    state = four(seat("e05 e230", hand="e45"))
    play(state, "0 choose plant", "0 replace e45 e4")
    drawn = pool(state)["draw"]
    assert isinstance(drawn, list)
    assert len(drawn) == 1 + 2
    assert (compost(state), hand(state)) == (["e230"], [])


@pytest.mark.rule("EAR-235", "EAR-236")
def test_cards_composted_as_a_gain_are_chosen_from_the_own_hand() -> None:
    state = four(seat("e40", hand="e01 e07 e09"), seat(), seat(hand="e11"))
    play(state, "0 choose compost", "0 use e40")
    assert legal(state) == ["all", "compost e01", "compost e07", "compost e09", "done"]
    play(state, "0 compost e07", "0 compost e01", "0 done")
    assert pool(state) == {"soil": 5, "compost": ["e35", "e38", "e07", "e01"]}
    assert (hand(state), compost(state)) == (["e09"], [])


@pytest.mark.rule("EAR-236", "EAR-111")
def test_a_part_of_a_gain_may_be_taken() -> None:
    state = four(seat("e05"))
    play(state, "0 part", "0 choose compost")
    assert legal(state) == ["amount 0", "amount 1", "amount 2", "amount 3", "amount 4", "amount 5"]
    play(state, "0 amount 3")
    assert pool(state) == {"soil": 3, "compost": ["e35", "e38"]}


@pytest.mark.rule("EAR-237", "EAR-43")
def test_pieces_for_certain_cards_are_placed_at_once() -> None:
    state = four(seat("e83 e05 / e14 e32"))
    play(state, "0 choose water", "0 use e83")
    assert legal(state) == ["all", "sprout d4", "sprout d5", "done"]
    assert refused(state, "0 claim sprout d4") == "EAR-103"
    play(state, "0 all")
    assert (cell(state, "d4"), cell(state, "d5"), cell(state, "e4")) == ("e83+1s", "e14+1s", "e05")
    assert pool(state) == {"soil": 2, "sprout": 6}


@pytest.mark.rule("EAR-237", "EAR-44")
def test_pieces_around_a_card_are_placed_at_once() -> None:
    state = four(seat("e274 e05"), seat(), seat("e45"))
    play(state, "0 choose water", "0 use e274")
    assert legal(state) == ["all", "sprout e4", "done"]
    play(state, "0 sprout e4", "0 sprout e4", "0 done")
    assert (cell(state, "e4"), pool(state)) == ("e05+2s", {"soil": 2, "sprout": 6})


@pytest.mark.rule("EAR-238", "EAR-104", "EAR-166")
def test_costs_are_paid_from_the_own_things() -> None:
    own = seat("e10 e158", hand="e207", doing="activate e10 e158")
    state = four(own, pool="soil=9 sprout=9 growth=9 compost=3", action="grow")
    assert refused(state, "0 use e10") == "EAR-117"
    assert refused(state, "0 use e158") == "EAR-117"
    assert refused(state, "0 event e207") == "EAR-163"
    assert refused(state, "0 convert") == "EAR-166"
    play(state, "0 claim soil 2", "0 claim compost 1", "0 use e10", "0 use e158")
    assert (soil(state), compost(state)) == (0, [])
    assert (pool(state)["soil"], pool(state)["growth"]) == (9 - 2 + 3, 9 + 4)


@pytest.mark.rule("EAR-238", "EAR-33")
def test_cards_composted_as_a_cost_go_to_the_own_compost() -> None:
    state = four(seat("e58", hand="e01 e07"))
    play(state, "0 choose compost", "0 use e58", "0 compost e07")
    assert (hand(state), compost(state)) == (["e01"], ["e07"])
    assert pool(state) == {"soil": 5, "compost": ["e35", "e38"], "draw": ["e41"]}


@pytest.mark.rule("EAR-238", "EAR-135", "EAR-136")
def test_a_price_is_not_paid_from_the_pool() -> None:
    own = seat("e05", hand="e191 e01 e07 e33", soil=0)
    state = four(own, pool="soil=9 draw=e09")
    play(state, "0 choose plant")
    assert refused(state, "0 plant e191 d5") == "EAR-136"
    play(state, "0 claim draw e09", "0 plant e191 d5", "0 compost e01", "0 compost e09", "0 compost e33")
    assert compost(state) == ["e01", "e09", "e33", "e07"]


# out of the pool


@pytest.mark.rule("EAR-239", "EAR-263")
def test_all_five_things_can_be_claimed() -> None:
    state = four(
        seat("e05+5s e04+4g e90", hand="e223"),
        pool="soil=2 sprout=2 growth=2 compost=2 draw=e33,e40",
        other="soil=4",
    )
    assert legal(state, 0, "claim") == [
        "claim soil 1", "claim soil 2", "claim compost 1", "claim compost 2", "claim draw e33", "claim draw e40",
        "claim sprout d4", "claim sprout e4", "claim growth d4", "claim growth e4",
    ]  # fmt: skip
    composted = pool(state)["compost"]
    play(state, "0 claim soil 2", "0 claim compost 2", "0 claim draw e33", "0 claim sprout d4", "0 claim growth e4")
    assert (soil(state), hand(state), cell(state, "d4"), cell(state, "e4")) == (2, ["e33", "e223"], "e05+6s", "e04+5g")
    assert isinstance(composted, list)
    assert sorted(compost(state)) == sorted(composted)
    assert pool(state) == {"sprout": 1, "growth": 1, "draw": ["e40"]}
    assert legal(state, 0, "claim") == ["claim draw e40", "claim sprout e4", "claim growth d4"]
    assert refused(state, "0 claim sprout d4") == "EAR-239"
    assert refused(state, "0 claim soil 1") == "EAR-239"
    assert pool(state, 1) == {"soil": 4}


@pytest.mark.rule("EAR-239", "EAR-102")
@pytest.mark.parametrize(
    ("action", "doing"),
    [
        ("compost", "bonus"),
        ("plant", "plant 1"),
        ("compost", "order"),
        ("compost", "activate e157"),
        ("plant", "activate"),
    ],
)
def test_an_other_seat_may_claim_at_every_free_point(action: str, doing: str) -> None:
    partner = seat("e157", board=BOARDS[2], hand="e33 e224", doing=doing)
    state = four(seat(), seat(), partner, pool="soil=1", action=action)
    assert "claim soil 1" in legal(state, 2)
    play(state, "2 claim soil 1")
    assert (soil(state, 2), point(state, 2)) == (1, doing)


@pytest.mark.rule("EAR-239", "EAR-142", "EAR-102")
@pytest.mark.parametrize("doing", ["plant 2", "second"])
def test_the_active_seat_may_claim_at_every_free_point(doing: str) -> None:
    state = four(seat("e05", hand="e33 e224", doing=doing), pool="soil=1", action="plant")
    play(state, "0 claim soil 1")
    assert (soil(state), point(state)) == (1, doing)


@pytest.mark.rule("EAR-239", "EAR-103")
def test_nothing_is_claimed_in_the_middle_of_an_effect_or_before_a_card_is_kept() -> None:
    paying = four(seat("e58", hand="e01 e07", doing="activate e58"), pool="soil=1", action="compost")
    play(paying, "0 use e58")
    assert refused(paying, "0 claim soil 1") == "EAR-103"
    keeping = four(seat("e05", doing="keep e01 e07"), pool="soil=1", action="plant")
    assert refused(keeping, "0 claim soil 1") == "EAR-141"


@pytest.mark.rule("EAR-239", "EAR-245")
def test_pieces_go_to_the_own_grid_of_the_seat_that_claims() -> None:
    state = four(seat("e05"), seat(), seat("e45 e33"))
    play(state, "0 choose water")
    assert refused(state, "0 claim sprout e4") == "EAR-239"
    play(state, "2 claim sprout e4", "2 claim sprout d4", "0 claim sprout d4")
    assert (cell(state, "d4"), cell(state, "d4", 2), cell(state, "e4", 2)) == ("e05+1s", "e45+1s", "e33+1s")


@pytest.mark.rule("EAR-240", "EAR-151")
def test_pieces_may_be_taken_without_room() -> None:
    water = four()
    play(water, "0 choose water")
    assert legal(water, 2)[:3] == ["take sprout", "take soil", "pass"]
    play(water, "2 take sprout")
    assert pool(water)["sprout"] == 8
    grow = four(seat(board=BOARDS[0]))
    play(grow, "0 choose grow")
    assert legal(grow, 2)[:3] == ["take draw", "take growth", "pass"]
    play(grow, "2 take growth")
    assert pool(grow)["growth"] == 4


@pytest.mark.rule("EAR-240", "EAR-117")
def test_pieces_that_may_go_anywhere_always_have_an_effect() -> None:
    own = seat("e34+2g e55+6s2g e149+3g", compost=1, doing="activate e34 e55 e149")
    state = four(own, action="grow")
    assert legal(state, 0, "use") == ["use e34", "use e55"]
    assert refused(state, "0 use e149") == "EAR-117"
    play(state, "0 use e34", "0 use e55")
    assert pool(state) == {"growth": 2, "sprout": 3}
    assert refused(table(own, seat(), action="grow"), "0 use e34") == "EAR-117"


# asked again


@pytest.mark.rule("EAR-241")
def test_who_has_finished_is_asked_again() -> None:
    state = four(seat("e157", hand="e224"))
    play(state, "0 choose compost", "2 pass", "1 pass", "3 pass")
    assert (state.to_act(), point(state, 2)) == ([0, 2], "activate")
    play(state, "2 done")
    assert state.to_act() == [0]
    play(state, "0 use e157")
    assert (state.to_act(), point(state, 2)) == ([0, 2], "activate")
    assert legal(state, 2, "use") == []
    play(state, "2 claim soil 8", "2 done")
    assert (soil(state, 2), state.to_act()) == (8, [0])


@pytest.mark.rule("EAR-241")
@pytest.mark.parametrize(
    ("action", "doing", "moves"),
    [
        ("compost", "activate e157", ["use e157"]),
        ("compost", "activate e275", ["use e275"]),
        ("compost", "activate e14", ["use e14"]),
        ("compost", "activate e45", ["use e45"]),
        ("compost", "activate e40", ["use e40", "compost e01"]),
        ("grow", "activate e34", ["use e34"]),
        ("compost", "activate", ["event e262", "pick e11"]),
        ("plant", "keep e13 e15", ["keep e13"]),
    ],
)
def test_whatever_enters_the_pool_is_a_reason_to_ask(action: str, doing: str, moves: list[str]) -> None:
    grid = "e157 e275 e14 / e45 e40 e34"
    own = seat(grid, hand="e01 e07 e262", compost="e09 e11", board=BOARDS[0], doing=doing)
    state = four(own, seat(), seat("e33"), action=action)
    assert state.to_act() == [0]
    play(state, *(f"0 {move}" for move in moves))
    assert (state.to_act(), point(state, 2)) == ([0, 2], "activate")


@pytest.mark.rule("EAR-241")
def test_the_other_team_is_not_asked() -> None:
    state = four(seat("e157"), seat("e33"), seat(), seat("e45"), other="soil=2")
    play(state, "0 choose compost", "1 pass", "1 done", "3 pass", "3 done", "2 pass", "2 done")
    assert state.to_act() == [0]
    play(state, "0 use e157")
    assert (pool(state, 1), state.to_act()) == ({"soil": 2}, [0, 2])
    assert refused(state, "1 claim soil 1") == "EAR-97"


@pytest.mark.rule("EAR-241", "EAR-168")
def test_the_turn_waits_for_the_one_who_was_asked_again() -> None:
    state = four()
    play(state, "0 choose compost", "0 done", "1 pass", "3 pass")
    assert state.to_act() == [2]
    play(state, "2 take deck")
    assert state.to_act() == [0, 2]
    play(state, "2 claim soil 5", "2 claim compost 4")
    assert (int(state.turn), int(state.active)) == (2, 1)
    assert (soil(state, 2), len(compost(state, 2))) == (5, 4)


@pytest.mark.rule("EAR-241", "EAR-123")
def test_nobody_is_asked_when_nothing_can_be_claimed() -> None:
    state = four(seat("e90"), seat(), seat("e91", hand="e223"))
    play(state, "0 part", "0 choose water", "0 amount 0")
    assert (pool(state), state.to_act()) == ({"sprout": 6}, [1, 2, 3])
    play(state, "2 pass", "2 event e223")
    assert (pool(state), state.to_act()) == ({"sprout": 6, "soil": 1}, [0, 1, 2, 3])
    play(state, "0 claim soil 1")
    assert state.to_act() == [1, 3]


@pytest.mark.rule("EAR-241", "EAR-177")
def test_in_the_last_chance_a_seat_is_asked_again() -> None:
    grid = "e01 e02 e03 e04 / e06 e07 e08 e11 / e12 e13 e14 e15 / e16 e17 e18 e19"
    blocks = [seat(grid, doing="last", hand="e223"), seat(doing="last", hand="e224"), seat(), seat()]
    state = four(*blocks, active=3, action="compost", head="phase=last")
    assert state.to_act() == [0, 1]
    play(state, "0 event e223")
    assert (state.to_act(), point(state, 2)) == ([0, 1, 2], "last")
    play(state, "2 claim soil 2")
    assert (soil(state, 2), state.to_act()) == (2, [1])


@pytest.mark.rule("EAR-241", "EAR-97")
def test_before_an_action_is_chosen_nobody_else_is_asked() -> None:
    state = four(seat("e05", hand="e223"))
    play(state, "0 event e223")
    assert (pool(state), state.to_act()) == ({"soil": 2}, [0])
    assert refused(state, "2 claim soil 1") == "EAR-97"


# lost, and belonging to nobody


@pytest.mark.rule("EAR-242", "EAR-170")
def test_what_is_left_is_lost_before_goals_are_claimed() -> None:
    state = four(seat("e05", soil=19), pool="soil=3 sprout=2 growth=1 compost=e33 draw=e09,e40")
    play(state, "0 choose compost", "0 claim soil 1")
    log = finish(state)
    assert kinds(log)[-3:] == ["pool_left", "claimed_goal", "turn"]
    left = next(event for event in log if event.kind == "pool_left")
    assert (left.seen_by(1), left.seen_by(2)) == (
        Event("pool_left", team=0, count=5),
        Event("pool_left_cards", team=0, cards=["e09", "e40"]),
    )
    assert pool(state) == {}
    assert sorted(names(state.discard)) == ["e09", "e33", "e35", "e38", "e40"]
    assert (soil(state), soil(state, 2), pieces(state)) == (20, 0, (0, 0))


@pytest.mark.rule("EAR-242")
def test_both_pools_are_emptied() -> None:
    state = four(pool="soil=3", other="draw=e40")
    play(state, "0 choose compost")
    log = finish(state)
    assert [event.details["team"] for event in log if event.kind == "pool_lost"] == [0, 1]
    assert (pool(state, 0), pool(state, 1)) == ({}, {})


@pytest.mark.rule("EAR-243")
def test_things_in_a_pool_count_for_no_goal() -> None:
    state = four(seat("e05", soil=15), pool="soil=10")
    play(state, "0 choose compost")
    assert pool(state)["soil"] == 15
    finish(state)
    assert ranks(state)["f339a"] == []
    claimed = four(seat("e05", soil=15), pool="soil=10")
    play(claimed, "0 choose compost", "0 claim soil 5")
    finish(claimed)
    assert ranks(claimed)["f339a"] == ["0"]


@pytest.mark.rule("EAR-243")
def test_things_in_a_pool_are_not_spent_planted_or_played() -> None:
    state = four(seat("e05", hand="e33"), pool="soil=9 draw=e223,e90")
    assert refused(state, "0 event e223") == "EAR-163"
    play(state, "0 choose plant")
    assert refused(state, "0 plant e90 d5") == "EAR-129"
    play(state, "0 claim draw e90", "0 claim draw e223", "0 plant e90 d5", "0 event e223")
    assert (cell(state, "d5"), events(state)) == ("e90", ["e223"])


@pytest.mark.rule("EAR-243", "EAR-189")
def test_things_in_a_pool_are_worth_nothing() -> None:
    full = four(seat("e05"), pool="soil=9 sprout=9 growth=9 compost=9 draw=e33")
    assert full.results() == four(seat("e05")).results()


# what is seen


@pytest.mark.rule("EAR-244", "EAR-248")
def test_partners_see_each_others_hands() -> None:
    state = four(seat(hand="e01 e07"), seat(hand="e09"), seat(hand="e11"), seat(hand="e12 e13"))
    hands = [[one["hand"] for one in seen(state, viewer, "seats")] for viewer in (0, 2, 3)]
    assert hands[0] == hands[1] == [["e01", "e07"], ["?"], ["e11"], ["?", "?"]]
    assert hands[2] == [["?", "?"], ["e09"], ["?"], ["e12", "e13"]]


@pytest.mark.rule("EAR-244", "EAR-251", "EAR-249")
def test_the_cards_of_a_pool_are_seen_by_its_team() -> None:
    state = four(pool="soil=3 sprout=2 growth=1 compost=e35 draw=e33,e40", deck=50)
    own = {"soil": 3, "sprout": 2, "growth": 1, "compost": 1, "cards": ["e33", "e40"]}
    others = {**own, "cards": ["?", "?"]}
    assert [seen(state, viewer, "pools")[0] for viewer in (0, 1, 2, 3, None)] == [own, others, own, others, others]


@pytest.mark.rule("EAR-244", "EAR-252")
def test_drawn_cards_are_told_to_both_partners() -> None:
    state = four(seat(board=BOARDS[0]))
    log = play(state, "0 choose grow")
    drew = next(event for event in log if event.kind == "pool_drew")
    named = Event("pool_drew_cards", 0, cards=["e35", "e38", "e41", "e42"], team=0)
    assert (drew.seen_by(0), drew.seen_by(2)) == (named, named)
    assert drew.seen_by(1) == drew.seen_by(None) == Event("pool_drew", 0, count=4, team=0)


@pytest.mark.rule("EAR-245")
def test_nobody_moves_for_a_partner() -> None:
    state = four(seat("e05"), seat(), seat("e45"))
    assert state.moves(2) == []
    assert refused(state, "2 choose compost") == "EAR-97"
    play(state, "0 choose plant")
    assert legal(state) == ["keep e35", "keep e38", "keep e41", "keep e42"]
    assert refused(state, "2 keep e38") == "EAR-155"


# goals, and who wins


@pytest.mark.rule("EAR-246", "EAR-170")
def test_partners_have_their_own_leaves() -> None:
    state = four(seat(soil=18), seat(), seat(soil=17))
    play(state, "0 choose compost", "0 claim soil 2", "2 claim soil 3")
    finish(state)
    assert ranks(state)["f339a"] == ["0", "2"]
    assert [state.fauna_points(number) for number in range(4)] == [15, 0, 11, 0]


@pytest.mark.rule("EAR-246", "EAR-173")
def test_the_first_full_grid_belongs_to_one_seat() -> None:
    grid = "e01 e02 e03 e04 / e06 e07 e08 e11 / e12 e13 e14 e15 / e16 e17 e18 ."
    state = four(seat(), seat(), seat(grid, hand="e90"))
    play(state, "0 choose plant", "2 plant e90 g7")
    log = finish(state)
    assert Event("full", 2, points=7) in log
    assert [state.fauna_points(number) for number in range(4)] == [0, 0, 7, 0]


def ended(*own: Block) -> EarthState:
    """The game is over; the boards of a team are worth 6 points together."""
    boards = ("i287a c295a y329a", "i286a c296b y330a", "i290a c299a y331a", "i291a c303a y332a")
    blocks = [{"board": board, **block} for board, block in zip(boards, own)]
    return four(*blocks, active=3, action="water", head="phase=over", deck=100)


@pytest.mark.rule("EAR-247")
def test_the_higher_sum_of_a_team_wins() -> None:
    state = ended(seat(compost=9, soil=9), seat(compost=5), seat(), seat(compost=5))
    assert [sheet.total for sheet in state.scores()] == [2 + 9, 2 + 5, 4, 4 + 5]
    assert [result[0] for result in state.results()] == [15, 16, 15, 16]
    assert state.ranking() == [2, 1, 2, 1]


@pytest.mark.rule("EAR-247", "EAR-191")
@pytest.mark.parametrize(
    ("partner", "rival", "total"),
    [
        (seat(soil=3), seat(soil=0, hand="#9"), 6),
        (seat("e90", soil=2, hand="#2"), seat("e42+1g", soil=0, hand="#1"), 8),
        (seat("e41+2g", soil=2), seat("e42+1s1g", soil=0), 9),
        (seat("e41+1s1g", soil=2), seat("e42+1g", soil=0, compost=1), 9),
        (seat("e41+1g", soil=2, compost=1), seat("e20+1g", soil=0), 9),
    ],
)
def test_ties_of_teams_are_broken_by_their_sums(partner: Block, rival: Block, total: int) -> None:
    state = ended(seat(soil=3), seat(soil=5), partner, rival)
    assert [result[0] for result in state.results()] == [total] * 4
    assert state.ranking() == [1, 2, 1, 2]


@pytest.mark.rule("EAR-247", "EAR-192")
def test_teams_that_are_equal_in_everything_share_the_win() -> None:
    state = ended(seat(soil=3, hand="#1"), seat(soil=5), seat(soil=2, hand="#1"), seat(hand="#2"))
    assert state.results() == [(6, 5, 2, 0, 0, 0)] * 4
    assert state.ranking() == [1, 1, 1, 1]
