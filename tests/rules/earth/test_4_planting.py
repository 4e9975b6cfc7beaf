"""The plant action: where cards go, what they cost, what replaces what, and the cards drawn afterwards."""

import pytest

from hain.games.earth.state import EarthState
from tests.rules.earth.tables import (
    Block,
    cell,
    compost,
    deck,
    grid,
    hand,
    kinds,
    legal,
    names,
    play,
    point,
    ranks,
    refused,
    seat,
    soil,
    table,
)

DIAGONAL_OF_3 = "e01 . . / . e02 . / . . e03"
DIAGONAL_OF_4 = "e01 . . . / . e02 . . / . . e03 . / . . . e04"
FULL = "e01 e02 e03 e04 / e06 e07 e08 e09 / e10 e11 e12 e13 / e14 e15 e16 "


def planting(*blocks: Block, deck: str | int = 120, discard: str | int = 0) -> EarthState:
    """The first seat has chosen to plant; a second one, unless given, could plant too and so draws no card yet."""
    seats = blocks if len(blocks) > 1 else (*blocks, seat("e283", hand="e162"))
    state = table(*seats, deck=deck, discard=discard)
    play(state, "0 choose plant")
    return state


def places(state: EarthState, card: str, number: int = 0) -> str:
    """Where a card may be planted, by columns."""
    texts = [text.split() for text in legal(state, number, "plant")]
    return " ".join(sorted(words[2] for words in texts if words[1] == card))


# how many, which, where


@pytest.mark.rule("EAR-127")
def test_the_active_seat_plants_twice_and_the_others_once() -> None:
    state = planting(seat(hand="e05 e33 e90"), seat(hand="e32 e82 e91"))
    assert (point(state, 0), point(state, 1)) == ("plant 2", "plant 1")
    play(state, "0 plant e05 d4", "0 plant e33 e4", "1 plant e32 d4")
    assert point(state).startswith("keep ")
    assert refused(state, "0 plant e90 d5") == "EAR-141"
    assert refused(state, "1 plant e82 e4") == "EAR-97"
    assert (grid(state, 0), grid(state, 1)) == ("e05 e33", "e32")


@pytest.mark.rule("EAR-127", "EAR-128")
def test_a_seat_may_plant_fewer_cards_or_none() -> None:
    state = planting(seat(hand="e05 e33 e90"), seat(hand="e32"))
    play(state, "0 plant e05 d4", "0 done")
    assert point(state).startswith("keep ")
    play(state, "1 done")
    assert (grid(state, 0), grid(state, 1)) == ("e05", "")


@pytest.mark.rule("EAR-128", "EAR-138")
def test_a_planting_decision() -> None:
    state = planting(seat("e230", hand="e236", soil=2))
    around = ("c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5")
    assert legal(state) == [*(f"plant e236 {space}" for space in around), "replace e236 d4", "done", "part"]
    assert refused(state, "0 keep e236") == "EAR-128"


@pytest.mark.rule("EAR-129")
def test_only_flora_and_terrains_of_the_own_hand() -> None:
    state = planting(seat("e01", hand="e05 e90 e223"), seat(hand="e33"))
    assert {text.split()[1] for text in legal(state, 0, "plant")} == {"e05", "e90"}
    assert refused(state, "0 plant e223 e4") == "EAR-129"
    assert refused(state, "0 plant e33 e4") == "EAR-129"
    assert refused(state, "0 plant e01 e4") == "EAR-129"


@pytest.mark.rule("EAR-130")
def test_the_first_card_lies_in_the_middle_of_the_frame() -> None:
    """V-26"""
    state = planting(seat(hand="e05 e33"))
    assert legal(state, 0, "plant") == ["plant e05 d4", "plant e33 d4"]
    assert refused(state, "0 plant e05 d5") == "EAR-130"
    assert refused(state, "0 plant e05 h4") == "EAR-255"


@pytest.mark.rule("EAR-131")
def test_the_second_card_touches_the_first() -> None:
    """V-26"""
    state = planting(seat("e01", hand="e05"))
    assert places(state, "e05") == "c3 c4 c5 d3 d5 e3 e4 e5"
    assert refused(state, "0 plant e05 d4") == "EAR-131"
    assert refused(state, "0 plant e05 f4") == "EAR-131"


@pytest.mark.rule("EAR-131", "EAR-132")
def test_three_cards_on_a_diagonal_leave_sixteen_spaces() -> None:
    """V-27"""
    state = planting(seat(DIAGONAL_OF_3, hand="e05"))
    assert places(state, "e05") == "c3 c4 c5 d3 d5 d6 e3 e4 e6 e7 f4 f5 f7 g5 g6 g7"


@pytest.mark.rule("EAR-131", "EAR-132")
def test_four_cards_on_a_diagonal_fix_the_grid() -> None:
    """V-27"""
    state = planting(seat(DIAGONAL_OF_4, hand="e05"))
    assert places(state, "e05") == "d5 d6 e4 e6 e7 f4 f5 f7 g5 g6"
    assert refused(state, "0 plant e05 d7") == "EAR-131"
    assert refused(state, "0 plant e05 g4") == "EAR-131"
    assert refused(state, "0 plant e05 c4") == "EAR-132"
    assert refused(state, "0 plant e05 e3") == "EAR-132"


@pytest.mark.rule("EAR-130", "EAR-132")
def test_cards_never_move() -> None:
    state = planting(seat("e01 e02 e03 e04", at="a4", hand="e05 e06", soil=9))
    assert places(state, "e05") == "a3 a5 b3 b5 c3 c5 d3 d5"
    play(state, "0 plant e05 a3", "0 plant e06 b5")
    assert grid(state) == "e05 . . . / e01 e02 e03 e04 / . e06 . ."
    assert cell(state, "d4") == "e04"


@pytest.mark.rule("EAR-132")
def test_the_second_planting_sees_the_first() -> None:
    state = planting(seat("e01 e02 e03", hand="e05 e33"))
    assert "c4" in places(state, "e33")
    play(state, "0 plant e05 g4")
    assert "c4" not in places(state, "e33")
    assert refused(state, "0 plant e33 c4") == "EAR-132"


# what it costs


@pytest.mark.rule("EAR-51", "EAR-133", "EAR-134", "EAR-49")
@pytest.mark.parametrize(("card", "price"), [("e70", 0), ("e76", 3), ("e280", 3), ("e27", 7), ("e96", 2), ("e53", 4)])
def test_discounts(card: str, price: int) -> None:
    """V-28"""
    state = planting(seat("e97 e90 e98", hand=card, soil=price))
    play(state, f"0 plant {card} d5")
    assert (soil(state), cell(state, "d5")) == (0, card)


@pytest.mark.rule("EAR-51", "EAR-136")
@pytest.mark.parametrize(("card", "price"), [("e76", 3), ("e280", 3), ("e27", 7), ("e96", 2), ("e53", 4)])
def test_one_soil_less_is_too_little(card: str, price: int) -> None:
    """V-28"""
    state = planting(seat("e97 e90 e98", hand=f"{card} e223", soil=price - 1))
    assert refused(state, f"0 plant {card} d5") == "EAR-136"


@pytest.mark.rule("EAR-51", "EAR-49")
def test_a_wild_flora_has_the_discounts_of_all_types() -> None:
    """V-28"""
    state = planting(seat("e97 e90 e98 e93", hand="e280", soil=1))
    play(state, "0 plant e280 d5")
    assert (soil(state), cell(state, "d5")) == (0, "e280")


@pytest.mark.rule("EAR-51", "EAR-133")
def test_the_cost_is_never_below_zero() -> None:
    state = planting(seat("e97 e90 e98", hand="e70 e05", soil=5))
    play(state, "0 plant e70 d5")
    assert soil(state) == 5


@pytest.mark.rule("EAR-133")
def test_without_a_discount_the_printed_cost_is_paid() -> None:
    state = planting(seat("e05", board="i294a c295a y329a", hand="e76 e33", soil=9))
    play(state, "0 plant e76 d5")
    assert soil(state) == 1


@pytest.mark.rule("EAR-51", "EAR-134")
def test_a_card_gives_no_discount_on_its_own_planting() -> None:
    state = planting(seat("e05", hand="e94 e59 e223", soil=3))
    play(state, "0 plant e94 d5")
    assert soil(state) == 1
    play(state, "0 plant e59 e5")
    assert soil(state) == 0


@pytest.mark.rule("EAR-51")
def test_discounts_of_others_and_of_the_hand_do_not_count() -> None:
    state = planting(seat("e05", hand="e70 e90 e223", soil=1), seat("e98"))
    play(state, "0 plant e70 e4")
    assert soil(state) == 0
    state = planting(seat("e05", hand="e70 e90 e223", soil=0), seat("e98"))
    assert refused(state, "0 plant e70 e4") == "EAR-136"


@pytest.mark.rule("EAR-136")
def test_only_what_can_be_paid_is_offered() -> None:
    state = planting(seat("e01", hand="e07 e43 e15", soil=3))
    assert {text.split()[1] for text in legal(state, 0, "plant")} == {"e15"}
    play(state, "0 plant e15 e4")
    assert (soil(state), legal(state)) == (0, [text for text in legal(state) if text.startswith("keep ")])


# paying with something else


@pytest.mark.rule("EAR-50", "EAR-135", "EAR-136", "EAR-123")
def test_paying_with_cards() -> None:
    """V-29"""
    state = planting(seat("e01", hand="e191 e05 e06 e07", soil=1))
    play(state, "0 plant e191 e4")
    assert (point(state), cell(state, "e4")) == ("pay 4 on e4 for e191, then plant 1", ".")
    assert legal(state) == ["compost e05", "compost e06", "compost e07"]
    assert refused(state, "0 pay") == "EAR-135"
    play(state, "0 compost e06")
    assert legal(state) == ["compost e05", "compost e07"]
    log = play(state, "0 compost e05")
    assert kinds(log)[:3] == ["composted", "composted", "paid_soil"]
    assert (soil(state), compost(state), cell(state, "e4")) == (0, ["e06", "e05", "e07"], "e191")


@pytest.mark.rule("EAR-136")
def test_too_few_cards_to_pay_with() -> None:
    """V-29"""
    state = planting(seat("e01", hand="e191 e05 e06", soil=1))
    assert places(state, "e191") == ""
    assert refused(state, "0 plant e191 e4") == "EAR-136"


@pytest.mark.rule("EAR-50", "EAR-135")
def test_the_planted_card_itself_is_no_payment() -> None:
    state = planting(seat("e01", hand="e191 e05 e06 e07 e08"))
    play(state, "0 plant e191 e4")
    assert refused(state, "0 compost e191") == "EAR-135"


@pytest.mark.rule("EAR-50", "EAR-135")
def test_part_in_cards_and_the_rest_in_soil() -> None:
    state = planting(seat("e01", hand="e191 e05 e06 e07", soil=3))
    play(state, "0 plant e191 e4")
    assert legal(state) == ["compost e05", "compost e06", "compost e07"]
    play(state, "0 compost e07")
    assert legal(state) == ["pay", "compost e05", "compost e06"]
    play(state, "0 pay")
    assert (soil(state), compost(state), hand(state)) == (0, ["e07"], ["e05", "e06"])
    assert (cell(state, "e4"), point(state)) == ("e191", "plant 1")


@pytest.mark.rule("EAR-135")
def test_all_in_soil() -> None:
    state = planting(seat("e01", hand="e191 e05", soil=6))
    play(state, "0 plant e191 e4", "0 pay")
    assert (soil(state), compost(state), hand(state)) == (2, [], ["e05"])


@pytest.mark.rule("EAR-50", "EAR-135")
def test_paying_with_sprouts() -> None:
    state = planting(seat("e05+2s e32+2s", hand="e192 e33", soil=1))
    play(state, "0 plant e192 d5")
    assert point(state) == "pay 3 on d5 for e192, then plant 1"
    assert legal(state) == ["unsprout d4", "unsprout e4"]
    assert refused(state, "0 compost e33") == "EAR-135"
    assert refused(state, "0 unsprout f4") == "EAR-30"
    play(state, "0 unsprout d4", "0 unsprout e4")
    assert legal(state) == ["pay", "unsprout d4", "unsprout e4"]
    play(state, "0 unsprout d4")
    assert (soil(state), grid(state)) == (1, "e05 e32+1s / e192 .")


@pytest.mark.rule("EAR-50", "EAR-135")
def test_paying_with_growth() -> None:
    state = planting(seat("e13+3g e43+2g", hand="e195 e33", soil=2))
    play(state, "0 plant e195 d5")
    assert point(state) == "pay 4 on d5 for e195, then plant 1"
    assert legal(state) == ["ungrow d4", "ungrow e4"]
    assert refused(state, "0 unsprout d4") == "EAR-135"
    play(state, "0 ungrow e4", "0 ungrow e4")
    assert legal(state) == ["pay", "ungrow d4"]
    assert refused(state, "0 ungrow e4") == "EAR-31"
    play(state, "0 pay")
    assert (soil(state), grid(state)) == (0, "e13+3g e43 / e195 .")


@pytest.mark.rule("EAR-136")
@pytest.mark.parametrize(
    ("card", "ground", "earth"),
    [
        ("e192", "e05+2s e13+3g", 0),
        ("e193", "e05+2s e13+3g", 0),
        ("e194", "e05+2s e13", 0),
        ("e195", "e05+2s e13+2g", 1),
    ],
)
def test_pieces_and_soil_together_are_too_few(card: str, ground: str, earth: int) -> None:
    state = planting(seat(ground, hand=f"{card} e33 e223", soil=earth))
    assert refused(state, f"0 plant {card} d5") == "EAR-136"


@pytest.mark.rule("EAR-50", "EAR-136")
def test_other_cards_are_paid_in_soil_only() -> None:
    state = planting(seat("e05+6s e13+3g", hand="e190 e15 e06 e07", soil=2))
    assert places(state, "e190") != ""
    assert refused(state, "0 plant e15 d5") == "EAR-136"


@pytest.mark.rule("EAR-133", "EAR-135")
def test_a_discount_cannot_be_declined_to_compost_more() -> None:
    state = planting(seat("e101", hand="e190 e05 e06 e07 e08"))
    play(state, "0 plant e190 e4", "0 compost e08", "0 compost e07")
    assert (cell(state, "e4"), compost(state), point(state)) == ("e190", ["e08", "e07"], "plant 1")


@pytest.mark.rule("EAR-135")
def test_a_card_for_nothing_needs_no_payment() -> None:
    state = planting(seat("e93 e101", hand="e190 e05 e06", soil=3))
    play(state, "0 plant e190 d5")
    assert (cell(state, "d5"), soil(state), compost(state), point(state)) == ("e190", 3, [], "plant 1")


@pytest.mark.rule("EAR-135", "EAR-103")
def test_nothing_else_is_done_before_a_card_is_paid() -> None:
    state = planting(seat("e05+4s", hand="e192 e33 e223", soil=1))
    play(state, "0 plant e192 d5")
    assert refused(state, "0 event e223") == "EAR-103"
    assert refused(state, "0 convert") == "EAR-167"
    assert refused(state, "0 plant e33 e5") == "EAR-135"
    assert refused(state, "0 done") == "EAR-135"


# black gains


@pytest.mark.rule("EAR-137")
def test_black_gains_come_before_the_next_planting() -> None:
    state = planting(seat("e01", hand="e265 e33", soil=5))
    play(state, "0 plant e265 e4")
    assert point(state) == "place sprout 5 for e265, then plant 1"
    assert refused(state, "0 plant e33 e5") == "EAR-112"
    play(state, "0 sprout e4", "0 sprout e4", "0 sprout d4", "0 done")
    assert (cell(state, "d4"), cell(state, "e4"), point(state)) == ("e01+1s", "e265+2s", "plant 1")


@pytest.mark.rule("EAR-137", "EAR-136")
def test_what_the_first_card_brings_pays_the_second() -> None:
    state = planting(seat("e01", hand="e15 e258"))
    assert refused(state, "0 plant e15 e4") == "EAR-136"
    play(state, "0 plant e258 d5")
    assert soil(state) == 6
    play(state, "0 plant e15 e4")
    assert soil(state) == 3


@pytest.mark.rule("EAR-137")
def test_a_drawn_card_may_be_planted_at_once() -> None:
    state = planting(seat("e01", hand="e276", soil=4), deck="e05 e06 e07 e08 e09 #100")
    play(state, "0 plant e276 e4")
    assert hand(state) == ["e05", "e06", "e07", "e08", "e09"]
    play(state, "0 plant e05 e5")
    assert grid(state) == "e01 e276 / . e05"


# replacing


@pytest.mark.rule("EAR-53", "EAR-138", "EAR-144", "EAR-139")
def test_replacing() -> None:
    """V-30"""
    state = table(seat(hand="e33"), seat("e01 e230", hand="e45 e05 e236", compost=3), deck="e57 e58 e60 #100")
    play(state, "0 choose plant")
    assert legal(state, 1, "replace") == ["replace e45 e4", "replace e236 e4"]
    assert refused(state, "1 replace e05 e4") == "EAR-138"
    play(state, "1 replace e45 e4")
    assert (len(compost(state, 1)), compost(state, 1)[-1]) == (4, "e230")
    assert hand(state, 1) == ["e05", "e57", "e58", "e60", "e236"]
    assert (grid(state, 1), soil(state, 1)) == ("e01 e45", 0)


@pytest.mark.rule("EAR-138", "EAR-129")
def test_what_cannot_be_replaced() -> None:
    state = planting(seat("e01 e230 e90", hand="e45 e223"))
    assert refused(state, "0 replace e45 d4") == "EAR-138"
    assert refused(state, "0 replace e45 f4") == "EAR-138"
    assert refused(state, "0 replace e45 g4") == "EAR-138"
    assert refused(state, "0 replace e157 e4") == "EAR-138"
    assert refused(state, "0 replace e223 e4") == "EAR-129"


@pytest.mark.rule("EAR-138")
def test_a_replacement_costs_nothing() -> None:
    state = planting(seat("e01 e230", hand="e84 e223", soil=3))
    assert refused(state, "0 plant e84 d5") == "EAR-136"
    play(state, "0 replace e84 e4")
    assert (soil(state), cell(state, "e4")) == (3, "e84")


@pytest.mark.rule("EAR-139")
def test_a_replacement_uses_up_a_planting_and_counts_as_planted() -> None:
    state = planting(seat("e01 e232", board="i288b c295a y329a", hand="e33 e223"))
    play(state, "0 replace e33 e4")
    assert point(state) == "plant 1"
    play(state, "0 done")
    play(state, f"0 keep {four(state)[0]}", "0 use i288b")
    assert soil(state) == 2


@pytest.mark.rule("EAR-127", "EAR-139")
def test_two_replacements_are_two_plantings() -> None:
    state = planting(seat("e01 e230 e232", hand="e45 e33 e05"))
    play(state, "0 replace e45 e4", "0 replace e33 f4")
    assert grid(state) == "e01 e45 e33"
    assert refused(state, "0 plant e05 d5") == "EAR-141"


@pytest.mark.rule("EAR-139", "EAR-140")
def test_a_full_grid_takes_replacements_only() -> None:
    state = planting(seat(FULL + "e230", hand="e45 e05"))
    assert legal(state) == ["replace e45 g7", "done", "part"]
    assert refused(state, "0 plant e05 c4") == "EAR-140"
    play(state, "0 replace e45 g7")
    assert cell(state, "g7") == "e45"
    assert len(state.seats[0].area.spaces()) == 16


@pytest.mark.rule("EAR-140")
def test_the_sixteenth_card_is_the_last() -> None:
    state = planting(seat(FULL + ".", hand="e05 e33 e223"))
    assert places(state, "e05") == "g7"
    play(state, "0 plant e05 g7")
    assert refused(state, "0 plant e33 c4") == "EAR-140"


# the draw of four


def four(state: EarthState) -> list[str]:
    return names(state.seats[0].four)


@pytest.mark.rule("EAR-141")
def test_four_cards_are_drawn_and_one_is_kept() -> None:
    state = planting(seat(hand="e05 e06"), deck="e57 e58 e60 e62 #100", discard="e33")
    play(state, "0 done")
    assert legal(state) == ["keep e57", "keep e58", "keep e60", "keep e62"]
    assert refused(state, "0 keep e05") == "EAR-141"
    assert refused(state, "0 pass") == "EAR-141"
    assert refused(state, "0 done") == "EAR-141"
    play(state, "0 keep e60")
    assert hand(state) == ["e05", "e06", "e60"]
    assert names(state.discard) == ["e33", "e57", "e58", "e62"]
    assert compost(state) == []


@pytest.mark.rule("EAR-141", "EAR-108")
def test_the_draw_of_four_cannot_be_made_smaller() -> None:
    state = table(seat(hand="e05"), seat(hand="e162"), deck="e57 e58 e60 e62 #100")
    play(state, "0 part", "0 choose plant", "0 plant e05 d4")
    assert legal(state) == ["keep e57", "keep e58", "keep e60", "keep e62"]


@pytest.mark.rule("EAR-141")
def test_three_cards_are_left() -> None:
    state = planting(seat(hand="e05"), seat("e01", hand="e33"), deck="e57 e58 e60")
    play(state, "0 done")
    assert legal(state) == ["keep e57", "keep e58", "keep e60"]
    assert deck(state) == []
    play(state, "0 keep e58")
    assert (hand(state), names(state.discard)) == (["e05", "e58"], ["e57", "e60"])


@pytest.mark.rule("EAR-141", "EAR-118")
def test_the_discard_pile_makes_up_the_four() -> None:
    state = planting(seat(hand="e05"), seat("e01", hand="e33"), deck="e57", discard="e58 e60 e62 e63 e64")
    log = play(state, "0 done")
    assert kinds(log) == ["shuffled", "drew_four"]
    assert four(state)[0] == "e57"
    assert set(four(state)[1:]) < {"e58", "e60", "e62", "e63", "e64"}
    assert (len(four(state)), len(deck(state)), state.discard) == (4, 2, [])


@pytest.mark.rule("EAR-141", "EAR-123")
def test_the_last_card_is_kept_without_a_question() -> None:
    state = planting(seat(hand="e05"), seat("e01", hand="e33"), deck="e57")
    play(state, "0 done")
    assert (hand(state), point(state), state.to_act()) == (["e05", "e57"], "", [1])


@pytest.mark.rule("EAR-141")
def test_without_a_card_there_is_no_decision() -> None:
    state = planting(seat("e107", hand="e05"), seat("e01", hand="e33"), deck=0)
    log = play(state, "0 done")
    assert log == []
    assert (hand(state), point(state)) == (["e05"], "activate e107")


@pytest.mark.rule("EAR-142")
def test_an_event_between_the_second_planting_and_the_draw() -> None:
    state = planting(seat("e107", hand="e05 e33 e207 e223", soil=2), deck="e57 e58 e60 e62 e63 e64 #100")
    play(state, "0 plant e05 e4")
    assert "done" in legal(state)
    play(state, "0 plant e33 f4")
    assert (point(state), legal(state)) == ("second", ["done", "event e207", "event e223"])
    play(state, "0 event e207")
    assert hand(state) == ["e57", "e58", "e223"]
    assert (point(state), legal(state)) == ("second", ["done", "event e223"])
    play(state, "0 event e223")
    assert legal(state) == ["keep e60", "keep e62", "keep e63", "keep e64"]


@pytest.mark.rule("EAR-142")
def test_conversion_but_no_partial_gain_there() -> None:
    state = planting(seat("e05+6s", hand="e33 e90 e223"))
    assert "convert" in legal(state)
    assert "part" in legal(state)
    play(state, "0 plant e33 e4", "0 plant e90 f4")
    assert legal(state) == ["done", "event e223", "convert"]
    assert refused(state, "0 part") == "EAR-142"
    assert refused(state, "0 plant e223 d5") == "EAR-142"


@pytest.mark.rule("EAR-142", "EAR-166")
def test_sprouts_converted_there_pay_for_an_event_before_the_draw() -> None:
    """High tide (e209) costs two soil, and the soil is gone with the plantings."""
    state = planting(seat("e05+6s", hand="e33 e90 e209"), deck="e57 e58 e60 e62 #100")
    play(state, "0 plant e33 e4", "0 plant e90 f4")
    assert (soil(state), legal(state)) == (0, ["done", "convert"])
    play(state, "0 convert")
    assert (soil(state), legal(state)) == (2, ["done", "event e209", "convert"])
    play(state, "0 event e209")
    assert soil(state) == 0


@pytest.mark.rule("EAR-142", "EAR-123")
def test_no_conversion_there_that_would_pay_for_no_event() -> None:
    """Low tide (e210) costs compost, which no conversion brings."""
    state = planting(seat("e05+6s", hand="e33 e90 e210"), deck="e57 e58 e60 e62 #100")
    play(state, "0 plant e33 e4", "0 plant e90 f4")
    assert point(state) == "keep e57 e58 e60 e62"


@pytest.mark.rule("EAR-142", "EAR-123")
def test_without_a_playable_event_the_four_cards_come_at_once() -> None:
    state = planting(seat("e05", hand="e33 e90 e207"), deck="e57 e58 e60 e62 #100")
    play(state, "0 plant e33 e4", "0 plant e90 f4")
    assert point(state) == "keep e57 e58 e60 e62"


@pytest.mark.rule("EAR-143")
def test_the_four_cards_are_not_in_the_hand() -> None:
    state = planting(seat("e05+3s", hand="#18"), deck="e223 e57 e58 e60 #100")
    play(state, "0 done")
    assert (len(hand(state)), ranks(state)["f340a"]) == (18, [])
    assert refused(state, "0 event e223") == "EAR-141"
    assert refused(state, "0 plant e57 e4") == "EAR-141"
    play(state, "0 keep e223")
    assert len(hand(state)) == 19
    play(state, "0 event e223")
    assert soil(state) == 1


@pytest.mark.rule("EAR-143", "EAR-169")
@pytest.mark.parametrize(("held", "holders"), [(18, []), (19, ["0"])])
def test_only_the_kept_card_counts_for_a_goal(held: int, holders: list[str]) -> None:
    state = planting(seat(hand=f"#{held}"), seat("e01", hand="e33"), deck="e57 e58 e60 e62 #80")
    play(state, "0 done", "0 keep e57", "1 done")
    assert state.turn == 2
    assert ranks(state)["f340a"] == holders


# the others' card, and green abilities


@pytest.mark.rule("EAR-144")
@pytest.mark.parametrize("move", ["plant e33 e4", "done"])
def test_another_seat_draws_one_card_after_its_planting(move: str) -> None:
    state = planting(seat(hand="e05"), seat("e01", hand="e32 e33"), deck="e57 #100")
    assert hand(state, 1) == ["e32", "e33"]
    play(state, f"1 {move}")
    assert hand(state, 1) == [card for card in ("e32", "e33", "e57") if card not in move]


@pytest.mark.rule("EAR-144", "EAR-123")
def test_a_seat_that_cannot_plant_draws_too() -> None:
    state = planting(seat(hand="e05"), seat("e01", hand="e43"), deck="e57 #100")
    assert (hand(state, 1), point(state, 1)) == (["e43", "e57"], "")


@pytest.mark.rule("EAR-144", "EAR-141")
def test_nobody_draws_before_planting() -> None:
    state = planting(seat("e01", hand="e05"), seat("e06", hand="e32"), deck="e33 e90 e91 e92 e93 #100")
    assert (hand(state, 0), hand(state, 1)) == (["e05"], ["e32"])
    play(state, "1 plant e32 e4")
    assert hand(state, 1) == ["e33"]
    assert refused(state, "1 plant e33 d5") == "EAR-97"
    play(state, "0 plant e05 e4", "0 keep e91")
    assert hand(state, 0) == ["e91"]


@pytest.mark.rule("EAR-145")
def test_cards_planted_this_turn_are_activated() -> None:
    state = planting(
        seat("e05", board="i294b c295a y329a", hand="e03 e02", soil=6), seat("e01", hand="e107", soil=4),
        deck="e57 e58 e60 e62 #100",
    )  # fmt: skip
    play(state, "0 plant e03 e4", "0 plant e02 f4", "0 keep e57")
    assert point(state) == "order"
    play(state, "0 order grid")
    assert point(state) == "activate e03 e02 i294b"
    play(state, "0 all")
    assert (soil(state), len(hand(state))) == (1, 2)
    play(state, "1 plant e107 e4")
    assert point(state, 1) == "activate e107"
    play(state, "1 all")
    assert soil(state, 1) == 4 - 3 + 1


@pytest.mark.rule("EAR-145", "EAR-138")
def test_a_replaced_terrain_is_not_activated() -> None:
    state = planting(seat("e231 e107", hand="e24 e223"))
    play(state, "0 replace e24 d4", "0 done")
    play(state, f"0 keep {four(state)[0]}")
    assert point(state) == "activate e107"
