"""What a seat or an onlooker sees. Here all see the same: only the order of the deck is hidden (EVG-128).

A screen knows no rules, so what only rules can tell is here too: the light and the forest of this moment, what the card
that stays behind would do, what the big trees would earn.
"""

from typing import TypedDict, cast

from mypy_extensions import i64

from hain.core.bits import count
from hain.core.known import View
from hain.core.sheet import ScoreSheet
from hain.games.evergreen import zone
from hain.games.evergreen.box import CARDS, NO_ICON, POWERS, SEASONS, biome_of, power_of
from hain.games.evergreen.known import EvergreenKnown
from hain.games.evergreen.planet import BIOMES, SIDES, Planet
from hain.games.evergreen.seat import IN_PROGRESS, OPEN, Seat
from hain.games.evergreen.state import DRAFTING, NO_CARD, NOBODY, PHASES, EvergreenState


class ZoneCard(TypedDict):
    card: str
    face_up: bool


class Stack(TypedDict):
    biome: str
    fertility: int
    cards: list[ZoneCard]


class Light(TypedDict):
    """What the sun would bring if the season ended now: in all, by line (columns from the left or rows from the top),
    the trees in shade, and for each tree how many cells long its shadow is."""

    points: int
    rays: list[int]
    shaded: list[str]
    shadows: dict[str, int]


class Forest(TypedDict):
    """The biggest forest of this moment."""

    points: int
    spaces: list[str]


class Harvest(TypedDict):
    """What the big trees of a biome would earn if the game ended now."""

    biome: str
    big_trees: int
    points: int


class SeatView(TypedDict):
    seat: int
    score: int
    sheet: dict[str, int]
    levels: dict[str, int]
    cards: list[str]
    point: str
    action_part: str
    power_part: str
    power: str | None
    uses: int
    lake: str | None
    planet: list[str]
    light: Light
    forest: Forest
    harvest: list[Harvest]


class EvergreenView(TypedDict):
    game: str
    season: str
    round: int
    sun: str
    phase: str
    first: int | str
    next: int | str | None
    pool: list[str]
    if_left: list[int | None]
    token: str | None
    deck: list[str]
    discard: list[str]
    zone: list[Stack]
    auto: list[str] | None
    seats: list[SeatView]
    to_act: list[int]
    ranking: list[int]
    title: str | None


def view(eyes: EvergreenKnown) -> View:
    state = eyes.table
    sheets = state.scores()
    fertile = state.fertility()
    seen: EvergreenView = {
        "game": state.game,
        "season": SEASONS[state.season],
        "round": state.round,
        "sun": SIDES[state.sun],
        "phase": PHASES[state.phase],
        "first": participant(state, state.first),
        "next": None if state.next_first == NOBODY else participant(state, state.next_first),
        "pool": [CARDS[card] for card in state.pool],
        "if_left": [_fertility_with(state, card) for card in state.pool],
        "token": None if state.token == NO_CARD else CARDS[state.token],
        "deck": [CARDS[card] for card in state.deck],
        "discard": [CARDS[card] for card in state.discard],
        "zone": [_stack(biome, stack, fertile[biome]) for biome, stack in enumerate(state.zone)],
        "auto": [CARDS[card] for card in state.auto_cards] if len(state.seats) == 1 else None,
        "seats": [_seat(state, seat, sheets[seat.number], fertile) for seat in state.seats],
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


def _fertility_with(state: EvergreenState, card: int) -> int | None:
    """How fertile the biome of a card of the pool would be if nobody took it; nothing for a card without an icon."""
    box = state.box
    if box.icons[card] == NO_ICON:
        return None
    return zone.fertility(zone.with_card(state.zone[biome_of(card)], card, box), box)


def _stack(biome: int, stack: tuple[int, ...], fertility: int) -> Stack:
    cards: list[ZoneCard] = [{"card": CARDS[card % zone.FACE_DOWN], "face_up": card < zone.FACE_DOWN} for card in stack]
    return {"biome": BIOMES[biome], "fertility": fertility, "cards": cards}


def _seat(state: EvergreenState, seat: Seat, sheet: ScoreSheet, fertile: list[int]) -> SeatView:
    acting = state.phase != DRAFTING and seat.cards
    planet = seat.planet
    return {
        "seat": seat.number,
        "score": sheet.total,
        "sheet": sheet.data(),
        "levels": dict(zip(POWERS, seat.levels)),
        "cards": [CARDS[card] for card in seat.cards],
        "point": point(state, seat),
        "action_part": _part(seat.action),
        "power_part": _part(seat.power),
        "power": POWERS[power_of(seat.card())] if acting else None,
        "uses": seat.uses,
        "lake": seat.box.board.named(seat.lake)[0] if seat.lake else None,
        "planet": str(planet).split("\n"),
        "light": _light(planet, state.sun),
        "forest": _forest(planet),
        "harvest": [
            {"biome": biome, "big_trees": trees, "points": trees * flowers}
            for biome, trees, flowers in zip(BIOMES, planet.big_trees(), fertile)
        ],
    }


def _part(part: i64) -> str:
    return "open" if part == OPEN else "in_progress" if part == IN_PROGRESS else "over"


def _light(planet: Planet, side: i64) -> Light:
    small, big = planet.lit(side)
    board = planet.board
    shadows = dict.fromkeys(board.named(planet.small), 1)
    shadows.update(dict.fromkeys(board.named(planet.big), 2))
    return {
        "points": count(small) + 2 * count(big),
        "rays": [count(small & line) + 2 * count(big & line) for line in board.lines[side]],
        "shaded": board.named((planet.small | planet.big) & ~(small | big)),
        "shadows": shadows,
    }


def _forest(planet: Planet) -> Forest:
    forests = planet.forests()
    spaces = forests[0] if forests else []
    return {"points": len(spaces), "spaces": spaces}
