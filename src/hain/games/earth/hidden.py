"""What a seat cannot know, taken out of a state, and dealt anew (EAR-248 to EAR-253)."""

from mypy_extensions import i64

from hain.core.bits import members
from hain.core.dice import Dice
from hain.games.earth.area import NO_ECOSYSTEM, Area
from hain.games.earth.catalogue import EARTH_CARDS, NO_CARD, Catalogue
from hain.games.earth.counting import NOWHERE
from hain.games.earth.ground import CHOOSING, OVER
from hain.games.earth.measure import ANYTHING
from hain.games.earth.seat import Seat
from hain.games.earth.state import EarthState

UNKNOWN_ECOSYSTEM = -2
ONLOOKER = -1


def hide(state: EarthState, eyes: int | None) -> EarthState:
    """A twin with unknown cards in all places that a seat (None: an onlooker) cannot see into."""
    seat = ONLOOKER if eyes is None else eyes
    twin = state.copy()
    twin.dice = Dice(0)
    unknown: i64 = twin.catalogue.unknown
    over = twin.phase == OVER
    twin.deck = (unknown,) * (len(twin.deck) - twin.next)
    twin.next = 0
    twin.discard = _unseen(unknown, twin.discard)
    twin.out = []
    for player in twin.seats:
        sees_all = over or seat in twin.knowers(player)
        player.offer = None
        _hide_compost(player, seat, unknown)
        if player.number != seat:
            player.four = _unseen(unknown, player.four)
            if twin.phase == CHOOSING:
                _hide_sides(player, unknown)
        if not sees_all:
            player.area.hand = _unseen(unknown, player.area.hand)
            if twin.secret:
                _hide_plants(twin, player, unknown)
    for team, pool in enumerate(twin.pools):
        pool.compost = _unseen(unknown, pool.compost)
        if seat < 0 or seat % 2 != team:
            pool.cards = _unseen(unknown, pool.cards)
    if twin.gaia is not None:
        twin.gaia.compost = _unseen(unknown, twin.gaia.compost)
        twin.gaia.deck = sorted([face_down(card) for card in twin.gaia.deck])
    return twin


def face_down(card: i64) -> i64:
    """Which of Gaia's cards are left in a pass is known, their order is not; turned again, it is the card itself."""
    return -1 - card


def _unseen(unknown: i64, cards: list[int]) -> list[int]:
    return [int(unknown)] * len(cards)


def _hide_compost(player: Seat, seat: int, unknown: i64) -> None:
    """Hidden from everybody, but for the cards that its owner is looking at (EAR-40, EAR-249)."""
    seen: i64 = 0
    if player.number == seat and player.effect is not None and player.effect.looked:
        seen = player.effect.pick
    compost = player.area.compost
    below = len(compost) - seen
    player.area.compost = _unseen(unknown, compost[:below]) + compost[below:]


def _hide_sides(player: Seat, unknown: i64) -> None:
    """The others see only whether a choice has been made (EAR-90)."""
    area = player.area
    if area.island != NO_CARD:
        area.island = unknown
        area.discounts = [0] * len(area.discounts)
        area.has_discounts = False
    if area.climate != NO_CARD:
        area.climate = unknown
    if area.ecosystem != NO_ECOSYSTEM:
        area.ecosystem = UNKNOWN_ECOSYSTEM


def _hide_plants(twin: EarthState, player: Seat, unknown: i64) -> None:
    """Cards planted secretly, what they are paid with excepted (EAR-229); goals are not told that depend on them."""
    effect = player.effect
    if effect is not None and effect.card != NO_CARD:
        effect.card = unknown
        effect.source = unknown
    if player.secret == 0:
        return
    if effect is not None and effect.source in player.planted:
        effect.source = unknown
    for place, space in enumerate(player.planted_on):
        if player.secret >> space & 1:
            player.planted[place] = unknown
    player.area = _relaid(player.area, dict.fromkeys(members(player.secret), unknown))
    for place, goal in enumerate(twin.goals):
        if not twin.catalogue.fauna[goal].measure.is_sum() and player.number not in twin.ranks[place]:
            player.reached &= ~(1 << place)


def _relaid(area: Area, cards: dict[int, i64]) -> Area:
    """The same area with other cards on some spaces, under the same pieces."""
    twin = Area(area.catalogue)
    twin.settle_on(area.island)
    twin.climate = area.climate
    twin.ecosystem = area.ecosystem
    twin.soil = area.soil
    twin.hand = area.hand
    twin.compost = area.compost
    twin.events = area.events
    for space in area.spaces():
        twin.lay(cards.get(space, area.cells[space]), space)
        for _ in range(area.sprouts[space]):
            twin.add_sprout(space)
        for _ in range(area.growth[space]):
            twin.add_growth(space)
    return twin


# dealing anew


def deal(state: EarthState) -> None:
    """Fill in what is unknown: choices, plants that fit their places, and then any card anywhere (EAR-253)."""
    catalogue = state.catalogue
    pool = _unseen_cards(state)
    state.dice.shuffle(pool)
    for player in state.seats:
        player.offer = None
        _deal_sides(state, player)
    if state.secret:
        _deal_plants(state, pool)
    for player in state.seats:
        area = player.area
        area.hand = sorted(_dealt(area.hand, pool, catalogue))
        area.compost = _dealt(area.compost, pool, catalogue)
        player.four = _dealt(player.four, pool, catalogue)
    for team in state.pools:
        team.cards = _dealt(team.cards, pool, catalogue)
        team.compost = _dealt(team.compost, pool, catalogue)
    gaia = state.gaia
    if gaia is not None:
        gaia.compost = _dealt(gaia.compost, pool, catalogue)
        if gaia.deck and gaia.deck[0] < 0:
            gaia.deck = [face_down(card) for card in gaia.deck]
            state.dice.shuffle(gaia.deck)
    state.discard = _dealt(state.discard, pool, catalogue)
    state.deck = tuple(_dealt(list(state.deck[state.next :]), pool, catalogue))
    state.next = 0
    state.out = sorted(state.out + pool)


def _unseen_cards(state: EarthState) -> list[int]:
    """The Earth cards that lie nowhere in sight."""
    seen = set(state.deck[state.next :]) | set(state.discard) | set(state.out)
    for player in state.seats:
        area = player.area
        seen |= set(area.cells) | set(area.hand) | set(area.compost) | set(area.events) | set(player.four)
        if player.effect is not None:
            seen.add(player.effect.card)
    for pool in state.pools:
        seen |= set(pool.cards) | set(pool.compost)
    if state.gaia is not None:
        seen |= set(state.gaia.compost) | set(state.gaia.pile)
    return [card for card in range(1, EARTH_CARDS + 1) if card not in seen]


def _dealt(cards: list[int], pool: list[int], catalogue: Catalogue) -> list[int]:
    return [pool.pop() if card == catalogue.unknown else card for card in cards]


def _deal_sides(state: EarthState, player: Seat) -> None:
    """A choice among both sides of what was dealt."""
    area = player.area
    unknown = state.catalogue.unknown
    if area.island == unknown:
        area.settle_on(_a_side(state, player.islands))
    if area.climate == unknown:
        area.climate = _a_side(state, player.climates)
    if area.ecosystem == UNKNOWN_ECOSYSTEM:
        area.ecosystem = _a_side(state, player.ecosystems)


def _a_side(state: EarthState, dealt: tuple[int, ...]) -> int:
    return dealt[state.dice.below(len(dealt))] + state.dice.below(2)


class Want:
    """A place for an unknown plant: a card that is being paid in a certain way, or one in the grid under its pieces."""

    def __init__(self, player: Seat, space: int, resource: i64, sprouts: int, growth: int) -> None:
        self.player: Seat = player
        self.space: int = space  # NOWHERE for a card that is being paid
        self.resource: i64 = resource
        self.sprouts: int = sprouts
        self.growth: int = growth

    def is_met_by(self, card: int, catalogue: Catalogue) -> bool:
        if self.space == NOWHERE:
            return catalogue.pays[card] == self.resource
        holds = catalogue.spaces[card] >= self.sprouts and catalogue.height[card] >= self.growth
        return catalogue.is_ground[card] and holds


def _deal_plants(state: EarthState, pool: list[int]) -> None:
    """A card that is being paid must be payable in that way, one in the grid must hold the pieces that are on it."""
    wants = _wants(state)
    if not wants:
        return
    cards = _met(wants, pool, state.catalogue)
    for player in state.seats:
        effect = player.effect
        laid: dict[int, i64] = {}
        for want, card in zip(wants, cards):
            if want.player is player:
                pool.remove(card)
                if want.space != NOWHERE:
                    laid[want.space] = card
                elif effect is not None:
                    effect.card = card
                    effect.source = card
        if laid:
            _uncover(state, player, laid)


def _uncover(state: EarthState, player: Seat, laid: dict[int, i64]) -> None:
    """These cards lie in the grid; what is known of a secret planting follows."""
    unknown = state.catalogue.unknown
    effect = player.effect
    player.area = _relaid(player.area, laid)
    for place, space in enumerate(player.planted_on):
        if player.planted[place] == unknown:
            player.planted[place] = player.area.cells[space]
    if effect is not None and effect.source == unknown:
        effect.source = player.planted[-1]
    state.reach(player, ANYTHING)


def _wants(state: EarthState) -> list[Want]:
    """Cards that are being paid first: few cards can be."""
    unknown = state.catalogue.unknown
    found: list[Want] = []
    for player in state.seats:
        effect = player.effect
        if effect is not None and effect.card == unknown:
            found.append(Want(player, NOWHERE, effect.resource, 0, 0))
    for player in state.seats:
        area = player.area
        for space in members(player.secret):
            if area.cells[space] == unknown:
                found.append(Want(player, space, 0, area.sprouts[space], area.growth[space]))
    return found


def _met(wants: list[Want], pool: list[int], catalogue: Catalogue) -> list[int]:
    """A different card for every want: whoever finds the fitting ones taken makes another look further. An IndexError
    if there is no such deal, as there may be for a position that somebody typed."""
    taken: dict[int, int] = {}  # the number of the want by card
    for number in range(len(wants)):
        if not _meet(number, wants, pool, catalogue, taken, set()):
            raise IndexError(number)
    cards = [0] * len(wants)
    for card, number in taken.items():
        cards[number] = card
    return cards


def _meet(
    number: int, wants: list[Want], pool: list[int], catalogue: Catalogue, taken: dict[int, int], tried: set[int]
) -> bool:
    for card in pool:
        if card not in tried and wants[number].is_met_by(card, catalogue):
            tried.add(card)
            if card not in taken or _meet(taken[card], wants, pool, catalogue, taken, tried):
                taken[card] = number
                return True
    return False
