"""Whole numbers that people type."""

MOST_DIGITS = 19
LIMIT = 1 << 63  # a signed 64-bit word holds less


def whole_number(text: str) -> int | None:
    """The number, or None if the text is not a whole number of a sensible size.

    >>> whole_number("42"), whole_number("-1"), whole_number("9" * 5000)
    (42, None, None)
    """
    if not (text.isascii() and text.isdecimal()) or len(text) > MOST_DIGITS:
        return None
    number = int(text)
    return number if number < LIMIT else None
