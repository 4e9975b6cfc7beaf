"""The effect notation: what a card does, as one line of text and as plain tuples.

A line is read exactly: all words in lower case, one blank between them. Writing what was read gives the same line back.
"""

import re
from typing import NamedTuple

from hain.core.errors import BadData

ACTION_COLORS = ("green", "red", "blue", "yellow")
COLORS = (*ACTION_COLORS, "multi", "black", "brown")
TYPES = ("tree", "herb", "mushroom", "bush", "terrain")
FLORA_TYPES = TYPES[:4]
HABITATS = ("sunny", "wet", "rocky", "cold")
TAGS = ("geography", "color", "animal")
COSTS = ("soil", "sprout", "growth", "compost", "hand")
GAINS = ("soil", "draw", "deck", "sprout", "growth", "hand", "pick")
SCOPES = ("grid", "area", "row", "column", "ortho", "diag", "path", "diagpath", "best")
SUMS = ("soil", "hand", "compost", "events", "sprouts", "growth")
ATTRIBUTES = ("color", "type", "habitat", "vp", "sprouts", "growth")
ACTIONS = ("plant", "compost", "water", "grow")
SETS = "sets(red+blue+yellow+terrain+event)"

# which comparisons a property knows
_COMPARED = {
    "cost": ("<=", ">=", "="),
    "vp": ("<=", ">=", "="),
    "habitats": ("<=", ">=", "="),
    "abilities": (">=",),
    "sprouts": (">=",),
    "growth": (">=",),
    "spaces": ("<=", ">=", "="),
    "height": ("<=", ">=", "="),
    "canopy": ("<=", ">=", "="),
}
_STATES = ("odd", "even", "sprouts=full", "growth=full", "full", "bare", "aided")

Amount = tuple[int, str]
"""How many of what."""


class Filter(NamedTuple):
    """A test of one card: a bare word such as `wet`, or a property compared with a number."""

    word: str
    compare: str = ""
    number: int = 0


class Count(NamedTuple):
    """Something to count: cards in a scope, lines that pass a test, or a sum."""

    what: str
    filter: Filter | None = None
    scope: str = ""
    test: str = ""
    attribute: str = ""


class Score(NamedTuple):
    """Points for every so many of a count, perhaps not more than some."""

    points: int
    per: int
    counted: Count
    most: int | None


class Table(NamedTuple):
    """Points for a count of 1, 2 and so on; the last also for more."""

    points: tuple[int, ...]
    counted: Count


class Modifier(NamedTuple):
    """`planted`: times the matching cards planted this turn; `each`: one on each such flora in the row or column;
    `around`: on the flora around the card."""

    kind: str
    filter: Filter | None = None
    scope: str = ""


class Effect(NamedTuple):
    active: bool  # only for the active seat
    costs: tuple[Amount, ...]
    gains: tuple[Amount, ...]
    modifier: Modifier | None


class Start(NamedTuple):
    draw: int
    hand: int
    soil: int


class Trigger(NamedTuple):
    """Gains after each event that the seat plays."""

    gains: tuple[Amount, ...]


class Copy(NamedTuple):
    color: str


class Wild(NamedTuple):
    """The flora is of all four types."""


class Pay(NamedTuple):
    """The card may be paid with this instead of soil."""

    resource: str


class Discount(NamedTuple):
    soil: int
    filter: Filter


class Forbid(NamedTuple):
    color: str


class Replace(NamedTuple):
    """A card of the colour may take the place of this terrain."""

    color: str
    gains: tuple[Amount, ...]


Deed = Effect | Start | Trigger | Copy | Wild | Pay | Discount | Forbid | Replace | Score | Table


class Ability(NamedTuple):
    color: str
    deed: Deed


class Goal(NamedTuple):
    need: int
    counted: Count


class Share(NamedTuple):
    """What Gaia receives: an amount, perhaps for each of something."""

    amount: Amount
    per: str | Count | None


class Gaia(NamedTuple):
    """A card of Gaia: the action of which the player takes the part of an other seat, what she receives or which row
    gets her leaf, and what the goal on the left or right brings her at the level `expert`."""

    color: str
    action: str
    shares: tuple[Share, ...]
    leaf: str
    expert: tuple[Amount, ...]


def read_card(line: str) -> tuple[Ability, ...]:
    """The abilities of a flora, terrain, event, island or climate."""
    return _Scanner(line).card()


def read_score(line: str) -> Score | Table:
    """The line of an ecosystem."""
    scanner = _Scanner(line)
    score = scanner.score()
    scanner.end()
    return score


def read_goal(line: str) -> Goal:
    """The line of a fauna card."""
    scanner = _Scanner(line)
    need = scanner.number()
    scanner.exactly(" ")
    goal = Goal(need, scanner.count())
    scanner.end()
    return goal


def read_gaia(line: str) -> Gaia:
    return _Scanner(line).gaia()


class _Scanner:
    """Reads a line from left to right; whatever does not fit is refused with its place."""

    def __init__(self, line: str) -> None:
        self.line = line
        self.at = 0

    def refusal(self) -> BadData:
        return BadData("earth-data-notation", text=self.line, place=self.at + 1)

    def skip(self, text: str) -> bool:
        """Whether this text comes next; then it is passed."""
        if not self.line.startswith(text, self.at):
            return False
        self.at += len(text)
        return True

    def exactly(self, text: str) -> None:
        if not self.skip(text):
            raise self.refusal()

    def one_of(self, words: tuple[str, ...]) -> str:
        """The longest of these words that comes next."""
        for word in sorted(words, key=len, reverse=True):
            if self.skip(word):
                return word
        raise self.refusal()

    def number(self) -> int:
        found = re.compile(r"0|[1-9]\d*").match(self.line, self.at)
        if found is None:
            raise self.refusal()
        self.at = found.end()
        return int(found[0])

    def end(self) -> None:
        if self.at != len(self.line):
            raise self.refusal()

    # cards

    def card(self) -> tuple[Ability, ...]:
        abilities = [self.ability()]
        while self.skip(" | "):
            abilities.append(self.ability())
        self.end()
        return tuple(abilities)

    def ability(self) -> Ability:
        color = self.one_of(COLORS)
        self.exactly(": ")
        return Ability(color, self.deed())

    def deed(self) -> Deed:
        if self.skip("start "):
            draw = self.number()
            self.exactly(" draw ")
            hand = self.number()
            self.exactly(" hand ")
            soil = self.number()
            self.exactly(" soil")
            return Start(draw, hand, soil)
        if self.skip("event => "):
            return Trigger(self.amounts("+", GAINS))
        if self.skip("copy "):
            return Copy(self.one_of(ACTION_COLORS[1:]))
        if self.skip("wild"):
            return Wild()
        if self.skip("pay "):
            return Pay(self.one_of(("hand", "sprout", "growth")))
        if self.skip("discount "):
            soil = self.number()
            self.exactly(" (")
            word = Filter(self.one_of((*TYPES, *HABITATS)))
            self.exactly(")")
            return Discount(soil, word)
        if self.skip("forbid "):
            return Forbid(self.one_of(ACTION_COLORS[1:]))
        if self.skip("replace ("):
            color = self.one_of(COLORS)
            self.exactly(") => ")
            return Replace(color, self.amounts("+", GAINS))
        if self.line[self.at : self.at + 1].isdigit() or self.line.startswith("table ", self.at):
            return self.score()
        return self.effect()

    def effect(self) -> Effect:
        active = self.skip("active ")
        costs: tuple[Amount, ...] = ()
        if self.line.startswith("-", self.at):
            costs = self.amounts("-", COSTS)
            self.exactly(" => ")
        return Effect(active, costs, self.amounts("+", GAINS), self.modifier())

    def amounts(self, sign: str, words: tuple[str, ...]) -> tuple[Amount, ...]:
        found = [self.amount(sign, words)]
        while self.line.startswith(f" {sign}", self.at):
            self.exactly(" ")
            found.append(self.amount(sign, words))
        return tuple(found)

    def amount(self, sign: str, words: tuple[str, ...]) -> Amount:
        self.exactly(sign)
        number = self.number()
        self.exactly(" ")
        return number, self.one_of(words)

    def modifier(self) -> Modifier | None:
        if self.skip(" x planted("):
            tested = self.filter()
            self.exactly(")")
            return Modifier("planted", tested)
        if self.skip(" on each("):
            tested = Filter(self.one_of(TYPES))
            self.exactly(")@")
            return Modifier("each", tested, self.one_of(("row", "column")))
        return Modifier("around") if self.skip(" split@around") else None

    # counting

    def score(self) -> Score | Table:
        if self.skip("table "):
            points = [self.number()]
            while self.skip("/"):
                points.append(self.number())
            self.exactly(" by ")
            return Table(tuple(points), self.count())
        value = self.number()
        self.exactly(" per ")
        per = 1
        if self.line[self.at : self.at + 1].isdigit():
            per = self.number()
            self.exactly(" ")
        count = self.count()
        return Score(value, per, count, self.number() if self.skip(" max ") else None)

    def count(self) -> Count:
        for what in ("cards", "flora"):
            if self.skip(f"{what}("):
                tested = self.filter()
                self.exactly(")@")
                return Count(what, tested, self.one_of(SCOPES))
        for what in ("rows", "columns"):
            if self.skip(what):
                if not self.skip("("):
                    return Count(what)
                test = self.one_of(("same", "different"))
                self.exactly(" ")
                attribute = self.one_of(ATTRIBUTES)
                self.exactly(")")
                return Count(what, test=test, attribute=attribute)
        return Count(self.one_of((SETS, "empty@ortho", "diagonals", *SUMS)))

    def filter(self) -> Filter:
        if self.skip("tag:"):
            return Filter("tag:" + self.one_of(TAGS))
        for state in sorted(_STATES, key=len, reverse=True):
            if self.skip(state):
                return Filter(state)
        word = self.one_of((*_COMPARED, *TYPES, *HABITATS, *COLORS))
        if word not in _COMPARED:
            return Filter(word)
        compare = self.one_of(_COMPARED[word])
        return Filter(word, compare, self.number())

    # Gaia

    def gaia(self) -> Gaia:
        color = self.one_of(COLORS)
        self.exactly(": you ")
        action = "" if self.skip("-") else self._other()
        self.exactly(" ; gaia ")
        if not self.skip("leaf "):
            shares = self.shares()
            self.end()
            return Gaia(color, action, shares, "", ())
        leaf = self.one_of(("upper", "lower"))
        self.exactly(" ; beginner skip ; expert left ")
        left = self.amount("+", _GAIA_GAINS)
        self.exactly(", right ")
        right = self.amount("+", _GAIA_GAINS)
        self.end()
        return Gaia(color, action, (), leaf, (left, right))

    def _other(self) -> str:
        self.exactly("other ")
        return self.one_of(ACTIONS)

    def shares(self) -> tuple[Share, ...]:
        found = [self.share()]
        while self.skip(" "):
            found.append(self.share())
        return tuple(found)

    def share(self) -> Share:
        amount = self.amount("+", _GAIA_GAINS)
        if not self.skip(" per "):
            return Share(amount, None)
        for word in ("drawn", "soil_gained"):
            if self.skip(word):
                return Share(amount, word)
        return Share(amount, self.count())


_GAIA_GAINS = ("soil", "deck", "pile", "sprout", "growth")


# writing


def write_card(abilities: tuple[Ability, ...]) -> str:
    return " | ".join(f"{ability.color}: {write_deed(ability.deed)}" for ability in abilities)


def write_deed(deed: Deed) -> str:
    match deed:
        case Effect(active, costs, gains, modifier):
            price = f"{_write_amounts('-', costs)} => " if costs else ""
            return ("active " if active else "") + price + _write_amounts("+", gains) + _write_modifier(modifier)
        case Start(draw, hand, soil):
            return f"start {draw} draw {hand} hand {soil} soil"
        case Trigger(gains):
            return f"event => {_write_amounts('+', gains)}"
        case Copy(color):
            return f"copy {color}"
        case Wild():
            return "wild"
        case Pay(resource):
            return f"pay {resource}"
        case Discount(soil, tested):
            return f"discount {soil} ({write_filter(tested)})"
        case Forbid(color):
            return f"forbid {color}"
        case Replace(color, gains):
            return f"replace ({color}) => {_write_amounts('+', gains)}"
        case Score() | Table():
            return write_score(deed)


def write_score(score: Score | Table) -> str:
    if isinstance(score, Table):
        return f"table {'/'.join(map(str, score.points))} by {write_count(score.counted)}"
    per = f"{score.per} " if score.per > 1 else ""
    most = "" if score.most is None else f" max {score.most}"
    return f"{score.points} per {per}{write_count(score.counted)}{most}"


def write_goal(goal: Goal) -> str:
    return f"{goal.need} {write_count(goal.counted)}"


def write_gaia(card: Gaia) -> str:
    head = f"{card.color}: you {f'other {card.action}' if card.action else '-'} ; gaia "
    if not card.leaf:
        return head + " ".join(_write_share(share) for share in card.shares)
    left, right = (_write_amounts("+", (amount,)) for amount in card.expert)
    return f"{head}leaf {card.leaf} ; beginner skip ; expert left {left}, right {right}"


def write_count(count: Count) -> str:
    if count.filter is not None:
        return f"{count.what}({write_filter(count.filter)})@{count.scope}"
    return count.what + (f"({count.test} {count.attribute})" if count.test else "")


def write_filter(tested: Filter) -> str:
    return tested.word + (f"{tested.compare}{tested.number}" if tested.compare else "")


def _write_amounts(sign: str, amounts: tuple[Amount, ...]) -> str:
    return " ".join(f"{sign}{number} {word}" for number, word in amounts)


def _write_modifier(modifier: Modifier | None) -> str:
    if modifier is None:
        return ""
    if modifier.filter is None:
        return " split@around"
    tested = write_filter(modifier.filter)
    return f" x planted({tested})" if modifier.kind == "planted" else f" on each({tested})@{modifier.scope}"


def _write_share(share: Share) -> str:
    per = "" if share.per is None else f" per {share.per if isinstance(share.per, str) else write_count(share.per)}"
    return _write_amounts("+", (share.amount,)) + per
