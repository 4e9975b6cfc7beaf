"""What a card says, in the words of a language, made from its notation."""

from hain.core.known import Words
from hain.games.earth.cards import Box, Card
from hain.games.earth.notation import (
    SETS,
    Ability,
    Amount,
    Copy,
    Count,
    Deed,
    Discount,
    Effect,
    Filter,
    Forbid,
    Gaia,
    Goal,
    Modifier,
    Pay,
    Replace,
    Score,
    Share,
    Start,
    Table,
    Trigger,
    Wild,
)


def sentence(box: Box, card: str, words: Words) -> str:
    """The whole text of any card or side."""
    for kind in (box.earth, box.islands, box.climates):
        if card in kind:
            return card_sentence(kind[card], words)
    if card in box.ecosystems:
        return _full(score_phrase(box.ecosystems[card].score, words), words)
    if card in box.fauna:
        return _full(goal_phrase(box.fauna[card].goal, words), words)
    return gaia_sentence(box.gaia[card].line, words)


def sentences(box: Box, words: Words) -> dict[str, str]:
    """What all cards say, by message: each ability of a card by its number, from 1, and the sides with one text."""
    found: dict[str, str] = {}
    for card in (*box.earth.values(), *box.islands.values(), *box.climates.values()):
        for number, ability in enumerate(card.abilities, 1):
            found[f"earth-says-{card.id}-{number}"] = ability_sentence(ability, words)
    for side in (*box.ecosystems, *box.fauna, *box.gaia):
        found[f"earth-says-{side}"] = sentence(box, side, words)
    return found


def card_sentence(card: Card, words: Words) -> str:
    return " ".join(ability_sentence(ability, words) for ability in card.abilities)


def ability_sentence(ability: Ability, words: Words) -> str:
    """The colour and what it does."""
    return _full(words(f"earth-ability-{ability.color}", {"text": deed_phrase(ability.deed, words)}), words)


def _full(phrase: str, words: Words) -> str:
    return words("earth-sentence", {"text": phrase[:1].upper() + phrase[1:]})


def deed_phrase(deed: Deed, words: Words) -> str:
    match deed:
        case Effect():
            return _effect(deed, words)
        case Start(draw, hand, soil):
            return words("earth-start", {"draw": draw, "hand": hand, "soil": soil})
        case Trigger(gains):
            return words("earth-trigger", {"gains": _gains(gains, words)})
        case Copy(color):
            return words(f"earth-copy-{color}", {})
        case Wild():
            return words("earth-wild", {})
        case Pay(resource):
            return words(f"earth-pay-{resource}", {})
        case Discount(soil, tested):
            return words("earth-discount", {"count": soil, "thing": _thing("cards", tested, words)})
        case Forbid(color):
            return words(f"earth-forbid-{color}", {})
        case Replace(color, gains):
            return words(f"earth-replace-{color}", {"gains": _gains(gains, words)})
        case Score() | Table():
            return score_phrase(deed, words)


def _effect(effect: Effect, words: Words) -> str:
    text = _modified(effect.gains, effect.modifier, words)
    if effect.costs:
        text = words("earth-paid", {"costs": _joined("cost", effect.costs, words), "gains": text})
    return words("earth-active", {"text": text}) if effect.active else text


def _modified(gains: tuple[Amount, ...], modifier: Modifier | None, words: Words) -> str:
    if modifier is None:
        return _gains(gains, words)
    if modifier.kind == "planted" and modifier.filter is not None:
        thing = _thing("cards", modifier.filter, words)
        return words("earth-planted", {"gains": _gains(gains, words), "thing": thing})
    number, resource = gains[0]
    if modifier.filter is None:
        return words(f"earth-around-{resource}", {"count": number})
    flora = _thing("flora", modifier.filter, words)
    return words(f"earth-each-{resource}-{modifier.scope}", {"thing": flora})


def _gains(gains: tuple[Amount, ...], words: Words) -> str:
    return _joined("gain", gains, words)


def _joined(kind: str, amounts: tuple[Amount, ...], words: Words) -> str:
    """One after another: a, b and c."""
    phrases = [words(f"earth-{kind}-{resource}", {"count": number}) for number, resource in amounts]
    text = phrases[0]
    for place, phrase in enumerate(phrases[1:], 1):
        key = "earth-and" if place == len(phrases) - 1 else "earth-comma"
        text = words(key, {"first": text, "second": phrase})
    return text


def score_phrase(score: Score | Table, words: Words) -> str:
    thing = count_phrase(score.counted, words)
    if isinstance(score, Table):
        steps = [
            words("earth-step", {"count": number, "points": points}) for number, points in enumerate(score.points, 1)
        ]
        steps[-1] = words("earth-last-step", {"count": len(score.points), "points": score.points[-1]})
        return words("earth-table", {"thing": thing, "steps": ", ".join(steps)})
    key = "earth-score" if score.per == 1 else "earth-score-per"
    text = words(key, {"points": score.points, "per": score.per, "thing": thing})
    return text if score.most is None else words("earth-most", {"text": text, "most": score.most})


def goal_phrase(goal: Goal, words: Words) -> str:
    return words("earth-goal", {"thing": count_phrase(goal.counted, words), "need": goal.need})


def count_phrase(count: Count, words: Words) -> str:
    """What is counted, as a noun in the singular, with where it is."""
    if count.filter is not None:
        return words(f"earth-in-{count.scope}", {"thing": _thing(count.what, count.filter, words)})
    if count.test:
        attribute = words(f"earth-attribute-{count.attribute}", {})
        return words(f"earth-count-{count.what}-{count.test}", {"attribute": attribute})
    what = {SETS: "sets", "empty@ortho": "empty"}.get(count.what, count.what)
    return words(f"earth-count-{what}", {})


_COMPARISONS = {"<=": "most", ">=": "least", "=": "exactly", "": ""}


def _thing(what: str, tested: Filter, words: Words) -> str:
    """The name of a card that meets the filter."""
    name = tested.word.replace(":", "-").replace("=", "-")
    if not tested.compare:
        return words(f"earth-thing-{name}", {})
    key = f"earth-thing-{name}-{_COMPARISONS[tested.compare]}"
    return words(key, {"number": tested.number, "what": words(f"earth-thing-{what}", {})})


def gaia_sentence(card: Gaia, words: Words) -> str:
    if card.leaf:
        left, right = (words(f"earth-gaia-{resource}", {"count": number}) for number, resource in card.expert)
        text = words(f"earth-gaia-leaf-{card.leaf}", {"left": left, "right": right})
        return _full(text, words)
    shares = [_share(share, words) for share in card.shares]
    gains = shares[0] if len(shares) == 1 else words("earth-and", {"first": shares[0], "second": shares[1]})
    return _full(words(f"earth-gaia-action-{card.action}", {"gains": gains}), words)


def _share(share: Share, words: Words) -> str:
    number, resource = share.amount
    amount = words(f"earth-gaia-{resource}", {"count": number})
    if share.per is None:
        return amount
    thing = words(f"earth-gaia-per-{share.per}", {}) if isinstance(share.per, str) else count_phrase(share.per, words)
    return words("earth-gaia-per", {"amount": amount, "thing": thing})
