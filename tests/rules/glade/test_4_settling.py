"""What a placement brings: counters, toadstools, flips, and the order of several sets."""

import pytest

from hain import Dice
from hain.games.glade.markers import listed
from hain.games.glade.sets import TYPES, missing
from hain.games.glade.state import GladeState
from tests.rules.glade.tables import example, examples, legal, matching, play, rows, summary, symbols, table, two
from tests.rules.glade.test_1_game import setup

CENTRE = symbols(3, d4="hab")


@pytest.mark.rule("GLD-53", "GLD-55")
@pytest.mark.parametrize(
    ("tile", "space", "counter"),
    [
        ("mho", "f2", "m-o"),
        ("mhc", "f2", "-"),
        ("sho", "f2", "-"),
        ("tbo", "f4", "-bo"),
        ("tao", "f4", "-"),
        ("tmb", "a1", "4-b"),
        ("tmc", "a1", "-"),
        ("tmb", "c3", "-"),
    ],
)
def test_a_matching_tile_brings_its_counter(tile: str, space: str, counter: str) -> None:
    state = matching(f"{tile},smm", CENTRE)
    play(state, f"place {tile} {space}")
    assert listed(state.seats[0].store) == "-"
    play(state, "done")
    assert listed(state.seats[0].store) == counter


@pytest.mark.rule("GLD-53")
def test_the_base_game_has_no_counters() -> None:
    state = two("mho", rows(r4="... ... ... hab"))
    play(state, "place mho f2", "done")
    assert state.seats[0].store == ()


@pytest.mark.rule("GLD-54")
@pytest.mark.parametrize(("held", "value"), [("-", 4), ("4-b", 3), ("3-b,4-b", 2), ("2-b,3-b,4-b", 1), ("4-c", 4)])
def test_leaf_counters_fall_in_value(held: str, value: int) -> None:
    state = matching("tmb,smm", CENTRE, other_store=held)
    play(state, "place tmb a1", "done")
    assert listed(state.seats[0].store) == f"{value}-b"


@pytest.mark.rule("GLD-54")
def test_the_highest_leaf_counter_that_nobody_holds() -> None:
    for held, taken in (("3-b", "4-b"), ("1-b,4-b", "3-b")):
        state = matching("tmb,smm", CENTRE, other_store=held)
        play(state, "place tmb a1", "done")
        assert listed(state.seats[0].store) == taken
    gone = matching("tmb,smm", CENTRE, other_store="1-b,2-b,3-b,4-b")
    play(gone, "place tmb a1", "done")
    assert gone.seats[0].store == ()
    enclosed = symbols(3, c2="mab", b3="hab", d3="hbb", c4="sab", d4="ham").replace("hab ... hbb", "hab 4*b hbb")
    state = matching("tmb,smm", enclosed)
    play(state, "place tmb a1", "done")
    assert listed(state.seats[0].store) == "3-b"


@pytest.mark.rule("GLD-56", "GLD-57")
def test_only_runs_with_a_new_tile_count_and_pairs_bring_nothing() -> None:
    state = two("hhb,smc", rows(r1="tac tbc thc", r4="... ... ... hab"), edge=12)
    play(state, "place hhb e4", "done")
    assert summary(state).startswith("edge 12,12 store -|- toadstools - phase extra")
    state = two("hhb,hmb,smc", rows(r1="tac tbc thc", r4="... ... ... hab"))
    play(state, "place hhb e4", "place hmb f4", "done")
    assert summary(state).startswith("edge 11,12 store -|- toadstools hbb:2y phase extra")


@pytest.mark.rule("GLD-56")
def test_each_new_set_is_settled_once() -> None:
    state = example("V30")
    play(state, "place hbb e4", "done")
    assert summary(state) == "edge 9,12 store 1y|- toadstools hmb:2y,tbb:2y phase extra end no"


@pytest.mark.rule("GLD-58", "GLD-24")
@pytest.mark.parametrize(("tiles", "toadstool"), [(("hbb", "hmo"), "hhc:1y"), (("hab", "hbb"), None)])
def test_a_set_of_three_sends_a_toadstool(tiles: tuple[str, str], toadstool: str | None) -> None:
    state = two(",".join(tiles), rows(r4="... ... ... ham"))
    if toadstool is None:
        play(state, "place hab e4", "done")
        assert summary(state).startswith("edge 12,12 store -|- toadstools - ")
    else:
        play(state, f"place {tiles[0]} e4", f"place {tiles[1]} f4", "done")
        assert summary(state) == f"edge 11,12 store -|- toadstools {toadstool} phase extra end no"


@pytest.mark.rule("GLD-59", "GLD-60")
def test_a_toadstool_there_goes_to_its_owner() -> None:
    forest = rows(r4="... ... ... ham")
    foreign = two("hbb,hmo", forest, glade="hhc:2b", other_edge=11)
    play(foreign, "place hbb e4", "place hmo f4", "done")
    assert summary(foreign) == "edge 11,11 store -|2b toadstools hhc:1y phase extra end no"
    own = two("hbb,hmo", forest, glade="hhc:2y", edge=11)
    play(own, "place hbb e4", "place hmo f4", "done")
    assert summary(own) == "edge 10,12 store 2y|- toadstools hhc:1y phase extra end no"


@pytest.mark.rule("GLD-60")
def test_a_returned_toadstool_may_be_spent_at_once() -> None:
    forest = rows(r1="... mab", r2="hab ... hbb", r3="... sab", r4="... ... ... ham")
    state = two("hbb,hmo,tmo", forest, glade="hhc:2y", edge=11)
    assert state.seats[0].store == ()
    play(state, "place hbb e4", "place hmo f4", "done")
    assert legal(state) == ["enclose b2 2y", "end"]


@pytest.mark.rule("GLD-61", "GLD-64", "GLD-65")
@pytest.mark.parametrize(
    ("forest", "moves", "gives"),
    [
        (rows(r4="... ... ... tac tbc"), ["place thc f4", "place tmc g4"], "edge 11,12 store 2y|- toadstools -"),
        (
            rows(r4="... ... ... tac"),
            ["place tbc e4", "place thc f4", "place tmc g4"],
            "edge 11,12 store 2y|- toadstools -",
        ),
        (rows(r4="... ... ... tac tbc ... tmc"), ["place thc f4"], "edge 11,12 store 1y|- toadstools -"),
        (rows(r4="... ... ... tac tbc thc"), ["place tmc g4"], "edge 11,12 store 1y|- toadstools -"),
    ],
)
def test_the_number_of_new_tiles_decides(forest: str, moves: list[str], gives: str) -> None:
    state = two("tbc,thc,tmc,smo", forest, other=rows(r4="... ... ... hab"))
    play(state, *moves, "done")
    assert summary(state) == f"{gives} phase extra end no"


@pytest.mark.rule("GLD-62", "GLD-63")
@pytest.mark.parametrize(
    ("glade", "gives"),
    [
        ("-", "edge 11,12 store 1y|- toadstools -"),
        ("tmc:2y", "edge 11,12 store 2y|- toadstools -"),
        ("tmc:1b", "edge 12,11 store 1b|- toadstools -"),
        ("smc:1b", "edge 11,11 store 1y|- toadstools smc:1b"),
    ],
)
def test_one_tile_fetches_the_toadstool_on_its_glade_space(glade: str, gives: str) -> None:
    edge = 11 if "y" in glade else 12
    state = two(
        "tmc,smo",
        rows(r4="... ... ... tac tbc thc"),
        other=rows(r4="... ... ... hab"),
        glade=glade,
        edge=edge,
        other_edge=11 if glade.endswith("b") else 12,
    )
    play(state, "place tmc g4", "done")
    assert summary(state) == f"{gives} phase extra end no"


@pytest.mark.rule("GLD-65")
@pytest.mark.parametrize("waiting", ["thc", "tmc"])
def test_two_tiles_leave_the_glade_alone(waiting: str) -> None:
    state = two(
        "thc,tmc,smo",
        rows(r4="... ... ... tac tbc"),
        other=rows(r4="... ... ... hab"),
        glade=f"{waiting}:1b",
        other_edge=11,
    )
    play(state, "place thc f4", "place tmc g4", "done")
    assert summary(state) == f"edge 11,11 store 2y|- toadstools {waiting}:1b phase extra end no"


@pytest.mark.rule("GLD-66")
def test_two_sets_of_four_by_one_tile() -> None:
    state = example("V15")
    play(state, "place tmc e4", "done")
    assert summary(state) == "edge 9,12 store 1y,2y,2y|- toadstools - phase extra end no"


def empty_edge(store: str, glade: str = "-", other_store: str = "-", rack: str = "hmb,smo,tao") -> GladeState:
    return two(
        rack,
        rows(r4="... ... ... hab hbb"),
        edge=0,
        store=store,
        glade=glade,
        other_store=other_store,
        end="yes",
    )


@pytest.mark.rule("GLD-67", "GLD-69")
def test_flips_instead_of_toadstools() -> None:
    state = empty_edge("1y,1y,1y,2y,2y,2y,2y,2y,2y,2y,2y", "sao:1y")
    play(state, "place hmb f4", "done")
    assert state.flips == 2
    assert legal(state) == ["flip glade sao", "flip store 0"]
    play(state, "flip glade sao")
    assert summary(state).endswith("2y|- toadstools sao:2y phase extra end yes")
    assert listed(state.seats[0].store).count("1y") == 2


@pytest.mark.rule("GLD-67")
def test_a_single_set_flips_one() -> None:
    state = empty_edge("1y,2y,2y,2y,2y,2y,2y,2y,2y,2y,2y", "sao:1y", rack="hmo,smo,tao")
    state.seats[0].forest = two("smo", rows(r4="... ... ... ham hbb")).seats[0].forest
    play(state, "place hmo f4", "done")
    assert state.flips == 1
    play(state, "flip store 0")
    assert listed(state.seats[0].store).count("2y") == 11


@pytest.mark.rule("GLD-67")
@pytest.mark.parametrize(
    ("forest", "moves", "flips"),
    [
        (rows(r4="... ... ... hab hbb"), ["place hhb f4", "place hmb g4"], 2),
        (rows(r4="... ... ... hab hbb hhb"), ["place hmb g4"], 1),
        (rows(r4="... ... ... hab mbb"), ["place shb f4", "place tmb g4"], 1),
    ],
)
def test_flips_for_a_set_of_four(forest: str, moves: list[str], flips: int) -> None:
    store = "1y,1y,1y,2y,2y,2y,2y,2y,2y,2y,2y"
    state = two("hhb,hmb,shb,tmb", forest, edge=0, store=store, glade="sao:1y", end="yes")
    play(state, *moves, "done")
    assert (state.phase, state.flips) == (4, flips)


@pytest.mark.rule("GLD-67")
def test_a_foreign_toadstool_on_the_space_stays() -> None:
    state = two(
        "hmb,smo",
        rows(r4="... ... ... hab hbb"),
        edge=0,
        store="1y,2y,2y,2y,2y,2y,2y,2y,2y,2y,2y,2y",
        glade="hhb:1b",
        other_edge=11,
        end="yes",
    )
    play(state, "place hmb f4", "done")
    assert summary(state).endswith("toadstools hhb:1b phase extra end yes")
    assert state.seats[1].store == ()


@pytest.mark.rule("GLD-68", "GLD-69")
def test_flips_without_a_choice_are_not_asked() -> None:
    few = empty_edge("1y,2y,2y,2y,2y,2y,2y,2y,2y,2y,2y,2y")
    play(few, "place hmb f4", "done")
    assert (few.phase, listed(few.seats[0].store).count("2y")) == (5, 12)
    none = empty_edge("2y,2y,2y,2y,2y,2y,2y,2y,2y,2y,2y,2y")
    play(none, "place hmb f4", "done")
    assert none.phase == 5
    one_place = empty_edge("1y,1y,1y,2y,2y,2y,2y,2y,2y,2y,2y,2y")
    play(one_place, "place hmb f4", "done")
    assert (one_place.phase, listed(one_place.seats[0].store).count("1y")) == (5, 1)


@pytest.mark.rule("GLD-69")
def test_flips_reach_every_place() -> None:
    forest = rows(r3="... ... ... mbb", r4="... ... hab *1y hhb", r5="... ... ... sbb", r7="hao hbo")
    state = table(
        "glade base seven\nstart 0 active 0 phase main bag 60 end yes passes 0\ntoadstools sao:1y\n"
        f"seat 0 board 0 edge 0 store 1y,2y,2y,2y,2y,2y,2y,2y rack hho,tmo\n{forest}\n"
        f"seat 1 board 0 edge 12 store 1y,2y rack ?8\n{rows(r4='... ... ... tac')}"
    )
    play(state, "place hho c7", "done")
    assert sorted(legal(state)) == ["flip enclosure 0 d4", "flip glade sao", "flip store 0", "flip store 1"]
    play(state, "flip enclosure 0 d4", "flip store 1")
    assert state.position().count("*2y") == 1
    assert listed(state.seats[1].store) == "2y,2y"


@pytest.mark.rule("GLD-70", "GLD-71")
def test_faces_never_fall_and_every_toadstool_has_its_run() -> None:
    for seed in range(10):
        state = setup(2 + seed % 3, seed)
        dice = Dice(seed)
        while state.to_act():
            edges = [seat.edge for seat in state.seats]
            doubles = [sheet["doubles"] for sheet in state.scores()]
            state.play(state.active, state.random_move(state.active, dice))
            for seat, sheet in enumerate(state.scores()):
                assert sheet["doubles"] >= doubles[seat]
                if state.seats[seat].edge == edges[seat] > 0:
                    assert sheet["doubles"] == doubles[seat]
            if state.phase in (0, 5):
                _check_runs_of_toadstools(state)


def _check_runs_of_toadstools(state: GladeState) -> None:
    for tile, marker in enumerate(state.glade):
        if marker >= 0:
            forest = state.seats[marker >> 1].forest
            runs = forest.runs_through(tuple(space for space in range(forest.layout.spaces) if forest.is_tile(space)))
            threes = [missing(forest.tiles_of(run)) for run in runs if len(run) == 3]
            assert tile in threes, TYPES[tile]


@pytest.mark.rule("GLD-72", "GLD-73")
def test_the_order_is_asked_when_it_can_matter() -> None:
    same_space = example("V16")
    play(same_space, "place tmc f4", "place tac g4", "done")
    assert legal(same_space) == ["resolve f4 f7", "resolve g4 g6"]
    few = example("V17")
    play(few, "place shb e4", "place tmb f4", "done")
    assert legal(few) == ["resolve c4 f4", "resolve f4 f6"]


@pytest.mark.rule("GLD-73")
def test_the_order_is_not_asked_with_enough_toadstools_or_none() -> None:
    position = next(block for name, block, _ in examples() if name == "V17")
    for edge, store in ((2, "1y,2y,2y,2y,2y,2y"), (0, "1y,1y,2y,2y,2y,2y,2y,2y")):
        text = position.replace("edge 1 store 1y,2y,2y,2y,2y,2y,2y", f"edge {edge} store {store}", 1)
        state = table(text.replace("end no", "end no" if edge else "end yes"))
        play(state, "place shb e4", "place tmb f4", "done")
        assert state.phase != 3


@pytest.mark.rule("GLD-73")
def test_only_sets_of_four_by_one_tile_meet_a_set_of_three_on_the_glade() -> None:
    """Row d4–g4 is a set of four by two tiles; column g misses `thc`, one of them: no order is asked."""
    corner = "... ... ... ... ... ..."
    forest = rows(r4="... ... ... tac tbc", r5=f"{corner} tac", r6=f"{corner} tbc")
    state = two("thc,tmc,smo", forest, other=rows(r4="... ... ... hab"))
    play(state, "place thc f4", "place tmc g4", "done")
    assert summary(state) == "edge 10,12 store 2y|- toadstools thc:2y phase extra end no"


@pytest.mark.rule("GLD-73")
def test_a_toadstool_waiting_on_the_glade_lowers_what_is_due() -> None:
    """Two sets of four by one tile with one toadstool left: the glade pays one of them, so nothing has to be chosen."""
    position = next(block for name, block, _ in examples() if name == "V15")
    text = position.replace("edge 10 store 2y", "edge 1 store 2y,2y,2y,2y,2y,2y,2y,2y,2y,2y", 1)
    state = table(text)
    play(state, "place tmc e4", "done")
    assert (state.phase, state.seats[0].edge) == (5, 0)


@pytest.mark.rule("GLD-74")
def test_sets_are_settled_rows_first_then_columns() -> None:
    state = example("V7")
    log = play(state, "place sac d6", "place shc c6", "place sbc e6", "done")
    assert [event.details["tile"] for event in log if event.kind == "sprouted"] == ["smc", "tao"]
    forest = two("smo", rows(r4="... ... ... hab")).seats[0].forest
    names = forest.layout.names
    for space, tile in {"e2": "mac", "e3": "tac", "e4": "hmb", "c4": "hhb", "c5": "mab", "c6": "tab"}.items():
        forest.lay(TYPES.index(tile), names.index(space))
    laid = tuple(sorted(names.index(space) for space in ("c4", "e4")))
    ends = [(names[run[0]], names[run[-1]]) for run in forest.runs_through(laid)]
    assert ends == [("c4", "e4"), ("c4", "c6"), ("e2", "e4")]
