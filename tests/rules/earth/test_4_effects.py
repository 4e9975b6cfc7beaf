"""Effects and the points between them: paying, gaining, partial gains, an empty deck, and what is done unasked."""

import pytest

from hain.games.earth.state import EarthState
from tests.rules.earth.tables import (
    Block,
    cell,
    compost,
    deck,
    events,
    hand,
    kinds,
    legal,
    names,
    pieces,
    play,
    point,
    refused,
    seat,
    soil,
    table,
)

GAIA = "gaia level=medium pass=1\ndeck 4\n"


def with_things(**lines: str) -> Block:
    """A seat that can play an event and convert wherever that is possible."""
    return seat("e05+3s e33", hand="e223 e57", **lines)


def owed_by_0(point_of_0: str) -> EarthState:
    """Seat 0 at a free point, as the active seat or as the other."""
    if point_of_0 == "action":
        return table(with_things(), seat())
    if point_of_0 == "leaf":
        return table(with_things(doing="leaf"), active=-1, gaia=f"{GAIA}card g360")
    if point_of_0 == "last":
        full = "e01 e02 e03 e04 / e06 e07 e08 e11 / e12 e13 e14 e15 / e16 e17 e18 e20"
        return table(with_things(doing="last"), seat(full, doing="last"), action="grow", active=1, head="phase=last")
    actions = {"bonus": ("compost", 1), "plant 1": ("plant", 1), "plant 2": ("plant", 0), "order": ("water", 0),
               "place sprout 6": ("water", 0), "place growth 2": ("grow", 0)}  # fmt: skip
    action, active = actions.get(point_of_0, ("grow", 0))
    return table(with_things(board="i290b c302a y329a", doing=point_of_0), seat(), action=action, active=active)


# effects and free points


@pytest.mark.rule("EAR-102", "EAR-103")
@pytest.mark.parametrize(
    "free",
    [
        "action", "bonus", "plant 1", "plant 2", "place sprout 6", "place growth 2", "order", "activate e33",
        "activate", "last", "leaf",
    ],
)  # fmt: skip
def test_events_conversion_and_partial_gains_at_every_free_point(free: str) -> None:
    state = owed_by_0(free)
    assert [move for move in legal(state) if move in ("event e223", "convert", "part")] == [
        "event e223", "convert", "part",
    ]  # fmt: skip
    play(state, "0 event e223")
    assert (soil(state), point(state)) == (1, free)
    play(state, "0 part")
    assert point(state) == free
    play(state, "0 convert", "0 amount 1")
    assert (soil(state), pieces(state)[0], events(state)) == (2, 0, ["e223"])


@pytest.mark.rule("EAR-102", "EAR-142", "EAR-103")
def test_after_the_second_planting_events_and_conversion_are_offered() -> None:
    state = table(seat("e05+3s", hand="e33 e90 e223", doing="plant 2"), seat(), action="plant")
    play(state, "0 plant e33 e4", "0 plant e90 e5")
    assert (legal(state), point(state)) == (["done", "event e223", "convert"], "second")
    assert refused(state, "0 part") == "EAR-142"
    play(state, "0 event e223")
    assert point(state).startswith("keep ")


@pytest.mark.rule("EAR-102", "EAR-103", "EAR-101")
def test_the_choice_of_one_of_four_is_no_free_point() -> None:
    state = table(with_things(doing="plant 2"), seat(), action="plant", deck="e10 e11 e12 e13 #100")
    play(state, "0 done")
    assert legal(state) == ["keep e10", "keep e11", "keep e12", "keep e13"]
    assert refused(state, "0 event e223") == "EAR-141"
    assert refused(state, "0 convert") == "EAR-141"


@pytest.mark.rule("EAR-101", "EAR-102", "EAR-103", "EAR-148")
def test_the_bonus_pieces_are_a_free_point_before_the_first_of_them_only() -> None:
    state = table(seat("e05+3s e34", hand="e57"), seat(), deck="e223 e58 e60 e62 #100")
    play(state, "0 choose grow", "0 event e223")
    assert (soil(state), point(state)) == (1, "place growth 2")
    play(state, "0 grow e4")
    assert legal(state) == ["all", "grow d4", "grow e4", "done"]
    assert refused(state, "0 part") == "EAR-103"


@pytest.mark.rule("EAR-101", "EAR-103", "EAR-106")
def test_an_effect_is_finished_before_another_begins() -> None:
    own = seat("e76 e05+3s e33+2s e34", hand="e223", doing="activate e76 e33 e34")
    state = table(own, seat("e13+3g", doing="bonus"), action="grow")
    play(state, "0 use e76")
    assert legal(state) == ["unsprout e4", "unsprout f4"]
    assert refused(state, "0 event e223") == "EAR-103"
    assert refused(state, "0 part") == "EAR-103"
    assert refused(state, "0 use e33") == "EAR-106"
    assert refused(state, "0 done") == "EAR-106"
    play(state, "1 take draw")
    assert len(hand(state, 1)) == 2
    play(state, "0 unsprout e4", "0 unsprout e4")
    assert refused(state, "0 event e223") == "EAR-103"
    assert refused(state, "0 use e33") == "EAR-112"
    play(state, "0 done")
    assert "event e223" in legal(state)


@pytest.mark.rule("EAR-101", "EAR-103", "EAR-167")
def test_a_planting_is_one_effect_with_its_payment_and_its_black_ability() -> None:
    own = seat("e05+3s", soil=5, hand="e191 e273 e223", doing="plant 2")
    state = table(own, seat(), action="plant")
    paying, growing = state.copy(), state.copy()
    play(paying, "0 plant e191 e4")
    assert refused(paying, "0 event e223") == "EAR-103"
    assert refused(paying, "0 plant e273 d5") == "EAR-135"
    play(paying, "0 pay")
    assert "event e223" in legal(paying)
    play(growing, "0 plant e273 e4")
    assert legal(growing) == ["all", "grow d4", "done"]
    assert refused(growing, "0 event e223") == "EAR-103"
    assert refused(growing, "0 convert") == "EAR-167"


# costs


@pytest.mark.rule("EAR-104")
def test_a_cost_cannot_be_paid_with_the_gain_of_the_same_effect() -> None:
    state = table(seat("e58 e05+3s", doing="activate e58"), seat(), action="compost", deck="e60 #100")
    assert refused(state, "0 use e58") == "EAR-117"
    able = table(seat("e58 e05+3s", hand="e10 e11", doing="activate e58"), seat(), action="compost", deck="e60 #100")
    play(able, "0 use e58")
    assert (legal(able), deck(able)[0]) == (["compost e10", "compost e11"], "e60")
    log = play(able, "0 compost e11")
    assert kinds(log) == ["composted", "drew"]


@pytest.mark.rule("EAR-105", "EAR-106")
def test_soil_and_compost_are_paid_first_and_without_a_question() -> None:
    peony = table(seat("e254 e05+2s", soil=1, doing="activate e254"), seat(), action="water")
    log = play(peony, "0 use e254")
    assert (soil(peony), pieces(peony)[0], kinds(log)) == (0, 1, ["used", "paid_soil", "unsprouted", "drew"])
    chives = table(seat("e253+1g e34+1g", compost=2, doing="activate e253"), seat(), action="water")
    play(chives, "0 use e253")
    assert (len(compost(chives)), legal(chives)) == (1, ["ungrow d4", "ungrow e4"])
    curry = table(seat("e251", soil=1, compost=1, doing="activate e251"), seat(), action="water")
    assert kinds(play(curry, "0 use e251")) == ["used", "paid_soil", "paid_compost"]


@pytest.mark.rule("EAR-105", "EAR-106")
def test_sprouts_are_paid_before_growth() -> None:
    state = table(seat("e05+1s1g e34+1s2g", hand="e264 e57"), seat(), deck="e10 e11 e12 #100")
    play(state, "0 event e264")
    assert legal(state) == ["unsprout d4", "unsprout e4"]
    assert refused(state, "0 ungrow d4") == "EAR-106"
    play(state, "0 unsprout e4")
    assert legal(state) == ["ungrow d4", "ungrow e4"]
    play(state, "0 ungrow e4")
    assert hand(state) == ["e57"]
    play(state, "0 ungrow d4")
    assert (cell(state, "d4"), cell(state, "e4")) == ("e05+1s", "e34+1g")
    assert hand(state) == ["e10", "e11", "e12", "e57"]


@pytest.mark.rule("EAR-107")
def test_what_must_all_be_paid_is_taken_without_asking() -> None:
    state = table(seat("e05+4s e33+3s", hand="e199"), seat())
    play(state, "0 event e199")
    assert (pieces(state), soil(state), point(state)) == ((0, 0), 8, "action")
    one_more = table(seat("e05+5s e33+3s", hand="e199"), seat())
    play(one_more, "0 event e199")
    assert (pieces(one_more), legal(one_more)) == ((8, 0), ["unsprout d4", "unsprout e4"])


@pytest.mark.rule("EAR-107", "EAR-105")
def test_growth_that_must_all_be_paid_is_taken_after_the_sprouts_were_chosen() -> None:
    state = table(seat("e05+1s1g e34+1s1g", hand="e264"), seat())
    play(state, "0 event e264")
    assert (pieces(state), legal(state)) == ((2, 2), ["unsprout d4", "unsprout e4"])
    play(state, "0 unsprout d4")
    assert (pieces(state), len(hand(state))) == ((1, 0), 3)


# gains


@pytest.mark.rule("EAR-108")
def test_every_gain_may_be_taken_in_part_or_not_at_all() -> None:
    own = seat("e05 e34 e46 e13", hand="e10 e11", doing="activate e05 e46")
    state = table(own, seat(), action="water")
    play(state, "0 use e05", "0 done", "0 use e46", "0 compost e10", "0 done")
    assert (pieces(state), hand(state), compost(state)) == ((0, 0), ["e11"], ["e10"])
    drawing = table(seat("e34 e13", doing="activate e34 e13"), seat(), action="grow")
    play(drawing, "0 use e34", "0 grow d4", "0 done", "0 part", "0 use e13", "0 amount 0")
    assert (pieces(drawing), hand(drawing)) == ((0, 1), [])


@pytest.mark.rule("EAR-108", "EAR-141")
def test_the_draw_of_four_is_not_declined() -> None:
    state = table(seat("e05+3s", doing="plant 2"), seat(), action="plant", deck="e10 e11 e12 e13 #100")
    play(state, "0 part", "0 done")
    assert legal(state) == ["keep e10", "keep e11", "keep e12", "keep e13"]
    assert refused(state, "0 pass") == "EAR-141"
    assert refused(state, "0 amount 0") == "EAR-141"


@pytest.mark.rule("EAR-108", "EAR-111", "EAR-146")
def test_the_two_composted_cards_of_the_active_seat_are_not_declined() -> None:
    state = table(seat("e90"), seat(), deck="e57 e58 #100")
    play(state, "0 part", "0 choose compost")
    assert point(state) == "gain soil 5 for bonus, then cards 2"
    play(state, "0 amount 0")
    assert (soil(state), compost(state)) == (0, ["e57", "e58"])


@pytest.mark.rule("EAR-109", "EAR-110")
def test_cards_are_drawn_before_soil_and_soil_comes_before_composted_cards() -> None:
    comet = table(seat("e05+3s1g e34+2g", hand="e261"), seat(), deck="e57 e58 e60 #100")
    assert kinds(play(comet, "0 event e261"))[-2:] == ["drew", "soil"]
    landslide = table(seat("e05", soil=4, hand="e218"), seat(), deck="e57 e58 e60 e62 e10 e11 e12 e13 #100")
    assert kinds(play(landslide, "0 event e218")) == ["event", "paid_soil", "drew", "composted_deck"]
    assert hand(landslide) == ["e57", "e58", "e60", "e62"]
    assert compost(landslide) == ["e10", "e11", "e12", "e13"]
    volcano = table(seat("e178 e05+3s", doing="activate e178"), seat(), action="plant", active=1)
    assert kinds(play(volcano, "0 use e178")) == ["used", "soil", "composted_deck"]


@pytest.mark.rule("EAR-109")
def test_sprouts_come_after_soil_and_before_growth() -> None:
    state = table(seat("e07 e05", compost=1, doing="activate e07 e05"), seat(), action="water")
    play(state, "0 use e07")
    assert (soil(state), legal(state)) == (1, ["all", "sprout d4", "sprout e4", "done"])
    play(state, "0 sprout e4")
    assert legal(state) == ["all", "grow d4", "grow e4", "done"]
    maple = table(seat("e01", doing="activate e01"), seat(), action="grow")
    play(maple, "0 use e01")
    assert legal(maple) == ["all", "sprout d4", "done"]
    play(maple, "0 done")
    assert legal(maple) == ["all", "grow d4", "done"]


@pytest.mark.rule("EAR-109")
def test_hand_cards_are_composted_after_everything_else() -> None:
    board = "i287a c298b y329a"
    growth = table(seat("e05", board=board, hand="e10", doing="activate c298b"), seat(), action="grow")
    play(growth, "0 use c298b")
    assert point(growth) == "place growth 1 for c298b, then compost 1, then activate"
    sprout = table(seat("e32", hand="e10", doing="activate e32"), seat(), action="water")
    play(sprout, "0 use e32")
    assert point(sprout) == "place sprout 1 for e32, then compost 1, then activate"
    drawn = table(
        seat("e05", hand="e259", soil=1, doing="plant 1"), seat(), action="plant", active=1, deck="e57 e58 #9"
    )
    play(drawn, "0 plant e259 e4")
    assert legal(drawn) == ["all", "compost e57", "compost e58", "done"]


@pytest.mark.rule("EAR-110")
def test_pure_gains_are_handed_out_at_once_and_in_full() -> None:
    compost_action = table(seat("e90"), seat())
    play(compost_action, "0 choose compost")
    assert (soil(compost_action), len(compost(compost_action))) == (5, 2)
    grow_action = table(seat("e34"), seat())
    play(grow_action, "0 choose grow")
    assert (len(hand(grow_action)), point(grow_action)) == (4, "place growth 2")


# partial gains


@pytest.mark.rule("EAR-111")
def test_part_asks_how_many_of_the_next_pure_gain_are_taken() -> None:
    own = seat("e13 e33 e05+3s", doing="activate e13 e33")
    state = table(own, seat(), action="grow", deck="e57 e58 #100")
    play(state, "0 part")
    assert refused(state, "0 part") == "EAR-111"
    assert "part\n" in state.position()
    play(state, "0 use e13")
    assert legal(state) == ["amount 0", "amount 1", "amount 2"]
    assert refused(state, "0 amount 3") == "EAR-111"
    assert refused(state, "0 done") == "EAR-111"
    play(state, "0 amount 1")
    assert (hand(state), deck(state)[0]) == (["e57"], "e58")
    assert "part" in legal(state)
    play(state, "0 use e33")
    assert soil(state) == 2


@pytest.mark.rule("EAR-111", "EAR-109")
def test_every_pure_gain_of_the_effect_is_asked_for_in_its_order() -> None:
    own = seat("e05+5s e34+2g e13+2g", hand="e263 e225")
    state = table(own, seat(), deck="e57 e58 e60 e62 e10 #100")
    asteroid, flood = state.copy(), state.copy()
    play(asteroid, "0 part", "0 event e263")
    assert point(asteroid) == "gain soil 8 for e263, then gain deck 5, then action"
    play(asteroid, "0 amount 8")
    assert legal(asteroid)[-1] == "amount 5"
    play(asteroid, "0 amount 2")
    assert (soil(asteroid), compost(asteroid)) == (8, ["e57", "e58"])
    play(flood, "0 part", "0 event e225")
    assert point(flood) == "gain draw 4 for e225, then gain soil 6, then action"
    play(flood, "0 amount 3", "0 amount 0")
    assert (soil(flood), hand(flood)) == (0, ["e57", "e58", "e60", "e263"])
    assert "part" not in state.position().splitlines()


@pytest.mark.rule("EAR-111", "EAR-101", "EAR-46")
def test_an_event_and_what_it_sets_off_are_one_effect() -> None:
    own = seat("e05", hand="e207 e222", soil=1, board="i285b c295a y329a")
    state = table(own, seat(), deck="e57 e58 #100")
    drawing, sprouting = state.copy(), state.copy()
    play(drawing, "0 part", "0 event e207", "0 amount 1")
    assert point(drawing) == "gain soil 1 for i285b, then action"
    play(drawing, "0 amount 0")
    assert (soil(drawing), hand(drawing), "part" in legal(drawing)) == (0, ["e57", "e222"], True)
    play(sprouting, "0 part", "0 event e222", "0 all")
    assert legal(sprouting) == ["amount 0", "amount 1"]


@pytest.mark.rule("EAR-111", "EAR-149")
def test_the_bonus_of_an_other_seat_is_taken_in_part() -> None:
    state = table(seat("e05+3s", doing="bonus"), seat(), action="compost", active=1, deck="e57 e58 #100")
    play(state, "0 part", "0 take deck")
    assert point(state) == "gain deck 2 for bonus, then activation"
    play(state, "0 amount 1")
    assert (compost(state), soil(state), point(state)) == (["e57"], 0, "activate")


@pytest.mark.rule("EAR-111")
def test_gains_that_are_not_pure_leave_the_mark() -> None:
    state = table(seat("e34 e49", hand="e10", doing="activate e34 e49"), seat(), action="grow")
    play(state, "0 part", "0 use e34", "0 all", "0 use e49")
    assert point(state) == "gain soil 2 for e49, then activate"


@pytest.mark.rule("EAR-111", "EAR-141")
def test_mandatory_gains_leave_the_mark() -> None:
    own = seat("e107 e05+3s", hand="e57")
    state = table(own, seat("e33"), deck="e10 e11 e12 e13 e14 #100")
    play(state, "0 part", "0 choose plant", "0 done")
    play(state, f"0 {legal(state)[0]}", "0 use e107")
    assert legal(state) == ["amount 0", "amount 1"]


@pytest.mark.rule("EAR-111")
def test_the_mark_is_gone_at_the_end_of_the_turn() -> None:
    state = table(seat("e33 e05+3s", doing="activate e33"), seat("e13"), action="grow")
    play(state, "0 part", "0 done")
    assert state.turn == 2
    play(state, "1 choose compost", "0 take soil")
    assert soil(state) == 2


@pytest.mark.rule("EAR-111")
def test_part_needs_a_pure_gain_before_the_next_free_point() -> None:
    pieces_only = table(seat("e34 e01", doing="activate e34 e01"), seat(), action="grow")
    assert legal(pieces_only) == ["use e34", "use e01", "skip", "done"]
    assert refused(pieces_only, "0 part") == "EAR-111"
    growing = table(seat("e34", doing="place growth 2"), seat(), action="grow")
    assert legal(growing) == ["all", "grow d4", "done"]
    watering = table(seat("e05", doing="place sprout 6"), seat(), action="water")
    assert legal(watering) == ["all", "sprout d4", "done", "part"]
    ordering = table(seat("e34", board="i289a c303a y329a", doing="order"), seat(), action="grow")
    assert legal(ordering) == ["order board", "order grid"]
    planting = table(seat("e34", hand="e90", doing="plant 2"), seat(), action="plant")
    assert refused(planting, "0 part") == "EAR-111"
    black = table(seat("e34", hand="e266", soil=1, doing="plant 2"), seat(), action="plant")
    assert "part" in legal(black)
    other = table(seat("e34", hand="e90", doing="plant 1"), seat(), action="plant", active=1)
    assert "part" in legal(other)


@pytest.mark.rule("EAR-111")
def test_water_offers_part_at_the_choice_only_without_room() -> None:
    """With room the sprouts come first, and before them is another free point."""
    forbidden = "e178 e179 "
    room = table(seat(forbidden + "e05"), seat())
    assert legal(room) == ["choose plant", "choose water"]
    no_room = table(seat(forbidden + "e63"), seat())
    assert legal(no_room) == ["choose plant", "choose water", "part"]


@pytest.mark.rule("EAR-111", "EAR-159")
def test_all_asks_for_the_first_gain_only() -> None:
    state = table(seat("e33 e49 e05+3s", doing="activate e33 e49"), seat(), action="grow")
    play(state, "0 part", "0 all")
    assert legal(state) == ["amount 0", "amount 1", "amount 2"]
    play(state, "0 amount 1")
    assert (soil(state), point(state)) == (3, "activate")


@pytest.mark.rule("EAR-123", "EAR-111")
def test_with_several_seats_part_alone_is_not_worth_a_question() -> None:
    """Seat 1 can only say done, and takes its card."""
    state = table(seat("e05", hand="e33"), seat("e14"))
    play(state, "0 choose plant")
    assert (len(hand(state, 1)), state.to_act()) == (1, [0])
    still = table(seat("e05", hand="e33"), seat("e14", doing="plant 1"), action="plant")
    assert legal(still, 1) == ["done"]


@pytest.mark.rule("EAR-123", "EAR-111")
def test_alone_a_seat_is_asked_whether_it_takes_less() -> None:
    own = seat("e05", doing="activate")
    state = table(own, action="water", gaia="gaia level=medium pass=1\ndeck g365 g360 g361\ncard g364")
    play(state, "0 done")
    assert (state.turn, legal(state)) == (2, ["done", "part"])
    play(state, "0 part")
    assert hand(state) == []
    assert legal(state) == ["amount 0", "amount 1"]


# placing pieces


@pytest.mark.rule("EAR-112")
def test_pieces_are_placed_one_by_one_and_those_not_placed_are_lost() -> None:
    state = table(seat("e05 e14", hand="e223"), seat())
    play(state, "0 choose water", "0 sprout e4", "0 sprout d4", "0 sprout e4")
    assert (cell(state, "d4"), cell(state, "e4"), soil(state)) == ("e05+1s", "e14+2s", 0)
    assert point(state) == "place sprout 3 for bonus, then soil 2"
    play(state, "0 done")
    assert (pieces(state), soil(state)) == ((3, 0), 2)


@pytest.mark.rule("EAR-112")
def test_done_loses_only_the_pieces_that_are_being_placed() -> None:
    state = table(seat("e01", doing="activate e01"), seat(), action="grow")
    play(state, "0 use e01", "0 done", "0 all")
    assert cell(state, "d4") == "e01+1g"


@pytest.mark.rule("EAR-113")
def test_all_fills_the_cards_in_reading_order() -> None:
    grid = ". e33+2s . / e14+5s e44 e36 / e05 . ."
    state = table(seat(grid, at="c3"), seat())
    play(state, "0 choose water", "0 sprout e4", "0 all")
    spaces = ("d3", "c4", "d4", "e4", "c5")
    assert [cell(state, space) for space in spaces] == ["e33+3s", "e14+6s", "e44+3s", "e36+1s", "e05"]


@pytest.mark.rule("EAR-113")
def test_all_heaps_growth_on_the_first_card_with_room() -> None:
    state = table(seat("e05+1g e34 e13", doing="place growth 2"), seat(), action="grow")
    play(state, "0 all")
    assert (cell(state, "e4"), cell(state, "f4")) == ("e34+2g", "e13")


@pytest.mark.rule("EAR-114")
def test_without_room_the_placing_ends_by_itself() -> None:
    state = table(seat("e05+5s", doing="bonus", hand="e223"), seat(), action="water", active=1)
    play(state, "0 take sprout", "0 sprout d4")
    assert (cell(state, "d4"), point(state)) == ("e05+6s", "activate e05")
    growth_only = table(seat("e01+4s", doing="activate e01"), seat(), action="grow")
    play(growth_only, "0 use e01")
    assert legal(growth_only) == ["all", "grow d4", "done"]
    nowhere = table(seat("e07+3g", compost=1, hand="e223", doing="activate e07"), seat(), action="water")
    play(nowhere, "0 use e07", "0 sprout d4")
    assert (cell(nowhere, "d4"), point(nowhere)) == ("e07+1s3g", "activate")


@pytest.mark.rule("EAR-114", "EAR-148")
def test_without_room_for_the_bonus_the_seat_goes_on() -> None:
    state = table(seat("e51 e10+1g e05+3s1g", compost=1), seat())
    play(state, "0 choose grow")
    assert (len(hand(state)), point(state)) == (4, "activate e10")


@pytest.mark.rule("EAR-147", "EAR-114", "EAR-113", "EAR-167")
def test_water_without_room() -> None:
    """V-35"""
    state = table(seat("e05+6s e14+2s"), seat("e33+3s"))
    assert "convert" in legal(state)
    play(state, "0 choose water")
    assert legal(state) == ["all", "sprout e4", "done", "convert", "part"]
    placing = state.copy()
    play(placing, "0 sprout e4")
    assert refused(placing, "0 convert") == "EAR-167"
    play(state, "0 all")
    assert (pieces(state), soil(state)) == ((12, 0), 2)
    assert "convert" in legal(state)


# composting as a gain


@pytest.mark.rule("EAR-115", "EAR-39")
def test_cards_are_composted_one_by_one_until_done() -> None:
    state = table(seat("e46", hand="e06 e07 e08 e09", doing="activate e46"), seat(), action="water")
    play(state, "0 use e46")
    assert legal(state) == ["compost e06", "compost e07", "compost e08", "compost e09", "done"]
    assert refused(state, "0 all") == "EAR-115"
    play(state, "0 compost e08")
    assert (legal(state, 0, "compost"), compost(state)) == (["compost e06", "compost e07", "compost e09"], ["e08"])
    play(state, "0 done")
    assert hand(state) == ["e06", "e07", "e09"]


@pytest.mark.rule("EAR-115")
def test_all_composts_the_whole_hand_in_ascending_number() -> None:
    state = table(seat("e46", hand="e100 e09 e99", doing="activate e46"), seat(), action="water")
    play(state, "0 use e46")
    assert legal(state) == ["all", "compost e09", "compost e99", "compost e100", "done"]
    play(state, "0 all")
    assert (compost(state), hand(state)) == (["e09", "e99", "e100"], [])


@pytest.mark.rule("EAR-115")
def test_with_an_empty_hand_composting_ends_by_itself() -> None:
    state = table(seat("e53 e05+3s", hand="e10", doing="activate e53"), seat(), action="compost")
    play(state, "0 use e53", "0 compost e10")
    assert (compost(state), point(state)) == (["e10"], "activate")
    empty = table(seat("e53 e05+3s", doing="activate e53"), seat(), action="compost")
    play(empty, "0 use e53")
    assert (soil(empty), point(empty)) == (2, "activate")


@pytest.mark.rule("EAR-116")
def test_a_pick_is_answered_by_a_card_or_by_pass() -> None:
    state = table(seat("e05+3s", hand="e262", compost="e10 e11"), seat())
    play(state, "0 event e262")
    assert refused(state, "0 done") == "EAR-116"
    assert refused(state, "0 pick e12") == "EAR-116"
    play(state, "0 pick e10")
    assert (hand(state), compost(state), point(state)) == (["e10"], ["e11"], "action")


# usable abilities


@pytest.mark.rule("EAR-117")
def test_an_ability_with_a_cost_is_usable_for_nothing() -> None:
    state = table(seat("e70+5g", soil=1, hand="e223", doing="activate e70"), seat(), action="grow")
    play(state, "0 use e70")
    assert (soil(state), cell(state, "d4"), point(state)) == (0, "e70+5g", "activate")


@pytest.mark.rule("EAR-117")
def test_a_free_ability_needs_a_gain_that_has_an_effect() -> None:
    full = table(seat("e05+6s e46+3s", hand="e223", doing="activate e05 e46"), seat(), action="water")
    assert refused(full, "0 use e05") == "EAR-117"
    assert "use e46" in legal(full)
    no_hand = table(seat("e33+3s e46", doing="activate e46"), seat(), action="water")
    assert refused(no_hand, "0 use e46") == "EAR-117"
    one_of_two = table(seat("e01+3g", doing="activate e01"), seat(), action="grow")
    assert legal(one_of_two) == ["use e01", "skip", "done"]
    neither = table(seat("e01+4s3g", doing="activate e01"), seat(), action="grow")
    assert refused(neither, "0 use e01") == "EAR-117"


@pytest.mark.rule("EAR-117", "EAR-43", "EAR-44")
def test_room_must_be_where_the_pieces_may_go() -> None:
    column = table(seat("e83+6s e14", hand="e223", doing="activate e83"), seat(), action="water")
    assert refused(column, "0 use e83") == "EAR-117"
    around = table(seat("e278 e63 e14", hand="e223", doing="activate e278"), seat(), action="water")
    assert refused(around, "0 use e278") == "EAR-117"


@pytest.mark.rule("EAR-117", "EAR-118")
def test_drawing_needs_a_card_in_the_deck_or_the_discard_pile() -> None:
    own = seat("e13 e05+3s", doing="activate e13")
    nothing = table(own, seat(), action="grow", deck=0)
    assert refused(nothing, "0 use e13") == "EAR-117"
    discarded = table(own, seat(), action="grow", deck=0, discard=1)
    assert "use e13" in legal(discarded)
    celery = table(seat("e275 e05+3s", doing="activate e275"), seat(), action="compost", deck=0)
    assert refused(celery, "0 use e275") == "EAR-117"


# deck, discard pile and compost


@pytest.mark.rule("EAR-118")
def test_the_discard_pile_becomes_the_deck() -> None:
    """V-41"""
    state = table(seat("e34", compost="e10 e11"), seat(hand="e12", compost="e13"), deck="e57", discard="e58 e60")
    log = play(state, "0 choose grow")
    assert hand(state) == ["e57", "e58", "e60"]
    assert (deck(state), names(state.discard)) == ([], [])
    assert (compost(state), hand(state, 1), compost(state, 1)) == (["e10", "e11"], ["e12"], ["e13"])
    assert [event.details for event in log if event.kind in ("shuffled", "drew")] == [{"count": 2}, {"count": 3}]


@pytest.mark.rule("EAR-118")
def test_the_discard_pile_is_shuffled() -> None:
    """The same pile comes in different orders."""
    block = seat("e275", doing="activate e275")
    orders = set()
    for seed in range(20):
        state = table(block, seat(), action="compost", deck=0, discard="e57 e58", seed=seed)
        play(state, "0 use e275")
        orders.add(tuple(compost(state)))
    assert orders == {("e57", "e58"), ("e58", "e57")}


@pytest.mark.rule("EAR-118")
def test_with_both_empty_the_rest_of_a_composting_is_lost() -> None:
    state = table(seat("e275 e05+3s", doing="activate e275"), seat(), action="compost", deck="e57")
    play(state, "0 use e275")
    assert (compost(state), point(state)) == (["e57"], "activate")


@pytest.mark.rule("EAR-119")
def test_the_shuffle_waits_until_a_card_is_needed() -> None:
    own = seat("e43 e280 e05+3s", doing="activate e43 e280")
    state = table(own, seat(), action="water", deck="e57", discard="e58 e60")
    assert "shuffled" not in kinds(play(state, "0 use e43"))
    assert (deck(state), names(state.discard)) == ([], ["e58", "e60"])
    assert "shuffled" in kinds(play(state, "0 copy e280 e43"))
    assert (len(deck(state)), names(state.discard)) == (1, [])


@pytest.mark.rule("EAR-120", "EAR-141")
def test_nobody_sees_what_was_discarded() -> None:
    state = table(seat("e05+3s", doing="plant 2"), seat("e14"), action="plant", deck="e57 e58 e60 e62 #100")
    play(state, "0 done", "0 keep e57")
    assert names(state.discard) == ["e58", "e60", "e62"]
    assert (state.view(0)["discard"], state.view(1)["discard"]) == (3, 3)
    assert "e58" not in f"{state.view(0)} {state.known(0).position()}"


@pytest.mark.rule("EAR-121", "EAR-32", "EAR-33")
def test_the_card_composted_last_is_the_first_to_leave() -> None:
    own = seat("e58 e240 e05+3s", hand="e33 e34", compost="e10", doing="activate e58 e240")
    state = table(own, seat(), action="compost", deck="e57 #100")
    play(state, "0 use e58", "0 compost e33")
    assert compost(state) == ["e10", "e33"]
    play(state, "0 use e240")
    assert (compost(state), names(state.discard)) == (["e10"], ["e33"])


@pytest.mark.rule("EAR-121")
def test_nobody_looks_through_a_compost() -> None:
    state = table(seat("e05+3s", compost="e10 e11 e12"), seat("e14"))
    for viewer in (0, 1):
        known = state.known(viewer)
        assert "compost 3" in known.position().splitlines()
        assert "e11" not in f"{known.view()} {known.position()}"


@pytest.mark.rule("EAR-122", "EAR-52")
def test_the_line_of_a_card_prevails_for_its_own_seat() -> None:
    """Every action may be chosen, says the general rule; e178 says no, to its owner only."""
    grids = (seat("e178 e05"), seat("e33 e14"))
    own = table(*grids)
    assert legal(own, 0, "choose") == ["choose plant", "choose water", "choose grow"]
    assert refused(own, "0 choose compost") == "EAR-125"
    other = table(*grids, active=1)
    play(other, "1 choose compost", "0 take soil")
    assert soil(other) == 2


# what is done unasked


@pytest.mark.rule("EAR-123")
def test_a_single_legal_move_is_made_by_the_engine() -> None:
    one_card = table(seat("e05+3s", doing="plant 2"), seat(), action="plant", deck="e57")
    play(one_card, "0 done")
    assert (hand(one_card), point(one_card)) == (["e57"], "activate")
    one_in_hand = table(seat("e58 e05+3s", hand="e10", doing="activate e58"), seat(), action="compost", deck="e57 #9")
    play(one_in_hand, "0 use e58")
    assert (hand(one_in_hand), compost(one_in_hand)) == (["e57"], ["e10"])
    one_flora = table(seat("e05+5s e34"), seat())
    play(one_flora, "0 convert")
    assert (cell(one_flora, "d4"), soil(one_flora)) == ("e05+2s", 2)


@pytest.mark.rule("EAR-123", "EAR-157")
def test_a_plain_gain_is_not_taken_for_a_seat() -> None:
    state = table(seat("e33", doing="bonus"), seat("e13"), action="grow", active=1)
    play(state, "0 pass")
    assert (soil(state), legal(state)) == (0, ["all", "use e33", "skip", "done", "part"])
    placing = table(seat("e05+5s", doing="bonus"), seat(), action="water", active=1)
    play(placing, "0 take sprout")
    assert (pieces(placing), legal(placing)) == ((5, 0), ["all", "sprout d4", "done"])


@pytest.mark.rule("EAR-123")
def test_a_seat_that_can_do_nothing_is_not_asked() -> None:
    state = table(seat("e90", hand="e33"), seat("e14"))
    play(state, "0 choose water")
    assert (soil(state), state.turn, state.to_act()) == (2, 1, [1])
    play(state, "1 take soil")
    assert (soil(state, 1), state.turn, point(state, 1)) == (2, 2, "action")
