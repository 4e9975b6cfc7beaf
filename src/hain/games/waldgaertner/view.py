"""What a seat or an onlooker sees (WAG-151 to WAG-159)."""

from typing import TypedDict, cast

from hain.core.bits import count
from hain.core.known import View
from hain.core.sheet import ScoreSheet
from hain.games.waldgaertner.flora import NO_CARD, ORIGINS
from hain.games.waldgaertner.garden import SLOTS
from hain.games.waldgaertner.known import WaldgaertnerKnown
from hain.games.waldgaertner.moves import MARKET
from hain.games.waldgaertner.position import PLANTING, SWITCH, lines
from hain.games.waldgaertner.seat import BONUS, NOTHING_CHOSEN, Seat
from hain.games.waldgaertner.state import STEPS, WaldgaertnerState


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
    slot: str
    card: str
    chips: int
    size: int
    cube: bool
    covered: bool
    pollinated: bool
    fed: bool


class SeatView(TypedDict):
    seat: int
    score: int
    sheet: dict[str, int]
    beside: dict[str, int]
    coins: int
    bonus: str
    colours: int
    hand: list[HandView]
    garden: list[PlantView]
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
    unserved: list[int]
    declined: list[int]


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
    frozen: list[int]
    regions: list[RegionView]
    market: list[CardView]
    contests: list[ContestView]
    six: list[int]
    bonuses: list[int]
    lots: list[LotView]
    memos: list[MemoView]
    searched: list[CardView]
    choice: str | None
    seats: list[SeatView]
    to_act: list[int]
    ranking: list[int]
    position: list[str]


def view(eyes: WaldgaertnerKnown) -> View:
    known, seat = eyes.table, eyes.seat
    own = None if seat is None else known.seats[seat]
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
        "frozen": list(known.frozen),
        "regions": [_region(known, region) for region in range(1, len(known.stacks))],
        "market": _cards(known, known.market),
        "contests": [
            {
                "region": contest.region,
                "cards": _cards(known, contest.cards),
                "unserved": list(contest.unserved),
                "declined": list(contest.declined),
            }
            for contest in known.contests
        ],
        "six": list(known.six),
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
        "seats": [_seat(known, player, sheet) for player, sheet in zip(known.seats, known.scores())],
        "to_act": known.to_act(),
        "ranking": known.ranking(),
        "position": lines(known),
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


def _seat(state: WaldgaertnerState, player: Seat, sheet: ScoreSheet) -> SeatView:
    garden = player.garden
    pollinated, fed = garden.counting(), garden.fed()
    return {
        "seat": player.number,
        "score": sheet.total,
        "sheet": sheet.data(),
        "beside": sheet.beside,
        "coins": player.coins,
        "bonus": BONUS[player.bonus],
        "colours": count(garden.colours()),
        "hand": [_hand(state, card, region) for card, region in player.held()],
        "garden": [
            {
                "slot": SLOTS[slot],
                "card": state.flora.cards[card],
                "chips": state.chips[card],
                "size": garden.size_at(slot),
                "cube": bool(garden.cubes >> slot & 1),
                "covered": bool(garden.covered >> slot & 1),
                "pollinated": bool(pollinated >> slot & 1),
                "fed": bool(fed >> slot & 1),
            }
            for slot, card in enumerate(garden.cells)
            if card != NO_CARD
        ],
        "chosen": player.chosen != NOTHING_CHOSEN,
        "searching": None
        if not player.searching
        else "market"
        if player.searching == MARKET
        else str(player.searching),
    }


def _hand(state: WaldgaertnerState, card: int, region: int) -> HandView:
    """The origin is on the back of every card (WAG-24)."""
    origin = state.flora.origin[card] if card >= 0 else state.origins[region]
    return {
        "card": state.flora.cards[card] if card >= 0 else None,
        "chips": state.chips[card] if card >= 0 else 0,
        "origin": ORIGINS[origin],
        "region": region or None,
    }
