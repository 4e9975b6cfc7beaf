"""What the game is: seats and options."""

import pytest

from hain import BadSetup
from hain.games.glade.rules import RULES
from hain.games.glade.state import GladeState


def setup(seats: int = 2, seed: int = 1, **options: str) -> GladeState:
    state = RULES.setup(seats, seed, **options)
    assert isinstance(state, GladeState)
    return state


@pytest.mark.rule("GLD-1")
def test_one_to_four_seats() -> None:
    for seats in (1, 2, 3, 4):
        assert [seat.number for seat in setup(seats).seats] == list(range(seats))
    for seats in (0, 5):
        with pytest.raises(BadSetup, match="1 to 4 seats"):
            setup(seats)


@pytest.mark.rule("GLD-2")
def test_mode() -> None:
    assert not setup().matching
    for seats in (1, 2, 3, 4):
        assert setup(seats, mode="matching").matching
    with pytest.raises(BadSetup, match="mode"):
        setup(mode="advanced")


@pytest.mark.rule("GLD-3")
def test_layout() -> None:
    assert setup().layout.size == 8
    for name, size in (("seven", 7), ("eight", 8), ("nine", 9)):
        state = setup(3, layout=name)
        assert {seat.forest.layout.size for seat in state.seats} == {size}
    with pytest.raises(BadSetup, match="layout"):
        setup(layout="ten")


@pytest.mark.rule("GLD-4")
def test_start() -> None:
    for start in ("0", "1", "2"):
        assert [setup(3, seed, start=start).start for seed in range(5)] == [int(start)] * 5
    assert {setup(1, seed).start for seed in range(10)} == {0}
    with pytest.raises(BadSetup, match="Seat 3"):
        setup(3, start="3")
    with pytest.raises(BadSetup, match="start"):
        setup(3, start="first")


@pytest.mark.rule("GLD-5")
def test_boards() -> None:
    state = setup(3, mode="matching", boards="4,1,3")
    assert [seat.forest.board for seat in state.seats] == [4, 1, 3]
    assert [seat.forest.board for seat in setup(2, boards="4,1").seats] == [0, 0]
    for boards in ("1", "1,1", "1,2,3", "5,1", "one"):
        with pytest.raises(BadSetup):
            setup(2, mode="matching", boards=boards)
