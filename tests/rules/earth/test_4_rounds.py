"""Rounds, turns, and the choice of the action."""

import pytest

from hain import Event
from hain.games.earth.state import EarthState
from tests.rules.earth.tables import (
    compost,
    deck,
    finish,
    hand,
    kinds,
    legal,
    pieces,
    play,
    point,
    refused,
    seat,
    soil,
    started,
    table,
)

FORBIDDING = "e178 e179 e180"
"""No compost, no grow, no water."""


def actives(state: EarthState, turns: int, action: str = "plant") -> list[int]:
    """Who is active in so many turns, all of which choose the same action."""
    found = []
    for _ in range(turns):
        found.append(int(state.active))
        play(state, f"{state.active} choose {action}")
        finish(state)
    return found


# rounds and turns


@pytest.mark.rule("EAR-95", "EAR-174")
def test_a_round_is_one_turn_of_every_seat_from_the_first_seat_on() -> None:
    assert actives(started(4, first_seat="2"), 9) == [2, 3, 0, 1, 2, 3, 0, 1, 2]
    assert actives(started(3, first_seat="0"), 4) == [0, 1, 2, 0]


@pytest.mark.rule("EAR-96", "EAR-168")
def test_a_turn_from_the_choice_to_its_end() -> None:
    """15 cards in the compost are a goal."""
    state = table(seat(compost=13, board="i287a c304b y329a"), seat(), fauna="f339b: f350b: f344b: f340a:")
    log = play(state, "0 choose compost", "1 take soil")
    assert kinds(log) == ["action", "soil", "composted_deck", "soil", "claimed_goal", "turn"]
    assert (log[0], log[-1]) == (Event("action", 0, action="compost"), Event("turn", 1, turn=2))


@pytest.mark.rule("EAR-97")
def test_every_seat_owes_its_part_and_none_waits_for_another() -> None:
    state = table(seat("e05"), seat("e33"), seat("e10"))
    play(state, "0 choose water")
    assert state.to_act() == [0, 1, 2]
    play(state, "2 take sprout", "2 sprout d4")
    assert state.to_act() == [0, 1]
    assert (pieces(state, 2), state.turn) == ((1, 0), 1)
    assert refused(state, "2 take soil") == "EAR-97"
    play(state, "0 sprout d4")
    play(state, "1 take soil")
    assert (state.to_act(), state.turn) == ([0], 1)
    play(state, "0 done", "0 done")
    assert (state.to_act(), state.turn) == ([1], 2)


@pytest.mark.rule("EAR-97")
def test_nobody_else_is_asked_before_the_choice() -> None:
    state = table(seat(), seat("e05+3s", hand="e223"), seat(), active=0)
    assert state.to_act() == [0]
    assert refused(state, "1 convert") == "EAR-97"
    assert refused(state, "1 event e223") == "EAR-97"
    assert refused(state, "2 choose water") == "EAR-97"


@pytest.mark.rule("EAR-97", "EAR-99")
def test_parts_are_made_in_any_order_with_the_same_end() -> None:
    """Only cards depend on the order."""
    ends = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        state = table(seat(), seat("e05+3s"), seat(), active=1)
        play(state, "1 choose water")
        moves = {0: ["0 take soil"], 1: ["1 all", "1 done"], 2: ["2 pass"]}
        for number in order:
            play(state, *moves[number])
        ends.append((state.turn, [soil(state, number) for number in range(3)], pieces(state, 1)))
    assert ends == [(3, [2, 2, 0], (6, 0))] * 3


@pytest.mark.rule("EAR-98")
def test_seats_are_asked_in_turn_order_from_the_active_seat() -> None:
    state = table(seat("e05"), seat("e33"), seat("e10"), active=1)
    play(state, "1 choose water")
    assert state.to_act() == [1, 2, 0]


@pytest.mark.rule("EAR-98")
def test_seats_without_a_choice_are_served_in_turn_order_from_the_active_seat() -> None:
    state = table(seat(), seat(), seat(), active=1, deck="e01 e02 e03 e04 e05 e06 #80")
    play(state, "1 choose plant")
    assert legal(state, 1) == ["keep e01", "keep e02", "keep e03", "keep e04"]
    assert (hand(state, 2), hand(state, 0)) == (["e05"], ["e06"])


@pytest.mark.rule("EAR-99")
def test_the_deck_serves_whoever_moves() -> None:
    for order, first, second in ((("1", "2"), 1, 2), (("2", "1"), 2, 1)):
        state = table(seat(), seat(), seat(), deck="e01 e02 e03 e04 e05 e06 e07 e08 #80")
        play(state, "0 choose grow")
        play(state, *(f"{number} take draw" for number in order))
        assert (hand(state, 0), hand(state, first), hand(state, second)) == (
            ["e01", "e02", "e03", "e04"], ["e05", "e06"], ["e07", "e08"],
        )  # fmt: skip


@pytest.mark.rule("EAR-99", "EAR-118")
def test_the_discard_pile_is_shared_too() -> None:
    """Seat 1 pays a card of its compost, which seat 2 draws."""
    state = table(seat(), seat(compost="e20 e21"), seat(), deck="e01 e02", discard=0)
    play(state, "0 choose compost")
    assert deck(state) == []
    play(state, "1 take soil", "1 use c297b")
    assert compost(state, 1) == ["e20"]
    play(state, "2 take deck")
    assert compost(state, 2) == ["e21"]


@pytest.mark.rule("EAR-100")
def test_an_action_may_be_chosen_again_and_again() -> None:
    state = table(seat(), seat(), seat())
    assert actives(state, 6, "compost") == [0, 1, 2, 0, 1, 2]
    assert [soil(state, number) for number in range(3)] == [10, 10, 10]


# choosing the action


@pytest.mark.rule("EAR-124", "EAR-102", "EAR-103")
def test_four_actions_and_what_may_come_before() -> None:
    assert legal(table()) == ["choose plant", "choose compost", "choose water", "choose grow", "part"]
    state = table(seat("e05+3s", hand="e01 e223 e206"), seat())
    assert [text for text in legal(state) if text != "part"] == [
        "choose plant", "choose compost", "choose water", "choose grow", "event e223", "convert",
    ]  # fmt: skip
    assert refused(state, "0 event e206") == "EAR-163"
    assert refused(state, "0 done") == "EAR-124"
    assert refused(state, "0 plant e01 d4") == "EAR-124"
    play(state, "0 event e223", "0 convert")
    assert (soil(state), point(state)) == (3, "action")


@pytest.mark.rule("EAR-125", "EAR-52")
def test_a_card_in_the_grid_forbids_an_action() -> None:
    for card, action in (("e178", "compost"), ("e179", "grow"), ("e180", "water")):
        state = table(seat(card), seat())
        allowed = [text for text in ("plant", "compost", "water", "grow") if text != action]
        assert legal(state, 0, "choose") == [f"choose {text}" for text in allowed]
        assert refused(state, f"0 choose {action}") == "EAR-125"


@pytest.mark.rule("EAR-52")
def test_only_the_own_grid_forbids() -> None:
    state = table(seat(hand="e178 e180", compost="e179"), seat("e57"))
    assert legal(state, 0, "choose") == ["choose plant", "choose compost", "choose water", "choose grow"]
    other = table(seat(), seat(FORBIDDING))
    assert legal(other, 0, "choose") == ["choose plant", "choose compost", "choose water", "choose grow"]


@pytest.mark.rule("EAR-52")
def test_who_may_not_choose_still_takes_full_part() -> None:
    state = table(seat(), seat("e178 e157"))
    play(state, "0 choose compost")
    assert legal(state, 1, "take") == ["take soil", "take deck"]
    play(state, "1 take soil", "1 order grid", "1 use e157")
    assert soil(state, 1) == 5


@pytest.mark.rule("EAR-52")
def test_a_card_that_was_just_planted_binds_the_next_own_turn() -> None:
    state = table(seat("e33", soil=7, hand="e178"), seat())
    play(state, "0 choose plant", "0 plant e178 e4")
    finish(state)
    play(state, "1 choose compost")
    finish(state)
    assert (state.active, legal(state, 0, "choose")) == (0, ["choose plant", "choose water", "choose grow"])


@pytest.mark.rule("EAR-125", "EAR-123")
def test_with_three_bans_the_engine_chooses_to_plant() -> None:
    state = table(seat(), seat(FORBIDDING), deck="e57 e58 e60 e62 e63 #80")
    play(state, "0 choose water")
    log = play(state, "1 pass")
    assert [event for event in log if event.kind == "action"] == [Event("action", 1, action="plant")]
    assert (state.turn, point(state, 1)) == (2, "keep e57 e58 e60 e62")
    assert hand(state, 0) == ["e63"]


@pytest.mark.rule("EAR-125", "EAR-123", "EAR-160")
def test_with_three_bans_and_an_event_the_seat_is_asked() -> None:
    state = table(seat(), seat(FORBIDDING, hand="e220"))
    play(state, "0 choose water", "1 pass", "1 done")
    assert (state.turn, point(state, 1)) == (2, "action")
    assert [text for text in legal(state, 1) if text != "part"] == ["choose plant", "event e220"]


@pytest.mark.rule("EAR-125")
def test_planting_may_be_chosen_with_nothing_to_plant() -> None:
    assert "choose plant" in legal(table(seat(hand="e208"), seat()))
    state = table(seat("e33", hand="e27", soil=1), seat(), deck="e57 e58 e60 e62 #80")
    play(state, "0 choose plant")
    assert point(state) == "keep e57 e58 e60 e62"


@pytest.mark.rule("EAR-125", "EAR-140")
def test_planting_may_be_chosen_with_a_full_grid() -> None:
    rows = "e01 e04 e05 e06 / e07 e08 e09 e10 / e11 e13 e14 e15 / e16 e17 e18 e19"
    state = table(seat(rows, soil=20, hand="e33 e90"), seat(), deck="e57 e58 e60 e62 #80")
    play(state, "0 choose plant")
    assert point(state) == "keep e57 e58 e60 e62"


@pytest.mark.rule("EAR-126")
def test_the_choice_is_public_and_the_bonus_begins() -> None:
    state = table(seat("e05"), seat("e33"), seat(), deck="e57 e58 e60 e62 #80")
    log = play(state, "0 choose grow")
    assert [state.view(viewer)["action"] for viewer in (0, 1, 2, None)] == ["grow"] * 4
    assert log[0].seen_by(2) == Event("action", 0, action="grow")
    assert hand(state) == ["e57", "e58", "e60", "e62"]
    assert [point(state, number) for number in range(3)] == ["place growth 2", "bonus", "bonus"]
    assert state.to_act() == [0, 1, 2]


@pytest.mark.rule("EAR-126")
def test_all_others_owe_their_part_of_a_planting() -> None:
    state = table(seat("e33", hand="e90"), seat(hand="e91"), seat(hand="e92"))
    play(state, "0 choose plant")
    assert [point(state, number) for number in range(3)] == ["plant 2", "plant 1", "plant 1"]


@pytest.mark.rule("EAR-126")
def test_a_draw_or_what_others_can_plant_makes_the_choice_final() -> None:
    """Who is asked to plant has something to plant; what is composted from the deck is seen by nobody."""
    risen = {}
    for action in ("plant", "compost", "water", "grow"):
        state = table(seat("e05", hand="e90"), seat("e33", hand="e91"))
        before = state.knowledge
        play(state, f"0 choose {action}")
        risen[action] = state.knowledge > before
    assert risen == {"plant": True, "compost": False, "water": False, "grow": True}
