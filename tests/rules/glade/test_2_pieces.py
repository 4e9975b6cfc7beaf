"""Tiles, toadstools, boards and counters, and the file the boards come from."""

from collections import Counter

import pytest

from hain import BadData
from hain.games.glade.datafile import read_layouts, shipped, shipped_text
from hain.games.glade.forest import NO_SYMBOL, matches
from hain.games.glade.markers import COLOURS, FIRST_LEAF, MARKERS
from hain.games.glade.sets import TYPES
from tests.rules.glade.tables import play, rows, two
from tests.rules.glade.test_1_game import setup

RING = {
    1: "h-b m-c s-m t-o -ab -bc -hm -mo",
    2: "h-c m-m s-o t-b -ao -bb -hc -mm",
    3: "h-m m-o s-b t-c -am -bo -hb -mc",
    4: "h-o m-b s-c t-m -ac -bm -ho -mb",
}
PLACES = {
    "seven": ("a1 g1 a7 g7", "b2 f2 f6 b6 d2 f4 d6 b4", "d4"),
    "eight": ("a1 h1 a8 h8", "b2 g2 g7 b7 d2 g4 e7 b5", "d4"),
    "nine": ("a1 i1 a9 i9", "c3 g3 g7 c7 e3 g5 e7 c5", "e5"),
}


@pytest.mark.rule("GLD-6")
def test_tile_types() -> None:
    assert len(TYPES) == len(set(TYPES)) == 64
    assert TYPES[0] == "hab"
    assert {tile[0] for tile in TYPES} == set("hmst")
    assert {tile[1] for tile in TYPES} == set("abhm")
    assert {tile[2] for tile in TYPES} == set("bcmo")


@pytest.mark.rule("GLD-7")
def test_every_type_twice_and_copies_are_alike() -> None:
    pieces = setup(4).pieces()
    assert [pieces[tile] for tile in TYPES] == [2] * 64
    state = two("hab,hab,tmo", rows(r4="... ... ... hbb"))
    texts = [state.text(move) for move in state.moves(0)]
    assert len(texts) == len(set(texts))
    play(state, "place hab d3")
    assert state.seats[0].rack == (TYPES.index("hab"), TYPES.index("tmo"))


@pytest.mark.rule("GLD-8")
def test_a_glade_space_for_each_type() -> None:
    state = setup()
    assert len(state.glade) == 64
    assert set(state.glade) == {-1}


@pytest.mark.rule("GLD-9", "GLD-31")
def test_edges() -> None:
    for seats in (1, 2, 3, 4):
        state = setup(seats)
        assert [seat.edge for seat in state.seats] == [12] * seats
        pieces = state.pieces()
        assert [pieces[f"toadstool-{colour}"] for colour in COLOURS[1:]] == [12] * (seats - 1) + [0] * (4 - seats)


@pytest.mark.rule("GLD-10")
def test_toadstools() -> None:
    assert COLOURS == "ybgr"
    assert list(MARKERS[:8]) == ["1y", "2y", "1b", "2b", "1g", "2g", "1r", "2r"]


@pytest.mark.rule("GLD-11", "GLD-12", "GLD-13", "GLD-14", "GLD-15")
@pytest.mark.parametrize("name", PLACES)
def test_boards(name: str) -> None:
    layout = shipped()[name]
    leaves, ring, centre = PLACES[name]
    assert layout.size == {"seven": 7, "eight": 8, "nine": 9}[name]
    assert layout.names[layout.centre] == centre
    assert (layout.names[0], layout.names[-1]) == ("a1", "abcdefghi"[layout.size - 1] + str(layout.size))
    assert set(layout.symbols[0]) == {NO_SYMBOL}
    for board, symbols in RING.items():
        shown = {layout.names[space]: symbol for space, symbol in enumerate(layout.symbols[board]) if symbol >= 0}
        assert len(shown) == 12
        assert [(shown[place] - FIRST_LEAF) % 4 for place in leaves.split()] == [0, 1, 2, 3]
        assert [MARKERS[shown[place]] for place in ring.split()] == symbols.split()


@pytest.mark.rule("GLD-14")
def test_every_coloured_creature_and_fruit_is_on_one_board() -> None:
    for layout in shipped().values():
        ring = [symbol for board in layout.symbols for symbol in board if 0 <= symbol < FIRST_LEAF]
        assert sorted(ring) == list(range(8, FIRST_LEAF))


BROKEN = {
    "centre on the border": ('centre = "d4"', 'centre = "a4"'),
    "centre outside": ('centre = "d4"', 'centre = "z9"'),
    "centre on a symbol": ('centre = "d4"', 'centre = "b2"'),
    "eleven symbols": ("h-b", "..."),
    "thirteen symbols": ('"... ... ... ... ... ... ...",', '"... ... h-b ... ... ... ...",'),
    "leaf twice": ("--c", "--b"),
    "symbol on two boards": ("h-c", "h-b"),
    "unknown cell": ("h-b", "x-b"),
    "not a square": ('"--b ... ... ... ... ... --c",', '"--b ... ... ... ... --c",'),
    "no status": ('status = "reconstruction"', 'status = "guess"'),
    "board missing": ("board_2", "board_9"),
}


@pytest.mark.rule("GLD-16")
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_layout_is_refused(name: str) -> None:
    old, new = BROKEN[name]
    assert old in shipped_text()
    with pytest.raises(BadData, match=r"\[layouts"):
        read_layouts(shipped_text().replace(old, new, 1))


@pytest.mark.rule("GLD-16")
def test_nonsense_is_refused_and_another_size_is_played() -> None:
    for text in ("[layouts", "x = 1"):
        with pytest.raises(BadData):
            read_layouts(text)
    from hain import Dice, playout
    from hain.games.glade.rules import GladeRules

    moved = shipped_text().replace('centre = "d4"', 'centre = "c3"')
    rules = GladeRules(read_layouts(moved))
    state = rules.setup(2, 1, layout="seven")
    assert all(state.text(move).endswith(" c3") for move in state.moves(state.to_act()[0]))
    assert playout(state, Dice(1)) > 20


@pytest.mark.rule("GLD-17")
def test_match_counters() -> None:
    counters = MARKERS[8:]
    assert len(counters) == len(set(counters)) == 48
    kinds = Counter("leaf" if name[0].isdecimal() else "fruit" if name[0] == "-" else "creature" for name in counters)
    assert kinds == {"leaf": 16, "fruit": 16, "creature": 16}
    assert {f"{value}-{leaf}" for value in "4321" for leaf in "bcmo"} < set(counters)


@pytest.mark.rule("GLD-18")
def test_what_lies_before_a_seat() -> None:
    state = setup(3, start="2")
    for seat in state.seats:
        assert (len(seat.rack), seat.store, seat.forest.tiles) == (8, (), 0)
    for _ in range(40):
        state.play(state.active, state.moves(state.active)[-1] if state.laid else state.moves(state.active)[0])
    assert state.start == 2


@pytest.mark.rule("GLD-53")
@pytest.mark.parametrize(
    ("symbol", "fitting"),
    [("m-o", {"mao", "mbo", "mho", "mmo"}), ("-ao", {"hao", "mao", "sao", "tao"})],
)
def test_what_matches_a_symbol(symbol: str, fitting: set[str]) -> None:
    assert {tile for tile in TYPES if matches(MARKERS.index(symbol), TYPES.index(tile))} == fitting
    oak = MARKERS.index("4-o")
    assert {tile for tile in TYPES if matches(oak, TYPES.index(tile))} == {tile for tile in TYPES if tile[2] == "o"}
