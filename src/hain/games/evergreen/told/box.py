"""What is printed: the planet, the cards, the tracks of the powers, the year, what one begins with, the titles."""

from typing import TypedDict, cast

from hain.games.evergreen.box import CARD_BIOMES as GROUNDS
from hain.games.evergreen.box import CARDS, POWERS, SEASONS, Box, biome_of, power_of
from hain.games.evergreen.planet import BIOMES, NO_SPACE, SIDES, Board
from hain.games.evergreen.state import CATEGORIES


class CardBox(TypedDict):
    """The icon is a number of flowers, -1 for a skull and 0 for nothing."""

    biome: str
    power: str
    icon: int


class TrackBox(TypedDict):
    """The numbers of a track from level 0 upwards."""

    power: str
    values: list[int]


class SeasonBox(TypedDict):
    season: str
    rounds: int


class StartBox(TypedDict):
    """Points in turn order; so many flowers at least lie in the fertility zone."""

    points: list[int]
    flowers: int


class TitleBox(TypedDict):
    """What a solo game with at least so many points earns."""

    title: str
    points: int


class EvergreenBox(TypedDict):
    """The map has the biome of each cell by rows, or `crevice`, or nothing. `statuses` says of each table of the data
    how sure it is; `places` are the keys of all places that are there from the beginning."""

    places: list[str]
    map: list[list[str]]
    biomes: list[str]
    cards: dict[str, CardBox]
    tracks: list[TrackBox]
    seasons: list[SeasonBox]
    sides: list[str]
    start: StartBox
    titles: list[TitleBox]
    categories: list[str]
    statuses: dict[str, str]


def box_data(box: Box) -> dict[str, object]:
    board = box.board
    printed: EvergreenBox = {
        "places": _places(board),
        "map": [[_ground(board, row, column) for column in range(board.columns)] for row in range(board.rows)],
        "biomes": list(BIOMES),
        "cards": {
            name: {"biome": GROUNDS[biome_of(card)], "power": POWERS[power_of(card)], "icon": box.icons[card]}
            for card, name in enumerate(CARDS)
        },
        "tracks": [{"power": power, "values": values} for power, values in zip(POWERS, box.tracks)],
        "seasons": [{"season": season, "rounds": rounds} for season, rounds in zip(SEASONS, box.rounds)],
        "sides": list(SIDES),
        "start": {"points": box.start_points, "flowers": box.start_flowers},
        "titles": [{"title": title, "points": least} for least, title in box.titles],
        "categories": list(CATEGORIES),
        "statuses": box.statuses,
    }
    return cast(dict[str, object], printed)


def _places(board: Board) -> list[str]:
    """`power` is the power of the round, wherever its track lies."""
    zones = [f"zone:{biome}" for biome in BIOMES]
    tracks = [f"track:{power}" for power in POWERS]
    return [*(f"space:{space}" for space in board.names), *zones, *tracks, "power", "pool", "deck", "discard"]


def _ground(board: Board, row: int, column: int) -> str:
    space = board.cell(row, column)
    if space >= 0:
        return BIOMES[board.biome_of[space]]
    return "crevice" if space == NO_SPACE else ""
