"""Where every card lies whose face one sees: in a stack, laid open beside it for a contest, in the market, in a hand or
in a garden."""

from collections.abc import Iterable

from hain.games.waldgaertner.garden import SLOTS
from hain.games.waldgaertner.known import WaldgaertnerKnown


def places(eyes: WaldgaertnerKnown) -> dict[str, str]:
    table = eyes.table
    names = table.flora.cards
    found: dict[str, str] = {}

    def put(cards: Iterable[int], place: str) -> None:
        for card in cards:
            if card >= 0:
                found[f"card:{names[card]}"] = place

    for region, stack in enumerate(table.stacks):
        put(stack, f"stack:{region}")
    for contest in table.contests:
        put(contest.cards, f"open:{contest.region}")
    put(table.market, "market")
    for player in table.seats:
        put(player.hand(), f"hand:{player.number}")
        garden = "slot:" if player.number == eyes.seat else f"slot:{player.number}/"
        for slot, card in zip(SLOTS, player.garden.cells):
            put((card,), garden + slot)
    return found
