"""The bot that looks ahead: legal, honest, in time, and better than chance."""

import gc
import time
from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest

import hain
from hain import Dice, Rules, State
from hain.bots import LEVELS, Bot, GreedyBot, RandomBot, SearchBot, make_bot
from hain.bots.bout import Contest, bouts_of_deal, play_bout
from hain.bots.figures import share_of_wins
from hain.core.guide import Guide
from hain.games.evergreen.state import EvergreenState
from hain.games.glade.state import MAIN, GladeState
from tests.tables import Mode, every_table, random_play

Maker = Callable[[Rules, Dice], Bot]
GAMES = [pytest.param(game, id=game.name) for game in hain.games()]


def choice(bot: Bot, state: State, seat: int, budget: float = 60.0) -> int:
    return bot.choose(partial(state.imagine, seat), seat, budget)


MAKERS = [
    pytest.param(lambda game, dice: GreedyBot(game.guide(), dice), id="greedy"),
    pytest.param(lambda game, dice: SearchBot(game.guide(), dice, tries=5), id="search"),
    pytest.param(lambda game, dice: SearchBot(Guide({}), dice, tries=3), id="search without a guide"),
    pytest.param(lambda game, dice: RandomBot(dice), id="random"),
]
every_bot = pytest.mark.parametrize("maker", MAKERS)


@every_bot
@every_table
def test_it_plays_every_game_in_every_mode(game: Rules, seats: int, mode: Mode, maker: Maker) -> None:
    state = game.setup(seats, 11, **mode)
    before = state.save()
    seat = state.to_act()[0]
    assert choice(maker(game, Dice(1)), state, seat) in state.moves(seat)
    assert state.save() == before


@every_bot
@pytest.mark.parametrize("game", GAMES)
def test_it_decides_the_same_whatever_is_hidden(game: Rules, maker: Maker) -> None:
    state = game.setup(game.seats[1], 12)
    for step, (seat, _) in enumerate(random_play(state, Dice(12))):
        if step % 40 == 7 and len(state.moves(seat)) > 1:
            tables = [state.imagine(seat, Dice(hidden)) for hidden in range(3)]
            assert len({choice(maker(game, Dice(5)), table, seat) for table in tables}) == 1


@every_table
def test_what_is_imagined_depends_only_on_what_is_seen(game: Rules, seats: int, mode: Mode) -> None:
    """An imagined state and the real one give a bot the same to think about."""
    state = game.setup(seats, 13, **mode)
    for step, (seat, _) in enumerate(random_play(state, Dice(13))):
        if step % 60 == 5:
            assert state.imagine(seat, Dice(1)).imagine(seat, Dice(2)) == state.imagine(seat, Dice(2))


def test_it_stops_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that goes on a hundredth of a second at every look, half a second allows some fifty tries."""
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return looks / 100

    monkeypatch.setattr(time, "monotonic", clock)
    rules = hain.rules("evergreen")
    state = rules.setup(2, 3)
    choice(SearchBot(rules.guide(), Dice(1)), state, state.to_act()[0], budget=0.5)
    assert 40 <= looks <= 55


class Watched(Guide):
    """The guide of The Glade, which tells a test whenever it is asked what to expect."""

    def __init__(self, told: Callable[[GladeState], None], horizon: int) -> None:
        super().__init__({})
        self.guide = hain.rules("glade").guide()
        self.told = told
        self.depth = 1
        self.horizon = horizon

    def is_blank(self) -> bool:
        return False

    def is_quiet(self, state: State) -> bool:
        return self.guide.is_quiet(state)

    def candidates(self, state: State, seat: int) -> list[int]:
        return self.guide.candidates(state, seat)

    def quick_move(self, state: State, seat: int, dice: Dice) -> int:
        return self.guide.quick_move(state, seat, dice)

    def merits(self, state: State, seats: int) -> list[float]:
        assert isinstance(state, GladeState)
        self.told(state)
        return self.guide.merits(state, seats)


def glade_in_play(turns: int) -> GladeState:
    """A table of two after so many sensible turns."""
    rules = hain.rules("glade")
    state = rules.setup(2, 3)
    assert isinstance(state, GladeState)
    guide = rules.guide()
    dice = Dice(3)
    while turns > 0:
        state.play(state.active, guide.quick_move(state, state.active, dice))
        turns -= state.phase == MAIN
    return state


def test_it_asks_for_the_time_at_every_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that goes on only when the guide is asked, a long list of moves is not looked at to its end."""
    asked = 0

    def told(state: GladeState) -> None:
        nonlocal asked
        asked += 1

    monkeypatch.setattr(time, "monotonic", lambda: asked / 100)
    state = glade_in_play(2)
    guide = Watched(told, horizon=1)
    assert len(guide.candidates(state, state.active)) > 20
    choice(SearchBot(guide, Dice(1)), state, state.active, budget=0.1)
    assert 9 <= asked <= 11


def test_no_waste_is_collected_while_it_thinks() -> None:
    collected: set[bool] = set()
    state = glade_in_play(2)
    guide = Watched(lambda state: collected.add(gc.isenabled()), horizon=1)
    assert gc.isenabled()
    choice(SearchBot(guide, Dice(1), tries=20), state, state.active)
    assert collected == {False}
    assert gc.isenabled()


@pytest.mark.parametrize("horizon", [1, 2, 3])
def test_a_try_ends_at_the_horizon_of_the_guide(horizon: int) -> None:
    """All moves are compared at the same moment: so many turns on, and with the same seat to move."""
    active: set[int] = set()
    state = glade_in_play(2)
    seat = int(state.active)
    guide = Watched(lambda state: active.add(int(state.active)) if state.phase == MAIN else None, horizon)
    choice(SearchBot(guide, Dice(1), tries=100), state, seat)
    assert active == {(seat + horizon) % 2}


def test_moves_are_compared_on_the_same_deals() -> None:
    state = glade_in_play(2)
    seat = int(state.active)
    deals: Counter[int] = Counter()

    def imagine(dice: Dice) -> State:
        deals[int(dice.state)] += 1
        return state.imagine(seat, dice)

    SearchBot(hain.rules("glade").guide(), Dice(1), tries=200).choose(imagine, seat, 60.0)
    contenders = sorted(set(deals.values()))
    assert contenders == [1, 2, 4, 8, 16]  # one look at the moves, then the better half of them, again and again


def test_without_any_time_it_still_answers() -> None:
    rules = hain.rules("glade")
    state = rules.setup(2, 3)
    assert choice(SearchBot(rules.guide(), Dice(1)), state, state.to_act()[0], budget=0.0) in state.moves(
        state.to_act()[0]
    )


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers(level: str) -> None:
    rules = hain.rules("waldgaertner")
    state = rules.setup(3, 4)
    for seat in state.to_act():
        assert choice(make_bot(level, rules, Dice(2)), state, seat, budget=0.02) in state.moves(seat)


def test_it_beats_chance() -> None:
    contest = Contest("evergreen", ("sapling", "random"), 2, (), 1, 60.0)
    results = [play_bout(contest, bout) for deal in range(3) for bout in bouts_of_deal(deal, 2, 2)]
    assert sum(share_of_wins(result, 0) for result in results) >= 5


def test_it_takes_a_win_that_lies_open() -> None:
    """In the last chance of Earth an event with points is played rather than kept, and not for long thought about."""
    rules = hain.rules("earth")
    text = """game mode=standard seats=2 first=0 active=1 turn=200 phase=last action=grow
deck 20
fauna f358a: f350b: f344b: f340a:
shared y319b y320a
full -
seat 0
board i287a c295a y329a
soil 0
hand e224
doing last
grid d4:e4
e01+1g e13
seat 1
board i286a c297b y330a
soil 0
grid -
"""
    state = rules.read(text)
    assert state.text(choice(SearchBot(rules.guide(), Dice(1), tries=60), state, 0)) == "event e224"
    tried = 0

    def imagine(dice: Dice) -> State:
        nonlocal tried
        tried += 1
        return state.imagine(0, dice)

    SearchBot(rules.guide(), Dice(1), tries=2000).choose(imagine, 0, 60.0)
    assert tried < 200


@pytest.mark.parametrize("game", GAMES)
def test_it_thinks_on_where_many_decide_at_once(game: Rules) -> None:
    """Also where the same seat is asked again and again while others have not decided."""
    state = game.setup(min(3, game.seats[-1]), 21)
    guide = game.guide()
    dice = Dice(21)
    bot = SearchBot(guide, Dice(2), tries=150)
    for step in range(80):
        if not (owing := state.to_act()):
            break
        seat = owing[-1]
        move = choice(bot, state, seat) if step % 8 == 0 else guide.quick_move(state, seat, dice)
        assert move in state.moves(seat)
        state.play(seat, move)


def test_a_tree_is_kept_for_the_next_decision_of_a_turn() -> None:
    """What was tried below the chosen move counts for the decision that follows it, unless something else happened."""
    rules = hain.rules("evergreen")
    state = rules.setup(1, 4)
    assert isinstance(state, EvergreenState)
    bot = SearchBot(rules.guide(), Dice(1), tries=200)
    state.play(0, choice(bot, state, 0))
    kept = 0
    while state.round == 1:
        if bot.expected and bot.expected == state.view(0):
            assert bot.root.visits > 0
            kept += 1
        state.play(0, choice(bot, state, 0))
    assert kept > 0


def test_the_greedy_bot_plans_its_turn() -> None:
    """It beats chance by far, and takes no time worth speaking of."""
    contest = Contest("evergreen", ("greedy", "random"), 2, (), 1, 60.0)
    results = [play_bout(contest, bout) for deal in range(3) for bout in bouts_of_deal(deal, 2, 2)]
    assert sum(share_of_wins(result, 0) for result in results) >= 5
