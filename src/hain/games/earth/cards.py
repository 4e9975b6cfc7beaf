"""The cards of Earth as their data lines say them."""

from typing import NamedTuple

from hain.games.earth.notation import Ability, Gaia, Goal, Score, Start, Table

FLORA = "flora"
TERRAIN = "terrain"
EVENT = "event"
ISLAND = "island"
CLIMATE = "climate"


class Card(NamedTuple):
    """A flora, terrain, event, or one side of an island or climate; what a kind does not have is empty."""

    id: str
    kind: str
    vp: int
    abilities: tuple[Ability, ...]
    habitats: tuple[str, ...] = ()
    cost: int | None = None
    types: tuple[str, ...] = ()
    spaces: int = 0  # for sprouts
    height: int = 0
    canopy: int = 0
    tags: tuple[str, ...] = ()
    scientific: str = ""

    def colors(self) -> frozenset[str]:
        """The colours it counts as: a multi ability is also red, blue and yellow (EAR-25)."""
        found = {ability.color for ability in self.abilities}
        return frozenset(found | {"red", "blue", "yellow"} if "multi" in found else found)

    def is_aided(self) -> bool:
        """Whether it has printed direction marks: flora and terrains that look along a line or around (EAR-65)."""
        return self.kind in (FLORA, TERRAIN) and any(_looks_around(ability) for ability in self.abilities)

    def start(self) -> Start:
        """What an island gives at the start."""
        return next(ability.deed for ability in self.abilities if isinstance(ability.deed, Start))


class Ecosystem(NamedTuple):
    id: str
    score: Score | Table


class Fauna(NamedTuple):
    id: str
    goal: Goal
    scientific: str


class GaiaCard(NamedTuple):
    id: str
    line: Gaia


class Box(NamedTuple):
    """All cards and sides, each kind by its ids."""

    earth: dict[str, Card]
    islands: dict[str, Card]
    climates: dict[str, Card]
    ecosystems: dict[str, Ecosystem]
    fauna: dict[str, Fauna]
    gaia: dict[str, GaiaCard]

    def ids(self) -> list[str]:
        return [card for kind in self for card in kind]


def _looks_around(ability: Ability) -> bool:
    deed = ability.deed
    if isinstance(deed, Score | Table):
        return deed.counted.scope in ("row", "column", "ortho", "diag", "path") or deed.counted.what == "empty@ortho"
    modifier = getattr(deed, "modifier", None)
    return modifier is not None and modifier.kind in ("each", "around")
