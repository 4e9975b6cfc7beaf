"""Why a move is not legal: every reason with its rule, in every language."""

import inspect
import re
from collections.abc import Callable

import pytest

from hain import IllegalMove
from hain.games.earth import refusal
from hain.games.earth.state import EarthState
from hain.words import LANGUAGES, words
from tests.rules.earth.tables import Block, legal, play, seat, table

FULL = "e10 e11 e13 e14 / e15 e16 e17 e18 / e19 e20 e21 e22 / e23 e24 e25 e230"
GYRE = "gaia level=medium pass=1\ndeck 4\ncard g360"
OTHER = seat("e02", hand="e224")
Table = Callable[[], EarthState]


def at(action: str, doing: str, grid: str = "e01", other: Block = OTHER, **lines: str | int) -> Table:
    """Seat 0, active, in the middle of an action."""
    return lambda: table({**seat(grid, doing=doing), **lines}, other, action=action)


def after(start: Table, *moves: str) -> Table:
    """A table after some more moves."""

    def played() -> EarthState:
        state = start()
        play(state, *moves)
        return state

    return played


def choosing(grid: str = "e01", **lines: str | int) -> Table:
    return lambda: table({**seat(grid), **lines}, OTHER)


def bonus(action: str, grid: str = "-", **lines: str | int) -> Table:
    """Seat 0 as an other seat."""
    return lambda: table({**seat(grid, doing="bonus"), **lines}, OTHER, action=action, active=1)


def sides() -> EarthState:
    blocks = (
        seat(board="- -", dealt="i285 c295 y305", doing="sides"),
        seat(board="- -", dealt="i286 c296 y306", doing="sides"),
    )
    return table(*blocks, head="phase=sides", turn=0, active=-1)


def starting() -> EarthState:
    blocks = (seat(hand="e05 e06 e07", doing="start 2"), seat(hand="e09"))
    return table(*blocks, head="phase=start", turn=0, active=-1)


def last() -> EarthState:
    return table(seat("e01+1s", doing="last"), OTHER, action="plant", head="phase=last", turn=200, active=1)


def over() -> EarthState:
    return table(seat(hand="e05"), seat(), action="plant", head="phase=over", turn=200, active=1)


def leaf() -> EarthState:
    return table(seat("e01", doing="leaf"), gaia=GYRE, active=-1, turn=4, fauna="f358a: f350b: f344b: f340a:")


def teams() -> EarthState:
    blocks = (seat("e01", doing="activate"), seat(), seat(), seat())
    return table(*blocks, action="water", head="teams=on", lines=("pool 0 soil=2", "pool 1 soil=9"))


planting = at("plant", "plant 2", "e01 e230", soil=2, hand="e05 e33 e45 e06 e223")
paying_with_cards = after(at("plant", "plant 2", soil=1, hand="e191 e05 e06 e07"), "0 plant e191 d5")
paying_with_sprouts = after(at("plant", "plant 2", "e01+2s e05+3s", hand="e192 e06"), "0 plant e192 d5")
paying_with_growth = after(at("plant", "plant 2", "e01+2g e13+3g", hand="e195 e06"), "0 plant e195 d5")
second = after(at("plant", "plant 2", "e01+3s", hand="e33 e90 e223"), "0 plant e33 d5", "0 plant e90 d3")
keeping = at("plant", "keep e57 e58 e60 e62")
watering = at("water", "place sprout 6", "e05+5s e33+3s e14 e26", hand="e223")
growing = at("grow", "place growth 2", "e33+1g e14")
sprouting = after(watering, "0 sprout f4")
unsprouting = after(at("grow", "activate e174", "e174+2s e05+1s e01", hand="e06 e223"), "0 use e174")
ungrowing = after(at("grow", "activate e164", "e164+1g e01+2g e13"), "0 use e164")
discarding = after(at("grow", "activate e64", "e64", hand="e06 e07"), "0 use e64")
composting = after(at("compost", "activate e81", "e81", hand="e05 e06 e07 e09"), "0 use e81")
picking = after(choosing(hand="e262", compost="e05 e06 e07 e09"), "0 event e262")
asked = after(choosing(), "0 part", "0 choose compost")
on_each = after(at("water", "activate e83", "e83 / e05 / e14+6s / e01"), "0 use e83")
around = after(at("grow", "activate e268", "e268 e01 e13"), "0 use e268")
ordering = at("water", "order", "e05 e48", board="i292a c298a y329a")
activating = at("grow", "activate e33 e282 e10", "e13 e33 / e282 e10", hand="e06")

REFUSALS: list[tuple[Table, str, str, str]] = [
    (choosing(), "0 plant e284 d4", "EAR-255", "no-card"),
    (choosing(), "0 sprout h4", "EAR-255", "no-space"),
    (choosing(), "0 plant e33 d8", "EAR-255", "no-space"),
    (choosing(), "0 island y305a", "EAR-255", "no-card"),
    (choosing(), "0 claim draw e999", "EAR-255", "no-card"),
    (choosing(), "0 dance", "EAR-256", "no-move"),
    (choosing(), "2 choose grow", "EAR-1", "no-seat"),
    (over, "0 compost e05", "EAR-178", "game-over"),
    (after(sides, "0 island i285a", "0 climate c295a", "0 eco y305a"), "0 done", "EAR-90", "has-decided"),
    (starting, "1 done", "EAR-92", "has-decided"),
    (choosing(), "1 done", "EAR-97", "not-begun"),
    (at("grow", "activate e33", "e33+3s"), "1 done", "EAR-97", "part-finished"),
    # in the middle of an effect
    (unsprouting, "0 event e223", "EAR-103", "not-in-between"),
    (unsprouting, "0 part", "EAR-103", "not-in-between"),
    (unsprouting, "0 claim soil 1", "EAR-103", "not-in-between"),
    (sprouting, "0 convert", "EAR-167", "not-in-between"),
    (paying_with_cards, "0 pay", "EAR-135", "soil-short"),
    (unsprouting, "0 unsprout f4", "EAR-30", "no-sprout"),
    (paying_with_sprouts, "0 unsprout d5", "EAR-30", "no-sprout"),
    (ungrowing, "0 ungrow f4", "EAR-31", "no-growth"),
    (paying_with_growth, "0 ungrow d5", "EAR-31", "no-growth"),
    (sprouting, "0 sprout a1", "EAR-112", "empty-space"),
    (sprouting, "0 sprout e4", "EAR-37", "no-room"),
    (after(growing, "0 grow e4"), "0 grow d4", "EAR-38", "no-room"),
    (on_each, "0 sprout d7", "EAR-43", "not-permitted"),
    (around, "0 grow f4", "EAR-44", "not-permitted"),
    (after(on_each, "0 sprout d4"), "0 sprout d4", "EAR-43", "not-permitted"),
    (composting, "0 compost e10", "EAR-115", "not-in-hand"),
    (discarding, "0 compost e10", "EAR-33", "not-in-hand"),
    (paying_with_cards, "0 compost e191", "EAR-135", "not-in-hand"),
    (asked, "0 amount 6", "EAR-111", "too-much"),
    (composting, "0 all", "EAR-115", "too-many-cards"),
    # set-up and the four cards
    (sides, "0 island i286a", "EAR-89", "not-dealt"),
    (sides, "0 climate c295a", "EAR-89", "not-dealt"),
    (keeping, "0 keep e33", "EAR-141", "not-drawn"),
    (starting, "0 compost e33", "EAR-92", "not-in-hand"),
    # free points
    (choosing(hand="e05"), "0 event e223", "EAR-163", "not-in-hand"),
    (choosing(hand="e05"), "0 event e05", "EAR-162", "no-event"),
    (choosing(hand="e207"), "0 event e207", "EAR-163", "cannot-pay"),
    (choosing("e01+2s"), "0 convert", "EAR-166", "few-sprouts"),
    (after(choosing(), "0 part"), "0 part", "EAR-111", "no-part"),
    (second, "0 part", "EAR-142", "no-part"),
    (teams, "0 claim soil 3", "EAR-239", "nothing-to-claim"),
    (teams, "0 claim sprout d4", "EAR-239", "nothing-to-claim"),
    (choosing(), "0 claim soil 1", "EAR-239", "no-teams"),
    (choosing("e178"), "0 choose compost", "EAR-125", "forbidden"),
    # planting
    (planting, "0 plant e10 d5", "EAR-129", "not-in-hand"),
    (planting, "0 plant e223 d5", "EAR-129", "no-plant"),
    (at("plant", "plant 2", FULL, at="d4", hand="e33 e45"), "0 plant e33 c3", "EAR-140", "grid-full"),
    (planting, "0 plant e05 d4", "EAR-131", "taken-space"),
    (at("plant", "plant 2", "-", hand="e33"), "0 plant e33 d5", "EAR-130", "first-card"),
    (planting, "0 plant e05 a1", "EAR-131", "apart"),
    (at("plant", "plant 2", "e10 e11 e13 e14", hand="e33"), "0 plant e33 c4", "EAR-132", "outside"),
    (planting, "0 plant e06 d5", "EAR-136", "too-dear"),
    (at("plant", "plant 2", hand="e191 e05 e06"), "0 plant e191 d5", "EAR-136", "means-short"),
    (planting, "0 replace e10 e4", "EAR-138", "not-in-hand"),
    (planting, "0 replace e223 e4", "EAR-129", "no-plant"),
    (planting, "0 replace e45 d4", "EAR-138", "not-replaceable"),
    (planting, "0 replace e05 e4", "EAR-138", "wrong-color"),
    # the bonus of an other seat
    (bonus("water", "e26"), "0 take sprout", "EAR-151", "no-room-at-all"),
    (bonus("grow", "e26"), "0 take growth", "EAR-151", "no-room-at-all"),
    (bonus("grow", "e01"), "0 take soil", "EAR-149", "not-offered"),
    # the first bonus piece
    (watering, "0 sprout d5", "EAR-112", "empty-space"),
    (watering, "0 sprout g4", "EAR-37", "no-room"),
    (growing, "0 grow d4", "EAR-38", "no-room"),
    (leaf, "0 leaf f344b", "EAR-213", "no-leaf"),
    # activating
    (at("grow", "activate e10", "e10", hand="e223"), "0 skip", "EAR-158", "nothing-usable"),
    (at("grow", "activate e10", "e10", hand="e223"), "0 all", "EAR-159", "nothing-usable"),
    (at("grow", "activate e10 e33", "e10 e33", compost=1), "0 all", "EAR-159", "nothing-plain"),
    (after(bonus("grow", board="i289a c303a y329a", hand="e223"), "0 pass"), "0 use c303a", "EAR-41", "not-for-you"),
    (activating, "0 use e13", "EAR-156", "passed-over"),
    (activating, "0 use e05", "EAR-153", "not-in-list"),
    (activating, "0 use c295a", "EAR-153", "not-in-list"),
    (activating, "0 copy e280 e33", "EAR-153", "not-in-list"),
    (activating, "0 copy e33 e282", "EAR-47", "no-copier"),
    (activating, "0 copy e282 e10", "EAR-47", "not-copied"),
    (activating, "0 copy e282 i287a", "EAR-48", "not-copied"),
    (activating, "0 use e282", "EAR-155", "say-what-to-copy"),
    (at("grow", "activate e282", "e282 e10", hand="e223"), "0 use e282", "EAR-117", "not-usable"),
    (activating, "0 use e10", "EAR-117", "not-usable"),
    # moves of another moment
    (sides, "0 done", "EAR-89", "now-sides"),
    (starting, "0 done", "EAR-92", "now-start"),
    (choosing(), "0 done", "EAR-124", "now-action"),
    (planting, "0 choose grow", "EAR-128", "now-plant"),
    (second, "0 plant e05 d6", "EAR-142", "now-second"),
    (keeping, "0 done", "EAR-141", "now-keep"),
    (bonus("grow"), "0 done", "EAR-149", "now-bonus"),
    (watering, "0 grow f4", "EAR-112", "now-place"),
    (growing, "0 sprout e4", "EAR-112", "now-place"),
    (sprouting, "0 grow f4", "EAR-112", "now-place"),
    (after(growing, "0 grow e4"), "0 pass", "EAR-112", "now-place"),
    (ordering, "0 use e05", "EAR-154", "now-order"),
    (activating, "0 order grid", "EAR-155", "now-activate"),
    (last, "0 choose grow", "EAR-177", "now-last"),
    (leaf, "0 done", "EAR-213", "now-leaf"),
    (paying_with_cards, "0 done", "EAR-135", "now-price"),
    (paying_with_sprouts, "0 compost e06", "EAR-135", "now-price"),
    (paying_with_cards, "0 unsprout d4", "EAR-135", "now-price"),
    (unsprouting, "0 done", "EAR-106", "now-unsprout"),
    (ungrowing, "0 unsprout d4", "EAR-106", "now-ungrow"),
    (discarding, "0 done", "EAR-106", "now-compost-cost"),
    (asked, "0 done", "EAR-111", "now-amount"),
    (composting, "0 pass", "EAR-115", "now-compost"),
    (picking, "0 pick e05", "EAR-116", "now-pick"),
]


def refused_move(state: EarthState, text: str) -> IllegalMove:
    before = state.save()
    with pytest.raises(IllegalMove) as caught:
        play(state, text)
    assert state.save() == before
    return caught.value


def check(error: IllegalMove, rule: str, key: str) -> None:
    assert (error.rule, error.key) == (rule, f"earth-{key}")
    assert [language for language in LANGUAGES if len(words(language).error(error)) <= 10] == []


@pytest.mark.parametrize(
    ("start", "text", "rule", "key"),
    [pytest.param(*entry, marks=pytest.mark.rule(entry[2]), id=f"{entry[3]}: {entry[1]}") for entry in REFUSALS],
)
def test_a_move_is_refused_with_its_rule_and_reason(start: Table, text: str, rule: str, key: str) -> None:
    state = start()
    number, _, move = text.partition(" ")
    assert move not in legal(state, int(number))
    check(refused_move(state, text), rule, key)


@pytest.mark.rule("EAR-230")
def test_a_seat_waits_for_the_reveal() -> None:
    blocks = (seat("e01", hand="e05 e33", doing="plant 2"), seat(hand="e07 e90", doing="plant 1"))
    state = table(*blocks, action="plant", head="secret=on")
    play(state, "1 done")
    check(refused_move(state, "1 plant e90 d4"), "EAR-230", "wait-for-reveal")


@pytest.mark.rule("EAR-256")
@pytest.mark.parametrize("move", [-1, 10**9, 7])
def test_a_number_that_is_no_move_is_refused(move: int) -> None:
    state = choosing()()
    before = state.save()
    with pytest.raises(IllegalMove) as caught:
        state.play(0, move)
    check(caught.value, "EAR-256", "no-move")
    assert state.save() == before


def test_every_reason_is_shown_here() -> None:
    reasons = set(re.findall(r'"earth-([a-z-]+)"', inspect.getsource(refusal)))
    misread = {"no-move", "no-card", "no-space", "no-copier"}
    assert reasons | misread == {key for *_, key in REFUSALS} | {"wait-for-reveal"}
