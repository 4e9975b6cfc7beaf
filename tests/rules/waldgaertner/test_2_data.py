"""The plant lists, and files that are refused."""

from collections import Counter

import pytest

from hain import BadData, Dice
from hain.games.waldgaertner.datafile import LANGUAGES, read_flora, shipped_texts
from hain.games.waldgaertner.rules import RULES, WaldgaertnerRules
from hain.games.waldgaertner.state import WaldgaertnerState
from hain.words import words
from tests.rules.waldgaertner.tables import FLORA, setup, table

COUNTS = {
    "large_tree": (8, 8, 6),
    "medium_tree": (7, 6, 13),
    "small_tree": (8, 9, 17),
    "large_shrub": (15, 14, 16),
    "small_shrub": (10, 12, 13),
    "climber": (2, 1, 10),
}


@pytest.mark.rule("WAG-7")
def test_cubes_coins_and_chips_never_run_out() -> None:
    plants = {"1a": "himbeere", "1b": "heidelbeere"}
    state = table([plants, {}], coins=(900, 900), regions={1: "9 ^feige+19"})
    assert state.seats[0].coins + state.seats[1].coins == 1800
    state.seats[0].garden.bloom(4)
    assert state.pieces()["himbeere"] == 1


@pytest.mark.rule("WAG-8")
def test_cards_by_size_and_origin() -> None:
    found = Counter((plant.size, plant.origin) for plant in FLORA.plants)
    assert {size: tuple(found[size, origin] for origin in ("NA", "EU", "AS")) for size in COUNTS} == COUNTS
    assert len(FLORA.plants) == 175


@pytest.mark.rule("WAG-9")
def test_every_card_once_with_names_of_its_own() -> None:
    assert len(set(FLORA.cards)) == 175
    assert FLORA.cards == sorted(FLORA.cards)
    for language in LANGUAGES:
        names = [plant.names[language] for plant in FLORA.plants]
        assert len(set(names)) == 175
        assert [words(language)(f"waldgaertner-card-{card}") for card in FLORA.cards] == names
        for group in FLORA.groups:
            assert words(language)(f"waldgaertner-group-{group}")
    assert all(plant.scientific[0].isupper() and " " in plant.scientific for plant in FLORA.plants)


@pytest.mark.rule("WAG-10")
def test_the_value_is_the_sum_of_the_ratings() -> None:
    for plant, value in zip(FLORA.plants, FLORA.value):
        assert value == sum(plant.ratings)
        assert len(plant.ratings) == 4


@pytest.mark.rule("WAG-11")
def test_partners_can_be_had_in_every_deck() -> None:
    for plant in FLORA.plants:
        if plant.partner:
            others = [other for other in FLORA.plants if other.origin == plant.origin and other is not plant]
            assert any(plant.partner in other.kinds for other in others), plant.card


@pytest.mark.rule("WAG-12")
def test_shipped_plants_flower_before_they_are_ripe() -> None:
    assert all(1 <= plant.flowers < plant.ripe <= 9 for plant in FLORA.plants)


@pytest.mark.rule("WAG-12")
def test_a_cube_may_stay_over_the_winter() -> None:
    """A card that is ripe before it flowers earns in the year after."""
    texts = shipped_texts()
    head, entry, rest = texts["europe.toml"].partition("[feige]")
    texts["europe.toml"] = head + entry + rest.replace("flowers 4, ripe 7", "flowers 7, ripe 4", 1)
    rules = WaldgaertnerRules(read_flora(texts))
    state = rules.setup(2, 1)
    assert isinstance(state, WaldgaertnerState)
    garden = state.seats[0].garden
    garden.plant(rules.flora.find("feige"), 6, 2)
    found = [(bool(garden.bloom(phase)), garden.harvest(phase)[1]) for phase in (4, 7, 9, 1, 4)]
    assert found == [(False, 0), (True, 0), (False, 0), (False, 0), (False, 1)]


@pytest.mark.rule("WAG-20")
def test_a_value_in_brackets_needs_a_partner() -> None:
    shown = {plant.card: plant.shown_value() for plant in FLORA.plants}
    assert shown["walnuss"] == "19"
    assert shown["gemeine-hasel"] == "(14)"


@pytest.mark.rule("WAG-21")
def test_males() -> None:
    males = [plant for plant in FLORA.plants if plant.sex == "male"]
    assert len(males) == 11
    assert all(plant.value == 0 and not plant.partner for plant in males)


@pytest.mark.rule("WAG-8", "WAG-9", "WAG-10")
@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("names = [", "names = [1, ", "waldgaertner-data-names"),
        ('"Juglans regia"]', '" "]', "waldgaertner-data-names"),
        ("names = [", 'colour = "red"\nnames = [', "waldgaertner-data-keys"),
        ("ripe 8, 5+4+5+5 = 19", "ripe 0, 5+4+5+5 = 19", "waldgaertner-data-card"),
        ("5+4+5+5 = 19", "5+4+5+5 = 18", "waldgaertner-data-value"),
        ("5+4+5+5 = 19", "5+4+5+5 = (19)", "waldgaertner-data-value"),
        ("5+4+5+5 = 19", "5+4+5+6 = 20", "waldgaertner-data-ratings"),
        ("large tree 28 m", "huge tree 28 m", "waldgaertner-data-size"),
        ("needs kastanie", "needs marone", "waldgaertner-data-no-group"),
        ("male, is", "male, needs hasel, is", "waldgaertner-data-card"),
        ('origin = "EU"', 'origin = "AU"', "waldgaertner-data-origin"),
        ("[walnuss]", "[Walnuss]", "waldgaertner-data-id"),
        ('"Walnuss"', '"Rotbuche"', "waldgaertner-data-twice"),
        ("[rotbuche]", "[kaki]", "waldgaertner-data-twice"),
        ("small shrub", "large shrub", "waldgaertner-data-count"),
        ("[speierling]", "[speierling", "waldgaertner-data-toml"),
    ],
)
def test_a_wrong_plant_list_is_refused(old: str, new: str, key: str) -> None:
    texts = shipped_texts()
    assert old in texts["europe.toml"]
    texts["europe.toml"] = texts["europe.toml"].replace(old, new, 1)
    with pytest.raises(BadData) as caught:
        read_flora(texts)
    assert caught.value.key == key
    assert "europe.toml" in str(caught.value)


@pytest.mark.rule("WAG-11")
def test_wrong_partner_groups_are_refused() -> None:
    texts = shipped_texts()
    texts["europe.toml"] = texts["europe.toml"].replace("is suesskirsche, needs suesskirsche", "needs suesskirsche")
    with pytest.raises(BadData) as caught:
        read_flora(texts)
    assert caught.value.key == "waldgaertner-data-partner"
    texts = shipped_texts()
    texts["partners.toml"] = texts["partners.toml"].replace('kind = "genus"', 'kind = "sort"', 1)
    with pytest.raises(BadData) as caught:
        read_flora(texts)
    assert caught.value.key == "waldgaertner-data-group"
    del texts["partners.toml"]
    with pytest.raises(BadData) as caught:
        read_flora(texts)
    assert caught.value.key == "waldgaertner-data-missing"


def test_corrected_cards_need_no_other_change() -> None:
    texts = shipped_texts()
    texts["europe.toml"] = texts["europe.toml"].replace("[walnuss]", "[walnuss-gross]")
    rules = WaldgaertnerRules(read_flora(texts))
    assert rules.names("de")["waldgaertner-card-walnuss-gross"] == "Walnuss"
    state = rules.setup(2, 5)
    again = rules.load(state.save())
    assert again == state
    assert RULES.setup(2, 5).pieces() != state.pieces()


@pytest.mark.rule("WAG-24")
def test_the_origin_of_every_card_is_visible() -> None:
    state = setup(5, 3)
    dice = Dice(4)
    for _ in range(60):
        seat = state.to_act()[0]
        state.play(seat, state.random_move(seat, dice))
        seats = state.view(None)["seats"]
        assert isinstance(seats, list)
        for shown, player in zip(seats, state.seats):
            origins = [FLORA.plants[card].origin for card in player.hand()]
            assert [entry["origin"] for entry in shown["hand"]] == origins
