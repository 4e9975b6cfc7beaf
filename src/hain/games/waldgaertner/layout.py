"""Which decks are in play, and which regions they make (WAG-25 to WAG-28)."""

from hain.games.waldgaertner.flora import ORIGINS

DECKS = ("eu", "na")
IN_A_STACK = 24

_EU, _NA, _AS = (ORIGINS.index(origin) for origin in ("EU", "NA", "AS"))
NO_REGION = -1


def region_origins(seats: int, decks: str) -> tuple[int, ...]:
    """The origin of every region by its number, from 1."""
    chosen = _EU if decks == "eu" else _NA
    regions = {
        2: (chosen, chosen),
        3: (_AS, _AS, _AS),
        4: (_EU, _EU, _NA, _NA),
        5: (_AS, _AS, _AS, chosen, chosen),
        6: (_AS, _AS, _AS, chosen, chosen),
    }
    return (NO_REGION, *regions[seats])
