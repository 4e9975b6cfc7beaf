"""The command `hain`."""

import argparse
import os
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

import hain
from hain import engine
from hain.bots import LEVELS, Bot, make_bot
from hain.bots.arena import Arena
from hain.bots.bout import Contest
from hain.bots.spread import over_processes, over_ray
from hain.core import BadSetup, Dice, Record, Refused, Rules
from hain.core.option import OptionValue
from hain.core.seed import dice_of, new_seed
from hain.registry import left_out
from hain.table import Line
from hain.terminal.arena import watch
from hain.terminal.files import last_game, read_text
from hain.terminal.play import Sitting
from hain.terminal.prompt import asker
from hain.terminal.replay import replay
from hain.terminal.screen import Screen
from hain.words import LANGUAGES, Words, preferred_language, words

REFUSED = 2
PORT = 8042


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit code, 2 for anything that was refused."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    screen = Screen(words(preferred_language(_language(given))))
    try:
        options = _parser(screen.words).parse_args(given)
        options.run(screen, options)
    except Refused as error:
        screen.refuse(error)
        return REFUSED
    return 0


def _language(given: list[str]) -> str | None:
    """What `--lang` says, before the parser itself speaks that language."""
    parser = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    parser.add_argument("--lang", choices=LANGUAGES)
    try:
        return str(parser.parse_known_args(given)[0].lang or "") or None
    except argparse.ArgumentError:
        return None


class _Parser(argparse.ArgumentParser):
    """Speaks the person's language, and reports wrong arguments like every other refusal."""

    def __init__(self, *, say: Words, **facts: Any) -> None:
        super().__init__(add_help=False, **facts)
        self.say = say
        self._positionals.title = say("cli-arguments")
        self._optionals.title = say("cli-options")
        self.add_argument("-h", "--help", action="help", help=say("cli-help"))
        self.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=say("cli-lang"))

    def format_usage(self) -> str:
        return super().format_usage().replace("usage: ", self.say("cli-how"), 1)

    def format_help(self) -> str:
        return super().format_help().replace("usage: ", self.say("cli-how"), 1)

    def error(self, message: str) -> NoReturn:
        raise Refused("cli-usage", message=message, usage=self.format_usage().strip())


def _parser(say: Words) -> _Parser:
    parser = _Parser(say=say, prog="hain", description=say("cli-about"), epilog=say("cli-independent"))
    parser.add_argument("--version", action="store_true", help=say("cli-version"))
    parser.add_argument("--no-browser", dest="browser", action="store_false", help=say("cli-no-browser"))
    parser.set_defaults(run=_start)
    commands = parser.add_subparsers(title=say("cli-commands"), metavar=say("cli-command"))

    game = say("cli-game", {"example": hain.games()[0].name})
    play = commands.add_parser("play", say=say, help=say("cli-play"), description=say("cli-play"))
    play.add_argument("game", nargs="?", help=game)
    play.add_argument("--seats", type=int, metavar="N", help=say("cli-seats"))
    play.add_argument("--people", type=int, default=1, metavar="N", help=say("cli-people"))
    play.add_argument("--seed", metavar="N", help=say("cli-seed"))
    play.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE", help=say("cli-option"))
    play.add_argument("--bots", default="sapling", metavar="LEVEL", help=say("cli-level", {"known": ", ".join(LEVELS)}))
    play.add_argument("--load", type=Path, metavar="FILE", help=say("cli-load"))
    play.add_argument("--resume", action="store_true", help=say("cli-resume"))
    play.set_defaults(run=_play)

    step = commands.add_parser("replay", say=say, help=say("cli-replay"), description=say("cli-replay"))
    step.add_argument("file", type=Path, metavar="FILE", help=say("cli-replay-file"))
    step.add_argument("--all", action="store_true", help=say("cli-replay-all"))
    step.set_defaults(run=_replay)

    score = commands.add_parser("score", say=say, help=say("cli-score"), description=say("cli-score"))
    score.add_argument("game", help=game)
    score.add_argument("file", type=Path, metavar="FILE", help=say("cli-score-file"))
    score.set_defaults(run=_score)

    arena = commands.add_parser("arena", say=say, help=say("cli-arena"), description=say("cli-arena"))
    arena.add_argument("game", help=game)
    arena.add_argument("--bots", required=True, metavar="A,B", help=say("cli-bots", {"known": ", ".join(LEVELS)}))
    arena.add_argument("--games", type=int, default=100, metavar="N", help=say("cli-games"))
    arena.add_argument("--seats", type=int, metavar="N", help=say("cli-seats"))
    arena.add_argument("--solo", action="store_true", help=say("cli-solo"))
    arena.add_argument("--budget", type=float, default=0.25, metavar="S", help=say("cli-budget"))
    arena.add_argument("--seed", type=int, default=1, metavar="N", help=say("cli-seed"))
    arena.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE", help=say("cli-option"))
    arena.add_argument("--until", type=float, metavar="P", help=say("cli-until"))
    arena.add_argument("--processes", type=int, metavar="N", help=say("cli-processes"))
    arena.add_argument("--ray", action="store_true", help=say("cli-ray"))
    arena.add_argument("--report", type=Path, metavar="FILE", help=say("cli-report"))
    arena.set_defaults(run=_arena)
    serve = commands.add_parser("serve", say=say, help=say("cli-serve"), description=say("cli-serve"))
    serve.add_argument("--host", default="127.0.0.1", help=say("cli-host"))
    serve.add_argument("--port", type=int, default=PORT, metavar="N", help=say("cli-port"))
    serve.add_argument("--workers", type=int, default=1, metavar="N", help=say("cli-workers"))
    serve.set_defaults(run=_serve)

    return parser


def version(say: Words) -> str:
    """Which version, and which engine runs."""
    return say("version-compiled" if engine.is_compiled() else "version-plain", {"version": hain.__version__})


def _start(screen: Screen, options: argparse.Namespace) -> None:
    """`hain` alone: the version if asked, otherwise the table in the browser."""
    if options.version:
        screen.console.print(version(screen.words), markup=False)
        _tell_left_out(screen)
    else:
        _open_house(screen, options.browser)


def _tell_left_out(screen: Screen) -> None:
    for error in left_out():
        screen.refuse(error)


def _open_house(screen: Screen, browser: bool) -> None:
    """Serve everything on this machine and show it; if that is done already, only show it."""
    from hain.server.run import free_port, is_hain, prepare, run_at_home

    def show(port: int) -> None:
        address = f"http://127.0.0.1:{port}"
        screen.say("serve-started", address=address)
        if browser and _has_windows():
            webbrowser.open(address)

    if is_hain(PORT):
        show(PORT)
        return
    prepare()
    _tell_left_out(screen)
    port = free_port(PORT)
    run_at_home(port, lambda: show(port))


def _has_windows() -> bool:
    """Whether a browser could appear; one in the terminal would be in the way."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _play(screen: Screen, options: argparse.Namespace) -> None:
    if options.resume or options.load:
        record = Record.parse(read_text(options.load or last_game()))
        rules = hain.rules(record.game)
    else:
        rules = hain.rules(options.game) if options.game else hain.games()[0]
        record = _new_record(rules, options)
    table = Line(rules, record)
    if options.people < 0 or options.people > record.seats:
        raise BadSetup("error-people", people=options.people, seats=record.seats)
    dice = dice_of(record.seed).split()
    bots: dict[int, Bot] = {
        seat: make_bot(options.bots, rules, dice.split()) for seat in range(options.people, record.seats)
    }
    if not any(record.players):
        names = [
            screen.words("seat-bot" if seat in bots else "seat-person", {"seat": seat}) for seat in range(record.seats)
        ]
        record.players = names
    Sitting(screen, table, bots, asker()).run()


def _new_record(rules: Rules, options: argparse.Namespace) -> Record:
    seats = options.seats if options.seats is not None else min(2, rules.seats[-1])
    seed = options.seed if options.seed is not None else new_seed()
    rules.check_seats(seats)
    chosen = rules.check_options(_options(options.option))
    return Record(rules.name, rules.version, seats, seed, chosen)


def _options(pairs: list[str]) -> dict[str, OptionValue]:
    chosen: dict[str, OptionValue] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetup("error-option-form", text=pair)
        chosen[name] = value
    return chosen


def _replay(screen: Screen, options: argparse.Namespace) -> None:
    record = Record.parse(read_text(options.file))
    interactive = not options.all and sys.stdin.isatty()
    replay(screen, hain.rules(record.game), record, asker() if interactive else None)


def _score(screen: Screen, options: argparse.Namespace) -> None:
    rules = hain.rules(options.game)
    sheets = rules.tally(read_text(options.file))
    screen.scores(rules.name, sheets, [screen.words("seat-person", {"seat": seat}) for seat in range(len(sheets))])


def _arena(screen: Screen, options: argparse.Namespace) -> None:
    rules = hain.rules(options.game)
    seats = 1 if options.solo else options.seats if options.seats is not None else 2
    bots = tuple(options.bots.split(","))
    chosen = rules.check_options(_options(options.option))
    rules.setup(seats, options.seed, **chosen)  # whatever does not fit is refused before anything is played
    for bot in bots:
        make_bot(bot, rules, Dice(0))
    wishes = {
        "games": options.games >= 1,
        "budget": options.budget >= 0,
        "processes": options.processes is None or options.processes >= 1,
        "until": options.until is None or 0.5 < options.until < 1,
    }
    for name, possible in wishes.items():
        if not possible:
            raise BadSetup("error-arena-number", name=name, value=str(getattr(options, name)))
    contest = Contest(rules.name, bots, seats, tuple(chosen.items()), options.seed, options.budget)
    spread = over_ray() if options.ray else over_processes(options.processes)
    watch(screen, Arena(contest, options.games, options.report), spread, options.until)


def _serve(screen: Screen, options: argparse.Namespace) -> None:
    from hain.server.run import prepare, run

    if not 0 <= options.port <= 65535 or options.workers < 1:
        raise BadSetup("error-serve", port=str(options.port), workers=str(options.workers))
    prepare()
    _tell_left_out(screen)
    screen.say("serve-started", address=f"http://{options.host}:{options.port}")
    run(options.host, options.port, options.workers)
