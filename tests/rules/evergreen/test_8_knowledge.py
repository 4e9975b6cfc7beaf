"""What each seat may know."""

import json

import pytest

from hain import Dice
from hain.games.evergreen.box import CARDS, POWERS
from hain.games.evergreen.rules import RULES
from hain.games.evergreen.state import EvergreenState
from tests.rules.evergreen.tables import dealt, legal, play


def _in_the_middle(seats: int, seed: int, steps: int) -> EvergreenState:
    state = RULES.setup(seats, seed)
    dice = Dice(seed)
    for _ in range(steps):
        seat = state.to_act()[0]
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(len(moves))])
    assert isinstance(state, EvergreenState)
    return state


@pytest.mark.rule("EVG-128")
def test_the_view_shows_all_that_is_public() -> None:
    state = _in_the_middle(3, 4, 70)
    view = state.view(None)
    assert view["deck"] == [CARDS[card] for card in sorted(state.deck)]
    assert view["discard"] == [CARDS[card] for card in state.discard]
    assert view["pool"] == [CARDS[card] for card in state.pool]
    assert view["zone"] == [
        {
            "biome": biome,
            "fertility": state.fertility()[number],
            "cards": [{"card": CARDS[card % 64], "face_up": card < 64} for card in state.zone[number]],
        }
        for number, biome in enumerate(("snow", "swamp", "rock", "flowers", "wheat", "grassland"))
    ]
    seats = view["seats"]
    assert isinstance(seats, list)
    for seat, seen in zip(state.seats, seats, strict=True):
        assert seen["planet"] == str(seat.planet).split("\n")
        assert seen["levels"] == dict(zip(POWERS, seat.levels))
        assert seen["sheet"] == state.scores()[seat.number].data()
        assert seen["cards"] == [CARDS[card] for card in seat.cards]
    assert json.loads(json.dumps(view)) == view


@pytest.mark.rule("EVG-128")
def test_the_token_is_public() -> None:
    state = dealt("snow-bush", "wild-bud", "rock-sprout", seats=2)
    assert (state.view(1)["first"], state.view(1)["token"]) == (0, None)
    play(state, 0, "draft wild-bud")
    assert state.view(1)["token"] == "snow-bush"


@pytest.mark.rule("EVG-129")
def test_the_order_of_the_deck_is_hidden_from_everybody() -> None:
    state = _in_the_middle(2, 9, 30)
    views = [state.view(seat) for seat in (None, 0, 1)]
    assert views[0] == views[1] == views[2]
    other = state.copy()
    other.deck = tuple(reversed(state.deck))
    other.dice = Dice(12345)
    assert [other.view(seat) for seat in (None, 0, 1)] == views


@pytest.mark.rule("EVG-130", "EVG-131")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_knowledge_rises_only_with_a_deal_and_at_the_end(seats: int) -> None:
    state = RULES.setup(seats, 6)
    assert isinstance(state, EvergreenState)
    dice = Dice(6)
    while owing := state.to_act():
        number, knowledge, pool = (state.season, state.round), state.knowledge, state.pool
        moves = state.moves(owing[0])
        state.play(owing[0], moves[dice.below(len(moves))])
        dealt_now = (state.season, state.round) != number
        assert state.knowledge - knowledge == (dealt_now or not state.to_act())
        assert dealt_now == bool(state.pool and not pool)


@pytest.mark.rule("EVG-131")
def test_the_draft_of_auto_reveals_nothing() -> None:
    state = dealt("snow-bush", "rock-sprout", "wheat-lake", first=0, seats=1)
    knowledge = state.knowledge
    play(state, 0, legal(state)[0])
    assert (len(state.auto_cards), state.knowledge) == (1, knowledge)


@pytest.mark.rule("EVG-132")
def test_to_imagine_is_to_shuffle_the_deck_anew() -> None:
    state = _in_the_middle(2, 3, 40)
    imagined = [state.imagine(0, Dice(number)) for number in range(30)]
    assert all(sorted(other.deck) == sorted(state.deck) for other in imagined)
    assert len({other.deck for other in imagined}) == 30
    assert len({other.dice.state for other in imagined}) == 30
    for other in imagined:
        twin = other.copy()
        twin.deck, twin.dice = state.deck, state.dice
        assert twin == state
    assert state.imagine(0, Dice(5)) == state.imagine(0, Dice(5))


@pytest.mark.rule("EVG-132", "EVG-139")
def test_to_imagine_forgets_the_prescribed_draws() -> None:
    draws = ["snow-bush", "rock-sprout", "wheat-lake", "wild-bud", "wild-lake", "swamp-bud"]
    state = RULES.lay_out(2, 0, ["rock-bush"], draws)
    assert state.script
    assert {state.imagine(0, Dice(number)).script for number in range(5)} == {()}
