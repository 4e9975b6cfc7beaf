"""Law 3, as an attacker reads it: two states that a seat cannot tell apart tell it the same, whatever it tries."""

from functools import partial

from hypothesis import given, settings
from hypothesis import strategies as st

from hain import Dice, Event, IllegalMove, Rules, State, engine
from hain.bots.search import SearchBot
from hain.core.seed import Seed
from hain.table.asks.outlook import outlook
from hain.table.asks.preview import Preview, Stride, preview
from hain.table.asks.why import why_closed, why_not
from hain.table.decision import decision
from hain.words import words
from tests.tables import Mode, every_table, random_play

EXPLORING = settings.get_current_profile_name() == "explore"
SEEDS: st.SearchStrategy[Seed] = st.integers(0, 2**62 - 1) | st.binary(min_size=16, max_size=16).map(bytes.hex)
few = settings(max_examples=60 if EXPLORING else 2 if engine.is_compiled() else 1, deadline=None)
EVERY = 5 if EXPLORING else 12 if engine.is_compiled() else 80  # decisions between two looks
TRIED = 12 if EXPLORING else 5  # moves and refusals at each look


LOOKS = (5, 65, 200, 500) if EXPLORING else (5, 65) if engine.is_compiled() else (5,)  # of bots


def is_due(step: int) -> bool:
    return step % (EVERY + step // 25) == 0


def told(game: Rules, state: State, seat: int, dice: Dice, known_moves: list[str]) -> dict[str, object]:
    """All that a seat can find out without moving."""

    def say(key: str, details: dict[str, str | int]) -> str:
        return words("en")(key, details, game.name)

    known = state.known(seat)
    texts = [state.text(move) for move in state.moves(seat)]
    tries = [texts[dice.below(len(texts))] for _ in range(TRIED if texts else 0)] + texts[-1:]
    seen = outlook(game, state, seat)
    open_things = sorted(seen.things, key=lambda _: dice.below(1000))
    touched = {key for text in known_moves for eyes in (seat, 9) for key in state.grammar().keys(text, eyes)}
    closed = sorted({*touched, *known.places(), *open_things[:1]}, key=lambda _: dice.below(1000))[:TRIED]
    return {
        "view": known.view(),
        "places": known.places(),
        "position": known.position(),
        "diagram": known.diagram(say),
        "onlooker": state.view(None),
        "moves": texts,
        "question": repr(state.question(seat)),
        "decisions": [repr(decision(state, seat, text)) for text in ("", *dict.fromkeys(tries))] if texts else [],
        "to_act": state.to_act(),
        "knowledge": state.knowledge,
        "previews": [previewed(preview(game, state, seat, [text])) for text in dict.fromkeys(tries)],
        "previews of several": several(game, state, seat, tries[:2], dice),
        "outlook": seen,
        "outlooks with something picked": [outlook(game, state, seat, [key]) for key in open_things[:2]],
        "refusals": [refused(state, seat, text) for text in known_moves],
        "whys": [repr(why_not(state, seat, text)) for text in known_moves],
        "whys of things": [repr(why_closed(state, seat, key)) for key in closed],
        "whys with something picked": [repr(why_closed(state, seat, key, open_things[:1])) for key in closed[:3]],
        "imagined": state.imagine(seat, Dice(1)).save(),
    }


def several(game: Rules, state: State, seat: int, starts: list[str], dice: Dice) -> list[object]:
    """Moves in a row, as far as they go: each is one of those that the seat could make by then."""
    found: list[object] = []
    for start in starts:
        texts, here = [start], state
        while len(texts) < 5:
            tried = preview(game, state, seat, texts)
            found.append(previewed(tried))
            here = here.copy()
            here.play(seat, here.move(seat, texts[-1]))
            moves = here.moves(seat)
            if tried.reveals or not moves:
                break
            texts.append(here.text(moves[dice.below(len(moves))]))
    return found


def previewed(found: Preview) -> object:
    strides = [told_of(stride) for stride in (*found.strides, found.closing) if stride is not None]
    return strides, found.reveals, found.known and found.known.view()


def told_of(stride: Stride) -> object:
    return stride.move, stride.reveals, stride.points, repr(stride.events)


def refused(state: State, seat: int, text: str) -> str:
    try:
        state.move(seat, text)
    except IllegalMove as error:
        return f"{text}: {error}"
    return text


@every_table
@few
@given(seed=SEEDS)
def test_3_non_interference(game: Rules, seats: int, mode: Mode, seed: Seed) -> None:
    """Whatever a seat sees, may do, is asked, is refused, tries, and bots are given for a hint."""
    state = game.setup(seats, seed, **mode)
    dice = Dice(5)
    texts: list[str] = []
    for step, (_, move) in enumerate(random_play(state, Dice(7))):
        texts.append(state.text(move))
        if is_due(step):
            wrong = [texts[dice.below(len(texts))] for _ in range(TRIED)]
            for seat in range(seats):
                other = state.imagine(seat, Dice(step))
                roll = dice.split()
                assert told(game, other, seat, roll.copy(), wrong) == told(game, state, seat, roll.copy(), wrong)


@every_table
@few
@given(seed=SEEDS)
def test_3_what_others_do_tells_no_more_than_all_may_know(game: Rules, seats: int, mode: Mode, seed: Seed) -> None:
    """The same move of another leaves two such states as alike as they were, who is asked next included, or knowledge
    rises in both."""
    state = game.setup(seats, seed, **mode)
    for step, (mover, move) in enumerate(random_play(state, Dice(11))):
        if is_due(step):
            for seat in range(seats):
                other = state.imagine(seat, Dice(step))
                if seat == mover or move not in other.moves(mover):
                    continue
                one, two = (played(table, mover, move, seat) for table in (state, other))
                if state.knowledge in (one["knowledge"], two["knowledge"]):
                    assert one == two


def played(state: State, mover: int, move: int, seat: int) -> dict[str, object]:
    """What another seat gets to know of a move."""
    after = state.copy()
    events: list[Event] = []
    after.play(mover, move, events)
    return {
        "knowledge": after.knowledge,
        "events": repr([event.seen_by(seat) for event in events]),
        "view": after.view(seat),
        "onlooker": after.view(None),
        "to_act": after.to_act(),
        "moves": after.moves(seat),
    }


@every_table
@settings(max_examples=6 if EXPLORING else 1, deadline=None)
@given(seed=SEEDS)
def test_3_a_searching_bot_decides_the_same_whatever_is_hidden(game: Rules, seats: int, mode: Mode, seed: Seed) -> None:
    state = game.setup(seats, seed, **mode)
    for step, (seat, _) in enumerate(random_play(state, Dice(13))):
        if step in LOOKS:
            choices = set()
            for hidden in range(2):
                table = state.imagine(seat, Dice(hidden))
                bot = SearchBot(game.guide(), Dice(3), tries=12)
                choices.add(bot.choose(partial(table.imagine, seat), seat, 3600.0))
            assert len(choices) == 1
