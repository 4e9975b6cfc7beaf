"""What a seat or an onlooker sees (WAG-151 to WAG-159)."""

from typing import NotRequired, TypedDict, cast

from hain.core.bits import members
from hain.core.known import View
from hain.core.sheet import ScoreSheet
from hain.games.waldgaertner.flora import CLIMBER, COLOURS, LARGE_SHRUB, NO_CARD, ORIGINS, SELF, SIZES, SMALL_SHRUB
from hain.games.waldgaertner.garden import EXTRAS, MOST, NO_SLOT, PRICE, SLOTS, Garden, slot_names
from hain.games.waldgaertner.known import WaldgaertnerKnown
from hain.games.waldgaertner.moves import MARKET
from hain.games.waldgaertner.position import PLANTING, SWITCH
from hain.games.waldgaertner.seat import BONUS, NOTHING_CHOSEN, Seat
from hain.games.waldgaertner.state import FROST, STEPS, WaldgaertnerState
from hain.games.waldgaertner.told.forecast import SeasonView, year_ahead
from hain.games.waldgaertner.told.order import TurnView, choosers, coin_order, searchers


class CardView(TypedDict):
    card: str
    chips: int


class HandView(TypedDict):
    card: str | None
    chips: int
    origin: str
    region: int | None
    """Where a card came from that is not public."""


class PlantView(TypedDict):
    """Whatever is not said does not hold: no chips, no cube, no nitrogen …"""

    slot: str
    card: str
    chips: NotRequired[int]
    cube: NotRequired[bool]
    covered: NotRequired[bool]
    fed: NotRequired[bool]
    size: NotRequired[str]
    """Of a climber: as what it was planted."""
    needs: NotRequired[str]
    """The partner group that it waits for; its value stays in brackets until then."""
    partners: NotRequired[list[str]]
    """The slots of those that pollinate it."""


class SeatView(TypedDict):
    seat: int
    score: int
    sheet: dict[str, int]
    beside: dict[str, int]
    coins: int
    bonus: str
    colours: list[str]
    hand: list[HandView]
    garden: list[PlantView]
    extras: list[str]
    """The free extra slots that could be used by whoever can pay them."""
    spare: NotRequired[dict[str, int]]
    """By the shade rule: how many plants of each size the base slots still take."""
    frost: NotRequired[list[str]]
    """As long as frost may come: the slots of the plants in the order in which it counts them."""
    hit: NotRequired[str]
    """The slot that the frost has hit, until its owner has decided."""
    year: list[SeasonView]
    chosen: bool
    searching: str | None


class RegionView(TypedDict):
    region: int
    origin: str
    cards: int
    open: CardView | None


class ContestView(TypedDict):
    region: int
    cards: list[CardView]
    declined: list[int]
    order: list[TurnView]


class LotView(TypedDict):
    cards: list[CardView]
    seats: list[int]


class MemoView(TypedDict):
    region: int
    cards: list[str]
    """From the top."""
    taken: list[int]


class WaldgaertnerView(TypedDict):
    game: str
    decks: str
    planting: str
    uproot: str
    frost: str
    round: int
    phase: int
    step: str
    first: int
    roll: int | None
    order: list[TurnView]
    """All seats by the coins that count in this round."""
    regions: list[RegionView]
    market: list[CardView]
    contests: list[ContestView]
    searches: list[TurnView]
    bonuses: list[int]
    lots: list[LotView]
    memos: list[MemoView]
    searched: list[CardView]
    choice: str | None
    room: dict[str, dict[str, int]]
    """Where oneself may plant something of each size with the coins one has, and for how many of them."""
    seats: list[SeatView]
    to_act: list[int]
    ranking: list[int]


def view(eyes: WaldgaertnerKnown) -> View:
    known, seat = eyes.table, eyes.seat
    own = None if seat is None else known.seats[seat]
    sheets = known.scores()
    seen: WaldgaertnerView = {
        "game": known.game,
        "decks": known.decks,
        "planting": PLANTING[known.seats[0].garden.shade],
        "uproot": SWITCH[known.uproot],
        "frost": SWITCH[known.frost],
        "round": known.round,
        "phase": known.phase,
        "step": STEPS[known.step],
        "first": (known.round - 1) % len(known.seats),
        "roll": known.roll or None,
        "order": coin_order(known),
        "regions": [_region(known, region) for region in range(1, len(known.stacks))],
        "market": _cards(known, known.market),
        "contests": [
            {
                "region": contest.region,
                "cards": _cards(known, contest.cards),
                "declined": list(contest.declined),
                "order": choosers(known, contest),
            }
            for contest in known.contests
        ],
        "searches": searchers(known),
        "bonuses": list(known.bonuses),
        "lots": [{"cards": _cards(known, lot.cards), "seats": list(lot.seats)} for lot in known.lots],
        "memos": [
            {
                "region": memo.region,
                "cards": [known.flora.cards[card] for card in reversed(memo.cards)],
                "taken": list(memo.taken),
            }
            for memo in known.memos
            if memo.owner == seat
        ],
        "searched": _cards(known, tuple(reversed(known.stack(own.searching)))) if own and own.searching else [],
        "choice": known.text(own.chosen) if own and own.chosen != NOTHING_CHOSEN else None,
        "room": _room(own) if own else {},
        "seats": [_seat(known, player, sheet) for player, sheet in zip(known.seats, sheets)],
        "to_act": known.to_act(),
        "ranking": known.ranking_by([sheet.total for sheet in sheets]),
    }
    return cast(View, seen)


def _cards(state: WaldgaertnerState, cards: tuple[int, ...]) -> list[CardView]:
    return [{"card": state.flora.cards[card], "chips": state.chips[card]} for card in cards]


def _region(state: WaldgaertnerState, region: int) -> RegionView:
    stack = state.stacks[region]
    return {
        "region": region,
        "origin": ORIGINS[state.origins[region]],
        "cards": len(stack),
        "open": _cards(state, stack[-1:])[0] if state.face_up >> region & 1 else None,
    }


def _room(player: Seat) -> dict[str, dict[str, int]]:
    """A climber finds room as either shrub; by the shade rule it has to be said as which."""
    found: dict[str, dict[str, int]] = {}
    for size, name in enumerate(SIZES):
        slots = player.room(size, 0)
        if player.garden.shade and size == CLIMBER:
            slots = player.room(size, SMALL_SHRUB) | player.room(size, LARGE_SHRUB)
        found[name] = {SLOTS[slot]: PRICE[slot] for slot in members(slots)}
    return found


def _seat(state: WaldgaertnerState, player: Seat, sheet: ScoreSheet) -> SeatView:
    garden = player.garden
    found: SeatView = {
        "seat": player.number,
        "score": sheet.total,
        "sheet": sheet.data(),
        "beside": sheet.beside,
        "coins": player.coins,
        "bonus": BONUS[player.bonus],
        "colours": [COLOURS[colour] for colour in members(garden.colours())],
        "hand": [_hand(state, card, region) for card, region in player.held()],
        "garden": _garden(state, garden),
        "extras": [SLOTS[slot] for slot in EXTRAS if garden.cells[slot] == NO_CARD and garden.is_opened(slot)],
        "year": year_ahead(garden, state.round),
        "chosen": player.chosen != NOTHING_CHOSEN,
        "searching": None
        if not player.searching
        else "market"
        if player.searching == MARKET
        else str(player.searching),
    }
    if garden.shade:
        found["spare"] = {
            SIZES[size]: MOST[size] - garden.count_in_base(size) for size in range(SMALL_SHRUB, len(SIZES))
        }
    if state.frost and not state.roll:
        found["frost"] = [SLOTS[slot] for slot in garden.from_the_north()]
    if state.step == FROST and garden.hit_by(state.roll) != NO_SLOT:
        found["hit"] = SLOTS[garden.hit_by(state.roll)]
    return found


def _garden(state: WaldgaertnerState, garden: Garden) -> list[PlantView]:
    counting, fed = garden.counting(), garden.fed()
    plants: list[PlantView] = []
    for slot, card in enumerate(garden.cells):
        if card == NO_CARD:
            continue
        plant: PlantView = {"slot": SLOTS[slot], "card": state.flora.cards[card]}
        if state.chips[card]:
            plant["chips"] = state.chips[card]
        if garden.cubes >> slot & 1:
            plant["cube"] = True
        if garden.covered >> slot & 1:
            plant["covered"] = True
        if fed >> slot & 1:
            plant["fed"] = True
        if state.flora.size[card] == CLIMBER:
            plant["size"] = SIZES[garden.size_at(slot)]
        if state.flora.partner[card] != SELF:
            if counting >> slot & 1:
                plant["partners"] = slot_names(garden.partners(slot))
            else:
                plant["needs"] = state.flora.plants[card].partner
        plants.append(plant)
    return plants


def _hand(state: WaldgaertnerState, card: int, region: int) -> HandView:
    """The origin is on the back of every card (WAG-24)."""
    origin = state.flora.origin[card] if card >= 0 else state.origins[region]
    return {
        "card": state.flora.cards[card] if card >= 0 else None,
        "chips": state.chips[card] if card >= 0 else 0,
        "origin": ORIGINS[origin],
        "region": region or None,
    }
