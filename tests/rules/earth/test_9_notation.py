"""Ids, moves and positions as text."""

import json
import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pytest

from hain import Dice
from hain.games.earth.rules import RULES
from hain.games.earth.state import EarthState
from tests.rules.earth.tables import (
    Block,
    compost,
    deck,
    grid,
    hand,
    legal,
    names,
    play,
    point,
    ranks,
    read,
    refused,
    seat,
    setup,
    soil,
    table,
)

OTHER = seat("e02", hand="e224")
GAIA = """gaia level=medium pass=1
deck g362 g360 g365 g361
card g363
soil 7
sprouts 12
growth 14
compost e40 e41
pile e03 e208"""
LEAF = GAIA.replace("card g363", "card g360").replace("g362 g360", "g362 g363")
EMPTY_POOLS = ("pool 0 soil=0", "pool 1 soil=0")
FULL_POOLS = ("pool 0 soil=3 sprout=2 growth=1 compost=e21,e22 draw=e23,e25", "pool 1 soil=0")


class Decision(NamedTuple):
    """A table, moves that lead to a decision of a seat, what the seat is doing then, and move texts that are legal."""

    table: Callable[[], EarthState]
    moves: tuple[str, ...]
    doing: str
    texts: tuple[str, ...]
    number: int = 0


def sides() -> EarthState:
    blocks = (
        seat(board="- -", dealt="i285 c295 y305", doing="sides"),
        seat(board="i286a c296a y306a", dealt="i286 c296 y306"),
    )
    return table(*blocks, head="phase=sides", turn=0, active=-1)


def starting() -> EarthState:
    first = (seat(hand="e05 e06 e07", doing="start 2"), seat(hand="e09 e11", doing="start 1"))
    return table(*first, head="phase=start", turn=0, active=-1)


def choosing(grid: str = "e01+3s", other: Block = OTHER, **lines: str | int) -> EarthState:
    return table({**seat(grid), **lines}, other, deck="e57 e58 e60 e62 #80")


def acting(action: str, grid: str, doing: str, **lines: str | int) -> EarthState:
    """The active seat in the middle of its action."""
    return table({**seat(grid, doing=doing), **lines}, OTHER, action=action, deck="e57 e58 e60 e62 #80")


def bonus(action: str) -> EarthState:
    return table(seat("e15+1s", doing="bonus"), OTHER, action=action, active=1)


def last() -> EarthState:
    own = (seat("e01+4s", doing="last"), seat(hand="e223", doing="last"))
    return table(*own, action="plant", head="phase=last", turn=200, active=1)


def secret() -> EarthState:
    blocks = (seat("e10+1s e05+2s", hand="e33 e192 e223", doing="plant 2"), seat(hand="e07 e90", doing="plant 1"))
    return table(*blocks, action="plant", head="secret=on")


def teams(pools: Sequence[str] = FULL_POOLS) -> EarthState:
    blocks = (seat("e01"), seat(), seat("e10"), seat())
    return table(*blocks, head="teams=on", lines=pools, deck="e57 e58 e60 e62 #80")


def solo(gaia: str = GAIA, action: str = "", active: int = 0, **lines: str | int) -> EarthState:
    return table({**seat("e01+3s"), **lines}, gaia=gaia, action=action, active=active, turn=4 if active < 0 else 3)


BOARD = "i292a c298a y329a"  # both with an ability for water
DECISIONS = {
    "island": Decision(sides, (), "sides", ("island i285a", "island i285b")),
    "climate": Decision(sides, ("0 island i285b",), "sides", ("climate c295a", "climate c295b")),
    "ecosystem": Decision(sides, ("0 island i285b", "0 climate c295b"), "sides", ("eco y305a", "eco y305b")),
    "start": Decision(starting, ("0 compost e05",), "start 1", ("compost e06", "compost e07")),
    "action": Decision(
        lambda: choosing(hand="e223"),
        (),
        "action",
        ("choose plant", "choose compost", "choose water", "choose grow", "event e223", "convert", "part"),
    ),
    "planting": Decision(
        lambda: choosing("e01 e230", hand="e33 e45", soil=5),
        ("0 choose plant",),
        "plant 2",
        ("plant e33 d5", "replace e45 e4", "done"),
    ),
    "second planting": Decision(
        lambda: choosing(hand="e33 e45", soil=5),
        ("0 choose plant", "0 plant e33 d5"),
        "plant 1",
        ("plant e45 e6", "done"),
    ),
    "other planting": Decision(
        lambda: choosing(other=seat("e10", hand="e33 e45")), ("0 choose plant",), "plant 1", ("plant e33 c3", "done"), 1
    ),
    "events after two plantings": Decision(
        lambda: choosing(hand="e33 e90 e223"),
        ("0 choose plant", "0 plant e33 d5", "0 plant e90 d3"),
        "second",
        ("event e223", "done"),
    ),
    "waiting for the reveal": Decision(secret, ("1 plant e90 d4",), "reveal", (), 1),
    "keep": Decision(lambda: choosing("e01"), ("0 choose plant",), "keep e57 e58 e60 e62", ("keep e57", "keep e62")),
    "bonus of compost": Decision(lambda: bonus("compost"), (), "bonus", ("take soil", "take deck", "part", "pass")),
    "bonus of water": Decision(lambda: bonus("water"), (), "bonus", ("take sprout", "take soil", "pass")),
    "bonus of grow": Decision(lambda: bonus("grow"), (), "bonus", ("take draw", "take growth", "pass")),
    "sprouts": Decision(
        choosing, ("0 choose water",), "place sprout 6", ("all", "sprout d4", "convert", "part", "done")
    ),
    "more sprouts": Decision(
        lambda: choosing("e05 e01"),
        ("0 choose water", "0 sprout d4", "0 sprout e4"),
        "place sprout 4 for bonus, then soil 2",
        ("all", "sprout d4", "sprout e4", "done"),
    ),
    "growth": Decision(choosing, ("0 choose grow",), "place growth 2", ("all", "grow d4", "done")),
    "more growth": Decision(
        choosing,
        ("0 choose grow", "0 grow d4"),
        "place growth 1 for bonus, then activation",
        ("all", "grow d4", "done"),
    ),
    "bonus pieces of an other seat": Decision(
        lambda: bonus("water"),
        ("0 take sprout", "0 sprout d4"),
        "place sprout 1 for bonus, then activation",
        ("sprout d4", "done"),
    ),
    "order": Decision(
        lambda: acting("water", "e05 e48", "order", board=BOARD, hand="e06"), (), "order", ("order board", "order grid")
    ),
    "board first": Decision(
        lambda: acting("water", "e05+1s e48", "order", board=BOARD),
        ("0 order board",),
        "activate i292a c298a e05 e48",
        ("use i292a", "use c298a", "use e05", "use e48", "all", "skip", "done"),
    ),
    "grid first": Decision(
        lambda: acting("water", "e05+1s e48", "order", board=BOARD),
        ("0 order grid", "0 use e05", "0 done"),
        "activate e48 i292a c298a",
        ("use e48", "use i292a", "use c298a", "all", "skip", "done"),
    ),
    "copying": Decision(
        lambda: acting("grow", "e282 e33 e13", "activate e282 e33 e13"),
        (),
        "activate e282 e33 e13",
        ("copy e282 e33", "copy e282 e13", "use e33", "skip", "done"),
    ),
    "an empty list": Decision(
        lambda: acting("grow", "e33+3s", "activate e33"), ("0 use e33",), "activate", ("convert", "done")
    ),
    "paying with cards": Decision(
        lambda: acting("plant", "e01", "plant 2", soil=2, hand="e191 e05 e06 e07"),
        ("0 plant e191 d5", "0 compost e06", "0 compost e05"),
        "pay 2 on d5 for e191, then plant 1",
        ("pay", "compost e07"),
    ),
    "paying with sprouts": Decision(
        lambda: acting("plant", "e01+2s e05+3s", "plant 2", hand="e192 e06 e07"),
        ("0 plant e192 d5", "0 unsprout d4"),
        "pay 2 on d5 for e192, then plant 1",
        ("unsprout d4", "unsprout e4"),
    ),
    "paying with growth": Decision(
        lambda: acting("plant", "e01+1g e13+3g", "plant 2", soil=4, hand="e195 e06 e07"),
        ("0 plant e195 d5",),
        "pay 4 on d5 for e195, then plant 1",
        ("pay", "ungrow d4", "ungrow e4"),
    ),
    "paying sprouts": Decision(
        lambda: acting("grow", "e174+2s e05+1s", "activate e174"),
        ("0 use e174",),
        "pay unsprout 1 for e174, then gain soil 2, then activate",
        ("unsprout d4", "unsprout e4"),
    ),
    "paying growth": Decision(
        lambda: acting("grow", "e164+1g e01+2g", "activate e164 e01"),
        ("0 use e164",),
        "pay ungrow 1 for e164, then gain soil 3, then activate e01",
        ("ungrow d4", "ungrow e4"),
    ),
    "paying sprouts and growth": Decision(
        lambda: acting("grow", "e252+2s2g e01+1s", "activate e252", hand="e06 e07"),
        ("0 use e252",),
        "pay unsprout 1 for e252, then pay ungrow 1, then gain soil 2, then compost 1, then activate",
        ("unsprout d4", "unsprout e4"),
    ),
    "paying hand cards": Decision(
        lambda: acting("grow", "e64", "activate e64", hand="e06 e07"),
        ("0 use e64",),
        "pay compost 1 for e64, then gain draw 2, then activate",
        ("compost e06", "compost e07"),
    ),
    "converting": Decision(
        lambda: choosing("e01+3s e05+2s"),
        ("0 convert", "0 unsprout e4"),
        "pay unsprout 2 for conversion, then gain soil 2, then action",
        ("unsprout d4", "unsprout e4"),
    ),
    "an amount of cards": Decision(
        lambda: choosing("e01"),
        ("0 part", "0 choose grow"),
        "gain draw 4 for bonus, then place growth 2",
        ("amount 0", "amount 1", "amount 2", "amount 3", "amount 4"),
    ),
    "an amount of soil": Decision(
        lambda: choosing("e01"),
        ("0 part", "0 choose compost"),
        "gain soil 5 for bonus, then cards 2",
        ("amount 0", "amount 5"),
    ),
    "an amount of soil and deck": Decision(
        lambda: acting("plant", "e178 e33", "activate e178"),
        ("0 part", "0 use e178"),
        "gain soil 1 for e178, then gain deck 2, then activate",
        ("amount 0", "amount 1"),
    ),
    "an amount of deck": Decision(
        lambda: acting("plant", "e178 e33", "activate e178"),
        ("0 part", "0 use e178", "0 amount 1"),
        "gain deck 2 for e178, then activate",
        ("amount 0", "amount 1", "amount 2"),
    ),
    "an amount while using all": Decision(
        lambda: acting("grow", "e33 e49 e13", "activate e33 e49 e13"),
        ("0 part", "0 all"),
        "gain soil 2 for e33, then all, then activate e49 e13",
        ("amount 0", "amount 2"),
    ),
    "one piece on each": Decision(
        lambda: acting("water", "e83 / e05 / e01 / e14", "activate e83 e05"),
        ("0 use e83", "0 sprout d5"),
        "place sprout 1 each d4 d7 for e83, then activate e05",
        ("all", "sprout d4", "sprout d7", "done"),
    ),
    "pieces around a card": Decision(
        lambda: acting("grow", "e268 e01 / e13 e229", "activate e268 e01 e13 e229"),
        ("0 use e268", "0 grow e4"),
        "place growth 2 on c3 d3 e3 c4 e4 c5 d5 e5 for e268, then activate e01 e13 e229",
        ("all", "grow e4", "grow d5", "grow e5", "done"),
    ),
    "pieces of two kinds": Decision(
        lambda: acting("grow", "e01 e05", "activate e01"),
        ("0 use e01",),
        "place sprout 1 for e01, then place growth 1, then activate",
        ("all", "sprout d4", "sprout e4", "done"),
    ),
    "pieces of a planted card": Decision(
        lambda: acting("plant", "e01", "plant 1", soil=4, hand="e265 e06", planted="e01@d4"),
        ("0 plant e265 d5", "0 sprout d5"),
        "place sprout 4 for e265, then plant 0",
        ("all", "sprout d4", "sprout d5", "done"),
    ),
    "composting": Decision(
        lambda: acting("compost", "e81 e33", "activate e81", hand="e05 e06 e07 e09"),
        ("0 use e81", "0 compost e06"),
        "compost 2 for e81, then activate",
        ("compost e05", "compost e07", "compost e09", "done"),
    ),
    "composting all": Decision(
        lambda: acting("compost", "e81", "activate e81", hand="e06 e07"),
        ("0 use e81",),
        "compost 3 for e81, then activate",
        ("all", "compost e06", "compost e07", "done"),
    ),
    "pick": Decision(
        lambda: choosing(board="i285b c295a y329a", hand="e262", compost="e05 e06 e07 e09"),
        ("0 event e262",),
        "pick 3 for e262, then action",
        ("pick e09", "pick e07", "pick e06", "pass"),
    ),
    "last chance": Decision(last, (), "last", ("convert", "part", "done")),
    "leaf": Decision(
        lambda: solo(LEAF, active=-1, doing="leaf"), (), "leaf", ("leaf f358a", "leaf f350b", "convert", "part")
    ),
    "the player in a turn of Gaia": Decision(
        lambda: solo(active=-1, action="grow", doing="bonus"), (), "bonus", ("take draw", "take growth", "part", "pass")
    ),
    "claims": Decision(
        teams,
        (),
        "action",
        ("claim soil 1", "claim soil 3", "claim compost 2", "claim draw e23", "claim sprout d4", "claim growth d4"),
    ),
    "a partner asked again": Decision(
        lambda: teams(pools=EMPTY_POOLS),
        ("0 choose grow", "2 pass", "2 done", "0 use e01"),
        "activate",
        ("claim draw e57", "claim growth d4", "done"),
        2,
    ),
    "secret payment": Decision(
        secret,
        ("0 plant e192 d5", "0 unsprout e4"),
        "pay 2 on d5 for e192, then plant 1",
        ("unsprout d4", "unsprout e4"),
    ),
}
every_decision = pytest.mark.parametrize("name", DECISIONS)


def reach(name: str) -> tuple[EarthState, Decision]:
    decision = DECISIONS[name]
    state = decision.table()
    play(state, *decision.moves)
    return state, decision


# ids and moves


@pytest.mark.rule("EAR-256")
@every_decision
def test_every_kind_of_move_reads_back(name: str) -> None:
    state, decision = reach(name)
    assert [text for text in decision.texts if text not in legal(state, decision.number)] == []
    assert [state.text(state.move(decision.number, text)) for text in decision.texts] == list(decision.texts)


@pytest.mark.rule("EAR-256")
def test_all_kinds_of_moves_are_shown_here() -> None:
    shown = {text for decision in DECISIONS.values() for text in decision.texts}
    kinds = {text if text.split()[0] in ("choose", "take", "order", "claim") else text.split()[0] for text in shown}
    assert {re.sub(r" ([a-g]\d|e\d+|\d)$", "", kind) for kind in kinds} == {
        "island", "climate", "eco", "choose plant", "choose compost", "choose water", "choose grow", "plant", "replace",
        "pay", "keep", "take soil", "take deck", "take sprout", "take draw", "take growth", "order board", "order grid",
        "use", "copy", "skip", "sprout", "grow", "unsprout", "ungrow", "compost", "pick", "event", "convert", "part",
        "amount", "all", "done", "pass", "leaf", "claim soil", "claim compost", "claim draw", "claim sprout",
        "claim growth",
    }  # fmt: skip


@pytest.mark.rule("EAR-256")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (2, {"secret_planting": "on"}),
        (3, {"mode": "advanced"}),
        (4, {"teams": "on"}),
        (5, {"mode": "beginner"}),
    ],
)
def test_every_legal_move_has_one_text_and_names_only_what_the_seat_sees(seats: int, options: dict[str, str]) -> None:
    state = setup(seats, 2, **options)
    dice = Dice(3)
    for _ in range(120):
        for number in state.to_act():
            texts = legal(state, number)
            assert len(set(texts)) == len(texts)
            assert [state.move(number, text) for text in texts] == state.moves(number)
            cards = set(re.findall(r"\b[eicyf]\d{2,3}[ab]?\b", " ".join(texts)))
            assert cards <= set(re.findall(r"\b[eicyf]\d{2,3}[ab]?\b", json.dumps(state.view(number))))
        owing = state.to_act()
        actor = owing[dice.below(len(owing))]
        state.play(actor, state.random_move(actor, dice))


@pytest.mark.rule("EAR-255")
def test_two_digits_make_a_card_and_one_a_space() -> None:
    state, _ = reach("more sprouts")
    assert refused(state, "0 sprout e05") == "EAR-255"
    play(state, "0 sprout e4")
    planting = choosing(hand="e05")
    play(planting, "0 choose plant")
    assert refused(planting, "0 plant e5 e5") == "EAR-255"
    play(planting, "0 plant e05 e5")
    assert grid(planting) == "e01+3s . / . e05"


@pytest.mark.rule("EAR-255", "EAR-256")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("plant e5 d4", "EAR-255"),
        ("plant e284 d4", "EAR-255"),
        ("plant e33 h5", "EAR-255"),
        ("plant e33 d8", "EAR-255"),
        ("plant e33 d05", "EAR-255"),
        ("use e999", "EAR-255"),
        ("use i286", "EAR-255"),
        ("keep e", "EAR-255"),
        ("sprout e33", "EAR-255"),
        ("ungrow d0", "EAR-255"),
        ("plant e33", "EAR-256"),
        ("plant e33 d4 d5", "EAR-256"),
        ("sprout d4 d5", "EAR-256"),
        ("compost", "EAR-256"),
        ("compost ?", "EAR-255"),
        ("choose", "EAR-256"),
        ("choose rest", "EAR-256"),
        ("Choose plant", "EAR-256"),
        ("take compost", "EAR-256"),
        ("take growth 2", "EAR-256"),
        ("order island", "EAR-256"),
        ("copy e282", "EAR-256"),
        ("leaf f341", "EAR-256"),
        ("eco y305", "EAR-256"),
        ("amount -1", "EAR-256"),
        ("amount two", "EAR-256"),
        ("amount 99999999", "EAR-256"),
        ("claim soil", "EAR-256"),
        ("claim leaf 2", "EAR-256"),
        ("all done", "EAR-256"),
        ("done 1", "EAR-256"),
        ("dance", "EAR-256"),
        ("", "EAR-256"),
    ],
)
def test_what_is_no_move_is_refused(text: str, rule: str) -> None:
    assert refused(choosing(hand="e33"), f"0 {text}") == rule


def test_blanks_do_not_matter_in_a_move() -> None:
    state, _ = reach("planting")
    assert state.move(0, "  plant   e33 d5 ") == state.move(0, "plant e33 d5")


# positions


def same(state: EarthState, again: EarthState) -> None:
    """Both are the same table with the same decisions."""
    assert again.position() == state.position()
    assert again.to_act() == state.to_act()
    assert [again.moves(player.number) for player in again.seats] == [
        state.moves(player.number) for player in state.seats
    ]


@pytest.mark.rule("EAR-261")
@every_decision
def test_a_position_in_the_middle_of_a_decision_reads_back(name: str) -> None:
    state, decision = reach(name)
    assert point(state, decision.number) == decision.doing
    again = read(state.position(), 1)
    same(state, again)
    assert again.view(decision.number) == state.view(decision.number)
    again.knowledge = state.knowledge
    assert again == state


@pytest.mark.rule("EAR-261")
@pytest.mark.parametrize("name", [name for name, decision in DECISIONS.items() if decision.texts])
def test_after_reading_back_the_game_goes_on_in_the_same_way(name: str) -> None:
    state, decision = reach(name)
    again = read(state.position())
    for text in decision.texts:
        one, other = state.copy(), again.copy()
        assert play(one, f"{decision.number} {text}") == play(other, f"{decision.number} {text}")
        same(one, other)


@pytest.mark.rule("EAR-261", "EAR-257", "EAR-259", "EAR-262", "EAR-263")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"solo_level": "expert"}),
        (1, {"solo_level": "beginner", "mode": "advanced"}),
        (2, {"secret_planting": "on"}),
        (3, {"mode": "advanced", "turn_limit": 60}),
        (4, {"teams": "on", "secret_planting": "on"}),
        (5, {"mode": "beginner"}),
    ],
)
def test_every_position_of_a_game_reads_back(seats: int, options: dict[str, str | int]) -> None:
    state = setup(seats, 6, **options)
    dice = Dice(7)
    while state.to_act() and state.turn < 8:
        owing = state.to_act()
        actor = owing[dice.below(len(owing))]
        state.play(actor, state.random_move(actor, dice))
        same(state, read(state.position()))


@pytest.mark.rule("EAR-257", "EAR-259", "EAR-263")
@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (2, {"secret_planting": "on"}), (3, {"mode": "advanced"}), (4, {"teams": "on", "secret_planting": "on"})],
)
def test_a_position_as_a_seat_knows_it_reads_back_to_the_same_view(seats: int, options: dict[str, str]) -> None:
    """But for cards that a seat is looking at in its compost: they stand beside the position."""
    state = setup(seats, 8, **options)
    dice = Dice(2)
    for number in range(120):
        owing = state.to_act()
        if not owing:
            break
        actor = owing[dice.below(len(owing))]
        state.play(actor, state.random_move(actor, dice))
        viewer = number % seats
        seen: Any = state.view(viewer)
        if not seen["seats"][viewer]["looked_at"]:
            assert read(state.known(viewer).position(), number).view(viewer) == seen


@pytest.mark.rule("EAR-257", "EAR-259", "EAR-261")
@every_decision
def test_a_position_as_a_seat_knows_it_names_no_hidden_card(name: str) -> None:
    state, _ = reach(name)
    for viewer in (*range(len(state.seats)), None):
        shown = set(re.findall(r"\be\d{2,3}\b", state.known(viewer).position()))
        hidden = {*deck(state), *names(state.discard)}
        for player in state.seats:
            hidden |= set(names(player.area.compost))
            if player.number != viewer:
                hidden |= set(names(player.four))
            if viewer is None or viewer not in state.knowers(player):
                hidden |= set(hand(state, player.number))
        for team, pool in enumerate(state.pools):
            hidden |= set(names(pool.compost))
            hidden |= set(names(pool.cards)) if viewer is None or viewer % 2 != team else set()
        assert shown & hidden == set()


@pytest.mark.rule("EAR-257")
@pytest.mark.parametrize("text", [".", "e33", "e33+2s", "e33+1g", "e33+3s1g"])
def test_a_cell(text: str) -> None:
    state = table(seat(f"e01 {text} / e10 e05"), seat())
    assert grid(state) == f"e01 {text} / e10 e05"
    assert f"grid d4:e5\ne01 {text}\ne10 e05\n" in state.position()


@pytest.mark.rule("EAR-257", "EAR-229")
def test_a_secretly_planted_card_in_a_position_as_others_know_it() -> None:
    state = secret()
    play(state, "0 plant e33 d5")
    seen = [state.known(viewer).position().splitlines() for viewer in (0, 1)]
    assert [view[view.index("grid d4:e5") :][1:3] for view in seen] == [
        ["e10+1s e05+2s", "e33 ."], ["e10+1s e05+2s", "? ."],
    ]  # fmt: skip
    again = read("\n".join(seen[1]))
    assert cells(again) != "?"
    assert again.view(1) == state.view(1)


def cells(state: EarthState) -> str:
    return grid(state).split(" / ")[1].split()[0]


@pytest.mark.rule("EAR-258")
def test_a_grid_is_named_by_its_corners() -> None:
    assert (
        "grid c3:e5\n. e13 .\ne14 e114 e36\n. e09 e54\n"
        in table(seat(". e13 . / e14 e114 e36 / . e09 e54", at="c3"), seat()).position()
    )
    assert table().position().count("grid -\n") == 2


@pytest.mark.rule("EAR-258")
def test_a_rectangle_may_be_wider_than_its_cards() -> None:
    state = table(seat(". . . / . e01 e05 / . . .", at="c3"), seat())
    assert "grid d4:e4\ne01 e05\n" in state.position()


@pytest.mark.rule("EAR-259")
def test_full_piles_stand_in_their_order() -> None:
    state = table(seat(hand="e09 e05", compost="e12 e10 e11"), seat(), deck="e08 e04", discard="e02 e01")
    assert (deck(state), names(state.discard), compost(state), hand(state)) == (
        ["e08", "e04"], ["e02", "e01"], ["e12", "e10", "e11"], ["e05", "e09"],
    )  # fmt: skip
    text = state.position()
    assert "deck e08 e04\ndiscard e02 e01\n" in text
    assert "hand e05 e09\ncompost e12 e10 e11\n" in text


@pytest.mark.rule("EAR-259")
def test_what_a_position_does_not_tell_is_dealt_with_the_seed() -> None:
    blocks = (seat("e01", hand="#5", compost=16), seat(hand="e05 #2", compost="e09 #3 e10"))
    states = [table(*blocks, deck="e57 #118 e58", discard=30, seed=seed) for seed in range(6)]
    assert len({state.fingerprint() for state in states}) == 6
    assert table(*blocks, deck="e57 #118 e58", discard=30, seed=3) == states[3]
    for state in states:
        assert [len(hand(state)), len(hand(state, 1)), len(compost(state)), len(compost(state, 1))] == [5, 3, 16, 5]
        assert (len(deck(state)), len(state.discard)) == (120, 30)
        assert (deck(state)[0], deck(state)[-1]) == ("e57", "e58")
        assert "e05" in hand(state, 1)
        assert (compost(state, 1)[0], compost(state, 1)[-1]) == ("e09", "e10")
        assert set(state.pieces().values()) == {1}
        assert len(state.pieces()) == 283


@pytest.mark.rule("EAR-259")
def test_a_known_card_is_not_dealt_again() -> None:
    """All 283 cards: 281 are dealt, and none of them is one of the two that are told."""
    state = table(seat("e33", hand="e34"), seat(), deck=281)
    assert set(deck(state)) & {"e33", "e34"} == set()
    assert "out" not in state.position().split()


@pytest.mark.rule("EAR-260")
def test_leaves_are_told_by_goal_and_by_seat() -> None:
    blocks = (seat(leaves="f350b=15 f344b=15 full=7"), seat(leaves="f358a=15 f344b=11"), seat(leaves="f358a=11"))
    fauna = "f358a:1,2 f350b:0 f344b:0,1 f340a:"
    state = table(*blocks, fauna=fauna, full="0")
    assert ranks(state) == {"f358a": ["1", "2"], "f350b": ["0"], "f344b": ["0", "1"], "f340a": []}
    text = state.position()
    assert f"fauna {fauna}\nshared y319b y320a\nfull 0\n" in text
    assert [line for line in text.splitlines() if line.startswith("leaves")] == [
        "leaves f350b=15 f344b=15 full=7", "leaves f358a=15 f344b=11", "leaves f358a=11",
    ]  # fmt: skip
    assert [state.fauna_points(number) for number in range(3)] == [37, 26, 11]
    untold = table(seat(), seat(), seat(), fauna=fauna, full="0")
    assert [untold.fauna_points(number) for number in range(3)] == [37, 26, 11]


@pytest.mark.rule("EAR-260", "EAR-171")
def test_leaves_of_beginners_are_worth_ten() -> None:
    state = table(seat(), seat(), mode="beginner", shared="", fauna="f358a:1,0 f350b: f344b: f340a:")
    assert state.position().count("leaves f358a=10") == 2


@pytest.mark.rule("EAR-260", "EAR-262")
def test_gaia_is_named_among_the_holders() -> None:
    own = seat("e01", leaves="f358a=11")
    gaia = f"{GAIA}\nleaves f358a=15 f350b=15 full=7"
    state = table(own, fauna="f358a:G,0 f350b:G f344b: f340a:", full="G", gaia=gaia, turn=3)
    assert ranks(state) == {"f358a": ["G", "0"], "f350b": ["G"], "f344b": [], "f340a": []}
    assert f"{gaia}\ncounted soil=0 drawn=0\n" in state.position()
    assert "full G\n" in state.position()


@pytest.mark.rule("EAR-262")
def test_the_block_of_gaia() -> None:
    state = table(
        seat("e01"), gaia=f"{GAIA}\nskips\ncounted soil=4 drawn=2".replace("deck g362 g360 g365 g361", "deck 4"), turn=3
    )
    gaia = state.gaia
    assert gaia is not None
    assert (gaia.level, gaia.passing, gaia.soil, gaia.sprouts, gaia.growth) == (1, 1, 7, 12, 14)
    assert (names(gaia.compost), names(gaia.pile), gaia.skips) == (["e40", "e41"], ["e03", "e208"], True)
    assert (gaia.soil_counted, gaia.cards_counted) == (4, 2)
    assert len({state.catalogue.gaia_ids[card] for card in gaia.deck} - {"g363"}) == 4
    same(state, read(state.position()))


@pytest.mark.rule("EAR-263")
def test_the_lines_of_pools() -> None:
    lines = (
        "pool 0 soil=3 sprout=2 growth=0 compost=e05 draw=e33,e40",
        "pool 1 soil=0 sprout=0 growth=4 compost=2 draw=#1",
    )
    state = table(seat(), seat(), seat(), seat(), head="teams=on", lines=lines)
    first, second = state.pools
    assert (first.soil, first.sprout, first.growth, names(first.compost), names(first.cards)) == (
        3, 2, 0, ["e05"], ["e33", "e40"],
    )  # fmt: skip
    assert (second.growth, len(second.compost), len(second.cards)) == (4, 2, 1)
    text = state.position().splitlines()
    assert text[1] == lines[0]
    assert text[2].startswith("pool 1 soil=0 sprout=0 growth=4 compost=e")


@pytest.mark.rule("EAR-261")
def test_the_header_tells_what_was_chosen() -> None:
    head = "teams=on secret=on limit=60"
    state = table(seat(), seat(), seat(), seat(), head=head, lines=EMPTY_POOLS, active=2, mode="advanced")
    assert state.position().startswith(f"game mode=advanced seats=4 first=0 active=2 turn=3 {head}\n")
    assert (state.teams, state.secret, state.limit) == (True, True, 60)
    play(state, "2 choose compost")
    assert state.position().startswith(f"game mode=advanced seats=4 first=0 active=2 turn=3 {head} action=compost\n")


@pytest.mark.rule("EAR-261")
def test_goals_reached_and_a_wished_part_read_back() -> None:
    state = table(seat("e33+3s", reached="f350b", part="", doing="activate e33"), OTHER, action="grow")
    assert "reached f350b\npart\ndoing activate e33\n" in state.position()
    play(state, "0 use e33", "0 amount 1", "0 done")
    assert (soil(state), ranks(state)["f350b"]) == (1, ["0"])


@pytest.mark.rule("EAR-257", "EAR-259")
def test_lines_may_be_left_out_and_comments_added() -> None:
    text = "# a table\ngame active=0 turn=1\nfauna f358a: f350b: f344b: f340a:\nshared y319b y320a\n"
    text += "seat 0\nboard i287a c295a y329a\n\n# the other one\nseat 1\nboard i286a c297b y330a\n"
    state = read(text)
    assert (len(state.seats), soil(state), hand(state), deck(state), point(state)) == (2, 0, [], [], "action")
    same(state, read(state.position()))


def test_dice_read_back() -> None:
    state = table(seat(), seat(), seed=5)
    assert read(state.position(), 1).dice.state == state.dice.state
    assert read(f"{state.position().rpartition('dice')[0]}dice 77", 1).dice.state == 77
    assert RULES.load(state.save()) == state
