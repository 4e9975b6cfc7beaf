"""The automated opponent of the solo game (EVG-120 to EVG-124)."""

from mypy_extensions import i64

from hain.games.evergreen.box import SKULL, WILD, Box, biome_of


def choice(pool: tuple[int, ...], fertility: list[int], box: Box) -> int:
    """The card that `auto` takes; the leftmost among equals."""
    best = pool[0]
    for card in pool[1:]:
        if _rank(card, fertility, box) > _rank(best, fertility, box):
            best = card
    return best


def _rank(card: int, fertility: list[int], box: Box) -> i64:
    """Wild cards before flowers, the more the better, before skulls, the poorer their biome the better."""
    if biome_of(card) == WILD:
        return 3000
    if box.flowers(card) > 0:
        return 2000 + box.flowers(card)
    if box.icons[card] == SKULL:
        return 1000 - fertility[biome_of(card)]
    return 0
