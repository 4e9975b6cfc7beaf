"""Whether a position could occur in a game: every card once, and what is pending fits the turn."""

from hain.core.bits import members, only
from hain.core.errors import BadPosition
from hain.games.earth.area import ANYWHERE, AROUND, CENTRE, NO_ECOSYSTEM, SPACES
from hain.games.earth.catalogue import NO_CARD, NOTHING_ELSE
from hain.games.earth.effects import HAND, HAND_COST, HOW_MANY, PRICE
from hain.games.earth.gaia import NO_GAIA_CARD, Gaia
from hain.games.earth.ground import CHOOSING, LAST_CHANCE, NOBODY, OVER, STARTING, TURN
from hain.games.earth.notation import ACTIONS
from hain.games.earth.part import OTHER_PLANTINGS, PLANTINGS
from hain.games.earth.recipe import COMPOST, GROW, NO_ACTION, PLANT, WATER
from hain.games.earth.seat import (
    ACTION,
    ACTIVATE,
    ACTIVATION,
    BONUS,
    CARDS,
    IDLE,
    KEEPING,
    LAST,
    LEAF,
    ORDER,
    PLACING,
    PLANTING,
    POINTS,
    REVEAL,
    SECOND,
    SIDES,
    SOIL,
    Effect,
    Seat,
)
from hain.games.earth.seat import STARTING as COMPOSTING
from hain.games.earth.state import BEGINNER_MODE, PHASES, EarthState

FREE = (ACTION, BONUS, PLANTING, PLACING, SECOND, ORDER, ACTIVATE, LAST, LEAF)
LEADING_ON = (SOIL, CARDS, ACTIVATION)


def check(state: EarthState) -> None:
    """Raises BadPosition with the first thing that does not fit."""
    for card, many in state.pieces().items():
        _require(many == 1, "earth-position-cards", card=card)
    _check_boards(state)
    for player in state.seats:
        _check_grid(player)
    _check_turn(state)
    for player in state.seats:
        _check_planted(state, player)
        _check_point(state, player)
        if player.effect is not None:
            _check_effect(state, player, player.effect)
    owing = state.to_act()
    _require(bool(owing) != (state.phase == OVER), "earth-position-nobody", phase=PHASES[state.phase])
    for seat in owing:
        _require(len(state.moves(seat)) > 0, "earth-position-part", seat=seat)


def _require(fits: bool, key: str, **details: str | int) -> None:
    if not fits:
        raise BadPosition(key, **details)


def _check_boards(state: EarthState) -> None:
    """Each two-sided card is there once; an ecosystem belongs to every mode but `beginner`."""
    sides = [2 * (card // 2) for card in state.shared]
    boards: list[int] = []
    beginner = state.mode == BEGINNER_MODE
    for player in state.seats:
        area = player.area
        if state.phase == CHOOSING:
            _check_choices(player, beginner)
            sides += player.ecosystems
            boards += [*player.islands, *player.climates]
            continue
        fits = area.island != NO_CARD and area.climate != NO_CARD and not player.islands
        _require(fits and (area.ecosystem == NO_ECOSYSTEM) == beginner, "earth-position-boards", seat=player.number)
        boards += [_first_side(state, area.island), _first_side(state, area.climate)]
        if not beginner:
            sides.append(2 * (area.ecosystem // 2))
    _require(len(set(sides)) == len(sides) and len(set(boards)) == len(boards), "earth-position-sides")
    shared = 0 if beginner else 2
    _require(len(state.shared) == shared, "earth-position-shared", count=shared)


def _first_side(state: EarthState, card: int) -> int:
    return state.catalogue.numbers[state.catalogue.ids[card][:-1] + "a"]


def _check_choices(player: Seat, beginner: bool) -> None:
    """Chosen are sides of dealt cards, in their order; a seat that has not chosen everything is still choosing."""
    area = player.area
    left = [area.island == NO_CARD, area.climate == NO_CARD]
    left += [] if beginner else [area.ecosystem == NO_ECOSYSTEM]
    fits = bool(player.islands) and bool(player.climates) and bool(player.ecosystems) != beginner
    fits = fits and left == sorted(left) and any(left) == (player.point == SIDES)
    for chosen, dealt in ((area.island, player.islands), (area.climate, player.climates)):
        fits = fits and (chosen == NO_CARD or chosen in dealt or chosen - 1 in dealt)
    fits = fits and (area.ecosystem == NO_ECOSYSTEM or 2 * (area.ecosystem // 2) in player.ecosystems)
    _require(fits, "earth-position-dealt", seat=player.number)


def _check_grid(player: Seat) -> None:
    """The first card lies on d4, and every other one hangs together with it (EAR-130, EAR-131)."""
    occupied = player.area.occupied
    if occupied == 0:
        return
    reached = only(CENTRE) & occupied
    grown = True
    while grown:
        around = 0
        for space in members(reached):
            around |= AROUND[space]
        wider = reached | around & occupied
        grown = wider != reached
        reached = wider
    _require(reached == occupied, "earth-position-loose", seat=player.number)


def _check_turn(state: EarthState) -> None:
    phase = state.phase
    early = phase in (CHOOSING, STARTING)
    _require(early == (state.turn == 0), "earth-position-turn", turn=int(state.turn))
    if state.gaia is None:
        active = NOBODY if early else (state.first + state.turn - 1) % len(state.seats)
        _require(state.active == active, "earth-position-active", turn=int(state.turn), seat=str(active))
    else:
        _check_gaia(state, state.gaia)
    if early:
        _require(state.action == NO_ACTION, "earth-position-phase", phase=PHASES[phase])
    if phase in (LAST_CHANCE, OVER):
        _require(state.action != NO_ACTION or state.gaia is not None, "earth-position-phase", phase=PHASES[phase])


def _check_gaia(state: EarthState, gaia: Gaia) -> None:
    """In her turn the action is the one that her card names; a revealed card is not in her deck any more."""
    fits = gaia.card not in gaia.deck
    if state.phase == TURN and state.active == NOBODY:
        fits = fits and gaia.card != NO_GAIA_CARD
        if fits:
            named = state.catalogue.box.gaia[state.catalogue.gaia_ids[gaia.card]].line.action
            fits = state.action == (ACTIONS.index(named) if named else NO_ACTION)
    _require(fits, "earth-position-gaia-card")


def _check_planted(state: EarthState, player: Seat) -> None:
    """Secret cards belong to a plant action with secret planting; cards planted this turn to a plant action, and lie
    where they were planted unless another one has taken their place."""
    area = player.area
    fits = not player.secret or (state.secret and state.action == PLANT and not player.secret & ~area.occupied)
    _require(fits and state.catalogue.unknown not in area.cells, "earth-position-secret", seat=player.number)
    most = PLANTINGS if state.is_active(player) else OTHER_PLANTINGS
    fits = not player.planted or (state.action == PLANT and len(player.planted) <= most)
    for place, (card, space) in enumerate(zip(player.planted, player.planted_on)):
        fits = fits and (area.cells[space] == card or space in player.planted_on[place + 1 :])
    _require(fits, "earth-position-plantings", seat=player.number)


def _check_point(state: EarthState, player: Seat) -> None:
    """Where a seat may stand follows from the phase, the action and whether it is active."""
    point, action, active = player.point, state.action, state.is_active(player)
    busy = player.effect is not None
    if state.phase == TURN and action == NO_ACTION:
        fits = point == (ACTION if active else IDLE) or (point == LEAF and state.active == NOBODY)
    elif state.phase == TURN:
        fits = point in (IDLE, ACTIVATION, ORDER, ACTIVATE)
        fits = fits or (point == PLANTING and action == PLANT and player.left <= (PLANTINGS if active else 1))
        fits = fits or (point in (SECOND, KEEPING) and active and action == PLANT)
        fits = fits or (point == REVEAL and state.secret and action == PLANT)
        fits = fits or (point == BONUS and not active and action != PLANT)
        fits = fits or (point == PLACING and active and action in (WATER, GROW) and (not state.teams or busy))
        fits = fits or (point == SOIL and active and action == WATER)
        fits = fits or (point == CARDS and active and action == COMPOST)
    else:
        allowed = {CHOOSING: (SIDES, IDLE), STARTING: (COMPOSTING, IDLE), LAST_CHANCE: (LAST, IDLE), OVER: (IDLE,)}
        fits = point in allowed[state.phase]
    if point == COMPOSTING:
        fits = fits and 0 < player.left <= len(player.area.hand)
    if point == ORDER:
        fits = fits and player.grid != 0 and (player.island or player.climate)
    if point == KEEPING:
        fits = fits and len(player.four) > 0
    elif player.four:
        fits = False
    if point in LEADING_ON or (point == PLANTING and player.left == 0):
        fits = fits and busy
    fits = fits and (not player.rolling or (point == ACTIVATE and busy))
    fits = fits and (not busy or point in FREE or point in LEADING_ON)
    _require(fits, "earth-position-point", seat=player.number, point=POINTS[point])


def _check_effect(state: EarthState, player: Seat, effect: Effect) -> None:
    """What is to be paid must be there, and something must be left to decide."""
    area = player.area
    fits = effect.sprout_cost <= area.total_sprouts and effect.growth_cost <= area.total_growth
    fits = fits and effect.hand_cost <= len(area.hand) and effect.pick <= len(area.compost)
    waits = state.waits_for(effect)
    if waits == PRICE:
        free = area.free_spaces() & only(effect.space) != 0
        fits = fits and state.action == PLANT and effect.resource != NOTHING_ELSE and effect.price > 0 and free
        _require(fits, "earth-position-paying", seat=player.number, space=SPACES[effect.space])
    else:
        price = effect.sprout_cost + effect.growth_cost + effect.hand_cost
        rest = effect.sprout + effect.growth + effect.hand + effect.pick + effect.draw + effect.soil + effect.deck
        fits = fits and price + rest > 0
        if waits == HOW_MANY:
            fits = fits and player.part
        if waits in (HAND, HAND_COST):
            fits = fits and len(area.hand) > 0
    if state.teams and effect.permitted == ANYWHERE and waits != PRICE and not effect.sprout_cost + effect.growth_cost:
        fits = fits and (effect.sprout + effect.growth == 0 or waits in (HAND_COST, HOW_MANY))
    _require(fits, "earth-position-effect", seat=player.number)
