"""The flow of Evergreen: deal, draft, clean-up, actions and powers, end of the round, scoring.

What one seat may do in its action phase stands in `seat.py`, what a planet is worth in `planet.py`.
"""

from typing import Final

from mypy_extensions import i64

from hain.core.dice import Dice
from hain.core.errors import IllegalMove
from hain.core.event import Event
from hain.core.grammar import Grammar
from hain.core.known import Known
from hain.core.sheet import ScoreSheet
from hain.core.state import Saved, State
from hain.games.evergreen import auto, zone
from hain.games.evergreen.box import CARDS, NO_ICON, SEASONS, Box, biome_of
from hain.games.evergreen.moves import DRAFT, LAST_MOVE, grammar_of
from hain.games.evergreen.planet import BIOMES, SIDES
from hain.games.evergreen.seat import Seat

DRAFTING: Final = 0
ACTING: Final = 1
FINISHED: Final = 2
PHASES: Final = ("draft", "act", "over")

NOBODY: Final = -1
NO_CARD: Final = -1

CATEGORIES: Final = (
    "start",
    "bud",
    *(f"light_{season}" for season in SEASONS),
    *(f"forest_{season}" for season in SEASONS),
    *(f"biome_{biome}" for biome in BIOMES),
)


class EvergreenState(State):
    """A table of Evergreen.

    Participants are the seats and, in the solo game, `auto`, whose number follows the last seat. Piles are tuples that
    are replaced, never changed: copies share them.
    """

    def __init__(self, box: Box, seats: list[Seat], dice: Dice) -> None:
        super().__init__("evergreen")
        self.box: Box = box
        self.seats: list[Seat] = seats
        self.dice: Dice = dice
        self.season: i64 = 0
        self.round: i64 = 0
        self.sun: i64 = 0
        self.phase: i64 = DRAFTING
        self.first: i64 = 0  # holds the first-player token in this round
        self.next_first: i64 = NOBODY  # known once the draft is over
        self.drafted: i64 = 0  # participants that have drafted in this round
        self.token: i64 = NO_CARD  # the card of the pool on which the token lies
        self.claimed: i64 = NOBODY  # who has taken that card
        self.pool: tuple[int, ...] = ()
        self.deck: tuple[int, ...] = ()  # the next card to draw is the last
        self.discard: tuple[int, ...] = ()
        self.zone: tuple[zone.Stack, ...] = zone.EMPTY
        self.auto_cards: tuple[int, ...] = ()
        self.script: tuple[int, ...] = ()  # draws that a laid-out game prescribes (EVG-139), the next one first

    def copy(self) -> "EvergreenState":
        seats: list[Seat] = []
        for seat in self.seats:
            seats.append(seat.copy())
        twin = EvergreenState(self.box, seats, self.dice.copy())
        twin.knowledge = self.knowledge
        twin.season = self.season
        twin.round = self.round
        twin.sun = self.sun
        twin.phase = self.phase
        twin.first = self.first
        twin.next_first = self.next_first
        twin.drafted = self.drafted
        twin.token = self.token
        twin.claimed = self.claimed
        twin.pool = self.pool
        twin.deck = self.deck
        twin.discard = self.discard
        twin.zone = self.zone
        twin.auto_cards = self.auto_cards
        twin.script = self.script
        return twin

    # whose decision, what is legal, what follows

    def to_act(self) -> list[int]:
        """In the draft one seat after the other (EVG-34), in the action phase all at once (EVG-47)."""
        if self.phase == DRAFTING:
            return [self.drafter()]
        owing: list[int] = []
        for seat in self.seats:
            if not seat.is_over():
                owing.append(seat.number)
        return owing

    def moves(self, seat: int) -> list[int]:
        if not 0 <= seat < len(self.seats):
            return []
        if self.phase == ACTING:
            return self.seats[seat].moves()
        moves: list[int] = []
        if self.phase == DRAFTING and seat == self.drafter():
            for card in self.pool:
                moves.append(DRAFT + card)
        return moves

    def play(self, seat: int, move: int, log: list[Event] | None = None) -> None:
        if not self.allows(seat, move):
            raise self.refusal(seat, move)
        if self.script:
            self.copy()._carry_out(seat, move, None)  # a prescribed draw may be refused: before anything changes
        self._carry_out(seat, move, log)

    def _carry_out(self, seat: int, move: int, log: list[Event] | None) -> None:
        if self.phase == DRAFTING:
            self._draft(seat, move - DRAFT, log)
            self._go_on_drafting(log)
        else:
            player = self.seats[seat]
            player.play(move, log)
            if player.is_over():
                self._end_round_if_all_are_over(log)

    def allows(self, seat: int, move: int) -> bool:
        """Whether `moves` lists this move."""
        if not 0 <= seat < len(self.seats) or not 0 <= move <= LAST_MOVE:
            return False
        if self.phase == ACTING:
            return self.seats[seat].allows(move)
        return self.phase == DRAFTING and seat == self.drafter() and move - DRAFT in self.pool

    def refusal(self, seat: int, move: int) -> IllegalMove:
        from hain.games.evergreen.refusal import refusal

        return refusal(self, seat, move)

    # 1. deal

    def begin_round(self, first: int, log: list[Event] | None) -> None:
        """Lay out one card more than there are participants (EVG-29, EVG-118)."""
        self.round += 1
        self.phase = DRAFTING
        self.first = first
        self.next_first = NOBODY
        self.claimed = NOBODY
        self.token = NO_CARD
        self.drafted = 0
        self.knowledge += 1
        self._deal(self.participants() + 1, log)
        self._go_on_drafting(log)

    def _deal(self, count: int, log: list[Event] | None) -> None:
        """Lay cards of the deck into the pool, from left to right."""
        pool: list[int] = []
        deck = list(self.deck)
        told = 0  # cards of the pool of which the log tells already
        for _ in range(count):
            pool.append(self._prescribed(deck) if self.script else deck.pop())
            if not deck:
                # the discard pile, and nothing else, becomes the new deck at once (EVG-31, EVG-32)
                if log is not None:
                    self._log_deal(pool, told, log)
                    told = len(pool)
                    log.append(Event("reshuffled", None, cards=[CARDS[card] for card in self.discard]))
                deck = list(self.discard)
                self.dice.shuffle(deck)
                self.discard = ()
        self.pool = tuple(pool)
        self.deck = tuple(deck)
        if log is not None and told < len(pool):
            self._log_deal(pool, told, log)

    def _log_deal(self, pool: list[int], told: int, log: list[Event]) -> None:
        """The cards that have been dealt since the log told of some."""
        cards = [CARDS[card] for card in pool[told:]]
        if told:
            log.append(Event("dealt_more", None, cards=cards))
        else:
            log.append(Event("dealt", None, season=SEASONS[self.season], round=self.round, cards=cards))

    def _prescribed(self, deck: list[int]) -> int:
        """The next card that a laid-out game names, taken out of the deck (EVG-139)."""
        card = self.script[0]
        if card not in deck:
            from hain.games.evergreen.layout import not_in_deck

            raise not_in_deck(card)
        self.script = self.script[1:]
        deck.remove(card)
        return card

    def shuffled(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        order = list(cards)
        self.dice.shuffle(order)
        return tuple(order)

    # 2. draft

    def participants(self) -> int:
        return max(len(self.seats), 2)

    def drafter(self) -> int:
        """Turn order starts with the first player and goes up through the seats (EVG-22)."""
        return (self.first + self.drafted) % self.participants()

    def _go_on_drafting(self, log: list[Event] | None) -> None:
        """`auto` drafts by itself as soon as it is its turn (EVG-120); after the last draft the round goes on."""
        if len(self.pool) > 1 and self.drafter() == len(self.seats):
            self._draft(self.drafter(), auto.choice(self.pool, self.fertility(), self.box), log)
        if len(self.pool) == 1:
            self._clean_up(log)
            self._begin_actions(log)

    def _draft(self, participant: int, card: int, log: list[Event] | None) -> None:
        self.pool = tuple([other for other in self.pool if other != card])
        if participant < len(self.seats):
            player = self.seats[participant]
            player.cards = player.cards + (card,)
        else:
            self.auto_cards = self.auto_cards + (card,)
        self.drafted += 1
        if log is not None:
            log.append(self._event("drafted", participant, CARDS[card]))
        if self.drafted == 1:
            self.token = self.pool[0]  # EVG-36
        elif card == self.token:
            self.claimed = participant  # EVG-37
            self.token = NO_CARD
            if log is not None:
                log.append(self._event("took_token", participant, CARDS[card]))

    def _event(self, kind: str, participant: int, card: str) -> Event:
        if participant < len(self.seats):
            return Event(kind, participant, card=card)
        return Event("auto_" + kind, None, card=card)

    # 3. clean-up

    def _clean_up(self, log: list[Event] | None) -> None:
        """The card that nobody took makes its biome more fertile, spoils it, or is discarded (EVG-39 to EVG-44)."""
        card = self.pool[0]
        self.pool = ()
        self.token = NO_CARD
        self.next_first = self.first if self.claimed == NOBODY else self.claimed  # EVG-37, EVG-38
        if self.box.icons[card] == NO_ICON:
            self.discard = self.discard + (card,)
            if log is not None:
                log.append(Event("discarded", None, card=CARDS[card]))
            return
        biome = biome_of(card)
        stacks = list(self.zone)
        stacks[biome] = zone.with_card(stacks[biome], card, self.box)
        self.zone = tuple(stacks)
        if log is not None:
            fertility = zone.fertility(stacks[biome], self.box)
            log.append(Event("left_over", None, card=CARDS[card], biome=BIOMES[biome], fertility=fertility))

    def fertility(self) -> list[int]:
        """The fertility of the six biomes (EVG-45)."""
        return [zone.fertility(stack, self.box) for stack in self.zone]

    # 4. actions and powers: seat.py

    def _begin_actions(self, log: list[Event] | None) -> None:
        self.phase = ACTING
        for seat in self.seats:
            seat.begin(log)

    # 5. end of the round

    def _end_round_if_all_are_over(self, log: list[Event] | None) -> None:
        for seat in self.seats:
            if not seat.is_over():
                return
        if self.round < self.box.rounds[self.season]:
            self.begin_round(self.next_first, log)
            return
        self._score_season(log)
        if self.season < len(SEASONS) - 1:
            self._change_season(log)
            self.begin_round(self.next_first, log)
        else:
            self._finish(log)

    def _score_season(self, log: list[Event] | None) -> None:
        """Light, then the biggest forest (EVG-95)."""
        for seat in self.seats:
            light = seat.planet.lit_points(self.sun)
            forest = seat.planet.biggest_forest()
            seat.lights = seat.lights + (light,)
            seat.forests = seat.forests + (forest,)
            if log is not None:
                season = SEASONS[self.season]
                log.append(Event("scored", seat.number, category=f"light_{season}", points=light))
                log.append(Event("scored", seat.number, category=f"forest_{season}", points=forest))

    def _change_season(self, log: list[Event] | None) -> None:
        """Drafted cards are discarded, the sun moves on clockwise (EVG-107 to EVG-110)."""
        owners: list[str] = []
        cards: list[int] = []
        for seat in self.seats:
            owners += [str(seat.number)] * len(seat.cards)
            cards += seat.cards
            seat.cards = ()
        owners += ["auto"] * len(self.auto_cards)
        cards += self.auto_cards
        self.auto_cards = ()
        self.discard = self.discard + tuple(cards)
        self.season += 1
        self.round = 0
        self.sun = (self.sun + 1) % 4
        if log is not None:
            names = [CARDS[card] for card in cards]
            log.append(
                Event("season", None, season=SEASONS[self.season], side=SIDES[self.sun], cards=names, owners=owners)
            )

    def _finish(self, log: list[Event] | None) -> None:
        self.phase = FINISHED
        self.knowledge += 1
        if log is not None:
            for seat in self.seats:
                for biome, points in enumerate(self._biome_points(seat)):
                    log.append(Event("scored", seat.number, category=f"biome_{BIOMES[biome]}", points=points))
            log.append(Event("finished", None))

    # scores

    def _biome_points(self, seat: Seat) -> list[int]:
        """Big trees times fertility, at the end of the game only (EVG-112, EVG-116)."""
        if self.phase != FINISHED:
            return [0] * len(BIOMES)
        big_trees = seat.planet.big_trees()
        fertility = self.fertility()
        return [big_trees[biome] * fertility[biome] for biome in range(len(BIOMES))]

    def totals(self) -> list[int]:
        """The sums of the score sheets."""
        return [seat.total() + sum(self._biome_points(seat)) for seat in self.seats]

    def scores(self) -> list[ScoreSheet]:
        sheets: list[ScoreSheet] = []
        for seat in self.seats:
            still = [0] * (len(SEASONS) - len(seat.lights))
            points = [seat.start, seat.bud, *seat.lights, *still, *seat.forests, *still, *self._biome_points(seat)]
            sheets.append(ScoreSheet(dict(zip(CATEGORIES, points))))
        return sheets

    def ranking(self) -> list[int]:
        """Most points first; ties by turn order from the holder of the token (EVG-113, EVG-114)."""
        holder = self.first if self.next_first == NOBODY else self.next_first
        totals = self.totals()
        places: list[int] = []
        for seat in range(len(self.seats)):
            place = 1
            for other in range(len(self.seats)):
                if totals[other] > totals[seat] or (
                    totals[other] == totals[seat] and self._turn(other, holder) < self._turn(seat, holder)
                ):
                    place += 1
            places.append(place)
        return places

    def _turn(self, participant: int, first: int) -> int:
        return (participant - first) % self.participants()

    def outcome(self) -> Event | None:
        """The title of a finished solo game (EVG-127)."""
        if len(self.seats) > 1 or self.phase != FINISHED:
            return None
        total = self.totals()[0]
        return Event("title", 0, points=total, title=self.box.title(total))

    # what a seat knows

    def known(self, seat: int | None) -> Known:
        from hain.games.evergreen.known import EvergreenKnown

        return EvergreenKnown(self, seat)

    def eyes(self, seat: int | None) -> int | None:
        return None

    def hidden(self) -> "EvergreenState":
        """A twin without what nobody knows: the order of the deck and the dice; all else is open (EVG-132)."""
        twin = self.copy()
        twin.dice = Dice(0)
        twin.script = ()
        twin.deck = tuple(sorted(self.deck))
        return twin

    def imagine(self, seat: int, dice: Dice) -> "EvergreenState":
        """The deck is shuffled anew with new dice."""
        imagined = self.hidden()
        imagined.dice = dice.split()
        imagined.deck = imagined.shuffled(imagined.deck)
        return imagined

    # texts

    def question(self, seat: int) -> Event | None:
        """The decision point and what it is about."""
        if self.phase == DRAFTING:
            return Event("D1", seat, pool=[CARDS[card] for card in self.pool]) if seat == self.drafter() else None
        if self.phase == FINISHED or self.seats[seat].is_over():
            return None
        return self.seats[seat].question()

    def grammar(self) -> Grammar:
        return grammar_of(self.box.board)

    def misread(self, text: str) -> IllegalMove:
        from hain.games.evergreen.refusal import misread

        return misread(self, text)

    def save(self) -> Saved:
        from hain.games.evergreen.saved import save

        return save(self)

    def position(self) -> str:
        from hain.games.evergreen.position import write

        return write(self)

    def pieces(self) -> dict[str, int]:
        """Every card once, wherever it lies; face-down cards are still themselves."""
        found: dict[str, int] = dict.fromkeys(CARDS, 0)
        places = [self.pool, self.deck, self.discard, self.auto_cards, *self.zone, *[seat.cards for seat in self.seats]]
        for place in places:
            for card in place:
                found[CARDS[card % zone.FACE_DOWN]] += 1
        return found
