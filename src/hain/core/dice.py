"""Chance as one number, or as one number and a key.

A state carries its own dice, so that a game replays exactly and a copy of a state rolls the same future. The
generator is a Weyl sequence of 62 bits hashed to 32: one addition and two short hashes per roll. No step leaves
the range of a signed 64-bit word, so compiled and plain runs agree to the last bit. It is quick, and anybody who has
seen enough of it can reckon the rest: it is for searches, and for deals that are no secret.

Dice with a key count their rolls, and each is a keyed hash of its number: whoever does not know the key learns nothing
of one roll from all others.
"""

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

SEED_BITS: Final = 62
KEY_DIGITS: Final = 32  # hexadecimal: 128 bits

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

    def __init__(self, seed: i64, key: str = "") -> None:
        self.state: i64 = seed & _MASK_62  # with a key: how often they have been rolled
        self.key: str = key

    def copy(self) -> "Dice":
        return Dice(self.state, self.key)

    def roll(self) -> i64:
        """The next 32 random bits."""
        if self.key:
            return self._keyed()
        self.state = (self.state + _STRIDE) & _MASK_62
        return _mix(_mix(self.state >> 30) ^ (self.state & _MASK_32) ^ _TWIST)

    def _keyed(self) -> i64:
        self.state += 1
        number = int(self.state).to_bytes(8, "big")
        return int.from_bytes(blake2b(number, digest_size=4, key=bytes.fromhex(self.key)).digest(), "big")

    def below(self, bound: i64) -> i64:
        """A whole number from 0 to bound - 1, each exactly equally likely."""
        product: i64 = self.roll() * bound
        if product & _MASK_32 < bound:
            unfair: i64 = (_MASK_32 + 1 - bound) % bound
            while product & _MASK_32 < unfair:
                product = self.roll() * bound
        return product >> 32

    def split(self) -> "Dice":
        """New dice, independent of these; quick ones, for whoever looks ahead."""
        high: i64 = self.roll() >> 2
        return Dice(high << 32 | self.roll())

    def shuffle(self, items: list[int]) -> None:
        """Bring the items into a random order, each order equally likely."""
        last: i64 = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
            last -= 1
