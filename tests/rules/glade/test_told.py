"""What a screen is told beside the position: what is printed, runs and dangers, where everything lies."""

import re
from typing import Any

import pytest

from hain import Dice, Event
from hain.core.trace import Way
from hain.games.glade.markers import MARKERS
from hain.games.glade.rules import RULES
from hain.games.glade.sets import TYPES
from hain.games.glade.state import GladeState
from hain.games.glade.told.traces import TRACES
from tests.rules.glade.tables import example, play, rows, table, two
from tests.rules.glade.test_1_game import setup
from tests.rules.glade.test_everything_happens import FLIPS, KINDS

THREE = rows(r4="... ... hbb hab")
BOX: Any = RULES.box()


def seen(state: GladeState, seat: int | None = 0) -> Any:
    return state.view(seat)


def ways(events: list[Event], eyes: int | None = None) -> list[Way]:
    return [way for event in events for way in RULES.traces.of(event.seen_by(eyes), eyes).ways]


def pages(state: GladeState) -> list[dict[str, str]]:
    """For both seats and an onlooker."""
    return [state.known(eyes).places() for eyes in (0, 1, None)]


# what is printed


@pytest.mark.rule("GLD-6", "GLD-7", "GLD-8")
def test_the_box_holds_every_tile_and_the_glade_in_its_order() -> None:
    assert [tile["tile"] for tile in BOX["tiles"]] == list(TYPES)
    assert BOX["tiles"][TYPES.index("mho")] == {
        "tile": "mho", "creature": "mouse", "fruit": "hazelnut", "leaf": "oak",
    }  # fmt: skip
    assert BOX["copies"] == 2
    assert [leaf["leaf"] for leaf in BOX["glade"]] == ["beech", "chestnut", "maple", "oak"]
    assert BOX["glade"][1]["rows"][2] == ["hhc", "mhc", "shc", "thc"]
    assert sorted(tile for leaf in BOX["glade"] for row in leaf["rows"] for tile in row) == sorted(TYPES)


@pytest.mark.rule("GLD-12", "GLD-14", "GLD-15", "GLD-28")
def test_the_box_holds_every_board() -> None:
    layouts = {layout["layout"]: layout for layout in BOX["layouts"]}
    eight = layouts["eight"]
    assert (eight["size"], eight["centre"], eight["corners"]) == (8, "d4", ["a1", "h1", "a8", "h8"])
    assert all(len(layout["edge"]) == 4 * (layout["size"] - 1) for layout in BOX["layouts"])
    assert [len(board["symbols"]) for board in eight["boards"]] == [0, 12, 12, 12, 12]
    assert layouts["seven"]["boards"][3]["symbols"] == {
        "a1": "--b", "g1": "--c", "b2": "h-m", "d2": "-am", "f2": "m-o", "b4": "-mc", "f4": "-bo", "b6": "t-c",
        "d6": "-hb", "f6": "s-b", "a7": "--m", "g7": "--o",
    }  # fmt: skip
    symbols = {symbol["symbol"]: symbol for symbol in BOX["symbols"]}
    printed = [board["symbols"].values() for layout in BOX["layouts"] for board in layout["boards"]]
    assert {symbol for board in printed for symbol in board} == symbols.keys()
    assert symbols["-am"] == {"symbol": "-am", "kind": "fruit", "fruit": "acorn", "leaf": "maple"}


@pytest.mark.rule("GLD-10", "GLD-17", "GLD-113")
def test_the_box_says_what_markers_are_worth() -> None:
    markers = {marker["marker"]: marker for marker in BOX["markers"]}
    assert list(markers) == list(MARKERS)
    assert markers["2b"] == {"marker": "2b", "kind": "toadstool", "owner": 1, "double": True}
    assert markers["3-o"] == {"marker": "3-o", "kind": "leaf", "value": 3, "leaf": "oak"}
    assert markers["m-o"] == {"marker": "m-o", "kind": "creature", "value": 1, "creature": "mouse", "leaf": "oak"}


@pytest.mark.rule("GLD-108", "GLD-110", "GLD-111", "GLD-112", "GLD-115")
def test_the_box_says_what_everything_brings() -> None:
    assert BOX["points"] == {
        "glade": 1, "taken": 1, "store": 2, "enclosures": 3, "doubles": 1, "matches": 1, "match_enclosures": 1,
        "groups": -1,
    }  # fmt: skip
    assert [(kind["tiles"], kind["goes"], kind["points"]) for kind in BOX["sets"]] == [(3, "glade", 1), (4, "store", 2)]


@pytest.mark.parametrize(("seats", "mode"), [(1, "base"), (2, "matching"), (3, "base"), (4, "matching")])
def test_whatever_a_move_names_is_on_the_page(seats: int, mode: str) -> None:
    state = setup(seats, 7, mode=mode, layout="seven")
    dice = Dice(7)
    while state.to_act():
        seat, grammar = state.active, state.grammar()
        page = state.known(seat).places()
        there = {*BOX["places"], *page.values(), *map(grammar.plain, page)}
        moves = state.moves(seat)
        for move in moves:
            named = grammar.keys(state.text(move), seat)
            assert {re.sub(r":\d+/", ":", key) for key in named} <= there
        rare = [move for move in moves if not state.text(move).startswith(("place", "done", "end"))]
        state.play(seat, rare[0] if rare else state.random_move(seat, dice))


# what a board needs


@pytest.mark.rule("GLD-23", "GLD-24", "GLD-77")
def test_runs_say_what_they_share_and_what_is_missing() -> None:
    forest = rows(r1="hab hbb hhb ... ... ... tac", r4="... ... ... hac")
    (run,) = seen(two("hmb,hmm", forest))["seats"][0]["runs"]
    assert run == {"spaces": ["a1", "b1", "c1"], "shared": ["creature", "leaf"], "missing": "hmb", "ends": ["d1"]}
    forest = rows(r1="hab", r2="hbb", r3="hhb", r4="hmb ... ... hac")
    (run,) = seen(two("hmm", forest))["seats"][0]["runs"]
    assert run == {"spaces": ["a1", "a2", "a3", "a4"], "shared": ["creature", "leaf"]}


@pytest.mark.rule("GLD-29", "GLD-115")
def test_groups_apart_are_those_that_cost_points() -> None:
    for state in (setup(3, 8), setup(2, 9, layout="seven")):
        dice = Dice(3)
        while state.to_act():
            for seat in seen(state)["seats"]:
                assert -len(seat["apart"]) == seat["sheet"]["groups"]
            state.play(state.active, state.random_move(state.active, dice))
    forest = rows(r1="hab hbb", r4="... ... ... hac")
    assert seen(two("hmm", forest))["seats"][0]["apart"] == [["a1", "b1"]]


@pytest.mark.rule("GLD-28", "GLD-93")
def test_enclosed_spaces_are_open_until_a_marker_lies_there() -> None:
    state = _diamond("1y")
    assert seen(state)["seats"][0]["enclosed"] == {"d3": None}
    play(state, "enclose d3 1y")
    assert seen(state)["seats"][0]["enclosed"] == {"d3": "1y"}


@pytest.mark.rule("GLD-75", "GLD-78", "GLD-79", "GLD-80", "GLD-81")
def test_claims_of_the_view_are_those_of_the_rules() -> None:
    found: set[tuple[bool, bool]] = set()
    for seed in range(12):
        state = setup(1 + seed % 4, seed, layout="seven")
        dice = Dice(seed)
        while state.to_act():
            moves = [state.text(move) for move in state.moves(state.active)]
            claims = seen(state, state.active)["claims"]
            if seen(state)["phase"] == "main":
                assert [f"claim {tile}" for tile in claims] == [text for text in moves if text.startswith("claim")]
            if claims and seen(state)["phase"] == "main":
                tile, claim = next(iter(claims.items()))
                after = state.copy()
                play(after, f"claim {tile}")
                places = [after.text(move).split()[1:] for move in after.moves(after.active)]
                assert {int(board) for board, _ in places} == {claim["board"]}
                if claim["spaces"]:
                    assert [space for _, space in places] == claim["spaces"]
                found.add((claim["board"] == state.active, bool(claim["spaces"])))
                state = after
            else:
                state.play(state.active, state.random_move(state.active, dice))
    assert {(True, False), (False, True)} <= found
    assert seen(setup(2), None)["claims"] == {}


@pytest.mark.rule("GLD-132", "GLD-133")
def test_toadstools_are_in_danger_while_a_copy_of_their_tile_may_lie_on_another_rack() -> None:
    state = two("hmm,tac", THREE, edge=10, glade="hmb:1y tac:1y tab:1b", other_edge=11)
    assert seen(state)["danger"] == {"hmb": 2}
    assert seen(state, 1)["danger"] == {"tab": 2}
    assert seen(state, None)["danger"] == {}
    assert seen(two("hmm,tac", THREE, edge=11, glade="hmb:1y", other_rack="-"))["danger"] == {}


@pytest.mark.rule("GLD-54")
def test_what_the_next_leaf_counter_is_worth() -> None:
    state = setup(2, 3, mode="matching")
    assert seen(state)["leaves"] == dict.fromkeys("bcmo", 4)
    assert seen(setup(2, 3))["leaves"] == {}
    state.seats[1].keep(MARKERS.index("4-m"))
    assert seen(state)["leaves"]["m"] == 3


# where everything lies


def test_every_kind_of_event_says_what_it_touches() -> None:
    assert set(TRACES.lines) == KINDS | FLIPS | {"drew_tiles"}


def test_whoever_holds_a_copy_when_the_other_is_shown_knows_the_own_one_by_its_name() -> None:
    state = two("hhb,tac", THREE, other_rack="hhb,mac")
    assert [page.get("tile:hhb") for page in pages(state)] == ["rack:0", "rack:1", None]
    log = play(state, "place hhb e4")
    assert [ways(log, eyes)[0] for eyes in (0, 1, None)] == [
        ("tile:hhb", "rack:0", "space:e4"),
        ("tile:hhb/2", "rack:0", "space:0/e4"),
        ("tile:hhb", "rack:0", "space:0/e4"),
    ]
    assert [page.get("tile:hhb") for page in pages(state)] == ["space:e4", "rack:1", "space:0/e4"]
    assert pages(state)[1]["tile:hhb/2"] == "space:0/e4"
    assert seen(state, 1)["seats"][1]["rack"] == ["tile:hhb", "tile:mac"]
    play(state, "done", "end")
    log = play(state, "place hhb g7")
    assert [ways(log, eyes)[0].thing for eyes in (0, 1, None)] == ["tile:hhb/2", "tile:hhb", "tile:hhb/2"]


def test_of_two_copies_on_a_rack_the_first_leaves_first() -> None:
    state = two("hhb,hhb,tmc", THREE)
    assert seen(state)["seats"][0]["rack"] == ["tile:hhb", "tile:hhb/2", "tile:tmc"]
    log = play(state, "place hhb e4")
    assert ways(log, 0)[0].thing == "tile:hhb"
    assert seen(state)["seats"][0]["rack"] == ["tile:hhb/2", "tile:tmc"]


def test_which_copy_was_shown_first_is_saved() -> None:
    state = setup(3, 4)
    dice = Dice(4)
    while state.to_act():
        again = RULES.load(state.save())
        assert [again.known(eyes).places() for eyes in range(3)] == [state.known(eyes).places() for eyes in range(3)]
        state.play(state.active, state.random_move(state.active, dice))


@pytest.mark.rule("GLD-32", "GLD-98")
def test_a_seat_is_told_what_it_draws_and_others_are_not() -> None:
    state = setup(2, 1, start="0")
    play(state, next(state.text(move) for move in state.moves(0)), "done")
    before = pages(state)[0]
    log = play(state, "end")
    ((drawn, *_), other) = ways(log, 0), ways(log, 1)
    assert pages(state)[0].keys() - before.keys() == {drawn.thing}
    assert drawn[1:] == ("bag", "rack:0")
    assert other == [("", "bag", "rack:0")]


@pytest.mark.rule("GLD-58", "GLD-76", "GLD-93")
def test_toadstools_travel_without_names_and_counters_with_theirs() -> None:
    log = play(example("V19"), "claim mmo")
    assert ways(log)[0] == ("tile:mmo", "rack:1", "claimed")
    assert ways(log)[1] == ("", "glade:mmo", "store:1")
    for store, thing in (("1y", ""), ("4-b", "marker:4-b")):
        state = _diamond(store)
        log = play(state, f"enclose d3 {store}")
        assert ways(log, 0) == [(thing, "store:0", "space:d3")]
        assert (thing in pages(state)[1]) == bool(thing)


def _diamond(store: str) -> GladeState:
    """Seat 0 has enclosed d3 in the matching game and may use it."""
    edge = 11 if store == "1y" else 12
    forest = "\n".join(
        [
            "--b ... ... ... ... ... --c",
            "... h-b ... mab ... m-c ...",
            "... ... hab ... hbb ... ...",
            "... -mo ... sab ... -bc ...",
            "... ... ... ... ... ... ...",
            "... t-o ... -hm ... s-m ...",
            "--m ... ... ... ... ... --o",
        ]
    )
    other = forest.replace("mab", "-ao").replace("hab ... hbb", "... ... ...").replace("sab", "tac")
    other = other.replace("h-b", "h-c").replace("m-c", "m-m").replace("-mo", "-mm").replace("-bc", "-bb")
    other = other.replace("t-o", "t-b").replace("-hm", "-hc").replace("s-m", "s-o")
    return table(
        "glade matching seven\nstart 0 active 0 phase extra bag 60 end no passes 0\ntoadstools -\n"
        f"seat 0 board 1 edge {edge} store {store} rack tmm\n{forest}\n"
        f"seat 1 board 2 edge 12 store - rack ?8\n{other}"
    )
