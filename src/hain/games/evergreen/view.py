"""What a seat or an onlooker sees. Here all see the same: only the order of the deck is hidden (EVG-128)."""

from typing import TypedDict, cast

from hain.core.state import View
from hain.games.evergreen.box import CARDS, POWERS, SEASONS, Box, power_of
from hain.games.evergreen.planet import BIOMES, SIDES
from hain.games.evergreen.seat import Seat
from hain.games.evergreen.state import DRAFTING, NO_CARD, NOBODY, PHASES, EvergreenState
from hain.games.evergreen.zone import FACE_DOWN, fertility


class ZoneCard(TypedDict):
    card: str
    face_up: bool


class Stack(TypedDict):
    biome: str
    fertility: int
    cards: list[ZoneCard]


class Track(TypedDict):
    power: str
    level: int
    values: list[int]


class SeatView(TypedDict):
    seat: int
    score: int
    sheet: dict[str, int]
    tracks: list[Track]
    cards: list[str]
    point: str
    power: str | None
    uses: int
    lake: str | None
    planet: list[str]


class EvergreenView(TypedDict):
    game: str
    season: str
    round: int
    rounds: int
    sun: str
    phase: str
    first: int | str
    next: int | str | None
    pool: list[str]
    token: str | None
    deck: list[str]
    discard: list[str]
    zone: list[Stack]
    auto: list[str] | None
    seats: list[SeatView]
    to_act: list[int]
    ranking: list[int]
    title: str | None


def view(state: EvergreenState) -> View:
    box = state.box
    seen: EvergreenView = {
        "game": state.game,
        "season": SEASONS[state.season],
        "round": state.round,
        "rounds": box.rounds[state.season],
        "sun": SIDES[state.sun],
        "phase": PHASES[state.phase],
        "first": participant(state, state.first),
        "next": None if state.next_first == NOBODY else participant(state, state.next_first),
        "pool": [CARDS[card] for card in state.pool],
        "token": None if state.token == NO_CARD else CARDS[state.token],
        "deck": [CARDS[card] for card in sorted(state.deck)],
        "discard": [CARDS[card] for card in state.discard],
        "zone": [_stack(biome, stack, box) for biome, stack in enumerate(state.zone)],
        "auto": [CARDS[card] for card in state.auto_cards] if len(state.seats) == 1 else None,
        "seats": [_seat(state, seat) for seat in state.seats],
        "to_act": state.to_act(),
        "ranking": state.ranking(),
        "title": _title(state),
    }
    return cast(View, seen)


def _title(state: EvergreenState) -> str | None:
    outcome = state.outcome()
    return None if outcome is None else str(outcome.details["title"])


def participant(state: EvergreenState, number: int) -> int | str:
    return number if number < len(state.seats) else "auto"


def point(state: EvergreenState, seat: Seat) -> str:
    """The decision point of a seat: `D1` to `D5`, or `-` if it owes nothing."""
    if state.phase == DRAFTING:
        return "D1" if state.drafter() == seat.number else "-"
    return seat.point()


def _stack(biome: int, stack: tuple[int, ...], box: Box) -> Stack:
    cards: list[ZoneCard] = [{"card": CARDS[card % FACE_DOWN], "face_up": card < FACE_DOWN} for card in stack]
    return {"biome": BIOMES[biome], "fertility": fertility(stack, box), "cards": cards}


def _seat(state: EvergreenState, seat: Seat) -> SeatView:
    sheet = state.scores()[seat.number]
    acting = state.phase != DRAFTING and seat.cards
    return {
        "seat": seat.number,
        "score": sheet.total,
        "sheet": sheet.data(),
        "tracks": [
            {"power": power, "level": seat.levels[number], "values": state.box.tracks[number]}
            for number, power in enumerate(POWERS)
        ],
        "cards": [CARDS[card] for card in seat.cards],
        "point": point(state, seat),
        "power": POWERS[power_of(seat.card())] if acting else None,
        "uses": seat.uses,
        "lake": seat.box.board.named(seat.lake)[0] if seat.lake else None,
        "planet": str(seat.planet).split("\n"),
    }
