"""Golden playthroughs and counts of positions: nothing changes unnoticed."""

import pytest

import hain
from hain import State
from tests.golden.playthrough import FOLDER, played, tables


@pytest.mark.parametrize("name", tables())
def test_golden_playthrough(name: str) -> None:
    assert played(*tables()[name]) == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_no_golden_playthrough_is_left_over() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(tables())


def perft(state: State, depth: int) -> int:
    """The number of move sequences of this length, with every order of seats that may move at once."""
    if depth == 0 or not state.to_act():
        return 1
    count = 0
    for seat in state.to_act():
        for move in state.moves(seat):
            following = state.copy()
            following.play(seat, move)
            count += perft(following, depth - 1)
    return count


# counted once; by hand as far as that goes: in Evergreen two seats draft 3 × 2 ways, then each has 34 first decisions;
# in The Glade eight different tiles go on the centre; in Waldgärtner all seats choose a region at once, in any order;
# in Earth a side of an island, of a climate and of an ecosystem
COUNTS = {
    ("earth", 1): [2, 4, 8, 56, 344],
    ("earth", 2): [4, 16, 64, 224, 640],
    ("earth", 5): [10, 100, 1000],
    ("evergreen", 1): [2, 68, 228, 2440, 69390],
    ("evergreen", 2): [3, 6, 408, 19020],
    ("evergreen", 3): [4, 12, 24, 2448],
    ("evergreen", 4): [5, 20, 60, 120],
    ("glade", 1): [8, 152, 248],
    ("glade", 2): [8, 128, 224],
    ("glade", 4): [8, 160, 352],
    ("waldgaertner", 2): [4, 8, 32, 64, 1192],
    ("waldgaertner", 3): [9, 54, 162, 1458],
    ("waldgaertner", 4): [16, 192, 1536, 6144],
    ("waldgaertner", 6): [30, 750, 15000],
}


@pytest.mark.parametrize("table", COUNTS, ids=lambda table: f"{table[0]}-{table[1]}")
def test_counts_of_positions(table: tuple[str, int]) -> None:
    name, seats = table
    state = hain.rules(name).setup(seats, 7)
    assert [perft(state, depth) for depth in range(1, len(COUNTS[table]) + 1)] == COUNTS[table]
