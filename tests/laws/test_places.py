"""Things lie at places and travel along ways: whatever any eyes see change its place is told by an event, by the keys
that stand on their page. For every game that declares traces."""

import re
from collections.abc import Iterable, Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hain import Dice, Event, Rules, State, engine
from hain.core.trace import Trace, Traces
from tests.tables import TABLES, Mode

EXPLORING = settings.get_current_profile_name() == "explore"
few = settings(max_examples=60 if EXPLORING else 2 if engine.is_compiled() else 1, deadline=None)
EVERY = 1 if EXPLORING else 3 if engine.is_compiled() else 9  # moves between two looks, once a game is under way
AT_FIRST = 60
TRIED = 6  # moves at each look

OF_ANOTHER = re.compile(r":\d+/")
THING = re.compile(r"[a-z_]+:(\d+/)?[\w-]+(/\d+)?")
PLACE = re.compile(rf"{THING.pattern}|[a-z_]+")

every_table_with_traces = pytest.mark.parametrize(
    ("game", "seats", "mode"), [table for table in TABLES if getattr(table.values[0], "traces", Traces({})).lines]
)
Places = Mapping[str, str]


@every_table_with_traces
@few
@given(seed=st.integers(0, 2**62 - 1))
def test_whatever_changes_its_place_is_told_with_its_way(game: Rules, seats: int, mode: Mode, seed: int) -> None:
    state = game.setup(seats, seed, **mode)
    dice = Dice(seed)
    printed = {str(place) for place in _listed(game.box().get("places"))}
    step = 0
    while owing := state.to_act():
        seat = owing[dice.below(len(owing))]
        move = state.random_move(seat, dice)
        step += 1
        if step > AT_FIRST and step % EVERY:
            state.play(seat, move)
            continue
        text, log = state.text(move), list[Event]()
        before = pages(state, seats)
        for one in owing:
            assert_named(state, one, before[one], printed, dice)
        state.play(seat, move, log)
        after = pages(state, seats)
        for eyes in before:
            try:
                look(game, log, eyes, before[eyes], after[eyes], printed, seats)
            except AssertionError as error:
                raise AssertionError(f"seat {seat}: {text}, seen by {eyes}: {error}; {log}") from error


def assert_named(state: State, seat: int, page: Places, printed: set[str], dice: Dice) -> None:
    """What a seat's moves name is on its page, or printed."""
    grammar = state.grammar()
    on_page = printed.union(page.values(), map(grammar.plain, page))
    moves = state.moves(seat)
    for move in [*moves[:1], *(moves[dice.below(len(moves))] for _ in range(TRIED)), *moves[-1:]]:
        for key in grammar.keys(state.text(move), seat):
            is_there = key in on_page or OF_ANOTHER.sub(":", key) in printed
            assert is_there, f"seat {seat}: {state.text(move)} names {key}, which is not on the page"


def pages(state: State, seats: int) -> dict[int | None, Places]:
    found: dict[int | None, Places] = {eyes: state.known(eyes).places() for eyes in (None, *range(seats))}
    assert any(found.values())
    for page in found.values():
        assert all(THING.fullmatch(thing) for thing in page)
        assert all(PLACE.fullmatch(place) for place in page.values())
    return found


def look(
    game: Rules, log: list[Event], eyes: int | None, before: Places, after: Places, printed: set[str], seats: int
) -> None:
    traces = [game.traces.of(event.seen_by(eyes), eyes) for event in log]
    routes = routes_of(traces)
    for thing in before.keys() & after.keys():
        assert before[thing] == after[thing] or thing in routes, f"{thing} went from {before[thing]} to {after[thing]}"
    for thing, route in routes.items():
        assert before.get(thing, route[0]) == route[0], f"{thing} was at {before[thing]}"
        assert after.get(thing, route[-1]) == route[-1], f"{thing} is at {after[thing]}"
        assert thing in before or thing in after or len(route) > 2, f"{thing} came from nowhere"
    on_page = printed.union(before, before.values(), after, after.values(), routes)
    kinds = {thing.partition(":")[0] for thing in (*printed, *before, *after)}
    for trace in traces:
        for key in trace.things:
            assert is_known(key, on_page, kinds, seats), f"{key} is not on the page"


def routes_of(traces: Iterable[Trace]) -> dict[str, list[str]]:
    """For each thing that went the places of its route, which has no gaps."""
    found: dict[str, list[str]] = {}
    for trace in traces:
        for thing, origin, goal in trace.ways:
            if thing:
                route = found.setdefault(thing, [origin])
                assert route[-1] == origin, f"{thing} left {origin}, but was at {route[-1]}"
                route.append(goal)
    return found


def is_known(key: str, on_page: set[str], kinds: set[str], seats: int) -> bool:
    """Whether it is on the page, perhaps on the board of another seat, or is a shared zone or one of a seat. A text
    that is no id, or a number of something, is none of these."""
    if key in on_page or OF_ANOTHER.sub(":", key) in on_page:
        return True
    kind, _, owner = key.partition(":")
    return kind not in kinds and re.fullmatch(r"[a-z_]+(:[a-z]+)?|[a-z_]+:\d+", key) is not None and (
        not owner.isdecimal() or int(owner) < seats
    )  # fmt: skip


def _listed(value: object) -> list[object]:
    return value if isinstance(value, list) else []


TWO = Traces({"went": "card:{card} from hand:{seat} to space:{at}{space}", "told": "card:{count}; space:{at}{note}"})


class _Game(Rules):
    traces = TWO


PRINTED = {"space:d4", "space:d5"}


@pytest.mark.parametrize(
    ("event", "before", "after"),
    [
        (Event("went", 0, card="a", space="d4"), {"card:a": "hand:0"}, {"card:a": "space:d4"}),
        (Event("went", 1, card="a", space="d4"), {}, {"card:a": "space:1/d4"}),
        (Event("went", 0, card="a", space="d4"), {"card:a": "hand:0"}, {}),
    ],
)
def test_what_the_law_allows(event: Event, before: Places, after: Places) -> None:
    look(_Game(), [event], 0, before, after, PRINTED, 2)


@pytest.mark.parametrize(
    ("event", "before", "after", "reason"),
    [
        (Event("silent", 0), {"card:a": "hand:0"}, {"card:a": "deck"}, "card:a went from hand:0 to deck"),
        (Event("went", 0, card="a", space="d4"), {"card:a": "deck"}, {"card:a": "space:d4"}, "card:a was at deck"),
        (Event("went", 0, card="a", space="d4"), {"card:a": "hand:0"}, {"card:a": "space:d5"}, "card:a is at space:d5"),
        (Event("went", 0, card="a", space="d4"), {"card:b": "hand:0"}, {}, "card:a came from nowhere"),
        (Event("told", 0, count=3, note="d4"), {"card:b": "hand:0"}, {}, "card:3 is not on the page"),
        (Event("told", 0, count="b", note="a word"), {"card:b": "deck"}, {}, "space:a word is not on the page"),
    ],
)
def test_what_the_law_refuses(event: Event, before: Places, after: Places, reason: str) -> None:
    with pytest.raises(AssertionError, match=reason):
        look(_Game(), [event], 0, before, after, PRINTED, 2)
