"""What a seat or an onlooker sees (EAR-248 to EAR-254)."""

from typing import TypedDict, cast

from hain.core.bits import members
from hain.core.known import View
from hain.core.sheet import ScoreSheet
from hain.games.earth.area import FRAME, SPACES, Area
from hain.games.earth.gaia import LEVELS, NO_GAIA_CARD
from hain.games.earth.ground import NOBODY
from hain.games.earth.known import EarthKnown
from hain.games.earth.notation import ACTIONS
from hain.games.earth.position import board, holder_text
from hain.games.earth.question import question
from hain.games.earth.recipe import NO_ACTION
from hain.games.earth.seat import POINTS, Seat
from hain.games.earth.state import MODES, PHASES, EarthState
from hain.games.earth.told.progress import ProgressView, progress


class AskedView(TypedDict):
    kind: str
    details: dict[str, object]


class CellView(TypedDict):
    space: str
    card: str
    sprouts: int
    growth: int


class FrameView(TypedDict):
    """The first and the last space of the grid, nothing while it is empty; the first and the last one to which it may
    still grow; and the spaces on which a card may be planted."""

    taken: list[str]
    open: list[str]
    free: list[str]


class SeatView(TypedDict):
    seat: int
    score: int
    sheet: dict[str, int]
    board: list[str]
    dealt: list[str]
    soil: int
    hand: list[str]
    """A question mark for a card that is not known."""
    prices: dict[str, int]
    """What the flora and terrains of the hand cost now, after discounts."""
    compost: int
    events: list[str]
    grid: list[CellView]
    frame: FrameView
    secret: list[str]
    """The spaces of cards that others cannot see yet."""
    ecosystem: ProgressView | None
    """What the own ecosystem counts."""
    point: str
    left: int
    four: list[str]
    looked_at: list[str]
    abilities: list[str]
    """The list of what may still be activated."""
    planted: list[str]
    part: bool
    asked: AskedView | None
    """What another seat is asked; one's own question comes beside the view."""


class GoalView(TypedDict):
    goal: str
    holders: list[str]
    reached: list[int]
    """The seats that will get a leaf at the end of the turn."""
    seats: list[ProgressView]


class SharedView(TypedDict):
    ecosystem: str
    seats: list[ProgressView]


class PoolView(TypedDict):
    soil: int
    sprout: int
    growth: int
    compost: int
    cards: list[str]


class CountedView(TypedDict):
    """What Gaia counts of the player's turn while it lasts."""

    soil: int
    cards: int


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
    counted: CountedView | None
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
    shared: list[SharedView]
    full: str | None
    pools: list[PoolView]
    gaia: GaiaView | None
    seats: list[SeatView]
    to_act: list[int]
    ranking: list[int]


def view(eyes: EarthKnown) -> View:
    known, seat = eyes.table, eyes.seat
    names = known.catalogue.ids
    sheets = known.scores()
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
        "fauna": [_goal(known, place, seat) for place in range(len(known.goals))],
        "shared": [_shared(known, card, seat) for card in known.shared],
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
        "gaia": _gaia(known, sheets),
        "seats": [_seat(known, player, seat, sheets[player.number]) for player in known.seats],
        "to_act": known.to_act(),
        "ranking": known.ranking(),
    }
    return cast(View, seen)


def _goal(known: EarthState, place: int, eyes: int | None) -> GoalView:
    goal = known.catalogue.fauna[known.goals[place]]
    return {
        "goal": known.catalogue.fauna_ids[known.goals[place]],
        "holders": [holder_text(holder) for holder in known.ranks[place]],
        "reached": [
            player.number
            for player in known.seats
            if player.reached >> place & 1 and player.number not in known.ranks[place]
        ],
        "seats": [progress(known, goal.measure, player.number, eyes) for player in known.seats],
    }


def _shared(known: EarthState, card: int, eyes: int | None) -> SharedView:
    measure = known.catalogue.ecosystems[card].measure
    return {
        "ecosystem": known.catalogue.ecosystem_ids[card],
        "seats": [progress(known, measure, player.number, eyes) for player in known.seats],
    }


def _seat(known: EarthState, player: Seat, seat: int | None, sheet: ScoreSheet) -> SeatView:
    area = player.area
    names = known.catalogue.ids
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
        "prices": {names[card]: area.price(card) for card in area.hand if known.catalogue.is_ground[card]},
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
        "frame": _frame(area),
        "secret": [SPACES[space] for space in members(player.secret)],
        "ecosystem": _own(known, player, seat),
        "point": POINTS[player.point],
        "left": player.left,
        "four": [names[card] for card in player.four],
        "looked_at": [names[card] for card in known.looked_at(player, effect)] if effect and looking else [],
        "abilities": [names[player.card_at(place)] for place in player.places()],
        "planted": [names[card] for card in player.planted],
        "part": player.part,
        "asked": None if player.number == seat else _asked(known, player),
    }


def _frame(area: Area) -> FrameView:
    corners = (area.top * FRAME + area.left, area.bottom * FRAME + area.right)
    first = area.first_row() * FRAME + area.first_column()
    last = area.last_row() * FRAME + area.last_column()
    return {
        "taken": [SPACES[corner] for corner in corners] if area.occupied else [],
        "open": [SPACES[first], SPACES[last]],
        "free": [SPACES[space] for space in members(area.free_spaces())],
    }


def _own(known: EarthState, player: Seat, eyes: int | None) -> ProgressView | None:
    """Nothing if there is no ecosystem, or if it is not known."""
    card = player.area.ecosystem
    if card < 0:
        return None
    return progress(known, known.catalogue.ecosystems[card].measure, player.number, eyes)


def _asked(known: EarthState, player: Seat) -> AskedView | None:
    event = question(known, player.number)
    return None if event is None else {"kind": event.kind, "details": {**event.details}}


def _dealt(known: EarthState, player: Seat) -> list[str]:
    """Both sides of every card that was dealt (EAR-87)."""
    sides = [known.catalogue.ids[card + side] for card in player.islands + player.climates for side in (0, 1)]
    return sides + [known.catalogue.ecosystem_ids[card + side] for card in player.ecosystems for side in (0, 1)]


def _gaia(known: EarthState, sheets: list[ScoreSheet]) -> GaiaView | None:
    gaia = known.gaia
    if gaia is None:
        return None
    counted: CountedView = {"soil": gaia.soil_counted, "cards": gaia.cards_counted}
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
        "counted": counted if gaia.waiting else None,
        "sheet": sheets[0].beside,
    }
