"""What a screen is told beside the position: where everything lies, who comes up when, what a garden will bring."""

from typing import Any

import pytest

from hain import Dice, Event
from hain.games.waldgaertner.garden import SLOTS
from hain.games.waldgaertner.rules import RULES
from tests.rules.waldgaertner.tables import (
    FLORA,
    cubes,
    example,
    hand,
    legal,
    market,
    one,
    plantings,
    play,
    refused,
    setup,
    table,
    year,
)

OPEN_CARDS = {3: "9 ^kaki jujube bocksdorn nashi", 4: "9 ^schlehe feige berberitze himbeere"}
"""By the number of seats."""


def seen(state: Any, seat: int | None = 0) -> Any:
    return state.view(seat)


def visited(*coins: int) -> Any:
    """All seats have chosen region 1."""
    seats = len(coins)
    state = table([{}] * seats, coins=coins, regions={1: OPEN_CARDS[seats]})
    play(state, *(f"{seat} visit 1" for seat in range(seats)))
    return state


# who comes up when


@pytest.mark.rule("WAG-70", "WAG-72", "WAG-73", "WAG-74", "WAG-76")
def test_the_order_of_choice_says_why() -> None:
    state = visited(5, 3, 3, 0)
    order = [
        {"seats": [0], "coins": 5, "by": "coins"},
        {"seats": [1, 2], "coins": 3, "by": "tie"},
        {"seats": [3], "by": "lot"},
    ]
    assert all(seen(state, eyes)["contests"][0]["order"] == order for eyes in (0, 3, None))
    state = visited(5, 4, 3)
    play(state, "0 decline")
    (contest,) = seen(state)["contests"]
    assert contest["order"] == [
        {"seats": [1], "coins": 4, "by": "coins"},
        {"seats": [2], "coins": 3, "by": "coins"},
        {"seats": [0], "by": "lot"},
    ]


@pytest.mark.rule("WAG-66", "WAG-102")
def test_searches_come_up_by_the_coins_of_the_reveal() -> None:
    state = table([{}] * 4, coins=(6, 4, 4, 1), market="walnuss", hands={3: "?2"})
    assert [turn["seats"] for turn in seen(state)["order"]] == [[0], [1, 2], [3]]
    play(state, "0 visit 6", "1 visit 6", "2 visit 6", "3 visit 1")
    play(state, f"3 sell {hand(state, 3)[1]}")
    assert seen(state)["searches"] == [
        {"seats": [0], "coins": 6, "by": "coins"},
        {"seats": [1, 2], "coins": 4, "by": "tie"},
    ]
    play(state, "0 search 2")
    assert seen(state)["seats"][0]["coins"] == 3
    assert [turn["coins"] for turn in seen(state)["order"]] == [6, 4, 1], "as when the choices were revealed"


# what a garden takes, needs and brings


def test_room_is_where_a_hand_card_may_be_planted() -> None:
    for seed in range(20):
        state = setup(2 + seed % 5, seed, planting=("rows", "shade")[seed % 2], uproot=("off", "on")[seed % 3 == 0])
        dice = Dice(seed)
        while state.to_act():
            seat = state.to_act()[0]
            room = seen(state, seat)["room"]
            for text in plantings(state, seat):
                card, slot, *_ = text.split()
                assert slot in room[FLORA.plants[FLORA.find(card)].size]
            for card in hand(state, seat) if plantings(state, seat) else []:
                slots = {text.split()[1] for text in plantings(state, seat) if text.split()[0] == card}
                assert slots == room[FLORA.plants[FLORA.find(card)].size].keys()
            state.play(seat, state.random_move(seat, dice))
    assert seen(setup(2), None)["room"] == {}


@pytest.mark.rule("WAG-89", "WAG-91")
def test_room_says_what_a_slot_costs() -> None:
    garden = example("18").replace("mispel", "kornelkirsche")
    assert seen(one(garden, "birne-williams rotbuche", (4, 0)))["room"]["small_tree"] == {"3d": 3}
    assert seen(one(garden, "birne-williams rotbuche", (2, 0)))["room"]["small_tree"] == {}
    rich = one(garden.replace("5: walnuss .", "5: walnuss edelkastanie"), "birne-williams rotbuche", (6, 0))
    assert seen(rich)["room"]["large_tree"] == {"6a": 6}
    assert seen(rich)["room"]["medium_tree"] == {"4b": 0}
    assert [seat["extras"] for seat in seen(rich, 1)["seats"]] == [["3d", "6a"], []]


@pytest.mark.rule("WAG-17", "WAG-20")
def test_a_plant_says_what_it_needs_or_who_pollinates_it() -> None:
    plants = {"2a": "sanddorn-leikora", "2b": "sanddorn-pollmix", "2c": "feige", "3a": "apfel-boskoop"}
    garden = {plant["slot"]: plant for plant in seen(one(plants, "rotbuche walnuss"))["seats"][0]["garden"]}
    assert garden["2a"]["partners"] == ["2b"]
    assert garden["3a"]["needs"] == "apfel"
    assert "partners" not in garden["3a"]
    assert not garden["2c"].keys() & {"needs", "partners"}
    assert garden["2c"]["fed"] is True


def test_partners_are_told_as_points_are_counted() -> None:
    for seed in range(10):
        state = setup(2 + seed % 5, seed, planting=("rows", "shade")[seed % 2], frost="on")
        dice = Dice(seed)
        while state.to_act():
            state.play(state.to_act()[0], state.random_move(state.to_act()[0], dice))
        for seat in seen(state, None)["seats"]:
            counted = [plant for plant in seat["garden"] if "needs" not in plant]
            worth = [FLORA.value[FLORA.find(plant["card"])] + plant.get("chips", 0) for plant in counted]
            assert sum(worth) == seat["score"]
            assert all(plant.get("partners", [plant]) for plant in counted)


@pytest.mark.rule("WAG-45", "WAG-50", "WAG-53")
@pytest.mark.parametrize(("name", "coins"), [("11", 5), ("12", 9)])
def test_the_year_ahead_is_the_year_that_comes(name: str, coins: int) -> None:
    state = table([example(name), {}], in_round=11)
    ahead = seen(state)["seats"][0]["year"]
    assert sum(season["coins"] for season in ahead) == coins
    blooms, earned = year(state)
    assert {season["phase"]: season["blooms"] for season in ahead if season["blooms"]} == blooms
    assert {season["phase"]: season["coins"] for season in ahead if season["coins"]} == earned
    assert all(season["round"] == 11 + season["phase"] for season in ahead)
    assert seen(state)["seats"][1]["year"] == []
    assert cubes(state) == []


def test_the_year_ahead_ends_with_the_game() -> None:
    state = table([{"1a": "himbeere*"}, {}], in_round=18)
    assert seen(state)["seats"][0]["year"] == []
    state = table([{"1a": "himbeere"}, {}], in_round=8)
    assert [(season["round"], season["ripe"]) for season in seen(state)["seats"][0]["year"]] == [(15, []), (16, ["1a"])]


@pytest.mark.rule("WAG-47")
def test_the_year_ahead_begins_with_the_next_round() -> None:
    """A plant that was planted while it would have flowered waits a whole year."""
    state = table([{"1a": "himbeere"}, {}], in_round=5)
    (season,) = seen(state)["seats"][0]["year"]
    assert (season["round"], season["phase"], season["blooms"]) == (15, 4, ["1a"])


@pytest.mark.rule("WAG-131")
def test_what_the_base_slots_still_take_by_the_shade_rule() -> None:
    state = table([example("26"), {}], planting="shade", step="play", hands={0: "feige rotbuche", 1: "?1 ?2"})
    assert seen(state)["seats"][0]["spare"] == {
        "small_shrub": 0, "large_shrub": 0, "small_tree": 3, "medium_tree": 2, "large_tree": 0,
    }  # fmt: skip
    assert "spare" not in seen(table())["seats"][0]


@pytest.mark.rule("WAG-144")
def test_how_frost_counts_is_told_until_it_has_come() -> None:
    state = table([example("28"), {}], frost="on", in_round=10)
    counted = ["5a", "4a", "4b", "3a", "3c", "2a", "2d", "1a", "1c"]
    assert seen(state, 1)["seats"][0]["frost"] == counted
    assert "frost" not in seen(table([example("28"), {}]))["seats"][0]
    state = table([example("28"), {}], frost="on", in_round=11, step="frost", lines=["frost 7"], owes=[0])
    assert (seen(state)["seats"][0]["hit"], "hit" in seen(state)["seats"][1]) == ("2d", False)
    play(state, "0 cover")
    assert not seen(state)["seats"][0].keys() & {"hit", "frost"}


# where everything lies


@pytest.mark.rule("WAG-154", "WAG-155")
def test_a_card_drawn_by_lot_is_told_to_its_drawer_alone() -> None:
    state = table([{}] * 3, coins=(1, 3, 3), regions={1: OPEN_CARDS[3]})
    log = play(state, "0 visit 1", "1 visit 1", "2 visit 1")
    drawn = [event for event in log if event.kind == "drew_lot"]
    assert [event.seat for event in drawn] == [1, 2]
    card = f"card:{hand(state, 1)[1]}"
    for eyes in (None, 0, 2):
        assert card not in state.known(eyes).places()
        assert RULES.traces.of(drawn[0].seen_by(eyes), eyes).ways == (("", "lot:1", "hand:1"),)
    assert state.known(1).places()[card] == "hand:1"
    assert RULES.traces.of(drawn[0].seen_by(1), 1).ways == ((card, "lot:1", "hand:1"),)
    assert state.known(0).places()[f"card:{hand(state, 0)[1]}"] == "hand:0"


def test_places_are_named_from_where_one_sits() -> None:
    state = table([{"2a": "feige"}, {"1a": "himbeere!"}], frost="on", in_round=12, regions={2: "9 ^kornelkirsche"},
                  market="mispel", hands={1: "walnuss"})  # fmt: skip
    own, other, onlooker = (state.known(eyes).places() for eyes in (0, 1, None))
    assert (own["card:feige"], other["card:feige"], onlooker["card:feige"]) == ("slot:2a", "slot:0/2a", "slot:0/2a")
    assert (own["card:himbeere"], other["card:himbeere"]) == ("slot:1/1a", "slot:1a")
    assert (own["card:kornelkirsche"], own["card:mispel"], own["card:walnuss"]) == ("stack:2", "market", "hand:1")


def test_cards_laid_open_lie_beside_their_stack() -> None:
    state = visited(5, 3, 1)
    assert {card: place for card, place in state.known(None).places().items() if place.startswith("open")} == {
        "card:bocksdorn": "open:1", "card:jujube": "open:1", "card:kaki": "open:1",
    }  # fmt: skip
    picked = play(state, "0 pick jujube")[0]
    assert RULES.traces.of(picked, 1).ways == (("card:jujube", "open:1", "hand:0"),)


def test_start_cards_are_told_to_their_owners() -> None:
    state = setup(2)
    log = play(state, "0 start 1", "1 start 2")
    drawn = [event for event in log if event.kind == "drew"]
    assert drawn[0].seen_by(0) == Event("drew_card", 0, card=hand(state, 0)[0], region=1)
    assert drawn[0].seen_by(1) == Event("drew", 0, region=1)


def test_a_searched_stack_lies_open_to_its_searcher_alone() -> None:
    state = table(coins=(3, 1), regions={2: "4 ^feige walnuss himbeere mispel"}, market="kornelkirsche")
    play(state, "0 visit 6", "1 visit 1")
    play(state, f"1 sell {hand(state, 1)[1]}", "0 search 2")
    assert state.known(0).places()["card:himbeere"] == "stack:2"
    assert "card:himbeere" not in state.known(1).places()
    (taken,) = play(state, "0 take himbeere")
    assert RULES.traces.of(taken.seen_by(0), 0).ways == (("card:himbeere", "stack:2", "hand:0"),)
    assert RULES.traces.of(taken.seen_by(1), 1).ways == (("", "stack:2", "hand:0"),)


def test_every_key_of_a_legal_move_is_on_the_page() -> None:
    box: Any = RULES.box()
    for seed in range(20):
        state = setup(2 + seed % 5, seed, planting=("rows", "shade")[seed % 2], uproot="on", frost="on")
        dice = Dice(seed)
        while state.to_act():
            for seat in state.to_act():
                page = {*box["places"], *state.known(seat).places()}
                assert all(set(RULES.grammar().keys(text, seat)) <= page for text in legal(state, seat))
            seat = state.to_act()[0]
            state.play(seat, state.random_move(seat, dice))


# what is printed


def test_the_box_holds_every_card_and_slot() -> None:
    box: Any = RULES.box()
    assert [plant["card"] for plant in box["plants"]] == FLORA.cards
    assert all(sum(plant["ratings"].values()) == plant["value"] for plant in box["plants"])
    assert [slot["slot"] for slot in box["slots"]] == list(SLOTS)
    assert {slot["slot"]: slot["price"] for slot in box["slots"] if slot["price"]} == {
        "1f": 1, "2e": 2, "3d": 3, "4c": 4, "5b": 5, "6a": 6,
    }  # fmt: skip
    assert box["slots"][SLOTS.index("2b")]["around"] == {
        "W": "2a", "E": "2c", "NW": "3a", "NE": "3b", "SW": "1b", "SE": "1c",
    }  # fmt: skip
    assert {size["size"]: size["rows"] for size in box["sizes"]} == {
        "climber": [1, 2], "small_shrub": [1], "large_shrub": [2], "small_tree": [3], "medium_tree": [4],
        "large_tree": [5, 6],
    }  # fmt: skip


@pytest.mark.rule("WAG-27", "WAG-28")
def test_the_box_knows_the_board_of_every_setup() -> None:
    box: Any = RULES.box()
    for layout in box["layouts"]:
        state = setup(layout["seats"], decks=layout["decks"])
        assert [region["origin"] for region in seen(state)["regions"]] == layout["regions"]
        assert len(market(state)) == layout["market"]
        assert {region["cards"] for region in seen(state)["regions"]} == {box["stack"]}
    with_cards = {f"stack:{region}" for region in range(1, 6)} | {"market"} | {f"slot:{slot}" for slot in SLOTS}
    assert with_cards <= set(box["places"])
    assert refused(setup(2), "0 start 3")
