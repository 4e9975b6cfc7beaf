"""Reading the data file, and refusing one that does not describe a playable game (EVG-6)."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NoReturn

from hain.core.errors import BadData
from hain.games.evergreen.box import CARD_BIOMES, CARDS, NO_ICON, POWERS, SEASONS, SKULL, Box
from hain.games.evergreen.planet import BIOMES, Board

STATUSES = ("published", "derived", "reconstruction")
TABLES = ("planet", "planet.letters", "icons", "tracks", "seasons", "start", "titles")
MOST_ROUNDS = 14  # with more, four seats could run out of cards

Table = dict[str, Any]


@cache
def shipped() -> Box:
    """The box that comes with the package."""
    return read_box(shipped_text())


def shipped_text() -> str:
    return files("hain.games.evergreen").joinpath("data/evergreen.toml").read_text("utf-8")


def read_box(text: str) -> Box:
    """The box that a data file describes; raises BadData with the name of the table that is wrong."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData("evergreen-data-toml", reason=str(error)) from error
    statuses = {name: _status(name, _table(data, name)) for name in TABLES}
    icons = _icons(data["icons"])
    start = data["start"]
    flowers = start.get("flowers")
    points = start.get("points")
    if not _is_number(flowers) or not _is_numbers(points) or len(points) != 4:
        _refuse("start", "evergreen-data-start")
    if sum(icon for icon in icons if icon > 0) < flowers:
        _refuse("icons", "evergreen-data-flowers", flowers=str(flowers))
    return Box(
        board=_board(data["planet"]),
        icons=icons,
        tracks=[_track(data["tracks"], power) for power in POWERS],
        rounds=_rounds(data["seasons"]),
        start_points=points,
        start_flowers=flowers,
        titles=_titles(data["titles"]),
        statuses=statuses,
    )


def _refuse(table: str, key: str, **details: str | int) -> NoReturn:
    raise BadData(key, table=table, **details)


def _table(data: Table, name: str) -> Table:
    found: Any = data
    for part in name.split("."):
        found = found.get(part) if isinstance(found, dict) else None
    if not isinstance(found, dict):
        _refuse(name, "evergreen-data-missing")
    return found


def _status(name: str, table: Table) -> str:
    status = table.get("status")
    if status not in STATUSES:
        _refuse(name, "evergreen-data-status", status=str(status), allowed=", ".join(STATUSES))
    return str(status)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _is_numbers(value: object) -> bool:
    return isinstance(value, list) and all(_is_number(number) for number in value)


def _board(planet: Table) -> Board:
    letters = {name: biome for name, biome in planet["letters"].items() if name != "status"}
    if sorted(letters.values(), key=str) != sorted(BIOMES) or any(len(name) != 1 or name in "#-" for name in letters):
        _refuse("planet.letters", "evergreen-data-letters")
    lines = planet.get("rows")
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        _refuse("planet", "evergreen-data-rows")
    rows = [line.replace(" ", "") for line in lines]
    if not 4 <= len(rows) <= 8 or not 4 <= len(rows[0]) <= 8 or len({len(row) for row in rows}) != 1:
        _refuse("planet", "evergreen-data-rectangle")
    cells = "".join(rows)
    for symbol in cells:
        if symbol not in letters and symbol not in "#-":
            _refuse("planet", "evergreen-data-symbol", symbol=symbol)
    if cells.count("#") != 4:
        _refuse("planet", "evergreen-data-crevices", count=cells.count("#"))
    board = Board(rows, letters)
    for number, biome in enumerate(BIOMES):
        area = board.areas[number]
        reached = area & -area
        while (wider := reached | board.around(reached) & area) != reached:
            reached = wider
        if not area or reached != area:
            _refuse("planet", "evergreen-data-biome", biome=biome)
    return board


def _icons(table: Table) -> list[int]:
    if set(table) != {*CARD_BIOMES, "status"}:
        _refuse("icons", "evergreen-data-cards", count=len(CARDS))
    icons: list[int] = []
    for biome in CARD_BIOMES:
        row = table[biome]
        if not isinstance(row, list) or len(row) != len(POWERS):
            _refuse("icons", "evergreen-data-cards", count=len(CARDS))
        for icon in row:
            if icon == "none":
                icons.append(NO_ICON)
            elif biome == "wild":
                _refuse("icons", "evergreen-data-wild")
            elif icon == "skull":
                icons.append(SKULL)
            elif _is_number(icon) and 1 <= icon <= 4:
                icons.append(icon)
            else:
                _refuse("icons", "evergreen-data-icon", biome=biome, icon=str(icon))
    return icons


def _track(table: Table, power: str) -> list[int]:
    track: Any = table.get(power)
    if not _is_numbers(track) or len(track) < 3 or track[0] != 0 or track != sorted(track):
        _refuse("tracks", "evergreen-data-track", power=power)
    return list(track)


def _rounds(table: Table) -> list[int]:
    rounds = table.get("rounds")
    if not isinstance(rounds, dict) or list(rounds) != list(SEASONS):
        _refuse("seasons", "evergreen-data-seasons", rounds=MOST_ROUNDS)
    numbers = list(rounds.values())
    if not _is_numbers(numbers) or min(numbers) < 1 or sum(numbers) > MOST_ROUNDS:
        _refuse("seasons", "evergreen-data-seasons", rounds=MOST_ROUNDS)
    return numbers


def _titles(table: Table) -> list[tuple[int, str]]:
    titles = [(least, title) for title, least in table.items() if title != "status"]
    if not titles or not all(_is_number(least) for least, _ in titles) or titles != sorted(titles) or titles[0][0]:
        _refuse("titles", "evergreen-data-titles")
    return titles
