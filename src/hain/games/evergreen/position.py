"""The table written for people, read back, and counted (EVG-138).

`read` wants a whole position between turns; `tally` counts what somebody typed from a real table and needs only the
season with its sun, the fertility of the biomes in winter, and the planets.
"""

from hain.core.dice import Dice
from hain.core.errors import BadPosition
from hain.core.number import whole_number
from hain.core.sheet import ScoreSheet
from hain.games.evergreen.box import CARDS, POWERS, SEASONS, Box, biome_of
from hain.games.evergreen.planet import BIOMES, SIDES, Planet
from hain.games.evergreen.saved import zone_card, zone_text
from hain.games.evergreen.seat import Seat
from hain.games.evergreen.state import (
    ACTING,
    DRAFTING,
    FINISHED,
    NO_CARD,
    NOBODY,
    PHASES,
    EvergreenState,
)
from hain.games.evergreen.view import participant, point
from hain.games.evergreen.zone import FACE_DOWN, Stack, fertility

NOTHING = "-"


def write(state: EvergreenState) -> str:
    box = state.box
    following = NOTHING if state.next_first == NOBODY else participant(state, state.next_first)
    lines = [
        f"{SEASONS[state.season]} {state.round}/{box.rounds[state.season]} sun {SIDES[state.sun]}"
        f" first {participant(state, state.first)} next {following} phase {PHASES[state.phase]}",
        "zone " + " | ".join(_stack_text(biome, stack, box) for biome, stack in enumerate(state.zone)),
        "pool " + _listed([CARDS[card] + "*" * (card == state.token) for card in state.pool]),
        f"deck {len(state.deck)} discard {len(state.discard)}",
    ]
    if len(state.seats) == 1:
        lines.append("auto cards " + _listed([CARDS[card] for card in state.auto_cards]))
    for seat, total in zip(state.seats, state.totals()):
        levels = " ".join(map(str, seat.levels))
        cards = _listed([CARDS[card] for card in seat.cards])
        where = point(state, seat)
        lake = " " + box.board.named(seat.lake)[0] if where == "D5" else ""
        lines.append(f"seat {seat.number} score {total} levels {levels} cards {cards} point {where}{lake}")
        lines.append("  " + " ".join("abcdefgh"[: box.board.columns]))
        lines += [f"{row} {symbols}" for row, symbols in enumerate(str(seat.planet).split("\n"), 1)]
    return "\n".join(lines)


def _listed(words: list[str]) -> str:
    return " ".join(words) or NOTHING


def _stack_text(biome: int, stack: Stack, box: Box) -> str:
    return f"{BIOMES[biome]} {fertility(stack, box)}: {_listed([zone_text(card) for card in stack])}"


class _SeatLines:
    """What a position says of one seat."""

    def __init__(self, line: int) -> None:
        self.line = line
        self.words: dict[str, list[str]] = {}
        self.planet: list[str] = []


class _Reader:
    """The lines of a position, sorted by what they are about."""

    HEAD = ("sun", "first", "next", "phase")
    SEAT = ("seat", "score", "levels", "cards", "point")

    def __init__(self, text: str) -> None:
        self.line = 1
        self.head: dict[str, str] = {}
        self.zone: str | None = None
        self.lines: dict[str, int] = {}
        self.pool: list[str] = []
        self.sizes: dict[str, list[str]] = {}
        self.auto: list[str] | None = None
        self.seats: list[_SeatLines] = []
        for self.line, line in enumerate(text.splitlines(), 1):
            if line.strip() and not line.startswith("#"):
                self._take(line.split(), line)
        if "season" not in self.head:
            self.line = 1
            raise self.refuse("evergreen-position-head")

    def refuse(self, key: str, **details: str | int) -> BadPosition:
        return BadPosition(key, line=self.line, **details)

    def _take(self, words: list[str], line: str) -> None:
        kind = words[0]
        self.lines[kind] = self.line
        if kind in SEASONS:
            self.head["season"] = kind
            if len(words) > 1 and "/" in words[1]:
                self.head["round"] = words.pop(1)
            self.head.update({name: " ".join(values) for name, values in self._named(words[1:], self.HEAD).items()})
        elif kind == "zone":
            self.zone = line.strip()[len("zone") :]
        elif kind == "pool":
            self.pool = words[1:]
        elif kind == "deck":
            self.sizes = self._named(words, ("deck", "discard"))
        elif kind == "auto":
            self.auto = [word for word in words[2:] if word != NOTHING]
        elif kind == "seat":
            seat = _SeatLines(self.line)
            seat.words = self._named(words, self.SEAT)
            self.seats.append(seat)
        elif self.seats:
            self.seats[-1].planet.append(line)
        else:
            raise self.refuse("evergreen-position-line", text=line.strip())

    def _named(self, words: list[str], names: tuple[str, ...]) -> dict[str, list[str]]:
        """Words sorted under the name that stands before them."""
        found: dict[str, list[str]] = {}
        name = ""
        for word in words:
            if word in names:
                name = word
                found[name] = []
            elif name:
                found[name].append(word)
            else:
                raise self.refuse("evergreen-position-word", word=word, known=", ".join(names))
        return found

    def at(self, kind: str) -> None:
        """What follows is about the line of this kind."""
        self.line = self.lines.get(kind, self.line)

    def number(self, name: str, text: str) -> int:
        number = whole_number(text)
        if number is None:
            raise self.refuse("evergreen-position-number", name=name, value=text)
        return number

    def season(self) -> int:
        return SEASONS.index(self.head["season"])

    def sun(self) -> int:
        self.at(self.head["season"])
        return self.choice("sun", SIDES)

    def choice(self, name: str, allowed: tuple[str, ...]) -> int:
        value = self.head.get(name, "")
        if value not in allowed:
            raise self.refuse("evergreen-position-value", name=name, value=value or NOTHING, allowed=", ".join(allowed))
        return allowed.index(value)

    def card(self, name: str) -> int:
        if name not in CARDS:
            raise self.refuse("evergreen-position-card", card=name)
        return CARDS.index(name)

    def stacks(self, box: Box) -> list[tuple[int, Stack | None]]:
        """The fertility of each biome and, where they are listed, its cards."""
        self.at("zone")
        found: list[tuple[int, Stack | None]] = [(0, ())] * len(BIOMES)
        for part in (self.zone or "").split("|"):
            head, colon, rest = part.partition(":")
            words = head.split()
            if len(words) != 2 or words[0] not in BIOMES:
                raise BadPosition("evergreen-position-zone", text=part.strip() or NOTHING)
            biome = BIOMES.index(words[0])
            told = self.number(words[0], words[1])
            if not colon:
                found[biome] = (told, None)
                continue
            stack = tuple(self.zone_card(card, biome) for card in rest.split() if card != NOTHING)
            if fertility(stack, box) != told:
                raise BadPosition(
                    "evergreen-position-fertility", biome=words[0], told=told, counted=fertility(stack, box)
                )
            found[biome] = (told, stack)
        return found

    def zone_card(self, text: str, biome: int) -> int:
        face_down = text.startswith("(") and text.endswith(")")
        card = self.card(text[1:-1] if face_down else text)
        if biome_of(card) != biome:
            raise BadPosition("evergreen-position-biome", card=CARDS[card], biome=BIOMES[biome])
        return zone_card(text)

    def planet(self, seat: _SeatLines, box: Box) -> Planet:
        return Planet.parse("\n".join(seat.planet), box.board)

    def score(self, seat: _SeatLines) -> int:
        self.line = seat.line
        return self.number("score", " ".join(seat.words.get("score", ["0"])))


def tally(text: str, box: Box) -> list[ScoreSheet]:
    """The points so far, and what the planets score at the end of the season that is named."""
    reader = _Reader(text)
    season = SEASONS[reader.season()]
    sun = reader.sun()
    if not reader.seats:
        raise BadPosition("evergreen-position-seats")
    winter = reader.season() == len(SEASONS) - 1
    if winter and reader.zone is None:
        raise BadPosition("evergreen-position-no-zone")
    flowers = [told for told, _ in reader.stacks(box)] if winter else []
    sheets: list[ScoreSheet] = []
    for seat in reader.seats:
        points = {"before": reader.score(seat)}
        planet = reader.planet(seat, box)
        if reader.head.get("phase") != "over":
            points[f"light_{season}"] = planet.light(SIDES[sun])
            points[f"forest_{season}"] = planet.biggest_forest()
            for biome, fertile, trees in zip(BIOMES, flowers, planet.big_trees()):
                points[f"biome_{biome}"] = fertile * trees
        sheets.append(ScoreSheet(points))
    return sheets


def read(text: str, box: Box, seed: int) -> EvergreenState:
    """The state of a position between turns. Unseen cards are dealt to deck and discard pile with the seed, and all
    points are start points, for a position does not say where they came from."""
    reader = _Reader(text)
    seats = [_read_seat(reader, number, lines, box) for number, lines in enumerate(reader.seats)]
    if not 1 <= len(seats) <= 4:
        raise BadPosition("evergreen-position-seats")
    state = EvergreenState(box, seats, Dice(seed))
    state.knowledge = 1
    _read_head(reader, state)
    _read_cards(reader, state)
    _read_phase(reader, state)
    return state


def _read_seat(reader: _Reader, number: int, lines: _SeatLines, box: Box) -> Seat:
    reader.line = lines.line
    words = lines.words
    if words.get("seat") != [str(number)]:
        raise reader.refuse("evergreen-position-seat-number", number=number)
    seat = Seat(number, box, reader.planet(lines, box), reader.score(lines))
    levels = tuple(reader.number("levels", word) for word in words.get("levels", []))
    if len(levels) != len(POWERS) or any(level > box.last_level(power) for power, level in enumerate(levels)):
        raise reader.refuse("evergreen-position-levels", count=len(POWERS))
    seat.levels = levels
    seat.cards = tuple(reader.card(card) for card in words.get("cards", []) if card != NOTHING)
    return seat


def _read_head(reader: _Reader, state: EvergreenState) -> None:
    reader.at(reader.head["season"])
    state.season = reader.season()
    state.sun = reader.sun()
    state.phase = reader.choice("phase", PHASES)
    rounds = state.box.rounds[state.season]
    told, _, of = reader.head.get("round", "").partition("/")
    number = whole_number(told)
    if of != str(rounds) or number is None or not 1 <= number <= rounds:
        raise reader.refuse("evergreen-position-round", season=SEASONS[state.season], rounds=rounds)
    state.round = number
    people = (*map(str, range(len(state.seats))), *(["auto"] if len(state.seats) == 1 else []))
    state.first = reader.choice("first", people)
    state.next_first = NOBODY if state.phase == DRAFTING else reader.choice("next", people)
    if state.phase == DRAFTING and reader.head.get("next") != NOTHING:
        raise reader.refuse("evergreen-position-value", name="next", value=reader.head.get("next", ""), allowed=NOTHING)


def _read_cards(reader: _Reader, state: EvergreenState) -> None:
    if (reader.auto is not None) != (len(state.seats) == 1):
        raise BadPosition("evergreen-position-auto")
    reader.at("auto")
    state.auto_cards = tuple(reader.card(name) for name in reader.auto or [])
    reader.at("pool")
    pool = [word for word in reader.pool if word != NOTHING]
    state.pool = tuple(reader.card(word.rstrip("*")) for word in pool)
    starred = [reader.card(word.rstrip("*")) for word in pool if word.endswith("*")]
    state.token = starred[0] if len(starred) == 1 else NO_CARD
    if len(starred) > 1:
        raise BadPosition("evergreen-position-token")
    stacks: list[Stack] = []
    for told, stack in reader.stacks(state.box):
        if stack is None:
            raise BadPosition("evergreen-position-stacks", fertility=told)
        stacks.append(stack)
    state.zone = tuple(stacks)
    seen = [card % FACE_DOWN for stack in stacks for card in stack]
    seen += [*state.pool, *state.auto_cards, *(card for seat in state.seats for card in seat.cards)]
    for card in seen:
        if seen.count(card) > 1:
            raise BadPosition("evergreen-position-twice", card=CARDS[card])
    hidden = state.shuffled(tuple(card for card in range(len(CARDS)) if card not in seen))
    reader.at("deck")
    deck, discard = (reader.number(name, " ".join(reader.sizes.get(name, []))) for name in ("deck", "discard"))
    if deck < 1 or deck + discard != len(hidden):
        raise BadPosition("evergreen-position-hidden", deck=deck, discard=discard, hidden=len(hidden))
    state.deck = hidden[:deck]
    state.discard = hidden[deck:]


def _read_phase(reader: _Reader, state: EvergreenState) -> None:
    """Who has drafted, who owes a decision, and whether the numbers of cards agree with it."""
    count = state.participants()
    order = [(state.first + place) % count for place in range(count)]
    hands = [*(len(seat.cards) for seat in state.seats), len(state.auto_cards)]
    state.drafted = sum(hands[who] == state.round for who in order)
    expected = [state.round - (place >= state.drafted) for place in range(count)]
    if [hands[who] for who in order] != expected:
        raise BadPosition("evergreen-position-hands", round=state.round)
    if len(state.pool) != (count + 1 - state.drafted if state.phase == DRAFTING else 0):
        raise BadPosition("evergreen-position-pool", count=len(state.pool))
    if (state.phase == DRAFTING) == (state.drafted == count):
        raise BadPosition("evergreen-position-hands", round=state.round)
    points = [" ".join(lines.words.get("point", [])) for lines in reader.seats]
    if state.phase == DRAFTING:
        _read_token(state, order)
        if len(state.seats) == 1 and state.drafter() == len(state.seats):
            raise BadPosition("evergreen-position-auto-turn")
        expected_points = ["D1" if state.drafter() == seat.number else NOTHING for seat in state.seats]
        if points != expected_points:
            raise BadPosition("evergreen-position-points", expected=" ".join(expected_points))
    elif state.phase == ACTING:
        if set(points) - {"D2", NOTHING} or "D2" not in points:
            raise BadPosition("evergreen-position-between-turns")
        for seat, where in zip(state.seats, points):
            if where == "D2":
                seat.begin(None)
    _read_points(state)


def _read_token(state: EvergreenState, order: list[int]) -> None:
    """The token lies on a card as soon as somebody has drafted; without it, the one who may have it has it."""
    if state.drafted == 0:
        if state.token != NO_CARD:
            raise BadPosition("evergreen-position-token")
    elif state.token == NO_CARD:
        if state.drafted == 1:
            raise BadPosition("evergreen-position-token")
        if state.drafted > 2:
            raise BadPosition("evergreen-position-token-taken")
        state.claimed = order[1]


def _read_points(state: EvergreenState) -> None:
    """Everything scored so far counts as start points; the biomes of a finished game are counted anew."""
    if state.phase == FINISHED and (state.season, state.round) != (len(SEASONS) - 1, state.box.rounds[-1]):
        raise BadPosition("evergreen-position-not-over")
    scored = len(SEASONS) if state.phase == FINISHED else state.season
    for seat, total in zip(state.seats, state.totals()):
        seat.start -= total - seat.start
        seat.lights = seat.forests = (0,) * scored
