"""Reading the plant lists, and refusing any that the game could not be played with (WAG-8 to WAG-12)."""

import re
import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NoReturn

from hain.core.errors import BadData
from hain.games.waldgaertner.flora import COLOURS, DIRECTIONS, ORIGINS, SEXES, SIZES, Flora, Plant

LANGUAGES = ("de", "en", "fr")
PARTNERS = "partners.toml"
LISTS = ("europe.toml", "north-america.toml", "asia.toml")
KINDS = ("genus", "species", "group", "male")
MOST_GROUPS = 60
HIGHEST_RATING = 5

# cards per size, by origin (WAG-8)
COUNTS = {
    "EU": {"large_tree": 8, "medium_tree": 6, "small_tree": 9, "large_shrub": 14, "small_shrub": 12, "climber": 1},
    "NA": {"large_tree": 8, "medium_tree": 7, "small_tree": 8, "large_shrub": 15, "small_shrub": 10, "climber": 2},
    "AS": {"large_tree": 6, "medium_tree": 13, "small_tree": 17, "large_shrub": 16, "small_shrub": 13, "climber": 10},
}

_CARD = re.compile(
    r"(?P<size>\w+( \w+)?) (?P<height>\d+(\.\d+)?) m"
    rf", flowers (?P<flowers>[1-9])( (?P<colour>{'|'.join(COLOURS)}))?"
    r", ripe (?P<ripe>[1-9])"
    rf"(, (?P<sex>{'|'.join(SEXES[1:])}))?"
    r"(, is (?P<kinds>[a-z0-9-]+( [a-z0-9-]+)*))?"
    r"(, needs (?P<partner>[a-z0-9-]+))?"
    rf"(, feeds (?P<feeds>({'|'.join(DIRECTIONS)})( ({'|'.join(DIRECTIONS)}))*))?"
    r", (?P<ratings>\d(\+\d){3}) = (?P<value>\d+|\(\d+\))"
)
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@cache
def shipped() -> Flora:
    """The plants that come with the package."""
    return read_flora(shipped_texts())


def shipped_texts() -> dict[str, str]:
    folder = files("hain.games.waldgaertner").joinpath("data")
    return {name: folder.joinpath(name).read_text("utf-8") for name in (PARTNERS, *LISTS)}


def read_flora(texts: Mapping[str, str]) -> Flora:
    """The plants of these files; raises BadData with the name of the file and the entry that is wrong."""
    groups = _groups(texts)
    plants: list[Plant] = []
    for name in LISTS:
        plants += _plants(name, _toml(name, texts), groups)
    _check_unique(plants)
    _check_counts(plants)
    _check_partners(plants)
    return Flora(plants, groups)


def _refuse(file: str, entry: str, key: str, **details: str | int) -> NoReturn:
    raise BadData(key, file=file, entry=entry, **details)


def _toml(name: str, texts: Mapping[str, str]) -> dict[str, Any]:
    try:
        return tomllib.loads(texts[name])
    except KeyError as error:
        raise BadData("waldgaertner-data-missing", file=name) from error
    except tomllib.TOMLDecodeError as error:
        raise BadData("waldgaertner-data-toml", file=name, reason=str(error)) from error


def _groups(texts: Mapping[str, str]) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for group, entry in _toml(PARTNERS, texts).items():
        if not isinstance(entry, dict) or entry.get("kind") not in KINDS or set(entry) != {"names", "kind"}:
            _refuse(PARTNERS, group, "waldgaertner-data-group", allowed=", ".join(KINDS))
        found[group] = _names(PARTNERS, group, entry["names"], LANGUAGES)
    if len(found) > MOST_GROUPS:
        _refuse(PARTNERS, "", "waldgaertner-data-groups", most=MOST_GROUPS)
    return found


def _names(file: str, entry: str, names: Any, kinds: tuple[str, ...]) -> dict[str, str]:
    if not isinstance(names, list) or len(names) != len(kinds):
        _refuse(file, entry, "waldgaertner-data-names", kinds=", ".join(kinds))
    if not all(isinstance(name, str) and name.strip() for name in names):
        _refuse(file, entry, "waldgaertner-data-names", kinds=", ".join(kinds))
    return dict(zip(kinds, names))


def _plants(file: str, data: dict[str, Any], groups: dict[str, dict[str, str]]) -> list[Plant]:
    origin = data.pop("origin", None)
    if origin not in ORIGINS:
        _refuse(file, "origin", "waldgaertner-data-origin", allowed=", ".join(ORIGINS))
    return [_plant(file, origin, card, entry, groups) for card, entry in data.items()]


def _plant(file: str, origin: str, card: str, entry: Any, groups: dict[str, dict[str, str]]) -> Plant:
    if not _ID.fullmatch(card):
        _refuse(file, card, "waldgaertner-data-id")
    if not isinstance(entry, dict) or set(entry) != {"names", "card"}:
        _refuse(file, card, "waldgaertner-data-keys")
    names = _names(file, card, entry["names"], (*LANGUAGES, "scientific"))
    facts = _CARD.fullmatch(str(entry["card"]))
    if facts is None:
        _refuse(file, card, "waldgaertner-data-card", text=str(entry["card"]))
    size = facts["size"].replace(" ", "_")
    if size not in SIZES:
        _refuse(file, card, "waldgaertner-data-size", size=facts["size"], allowed=", ".join(SIZES).replace("_", " "))
    kinds = tuple((facts["kinds"] or "").split())
    partner = facts["partner"] or ""
    for group in (*kinds, *([partner] if partner else [])):
        if group not in groups:
            _refuse(file, card, "waldgaertner-data-no-group", group=group)
    ratings = tuple(int(rating) for rating in facts["ratings"].split("+"))
    male = facts["sex"] == "male"
    if any(not (0 if male else 1) <= rating <= (0 if male else HIGHEST_RATING) for rating in ratings):
        _refuse(file, card, "waldgaertner-data-ratings", highest=HIGHEST_RATING)
    if male and partner:
        _refuse(file, card, "waldgaertner-data-male")
    plant = Plant(
        card,
        {language: names[language] for language in LANGUAGES},
        names["scientific"],
        origin,
        size,
        facts["height"],
        (int(facts["flowers"]), int(facts["ripe"])),
        facts["colour"] or "",
        facts["sex"] or "",
        kinds,
        partner,
        tuple((facts["feeds"] or "").split()),
        ratings,
    )
    if facts["value"] != plant.shown_value():
        _refuse(file, card, "waldgaertner-data-value", value=facts["value"], right=plant.shown_value())
    return plant


def _check_unique(plants: list[Plant]) -> None:
    ids = Counter(plant.card for plant in plants)
    for plant in plants:
        if ids[plant.card] > 1:
            _refuse(LISTS[ORIGINS.index(plant.origin)], plant.card, "waldgaertner-data-twice", name=plant.card)
    for language in LANGUAGES:
        names = Counter(plant.names[language] for plant in plants)
        for plant in plants:
            name = plant.names[language]
            if names[name] > 1:
                _refuse(LISTS[ORIGINS.index(plant.origin)], plant.card, "waldgaertner-data-twice", name=name)


def _check_counts(plants: list[Plant]) -> None:
    counts = Counter((plant.origin, plant.size) for plant in plants)
    for file, origin in zip(LISTS, ORIGINS):
        for size, needed in COUNTS[origin].items():
            if counts[origin, size] != needed:
                kind = size.replace("_", " ")
                _refuse(file, kind, "waldgaertner-data-count", count=counts[origin, size], needed=needed)


def _check_partners(plants: list[Plant]) -> None:
    for plant in plants:
        if plant.partner and not any(
            plant.partner in other.kinds
            for other in plants
            if other.origin == plant.origin and other.card != plant.card
        ):
            file = LISTS[ORIGINS.index(plant.origin)]
            _refuse(file, plant.card, "waldgaertner-data-partner", group=plant.partner)
