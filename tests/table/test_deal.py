"""Where new tables are dealt from."""

import re

import pytest

import hain
from hain.core.seed import Seed
from hain.table.deal import Deal, new_deal
from hain.table.store import Store
from hain.table.table import Table
from tests.table.test_store import OUTLOOK, run

GAMES = [rules.name for rules in hain.games()]
KEY = "[0-9a-f]{32}"


def a_deal(game: str, seed: Seed | None = None) -> Deal:
    return new_deal(game, ("person", "open"), 1000.0, seed=seed)


@pytest.mark.parametrize("game", GAMES)
def test_a_new_table_is_dealt_from_a_key_that_nobody_knows(game: str) -> None:
    deals = [a_deal(game) for _ in range(20)]
    assert all(re.fullmatch(KEY, str(deal.seed)) for deal in deals)
    assert len({deal.seed for deal in deals}) == len(deals)
    assert not any(deal.is_known for deal in deals)
    state = Table(deals[0]).line.state
    assert str(deals[0].seed) in str(state.save()["dice"])
    assert state.fingerprint() != Table(deals[1]).line.state.fingerprint()


@pytest.mark.parametrize("seed", [7, "7", "0" * 31 + "7", "a" * 32])
def test_a_deal_that_is_chosen_may_be_known(seed: Seed) -> None:
    assert a_deal("earth", seed).is_known


@pytest.mark.parametrize("seed", [7, (1 << 62) - 1, "0" * 31 + "7", "1e" + "0" * 30])
def test_a_seed_is_stored_as_it_is(database: str, seed: Seed) -> None:
    """A key may look like a number, and so a database may take it for one."""
    deal = a_deal("glade", seed)

    async def stored(store: Store) -> None:
        await store.create(deal, [], OUTLOOK)
        assert (await store.read(deal.id)).deal.seed == seed

    run(database, stored)
