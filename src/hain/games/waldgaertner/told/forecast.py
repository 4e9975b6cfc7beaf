"""What the gardens will bring in the phases to come, if nothing is planted, dug up or frozen until then."""

from typing import TypedDict

from hain.games.waldgaertner.garden import Garden, slot_names
from hain.games.waldgaertner.state import PHASES, ROUNDS


class SeasonView(TypedDict):
    """A phase in which something happens in a garden: the slots that flower, those that are ripe, and the coins."""

    round: int
    phase: int
    blooms: list[str]
    ripe: list[str]
    coins: int


def year_ahead(garden: Garden, now: int) -> list[SeasonView]:
    """The phases from the round after this one until the marker has gone around once, or the game ends."""
    twin = garden.copy()
    found: list[SeasonView] = []
    for later in range(now + 1, min(now + PHASES, ROUNDS) + 1):
        phase = (later - 1) % PHASES
        blooms = twin.bloom(phase)
        ripe, coins = twin.harvest(phase)
        if blooms or ripe:
            found.append(
                {
                    "round": later,
                    "phase": phase,
                    "blooms": slot_names(blooms),
                    "ripe": slot_names(ripe),
                    "coins": int(coins),
                }
            )
    return found
