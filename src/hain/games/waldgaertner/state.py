"""The flow of Waldgärtner: twenty rounds of phase, refining, choosing a region and playing a card, and the final plays.

What may be planted where, what flowers and what it earns stands in `garden.py`.
"""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import count, lowest, members, nth, only
from hain.core.dice import Dice
from hain.core.errors import IllegalMove
from hain.core.event import Event
from hain.core.grammar import Grammar
from hain.core.known import Known
from hain.core.sheet import ScoreSheet
from hain.core.state import Saved, State
from hain.games.waldgaertner import memory
from hain.games.waldgaertner.contest import Contest, richest
from hain.games.waldgaertner.flora import NO_CARD, Flora, with_card, without_card
from hain.games.waldgaertner.garden import NO_SLOT, PRICE, ROW_OF, SLOTS
from hain.games.waldgaertner.memory import Lot, Memo
from hain.games.waldgaertner.moves import (
    COVER,
    DECLINE,
    DISCARD,
    LAST_MOVE,
    MARKET,
    PASS,
    PICK,
    PLANT,
    SEARCH,
    SELL,
    START,
    TAKE,
    UPROOT,
    VISIT,
    WAIT,
    card_of,
    grammar_of,
    how_of,
    slot_of,
)
from hain.games.waldgaertner.scoring import sheet_of, total
from hain.games.waldgaertner.seat import DUE, NOTHING_CHOSEN, OPEN, PUBLIC, USED, Seat

STARTING: Final = 0
FROST: Final = 1
VISITING: Final = 2
SHARING: Final = 3
PLAYING: Final = 4
BONUS: Final = 5
SEARCHING: Final = 6
TAKING: Final = 7
FINAL: Final = 8
OVER: Final = 9
STEPS: Final = ("start", "frost", "visit", "share", "play", "bonus", "search", "take", "final", "over")

ROUNDS: Final = 20
PHASES: Final = 10
FROST_ROUND: Final = 11
SEARCH_PRICE: Final = 3
COLOURS_FOR_BONUS: Final = 4

# the lists of all sets of up to six seats: they are asked for with every decision
_SEATS: Final[list[list[int]]] = [members(seats) for seats in range(64)]


class WaldgaertnerState(State):
    """A table of Waldgärtner. Regions have their numbers, 1 to 5; stacks have their top card last."""

    def __init__(
        self,
        flora: Flora,
        decks: str,
        uproot: bool,
        frost: bool,
        origins: tuple[int, ...],
        seats: list[Seat],
        dice: Dice,
    ) -> None:
        super().__init__("waldgaertner")
        self.flora: Flora = flora
        self.decks: str = decks
        self.uproot: bool = uproot
        self.frost: bool = frost
        self.origins: tuple[int, ...] = origins  # of the regions; 0 is no region
        self.seats: list[Seat] = seats
        self.dice: Dice = dice
        self.chips: list[int] = [0] * len(flora.cards)
        self.stacks: list[tuple[int, ...]] = [()] * len(origins)
        self.face_up: i64 = 0  # the regions whose top card lies open
        self.market: tuple[int, ...] = ()  # in the order of the ids
        self.out: tuple[int, ...] = ()  # out of play, in positions set up by hand
        self.round: i64 = 1
        self.step: i64 = STARTING
        self.owes: i64 = 0  # the seats that owe a decision
        self.roll: i64 = 0  # of the frost
        # what is pending in a round
        self.frozen: tuple[int, ...] = ()  # the coins when the choices were revealed
        self.contests: tuple[Contest, ...] = ()
        self.six: tuple[int, ...] = ()  # the seats that chose to search and have not played yet
        self.bonuses: tuple[int, ...] = ()  # the seats to be asked for their bonus after this step
        # what is known of hidden cards
        self.lots: tuple[Lot, ...] = ()
        self.memos: tuple[Memo, ...] = ()

    def copy(self) -> "WaldgaertnerState":
        seats: list[Seat] = []
        for seat in self.seats:
            seats.append(seat.copy())
        twin = WaldgaertnerState(self.flora, self.decks, self.uproot, self.frost, self.origins, seats, self.dice.copy())
        twin.knowledge = self.knowledge
        twin.chips = self.chips[:]
        twin.stacks = self.stacks[:]
        twin.face_up = self.face_up
        twin.market = self.market
        twin.out = self.out
        twin.round = self.round
        twin.step = self.step
        twin.owes = self.owes
        twin.roll = self.roll
        twin.frozen = self.frozen
        twin.contests = self.contests
        twin.six = self.six
        twin.bonuses = self.bonuses
        twin.lots = self.lots
        twin.memos = self.memos
        return twin

    @property
    def phase(self) -> int:
        """0 winter to 9 late autumn (WAG-35)."""
        return (self.round - 1) % PHASES

    # whose decision, what is legal

    def to_act(self) -> list[int]:
        return _SEATS[self.owes][:]

    def owes_decision(self, seat: int) -> bool:
        return 0 <= seat < len(self.seats) and self.owes & only(seat) != 0

    def moves(self, seat: int) -> list[int]:
        moves: list[int] = []
        if not self.owes_decision(seat):
            return moves
        player = self.seats[seat]
        step = self.step
        if step == VISITING:
            moves = [VISIT + number for number in members(self._visits(player))]
            moves += [UPROOT + slot for slot in members(self._uprootable(player))]
        elif step in (PLAYING, FINAL):
            self._offer_plays(player, moves)
        elif step == SHARING:
            moves = [PICK + card for card in self.contests[0].cards]
            moves.append(DECLINE)
        elif step == STARTING:
            moves = [START + region for region in self.regions()]
        elif step == SEARCHING:
            moves = [SEARCH + region for region in self.regions()]
            if self.market:
                moves.append(SEARCH + MARKET)
            if count(self._deciding()) > 1:
                moves.append(WAIT)
        elif step == TAKING:
            moves = [TAKE + card for card in sorted(self.stack(player.searching))]
        elif step == BONUS:
            moves = [TAKE + card for card in self.market]
            moves.append(PASS)
        else:
            moves = [DISCARD, COVER]
        return moves

    def forced(self, seat: int) -> int | None:
        """Where the hand does not matter: how many cards lie where, and the coins, all can see."""
        if not self.owes_decision(seat) or self.step not in (VISITING, SEARCHING, TAKING):
            return None
        moves = self.moves(seat)
        return moves[0] if len(moves) == 1 else None

    def random_move(self, seat: int, dice: Dice) -> int:
        """The most frequent decisions are counted, and only the one drawn is looked up."""
        if self.owes_decision(seat):
            player = self.seats[seat]
            if self.step == VISITING and not self.uproot:
                visits = self._visits(player)
                return VISIT + nth(visits, dice.below(count(visits)))
            if self.step == PLAYING:
                first = player.count_plays(player.kept)
                drawn = dice.below(first + player.count_plays(player.received))
                if drawn < first:
                    return player.play_at(player.kept, drawn)
                return player.play_at(player.received, drawn - first)
            if self.step == TAKING:
                cards = sorted(self.stack(player.searching))
                return TAKE + cards[dice.below(len(cards))]
        moves = self.moves(seat)
        return moves[dice.below(len(moves))]

    def allows(self, seat: int, move: int) -> bool:
        """Whether `moves` lists this move; quick for the most frequent ones."""
        if not self.owes_decision(seat) or not 0 <= move <= LAST_MOVE:
            return False
        if self.step == PLAYING or self.step == FINAL:
            player = self.seats[seat]
            if move == PASS:
                return self._may_pass(player)
            if move >= PLANT:
                card, slot = card_of(move), slot_of(move)
                return (
                    (card == player.kept or card == player.received)
                    and slot < len(SLOTS)
                    and player.slots(card, how_of(move)) & only(slot) != 0
                )
            return SELL <= move < TAKE and (move - SELL == player.kept or move - SELL == player.received)
        if self.step == VISITING and VISIT < move <= VISIT + MARKET:
            return self._visits(self.seats[seat]) & only(move - VISIT) != 0
        if self.step == TAKING and move >= TAKE:
            return move - TAKE in self.stack(self.seats[seat].searching)
        return move in self.moves(seat)

    def refusal(self, seat: int, move: int) -> IllegalMove:
        from hain.games.waldgaertner.refusal import refusal

        return refusal(self, seat, move)

    def regions(self) -> list[int]:
        """The regions that still have cards."""
        return [region for region in range(1, len(self.stacks)) if self.stacks[region]]

    def stack(self, number: int) -> tuple[int, ...]:
        """The cards of a region or, as number 6, of the market."""
        return self.market if number == MARKET else self.stacks[number]

    def _deciding(self) -> i64:
        """The seats of a step: those that owe a decision, and those that have made it."""
        seats = self.owes
        for player in self.seats:
            if player.chosen != NOTHING_CHOSEN:
                seats |= only(player.number)
        return seats

    def _visits(self, player: Seat) -> i64:
        """The numbers a seat may choose: regions with cards; 6 if it can pay a search and finds a card (WAG-61 to
        WAG-63)."""
        visits: i64 = 0
        for region in range(1, len(self.stacks)):
            if self.stacks[region]:
                visits |= only(region)
        if player.coins >= SEARCH_PRICE and (visits != 0 or self.market):
            visits |= only(MARKET)
        return visits

    def _uprootable(self, player: Seat) -> i64:
        """The slots of the plants that may be dug up (WAG-137)."""
        return player.garden.occupied & ~player.garden.covered if self.uproot else 0

    def may_visit(self, player: Seat) -> bool:
        return self._visits(player) != 0 or self._uprootable(player) != 0

    def _offer_plays(self, player: Seat, moves: list[int]) -> None:
        """Plant or sell one of the hand cards (WAG-79); in the final plays it may also be kept (WAG-115)."""
        for card in player.hand():
            for play in range(player.count_plays(card)):
                moves.append(player.play_at(card, play))
        if self._may_pass(player):
            moves.append(PASS)

    def _may_pass(self, player: Seat) -> bool:
        """The last hand card may be kept, but a card taken for the bonus is played at once (WAG-115, WAG-116)."""
        return self.step == FINAL and player.received == NO_CARD

    # what follows

    def play(self, seat: int, move: int, log: list[Event] | None = None) -> None:
        if not self.allows(seat, move):
            raise self.refusal(seat, move)
        player = self.seats[seat]
        self.owes &= ~only(seat)
        if self.step == SHARING:
            self._share(player, move, log)
        elif self.step == BONUS:
            self._use_bonus(player, move, log)
        else:
            player.chosen = move
            if self.owes == 0:
                self._carry_out(log)
            elif log is not None:
                log.append(Event("chose", seat))

    def _carry_out(self, log: list[Event] | None) -> None:
        """All have decided: their decisions are shown and carried out together (WAG-41, WAG-42)."""
        step = self.step
        deciding = self._deciding()
        if deciding & (deciding - 1) != 0:
            self.knowledge += 1
        if step == VISITING:
            self._reveal(log)
        elif step in (PLAYING, FINAL):
            self._carry_out_plays(log)
        elif step == STARTING:
            self._deal_start_cards(log)
        elif step == SEARCHING:
            self._begin_searches(log)
        elif step == TAKING:
            self._take_searched(log)
        else:
            self._carry_out_frost(log)

    def _ask(self, step: i64, seats: i64) -> None:
        self.step = step
        self.owes = seats

    # the start

    def _deal_start_cards(self, log: list[Event] | None) -> None:
        """Each seat takes the top card of its region unseen; then every top card is turned up (WAG-33, WAG-34)."""
        for player in self.seats:
            region = player.chosen - START
            player.chosen = NOTHING_CHOSEN
            player.kept = self._take_top(region)
            player.kept_from = region
            if log is not None:
                log.append(self._tell("drew", player, region, player.kept))
        self._turn_up(log)
        self._ask_for_visits(log)

    def _take_top(self, region: i64) -> int:
        stack = self.stacks[region]
        self.stacks[region] = stack[:-1]
        self.face_up &= ~only(region)
        return stack[-1]

    # action 1: the phase

    def _begin_round(self, log: list[Event] | None) -> None:
        """The marker moves on, plants flower and fruit is sold (WAG-44 to WAG-55); frost may follow (WAG-142)."""
        phase = self.phase
        if log is not None:
            log.append(Event("phase", round=int(self.round), phase=phase))
        if phase > 0:
            for player in self.seats:
                self._flower_and_fruit(player, phase, log)
        elif self.frost and self.round == FROST_ROUND and self._freeze(log):
            return
        self._refine(log)

    def _flower_and_fruit(self, player: Seat, phase: i64, log: list[Event] | None) -> None:
        garden = player.garden
        bloomed = garden.bloom(phase)
        ripe, coins = garden.harvest(phase)
        player.coins += coins
        if log is not None:
            if bloomed:
                log.append(Event("bloomed", player.number, cards=self._plants(player, bloomed)))
            if ripe:
                log.append(Event("harvested", player.number, cards=self._plants(player, ripe), coins=int(coins)))

    def _plants(self, player: Seat, slots: i64) -> list[str]:
        return [self.flora.cards[player.garden.cells[slot]] for slot in members(slots)]

    def _freeze(self, log: list[Event] | None) -> bool:
        """Two dice say the how-manieth plant of every garden is hit; whether anybody has to decide (WAG-143)."""
        self.roll = self.dice.below(6) + self.dice.below(6) + 2
        self.knowledge += 1
        if log is not None:
            log.append(Event("frost", roll=int(self.roll)))
        hit: i64 = 0
        for player in self.seats:
            if player.garden.hit_by(self.roll) != NO_SLOT:
                hit |= only(player.number)
        if hit != 0:
            self._ask(FROST, hit)
        return hit != 0

    def _carry_out_frost(self, log: list[Event] | None) -> None:
        for player in self.seats:
            choice = player.chosen
            if choice == NOTHING_CHOSEN:
                continue
            player.chosen = NOTHING_CHOSEN
            slot = player.garden.hit_by(self.roll)
            card = player.garden.cells[slot]
            if choice == COVER:
                player.garden.cover(slot)
            else:
                player.garden.remove(slot)
                self.market = with_card(self.market, card)
            if log is not None:
                kind = "covered" if choice == COVER else "discarded"
                log.append(Event(kind, player.number, card=self.flora.cards[card], slot=SLOTS[slot]))
        self._refine(log)

    # action 2: refine and turn up

    def _refine(self, log: list[Event] | None) -> None:
        """Every open card of a region gets a chip, but a male; then every other top card is turned up (WAG-56 to
        WAG-58)."""
        refined: list[str] = []
        for region in range(1, len(self.stacks)):
            if self.face_up & only(region):
                card = self.stacks[region][-1]
                if not self.flora.male[card]:
                    self.chips[card] += 1
                    if log is not None:
                        refined.append(self.flora.cards[card])
        if refined and log is not None:
            log.append(Event("refined", cards=refined))
        self._turn_up(log)
        self._ask_for_visits(log)

    def _turn_up(self, log: list[Event] | None) -> None:
        turned: list[str] = []
        before = self.face_up
        for region in range(1, len(self.stacks)):
            if self.stacks[region] and self.face_up & only(region) == 0:
                self.face_up |= only(region)
                if log is not None:
                    turned.append(self.flora.cards[self.stacks[region][-1]])
        if self.face_up != before:
            self.knowledge += 1
        if turned and log is not None:
            log.append(Event("turned_up", cards=turned))

    # action 3: choose a region

    def _ask_for_visits(self, log: list[Event] | None) -> None:
        """Who has no legal choice sits out the round (WAG-65)."""
        choosers: i64 = 0
        for player in self.seats:
            if self.may_visit(player):
                choosers |= only(player.number)
        if choosers != 0:
            self._ask(VISITING, choosers)
        else:
            self._end_round(log)

    def _reveal(self, log: list[Event] | None) -> None:
        """Sole visitors take the open card; where several meet, cards are laid open for them (WAG-66 to WAG-68)."""
        visitors: list[int] = [0] * len(self.stacks)  # sets of seats, by region
        six: i64 = 0
        for player in self.seats:
            choice = player.chosen
            if choice == NOTHING_CHOSEN:
                continue
            player.chosen = NOTHING_CHOSEN
            if log is not None:
                self._log_choice(player, choice, log)
            if choice >= UPROOT:
                player.receive(player.garden.remove(choice - UPROOT), PUBLIC)
            elif choice == VISIT + MARKET:
                six |= only(player.number)
            else:
                visitors[choice - VISIT] |= only(player.number)
        self.frozen = tuple([int(player.coins) for player in self.seats])
        self.six = tuple(members(six)) if six else ()
        for region in range(1, len(self.stacks)):
            seats: i64 = visitors[region]
            if seats & (seats - 1) != 0:
                self.contests += (self._lay_open(region, members(seats), log),)
            elif seats != 0:
                card = self._take_top(region)
                self._leaves_face_up(region, card)
                self._give("received", self.seats[lowest(seats)], card, region, log)
        self._settle_contests(log)

    def _log_choice(self, player: Seat, choice: i64, log: list[Event]) -> None:
        if choice >= UPROOT:
            slot = choice - UPROOT
            card = self.flora.cards[player.garden.cells[slot]]
            log.append(Event("dug_up", player.number, card=card, slot=SLOTS[slot]))
        elif choice == VISIT + MARKET:
            log.append(Event("will_search", player.number))
        else:
            log.append(Event("visited", player.number, region=int(choice - VISIT)))

    def _leaves_face_up(self, region: int, card: i64) -> None:
        if self.memos:
            self.memos = memory.struck(self.memos, region, card)

    def _give(self, kind: str, player: Seat, card: i64, region: i64, log: list[Event] | None) -> None:
        """A card comes from a region into a hand for all to see."""
        player.receive(card, PUBLIC)
        if log is not None:
            log.append(Event(kind, player.number, card=self.flora.cards[card], region=int(region)))

    def _tell(self, kind: str, player: Seat, region: i64, card: i64) -> Event:
        """A card comes from a region into a hand, and only its owner gets to know which."""
        fuller = Event(f"{kind}_card", player.number, card=self.flora.cards[card], region=int(region))
        return Event(kind, player.number, region=int(region)).told((player.number,), fuller)

    def _lay_open(self, region: int, visitors: list[int], log: list[Event] | None) -> Contest:
        """As many cards as visitors, or all there are (WAG-68)."""
        cards: list[int] = []
        while len(cards) < len(visitors) and self.stacks[region]:
            card = self._take_top(region)
            self._leaves_face_up(region, card)
            cards.append(card)
        cards.sort()
        if log is not None:
            log.append(Event("contested", region=region, cards=[self.flora.cards[card] for card in cards]))
        return Contest(region, tuple(cards), tuple(visitors), ())

    # the right of choice

    def _settle_contests(self, log: list[Event] | None) -> None:
        """Region by region: ask whoever has the right of choice, draw lots for the others (WAG-69 to WAG-78)."""
        while self.contests:
            contest = self.contests[0]
            waiting = contest.without_cards()
            if not contest.cards or not waiting:
                self.contests = self.contests[1:]
                if log is not None:
                    for seat in waiting:
                        log.append(Event("empty_handed", seat))
            elif len(waiting) == 1 and len(contest.cards) == 1:
                self._give("received_last", self.seats[waiting[0]], contest.cards[0], contest.region, log)
                self.contests = self.contests[1:]
            elif not contest.unserved:
                self._draw_lots(contest, contest.declined, log)
            else:
                group = contest.group(self.frozen)
                if len(group) > 1:
                    self._draw_lots(contest, group, log)
                elif self.seats[group[0]].coins > 0:
                    self._ask(SHARING, only(group[0]))
                    return
                else:
                    self._change_contest(contest.after_decline(group[0]))
        self._ask_for_plays(log)

    def _change_contest(self, contest: Contest) -> None:
        self.contests = (contest, *self.contests[1:])

    def _share(self, player: Seat, move: i64, log: list[Event] | None) -> None:
        """The right of choice is used for a coin, or given up for now (WAG-72)."""
        contest = self.contests[0]
        if move == DECLINE:
            self._change_contest(contest.after_decline(player.number))
            if log is not None:
                log.append(Event("declined", player.number))
        else:
            card = int(move - PICK)
            player.coins -= 1
            player.receive(card, PUBLIC)
            self._change_contest(contest.after_service((player.number,), (card,)))
            if log is not None:
                name = self.flora.cards[card]
                log.append(Event("picked", player.number, card=name, region=contest.region))
        self._settle_contests(log)

    def _draw_lots(self, contest: Contest, drawers: tuple[int, ...], log: list[Event] | None) -> None:
        """Each draws one card blind; if there are too few, chance decides who draws (WAG-74 to WAG-77)."""
        self.knowledge += 1
        seats = sorted(drawers)
        if len(contest.cards) < len(seats):
            self.dice.shuffle(seats)
            seats = sorted(seats[: len(contest.cards)])
        cards = list(contest.cards)
        self.dice.shuffle(cards)
        drawn = tuple(sorted(cards[: len(seats)]))
        if log is not None:
            for seat in drawers:
                if seat not in seats:
                    log.append(Event("empty_handed", seat))
        if len(seats) > 1:
            self.lots = tuple(sorted([*self.lots, Lot(drawn, tuple(seats))], key=_first_card))
            if log is not None:
                log.append(Event("lots", region=contest.region, cards=[self.flora.cards[card] for card in drawn]))
            for place, seat in enumerate(seats):
                self.seats[seat].receive(cards[place], contest.region)
                if log is not None:
                    log.append(self._tell("drew_lot", self.seats[seat], contest.region, cards[place]))
        else:
            self._give("received_last", self.seats[seats[0]], drawn[0], contest.region, log)
        self._change_contest(contest.after_service(drawers, drawn))

    # action 4: play a card

    def _ask_for_plays(self, log: list[Event] | None) -> None:
        """All seats that have just received a card (WAG-79)."""
        if not self.six:
            self.frozen = ()
        players: i64 = 0
        for player in self.seats:
            if player.received != NO_CARD:
                players |= only(player.number)
        if players != 0:
            self._ask(PLAYING, players)
        else:
            self._next_searchers(log)

    def _carry_out_plays(self, log: list[Event] | None) -> None:
        """Cards are sold or planted; then the bonuses that are due are offered in turn order (WAG-97)."""
        due: i64 = 0
        for player in self.seats:
            move = player.chosen
            if move == NOTHING_CHOSEN:
                continue
            player.chosen = NOTHING_CHOSEN
            if move >= PLANT:
                self._plant(player, card_of(move), slot_of(move), how_of(move), log)
            elif move != PASS:
                self._sell(player, move - SELL, log)
            elif log is not None:
                log.append(Event("kept", player.number))
            if player.number in self.six:
                self.six = without_card(self.six, player.number)
            if player.bonus == DUE and move != PASS:
                due |= only(player.number)
        if due != 0:
            self.bonuses = self._in_turn_order(due)
        self._next_bonus(log)

    def _in_turn_order(self, seats: i64) -> tuple[int, ...]:
        """These seats from the one that the round begins with upwards, wrapping around (WAG-39)."""
        first = (self.round - 1) % len(self.seats)
        order = members(seats)
        return tuple([seat for seat in order if seat >= first] + [seat for seat in order if seat < first])

    def _plant(self, player: Seat, card: i64, slot: i64, how: i64, log: list[Event] | None) -> None:
        """The extra slot of a row costs as much as its number (WAG-89)."""
        played = self._show(player, card)
        price = PRICE[slot]
        player.coins -= price
        garden = player.garden
        colour: i64 = self.flora.colour[card]
        if player.bonus == OPEN and colour != 0 and count(garden.colours() | colour) >= COLOURS_FOR_BONUS:
            player.bonus = DUE
        garden.plant(card, slot, how if garden.shade else ROW_OF[slot])
        if log is not None:
            name = self.flora.cards[card]
            log.append(Event("planted", player.number, card=name, slot=SLOTS[slot], coins=price, played=played))

    def _sell(self, player: Seat, card: i64, log: list[Event] | None) -> None:
        """1 coin for a shrub or climber, 2 for a tree, whatever its chips (WAG-81, WAG-60)."""
        played = self._show(player, card)
        player.coins += self.flora.price[card]
        self.market = with_card(self.market, card)
        if log is not None:
            price = self.flora.price[card]
            log.append(Event("sold", player.number, card=self.flora.cards[card], coins=price, played=played))

    def _show(self, player: Seat, card: i64) -> str:
        """A card is played from the hand: whoever had wondered about it knows it now (WAG-154, WAG-158). All see
        whether it was the one kept or the one received (WAG-156)."""
        played = "kept" if card == player.kept else "received"
        if player.is_hidden(card):
            self.knowledge += 1
            if self.memos:
                self.memos = memory.shown(self.memos, card, player.number)
            if self.lots:
                self._leave_lot(player, card)
        player.let_go(card)
        return played

    def _leave_lot(self, player: Seat, card: i64) -> None:
        lots: list[Lot] = []
        for lot in self.lots:
            left = lot
            if card in lot.cards:
                left = lot.after_play(card, player.number)
            if len(left.seats) > 1:
                lots.append(left)
            else:
                self.seats[left.seats[0]].publish(left.cards[0])
        self.lots = tuple(sorted(lots, key=_first_card))

    # the four-colour bonus

    def _next_bonus(self, log: list[Event] | None) -> None:
        """Offered while the market holds a card; otherwise it stays due until the seat plays again (WAG-100)."""
        while self.bonuses:
            seat = self.bonuses[0]
            self.bonuses = self.bonuses[1:]
            if self.market:
                self._ask(BONUS, only(seat))
                return
        if self.round > ROUNDS:
            self._finish(log)
        else:
            self._next_searchers(log)

    def _use_bonus(self, player: Seat, move: i64, log: list[Event] | None) -> None:
        """A free card of the market, one of the hand cards is played for it at once (WAG-97, WAG-99)."""
        player.bonus = USED
        if move == PASS:
            if log is not None:
                log.append(Event("bonus_passed", player.number))
            self._next_bonus(log)
            return
        card = move - TAKE
        self.market = without_card(self.market, card)
        player.receive(card, PUBLIC)
        if log is not None:
            log.append(Event("bonus_taken", player.number, card=self.flora.cards[card]))
        self._ask(FINAL if self.round > ROUNDS else PLAYING, only(player.number))

    # searching

    def _next_searchers(self, log: list[Event] | None) -> None:
        """The richest of those who chose 6 come up, all with as many coins together (WAG-101, WAG-102)."""
        while self.six:
            group = richest(self.six, self.frozen)
            if self.market or self.regions():
                seats: i64 = 0
                for seat in group:
                    seats |= only(seat)
                self._ask(SEARCHING, seats)
                return
            self._lapse(list(group), log)
        self._end_round(log)

    def _lapse(self, group: list[int], log: list[Event] | None) -> None:
        for seat in group:
            self.six = without_card(self.six, seat)
            if log is not None:
                log.append(Event("lapsed", seat))

    def _begin_searches(self, log: list[Event] | None) -> None:
        """A stack that one seat alone has named is paid and searched; others lapse or wait (WAG-103 to WAG-108)."""
        named: list[int] = [0] * (MARKET + 1)
        waiting: list[int] = []
        deciders = 0
        for player in self.seats:
            if player.chosen != NOTHING_CHOSEN:
                deciders += 1
                if player.chosen == WAIT:
                    waiting.append(player.number)
                else:
                    named[player.chosen - SEARCH] += 1
        if len(waiting) == deciders:
            self._lapse(waiting, log)
        searchers: i64 = 0
        for player in self.seats:
            choice = player.chosen
            player.chosen = NOTHING_CHOSEN
            if choice in (NOTHING_CHOSEN, WAIT):
                continue
            if named[choice - SEARCH] > 1:
                self._lapse([player.number], log)
                continue
            player.coins -= SEARCH_PRICE
            player.searching = choice - SEARCH
            searchers |= only(player.number)
            if player.searching != MARKET:
                self.knowledge += 1
            if log is not None:
                if player.searching == MARKET:
                    log.append(Event("searched_market", player.number))
                else:
                    log.append(Event("searched", player.number, region=int(player.searching)))
        if searchers != 0:
            self._ask(TAKING, searchers)
        else:
            self._next_searchers(log)

    def _take_searched(self, log: list[Event] | None) -> None:
        """Only an open card is taken for all to see; the order of the others does not change (WAG-111 to WAG-113)."""
        for player in self.seats:
            if player.chosen == NOTHING_CHOSEN:
                continue
            card = player.chosen - TAKE
            region = player.searching
            player.chosen = NOTHING_CHOSEN
            player.searching = 0
            if region == MARKET:
                self.market = without_card(self.market, card)
                player.receive(card, PUBLIC)
                if log is not None:
                    log.append(Event("fetched", player.number, card=self.flora.cards[card]))
                continue
            stack = self.stacks[region]
            seen = self.face_up & only(region) != 0 and stack[-1] == card
            self.stacks[region] = without_card(stack, card)
            if seen:
                self.face_up &= ~only(region)
                self._leaves_face_up(region, card)
                self._give("received", player, card, region, log)
            else:
                player.receive(card, region)
                if log is not None:
                    log.append(self._tell("took_unseen", player, region, card))
            self.memos = memory.searched(self.memos, player.number, region, self.stacks[region], not seen)
        self._ask_for_plays(log)

    # the end

    def _end_round(self, log: list[Event] | None) -> None:
        self.frozen = ()
        self.round += 1
        if self.round <= ROUNDS:
            self._begin_round(log)
            return
        if log is not None:
            log.append(Event("last_winter"))
        players: i64 = 0
        for player in self.seats:
            if player.kept != NO_CARD:
                players |= only(player.number)
        self._ask(FINAL, players)
        if players == 0:
            self._finish(log)

    def _finish(self, log: list[Event] | None) -> None:
        """Covered plants are turned face up, and the game is over (WAG-117)."""
        for player in self.seats:
            player.garden.covered = 0
        self.knowledge += 1
        self._ask(OVER, 0)
        if log is not None:
            log.append(Event("finished"))

    # points

    def totals(self) -> list[int]:
        return [total(player.garden, self.chips) for player in self.seats]

    def scores(self) -> list[ScoreSheet]:
        return [sheet_of(player, self.chips) for player in self.seats]

    def ranking(self) -> list[int]:
        """By total, then by coins; equal in both, seats share the place (WAG-125 to WAG-127)."""
        return self.ranking_by(self.totals())

    def ranking_by(self, totals: list[int]) -> list[int]:
        """Likewise, for whoever has the totals already."""
        results = [(totals[player.number], int(player.coins)) for player in self.seats]
        return [1 + len([other for other in results if other > own]) for own in results]

    # what a seat knows

    def known(self, seat: int | None) -> Known:
        from hain.games.waldgaertner.known import WaldgaertnerKnown

        return WaldgaertnerKnown(self, seat)

    def imagine(self, seat: int, dice: Dice) -> "WaldgaertnerState":
        from hain.games.waldgaertner.hidden import deal, hide

        imagined = hide(self, seat)
        imagined.dice = dice.split()
        deal(imagined)
        return imagined

    # texts

    def question(self, seat: int) -> Event | None:
        from hain.games.waldgaertner.question import question

        return question(self, seat)

    def grammar(self) -> Grammar:
        return grammar_of(self.flora)

    def misread(self, text: str) -> IllegalMove:
        from hain.games.waldgaertner.refusal import misread

        return misread(self, text)

    def save(self) -> Saved:
        from hain.games.waldgaertner.saved import save

        return save(self)

    def position(self) -> str:
        from hain.games.waldgaertner.position import write

        return write(self)

    def pieces(self) -> dict[str, int]:
        """Every card of the decks, wherever it lies."""
        found: list[int] = [*self.market, *self.out]
        for stack in self.stacks:
            found += stack
        for contest in self.contests:
            found += contest.cards
        for player in self.seats:
            found += player.hand()
            found += [card for card in player.garden.cells if card != NO_CARD]
        pieces: dict[str, int] = {}
        for card in sorted(found):
            pieces[self.flora.cards[card]] = pieces.get(self.flora.cards[card], 0) + 1
        return pieces


def _first_card(lot: Lot) -> int:
    return lot.cards[0]
