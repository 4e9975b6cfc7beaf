"""The words of the effect language in play: colours, costs, gains, modifiers and copies."""

import pytest

from tests.rules.earth.tables import (
    cell,
    compost,
    hand,
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

EVERY_COLOUR = "e107 e157 e48 e33 / e236 e266 e90 e189"


# colours


@pytest.mark.rule("EAR-21", "EAR-22", "EAR-23", "EAR-24")
@pytest.mark.parametrize(
    ("action", "bonus", "listed"),
    [
        ("plant", "done", "e107"),
        ("compost", "pass", "e157 e236 e189"),
        ("water", "pass", "e48 e236 e189"),
        ("grow", "pass", "e33 e236"),
    ],
)
def test_every_action_has_its_abilities(action: str, bonus: str, listed: str) -> None:
    state = table(seat(EVERY_COLOUR, compost=1, hand="e223"), seat(), active=1)
    play(state, f"1 choose {action}", f"0 {bonus}")
    assert point(state) == f"activate {listed}"
    assert refused(state, "0 use e266") == "EAR-153"
    assert refused(state, "0 use e90") == "EAR-153"


@pytest.mark.rule("EAR-23")
def test_a_black_ability_takes_effect_when_the_card_is_planted_and_never_again() -> None:
    state = table(seat("e05+3s", soil=2, hand="e266"), seat("e33+3s"))
    play(state, "0 choose plant", "0 plant e266 e4")
    assert soil(state) == 2 - 1 + 4
    play(state, "0 done")
    play(state, f"0 {legal(state)[0]}")
    assert point(state) == "activate"
    assert refused(state, "0 use e266") == "EAR-153"
    play(state, "0 done", "1 done", "1 done", "1 choose plant", "0 done")
    assert point(state) == "activate"
    assert soil(state) == 5


# costs


@pytest.mark.rule("EAR-29")
def test_soil_is_paid_out_of_the_reserve() -> None:
    state = table(seat("e243", soil=3, doing="activate e243"), seat(soil=5), action="grow")
    play(state, "0 use e243")
    assert (soil(state), soil(state, 1)) == (2, 5)


@pytest.mark.rule("EAR-30")
def test_sprouts_are_paid_from_any_flora_in_any_split() -> None:
    state = table(seat("e76 e05+3s e33+2s", doing="activate e76 e33"), seat(), action="grow")
    play(state, "0 use e76")
    assert legal(state) == ["unsprout e4", "unsprout f4"]
    assert refused(state, "0 unsprout d4") == "EAR-30"
    split, heap = state.copy(), state.copy()
    play(split, "0 unsprout f4", "0 unsprout e4")
    assert (cell(split, "e4"), cell(split, "f4")) == ("e05+2s", "e33+1s")
    play(heap, "0 unsprout e4", "0 unsprout e4")
    assert (cell(heap, "e4"), cell(heap, "f4")) == ("e05+1s", "e33+2s")


@pytest.mark.rule("EAR-31")
def test_growth_is_paid_from_any_flora_in_any_split() -> None:
    state = table(seat("e16+1g e63+3g e05", doing="activate e16 e05"), seat(), action="water")
    play(state, "0 use e16")
    assert legal(state) == ["ungrow d4", "ungrow e4"]
    assert refused(state, "0 ungrow f4") == "EAR-31"
    split, heap = state.copy(), state.copy()
    play(split, "0 ungrow e4", "0 ungrow d4")
    assert (cell(split, "d4"), cell(split, "e4")) == ("e16", "e63+2g")
    play(heap, "0 ungrow e4", "0 ungrow e4")
    assert (cell(heap, "d4"), cell(heap, "e4")) == ("e16+1g", "e63+1g")


@pytest.mark.rule("EAR-32")
def test_composted_cards_are_paid_from_the_top_and_unseen() -> None:
    lines = {"compost": "e05 e06 e07 e08", "hand": "e220"}
    state = table(seat("e176", doing="activate e176", **lines), seat(), action="water", discard="e09")
    log = play(state, "0 use e176")
    assert compost(state) == ["e05", "e06"]
    assert names(state.discard) == ["e09", "e08", "e07"]
    assert soil(state) == 3
    assert [event.seen_by(0).details for event in log if event.kind == "paid_compost"] == [{"count": 2}]
    assert state.view(0)["discard"] == 3
    assert "e08" not in f"{state.view(0)} {state.known(0).position()}"


@pytest.mark.rule("EAR-33")
def test_hand_cards_are_paid_one_after_another_to_the_top_of_the_compost() -> None:
    lines = {"board": "i287a c301a y329a", "hand": "e06 e07 e08", "compost": "e14"}
    state = table(seat("e05", doing="activate c301a", **lines), seat(), action="grow")
    play(state, "0 use c301a")
    assert legal(state) == ["compost e06", "compost e07", "compost e08"]
    assert refused(state, "0 compost e14") == "EAR-33"
    play(state, "0 compost e08")
    assert legal(state) == ["compost e06", "compost e07"]
    play(state, "0 compost e06")
    assert compost(state) == ["e14", "e08", "e06"]
    assert hand(state) == ["e07"]
    assert point(state) == "place growth 1 for c301a, then activate"


@pytest.mark.rule("EAR-33", "EAR-117")
def test_a_cost_of_two_hand_cards_is_not_met_by_one() -> None:
    lines = {"board": "i287a c301a y329a", "hand": "e220"}
    state = table(seat("e05", doing="activate c301a", **lines), seat(), action="grow")
    assert refused(state, "0 use c301a") == "EAR-117"


@pytest.mark.rule("EAR-104", "EAR-105", "EAR-117")
def test_both_of_two_costs_must_be_there() -> None:
    """V-32"""
    here = {"hand": "e220", "doing": "activate e253"}
    no_compost = table(seat("e253+1g", **here), seat(), action="grow", active=1)
    assert refused(no_compost, "0 use e253") == "EAR-117"
    no_growth = table(seat("e253", compost=1, **here), seat(), action="grow", active=1)
    assert refused(no_growth, "0 use e253") == "EAR-117"
    state = table(seat("e253+1g", compost=1, **here), seat(), action="grow", active=1)
    play(state, "0 use e253")
    assert (compost(state), pieces(state), soil(state)) == ([], (0, 0), 2)
    assert legal(state) == ["all", "sprout d4", "done"]


@pytest.mark.rule("EAR-32", "EAR-33", "EAR-35")
def test_the_two_other_examples_of_costs() -> None:
    """V-32"""
    state = table(seat("e10", compost=2, hand="e223", doing="activate e10"), seat(), action="grow")
    play(state, "0 use e10")
    assert (len(compost(state)), soil(state)) == (1, 3)
    raspberry = table(seat("e58", hand="e07 e223", doing="activate e58"), seat(), action="compost", deck="e60 #100")
    play(raspberry, "0 use e58")
    assert hand(raspberry) == ["e07", "e223"]
    play(raspberry, "0 compost e07")
    assert (hand(raspberry), compost(raspberry)) == (["e60", "e223"], ["e07"])


# gains


@pytest.mark.rule("EAR-34")
def test_soil_comes_from_the_supply() -> None:
    state = table(seat("e33", soil=1, doing="activate e33"), seat(soil=4), action="grow")
    play(state, "0 use e33")
    assert (soil(state), soil(state, 1)) == (3, 4)


@pytest.mark.rule("EAR-35")
def test_cards_are_drawn_from_the_deck_into_the_hand() -> None:
    state = table(seat("e13", hand="e33", doing="activate e13"), seat(), action="grow", deck="e57 e14 e60 #100")
    play(state, "0 use e13")
    assert hand(state) == ["e14", "e33", "e57"]
    assert (compost(state), len(state.deck) - state.next) == ([], 101)


@pytest.mark.rule("EAR-36", "EAR-121")
def test_cards_go_from_the_deck_to_the_top_of_the_compost_unseen() -> None:
    lines = {"hand": "e220", "compost": "e33"}
    state = table(seat("e275", doing="activate e275", **lines), seat(), action="compost", deck="e57 e58 #100")
    log = play(state, "0 use e275")
    assert compost(state) == ["e33", "e57", "e58"]
    assert hand(state) == ["e220"]
    assert [event.seen_by(0).details for event in log if event.kind == "composted_deck"] == [{"count": 2}]
    assert "e57" not in f"{state.view(0)} {state.known(0).position()}"


@pytest.mark.rule("EAR-37", "EAR-112")
def test_sprouts_go_on_free_spaces_in_any_split() -> None:
    state = table(seat("e05 e33+2s e90 / e63 e14+6s .", doing="activate e05"), seat(), action="water")
    play(state, "0 use e05")
    assert legal(state) == ["all", "sprout d4", "sprout e4", "done"]
    assert refused(state, "0 sprout e5") == "EAR-37"
    assert refused(state, "0 sprout d5") == "EAR-37"
    assert refused(state, "0 sprout f4") == "EAR-37"
    assert refused(state, "0 sprout f5") == "EAR-112"
    split, heap, fewer = state.copy(), state.copy(), state.copy()
    play(split, "0 sprout e4", "0 sprout d4")
    assert (cell(split, "d4"), cell(split, "e4")) == ("e05+1s", "e33+3s")
    play(heap, "0 sprout d4", "0 sprout d4")
    assert (cell(heap, "d4"), cell(heap, "e4")) == ("e05+2s", "e33+2s")
    play(fewer, "0 sprout d4", "0 done")
    assert (cell(fewer, "d4"), cell(fewer, "e4")) == ("e05+1s", "e33+2s")


@pytest.mark.rule("EAR-38", "EAR-112")
def test_growth_goes_on_flora_below_their_height_in_any_split() -> None:
    state = table(seat("e34 e04+4g e90 / e51 e33+1g .", doing="activate e34 e33"), seat(), action="grow")
    play(state, "0 use e34")
    assert legal(state) == ["all", "grow d4", "grow e4", "done"]
    assert refused(state, "0 grow e5") == "EAR-38"
    assert refused(state, "0 grow d5") == "EAR-38"
    assert refused(state, "0 grow f4") == "EAR-38"
    split, heap, fewer = state.copy(), state.copy(), state.copy()
    play(split, "0 grow e4", "0 grow d4")
    assert (cell(split, "d4"), cell(split, "e4")) == ("e34+1g", "e04+5g")
    play(heap, "0 grow d4", "0 grow d4")
    assert (cell(heap, "d4"), cell(heap, "e4")) == ("e34+2g", "e04+4g")
    play(fewer, "0 grow d4", "0 done")
    assert (cell(fewer, "d4"), cell(fewer, "e4")) == ("e34+1g", "e04+4g")


@pytest.mark.rule("EAR-39")
def test_up_to_so_many_hand_cards_go_to_the_top_of_the_compost() -> None:
    lines = {"hand": "e06 e07 e08 e09", "compost": "e33"}
    state = table(seat("e46", doing="activate e46", **lines), seat(), action="water")
    play(state, "0 use e46")
    three, one, none = state.copy(), state.copy(), state.copy()
    play(three, "0 compost e09", "0 compost e06", "0 compost e08")
    assert (compost(three), hand(three)) == (["e33", "e09", "e06", "e08"], ["e07"])
    assert three.turn == 2
    play(one, "0 compost e07", "0 done")
    assert (compost(one), hand(one)) == (["e33", "e07"], ["e06", "e08", "e09"])
    play(none, "0 done")
    assert (compost(none), len(hand(none))) == (["e33"], 4)


# Shooting Star


@pytest.mark.rule("EAR-40", "EAR-116", "EAR-121")
def test_one_of_the_three_top_cards_of_the_compost_may_be_taken() -> None:
    state = table(seat("e05", hand="e262", compost="e10 e11 e12 e13 e14"), seat())
    log = play(state, "0 event e262")
    assert legal(state) == ["pick e14", "pick e13", "pick e12", "pass"]
    assert refused(state, "0 pick e11") == "EAR-116"
    looked = next(event for event in log if event.kind == "looked")
    assert looked.seen_by(0).details == {"cards": ["e14", "e13", "e12"]}
    assert looked.seen_by(1).details == {"count": 3}
    play(state, "0 pick e13")
    assert (hand(state), compost(state)) == (["e13"], ["e10", "e11", "e12", "e14"])


@pytest.mark.rule("EAR-40", "EAR-116", "EAR-108")
def test_passing_takes_none_and_leaves_the_old_order() -> None:
    state = table(seat("e05", hand="e262", compost="e10 e14 e12 e13 e11"), seat())
    play(state, "0 event e262", "0 pass")
    assert (hand(state), compost(state)) == ([], ["e10", "e14", "e12", "e13", "e11"])


@pytest.mark.rule("EAR-40", "EAR-163")
def test_a_small_compost_is_looked_at_as_a_whole_and_an_empty_one_not_at_all() -> None:
    state = table(seat("e05", hand="e262", compost="e10 e11"), seat())
    play(state, "0 event e262")
    assert legal(state) == ["pick e11", "pick e10", "pass"]
    empty = table(seat("e05", hand="e262"), seat())
    play(empty, "0 event e262")
    assert point(empty) == "action"
    assert hand(empty) == []


# modifiers


@pytest.mark.rule("EAR-41", "EAR-153")
def test_an_active_ability_belongs_to_the_seat_that_chose_the_action() -> None:
    """V-34"""
    own = table(seat("e34+2g e236+2g", compost=1, board="i287a c303a y329a"), seat())
    play(own, "0 choose grow", "0 order board")
    assert point(own) == "activate c303a e34 e236"
    play(own, "0 use c303a")
    assert soil(own) == 2
    other = table(seat("e34 e236", compost=1, board="i287a c303a y329a"), seat(), active=1)
    play(other, "1 choose grow", "0 pass")
    assert point(other) == "activate e34 e236"
    assert refused(other, "0 use c303a") == "EAR-41"


@pytest.mark.rule("EAR-41", "EAR-211")
def test_nobody_is_active_in_the_turn_of_gaia() -> None:
    """V-34"""
    block = seat("e34 e33", board="i287a c303a y329a", doing="bonus")
    state = table(block, action="grow", active=-1, gaia="gaia level=medium pass=1\ndeck 4\ncard g363")
    play(state, "0 pass")
    assert point(state) == "activate e34 e33"
    assert refused(state, "0 use c303a") == "EAR-41"


@pytest.mark.rule("EAR-42")
def test_a_gain_is_multiplied_by_the_cards_planted_in_this_turn() -> None:
    """V-33"""
    block = seat("e05+3s", soil=2, hand="e33 e236 e223", board="i288b c295a y329a", doing="plant 2")
    state = table(block, seat(), action="plant", deck="e57 e58 e60 e62 #100")
    play(state, "0 plant e33 e4", "0 plant e236 e5", "0 done", "0 keep e57")
    assert (soil(state), point(state)) == (0, "activate i288b")
    play(state, "0 use i288b")
    assert soil(state) == 4


@pytest.mark.rule("EAR-42", "EAR-117")
def test_with_no_matching_planting_it_is_not_usable() -> None:
    """V-33"""
    block = seat("e33+3s", hand="e05 e90", board="i288b c295a y329a", doing="plant 2")
    state = table(block, seat(), action="plant", deck="e57 e58 e60 e62 #100")
    play(state, "0 plant e05 e4", "0 plant e90 e5", "0 keep e57")
    assert point(state) == "activate i288b"
    assert refused(state, "0 use i288b") == "EAR-117"


@pytest.mark.rule("EAR-42", "EAR-139")
def test_a_replacement_counts_as_planted() -> None:
    block = seat("e05+3s e232", hand="e33", board="i288b c295a y329a", doing="plant 2")
    state = table(block, seat(), action="plant", deck="e57 e58 e60 e62 #100")
    play(state, "0 replace e33 e4", "0 done", "0 keep e60")
    play(state, "0 use i288b")
    assert soil(state) == 2


@pytest.mark.rule("EAR-43", "EAR-49", "EAR-113")
def test_one_piece_on_each_flora_of_a_type_in_the_column() -> None:
    grid = "e05 . e14 / e83 e44 . / e281 . . / e01 . ."
    state = table(seat(grid, doing="activate e05 e83"), seat(), action="water")
    play(state, "0 use e83")
    assert legal(state) == ["all", "sprout d4", "sprout d5", "sprout d6", "done"]
    assert refused(state, "0 sprout d7") == "EAR-43"
    assert refused(state, "0 sprout e5") == "EAR-43"
    play(state, "0 sprout d6")
    assert refused(state, "0 sprout d6") == "EAR-43"
    play(state, "0 all")
    assert [cell(state, space) for space in ("d4", "d5", "d6", "d7")] == ["e05+1s", "e83+1s", "e281+1s", "e01"]


@pytest.mark.rule("EAR-43", "EAR-49")
def test_one_piece_on_each_flora_of_a_type_in_the_row() -> None:
    grid = "e34 . . / e282 e146 e10"
    state = table(seat(grid, doing="activate e146"), seat(), action="grow")
    play(state, "0 use e146")
    assert legal(state) == ["all", "grow d5", "grow e5", "grow f5", "done"]
    play(state, "0 grow e5", "0 done")
    assert [cell(state, space) for space in ("d5", "e5", "f5", "d4")] == ["e282", "e146+1g", "e10", "e34"]


@pytest.mark.rule("EAR-49", "EAR-51")
def test_wild_flora_are_cheaper_by_the_discounts_of_every_type() -> None:
    own = seat("e90 e92 e05+3s", soil=4, hand="e281 e150", doing="plant 1", board="i288a c295a y329a")
    state = table(own, seat(), action="plant", active=1)
    assert "plant e150 d5" in legal(state)
    play(state, "0 plant e281 d5")
    assert soil(state) == 0
    poorer = table({**own, "soil": 3}, seat(), action="plant", active=1)
    assert refused(poorer, "0 plant e281 d5") == "EAR-136"


@pytest.mark.rule("EAR-44")
def test_pieces_are_split_around_the_card() -> None:
    grid = "e34+2g e01 . e04 / e15 e277 e10 e08 / . . e13 ."
    state = table(seat(grid, doing="activate e277 e10"), seat(), action="grow")
    play(state, "0 use e277")
    assert legal(state) == ["all", "grow e4", "grow d5", "grow f5", "grow f6", "done"]
    assert refused(state, "0 grow g4") == "EAR-44"
    assert refused(state, "0 grow g5") == "EAR-44"
    play(state, "0 grow f6", "0 grow f6", "0 grow e4")
    assert (cell(state, "f6"), cell(state, "e4"), pieces(state)) == ("e13+2g", "e01+1g", (0, 5))


@pytest.mark.rule("EAR-44")
def test_the_card_itself_is_not_around_it() -> None:
    state = table(seat("e278 e14+6s / e33 .", doing="activate e278"), seat(), action="water")
    play(state, "0 use e278")
    assert legal(state) == ["all", "sprout d5", "done"]
    assert refused(state, "0 sprout d4") == "EAR-44"
    play(state, "0 all")
    assert (cell(state, "d4"), cell(state, "d5")) == ("e278", "e33+3s")


# islands that answer events


@pytest.mark.rule("EAR-46", "EAR-162")
def test_vulcano_gives_soil_after_the_gains_of_every_event() -> None:
    block = seat("e05 e34", hand="e222 e221", compost="e10 e11", board="i285b c295a y329a")
    state = table(block, seat("e14"), deck="e57 e58 #100")
    play(state, "0 event e222", "0 sprout d4")
    assert soil(state) == 0
    play(state, "0 sprout d4")
    assert soil(state) == 1
    log = play(state, "0 event e221")
    assert [event.kind for event in log] == ["event", "paid_compost", "drew", "soil"]
    assert soil(state) == 2


@pytest.mark.rule("EAR-46")
def test_jamaica_gives_a_card_after_each_event_of_its_own_seat() -> None:
    block = seat("e05", hand="e223", board="i291b c295a y329a")
    state = table(block, seat(), deck="e57 #100")
    log = play(state, "0 event e223")
    assert [event.kind for event in log] == ["event", "soil", "drew"]
    assert (soil(state), hand(state)) == (1, ["e57"])


@pytest.mark.rule("EAR-46")
def test_events_of_others_set_off_nothing() -> None:
    own = seat("e05", doing="bonus", board="i285b c295a y329a")
    state = table(own, seat("e14", hand="e220", doing="activate"), action="water", active=1)
    play(state, "1 event e220")
    assert (len(compost(state, 1)), soil(state, 0), soil(state, 1)) == (2, 0, 0)


# copying


@pytest.mark.rule("EAR-47", "EAR-43", "EAR-49", "EAR-156")
def test_directions_of_a_copied_ability_are_seen_from_the_copying_card() -> None:
    """V-31"""
    grid = "e83+5s e05 . / e32+6s e280 . / e14 e01 e19"
    state = table(seat(grid, at="c3", doing="activate e83 e05 e32 e280 e19"), seat(), action="water")
    play(state, "0 use e83", "0 all")
    assert (cell(state, "c3"), cell(state, "c4"), cell(state, "c5")) == ("e83+6s", "e32+6s", "e14+1s")
    assert "use e05" in legal(state)
    play(state, "0 copy e280 e83", "0 all")
    assert (cell(state, "d3"), cell(state, "d4"), cell(state, "d5")) == ("e05+1s", "e280+1s", "e01")
    assert (cell(state, "c3"), cell(state, "c5")) == ("e83+6s", "e14+1s")
    assert refused(state, "0 use e05") == "EAR-156"
    assert refused(state, "0 use e32") == "EAR-156"


@pytest.mark.rule("EAR-47", "EAR-44")
def test_around_means_around_the_copying_card() -> None:
    grid = "e274 e05 . . / . . e280 e14"
    state = table(seat(grid, doing="activate e280"), seat(), action="water")
    play(state, "0 copy e280 e274")
    assert legal(state) == ["all", "sprout e4", "sprout g5", "done"]


@pytest.mark.rule("EAR-47", "EAR-48", "EAR-155")
def test_what_can_be_copied() -> None:
    """Abilities of the colour and multi abilities of the own grid, those that are usable; none of the board."""
    own = seat(
        "e186 e33 e48 e280 / e236 e174 e51 e107", board="i290b c295b y329a", compost=1, hand="e06",
        doing="activate e280 e236 e174 e51",
    )  # fmt: skip
    state = table(own, seat("e189 e54"), action="water")
    assert legal(state, 0, "copy") == ["copy e280 e186", "copy e280 e48", "copy e280 e236", "copy e280 e51"]
    assert refused(state, "0 copy e280 e33") == "EAR-47"
    assert refused(state, "0 copy e280 e174") == "EAR-47"
    assert refused(state, "0 copy e280 e280") == "EAR-47"
    assert refused(state, "0 copy e280 i290b") == "EAR-48"
    assert refused(state, "0 copy e280 c295b") == "EAR-48"
    assert refused(state, "0 copy e280 e189") == "EAR-47"
    assert refused(state, "0 use e280") == "EAR-155"


@pytest.mark.rule("EAR-47", "EAR-48")
def test_a_used_ability_is_copied_and_its_costs_are_paid_again() -> None:
    own = seat("e236 e280 e05+3s", compost="e10 e11 e12", doing="activate e236 e280 e05")
    state = table(own, seat(), action="water")
    play(state, "0 use e236")
    assert (soil(state), compost(state)) == (1, ["e10", "e11"])
    play(state, "0 copy e280 e236")
    assert (soil(state), compost(state)) == (2, ["e10"])
    assert point(state) == "activate e05"


@pytest.mark.rule("EAR-48")
def test_a_skipped_ability_can_be_copied() -> None:
    state = table(seat("e160 e281 e05+3s", doing="activate e160 e281"), seat(), action="compost")
    play(state, "0 skip", "0 copy e281 e160")
    assert soil(state) == 3


@pytest.mark.rule("EAR-48", "EAR-156")
def test_a_copied_ability_is_not_used_up() -> None:
    state = table(seat("e282 e33 e05+3s", doing="activate e282 e33"), seat(), action="grow")
    play(state, "0 copy e282 e33")
    assert (soil(state), point(state)) == (2, "activate e33")
    play(state, "0 use e33")
    assert soil(state) == 4


@pytest.mark.rule("EAR-47")
def test_the_model_of_a_copy_is_chosen_anew_at_every_use() -> None:
    own = seat("e282 e33 e13 e05+3s", hand="e10", doing="activate e282 e33 e13")
    state = table(own, seat(), action="grow", deck="e57 e58 #100")
    play(state, "0 copy e282 e13", "0 done")
    assert (soil(state), hand(state)) == (0, ["e10", "e57", "e58"])
    play(state, "1 choose grow", "0 pass", "0 copy e282 e33")
    assert (soil(state), len(hand(state))) == (2, 3)
