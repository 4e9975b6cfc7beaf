"""One recorded game per game and mode, with every answer of the contract at every step.

`python -m tests.golden.playthrough` writes the files anew; do that only when the rules have changed on purpose.
"""

import hashlib
import json
from pathlib import Path

import hain
from hain import Dice, Rules, State
from hain.core.option import ASIDE
from tests.tables import Mode, modes

FOLDER = Path(__file__).parent
SEED = 20220


def tables() -> dict[str, tuple[Rules, int, Mode]]:
    """Every number of seats with the defaults, and every mode with the fewest seats that compete, or that have it."""
    found: dict[str, tuple[Rules, int, Mode]] = {}
    for game in hain.games():
        for seats in game.seats:
            found[f"{game.name}-{seats}"] = (game, seats, {})
        shown: list[Mode] = []
        aside = {option.name for option in game.options if option.kind == ASIDE}
        for seats in sorted(game.seats, key=lambda seats: (seats == 1, seats)):
            for mode in modes(game, seats)[1:]:
                if mode not in shown and not set(mode) & aside:
                    shown.append(mode)
                    name = "-".join(f"{option}-{value}" for option, value in mode.items())
                    found[f"{game.name}-{seats}-{name}"] = (game, seats, mode)
    return found


def played(game: Rules, seats: int, mode: Mode) -> str:
    """The whole game as text: a line for each step."""
    state = game.setup(seats, SEED, **mode)
    dice = Dice(SEED)
    lines = [_answers(state, seats)]
    while owing := state.to_act():
        seat = owing[dice.below(len(owing))]
        moves = state.moves(seat)
        move = moves[dice.below(len(moves))]
        events: list[hain.Event] = []
        lines.append(f"{seat} > {state.text(move)}")
        state.play(seat, move, events)
        lines += [f"  {event}" for event in events]
        lines.append(_answers(state, seats))
    return "\n".join(lines) + "\n"


def _answers(state: State, seats: int) -> str:
    """What the contract answers; long answers as a short hash."""
    legal = "; ".join(f"{seat}: {', '.join(map(state.text, state.moves(seat)))}" for seat in state.to_act())
    return "\n".join(
        [
            f"to_act {state.to_act()} knowledge {state.knowledge} ranking {state.ranking()}",
            f"legal {legal}",
            "scores " + " | ".join(" ".join(map(str, sheet.data().values())) for sheet in state.scores()),
            f"view {_hash([state.view(seat) for seat in (None, *range(seats))])} position {_hash(state.position())}"
            f" imagine {_hash([state.imagine(seat, Dice(SEED)).save() for seat in range(seats)])}"
            f" question {_hash([repr(state.question(seat)) for seat in range(seats)])} save {_hash(state.save())}",
        ]
    )


def _hash(answer: object) -> str:
    return hashlib.sha256(json.dumps(answer, sort_keys=True).encode()).hexdigest()[:16]


def main() -> None:
    for name, (game, seats, mode) in tables().items():
        (FOLDER / f"{name}.txt").write_text(played(game, seats, mode), "utf-8")
        print(f"wrote {name}.txt")


if __name__ == "__main__":
    main()
