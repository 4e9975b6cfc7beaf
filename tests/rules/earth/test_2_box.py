"""The box: everything printed as data, and the words served with it have a sentence for every card."""

from typing import Any

import pytest

from hain import Event
from hain.games.earth.notation import ACTION_COLORS, ACTIONS, Effect
from hain.games.earth.recipe import PLANT
from hain.games.earth.rules import RULES
from hain.games.earth.scoring import CATEGORIES
from hain.games.earth.sentence import sentence
from hain.games.earth.state import EarthState
from hain.words import LANGUAGES, fluent_text, messages, words
from tests.rules.earth.tables import BOX, legal, play, seat, table


def box() -> Any:
    return RULES.box()


@pytest.mark.rule("EAR-6", "EAR-9", "EAR-10", "EAR-19", "EAR-20")
def test_every_card_and_side_is_in_the_box() -> None:
    found = box()
    ids = [*found["cards"], *found["ecosystems"], *found["fauna"], *found["gaia"]]
    assert ids == BOX.ids()
    assert len(ids) == 439


@pytest.mark.rule("EAR-11", "EAR-12", "EAR-13", "EAR-14")
def test_a_card_says_what_it_has() -> None:
    cards = box()["cards"]
    assert cards["e83"] == {
        "kind": "flora", "points": 1, "cost": 3, "habitats": ["sunny", "cold"], "types": ["herb"], "sprouts": 6,
        "height": 1, "canopy": 1, "aided": True, "scientific": "Solanum tuberosum",
        "abilities": [
            {"does": "effect", "color": "blue", "active": False, "costs": [], "gains": [{"count": 1, "of": "sprout"}],
             "around": False, "each": {"word": "herb"}, "line": "column"},
        ],
    }  # fmt: skip
    for card in (*BOX.earth.values(), *BOX.islands.values(), *BOX.climates.values()):
        found = cards[card.id]
        assert (found["kind"], found["points"]) == (card.kind, card.vp)
        assert found.get("cost") == card.cost
        assert [found.get(name, 0) for name in ("sprouts", "height", "canopy")] == [
            card.spaces, card.height, card.canopy,
        ]  # fmt: skip
        for name, words_of_it in (("habitats", card.habitats), ("types", card.types), ("tags", card.tags)):
            assert found.get(name, []) == list(words_of_it)
        assert [each["color"] for each in found["abilities"]] == [each.color for each in card.abilities]


@pytest.mark.parametrize(
    ("card", "ability"),
    [
        ("e10", {"does": "effect", "costs": [{"count": 1, "of": "compost"}], "gains": [{"count": 3, "of": "soil"}]}),
        ("e268", {"does": "effect", "gains": [{"count": 3, "of": "growth"}], "around": True}),
        ("e190", {"does": "pay", "instead": "hand"}),
        ("e94", {"does": "discount", "soil": 1, "filter": {"word": "rocky"}}),
        ("e12", {"does": "score", "score": {
            "points": 2, "per": 1,
            "counted": {"what": "cards", "filter": {"word": "rocky"}, "scope": "path"}}}),
        ("e165", {"does": "score", "score": {"points": 2, "per": 1, "most": 30, "counted": {"what": "soil"}}}),
        ("i285b", {"does": "start", "draw": 6, "hand": 3, "soil": 6}),
        ("c304a", {"does": "effect", "active": True}),
    ],
)  # fmt: skip
def test_an_ability_in_parts(card: str, ability: dict[str, Any]) -> None:
    found = box()["cards"][card]["abilities"][0]
    assert ability.items() <= found.items()


def test_second_abilities_and_sides_in_parts() -> None:
    found = box()
    second = {card: found["cards"][card]["abilities"][1] for card in ("e282", "e178", "e230", "i285b", "i285a")}
    assert found["cards"]["e282"]["abilities"][0]["copies"] == "yellow"
    assert second["e282"] == {"does": "wild", "color": "brown"}
    assert second["e178"] == {"does": "forbid", "color": "brown", "action": "compost"}
    assert (second["e230"]["by"], second["e230"]["gains"]) == ("red", [{"count": 2, "of": "draw"}])
    assert second["i285b"]["gains"] == [{"count": 1, "of": "soil"}]
    assert second["i285a"]["planted"] == {"word": "terrain"}
    assert found["ecosystems"]["y305a"]["table"] == [0, 4, 8, 13, 23, 28, 30]
    assert found["ecosystems"]["y315a"]["counted"] == {"what": "rows", "test": "different", "attribute": "color"}
    assert (found["fauna"]["f352a"]["need"], found["fauna"]["f352a"]["counted"]) == (2, {"what": "sets"})
    assert found["gaia"]["g360"]["expert"] == [{"count": 8, "of": "soil"}, {"count": 2, "of": "pile"}]
    assert found["gaia"]["g363"]["shares"][1] == {"count": 1, "of": "growth", "per": "drawn"}


@pytest.mark.rule("EAR-17", "EAR-166", "EAR-171", "EAR-173", "EAR-220")
def test_the_boards() -> None:
    found = box()
    assert found["ranks"]["standard"] == [15, 11, 8, 6, 5]
    assert found["ranks"]["beginner"] == [10] * 5
    assert (found["full_grid"], found["leaves"], found["conversion"]) == (7, 5, {"sprouts": 3, "soil": 2})
    assert found["gaia_board"]["columns"] == [5, 4, 3, 2, 1]
    assert [board["color"] for board in found["actions"]] == list(ACTION_COLORS)
    assert found["categories"] == list(CATEGORIES)
    assert found["grid"] == {"columns": "abcdefg", "rows": 7, "span": 4, "cards": 16}


ROOMY = ("e05 e83", "e14 e51")
RECEIVED = {"soil": "soil", "drew": "draw", "composted_deck": "deck", "sprouted": "sprout", "grew": "growth"}


@pytest.mark.rule("EAR-127", "EAR-146", "EAR-147", "EAR-148", "EAR-149", "EAR-150")
@pytest.mark.parametrize("action", ACTIONS[1:])
def test_actions_bring_what_their_board_says(action: str) -> None:
    board = next(board for board in box()["actions"] if board["action"] == action)
    state = table(*(seat(grid) for grid in ROOMY), deck=90)
    log = play(state, f"0 choose {action}")
    log += placed(state, 0)
    assert received(log, 0) == {amount["of"]: amount["count"] for amount in board["active"]}
    for amount in board["other"]:
        state = table(*(seat(grid) for grid in ROOMY), deck=90)
        log = play(state, f"0 choose {action}", f"1 take {amount['of']}")
        log += placed(state, 1)
        assert received(log, 1)[amount["of"]] == amount["count"]
    assert len(legal(state, 1, "take")) in (0, len(board["other"]))


@pytest.mark.rule("EAR-127", "EAR-141", "EAR-144")
def test_planting_brings_what_its_board_says() -> None:
    board = box()["actions"][PLANT]
    hands = ("e11 e12 e13", "e20 e21 e22")
    state = table(*(seat(grid, hand=cards, soil=60) for grid, cards in zip(ROOMY, hands)), deck=90)
    play(state, "0 choose plant")
    asked = [state.question(number) for number in (0, 1)]
    assert [event and event.details["count"] for event in asked] == [board["plants"], board["plants_other"]]
    log = play(state, "1 done", "0 done")
    assert next(event.details["count"] for event in log if event.kind == "drew_four") == board["keeps_of"]
    assert received(log, 1) == {amount["of"]: amount["count"] for amount in board["other"]}


def placed(state: EarthState, number: int) -> list[Event]:
    """All pieces of a bonus."""
    pieces = [*legal(state, number, "sprout"), *legal(state, number, "grow")]
    return play(state, f"{number} all") if pieces else []


def received(log: list[Event], number: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for event in log:
        if event.seat == number and event.kind in RECEIVED:
            spaces = event.details.get("spaces")
            many = len(spaces) if isinstance(spaces, list) else int(str(event.details["count"]))
            found[RECEIVED[event.kind]] = found.get(RECEIVED[event.kind], 0) + many
    return found


def test_every_gain_and_cost_of_a_card_is_in_its_box() -> None:
    cards = box()["cards"]
    for card in BOX.earth.values():
        for ability, found in zip(card.abilities, cards[card.id]["abilities"]):
            if isinstance(ability.deed, Effect):
                for amounts, name in ((ability.deed.costs, "costs"), (ability.deed.gains, "gains")):
                    assert [(one["count"], one["of"]) for one in found[name]] == list(amounts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_language_have_a_sentence_for_every_card(language: str) -> None:
    said = dict(messages(fluent_text(language, "earth")))
    found = box()
    for card, data in found["cards"].items():
        parts = [said[f"earth-says-{card}-{number}"] for number in range(1, len(data["abilities"]) + 1)]
        whole = " ".join(part.partition('{ "')[2].rpartition('" }')[0] for part in parts)
        assert whole == sentence(BOX, card, words(language))
    for side in (*found["ecosystems"], *found["fauna"], *found["gaia"]):
        assert f'"{sentence(BOX, side, words(language))}"' in said[f"earth-says-{side}"]
