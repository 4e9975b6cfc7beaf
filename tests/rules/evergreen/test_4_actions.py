"""Actions and powers."""

import itertools

import pytest

from hain import Dice, IllegalMove
from hain.games.evergreen.rules import RULES
from hain.games.evergreen.state import EvergreenState
from tests.rules.evergreen.tables import EMPTY, acting, dealt, legal, play

MIXED = "s t T b w .\n. # . . # .\n. s . . t .\n. . . . . .\n. # . . # .\ns . . . . t"


def refused(state: EvergreenState, text: str, seat: int = 0) -> str:
    """The rule that forbids a move; the state stays as it is."""
    before = state.save()
    with pytest.raises(IllegalMove) as caught:
        state.move(seat, text)
    assert state.save() == before
    assert text not in legal(state, seat)
    return caught.value.rule


@pytest.mark.rule("EVG-47")
def test_all_seats_act_at_once_in_any_order() -> None:
    turns = {0: ["plant a1", "plant b1", "done", "pass"], 1: ["power", "pass"]}
    start = dealt("snow-bush", "wild-bud", "rock-sprout", "wheat-lake", seats=3)
    for seat, card in enumerate(("snow-bush", "wild-bud", "rock-sprout")):
        play(start, seat, f"draft {card}")
    assert start.to_act() == [0, 1, 2]
    results = set()
    for order in set(itertools.permutations([0, 0, 0, 0, 1, 1])):
        state = start.copy()
        left = {seat: list(moves) for seat, moves in turns.items()}
        for seat in order:
            others = [other.planet.copy() for other in state.seats if other.number != seat]
            play(state, seat, left[seat].pop(0))
            assert others == [other.planet for other in state.seats if other.number != seat]
        assert state.to_act() == [2]
        results.add(state.fingerprint())
    assert len(results) == 1


@pytest.mark.rule("EVG-49", "EVG-56")
def test_one_action_and_one_power_in_either_order() -> None:
    action_first = acting("snow-bush")
    play(action_first, 0, "plant a1", "done", "power", "bush b1")
    power_first = acting("snow-bush")
    play(power_first, 0, "power", "bush b1", "plant a1", "done")
    assert action_first == power_first
    assert action_first.seats[0].is_over()


@pytest.mark.rule("EVG-50")
def test_the_phase_is_over_when_both_parts_are() -> None:
    state = acting("snow-bud")
    play(state, 0, "power", "pass")
    assert legal(state) == []
    assert state.to_act() == [1]
    for text in ("pass", "done", "power", "plant a1"):
        assert refused(state, text) == "EVG-50"


@pytest.mark.rule("EVG-51", "EVG-55")
def test_plant_puts_a_sprout_on_an_empty_space() -> None:
    state = acting("snow-bud", MIXED)
    planted = [text.split()[1] for text in legal(state) if text.startswith("plant")]
    occupied = ("a1", "b1", "c1", "d1", "e1", "b3", "e3", "a6", "f6")
    assert planted == [space for space in state.box.board.names if space not in occupied]
    play(state, 0, "plant f1")
    assert str(state.seats[0].planet) == MIXED.replace("w .\n", "w s\n", 1)
    assert refused(acting("snow-bud", MIXED), "plant a1") == "EVG-51"


@pytest.mark.rule("EVG-52", "EVG-55")
def test_grow_is_one_step() -> None:
    state = acting("snow-bud", MIXED)
    assert [text for text in legal(state) if text.startswith("grow")] == [
        "grow a1", "grow b1", "grow b3", "grow e3", "grow a6", "grow f6",
    ]  # fmt: skip
    play(state, 0, "grow a1")
    assert str(state.seats[0].planet) == "t" + MIXED[1:]
    play(state, 0, "grow b1")
    assert str(state.seats[0].planet) == "t T" + MIXED[3:]


@pytest.mark.rule("EVG-52", "EVG-53")
def test_big_trees_bushes_lakes_and_empty_spaces_do_not_grow() -> None:
    for space in ("c1", "d1", "e1", "f1"):
        assert refused(acting("wild-bud", MIXED), f"grow {space}") == "EVG-52"


@pytest.mark.rule("EVG-53")
def test_pieces_change_only_by_growing_one_step() -> None:
    allowed = {(".", "s"), (".", "b"), (".", "w"), ("s", "t"), ("t", "T")}
    seen = set()
    for seed in range(30):
        state = RULES.setup(2, seed)
        assert isinstance(state, EvergreenState)
        dice = Dice(seed)
        while owing := state.to_act():
            seat = owing[dice.below(len(owing))]
            before = "".join(str(other.planet) for other in state.seats)
            moves = state.moves(seat)
            state.play(seat, moves[dice.below(len(moves))])
            after = "".join(str(other.planet) for other in state.seats)
            changes = [pair for pair in zip(before, after, strict=True) if pair[0] != pair[1]]
            assert len(changes) <= 1
            seen |= set(changes)
    assert seen == allowed


@pytest.mark.rule("EVG-54")
def test_no_move_names_a_crevice() -> None:
    state = acting("wild-lake")
    for text in ("plant b2", "grow e2", "bush b5", "lake e5"):
        assert refused(state, text) == "EVG-54"


@pytest.mark.rule("EVG-55", "EVG-56", "EVG-57")
def test_what_is_legal_with_nothing_in_progress() -> None:
    both = acting("snow-bush", MIXED)
    assert [text for text in legal(both) if " " not in text] == ["power", "pass"]
    assert len(legal(both)) == 23 + 6 + 2
    power_over = acting("snow-bud", MIXED)
    play(power_over, 0, "power")
    assert legal(power_over) == [text for text in legal(both) if text != "power"]
    assert refused(power_over, "power") == "EVG-72"
    assert refused(both, "done") == "EVG-67"


@pytest.mark.rule("EVG-57")
def test_pass_ends_the_action_then_the_power() -> None:
    state = acting("snow-bush")
    play(state, 0, "pass")
    assert legal(state) == ["power", "pass"]
    assert str(state.seats[0].planet) == EMPTY
    play(state, 0, "pass")
    assert state.seats[0].is_over()


@pytest.mark.rule("EVG-58")
def test_an_impossible_action_is_over_by_itself() -> None:
    full = "T T b b w T\nT # T T # T\nT T T T T T\nT T T T T T\nT # T T # T\nT T b T T T"
    assert legal(acting("snow-bush", full)) == ["power", "pass"]
    one_empty = full.replace("T", ".", 1)
    state = acting("snow-bush", one_empty)
    play(state, 0, "power", "bush a1")
    assert state.seats[0].is_over()


@pytest.mark.rule("EVG-59")
def test_an_effect_outside_the_area_is_the_whole_action() -> None:
    for text in ("plant d1", "grow b3"):
        state = acting("snow-bush", MIXED.replace("s t T b w .", "s t T . w ."))
        play(state, 0, text)
        assert legal(state) == ["power", "pass"]


@pytest.mark.rule("EVG-60")
def test_further_effects_stay_in_the_area() -> None:
    state = acting("swamp-bud", MIXED)
    play(state, 0, "plant a3")
    assert refused(state, "plant d3") == "EVG-60"
    assert refused(state, "grow a1") == "EVG-60"
    assert legal(state) == ["plant c3", "plant a4", "plant b4", "plant c4", "grow b3", "done"]


@pytest.mark.rule("EVG-61")
def test_action_a_plants_up_to_three() -> None:
    state = acting("swamp-bud")
    play(state, 0, "plant a3", "plant b3")
    assert len(legal(state)) == 4 + 1
    play(state, 0, "plant c3")
    assert legal(state) == ["power", "pass"]
    assert refused(state, "plant a4") == "EVG-69"


@pytest.mark.rule("EVG-62", "EVG-63")
def test_action_b_grows_two_different_spaces() -> None:
    state = acting("snow-bud", "s t s . . .\n. # . . # .\n. . . . . .\n. . . . . .\n. # . . # .\n. . . . . .")
    play(state, 0, "grow a1")
    assert refused(state, "grow a1") == "EVG-63"
    play(state, 0, "grow c1")
    assert legal(state) == ["power", "pass"]
    assert refused(state, "grow b1") == "EVG-69"


@pytest.mark.rule("EVG-64", "EVG-65")
def test_action_c_plants_one_and_grows_another() -> None:
    start = "s . . . . .\n. # . . # .\n. . . . . .\n. . . . . .\n. # . . # .\n. . . . . ."
    plant_first = acting("snow-bud", start)
    play(plant_first, 0, "plant b1")
    assert refused(plant_first, "grow b1") == "EVG-65"
    play(plant_first, 0, "grow a1")
    grow_first = acting("snow-bud", start)
    play(grow_first, 0, "grow a1", "plant b1")
    assert legal(plant_first) == legal(grow_first) == ["power", "pass"]
    assert plant_first == grow_first


@pytest.mark.rule("EVG-64")
def test_after_two_plants_no_growth_and_after_two_growths_no_plant() -> None:
    start = "s t . . . .\n. # . . # .\n. . . . . .\n. . . . . .\n. # . . # .\n. . . . . ."
    plants = acting("snow-bud", start)
    play(plants, 0, "plant c1", "plant a2")
    assert legal(plants) == ["plant c2", "done"]
    assert refused(plants, "grow a1") == "EVG-64"
    growths = acting("snow-bud", start)
    play(growths, 0, "grow a1", "grow b1")
    assert refused(growths, "plant c1") == "EVG-69"


@pytest.mark.rule("EVG-66")
def test_a_wild_card_has_the_whole_planet() -> None:
    state = acting("wild-bud", MIXED)
    play(state, 0, "plant f1", "plant a2", "plant f5")
    assert legal(state) == ["power", "pass"]


@pytest.mark.rule("EVG-67")
def test_done_ends_the_action_and_nothing_else_is_legal() -> None:
    state = acting("swamp-bush")
    play(state, 0, "plant a3")
    assert [text for text in legal(state) if not text.startswith("plant")] == ["done"]
    assert refused(state, "pass") == "EVG-67"
    assert refused(state, "power") == "EVG-73"
    play(state, 0, "done")
    assert legal(state) == ["power", "pass"]


@pytest.mark.rule("EVG-68")
def test_the_action_is_over_when_no_effect_is_left() -> None:
    crowded = "T T . T T T\nT # T T # T\n. . . . . .\n. . . . . .\n. # . . # .\n. . . . . ."
    state = acting("snow-bud", crowded)
    play(state, 0, "plant c1")
    assert legal(state) == ["power", "pass"]


@pytest.mark.rule("EVG-69")
def test_exactly_one_action() -> None:
    state = acting("snow-bud")
    play(state, 0, "power")
    assert not state.seats[0].is_over()
    play(state, 0, "plant d1")
    assert state.seats[0].is_over()
    again = acting("snow-bush")
    play(again, 0, "plant d1")
    assert refused(again, "plant a1") == "EVG-69"
    assert refused(again, "grow d1") == "EVG-69"


@pytest.mark.rule("EVG-70")
@pytest.mark.parametrize(
    ("moves", "letter"),
    [
        (["pass"], "-"),
        (["plant d1"], "d"),
        (["grow b3"], "d"),
        (["plant c1", "plant c2", "plant a2"], "a"),
        (["plant c1", "done"], "a"),
        (["grow a1", "grow b1"], "b"),
        (["grow a1", "done"], "b"),
        (["grow a1", "plant c1"], "c"),
        (["plant c1", "grow a1"], "c"),
    ],
)
def test_letters(moves: list[str], letter: str) -> None:
    state = acting("snow-bud", MIXED.replace("T b", ". ."))
    letters = [event.details["letter"] for event in play(state, 0, *moves) if event.kind == "acted"]
    assert letters == [letter]


@pytest.mark.rule("EVG-71")
def test_a_declined_power_does_not_rise() -> None:
    state = acting("snow-bush", levels=(0, 0, 0, 1, 0, 0))
    play(state, 0, "pass", "pass")
    assert state.seats[0].levels == (0, 0, 0, 1, 0, 0)


@pytest.mark.rule("EVG-72")
def test_one_power_a_round_and_only_that_of_the_card() -> None:
    state = acting("snow-bush")
    assert refused(state, "lake a1") == "EVG-82"
    play(state, 0, "power")
    assert refused(state, "lake a1") == "EVG-82"
    assert refused(state, "power") == "EVG-72"
    play(state, 0, "bush a1")
    assert refused(state, "power") == "EVG-72"
    assert state.seats[0].levels == (0, 0, 0, 1, 0, 0)


@pytest.mark.rule("EVG-73")
def test_power_and_action_do_not_mix() -> None:
    action = acting("snow-bush")
    play(action, 0, "plant a1")
    assert refused(action, "power") == "EVG-73"
    assert refused(action, "bush b1") == "EVG-73"
    power = acting("snow-bush", levels=(0, 0, 0, 2, 0, 0))
    play(power, 0, "power", "bush b1")
    assert refused(power, "plant a1") == "EVG-73"
    assert refused(power, "pass") == "EVG-57"


@pytest.mark.rule("EVG-74", "EVG-75")
def test_activating_moves_the_marker_first() -> None:
    state = acting("snow-bush", levels=(3, 3, 3, 0, 3, 3))
    play(state, 0, "power")
    assert (state.seats[0].levels, state.seats[0].uses) == ((3, 3, 3, 1, 3, 3), 1)
    last = acting("snow-bush", levels=(0, 0, 0, 3, 0, 0))
    play(last, 0, "power")
    assert (last.seats[0].levels, last.seats[0].uses) == ((0, 0, 0, 3, 0, 0), 3)


@pytest.mark.rule("EVG-76", "EVG-78")
def test_the_sprout_power_plants_in_any_biome() -> None:
    state = acting("snow-sprout", MIXED, (1, 0, 0, 0, 0, 0))
    play(state, 0, "power")
    assert len(legal(state)) == 23 + 1
    play(state, 0, "plant f5", "plant a5", "plant d3")
    assert state.seats[0].point() == "D2"
    again = acting("snow-sprout", MIXED)
    play(again, 0, "power")
    assert refused(again, "plant a1") == "EVG-78"
    assert refused(again, "grow a1") == "EVG-73"


@pytest.mark.rule("EVG-76", "EVG-79")
def test_the_small_tree_power_grows_sprouts_only() -> None:
    state = acting("wheat-small_tree", MIXED)
    play(state, 0, "power")
    assert legal(state) == ["grow a1", "grow b3", "grow a6", "done"]
    assert refused(state, "grow b1") == "EVG-79"


@pytest.mark.rule("EVG-76", "EVG-80")
def test_the_big_tree_power_grows_small_trees_only() -> None:
    state = acting("wheat-big_tree", MIXED)
    play(state, 0, "power")
    assert legal(state) == ["grow b1", "grow e3", "grow f6", "done"]
    assert refused(state, "grow a1") == "EVG-80"


@pytest.mark.rule("EVG-79", "EVG-80")
def test_what_a_power_has_grown_it_may_not_grow_on() -> None:
    state = acting("wheat-small_tree", MIXED, (0, 2, 0, 0, 0, 0))
    play(state, 0, "power", "grow a1")
    assert refused(state, "grow a1") == "EVG-79"


@pytest.mark.rule("EVG-76", "EVG-81")
def test_the_bush_power() -> None:
    state = acting("snow-bush", MIXED)
    play(state, 0, "power")
    assert len([text for text in legal(state) if text.startswith("bush")]) == 23
    assert refused(state, "bush a1") == "EVG-81"
    play(state, 0, "bush f5")
    assert str(state.seats[0].planet).split("\n")[4] == ". # . . # b"


@pytest.mark.rule("EVG-76", "EVG-82")
def test_the_lake_power() -> None:
    state = acting("snow-lake", MIXED)
    play(state, 0, "power")
    assert len([text for text in legal(state) if text.startswith("lake")]) == 23
    assert refused(state, "lake a1") == "EVG-82"
    play(state, 0, "lake a2")
    assert (state.seats[0].point(), legal(state)) == ("D5", ["grow a1", "done"])


@pytest.mark.rule("EVG-83")
def test_buds_score_at_once() -> None:
    state = acting("snow-bud", levels=(0, 0, 0, 0, 0, 1))
    play(state, 0, "power")
    assert state.scores()[0]["bud"] == 5
    assert state.seats[0].point() == "D2"
    assert refused(state, "done") == "EVG-67"


@pytest.mark.rule("EVG-77")
def test_power_and_action_may_use_the_same_space() -> None:
    state = acting("snow-lake", "s . . . . .\n. # . . # .\n. . . . . .\n. . . . . .\n. # . . # .\n. . . . . .")
    play(state, 0, "grow a1", "done", "power", "lake b1", "grow a1")
    assert str(state.seats[0].planet).startswith("T w")


@pytest.mark.rule("EVG-84")
def test_done_ends_a_power_even_unused() -> None:
    state = acting("snow-bush", levels=(0, 0, 0, 1, 0, 0))
    play(state, 0, "power", "done")
    assert state.seats[0].levels[3] == 2
    assert (state.seats[0].point(), state.seats[0].uses) == ("D2", 0)
    assert refused(state, "bush a1") == "EVG-81"


@pytest.mark.rule("EVG-85")
def test_a_power_is_over_when_nothing_is_left_to_do() -> None:
    no_target = acting("snow-small_tree")
    play(no_target, 0, "power")
    assert (no_target.seats[0].levels[1], no_target.seats[0].point()) == (1, "D2")
    used_up = acting("snow-bush")
    play(used_up, 0, "power", "bush a1")
    assert used_up.seats[0].point() == "D2"
    last_lake = acting("snow-lake", MIXED)
    play(last_lake, 0, "power", "lake a2")
    assert last_lake.seats[0].point() == "D5"
    play(last_lake, 0, "grow a1")
    assert last_lake.seats[0].point() == "D2"


@pytest.mark.rule("EVG-86", "EVG-9")
def test_a_lake_grows_its_neighbours() -> None:
    around = "s . s . . .\nt # T . # .\ns t . . . .\n. s . . . .\n. # . . # .\n. . . . . ."
    state = acting("rock-lake", around)
    play(state, 0, "power", "lake b1")
    assert legal(state) == ["grow a1", "grow c1", "done"]
    assert refused(state, "grow b3") == "EVG-86"
    state = acting("rock-lake", around)
    play(state, 0, "power", "lake c3")
    assert legal(state) == ["grow b3", "done"]
    assert refused(state, "grow c2") == "EVG-86"


@pytest.mark.rule("EVG-87")
def test_a_lake_grows_two_spaces_once_each() -> None:
    state = acting("rock-lake", ". . . . . .\n. # s . # .\n. s . s . .\n. . s . . .\n. # . . # .\n. . . . . .")
    play(state, 0, "power", "lake c3", "grow c2")
    assert refused(state, "grow c2") == "EVG-87"
    assert legal(state) == ["grow b3", "grow d3", "grow c4", "done"]
    play(state, 0, "grow d3")
    assert state.seats[0].point() == "D2"


@pytest.mark.rule("EVG-88")
def test_done_ends_the_growth_of_this_lake_only() -> None:
    state = acting(
        "rock-lake", ". . . . . .\n. # s . # .\n. s . s . .\n. . s . . .\n. # . . # .\n. . . . . .", (0, 0, 0, 0, 1, 0)
    )
    play(state, 0, "power", "lake c3")
    for text in ("lake a1", "plant a1", "power", "pass"):
        assert text not in legal(state)
    assert refused(state, "lake a1") == "EVG-88"
    play(state, 0, "done")
    assert (state.seats[0].point(), state.seats[0].uses) == ("D4", 1)


@pytest.mark.rule("EVG-89")
def test_the_growth_of_a_lake_ends_by_itself() -> None:
    lonely = acting("rock-lake", levels=(0, 0, 0, 0, 1, 0))
    play(lonely, 0, "power", "lake a1")
    assert lonely.seats[0].point() == "D4"
    one = acting(
        "rock-lake", "s . . . . .\n. # . . # .\n. . . . . .\n. . . . . .\n. # . . # .\n. . . . . .", (0, 0, 0, 0, 1, 0)
    )
    play(one, 0, "power", "lake b1", "grow a1")
    assert one.seats[0].point() == "D4"


@pytest.mark.rule("EVG-90")
def test_two_lakes_may_grow_the_same_space() -> None:
    state = acting(
        "rock-lake", ". s . . . .\n. # . . # .\n. . . . . .\n. . . . . .\n. # . . # .\n. . . . . .", (0, 0, 0, 0, 1, 0)
    )
    play(state, 0, "power", "lake a1", "grow b1", "lake c1", "grow b1")
    assert str(state.seats[0].planet).startswith("w T w")


@pytest.mark.rule("EVG-91", "EVG-92")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_no_space_twice_and_at_least_two_moves(seats: int) -> None:
    for seed in range(25):
        state = RULES.setup(seats, seed)
        dice = Dice(seed)
        while owing := state.to_act():
            for seat in owing:
                texts = [state.text(move) for move in state.moves(seat)]
                spaces = [text.split()[1] for text in texts if " " in text]
                assert len(spaces) == len(set(spaces))
                assert len(texts) == len(set(texts)) >= 2
            seat = owing[dice.below(len(owing))]
            moves = state.moves(seat)
            state.play(seat, moves[dice.below(len(moves))])
