"""The fertility zone: one stack of cards per biome, oldest first.

A stack is a tuple that is replaced, never changed, so copies of a state share it. A card that has been turned face down
is its number plus `FACE_DOWN`.
"""

from typing import Final

from mypy_extensions import i64

from hain.games.evergreen.box import SKULL, Box

FACE_DOWN: Final = 64

Stack = tuple[int, ...]

EMPTY: Final[tuple[Stack, ...]] = ((), (), (), (), (), ())


def fertility(stack: Stack, box: Box) -> int:
    """The flowers on the face-up cards (EVG-45)."""
    flowers: i64 = 0
    for card in stack:
        if card < FACE_DOWN:
            flowers += box.flowers(card)
    return flowers


def with_card(stack: Stack, card: int, box: Box) -> Stack:
    """The stack after a card with flowers or a skull was laid on it (EVG-40 to EVG-43)."""
    if box.icons[card] == SKULL and stack and stack[-1] < FACE_DOWN:
        return (*stack[:-1], stack[-1] + FACE_DOWN, card)
    return (*stack, card)
