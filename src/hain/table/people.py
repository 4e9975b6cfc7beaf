"""People who have an account, and their log-ins: each can be ended, and none lasts for ever.

A log-in is a random token; only its hash is kept. Whoever changes their password ends all log-ins in the same step.
"""

import hashlib
import secrets
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, select, update
from sqlalchemy.exc import IntegrityError

from hain.core.errors import Refused
from hain.table.database import Database
from hain.table.schema import PEOPLE, SESSIONS

DAY = 24 * 60 * 60.0
LASTING = 90 * DAY  # seconds without a visit after which a log-in is over
RENEWED = DAY  # seconds after which a visit is noted
MOST = 50  # log-ins of one person; the oldest are over first


class Account(NamedTuple):
    """A person who wants to find their tables on another device."""

    id: str
    login: str
    password: str


class Session(NamedTuple):
    """A log-in that counts; `is_renewed` if it lasts longer from now on."""

    person: str
    is_renewed: bool


class People:
    """The part of a store that knows accounts."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, account: Account, now: float) -> str:
        """A new account; returns the token of its first log-in."""
        token = _new_token()

        def work(connection: Connection) -> None:
            connection.execute(PEOPLE.insert(), [{**account._asdict(), "made": now}])
            _start(connection, account.id, token, now)

        try:
            await self.database.run(work)
        except IntegrityError as error:
            raise Refused("account-taken", login=account.login) from error
        return token

    async def find(self, login: str) -> Account | None:
        return await self._account(PEOPLE.c.login == login)

    async def of(self, person: str) -> Account | None:
        return await self._account(PEOPLE.c.id == person)

    async def _account(self, condition: ColumnElement[bool]) -> Account | None:
        query = select(PEOPLE).where(condition)
        row = await self.database.run(lambda connection: connection.execute(query).first())
        return None if row is None else Account(row.id, row.login, row.password)

    # log-ins

    async def log_in(self, account: Account, now: float) -> str:
        """A new token, if the password is still the one that was checked."""
        token = _new_token()

        def work(connection: Connection) -> None:
            query = select(PEOPLE.c.password).where(PEOPLE.c.id == account.id)
            if connection.execute(query).scalar() != account.password:
                raise Refused("account-wrong")
            _start(connection, account.id, token, now)

        await self.database.run(work)
        return token

    async def session(self, token: str, now: float) -> Session | None:
        """Whose log-in this is, if it still counts."""
        query = select(SESSIONS).where(SESSIONS.c.token == _hash(token), SESSIONS.c.expires > now)
        row = await self.database.run(lambda connection: connection.execute(query).first())
        if row is None:
            return None
        if row.expires - now > LASTING - RENEWED:
            return Session(row.person, False)
        later = update(SESSIONS).where(SESSIONS.c.token == row.token).values(expires=now + LASTING)
        await self.database.run(lambda connection: connection.execute(later))
        return Session(row.person, True)

    async def log_out(self, token: str) -> None:
        query = delete(SESSIONS).where(SESSIONS.c.token == _hash(token))
        await self.database.run(lambda connection: connection.execute(query))

    async def log_out_everywhere(self, person: str) -> None:
        query = delete(SESSIONS).where(SESSIONS.c.person == person)
        await self.database.run(lambda connection: connection.execute(query))

    async def change_password(self, account: Account, password: str, now: float) -> str:
        """All log-ins are over; returns the token of a new one."""
        token = _new_token()
        change = update(PEOPLE).where(PEOPLE.c.id == account.id, PEOPLE.c.password == account.password)

        def work(connection: Connection) -> None:
            if connection.execute(change.values(password=password)).rowcount != 1:
                raise Refused("account-wrong")
            connection.execute(delete(SESSIONS).where(SESSIONS.c.person == account.id))
            _start(connection, account.id, token, now)

        await self.database.run(work)
        return token


def _new_token() -> str:
    return secrets.token_urlsafe(32)


def _hash(token: str) -> str:
    """Quick, because nobody can guess 256 random bits."""
    return hashlib.sha256(token.encode()).hexdigest()


def _start(connection: Connection, person: str, token: str, now: float) -> None:
    """A new log-in; what is over, and too many of one person, is swept out."""
    older = select(SESSIONS.c.token).where(SESSIONS.c.person == person).order_by(SESSIONS.c.made.desc())
    surplus = connection.execute(older.offset(MOST - 1)).scalars().all()
    connection.execute(delete(SESSIONS).where((SESSIONS.c.expires <= now) | SESSIONS.c.token.in_(surplus)))
    row = {"token": _hash(token), "person": person, "made": now, "expires": now + LASTING}
    connection.execute(SESSIONS.insert(), [row])
