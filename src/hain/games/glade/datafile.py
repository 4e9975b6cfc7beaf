"""Reading the data file of the forest boards, and refusing one that no game could be played on (GLD-16)."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NoReturn

from hain.core.errors import BadData
from hain.games.glade.forest import COLUMNS, NO_SYMBOL, Layout
from hain.games.glade.markers import FIRST_LEAF, MARKERS, leaf_counter
from hain.games.glade.sets import LEAVES

BOARDS = 4
SYMBOLS = 12
STATUSES = ("published", "derived", "reconstruction")
PLAIN = "..."


@cache
def shipped() -> dict[str, Layout]:
    """The layouts that come with the package, by name."""
    return read_layouts(shipped_text())


def shipped_text() -> str:
    return files("hain.games.glade").joinpath("data/glade.toml").read_text("utf-8")


def read_layouts(text: str) -> dict[str, Layout]:
    """The layouts of a data file; raises BadData with the name of the table that is wrong."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData("glade-data-toml", reason=str(error)) from error
    layouts = data.get("layouts")
    if not isinstance(layouts, dict) or not layouts:
        raise BadData("glade-data-missing", table="layouts")
    return {name: _layout(name, table) for name, table in layouts.items()}


def symbol_number(cell: str) -> int:
    """The marker of a symbol, leaf symbols as their highest counter; NO_SYMBOL for a plain space, -2 for nonsense."""
    if cell == PLAIN:
        return NO_SYMBOL
    if cell[:2] == "--" and cell[2:] in LEAVES and len(cell) == 3:
        return leaf_counter(4, LEAVES.index(cell[2]))
    return MARKERS.index(cell) if cell in MARKERS and "-" in cell and not cell[0].isdecimal() else -2


def _layout(name: str, table: Any) -> Layout:
    table_name = f"layouts.{name}"

    def refuse(key: str, **details: str | int) -> NoReturn:
        raise BadData(key, table=table_name, **details)

    if not isinstance(table, dict) or table.get("status") not in STATUSES:
        refuse("glade-data-status", allowed=", ".join(STATUSES))
    boards = [_cells(table.get(f"board_{number}")) for number in range(1, BOARDS + 1)]
    size = len(boards[0])
    if not 3 <= size <= 9 or any(len(rows) != size or any(len(row) != size for row in rows) for rows in boards):
        refuse("glade-data-square", boards=BOARDS)
    symbols = [[NO_SYMBOL] * (size * size), *([symbol_number(cell) for row in rows for cell in row] for rows in boards)]
    for number, board in enumerate(symbols[1:], 1):
        if -2 in board:
            refuse("glade-data-cell", board=number)
        shown = [symbol for symbol in board if symbol != NO_SYMBOL]
        leaves = sorted(symbol for symbol in shown if symbol >= FIRST_LEAF)
        if len(shown) != SYMBOLS or leaves != [leaf_counter(4, leaf) for leaf in range(len(LEAVES))]:
            refuse("glade-data-symbols", board=number, count=SYMBOLS)
    ring = [symbol for board in symbols[1:] for symbol in board if 0 <= symbol < FIRST_LEAF]
    for symbol in ring:
        if ring.count(symbol) > 1:
            refuse("glade-data-twice", symbol=MARKERS[symbol])
    centre = str(table.get("centre"))
    inner = [f"{column}{row}" for column in COLUMNS[1 : size - 1] for row in range(2, size)]
    if centre not in inner:
        refuse("glade-data-centre", centre=centre)
    layout = Layout(name, size, centre, symbols)
    if any(board[layout.centre] != NO_SYMBOL for board in symbols):
        refuse("glade-data-centre", centre=centre)
    return layout


def _cells(rows: Any) -> list[list[str]]:
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        return []
    return [row.split() for row in rows]
