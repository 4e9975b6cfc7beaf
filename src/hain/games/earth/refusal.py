"""Why a move is not legal: the rule that forbids it and the reason, found only when somebody asks."""

from hain.core.errors import IllegalMove
from hain.games.earth.area import GRID, SPACES
from hain.games.earth.catalogue import GROWTH_PIECES, HAND_CARDS, NO_CARD, NOTHING_ELSE, SPROUT_PIECES
from hain.games.earth.effects import (
    CONVERTED_SPROUTS,
    GROWTH,
    GROWTH_COST,
    HAND,
    HAND_COST,
    HOW_MANY,
    PICKING,
    PRICE,
    SPROUT_COST,
    SPROUTS,
)
from hain.games.earth.ground import CHOOSING, OVER
from hain.games.earth.ground import STARTING as STARTING_PHASE
from hain.games.earth.moves import (
    ALL,
    AMOUNT,
    CHOOSE,
    CLAIM_SOIL,
    CLIMATE,
    COMPOST,
    CONVERT,
    COPY,
    ECO,
    EVENT,
    GROW,
    ISLAND,
    KEEP,
    LEAF,
    PART,
    PAY,
    PLANT,
    REPLACE,
    SKIP,
    SPROUT,
    TAKE,
    TAKEN,
    UNGROW,
    UNSPROUT,
    USE,
    kind_of,
    space_of,
    thing_of,
)
from hain.games.earth.notation import ACTIONS
from hain.games.earth.recipe import NO_ACTION
from hain.games.earth.seat import (
    ACTION,
    ACTIVATE,
    BONUS,
    IDLE,
    KEEPING,
    LAST,
    NOTHING,
    ORDER,
    PLACING,
    PLANTING,
    REVEAL,
    SECOND,
    SIDES,
    STARTING,
    Seat,
)
from hain.games.earth.seat import LEAF as LEAF_POINT
from hain.games.earth.state import EarthState

_AT_POINT = {
    SIDES: ("EAR-89", "earth-now-sides"),
    STARTING: ("EAR-92", "earth-now-start"),
    ACTION: ("EAR-124", "earth-now-action"),
    PLANTING: ("EAR-128", "earth-now-plant"),
    SECOND: ("EAR-142", "earth-now-second"),
    KEEPING: ("EAR-141", "earth-now-keep"),
    BONUS: ("EAR-149", "earth-now-bonus"),
    PLACING: ("EAR-112", "earth-now-place"),
    ORDER: ("EAR-154", "earth-now-order"),
    ACTIVATE: ("EAR-155", "earth-now-activate"),
    LAST: ("EAR-177", "earth-now-last"),
    LEAF_POINT: ("EAR-213", "earth-now-leaf"),
}
_IN_EFFECT = {
    PRICE: ("EAR-135", "earth-now-price"),
    SPROUT_COST: ("EAR-106", "earth-now-unsprout"),
    GROWTH_COST: ("EAR-106", "earth-now-ungrow"),
    HAND_COST: ("EAR-106", "earth-now-compost-cost"),
    HOW_MANY: ("EAR-111", "earth-now-amount"),
    SPROUTS: ("EAR-112", "earth-now-place"),
    GROWTH: ("EAR-112", "earth-now-place"),
    HAND: ("EAR-115", "earth-now-compost"),
    PICKING: ("EAR-116", "earth-now-pick"),
}


def refusal(state: EarthState, seat: int, move: int) -> IllegalMove:
    """The error for a move that `state` does not allow."""
    if not 0 <= seat < len(state.seats):
        return IllegalMove("EAR-1", "earth-no-seat", seat=str(seat), last=len(state.seats) - 1)
    text = state.text(move)
    if not text:
        return state.misread(str(move))
    if state.phase == OVER:
        return IllegalMove("EAR-178", "earth-game-over")
    player = state.seats[seat]
    if player.point == REVEAL:
        return IllegalMove("EAR-230", "earth-wait-for-reveal")
    if player.point == IDLE:
        return _not_asked(state)
    particular = _in_the_middle(state, player, move) if player.effect is not None else _particular(state, player, move)
    if particular is not None:
        return particular
    if player.effect is not None:
        rule, key = _IN_EFFECT[state.waits_for(player.effect)]
    else:
        rule, key = _AT_POINT[player.point]
    return IllegalMove(rule, key, move=text)


def _not_asked(state: EarthState) -> IllegalMove:
    deciders = state.to_act()
    if state.phase in (CHOOSING, STARTING_PHASE):
        return IllegalMove("EAR-90" if state.phase == CHOOSING else "EAR-92", "earth-has-decided", deciders=deciders)
    if state.action == NO_ACTION:
        return IllegalMove("EAR-97", "earth-not-begun", deciders=deciders)
    return IllegalMove("EAR-97", "earth-part-finished", deciders=deciders)


def _in_the_middle(state: EarthState, player: Seat, move: int) -> IllegalMove | None:
    """An effect is open: it is finished first (EAR-101)."""
    kind, area = kind_of(move), player.area
    effect = player.effect
    assert effect is not None
    waits = state.waits_for(effect)
    space = SPACES[space_of(move)] if space_of(move) < len(SPACES) else ""
    if kind in (EVENT, PART) or kind >= CLAIM_SOIL:
        return IllegalMove("EAR-103", "earth-not-in-between", move=state.text(move))
    if kind == CONVERT:
        return IllegalMove("EAR-167", "earth-not-in-between", move=state.text(move))
    if kind == PAY and waits == PRICE:
        return IllegalMove("EAR-135", "earth-soil-short", soil=int(area.soil), price=int(effect.price))
    if kind == UNSPROUT and (waits == SPROUT_COST or effect.resource == SPROUT_PIECES):
        return IllegalMove("EAR-30", "earth-no-sprout", space=space)
    if kind == UNGROW and (waits == GROWTH_COST or effect.resource == GROWTH_PIECES):
        return IllegalMove("EAR-31", "earth-no-growth", space=space)
    if (kind == SPROUT and waits == SPROUTS) or (kind == GROW and waits == GROWTH):
        return _no_place(player, space_of(move), kind == SPROUT)
    if kind == COMPOST and (waits in (HAND, HAND_COST) or effect.resource == HAND_CARDS):
        rule = "EAR-115" if waits == HAND else "EAR-33" if waits == HAND_COST else "EAR-135"
        return IllegalMove(rule, "earth-not-in-hand", card=state.catalogue.ids[thing_of(move)])
    if kind == AMOUNT and waits == HOW_MANY:
        most = int(effect.draw or effect.soil or effect.deck)
        return IllegalMove("EAR-111", "earth-too-much", count=most)
    if kind == ALL and waits == HAND:
        return IllegalMove("EAR-115", "earth-too-many-cards", count=int(effect.hand))
    return None


def _no_place(player: Seat, space: int, sprout: bool) -> IllegalMove:
    """Why a piece cannot be placed on a space."""
    area = player.area
    effect = player.effect
    if area.cells[space] == NO_CARD:
        return IllegalMove("EAR-112", "earth-empty-space", space=SPACES[space])
    room = area.sprout_room if sprout else area.growth_room
    if room >> space & 1 == 0:
        rule = "EAR-37" if sprout else "EAR-38"
        return IllegalMove(rule, "earth-no-room", space=SPACES[space])
    each = effect is not None and effect.each
    return IllegalMove("EAR-43" if each else "EAR-44", "earth-not-permitted", space=SPACES[space])


def _particular(state: EarthState, player: Seat, move: int) -> IllegalMove | None:
    """The reason for a move of a kind that belongs here; None if it is of another point."""
    kind, point, thing = kind_of(move), player.point, thing_of(move)
    area, ids = player.area, state.catalogue.ids
    if point in (SIDES, STARTING, KEEPING):
        if kind in (ISLAND, CLIMATE, ECO) and point == SIDES:
            return IllegalMove("EAR-89", "earth-not-dealt", move=state.text(move))
        if kind == KEEP and point == KEEPING:
            return IllegalMove("EAR-141", "earth-not-drawn", card=ids[thing])
        if kind == COMPOST and point == STARTING:
            return IllegalMove("EAR-92", "earth-not-in-hand", card=ids[thing])
        return None
    if kind == EVENT:
        return _no_event(state, player, thing)
    if kind == CONVERT:
        if point == SECOND and area.total_sprouts >= CONVERTED_SPROUTS:
            return IllegalMove("EAR-142", "earth-now-second", move="convert")
        return IllegalMove("EAR-166", "earth-few-sprouts", count=int(area.total_sprouts), needed=CONVERTED_SPROUTS)
    if kind == PART:
        return IllegalMove("EAR-142" if point == SECOND else "EAR-111", "earth-no-part")
    if kind >= CLAIM_SOIL:
        if not state.teams:
            return IllegalMove("EAR-239", "earth-no-teams")
        return IllegalMove("EAR-239", "earth-nothing-to-claim", move=state.text(move))
    if kind == CHOOSE and point == ACTION:
        return IllegalMove("EAR-125", "earth-forbidden", action=ACTIONS[thing])
    if kind == PLANT and point == PLANTING:
        return _no_planting(state, player, thing, space_of(move))
    if kind == REPLACE and point == PLANTING:
        return _no_replacement(state, player, thing, space_of(move))
    if kind == TAKE and point == BONUS:
        return _no_bonus(state, move)
    if kind in (SPROUT, GROW) and point == PLACING:
        water = kind_of(state.moves(player.number)[1]) == SPROUT
        return _no_place(player, space_of(move), kind == SPROUT) if water == (kind == SPROUT) else None
    if kind == LEAF and point == LEAF_POINT:
        return IllegalMove("EAR-213", "earth-no-leaf", card=state.catalogue.fauna_ids[thing])
    if point == ACTIVATE and kind in (USE, COPY, SKIP, ALL):
        return _no_ability(state, player, move)
    return None


def _no_event(state: EarthState, player: Seat, card: int) -> IllegalMove:
    name = state.catalogue.ids[card]
    if card not in player.area.hand:
        return IllegalMove("EAR-163", "earth-not-in-hand", card=name)
    if not state.catalogue.is_event[card]:
        return IllegalMove("EAR-162", "earth-no-event", card=name)
    return IllegalMove("EAR-163", "earth-cannot-pay", card=name)


def _no_planting(state: EarthState, player: Seat, card: int, space: int) -> IllegalMove:
    area, catalogue = player.area, state.catalogue
    name = catalogue.ids[card]
    if card not in area.hand:
        return IllegalMove("EAR-129", "earth-not-in-hand", card=name)
    if not catalogue.is_ground[card]:
        return IllegalMove("EAR-129", "earth-no-plant", card=name)
    if area.is_full():
        return IllegalMove("EAR-140", "earth-grid-full", count=GRID)
    if area.cells[space] != NO_CARD:
        return IllegalMove("EAR-131", "earth-taken-space", space=SPACES[space])
    if not area.occupied:
        return IllegalMove("EAR-130", "earth-first-card", space=SPACES[space])
    if area.beside >> space & 1 == 0:
        return IllegalMove("EAR-131", "earth-apart", space=SPACES[space])
    if area.free_spaces() >> space & 1 == 0:
        return IllegalMove("EAR-132", "earth-outside", space=SPACES[space])
    price = int(area.price(card))
    if catalogue.pays[card] != NOTHING_ELSE:
        return IllegalMove("EAR-136", "earth-means-short", card=name, price=price, count=int(state.means(player, card)))
    return IllegalMove("EAR-136", "earth-too-dear", card=name, price=price, soil=int(area.soil))


def _no_replacement(state: EarthState, player: Seat, card: int, space: int) -> IllegalMove:
    area, catalogue = player.area, state.catalogue
    name = catalogue.ids[card]
    if card not in area.hand:
        return IllegalMove("EAR-138", "earth-not-in-hand", card=name)
    if not catalogue.is_ground[card]:
        return IllegalMove("EAR-129", "earth-no-plant", card=name)
    if area.replaceable >> space & 1 == 0:
        return IllegalMove("EAR-138", "earth-not-replaceable", space=SPACES[space])
    return IllegalMove("EAR-138", "earth-wrong-color", card=name, card_2=catalogue.ids[area.cells[space]])


def _no_bonus(state: EarthState, move: int) -> IllegalMove:
    offered = {"compost": ("soil", "deck"), "water": ("sprout", "soil"), "grow": ("draw", "growth")}
    thing = TAKEN[thing_of(move)]
    action = ACTIONS[state.action]
    if thing in offered[action]:
        return IllegalMove("EAR-151", "earth-no-room-at-all", thing=thing)
    return IllegalMove("EAR-149", "earth-not-offered", thing=thing, action=action)


def _no_ability(state: EarthState, player: Seat, move: int) -> IllegalMove:
    kind, thing = kind_of(move), thing_of(move)
    ids = state.catalogue.ids
    if kind == SKIP:
        return IllegalMove("EAR-158", "earth-nothing-usable")
    if kind == ALL:
        usable = any(state.can_use(player, place) for place in player.places())
        return IllegalMove("EAR-159", "earth-nothing-plain" if usable else "earth-nothing-usable")
    card = state.catalogue.copiers[space_of(move)] if kind == COPY else thing
    place = player.place_of(card)
    if place == NOTHING:
        own = card in (*player.area.cells, player.area.island, player.area.climate)
        recipe = state.catalogue.effects[state.action][card]
        if own and recipe is not None:
            rule = "EAR-41" if recipe.active and not state.is_active(player) else "EAR-156"
            return IllegalMove(rule, "earth-not-for-you" if rule == "EAR-41" else "earth-passed-over", card=ids[card])
        return IllegalMove("EAR-153", "earth-not-in-list", card=ids[card])
    if kind == COPY:
        board = thing in (player.area.island, player.area.climate)
        return IllegalMove("EAR-48" if board else "EAR-47", "earth-not-copied", card=ids[card], card_2=ids[thing])
    if state.ability_at(player, place).copies != NO_ACTION and state.copyable(player, place):
        return IllegalMove("EAR-155", "earth-say-what-to-copy", card=ids[card])
    return IllegalMove("EAR-117", "earth-not-usable", card=ids[card])
