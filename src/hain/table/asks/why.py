"""Why something is not open: the most apt of the reasons why no move can name it now."""

from collections.abc import Collection

from hain.core.errors import IllegalMove, Refused
from hain.core.grammar import Grammar
from hain.core.state import State
from hain.table.asks.naming import moves_of, with_thing
from hain.table.steps import Steps, done

MOST = 60  # moves that are tried with a thing in place of its like


def why_not(state: State, seat: int, text: str) -> Refused | None:
    """Why a seat cannot make this move; None if it can."""
    try:
        state.move(seat, text)
    except IllegalMove as error:
        return error
    return None


def why_closed(state: State, seat: int, thing: str, picked: Collection[str] = ()) -> Refused | None:
    """Why a thing cannot be picked now, with what is picked already; None if it can."""
    return done(reasoning(state, seat, thing, picked))


def reasoning(state: State, seat: int, thing: str, picked: Collection[str] = ()) -> Steps[Refused | None]:
    """The same, a step for each move that is looked at or tried."""
    grammar = state.grammar()
    thing, chosen = grammar.plain(thing), {grammar.plain(key) for key in picked}
    moves: list[str] = []
    fitting: list[str] = []
    for move in state.moves(seat):
        text = state.text(move)
        keys = grammar.keys(text, seat)
        moves.append(text)
        if chosen.issubset(keys):
            fitting.append(text)
            if thing in keys:
                return None
        yield
    reasons: list[IllegalMove] = []
    tries = yield from _tries(grammar, seat, thing, [*fitting, *moves])
    for text in tries:
        reason = why_not(state, seat, text)
        if isinstance(reason, IllegalMove):
            reasons.append(reason)
        yield
    return _most_apt(reasons, thing) or Refused("ask-not-now" if moves else "ask-not-you")


def _most_apt(reasons: list[IllegalMove], thing: str) -> Refused | None:
    """The first that speaks of the thing, or else the first. What is said of a whole move, which nobody has made, is
    not repeated: only its rule."""
    word = thing.partition(":")[2].rpartition("/")[2]
    particular = [reason for reason in reasons if "move" not in reason.details]
    apt = [reason for reason in particular if word in reason.details.values()]
    for reason in [*apt, *particular]:
        return reason
    return IllegalMove(reasons[0].rule, "ask-not-now") if reasons else None


def _tries(grammar: Grammar, seat: int, thing: str, moves: list[str]) -> Steps[list[str]]:
    """Moves that would name the thing: those that can be made with it in place of its like, those that name nothing
    else, and at last any, for whoever is not asked."""
    found: dict[str, None] = {}
    for text in dict.fromkeys(moves):
        if len(found) == MOST:
            break
        if tried := with_thing(grammar, seat, text, thing):
            found[tried] = None
        yield
    return list(found) or [*moves_of(grammar, seat, thing), *([] if moves else moves_of(grammar, seat))]
