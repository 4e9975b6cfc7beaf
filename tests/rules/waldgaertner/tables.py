"""Tables of Waldgärtner laid out for one rule at a time, and the example positions of the rules."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from hain import Event, IllegalMove
from hain.games.waldgaertner.flora import ORIGINS
from hain.games.waldgaertner.garden import SLOTS
from hain.games.waldgaertner.layout import region_origins
from hain.games.waldgaertner.position import garden_rows
from hain.games.waldgaertner.rules import RULES
from hain.games.waldgaertner.state import STEPS, WaldgaertnerState

EXAMPLES = Path(__file__).parent / "examples"
FLORA = RULES.flora


def setup(seats: int, seed: int = 1, **options: str) -> WaldgaertnerState:
    state = RULES.setup(seats, seed, **options)
    assert isinstance(state, WaldgaertnerState)
    return state


def read(text: str, seed: int = 0) -> WaldgaertnerState:
    state = RULES.read(text, seed)
    assert isinstance(state, WaldgaertnerState)
    return state


def example(name: str) -> str:
    """A text of the examples: a garden or a whole position."""
    blocks = (EXAMPLES / "positions.txt").read_text("utf-8").split("== ")[1:]
    found = {head: text.rstrip("\n") for head, _, text in (block.partition("\n") for block in blocks)}
    return found[name]


def garden(plants: Mapping[str, str]) -> str:
    """The rows of a garden; `{"2a": "feige+1"}` is one fig with a chip."""
    assert set(plants) <= set(SLOTS)
    rows = []
    for row in "654321":
        cells = [plants.get(slot, ".") for slot in SLOTS if slot[0] == row]
        rows.append(f"{row}: {' '.join(cells)}")
    return "\n".join(rows)


def table(
    gardens: Sequence[str | Mapping[str, str]] = ({}, {}),
    *,
    decks: str = "eu",
    planting: str = "rows",
    uproot: str = "off",
    frost: str = "off",
    in_round: int = 4,
    step: str = "visit",
    regions: Mapping[int, str] | None = None,
    market: str = "",
    coins: Sequence[int] = (),
    bonus: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    owes: Sequence[int] | None = None,
    lines: Sequence[str] = (),
    seed: int = 0,
) -> WaldgaertnerState:
    """A table with as many seats as gardens. Regions not named have nine unknown cards, hands one unknown card."""
    seats = len(gardens)
    origins = region_origins(seats, decks)
    text = [f"waldgaertner seats={seats} decks={decks} planting={planting} uproot={uproot} frost={frost}"]
    text.append(f"round {in_round} step {step}")
    for region in range(1, len(origins)):
        cards = (regions or {}).get(region, "9 ^?")
        text.append(f"region {region} {ORIGINS[origins[region]]} {cards}")
    text += [f"market {market}", *lines]
    text.append("owes " + " ".join(str(seat) for seat in (range(seats) if owes is None else owes)))
    for seat, plants in enumerate(gardens):
        own = coins[seat] if seat < len(coins) else 1
        state = (bonus or {}).get(seat, "open")
        text.append(f"seat {seat} coins {own} bonus {state} hand {(hands or {}).get(seat, '?1')}")
        text.append(plants if isinstance(plants, str) else garden(plants))
    return read("\n".join(text), seed)


def one(plants: str | Mapping[str, str], hand: str, coins: Sequence[int] = ()) -> WaldgaertnerState:
    """Two seats, the garden of seat 0 as given, both about to play a card."""
    return table([plants, {}], step="play", hands={0: hand, 1: "stieleiche mispel"}, coins=coins)


def play(state: WaldgaertnerState, *moves: str) -> list[Event]:
    """Moves such as `0 visit 2`, in this order."""
    log: list[Event] = []
    for text in moves:
        seat, _, move = text.partition(" ")
        state.play(int(seat), state.move(int(seat), move), log)
    return log


def refused(state: WaldgaertnerState, text: str) -> str:
    """The rule that forbids a move; nothing changes."""
    before = state.save()
    with pytest.raises(IllegalMove) as caught:
        play(state, text)
    assert state.save() == before
    assert len(caught.value.sentence) > 10
    return caught.value.rule


def legal(state: WaldgaertnerState, seat: int) -> list[str]:
    return [state.text(move) for move in state.moves(seat)]


def plantings(state: WaldgaertnerState, seat: int = 0) -> list[str]:
    """The slots, or slots and sizes, by card: `feige 2a`."""
    return [text.removeprefix("plant ") for text in legal(state, seat) if text.startswith("plant ")]


def coins(state: WaldgaertnerState) -> list[int]:
    return [int(player.coins) for player in state.seats]


def hand(state: WaldgaertnerState, seat: int) -> list[str]:
    return [FLORA.cards[card] for card in state.seats[seat].hand()]


def market(state: WaldgaertnerState) -> list[str]:
    return [FLORA.cards[card] for card in state.market]


def stack(state: WaldgaertnerState, region: int) -> list[str]:
    """From the top."""
    return [FLORA.cards[card] for card in reversed(state.stacks[region])]


def step(state: WaldgaertnerState) -> str:
    return STEPS[state.step]


def rows(state: WaldgaertnerState, seat: int) -> list[str]:
    return garden_rows(state, state.seats[seat].garden)


def cubes(state: WaldgaertnerState, seat: int = 0) -> list[str]:
    """The slots with cubes."""
    return [SLOTS[slot] for slot in range(len(SLOTS)) if state.seats[seat].garden.cubes >> slot & 1]


def year(state: WaldgaertnerState, seat: int = 0) -> tuple[dict[int, list[str]], dict[int, int]]:
    """A year in a garden as it stands: the slots that bloom and the coins that are earned, by phase."""
    plants = state.seats[seat].garden.copy()
    bloomed: dict[int, list[str]] = {}
    earned: dict[int, int] = {}
    for phase in range(1, 10):
        slots = plants.bloom(phase)
        if slots:
            bloomed[phase] = [SLOTS[slot] for slot in range(len(SLOTS)) if slots >> slot & 1]
        ripe, income = plants.harvest(phase)
        if ripe:
            earned[phase] = income
    return bloomed, earned
