"""The end of a turn and of the game: goals, the first full grid, the last chance, places."""

from collections import Counter

import pytest

from hain import Dice, Event
from hain.games.earth.rules import RULES
from hain.games.earth.state import EarthState
from tests.rules.earth.tables import (
    Block,
    area,
    cell,
    compost,
    events,
    finish,
    goal,
    hand,
    kinds,
    legal,
    pieces,
    play,
    point,
    ranks,
    read,
    refused,
    seat,
    setup,
    soil,
    table,
)

PLAIN = "i287a c304b y329a"
"""A board without a red or blue ability."""
EIGHT = "e01 e04 e05 e06 / e07 e08 e09 e11"
"""Eight flora without a green ability."""


QUIET = "f339a: f340a: f338a: f337a:"
"""Goals that no grid without pieces reaches: 20 soil, 20 cards in the hand, many sprouts, much growth."""


def fauna(first: str) -> str:
    """This goal on the first space, and three that small grids do not reach."""
    return f"{first}: f347a: f348a: f352a:"


def leaves(log: list[Event]) -> list[tuple[int | None, str, int]]:
    """Who placed a leaf where, and what it is worth."""
    placed = [event for event in log if event.kind == "claimed_goal"]
    return [(event.seat, str(event.details["card"]), int(str(event.details["points"]))) for event in placed]


# goals reached in the middle of a turn


@pytest.mark.rule("EAR-168")
def test_the_turn_ends_when_every_seat_has_finished() -> None:
    state = table(seat("e05+3s"), seat(), seat("e33"))
    play(state, "0 choose water", "0 done", "0 done", "1 pass")
    assert (state.turn, state.to_act()) == (1, [2])
    log = play(state, "2 take sprout", "2 all")
    assert log[-1] == Event("turn", 1, turn=2)
    assert (state.turn, state.to_act()) == (2, [1])


@pytest.mark.rule("EAR-169", "EAR-29")
def test_soil_that_is_spent_again() -> None:
    state = table(seat("e154", soil=15, board=PLAIN), seat(), fauna=fauna("f339a"))
    play(state, "0 choose compost")
    assert soil(state) == 20
    play(state, "0 use e154", "1 pass")
    assert soil(state) == 19
    assert ranks(state)["f339a"] == ["0"]


@pytest.mark.rule("EAR-169")
def test_a_goal_met_when_the_turn_begins() -> None:
    """20 soil lie there, of which 15 are spent."""
    state = table(seat("e33", soil=20, hand="e128"), seat(), fauna=fauna("f339a"))
    play(state, "0 choose plant", "0 plant e128 e4")
    assert soil(state) == 5
    assert leaves(finish(state)) == [(0, "f339a", 15)]


@pytest.mark.rule("EAR-169")
def test_a_drawn_card_that_is_played_again() -> None:
    state = table(seat("e33", hand="e223 #15"), seat(), fauna=fauna("f340a"))
    play(state, "0 choose grow")
    assert len(hand(state)) == 20
    play(state, "0 event e223")
    log = finish(state)
    assert len(hand(state)) == 19
    assert leaves(log) == [(0, "f340a", 15)]


@pytest.mark.rule("EAR-169")
def test_cards_drawn_and_composted_by_one_ability() -> None:
    """e259: 2 cards to the hand, then up to 4 from the hand to the compost."""
    state = table(seat("e33", soil=9, hand="e259 #18"), seat(hand="e10"), fauna=fauna("f340a"))
    play(state, "0 choose plant", "0 plant e259 e4")
    assert len(hand(state)) == 20
    for _ in range(4):
        play(state, f"0 {legal(state, 0, 'compost')[0]}")
    finish(state)
    assert ranks(state)["f340a"] == ["0"]


@pytest.mark.rule("EAR-169", "EAR-32")
def test_composted_cards_that_are_paid_again() -> None:
    state = table(seat(board=PLAIN), seat(compost=13), fauna=fauna("f339b"))
    play(state, "0 choose compost", "1 take deck")
    assert len(compost(state, 1)) == 15
    log = play(state, "1 use c297b")
    assert len(compost(state, 1)) == 14
    assert leaves(log) == [(1, "f339b", 15)]


@pytest.mark.rule("EAR-169", "EAR-33")
def test_a_hand_card_composted_as_a_payment() -> None:
    """e38 pays a card of the hand, the climate of seat 1 one of the compost."""
    state = table(seat(board=PLAIN), seat("e38", hand="e01 e02", compost=14), fauna=fauna("f339b"))
    play(state, "0 choose compost", "1 take soil", "1 order grid", "1 use e38", "1 compost e02")
    assert len(compost(state, 1)) == 15
    play(state, "1 use c297b")
    assert len(compost(state, 1)) == 14
    assert ranks(state)["f339b"] == ["1"]


@pytest.mark.rule("EAR-169")
def test_a_sprout_that_is_paid_again() -> None:
    """Nine flora with a sprout."""
    rows = "e01+1s e04+1s e05+1s / e06+1s e07+1s e08+1s / e09+1s e10+1s e11"
    state = table(seat(board=PLAIN), seat(rows), fauna=fauna("f338b"))
    play(state, "0 choose water", "1 take sprout", "1 sprout f6", "1 done", "1 convert")
    play(state, "1 unsprout d4", "1 unsprout e4", "1 unsprout f4", "1 done")
    assert pieces(state, 1)[0] == 6
    assert ranks(state)["f338b"] == ["1"]


@pytest.mark.rule("EAR-169")
def test_growth_that_is_paid_again() -> None:
    """Seven flora with growth; e161 pays one piece."""
    rows = "e01+1g e04+1g e05+1g e06+1g / e07+1g e08+1g e161 ."
    state = table(seat(rows), seat(), fauna=fauna("f337b"))
    play(state, "0 choose grow", "0 grow f5", "0 done", "0 use e161", "0 ungrow d4", "1 pass")
    assert (cell(state, "d4"), pieces(state)[1]) == ("e01", 6)
    assert ranks(state)["f337b"] == ["0"]


@pytest.mark.rule("EAR-169", "EAR-107")
@pytest.mark.parametrize(("piece", "event"), [("1s", "e208"), ("1g", "e217")])
def test_a_payment_itself_may_reach_a_goal(piece: str, event: str) -> None:
    """Eight flora without any piece, before six sprouts come."""
    state = table(seat(EIGHT.replace("e01", f"e01+{piece}"), hand=event), seat(), fauna=fauna("f358b"))
    play(state, "0 choose water", f"0 event {event}")
    assert pieces(state) == (0, 0)
    play(state, "0 all")
    assert pieces(state) == (6, 0)
    finish(state)
    assert ranks(state)["f358b"] == ["0"]


@pytest.mark.rule("EAR-169")
def test_without_the_payment_the_same_goal_is_not_reached() -> None:
    state = table(seat(EIGHT.replace("e01", "e01+1s"), hand="e208"), seat(), fauna=fauna("f358b"))
    play(state, "0 choose water", "0 all")
    finish(state)
    assert ranks(state)["f358b"] == []


@pytest.mark.rule("EAR-169")
def test_a_planted_card_that_is_covered_with_sprouts() -> None:
    """The eighth bare flora; then e105 brings sprouts."""
    rows = "e04 e05 e06 e07 / e08 e09 e11 e105"
    state = table(seat(board=PLAIN), seat(rows, hand="e10"), fauna=fauna("f358b"))
    play(state, "0 choose plant")
    play(state, "1 plant e10 d6", "1 use e105", "1 sprout d6")
    assert cell(state, "d6", 1) == "e10+1s"
    finish(state)
    assert ranks(state)["f358b"] == ["1"]


@pytest.mark.rule("EAR-169", "EAR-162")
def test_a_played_event_reaches_a_goal() -> None:
    state = table(seat(board=PLAIN), seat(hand="e223", events="e203 e205 e212"), fauna=fauna("f340b"))
    play(state, "0 choose water", "1 event e223", "1 pass")
    assert events(state, 1) == ["e203", "e205", "e212", "e223"]
    assert ranks(state)["f340b"] == ["1"]


@pytest.mark.rule("EAR-82", "EAR-169")
@pytest.mark.parametrize(("before", "holders"), [(12, []), (13, ["0"]), (14, ["0"]), (40, ["0"])])
def test_a_goal_is_met_from_its_number_on(before: int, holders: list[str]) -> None:
    """15 cards in the compost; two are composted."""
    state = table(seat(compost=before, board=PLAIN), seat(), fauna=fauna("f339b"))
    play(state, "0 choose compost", "1 take soil")
    assert ranks(state)["f339b"] == holders


@pytest.mark.rule("EAR-27")
def test_a_card_counts_once_for_every_goal() -> None:
    """V-43: the climate is red."""
    names = ("f345a", "f345b", "f346a", "f353a")
    assert [goal(name, area("-"))[0] for name in names] == [1, 0, 0, 0]
    assert [goal(name, area("e18"))[0] for name in names] == [2, 0, 1, 0]
    assert [goal(name, area("e236"))[0] for name in names] == [2, 1, 1, 1]


@pytest.mark.rule("EAR-27", "EAR-170")
def test_one_card_reaches_three_goals_as_three_colours() -> None:
    """Five red, five yellow and one multi; the climate is red, e240 is red, yellow and multi."""
    own = seat("e240 e06 e14 e11 / e33 e10 e01 e34", soil=2, hand="e236")
    state = table(own, seat(), fauna="f345a: f346a: f353a: f348a:")
    play(state, "0 choose plant", "0 plant e236 d6")
    assert leaves(finish(state)) == [(0, "f345a", 15), (0, "f346a", 15), (0, "f353a", 15)]


# leaves


@pytest.mark.rule("EAR-170", "EAR-171")
def test_ranks_go_in_turn_order_from_the_active_seat() -> None:
    """V-36"""
    blocks = [seat(compost=13), seat(compost=13), seat(compost=13, board="i293b c304b y331a"), seat(compost=20)]
    state = table(*blocks, active=2, fauna="f339b:3 f347a: f348a: f352a:")
    log = play(state, "2 choose compost", "1 take deck", "1 done", "0 take deck", "3 take deck")
    assert leaves(log) == [(2, "f339b", 11), (0, "f339b", 8), (1, "f339b", 6)]
    assert ranks(state)["f339b"] == ["3", "2", "0", "1"]
    assert [state.fauna_points(number) for number in range(4)] == [8, 6, 11, 15]


@pytest.mark.rule("EAR-170")
def test_leaves_are_placed_at_the_end_of_the_turn() -> None:
    state = table(seat(compost=13, board=PLAIN), seat(), fauna=fauna("f339b"))
    log = play(state, "0 choose compost")
    assert (len(compost(state)), leaves(log), ranks(state)["f339b"]) == (15, [], [])
    log = play(state, "1 take soil")
    assert kinds(log)[-2:] == ["claimed_goal", "turn"]


@pytest.mark.rule("EAR-170", "EAR-171")
def test_nobody_has_two_leaves_on_a_goal() -> None:
    state = table(seat(compost=13, board=PLAIN), seat(compost=13), fauna=fauna("f339b"))
    play(state, "0 choose compost", "1 take soil", "1 done")
    play(state, "1 choose compost", "1 done", "0 take deck")
    assert ranks(state)["f339b"] == ["0", "1"]
    play(state, "0 choose compost", "1 take deck", "1 done")
    assert ranks(state)["f339b"] == ["0", "1"]
    assert state.turn == 4


@pytest.mark.rule("EAR-171", "EAR-5")
@pytest.mark.parametrize(
    ("mode", "shared", "worth"),
    [
        ("beginner", "", [10, 10, 10, 10, 10]),
        ("standard", "y319b y320a", [15, 11, 8, 6, 5]),
        ("advanced", "y319b y320a", [15, 11, 8, 6, 5]),
    ],
)
def test_what_five_ranks_are_worth(mode: str, shared: str, worth: list[int]) -> None:
    state = table(*(seat(compost=13) for _ in range(5)), mode=mode, shared=shared, fauna=fauna("f339b"))
    play(state, "0 choose compost", "4 take deck", "3 take deck", "2 take deck", "1 take deck")
    finish(state)
    assert ranks(state)["f339b"] == ["0", "1", "2", "3", "4"]
    assert [state.fauna_points(number) for number in range(5)] == worth


@pytest.mark.rule("EAR-172")
def test_a_leaf_stays() -> None:
    """V-37"""
    state = table(seat("e33", soil=18, hand="e128"), seat(), fauna=fauna("f339a"))
    play(state, "0 choose water", "0 done", "1 pass")
    assert (soil(state), ranks(state)["f339a"]) == (20, ["0"])
    play(state, "1 choose plant", "0 plant e128 e4")
    finish(state)
    assert (soil(state), ranks(state)["f339a"]) == (5, ["0"])
    assert state.fauna_points(0) == 15


# the first full grid

FIFTEEN = (
    "e01 e04 e05 e06 / e07 e08 e09 e10 / e11 e13 e14 e15 / e16 e17 e18 .",
    "e20 e21 e22 e23 / e24 e25 e31 e32 / e33 e34 e35 e36 / e37 e38 e39 .",
    "e40 e41 e42 e43 / e44 e45 e46 e47 / e48 e49 e50 e51 / e52 e53 e54 .",
)


@pytest.mark.rule("EAR-173")
def test_the_first_full_grid_in_turn_order() -> None:
    """V-38"""
    state = table(seat(FIFTEEN[0], hand="e90"), seat(FIFTEEN[1]), seat(), seat(FIFTEEN[2], hand="e91"), active=1,
                  fauna=QUIET)  # fmt: skip
    play(state, "1 choose plant", "0 plant e90 g7", "3 plant e91 g7")
    log = finish(state)
    assert [event for event in log if event.kind == "full"] == [Event("full", 3, points=7)]
    assert [state.fauna_points(number) for number in range(4)] == [0, 0, 0, 7]


@pytest.mark.rule("EAR-173")
def test_the_active_seat_comes_first() -> None:
    """V-38, where seat 1 fills its grid too."""
    blocks = [seat(FIFTEEN[0], hand="e90"), seat(FIFTEEN[1], hand="e92"), seat(), seat(FIFTEEN[2], hand="e91")]
    state = table(*blocks, active=1, fauna=QUIET)
    play(state, "1 choose plant", "0 plant e90 g7", "3 plant e91 g7", "1 plant e92 g7")
    finish(state)
    assert [state.fauna_points(number) for number in range(4)] == [0, 7, 0, 0]


@pytest.mark.rule("EAR-173")
def test_only_one_seat_ever_gets_it() -> None:
    own = FIFTEEN[0].replace(".", "e90")
    state = table(seat(own), seat(FIFTEEN[1], hand="e91"), seat(), full="0", active=1, fauna=QUIET)
    play(state, "1 choose plant", "1 plant e91 g7")
    finish(state)
    assert [state.fauna_points(number) for number in range(3)] == [7, 0, 0]


# the end of the game

V_39 = f"""game mode=standard seats=4 first=2 active=ACTIVE turn=TURN
deck 100
fauna {QUIET}
shared y319b y320a

seat 0
board i287a c304b y329a
grid -

seat 1
board i286a c297b y330a
hand e90
grid d4:g7
{FIFTEEN[0].replace(" / ", chr(10))}

seat 2
board i293b c302b y331a
grid -

seat 3
board i291a c299b y332a
hand e91
grid d4:g7
{FIFTEEN[1].replace(" / ", chr(10))}
"""


@pytest.mark.rule("EAR-175", "EAR-176")
def test_the_round_is_played_to_its_end() -> None:
    """V-39"""
    state = read(V_39.replace("ACTIVE", "3").replace("TURN", "6"))
    play(state, "3 choose plant", "3 plant e91 g7")
    finish(state)
    assert (state.full, state.active) == (3, 0)
    play(state, "0 choose compost")
    finish(state)
    assert state.active == 1
    play(state, "1 choose compost")
    log = finish(state)
    assert (log[-1], state.turn, state.to_act()) == (Event("finished"), 8, [])


@pytest.mark.rule("EAR-175", "EAR-176")
def test_the_last_seat_of_a_round_ends_the_game_at_once() -> None:
    """V-39, second part."""
    state = read(V_39.replace("ACTIVE", "1").replace("TURN", "8"))
    play(state, "1 choose plant", "1 plant e90 g7")
    log = finish(state)
    assert (state.full, log[-1], state.turn, state.to_act()) == (1, Event("finished"), 8, [])


@pytest.mark.rule("EAR-175", "EAR-176")
def test_also_a_grid_filled_in_the_turn_of_another_seat_ends_the_round() -> None:
    state = read(V_39.replace("ACTIVE", "1").replace("TURN", "4"))
    play(state, "1 choose plant", "3 plant e91 g7")
    finish(state)
    assert (state.full, state.turn, state.to_act()) == (3, 4, [])


@pytest.mark.rule("EAR-175")
def test_without_a_full_grid_another_round_begins() -> None:
    state = read(V_39.replace("ACTIVE", "1").replace("TURN", "4"))
    play(state, "1 choose plant")
    finish(state)
    assert (state.turn, state.active) == (5, 2)


def last_chance(first: Block, second: Block, *moves: str, goals: str = QUIET) -> EarthState:
    """Seat 2, the last of the round, has a full grid and is active; after these moves all parts are finished."""
    third = seat(FIFTEEN[2].replace(".", "e90"))
    state = table(first, {**second, "board": "i286a c304b y330a"}, third, active=2, full="2", fauna=goals)
    play(state, "2 choose plant", *moves)
    while state.view(None)["phase"] == "turn":
        number = state.to_act()[0]
        texts = legal(state, number)
        play(state, f"{number} {'done' if 'done' in texts else texts[0]}")
    return state


@pytest.mark.rule("EAR-177", "EAR-102")
def test_the_last_chance_of_all_seats_at_once() -> None:
    state = last_chance(seat("e01+3s", hand="e223"), seat("e05", hand="e222"))
    assert [point(state, number) for number in (0, 1, 2)] == ["last", "last", ""]
    assert state.to_act() == [0, 1]
    assert [text for text in legal(state, 0) if text != "part"] == ["done", "event e223", "convert"]
    assert refused(state, "0 pass") == "EAR-177"
    assert refused(state, "2 done") == "EAR-97"
    play(state, "1 event e222", "1 all")
    assert cell(state, "d4", 1) == "e05+2s"
    play(state, "0 convert", "0 event e223")
    assert soil(state) == 3
    assert state.to_act() == []


@pytest.mark.rule("EAR-177")
def test_nobody_has_to_use_the_last_chance() -> None:
    state = last_chance(seat("e01+3s", hand="e223"), seat(hand="e222"))
    play(state, "0 done")
    assert state.to_act() == [1]
    assert refused(state, "0 convert") == "EAR-97"
    play(state, "1 done")
    assert (state.to_act(), soil(state), pieces(state)) == ([], 0, (3, 0))
    assert (events(state), events(state, 1)) == ([], [])


@pytest.mark.rule("EAR-177", "EAR-169", "EAR-178")
def test_goals_reached_in_the_last_chance_count() -> None:
    """18 soil and a conversion; three events and one more."""
    state = last_chance(seat("e01+3s", soil=18), seat())
    log = play(state, "0 convert")
    assert leaves(log) == [(0, "f339a", 15)]
    assert kinds(log)[-2:] == ["claimed_goal", "finished"]
    assert state.scores()[0]["fauna"] == 15
    goals = "f340b: f339a: f338a: f337a:"
    other = last_chance(seat(), seat(hand="e223", events="e203 e205 e212"), goals=goals)
    assert leaves(play(other, "1 event e223")) == [(1, "f340b", 15)]


@pytest.mark.rule("EAR-177", "EAR-170")
def test_leaves_are_placed_after_the_last_chance() -> None:
    """Seat 1 reaches the goal in its part, seat 0 in the last chance; seat 2 is active, so seat 0 comes first."""
    state = last_chance(seat("e01+3s", soil=18), seat(hand="e223 e220", soil=19), "1 event e223")
    assert (soil(state, 1), ranks(state)["f339a"]) == (20, [])
    play(state, "0 convert", "1 done")
    assert ranks(state)["f339a"] == ["0", "1"]


@pytest.mark.rule("EAR-178", "EAR-189")
def test_then_the_final_scores_are_counted() -> None:
    state = table(seat(), seat(FIFTEEN[1], hand="e91"), active=1, fauna=QUIET)
    play(state, "1 choose plant", "1 plant e91 g7")
    before = state.scores()[1]
    assert before["fauna"] == 0
    finish(state)
    assert state.to_act() == []
    assert (state.scores()[1]["fauna"], state.scores()[1].total) == (7, before.total + 7)
    assert refused(state, "0 choose plant") == "EAR-178"


@pytest.mark.rule("EAR-189")
def test_the_sheet_at_any_moment() -> None:
    """Leaves that are not placed yet are not in it."""
    state = table(seat("e01+3s", compost=13, board=PLAIN), seat(), fauna=fauna("f339b"))
    sheets = [state.scores()[0]]
    play(state, "0 choose compost")
    sheets.append(state.scores()[0])
    play(state, "0 convert")
    sheets.append(state.scores()[0])
    play(state, "1 pass")
    sheets.append(state.scores()[0])
    assert [(one["compost"], one["sprouts"], one["fauna"]) for one in sheets] == [
        (13, 3, 0), (15, 3, 0), (15, 0, 0), (15, 0, 15),
    ]  # fmt: skip


# places


def ended(*blocks: Block) -> EarthState:
    """A finished game of beginners, whose ecosystems cannot disturb; islands and climates are worth 2 points."""
    boards = ("i287a c295a", "i288a c297a", "i285a c299a")
    worth_two = [{**block, "board": board} for block, board in zip(blocks, boards)]
    return table(*worth_two, mode="beginner", shared="", action="water", head="phase=over", fauna=QUIET)


def totals(state: EarthState) -> list[int]:
    return [sheet.total for sheet in state.scores()]


@pytest.mark.rule("EAR-190")
def test_the_highest_total_wins() -> None:
    state = ended(seat(compost=4, soil=30), seat(compost=9), seat(compost=6, soil=10, hand="#3"))
    assert totals(state) == [6, 11, 8]
    assert state.ranking() == [3, 1, 2]


@pytest.mark.rule("EAR-191")
def test_more_soil_breaks_a_tie() -> None:
    """Here and below the other seat has more of what comes later."""
    state = ended(seat("e90", soil=3), seat(soil=2, hand="#5", compost=2))
    assert totals(state) == [4, 4]
    assert state.ranking() == [1, 2]


@pytest.mark.rule("EAR-191")
def test_then_more_cards_in_the_hand() -> None:
    state = ended(seat("e05+1s1g", soil=2, hand="#4", compost=2), seat("e90 e10 e281", soil=2, hand="#5", compost=2))
    assert totals(state) == [6, 6]
    assert state.ranking() == [2, 1]


@pytest.mark.rule("EAR-191")
def test_then_more_growth_pieces_whatever_they_are_worth() -> None:
    """V-40"""
    first = seat("e76+8g e04+5g e08+5g e79+1s2g", hand="#4", compost=1, soil=6)
    second = seat("e70+5g e63+5g e228+5g e235+4g / e152+3g e25 . .", hand="#4", soil=6)
    state = ended(first, second)
    assert [pieces(state, number)[1] for number in (0, 1)] == [20, 22]
    assert [sheet["growth"] for sheet in state.scores()] == [27, 25]
    assert totals(state) == [39, 39]
    assert state.ranking() == [2, 1]


@pytest.mark.rule("EAR-191")
def test_then_more_sprouts() -> None:
    state = ended(seat("e05+5s1g", compost=3), seat("e82+4s1g", compost=4))
    assert totals(state) == [11, 11]
    assert state.ranking() == [1, 2]


@pytest.mark.rule("EAR-191")
def test_then_more_cards_in_the_compost() -> None:
    state = ended(seat("e32+2s", compost=4, hand="#2"), seat("e05+2s", compost=5, hand="#2"))
    assert totals(state) == [9, 9]
    assert state.ranking() == [2, 1]


@pytest.mark.rule("EAR-192")
def test_seats_that_are_still_tied_share_the_place() -> None:
    equal: Block = {"soil": 1, "hand": "#2", "compost": 3}
    state = ended({**seat("e05+2s1g"), **equal}, {**seat(), **equal}, {**seat("e82+2s1g"), **equal})
    assert totals(state) == [8, 5, 8]
    assert state.ranking() == [1, 3, 1]


# the turn limit


def limited(seats: int, limit: int, turn: int) -> EarthState:
    return table(*(seat() for _ in range(seats)), active=(turn - 1) % seats, turn=turn, head=f"limit={limit}", deck=200)


def planted_turns(state: EarthState) -> tuple[int, list[str]]:
    """How many turns are played if everybody chooses to plant, and what the last one told."""
    log: list[Event] = []
    while state.to_act():
        log = play(state, f"{state.active} choose plant") + finish(state)
    return int(state.turn), kinds(log)


@pytest.mark.rule("EAR-231")
def test_the_turn_limit_at_the_end_of_a_round() -> None:
    state = limited(3, 9, 5)
    turn, told = planted_turns(state)
    assert (turn, told[-2:]) == (9, ["last_chance", "finished"])
    assert state.full == -1
    assert [state.fauna_points(number) for number in range(3)] == [0, 0, 0]


@pytest.mark.rule("EAR-231", "EAR-175")
def test_the_turn_limit_in_the_middle_of_a_round() -> None:
    assert [planted_turns(limited(3, limit, 5))[0] for limit in (6, 7, 8, 9, 10)] == [6, 9, 9, 9, 12]


@pytest.mark.rule("EAR-231", "EAR-177")
def test_the_turn_limit_leaves_a_last_chance() -> None:
    state = table(seat("e01+3s"), seat(), active=1, turn=60, head="limit=60", fauna=QUIET)
    play(state, "1 choose water", "0 pass", "0 done")
    assert (point(state), state.turn) == ("last", 60)
    play(state, "0 convert")
    assert (soil(state), state.to_act()) == (2, [])


@pytest.mark.rule("EAR-231", "EAR-187")
def test_a_grid_filled_before_the_limit_keeps_its_points() -> None:
    state = table(
        seat(FIFTEEN[0].replace(".", "e90")), seat(), active=1, turn=60, head="limit=60", full="0", fauna=QUIET
    )
    play(state, "1 choose plant")
    finish(state)
    assert (state.to_act(), state.fauna_points(0), state.fauna_points(1)) == ([], 7, 0)


@pytest.mark.rule("EAR-232")
@pytest.mark.parametrize("seats", RULES.seats)
def test_random_games_stay_far_below_the_bound(seats: int) -> None:
    for seed in range(25):
        state = setup(seats, seed, turn_limit=50, mode="advanced")
        dice = Dice(seed)
        made: Counter[tuple[int, int]] = Counter()
        while owing := state.to_act():
            number = owing[dice.below(len(owing))]
            made[int(state.turn), number] += 1
            state.play(number, state.random_move(number, dice))
        assert max(made.values()) < 2000
        assert state.turn < 50 + seats
        assert seats > 1 or state.turn <= 28
        assert made.total() < 2000 * seats * (50 + seats) < RULES.longest(seats)
