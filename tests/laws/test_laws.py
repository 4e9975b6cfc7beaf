"""The laws that every game keeps, over every game, mode and number of seats."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hain import BadRecord, Dice, Event, IllegalMove, Record, Rules, State, engine, playout
from hain.bots import Bot, RandomBot
from hain.words import LANGUAGES, Words, words
from tests.tables import Mode, every_table, random_play

SEEDS = st.integers(0, 2**62 - 1)
EXPLORING = settings.get_current_profile_name() == "explore"
few = settings(max_examples=200 if EXPLORING else 6 if engine.is_compiled() else 2, deadline=None)


def is_due(step: int, every: int) -> bool:
    """Whether to look closely at this step: every so many at first, more rarely the longer a game takes."""
    return step % (every + step // 40) == 0


@every_table
@few
@given(seed=SEEDS, nonsense=st.lists(st.integers(-(2**80), 2**80), max_size=5))
def test_1_one_source_of_legality(game: Rules, seats: int, mode: Mode, seed: int, nonsense: list[int]) -> None:
    state = game.setup(seats, seed, **mode)
    dice = Dice(seed)
    seen: set[int] = set(nonsense)
    for step, (seat, move) in enumerate(random_play(state, dice)):
        for other in range(seats if is_due(step, 2) else 0):
            legal = state.moves(other)
            assert len(legal) == len(set(legal))
            assert bool(legal) == (other in state.to_act())
            for text in [state.text(number) for number in legal[:3]]:
                assert state.text(state.move(other, text)) == text
        seen.add(move)
        if dice.below(6) == 0:
            illegal = sorted(seen - set(state.moves(seat)))
            for wrong in (illegal[dice.below(len(illegal))] if illegal else -1, -1):
                before = state.save()
                with pytest.raises(IllegalMove) as caught:
                    state.play(seat, wrong)
                assert caught.value.rule.startswith(game.prefix + "-")
                assert len(caught.value.sentence) > 10
                assert state.save() == before
            with pytest.raises(IllegalMove):
                state.play(seats, move)
            for nobody in (-1, 2**70):
                assert state.moves(nobody) == []
                with pytest.raises(IllegalMove):
                    state.play(nobody, move)


@every_table
@few
@given(seed=SEEDS)
def test_1_a_random_move_is_drawn_from_the_list(game: Rules, seats: int, mode: Mode, seed: int) -> None:
    state = game.setup(seats, seed, **mode)
    for step, (seat, _) in enumerate(random_play(state, Dice(seed))):
        if is_due(step, 1):
            one, two = Dice(seed), Dice(seed)
            moves = state.moves(seat)
            assert state.random_move(seat, one) == moves[two.below(len(moves))]
            assert one.state == two.state


@every_table
@few
@given(seed=SEEDS)
def test_2_determinism(game: Rules, seats: int, mode: Mode, seed: int) -> None:
    random.seed(seed)
    before = random.getstate()
    prints = []
    for _ in range(2):
        state = game.setup(seats, seed, **mode)
        playout(state, Dice(seed))
        prints.append(state.fingerprint())
    assert prints[0] == prints[1]
    assert random.getstate() == before
    assert game.setup(seats, (seed + 1) % 2**62, **mode).fingerprint() != game.setup(seats, seed, **mode).fingerprint()


FINGERPRINTS = """
import hain
from hain import Dice, playout
from tests.tables import TABLES
for parameters in TABLES:
    game, seats, mode = parameters.values
    for seed in (1, 2**40 + 5, 2**62 - 1, "0123456789abcdef" * 2):
        state = game.setup(seats, seed, **mode)
        count = playout(state, Dice(5 if isinstance(seed, str) else seed))
        print(game.name, seats, mode, seed, count, state.fingerprint())
"""


def test_2_compiled_and_plain_runs_agree_to_the_last_byte() -> None:
    runs = []
    for pure in ("", "1"):
        environment = {**os.environ, "HAIN_PURE": pure, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run(
            [sys.executable, "-c", FINGERPRINTS], env=environment, capture_output=True, text=True, check=True
        )
        runs.append(done.stdout)
    assert runs[0] == runs[1]
    assert len(runs[0].splitlines()) > 40


def test_2_the_engine_that_was_asked_for_runs() -> None:
    """`make test` says which engine it expects; elsewhere plain Python must at least be plain."""
    expected = "plain" if os.environ.get("HAIN_PURE") else os.environ.get("HAIN_ENGINE")
    if expected is not None:
        assert engine.is_compiled() == (expected == "compiled")


@every_table
@few
@given(seed=SEEDS)
def test_3_honesty(game: Rules, seats: int, mode: Mode, seed: int) -> None:
    state = game.setup(seats, seed, **mode)
    for step, _ in enumerate(random_play(state, Dice(seed))):
        if is_due(step, 7):
            dice = _dice_of(state)
            for seat in range(seats):
                seen, moves, eyes = state.view(seat), state.moves(seat), state.eyes(seat)
                if eyes != seat:  # a table is written once for all who see the same
                    assert state.view(eyes) == seen
                    assert state.known(eyes).places() == state.known(seat).places()
                imagined = [state.imagine(seat, Dice(number)) for number in (seed, step)]
                for other in imagined:
                    assert other.view(seat) == seen
                    assert other.moves(seat) == moves
                    assert other.to_act() == state.to_act()
                    assert other.knowledge == state.knowledge
                    assert all(other.moves(owing) for owing in other.to_act())
                assert _dice_of(imagined[0]) != dice


@every_table
def test_3_drawings_show_no_more_than_views(game: Rules, seats: int, mode: Mode) -> None:
    def say(key: str, details: dict[str, str | int]) -> str:
        return words("en")(key, details, game.name)

    state = game.setup(seats, 5, **mode)
    for step, _ in enumerate(random_play(state, Dice(5))):
        if step > 40:
            break
        if is_due(step, 10):
            for seat in range(seats):
                other = state.imagine(seat, Dice(step))
                assert other.diagram(say, seat) == state.diagram(say, seat)
                assert other.diagram(say, None) == state.diagram(say, None)


def _dice_of(state: State) -> object:
    return state.save()["dice"]


@every_table
@few
@given(seed=SEEDS)
def test_3_a_bot_decides_the_same_whatever_is_hidden(game: Rules, seats: int, mode: Mode, seed: int) -> None:
    state = game.setup(seats, seed, **mode)
    for step, (seat, _) in enumerate(random_play(state, Dice(seed))):
        if is_due(step, 11):
            choices = set()
            for hidden in range(3):
                table = state.imagine(seat, Dice(hidden))
                bot: Bot = RandomBot(Dice(seed))
                choices.add(bot.choose(partial(table.imagine, seat), seat, 0.1))
            assert len(choices) == 1
            assert choices <= set(state.moves(seat))


@every_table
@few
@given(seed=SEEDS)
def test_4_conservation(game: Rules, seats: int, mode: Mode, seed: int) -> None:
    state = game.setup(seats, seed, **mode)
    pieces = state.pieces()
    assert pieces
    for step, _ in enumerate(random_play(state, Dice(seed))):
        if is_due(step, 1):
            assert state.pieces() == pieces
    assert state.pieces() == pieces


@every_table
@few
@given(seed=SEEDS)
def test_5_independence(game: Rules, seats: int, mode: Mode, seed: int) -> None:
    """Again and again the game goes on with a copy, and another game is played from there. What it was copied from
    stays as it is, and so does a copy of it."""
    state = game.setup(seats, seed, **mode)
    dice = Dice(seed)
    kept: list[tuple[State, str]] = []
    step = 0
    while owing := state.to_act():
        if is_due(step, 5):
            original, state = state, state.copy()
            fingerprint = original.fingerprint()
            twin = state.copy()
            assert twin.fingerprint() == fingerprint
            kept += [(original, fingerprint), (twin, fingerprint)]
            playout(state.copy(), Dice(step))
            assert state.fingerprint() == fingerprint
        state.play(seat := owing[dice.below(len(owing))], state.random_move(seat, dice))
        step += 1
    assert all(twin.fingerprint() == fingerprint for twin, fingerprint in kept)


@every_table
@few
@given(seed=SEEDS)
def test_6_and_7_any_state_is_data(game: Rules, seats: int, mode: Mode, seed: int) -> None:
    """Saved, through JSON, and loaded again at any moment, a game goes on exactly as before."""
    state = game.setup(seats, seed, **mode)
    for step, _ in enumerate(random_play(state, Dice(seed))):
        if is_due(step, 3):
            saved = state.save()
            again = game.load(json.loads(json.dumps(saved)))
            assert again.save() == saved
            assert [again.moves(seat) for seat in range(seats)] == [state.moves(seat) for seat in range(seats)]
        if is_due(step, 29):
            again = game.load(state.save())
            assert again == state
            assert again.fingerprint() == state.fingerprint()
            ends = []
            for start in (again, state.copy()):
                playout(start, Dice(step))
                ends.append(start.fingerprint())
            assert ends[0] == ends[1]


@every_table
def test_7_a_state_of_another_form_is_refused(game: Rules, seats: int, mode: Mode) -> None:
    saved = game.setup(seats, 1, **mode).save()
    for name in saved:
        with pytest.raises(BadRecord):
            game.load({key: value for key, value in saved.items() if key != name})
    with pytest.raises(BadRecord):
        game.load({**saved, "game": "solitaire"})


@every_table
@few
@given(seed=SEEDS, data=st.data())
def test_7_a_spoilt_state_is_refused_or_playable(
    game: Rules, seats: int, mode: Mode, seed: int, data: st.DataObject
) -> None:
    """One entry of a saved state is replaced: either nothing comes of it, or a game that can be played to its end."""
    state = game.setup(seats, seed, **mode)
    for step, _ in enumerate(random_play(state, Dice(seed))):
        if is_due(step, 17):
            saved = json.loads(json.dumps(state.save()))
            name = data.draw(st.sampled_from(sorted(saved)))
            saved[name] = data.draw(st.sampled_from([None, "x", -1, 0, 3, 9, 2**70, [], {}, ["x"]]))
            try:
                again = game.load(saved)
            except BadRecord:
                continue
            again.view(0)
            again.position()
            playout(again, Dice(seed))


@every_table
@few
@given(seed=SEEDS)
def test_7_records_round_trip(game: Rules, seats: int, mode: Mode, seed: int) -> None:
    record = Record(
        game.name, game.version, seats, seed, game.check_options(mode), [f"Anna #{seat}" for seat in range(seats)]
    )
    state = record.start(game)
    for seat, move in random_play(state, Dice(seed)):
        record.moves.append((seat, state.text(move)))
    record.scores = [sheet.total for sheet in state.scores()]
    again = Record.parse(str(record))
    assert str(again) == str(record)
    states = [replayed for replayed, _ in again.replay(game)]
    assert states[-1] == state
    assert len(states) == len(record.moves) + 1


@every_table
@few
@given(seed=SEEDS)
def test_7_positions_round_trip_between_turns(game: Rules, seats: int, mode: Mode, seed: int) -> None:
    state = game.setup(seats, seed, **mode)
    text = state.position()
    again = game.read(text)
    assert again.position() == text
    assert again.to_act() == state.to_act()
    for seat in range(seats):
        assert again.moves(seat) == state.moves(seat)


@every_table
@few
@given(seed=SEEDS)
def test_8_an_end(game: Rules, seats: int, mode: Mode, seed: int) -> None:
    state = game.setup(seats, seed, **mode)
    assert playout(state, Dice(seed)) <= game.longest(seats)
    assert state.to_act() == []
    assert all(state.moves(seat) == [] for seat in range(seats))
    assert len(state.ranking()) == len(state.scores()) == seats
    assert min(state.ranking()) == 1


spoken: set[str] = set()
"""What has been said in every language; the same again would be the same words."""


def speak(what: Event, game: Rules, voice: Callable[[Words, Event], str]) -> None:
    known = json.dumps([game.name, voice.__name__, what.data()])
    if known not in spoken:
        assert all(voice(words(language), what) for language in LANGUAGES)
        spoken.add(known)


@every_table
@few
@given(seed=SEEDS)
def test_every_question_and_event_has_words(game: Rules, seats: int, mode: Mode, seed: int) -> None:
    def ask(say: Words, question: Event) -> str:
        return say(f"{game.name}-ask-{question.kind}", question.details, game.name)

    def tell(say: Words, event: Event) -> str:
        return say.event(game.name, event, "0")

    state = game.setup(seats, seed, **mode)
    dice = Dice(seed)
    while owing := state.to_act():
        seat = owing[dice.below(len(owing))]
        question = state.question(seat)
        assert question is not None
        speak(question, game, ask)
        events: list[Event] = []
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(len(moves))], events)
        for event in events:
            for eyes in (None, seat):
                speak(event.seen_by(eyes), game, tell)
    assert all(state.question(seat) is None for seat in range(seats))
    for language in LANGUAGES:
        assert state.diagram(words(language), None)
