"""Deal, draft and clean-up."""

import pytest

from hain import Dice, Event, IllegalMove
from hain.games.evergreen.box import CARDS
from hain.games.evergreen.rules import RULES
from hain.games.evergreen.state import EvergreenState
from hain.games.evergreen.zone import FACE_DOWN
from tests.rules.evergreen.tables import acting, cards, dealt, legal, play, play_round


@pytest.mark.rule("EVG-29")
@pytest.mark.parametrize(("seats", "size"), [(2, 3), (3, 4), (4, 5)])
def test_the_pool_has_one_card_more_than_seats(seats: int, size: int) -> None:
    state = RULES.setup(seats, 1)
    assert isinstance(state, EvergreenState)
    assert len(state.pool) == size
    play_round(state)
    assert (state.round, len(state.pool)) == (2, size)


@pytest.mark.rule("EVG-30")
def test_cards_are_laid_from_left_to_right_and_keep_their_order() -> None:
    order = ["rock-bud", "snow-lake", "wild-bud", "wheat-bud"]
    top = ["snow-sprout", "snow-big_tree"]
    rest = [card for card in CARDS if card not in order + top]
    state = RULES.lay_out(3, 0, deck=top + order + rest)
    assert cards(state.pool) == order
    play(state, 0, "draft snow-lake")
    assert cards(state.pool) == ["rock-bud", "wild-bud", "wheat-bud"]


@pytest.mark.rule("EVG-31", "EVG-32")
def test_the_discard_pile_becomes_the_deck_the_moment_it_is_empty() -> None:
    state = dealt("snow-bush", "wild-bud", "rock-sprout")
    state.discard = state.deck[3:10]
    state.deck = (state.deck[0], state.deck[1])
    before = set(state.discard)
    zone, dice = state.zone, state.dice.state
    play(state, 0, "draft wild-bud")
    play(state, 1, "draft rock-sprout")
    play(state, 0, "pass", "pass")
    hands = [seat.cards for seat in state.seats]
    play(state, 1, "pass", "pass")
    assert len(state.pool) == 3
    assert set(state.deck) | {state.pool[2]} == before
    assert state.discard == ()
    assert state.dice.state != dice
    assert [seat.cards for seat in state.seats] == hands
    assert [len(stack) for stack in state.zone] == [len(zone[0]) + 1, *map(len, zone[1:])]


@pytest.mark.rule("EVG-31")
def test_the_deck_is_renewed_even_if_no_further_card_is_due() -> None:
    state = dealt("snow-bush", "wild-bud", "rock-sprout")
    state.discard, state.deck = state.deck[:9], state.deck[9:12]
    play_round(state)
    assert len(state.pool) == 3
    assert len(state.deck) == 9
    assert state.discard == ()


@pytest.mark.rule("EVG-33")
@pytest.mark.parametrize(("seats", "reshuffles"), [(1, 1), (2, 1), (3, 1), (4, 2)])
def test_number_of_reshuffles(seats: int, reshuffles: int) -> None:
    for seed in range(40):
        state = RULES.setup(seats, seed)
        dice = Dice(seed)
        count = 0
        while owing := state.to_act():
            moves = state.moves(owing[0])
            log: list[Event] = []
            state.play(owing[0], moves[dice.below(len(moves))], log)
            count += sum(event.kind == "reshuffled" for event in log)
        assert count == reshuffles


@pytest.mark.rule("EVG-34")
def test_a_draft_takes_any_card_of_the_pool_and_cannot_be_declined() -> None:
    state = dealt("snow-bush", "wild-bud", "rock-sprout")
    assert state.to_act() == [0]
    assert legal(state) == ["draft snow-bush", "draft wild-bud", "draft rock-sprout"]
    assert legal(state, 1) == []
    for text in ("draft wheat-bud", "pass", "plant a1"):
        with pytest.raises(IllegalMove) as caught:
            state.move(0, text)
        assert caught.value.rule == "EVG-34"
    play(state, 0, "draft wild-bud")
    assert legal(state, 1) == ["draft snow-bush", "draft rock-sprout"]


@pytest.mark.rule("EVG-35")
def test_drafted_cards_lie_open_until_the_season_ends() -> None:
    state = RULES.setup(2, 4)
    assert isinstance(state, EvergreenState)
    for number in range(1, 5):
        play_round(state)
        assert [len(seat.cards) for seat in state.seats] == [number, number]
    view = state.view(1)
    assert isinstance(view["seats"], list)
    assert view["seats"][0]["cards"] == cards(state.seats[0].cards)
    play_round(state)
    assert [seat.cards for seat in state.seats] == [(), ()]


@pytest.mark.rule("EVG-37", "EVG-38")
def test_the_token_decides_who_is_first_next() -> None:
    taken = dealt("snow-bush", "wild-bud", "rock-sprout", first=1)
    play_round(taken, "rock-sprout", "snow-bush")
    assert (taken.round, taken.first, taken.to_act()) == (2, 0, [0])
    left = dealt("snow-bush", "wild-bud", "rock-sprout", first=1)
    play_round(left, "rock-sprout", "wild-bud")
    assert (left.round, left.first, left.to_act()) == (2, 1, [1])


@pytest.mark.rule("EVG-39", "EVG-44", "EVG-46")
def test_the_card_left_over_leaves_the_pool() -> None:
    state = dealt("wild-bush", "snow-lake", "rock-sprout")
    play(state, 0, "draft snow-lake")
    play(state, 1, "draft rock-sprout")
    assert (state.pool, cards(state.discard)) == ((), ["wild-bush"])
    assert [len(stack) for stack in state.zone] == [1, 0, 1, 1, 0, 0]


@pytest.mark.rule("EVG-40", "EVG-41", "EVG-43")
@pytest.mark.parametrize(
    ("left", "zone", "fertility"),
    [
        ("wheat-lake", (0, 0, 0, 0, 1, 0), [3, 0, 2, 1, 2, 0]),
        ("snow-lake", (1, 0, 0, 0, 0, 0), [0, 0, 2, 1, 0, 0]),
        ("wheat-sprout", (0, 0, 0, 0, 1, 0), [3, 0, 2, 1, 0, 0]),
    ],
)
def test_clean_up_by_icon(left: str, zone: tuple[int, ...], fertility: list[int]) -> None:
    state = dealt(left, "wild-bud", "wild-lake")
    before = [len(stack) for stack in state.zone]
    play(state, 0, "draft wild-bud")
    play(state, 1, "draft wild-lake")
    assert [len(stack) - size for stack, size in zip(state.zone, before, strict=True)] == list(zone)
    assert state.fertility() == fertility
    assert state.discard == ()


@pytest.mark.rule("EVG-46")
def test_the_zone_only_grows_and_turned_cards_stay_turned() -> None:
    for seed in range(10):
        state = RULES.setup(4, seed)
        assert isinstance(state, EvergreenState)
        dice = Dice(seed)
        while owing := state.to_act():
            before = state.zone
            moves = state.moves(owing[0])
            state.play(owing[0], moves[dice.below(len(moves))])
            for old, new in zip(before, state.zone, strict=True):
                assert [card % FACE_DOWN for card in new][: len(old)] == [card % FACE_DOWN for card in old]
                assert all(now == then or then < FACE_DOWN for then, now in zip(old, new))


@pytest.mark.rule("EVG-48")
def test_the_card_of_the_round_is_the_one_just_drafted() -> None:
    state = RULES.lay_out(
        2, 0, ["rock-bush"], ["snow-bud", "wild-bud", "wild-bush", "wheat-bush", "rock-bud", "rock-lake"]
    )
    play_round(state, "snow-bud", "wild-bush")
    play(state, 0, "draft wheat-bush")
    play(state, 1, "draft rock-lake")
    assert cards(state.seats[0].cards) == ["snow-bud", "wheat-bush"]
    play(state, 0, "power")
    assert legal(state)[0] == "bush a1"


@pytest.mark.rule("EVG-48", "EVG-60")
def test_the_biome_is_the_area_of_the_action() -> None:
    state = acting("rock-bud")
    play(state, 0, "plant a6")
    assert legal(state) == ["plant a5", "plant c5", "plant b6", "plant c6", "done"]
