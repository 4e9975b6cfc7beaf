"""What a browser loads: the screen's files, and the words of each language in parts.

The files lie there compressed, too: the build puts `name.br` and `name.gz` beside `name`.
"""

import os
from functools import cache, lru_cache

from fastapi import FastAPI, Request, Response
from fastapi.responses import PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from hain.core.errors import Refused
from hain.server import edition
from hain.server.answer import ASK_AGAIN, FOREVER, VARY, Answer, accepted
from hain.server.coding import coding
from hain.server.edition import PAGE, SCREEN
from hain.words import LANGUAGES, fluent_text, parts

FORMS = {"br": ".br", "gzip": ".gz"}
"""What the names of compressed files end with, by their forms."""
ENDS = tuple(FORMS.values())
WAYS = ["GET", "HEAD"]


class Files(StaticFiles):
    """The files of a folder, as small as they lie there and somebody takes them."""

    def __init__(self, directory: os.PathLike[str], cache: str) -> None:
        super().__init__(directory=directory)
        self.cache = cache

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.endswith(ENDS):
            raise HTTPException(404)
        try:
            there = [form for form, end in FORMS.items() if self.lookup_path(path + end)[1] is not None]
        except (OSError, ValueError) as error:  # no name of a file at all
            raise HTTPException(404) from error
        form = coding(accepted(Request(scope)), there)
        answer = await super().get_response(path + FORMS.get(form, ""), scope)
        answer.headers.update({**VARY, "cache-control": self.cache})
        if form in FORMS and answer.status_code != 304:
            answer.headers["content-encoding"] = form
        return answer


def add_pages(app: FastAPI) -> None:
    """The words, and the screen if it has been built into the package."""

    @app.head("/api/words/{language}/{part}", include_in_schema=False)
    @app.get("/api/words/{language}/{part}", response_class=PlainTextResponse)
    async def spoken(language: str, part: str, request: Request) -> Response:
        """A part of the words of a language, as Fluent messages: `app`, the name of a game, or `<game>-rules`."""
        if language not in LANGUAGES or part not in parts():
            raise Refused("server-no-words", language=language, part=part)
        return _words(language, part).to(request)

    if not PAGE.exists():
        return
    app.mount("/assets", Files(SCREEN / "assets", FOREVER))
    files = Files(SCREEN, ASK_AGAIN)
    known = {path.name for path in SCREEN.iterdir() if path.is_file() and path != PAGE and not path.name.endswith(ENDS)}

    @app.api_route("/{path:path}", methods=WAYS, include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        """Every other address is a page of the screen, which finds out by itself what to show there."""
        if path.startswith("api/"):
            raise Refused("server-no-page", path=path)
        if path in known:
            return await files.get_response(path, request.scope)
        return _page(edition.edition()).to(request)


@cache
def _words(language: str, part: str) -> Answer:
    return Answer(fluent_text(language, part).encode(), "text/plain; charset=utf-8")


@lru_cache(1)
def _page(_: str) -> Answer:
    """The page of an edition."""
    return Answer(edition.page().encode(), "text/html; charset=utf-8")
