"""How a game starts."""

import pytest

from hain.games.evergreen.box import CARDS
from hain.games.evergreen.rules import RULES
from hain.games.evergreen.state import EvergreenState
from hain.games.evergreen.zone import FACE_DOWN
from tests.rules.evergreen.tables import EMPTY, dealt, legal, play


def _setups(seats: int, count: int = 300) -> list[EvergreenState]:
    states = [RULES.setup(seats, seed) for seed in range(count)]
    return [state for state in states if isinstance(state, EvergreenState)]


@pytest.mark.rule("EVG-19", "EVG-20")
def test_planets_and_levels_start_empty_in_spring() -> None:
    for sun in "nesw":
        state = RULES.setup(3, 2, sun=sun)
        assert isinstance(state, EvergreenState)
        assert [str(seat.planet) for seat in state.seats] == [EMPTY] * 3
        assert [seat.levels for seat in state.seats] == [(0,) * 6] * 3
        assert state.position().startswith(f"spring 1/5 sun {sun} ")


@pytest.mark.rule("EVG-21")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_first_player_is_drawn_fairly(seats: int) -> None:
    participants = max(seats, 2)
    counts = [0] * participants
    for state in _setups(seats, 1200):
        counts[state.first] += 1
    expected = 1200 / participants
    assert sum((count - expected) ** 2 / expected for count in counts) < 16  # chi-square, far beyond 99.8 %
    assert RULES.setup(seats, 11) == RULES.setup(seats, 11)


@pytest.mark.rule("EVG-22")
def test_turn_order_goes_up_and_around() -> None:
    state = dealt("snow-bush", "wild-bud", "rock-sprout", "wheat-lake", "swamp-bud", first=2, seats=4)
    order = []
    while len(state.to_act()) == 1:
        order.append(state.to_act()[0])
        play(state, order[-1], legal(state, order[-1])[0])
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("EVG-23")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_start_points_follow_the_turn_order(seats: int) -> None:
    for state in _setups(seats, 20):
        points = [sheet["start"] for sheet in state.scores()]
        assert [points[(state.first + place) % seats] for place in range(seats)] == list(range(seats))
        assert state.totals() == points


@pytest.mark.rule("EVG-24", "EVG-26")
def test_the_deck_is_shuffled_and_the_rest_is_empty() -> None:
    orders = set()
    for state in _setups(2, 50):
        assert state.discard == ()
        assert all(count == 1 for count in state.pieces().values())
        assert len(state.pieces()) == 42
        assert all(card < FACE_DOWN for stack in state.zone for card in stack)
        orders.add(state.deck)
    assert len(orders) == 50


@pytest.mark.rule("EVG-24")
def test_every_card_can_lie_anywhere_in_the_deck() -> None:
    tops = {state.deck[-1] for state in _setups(2, 600)}
    assert len(tops) == 42


@pytest.mark.rule("EVG-25", "EVG-26", "EVG-28")
def test_the_zone_starts_with_five_flowers() -> None:
    sizes, flowers, decks = set(), set(), set()
    for state in _setups(2, 400):
        opened = [card for stack in state.zone for card in stack]
        assert all(state.box.flowers(card) > 0 for card in opened)
        total = sum(state.fertility())
        assert any(total - state.box.flowers(stack[-1]) < 5 for stack in state.zone if stack)
        sizes.add(len(opened))
        flowers.add(total)
        decks.add(len(state.deck) + len(state.pool))
    assert sizes == {2, 3, 4, 5}
    assert flowers == {5, 6, 7}
    assert decks == {37, 38, 39, 40}


@pytest.mark.rule("EVG-25", "EVG-27")
def test_revealing_stops_at_five_and_a_skull_flips_nothing() -> None:
    top = ["snow-sprout", "snow-small_tree", "snow-lake", "snow-big_tree"]
    state = RULES.lay_out(2, 0, deck=top + [card for card in CARDS if card not in top])
    assert [CARDS[card] for card in state.zone[0]] == ["snow-sprout", "snow-big_tree"]
    assert state.fertility()[0] == 5
    hidden = {CARDS[card] for card in (*state.deck, *state.pool)}
    assert {"snow-small_tree", "snow-lake"} <= hidden
    assert len(hidden) == 40
