"""Why a move is not legal: the rule that forbids it and the reason, found only when somebody asks."""

from hain.core.bits import only
from hain.core.errors import IllegalMove
from hain.core.grammar import Parts
from hain.games.waldgaertner.flora import CLIMBER, LARGE_TREE, NO_CARD
from hain.games.waldgaertner.garden import ALL_BASE, MOST, PRICE, ROW_OF, ROWS, SLOTS
from hain.games.waldgaertner.seat import NOTHING_CHOSEN, Seat
from hain.games.waldgaertner.state import (
    BONUS,
    FINAL,
    FROST,
    OVER,
    PLAYING,
    SEARCH_PRICE,
    SEARCHING,
    SHARING,
    STARTING,
    TAKING,
    VISITING,
    WaldgaertnerState,
)

_WHAT_NOW = {
    STARTING: ("WAG-32", "waldgaertner-now-start"),
    FROST: ("WAG-146", "waldgaertner-now-frost"),
    VISITING: ("WAG-61", "waldgaertner-now-visit"),
    SHARING: ("WAG-72", "waldgaertner-now-share"),
    PLAYING: ("WAG-79", "waldgaertner-now-play"),
    BONUS: ("WAG-97", "waldgaertner-now-bonus"),
    SEARCHING: ("WAG-103", "waldgaertner-now-search"),
    TAKING: ("WAG-111", "waldgaertner-now-take"),
    FINAL: ("WAG-115", "waldgaertner-now-final"),
}


def misread(state: WaldgaertnerState, text: str) -> IllegalMove:
    """The error for a text that is no move: how many regions there are depends on the number of seats."""
    wrong = state.grammar().wrong(text)
    if wrong is not None and wrong[0].name == "stack":
        return IllegalMove("WAG-27", "waldgaertner-no-region", region=wrong[1], last=len(state.stacks) - 1)
    return state.grammar().misread(text)


def refusal(state: WaldgaertnerState, seat: int, move: int) -> IllegalMove:
    """The error for a move that `state` does not allow."""
    if not 0 <= seat < len(state.seats):
        return IllegalMove("WAG-1", "waldgaertner-no-seat", seat=seat, last=len(state.seats) - 1)
    parts = state.grammar().apart(move)
    if parts is None:
        return state.misread(str(move))
    if state.step == OVER:
        return IllegalMove("WAG-117", "waldgaertner-game-over")
    player = state.seats[seat]
    if player.chosen != NOTHING_CHOSEN:
        return IllegalMove("WAG-41", "waldgaertner-has-chosen", move=state.text(player.chosen))
    if not state.owes_decision(seat):
        return IllegalMove("WAG-43", "waldgaertner-not-asked", deciders=state.to_act())
    particular = _particular(state, player, parts)
    if particular is not None:
        return particular
    rule, key = _WHAT_NOW[state.step]
    return IllegalMove(rule, key, move=parts.text())


def _particular(state: WaldgaertnerState, player: Seat, move: Parts) -> IllegalMove | None:
    """The reason for a move of the right kind; None if it is of another step."""
    step, verb, words = state.step, move.verb, move.words
    if step == STARTING and verb == "start":
        return _no_region(state, words["stack"])
    if step == VISITING and verb == "visit":
        return _no_region(state, words["stack"])
    if step == VISITING and verb == "visit 6":
        return _no_search(state, player)
    if step == VISITING and verb == "uproot":
        return _no_uproot(state, player, slot=move.numbers[0])
    if step == SHARING and verb == "pick":
        return IllegalMove("WAG-72", "waldgaertner-not-open", card=words["card"])
    if step == SEARCHING and verb == "search market":
        return IllegalMove("WAG-103", "waldgaertner-market-empty")
    if step == SEARCHING and verb == "search":
        return _no_region(state, words["stack"])
    if step == SEARCHING and verb == "wait":
        return IllegalMove("WAG-104", "waldgaertner-nobody-to-wait-for")
    if step == BONUS and verb == "take":
        return IllegalMove("WAG-97", "waldgaertner-not-in-market", card=words["card"])
    if step == TAKING and verb == "take":
        return IllegalMove("WAG-111", "waldgaertner-not-in-stack", card=words["card"])
    if step in (PLAYING, FINAL):
        return _no_play(state, player, move)
    return None


def _no_region(state: WaldgaertnerState, region: str) -> IllegalMove:
    if int(region) >= len(state.stacks):
        return IllegalMove("WAG-27", "waldgaertner-no-region", region=region, last=len(state.stacks) - 1)
    return IllegalMove("WAG-62", "waldgaertner-empty-region", region=int(region))


def _no_search(state: WaldgaertnerState, player: Seat) -> IllegalMove:
    if player.coins < SEARCH_PRICE:
        return IllegalMove("WAG-63", "waldgaertner-search-coins", coins=int(player.coins), price=SEARCH_PRICE)
    return IllegalMove("WAG-63", "waldgaertner-nothing-to-search")


def _no_uproot(state: WaldgaertnerState, player: Seat, slot: int) -> IllegalMove:
    if not state.uproot:
        return IllegalMove("WAG-4", "waldgaertner-no-uprooting")
    if player.garden.cells[slot] == NO_CARD:
        return IllegalMove("WAG-137", "waldgaertner-empty-slot", slot=SLOTS[slot])
    return IllegalMove("WAG-137", "waldgaertner-covered-slot", slot=SLOTS[slot])


def _no_play(state: WaldgaertnerState, player: Seat, move: Parts) -> IllegalMove | None:
    if move.verb == "sell":
        return IllegalMove("WAG-79", "waldgaertner-not-in-hand", card=move.words["card"])
    if move.verb == "pass" and state.step == FINAL:
        return IllegalMove("WAG-116", "waldgaertner-bonus-is-played")
    if move.verb != "plant":
        return None
    card, slot, how = move.numbers
    if card not in player.hand():
        return IllegalMove("WAG-79", "waldgaertner-not-in-hand", card=state.flora.cards[card])
    size = state.flora.size[card]
    shade = player.garden.shade
    if shade and size == CLIMBER and not how:
        return IllegalMove("WAG-134", "waldgaertner-climber-size", card=state.flora.cards[card])
    if how and not (shade and size == CLIMBER):
        return IllegalMove("WAG-134", "waldgaertner-no-climber-size", card=state.flora.cards[card])
    return _no_slot(state, player, card, slot, how or size)


def _no_slot(state: WaldgaertnerState, player: Seat, card: int, slot: int, size: int) -> IllegalMove:
    garden = player.garden
    name, where, row = state.flora.cards[card], SLOTS[slot], ROW_OF[slot]
    if garden.cells[slot] != NO_CARD:
        return IllegalMove("WAG-87", "waldgaertner-taken-slot", slot=where)
    if row == ROWS and size != LARGE_TREE:
        return IllegalMove("WAG-133" if garden.shade else "WAG-85", "waldgaertner-only-large", card=name)
    if not garden.shade and row < ROWS and row != size and not (size == CLIMBER and row <= 2):
        rule = "WAG-86" if size == CLIMBER else "WAG-85"
        return IllegalMove(rule, "waldgaertner-wrong-row", card=name, row=row)
    if row == ROWS and not garden.is_opened(slot):
        return IllegalMove("WAG-91", "waldgaertner-row-5-first")
    price = PRICE[slot]
    if price:
        if not garden.is_opened(slot):
            return IllegalMove("WAG-88", "waldgaertner-base-first", row=row, slot=where)
        if player.coins < price:
            rule = "WAG-91" if row == ROWS else "WAG-89"
            return IllegalMove(rule, "waldgaertner-extra-coins", slot=where, price=price, coins=int(player.coins))
    elif garden.count_in_base(size) >= MOST[size] and ALL_BASE & only(slot):
        return IllegalMove("WAG-131", "waldgaertner-too-many", most=MOST[size], card=name)
    return IllegalMove("WAG-129", "waldgaertner-shades", card=name, slot=where)
