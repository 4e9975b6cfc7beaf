"""A state as JSON-ready data and back, whatever is in the middle of happening."""

from typing import Any

from hain.core.errors import BadPosition, BadRecord
from hain.core.seed import dice_data, read_dice
from hain.core.state import Saved
from hain.games.evergreen.box import CARDS, POWERS, SEASONS, Box
from hain.games.evergreen.planet import BIOMES, SIDES, Planet
from hain.games.evergreen.seat import OVER, Seat
from hain.games.evergreen.state import DRAFTING, FINISHED, NO_CARD, NOBODY, PHASES, EvergreenState
from hain.games.evergreen.zone import FACE_DOWN

_NUMBERS = (
    "knowledge", "season", "round", "sun", "phase", "first", "next_first", "drafted", "token", "claimed",
)  # fmt: skip
_PILES = ("pool", "deck", "discard", "auto_cards", "script")
_SEAT_NUMBERS = ("start", "bud", "action", "power", "plants", "growths", "uses")
_SEAT_LISTS = ("levels", "lights", "forests")
_SEAT_SPACES = ("touched", "lake", "watered")


def save(state: EvergreenState) -> Saved:
    saved: Saved = {"game": state.game, "dice": dice_data(state.dice)}
    for name in _NUMBERS:
        saved[name] = getattr(state, name)
    for name in _PILES:
        saved[name] = [CARDS[card] for card in getattr(state, name)]
    saved["zone"] = [[zone_text(card) for card in stack] for stack in state.zone]
    saved["seats"] = [_save_seat(seat) for seat in state.seats]
    return saved


def _save_seat(seat: Seat) -> Saved:
    saved: Saved = {"planet": str(seat.planet).split("\n"), "cards": [CARDS[card] for card in seat.cards]}
    for name in _SEAT_NUMBERS:
        saved[name] = getattr(seat, name)
    for name in _SEAT_LISTS:
        saved[name] = list(getattr(seat, name))
    for name in _SEAT_SPACES:
        saved[name] = seat.box.board.named(getattr(seat, name))
    return saved


def load(saved: Saved, box: Box) -> EvergreenState:
    """The state that was saved; anything else is refused."""
    try:
        return _load(saved, box)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError, OverflowError, BadPosition) as error:
        raise BadRecord("error-saved", game="evergreen") from error


def _load(saved: dict[str, Any], box: Box) -> EvergreenState:
    if saved["game"] != "evergreen":
        raise ValueError(saved["game"])
    seats = [_load_seat(number, seat, box) for number, seat in enumerate(saved["seats"])]
    state = EvergreenState(box, seats, read_dice(saved["dice"]))
    for name in _NUMBERS:
        setattr(state, name, saved[name])
    for name in _PILES:
        setattr(state, name, tuple(CARDS.index(card) for card in saved[name]))
    state.zone = tuple(tuple(zone_card(card) for card in stack) for stack in saved["zone"])
    if not _is_possible(state):
        raise ValueError(saved["game"])
    return state


def _is_possible(state: EvergreenState) -> bool:
    """Every card once, every number in its range, as many cards in the pool as the phase wants, and nobody stuck."""
    people = state.participants()
    in_range = (
        1 <= len(state.seats) <= 4
        and 0 <= state.season < len(SEASONS)
        and 1 <= state.round <= state.box.rounds[state.season]
        and 0 <= state.sun < len(SIDES)
        and 0 <= state.phase < len(PHASES)
        and 0 <= state.first < people
        and NOBODY <= state.next_first < people
        and NOBODY <= state.claimed < people
        and (state.next_first == NOBODY) == (state.phase == DRAFTING)
        and (0 <= state.drafted < people if state.phase == DRAFTING else state.drafted == people)
        and state.knowledge >= 0
    )
    return (
        in_range
        and len(state.pool) == (people + 1 - state.drafted if state.phase == DRAFTING else 0)
        and (state.token == NO_CARD or state.token in state.pool)
        and len(state.zone) == len(BIOMES)
        and bool(state.deck)
        and _hands_fit(state)
        and all(count == 1 for count in state.pieces().values())
        and all(_is_possible_seat(seat, state) for seat in state.seats)
        and all(state.moves(seat) for seat in state.to_act())
    )


def _hands_fit(state: EvergreenState) -> bool:
    """A card for each round, from the first player on as far as the draft has come (EVG-34, EVG-107)."""
    hands = [*(len(seat.cards) for seat in state.seats), len(state.auto_cards)]
    turns = [(state.first + place) % state.participants() for place in range(state.participants())]
    return all(hands[who] == state.round - (place >= state.drafted) for place, who in enumerate(turns))


def _is_possible_seat(seat: Seat, state: EvergreenState) -> bool:
    scored = len(SEASONS) if state.phase == FINISHED else state.season
    return (
        len(seat.lights) == len(seat.forests) == scored
        and all(0 <= level <= seat.box.last_level(power) for power, level in enumerate(seat.levels))
        and all(0 <= part <= OVER for part in (seat.action, seat.power))
        and min(seat.plants, seat.growths, seat.uses) >= 0
    )


def _load_seat(number: int, saved: dict[str, Any], box: Box) -> Seat:
    seat = Seat(number, box, Planet.parse("\n".join(saved["planet"]), box.board), saved["start"])
    seat.cards = tuple(CARDS.index(card) for card in saved["cards"])
    for name in _SEAT_NUMBERS:
        setattr(seat, name, saved[name])
    for name in _SEAT_LISTS:
        setattr(seat, name, tuple(saved[name]))
    if len(seat.levels) != len(POWERS):
        raise ValueError(f"levels {seat.levels}")
    for name in _SEAT_SPACES:
        setattr(seat, name, sum(1 << box.board.names.index(space) for space in saved[name]))
    seat.settle(None)
    return seat


def zone_text(card: int) -> str:
    """A card of the fertility zone, in parentheses if it lies face down."""
    return f"({CARDS[card - FACE_DOWN]})" if card >= FACE_DOWN else CARDS[card]


def zone_card(text: str) -> int:
    """The reverse."""
    if text.startswith("(") and text.endswith(")"):
        return CARDS.index(text[1:-1]) + FACE_DOWN
    return CARDS.index(text)
