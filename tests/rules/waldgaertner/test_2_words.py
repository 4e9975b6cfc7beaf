"""Words with an exact meaning: sizes, pollination, neighbours, feeding."""

import pytest

from hain.games.waldgaertner.flora import DIRECTIONS, SIZES
from hain.games.waldgaertner.garden import NO_SLOT, SLOTS, neighbour
from hain.words import words
from tests.rules.waldgaertner.tables import FLORA, one, play, rows, setup, table, year

HEIGHTS = {"small_shrub": 2, "large_shrub": 5, "small_tree": 10, "medium_tree": 20, "large_tree": 40}


@pytest.mark.rule("WAG-13")
def test_sizes_and_their_heights() -> None:
    assert SIZES[1:] == tuple(HEIGHTS)
    for plant in FLORA.plants:
        if plant.size != "climber":
            assert float(plant.height) <= HEIGHTS[plant.size], plant.card


@pytest.mark.rule("WAG-14")
def test_a_climber_counts_as_the_shrub_it_was_planted_as() -> None:
    for slot, category in (("1a", "small_shrubs"), ("2a", "large_shrubs")):
        state = one({}, hand="weinrebe schlehe")
        play(state, f"0 plant weinrebe {slot}", "1 sell mispel")
        sheet = state.scores()[0]
        assert sheet[category] == sheet.total == 15


@pytest.mark.rule("WAG-15")
def test_ten_phases_with_names() -> None:
    names = [words("de")(f"waldgaertner-phase-{phase}") for phase in range(10)]
    assert names[0] == "Winter"
    assert names[4] == "Frühsommer"
    assert len(set(names)) == 10
    state = table([{"1a": "himbeere*"}, {}], in_round=10, step="play", owes=[0], hands={0: "feige schlehe"})
    play(state, "0 sell feige")
    assert (state.round, state.phase) == (11, 0)
    assert rows(state, 0)[-1] == "1: himbeere* . . . . ."


@pytest.mark.rule("WAG-16", "WAG-17")
def test_only_plants_of_the_garden_are_partners() -> None:
    """A hazel in the hand, in the market or in another garden pollinates nothing."""
    hands = {0: "lambertshasel", 1: "schlehe"}
    state = table([{"2a": "gemeine-hasel"}, {"4a": "baumhasel"}], hands=hands, market="mispel")
    assert state.scores()[0].total == 0
    assert table([{"2a": "gemeine-hasel", "4b": "baumhasel"}, {}]).scores()[0].total > 0


@pytest.mark.rule("WAG-17")
def test_where_partners_stand_does_not_matter() -> None:
    for slot in ("2b", "2d"):
        assert year(table([{"2a": "gemeine-hasel", slot: "lambertshasel"}, {}]))[0] == {1: ["2a", slot]}
    assert year(table([{"2a": "gemeine-hasel"}, {}]))[0] == {}


@pytest.mark.rule("WAG-18")
def test_one_partner_for_many() -> None:
    plants = {"2a": "sanddorn-leikora", "2b": "sanddorn-hergo", "2d": "sanddorn-pollmix"}
    assert year(table([plants, {}]))[0] == {2: ["2a", "2b", "2d"]}


@pytest.mark.rule("WAG-19")
def test_partners_match_across_origins() -> None:
    plants = {"2a": "gemeine-hasel", "2b": "amerikanische-hasel"}
    assert FLORA.plants[FLORA.find("amerikanische-hasel")].origin == "NA"
    state = table([plants, {}, {}, {}])
    assert state.scores()[0]["large_shrubs"] == 14 + 12


@pytest.mark.rule("WAG-21")
def test_a_male_never_carries_a_chip() -> None:
    regions = {1: "9 ^sanddorn-pollmix"}
    state = table([{}, {}], in_round=4, regions=regions, hands={0: "feige", 1: "schlehe"})
    for _ in range(3):
        play(state, "0 visit 2", "1 visit 2")
        while state.to_act() and "visit 1" not in [state.text(move) for move in state.moves(0)]:
            seat = state.to_act()[0]
            moves = [state.text(move) for move in state.moves(seat)]
            play(state, f"{seat} {next(text for text in moves if text.startswith(('sell', 'decline')))}")
    assert state.chips[FLORA.find("sanddorn-pollmix")] == 0
    assert FLORA.cards[state.stacks[1][-1]] == "sanddorn-pollmix"


@pytest.mark.rule("WAG-22")
def test_neighbours() -> None:
    around = {way: neighbour(SLOTS.index("2b"), way) for way in DIRECTIONS}
    named = {way: SLOTS[slot] for way, slot in around.items()}
    assert named == {"W": "2a", "E": "2c", "NW": "3a", "NE": "3b", "SW": "1b", "SE": "1c"}
    for slot, way in (("1a", "W"), ("1f", "E"), ("1a", "SW"), ("1a", "NW"), ("6a", "NE"), ("6a", "W"), ("1f", "NE")):
        assert neighbour(SLOTS.index(slot), way) == NO_SLOT
    assert SLOTS[neighbour(SLOTS.index("1f"), "NW")] == "2e"
    assert SLOTS[neighbour(SLOTS.index("6a"), "SE")] == "5b"
    opposite = {"W": "E", "E": "W", "NW": "SE", "SE": "NW", "NE": "SW", "SW": "NE"}
    for slot_number in range(len(SLOTS)):
        for way in DIRECTIONS:
            other = neighbour(slot_number, way)
            if other != NO_SLOT:
                assert neighbour(other, opposite[way]) == slot_number


@pytest.mark.rule("WAG-23")
def test_a_fixer_feeds_whatever_its_own_state() -> None:
    plants = {"2a": "feige", "2b": "sanddorn-pollmix", "2c": "schlehe", "3a": "kornelkirsche"}
    state = table([plants, {}])
    fed = state.seats[0].garden.fed()
    assert [SLOTS[slot] for slot in range(len(SLOTS)) if fed >> slot & 1] == ["2a", "2c"]


@pytest.mark.rule("WAG-22", "WAG-23")
def test_arrows_in_every_direction() -> None:
    """The shipped arrows point west and east; the rules read them from the card."""
    state = setup(2)
    plants = state.seats[0].garden
    fixer = FLORA.find("sanddorn-pollmix")
    plants.plant(fixer, SLOTS.index("2b"), 2)
    before = FLORA.feeds[fixer]
    try:
        for number, way in enumerate(DIRECTIONS):
            FLORA.feeds[fixer] = 1 << number
            assert plants.fed() == 1 << neighbour(SLOTS.index("2b"), way)
    finally:
        FLORA.feeds[fixer] = before
