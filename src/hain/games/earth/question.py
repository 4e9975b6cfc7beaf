"""What a seat is asked now."""

from hain.core.event import Event
from hain.games.earth.area import SPACES
from hain.games.earth.catalogue import RESOURCES
from hain.games.earth.effects import (
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
from hain.games.earth.notation import ACTIONS
from hain.games.earth.part import GROW_GROWTH, WATER_SPROUTS
from hain.games.earth.position import SOURCES
from hain.games.earth.recipe import WATER
from hain.games.earth.seat import ACTION, BONUS, KEEPING, PLACING, PLANTING, POINTS, SIDES, STARTING, Effect, Seat
from hain.games.earth.state import EarthState


def question(state: EarthState, seat: int) -> Event | None:
    if not state.owes_decision(seat):
        return None
    player = state.seats[seat]
    if player.effect is not None:
        return _about_effect(state, player, player.effect)
    point = player.point
    kind = POINTS[point]
    if point == SIDES:
        chosen = bool(player.area.island) + bool(player.area.climate)
        return Event(("island", "climate", "ecosystem")[chosen], seat)
    if point in (STARTING, PLANTING):
        return Event(kind, seat, count=int(player.left), soil=int(player.area.soil))
    if point == KEEPING:
        return Event(kind, seat, cards=[state.catalogue.ids[card] for card in player.four])
    if point == BONUS:
        return Event(kind, seat, action=ACTIONS[state.action])
    if point == PLACING:
        kind, pieces = ("sprouts", WATER_SPROUTS) if state.action == WATER else ("growth", GROW_GROWTH)
        return Event(kind, seat, count=pieces, card="bonus")
    if point == ACTION:
        return Event(kind, seat, turn=int(state.turn))
    return Event(kind, seat)


def _about_effect(state: EarthState, player: Seat, effect: Effect) -> Event:
    source = SOURCES.get(int(effect.source)) or state.catalogue.ids[effect.source]
    seat = player.number
    waits = state.waits_for(effect)
    if waits == PRICE:
        space = SPACES[effect.space]
        return Event(f"pay_{RESOURCES[effect.resource]}", seat, count=int(effect.price), card=source, space=space)
    if waits == HOW_MANY:
        for kind, number in (("amount_draw", effect.draw), ("amount_soil", effect.soil), ("amount_deck", effect.deck)):
            if number:
                return Event(kind, seat, count=int(number), card=source)
    if waits == PICKING:
        return Event("pick", seat, cards=[state.catalogue.ids[card] for card in state.looked_at(player, effect)])
    kinds = {
        SPROUT_COST: ("cost_sprout", effect.sprout_cost),
        GROWTH_COST: ("cost_growth", effect.growth_cost),
        HAND_COST: ("cost_hand", effect.hand_cost),
        SPROUTS: ("sprouts", effect.sprout),
        GROWTH: ("growth", effect.growth),
        HAND: ("hand", effect.hand),
    }
    kind, number = kinds[waits]
    if effect.each:
        kind = f"{kind}_each"
    return Event(kind, seat, count=int(number), card=source)
