"""Dice: fair, repeatable, splittable."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hain import Dice


def test_the_same_seed_rolls_the_same() -> None:
    one, two = Dice(7), Dice(7)
    assert [one.roll() for _ in range(100)] == [two.roll() for _ in range(100)]
    assert [Dice(7).roll(), Dice(8).roll(), Dice(2**62 - 1).roll()] == [3657882236, 967219715, 900862233]


def test_a_copy_rolls_on_by_itself() -> None:
    dice = Dice(3)
    dice.roll()
    twin = dice.copy()
    assert [dice.roll() for _ in range(5)] == [twin.roll() for _ in range(5)]


@given(st.integers(0, 2**62 - 1), st.integers(1, 2**31 - 1))
def test_below_stays_below(seed: int, bound: int) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(bound) < bound for _ in range(20))


@pytest.mark.parametrize("bound", [2, 3, 6, 42])
def test_below_is_fair(bound: int) -> None:
    for seed in range(3):
        dice = Dice(seed)
        counts = Counter(dice.below(bound) for _ in range(600 * bound))
        chi_square = sum((counts[number] - 600) ** 2 / 600 for number in range(bound))
        assert chi_square < bound + 6 * (2 * bound) ** 0.5


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = [Dice(seed).roll() & 1 for seed in range(4000)]
    assert 1850 < sum(first) < 2150
    same = sum(one == two for one, two in pairwise(first))
    assert 1850 < same < 2150


def test_bits_are_even() -> None:
    dice = Dice(99)
    rolls = [dice.roll() for _ in range(4000)]
    for bit in range(32):
        assert 1850 < sum(roll >> bit & 1 for roll in rolls) < 2150


def test_split_dice_are_independent() -> None:
    dice = Dice(5)
    children = [dice.split() for _ in range(2000)]
    assert len({child.state for child in children}) == 2000
    assert 900 < sum(child.roll() & 1 for child in children) < 1100


def test_every_order_is_equally_likely() -> None:
    dice = Dice(1)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 300):
        items = [0, 1, 2, 3]
        dice.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert sum((count - 300) ** 2 / 300 for count in counts.values()) < 60
