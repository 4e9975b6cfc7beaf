"""Answers that are the same for everybody: compressed once, and not sent again to whoever has them."""

import gzip
from hashlib import sha256

from fastapi import Request, Response

from hain.server.coding import IDENTITY, coding

FOREVER = "public, max-age=31536000, immutable"  # what is asked for by a hash, or a name with one
ASK_AGAIN = "no-cache"
VARY = {"vary": "accept-encoding"}


class Answer:
    """A text in its forms, each with a tag of its own, for they differ byte by byte."""

    __slots__ = ("cache", "forms", "media_type", "tag")

    def __init__(self, text: bytes, media_type: str, cache: str = ASK_AGAIN) -> None:
        self.media_type = media_type
        self.cache = cache
        self.forms = {"gzip": gzip.compress(text, 9, mtime=0), IDENTITY: text}
        if len(self.forms["gzip"]) >= len(text):
            del self.forms["gzip"]
        self.tag = sha256(text).hexdigest()[:16]

    def to(self, request: Request) -> Response:
        """In the form that is liked best; nothing but a word if it is there already."""
        form = coding(accepted(request), self.forms)
        tag = f'"{self.tag}"' if form == IDENTITY else f'"{self.tag}-{form}"'
        headers = {**VARY, "etag": tag, "cache-control": self.cache}
        if has_it(request, tag):
            return Response(status_code=304, headers=headers)
        if form != IDENTITY:
            headers["content-encoding"] = form
        return Response(self.forms[form], media_type=self.media_type, headers=headers)


def accepted(request: Request) -> str:
    """The forms in which somebody takes an answer, as they say it."""
    return ",".join(request.headers.getlist("accept-encoding"))


def has_it(request: Request, tag: str) -> bool:
    """Whether somebody has what has this tag."""
    told = ",".join(request.headers.getlist("if-none-match"))
    return told.strip() == "*" or tag in (each.strip().removeprefix("W/") for each in told.split(","))
