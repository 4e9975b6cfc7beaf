"""Who somebody is, and what a link allows: random numbers and signatures, no accounts needed.

A browser is a person by a signed random identity in a cookie; whoever has an account, by a log-in. The link to a table
carries a key that only the server can make. An invitation lets somebody sit down on an open seat. Whoever sat down gets
a key of their own; whoever has it decides for the seat, from any device, as long as the same person sits there. Each
key but the onlooker's names the entry since which its seat is taken or open: a signature tells whether it is ours, the
table whether it still counts.
"""

import hashlib
import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from itsdangerous import BadSignature, Signer

from hain.core.errors import Refused
from hain.table.chair import Chair

COOKIE = "hain"
TLS_COOKIE = "__Host-hain"  # a browser takes it from this host over TLS alone, and sends it nowhere else
YEAR = 365 * 24 * 60 * 60
ONLOOKER = "onlooker"
INVITATION = "invite-"  # before the seat


class Seated(Protocol):
    """A table, what is left of one, or what a list tells of it."""

    @property
    def id(self) -> str: ...

    @property
    def chairs(self) -> Sequence[Chair]: ...


class Pass(NamedTuple):
    """What a key of ours is for: a seat since an entry, an invitation to it, or (without a seat) looking on."""

    seat: int | None = None
    since: int = 0
    invites: bool = False

    def eyes(self, table: Seated) -> int | None:
        """The seat that it opens now; whoever is only invited looks on."""
        if self.seat is None or self.invites:
            return None
        if table.chairs[self.seat].since != self.since:
            raise Refused("server-freed")
        return self.seat

    def hand(self, table: Seated) -> int:
        """The seat for which it may act now."""
        seat = self.eyes(table)
        if seat is None:
            raise Refused("server-onlooker")
        return seat

    def invited_to(self, table: Seated) -> int:
        """The seat on which it lets somebody sit down, unless that seat was freed since: then there is another
        invitation. Whether the seat is open the table knows."""
        if self.seat is None:
            raise Refused("server-onlooker")
        if not self.invites:
            raise Refused("table-already-there", seat=self.seat)
        chair = table.chairs[self.seat]
        if chair.is_open and chair.since != self.since:
            raise Refused("server-invitation")
        return self.seat


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

    def onlooker(self, table: Seated) -> str:
        """The key that shows what everybody may see."""
        return self._key(table, ONLOOKER)

    def seat(self, table: Seated, seat: int) -> str:
        """The personal key of whoever sits there, or the invitation if nobody does."""
        chair = table.chairs[seat]
        return self._key(table, f"{INVITATION if chair.is_open else ''}{seat}.{chair.since}")

    def _key(self, table: Seated, text: str) -> str:
        """What it is for, and a signature of 256 bits."""
        return f"{text}.{self._links.get_signature(f'{table.id}/{text}').decode()}"

    def read(self, table: str, key: str) -> Pass:
        """What a key is for, if we made it for this table; anything else is refused."""
        text, _, signature = key.rpartition(".")
        if not self._links.verify_signature(f"{table}/{text}".encode(), signature.encode("utf-8", "replace")):
            raise Refused("server-key")
        if text == ONLOOKER:
            return Pass()
        place, _, since = text.partition(".")
        if not since:  # from a time when whoever made a table had the keys of all
            raise Refused("server-key")
        return Pass(int(place.removeprefix(INVITATION)), int(since), place.startswith(INVITATION))


def _sha256(data: bytes = b"") -> Any:
    return hashlib.sha256(data)
