"""The solo game."""

import pytest

from hain import BadRecord, Dice, playout
from hain.games.evergreen.auto import choice
from hain.games.evergreen.box import CARDS
from hain.games.evergreen.datafile import read_box, shipped_text
from hain.games.evergreen.rules import RULES
from hain.games.evergreen.state import EvergreenState
from tests.rules.evergreen.tables import cards, dealt, legal, play, play_round


@pytest.mark.rule("EVG-117")
def test_auto_is_not_a_seat() -> None:
    state = RULES.setup(1, 5)
    assert isinstance(state, EvergreenState)
    playout(state, Dice(1))
    assert len(state.scores()) == len(state.ranking()) == len(state.seats) == 1
    assert state.moves(1) == []
    view = RULES.setup(1, 5).view(0)
    assert view["auto"] is not None
    assert RULES.setup(2, 5).view(0)["auto"] is None


@pytest.mark.rule("EVG-118")
def test_the_pool_has_three_cards() -> None:
    for seed in range(10):
        state = RULES.setup(1, seed)
        assert isinstance(state, EvergreenState)
        assert len(state.pool) + len(state.auto_cards) == 3


@pytest.mark.rule("EVG-119")
@pytest.mark.parametrize(("first", "points", "pool"), [(0, 0, 3), (1, 1, 2)])
def test_who_has_the_token_drafts_first(first: int, points: int, pool: int) -> None:
    state = dealt("snow-bush", "rock-sprout", "wheat-lake", first=first, seats=1)
    assert len(legal(state)) == pool
    assert state.scores()[0]["start"] == points


@pytest.mark.rule("EVG-120")
def test_auto_drafts_by_itself() -> None:
    second = dealt("snow-bush", "rock-sprout", "wheat-lake", first=0, seats=1)
    assert second.auto_cards == ()
    play(second, 0, "draft snow-bush")
    assert cards(second.auto_cards) == ["rock-sprout"]
    assert second.to_act() == [0]
    assert second.position().splitlines()[0].endswith("phase act")
    first = dealt("snow-bush", "rock-sprout", "wheat-lake", first=1, seats=1)
    assert cards(first.auto_cards) == ["rock-sprout"]


@pytest.mark.rule("EVG-121")
def test_auto_takes_wild_cards_first() -> None:
    state = dealt("swamp-bud", "grassland-small_tree", "wild-bud", first=1, seats=1)
    assert cards(state.auto_cards) == ["wild-bud"]


@pytest.mark.rule("EVG-122")
def test_then_the_most_flowers() -> None:
    state = dealt("swamp-big_tree", "snow-lake", "wheat-lake", first=1, seats=1)
    assert cards(state.auto_cards) == ["wheat-lake"]


@pytest.mark.rule("EVG-123")
def test_then_the_skull_of_the_poorest_biome() -> None:
    state = dealt("snow-lake", "rock-bud", "flowers-lake", first=1, seats=1)
    assert state.fertility()[:4] == [3, 0, 2, 1]
    assert cards(state.auto_cards) == ["flowers-lake"]


@pytest.mark.rule("EVG-123", "EVG-45")
def test_face_down_flowers_do_not_count_for_auto() -> None:
    state = RULES.lay_out(
        1, 1, ["snow-sprout", "snow-small_tree", "flowers-sprout"], ["flowers-lake", "snow-lake", "rock-bud"]
    )
    assert state.fertility()[:4] == [0, 0, 0, 1]
    assert cards(state.auto_cards) == ["snow-lake"]


@pytest.mark.rule("EVG-124")
def test_the_leftmost_among_equals() -> None:
    for pool, taken in (
        (("rock-sprout", "wild-lake", "wild-bud"), "wild-lake"),
        (("wheat-lake", "rock-sprout", "snow-lake"), "wheat-lake"),
        (("swamp-bush", "grassland-bud", "wheat-bush"), "swamp-bush"),
    ):
        assert cards(dealt(*pool, first=1, seats=1).auto_cards) == [taken]


@pytest.mark.rule("EVG-124")
def test_cards_without_an_icon_come_last() -> None:
    box = read_box(shipped_text().replace("rock      = [2, 1,", 'rock      = ["none", "none",'))
    numbers = [CARDS.index(card) for card in ("rock-sprout", "rock-small_tree", "snow-lake")]
    assert CARDS[choice(tuple(numbers[:2]), [0] * 6, box)] == "rock-sprout"
    assert CARDS[choice(tuple(numbers), [9] * 6, box)] == "snow-lake"


@pytest.mark.rule("EVG-125")
def test_auto_takes_the_token_with_the_card() -> None:
    state = dealt("wild-bud", "snow-bush", "rock-bud", first=0, seats=1)
    play(state, 0, "draft snow-bush")
    assert (cards(state.auto_cards), state.next_first) == (["wild-bud"], 1)
    play(state, 0, "pass", "pass")
    assert state.first == 1
    assert len(state.auto_cards) == 2


@pytest.mark.rule("EVG-126")
def test_the_cards_of_auto_are_discarded_with_the_season() -> None:
    state = RULES.setup(1, 2)
    assert isinstance(state, EvergreenState)
    for number in range(1, 5):
        play_round(state)
        assert len(state.auto_cards) in (number, number + 1)
    taken = set(state.auto_cards)
    play_round(state)
    assert state.season == 1
    assert taken <= {*state.discard}
    assert len(state.auto_cards) in (0, 1)


@pytest.mark.rule("EVG-127")
def test_a_solo_game_ends_with_a_title() -> None:
    state = RULES.setup(1, 2)
    assert state.outcome() is None
    playout(state, Dice(4))
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.kind, outcome.details["title"]) == ("title", "broccoli")
    assert state.ranking() == [1]
    pair = RULES.setup(2, 2)
    playout(pair, Dice(4))
    assert pair.outcome() is None


def test_a_saved_game_never_waits_for_the_auto() -> None:
    """Whoever is first in a draft, it is the person that is asked; any other saved state is refused."""
    refused = 0
    for seed in range(10):
        state = RULES.setup(1, seed)
        dice = Dice(seed)
        while state.to_act():
            saved = state.save()
            for first in (0, 1):
                try:
                    again = RULES.load({**saved, "first": first})
                except BadRecord:
                    refused += 1
                else:
                    assert all(again.moves(seat) for seat in again.to_act())
            state.play(0, state.random_move(0, dice))
    assert refused > 20
