"""Extra actions and the end of the turn."""

import pytest

from hain.games.glade.markers import listed
from tests.rules.glade.tables import example, examples, legal, matching, play, rows, symbols, table, two
from tests.rules.glade.test_4_turn import refused

DIAMOND = rows(r2="... ... mab", r3="... hab ... hbb", r4="... ... sab ham")


@pytest.mark.rule("GLD-89")
def test_only_after_an_action() -> None:
    state = two("tmo,hac", DIAMOND, store="1b", other_edge=11)
    assert refused(state, "enclose c3 1b") == "GLD-89"
    play(state, "place tmo a1")
    assert refused(state, "enclose c3 1b") == "GLD-89"
    play(state, "done")
    assert "enclose c3 1b" in legal(state)


@pytest.mark.rule("GLD-90", "GLD-91")
def test_which_space_and_which_marker() -> None:
    state = two("tmo,hac", DIAMOND, store="1b,2y", edge=11, other_edge=11, phase="extra")
    assert legal(state) == ["enclose c3 2y", "enclose c3 1b", "end"]
    assert refused(state, "enclose c3 1y") == "GLD-90"
    assert refused(state, "enclose a1 1b") == "GLD-90"


@pytest.mark.rule("GLD-90")
def test_a_match_counter_may_be_used() -> None:
    forest = symbols(3, c2="mab", b3="hab", d3="hbb", c4="sab", d4="ham")
    state = matching("tmo,hac", forest, store="4-b,m-o", phase="extra")
    assert sorted(legal(state)) == ["enclose c3 4-b", "enclose c3 m-o", "end"]
    play(state, "enclose c3 4-b")
    sheet = state.scores()[0]
    assert (sheet["matches"], sheet["match_enclosures"]) == (5, 1)
    assert "4*b" in state.position()


@pytest.mark.rule("GLD-92")
def test_a_placement_must_be_able_to_follow() -> None:
    empty = two("-", DIAMOND, store="1b", other_edge=11, phase="extra")
    assert legal(empty) == ["end"]
    assert refused(empty, "enclose c3 1b") == "GLD-92"
    assert "enclose c3 1b" in legal(two("tmo", DIAMOND, store="1b", other_edge=11, phase="extra"))
    only_there = two("tmo", DIAMOND, store="1b", other_edge=11, phase="extra")
    forest = only_there.seats[0].forest
    inside = forest.layout.find("c3")
    for space in range(forest.layout.spaces):
        forest.restrict(space, -1 if space == inside else 0)
    assert legal(only_there) == ["end"]


@pytest.mark.rule("GLD-93")
def test_the_marker_stays_for_good() -> None:
    state = two("tmo,hac,mab", DIAMOND, store="1b,2b", other_edge=10, phase="extra")
    play(state, "enclose c3 2b")
    assert listed(state.seats[0].store) == "1b"
    assert refused(state, "place mab c3") == "GLD-27"
    play(state, "place tmo a1", "done")
    assert legal(state) == ["end"]
    assert "*2b" in state.position()


@pytest.mark.rule("GLD-94")
def test_a_placement_must_follow() -> None:
    state = example("V9")
    play(state, "enclose c5 2y")
    assert {text.split()[0] for text in legal(state)} == {"place"}
    assert refused(state, "end") == "GLD-94"
    assert refused(state, "claim tac") == "GLD-94"
    play(state, "place thm a1")
    assert "done" in legal(state)


@pytest.mark.rule("GLD-95", "GLD-96")
def test_several_extra_actions_in_a_row_without_refilling() -> None:
    two_diamonds = rows(
        r2="... ... mab ... ... mbc",
        r3="... hab ... hbb sbm ... tbo",
        r4="... ... sab ham ... hbc",
    )
    state = two("tmo,hac,sho", two_diamonds, store="1b,2b", other_edge=10, phase="extra")
    spaces = {text.split()[1] for text in legal(state) if text.startswith("enclose")}
    assert spaces == {"c3", "f3"}
    play(state, "enclose c3 1b", "place tmo a1", "done", "enclose f3 2b", "place hac a7", "done")
    assert legal(state) == ["end"]
    assert len(state.seats[0].rack) == 1


@pytest.mark.rule("GLD-97")
def test_an_enclosed_space_may_be_filled_by_a_tile() -> None:
    state = example("V30")
    play(state, "place hbb e4", "done")
    assert state.seats[0].forest.enclosed() == []
    assert state.seats[0].edge == 9


@pytest.mark.rule("GLD-98", "GLD-96")
def test_the_rack_is_refilled_at_the_end() -> None:
    state = two("tmo,hac,sho", rows(r4="... ... ... hab"), bag=40)
    play(state, "place tmo a1", "done")
    assert len(state.seats[0].rack) == 2
    play(state, "end")
    assert (len(state.seats[0].rack), len(state.bag), state.active) == (8, 34, 1)


@pytest.mark.rule("GLD-99", "GLD-100", "GLD-101")
@pytest.mark.parametrize(("bag", "rack", "ended"), [(2, 7, True), (3, 8, False), (0, 5, True)])
def test_a_short_bag(bag: int, rack: int, ended: bool) -> None:
    position = next(block for name, block, _ in examples() if name == "V34")
    state = table(position.replace("bag 2", f"bag {bag}"))
    play(state, "end")
    assert (len(state.seats[0].rack), len(state.bag), state.ended) == (rack, 0, ended)


@pytest.mark.rule("GLD-101")
def test_no_refill_after_the_trigger() -> None:
    state = two("tmo,hac,sho", rows(r4="... ... ... hab"), end="yes", start=1)
    play(state, "place tmo a1", "done", "end")
    assert (len(state.seats[0].rack), len(state.bag)) == (2, 60)


@pytest.mark.rule("GLD-102")
def test_then_the_next_seat_is_active() -> None:
    state = two("tmo,hac,sho", rows(r4="... ... ... hab"))
    play(state, "place tmo a1", "done", "end")
    assert (state.active, state.phase, state.laid) == (1, 0, ())
