"""What a garden makes of a card: the points it brings, the plants it wakes, and the best place for it."""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import count, lowest, only
from hain.core.grammar import NO_MOVE
from hain.games.waldgaertner.flora import CLIMBER, LARGE_SHRUB, LARGE_TREE, NO_CARD, SELF, SMALL_SHRUB, Flora
from hain.games.waldgaertner.garden import ALL_BASE, FED, PRICE, SLOTS, Garden, base_slots
from hain.games.waldgaertner.moves import SELL, planting, slot_of
from hain.games.waldgaertner.seat import Seat

COIN: Final = 2  # the points that a coin is worth, at a rough guess
WAITING: Final = 4  # one point in so many is expected of a plant that has no partner yet

# every second slot is left for a nitrogen fixer, which feeds both its neighbours
_SECOND: Final = tuple([name[1] in "bdf" for name in SLOTS])


class Outlook:
    """A garden as it stands, for a seat with so many coins."""

    def __init__(self, player: Seat, chips: list[int]) -> None:
        garden = player.garden
        self.garden: Garden = garden
        self.flora: Flora = garden.flora
        self.chips: list[int] = chips
        self.coins: i64 = player.coins
        self.kinds: i64 = 0  # the partner groups that stand here
        self.wanted: i64 = 0  # the partner groups that plants wait for
        self.lone: i64 = 0  # the plants that wait
        self.points: i64 = 0
        self.room: i64 = 0  # the sizes that find a place
        counting = garden.counting()
        self.lone = garden.occupied & ~counting
        rest = garden.occupied
        while rest != 0:
            slot = lowest(rest)
            rest ^= only(slot)
            card = garden.cells[slot]
            self.kinds |= self.flora.kinds[card]
            if counting & only(slot):
                self.points += self.flora.value[card] + chips[card]
            else:
                self.wanted |= only(self.flora.partner[card])
        size: i64 = SMALL_SHRUB
        while size <= LARGE_TREE:
            if garden.slots_for(size, self.coins) != 0:
                self.room |= only(size)
            size += 1
        if self.room & (only(SMALL_SHRUB) | only(LARGE_SHRUB)):
            self.room |= only(CLIMBER)

    def worth(self, card: i64) -> i64:
        """Value and chips."""
        return self.flora.value[card] + self.chips[card]

    def fits(self, card: i64) -> bool:
        return self.room & only(self.flora.size[card]) != 0

    def is_lone(self, card: i64) -> bool:
        """Whether it would find no partner here."""
        partner: i64 = self.flora.partner[card]
        return partner != SELF and self.kinds & only(partner) == 0

    def gain(self, card: i64) -> i64:
        """The points that planting it would bring at once."""
        return self._brings(card) if self.fits(card) else 0

    def appeal(self, card: i64) -> i64:
        """Its gain, and something for a plant that may find a partner later."""
        return self.promise(card) if self.fits(card) else 0

    def promise(self, card: i64) -> i64:
        """Its appeal if there were room."""
        return self._brings(card) + (self.worth(card) // WAITING if self.is_lone(card) else 0)

    def _brings(self, card: i64) -> i64:
        found: i64 = 0 if self.is_lone(card) else self.worth(card)
        kinds: i64 = self.flora.kinds[card]
        if kinds & self.wanted:
            rest = self.lone
            while rest != 0:
                slot = lowest(rest)
                rest ^= only(slot)
                waiting = self.garden.cells[slot]
                if kinds & only(self.flora.partner[waiting]):
                    found += self.worth(waiting)
        return found

    def most_appealing(self, cards: tuple[int, ...]) -> int:
        """One of these cards, or NO_CARD if there are none."""
        best = NO_CARD
        most: i64 = -1
        for card in cards:
            appeal = self.appeal(card)
            if appeal > most:
                best, most = card, appeal
        return best

    # where to plant

    def plantings(self, card: i64) -> list[int]:
        """A card's moves, but of slots that differ in nothing but their neighbours in a row only the best.

        Under the shade rule the row of its own size suits every plant: nothing there will ever stand in the way."""
        found: list[int] = []
        own: i64 = self.flora.size[card]
        size: i64 = SMALL_SHRUB if own == CLIMBER else own
        last: i64 = LARGE_SHRUB if own == CLIMBER else own
        while size <= last:
            how: i64 = size if own == CLIMBER and self.garden.shade else 0
            first: i64 = planting(card, how, 0)
            slots = self.garden.slots_for(size, self.coins)
            if slots & base_slots(size):
                found.append(first + self._best_slot(slots & base_slots(size), card))
            elif slots & ALL_BASE:
                row: i64 = SMALL_SHRUB
                while row <= LARGE_TREE:
                    if slots & base_slots(row):
                        found.append(first + self._best_slot(slots & base_slots(row), card))
                    row += 1
            slots &= ~ALL_BASE
            while slots != 0:
                found.append(first + lowest(slots))
                slots &= slots - 1
            size += 1
        return found

    def _best_slot(self, slots: i64, card: i64) -> i64:
        """A fixer beside as many plants as possible, fruit where it is fed."""
        if slots & (slots - 1) == 0:
            return lowest(slots)
        feeds: i64 = self.flora.feeds[card]
        fed = 0 if feeds != 0 or self.flora.male[card] else self.garden.fed()
        best: i64 = 0
        most: i64 = -1
        while slots != 0:
            slot = lowest(slots)
            slots ^= only(slot)
            score: i64 = 0
            if feeds != 0:
                neighbours: i64 = FED[slot * 64 + feeds]
                score = count(neighbours) + count(neighbours & self.garden.occupied)
            else:
                score = (2 if fed & only(slot) else 0) + (0 if _SECOND[slot] else 1)
            if score > most:
                best, most = slot, score
        return best

    # what to play

    def best_play(self, first: i64, second: i64) -> int:
        """A sensible play of one of two cards, the second may be missing: the planting with the best gain for its
        price, or else the sale of the less appealing card."""
        best = NO_MOVE
        most: i64 = 0
        unloved = first
        least: i64 = -1
        for card in (first, second):
            if card == NO_CARD:
                continue
            appeal = self.appeal(card)
            if least < 0 or appeal < least:
                unloved, least = card, appeal
            if appeal <= most:
                continue
            for move in self.plantings(card):
                left = appeal - COIN * price(move)
                if left > most:
                    best, most = move, left
        return SELL + unloved if best == NO_MOVE else best


def price(planted: i64) -> i64:
    """What a planting costs (WAG-89)."""
    return PRICE[slot_of(planted)]
