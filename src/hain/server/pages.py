"""What a browser loads: the screen's files, and the words of each language in parts."""

import os

from fastapi import FastAPI, Response
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from hain.core.errors import Refused
from hain.server import edition
from hain.server.edition import PAGE, SCREEN
from hain.words import LANGUAGES, fluent_text, parts

FOREVER = "public, max-age=31536000, immutable"  # their names change with their content
ASK_AGAIN = "no-cache"


class _Assets(StaticFiles):
    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        answer = super().file_response(full_path, stat_result, scope, status_code)
        answer.headers["cache-control"] = FOREVER
        return answer


def add_pages(app: FastAPI) -> None:
    """The words, and the screen if it has been built into the package."""

    @app.get("/api/words/{language}/{part}", response_class=PlainTextResponse)
    async def spoken(language: str, part: str) -> Response:
        """A part of the words of a language, as Fluent messages: `app`, the name of a game, or `<game>-rules`."""
        if language not in LANGUAGES or part not in parts():
            raise Refused("server-no-words", language=language, part=part)
        return PlainTextResponse(fluent_text(language, part), headers={"cache-control": ASK_AGAIN})

    if not PAGE.exists():
        return
    app.mount("/assets", _Assets(directory=SCREEN / "assets"))
    known = {path.name: path for path in SCREEN.iterdir() if path.is_file() and path != PAGE}

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        """Every other address is a page of the screen, which finds out by itself what to show there."""
        if path.startswith("api/"):
            raise Refused("server-no-page", path=path)
        headers = {"cache-control": ASK_AGAIN}
        return (
            FileResponse(known[path], headers=headers)
            if path in known
            else HTMLResponse(edition.page(), headers=headers)
        )
