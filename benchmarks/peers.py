"""Measure peer engines under random play, so that `make bench` can compare with them in the same run.

Speeds read off somebody else's machine compare nothing. This script plays the peers' own games through
their own public interfaces, on the machine and at the time Hain is measured, and prints one JSON array on
stdout; progress goes to stderr. It imports nothing from Hain, because it runs in a virtual environment that
holds only the peers (benchmarks/peers.txt):

    <peer venv>/bin/python benchmarks/peers.py --seconds 3

Each peer is driven the way its own examples do it, with no work in the loop beyond playing: Catanatron by
Game.play(), OpenSpiel with chance nodes drawn from chance_outcomes(). These are not the fastest calls there
are: Game.execute() without validation, and legal_actions() at equally likely chance nodes, are quicker
(most of all in hearts, where half of the steps deal cards). Every decision counts as a step, also a forced
one, and setting up each game is part of the time measured.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Protocol

SLICES = 3
MIDGAME_STATES = 8
# pyspiel.PlayerId.CHANCE as a plain integer, which is quicker to compare with than the enum.
CHANCE_PLAYER = -1

# OpenSpiel game -> its setting, and whether all outcomes of each of its chance nodes are equally likely.
SPIEL_GAMES = {
    "backgammon": ("backgammon, two random players", False),
    "gin_rummy": ("gin_rummy, two random players", True),
    "hearts": ("hearts, four random players", True),
}

Element = dict[str, str | float]
Outcomes = list[tuple[int, float]]


@dataclass(frozen=True)
class Played:
    """What one finished game took."""

    decisions: int
    chance_nodes: int = 0


@dataclass(frozen=True)
class Rates:
    """Medians over the slices, each per second of wall time."""

    steps: float
    decisions: float
    games: float
    copies: float


class SpielHistoryItem(Protocol):
    player: int
    action: int


class SpielState(Protocol):
    """The part of pyspiel.State used here."""

    def current_player(self) -> int: ...
    def legal_actions(self) -> list[int]: ...
    def chance_outcomes(self) -> Outcomes: ...
    def apply_action(self, action: int) -> None: ...
    def clone(self) -> SpielState: ...
    def full_history(self) -> list[SpielHistoryItem]: ...


class SpielGame(Protocol):
    """The part of pyspiel.Game used here."""

    def new_initial_state(self) -> SpielState: ...


class CatanState(Protocol):
    actions: list[object]


class CatanGame(Protocol):
    """The part of catanatron.Game used here."""

    state: CatanState

    def play(self) -> object: ...
    def play_tick(self) -> object: ...
    def copy(self) -> CatanGame: ...


PlayGame = Callable[[], Played]
Copy = Callable[[], object]


def progress(message: str) -> None:
    print(message, file=sys.stderr, flush=True)


def time_games(play_game: PlayGame, seconds: float) -> tuple[float, float, float]:
    """Play whole games for about `seconds`; return steps, decisions and games per second."""
    games = decisions = chance_nodes = 0
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        played = play_game()
        games += 1
        decisions += played.decisions
        chance_nodes += played.chance_nodes
        elapsed = time.perf_counter() - start
    return (decisions + chance_nodes) / elapsed, decisions / elapsed, games / elapsed


def time_copies(copies: Sequence[Copy], seconds: float) -> float:
    """Copy each of the states in turn for about `seconds`; return copies per second."""
    rounds = 0
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        for copy in copies:
            copy()
        rounds += 1
        elapsed = time.perf_counter() - start
    return rounds * len(copies) / elapsed


def measure(play_game: PlayGame, copies: Sequence[Copy], seconds: float) -> Rates:
    """Spend about `seconds` on games and as long on copies, after a short warm-up of each."""
    per_slice = seconds / SLICES
    time_games(play_game, per_slice / 2)
    games = [time_games(play_game, per_slice) for _ in range(SLICES)]
    time_copies(copies, per_slice / 2)
    copied = [time_copies(copies, per_slice) for _ in range(SLICES)]
    steps, decisions, finished = (statistics.median(column) for column in zip(*games, strict=True))
    return Rates(steps, decisions, finished, statistics.median(copied))


def element(name: str, setting: str, rates: Rates) -> Element:
    return {
        "name": name,
        "setting": setting,
        "steps_per_second": round(rates.steps, 1),
        "games_per_second": round(rates.games, 1),
        "copies_per_second": round(rates.copies, 1),
    }


def measure_catanatron(seconds: float, seed: int) -> Iterator[Element]:
    """Game.play() with four RandomPlayers; a game stopped by its own turn limit counts as played."""
    game_class = importlib.import_module("catanatron.game").Game
    player_module = importlib.import_module("catanatron.models.player")
    players = [player_module.RandomPlayer(color) for color in player_module.Color]
    rng = random.Random(seed)

    def new_game(game_seed: int) -> CatanGame:
        game: CatanGame = game_class(players, seed=game_seed)
        return game

    def next_seed() -> int:
        # Catanatron takes a seed of 0 for none.
        return rng.randrange(1, 2**31)

    def play_game() -> Played:
        game = new_game(next_seed())
        game.play()
        # Its log holds one action for each time a player decided.
        return Played(decisions=len(game.state.actions))

    def midgame() -> CatanGame:
        game_seed = next_seed()
        finished = new_game(game_seed)
        finished.play()
        game = new_game(game_seed)
        for _ in range(len(finished.state.actions) // 2):
            game.play_tick()
        return game

    copies = [midgame().copy for _ in range(MIDGAME_STATES)]
    yield element("catanatron", "four random players", measure(play_game, copies, seconds))


def draw_weighted(outcomes: Outcomes, point: float) -> int:
    """Return the outcome that `point`, uniform in [0, 1), falls on: for few outcomes quicker than choices()."""
    for action, probability in outcomes:
        point -= probability
        if point < 0.0:
            return action
    return outcomes[-1][0]


def play_spiel(state: SpielState, draw: Callable[[], float], uniform_chance: bool) -> Played:
    """Play `state` to its end, drawing every action with `draw`, uniform in [0, 1)."""
    decisions = chance_nodes = 0
    current_player, legal_actions, apply_action = state.current_player, state.legal_actions, state.apply_action
    while True:
        # One call tells decision, chance and end apart.
        player = current_player()
        if player >= 0:
            actions = legal_actions()
            apply_action(actions[int(draw() * len(actions))])
            decisions += 1
        elif player == CHANCE_PLAYER:
            outcomes = state.chance_outcomes()
            if uniform_chance:
                apply_action(outcomes[int(draw() * len(outcomes))][0])
            else:
                apply_action(draw_weighted(outcomes, draw()))
            chance_nodes += 1
        else:
            return Played(decisions, chance_nodes)


def midgame_spiel(game: SpielGame, draw: Callable[[], float], uniform_chance: bool) -> SpielState:
    """Play a game, then replay it: return its state after half of the decisions, and check `uniform_chance`."""
    finished = game.new_initial_state()
    half = play_spiel(finished, draw, uniform_chance).decisions // 2
    state = game.new_initial_state()
    midgame = state
    decisions = 0
    for item in finished.full_history():
        if item.player != CHANCE_PLAYER:
            if decisions == half:
                midgame = state.clone()
            decisions += 1
        elif uniform_chance and len({probability for _, probability in state.chance_outcomes()}) > 1:
            raise ValueError(f"{game} has a chance node whose outcomes are not equally likely")
        state.apply_action(item.action)
    return midgame


def measure_spiel_game(game: SpielGame, setting: str, uniform_chance: bool, seconds: float, seed: int) -> Element:
    draw = random.Random(seed).random

    def play_game() -> Played:
        return play_spiel(game.new_initial_state(), draw, uniform_chance)

    copies = [midgame_spiel(game, draw, uniform_chance).clone for _ in range(MIDGAME_STATES)]
    rates = measure(play_game, copies, seconds)
    # A step is any apply_action, chance nodes included; the decisions among them stand apart.
    return element("open_spiel", setting, rates) | {"decisions_per_second": round(rates.decisions, 1)}


def measure_open_spiel(seconds: float, seed: int) -> Iterator[Element]:
    pyspiel = importlib.import_module("pyspiel")
    for name, (setting, uniform_chance) in SPIEL_GAMES.items():
        yield measure_spiel_game(pyspiel.load_game(name), setting, uniform_chance, seconds, seed)


@dataclass(frozen=True)
class Peer:
    """A package to measure, and the module that shows whether it is there."""

    name: str
    module: str
    measure: Callable[[float, int], Iterator[Element]]


PEERS = (
    Peer("catanatron", "catanatron", measure_catanatron),
    Peer("open_spiel", "pyspiel", measure_open_spiel),
)


def import_failure(module: str) -> str | None:
    """Import `module`; return what went wrong as a sentence, or None."""
    try:
        imported: ModuleType = importlib.import_module(module)
    except Exception as error:  # a broken package may raise anything while it is imported
        reason = " ".join(str(error).split()) or type(error).__name__
        return f"Python module {module} cannot be imported: {reason.rstrip('.')}."
    progress(f"{module}: {getattr(imported, '__file__', None)}")
    return None


def run(seconds: float, seed: int) -> list[Element]:
    results: list[Element] = []
    for peer in PEERS:
        failure = import_failure(peer.module)
        if failure is not None:
            progress(f"{peer.name}: {failure}")
            results.append({"name": peer.name, "error": failure})
            continue
        for result in peer.measure(seconds, seed):
            progress(f"{peer.name}, {result['setting']}: {result['steps_per_second']} steps/s")
            results.append(result)
    return results


def positive_seconds(text: str) -> float:
    seconds = float(text)
    if not 0.0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError("must be a positive number of seconds")
    return seconds


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure peer engines; print one JSON array on stdout.")
    parser.add_argument(
        "--seconds",
        type=positive_seconds,
        default=3.0,
        help="wall time for the games of each setting, and again for its copies (default: 3)",
    )
    parser.add_argument("--seed", type=int, default=1, help="seed of the random play (default: 1)")
    options = parser.parse_args()
    print(json.dumps(run(options.seconds, options.seed), indent=2))


if __name__ == "__main__":
    main()
