"""How a game starts."""

import pytest

from hain.games.glade.rules import RULES
from hain.games.glade.sets import TYPES
from tests.rules.glade.test_1_game import setup


@pytest.mark.rule("GLD-30")
def test_all_tiles_are_shuffled() -> None:
    orders = {setup(2, seed).bag for seed in range(30)}
    assert len(orders) == 30
    assert {setup(2, seed).bag[-1] for seed in range(900)} == set(range(64))
    state = setup(2, 4, start="0")
    following = state.bag[-1]
    from tests.rules.glade.tables import legal, play

    play(state, legal(state)[0], "done")
    before = state.seats[0].rack
    play(state, "end")
    assert sorted([*before, following]) == list(state.seats[0].rack)


@pytest.mark.rule("GLD-31", "GLD-35")
def test_toadstools_on_the_edge_and_everything_else_empty() -> None:
    state = setup(4)
    assert [(seat.edge, seat.store, seat.forest.tiles) for seat in state.seats] == [(12, (), 0)] * 4
    assert set(state.glade) == {-1}


@pytest.mark.rule("GLD-32")
def test_eight_tiles_that_only_the_seat_sees() -> None:
    state = setup(3)
    assert [len(seat.rack) for seat in state.seats] == [8, 8, 8]
    assert len(state.bag) == 128 - 24
    for seat in range(3):
        seats = state.view(seat)["seats"]
        assert isinstance(seats, list)
        assert [shown["rack"] is not None for shown in seats] == [other == seat for other in range(3)]
        assert [key[5:8] for key in seats[seat]["rack"]] == [TYPES[tile] for tile in state.seats[seat].rack]


@pytest.mark.rule("GLD-33")
def test_the_base_game_uses_blank_boards() -> None:
    state = setup(4)
    assert [seat.forest.board for seat in state.seats] == [0, 0, 0, 0]
    assert all(set(seat.forest.layout.symbols[seat.forest.board]) == {-1} for seat in state.seats)


@pytest.mark.rule("GLD-34")
def test_the_matching_game_uses_four_different_boards() -> None:
    seen = set()
    for seed in range(40):
        boards = [seat.forest.board for seat in setup(3, seed, mode="matching").seats]
        assert len(set(boards)) == 3
        assert set(boards) <= {1, 2, 3, 4}
        seen.add(tuple(boards))
    assert len(seen) > 10
    assert all(seat.store == () for seat in setup(3, mode="matching").seats)


@pytest.mark.rule("GLD-36")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_seat_is_drawn_fairly(seats: int) -> None:
    counts = [0] * seats
    for seed in range(900):
        state = setup(seats, seed)
        assert state.start == state.active
        counts[state.start] += 1
    expected = 900 / seats
    assert sum((count - expected) ** 2 / expected for count in counts) < 16


@pytest.mark.rule("GLD-37")
def test_the_order_of_random_choices() -> None:
    """What is fixed by an option is not drawn; what comes before a choice does not depend on it."""
    for seed in range(20):
        assert setup(3, seed) == setup(3, seed)
        assert setup(3, seed).start == setup(3, seed, mode="matching").start
        assert setup(3, seed, layout="nine").bag == setup(3, seed, layout="seven").bag
        chosen = setup(3, seed, mode="matching", boards="1,2,3", start="0")
        assert chosen.bag == setup(3, seed, start="0").bag
    assert RULES.setup(3, 1).fingerprint() != RULES.setup(3, 2).fingerprint()
