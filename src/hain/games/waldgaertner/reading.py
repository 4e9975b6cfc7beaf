"""A position text read back; what it does not tell is dealt, and what cannot be is refused (WAG-162)."""

import re
from collections import Counter
from collections.abc import Iterator

from hain.core.dice import SEED_BITS, Dice
from hain.core.errors import BadPosition
from hain.core.grammar import NO_MOVE
from hain.core.number import whole_number
from hain.core.seed import read_dice
from hain.core.sheet import ScoreSheet
from hain.games.waldgaertner.contest import Contest
from hain.games.waldgaertner.flora import CLIMBER, LARGE_SHRUB, NO_CARD, ORIGINS, SMALL_SHRUB, Flora
from hain.games.waldgaertner.garden import ROW_OF, ROWS, SLOTS, Garden, empty_garden
from hain.games.waldgaertner.hidden import LOTTED, UNKNOWN, deal
from hain.games.waldgaertner.layout import DECKS, region_origins
from hain.games.waldgaertner.memory import Lot, Memo
from hain.games.waldgaertner.moves import MARKET, grammar_of
from hain.games.waldgaertner.position import PLANTING, SWITCH
from hain.games.waldgaertner.seat import BONUS, NOTHING_CHOSEN, PUBLIC, Seat
from hain.games.waldgaertner.soundness import check
from hain.games.waldgaertner.state import FINAL, ROUNDS, STEPS, WaldgaertnerState

SEATS = range(2, 7)
MOST_COINS = 1_000_000
MOST_CHIPS = 1_000
MOST_IN_STACK = 75

_OPTIONS = {"decks": DECKS, "planting": PLANTING, "uproot": SWITCH, "frost": SWITCH}
_LINES = (
    "round", "region", "market", "frost", "frozen", "contest", "six", "searching", "bonuses", "lot", "memo", "chosen",
    "owes", "seat", "dice",
)  # fmt: skip
_ONCE = ("round", "market", "frost", "frozen", "six", "bonuses", "owes", "dice")
_CELL = re.compile(r"(?P<card>[a-z0-9-]+)(?P<how>=[sl])?(\+(?P<chips>\d+))?(?P<cube>\*)?(?P<covered>!)?")
_HAND = re.compile(r"(?P<card>[a-z0-9-]+)?(\+(?P<chips>\d+))?(\?(?P<region>\d))?")


def tally(text: str, flora: Flora) -> list[ScoreSheet]:
    """Count the gardens of a typed table; regions, hands and whatever is pending do not matter."""
    return _Reader(text, flora, 0).gardens().scores()


def read(text: str, flora: Flora, seed: int) -> WaldgaertnerState:
    """The state of a position; unknown cards are dealt with the seed, unless the text tells the dice."""
    reader = _Reader(text, flora, seed)
    state = reader.gardens()
    reader.table(state)
    reader.deal(state)
    check(state)
    return state


class _Reader:
    """The lines of a position by their first word, each with its number in the text."""

    def __init__(self, text: str, flora: Flora, seed: int) -> None:
        self.flora = flora
        self.seed = seed
        self.told_dice: Dice | None = None
        self.sizes: dict[int, int] = {}
        self.at = 1
        self.head: list[str] = []
        self.lines: list[tuple[int, list[str]]] = []
        self.rows: dict[int, list[tuple[int, list[str]]]] = {}  # the gardens, by the line of their seat
        self.places: Counter[int] = Counter()
        for self.at, line in enumerate(text.splitlines(), 1):
            words = line.split()
            if words and not line.startswith("#"):
                self._sort(words)
        self.at = 1
        if not self.head:
            raise self.refuse("waldgaertner-position-head")

    def _sort(self, words: list[str]) -> None:
        if words[0] == "waldgaertner":
            if self.head:
                raise self.refuse("waldgaertner-position-once", word=words[0])
            self.head = words
        elif words[0] in _LINES:
            if words[0] in _ONCE and any(words[0] == other[0] for _, other in self.lines):
                raise self.refuse("waldgaertner-position-once", word=words[0])
            self.lines.append((self.at, words))
            if words[0] == "seat":
                self.rows[self.at] = []
        elif re.fullmatch(r"[1-6]:", words[0]) and self.rows:
            self.rows[max(self.rows)].append((self.at, words))
        else:
            raise self.refuse("waldgaertner-position-line", text=" ".join(words), known=", ".join(_LINES))

    def refuse(self, key: str, **details: str | int) -> BadPosition:
        return BadPosition(key, line=self.at, **details)

    def _of(self, kind: str) -> Iterator[list[str]]:
        """The lines that start with this word, without it; the reader stands at each as it is read."""
        for number, words in self.lines:
            if words[0] == kind:
                self.at = number
                yield words[1:]

    # small things

    def number(self, name: str, text: str, last: int, first: int = 0) -> int:
        number = whole_number(text)
        if number is None or not first <= number <= last:
            raise self.refuse("waldgaertner-position-number", name=name, value=text, first=first, last=last)
        return number

    def dice(self, text: str) -> Dice:
        try:
            return read_dice(text)
        except ValueError as error:
            last = (1 << SEED_BITS) - 1
            raise self.refuse("waldgaertner-position-number", name="dice", value=text, first=0, last=last) from error

    def word(self, name: str, text: str, allowed: tuple[str, ...]) -> int:
        if text not in allowed:
            raise self.refuse("waldgaertner-position-word", name=name, value=text, allowed=", ".join(allowed))
        return allowed.index(text)

    def after(self, words: list[str], place: int) -> str:
        return words[place] if place < len(words) else ""

    def card(self, name: str) -> int:
        card = self.flora.find(name)
        if card == NO_CARD:
            raise self.refuse("waldgaertner-no-card", card=name)
        return card

    def put(self, state: WaldgaertnerState, card: int) -> int:
        """A card has been found in its place: it must be of a deck in play, and be there once."""
        if self.flora.origin[card] not in state.origins[1:]:
            raise self.refuse("waldgaertner-position-deck", card=self.flora.cards[card])
        self.places[card] += 1
        if self.places[card] > 1:
            raise self.refuse("waldgaertner-position-twice", card=self.flora.cards[card])
        return card

    def with_chips(self, state: WaldgaertnerState, text: str) -> int:
        """A card, and its chips noted; `?` is unknown."""
        if text == "?":
            return UNKNOWN
        name, plus, chips = text.partition("+")
        card = self.card(name)
        if plus:
            self.chips(state, card, chips)
        return card

    def chips(self, state: WaldgaertnerState, card: int, text: str) -> None:
        count = self.number("chips", text, MOST_CHIPS, first=1)
        if self.flora.male[card]:
            raise self.refuse("waldgaertner-position-male", card=self.flora.cards[card])
        state.chips[card] = count

    def seat_list(self, state: WaldgaertnerState, name: str, words: list[str]) -> tuple[int, ...]:
        return tuple(self.number(name, word, len(state.seats) - 1) for word in words)

    # head and gardens

    def gardens(self) -> WaldgaertnerState:
        options = self._options()
        seats = int(options["seats"])
        shade = options["planting"] == "shade"
        origins = region_origins(seats, options["decks"])
        players = [Seat(number, empty_garden(self.flora, shade)) for number in range(seats)]
        state = WaldgaertnerState(
            self.flora, options["decks"], options["uproot"] == "on", options["frost"] == "on", origins, players, Dice(0)
        )
        if len(self.rows) != seats:
            raise self.refuse("waldgaertner-position-seats", seats=seats, count=len(self.rows))
        for number, words in enumerate(self._of("seat")):
            self._seat(state, players[number], words)
        for player, rows in zip(players, self.rows.values()):
            self._garden(state, player.garden, rows)
        return state

    def _options(self) -> dict[str, str]:
        found = {"seats": "2", "decks": "eu", "planting": "rows", "uproot": "off", "frost": "off"}
        for word in self.head[1:]:
            name, _, value = word.partition("=")
            if name not in found or [other.partition("=")[0] for other in self.head].count(name) > 1:
                raise self.refuse("waldgaertner-position-head")
            found[name] = value
        self.number("seats", found["seats"], SEATS[-1], first=SEATS[0])
        for name, allowed in _OPTIONS.items():
            self.word(name, found[name], allowed)
        return found

    def _seat(self, state: WaldgaertnerState, player: Seat, words: list[str]) -> None:
        """Number, coins, bonus and hand; for counting a garden the number is enough."""
        if self.after(words, 0) != str(player.number):
            raise self.refuse("waldgaertner-position-seat", number=player.number)
        place = 1
        while place < len(words) and words[place] != "hand":
            value = self.after(words, place + 1)
            if words[place] == "coins" and place == 1:
                player.coins = self.number("coins", value, MOST_COINS)
            elif words[place] == "bonus" and place <= 3:
                player.bonus = self.word("bonus", value, BONUS)
            else:
                raise self.refuse("waldgaertner-position-seat", number=player.number)
            place += 2
        hand = [self._hand_card(state, text) for text in words[place + 1 :]]
        if len(hand) > 2:
            raise self.refuse("waldgaertner-position-hand", seat=player.number)
        if hand:
            player.kept, player.kept_from = hand[0]
        if len(hand) == 2:
            player.received, player.received_from = hand[1]

    def _hand_card(self, state: WaldgaertnerState, text: str) -> tuple[int, int]:
        found = _HAND.fullmatch(text)
        if found is None or not (found["card"] or found["region"]):
            raise self.refuse("waldgaertner-position-cell", cell=text)
        region = self.number("region", found["region"], len(state.stacks) - 1, 1) if found["region"] else PUBLIC
        if not found["card"]:
            return UNKNOWN, region
        card = self.put(state, self.card(found["card"]))
        if found["chips"]:
            self.chips(state, card, found["chips"])
        if region != PUBLIC and self.flora.origin[card] != state.origins[region]:
            raise self.refuse("waldgaertner-position-origin", card=self.flora.cards[card], region=region)
        return card, region

    def _garden(self, state: WaldgaertnerState, garden: Garden, rows: list[tuple[int, list[str]]]) -> None:
        if [words[0] for _, words in rows] != [f"{row}:" for row in range(ROWS, 0, -1)]:
            raise self.refuse("waldgaertner-position-garden")
        for self.at, words in rows:
            row = int(words[0][0])
            if len(words) != 8 - row:
                raise self.refuse("waldgaertner-position-row", row=row, count=7 - row)
            for name, cell in zip([name for name in SLOTS if name[0] == str(row)], words[1:]):
                if cell != ".":
                    self._cell(state, garden, SLOTS.index(name), cell)

    def _cell(self, state: WaldgaertnerState, garden: Garden, slot: int, text: str) -> None:
        found = _CELL.fullmatch(text)
        if found is None:
            raise self.refuse("waldgaertner-position-cell", cell=text)
        card = self.put(state, self.card(found["card"]))
        size = self.flora.size[card]
        climbs = size == CLIMBER
        if bool(found["how"]) != (climbs and garden.shade):
            raise self.refuse("waldgaertner-position-climber", card=found["card"])
        if climbs:
            size = {"=s": SMALL_SHRUB, "=l": LARGE_SHRUB}.get(found["how"] or "", ROW_OF[slot])
        garden.plant(card, slot, size)
        if found["chips"]:
            self.chips(state, card, found["chips"])
        if found["cube"]:
            garden.cubes |= 1 << slot
        if found["covered"]:
            garden.covered |= 1 << slot

    # the rest of the table

    def table(self, state: WaldgaertnerState) -> None:
        self._round(state)
        self._regions(state)
        for words in self._of("market"):
            cards = [self.put(state, self.with_chips(state, text)) for text in words if text != "?"]
            state.market = tuple(sorted(cards))
        for words in self._of("frost"):
            state.roll = self.number("frost", " ".join(words), 12, first=2)
        for words in self._of("frozen"):
            state.frozen = tuple(self.number("frozen", word, MOST_COINS) for word in words)
        state.contests = tuple(self._contest(state, words) for words in self._of("contest"))
        for words in self._of("six"):
            state.six = self.seat_list(state, "six", words)
        for words in self._of("searching"):
            seat = self.number("searching", self.after(words, 0), len(state.seats) - 1)
            stack = self.after(words, 1)
            last = len(state.stacks) - 1
            state.seats[seat].searching = MARKET if stack == "market" else self.number("searching", stack, last, 1)
        for words in self._of("bonuses"):
            state.bonuses = self.seat_list(state, "bonuses", words)
        state.lots = tuple(self._lot(state, words) for words in self._of("lot"))
        state.memos = tuple(self._memo(state, words) for words in self._of("memo"))
        for words in self._of("owes"):
            for seat in self.seat_list(state, "owes", words):
                state.owes |= 1 << seat
        for words in self._of("chosen"):
            self._chosen(state, words)
        for words in self._of("dice"):
            self.told_dice = self.dice(" ".join(words))
        if state.step == FINAL:
            self._after_a_bonus(state)

    def _round(self, state: WaldgaertnerState) -> None:
        found = list(self._of("round"))
        if len(found) != 1 or len(found[0]) != 3 or found[0][1] != "step":
            raise self.refuse("waldgaertner-position-round")
        state.round = self.number("round", found[0][0], ROUNDS + 1, first=1)
        state.step = self.word("step", found[0][2], STEPS)

    def _regions(self, state: WaldgaertnerState) -> None:
        found = list(self._of("region"))
        if [self.after(words, 0) for words in found] != [str(region) for region in range(1, len(state.stacks))]:
            raise self.refuse("waldgaertner-position-regions", last=len(state.stacks) - 1)
        for region, words in enumerate(self._of("region"), 1):
            if self.after(words, 1) != ORIGINS[state.origins[region]]:
                raise self.refuse("waldgaertner-position-region", region=region, deck=ORIGINS[state.origins[region]])
            size = self.sizes[region] = self.number("region", self.after(words, 2), MOST_IN_STACK)
            texts = words[3:]
            if texts and texts[0].startswith("^"):
                state.face_up |= 1 << region
                texts[0] = texts[0][1:]
            cards = [self.with_chips(state, text) for text in texts]
            for card in cards:
                if card != UNKNOWN and self.flora.origin[self.put(state, card)] != state.origins[region]:
                    raise self.refuse("waldgaertner-position-origin", card=self.flora.cards[card], region=region)
            hidden = cards[1:] if state.face_up >> region & 1 else cards
            if len(cards) > size or any(card != UNKNOWN and state.chips[card] for card in hidden):
                raise self.refuse("waldgaertner-position-stack", region=region, count=size)
            state.stacks[region] = (UNKNOWN,) * (size - len(cards)) + tuple(reversed(cards))

    def _parts(self, words: list[str], names: tuple[str, ...]) -> dict[str, list[str]]:
        """The words after each of these names."""
        parts: dict[str, list[str]] = {"": []}
        name = ""
        for word in words:
            if word in names:
                name = word
                parts[name] = []
            else:
                parts[name].append(word)
        return {name: parts.get(name, []) for name in ("", *names)}

    def _contest(self, state: WaldgaertnerState, words: list[str]) -> Contest:
        parts = self._parts(words, ("cards", "unserved", "declined"))
        region = self.number("contest", " ".join(parts[""]), len(state.stacks) - 1, first=1)
        cards = [self.with_chips(state, text) for text in parts["cards"]]
        if UNKNOWN in cards or any(self.flora.origin[self.put(state, card)] != state.origins[region] for card in cards):
            raise self.refuse("waldgaertner-position-contest", region=region)
        declined = self.seat_list(state, "declined", parts["declined"])
        unserved = self.seat_list(state, "unserved", parts["unserved"])
        if not set(declined) <= set(unserved):
            raise self.refuse("waldgaertner-position-contest", region=region)
        return Contest(region, tuple(sorted(cards)), tuple(seat for seat in unserved if seat not in declined), declined)

    def _lot(self, state: WaldgaertnerState, words: list[str]) -> Lot:
        parts = self._parts(words, ("seats",))
        cards = []
        for text in parts[""]:
            before = dict(enumerate(state.chips))
            card = self.with_chips(state, text)
            if card == UNKNOWN or (self.places[card] and state.chips[card] != before[card]):
                raise self.refuse("waldgaertner-position-cell", cell=text)
            cards.append(card)
        return Lot(tuple(sorted(cards)), self.seat_list(state, "seats", parts["seats"]))

    def _memo(self, state: WaldgaertnerState, words: list[str]) -> Memo:
        parts = self._parts(words[1:], ("region", "taken"))
        owner = self.number("memo", self.after(words, 0), len(state.seats) - 1)
        region = self.number("region", self.after(parts["region"], 0), len(state.stacks) - 1, first=1)
        taken = self.seat_list(state, "taken", parts["taken"])
        names = parts["region"][1:]
        cards = (UNKNOWN,) if names == ["?"] else tuple(self.card(name) for name in reversed(names))
        if not cards:
            raise self.refuse("waldgaertner-position-memo", seat=owner, region=region)
        return Memo(owner, region, cards, taken)

    def _chosen(self, state: WaldgaertnerState, words: list[str]) -> None:
        seat = self.number("chosen", self.after(words, 0), len(state.seats) - 1)
        text = " ".join(words[1:])
        move = UNKNOWN if text == "?" else grammar_of(self.flora).number(text)
        player = state.seats[seat]
        if move == NO_MOVE or state.owes >> seat & 1 or player.chosen != NOTHING_CHOSEN:
            raise self.refuse("waldgaertner-position-chosen", seat=seat, move=text)
        player.chosen = move

    def _after_a_bonus(self, state: WaldgaertnerState) -> None:
        """In the final plays a seat that decides alone holds the card it has taken for its bonus."""
        deciding = [
            player for player in state.seats if state.owes >> player.number & 1 or player.chosen != NOTHING_CHOSEN
        ]
        if len(deciding) == 1 and deciding[0].received == NO_CARD:
            player = deciding[0]
            player.receive(player.kept, player.kept_from)
            player.kept, player.kept_from = NO_CARD, PUBLIC

    # what is not told

    def deal(self, state: WaldgaertnerState) -> None:
        """Deal what is unknown; some unknown cards are of a lot."""
        state.dice = Dice(self.seed)
        for number, lot in enumerate(state.lots):
            self._place_lot(state, number, lot)
        try:
            deal(state)
        except IndexError as error:
            raise BadPosition("waldgaertner-position-unseen") from error
        if self.told_dice is not None:
            state.dice = self.told_dice
        for region, size in self.sizes.items():
            if len(state.stacks[region]) != size:
                raise BadPosition("waldgaertner-position-size", region=region, count=size)

    def _place_lot(self, state: WaldgaertnerState, number: int, lot: Lot) -> None:
        """A lot comes from one region: the first from which each of its seats may hold a card of it."""
        for region in range(1, len(state.stacks)):
            of_origin = all(card >= 0 and self.flora.origin[card] == state.origins[region] for card in lot.cards)
            holders = [_holds_of_lot(state.seats[seat], lot, region) for seat in lot.seats]
            if of_origin and all(holders):
                for seat in lot.seats:
                    player = state.seats[seat]
                    if player.kept in lot.cards or player.received in lot.cards:
                        continue
                    if player.received == UNKNOWN and player.received_from == region:
                        player.received = LOTTED - number
                    else:
                        player.kept = LOTTED - number
                return


def _holds_of_lot(player: Seat, lot: Lot, region: int) -> bool:
    return any(origin == region and (card in lot.cards or card == UNKNOWN) for card, origin in player.held())
