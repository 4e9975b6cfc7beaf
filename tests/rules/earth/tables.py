"""Areas of Earth laid out for one rule at a time, and the examples of the rules."""

from pathlib import Path

from hain.games.earth.area import Area
from hain.games.earth.block import read_areas
from hain.games.earth.catalogue import Catalogue
from hain.games.earth.counting import NOWHERE, counted, worth
from hain.games.earth.datafile import shipped
from hain.games.earth.notation import read_goal, read_score

BOX = shipped()
CATALOGUE = Catalogue(BOX)
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
    return worth(BOX.ecosystems[card].score, own, [own], NOWHERE)


def goal(card: str, own: Area) -> tuple[int, bool]:
    """The count of a goal, and whether it is met."""
    wanted = BOX.fauna[card].goal
    found = counted(wanted.counted, own, [own], NOWHERE)
    return found, found >= wanted.need


def terrain(card: str, own: Area, others: list[Area] | None = None) -> int:
    """The points of a terrain in the grid."""
    number = CATALOGUE.numbers[card]
    score = CATALOGUE.score_of(number)
    assert score is not None
    return worth(score, own, [own, *(others or [])], own.cells.index(number))


def count(line: str, own: Area, space: int = NOWHERE) -> int:
    """What a count gives, written as in a goal."""
    return counted(read_goal(f"1 {line}").counted, own, [own], space)


def score(line: str, own: Area, space: int = NOWHERE) -> int:
    return worth(read_score(line), own, [own], space)
