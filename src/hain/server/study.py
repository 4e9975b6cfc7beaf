"""What programs, and whoever looks back on a game, may ask over HTTP: the table as text, what has been, the rules.

Nothing here changes a table, and nothing shows more than the eyes of whoever asks may see. All else is asked on a
socket.
"""

import hashlib
import re
from datetime import UTC, datetime
from typing import Annotated

from fastapi import Depends, FastAPI, Query, Request

from hain.registry import rules
from hain.server.answers import Answers
from hain.server.asker import TheAsker
from hain.server.asks import MOST_MOMENTS, CourseData, TextData
from hain.server.speech import language_of
from hain.server.wire import DailyData, MomentsData, RuleChapter, TableData
from hain.words import fluent_text


async def _answers(request: Request) -> Answers:
    answers = request.app.state.desk.answers
    assert isinstance(answers, Answers)
    return answers


TheAnswers = Annotated[Answers, Depends(_answers)]
Number = Annotated[int, Query(ge=0, le=MOST_MOMENTS)]


def add_study(app: FastAPI) -> None:
    """The routes of this module."""

    @app.get("/api/tables/{table}/text")
    async def text(
        asker: TheAsker, answers: TheAnswers, lang: str = "en", index: int | None = None, eyes: int | None = None
    ) -> TextData:
        """The table drawn with letters, now or at a past moment."""
        return await answers.text(asker.live, asker.seat, language_of(lang), index, eyes)

    @app.get("/api/tables/{table}/course")
    async def course(asker: TheAsker, answers: TheAnswers) -> CourseData:
        """The totals of all seats at the start and after every move, as far as you may know them."""
        return await answers.course(asker.live, asker.seat)

    @app.get("/api/tables/{table}/moments")
    async def moments(asker: TheAsker) -> MomentsData:
        """How many moments there are: the start, and one after every move."""
        live = asker.live
        return {"count": len(live.table.line.record.moves) + 1, "over": live.table.is_over}

    @app.get("/api/tables/{table}/moments/{index}")
    async def moment(
        index: int,
        asker: TheAsker,
        answers: TheAnswers,
        eyes: int | None = None,
        open: Number = 0,  # noqa: A002
    ) -> TableData:
        """A past moment with your eyes; once the game is over also with those of another seat, or all cards open."""
        return await answers.moment(asker.live, asker.seat, index, eyes, bool(open))

    @app.get("/api/rules/{game}")
    async def all_rules(game: str) -> list[RuleChapter]:
        """The ids of the rules of a game by chapter; their words are the part `<game>-rules`."""
        return _chapters(rules(game).name)

    @app.get("/api/daily/{game}")
    async def daily(game: str) -> DailyData:
        """The deal of the day, the same for everybody."""
        return deal_of(rules(game).name, datetime.now(UTC))


def deal_of(game: str, day: datetime) -> DailyData:
    """The deal of a game on a day.

    >>> deal_of("evergreen", datetime(2026, 11, 17))["date"]
    '2026-11-17'
    """
    date = day.strftime("%Y-%m-%d")
    digest = hashlib.sha256(f"hain {game} {date}".encode()).hexdigest()
    return {"game": game, "date": date, "seed": str(int(digest[:8], 16))}


def _chapters(game: str) -> list[RuleChapter]:
    found: list[RuleChapter] = []
    for name in re.findall(r"^([A-Z]+-\S+) =", fluent_text("en", f"{game}-rules"), re.MULTILINE):
        if "-chapter-" in name:
            found.append({"chapter": name, "rules": []})
        elif found:
            found[-1]["rules"].append(name)
    return found
