"""The fertility zone: one stack of cards per biome, oldest first.

A stack is a tuple that is replaced, never changed, so copies of a state share it. A card that has been turned face down
is its number plus `FACE_DOWN`.
"""

from typing import Final

from hain.games.evergreen.box import SKULL, Box

FACE_DOWN: Final = 64

Stack = tuple[int, ...]


def fertility(stack: Stack, box: Box) -> int:
    """The flowers on the face-up cards (EVG-45)."""
    return sum([box.flowers(card) for card in stack if card < FACE_DOWN])


def with_card(stack: Stack, card: int, box: Box) -> Stack:
    """The stack after a card with flowers or a skull was laid on it (EVG-40 to EVG-43)."""
    if box.icons[card] == SKULL and stack and stack[-1] < FACE_DOWN:
        return (*stack[:-1], stack[-1] + FACE_DOWN, card)
    return (*stack, card)
