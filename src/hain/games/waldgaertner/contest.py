"""A region that several seats have chosen: the cards that lie open, and who is still without one."""

from mypy_extensions import i64


def richest(seats: tuple[int, ...], coins: tuple[int, ...]) -> tuple[int, ...]:
    """Those with the most coins; they come up first, all together (WAG-70, WAG-102)."""
    most: i64 = -1
    for seat in seats:
        if coins[seat] > most:
            most = coins[seat]
    return tuple([seat for seat in seats if coins[seat] == most])


def ranked(seats: tuple[int, ...], coins: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The groups in which these seats come up."""
    found: list[tuple[int, ...]] = []
    while seats:
        group = richest(seats, coins)
        found.append(group)
        seats = tuple([seat for seat in seats if seat not in group])
    return found


class Contest:
    """Never changed: what goes on in a region is replaced by a new contest."""

    def __init__(
        self, region: int, cards: tuple[int, ...], unserved: tuple[int, ...], declined: tuple[int, ...]
    ) -> None:
        self.region: int = region
        self.cards: tuple[int, ...] = cards  # open, in the order of their ids
        self.unserved: tuple[int, ...] = unserved  # not come up yet
        self.declined: tuple[int, ...] = declined

    def group(self, frozen: tuple[int, ...]) -> tuple[int, ...]:
        """The visitors that come up next: the richest, and all that have as many coins (WAG-70)."""
        return richest(self.unserved, frozen)

    def without_cards(self) -> tuple[int, ...]:
        """All visitors that hold no card of the region yet."""
        return self.unserved + self.declined

    def after_decline(self, seat: i64) -> "Contest":
        declined = tuple(sorted([*self.declined, seat]))
        return Contest(self.region, self.cards, tuple([other for other in self.unserved if other != seat]), declined)

    def after_service(self, seats: tuple[int, ...], cards: tuple[int, ...]) -> "Contest":
        """These seats are done with, and these cards gone."""
        return Contest(
            self.region,
            tuple([card for card in self.cards if card not in cards]),
            tuple([seat for seat in self.unserved if seat not in seats]),
            tuple([seat for seat in self.declined if seat not in seats]),
        )
