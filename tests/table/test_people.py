"""Accounts and their log-ins, over SQLite and PostgreSQL."""

import asyncio

import pytest

from hain import Refused
from hain.table.people import DAY, LASTING, MOST, Account
from hain.table.store import Store


def test_log_ins_end_by_themselves_and_are_swept_out(database: str) -> None:
    async def work() -> None:
        store = await Store.open(database)
        people = store.people
        account = Account("id1", "anna", "hash")
        first = await people.add(account, 0.0)
        assert await people.session(first, 0.5 * DAY) == ("id1", False)
        assert await people.session(first, 2 * DAY) == ("id1", True)  # a visit makes it last
        assert await people.session(first, LASTING + DAY) == ("id1", True)
        assert await people.session(first, 3 * LASTING) is None
        second = await people.log_in(account, 3 * LASTING)
        assert await people.session(first, LASTING) is None  # it is not only over, but gone
        tokens = [await people.log_in(account, 3 * LASTING + number) for number in range(1, MOST + 1)]
        assert await people.session(second, 3 * LASTING) is None
        assert await people.session(tokens[0], 3 * LASTING) is not None
        assert await people.session("anything", 3 * LASTING) is None
        await store.close()

    asyncio.run(work())


def test_a_log_in_with_a_password_that_was_just_changed_comes_to_nothing(database: str) -> None:
    async def work() -> None:
        store = await Store.open(database)
        old = Account("id1", "anna", "hash")
        await store.people.add(old, 0.0)
        await store.people.change_password(old, "other", 1.0)
        for late in (store.people.log_in(old, 2.0), store.people.change_password(old, "third", 2.0)):
            with pytest.raises(Refused, match="wrong"):
                await late
        assert await store.people.find("anna") == Account("id1", "anna", "other")
        await store.close()

    asyncio.run(work())
