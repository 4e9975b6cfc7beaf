"""The table written for people (WAG-162)."""

from hain.core.seed import dice_data
from hain.games.waldgaertner.flora import CLIMBER, NO_CARD, ORIGINS
from hain.games.waldgaertner.garden import ROW_OF, ROWS, Garden
from hain.games.waldgaertner.hidden import UNKNOWN
from hain.games.waldgaertner.memory import Memo
from hain.games.waldgaertner.moves import STACKS
from hain.games.waldgaertner.seat import BONUS, NOTHING_CHOSEN, PUBLIC
from hain.games.waldgaertner.state import STEPS, WaldgaertnerState

SWITCH = ("off", "on")
PLANTING = ("rows", "shade")
SLOTS_OF = {row: [slot for slot, of in enumerate(ROW_OF) if of == row] for row in range(ROWS, 0, -1)}
"""From north to south."""


def write(state: WaldgaertnerState) -> str:
    """Everything, the dice included."""
    return "\n".join([*lines(state), f"dice {dice_data(state.dice)}"])


def lines(state: WaldgaertnerState) -> list[str]:
    found = [
        f"waldgaertner seats={len(state.seats)} decks={state.decks} planting={PLANTING[state.seats[0].garden.shade]}"
        f" uproot={SWITCH[state.uproot]} frost={SWITCH[state.frost]}",
        f"round {state.round} step {STEPS[state.step]}",
    ]
    found += [_region(state, region) for region in range(1, len(state.stacks))]
    found.append(_words("market", [card_text(state, card) for card in state.market]))
    found += _pending(state)
    for player in state.seats:
        hand = [_hand_text(state, card, region) for card, region in player.held()]
        head = f"seat {player.number} coins {player.coins} bonus {BONUS[player.bonus]} hand"
        found += [_words(head, hand), *garden_rows(state, player.garden)]
    return found


def _words(head: str, words: list[str]) -> str:
    return " ".join([head, *words])


def _numbers(numbers: tuple[int, ...]) -> list[str]:
    return [str(number) for number in numbers]


def card_text(state: WaldgaertnerState, card: int) -> str:
    """A card with its chips."""
    if card < 0:
        return "?"
    return state.flora.cards[card] + (f"+{state.chips[card]}" if state.chips[card] else "")


def _region(state: WaldgaertnerState, region: int) -> str:
    stack = state.stacks[region]
    cards = [card_text(state, card) for card in reversed(stack)]
    while cards and cards[-1] == "?":
        cards.pop()
    if state.face_up >> region & 1:
        cards[0] = "^" + cards[0]
    return _words(f"region {region} {ORIGINS[state.origins[region]]} {len(stack)}", cards)


def _pending(state: WaldgaertnerState) -> list[str]:
    found = []
    if state.roll:
        found.append(f"frost {state.roll}")
    if state.frozen:
        found.append(_words("frozen", _numbers(state.frozen)))
    for contest in state.contests:
        words = ["cards", *[card_text(state, card) for card in contest.cards]]
        words += ["unserved", *_numbers(tuple(sorted(contest.without_cards())))]
        words += ["declined", *_numbers(contest.declined)] if contest.declined else []
        found.append(_words(f"contest {contest.region}", words))
    if state.six:
        found.append(_words("six", _numbers(state.six)))
    for player in state.seats:
        if player.searching:
            stack = STACKS[player.searching]
            found.append(f"searching {player.number} {stack}")
    if state.bonuses:
        found.append(_words("bonuses", _numbers(state.bonuses)))
    for lot in state.lots:
        cards = [card_text(state, card) for card in lot.cards]
        found.append(_words("lot", [*cards, "seats", *_numbers(lot.seats)]))
    found += [_memo(state, memo) for memo in state.memos]
    for player in state.seats:
        if player.chosen != NOTHING_CHOSEN:
            found.append(f"chosen {player.number} {'?' if player.chosen == UNKNOWN else state.text(player.chosen)}")
    if state.owes:
        found.append(_words("owes", _numbers(tuple(state.to_act()))))
    return found


def _memo(state: WaldgaertnerState, memo: Memo) -> str:
    """From the top; one question mark if the cards are not known."""
    known = UNKNOWN not in memo.cards
    words = [state.flora.cards[card] for card in reversed(memo.cards)] if known else ["?"]
    words += ["taken", *_numbers(memo.taken)] if memo.taken else []
    return _words(f"memo {memo.owner} region {memo.region}", words)


def _hand_text(state: WaldgaertnerState, card: int, region: int) -> str:
    if card < 0:
        return f"?{region}"
    return card_text(state, card) + (f"?{region}" if region != PUBLIC else "")


def garden_rows(state: WaldgaertnerState, garden: Garden) -> list[str]:
    """Six lines from north to south."""
    return [_words(f"{row}:", [cell_text(state, garden, slot) for slot in slots]) for row, slots in SLOTS_OF.items()]


def cell_text(state: WaldgaertnerState, garden: Garden, slot: int) -> str:
    card = garden.cells[slot]
    if card == NO_CARD:
        return "."
    marks = ""
    if garden.shade and state.flora.size[card] == CLIMBER:
        marks += "=l" if garden.large >> slot & 1 else "=s"
    if state.chips[card]:
        marks += f"+{state.chips[card]}"
    marks += "*" if garden.cubes >> slot & 1 else ""
    marks += "!" if garden.covered >> slot & 1 else ""
    return state.flora.cards[card] + marks
