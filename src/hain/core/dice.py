"""Chance as one number.

A state carries its own dice, so that a game replays exactly and a copy of a state rolls the same future. The
generator is a Weyl sequence of 62 bits hashed to 32: one addition and two short hashes per roll. No step leaves
the range of a signed 64-bit word, so compiled and plain runs agree to the last bit.
"""

from typing import Final

from mypy_extensions import i64

SEED_BITS: Final = 62

_MASK_62: Final[i64] = (1 << 62) - 1
_MASK_32: Final[i64] = (1 << 32) - 1
_STRIDE: Final[i64] = 0x1E3779B97F4A7C15
_FACTOR_1: Final[i64] = 0x21F0AAAD
_FACTOR_2: Final[i64] = 0xD35A2D97 - (1 << 32)  # the same modulo 2**32, but products stay inside 63 bits
_TWIST: Final[i64] = 0x2545F491


def _mix(value: i64) -> i64:
    """A 32-bit hash in which every input bit moves every output bit."""
    value = (value ^ (value >> 16)) * _FACTOR_1 & _MASK_32
    value = (value ^ (value >> 15)) * _FACTOR_2 & _MASK_32
    return value ^ (value >> 15)


class Dice:
    """A small splittable generator.

    >>> dice = Dice(7)
    >>> [dice.below(6) for _ in range(6)]
    [5, 1, 1, 0, 2, 3]
    """

    def __init__(self, seed: i64) -> None:
        self.state: i64 = seed & _MASK_62

    def copy(self) -> "Dice":
        return Dice(self.state)

    def roll(self) -> i64:
        """The next 32 random bits."""
        self.state = (self.state + _STRIDE) & _MASK_62
        return _mix(_mix(self.state >> 30) ^ (self.state & _MASK_32) ^ _TWIST)

    def below(self, bound: i64) -> i64:
        """A whole number from 0 to bound - 1, each exactly equally likely."""
        product: i64 = self.roll() * bound
        if product & _MASK_32 < bound:
            unfair: i64 = (_MASK_32 + 1 - bound) % bound
            while product & _MASK_32 < unfair:
                product = self.roll() * bound
        return product >> 32

    def split(self) -> "Dice":
        """New dice, independent of these."""
        high: i64 = self.roll() >> 2
        return Dice(high << 32 | self.roll())

    def shuffle(self, items: list[int]) -> None:
        """Bring the items into a random order, each order equally likely."""
        last: i64 = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
            last -= 1
