"""Why a move is not legal: the rule that forbids it and the reason, found only when somebody asks."""

from hain.core.bits import only
from hain.core.errors import IllegalMove
from hain.games.waldgaertner.flora import CLIMBER, LARGE_TREE, NO_CARD
from hain.games.waldgaertner.garden import ALL_BASE, MOST, ROW_5, ROW_OF, ROWS, SLOTS, base_slots, extra_slot
from hain.games.waldgaertner.moves import (
    LAST_MOVE,
    MARKET,
    NO_MOVE,
    PASS,
    PICK,
    PLANT,
    REGIONS,
    SEARCH,
    SELL,
    START,
    TAKE,
    UPROOT,
    VISIT,
    WAIT,
    move_of,
)
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
_OF_CARDS = ("pick", "sell", "take", "plant")


def legal_move(state: WaldgaertnerState, seat: int, text: str) -> int:
    """The legal move of that seat with this text."""
    clean = " ".join(text.split())
    move = move_of(clean, state.flora)
    if move == NO_MOVE:
        raise _unreadable(state, clean)
    if not state.allows(seat, move):
        raise refusal(state, seat, move)
    return move


def _unreadable(state: WaldgaertnerState, text: str) -> IllegalMove:
    words = text.split(" ")
    if len(words) > 1:
        if words[0] in _OF_CARDS and state.flora.find(words[1]) == NO_CARD:
            return IllegalMove("WAG-9", "waldgaertner-no-card", card=words[1])
        if words[0] in ("visit", "start", "search") and words[1] not in REGIONS:
            return IllegalMove("WAG-27", "waldgaertner-no-region", region=words[1], last=len(state.stacks) - 1)
        slot = words[2] if words[0] == "plant" and len(words) > 2 else words[1] if words[0] == "uproot" else SLOTS[0]
        if slot not in SLOTS:
            return IllegalMove("WAG-22", "waldgaertner-no-slot", slot=slot)
    return IllegalMove("WAG-163", "waldgaertner-no-move", text=text)


def refusal(state: WaldgaertnerState, seat: int, move: int) -> IllegalMove:
    """The error for a move that `state` does not allow."""
    if not 0 <= seat < len(state.seats):
        return IllegalMove("WAG-1", "waldgaertner-no-seat", seat=seat, last=len(state.seats) - 1)
    text = state.text(move) if 0 <= move <= LAST_MOVE else ""
    if not text:
        return IllegalMove("WAG-163", "waldgaertner-no-move", text=str(move))
    if state.step == OVER:
        return IllegalMove("WAG-117", "waldgaertner-game-over")
    player = state.seats[seat]
    if player.chosen != NOTHING_CHOSEN:
        return IllegalMove("WAG-41", "waldgaertner-has-chosen", move=state.text(player.chosen))
    if not state.owes_decision(seat):
        return IllegalMove("WAG-43", "waldgaertner-not-asked", seats=", ".join(map(str, state.to_act())))
    particular = _particular(state, player, move)
    if particular is not None:
        return particular
    rule, key = _WHAT_NOW[state.step]
    return IllegalMove(rule, key, move=text)


def _particular(state: WaldgaertnerState, player: Seat, move: int) -> IllegalMove | None:
    """The reason for a move of the right kind; None if it is of another step."""
    step = state.step
    if step == STARTING and START < move <= START + 5:
        return _no_region(state, move - START)
    if step == VISITING and VISIT < move <= VISIT + MARKET:
        return _no_region(state, move - VISIT) if move < VISIT + MARKET else _no_search(state, player)
    if step == VISITING and UPROOT <= move < UPROOT + len(SLOTS):
        return _no_uproot(state, player, move - UPROOT)
    if step == SHARING and PICK <= move < SELL:
        return IllegalMove("WAG-72", "waldgaertner-not-open", card=state.flora.cards[move - PICK])
    if step == SEARCHING and SEARCH < move <= SEARCH + MARKET:
        if move == SEARCH + MARKET:
            return IllegalMove("WAG-103", "waldgaertner-market-empty")
        return _no_region(state, move - SEARCH)
    if step == SEARCHING and move == WAIT:
        return IllegalMove("WAG-104", "waldgaertner-nobody-to-wait-for")
    if step == BONUS and TAKE <= move < PLANT:
        return IllegalMove("WAG-97", "waldgaertner-not-in-market", card=state.flora.cards[move - TAKE])
    if step == TAKING and TAKE <= move < PLANT:
        return IllegalMove("WAG-111", "waldgaertner-not-in-stack", card=state.flora.cards[move - TAKE])
    if step in (PLAYING, FINAL):
        return _no_play(state, player, move)
    return None


def _no_region(state: WaldgaertnerState, region: int) -> IllegalMove:
    if region >= len(state.stacks):
        return IllegalMove("WAG-27", "waldgaertner-no-region", region=str(region), last=len(state.stacks) - 1)
    return IllegalMove("WAG-62", "waldgaertner-empty-region", region=region)


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


def _no_play(state: WaldgaertnerState, player: Seat, move: int) -> IllegalMove | None:
    if SELL <= move < TAKE:
        return IllegalMove("WAG-79", "waldgaertner-not-in-hand", card=state.flora.cards[move - SELL])
    if move == PASS and state.step == FINAL:
        return IllegalMove("WAG-116", "waldgaertner-bonus-is-played")
    if move < PLANT:
        return None
    card, slot, how = (move - PLANT) >> 5 & 255, (move - PLANT) & 31, (move - PLANT) >> 13
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
    if row == ROWS and garden.occupied & ROW_5 != ROW_5:
        return IllegalMove("WAG-91", "waldgaertner-row-5-first")
    if slot == extra_slot(row):
        if garden.occupied & base_slots(row) != base_slots(row):
            return IllegalMove("WAG-88", "waldgaertner-base-first", row=row, slot=where)
        if player.coins < row:
            rule = "WAG-91" if row == ROWS else "WAG-89"
            return IllegalMove(rule, "waldgaertner-extra-coins", slot=where, price=row, coins=int(player.coins))
    elif garden.count_in_base(size) >= MOST[size] and ALL_BASE & only(slot):
        return IllegalMove("WAG-131", "waldgaertner-too-many", most=MOST[size], card=name)
    return IllegalMove("WAG-129", "waldgaertner-shades", card=name, slot=where)
