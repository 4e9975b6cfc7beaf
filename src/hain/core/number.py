"""Whole numbers that people type."""

MOST_DIGITS = 18  # what a signed 64-bit word holds


def whole_number(text: str) -> int | None:
    """The number, or None if the text is not a whole number of a sensible size.

    >>> whole_number("42"), whole_number("-1"), whole_number("9" * 5000)
    (42, None, None)
    """
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None
