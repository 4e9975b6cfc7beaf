"""Whether the server is well, for those who watch over it."""

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse

import hain
from hain import engine
from hain.server.speech import language_of, refusal, status_of
from hain.table.trouble import Trouble


def add_health(app: FastAPI) -> None:
    @app.get("/health")
    async def health(request: Request) -> JSONResponse:
        """Whether the database answers and takes what is to be stored; if not, a code and a sentence say why."""
        about = {"version": hain.__version__, "engine": "compiled" if engine.is_compiled() else "plain"}
        try:
            await request.app.state.desk.house.store.probe()
        except Trouble as trouble:
            told = refusal(trouble, language_of(request.headers.get("accept-language", "en")))
            ill = {"status": "ill", "reason": told["code"], "sentence": told["sentence"], **about}
            return JSONResponse(ill, status_of(trouble))
        return JSONResponse({"status": "well", **about})
