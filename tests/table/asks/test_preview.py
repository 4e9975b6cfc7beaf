"""What trying a move, or taking one back, must not tell."""

import pytest

import hain
from hain import Dice, Refused, Rules, State
from hain.core.known import Known, View
from hain.core.record import Record
from hain.table.asks.preview import preview
from hain.table.line import Line
from tests.rules.earth import tables as earth
from tests.rules.glade.tables import rows, two
from tests.rules.waldgaertner.tables import play, stack
from tests.rules.waldgaertner.test_10_examples import two_searchers
from tests.tables import random_play


def to_the_last_move(game: str, seats: int, seed: int) -> tuple[State, int, str]:
    """A state before its last decision, whose it is, and what was decided."""
    state = hain.rules(game).setup(seats, seed)
    found: list[tuple[State, int, str]] = []
    for mover, move in random_play(state, Dice(seed)):
        found = [(state.copy(), mover, state.text(move))]
    return found[0]


@pytest.mark.parametrize(("game", "seats"), [("glade", 3), ("waldgaertner", 3)])
def test_the_last_move_is_not_tried_for_a_look_at_what_is_shown_after_it(game: str, seats: int) -> None:
    state, seat, move = to_the_last_move(game, seats, 3)
    tried = preview(hain.rules(game), state, seat, [move])
    assert (tried.reveals, tried.known, tried.strides[0].events) == (True, None, [])


@pytest.mark.rule("EAR-254")
@pytest.mark.parametrize("seats", [2, 4])
def test_trying_the_last_move_of_earth_shows_no_hand(seats: int) -> None:
    state, mover, move = to_the_last_move("earth", seats, 3)
    tried = preview(hain.rules("earth"), state, mover, [move])
    assert tried.known is not None
    assert (tried.reveals, tried.strides[0].events) == (True, [])
    for before, after in zip(blocks(state.view(mover)), blocks(tried.known.view())):
        assert after["hand"] == before["hand"]


def test_what_earth_does_by_itself_after_a_move_is_not_shown_beforehand() -> None:
    """Whether a seat that has used its last ability is asked again hangs on the events in its hand."""
    state = earth.table(
        earth.seat("e13", hand="e05", doing="activate e13"), earth.seat(hand="e06", doing="bonus"), action="grow"
    )
    tried = preview(hain.rules("earth"), state, 0, ["skip"])
    assert (tried.reveals, tried.strides[0].events) == (True, [])
    assert tried.known is not None
    assert tried.known.view()["to_act"] == [0, 1]


def test_what_a_move_does_by_itself_is_shown_even_if_something_follows() -> None:
    state, seat, move = to_the_last_move("evergreen", 2, 3)
    tried = preview(hain.rules("evergreen"), state, seat, [move])
    assert tried.reveals
    assert tried.known is not None
    assert tried.known.view() != state.view(seat)


@pytest.mark.parametrize("game", [rules.name for rules in hain.games()])
def test_nothing_is_taken_back_after_the_end(game: str) -> None:
    rules = hain.rules(game)
    line = Line(rules, Record(game, rules.version, 2, 5))
    dice = Dice(5)
    while owing := line.state.to_act():
        line.play(owing[0], line.state.text(line.state.random_move(owing[0], dice)))
    before = str(line.record)
    for seat in range(2):
        assert not line.may_take_back(seat)
        with pytest.raises(Refused, match="over"):
            line.take_back(seat, obliging=(0, 1))
    assert str(line.record) == before


def test_several_moves_are_tried_one_after_another_and_each_says_what_it_brings() -> None:
    state = two("hhc,hhc,tac", rows(r4="... hmo hbb ham"), glade="hhc:1y", edge=11)
    before = state.save()
    tried = preview(hain.rules("glade"), state, 0, ["place hhc e4", "done"])
    assert state.save() == before
    assert [stride.move for stride in tried.strides] == ["place hhc e4", "done"]
    assert [stride.points for stride in tried.strides] == [{}, {"glade": -1, "store": 2}]
    assert [event.kind for event in tried.strides[0].events] == ["placed"]
    assert not tried.reveals
    for text in ("place hhc e4", "done"):
        state.play(0, state.move(0, text))
    assert tried.known is not None
    assert tried.known.view() == state.view(0)


def test_points_that_are_only_prepared_are_told_with_the_move_that_makes_them_count() -> None:
    state = two("hhc,hhc,tac", rows(r4="... hmo hbb ham"), glade="hhc:1y", edge=11)
    tried = preview(hain.rules("glade"), state, 0, ["place hhc e4"])
    assert tried.closing is not None
    assert (tried.closing.move, tried.closing.points) == ("done", {"glade": -1, "store": 2})
    assert preview(hain.rules("glade"), state, 0, ["place hhc e4", "done"]).closing is None


def test_nothing_is_tried_after_a_move_that_reveals() -> None:
    state = two("hhc,hhc,tac", rows(r4="... hmo hbb ham"), glade="hhc:1y", edge=11)
    tried = preview(hain.rules("glade"), state, 0, ["place hhc e4", "done", "end", "place tac a1"])
    assert [stride.move for stride in tried.strides] == ["place hhc e4", "done", "end"]
    assert (tried.reveals, tried.known, tried.strides[-1].points) == (True, None, None)


def test_what_is_not_possible_is_refused_wherever_it_stands() -> None:
    state = two("hhc,hhc,tac", rows(r4="... hmo hbb ham"), glade="hhc:1y", edge=11)
    for texts in (["done"], ["place hhc e4", "place tac a1"], [], ["done"] * 30):
        with pytest.raises(Refused):
            preview(hain.rules("glade"), state, 0, texts)


@pytest.mark.rule("WAG-111", "WAG-113")
def test_who_searches_beside_another_does_not_see_what_that_one_takes() -> None:
    state = two_searchers()
    play(state, "1 search market", "2 search 2", "1 take papau")
    card = stack(state, 2)[-1]
    tried = preview(hain.rules("waldgaertner"), state, 2, [f"take {card}"])
    assert (tried.reveals, tried.known) == (True, None)


@pytest.mark.parametrize("seed", range(3))
def test_to_choose_planting_tells_who_can_plant(seed: int) -> None:
    """So it is not tried for it, and not taken back after it."""
    rules = hain.rules("earth")
    state = rules.setup(3, seed)
    for mover, _ in random_play(state, Dice(seed)):
        if "choose plant" in [state.text(move) for move in state.moves(mover)]:
            tried = preview(rules, state, mover, ["choose plant"])
            assert (tried.reveals, tried.known) == (True, None)


def blocks(view: View) -> list[dict[str, object]]:
    found = view["seats"]
    assert isinstance(found, list)
    return found


def test_a_game_that_says_nothing_shows_nothing() -> None:
    class Mute(State):
        def position(self) -> str:
            return "all there is"

    state = Mute("mute")
    assert type(state.known(0)) is Known
    assert (state.view(0), state.view(None), state.diagram(lambda key, details: key, 0)) == ({}, {}, [])
    assert state.known(0).position() == ""


def test_what_is_known_holds_nothing_else() -> None:
    """The dice, too: whoever has them knows what comes."""
    for rules in hain.games():
        state = rules.setup(2, "0123456789abcdef" * 2)
        known = state.known(0)
        assert "0123456789abcdef" not in known.position() + repr(known.view())
        table: State = known.table  # type: ignore[attr-defined]
        assert table.save()["dice"] == 0
        assert _rules_know(rules, known)


def _rules_know(rules: Rules, known: Known) -> bool:
    return type(known).__module__ == f"hain.games.{rules.name}.known"
