"""Who asks, and how somebody keeps their tables: a name and a password, log-ins that can be ended.

A guest is a signed identity in a cookie. From the moment a person has an account, only a log-in counts for them.
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Annotated

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from fastapi import Depends, FastAPI, Request, Response

from hain.core.errors import Refused
from hain.server.address import network_in
from hain.server.guard import is_secure
from hain.server.identity import COOKIE, TLS_COOKIE, YEAR, Keys
from hain.server.limit import Limit
from hain.server.password import check_password
from hain.server.settings import Settings
from hain.server.wire import Login, Logout, NewPassword
from hain.table.people import Account, People

TRIES = 20  # of the password of one account, from places where nobody has ever known it
SECONDS_A_TRY = 30.0  # once these are used up
PLACES = 100_000  # that are remembered


class Accounts:
    """What the handlers of this module share."""

    def __init__(self, people: People, keys: Keys, clock: Callable[[], float], settings: Settings) -> None:
        self.people = people
        self.keys = keys
        self.clock = clock
        self.origin = settings.origin
        self.hasher = PasswordHasher()
        self.there = Limit(settings.logins_per_minute / 60, settings.logins_per_minute)
        self._account = Limit(1 / SECONDS_A_TRY, TRIES)
        self._known_places: OrderedDict[tuple[str, str], None] = OrderedDict()

    async def check(self, account: Account | None, login: str, password: str, place: str) -> Account:
        """The account, if this is its password. Many addresses together may try no more often than one; whoever has
        logged in from the same place before does not wait for strangers who guess."""
        self.there.take(place)
        is_known = (login, place) in self._known_places
        self._account.take(f"{login} {place}" if is_known else login)
        # it takes its time on purpose; nobody else is to wait for it
        if not await asyncio.to_thread(self._is_password, account, password) or account is None:
            raise Refused("account-wrong")
        self._known_places[login, place] = None
        self._known_places.move_to_end((login, place))
        if len(self._known_places) > PLACES:
            self._known_places.popitem(last=False)
        return account

    async def hashed(self, login: str, password: str) -> str:
        """For the database, if it is not one that anybody would guess."""
        check_password(login, password)
        return await asyncio.to_thread(self.hasher.hash, password)

    def _is_password(self, account: Account | None, password: str) -> bool:
        """Takes as long for a name that is not there."""
        with suppress(VerificationError):
            return self.hasher.verify(account.password if account else _password_of_nobody(), password)
        return False

    # cookies

    def remember(self, request: Request, response: Response, value: str) -> None:
        """In a cookie; one from before there was TLS gives way to it."""
        secure = is_secure(request.url.scheme, self.origin)
        if "set-cookie" in response.headers:  # a guest who is somebody by now
            del response.headers["set-cookie"]
        name = TLS_COOKIE if secure else COOKIE
        response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
        if secure and COOKIE in request.cookies:
            response.delete_cookie(COOKIE)

    def token(self, request: Request) -> str:
        """What the cookie says."""
        if is_secure(request.url.scheme, self.origin) and TLS_COOKIE in request.cookies:
            return request.cookies[TLS_COOKIE]
        return request.cookies.get(COOKIE, "")

    async def person(self, request: Request, response: Response) -> str:
        """Whoever asks; somebody new gets an identity."""
        cookie = self.token(request)
        session = await self.people.session(cookie, self.clock()) if _is_session(cookie) else None
        if session is not None:
            if session.is_renewed or self._is_moving(request):
                self.remember(request, response, cookie)
            return session.person
        person = self.keys.person(cookie)
        if person is None or await self.people.of(person) is not None:
            person = self.keys.new_person()
            self.remember(request, response, self.keys.signed(person))
        elif self._is_moving(request):
            self.remember(request, response, cookie)
        return person

    def _is_moving(self, request: Request) -> bool:
        """Whether they come with a cookie from before there was TLS."""
        return is_secure(request.url.scheme, self.origin) and TLS_COOKIE not in request.cookies


async def _accounts(request: Request) -> Accounts:
    accounts = request.app.state.desk.accounts
    assert isinstance(accounts, Accounts)
    return accounts


TheAccounts = Annotated[Accounts, Depends(_accounts)]


async def _person(request: Request, response: Response, accounts: TheAccounts) -> str:
    return await accounts.person(request, response)


ThePerson = Annotated[str, Depends(_person)]


async def _member(request: Request, accounts: TheAccounts) -> Account:
    """Whoever is logged in."""
    cookie = accounts.token(request)
    session = await accounts.people.session(cookie, accounts.clock()) if _is_session(cookie) else None
    account = await accounts.people.of(session.person) if session is not None else None
    if account is None:
        raise Refused("account-none")
    return account


TheMember = Annotated[Account, Depends(_member)]


def add_accounts(app: FastAPI) -> None:
    """The routes of this module."""

    @app.post("/api/account", status_code=201)
    async def add_account(
        wish: Login, request: Request, response: Response, accounts: TheAccounts, person: ThePerson
    ) -> dict[str, str]:
        """Keep your tables: a name and a password for another device. You are logged in at once."""
        accounts.there.take(network_in(request.scope))
        if await accounts.people.of(person) is not None:
            raise Refused("account-there")
        account = Account(person, wish.login, await accounts.hashed(wish.login, wish.password))
        accounts.remember(request, response, await accounts.people.add(account, accounts.clock()))
        return {"login": wish.login}

    @app.post("/api/login")
    async def login(wish: Login, request: Request, response: Response, accounts: TheAccounts) -> dict[str, str]:
        """Be the person of an account on this device, until you log out or have not come for 90 days."""
        found = await accounts.people.find(wish.login)
        account = await accounts.check(found, wish.login, wish.password, network_in(request.scope))
        accounts.remember(request, response, await accounts.people.log_in(account, accounts.clock()))
        return {"login": account.login}

    @app.post("/api/logout")
    async def logout(
        wish: Logout, request: Request, response: Response, accounts: TheAccounts, member: TheMember
    ) -> dict[str, str]:
        """End the log-in of this device, or those of all. The links to seats that a browser keeps still open them."""
        if wish.everywhere:
            await accounts.people.log_out_everywhere(member.id)
        else:
            await accounts.people.log_out(accounts.token(request))
        accounts.remember(request, response, accounts.keys.signed(accounts.keys.new_person()))
        return {"login": member.login}

    @app.post("/api/password")
    async def change_password(
        wish: NewPassword, request: Request, response: Response, accounts: TheAccounts, member: TheMember
    ) -> dict[str, str]:
        """Another password. The log-ins of all other devices end."""
        check_password(member.login, wish.new)
        account = await accounts.check(member, member.login, wish.password, network_in(request.scope))
        hashed = await accounts.hashed(member.login, wish.new)
        token = await accounts.people.change_password(account, hashed, accounts.clock())
        accounts.remember(request, response, token)
        return {"login": member.login}


def _is_session(cookie: str) -> bool:
    """A guest's has a signature behind a dot."""
    return bool(cookie) and "." not in cookie


@cache
def _password_of_nobody() -> str:
    return PasswordHasher().hash(secrets.token_urlsafe(16))
