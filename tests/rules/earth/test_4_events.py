"""Events, and sprouts turned into soil."""

import pytest

from hain.games.earth.ground import NOBODY
from tests.rules.earth.tables import (
    area,
    cell,
    compost,
    ecosystem,
    events,
    goal,
    hand,
    kinds,
    legal,
    names,
    pieces,
    play,
    point,
    refused,
    score,
    seat,
    soil,
    table,
    terrain,
)


@pytest.mark.rule("EAR-162")
def test_an_event_goes_to_the_event_stack_is_paid_and_gives_its_gains() -> None:
    own = seat("e05", hand="e206 e33", compost="e10 e11 e12 e13 e14", events="e223")
    state = table(own, seat(), deck="e57 e58 e60 e62 #100")
    log = play(state, "0 event e206")
    assert events(state) == ["e223", "e206"]
    assert compost(state) == ["e10"]
    assert hand(state) == ["e33", "e57", "e58", "e60", "e62"]
    assert kinds(log) == ["event", "paid_compost", "drew"]
    assert log[0].seen_by(1).details == {"card": "e206"}


@pytest.mark.rule("EAR-162", "EAR-46")
def test_the_island_answers_when_all_else_is_done() -> None:
    own = seat("e05+2s", hand="e213", board="i285b c295a y329a")
    state = table(own, seat(), deck="e57 e58 #100")
    log = play(state, "0 event e213")
    assert kinds(log) == ["event", "unsprouted", "drew", "soil"]
    assert (soil(state), pieces(state), hand(state)) == (1, (1, 0), ["e57", "e58"])


@pytest.mark.rule("EAR-162", "EAR-103")
def test_an_event_is_played_in_the_turn_of_another_seat_too() -> None:
    own = seat("e05", hand="e223 e220", doing="bonus")
    state = table(own, seat("e33", hand="e222", doing="activate e33"), action="grow", active=1)
    play(state, "0 event e223", "0 event e220")
    assert (soil(state), len(compost(state)), point(state)) == (1, 2, "bonus")
    play(state, "1 event e222")
    assert events(state, 1) == ["e222"]


@pytest.mark.rule("EAR-162", "EAR-97")
def test_outside_its_own_free_points_a_seat_plays_no_event() -> None:
    state = table(seat("e05", hand="e223"), seat("e33", hand="e220"))
    assert refused(state, "1 event e220") == "EAR-97"
    play(state, "0 choose grow", "1 take draw")
    assert "event e220" in legal(state, 1)


@pytest.mark.rule("EAR-162", "EAR-163")
def test_only_events_of_the_own_hand_can_be_played() -> None:
    state = table(seat("e05", hand="e33 e223", events="e220"), seat(hand="e222"))
    assert legal(state, 0, "event") == ["event e223"]
    assert refused(state, "0 event e33") == "EAR-162"
    assert refused(state, "0 event e222") == "EAR-163"
    assert refused(state, "0 event e220") == "EAR-163"
    assert refused(state, "0 event e208") == "EAR-163"


@pytest.mark.rule("EAR-163", "EAR-104")
def test_the_whole_cost_must_be_there() -> None:
    cards = "e198 e207 e210 e211 e264"
    poor = table(seat("e05+4s1g", hand=cards, compost=3), seat())
    assert legal(poor, 0, "event") == []
    assert refused(poor, "0 event e207") == "EAR-163"
    assert refused(poor, "0 event e264") == "EAR-163"
    rich = table(seat("e05+4s1g e33+1s1g", hand=cards, compost=4, soil=1), seat())
    assert legal(rich, 0, "event") == [f"event {card}" for card in cards.split()]


@pytest.mark.rule("EAR-163", "EAR-114")
def test_the_gains_may_be_useless() -> None:
    state = table(seat("e51+4s", hand="e224 e226 e262 e260", compost=2), seat())
    play(state, "0 event e224", "0 event e226", "0 event e260", "0 event e262")
    assert events(state) == ["e224", "e226", "e260", "e262"]
    assert (cell(state, "d4"), compost(state), point(state)) == ("e51+4s", [], "action")


@pytest.mark.rule("EAR-163", "EAR-108")
def test_the_gains_may_be_declined() -> None:
    state = table(seat("e05+1g", hand="e222 e203"), seat())
    play(state, "0 event e222", "0 done", "0 event e203", "0 sprout d4", "0 done")
    assert (events(state), cell(state, "d4")) == (["e222", "e203"], "e05+1s")


@pytest.mark.rule("EAR-164")
def test_a_played_event_stays_and_is_no_card_of_the_grid() -> None:
    grid = "e01 e02 e03 e04 / e06 e07 e08 e11 / e12 e13 e14 e15 / e16 e17 e18 ."
    state = table(seat(grid, hand="e223 e224 e05"), seat("e33+3s"), active=0)
    play(state, "0 event e223", "0 event e224", "0 done")
    assert events(state) == ["e223", "e224"]
    assert state.seats[0].area.is_full() is False
    play(state, "0 choose plant")
    assert legal(state, 0, "plant") == ["plant e05 g7"]
    assert refused(state, "0 event e223") == "EAR-163"
    assert "e223" not in names(state.discard)


@pytest.mark.rule("EAR-164", "EAR-175")
def test_fifteen_cards_and_an_event_do_not_end_the_game() -> None:
    grid = "e01 e02 e03 e04 / e06 e07 e08 e11 / e12 e13 e14 e15 / e16 e17 e18 ."
    last = seat(grid, hand="e223", doing="activate")
    state = table(seat(), last, action="plant", active=1)
    play(state, "1 event e223")
    assert (state.turn, state.to_act(), events(state, 1)) == (3, [0], ["e223"])
    assert state.full == NOBODY


@pytest.mark.rule("EAR-165")
def test_events_count_only_where_a_line_says_so() -> None:
    played = area("e124 e05 e90 / e06 e33 e48", events="e203 e205 e212 e223", island="i287b")
    bare = area("e124 e05 e90 / e06 e33 e48", island="i287b")
    assert (goal("f340b", played), goal("f340b", bare)) == ((4, True), (0, False))
    assert (ecosystem("y313b", played), ecosystem("y313b", bare)) == (10, 0)
    assert (goal("f352a", played)[0], goal("f352a", bare)[0]) == (1, 0)


@pytest.mark.rule("EAR-165")
def test_events_are_no_black_cards_and_no_cards_of_the_area() -> None:
    played = area("e126 e05 e258", events="e203 e205 e212 e223")
    assert goal("f346b", played)[0] == 2
    assert ecosystem("y309a", played) == 9
    assert terrain("e126", played) == 3
    assert score("1 per cards(vp<=3)@area", played) == 4


# conversion


@pytest.mark.rule("EAR-166")
def test_three_sprouts_become_two_soil() -> None:
    state = table(seat("e05+3s e33+2s", soil=1), seat())
    play(state, "0 convert")
    assert legal(state) == ["unsprout d4", "unsprout e4"]
    assert soil(state) == 1
    play(state, "0 unsprout d4", "0 unsprout e4", "0 unsprout d4")
    assert (cell(state, "d4"), cell(state, "e4"), soil(state)) == ("e05+1s", "e33+1s", 3)
    assert point(state) == "action"


@pytest.mark.rule("EAR-166")
def test_two_sprouts_are_too_few() -> None:
    state = table(seat("e05+2s"), seat())
    assert "convert" not in legal(state)
    assert refused(state, "0 convert") == "EAR-166"


@pytest.mark.rule("EAR-166", "EAR-103")
def test_conversion_goes_on_as_long_as_there_are_sprouts() -> None:
    state = table(seat("e05+6s"), seat())
    play(state, "0 convert")
    assert (cell(state, "d4"), soil(state)) == ("e05+3s", 2)
    play(state, "0 convert")
    assert (cell(state, "d4"), soil(state)) == ("e05", 4)
    assert refused(state, "0 convert") == "EAR-166"


@pytest.mark.rule("EAR-166")
def test_soil_is_never_turned_into_sprouts() -> None:
    state = table(seat("e05", soil=20), seat())
    assert legal(state) == ["choose plant", "choose compost", "choose water", "choose grow", "part"]
    assert refused(state, "0 sprout d4") == "EAR-124"


@pytest.mark.rule("EAR-167", "EAR-147")
def test_sprouts_being_received_are_not_converted() -> None:
    state = table(seat("e05+2s e33", hand="e223"), seat())
    play(state, "0 choose water")
    assert refused(state, "0 convert") == "EAR-166"
    play(state, "0 sprout d4")
    assert refused(state, "0 convert") == "EAR-167"
    play(state, "0 all")
    assert pieces(state) == (8, 0)
    assert "convert" in legal(state)


@pytest.mark.rule("EAR-167", "EAR-101")
def test_nothing_is_converted_in_the_middle_of_an_effect() -> None:
    paying = table(seat("e76 e05+6s e33+3s", doing="activate e76"), seat(), action="grow")
    play(paying, "0 use e76")
    assert refused(paying, "0 convert") == "EAR-167"
    composting = table(seat("e46 e05+6s", hand="e33 e34", doing="activate e46"), seat(), action="water")
    play(composting, "0 use e46")
    assert refused(composting, "0 convert") == "EAR-167"
    growing = table(seat("e34 e05+6s", doing="activate e34"), seat(), action="grow")
    play(growing, "0 use e34")
    assert refused(growing, "0 convert") == "EAR-167"
