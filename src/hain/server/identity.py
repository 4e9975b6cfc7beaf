"""Who somebody is, and what a link allows: random numbers and signatures, no accounts needed.

A browser is a person by a signed random identity in a cookie. The link of a seat carries a key that only the server can
make; whoever has it decides for the seat, from any device. The key for onlookers shows what everybody may see.
"""

import hashlib
import secrets
from typing import Any

from itsdangerous import BadSignature, Signer

from hain.core.errors import Refused

COOKIE = "hain"
YEAR = 365 * 24 * 60 * 60
ONLOOKER = "onlooker"


class Keys:
    """Makes and checks keys and identities with the secret of this server."""

    def __init__(self, secret: str) -> None:
        self._people = Signer(secret, salt="person", digest_method=_sha256)
        self._links = Signer(secret, salt="link", digest_method=_sha256)

    def new_person(self) -> str:
        return secrets.token_urlsafe(16)

    def signed(self, person: str) -> str:
        return self._people.sign(person).decode()

    def person(self, cookie: str | None) -> str | None:
        """Whose cookie this is; None for one that we did not make."""
        try:
            return self._people.unsign(cookie or "").decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    def link(self, table: str, seat: int | None) -> str:
        """The key to a seat, or for onlookers: its place and a signature of 256 bits."""
        place = _place(seat)
        return f"{place}.{self._links.get_signature(f'{table}/{place}').decode()}"

    def seat(self, table: str, key: str) -> int | None:
        """The seat that a key opens, None for onlookers; anything else is refused."""
        place, _, signature = key.partition(".")
        if not self._links.verify_signature(f"{table}/{place}".encode(), signature.encode("utf-8", "replace")):
            raise Refused("server-key")
        return None if place == ONLOOKER else int(place)


def _place(seat: int | None) -> str:
    return ONLOOKER if seat is None else str(seat)


def _sha256(data: bytes = b"") -> Any:
    return hashlib.sha256(data)
