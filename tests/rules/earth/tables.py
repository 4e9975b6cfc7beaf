"""Areas of Earth laid out for one rule at a time, and the examples of the rules."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from hain import Event, IllegalMove
from hain.games.earth.area import SPACES, Area
from hain.games.earth.counting import NOWHERE, counted, worth
from hain.games.earth.notation import read_goal, read_score
from hain.games.earth.position import cell_text, grid_lines, holder_text
from hain.games.earth.reading import read_areas
from hain.games.earth.rules import RULES
from hain.games.earth.state import EarthState

CATALOGUE = RULES.catalogue
BOX = CATALOGUE.box
EXAMPLES = Path(__file__).parent / "examples"


def example(name: str) -> str:
    blocks = (EXAMPLES / "areas.txt").read_text("utf-8").split("== ")[1:]
    found = {head: text.rstrip("\n") for head, _, text in (block.partition("\n") for block in blocks)}
    return found[name]


def area(grid: str = "-", first: str = "a1", island: str = "i287a", climate: str = "c295a", **lines: str | int) -> Area:
    """One area; the grid as rows separated by slashes, its upper left space given."""
    rows = [row.strip() for row in grid.split("/")]
    size = len(rows[0].split())
    last = f"{chr(ord(first[0]) + size - 1)}{int(first[1]) + len(rows) - 1}"
    block = ["seat 0", f"board {island} {climate}", *(f"{name} {value}" for name, value in lines.items())]
    block += ["grid -"] if grid == "-" else [f"grid {first}:{last}", *rows]
    return read_areas("\n".join(block), CATALOGUE)[0]


def ecosystem(card: str, own: Area) -> int:
    return worth(CATALOGUE.scoring(BOX.ecosystems[card].score), own, [own], NOWHERE)


def goal(card: str, own: Area) -> tuple[int, bool]:
    """The count of a goal, and whether it is met."""
    wanted = BOX.fauna[card].goal
    found = counted(CATALOGUE.measure(wanted.counted), own, [own], NOWHERE)
    return found, found >= wanted.need


def terrain(card: str, own: Area, others: list[Area] | None = None) -> int:
    """The points of a terrain in the grid."""
    number = CATALOGUE.numbers[card]
    score = CATALOGUE.scorings[number]
    assert score is not None
    return worth(score, own, [own, *(others or [])], own.cells.index(number))


def count(line: str, own: Area, space: int = NOWHERE) -> int:
    """What a count gives, written as in a goal."""
    return counted(CATALOGUE.measure(read_goal(f"1 {line}").counted), own, [own], space)


def score(line: str, own: Area, space: int = NOWHERE) -> int:
    return worth(CATALOGUE.scoring(read_score(line)), own, [own], space)


# whole tables

BOARDS = ("i287a c295a y329a", "i286a c297b y330a", "i293b c302b y331a", "i291a c299b y332a", "i285b c301b y333a")
FAUNA = "f358a: f350b: f344b: f340a:"
Block = dict[str, str | int]


def seat(grid: str = "-", at: str = "d4", **lines: str | int) -> Block:
    """The block of a seat: rows separated by slashes, the first cell on the space `at`, which must make d4 taken.

    Other lines by their names: `soil=3, hand="e05 e06", compost=4, doing="plant 1"`; `part=""` is a line without words.
    """
    return {"grid": grid, "at": at, **lines}


def table(
    *blocks: Block,
    action: str = "",
    active: int = 0,
    mode: str = "standard",
    deck: str | int = 120,
    discard: str | int = 0,
    fauna: str = FAUNA,
    shared: str = "y319b y320a",
    full: str = "-",
    turn: int | None = None,
    head: str = "",
    lines: Sequence[str] = (),
    gaia: str = "",
    seed: int = 0,
) -> EarthState:
    """A table with these seats (two empty ones if none is given). The seat `active` is active; without an action it has
    to choose one, otherwise `doing` tells where each seat stands. `head` is added to the header, `lines` come below it,
    and `gaia` is the block of Gaia."""
    seats = blocks or (seat(), seat())
    who = str(active) if active >= 0 else "G"
    number = (active if active >= 0 else 1) + 1 if turn is None else turn
    text = [f"game mode={mode} seats={len(seats)} first=0 active={who} turn={number} {head}".strip(), *lines]
    if action:
        text[0] += f" action={action}"
    text += [f"deck {deck}", f"discard {discard}", f"fauna {fauna}", f"shared {shared}", f"full {full}"]
    for place, block in enumerate(seats):
        board = BOARDS[place] if mode != "beginner" else BOARDS[place].rpartition(" ")[0]
        rest = {"board": board, "soil": 0, **block}
        grid, at = str(rest.pop("grid")), str(rest.pop("at"))
        text += ["", f"seat {place}", *(f"{name} {value}" for name, value in rest.items())]
        text += ["grid -"] if grid == "-" else _grid(grid, at)
    return read("\n".join([*text, "", gaia]), seed)


def _grid(grid: str, at: str) -> list[str]:
    rows = [row.strip() for row in grid.split("/")]
    last = f"{chr(ord(at[0]) + len(rows[0].split()) - 1)}{int(at[1]) + len(rows) - 1}"
    return [f"grid {at}:{last}", *rows]


def setup(seats: int, seed: int = 1, **options: str | int) -> EarthState:
    state = RULES.setup(seats, seed, **options)
    assert isinstance(state, EarthState)
    return state


def started(seats: int, seed: int = 1, **options: str | int) -> EarthState:
    """A game in its first turn: every seat has taken the first legal move of the set-up again and again."""
    state = setup(seats, seed, **options)
    while state.turn == 0:
        number = state.to_act()[0]
        state.play(number, state.moves(number)[0])
    return state


def read(text: str, seed: int = 0) -> EarthState:
    state = RULES.read(text, seed)
    assert isinstance(state, EarthState)
    return state


def play(state: EarthState, *moves: str) -> list[Event]:
    """Moves such as `0 choose grow`, in this order; returns all that happened."""
    log: list[Event] = []
    for text in moves:
        number, _, move = text.partition(" ")
        state.play(int(number), state.move(int(number), move), log)
    return log


def finish(state: EarthState) -> list[Event]:
    """All seats pass or say done until the turn is over."""
    log: list[Event] = []
    turn = state.turn
    while state.turn == turn and state.to_act():
        number = state.to_act()[0]
        texts = legal(state, number)
        plain = [text for text in ("pass", "done") if text in texts]
        log += play(state, f"{number} {(plain or texts)[0]}")
    return log


def legal(state: EarthState, number: int = 0, kind: str = "") -> list[str]:
    """The texts of the legal moves, or of those that start with a word."""
    texts = [state.text(move) for move in state.moves(number)]
    return [text for text in texts if text.split()[0] == kind] if kind else texts


def refused(state: EarthState, text: str) -> str:
    """The rule that forbids a move; nothing changes."""
    before = state.save()
    with pytest.raises(IllegalMove) as caught:
        play(state, text)
    assert state.save() == before
    assert len(caught.value.sentence) > 10
    return caught.value.rule


def soil(state: EarthState, number: int = 0) -> int:
    return int(state.seats[number].area.soil)


def hand(state: EarthState, number: int = 0) -> list[str]:
    return names(state.seats[number].area.hand)


def compost(state: EarthState, number: int = 0) -> list[str]:
    """From the bottom to the top."""
    return names(state.seats[number].area.compost)


def events(state: EarthState, number: int = 0) -> list[str]:
    return names(state.seats[number].area.events)


def deck(state: EarthState) -> list[str]:
    """The top card first."""
    return names(list(state.deck[state.next :]))


def names(cards: Sequence[int]) -> list[str]:
    return [CATALOGUE.ids[card] for card in cards]


def grid(state: EarthState, number: int = 0) -> str:
    """The cells of the bounding box, rows separated by slashes."""
    return " / ".join(grid_lines(state.seats[number].area)[1:])


def cell(state: EarthState, space: str, number: int = 0) -> str:
    return cell_text(state.seats[number].area, SPACES.index(space))


def pieces(state: EarthState, number: int = 0) -> tuple[int, int]:
    """Sprouts and growth pieces in the grid."""
    own = state.seats[number].area
    return int(own.total_sprouts), int(own.total_growth)


def point(state: EarthState, number: int = 0) -> str:
    """Where a seat stands, with what is open before it: the line `doing` of its block, or nothing."""
    lines = state.position().splitlines()
    block = lines[lines.index(f"seat {number}") :]
    end = block.index("") if "" in block else len(block)
    return next((line.removeprefix("doing ") for line in block[:end] if line.startswith("doing ")), "")


def ranks(state: EarthState) -> dict[str, list[str]]:
    """Who holds the ranks of every goal, `G` for Gaia."""
    return {
        CATALOGUE.fauna_ids[goal]: [holder_text(one) for one in held] for goal, held in zip(state.goals, state.ranks)
    }


def kinds(log: list[Event]) -> list[str]:
    return [event.kind for event in log]
