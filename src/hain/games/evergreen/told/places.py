"""Where every card lies whose face all see; a card that was turned over stays known."""

from collections.abc import Iterable

from hain.games.evergreen.box import CARDS
from hain.games.evergreen.known import EvergreenKnown
from hain.games.evergreen.planet import BIOMES
from hain.games.evergreen.zone import FACE_DOWN


def places(eyes: EvergreenKnown) -> dict[str, str]:
    table = eyes.table
    found: dict[str, str] = {}

    def put(cards: Iterable[int], place: str) -> None:
        for card in cards:
            found[f"card:{CARDS[card % FACE_DOWN]}"] = place

    put(table.pool, "pool")
    put(table.discard, "discard")
    for biome, stack in zip(BIOMES, table.zone):
        put(stack, f"zone:{biome}")
    for seat in table.seats:
        put(seat.cards, f"hand:{seat.number}")
    put(table.auto_cards, "hand:auto")
    return found
