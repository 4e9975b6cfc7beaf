"""What a seat or an onlooker sees (EAR-248 to EAR-254)."""

from typing import TypedDict, cast

from hain.core.bits import members
from hain.core.known import View
from hain.games.earth.area import SPACES
from hain.games.earth.counting import NOWHERE, counted
from hain.games.earth.gaia import LEVELS, NO_GAIA_CARD
from hain.games.earth.ground import NOBODY
from hain.games.earth.known import EarthKnown
from hain.games.earth.notation import ACTIONS
from hain.games.earth.position import board, holder_text, lines
from hain.games.earth.recipe import NO_ACTION
from hain.games.earth.seat import POINTS, Seat
from hain.games.earth.state import MODES, PHASES, EarthState


class CellView(TypedDict):
    space: str
    card: str
    sprouts: int
    growth: int


class SeatView(TypedDict):
    seat: int
    score: int
    sheet: dict[str, int]
    board: list[str]
    dealt: list[str]
    soil: int
    hand: list[str]
    """A question mark for a card that is not known."""
    compost: int
    events: list[str]
    grid: list[CellView]
    point: str
    left: int
    four: list[str]
    looked_at: list[str]
    abilities: list[str]
    """The list of what may still be activated."""
    planted: list[str]
    part: bool


class GoalView(TypedDict):
    goal: str
    need: int
    holders: list[str]
    counts: list[int]
    """How far every seat is."""


class PoolView(TypedDict):
    soil: int
    sprout: int
    growth: int
    compost: int
    cards: list[str]


class GaiaView(TypedDict):
    level: str
    passing: int
    left: int
    card: str | None
    soil: int
    sprouts: int
    growth: int
    compost: int
    pile: list[str]
    skips: bool
    sheet: dict[str, int]


class EarthView(TypedDict):
    game: str
    mode: str
    teams: bool
    secret_planting: bool
    phase: str
    first: int
    active: int | None
    turn: int
    turn_limit: int
    action: str | None
    deck: int
    discard: int
    fauna: list[GoalView]
    shared: list[str]
    full: str | None
    pools: list[PoolView]
    gaia: GaiaView | None
    seats: list[SeatView]
    to_act: list[int]
    ranking: list[int]
    position: list[str]


def view(eyes: EarthKnown) -> View:
    known, seat = eyes.table, eyes.seat
    names = known.catalogue.ids
    seen: EarthView = {
        "game": known.game,
        "mode": MODES[known.mode],
        "teams": known.teams,
        "secret_planting": known.secret,
        "phase": PHASES[known.phase],
        "first": known.first,
        "active": None if known.active == NOBODY else known.active,
        "turn": known.turn,
        "turn_limit": known.limit,
        "action": None if known.action == NO_ACTION else ACTIONS[known.action],
        "deck": len(known.deck),
        "discard": len(known.discard),
        "fauna": [_goal(known, place) for place in range(len(known.goals))],
        "shared": [known.catalogue.ecosystem_ids[card] for card in known.shared],
        "full": None if known.full == NOBODY else holder_text(known.full),
        "pools": [
            {
                "soil": pool.soil,
                "sprout": pool.sprout,
                "growth": pool.growth,
                "compost": len(pool.compost),
                "cards": [names[card] for card in pool.cards],
            }
            for pool in known.pools
        ],
        "gaia": _gaia(known),
        "seats": [_seat(known, player, seat) for player in known.seats],
        "to_act": known.to_act(),
        "ranking": known.ranking(),
        "position": lines(known),
    }
    return cast(View, seen)


def _goal(known: EarthState, place: int) -> GoalView:
    goal = known.catalogue.fauna[known.goals[place]]
    return {
        "goal": known.catalogue.fauna_ids[known.goals[place]],
        "need": goal.need,
        "holders": [holder_text(holder) for holder in known.ranks[place]],
        "counts": [counted(goal.measure, area, [area], NOWHERE) for area in known.areas()],
    }


def _seat(known: EarthState, player: Seat, seat: int | None) -> SeatView:
    area = player.area
    names = known.catalogue.ids
    sheet = known.scores()[player.number]
    effect = player.effect
    looking = effect is not None and effect.looked and player.number == seat
    return {
        "seat": player.number,
        "score": sheet.total,
        "sheet": sheet.data(),
        "board": board(known, area),
        "dealt": _dealt(known, player),
        "soil": area.soil,
        "hand": [names[card] for card in area.hand],
        "compost": len(area.compost),
        "events": [names[card] for card in area.events],
        "grid": [
            {
                "space": SPACES[space],
                "card": names[area.cells[space]],
                "sprouts": area.sprouts[space],
                "growth": area.growth[space],
            }
            for space in members(area.occupied)
        ],
        "point": POINTS[player.point],
        "left": player.left,
        "four": [names[card] for card in player.four],
        "looked_at": [names[card] for card in known.looked_at(player, effect)] if effect and looking else [],
        "abilities": [names[player.card_at(place)] for place in player.places()],
        "planted": [names[card] for card in player.planted],
        "part": player.part,
    }


def _dealt(known: EarthState, player: Seat) -> list[str]:
    """Both sides of every card that was dealt (EAR-87)."""
    sides = [known.catalogue.ids[card + side] for card in player.islands + player.climates for side in (0, 1)]
    return sides + [known.catalogue.ecosystem_ids[card + side] for card in player.ecosystems for side in (0, 1)]


def _gaia(known: EarthState) -> GaiaView | None:
    gaia = known.gaia
    if gaia is None:
        return None
    sheet = known.scores()[0].beside
    return {
        "level": LEVELS[gaia.level],
        "passing": gaia.passing,
        "left": len(gaia.deck),
        "card": None if gaia.card == NO_GAIA_CARD else known.catalogue.gaia_ids[gaia.card],
        "soil": gaia.soil,
        "sprouts": gaia.sprouts,
        "growth": gaia.growth,
        "compost": len(gaia.compost),
        "pile": [known.catalogue.ids[card] for card in gaia.pile],
        "skips": gaia.skips,
        "sheet": sheet,
    }
