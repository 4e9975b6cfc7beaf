"""What a seat cannot know, taken out of a state, and dealt anew (WAG-151 to WAG-160)."""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import only
from hain.core.dice import Dice
from hain.games.waldgaertner.flora import NO_CARD, ORIGINS
from hain.games.waldgaertner.memory import Cards, Lot, Memo
from hain.games.waldgaertner.seat import NOTHING_CHOSEN, PUBLIC, Seat
from hain.games.waldgaertner.state import WaldgaertnerState

UNKNOWN: Final = -2  # a card, or a decision, that is there but not known
ONLOOKER: Final = -1
LOTTED: Final = -10  # less the number of its lot: one of the cards of that lot


def hide(state: WaldgaertnerState, eyes: int | None) -> WaldgaertnerState:
    """A twin with UNKNOWN in all places that a seat (None: an onlooker) cannot see into."""
    seat = ONLOOKER if eyes is None else eyes
    twin = state.copy()
    twin.dice = Dice(0)
    searched = twin.seats[seat].searching if seat >= 0 else 0
    for region in range(1, len(twin.stacks)):
        stack = twin.stacks[region]
        if stack and region != searched:
            top = stack[-1] if twin.face_up & only(region) else UNKNOWN
            twin.stacks[region] = (UNKNOWN,) * (len(stack) - 1) + (top,)
    for player in twin.seats:
        if player.number != seat:
            if player.kept != NO_CARD and player.kept_from != PUBLIC:
                player.kept = _placeholder(twin.lots, player.kept)
            if player.received != NO_CARD and player.received_from != PUBLIC:
                player.received = _placeholder(twin.lots, player.received)
            if player.chosen != NOTHING_CHOSEN:
                player.chosen = UNKNOWN
    memos: list[Memo] = []
    for memo in twin.memos:
        if memo.owner == seat:
            memos.append(memo)
        else:
            memos.append(Memo(memo.owner, memo.region, (UNKNOWN,) * len(memo.cards), memo.taken))
    twin.memos = tuple(memos)
    twin.out = ()
    return twin


def _placeholder(lots: tuple[Lot, ...], card: i64) -> int:
    for number, lot in enumerate(lots):
        if card in lot.cards:
            return LOTTED - number
    return UNKNOWN


def deal(state: WaldgaertnerState) -> None:
    """Fill in what is unknown: first what memos and lots tell, then the rest by origin, then decisions."""
    for memo in state.memos:
        if memo.cards[0] != UNKNOWN:
            _recall(state, memo)
    for number, lot in enumerate(state.lots):
        _deal_lot(state, number, lot)
    _deal_rest(state)
    state.memos = tuple([_guess(state, memo) if memo.cards[0] == UNKNOWN else memo for memo in state.memos])
    for player in state.seats:
        if player.chosen == UNKNOWN:
            state.owes |= only(player.number)
            player.chosen = state.random_move(player.number, state.dice)
            state.owes &= ~only(player.number)


def taken_cards(state: WaldgaertnerState, memo: Memo) -> list[int]:
    """What the seats hold that have taken a card unseen since: of each, the cards it came by last."""
    return [_held(player, received) for player, received in _taken(state, memo)]


def _taken(state: WaldgaertnerState, memo: Memo) -> list[tuple[Seat, bool]]:
    found: list[tuple[Seat, bool]] = []
    for player in state.seats:
        wanted = len([seat for seat in memo.taken if seat == player.number])
        for received in (True, False):
            if wanted and _from_search(state, player, received, memo.region):
                found.append((player, received))
                wanted -= 1
    return found


def _from_search(state: WaldgaertnerState, player: Seat, received: bool, region: int) -> bool:
    """Whether a hand card came hidden from that region, and not by lot."""
    card = _held(player, received)
    if card == NO_CARD or card <= LOTTED or (player.received_from if received else player.kept_from) != region:
        return False
    return card == UNKNOWN or _placeholder(state.lots, card) == UNKNOWN


def _held(player: Seat, received: bool) -> int:
    return player.received if received else player.kept


def _recall(state: WaldgaertnerState, memo: Memo) -> None:
    """The stack is as remembered, less the cards taken unseen since; which ones they were is anybody's guess."""
    stack = state.stacks[memo.region]
    if UNKNOWN not in stack and UNKNOWN not in taken_cards(state, memo):
        return
    missing = [card for card in memo.cards if card not in stack and card not in taken_cards(state, memo)]
    state.dice.shuffle(missing)
    # what lay above the card that is open now must be gone, so it is given out first
    above = memo.cards[memo.cards.index(stack[-1]) + 1 :] if stack and stack[-1] in memo.cards else ()
    missing = [card for card in missing if card in above] + [card for card in missing if card not in above]
    holders = [(player, received) for player, received in _taken(state, memo) if _held(player, received) == UNKNOWN]
    given = missing[: len(holders)]
    state.dice.shuffle(given)
    for (player, received), card in zip(holders, given):
        if received:
            player.received = card
        else:
            player.kept = card
    gone = taken_cards(state, memo)
    state.stacks[memo.region] = tuple([card for card in memo.cards if card not in gone])


def _deal_lot(state: WaldgaertnerState, number: int, lot: Lot) -> None:
    left = list(lot.cards)
    for seat in lot.seats:
        for card in (state.seats[seat].kept, state.seats[seat].received):
            if card in left:
                left.remove(card)
    state.dice.shuffle(left)
    for seat in lot.seats:
        player = state.seats[seat]
        if player.kept == LOTTED - number:
            player.kept = left.pop()
        elif player.received == LOTTED - number:
            player.received = left.pop()


def _deal_rest(state: WaldgaertnerState) -> None:
    """Cards that the seat has seen nowhere go wherever a card of their origin is missing (WAG-160)."""
    seen = [False] * len(state.flora.cards)
    places: list[Cards] = [state.market, *state.stacks]
    places += [contest.cards for contest in state.contests]
    places += [memo.cards for memo in state.memos]
    places += [tuple(player.garden.cells) + (player.kept, player.received) for player in state.seats]
    for cards in places:
        for card in cards:
            if card >= 0:
                seen[card] = True
    pools: list[list[int]] = [[] for _ in ORIGINS]
    for origin in sorted(set(state.origins[1:])):
        pool = [card for card in state.flora.deck(origin) if not seen[card]]
        state.dice.shuffle(pool)
        pools[origin] = pool
    for player in state.seats:
        if player.kept == UNKNOWN:
            player.kept = pools[state.origins[player.kept_from]].pop()
        if player.received == UNKNOWN:
            player.received = pools[state.origins[player.received_from]].pop()
    for region in range(1, len(state.stacks)):
        if UNKNOWN in state.stacks[region]:
            pool = pools[state.origins[region]]
            state.stacks[region] = tuple([pool.pop() if card == UNKNOWN else card for card in state.stacks[region]])
    state.out = tuple(sorted([card for pool in pools for card in pool]))


def _guess(state: WaldgaertnerState, memo: Memo) -> Memo:
    """What another seat may remember: the stack, with the cards taken since somewhere in between."""
    cards = list(state.stacks[memo.region])
    for card in taken_cards(state, memo):
        cards.insert(state.dice.below(len(cards) + 1), card)
    return Memo(memo.owner, memo.region, tuple(cards), memo.taken)
