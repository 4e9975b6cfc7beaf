"""Games that other packages bring, by the entry point `hain.games`: each is a package with `RULES` and its own words.

    [project.entry-points."hain.games"]
    chess = "hain_chess"

Whatever is wrong with one of them, it is left out and nothing else is.
"""

import re
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable

from hain.core.box import box_of
from hain.core.errors import BadData, Refused
from hain.core.rules import Rules

GROUP = "hain.games"
NAME = re.compile("[a-z][a-z0-9_]*")
WRITTEN = ("app", "screen")
"""The words that all games share; none of them may begin like those of a game."""
SHARED = (*WRITTEN, "shelf")
"""Parts of the words that are of no game."""


class Guest:
    """A game of another package, and the folders of what it brings."""

    __slots__ = ("home", "rules", "words")

    def __init__(self, rules: Rules, home: Traversable) -> None:
        self.rules = rules
        self.home = home
        self.words = home.joinpath("locales")


def guests(taken: frozenset[str]) -> tuple[dict[str, Guest], tuple[Refused, ...]]:
    """The games of other packages by their names, and why others were left out."""
    found: dict[str, Guest] = {}
    why: list[Refused] = []
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        try:
            guest = _invited(entry, taken | set(found))
        except Refused as error:
            why.append(BadData("error-guest", game=entry.name, package=entry.value, why=error))
        except (Exception, SystemExit) as error:  # whatever another package does while it is imported
            said = f"{type(error).__name__}: {error}"
            why.append(BadData("error-guest", game=entry.name, package=entry.value, why=said))
        else:
            found[guest.rules.name] = guest
    return found, tuple(why)


def _invited(entry: EntryPoint, taken: frozenset[str]) -> Guest:
    """The game of an entry point, if it has what everybody relies on: a name, words, a box, a set-up."""
    package = import_module(entry.module)
    rules = getattr(entry.load(), "RULES", None)
    if not isinstance(rules, Rules):
        raise BadData("error-guest-rules")
    if not NAME.fullmatch(rules.name) or rules.name in taken or _is_shared(rules.name):
        raise BadData("error-guest-name", name=rules.name)
    guest = Guest(rules, files(package))
    english = guest.words.joinpath("en", f"{rules.name}.ftl")
    if not english.is_file() or f"{rules.name}-name =" not in english.read_text("utf-8"):
        raise BadData("error-guest-words", file=f"locales/en/{rules.name}.ftl")
    box_of(rules)
    rules.setup(rules.seats[0], 1)
    return guest


def _is_shared(name: str) -> bool:
    """Whether words that all games share are called or begin like those of a game of this name."""
    folder = files("hain").joinpath("locales", "en")
    texts = [folder.joinpath(f"{part}.ftl").read_text("utf-8") for part in WRITTEN]
    return name in SHARED or any(re.search(f"^{name}-", text, re.MULTILINE) for text in texts)
