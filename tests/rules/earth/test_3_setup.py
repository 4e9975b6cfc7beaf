"""How a game begins."""

from typing import cast

import pytest

from hain import Event, Record, Refused
from hain.games.earth.rules import RULES
from hain.games.earth.state import EarthState
from hain.games.earth.view import EarthView
from hain.table import Line
from tests.rules.earth.tables import (
    BOX,
    CATALOGUE,
    compost,
    deck,
    events,
    grid,
    hand,
    kinds,
    legal,
    play,
    point,
    ranks,
    read,
    refused,
    setup,
    soil,
)

# seat 1 is the first
CHOICE = """game mode=standard seats=3 first=1 active=- turn=0 phase=sides
deck e01 e02 e03 e04 e05 e06 e07 e08 e09 e10 e11 e12 e13 e14 e15 e16 e17 e18 e19 e20 e21 e22 e23 e24 #259
fauna f358a: f350b: f344b: f340a:
shared y319b y320a

seat 0
dealt i287 c295 y329
board - -
doing sides
grid -

seat 1
dealt i286 c297 y330
board - -
doing sides
grid -

seat 2
dealt i293 c302 y331
board - -
doing sides
grid -
"""
ZERO = ["0 island i287b", "0 climate c295a", "0 eco y329a"]
ONE = ["1 island i286a", "1 climate c297b", "1 eco y330b"]
TWO = ["2 island i293b", "2 climate c302b", "2 eco y331a"]


def seen(state: EarthState, number: int | None) -> EarthView:
    return cast(EarthView, state.view(number))


def cards(numbers: range) -> list[str]:
    return [f"e{number:02}" for number in numbers]


def fauna(state: EarthState) -> list[str]:
    return [CATALOGUE.fauna_ids[goal] for goal in state.goals]


def shared(state: EarthState) -> list[str]:
    return [CATALOGUE.ecosystem_ids[card] for card in state.shared]


def dealt(state: EarthState, number: int, kind: str) -> list[str]:
    """The sides of one kind that a seat may choose from."""
    return [card for card in seen(state, None)["seats"][number]["dealt"] if card[0] == kind]


def first_sides(state: EarthState, number: int) -> list[str]:
    """The moves that choose the first side of every kind."""
    return [
        f"{word} {dealt(state, number, kind)[0]}" for word, kind in (("island", "i"), ("climate", "c"), ("eco", "y"))
    ]


# the table


@pytest.mark.rule("EAR-83")
def test_all_earth_cards_are_shuffled() -> None:
    state = setup(3)
    assert sorted(deck(state)) == sorted(BOX.earth)
    assert len(deck(state)) == 283
    assert state.discard == []
    assert len({tuple(deck(setup(3, number))[:5]) for number in range(30)}) == 30


@pytest.mark.rule("EAR-83", "EAR-84", "EAR-85", "EAR-86", "EAR-88")
def test_the_seed_decides_everything() -> None:
    assert setup(4, 9, mode="advanced") == setup(4, 9, mode="advanced")
    assert setup(4, 9, mode="advanced") != setup(4, 10, mode="advanced")


@pytest.mark.rule("EAR-84")
def test_four_fauna_with_random_sides() -> None:
    games = [fauna(setup(2, number)) for number in range(400)]
    assert {len({goal[:-1] for goal in four}) for four in games} == {4}
    for space in range(4):
        assert {four[space] for four in games} == set(BOX.fauna)


@pytest.mark.rule("EAR-85")
@pytest.mark.parametrize("mode", ["standard", "advanced"])
def test_two_shared_ecosystems_with_random_sides(mode: str) -> None:
    games = [shared(setup(2, number, mode=mode)) for number in range(400)]
    assert {len({card[:-1] for card in two}) for two in games} == {2}
    assert {two[0] for two in games} == {two[1] for two in games} == set(BOX.ecosystems)


@pytest.mark.rule("EAR-85", "EAR-86")
def test_beginners_have_no_ecosystems() -> None:
    state = setup(3, mode="beginner")
    assert shared(state) == []
    assert [dealt(state, number, "y") for number in range(3)] == [[], [], []]


@pytest.mark.rule("EAR-86")
@pytest.mark.parametrize(
    ("mode", "islands", "climates", "ecosystems"), [("beginner", 1, 1, 0), ("standard", 1, 1, 1), ("advanced", 2, 2, 2)]
)
def test_no_card_is_dealt_twice(mode: str, islands: int, climates: int, ecosystems: int) -> None:
    state = setup(5, mode=mode)
    for kind, number in (("i", islands), ("c", climates), ("y", ecosystems)):
        sides = [dealt(state, place, kind) for place in range(5)]
        assert [len(own) for own in sides] == [2 * number] * 5
        everything = [card[:-1] for own in sides for card in own]
        everything += [card[:-1] for card in shared(state)] * 2 if kind == "y" else []
        assert {everything.count(card) for card in everything} <= {2}


@pytest.mark.rule("EAR-86")
def test_the_stacks_are_shuffled() -> None:
    games = [setup(2, number) for number in range(300)]
    for kind, known in (("i", BOX.islands), ("c", BOX.climates), ("y", BOX.ecosystems)):
        assert {card for state in games for card in dealt(state, 1, kind)} == set(known)


@pytest.mark.rule("EAR-87", "EAR-251")
def test_dealt_cards_lie_open() -> None:
    state = read(CHOICE)
    for viewer in (0, 1, None):
        assert seen(state, viewer)["seats"][2]["dealt"] == ["i293a", "i293b", "c302a", "c302b", "y331a", "y331b"]


@pytest.mark.rule("EAR-88")
def test_the_first_seat_is_known_before_anybody_chooses() -> None:
    assert {setup(4, number).first for number in range(40)} == {0, 1, 2, 3}
    assert {setup(4, number, first_seat="2").first for number in range(40)} == {2}
    state = setup(4, first_seat="2")
    assert (seen(state, 0)["first"], seen(state, 0)["phase"], state.to_act()) == (2, "sides", [0, 1, 2, 3])


# choosing sides


@pytest.mark.rule("EAR-89")
def test_island_then_climate_then_ecosystem() -> None:
    state = read(CHOICE)
    assert legal(state, 0) == ["island i287a", "island i287b"]
    assert refused(state, "0 climate c295a") == "EAR-89"
    assert refused(state, "0 island i286a") == "EAR-89"
    play(state, "0 island i287b")
    assert legal(state, 0) == ["climate c295a", "climate c295b"]
    assert refused(state, "0 eco y329a") == "EAR-89"
    play(state, "0 climate c295a")
    assert legal(state, 0) == ["eco y329a", "eco y329b"]
    assert refused(state, "0 eco y319b") == "EAR-89"
    play(state, "0 eco y329b")
    assert state.to_act() == [1, 2]


@pytest.mark.rule("EAR-89")
def test_both_sides_of_two_cards_in_an_advanced_game() -> None:
    state = setup(2, mode="advanced")
    islands, climates, ecosystems = (dealt(state, 1, kind) for kind in "icy")
    assert legal(state, 1) == [f"island {card}" for card in islands]
    play(state, f"1 island {islands[3]}")
    assert legal(state, 1) == [f"climate {card}" for card in climates]
    play(state, f"1 climate {climates[2]}")
    assert legal(state, 1) == [f"eco {card}" for card in ecosystems]
    assert {len(islands), len(climates), len(ecosystems)} == {4}


@pytest.mark.rule("EAR-89")
def test_beginners_choose_two_sides() -> None:
    state = setup(2, mode="beginner")
    play(state, f"0 island {dealt(state, 0, 'i')[1]}")
    assert state.to_act() == [0, 1]
    play(state, f"0 climate {dealt(state, 0, 'c')[0]}")
    assert state.to_act() == [1]


@pytest.mark.rule("EAR-89", "EAR-90")
def test_all_choose_at_once_and_chosen_sides_stay() -> None:
    state = read(CHOICE)
    assert state.to_act() == [0, 1, 2]
    play(state, "2 island i293b", "0 island i287a", "2 climate c302b", *ONE)
    assert state.to_act() == [0, 2]
    assert refused(state, "2 island i293a") == "EAR-89"
    assert refused(state, "1 eco y330a") == "EAR-90"


@pytest.mark.rule("EAR-90")
def test_choices_are_hidden_until_all_are_made() -> None:
    state = read(CHOICE)
    log = play(state, *ZERO, *ONE, *TWO[:2])
    boards = [[own["board"] for own in seen(state, viewer)["seats"]] for viewer in (0, 2, None)]
    assert boards[0] == [["i287b", "c295a", "y329a"], ["?", "?", "?"], ["?", "?"]]
    assert boards[1] == [["?", "?", "?"], ["?", "?", "?"], ["i293b", "c302b"]]
    assert boards[2] == [["?", "?", "?"], ["?", "?", "?"], ["?", "?"]]
    assert [log[0].seen_by(number) for number in (0, 1)] == [
        Event("chose_side_card", 0, card="i287b"),
        Event("chose_side", 0),
    ]
    assert set(kinds(log)) == {"chose_side"}


@pytest.mark.rule("EAR-90")
def test_all_choices_are_revealed_together() -> None:
    state = read(CHOICE)
    play(state, *ZERO, *ONE, *TWO[:2])
    log = play(state, TWO[2])
    revealed = [event for event in log if event.kind == "revealed"]
    assert [(event.seat, event.details["cards"]) for event in revealed] == [
        (1, ["i286a", "c297b", "y330b"]),
        (2, ["i293b", "c302b", "y331a"]),
        (0, ["i287b", "c295a", "y329a"]),
    ]
    for viewer in (0, 1, 2, None):
        seats = seen(state, viewer)["seats"]
        assert [" ".join(own["board"]) for own in seats] == [
            "i287b c295a y329a",
            "i286a c297b y330b",
            "i293b c302b y331a",
        ]
        assert [own["dealt"] for own in seats] == [[], [], []]
    assert refused(state, "1 island i286b") == "EAR-92"


@pytest.mark.rule("EAR-90")
def test_single_choices_may_be_taken_back_until_the_reveal() -> None:
    table = Line(RULES, Record("earth", RULES.version, 2, 3))
    zero, one = first_sides(setup(2, 3), 0), first_sides(setup(2, 3), 1)
    for text in zero:
        table.play(0, text)
    assert [table.take_back(0) for _ in zero] == zero[::-1]
    assert table.state == setup(2, 3)
    for text in zero:
        table.play(0, text)
    for text in one:
        assert table.state.knowledge == 0
        table.play(1, text)
    assert table.state.knowledge > 0
    with pytest.raises(Refused) as caught:
        table.take_back(1)
    assert caught.value.key == "table-knowledge"


# the first hand


@pytest.mark.rule("EAR-91")
def test_cards_are_drawn_from_the_first_seat_on() -> None:
    """i286a: 11 cards, i293b: 5, i287b: 3."""
    state = read(CHOICE)
    play(state, *ZERO, *TWO, *ONE)
    assert hand(state, 1) == cards(range(1, 12))
    assert hand(state, 2) == cards(range(12, 17))
    assert hand(state, 0) == cards(range(17, 20))
    assert deck(state)[0] == "e20"


@pytest.mark.rule("EAR-91", "EAR-248")
def test_drawn_cards_are_known_to_their_owner() -> None:
    state = read(CHOICE)
    log = play(state, *ZERO, *TWO, *ONE)
    drew = next(event for event in log if event.kind == "drew" and event.seat == 2)
    assert drew.seen_by(2) == Event("drew_cards", 2, cards=cards(range(12, 17)))
    assert drew.seen_by(1) == Event("drew", 2, count=5)
    assert seen(state, 1)["seats"][2]["hand"] == ["?"] * 5


@pytest.mark.rule("EAR-92")
def test_exactly_so_many_cards_are_composted() -> None:
    """i286a: 3 of 11 cards, i293b: 3 of 5; i287b: none, and no decision."""
    state = read(CHOICE)
    play(state, *ZERO, *TWO, *ONE)
    assert state.to_act() == [1, 2]
    assert (point(state, 0), point(state, 1), point(state, 2)) == ("", "start 3", "start 3")
    assert legal(state, 2) == [f"compost {card}" for card in cards(range(12, 17))]
    assert refused(state, "2 compost e01") == "EAR-92"
    assert refused(state, "2 done") == "EAR-92"
    play(state, "2 compost e14", "1 compost e02", "2 compost e12", "1 compost e01")
    assert state.to_act() == [1, 2]
    play(state, "2 compost e16")
    assert state.to_act() == [1]
    assert (compost(state, 2), hand(state, 2)) == (["e14", "e12", "e16"], ["e13", "e15"])
    play(state, "1 compost e11")
    assert (compost(state, 1), hand(state, 1)) == (["e02", "e01", "e11"], cards(range(3, 11)))
    assert (compost(state, 0), hand(state, 0)) == ([], cards(range(17, 20)))


@pytest.mark.rule("EAR-45", "EAR-91", "EAR-92", "EAR-93")
@pytest.mark.parametrize(
    ("island", "draw", "composted", "earth"),
    [("i285a", 12, 5, 6), ("i289b", 5, 1, 4), ("i291a", 8, 3, 8), ("i292a", 6, 2, 7), ("i288b", 4, 0, 4)],
)
def test_the_numbers_of_islands(island: str, draw: int, composted: int, earth: int) -> None:
    state = read(CHOICE.replace("i286", island[:-1]))
    play(state, *ZERO, *TWO, f"1 island {island}", *ONE[1:])
    assert (hand(state, 1), soil(state, 1)) == (cards(range(1, draw + 1)), earth)
    for number in range(composted):
        assert 1 in state.to_act()
        play(state, f"1 compost e0{number + 1}")
    assert state.to_act() == [2]
    assert len(compost(state, 1)) == composted


@pytest.mark.rule("EAR-93")
def test_each_seat_receives_the_soil_of_its_island() -> None:
    state = read(CHOICE)
    play(state, *ZERO, *ONE, *TWO[:2])
    assert [soil(state, number) for number in range(3)] == [0, 0, 0]
    play(state, TWO[2])
    assert [soil(state, number) for number in range(3)] == [4, 6, 6]


@pytest.mark.rule("EAR-94")
def test_the_first_turn_begins_when_everybody_has_composted() -> None:
    state = read(CHOICE)
    play(state, *ZERO, *ONE, *TWO, "1 compost e01", "1 compost e02", "1 compost e03", "2 compost e12", "2 compost e13")
    assert (state.turn, seen(state, None)["active"], state.to_act()) == (0, None, [2])
    log = play(state, "2 compost e14")
    assert log[-1] == Event("turn", 1, turn=1)
    assert (state.turn, state.active, state.to_act()) == (1, 1, [1])
    assert point(state, 1) == "action"
    assert [grid(state, number) for number in range(3)] == ["", "", ""]
    assert [events(state, number) for number in range(3)] == [[], [], []]
    assert ranks(state) == {"f358a": [], "f350b": [], "f344b": [], "f340a": []}
    assert seen(state, None)["full"] is None


@pytest.mark.rule("EAR-94", "EAR-92")
def test_without_anything_to_compost_the_first_turn_follows_the_reveal() -> None:
    """i287b and i288b compost nothing."""
    text = CHOICE.replace("seats=3 first=1", "seats=2 first=1").partition("\nseat 2")[0].replace("i286", "i288")
    state = read(text)
    play(state, *ZERO, "1 island i288b", *ONE[1:])
    assert (state.turn, state.active, state.to_act()) == (1, 1, [1])
    assert (hand(state, 1), hand(state, 0)) == (cards(range(1, 5)), cards(range(5, 8)))
