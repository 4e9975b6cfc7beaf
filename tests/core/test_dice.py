"""Dice: fair, repeatable, splittable."""

import json
from collections import Counter
from hashlib import blake2b
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hain
from hain import BadSetup, Dice, Record
from hain.core.seed import dice_data, dice_of, new_seed, read_dice, read_seed
from tests.tables import random_play


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


KEY = "00112233445566778899aabbccddeeff"


def test_dice_with_a_key_roll_the_same_again_and_nobody_elses() -> None:
    one, two = dice_of(KEY), dice_of(KEY)
    rolls = [one.roll() for _ in range(100)]
    assert rolls == [two.roll() for _ in range(100)]
    assert rolls[:3] == [_hash(1), _hash(2), _hash(3)]
    assert rolls != [dice_of("f" + KEY[1:]).roll() for _ in range(100)]
    assert [one.copy().roll(), one.roll()] == [_hash(101)] * 2


def _hash(number: int) -> int:
    """What is promised: each roll is a keyed hash of its number."""
    digest = blake2b(number.to_bytes(8, "big"), digest_size=4, key=bytes.fromhex(KEY)).digest()
    return int.from_bytes(digest, "big")


def test_dice_with_a_key_are_fair() -> None:
    dice = dice_of(KEY)
    counts = Counter(dice.below(6) for _ in range(6000))
    assert sum((counts[number] - 1000) ** 2 / 1000 for number in range(6)) < 25


@pytest.mark.parametrize("dice", [Dice(7), Dice(2**62 - 1), dice_of(KEY)])
def test_dice_are_saved_and_read(dice: Dice) -> None:
    dice.roll()
    again = read_dice(json.loads(json.dumps(dice_data(dice))))
    assert [again.roll() for _ in range(9)] == [dice.roll() for _ in range(9)]
    assert read_dice(str(dice_data(dice))).roll() == dice.roll()


@pytest.mark.parametrize("data", [None, -1, 2**62, True, "", "x", f"{KEY}+", f"{KEY}+-1", f"{KEY[1:]}+1", 1.5])
def test_what_are_no_dice_is_refused(data: object) -> None:
    with pytest.raises(ValueError, match=r".*"):
        read_dice(data)


@pytest.mark.parametrize("seed", [KEY.upper(), KEY[1:], KEY + "0", "-1", "1.0", "", " 7", "٧", 2**62])
def test_seeds_are_numbers_or_keys(seed: object) -> None:
    with pytest.raises(BadSetup):
        read_seed(seed)


def test_new_seeds_are_keys() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(read_seed(seed) == seed and len(seed) == 32 for seed in seeds)


def test_a_deal_from_a_key_replays_from_its_record() -> None:
    for rules in hain.games():
        record = Record(rules.name, rules.version, 2, KEY)
        state = record.start(rules)
        for seat, move in random_play(state, Dice(3)):
            record.moves.append((seat, state.text(move)))
        again = Record.parse(str(record))
        assert again.seed == KEY
        assert [after for after, _ in again.replay(rules)][-1] == state
