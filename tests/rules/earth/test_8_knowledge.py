"""What each seat may know."""

import json
import re
from collections.abc import Iterable
from typing import Any

import pytest

from hain import Dice, Event
from hain.games.earth.rules import RULES
from hain.games.earth.state import EarthState
from tests.rules.earth.tables import (
    CATALOGUE,
    Block,
    cell,
    compost,
    deck,
    events,
    grid,
    hand,
    legal,
    names,
    play,
    point,
    seat,
    setup,
    started,
    table,
)

POOLS = (
    "pool 0 soil=3 sprout=2 growth=1 compost=e21,e22 draw=e23,e25",
    "pool 1 soil=0 sprout=0 growth=0 compost=0 draw=e31",
)
FOUR_HANDS = (seat(hand="e05 e06"), seat(hand="e07 e09"), seat(hand="e11 e13"), seat(hand="e15 e17"))
GAIA = """gaia level=medium pass=1
deck g362 g360 g365 g361
card g363
soil 7
sprouts 12
growth 14
compost e40 e41
pile e03 e208"""


def block(state: EarthState, viewer: int | None, owner: int) -> dict[str, Any]:
    """What the viewer sees of a seat."""
    seats: Any = state.view(viewer)["seats"]
    found: dict[str, Any] = seats[owner]
    return found


def lines(state: EarthState, viewer: int | None) -> list[str]:
    return state.known(viewer).position().splitlines()


def named(state: EarthState, viewer: int | None) -> set[str]:
    """All Earth cards that a view names, wherever."""
    return set(re.findall(r"\be\d{2,3}\b", json.dumps(state.view(viewer))))


def teams(*blocks: Block, pools: tuple[str, str] = POOLS, action: str = "") -> EarthState:
    return table(*blocks, head="teams=on", lines=pools, action=action)


def rises(state: EarthState, *moves: str) -> list[bool]:
    """Whether each move has told somebody something."""
    found = []
    for move in moves:
        before = state.knowledge
        play(state, move)
        found.append(state.knowledge > before)
    return found


def solo(own: Block, action: str = "") -> EarthState:
    """A turn of the player."""
    return table(own, action=action, gaia=GAIA, turn=3)


# zones


@pytest.mark.rule("EAR-248")
def test_a_hand_is_known_to_its_owner_only() -> None:
    state = table(seat(hand="e05 e06"), seat(hand="e07 e09 e11"), seat())
    assert [block(state, viewer, 0)["hand"] for viewer in (0, 1, 2, None)] == [["e05", "e06"]] + [["?", "?"]] * 3
    assert [block(state, viewer, 1)["hand"] for viewer in (0, 1)] == [["?"] * 3, ["e07", "e09", "e11"]]
    assert [named(state, viewer) for viewer in (0, 1, 2, None)] == [{"e05", "e06"}, {"e07", "e09", "e11"}, set(), set()]
    assert ("hand e05 e06" in lines(state, 0), "hand #3" in lines(state, 0)) == (True, True)
    assert [line for line in lines(state, None) if line.startswith("hand")] == ["hand #2", "hand #3"]


@pytest.mark.rule("EAR-248", "EAR-244")
def test_partners_see_each_others_hands() -> None:
    state = teams(*FOUR_HANDS, pools=("pool 0 soil=0", "pool 1 soil=0"))
    assert [named(state, viewer) for viewer in (0, 1, 2, 3, None)] == [
        {"e05", "e06", "e11", "e13"},
        {"e07", "e09", "e15", "e17"},
        {"e05", "e06", "e11", "e13"},
        {"e07", "e09", "e15", "e17"},
        set(),
    ]
    assert block(state, 2, 0)["hand"] == ["e05", "e06"]
    assert block(state, 3, 0)["hand"] == ["?", "?"]


@pytest.mark.rule("EAR-249", "EAR-121")
def test_a_compost_is_hidden_from_everybody() -> None:
    state = table(seat(compost="e05 e06 e07"), seat())
    assert [block(state, viewer, 0)["compost"] for viewer in (0, 1, None)] == [3, 3, 3]
    assert [named(state, viewer) for viewer in (0, 1, None)] == [set(), set(), set()]
    assert [("compost 3" in lines(state, viewer)) for viewer in (0, 1, None)] == [True, True, True]


@pytest.mark.rule("EAR-249")
def test_a_composted_hand_card_is_hidden_from_then_on() -> None:
    state = table(seat("e82", hand="e05 e06", doing="compost 1 for e17, then activate"), seat(), action="grow")
    play(state, "0 compost e05")
    assert compost(state) == ["e05"]
    assert named(state, 0) == {"e82", "e06"}


@pytest.mark.rule("EAR-249", "EAR-40")
def test_cards_looked_at_are_seen_by_the_seat_during_that_decision() -> None:
    state = table(seat(hand="e262", compost="e05 e06 e07 e09"), seat())
    play(state, "0 event e262")
    assert block(state, 0, 0)["looked_at"] == ["e09", "e07", "e06"]
    assert [block(state, viewer, 0)["looked_at"] for viewer in (1, None)] == [[], []]
    assert [named(state, viewer) for viewer in (0, 1, None)] == [{"e262", "e06", "e07", "e09"}, {"e262"}, {"e262"}]
    play(state, "0 pass")
    assert block(state, 0, 0)["looked_at"] == []
    assert named(state, 0) == {"e262"}


@pytest.mark.rule("EAR-249", "EAR-251")
def test_a_partner_does_not_see_the_cards_looked_at() -> None:
    state = teams(
        seat(hand="e262", compost="e05 e06"), seat(), seat(), seat(), pools=("pool 0 soil=0", "pool 1 soil=0")
    )
    play(state, "0 event e262")
    assert [named(state, viewer) for viewer in (0, 1, 2)] == [{"e262", "e05", "e06"}, {"e262"}, {"e262"}]


@pytest.mark.rule("EAR-250", "EAR-120")
def test_only_the_sizes_of_deck_and_discard_pile_are_known() -> None:
    state = table(seat(), seat(), deck="e05 e06 e07", discard="e09 e11")
    for viewer in (0, 1, None):
        seen = state.view(viewer)
        assert (seen["deck"], seen["discard"]) == (3, 2)
        assert ("deck 3" in lines(state, viewer), "discard 2" in lines(state, viewer)) == (True, True)
        assert named(state, viewer) == set()
    assert "deck e05 e06 e07\ndiscard e09 e11\n" in state.position()


@pytest.mark.rule("EAR-251", "EAR-143")
def test_the_four_cards_of_the_plant_action_are_seen_by_their_owner() -> None:
    state = table(seat(), seat(hand="e17"), deck="e05 e06 e07 e09 #20")
    play(state, "0 choose plant")
    assert point(state) == "keep e05 e06 e07 e09"
    assert block(state, 0, 0)["four"] == ["e05", "e06", "e07", "e09"]
    assert [block(state, viewer, 0)["four"] for viewer in (1, None)] == [["?"] * 4, ["?"] * 4]
    assert ("doing keep e05 e06 e07 e09" in lines(state, 0), "doing keep #4" in lines(state, 1)) == (True, True)
    play(state, "0 keep e06")
    assert (block(state, 0, 0)["four"], block(state, 0, 0)["hand"]) == ([], ["e06"])
    assert {"e05", "e07", "e09"} & named(state, 0) == set()
    assert block(state, 1, 0)["hand"] == ["?"]


@pytest.mark.rule("EAR-251")
def test_a_partner_sees_only_the_number_of_the_four_cards() -> None:
    keeping = seat(doing="keep e05 e06 e07 e09")
    state = teams(keeping, seat(), seat(), seat(), pools=("pool 0 soil=0", "pool 1 soil=0"), action="plant")
    assert block(state, 0, 0)["four"] == ["e05", "e06", "e07", "e09"]
    assert [block(state, viewer, 0)["four"] for viewer in (1, 2, None)] == [["?"] * 4] * 3


@pytest.mark.rule("EAR-251", "EAR-235", "EAR-244")
def test_the_cards_of_a_pool_are_seen_by_both_partners() -> None:
    state = teams(seat(), seat(), seat(), seat())
    shown: Any = [state.view(viewer)["pools"] for viewer in (0, 1, 2, 3, None)]
    open_pool = {"soil": 3, "sprout": 2, "growth": 1, "compost": 2, "cards": ["e23", "e25"]}
    assert [pools[0] for pools in shown] == [
        open_pool if viewer in (0, 2) else {**open_pool, "cards": ["?", "?"]} for viewer in (0, 1, 2, 3, None)
    ]
    assert [pools[1]["cards"] for pools in shown] == [["?"], ["e31"], ["?"], ["e31"], ["?"]]
    assert [named(state, viewer) for viewer in (0, 1, None)] == [{"e23", "e25"}, {"e31"}, set()]
    assert "pool 0 soil=3 sprout=2 growth=1 compost=2 draw=#2" in lines(state, 1)
    assert "pool 0 soil=3 sprout=2 growth=1 compost=2 draw=e23,e25" in lines(state, 2)


@pytest.mark.rule("EAR-251", "EAR-87", "EAR-90")
def test_of_a_choice_before_the_reveal_others_know_only_that_it_is_made() -> None:
    state = setup(2)
    dealt = [block(state, 1, 0)["dealt"], block(state, 0, 0)["dealt"]]
    assert dealt[0] == dealt[1]
    assert [card[0] for card in dealt[0]] == ["i", "i", "c", "c", "y", "y"]
    play(state, f"0 island {dealt[0][1]}", f"0 climate {dealt[0][2]}")
    assert block(state, 0, 0)["board"] == [dealt[0][1], dealt[0][2]]
    assert [block(state, viewer, 0)["board"] for viewer in (1, None)] == [["?", "?"], ["?", "?"]]
    assert [block(state, viewer, 1)["board"] for viewer in (0, 1)] == [["-", "-"], ["-", "-"]]
    play(state, f"0 eco {dealt[0][5]}")
    chosen = [dealt[0][1], dealt[0][2], dealt[0][5]]
    assert [block(state, viewer, 0)["board"] for viewer in (0, 1, None)] == [chosen, ["?"] * 3, ["?"] * 3]
    assert f"board {' '.join(chosen)}" not in lines(state, 1)
    for kind in ("island", "climate", "eco"):
        assert block(state, 1, 0)["board"] == ["?"] * 3
        play(state, f"1 {legal(state, 1, kind)[0]}")
    assert [block(state, viewer, 0)["board"] for viewer in (0, 1, None)] == [chosen] * 3


@pytest.mark.rule("EAR-251", "EAR-229", "EAR-257")
def test_of_a_secret_planting_others_see_the_space() -> None:
    blocks = (seat("e01", hand="e05 e06", doing="plant 2"), seat(hand="e07 e90", doing="plant 1"))
    state = table(*blocks, action="plant", head="secret=on")
    play(state, "0 plant e05 d5")
    assert [block(state, 0, 0)["grid"][1], block(state, 1, 0)["grid"][1], block(state, None, 0)["grid"][1]] == [
        {"space": "d5", "card": card, "sprouts": 0, "growth": 0} for card in ("e05", "?", "?")
    ]
    assert [block(state, viewer, 0)["planted"] for viewer in (0, 1)] == [["e05"], ["?"]]
    assert {"planted e05@d5", "e05"} <= set(lines(state, 0))
    assert {"planted ?@d5", "secret d5", "?"} <= set(lines(state, 1))
    assert named(state, 1) == {"e01", "e07", "e90"}
    play(state, "1 done")
    assert [block(state, viewer, 0)["grid"][1]["card"] for viewer in (0, 1, None)] == ["e05"] * 3


@pytest.mark.rule("EAR-229", "EAR-244")
def test_a_partner_sees_the_secret_planting() -> None:
    others = [seat(hand=card, doing="plant 1") for card in ("e33", "e90", "e10")]
    blocks = [seat(hand="e05 e06", doing="plant 2"), *others]
    state = table(*blocks, action="plant", head="teams=on secret=on", lines=("pool 0 soil=0", "pool 1 soil=0"))
    play(state, "0 plant e05 d4")
    assert [block(state, viewer, 0)["grid"][0]["card"] for viewer in (0, 1, 2, 3, None)] == [
        "e05",
        "?",
        "e05",
        "?",
        "?",
    ]


@pytest.mark.rule("EAR-251", "EAR-229", "EAR-230")
def test_a_card_being_paid_secretly_is_hidden_its_payment_is_not() -> None:
    blocks = (seat("e01+2s e05+1s", hand="e192 e06", doing="plant 2"), seat(hand="e07 e90", doing="plant 1"))
    state = table(*blocks, action="plant", head="secret=on")
    play(state, "0 plant e192 d5", "0 unsprout d4")
    assert "doing pay 2 on d5 for e192, then plant 1" in lines(state, 0)
    assert "doing pay 2 on d5 with sprout for ?, then plant 1" in lines(state, 1)
    assert "e192" not in named(state, 1) | named(state, None)
    assert block(state, 1, 0)["grid"][0]["sprouts"] == 1


@pytest.mark.rule("EAR-251", "EAR-193")
def test_of_gaia_everything_is_seen_but_the_order_of_her_deck_and_her_compost() -> None:
    state = solo(seat(hand="e05 e06"))
    shown: Any = [state.view(viewer)["gaia"] for viewer in (0, None)]
    assert shown[0] == shown[1]
    assert {name: shown[0][name] for name in shown[0] if name != "sheet"} == {
        "level": "medium", "passing": 1, "left": 4, "card": "g363", "soil": 7, "sprouts": 12, "growth": 14,
        "compost": 2, "pile": ["e03", "e208"], "skips": False,
        "counted": {"soil": 0, "cards": 0},
    }  # fmt: skip
    for viewer, cards in ((0, {"e05", "e06", "e03", "e208"}), (None, {"e03", "e208"})):
        assert set(re.findall(r"\bg36\d\b", json.dumps(state.view(viewer)))) == {"g363"}
        assert named(state, viewer) == cards
        gaia = lines(state, viewer)[lines(state, viewer).index("gaia level=medium pass=1") :]
        assert gaia[1:] == ["deck 4", "card g363", "soil 7", "sprouts 12", "growth 14", "compost 2", "pile e03 e208",
                            "counted soil=0 drawn=0"]  # fmt: skip


@pytest.mark.rule("EAR-251")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_rest_of_an_area_is_public(viewer: int | None) -> None:
    own = seat("e10+1s1g e33", soil=4, events="e208", planted="e33@e4", doing="plant 1", part="", reached="f340a")
    fauna = "f358a:1 f350b:0,1 f344b: f340a:"
    state = table(own, seat(hand="e09 e97"), action="plant", fauna=fauna, full="0", turn=3)
    seen = block(state, viewer, 0)
    assert [seen[name] for name in ("soil", "events", "board", "planted", "point", "left", "part")] == [
        4, ["e208"], ["i287a", "c295a", "y329a"], ["e33"], "plant", 1, True,
    ]  # fmt: skip
    assert seen["grid"] == [
        {"space": "d4", "card": "e10", "sprouts": 1, "growth": 1},
        {"space": "e4", "card": "e33", "sprouts": 0, "growth": 0},
    ]
    whole: Any = state.view(viewer)
    assert [goal["holders"] for goal in whole["fauna"]] == [["1"], ["0", "1"], [], []]
    shared = [found["ecosystem"] for found in whole["shared"]]
    assert (whole["full"], shared, whole["action"]) == ("0", ["y319b", "y320a"], "plant")
    assert (whole["active"], whole["turn"], whole["to_act"]) == (0, 3, [0])
    assert "reached f340a" in lines(state, viewer)


@pytest.mark.rule("EAR-251", "EAR-261")
def test_where_a_seat_stands_is_public() -> None:
    state = table(
        seat("e10 e33 e13", compost=2, doing="activate e10 e33 e13"), seat("e01", doing="bonus"), action="grow"
    )
    for viewer in (0, 1, None):
        assert block(state, viewer, 0)["abilities"] == ["e10", "e33", "e13"]
        assert (block(state, viewer, 0)["point"], block(state, viewer, 1)["point"]) == ("activate", "bonus")
        assert "doing activate e10 e33 e13" in lines(state, viewer)


@pytest.mark.rule("EAR-254", "EAR-249")
def test_after_the_game_all_hands_are_shown() -> None:
    own = (seat(hand="e05 e06", compost="e21 e22"), seat(hand="e07"))
    state = table(*own, action="plant", head="phase=over", turn=200, active=1)
    for viewer in (0, 1, None):
        assert [block(state, viewer, owner)["hand"] for owner in (0, 1)] == [["e05", "e06"], ["e07"]]
        assert named(state, viewer) == {"e05", "e06", "e07"}
    before = table(seat(hand="e05 e06", doing="last"), own[1], action="plant", head="phase=last", turn=200, active=1)
    assert block(before, 1, 0)["hand"] == ["?", "?"]


# what is told


@pytest.mark.rule("EAR-250", "EAR-126")
@pytest.mark.parametrize(
    ("action", "expected"), [("plant", True), ("compost", False), ("water", False), ("grow", True)]
)
def test_choosing_an_action_tells_something_only_with_a_draw(action: str, expected: bool) -> None:
    """Without anything to plant the four cards are drawn at once."""
    state = table(seat("e01"), seat("e05+3s"))
    assert rises(state, f"0 choose {action}") == [expected]


@pytest.mark.rule("EAR-248", "EAR-251")
def test_planting_tells_the_others_a_card() -> None:
    state = table(seat("e01+1s1g", hand="e33 e90 e266", soil=3), seat(hand="e05 e06"))
    assert rises(state, "0 choose plant", "0 plant e33 d5", "0 plant e90 d3") == [True, True, True]
    assert rises(table(seat("e230", hand="e45 e11", doing="plant 1"), seat(), action="plant"), "0 replace e45 d4") == [
        True
    ]


@pytest.mark.rule("EAR-248", "EAR-251")
def test_an_event_tells_the_others_a_card() -> None:
    assert rises(table(seat(hand="e223"), seat()), "0 event e223") == [True]
    assert rises(solo(seat(hand="e223")), "0 event e223") == [False]


@pytest.mark.rule("EAR-249", "EAR-251")
def test_in_the_solo_game_nobody_learns_what_the_player_plants() -> None:
    state = solo(seat("e01", hand="e33 e90 e223", soil=3))
    assert rises(state, "0 choose plant", "0 plant e33 d5", "0 plant e90 d3") == [False, False, False]
    assert rises(state, "0 done") == [True]


@pytest.mark.rule("EAR-249", "EAR-250")
def test_composting_tells_nobody_anything() -> None:
    fed = seat("e275 e227", hand="e05 e06", doing="activate e275 e227")
    state = table(fed, seat("e01", doing="bonus"), action="compost")
    assert rises(state, "0 use e275", "0 use e227", "0 compost e05", "0 compost e06", "1 take deck") == [False] * 5
    assert (compost(state)[2:], len(compost(state)), len(compost(state, 1))) == (["e05", "e06"], 4, 2)


@pytest.mark.rule("EAR-251")
def test_pieces_payments_and_soil_tell_nobody_anything() -> None:
    grown = seat("e10+1s1g e243+2s e164+1g e33", compost=2, soil=3, doing="place growth 2")
    state = table(grown, seat("e01", doing="bonus"), action="grow")
    moves = ["grow e4", "grow e4", "convert", "use e10", "use e243", "sprout e4", "sprout e4", "use e164", "ungrow d4",
             "use e33"]  # fmt: skip
    assert rises(state, *(f"0 {move}" for move in moves)) == [False] * len(moves)


@pytest.mark.rule("EAR-248")
def test_drawing_tells_the_seat_cards() -> None:
    state = table(
        seat("e13 e64", hand="e05 e06 e223", doing="activate e13 e64"), seat("e01", doing="bonus"), action="grow"
    )
    assert rises(state, "0 use e13", "0 use e64", "0 compost e05", "1 take draw") == [True, False, True, True]
    assert rises(table(seat("e01", doing="bonus"), seat("e05"), action="grow", active=1), "0 take growth") == [False]


@pytest.mark.rule("EAR-141", "EAR-251")
def test_the_four_cards_tell_something_when_they_are_drawn() -> None:
    state = table(seat("e03 e63", hand="e33"), seat("e02", hand="e05"))
    assert rises(state, "0 choose plant", "0 done") == [True, True]
    assert rises(state, f"0 keep {names(state.seats[0].four)[0]}") == [False]


@pytest.mark.rule("EAR-40", "EAR-249")
def test_looking_tells_and_picking_does_not() -> None:
    state = solo(seat(hand="e262", compost="e05 e06 e07 e09"))
    assert rises(state, "0 event e262", "0 pick e07") == [True, False]


@pytest.mark.rule("EAR-118", "EAR-250")
def test_a_shuffle_tells_something() -> None:
    short, enough = (
        table(seat("e275", doing="activate e275"), seat("e01", doing="bonus"), action="compost", deck=cards, discard=6)
        for cards in (1, 2)
    )
    assert (rises(short, "0 use e275"), rises(enough, "0 use e275")) == ([True], [False])
    assert [len(compost(state)) for state in (short, enough)] == [2, 2]


@pytest.mark.rule("EAR-205", "EAR-251")
def test_a_revealed_gaia_card_tells_something() -> None:
    state = solo(seat("e33+3s", doing="activate"), action="water")
    assert rises(state, "0 done") == [True]
    shown: Any = state.view(0)["gaia"]
    assert (shown["card"], shown["left"]) == ("g362", 3)


@pytest.mark.rule("EAR-210", "EAR-251")
def test_cards_laid_face_up_for_gaia_tell_something() -> None:
    own = seat("e33+3s", doing="activate")
    plant = GAIA.replace("card g363", "card g365").replace("g365 g361", "g363 g361")
    water = GAIA.replace("card g363", "card g362").replace("g362 g360", "g363 g360")
    planted = table(own, action="plant", active=-1, turn=4, gaia=plant)
    assert rises(planted, "0 done") == [True]
    assert rises(table(own, action="water", active=-1, turn=4, gaia=water), "0 done") == [False]
    shown: Any = planted.view(0)["gaia"]
    assert len(shown["pile"]) == 5


@pytest.mark.rule("EAR-90", "EAR-251")
def test_the_last_choice_of_the_set_up_reveals_all() -> None:
    state = setup(2)
    choices = [f"{number} {kind}" for number in (0, 1) for kind in ("island", "climate", "eco")]
    found = []
    for choice in choices:
        number, _, kind = choice.partition(" ")
        found += rises(state, f"{number} {legal(state, int(number), kind)[0]}")
    assert found == [False] * 5 + [True]
    assert rises(state, f"0 {legal(state, 0)[0]}") == [False]


@pytest.mark.rule("EAR-229", "EAR-230")
def test_secret_plantings_are_told_when_all_have_planted() -> None:
    """Nobody draws anything: there are no cards left. Nobody holds a card that they might be asked about."""
    blocks = (seat("e01", hand="e05", doing="plant 2"), seat(hand="e90", doing="plant 1"))
    state = table(*blocks, action="plant", head="secret=on", deck=0)
    assert rises(state, "0 plant e05 d5", "1 plant e90 d4") == [False, True]


@pytest.mark.rule("EAR-123", "EAR-248")
@pytest.mark.parametrize("cards", ["e33 e205", "e33 e34"])
def test_whether_a_seat_is_asked_again_shows_something_of_its_hand(cards: str) -> None:
    """With an ability left it is asked in any case; after the last one only if it can play an event."""
    state = table(seat("e13 e64", hand=cards, doing="activate e13 e64"), seat(hand="e06", doing="bonus"), action="grow")
    assert rises(state, "0 skip", "0 skip") == [False, True]


@pytest.mark.rule("EAR-123", "EAR-248")
def test_without_a_hand_nothing_of_it_is_shown() -> None:
    state = table(seat("e13", doing="activate e13"), seat(hand="e06", doing="bonus"), action="grow")
    assert rises(state, "0 skip") == [False]


@pytest.mark.rule("EAR-123", "EAR-248")
def test_a_table_that_is_loaded_shows_no_more_than_before() -> None:
    """Who owes a decision has been asked already."""
    blocks = (seat("e13", hand="e33", doing="activate e13"), seat("e01+2s", hand="e208", doing="activate"))
    state = table(*blocks, seat("e05", doing="bonus"), action="grow")
    play(state, "0 skip")
    again = RULES.load(state.save())
    assert again.to_act() == state.to_act() == [1, 2]
    twin = state.copy()
    for each in (again, twin):
        assert isinstance(each, EarthState)
        play(each, "2 pass")
    assert again.knowledge == twin.knowledge


# imagining


def imagine(state: EarthState, viewer: int, times: int = 8) -> list[EarthState]:
    return [state.imagine(viewer, Dice(number)) for number in range(times)]


def differ(things: Iterable[object]) -> bool:
    return len({str(thing) for thing in things}) > 1


@pytest.mark.rule("EAR-253")
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_an_imagined_table_looks_the_same_and_holds_the_same_cards(viewer: int) -> None:
    own = seat("e01+2s", hand="e05 e06", compost="e07 e09 e11", events="e208", doing="keep e21 e22 e23 e25")
    others = (
        seat("e02", hand="e13 e14", compost="e15 e16 e17", doing="activate"),
        seat(hand="e31 e32", compost="e34 e35"),
    )
    state = table(own, *others, action="plant", discard=20)
    imagined = imagine(state, viewer)
    for other in imagined:
        assert other.view(viewer) == state.view(viewer)
        assert other.pieces() == state.pieces()
        assert hand(other, viewer) == hand(state, viewer)
        assert [grid(other, number) for number in range(3)] == ["e01+2s", "e02", "-"][:2] + [grid(state, 2)]
        assert events(other) == ["e208"]
        assert [len(hand(other, number)) for number in range(3)] == [2, 2, 2]
        assert [len(compost(other, number)) for number in range(3)] == [3, 3, 2]
    assert differ(deck(other) for other in imagined)
    assert differ(names(other.discard) for other in imagined)
    assert [differ(hand(other, number) for other in imagined) for number in range(3)] == [
        number != viewer for number in range(3)
    ]
    assert [differ(compost(other, number) for other in imagined) for number in range(3)] == [True] * 3
    assert differ(names(other.seats[0].four) for other in imagined) == (viewer != 0)


@pytest.mark.rule("EAR-253")
def test_any_unseen_card_may_be_anywhere() -> None:
    state = table(seat(compost=50), seat(hand="#50"), deck=100, discard=50)
    other = state.imagine(0, Dice(1))
    for zone in (compost(state), hand(state, 1), deck(state), names(state.discard)):
        for imagined in (compost(other), hand(other, 1), deck(other), names(other.discard)):
            assert set(zone) & set(imagined)


@pytest.mark.rule("EAR-253", "EAR-244")
def test_a_partners_hand_and_the_own_pool_are_not_imagined() -> None:
    state = teams(*FOUR_HANDS)
    imagined = imagine(state, 0)
    assert [differ(hand(other, number) for other in imagined) for number in range(4)] == [False, True, False, True]
    assert [differ(names(other.pools[team].cards) for other in imagined) for team in (0, 1)] == [False, True]
    assert differ(names(other.pools[0].compost) for other in imagined)
    for other in imagined:
        assert other.view(0) == state.view(0)
        assert other.pieces() == state.pieces()


@pytest.mark.rule("EAR-253")
def test_the_order_of_gaias_deck_is_imagined_its_cards_are_not() -> None:
    state = solo(seat(hand="e05 e06"))
    imagined = imagine(state, 0)
    orders = [[state.catalogue.gaia_ids[card] for card in other.gaia.deck] for other in imagined if other.gaia]
    assert len({tuple(order) for order in orders}) > 3
    assert {tuple(sorted(order)) for order in orders} == {("g360", "g361", "g362", "g365")}
    assert differ(names(other.gaia.compost if other.gaia else []) for other in imagined)
    for other in imagined:
        assert other.view(0) == state.view(0)
        assert other.pieces() == state.pieces()


@pytest.mark.rule("EAR-253", "EAR-90")
def test_hidden_choices_are_imagined_among_both_sides_of_what_was_dealt() -> None:
    state = setup(2, mode="advanced")
    dealt = block(state, 0, 1)["dealt"]
    for kind in ("island", "climate", "eco"):
        play(state, f"1 {legal(state, 1, kind)[0]}")
    imagined = imagine(state, 0, 60)
    boards = [block(other, 1, 1)["board"] for other in imagined]
    assert [{board[0] for board in boards}, {board[1] for board in boards}, {board[2] for board in boards}] == [
        set(dealt[:4]), set(dealt[4:8]), set(dealt[8:]),
    ]  # fmt: skip
    assert all(other.view(0) == state.view(0) for other in imagined)
    assert {tuple(block(other, 1, 1)["board"]) for other in imagine(state, 1)} == {tuple(block(state, 1, 1)["board"])}


@pytest.mark.rule("EAR-253", "EAR-229")
def test_secretly_planted_cards_are_imagined_so_that_they_hold_their_pieces() -> None:
    blocks = (seat("e01", hand="e265 e06", soil=5, doing="plant 2"), seat(hand="e07 e90", doing="plant 1"))
    state = table(*blocks, action="plant", head="secret=on")
    play(state, "0 plant e265 d5", "0 sprout d5", "0 sprout d5", "0 sprout d5", "0 sprout d5", "0 sprout d5")
    imagined = imagine(state, 1)
    planted = {cell(other, "d5") for other in imagined}
    assert len(planted) > 3
    assert all(text.endswith("+5s") for text in planted)
    assert min(CATALOGUE.spaces[CATALOGUE.numbers[text.removesuffix("+5s")]] for text in planted) >= 5
    assert {cell(other, "d4") for other in imagined} == {"e01"}
    assert {cell(other, "d5") for other in imagine(state, 0)} == {"e265+5s"}
    for other in imagined:
        assert other.view(1) == state.view(1)
        assert other.pieces() == state.pieces()


@pytest.mark.rule("EAR-253", "EAR-40")
def test_cards_being_looked_at_are_not_imagined_by_the_seat_that_sees_them() -> None:
    state = table(seat(hand="e262", compost="e05 e06 e07 e09"), seat())
    play(state, "0 event e262")
    own = [compost(other) for other in imagine(state, 0)]
    assert {tuple(cards[1:]) for cards in own} == {("e06", "e07", "e09")}
    assert len({cards[0] for cards in own}) > 3
    assert len({tuple(compost(other)[1:]) for other in imagine(state, 1)}) > 3


@pytest.mark.rule("EAR-253")
def test_the_dice_are_imagined_too() -> None:
    state = table()
    assert len({other.dice.state for other in imagine(state, 0)} | {state.dice.state}) == 9


@pytest.mark.rule("EAR-248", "EAR-249", "EAR-250", "EAR-253")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"solo_level": "expert"}),
        (2, {"secret_planting": "on"}),
        (3, {"mode": "advanced"}),
        (4, {"teams": "on", "secret_planting": "on"}),
    ],
)
def test_no_view_of_a_game_depends_on_what_it_hides(seats: int, options: dict[str, str]) -> None:
    """A table imagined for a seat looks the same to it, move after move."""
    state = setup(seats, 3, **options)
    dice = Dice(5)
    for number in range(150):
        owing = state.to_act()
        if not owing:
            break
        actor = owing[dice.below(len(owing))]
        state.play(actor, state.random_move(actor, dice))
        viewer = number % seats
        other = state.imagine(viewer, dice)
        assert other.view(viewer) == state.view(viewer)
        assert other.pieces() == state.pieces()
        assert other.moves(viewer) == state.moves(viewer)


# the log


def told(log: list[Event], viewer: int | None) -> list[str]:
    return [str(event.seen_by(viewer)) for event in log]


@pytest.mark.rule("EAR-252", "EAR-248")
def test_drawn_cards_are_named_to_their_owner() -> None:
    state = table(seat("e33"), seat("e05+3s"), deck="e57 e58 e60 e62 #20")
    log = play(state, "0 choose grow")
    assert told(log, 0)[1] == "drew_cards 0 cards=['e57', 'e58', 'e60', 'e62']"
    assert [told(log, viewer)[1] for viewer in (1, None)] == ["drew 0 count=4"] * 2


@pytest.mark.rule("EAR-252", "EAR-249")
def test_composted_cards_are_named_to_their_owner_unless_they_come_from_the_deck() -> None:
    fed = seat("e275 e227", hand="e05 e06", doing="activate e275 e227")
    state = table(fed, seat("e01", doing="bonus"), action="compost")
    log = play(state, "0 use e275", "0 use e227", "0 compost e05")
    assert told(log, 0) == [
        "used 0 card=e275", "composted_deck 0 count=2", "used 0 card=e227", "soil 0 count=1",
        "composted_cards 0 cards=['e05']",
    ]  # fmt: skip
    assert [told(log, viewer)[-1] for viewer in (1, None)] == ["composted 0 count=1"] * 2
    assert [told(log, viewer)[1] for viewer in (0, 1, None)] == ["composted_deck 0 count=2"] * 3


@pytest.mark.rule("EAR-252")
def test_the_four_cards_and_the_kept_one_are_named_to_their_owner() -> None:
    state = table(seat(), seat(hand="e05"), deck="e06 e07 e09 e11 #20")
    log = play(state, "0 choose plant", "0 keep e09")
    assert told(log, 0)[1:4] == [
        "drew_four_cards 0 cards=['e06', 'e07', 'e09', 'e11']",
        "kept_cards 0 cards=['e09']",
        "left_cards 0 cards=['e06', 'e07', 'e11']",
    ]
    public = ["drew_four 0 count=4", "kept 0 count=1", "left 0 count=3"]
    assert [told(log, viewer)[1:4] for viewer in (1, None)] == [public] * 2


@pytest.mark.rule("EAR-252", "EAR-40")
def test_cards_looked_at_and_picked_are_named_to_their_owner() -> None:
    state = table(seat(hand="e262", compost="e05 e06 e07 e09"), seat())
    log = play(state, "0 event e262", "0 pick e07")
    assert told(log, 0) == [
        "event 0 card=e262",
        "looked_cards 0 cards=['e09', 'e07', 'e06']",
        "picked_cards 0 cards=['e07']",
    ]
    assert [told(log, viewer) for viewer in (1, None)] == [
        ["event 0 card=e262", "looked 0 count=3", "picked 0 count=1"]
    ] * 2


@pytest.mark.rule("EAR-252", "EAR-251")
def test_planted_cards_are_named_to_all() -> None:
    log = play(table(seat("e01", hand="e33"), seat("e02", hand="e05")), "0 choose plant", "0 plant e33 d5")
    assert [told(log, viewer)[1] for viewer in (0, 1, None)] == ["planted 0 card=e33 space=d5 soil=0"] * 3


@pytest.mark.rule("EAR-252", "EAR-229")
def test_a_secret_planting_is_named_to_its_owner_until_the_reveal() -> None:
    blocks = (seat("e01", hand="e05 e33", doing="plant 2"), seat("e230", hand="e45 e90", doing="plant 1"))
    state = table(*blocks, action="plant", head="secret=on")
    log = play(state, "0 plant e05 d5", "0 done")
    assert [told(log, viewer)[0] for viewer in (0, 1, None)] == [
        "planted 0 card=e05 space=d5 soil=0", "planted_secretly 0 space=d5", "planted_secretly 0 space=d5",
    ]  # fmt: skip
    log = play(state, "1 replace e45 d4")
    assert [told(log, viewer)[0] for viewer in (0, 1)] == [
        "replaced_secretly 1 space=d4 cards=['e230']", "replaced 1 card=e45 space=d4 cards=['e230']",
    ]  # fmt: skip
    assert "revealed_plants 0 cards=['e05'] spaces=['d5']" in told(log, 1)
    assert "revealed_plants 1 cards=['e45'] spaces=['d4']" in told(log, 0)


@pytest.mark.rule("EAR-252", "EAR-244")
def test_cards_of_a_pool_are_named_to_the_team() -> None:
    blocks = (seat("e33", hand="e05"), seat(), seat(), seat())
    state = table(*blocks, head="teams=on", lines=("pool 0 soil=0", "pool 1 soil=0"), deck="e57 e58 e60 e62 #20")
    log = play(state, "0 choose grow", "2 claim draw e58")
    drew, claimed = (next(event for event in log if event.kind == kind) for kind in ("pool_drew", "claimed"))
    assert [str(drew.seen_by(viewer)) for viewer in (2, 1)] == [
        "pool_drew_cards 0 cards=['e57', 'e58', 'e60', 'e62'] team=0", "pool_drew 0 count=4 team=0",
    ]  # fmt: skip
    assert [str(claimed.seen_by(viewer)) for viewer in (0, 3, None)] == [
        "claimed_cards 2 cards=['e58'] team=0", "claimed 2 count=1 team=0", "claimed 2 count=1 team=0",
    ]  # fmt: skip


@pytest.mark.rule("EAR-252", "EAR-90")
def test_a_chosen_side_is_named_to_its_seat() -> None:
    state = setup(2)
    move = legal(state, 0)[1]
    log = play(state, f"0 {move}")
    assert told(log, 0) == [f"chose_side_card 0 card={move.removeprefix('island ')}"]
    assert [told(log, viewer) for viewer in (1, None)] == [["chose_side 0"]] * 2


@pytest.mark.rule("EAR-252")
@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"secret_planting": "on"}), (3, {"mode": "advanced"}), (4, {"teams": "on"})]
)
def test_no_line_of_a_game_names_a_card_that_the_view_does_not_show(seats: int, options: dict[str, str]) -> None:
    """Cards thrown away or composted by others, drawn by others, or planted secretly by them."""
    state = started(seats, 4, **options)
    dice = Dice(9)
    for _ in range(300):
        owing = state.to_act()
        actor = owing[dice.below(len(owing))]
        before = [named(state, viewer) for viewer in range(seats)]
        log: list[Event] = []
        state.play(actor, state.random_move(actor, dice), log)
        for viewer in range(seats):
            line = " ".join(told(log, viewer))
            assert set(re.findall(r"\be\d{2,3}\b", line)) <= before[viewer] | named(state, viewer)
