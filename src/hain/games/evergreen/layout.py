"""How the table is laid: empty planets, the first fertility zone, and the refusals of a game laid out on purpose."""

from collections.abc import Sequence

from hain.core.dice import Dice
from hain.core.errors import BadSetup
from hain.games.evergreen import zone
from hain.games.evergreen.box import CARDS, NO_ICON, Box, biome_of
from hain.games.evergreen.planet import SIDES, Planet
from hain.games.evergreen.seat import Seat
from hain.games.evergreen.state import EvergreenState

MOST_IN_ZONE = 16  # with more, four seats could run out of cards in spring


def empty_table(box: Box, seats: int, first: int, sun: str, dice: Dice) -> EvergreenState:
    """Planets, levels and start points in turn order; no card has been seen (EVG-19 to EVG-23)."""
    participants = max(seats, 2)
    if not 0 <= first < participants:
        raise BadSetup("evergreen-no-first", first=first, last=participants - 1)
    places = [(seat - first) % participants for seat in range(seats)]
    players = [Seat(seat, box, Planet(box.board), box.start_points[places[seat]]) for seat in range(seats)]
    state = EvergreenState(box, players, dice)
    state.first = first
    state.sun = SIDES.index(sun)
    return state


def reveal(state: EvergreenState, deck: Sequence[int]) -> None:
    """Open cards into the fertility zone until five flowers show; the others go back (EVG-25 to EVG-27).

    `deck` lists the cards from the top.
    """
    flowers = 0
    seen = 0
    back: list[int] = []
    while flowers < state.box.start_flowers:
        card = deck[seen]
        seen += 1
        flowers += state.box.flowers(card)
        if state.box.flowers(card):
            put_into_zone(state, card)
        else:
            back.append(card)
    rest = tuple(reversed(deck[seen:]))
    state.deck = state.shuffled((*rest, *back)) if back else rest


def lay_zone(state: EvergreenState, cards: Sequence[int]) -> None:
    """These cards are the fertility zone, in this order; all others are the deck (EVG-139)."""
    if len(cards) > MOST_IN_ZONE:
        raise BadSetup("evergreen-zone-too-large", count=len(cards), most=MOST_IN_ZONE)
    for card in cards:
        if state.box.icons[card] == NO_ICON or cards.count(card) > 1:
            raise BadSetup("evergreen-not-for-zone", card=CARDS[card])
        put_into_zone(state, card)
    state.deck = state.shuffled(tuple(card for card in range(len(CARDS)) if card not in cards))


def put_into_zone(state: EvergreenState, card: int) -> None:
    stacks = list(state.zone)
    stacks[biome_of(card)] = zone.with_card(stacks[biome_of(card)], card, state.box)
    state.zone = tuple(stacks)


def card_named(name: str) -> int:
    if name not in CARDS:
        raise BadSetup("evergreen-no-card", card=name)
    return CARDS.index(name)


def not_in_deck(card: int) -> BadSetup:
    return BadSetup("evergreen-not-in-deck", card=CARDS[card])
