"""The turn, and placing tiles."""

import pytest

from hain import Dice, IllegalMove
from hain.games.glade.state import GladeState
from tests.rules.glade.tables import example, legal, play, rows, two
from tests.rules.glade.test_1_game import setup

PAIR = rows(r4="... ... ... hab hbb")


def refused(state: GladeState, text: str) -> str:
    before = state.save()
    with pytest.raises(IllegalMove) as caught:
        state.move(state.active, text)
    assert state.save() == before
    assert text not in legal(state)
    return caught.value.rule


@pytest.mark.rule("GLD-38")
def test_turns_go_clockwise_from_the_start_seat() -> None:
    state = setup(3, start="1")
    order = []
    for _ in range(7):
        order.append(state.active)
        play(state, legal(state)[0], "done", "end")
    assert order == [1, 2, 0, 1, 2, 0, 1]


@pytest.mark.rule("GLD-39", "GLD-43")
def test_a_turn_is_a_main_action_and_end() -> None:
    state = setup(2, start="0")
    assert all(text.startswith("place") for text in legal(state))
    assert refused(state, "end") == "GLD-41"
    play(state, legal(state)[0])
    assert state.active == 0
    play(state, "done")
    assert legal(state) == ["end"]
    play(state, "end")
    assert (state.active, len(state.seats[0].rack)) == (1, 8)


@pytest.mark.rule("GLD-40")
def test_only_the_active_seat_decides() -> None:
    state = setup(4, 3)
    dice = Dice(3)
    while state.to_act():
        assert state.to_act() == [state.active]
        for seat in range(4):
            assert bool(state.moves(seat)) == (seat == state.active)
        state.play(state.active, state.random_move(state.active, dice))


@pytest.mark.rule("GLD-40")
def test_other_seats_are_refused() -> None:
    state = setup(2, start="0")
    with pytest.raises(IllegalMove) as caught:
        state.move(1, "place hab d4")
    assert caught.value.rule == "GLD-40"


@pytest.mark.rule("GLD-41")
def test_either_place_or_claim() -> None:
    state = example("V19")
    assert {text.split()[0] for text in legal(state)} == {"place", "claim"}
    play(state, "claim mmo", "at 0 b2")
    assert legal(state) == ["end"]
    state = example("V19")
    play(state, "place mmo a1", "done")
    assert legal(state) == ["end"]
    assert refused(state, "claim mmo") == "GLD-39"


@pytest.mark.rule("GLD-42")
def test_knowledge_rises_with_the_end_of_a_turn_only() -> None:
    for seed in range(4):
        state = setup(2 + seed % 3, seed)
        dice = Dice(seed)
        while state.to_act():
            knowledge = state.knowledge
            text = state.text(move := state.random_move(state.active, dice))
            state.play(state.active, move)
            assert state.knowledge - knowledge == (text in ("end", "pass"))


@pytest.mark.rule("GLD-43")
def test_done_and_end_are_said_even_if_nothing_else_is_possible() -> None:
    state = example("V12")
    play(state, "place mab d4", "place mbc e4", "place mhm c4", "place mmo f4")
    assert legal(state) == ["done"]
    play(state, "done")
    assert legal(state) == ["end"]


@pytest.mark.rule("GLD-44")
def test_the_first_tile_goes_on_any_open_space() -> None:
    state = two("hmo,tac", PAIR)
    spaces = [text.split()[2] for text in legal(state) if text.startswith("place tac")]
    assert {"a1", "g7", "d3"} <= set(spaces)
    assert not {"d4", "e4", "c4", "f4", "e3"} & set(spaces)
    assert refused(state, "place tac e3") == "GLD-27"
    assert refused(state, "place tac d4") == "GLD-27"
    assert refused(state, "place thm a1") == "GLD-44"


@pytest.mark.rule("GLD-45")
def test_the_first_turn_covers_the_centre() -> None:
    for layout, centre in (("seven", "d4"), ("eight", "d4"), ("nine", "e5")):
        state = setup(2, 6, layout=layout)
        types = len(set(state.seats[state.active].rack))
        assert len(legal(state)) == types
        assert all(text.endswith(" " + centre) for text in legal(state))
        rack = legal(state)[0].split()[1]
        assert refused(state, f"place {rack} a1") == "GLD-45"


@pytest.mark.rule("GLD-46")
def test_the_second_tile_continues_a_run_of_the_first() -> None:
    state = two("hhb,hmb,hao", PAIR)
    play(state, "place hhb f4")
    assert {text.split()[2] for text in legal(state) if " " in text} == {"c4", "g4", "f3", "f5"}
    assert refused(state, "place hmb a1") == "GLD-46"
    play(state, "place hmb g4")
    assert refused(state, "place hao f3") == "GLD-47"


@pytest.mark.rule("GLD-47")
def test_further_tiles_stay_in_the_line_around_existing_ones() -> None:
    state = two("hhb,hmb,sab,mab", rows(r3="... ... ... tac", r4="... ... ... hab hbb"))
    play(state, "place hhb c4", "place hmb b4")
    assert legal(state) == ["done"]
    assert refused(state, "place sab a4") == "GLD-27"
    four = two("mbc,mhm,mmo,mab,hab,sab", rows(r4="... ... ... tab"))
    play(four, "place mab d5", "place mbc c5", "place mhm b5", "place mmo a5")
    assert legal(four) == ["done"]
    assert refused(four, "place sab e5") == "GLD-47"


@pytest.mark.rule("GLD-48")
def test_done_after_the_first_tile() -> None:
    state = two("hhb,hmb", PAIR)
    assert refused(state, "done") == "GLD-48"
    play(state, "place hhb f4")
    assert "done" in legal(state)


@pytest.mark.rule("GLD-49")
def test_pass_only_when_stuck() -> None:
    assert refused(example("V19"), "pass") == "GLD-49"
    stuck = example("V35")
    rack = stuck.seats[0].rack
    assert legal(stuck) == ["pass"]
    play(stuck, "pass")
    assert stuck.seats[0].rack == rack


@pytest.mark.rule("GLD-51")
def test_two_orders_of_one_placement_are_equal() -> None:
    one, other = two("hhb,hmb", PAIR), two("hhb,hmb", PAIR)
    play(one, "place hhb c4", "place hmb f4")
    play(other, "place hmb f4", "place hhb c4")
    assert one == other
    assert one.seats[0].rack == ()


@pytest.mark.rule("GLD-51")
def test_laid_tiles_never_move() -> None:
    for seed in range(4):
        state = setup(3, seed)
        dice = Dice(seed)
        while state.to_act():
            before = [seat.forest.cells[:] for seat in state.seats]
            state.play(state.active, state.random_move(state.active, dice))
            for cells, seat in zip(before, state.seats, strict=True):
                assert all(now == then for then, now in zip(cells, seat.forest.cells, strict=True) if 0 <= then < 64)


@pytest.mark.rule("GLD-52")
def test_only_the_runs_at_done_count() -> None:
    state = two("hhb,hmb", PAIR)
    play(state, "place hhb f4")
    assert (state.seats[0].edge, set(state.glade)) == (12, {-1})
    play(state, "place hmb g4", "done")
    assert (state.seats[0].edge, set(state.glade)) == (11, {-1})
