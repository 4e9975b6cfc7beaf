"""Small sets of numbers as one 64-bit word."""

from mypy_extensions import i64


def only(number: i64) -> i64:
    """The set of one number, 0 to 63. With 63 it is negative when compiled, so it must not be saved or compared."""
    return _shifted(1, number)


def _shifted(word: i64, places: i64) -> i64:
    # a function of its own, because compiled `1 << places` would be reckoned with 32 bits
    return word << places


def lowest(numbers: i64) -> i64:
    """The smallest number in a set that is not empty."""
    number: i64 = 0
    if numbers & 0xFFFFFFFF == 0:
        numbers >>= 32
        number = 32
    if numbers & 0xFFFF == 0:
        numbers >>= 16
        number += 16
    if numbers & 0xFF == 0:
        numbers >>= 8
        number += 8
    if numbers & 0xF == 0:
        numbers >>= 4
        number += 4
    if numbers & 0x3 == 0:
        numbers >>= 2
        number += 2
    return number + (1 if numbers & 1 == 0 else 0)


def nth(numbers: i64, place: i64) -> i64:
    """The number with this place in a set, the smallest at 0."""
    while place > 0:
        numbers &= numbers - 1
        place -= 1
    return lowest(numbers)


def count(numbers: i64) -> i64:
    """How many numbers the set has."""
    numbers -= numbers >> 1 & 0x5555555555555555
    numbers = (numbers & 0x3333333333333333) + (numbers >> 2 & 0x3333333333333333)
    numbers = (numbers + (numbers >> 4)) & 0x0F0F0F0F0F0F0F0F
    numbers += numbers >> 8
    numbers += numbers >> 16
    numbers += numbers >> 32
    return numbers & 0x7F


def members(numbers: i64) -> list[int]:
    """The numbers in the set, all below 63, ascending."""
    found: list[int] = []
    number: i64 = 0
    while numbers != 0:
        if numbers & 1:
            found.append(number)
        numbers >>= 1
        number += 1
    return found
