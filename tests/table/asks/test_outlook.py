"""What every open thing is worth."""

import pytest

import hain
from hain import Dice, State
from hain.core.record import Record
from hain.table.asks.outlook import Prospect, outlook
from hain.table.asks.points import difference
from hain.table.asks.preview import preview
from hain.table.line import Line
from tests.rules.glade.tables import rows, two
from tests.tables import random_play

GLADE = hain.rules("glade")


def one_short_of_four() -> State:
    """Two tiles of seat 0 want a third and a fourth: hmo hbb ham, and the fourth brings its toadstool to the store."""
    return two("hhc hhc tac".replace(" ", ","), rows(r4="... hmo hbb ham"), glade="hhc:1y", edge=11)


def test_a_thing_is_worth_what_the_best_move_that_names_it_brings_once_the_turn_is_closed() -> None:
    """The Glade scores at `done`."""
    seen = outlook(GLADE, one_short_of_four(), 0)
    best = seen.things["tile:hhc"].best
    assert (best.closed, best.reveals) == ("done", False)
    assert best.gain == {"glade": -1, "store": 2}
    assert best.move in ("place hhc a4", "place hhc e4")
    assert seen.things["tile:hhc"].alone is None  # the space is still to be picked
    assert seen.things["space:e4"].best.points == 1


def test_with_a_thing_picked_all_others_are_worth_what_they_bring_together() -> None:
    seen = outlook(GLADE, one_short_of_four(), 0, ["tile:hhc/2"])
    assert set(seen.things) == {key for key in seen.things if key.startswith("space:")}
    assert seen.things["space:e4"].alone == seen.things["space:e4"].best
    assert seen.things["space:e4"].best.points == 1
    assert "space:e4" not in outlook(GLADE, one_short_of_four(), 0, ["tile:tac"]).things
    assert outlook(GLADE, one_short_of_four(), 0, ["tile:ham"]).things == {}


def test_what_names_nothing_more_is_told_by_itself() -> None:
    state = one_short_of_four()
    state.play(0, state.move(0, "place hhc e4"))
    seen = outlook(GLADE, state, 0)
    assert seen.moves[-1] == Prospect("done", "", False, {"glade": -1, "store": 2})


def test_points_that_depend_on_something_hidden_are_left_out() -> None:
    rules = hain.rules("waldgaertner")
    state = rules.setup(2, 3)
    for seat, _ in random_play(state, Dice(3)):
        for prospect in [promise.best for promise in outlook(rules, state, seat).things.values()]:
            tried = preview(rules, state, seat, [prospect.move]).strides[0]
            assert (prospect.reveals, prospect.gain) == (tried.reveals, tried.points)
            if tried.reveals:
                assert prospect.gain is None


@pytest.mark.parametrize("game", [rules.name for rules in hain.games()])
def test_what_is_promised_is_what_the_moves_then_bring(game: str) -> None:
    rules = hain.rules(game)
    line = Line(rules, Record(game, rules.version, 2, 5))
    dice = Dice(5)
    kept = 0
    while (owing := line.state.to_act()) and len(line.record.moves) < 200:
        seat = owing[0]
        seen = outlook(rules, line.state, seat)
        found = [*seen.moves, *(promise.best for promise in seen.things.values())]
        prospect = found[dice.below(len(found))]
        before = line.state.scores()[seat].data()
        for text in filter(None, (prospect.move, prospect.closed)):
            line.play(seat, text)
        after = line.state.scores()[seat].data()
        if not prospect.reveals:
            kept += 1
            assert difference(before, after) == prospect.gain
    assert kept > 20
