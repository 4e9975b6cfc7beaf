"""Stepping through a record."""

from hain.core.number import whole_number
from hain.core.record import Record
from hain.core.rules import Rules
from hain.core.state import State
from hain.terminal.play import show_result
from hain.terminal.prompt import Ask, nothing
from hain.terminal.screen import Screen


def replay(screen: Screen, rules: Rules, record: Record, ask: Ask | None) -> None:
    """Show every move; wait for a key between them if there is somebody to ask."""
    steps = list(record.replay(rules))
    heads = [player or screen.words("seat-person", {"seat": seat}) for seat, player in enumerate(record.players)]
    who = dict(enumerate(heads))
    place = 0
    _show(screen, steps[0][0])
    while place < len(record.moves):
        if ask is not None:
            try:
                answer = ask(
                    screen.words("replay-prompt", {"place": place, "last": len(record.moves)}), nothing
                ).strip()
            except (EOFError, KeyboardInterrupt):
                screen.console.print()
                return
            if answer == "q":
                return
            if answer == "b" and place > 0:
                place -= 1
                _show(screen, steps[place][0])
                continue
            wanted = whole_number(answer)
            if wanted is not None:
                place = min(wanted, len(record.moves))
                _show(screen, steps[place][0])
                continue
        seat, text = record.moves[place]
        place += 1
        screen.console.print(f"{place}. {who[seat]}: {text}", style="strong", markup=False)
        screen.events(rules.name, [event.seen_by(event.seat) for event in steps[place][1]])
        if ask is not None:
            _show(screen, steps[place][0])
    state = steps[-1][0]
    if ask is None:
        _show(screen, state)
    screen.scores(rules.name, state.scores(), heads)
    if not state.to_act():
        show_result(screen, state, who)
    else:
        screen.say("replay-unfinished", "muted")


def _show(screen: Screen, state: State) -> None:
    """The table with the eyes of whoever moves next."""
    owing = state.to_act()
    screen.table(state, owing[0] if owing else None)
