"""What cards say, in parts for icons: costs and gains, conditions, scores, each as the notation was read."""

from typing import Literal, NotRequired, TypedDict

from hain.games.earth.notation import (
    ACTION_COLORS,
    ACTIONS,
    SETS,
    Ability,
    Amount,
    Copy,
    Count,
    Discount,
    Effect,
    Filter,
    Forbid,
    Pay,
    Replace,
    Score,
    Start,
    Table,
    Trigger,
    Wild,
)


class AmountBox(TypedDict):
    count: int
    of: str
    """`soil`, `sprout`, `growth`, `compost` or `hand` as a cost, `draw`, `deck` and `pick` besides as a gain."""


class FilterBox(TypedDict):
    """What a card must be: a word such as `wet`, or one that is compared with a number."""

    word: str
    tag: NotRequired[str]
    compare: NotRequired[str]
    number: NotRequired[int]


class CountBox(TypedDict):
    """What is counted: `cards` or `flora` that pass a filter in a scope, `rows` or `columns` that are all the same or
    different in something, or a sum."""

    what: str
    filter: NotRequired[FilterBox]
    scope: NotRequired[str]
    test: NotRequired[str]
    attribute: NotRequired[str]


class ScoreBox(TypedDict):
    """Points for every so many, at most so much; or by a table for one, two and so on, the last also for more."""

    points: int
    per: int
    most: NotRequired[int]
    table: NotRequired[list[int]]
    counted: CountBox


class EffectBox(TypedDict):
    does: Literal["effect"]
    color: str
    active: bool
    """Only for the active seat."""
    costs: list[AmountBox]
    gains: list[AmountBox]
    planted: NotRequired[FilterBox]
    """Times such cards planted in the turn."""
    each: NotRequired[FilterBox]
    """One on each such flora of the line."""
    line: NotRequired[str]
    around: bool
    """On the flora around the card."""


class StartBox(TypedDict):
    does: Literal["start"]
    color: str
    draw: int
    hand: int
    soil: int


class TriggerBox(TypedDict):
    does: Literal["trigger"]
    color: str
    gains: list[AmountBox]


class CopyBox(TypedDict):
    does: Literal["copy"]
    color: str
    copies: str


class WildBox(TypedDict):
    does: Literal["wild"]
    color: str


class PayBox(TypedDict):
    does: Literal["pay"]
    color: str
    instead: str


class DiscountBox(TypedDict):
    does: Literal["discount"]
    color: str
    soil: int
    filter: FilterBox


class ForbidBox(TypedDict):
    does: Literal["forbid"]
    color: str
    action: str


class ReplaceBox(TypedDict):
    does: Literal["replace"]
    color: str
    by: str
    gains: list[AmountBox]


class ScoringBox(TypedDict):
    does: Literal["score"]
    color: str
    score: ScoreBox


AbilityBox = (
    EffectBox | StartBox | TriggerBox | CopyBox | WildBox | PayBox | DiscountBox | ForbidBox | ReplaceBox | ScoringBox
)


def ability_data(ability: Ability) -> AbilityBox:
    color = ability.color
    match ability.deed:
        case Effect():
            return _effect(color, ability.deed)
        case Start(draw, hand, soil):
            return {"does": "start", "color": color, "draw": draw, "hand": hand, "soil": soil}
        case Trigger(gains):
            return {"does": "trigger", "color": color, "gains": amounts_data(gains)}
        case Copy(copied):
            return {"does": "copy", "color": color, "copies": copied}
        case Wild():
            return {"does": "wild", "color": color}
        case Pay(resource):
            return {"does": "pay", "color": color, "instead": resource}
        case Discount(soil, tested):
            return {"does": "discount", "color": color, "soil": soil, "filter": _filter(tested)}
        case Forbid(forbidden):
            return {"does": "forbid", "color": color, "action": ACTIONS[ACTION_COLORS.index(forbidden)]}
        case Replace(by, gains):
            return {"does": "replace", "color": color, "by": by, "gains": amounts_data(gains)}
        case Score() | Table():
            return {"does": "score", "color": color, "score": score_data(ability.deed)}


def _effect(color: str, effect: Effect) -> EffectBox:
    data: EffectBox = {
        "does": "effect",
        "color": color,
        "active": effect.active,
        "costs": amounts_data(effect.costs),
        "gains": amounts_data(effect.gains),
        "around": False,
    }
    modifier = effect.modifier
    if modifier is None:
        return data
    if modifier.filter is None:
        data["around"] = True
    elif modifier.kind == "planted":
        data["planted"] = _filter(modifier.filter)
    else:
        data["each"] = _filter(modifier.filter)
        data["line"] = modifier.scope
    return data


def amounts_data(amounts: tuple[Amount, ...]) -> list[AmountBox]:
    return [{"count": count, "of": resource} for count, resource in amounts]


def _filter(tested: Filter) -> FilterBox:
    word, _, tag = tested.word.partition(":")
    data: FilterBox = {"word": word}
    if tag:
        data["tag"] = tag
    if tested.compare:
        data["compare"] = tested.compare
        data["number"] = tested.number
    return data


_WHAT = {SETS: "sets", "empty@ortho": "empty"}


def count_data(count: Count) -> CountBox:
    data: CountBox = {"what": _WHAT.get(count.what, count.what)}
    if count.filter is not None:
        data["filter"] = _filter(count.filter)
        data["scope"] = count.scope
    if count.test:
        data["test"] = count.test
        data["attribute"] = count.attribute
    return data


def score_data(score: Score | Table) -> ScoreBox:
    if isinstance(score, Table):
        return {"points": 0, "per": 1, "table": list(score.points), "counted": count_data(score.counted)}
    data: ScoreBox = {"points": score.points, "per": score.per, "counted": count_data(score.counted)}
    if score.most is not None:
        data["most"] = score.most
    return data
