"""A region that several seats have chosen: the cards that lie open, and who is still without one."""

from mypy_extensions import i64


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
        most: i64 = -1
        for seat in self.unserved:
            if frozen[seat] > most:
                most = frozen[seat]
        return tuple([seat for seat in self.unserved if frozen[seat] == most])

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
