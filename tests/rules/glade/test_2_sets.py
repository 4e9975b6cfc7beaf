"""Sets, runs, enclosed spaces and groups."""

from itertools import combinations

import pytest

from hain import Dice
from hain.games.glade.forest import LEFT, UP, Forest
from hain.games.glade.sets import TYPES, fitting, is_double, is_set, missing, shared
from tests.rules.glade.tables import rows, table, two
from tests.rules.glade.test_1_game import setup


def brute_force(tiles: list[int]) -> bool:
    """The definition, attribute by attribute."""
    names = [TYPES[tile] for tile in tiles]
    attributes = [[name[place] for name in names] for place in range(3)]
    fine = all(len(set(values)) in (1, len(values)) for values in attributes)
    return fine and any(len(set(values)) == 1 for values in attributes)


PAIRS = [pair for pair in combinations(range(64), 2) if is_set(list(pair))]
TRIPLES = [(*pair, tile) for pair in PAIRS for tile in range(pair[1] + 1, 64) if is_set([*pair, tile])]
FOURS = [(*triple, tile) for triple in TRIPLES for tile in range(triple[2] + 1, 64) if is_set([*triple, tile])]


@pytest.mark.rule("GLD-19", "GLD-20", "GLD-21", "GLD-22")
def test_v2_how_many_sets_there_are() -> None:
    assert (len(PAIRS), len(TRIPLES), len(FOURS)) == (1152, 1344, 336)
    for sets, counts in ((PAIRS, [864, 288]), (TRIPLES, [1152, 192]), (FOURS, [288, 48])):
        assert [len([tiles for tiles in sets if shared(list(tiles)) == number]) for number in (1, 2)] == counts
    assert all(is_set([tile, tile]) for tile in range(64))
    assert all(len([pair for pair in PAIRS if tile in pair]) == 36 for tile in range(64))
    assert len(PAIRS) * 4 + 64 == 4672
    assert (len(TRIPLES) * 8, len(FOURS) * 16) == (10752, 5376)


@pytest.mark.rule("GLD-19", "GLD-22")
def test_sets_are_what_the_definition_says() -> None:
    for size in (1, 2, 3):
        for tiles in combinations(range(64), size):
            assert is_set(list(tiles)) == brute_force(list(tiles))
    for triple in TRIPLES[::7]:
        for tile in range(64):
            assert is_set([*triple, tile]) == (brute_force([*triple, tile]) and tile not in triple)
    for four in FOURS:
        assert all(not is_set([*four, tile]) for tile in range(64))


@pytest.mark.rule("GLD-20", "GLD-22")
def test_twins_are_a_pair_and_never_more() -> None:
    for tile in range(64):
        assert is_set([tile])
        assert all(not is_set([tile, tile, other]) for other in range(64))


@pytest.mark.rule("GLD-21")
def test_every_part_of_a_set_is_a_set() -> None:
    for four in FOURS:
        for size in (1, 2, 3):
            assert all(is_set(list(part)) for part in combinations(four, size))


@pytest.mark.rule("GLD-23")
def test_the_missing_tile() -> None:
    missed = [0] * 64
    for triple in TRIPLES:
        completing = [tile for tile in range(64) if is_set([*triple, tile])]
        assert completing == [missing(list(triple))]
        missed[completing[0]] += 1
    assert set(missed) == {21}
    extended = {1: 4, 2: 2}
    for pair in PAIRS:
        assert len([tile for tile in range(64) if is_set([*pair, tile])]) == extended[shared(list(pair))]


@pytest.mark.rule("GLD-24")
def test_the_face_of_a_set() -> None:
    for tiles in (*TRIPLES, *FOURS):
        assert is_double(list(tiles)) == (shared(list(tiles)) == 2)


def members(word: int) -> list[int]:
    return [tile for tile in range(64) if word >> tile & 1]


@pytest.mark.rule("GLD-27")
def test_fitting_types_agree_with_the_definition() -> None:
    assert members(fitting(0, 0, 0, 0)) == list(range(64))
    dice = Dice(4)
    for count in (1, 2, 3, 4):
        for _ in range(300):
            tiles = [dice.below(64) for _ in range(count)]
            extending = [tile for tile in range(64) if is_set([*tiles, tile])]
            one, two_, three = (*tiles, 0, 0)[:3]
            assert members(fitting(count, one, two_, three)) == extending
    for triple in TRIPLES:
        assert members(fitting(3, *triple)) == [missing(list(triple))]


@pytest.mark.rule("GLD-25", "GLD-27", "GLD-28")
def test_open_spaces_are_kept_right_while_tiles_are_laid() -> None:
    """What is refreshed along two lines agrees with looking at the whole board again."""
    for seed in range(6):
        state = setup(2, seed, layout=("seven", "eight", "nine")[seed % 3])
        dice = Dice(seed)
        while state.to_act():
            state.play(state.active, state.random_move(state.active, dice))
            if dice.below(9) == 0:
                for seat in state.seats:
                    _check_openness(seat.forest)


def _check_openness(forest: Forest) -> None:
    for space in range(forest.layout.spaces):
        for tile in (0, 13, 27, 42, 63):
            expected = False
            if forest.cells[space] == -1:
                trial = forest.copy()
                trial.cells[space] = tile
                expected = all(is_set(trial.tiles_of(trial.run(space, way))) for way in (LEFT, UP))
            assert forest.is_open(space, tile) == expected


@pytest.mark.rule("GLD-25")
def test_runs_are_broken_by_empty_spaces_and_markers() -> None:
    state = two("tmo", rows(r2="... ... mab", r3="... hab ... hbb", r4="... ... sab hmb"), store="1b", other_edge=11)
    forest = state.seats[0].forest
    names = forest.layout.names
    assert forest.run(names.index("d3"), LEFT) == [names.index("d3")]
    assert [names[space] for space in forest.run(names.index("d4"), LEFT)] == ["c4", "d4"]
    assert [names[space] for space in forest.run(names.index("d4"), UP)] == ["d3", "d4"]
    assert names[forest.enclosed()[0]] == "c3"
    forest.mark(0, names.index("c3"))
    assert forest.run(names.index("b3"), LEFT) == [names.index("b3")]


@pytest.mark.rule("GLD-26")
def test_every_run_is_always_a_set() -> None:
    for seed in range(8):
        state = setup(1 + seed % 4, seed, mode=("base", "matching")[seed % 2])
        dice = Dice(seed)
        while state.to_act():
            state.play(state.active, state.random_move(state.active, dice))
            for seat in state.seats:
                for space in range(seat.forest.layout.spaces):
                    if seat.forest.is_tile(space):
                        for way in (LEFT, UP):
                            tiles = seat.forest.tiles_of(seat.forest.run(space, way))
                            assert len(tiles) <= 4
                            assert is_set(tiles)


@pytest.mark.rule("GLD-28")
@pytest.mark.parametrize(
    ("forest", "enclosed"),
    [
        (rows(r2="... ... mab", r3="... hab ... hbb", r4="... ... sab"), ["c3"]),
        (rows(r2="... ... mab", r3="... hab ... hbb"), []),
        (rows(r1="... hab", r2="mab ... sab", r3="... hbb"), ["b2"]),
        (rows(r1="hab ... hbb", r2="... sab"), []),
    ],
)
def test_enclosed_spaces(forest: str, enclosed: list[str]) -> None:
    state = two("tmo", forest)
    assert [state.layout.names[space] for space in state.seats[0].forest.enclosed()] == enclosed


@pytest.mark.rule("GLD-28", "GLD-29")
def test_markers_are_no_tiles_and_connect_nothing() -> None:
    forest = rows(r3="... ... ... mbb", r4="... ... hab *1b hhb", r5="... ... ... sbb")
    state = table(
        "glade base seven\nstart 0 active 0 phase main bag 60 end no passes 0\ntoadstools -\n"
        f"seat 0 board 0 edge 12 store - rack tmo\n{forest}\n"
        f"seat 1 board 0 edge 11 store - rack ?8\n{rows(r4='... ... ... tac')}"
    )
    assert state.seats[0].forest.unconnected_groups() == 4
    assert state.seats[0].forest.enclosed() == []


@pytest.mark.rule("GLD-29")
@pytest.mark.parametrize(
    ("forest", "groups"),
    [
        (rows(), 0),
        (rows(r4="... ... ... hab"), 0),
        (rows(r4="... ... ... hab hbb"), 0),
        (rows(r1="tac", r4="... ... ... hab"), 1),
        (rows(r1="tac ... tbc", r4="... ... ... hab"), 2),
        (rows(r3="... ... tac", r4="... ... ... hab"), 1),
    ],
)
def test_unconnected_groups(forest: str, groups: int) -> None:
    assert two("tmo", forest).seats[0].forest.unconnected_groups() == groups
