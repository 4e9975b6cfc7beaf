"""A position text read back; what it does not tell is dealt, and what cannot be is refused (EAR-257 to EAR-264)."""

import re

from hain.core.dice import SEED_BITS, Dice
from hain.core.errors import BadPosition
from hain.core.number import whole_number
from hain.core.seed import read_dice
from hain.core.sheet import ScoreSheet
from hain.games.earth.area import ANYWHERE, FRAME, SPACES, SPAN, Area
from hain.games.earth.cards import CLIMATE, EVENT, FLORA, ISLAND, TERRAIN
from hain.games.earth.catalogue import NO_CARD, RESOURCES, Catalogue
from hain.games.earth.datafile import MOST_HEIGHT, MOST_SPACES
from hain.games.earth.gaia import LEVELS, PASSES, Gaia
from hain.games.earth.ground import GAIA, GOALS, LAST_CHANCE, NOBODY, TEAM_SEATS, TURN
from hain.games.earth.hidden import UNKNOWN_ECOSYSTEM, deal
from hain.games.earth.measure import ANYTHING
from hain.games.earth.notation import ACTIONS
from hain.games.earth.pool import Pool
from hain.games.earth.position import NONE, SOURCES, THEN, USUAL_LIMIT, holder_text
from hain.games.earth.recipe import NO_ACTION
from hain.games.earth.scoring import BEGINNER_RANK, CATEGORIES, FULL_GRID, RANKS, points
from hain.games.earth.seat import (
    ACTION,
    ACTIVATE,
    IDLE,
    KEEPING,
    NOTHING,
    ORDER,
    PLANTING,
    POINTS,
    STARTING,
    Effect,
    Seat,
)
from hain.games.earth.soundness import check
from hain.games.earth.state import MODES, PHASES, EarthState

MOST = 1_000_000
MOST_TURNS = 10_000
EARTH = (FLORA, TERRAIN, EVENT)
SWITCH = ("off", "on")

_TOP = ("game", "pool", "deck", "discard", "out", "fauna", "shared", "full", "dice")
_SEAT = (
    "dealt", "board", "soil", "hand", "compost", "events", "leaves", "planted", "secret", "reached", "part", "doing",
    "grid",
)  # fmt: skip
_GAIA = ("deck", "card", "soil", "sprouts", "growth", "compost", "pile", "leaves", "skips", "counted")
_HEADER = ("mode", "seats", "first", "active", "turn", "teams", "secret", "limit", "phase", "action")
_CELL = re.compile(r"(?P<card>e\d+|\?)(\+((?P<sprouts>[0-9]+)s)?((?P<growth>[0-9]+)g)?)?")
_PLANTED = re.compile(r"(?P<card>e\d+|\?)@(?P<space>[a-g][1-7])")

# what the words of an open effect stand for
_FIELDS = {
    "pay unsprout": "sprout_cost",
    "pay ungrow": "growth_cost",
    "pay compost": "hand_cost",
    "gain draw": "draw",
    "gain soil": "soil",
    "gain deck": "deck",
    "place sprout": "sprout",
    "place growth": "growth",
    "compost": "hand",
    "pick": "pick",
}

Lines = dict[str, tuple[int, list[str]]]


def tally(text: str, catalogue: Catalogue) -> list[ScoreSheet]:
    """The sheet of every seat of a typed table; of the rest only shared ecosystems matter (EAR-264)."""
    reader = _Reader(text, catalogue)
    areas = reader.areas()
    shared = reader.shared()
    sheets = [points(area, areas, shared, reader.fauna_points(seat)) for seat, area in enumerate(areas)]
    return [ScoreSheet(dict(zip(CATEGORIES, sheet))) for sheet in sheets]


def read_areas(text: str, catalogue: Catalogue) -> list[Area]:
    return _Reader(text, catalogue).areas()


def read(text: str, catalogue: Catalogue, seed: int) -> EarthState:
    """The state of a position; unknown cards are dealt with the seed, unless the text tells the dice."""
    return _Reader(text, catalogue).state(seed)


class _Reader:
    """The lines of a position by their first words: those of the table, of every seat, and of Gaia."""

    def __init__(self, text: str, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.at = 0
        self.top: Lines = {}
        self.pools: list[tuple[int, list[str]]] = []
        self.seats: list[Lines] = []
        self.seat_lines: list[int] = []
        self.gaia: Lines | None = None
        self.gaia_head: tuple[int, list[str]] = (0, [])
        self.rows: dict[int, list[str]] = {}
        for self.at, line in enumerate(text.splitlines(), 1):
            self.rows[self.at] = line.split()
        self._sort()

    def _sort(self) -> None:
        grid_rows = 0
        for at, words in self.rows.items():
            self.at = at
            if grid_rows > 0:
                grid_rows -= 1
            elif words and not words[0].startswith("#"):
                if words[0] == "grid" and self.seats:
                    grid_rows = self._grid_rows(words[1:])
                self._take(words)
        if not self.seats:
            raise BadPosition("earth-position-seats")

    def _take(self, words: list[str]) -> None:
        kind = words[0]
        if kind == "seat":
            if words[1:] != [str(len(self.seats))] or self.gaia is not None:
                raise self.refuse("earth-position-seat", seat=len(self.seats))
            self.seats.append({})
            self.seat_lines.append(self.at)
            return
        if kind == "gaia":
            self._once(self.gaia is None, kind)
            self.gaia = {}
            self.gaia_head = (self.at, words[1:])
            return
        if kind == "pool" and not self.seats:
            self.pools.append((self.at, words[1:]))
            return
        lines: Lines
        known: tuple[str, ...]
        if self.gaia is not None and kind != "dice":
            lines, known = self.gaia, _GAIA
        elif self.seats and kind != "dice":
            lines, known = self.seats[-1], _SEAT
        else:
            lines, known = self.top, _TOP
        if kind not in known:
            raise self.refuse("earth-position-line", text=" ".join(words), known=", ".join(known))
        self._once(kind not in lines, kind)
        lines[kind] = (self.at, words[1:])

    def _once(self, first: bool, word: str) -> None:
        if not first:
            raise self.refuse("earth-position-once", word=word)

    def refuse(self, key: str, **details: str | int) -> BadPosition:
        return BadPosition(key, line=self.at, **details)

    def words(self, lines: Lines, kind: str) -> list[str]:
        """The words of a line, none if it is left out; the reader stands at it."""
        self.at, words = lines.get(kind, (self.at, []))
        return words

    # small things

    def number(self, name: str, text: str, last: int, first: int = 0) -> int:
        number = whole_number(text)
        if number is None or not first <= number <= last:
            raise self.refuse("earth-position-number", name=name, value=text, first=first, last=last)
        return number

    def dice(self, text: str) -> Dice:
        try:
            return read_dice(text)
        except ValueError as error:
            last = (1 << SEED_BITS) - 1
            raise self.refuse("earth-position-number", name="dice", value=text, first=0, last=last) from error

    def word(self, name: str, text: str, allowed: tuple[str, ...]) -> int:
        if text not in allowed:
            raise self.refuse("earth-position-word", name=name, value=text, allowed=", ".join(allowed))
        return allowed.index(text)

    def card(self, name: str, kinds: tuple[str, ...]) -> int:
        number = self.catalogue.numbers.get(name, NO_CARD)
        card = self.catalogue.cards[number]
        if card is None or card.kind not in kinds:
            raise self.refuse("earth-position-card", card=name)
        return number

    def space(self, name: str) -> int:
        return self.word("space", name, SPACES)

    def ecosystem(self, name: str) -> int:
        if name not in self.catalogue.ecosystem_ids:
            raise self.refuse("earth-position-card", card=name)
        return self.catalogue.ecosystem_ids.index(name)

    def pile(self, name: str, words: list[str], kinds: tuple[str, ...] = EARTH) -> list[int]:
        """Cards by name, and `#5` for five that are not known; a pile that nobody sees may be just a number."""
        if len(words) == 1 and words[0].isdecimal():
            words = [f"#{words[0]}"]
        found: list[int] = []
        for word in words:
            if word.startswith("#"):
                found += [int(self.catalogue.unknown)] * self.number(name, word[1:], 283)
            else:
                found.append(self.card(word, kinds))
        return found

    def pairs(self, words: list[str], known: tuple[str, ...]) -> dict[str, str]:
        """`name=value` words, each known and there once."""
        found: dict[str, str] = {}
        for word in words:
            name, equals, value = word.partition("=")
            if not equals or name not in known or name in found:
                raise self.refuse("earth-position-pair", text=word, known=", ".join(known))
            found[name] = value
        return found

    # areas

    def areas(self) -> list[Area]:
        found = []
        for line, lines in zip(self.seat_lines, self.seats):
            self.at = line
            found.append(self._area(lines))
        return found

    def _area(self, lines: Lines) -> Area:
        area = Area(self.catalogue)
        self._board(area, self.words(lines, "board"))
        soil = self.words(lines, "soil")
        area.soil = self.number("soil", " ".join(soil), MOST) if "soil" in lines else 0
        area.hand = sorted(self.pile("hand", self.words(lines, "hand")))
        area.compost = self.pile("compost", self.words(lines, "compost"))
        area.events = [self.card(word, (EVENT,)) for word in self.words(lines, "events")]
        if "grid" in lines:
            self._grid(area, self.words(lines, "grid"))
        return area

    def _board(self, area: Area, words: list[str]) -> None:
        """Island, climate and ecosystem; a dash for what is not chosen, a question mark for what is not known."""
        if not 2 <= len(words) <= 3:
            raise self.refuse("earth-position-board")
        island, climate = (self._side(word, kind) for word, kind in zip(words, (ISLAND, CLIMATE)))
        if island:
            area.settle_on(island)
        area.climate = climate
        if len(words) == 3:
            area.ecosystem = UNKNOWN_ECOSYSTEM if words[2] == "?" else self.ecosystem(words[2])

    def _side(self, word: str, kind: str) -> int:
        if word == NONE:
            return NO_CARD
        return int(self.catalogue.unknown) if word == "?" else self.card(word, (kind,))

    def _grid_rows(self, words: list[str]) -> int:
        """How many rows follow the line of a grid."""
        if words == [NONE]:
            return 0
        first, last = self._corners(words)
        return last // FRAME - first // FRAME + 1

    def _corners(self, words: list[str]) -> tuple[int, int]:
        corners = re.fullmatch(r"([a-g][1-7]):([a-g][1-7])", " ".join(words))
        if corners is None:
            raise self.refuse("earth-position-grid")
        first, last = SPACES.index(corners[1]), SPACES.index(corners[2])
        rows, columns = last // FRAME - first // FRAME + 1, last % FRAME - first % FRAME + 1
        if not (1 <= rows <= SPAN and 1 <= columns <= SPAN):
            raise self.refuse("earth-position-span", span=SPAN)
        return first, last

    def _grid(self, area: Area, words: list[str]) -> None:
        if words == [NONE]:
            return
        first, last = self._corners(words)
        columns = last % FRAME - first % FRAME + 1
        for row in range(self._grid_rows(words)):
            self.at += 1
            cells = self.rows.get(self.at, [])
            if len(cells) != columns:
                raise self.refuse("earth-position-row", columns=columns)
            for column, cell in enumerate(cells):
                if cell != ".":
                    self._cell(area, first + row * FRAME + column, cell)

    def _cell(self, area: Area, space: int, cell: str) -> None:
        found = _CELL.fullmatch(cell)
        if found is None:
            raise self.refuse("earth-position-cell", cell=cell)
        card = self._ground(found["card"])
        sprouts, growth = whole_number(found["sprouts"] or "0"), whole_number(found["growth"] or "0")
        spaces, height = self.catalogue.spaces[card], self.catalogue.height[card]
        if card == self.catalogue.unknown:
            spaces, height = MOST_SPACES, MOST_HEIGHT
        if sprouts is None or growth is None or sprouts > spaces or growth > height:
            raise self.refuse("earth-position-pieces", card=found["card"], cell=cell)
        area.lay(card, space)
        for _ in range(sprouts):
            area.add_sprout(space)
        for _ in range(growth):
            area.add_growth(space)

    def _ground(self, name: str) -> int:
        return int(self.catalogue.unknown) if name == "?" else self.card(name, (FLORA, TERRAIN))

    # leaves

    def shared(self) -> list[int]:
        return [self.ecosystem(word) for word in self.words(self.top, "shared")]

    def fauna_points(self, seat: int) -> int:
        return sum(self._leaf(word) for word in self.words(self.seats[seat], "leaves"))

    def _leaf(self, word: str) -> int:
        """`f358a=8`, or `full=7` for the first full grid."""
        goal, _, value = word.partition("=")
        worth = self.number("leaves", value, max(RANKS))
        ranked = goal in self.catalogue.fauna_ids and worth in (*RANKS, BEGINNER_RANK)
        if not (worth == FULL_GRID if goal == "full" else ranked):
            raise self.refuse("earth-position-leaf", leaf=word)
        return worth

    # the whole table

    def state(self, seed: int) -> EarthState:
        if "game" not in self.top:
            self.at = 1
            raise self.refuse("earth-position-head")
        head = self.pairs(self.words(self.top, "game"), _HEADER)
        seats = self.number("seats", head.get("seats", str(len(self.seats))), 5, first=1)
        if len(self.seats) != seats:
            raise self.refuse("earth-position-blocks", seats=seats, count=len(self.seats))
        players = [Seat(number, area) for number, area in enumerate(self.areas())]
        state = EarthState(self.catalogue, players, Dice(seed))
        self._header(state, head)
        state.deck = tuple(self.pile("deck", self.words(self.top, "deck")))
        state.discard = self.pile("discard", self.words(self.top, "discard"))
        state.out = self.pile("out", self.words(self.top, "out"))
        self._fauna(state)
        state.shared = self.shared()
        if state.teams:
            state.pools = [self._pool(team) for team in range(2)]
        self._gaia(state, head)
        for player, lines in zip(players, self.seats):
            self._part(state, player, lines)
        self._wake(state)
        self._check_leaves(state)
        self._deal(state)
        for player, lines in zip(players, self.seats):
            self._list(state, player, lines)
        check(state)
        self._look_at_goals(state)
        for player in players:
            if player.owes() and state.offer(player).total == 1:
                player.offer = None  # it is asked nothing as soon as the game goes on
        return state

    def _header(self, state: EarthState, head: dict[str, str]) -> None:
        self.words(self.top, "game")
        last = len(state.seats) - 1
        state.mode = self.word("mode", head.get("mode", MODES[1]), MODES)
        state.teams = self.word("teams", head.get("teams", "off"), SWITCH) == 1
        state.secret = self.word("secret", head.get("secret", "off"), SWITCH) == 1
        state.first = self.number("first", head.get("first", "0"), last)
        state.limit = self.number("limit", head.get("limit", str(USUAL_LIMIT)), 1000, first=1)
        state.turn = self.number("turn", head.get("turn", "0"), MOST_TURNS)
        state.phase = self.word("phase", head.get("phase", PHASES[TURN]), PHASES)
        if "action" in head:
            state.action = self.word("action", head["action"], ACTIONS)
        active = head.get("active", NONE)
        state.active = NOBODY if active in (NONE, "G") else self.number("active", active, last)
        if state.teams and len(state.seats) != TEAM_SEATS:
            raise self.refuse("earth-position-teams", seats=TEAM_SEATS)

    def _fauna(self, state: EarthState) -> None:
        goals = []
        holders = []
        for word in self.words(self.top, "fauna"):
            goal, _, names = word.partition(":")
            if goal not in self.catalogue.fauna_ids:
                raise self.refuse("earth-position-card", card=goal)
            goals.append(self.catalogue.fauna_ids.index(goal))
            holders.append([self._holder(name, state) for name in names.split(",") if name])
        if len(goals) != GOALS or len({goal // 2 for goal in goals}) != GOALS:
            raise self.refuse("earth-position-fauna", count=GOALS)
        if any(len(set(ranks)) != len(ranks) for ranks in holders):
            raise self.refuse("earth-position-fauna", count=GOALS)
        state.lay_goals(goals)
        state.ranks = holders
        full = " ".join(self.words(self.top, "full"))
        state.full = NOBODY if full in ("", NONE) else self._holder(full, state)

    def _holder(self, name: str, state: EarthState) -> int:
        if name == "G" and len(state.seats) == 1:
            return GAIA
        return self.number("seat", name, len(state.seats) - 1)

    def _pool(self, team: int) -> Pool:
        if len(self.pools) != 2:
            raise self.refuse("earth-position-pools")
        self.at, words = self.pools[team]
        if words[:1] != [str(team)]:
            raise self.refuse("earth-position-pools")
        found = self.pairs(words[1:], ("soil", "sprout", "growth", "compost", "draw"))
        pool = Pool()
        pool.soil = self.number("soil", found.get("soil", "0"), MOST)
        pool.sprout = self.number("sprout", found.get("sprout", "0"), MOST)
        pool.growth = self.number("growth", found.get("growth", "0"), MOST)
        pool.compost = self.pile("compost", [word for word in found.get("compost", "").split(",") if word])
        pool.cards = self.pile("draw", [word for word in found.get("draw", "").split(",") if word])
        return pool

    def _gaia(self, state: EarthState, head: dict[str, str]) -> None:
        if (len(state.seats) == 1) != (self.gaia is not None):
            raise self.refuse("earth-position-gaia")
        if self.gaia is None:
            return
        self.at, words = self.gaia_head
        found = self.pairs(words, ("level", "pass"))
        gaia = Gaia(self.word("level", found.get("level", ""), LEVELS))
        gaia.passing = self.number("pass", found.get("pass", "1"), PASSES, first=1)
        names = tuple(self.catalogue.gaia_ids)
        card = self.words(self.gaia, "card")
        if card:
            gaia.card = self.word("card", card[0], names)
        gaia.deck = self._gaia_deck(state, gaia, self.words(self.gaia, "deck"), names)
        for name in ("soil", "sprouts", "growth"):
            words = self.words(self.gaia, name)
            setattr(gaia, name, self.number(name, " ".join(words) or "0", MOST))
        gaia.compost = self.pile("compost", self.words(self.gaia, "compost"))
        gaia.pile = self.pile("pile", self.words(self.gaia, "pile"))
        gaia.skips = "skips" in self.gaia
        gaia.waiting = state.phase == TURN and state.turn > 0
        counted = self.pairs(self.words(self.gaia, "counted"), ("soil", "drawn"))
        gaia.soil_counted = self.number("soil", counted.get("soil", "0"), MOST)
        gaia.cards_counted = self.number("drawn", counted.get("drawn", "0"), MOST)
        state.gaia = gaia

    def _gaia_deck(self, state: EarthState, gaia: Gaia, words: list[str], names: tuple[str, ...]) -> list[int]:
        """By name, or a number of cards that are not the one revealed last."""
        if len(words) == 1 and words[0].isdecimal():
            left = [card for card in range(len(names)) if card != gaia.card]
            state.dice.shuffle(left)
            return left[: self.number("deck", words[0], len(left))]
        cards = [self.word("deck", word, names) for word in words]
        if len(set(cards)) != len(cards):
            raise self.refuse("earth-position-once", word="deck")
        return cards

    # what the seats are doing

    def _part(self, state: EarthState, player: Seat, lines: Lines) -> None:
        self._dealt(player, self.words(lines, "dealt"))
        for word in self.words(lines, "planted"):
            found = _PLANTED.fullmatch(word)
            if found is None:
                raise self.refuse("earth-position-planted", text=word)
            player.planted.append(self._ground(found["card"]))
            player.planted_on.append(self.space(found["space"]))
        for word in self.words(lines, "secret"):
            player.secret |= 1 << self.space(word)
        player.reached = sum(1 << place for place in range(GOALS) if player.number in state.ranks[place])
        for word in self.words(lines, "reached"):
            known = tuple(self.catalogue.fauna_ids[goal] for goal in state.goals)
            player.reached |= 1 << self.word("reached", word, known)
        player.part = "part" in lines
        if "doing" in lines:
            parts = " ".join(self.words(lines, "doing")).split(THEN)
            self._point(player, parts.pop().split())
            if parts and parts[-1] == "all":
                parts.pop()
                player.rolling = True
            if parts:
                player.effect = self._effect(player, parts)

    def _dealt(self, player: Seat, words: list[str]) -> None:
        kinds: dict[str, list[int]] = {"i": [], "c": [], "y": []}
        for word in words:
            known = self.catalogue.numbers if word[0] in "ic" else self.catalogue.ecosystem_ids
            if word[0] not in kinds or f"{word}a" not in known:
                raise self.refuse("earth-position-card", card=word)
            side = f"{word}a"
            kinds[word[0]].append(
                self.catalogue.numbers[side] if word[0] in "ic" else self.catalogue.ecosystem_ids.index(side)
            )
        player.islands, player.climates, player.ecosystems = (tuple(sorted(kinds[kind])) for kind in "icy")

    def _point(self, player: Seat, words: list[str]) -> None:
        if not words:
            raise self.refuse("earth-position-doing", text="")
        player.point = self.word("doing", words[0], POINTS[1:]) + 1
        if player.point in (STARTING, PLANTING):
            player.left = self.number(words[0], " ".join(words[1:]), 60)
        elif player.point == KEEPING:
            player.four = self.pile("keep", words[1:])

    def _list(self, state: EarthState, player: Seat, lines: Lines) -> None:
        """The abilities that are left to activate: they must stand in their order."""
        if player.point == ORDER and state.action != NO_ACTION:
            state.list_abilities(player)
        if player.point != ACTIVATE:
            return
        words = " ".join(self.words(lines, "doing")).split(THEN)[-1].split()[1:]
        if state.action == NO_ACTION:
            raise self.refuse("earth-position-doing", text=" ".join(words))
        state.list_abilities(player)
        board = [self.catalogue.ids[player.area.island], self.catalogue.ids[player.area.climate]]
        places = [player.place_of(self.card(word, (FLORA, TERRAIN, ISLAND, CLIMATE))) for word in words]
        if NOTHING in places:
            raise self.refuse("earth-position-list", card=words[places.index(NOTHING)])
        player.clear_list()
        player.island = board[0] in words
        player.climate = board[1] in words
        player.grid = sum(1 << place for place in places if place < len(SPACES))
        player.grid_first = bool(words) and words[0] not in board and (player.island or player.climate)
        if places != player.places():
            raise self.refuse("earth-position-order")

    def _effect(self, player: Seat, parts: list[str]) -> Effect:
        first, _, source = parts[0].partition(" for ")
        effect = Effect(self._source(source))
        for part in [first, *parts[1:]]:
            self._effect_part(effect, part.split())
        effect.triggers = effect.source > 0 and self.catalogue.is_event[effect.source]
        return effect

    def _source(self, name: str) -> int:
        for number, word in SOURCES.items():
            if word == name:
                return number
        number = self.catalogue.numbers.get(name, NO_CARD)
        if number == NO_CARD:
            raise self.refuse("earth-position-card", card=name)
        return number

    def _effect_part(self, effect: Effect, words: list[str]) -> None:
        text = " ".join(words)
        price = re.fullmatch(r"pay (\d+) on ([a-g][1-7])( with (\w+))?", text)
        simple = re.fullmatch(r"(pay|gain|place|compost|pick)( [a-z]+)? (\d+)((?: on| each)(?: [a-g][1-7])*)?", text)
        if price is not None:
            effect.price = self.number("pay", price[1], 60, first=1)
            effect.space = self.space(price[2])
            effect.card = effect.source
            pays = RESOURCES[self.catalogue.pays[effect.card]] if effect.card > 0 else ""
            effect.resource = self.word("with", price[4] or pays, RESOURCES)
            return
        field = _FIELDS.get(f"{simple[1]}{simple[2] or ''}") if simple is not None else None
        if simple is None or field is None:
            raise self.refuse("earth-position-doing", text=text)
        setattr(effect, field, self.number(simple[1], simple[3], 283, first=1))
        if simple[4]:
            where = simple[4].split()
            effect.each = where[0] == "each"
            effect.permitted = sum(1 << self.space(word) for word in where[1:])
        elif simple[1] == "place":
            effect.permitted = ANYWHERE
        if simple[1] == "pick":
            effect.looked = True

    def _wake(self, state: EarthState) -> None:
        """Before an action is chosen the active seat has it to choose, if nothing else is told."""
        idle = all(player.point == IDLE for player in state.seats)
        if state.phase == TURN and state.action == NO_ACTION and idle and state.active != NOBODY:
            state.seats[state.active].point = ACTION

    def _look_at_goals(self, state: EarthState) -> None:
        """A goal that is met now is reached in this turn (EAR-169), whether or not the text says so."""
        for player in state.seats:
            player.offer = None
            if state.phase in (TURN, LAST_CHANCE):
                state.reach(player, ANYTHING)

    def _check_leaves(self, state: EarthState) -> None:
        """Told twice, by the goals and by the seats, they must agree."""
        blocks = [(player.number, lines) for player, lines in zip(state.seats, self.seats)]
        if self.gaia is not None:
            blocks.append((GAIA, self.gaia))
        for holder, lines in blocks:
            if "leaves" in lines:
                told = sorted(self.words(lines, "leaves"))
                right = [
                    f"{self.catalogue.fauna_ids[goal]}={state.rank_worth(ranks.index(holder))}"
                    for goal, ranks in zip(state.goals, state.ranks)
                    if holder in ranks
                ]
                right += [f"full={FULL_GRID}"] if state.full == holder else []
                if told != sorted(right):
                    raise self.refuse("earth-position-leaves", seat=holder_text(holder), right=" ".join(right) or NONE)

    def _deal(self, state: EarthState) -> None:
        for player in state.seats:
            hidden = self.catalogue.unknown in (player.area.island, player.area.climate)
            if (hidden or player.area.ecosystem == UNKNOWN_ECOSYSTEM) and not player.islands:
                raise BadPosition("earth-position-boards", seat=player.number)
        try:
            deal(state)
        except IndexError as error:
            raise BadPosition("earth-position-unseen") from error
        words = self.words(self.top, "dice")
        if words:
            state.dice = self.dice(" ".join(words))
