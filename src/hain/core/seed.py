"""What a deal comes from: a number that anybody may type, or 128 random bits that nobody can guess.

As text, a number is written with digits and a key with 32 hexadecimal ones, so that neither can be taken for the other.
"""

import re
import secrets

from hain.core.dice import KEY_DIGITS, SEED_BITS, Dice
from hain.core.errors import BadSetup
from hain.core.number import whole_number

Seed = int | str
"""A whole number below 2**62, or a key."""

_KEY = re.compile(f"[0-9a-f]{{{KEY_DIGITS}}}")


def new_seed() -> str:
    """Of a deal that is to be secret."""
    return secrets.token_hex(KEY_DIGITS // 2)


def read_seed(seed: object) -> Seed:
    """The seed in its one form; anything else raises BadSetup.

    >>> read_seed("7"), read_seed("0123456789abcdef0123456789abcdef")
    (7, '0123456789abcdef0123456789abcdef')
    """
    text = str(seed)
    if _KEY.fullmatch(text):
        return text
    number = whole_number(text)
    if number is None or number >= 1 << SEED_BITS:
        raise BadSetup("error-seed", seed=text[:KEY_DIGITS], last=str((1 << SEED_BITS) - 1), digits=KEY_DIGITS)
    return number


def dice_of(seed: Seed) -> Dice:
    """The dice of a deal, before the first roll."""
    return Dice(0, seed) if isinstance(seed, str) else Dice(seed)


def dice_data(dice: Dice) -> int | str:
    """Dice as they are saved: a number, or the key and how often they have been rolled."""
    return f"{dice.key}+{dice.state}" if dice.key else int(dice.state)


def read_dice(data: object) -> Dice:
    """The dice that were saved, also as text; anything else raises ValueError.

    >>> read_dice(dice_data(Dice(7))).roll() == Dice(7).roll()
    True
    """
    if isinstance(data, bool) or not isinstance(data, int | str):
        raise ValueError(data)
    key, plus, rolled = str(data).partition("+")
    number = whole_number(rolled if plus else key)
    if number is None or number >= 1 << SEED_BITS or (plus and not _KEY.fullmatch(key)):
        raise ValueError(data)
    return Dice(number, key if plus else "")
