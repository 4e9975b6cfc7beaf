"""The worked examples of the rules, the rulebook's example game among them."""

import pytest

from hain import IllegalMove
from hain.games.glade.forest import EMPTY, Forest
from hain.games.glade.position import board_rows
from hain.games.glade.sets import TYPES, is_double, is_set, missing, shared
from hain.games.glade.state import GladeState
from tests.rules.glade.tables import example, examples, legal, play, summary, table

POSITIONS = [pytest.param(position, lines, id=name) for name, position, lines in examples()]


@pytest.mark.parametrize(("position", "lines"), POSITIONS)
@pytest.mark.rule("GLD-44", "GLD-45", "GLD-58", "GLD-59", "GLD-62", "GLD-63", "GLD-65", "GLD-83", "GLD-84")
def test_example(position: str, lines: list[str]) -> None:
    state = table(position)
    for line in lines:
        what, _, rest = line.partition(": ")
        if what == "Play":
            state = table(position)
        if what in ("Play", "Then"):
            play(state, *rest.split("; "))
        else:
            _check(state, what, rest)


def _check(state: GladeState, what: str, rest: str) -> None:
    if what == "Legal":
        assert sorted(legal(state)) == sorted(rest.split("; "))
    elif what == "Legal moves":
        assert len(legal(state)) == int(rest)
    elif what == "Legal place moves":
        assert len([text for text in legal(state) if text.startswith("place")]) == int(rest)
    elif what == "Among the legal":
        assert set(rest.split("; ")) <= set(legal(state))
    elif what == "Illegal":
        for text in rest.split("; "):
            before = state.save()
            with pytest.raises(IllegalMove):
                state.move(state.active, text)
            assert state.save() == before
    elif what == "Gives":
        assert summary(state) == rest
    elif what == "Racks":
        assert ",".join(str(len(seat.rack)) for seat in state.seats) == rest
    elif what.startswith("Score"):
        sheet = state.scores()[int(what.split()[1])]
        assert " ".join(f"{name} {points}" for name, points in sheet.items()) + f" total {sheet.total}" == rest
    elif what.startswith("Enclosed"):
        forest = state.seats[int(what.split()[1])].forest
        assert ",".join(state.layout.names[space] for space in forest.enclosed()) == rest.replace("-", "")
    else:
        _, seat, _, row = what.split()
        assert board_rows(state.seats[int(seat)].forest)[int(row) - 1] == rest


def tiles(text: str) -> list[int]:
    return [TYPES.index(tile) for tile in text.split()]


@pytest.mark.rule("GLD-19", "GLD-20", "GLD-23", "GLD-24")
@pytest.mark.parametrize(
    ("text", "sharing", "missed", "double"),
    [
        ("hbb mbc sbm", 1, "tbo", False),
        ("hhb hhc ham", 0, None, None),
        ("sab sbc shm smo", 1, "", False),
        ("tab tbb thb", 2, "tmb", True),
        ("hab hab", 3, "", None),
        ("hab", 3, "", None),
        ("hab mbc", 0, None, None),
        ("tmb mmc", 1, "", None),
        ("mab mbc mhm mmo", 1, "", False),
        ("tac tbc thc tmc", 2, "", True),
        ("hao hbo hho", 2, "hmo", True),
    ],
)
def test_v1_sets(text: str, sharing: int, missed: str | None, double: bool | None) -> None:
    assert is_set(tiles(text)) == (missed is not None)
    if missed is not None:
        assert shared(tiles(text)) == sharing
    if missed:
        assert TYPES[missing(tiles(text))] == missed
    if double is not None:
        assert is_double(tiles(text)) == double


def _sequences(state: GladeState, placements: set[frozenset[tuple[int, int]]]) -> int:
    """The number of different sequences of `place` until `done`, and what they lay."""
    if state.laid:
        forest = state.seats[0].forest
        placements.add(frozenset((space, forest.cells[space]) for space in state.laid))
    count = 1 if state.laid else 0
    for move in state.moves(0):
        if state.text(move).startswith("place"):
            following = state.copy()
            following.play(0, move)
            count += _sequences(following, placements)
    return count


@pytest.mark.rule("GLD-50")
@pytest.mark.parametrize(
    ("name", "sizes"),
    [("V3", [8, 128, 144]), ("V4", [326, 1738, 674]), ("V8", [213, 944, 374])],
)
def test_v3_v4_v8_number_of_placements(name: str, sizes: list[int]) -> None:
    placements: set[frozenset[tuple[int, int]]] = set()
    sequences = _sequences(example(name), placements)
    assert [len([laid for laid in placements if len(laid) == size]) for size in (1, 2, 3)] == sizes
    assert len(placements) == sum(sizes)
    if name == "V3":
        assert sequences == 328


@pytest.mark.rule("GLD-50")
def test_v9_number_of_placements_of_the_extra_action() -> None:
    state = example("V9")
    play(state, "enclose c5 2y")
    placements: set[frozenset[tuple[int, int]]] = set()
    _sequences(state, placements)
    assert len(placements) == 594


@pytest.mark.rule("GLD-50", "GLD-51")
@pytest.mark.parametrize("name", ["V4", "V6", "V8", "V11", "V16"])
def test_reachable_placements_are_exactly_the_legal_ones(name: str) -> None:
    """All sets of one to three tiles on spaces of one line, tested by the rulebook's own words."""
    state = example(name)
    placements: set[frozenset[tuple[int, int]]] = set()
    _sequences(state, placements)
    player = state.seats[0]
    found: set[frozenset[tuple[int, int]]] = set()
    size = state.layout.size
    lines = [[row * size + column for column in range(size)] for row in range(size)]
    lines += [[row * size + column for row in range(size)] for column in range(size)]
    for line in lines:
        for start in range(size):
            for stop in range(start + 1, size + 1):
                _fill(player.forest, line[start:stop], list(player.rack), [], found)
    assert {laid for laid in placements if len(laid) <= 3} == {laid for laid in found if len(laid) <= 3}


def _fill(
    forest: Forest,
    spaces: list[int],
    rack: list[int],
    laid: list[tuple[int, int]],
    found: set[frozenset[tuple[int, int]]],
) -> None:
    """Every way to fill all empty spaces of a stretch whose ends are new tiles, if all runs are sets at the end."""
    empty = [space for space in spaces if forest.cells[space] == EMPTY]
    if len(empty) > 3 or spaces[0] not in empty or spaces[-1] not in empty:
        return
    if len(laid) == len(empty):
        trial = forest.copy()
        for space, tile in laid:
            trial.lay(tile, space)
        runs = [trial.run(space, way) for space, _ in laid for way in (0, 2)]
        if all(is_set(trial.tiles_of(run)) for run in runs):
            found.add(frozenset(laid))
        return
    for tile in sorted(set(rack)):
        rest = list(rack)
        rest.remove(tile)
        _fill(forest, spaces, rest, [*laid, (empty[len(laid)], tile)], found)


@pytest.mark.rule("GLD-27")
def test_v6_open_types() -> None:
    forest = example("V6").seats[0].forest
    names = forest.layout.names

    def open_to(space: str) -> list[str]:
        return [TYPES[tile] for tile in range(64) if forest.is_open(names.index(space), tile)]

    assert open_to("b2") == ["mmo"]
    assert open_to("g5") == ["hmb"]
    assert len(open_to("f6")) == 37
    assert open_to("c5") == []


@pytest.mark.rule("GLD-117")
@pytest.mark.parametrize(
    ("totals", "edges", "ranks"),
    [
        ([24, 24], [3, 2], [2, 1]),
        ([24, 24], [2, 2], [1, 1]),
        ([24, 23, 24], [5, 0, 5], [1, 3, 1]),
        ([18, 30, 18, 18], [4, 6, 4, 3], [3, 1, 3, 2]),
    ],
)
def test_v32_ranks(totals: list[int], edges: list[int], ranks: list[int]) -> None:
    """Totals are made of leaf counters and single tiles apart, both without toadstools."""
    from hain.games.glade.rules import RULES

    state = RULES.setup(len(totals), 1)
    assert isinstance(state, GladeState)
    for seat, total, edge in zip(state.seats, totals, edges, strict=True):
        seat.edge = edge
        seat.store = (8,) * total  # creature counters, one point each
    assert [sheet.total for sheet in state.scores()] == totals
    assert state.ranking() == ranks


@pytest.mark.rule("GLD-128", "GLD-129")
def test_v38_solo_results() -> None:
    games = [(10, 25, 0), (11, 34, 0), (11, 33, 0), (20, 31, 1), (18, 36, 2)]
    values = []
    for turns, points, edge in games:
        state = example("V36")
        state.turns = turns
        state.glade = [-1] * 64
        state.seats[0].edge = edge
        state.seats[0].store = (8,) * points
        values.append(state.solo_value())
    assert values == [990025, 989034, 989033, -969, -1964]
    assert sorted(values, reverse=True) == values
