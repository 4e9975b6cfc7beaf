"""What lies on the table, and the elementary steps with it: cards are taken, things received, goals reached."""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import lowest, only
from hain.core.dice import Dice
from hain.core.event import Event
from hain.core.state import State
from hain.games.earth.area import SPACES, Area
from hain.games.earth.catalogue import NO_CARD, Catalogue
from hain.games.earth.counting import NOWHERE, counted
from hain.games.earth.gaia import Gaia
from hain.games.earth.measure import ANYTHING, CHANGES, OF_COMPOST, OF_GROWTH, OF_HAND, OF_SOIL, OF_SPROUTS
from hain.games.earth.pool import Pool
from hain.games.earth.recipe import NO_ACTION
from hain.games.earth.seat import ACTIVATE, IDLE, LAST, Seat

GOALS: Final = 4
TEAM_SEATS: Final = 4
NOBODY: Final = -1
GAIA: Final = 9  # among the holders of ranks

# phases of the game
CHOOSING: Final = 0
STARTING: Final = 1
TURN: Final = 2
LAST_CHANCE: Final = 3
OVER: Final = 4

Log = list[Event] | None


class EarthGround(State):
    """The zones of a table. The deck is a row of cards of which the first ones have been taken."""

    def __init__(self, catalogue: Catalogue, seats: list[Seat], dice: Dice) -> None:
        super().__init__("earth")
        self.catalogue: Catalogue = catalogue
        self.seats: list[Seat] = seats
        self.dice: Dice = dice
        # chosen before the game
        self.mode: i64 = 0
        self.teams: bool = False
        self.secret: bool = False
        self.first: i64 = 0
        self.limit: i64 = 0
        # the table
        self.deck: tuple[int, ...] = ()
        self.next: i64 = 0
        self.discard: list[int] = []
        self.out: list[int] = []  # out of play, in positions set up by hand
        self.goals: list[int] = []  # fauna on the spaces 1 to 4
        self.ranks: list[list[int]] = []  # who holds them, the best rank first
        self.shared: list[int] = []
        self.full: i64 = NOBODY  # who has the leaf for the first full grid
        self.pools: list[Pool] = []
        self.gaia: Gaia | None = None
        # the turn
        self.phase: i64 = CHOOSING
        self.turn: i64 = 0
        self.active: i64 = NOBODY
        self.action: i64 = NO_ACTION
        self._goals_by_change: list[int] = [0] * CHANGES

    def fill(self, twin: "EarthGround") -> None:
        """Copy the table itself."""
        twin.knowledge = self.knowledge
        twin.mode = self.mode
        twin.teams = self.teams
        twin.secret = self.secret
        twin.first = self.first
        twin.limit = self.limit
        twin.deck = self.deck
        twin.next = self.next
        twin.discard = self.discard[:]
        twin.out = self.out
        twin.goals = self.goals
        twin.ranks = [holders[:] for holders in self.ranks]
        twin.shared = self.shared
        twin.full = self.full
        if self.teams:
            twin.pools = [pool.copy() for pool in self.pools]
        if self.gaia is not None:
            twin.gaia = self.gaia.copy()
        twin.phase = self.phase
        twin.turn = self.turn
        twin.active = self.active
        twin.action = self.action
        twin._goals_by_change = self._goals_by_change

    def lay_goals(self, goals: list[int]) -> None:
        """Lay fauna on the four spaces, all ranks free."""
        self.goals = goals
        self.ranks = [[] for _ in goals]
        changes: list[int] = [0] * CHANGES
        changes[ANYTHING] = (1 << len(goals)) - 1
        for place, goal in enumerate(goals):
            for change in self.catalogue.fauna[goal].measure.depends_on():
                changes[change] |= 1 << place
        self._goals_by_change = changes

    def areas(self) -> list[Area]:
        return [player.area for player in self.seats]

    def is_active(self, player: Seat) -> bool:
        return player.number == self.active

    def in_turn_order(self) -> list[Seat]:
        """All seats from the active one on (EAR-98)."""
        first = self.active if self.active != NOBODY else 0
        return self.seats[first:] + self.seats[:first]

    # who belongs together

    def team_of(self, player: Seat) -> i64:
        return player.number % 2

    def pool_of(self, player: Seat) -> Pool:
        return self.pools[self.team_of(player)]

    def knowers(self, player: Seat) -> tuple[int, ...]:
        """The seats that see its hand (EAR-244, EAR-248)."""
        if self.teams:
            return (player.number, (player.number + 2) % TEAM_SEATS)
        return (player.number,)

    def others_look_on(self) -> bool:
        """Whether showing a card of the hand tells anybody something."""
        return len(self.seats) > 1

    # cards

    def cards_left(self) -> i64:
        return len(self.deck) - self.next + len(self.discard)

    def take_card(self, log: Log) -> i64:
        """The top card of the deck; the discard pile is shuffled when a card is needed (EAR-118, EAR-119)."""
        if self.next == len(self.deck):
            if not self.discard:
                return NO_CARD
            self.dice.shuffle(self.discard)
            self.deck = tuple(self.discard)
            self.next = 0
            self.discard = []
            self.knowledge += 1
            if log is not None:
                log.append(Event("shuffled", count=len(self.deck)))
        card: i64 = self.deck[self.next]
        self.next += 1
        if self.cards_left() == 0:
            self.forget_offers()
        return card

    def throw(self, card: i64) -> None:
        """A card goes to the discard pile."""
        if self.cards_left() == 0:
            self.forget_offers()
        self.discard.append(card)

    def forget_offers(self) -> None:
        """What everybody may decide has to be asked anew: whether there are cards left has changed."""
        self.show_abilities()
        for player in self.seats:
            player.offer = None

    def show_abilities(self) -> None:
        """All see who has something to decide, and that tells of their hands (EAR-123)."""
        if self.others_look_on():
            self.knowledge += 1

    # receiving: in teams everything goes to the pool (EAR-235)

    def receive_soil(self, player: Seat, number: i64, log: Log) -> None:
        if number == 0:
            return
        if self.teams:
            self.pool_of(player).soil += number
            self.ask_again(player)
        else:
            player.area.soil += number
            self.reach(player, OF_SOIL)
        if log is not None:
            log.append(self.brought("soil", player, number))

    def receive_cards(self, player: Seat, number: i64, log: Log) -> i64:
        """Cards from the deck to the hand, as many as there are; returns their number."""
        drawn: list[int] = []
        while len(drawn) < number:
            card = self.take_card(log)
            if card == NO_CARD:
                break
            drawn.append(card)
            if self.teams:
                self.pool_of(player).cards.append(card)
            else:
                player.area.take_in(card)
                self.reach(player, OF_HAND)
        if drawn:
            self.knowledge += 1
            if self.teams:
                self.ask_again(player)
            if log is not None:
                kind = "pool_drew" if self.teams else "drew"
                log.append(self.told(player, kind, drawn))
        return len(drawn)

    def compost_from_deck(self, player: Seat, number: i64, log: Log) -> None:
        """Cards from the deck to the compost, unseen by everybody (EAR-36)."""
        taken: i64 = 0
        while taken < number:
            card = self.take_card(log)
            if card == NO_CARD:
                break
            taken += 1
            if self.teams:
                self.pool_of(player).compost.append(card)
            else:
                player.area.compost.append(card)
                self.reach(player, OF_COMPOST)
        if taken > 0:
            if self.teams:
                self.ask_again(player)
            if log is not None:
                log.append(self.brought("compost" if self.teams else "composted_deck", player, taken))

    def compost_from_hand(self, player: Seat, card: i64, log: Log) -> None:
        """A hand card to the top of the own compost."""
        player.area.hand.remove(card)
        player.area.compost.append(card)
        self.reach(player, OF_COMPOST)
        if log is not None:
            log.append(self.told(player, "composted", [card]))

    def told(self, player: Seat, kind: str, cards: list[int]) -> Event:
        """An event that names its cards only to those who may know them (EAR-252)."""
        event = Event(kind, player.number, count=len(cards))
        fuller = Event(f"{kind}_cards", player.number, cards=self.names(cards))
        if self.teams:
            event.details["team"] = fuller.details["team"] = int(self.team_of(player))
        return event.told(self.knowers(player), fuller)

    def brought(self, kind: str, player: Seat, number: i64) -> Event:
        """So many of something came to a seat, or to the pool of its team."""
        if self.teams:
            return Event(f"pool_{kind}", player.number, count=int(number), team=int(self.team_of(player)))
        return Event(kind, player.number, count=int(number))

    def names(self, cards: list[int]) -> list[str]:
        return [self.catalogue.ids[card] for card in cards]

    def ask_again(self, player: Seat) -> None:
        """Something has come into a pool: a seat of the team that had finished may claim (EAR-241)."""
        for mate in self.seats:
            if self.team_of(mate) == self.team_of(player):
                mate.offer = None
                if mate.point == IDLE:
                    if self.phase == LAST_CHANCE:
                        mate.point = LAST
                    elif self.action != NO_ACTION:
                        mate.point = ACTIVATE
                        mate.clear_list()

    # pieces

    def place_sprout(self, player: Seat, space: i64) -> None:
        player.area.add_sprout(space)
        self.reach(player, OF_SPROUTS)

    def place_growth(self, player: Seat, space: i64) -> None:
        player.area.add_growth(space)
        self.reach(player, OF_GROWTH)

    def remove_sprout(self, player: Seat, space: i64, log: Log) -> None:
        player.area.take_sprout(space)
        self.reach(player, OF_SPROUTS)
        if log is not None:
            log.append(Event("unsprouted", player.number, spaces=[SPACES[space]]))

    def remove_growth(self, player: Seat, space: i64, log: Log) -> None:
        player.area.take_growth(space)
        self.reach(player, OF_GROWTH)
        if log is not None:
            log.append(Event("ungrew", player.number, spaces=[SPACES[space]]))

    # goals

    def reach(self, player: Seat, change: i64) -> None:
        """After every elementary step the goals that depend on it are tested (EAR-169)."""
        asked: i64 = self._goals_by_change[change]
        asked &= ~player.reached
        while asked != 0:
            place = lowest(asked)
            asked &= asked - 1
            goal = self.catalogue.fauna[self.goals[place]]
            if counted(goal.measure, player.area, [player.area], NOWHERE) >= goal.need:
                player.reached |= only(place)
