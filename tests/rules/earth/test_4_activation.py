"""Activating abilities: the list, its order, and what is done with it."""

import pytest

from tests.rules.earth.tables import cell, compost, hand, legal, play, point, refused, seat, soil, table

# the list


@pytest.mark.rule("EAR-153")
def test_the_grid_is_read_row_by_row_each_from_the_left() -> None:
    grid = "e48 . e05 / . e186 . / e36 e33 e43"
    state = table(seat(grid, at="c3"), seat(), active=1)
    play(state, "1 choose water", "0 pass")
    assert point(state) == "activate e48 e05 e186 e36 e43"


@pytest.mark.rule("EAR-153")
def test_the_list_holds_what_has_an_effect_whether_it_is_usable_or_not() -> None:
    state = table(seat("e43 e54 e05+6s e280 / e90 e165 e266 e107"), seat(), active=1)
    play(state, "1 choose water", "0 pass")
    assert point(state) == "activate e43 e54 e05 e280"
    assert refused(state, "0 use e54") == "EAR-117"
    assert refused(state, "0 use e165") == "EAR-153"


@pytest.mark.rule("EAR-153", "EAR-145")
def test_cards_planted_in_this_turn_are_in_the_list() -> None:
    own = seat("e107", at="d4", hand="e03 e223", soil=2, doing="plant 1")
    state = table(own, seat(), action="plant", active=1)
    play(state, "0 plant e03 c3")
    assert point(state) == "activate e03 e107"


@pytest.mark.rule("EAR-153", "EAR-154")
def test_island_and_climate_come_before_or_after_the_grid() -> None:
    own = seat("e48 e05+3s", board="i290b c302a y329a", hand="e223")
    state = table(own, seat())
    play(state, "0 choose water", "0 done")
    assert point(state) == "order"
    assert legal(state) == ["order board", "order grid", "event e223", "convert", "part"]
    first, last = state.copy(), state.copy()
    play(first, "0 order board")
    assert point(first) == "activate i290b c302a e48 e05"
    play(last, "0 order grid")
    assert point(last) == "activate e48 e05 i290b c302a"


@pytest.mark.rule("EAR-154")
def test_nothing_is_used_before_the_order_is_said() -> None:
    state = table(seat("e48", board="i290b c302a y329a"), seat())
    play(state, "0 choose water", "0 done")
    assert refused(state, "0 use e48") == "EAR-154"
    assert refused(state, "0 done") == "EAR-154"


@pytest.mark.rule("EAR-154")
def test_with_one_half_only_there_is_no_order_to_say() -> None:
    grid_only = table(seat("e48+5s3g", hand="e223"), seat())
    play(grid_only, "0 choose water")
    assert point(grid_only) == "activate e48"
    board_only = table(seat("e90", board="i290b c302a y329a"), seat())
    play(board_only, "0 choose water")
    assert point(board_only) == "activate i290b c302a"
    island_of_another = table(seat("e48", board="i290b c302a y329a"), seat(), active=1)
    play(island_of_another, "1 choose water", "0 pass")
    assert point(island_of_another) == "activate e48"


@pytest.mark.rule("EAR-154")
def test_the_order_is_free_in_every_turn() -> None:
    own = seat("e54 e51", board="i287a c300b y329a", compost=4)
    state = table(own, seat("e05+6s1g"))
    play(state, "0 choose water", "0 done", "0 order grid")
    assert point(state) == "activate e54 e51 c300b"
    play(state, "0 done", "1 pass", "1 done", "1 choose water", "0 pass")
    assert legal(state, 0, "order") == ["order board", "order grid"]
    play(state, "0 order board")
    assert point(state) == "activate c300b e54 e51"


@pytest.mark.rule("EAR-154", "EAR-156")
def test_board_and_grid_are_not_mixed() -> None:
    own = seat("e48 e05+3s", board="i290b c302a y329a", doing="order")
    state = table(own, seat(), action="water")
    board_first, grid_first = state.copy(), state.copy()
    play(board_first, "0 order board", "0 use e48")
    assert refused(board_first, "0 use i290b") == "EAR-156"
    assert refused(board_first, "0 use c302a") == "EAR-156"
    play(grid_first, "0 order grid", "0 use i290b")
    assert point(grid_first) == "activate c302a"
    assert refused(grid_first, "0 use e48") == "EAR-156"


# using


@pytest.mark.rule("EAR-155", "EAR-156")
def test_any_usable_ability_may_be_next_and_the_order_never_goes_back() -> None:
    own = seat("e33 e10 e13 / e282 e34 e05+3s", compost=1, doing="activate e33 e10 e13 e282 e34")
    state = table(own, seat(), action="grow")
    assert legal(state) == [
        "all", "use e33", "use e10", "use e13", "copy e282 e33", "copy e282 e10", "copy e282 e13", "copy e282 e34",
        "use e34", "skip", "done", "convert", "part",
    ]  # fmt: skip
    play(state, "0 use e13")
    assert point(state) == "activate e282 e34"
    assert refused(state, "0 use e33") == "EAR-156"
    assert refused(state, "0 use e10") == "EAR-156"
    assert refused(state, "0 use e13") == "EAR-156"


@pytest.mark.rule("EAR-155")
def test_cards_of_the_board_are_used_by_their_names() -> None:
    own = seat("e05+3s", board="i289a c303a y329a", doing="activate i289a c303a")
    state = table(own, seat(), action="grow")
    play(state, "0 use i289a", "0 grow d4")
    assert cell(state, "d4") == "e05+3s1g"
    play(state, "0 use c303a")
    assert soil(state) == 2
    assert refused(state, "0 use i289a") == "EAR-156"


@pytest.mark.rule("EAR-155", "EAR-47")
def test_a_copy_names_what_it_copies_and_needs_something_to_copy() -> None:
    state = table(seat("e282 e33 e05+3s", doing="activate e282 e33"), seat(), action="grow")
    assert refused(state, "0 use e282") == "EAR-155"
    lonely = table(seat("e282 e10 e05+3s", doing="activate e282 e10"), seat(), action="grow")
    assert legal(lonely) == ["done", "convert", "part"]
    assert refused(lonely, "0 copy e282 e10") == "EAR-47"
    assert refused(lonely, "0 skip") == "EAR-158"


@pytest.mark.rule("EAR-156")
def test_an_ability_is_used_once_in_a_turn() -> None:
    state = table(seat("e33 e05+3s", doing="activate e33"), seat(), action="grow")
    play(state, "0 use e33")
    assert point(state) == "activate"
    assert refused(state, "0 use e33") == "EAR-156"
    play(state, "0 done", "1 choose grow", "0 pass", "0 use e33")
    assert soil(state) == 4


@pytest.mark.rule("EAR-156")
def test_an_ability_with_two_colours_is_used_in_each_of_its_turns() -> None:
    state = table(seat("e189 e05+3s", doing="activate e189"), seat("e33"), action="compost")
    play(state, "0 use e189", "0 done", "1 choose water", "0 pass", "0 use e189")
    assert soil(state) == 2


@pytest.mark.rule("EAR-157", "EAR-160")
def test_no_ability_has_to_be_used() -> None:
    state = table(seat("e33 e13", doing="activate e33 e13"), seat(hand="e223"), action="grow")
    play(state, "0 done")
    assert (soil(state), hand(state)) == (0, [])
    assert (state.turn, state.to_act()) == (2, [1])


@pytest.mark.rule("EAR-158")
def test_skip_passes_over_the_first_usable_ability_and_all_before_it() -> None:
    state = table(seat("e10 e33 e13 e34", doing="activate e10 e33 e13 e34"), seat(), action="grow")
    play(state, "0 skip")
    assert point(state) == "activate e13 e34"
    assert (soil(state), refused(state, "0 use e33")) == (0, "EAR-156")
    play(state, "0 skip")
    assert point(state) == "activate e34"


@pytest.mark.rule("EAR-158")
def test_skip_passes_over_abilities_that_cost_or_copy() -> None:
    own = seat("e10 e282 e33", compost=1, doing="activate e10 e282 e33")
    state = table(own, seat(), action="grow")
    play(state, "0 skip")
    assert point(state) == "activate e282 e33"
    play(state, "0 skip")
    assert point(state) == "activate e33"


@pytest.mark.rule("EAR-158", "EAR-159")
def test_with_nothing_usable_there_is_nothing_to_skip() -> None:
    state = table(seat("e10 e05+3s", doing="activate e10"), seat(), action="grow")
    assert legal(state) == ["done", "convert", "part"]
    assert refused(state, "0 skip") == "EAR-158"
    assert refused(state, "0 all") == "EAR-159"


# all


@pytest.mark.rule("EAR-159", "EAR-158")
def test_all_stops_before_an_ability_with_a_cost() -> None:
    """V-42"""
    own = seat("e33 e10 e13 e05+3s", compost=2, doing="activate e33 e10 e13")
    state = table(own, seat(), action="grow")
    play(state, "0 all")
    assert (soil(state), len(hand(state)), len(compost(state))) == (2, 0, 2)
    assert point(state) == "activate e10 e13"
    assert refused(state, "0 all") == "EAR-159"
    play(state, "0 skip", "0 all")
    assert (soil(state), len(hand(state)), len(compost(state))) == (2, 2, 2)


@pytest.mark.rule("EAR-159")
def test_all_passes_over_what_cannot_be_used() -> None:
    """V-42"""
    state = table(seat("e33 e10 e13 e05+3s", doing="activate e33 e10 e13"), seat(), action="grow")
    play(state, "0 all")
    assert (soil(state), len(hand(state)), point(state)) == (2, 2, "activate")


@pytest.mark.rule("EAR-159")
def test_all_stops_before_pieces_and_cards_that_are_chosen() -> None:
    pieces = table(seat("e33 e34 e13", doing="activate e33 e34 e13"), seat(), action="grow")
    play(pieces, "0 all")
    assert (soil(pieces), point(pieces)) == (2, "activate e34 e13")
    cards = table(seat("e33 e47 e49", hand="e10", doing="activate e33 e47 e49"), seat(), action="grow")
    play(cards, "0 all")
    assert (soil(cards), point(cards)) == (2, "activate e47 e49")
    empty_hand = table(seat("e33 e47 e49 e05+3s", doing="activate e33 e47 e49"), seat(), action="grow")
    play(empty_hand, "0 all")
    assert (soil(empty_hand), point(empty_hand)) == (4, "activate")


@pytest.mark.rule("EAR-159")
def test_all_stops_before_a_copy() -> None:
    state = table(seat("e33 e282 e49 e05+3s", doing="activate e33 e282 e49"), seat(), action="grow")
    play(state, "0 all")
    assert (soil(state), point(state)) == (2, "activate e282 e49")


@pytest.mark.rule("EAR-159")
def test_all_looks_at_every_ability_when_its_turn_comes() -> None:
    """The two cards drawn by e13 make e47 usable."""
    state = table(seat("e13 e47 e33", doing="activate e13 e47 e33"), seat(), action="grow")
    assert legal(state) == ["all", "use e13", "use e33", "skip", "done", "part"]
    play(state, "0 all")
    assert (len(hand(state)), point(state)) == (2, "activate e47 e33")


@pytest.mark.rule("EAR-159")
def test_all_starts_behind_abilities_that_cannot_be_used() -> None:
    state = table(seat("e10 e33 e05+3s", doing="activate e10 e33"), seat(), action="grow")
    play(state, "0 all")
    assert (soil(state), point(state)) == (2, "activate")


@pytest.mark.rule("EAR-159")
def test_all_uses_the_board_too() -> None:
    own = seat("e33", board="i287a c304b y329a", hand="e223", doing="order")
    state = table(own, seat(), action="grow")
    play(state, "0 order board", "0 all")
    assert (soil(state), point(state)) == (3, "activate")


# the end of the part


@pytest.mark.rule("EAR-160", "EAR-123")
def test_with_nothing_left_to_do_the_part_ends_by_itself() -> None:
    state = table(seat("e33 e05+2s", hand="e208 e199 e45", doing="activate e33"), seat(), action="grow")
    play(state, "0 use e33")
    assert "event e208" in legal(state)
    nothing = table(seat("e33 e05+2s", hand="e199 e45", doing="activate e33"), seat(), action="grow")
    play(nothing, "0 use e33")
    assert (nothing.turn, nothing.to_act()) == (2, [1])


@pytest.mark.rule("EAR-160", "EAR-102")
def test_the_engine_does_not_say_done_while_an_event_or_a_conversion_is_possible() -> None:
    event = table(seat("e33", hand="e223", doing="activate e33"), seat(), action="grow")
    play(event, "0 use e33")
    assert legal(event) == ["done", "event e223", "part"]
    sprouts = table(seat("e33+3s", doing="activate e33"), seat(), action="grow")
    play(sprouts, "0 use e33")
    assert legal(sprouts) == ["done", "convert", "part"]
    play(sprouts, "0 convert")
    assert (soil(sprouts), sprouts.turn) == (4, 2)


@pytest.mark.rule("EAR-160", "EAR-97")
def test_done_ends_the_part_of_this_seat_only() -> None:
    state = table(seat("e33", doing="activate e33"), seat("e13", doing="activate e13"), action="grow")
    play(state, "0 done")
    assert (state.turn, state.to_act()) == (1, [1])
    assert refused(state, "0 use e33") == "EAR-97"
    play(state, "1 all")
    assert state.turn == 2


@pytest.mark.rule("EAR-161", "EAR-153")
def test_cards_in_the_hand_events_and_ecosystems_are_never_activated() -> None:
    own = seat("e48 e05+3s", hand="e49 e33", events="e223", doing="bonus")
    state = table(own, seat("e13"), action="grow", active=1)
    play(state, "0 pass")
    assert point(state) == "activate"
    assert refused(state, "0 use e49") == "EAR-153"
    assert refused(state, "0 use e223") == "EAR-153"
    assert refused(state, "0 use e13") == "EAR-153"
    assert legal(state) == ["done", "convert", "part"]
