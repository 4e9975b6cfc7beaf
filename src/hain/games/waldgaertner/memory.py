"""What seats know of hidden cards: lots, of which all know the cards together, and memos of searched regions."""

from mypy_extensions import i64

from hain.games.waldgaertner.flora import without_card

Cards = tuple[int, ...]


class Lot:
    """As many seats as cards: each holds one of them, but only that seat knows which (WAG-154). Never changed."""

    def __init__(self, cards: Cards, seats: Cards) -> None:
        self.cards: Cards = cards  # in the order of their ids
        self.seats: Cards = seats  # in their order

    def after_play(self, card: i64, seat: i64) -> "Lot":
        return Lot(without_card(self.cards, card), without_card(self.seats, seat))


class Memo:
    """What a seat remembers of a region it has searched (WAG-158). Never changed."""

    def __init__(self, owner: int, region: int, cards: Cards, taken: Cards) -> None:
        self.owner: int = owner
        self.region: int = region
        self.cards: Cards = cards  # as the stack lay, the top last; those taken unseen since are still among them
        self.taken: Cards = taken  # the seats that have taken a card unseen since, once for each card they still hold

    def struck(self, card: i64) -> "Memo":
        """The card has left the stack face up."""
        return Memo(self.owner, self.region, without_card(self.cards, card), self.taken)

    def taken_by(self, seat: i64) -> "Memo":
        """That seat has taken a card, and the owner does not know which."""
        return Memo(self.owner, self.region, self.cards, tuple(sorted([*self.taken, seat])))

    def shown(self, card: i64, seat: i64) -> "Memo":
        """That seat shows a card it had taken unseen."""
        taken = list(self.taken)
        taken.remove(seat)
        return Memo(self.owner, self.region, without_card(self.cards, card), tuple(taken))


def struck(memos: tuple[Memo, ...], region: int, card: i64) -> tuple[Memo, ...]:
    """All memos without a card that has left its region face up."""
    found: list[Memo] = []
    for memo in memos:
        _keep(memo.struck(card) if memo.region == region else memo, found)
    return tuple(found)


def shown(memos: tuple[Memo, ...], card: i64, seat: i64) -> tuple[Memo, ...]:
    """All memos without a card that had been taken unseen and turns up now."""
    found: list[Memo] = []
    for memo in memos:
        _keep(memo.shown(card, seat) if card in memo.cards else memo, found)
    return tuple(found)


def searched(memos: tuple[Memo, ...], seat: int, region: int, stack: Cards, unseen: bool) -> tuple[Memo, ...]:
    """After a search: the seat remembers the stack anew, and the others a card that was taken unseen; by seat and
    region."""
    found: list[Memo] = []
    own = Memo(seat, region, stack, ())
    placed = False
    for memo in memos:
        if not placed and (memo.owner > seat or (memo.owner == seat and memo.region >= region)):
            _keep(own, found)
            placed = True
        if memo.owner != seat or memo.region != region:
            _keep(memo.taken_by(seat) if unseen and memo.region == region else memo, found)
    if not placed:
        _keep(own, found)
    return tuple(found)


def _keep(memo: Memo, found: list[Memo]) -> None:
    """Unless there is nothing left to remember."""
    if memo.cards:
        found.append(memo)
