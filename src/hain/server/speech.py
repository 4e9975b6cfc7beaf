"""Refusals as data: a code, and a sentence in the language of whoever asked."""

from collections.abc import Sequence
from functools import partial

from hain.core.errors import IllegalMove, Refused
from hain.server.wire import RefusalData, ResultData, StoppedData
from hain.table.asks.drawing import name_at
from hain.table.chair import Chair
from hain.table.keepsake import Keepsake
from hain.table.trouble import KINDS
from hain.words import LANGUAGES, words

STATUSES = {
    "table-unknown": 404,
    "server-no-words": 404,
    "server-no-page": 404,
    "server-no-box": 404,
    "server-key": 403,
    "server-freed": 403,
    "server-invitation": 403,
    "study-running": 403,
    "server-origin": 403,
    "server-host": 421,
    "server-characters": 422,
    "server-too-large": 413,
    "server-too-often": 429,
    "server-too-many": 429,
    "account-taken": 409,
    "account-there": 409,
    "account-none": 403,
    "account-wrong": 403,
    "table-deleted": 404,
    "table-not-listed": 403,
    **dict.fromkeys(KINDS, 503),
}


def language_of(wished: str) -> str:
    """The first language of a list such as `de-CH, en;q=0.5` that we speak."""
    for part in wished.split(","):
        name = part.partition(";")[0].strip().partition("-")[0].lower()
        if name in LANGUAGES:
            return name
    return "en"


def refusal(error: Refused, language: str, chairs: Sequence[Chair] = ()) -> RefusalData:
    """Where there are chairs, whoever sits there is named."""
    cause = error.details.get("reason", error)  # of several moves one may not be legal
    rule = cause.rule if isinstance(cause, IllegalMove) else ""
    spoken = words(language)
    sentence = spoken.error(error, partial(name_at, chairs, spoken=spoken) if chairs else None)
    return {"type": "refused", "code": error.key, "rule": rule, "sentence": sentence}


def stopped_data(keepsake: Keepsake, language: str) -> StoppedData:
    result = keepsake.result
    told: ResultData | None = None if result is None else {"scores": result.scores, "places": result.places}
    return {"sentence": words(language).error(keepsake.why), "result": told}


def status_of(error: Refused) -> int:
    return STATUSES.get(error.key, 409 if error.key.startswith("table-") else 400)
