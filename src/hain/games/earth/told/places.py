"""Where everything lies whose face certain eyes see: a card, by the place on the page.

Own spaces are called `space:d4`, those of seat 1 `space:1/d4`; other places of a seat carry its number, such as
`hand:0`.
"""

from functools import cache

from hain.games.earth.area import NO_ECOSYSTEM, SPACES
from hain.games.earth.catalogue import NO_CARD
from hain.games.earth.gaia import NO_GAIA_CARD
from hain.games.earth.known import EarthKnown
from hain.games.earth.seat import Seat
from hain.games.earth.state import EarthState


def places(eyes: EarthKnown) -> dict[str, str]:
    return Pages(eyes.table, eyes.seat).found


def space_keys(seat: int, eyes: int | None) -> tuple[str, ...]:
    """The spaces of a seat, as these eyes call them."""
    return _keys_on("" if seat == eyes else f"{seat}/")


@cache
def _keys_on(board: str) -> tuple[str, ...]:
    return tuple([f"space:{board}{space}" for space in SPACES])


class Pages:
    """What lies where, put together zone by zone."""

    def __init__(self, known: EarthState, eyes: int | None) -> None:
        self.known = known
        self.eyes = eyes
        self.found: dict[str, str] = {}
        for place, goal in enumerate(known.goals):
            self.found[f"card:{known.catalogue.fauna_ids[goal]}"] = f"goal:{place}"
        for place, card in enumerate(known.shared):
            self.found[f"card:{known.catalogue.ecosystem_ids[card]}"] = f"shared:{place}"
        for player in known.seats:
            self._add_seat(player)
        for team, pool in enumerate(known.pools):
            self._lay(pool.cards, f"pool:{team}")
        gaia = known.gaia
        if gaia is not None:
            self._lay(gaia.pile, "pile:gaia")
            if gaia.card != NO_GAIA_CARD:
                self.found[f"card:{known.catalogue.gaia_ids[gaia.card]}"] = "open:gaia"

    def _lay(self, cards: list[int], place: str) -> None:
        ids, unknown = self.known.catalogue.ids, self.known.catalogue.unknown
        for card in cards:
            if card not in (NO_CARD, unknown):
                self.found[f"card:{ids[card]}"] = place

    def _add_seat(self, player: Seat) -> None:
        """Until all have chosen, what was dealt stays where it is."""
        seat, area, effect = player.number, player.area, player.effect
        ecosystems = self.known.catalogue.ecosystem_ids
        if player.islands:
            self._lay([card + side for card in player.islands + player.climates for side in (0, 1)], f"dealt:{seat}")
            for card in player.ecosystems:
                self.found |= {f"card:{ecosystems[card + side]}": f"dealt:{seat}" for side in (0, 1)}
        else:
            self._lay([area.island], f"island:{seat}")
            self._lay([area.climate], f"climate:{seat}")
            if area.ecosystem > NO_ECOSYSTEM:
                self.found[f"card:{ecosystems[area.ecosystem]}"] = f"ecosystem:{seat}"
        self._lay(area.hand, f"hand:{seat}")
        self._lay(area.events, f"events:{seat}")
        self._lay(area.compost, f"compost:{seat}")
        self._lay(player.four, f"four:{seat}")
        spaces = space_keys(seat, self.eyes)
        for space in area.spaces():
            self._lay([area.cells[space]], spaces[space])
        if effect is not None and effect.card != NO_CARD:
            self._lay([effect.card], spaces[effect.space])
