"""The solo game."""

from collections import Counter

import pytest

from hain import Dice
from hain.games.glade.markers import MARKERS, listed
from hain.games.glade.rules import RULES
from hain.games.glade.sets import TYPES
from hain.games.glade.state import FINISHED, GladeState
from tests.rules.glade.tables import example, legal, play, rows, summary, table
from tests.rules.glade.test_1_game import setup


@pytest.mark.rule("GLD-118")
@pytest.mark.parametrize("mode", ["base", "matching"])
def test_one_seat_in_both_modes(mode: str) -> None:
    state = setup(1, mode=mode)
    assert (len(state.seats), state.start, state.matching) == (1, 0, mode == "matching")
    dice = Dice(1)
    while state.to_act():
        state.play(0, state.random_move(0, dice))
    assert state.outcome() is not None
    assert state.ranking() == [1]


@pytest.mark.rule("GLD-119")
def test_twelve_blue_toadstools_on_random_types() -> None:
    counts: Counter[int] = Counter()
    for seed in range(400):
        state = setup(1, seed)
        blue = [tile for tile, marker in enumerate(state.glade) if marker >= 0]
        assert len(blue) == 12
        assert {MARKERS[state.glade[tile]] for tile in blue} == {"1b"}
        counts.update(blue)
        assert all(state.pieces()[tile] == 2 for tile in TYPES)
    assert len(counts) == 64
    assert sum((counts[tile] - 75) ** 2 / 75 for tile in range(64)) < 110


@pytest.mark.rule("GLD-120")
def test_the_first_turn_tile() -> None:
    state = setup(1)
    assert (len(state.seats[0].rack), len(state.turn_tiles), len(state.bag), state.turns) == (8, 1, 119, 1)


@pytest.mark.rule("GLD-121", "GLD-122")
def test_the_rack_is_refilled_then_a_turn_tile_is_drawn() -> None:
    state = setup(1, 3)
    following = state.bag
    play(state, legal(state)[0], "done", "end")
    assert following[-1] in state.seats[0].rack
    assert state.turn_tiles[-1] == following[-2]
    assert (state.turns, len(state.turn_tiles), len(state.bag)) == (2, 2, 117)
    last = state.copy()
    last.out = last.bag[1:]
    last.bag = last.bag[:1]
    move = legal(last)[0]
    play(last, move, "done", "end")
    assert (last.turns, len(last.turn_tiles), last.bag) == (3, 2, ())


@pytest.mark.rule("GLD-123")
def test_a_blue_toadstool_leaves_the_game() -> None:
    state = example("V36")
    log = play(state, "place ham d4", "place hbb c4", "place hmo b4", "done")
    assert summary(state).startswith("edge 11 store - toadstools hhc:1y,")
    assert [event.kind for event in log if event.kind in ("removed", "returned")] == ["removed"]
    assert sum(marker == MARKERS.index("1b") for marker in state.glade) == 11


@pytest.mark.rule("GLD-123")
def test_an_own_one_goes_to_the_own_store() -> None:
    state = solo("hbb,hmo", rows(r4="... ... ... ham"), glade="hhc:2y", edge=11)
    play(state, "place hbb e4", "place hmo f4", "done")
    assert summary(state).startswith("edge 10 store 2y toadstools hhc:1y ")


def solo(rack: str, forest: str, glade: str = "-", edge: int = 12, store: str = "-", bag: int = 40) -> GladeState:
    return table(
        f"glade base seven\nstart 0 active 0 phase main bag {bag} end no passes 0 turns 5\ntoadstools {glade}\n"
        f"seat 0 board 0 edge {edge} store {store} rack {rack}\n{forest}"
    )


@pytest.mark.rule("GLD-124")
def test_claiming_blue_and_own_toadstools() -> None:
    blue = solo("tmc,hao", rows(r4="... ... ... tac tbc thc"), glade="tmc:1b")
    play(blue, "claim tmc")
    assert {"at 0 a1", "at 0 c4", "at 0 g4"} <= set(legal(blue))
    own = solo("tmc,hao", rows(r4="... ... ... tac tbc thc"), glade="tmc:1y", edge=11)
    play(own, "claim tmc")
    assert legal(own) == ["at 0 c4", "at 0 g4"]


@pytest.mark.rule("GLD-125")
def test_blue_toadstools_in_store_and_enclosures() -> None:
    state = solo("tmc,hao", rows(r4="... ... ... tac tbc thc"), glade="tmc:1b")
    play(state, "place tmc g4", "done")
    assert listed(state.seats[0].store) == "1b"
    sheet = state.scores()[0]
    assert (sheet["store"], sheet["taken"], sheet["doubles"]) == (2, 0, 0)
    diamond = rows(r3="... ... ... mbb", r4="... ... hab *1b hhb", r5="... ... ... sbb")
    assert solo("tmo", diamond).scores()[0]["enclosures"] == 3


@pytest.mark.rule("GLD-126")
def test_finished_with_the_last_toadstool() -> None:
    state = example("V37")
    play(state, "place mab d5", "place sbb e5", "place thb f5", "done")
    assert (state.phase, state.ended) == (5, True)
    bag, turn_tiles = state.bag, state.turn_tiles
    play(state, "end")
    assert (state.bag, state.turn_tiles, len(state.seats[0].rack)) == (bag, turn_tiles, 5)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.kind, outcome.details["turns"], outcome.details["points"]) == ("finished", 10, 29)


@pytest.mark.rule("GLD-127")
def test_unfinished_when_the_bag_runs_short_or_stuck() -> None:
    short = solo("tmc,hao", rows(r4="... ... ... tac"), bag=3)
    play(short, "place tmc e4", "done", "end")
    assert short.phase == FINISHED
    outcome = short.outcome()
    assert outcome is not None
    assert (outcome.kind, outcome.details["edge"]) == ("unfinished", 12)
    stuck = example("V35")
    play(stuck, "pass")
    ended = stuck.outcome()
    assert ended is not None
    assert ended.kind == "unfinished"


@pytest.mark.rule("GLD-128", "GLD-129")
def test_one_number_orders_results() -> None:
    def value(turns: int, points: int, edge: int) -> int:
        state = solo("tmo", rows(r4="... ... ... hab"))
        state.turns = turns
        state.seats[0].edge = edge
        state.seats[0].store = (8,) * points
        return state.solo_value()

    results = [(10, 25, 0), (11, 34, 0), (11, 33, 0), (20, 31, 1), (18, 36, 2), (5, 35, 2)]
    values = [value(*result) for result in results]
    assert values == sorted(values, reverse=True)
    assert values[:5] == [990025, 989034, 989033, -969, -1964]


@pytest.mark.rule("GLD-130")
def test_every_leaf_counter_is_worth_four() -> None:
    best = 0
    for seed in range(30):
        state = setup(1, seed, mode="matching", boards="3")
        assert state.seats[0].forest.board == 3
        dice = Dice(seed)
        while state.to_act():
            state.play(0, state.random_move(0, dice))
        held = [*state.seats[0].store, *state.seats[0].enclosed_markers()]
        leaves = [MARKERS[marker] for marker in held if MARKERS[marker][0].isdecimal() and "-" in MARKERS[marker]]
        assert all(name[0] == "4" for name in leaves)
        best = max(best, len(leaves))
    assert best >= 2


@pytest.mark.rule("GLD-131")
def test_no_other_variants() -> None:
    assert [option.name for option in RULES.options] == ["mode", "layout", "start", "boards"]
