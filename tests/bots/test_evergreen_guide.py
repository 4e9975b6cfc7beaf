"""What Evergreen's guide leaves out, and what it must not."""

import hain
from hain import Dice
from hain.bots.level import make_bot
from hain.bots.search import SearchBot
from hain.table.asks.hint import HELPER
from tests.tables import random_play

RULES = hain.rules("evergreen")


def test_declining_is_left_out_where_a_power_can_be_used() -> None:
    guide = RULES.guide()
    seen = 0
    for seed in range(20):
        state = RULES.setup(2, seed)
        for seat, _ in random_play(state, Dice(seed)):
            texts = [state.text(move) for move in state.moves(seat)]
            kept = [state.text(move) for move in guide.candidates(state, seat)]
            assert set(kept) <= set(texts)
            if texts == ["power", "pass"]:
                assert kept == ["power"]
                seen += 1
    assert seen > 20


def test_a_hint_takes_all_its_time_and_leaves_nothing_to_chance() -> None:
    bot = make_bot(HELPER, RULES, Dice(1))
    assert isinstance(bot, SearchBot)
    assert (bot.tries, bot.loose) == (0, 0)
