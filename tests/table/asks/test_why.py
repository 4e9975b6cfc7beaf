"""Why something is not open: the reason and the rule."""

import pytest

import hain
from hain import Dice, IllegalMove
from hain.table.asks.outlook import outlook
from hain.table.asks.why import reasoning, why_closed, why_not
from tests.rules.glade.tables import rows, two
from tests.tables import random_play


def reason(found: object) -> str:
    assert isinstance(found, IllegalMove)
    return f"{found.rule} {found.key}"


def test_a_move_says_its_own_reason_and_nothing_if_it_can_be_made() -> None:
    state = hain.rules("evergreen").setup(2, 7)
    assert why_not(state, 1, "draft wild-bush") is None
    assert reason(why_not(state, 1, "plant a1")) == "EVG-34 evergreen-draft-first"


def test_a_thing_says_why_no_move_can_name_it() -> None:
    state = two("hhc,tac", rows(r4="... hmo hbb ham"))
    assert why_closed(state, 0, "space:e4") is None
    assert reason(why_closed(state, 0, "space:d4")) == "GLD-27 glade-not-empty"
    assert reason(why_closed(state, 0, "tile:sbb")) == "GLD-44 glade-not-on-rack"
    assert reason(why_closed(state, 0, "glade:sbb")) == "GLD-75 glade-not-on-rack"
    assert reason(why_closed(state, 1, "space:e4")).startswith("GLD-40")


def test_with_something_picked_the_reason_is_about_both() -> None:
    state = two("hhc,tac", rows(r4="... hmo hbb ham"))
    assert why_closed(state, 0, "space:e4", ["tile:hhc"]) is None
    found = why_closed(state, 0, "space:e4", ["tile:tac"])
    assert reason(found) == "GLD-27 glade-not-open"
    assert isinstance(found, IllegalMove)
    assert found.details["tile"] == "tac"


def test_a_move_that_nobody_made_is_not_quoted() -> None:
    state = two("hhc,tac", rows(r4="... hmo hbb ham"))
    state.play(0, state.move(0, "place hhc e4"))
    assert reason(why_closed(state, 0, "glade:hhc")) == "GLD-47 ask-not-now"
    assert "“" not in str(why_closed(state, 0, "glade:hhc"))


def test_what_is_no_thing_at_all_has_an_answer_too() -> None:
    for rules in hain.games():
        state = rules.setup(2, 7)
        for seat in range(2):
            for key in ("", ":", "card:", "space:9/99/9", "tile:{seat}", "card:" + "x" * 190):
                assert why_closed(state, seat, key) is not None


@pytest.mark.parametrize("game", [rules.name for rules in hain.games()])
def test_there_is_a_reason_for_exactly_what_is_not_open(game: str) -> None:
    rules = hain.rules(game)
    state = rules.setup(2, 7)
    seen: dict[int, set[str]] = {0: set(), 1: set()}
    for step, _ in enumerate(random_play(state, Dice(7))):
        if step % 9 == 0:
            for eyes in range(2):
                open_now = set(outlook(rules, state, eyes).things)
                seen[eyes] |= open_now
                for key in sorted(seen[eyes])[:40]:
                    assert (why_closed(state, eyes, key) is None) == (key in open_now), key


def test_a_reason_is_sought_in_small_steps_however_many_moves_there_are() -> None:
    """Between two of them others are served."""
    state = two("hhc,tac", rows(r4="... hmo hbb ham"))
    for thing in ("space:d4", "tile:sbb", "nothing"):
        assert sum(1 for _ in reasoning(state, 0, thing)) >= 2 * len(state.moves(0)) > 2
