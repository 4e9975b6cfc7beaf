"""Reading the card files, and refusing any with which Earth could not be played (EAR-6 to EAR-20)."""

import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import NoReturn, TypeVar

from hain.core.errors import BadData
from hain.games.earth.cards import CLIMATE, EVENT, FLORA, ISLAND, TERRAIN, Box, Card, Ecosystem, Fauna, GaiaCard
from hain.games.earth.habits import NAMES
from hain.games.earth.notation import (
    ACTION_COLORS,
    FLORA_TYPES,
    HABITATS,
    TAGS,
    Ability,
    Effect,
    Start,
    Wild,
    read_card,
    read_gaia,
    read_goal,
    read_score,
)

Made = TypeVar("Made")

# how many cards or sides each file has, and what their ids look like (EAR-6, EAR-9, EAR-10)
FILES = {
    "flora.toml": (179, r"e\d{2,3}"),
    "terrains.toml": (66, r"e\d{2,3}"),
    "events.toml": (38, r"e\d{2,3}"),
    "islands.toml": (20, r"i\d{3}[ab]"),
    "climates.toml": (20, r"c\d{3}[ab]"),
    "ecosystems.toml": (64, r"y\d{3}[ab]"),
    "fauna.toml": (46, r"f\d{3}[ab]"),
    "gaia.toml": (6, r"g\d{3}"),
}
NONE = "-"
MOST_SPACES = 6
MOST_HEIGHT = 8


@cache
def shipped() -> Box:
    """The cards that come with the package."""
    return read_box(shipped_texts())


def shipped_texts() -> dict[str, str]:
    folder = files("hain.games.earth").joinpath("data")
    return {name: folder.joinpath(name).read_text("utf-8") for name in FILES}


@cache
def shipped_habits() -> list[list[float]]:
    """The numbers of quick moves: those of a table with rivals, and those of the solo game."""
    text = files("hain.games.earth").joinpath("data/habits.toml").read_text("utf-8")
    rows = tomllib.loads(text)
    return [[float(rows[name][column]) for name in NAMES] for column in (0, 1)]


def read_box(texts: Mapping[str, str]) -> Box:
    """The cards of these files; raises BadData with the name of the file and the card that is wrong."""
    earth = {**_read("flora.toml", texts, _flora), **_read("terrains.toml", texts, _terrain)}
    events = _read("events.toml", texts, _event)
    for card in events:
        if card in earth:
            _refuse("events.toml", card, "earth-data-twice")
    box = Box(
        {card: (earth | events)[card] for card in sorted(earth | events, key=_number)},
        _read("islands.toml", texts, _island),
        _read("climates.toml", texts, _climate),
        _read("ecosystems.toml", texts, _ecosystem),
        _read("fauna.toml", texts, _fauna),
        _read("gaia.toml", texts, _gaia),
    )
    if len(box.earth) != 283:
        _refuse("terrains.toml", "", "earth-data-twice")
    return box


def _number(card: str) -> int:
    return int(re.sub(r"\D", "", card))


def _refuse(file: str, card: str, key: str, **details: str | int | BadData) -> NoReturn:
    raise BadData(key, file=file, card=card, **details)


def _read(file: str, texts: Mapping[str, str], make: Callable[["_Fields"], Made]) -> dict[str, Made]:
    try:
        data = tomllib.loads(texts[file])
    except KeyError as error:
        raise BadData("earth-data-missing", file=file) from error
    except tomllib.TOMLDecodeError as error:
        raise BadData("earth-data-toml", file=file, reason=str(error)) from error
    count, form = FILES[file]
    found: dict[str, Made] = {}
    for card, line in data.items():
        if not re.fullmatch(form, card) or not isinstance(line, str):
            _refuse(file, card, "earth-data-id")
        found[card] = make(_Fields(file, card, line))
    if len(found) != count:
        raise BadData("earth-data-count", file=file, count=len(found), needed=count)
    return found


class _Fields:
    """The parts of a data line, taken one after another."""

    def __init__(self, file: str, card: str, line: str) -> None:
        self.file = file
        self.card = card
        self.rest = line.split("; ")

    def refuse(self, key: str, **details: str | int | BadData) -> NoReturn:
        _refuse(self.file, self.card, key, **details)

    def take(self, form: str) -> re.Match[str]:
        """The next part, which must look like this."""
        part = self.rest.pop(0) if self.rest else ""
        found = re.fullmatch(form, part)
        if found is None:
            self.refuse("earth-data-part", text=part)
        return found

    def words(self, known: tuple[str, ...], prefix: str = "") -> tuple[str, ...]:
        """A part that lists some of the known words in their order, or none."""
        part = self.take(f"{prefix}(.*)")[1]
        words = tuple(part.split(" ")) if part != NONE else ()
        if words != tuple(word for word in known if word in words):
            self.refuse("earth-data-part", text=part)
        return words

    def last(self, read: Callable[[str], Made]) -> Made:
        """The last part, in the effect notation."""
        if len(self.rest) != 1:
            self.refuse("earth-data-part", text="; ".join(self.rest))
        try:
            return read(self.rest[0])
        except BadData as error:
            self.refuse("earth-data-line", reason=error)

    def abilities(self) -> tuple[Ability, ...]:
        """No card has two abilities that belong to the same action (EAR-28)."""
        found = self.last(read_card)
        for action in ACTION_COLORS:
            colors = (action,) if action == "green" else (action, "multi")
            if len([ability for ability in found if ability.color in colors]) > 1:
                self.refuse("earth-data-colors")
        return found


def _flora(fields: _Fields) -> Card:
    scientific = fields.take(r"[A-Z].*|-")[0].removeprefix(NONE)
    kind = fields.take(rf"({'|'.join(FLORA_TYPES)}|wild) (\d+)/(\d+)")
    habitats = fields.words(HABITATS)
    spaces = int(fields.take(rf"([0-{MOST_SPACES}]) sprouts")[1])
    height = fields.take(rf"height (?:(0)|([1-{MOST_HEIGHT}])/(\d+))")
    tags = fields.words(TAGS, "tag ") if fields.rest[:1] and fields.rest[0].startswith("tag ") else ()
    abilities = fields.abilities()
    wild = any(isinstance(ability.deed, Wild) for ability in abilities)
    if wild != (kind[1] == "wild"):
        fields.refuse("earth-data-wild")
    return Card(
        fields.card,
        FLORA,
        int(kind[3]),
        abilities,
        habitats,
        int(kind[2]),
        FLORA_TYPES if wild else (kind[1],),
        spaces,
        int(height[2] or 0),
        int(height[3] or 0),
        tags,
        scientific,
    )


def _terrain(fields: _Fields) -> Card:
    price = fields.take(r"(\d+)/(\d+)")
    habitats = fields.words(HABITATS)
    return Card(fields.card, TERRAIN, int(price[2]), fields.abilities(), habitats, int(price[1]), (TERRAIN,))


def _event(fields: _Fields) -> Card:
    vp = int(fields.take(r"-?\d+")[0])
    abilities = fields.abilities()
    if len(abilities) != 1 or abilities[0].color != "black" or not isinstance(abilities[0].deed, Effect):
        fields.refuse("earth-data-event")
    return Card(fields.card, EVENT, vp, abilities)


def _island(fields: _Fields) -> Card:
    island = _side(fields, ISLAND)
    if [isinstance(ability.deed, Start) for ability in island.abilities] != [True, False]:
        fields.refuse("earth-data-island")
    return island


def _climate(fields: _Fields) -> Card:
    return _side(fields, CLIMATE)


def _side(fields: _Fields, kind: str) -> Card:
    vp = int(fields.take(r"\d+")[0])
    habitats = fields.words(HABITATS)
    return Card(fields.card, kind, vp, fields.abilities(), habitats)


def _ecosystem(fields: _Fields) -> Ecosystem:
    return Ecosystem(fields.card, fields.last(read_score))


def _fauna(fields: _Fields) -> Fauna:
    scientific = fields.take(r"[A-Z].*")[0]
    return Fauna(fields.card, fields.last(read_goal), scientific)


def _gaia(fields: _Fields) -> GaiaCard:
    fields.rest = ["; ".join(fields.rest)]
    return GaiaCard(fields.card, fields.last(read_gaia))
