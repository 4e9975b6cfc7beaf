"""What belongs to one seat: coins, hand, garden, bonus and the decision it has made."""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import count, nth
from hain.games.waldgaertner.flora import CLIMBER, LARGE_SHRUB, NO_CARD, SMALL_SHRUB
from hain.games.waldgaertner.garden import Garden
from hain.games.waldgaertner.moves import SELL, planting

OPEN: Final = 0
DUE: Final = 1
USED: Final = 2
BONUS: Final = ("open", "due", "used")

PUBLIC: Final = 0  # in place of the region a hidden card came from
NOTHING_CHOSEN: Final = -1


class Seat:
    """The hand is the card kept from the round before, and the one just received (WAG-79)."""

    def __init__(self, number: int, garden: Garden) -> None:
        self.number: int = number
        self.garden: Garden = garden
        self.coins: i64 = 1
        self.bonus: i64 = OPEN
        self.kept: i64 = NO_CARD
        self.kept_from: i64 = PUBLIC
        self.received: i64 = NO_CARD
        self.received_from: i64 = PUBLIC
        self.chosen: i64 = NOTHING_CHOSEN  # a decision that is not carried out yet
        self.searching: i64 = 0  # the stack it has paid for and must take a card from

    def copy(self) -> "Seat":
        twin = Seat(self.number, self.garden.copy())
        twin.coins = self.coins
        twin.bonus = self.bonus
        twin.kept = self.kept
        twin.kept_from = self.kept_from
        twin.received = self.received
        twin.received_from = self.received_from
        twin.chosen = self.chosen
        twin.searching = self.searching
        return twin

    def receive(self, card: i64, region: i64) -> None:
        """A card comes into the hand, hidden if it comes from a region."""
        self.received = card
        self.received_from = region

    def hand(self) -> list[int]:
        return [card for card in (self.kept, self.received) if card != NO_CARD]

    def held(self) -> list[tuple[int, int]]:
        """The hand cards, each with the region it came from hidden."""
        cards = [(int(self.kept), int(self.kept_from)), (int(self.received), int(self.received_from))]
        return [(card, region) for card, region in cards if card != NO_CARD]

    def is_hidden(self, card: i64) -> bool:
        """Whether only this seat knows that it holds the card."""
        return (self.kept_from if card == self.kept else self.received_from) != PUBLIC

    def publish(self, card: i64) -> None:
        """All know now that this seat holds the card."""
        if card == self.kept:
            self.kept_from = PUBLIC
        elif card == self.received:
            self.received_from = PUBLIC

    def let_go(self, card: i64) -> None:
        """A card leaves the hand; the other one is kept."""
        if card == self.kept:
            self.kept = self.received
            self.kept_from = self.received_from
        self.received = NO_CARD
        self.received_from = PUBLIC

    # what it may play

    def slots(self, card: i64, how: i64) -> i64:
        """Where a card may be planted; `how` is the size of a climber under the shade rule, and 0 otherwise."""
        return self.room(self.garden.flora.size[card], how)

    def room(self, size: i64, how: i64) -> i64:
        """Where any plant of a size may be planted, as the garden and the coins are now."""
        garden = self.garden
        if size != CLIMBER:
            return garden.slots_for(size, self.coins) if how == 0 else 0
        if garden.shade:
            return garden.slots_for(how, self.coins) if how != 0 else 0
        if how != 0:
            return 0
        return garden.slots_for(SMALL_SHRUB, self.coins) | garden.slots_for(LARGE_SHRUB, self.coins)

    def count_plays(self, card: i64) -> i64:
        """In how many ways a card can be planted, and the sale."""
        if card == NO_CARD:
            return 0
        if self.garden.shade and self.garden.flora.size[card] == CLIMBER:
            return count(self.slots(card, SMALL_SHRUB)) + count(self.slots(card, LARGE_SHRUB)) + 1
        return count(self.slots(card, 0)) + 1

    def play_at(self, card: i64, place: i64) -> i64:
        """The play with this place among those of a card: slot by slot, at last the sale."""
        how: i64 = 0
        last: i64 = 0
        if self.garden.shade and self.garden.flora.size[card] == CLIMBER:
            how = SMALL_SHRUB
            last = LARGE_SHRUB
        while how <= last:
            slots = self.slots(card, how)
            here = count(slots)
            if place < here:
                return planting(card, how, nth(slots, place))
            place -= here
            how += 1
        return SELL + card
