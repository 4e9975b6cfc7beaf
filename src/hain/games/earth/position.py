"""The table written for people (EAR-257 to EAR-263)."""

from hain.core.bits import members
from hain.core.seed import dice_data
from hain.games.earth.area import ANYWHERE, FRAME, NO_ECOSYSTEM, SPACES, Area
from hain.games.earth.catalogue import NO_CARD, RESOURCES
from hain.games.earth.gaia import LEVELS, NO_GAIA_CARD, Gaia
from hain.games.earth.ground import GAIA, NOBODY, TURN
from hain.games.earth.hidden import UNKNOWN_ECOSYSTEM
from hain.games.earth.notation import ACTIONS
from hain.games.earth.part import COMPOST_CARDS, GROW_GROWTH, WATER_SOIL, WATER_SPROUTS
from hain.games.earth.recipe import NO_ACTION, WATER
from hain.games.earth.scoring import FULL_GRID
from hain.games.earth.seat import (
    ACTIVATE,
    BY_BONUS,
    BY_CONVERSION,
    CARDS,
    IDLE,
    KEEPING,
    PLACING,
    PLANTING,
    POINTS,
    SOIL,
    STARTING,
    Effect,
    Seat,
)
from hain.games.earth.state import MODES, PHASES, EarthState

USUAL_LIMIT = 200
THEN = ", then "
NONE = "-"
SOURCES = {BY_BONUS: "bonus", BY_CONVERSION: "conversion"}


def write(state: EarthState) -> str:
    """Everything, the dice included."""
    return "\n".join([*lines(state), "", f"dice {dice_data(state.dice)}"])


def lines(state: EarthState) -> list[str]:
    found = [_header(state)]
    found += [_pool(state, team) for team in range(len(state.pools))]
    found.append(_pile("deck", state, list(state.deck[state.next :]), ""))
    found.append(_pile("discard", state, state.discard, ""))
    if state.out:
        found.append(_pile("out", state, state.out, ""))
    found.append(" ".join(["fauna", *(_goal(state, place) for place in range(len(state.goals)))]))
    found.append(" ".join(["shared", *(state.catalogue.ecosystem_ids[card] for card in state.shared)]))
    found.append(f"full {holder_text(state.full)}")
    found = [line for line in found if line not in ("deck", "discard", "shared")]
    for player in state.seats:
        found += ["", f"seat {player.number}", *_seat(state, player)]
    if state.gaia is not None:
        found += ["", *_gaia(state, state.gaia)]
    return found


def _header(state: EarthState) -> str:
    words = [
        "game",
        f"mode={MODES[state.mode]}",
        f"seats={len(state.seats)}",
        f"first={state.first}",
        f"active={_active(state)}",
        f"turn={state.turn}",
    ]
    if state.teams:
        words.append("teams=on")
    if state.secret:
        words.append("secret=on")
    if state.limit != USUAL_LIMIT:
        words.append(f"limit={state.limit}")
    if state.phase != TURN:
        words.append(f"phase={PHASES[state.phase]}")
    if state.action != NO_ACTION:
        words.append(f"action={ACTIONS[state.action]}")
    return " ".join(words)


def _active(state: EarthState) -> str:
    if state.active == NOBODY:
        return "G" if state.gaia is not None and state.turn > 0 else NONE
    return str(state.active)


def holder_text(holder: int) -> str:
    """Who holds a leaf."""
    return NONE if holder == NOBODY else "G" if holder == GAIA else str(holder)


def _ids(state: EarthState, cards: list[int]) -> list[str]:
    return [state.catalogue.ids[card] for card in cards]


def _pile(name: str, state: EarthState, cards: list[int], mark: str) -> str:
    """The cards, or how many there are if some are not known."""
    if state.catalogue.unknown in cards:
        return f"{name} {mark}{len(cards)}"
    return " ".join([name, *_ids(state, cards)])


def _pool(state: EarthState, team: int) -> str:
    pool = state.pools[team]
    hidden = state.catalogue.unknown
    compost = str(len(pool.compost)) if hidden in pool.compost else ",".join(_ids(state, pool.compost)) or "0"
    drawn = f"#{len(pool.cards)}" if hidden in pool.cards else ",".join(_ids(state, pool.cards))
    return f"pool {team} soil={pool.soil} sprout={pool.sprout} growth={pool.growth} compost={compost} draw={drawn}"


def _goal(state: EarthState, place: int) -> str:
    holders = ",".join(holder_text(holder) for holder in state.ranks[place])
    return f"{state.catalogue.fauna_ids[state.goals[place]]}:{holders}"


# a seat


def _seat(state: EarthState, player: Seat) -> list[str]:
    area = player.area
    found = []
    if player.islands:
        found.append(f"dealt {' '.join(_dealt(state, player))}")
    found.append(f"board {' '.join(board(state, area))}")
    found.append(f"soil {area.soil}")
    found.append(_pile("hand", state, area.hand, "#"))
    found.append(_pile("compost", state, area.compost, ""))
    found.append(_pile("events", state, area.events, ""))
    found.append(" ".join(["leaves", *leaves(state, player.number)]))
    found.append(" ".join(["planted", *_planted(state, player)]))
    found.append(" ".join(["secret", *(SPACES[space] for space in members(player.secret))]))
    reached = [
        state.catalogue.fauna_ids[state.goals[place]]
        for place in members(player.reached)
        if player.number not in state.ranks[place]
    ]
    found.append(" ".join(["reached", *reached]))
    found = [line for line in found if " " in line]
    if player.part:
        found.append("part")
    if player.point != IDLE:
        found.append(f"doing {THEN.join(_doing(state, player))}")
    return found + grid_lines(area)


def _dealt(state: EarthState, player: Seat) -> list[str]:
    """Two-sided cards by their numbers."""
    cards = [state.catalogue.ids[card] for card in player.islands + player.climates]
    cards += [state.catalogue.ecosystem_ids[card] for card in player.ecosystems]
    return [card[:-1] for card in cards]


def board(state: EarthState, area: Area) -> list[str]:
    """Island, climate and, if there is one, ecosystem; a dash for what is not chosen yet."""
    names = [state.catalogue.ids[card] or NONE for card in (area.island, area.climate)]
    if area.ecosystem == UNKNOWN_ECOSYSTEM:
        return [*names, "?"]
    return names if area.ecosystem == NO_ECOSYSTEM else [*names, state.catalogue.ecosystem_ids[area.ecosystem]]


def leaves(state: EarthState, holder: int) -> list[str]:
    """Its goals with the points of their ranks."""
    found = [
        f"{state.catalogue.fauna_ids[state.goals[place]]}={state.rank_worth(holders.index(holder))}"
        for place, holders in enumerate(state.ranks)
        if holder in holders
    ]
    return [*found, f"full={FULL_GRID}"] if state.full == holder else found


def _planted(state: EarthState, player: Seat) -> list[str]:
    return [f"{state.catalogue.ids[card]}@{SPACES[space]}" for card, space in zip(player.planted, player.planted_on)]


def grid_lines(area: Area) -> list[str]:
    """`grid d1:g4` and a line for each row of the rectangle that holds all cards."""
    if not area.spaces():
        return ["grid -"]
    first, last = area.top * FRAME + area.left, area.bottom * FRAME + area.right
    found = [f"grid {SPACES[first]}:{SPACES[last]}"]
    for row in range(area.top, area.bottom + 1):
        found.append(" ".join(cell_text(area, row * FRAME + at) for at in range(area.left, area.right + 1)))
    return found


def cell_text(area: Area, space: int) -> str:
    card = area.cells[space]
    return "." if card == NO_CARD else area.catalogue.ids[card] + pieces_text(area, space)


def pieces_text(area: Area, space: int) -> str:
    """`+2s1g`, or nothing."""
    sprouts = f"{area.sprouts[space]}s" if area.sprouts[space] else ""
    growth = f"{area.growth[space]}g" if area.growth[space] else ""
    return f"+{sprouts}{growth}" if sprouts or growth else ""


# what a seat is doing


def _doing(state: EarthState, player: Seat) -> list[str]:
    """The open decision first, and what comes after it."""
    found = _effect(state, player.effect) if player.effect is not None else []
    if player.rolling:
        found.append("all")
    return [*found, _point(state, player)]


def _effect(state: EarthState, effect: Effect) -> list[str]:
    found = []
    if effect.card != NO_CARD:
        paid = f"pay {effect.price} on {SPACES[effect.space]}"
        found.append(f"{paid} with {RESOURCES[effect.resource]}" if effect.card == state.catalogue.unknown else paid)
    for word, number in (
        ("pay unsprout", effect.sprout_cost),
        ("pay ungrow", effect.growth_cost),
        ("pay compost", effect.hand_cost),
        ("gain draw", effect.draw),
        ("gain soil", effect.soil),
        ("gain deck", effect.deck),
        ("place sprout", effect.sprout),
        ("place growth", effect.growth),
        ("compost", effect.hand),
        ("pick", effect.pick),
    ):
        if number:
            found.append(f"{word} {number}" + (_where(effect) if word.startswith("place") else ""))
    source = SOURCES.get(int(effect.source)) or state.catalogue.ids[effect.source]
    found[0] += f" for {source}"
    return found


def _where(effect: Effect) -> str:
    """Only some spaces may be permitted, perhaps each for one piece."""
    if effect.permitted == ANYWHERE:
        return ""
    return " ".join(["", "each" if effect.each else "on", *(SPACES[space] for space in members(effect.permitted))])


def _point(state: EarthState, player: Seat) -> str:
    point = POINTS[player.point]
    if player.point in (STARTING, PLANTING):
        return f"{point} {player.left}"
    if player.point == KEEPING:
        return _pile(point, state, player.four, "#")
    if player.point == PLACING:
        return f"{point} sprout {WATER_SPROUTS}" if state.action == WATER else f"{point} growth {GROW_GROWTH}"
    if player.point == SOIL:
        return f"{point} {WATER_SOIL}"
    if player.point == CARDS:
        return f"{point} {COMPOST_CARDS}"
    if player.point == ACTIVATE:
        return " ".join([point, *_ids(state, [player.card_at(place) for place in player.places()])])
    return point


# Gaia


def _gaia(state: EarthState, gaia: Gaia) -> list[str]:
    found = [f"gaia level={LEVELS[gaia.level]} pass={gaia.passing}"]
    names = state.catalogue.gaia_ids
    if gaia.deck and gaia.deck[0] < 0:
        found.append(f"deck {len(gaia.deck)}")
    else:
        found.append(" ".join(["deck", *(names[card] for card in gaia.deck)]))
    if gaia.card != NO_GAIA_CARD:
        found.append(f"card {names[gaia.card]}")
    found += [f"soil {gaia.soil}", f"sprouts {gaia.sprouts}", f"growth {gaia.growth}"]
    found.append(_pile("compost", state, gaia.compost, ""))
    found.append(_pile("pile", state, gaia.pile, ""))
    found.append(" ".join(["leaves", *leaves(state, GAIA)]))
    found = [line for line in found if " " in line]
    if gaia.skips:
        found.append("skips")
    if gaia.waiting:
        found.append(f"counted soil={gaia.soil_counted} drawn={gaia.cards_counted}")
    return found
