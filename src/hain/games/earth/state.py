"""The flow of Earth: choosing sides, turns in which all seats take part, Gaia's turns, goals and the end.

What a seat does in its part of a turn stands in `part.py`, how an effect takes place in `effects.py`, what lies on the
table in `ground.py`.
"""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import members, only
from hain.core.dice import Dice
from hain.core.errors import IllegalMove
from hain.core.event import Event
from hain.core.grammar import Grammar
from hain.core.known import Known
from hain.core.sheet import ScoreSheet
from hain.core.state import Saved
from hain.games.earth.area import SPACES
from hain.games.earth.catalogue import NO_CARD
from hain.games.earth.counting import NOWHERE, counted
from hain.games.earth.gaia import (
    BEGINNER,
    CARDS_FOR_SOIL,
    EXPERT,
    HARD,
    NO_GAIA_CARD,
    SOIL_EXCHANGED,
    Gaia,
    growth_worth,
)
from hain.games.earth.gaia import CATEGORIES as GAIA_CATEGORIES
from hain.games.earth.ground import CHOOSING, GAIA, LAST_CHANCE, NOBODY, OVER, STARTING, TEAM_SEATS, TURN, Log
from hain.games.earth.measure import ANYTHING
from hain.games.earth.moves import CHOOSE, CLIMATE, COMPOST, ECO, ISLAND, LAST_MOVE, LEAF, grammar_of, kind_of, thing_of
from hain.games.earth.notation import ACTIONS, Share
from hain.games.earth.notation import Gaia as GaiaLine
from hain.games.earth.offer import Offer
from hain.games.earth.part import EarthParts
from hain.games.earth.recipe import COMPOST as COMPOST_ACTION
from hain.games.earth.recipe import GROW as GROW_ACTION
from hain.games.earth.recipe import NO_ACTION
from hain.games.earth.recipe import PLANT as PLANT_ACTION
from hain.games.earth.scoring import BEGINNER_RANK, CATEGORIES, FULL_GRID, RANKS, points
from hain.games.earth.seat import ACTION, IDLE, LAST, REVEAL, Seat
from hain.games.earth.seat import LEAF as LEAF_POINT
from hain.games.earth.seat import STARTING as COMPOSTING

BEGINNER_MODE: Final = 0
STANDARD: Final = 1
ADVANCED: Final = 2
MODES: Final = ("beginner", "standard", "advanced")
PHASES: Final = ("sides", "start", "turn", "last", "over")

# what Gaia receives for the player's actions (EAR-198 to EAR-200)
GAIA_CARDS: Final = 2
GAIA_CARDS_HARD: Final = 5
GAIA_MORE_HARD: Final = 3


class EarthState(EarthParts):
    """A table of Earth."""

    def copy(self) -> "EarthState":
        seats: list[Seat] = []
        for player in self.seats:
            seats.append(player.copy())
        twin = EarthState(self.catalogue, seats, self.dice.copy())
        self.fill(twin)
        return twin

    # whose decision, what is legal

    def to_act(self) -> list[int]:
        """In turn order from the active seat (EAR-98)."""
        return [player.number for player in self.in_turn_order() if player.owes()]

    def moves(self, seat: int) -> list[int]:
        if not self.owes_decision(seat):
            return []
        return self.offer(self.seats[seat]).moves()

    def random_move(self, seat: int, dice: Dice) -> int:
        offer = self.offer(self.seats[seat])
        return offer.at(dice.below(offer.total))

    def owes_decision(self, seat: int) -> bool:
        return 0 <= seat < len(self.seats) and self.seats[seat].owes()

    def allows(self, seat: int, move: int) -> bool:
        return self.owes_decision(seat) and 0 <= move <= LAST_MOVE and self.offer(self.seats[seat]).allows(move)

    def refusal(self, seat: int, move: int) -> IllegalMove:
        from hain.games.earth.refusal import refusal

        return refusal(self, seat, move)

    def offer(self, player: Seat) -> Offer:
        """What a seat may decide now."""
        known = player.offer
        if known is None:
            known = Offer()
            if player.effect is not None:
                self.offer_answers(player, player.effect, known)
            else:
                self.offer_at(player, known)
            player.offer = known
        return known

    # what follows

    def play(self, seat: int, move: int, log: list[Event] | None = None) -> None:
        if not self.allows(seat, move):
            raise self.refusal(seat, move)
        self._carry_out(self.seats[seat], move, log)
        self._settle(log)

    def _carry_out(self, player: Seat, move: i64, log: Log) -> None:
        kind = kind_of(move)
        effect = player.effect
        player.offer = None
        if effect is not None:
            self.answer(player, effect, move, log)
        elif kind == CHOOSE:
            self._choose(player, thing_of(move), log)
        elif kind <= ECO:
            self._choose_side(player, kind, thing_of(move), log)
        elif kind == COMPOST:
            self._compost_at_start(player, thing_of(move), log)
        elif kind == LEAF:
            self._place_leaf(player, thing_of(move), log)
        else:
            self.decide(player, move, log)

    def _settle(self, log: Log) -> None:
        """Make moves to which there is no other (EAR-123), and go on when nobody owes a decision any more. Whether a
        seat is asked is seen by all."""
        while True:
            settled = True
            for player in self.in_turn_order():
                while player.owes() and player.offer is None:
                    offer = self.offer(player)
                    if offer.tells:
                        self.show_abilities()
                    if offer.total == 1:
                        self._carry_out(player, offer.at(0), log)
                        settled = False
            if not settled:
                continue
            if self.phase == OVER or len(self.to_act()) > 0:
                return
            self._go_on(log)

    def _go_on(self, log: Log) -> None:
        """Everybody has decided: what comes next."""
        if self.phase == CHOOSING:
            self._reveal_sides(log)
        elif self.phase == STARTING:
            self._begin_turn(log)
        elif self.phase == LAST_CHANCE:
            self._end_turn(log)
            self.phase = OVER
            self.knowledge += 1
            if log is not None:
                log.append(Event("finished"))
        elif self.seats[0].point == REVEAL:
            self._reveal_plantings(log)
        else:
            self._finish_parts(log)

    # set-up

    def _choose_side(self, player: Seat, kind: i64, card: i64, log: Log) -> None:
        """Hidden from the others until all have chosen everything (EAR-89, EAR-90)."""
        area = player.area
        name = self.catalogue.ecosystem_ids[card] if kind == ECO else self.catalogue.ids[card]
        if kind == ISLAND:
            area.settle_on(card)
        elif kind == CLIMATE:
            area.climate = card
        else:
            area.ecosystem = card
        if kind == ECO or (kind == CLIMATE and not player.ecosystems):
            player.point = IDLE
        if log is not None:
            chosen = Event("chose_side", player.number)
            log.append(chosen.told((player.number,), Event("chose_side_card", player.number, card=name)))

    def _reveal_sides(self, log: Log) -> None:
        """All choices are shown; in turn order from the first seat the start cards are drawn (EAR-91 to EAR-93)."""
        if self.others_look_on():
            self.knowledge += 1
        self.phase = STARTING
        for player in self.seats[self.first :] + self.seats[: self.first]:
            area = player.area
            player.islands = ()
            player.climates = ()
            player.ecosystems = ()
            island = self.catalogue.cards[area.island]
            assert island is not None
            start = island.start()
            if log is not None:
                names = [self.catalogue.ids[area.island], self.catalogue.ids[area.climate]]
                places = ["island", "climate"]
                if area.ecosystem >= 0:
                    names.append(self.catalogue.ecosystem_ids[area.ecosystem])
                    places.append("ecosystem")
                log.append(Event("revealed", player.number, cards=names, places=places))
            drawn: list[int] = []
            for _ in range(start.draw):
                card = self.take_card(log)
                drawn.append(card)
                area.take_in(card)
            area.soil += start.soil
            self.knowledge += 1
            if log is not None:
                log.append(self.told(player, "drew", drawn))
            if start.hand > 0:
                player.point = COMPOSTING
                player.left = start.hand

    def _compost_at_start(self, player: Seat, card: i64, log: Log) -> None:
        """Exactly as many as the island says (EAR-92)."""
        self.compost_from_hand(player, card, log)
        player.left -= 1
        if player.left == 0:
            player.point = IDLE

    # turns

    def _begin_turn(self, log: Log) -> None:
        """The next seat becomes active (EAR-95); in the solo game player and Gaia take turns (EAR-194)."""
        self.phase = TURN
        self.turn += 1
        self.action = NO_ACTION
        for player in self.seats:
            player.reached = self._goals_of(player.number)
            self.reach(player, ANYTHING)
        gaia = self.gaia
        if gaia is None:
            self.active = (self.first + self.turn - 1) % len(self.seats)
        elif self.active == NOBODY or gaia.skips:
            gaia.skips = gaia.skips and self.active == NOBODY
            self.active = 0
        else:
            self.active = NOBODY
        if gaia is not None:
            gaia.soil_counted = 0
            gaia.cards_counted = 0
            gaia.waiting = True
        if log is not None:
            if self.active == NOBODY:
                log.append(Event("gaia_turn", turn=int(self.turn)))
            else:
                log.append(Event("turn", int(self.active), turn=int(self.turn)))
        if self.active == NOBODY:
            self._begin_gaia_turn(log)
        else:
            self.seats[self.active].point = ACTION
            self.seats[self.active].offer = None

    def _choose(self, player: Seat, action: i64, log: Log) -> None:
        """The choice is public at once; then every seat owes its part (EAR-126)."""
        self.action = action
        if action == PLANT_ACTION:
            self.show_abilities()
        if log is not None:
            log.append(Event("action", player.number, action=ACTIONS[action]))
        for other in self.seats:
            if other is not player:
                other.offer = None
                self.begin_part(other, log)
        self.begin_part(player, log)

    def _reveal_plantings(self, log: Log) -> None:
        """All seats have ended their plantings; now they draw and activate (EAR-229, EAR-230)."""
        self.show_abilities()
        for player in self.in_turn_order():
            if player.secret != 0:
                if log is not None:
                    planted = members(player.secret)
                    cards = self.names([player.area.cells[space] for space in planted])
                    spaces = [SPACES[space] for space in planted]
                    log.append(Event("revealed_plants", player.number, cards=cards, spaces=spaces))
                player.secret = 0
        for player in self.in_turn_order():
            self.after_planting(player, log)

    def _finish_parts(self, log: Log) -> None:
        """All parts of a turn are finished: Gaia has her share, then the turn ends, perhaps with a last chance."""
        gaia = self.gaia
        if gaia is not None and gaia.waiting:
            gaia.waiting = False
            self._gaia_receives(gaia, log)
        if self._is_last_turn():
            self.phase = LAST_CHANCE
            self.show_abilities()
            for player in self.seats:
                player.point = LAST
                player.offer = None
            if log is not None:
                log.append(Event("last_chance"))
        else:
            self._end_turn(log)
            self._begin_turn(log)

    def _is_last_turn(self) -> bool:
        """A grid is full at the end of a round, or the turn limit is reached (EAR-176, EAR-222, EAR-223, EAR-231)."""
        full = False
        for player in self.seats:
            full = full or player.area.is_full()
        gaia = self.gaia
        if gaia is not None:
            return full or (self.active == NOBODY and gaia.has_played_through())
        return self.turn % len(self.seats) == 0 and (full or self.turn >= self.limit)

    def _end_turn(self, log: Log) -> None:
        """Pools are emptied, leaves are placed, and the first full grid gets its leaf (EAR-168 to EAR-173, EAR-242)."""
        for team, pool in enumerate(self.pools):
            if not pool.is_empty():
                cards = pool.cards + pool.compost
                if log is not None:
                    log.append(Event("pool_lost", team=team))
                    if cards:
                        left = Event("pool_left", team=team, count=len(cards))
                        if pool.cards:
                            seen = Event("pool_left_cards", team=team, cards=self.names(pool.cards))
                            left.told((team, team + 2), seen)
                        log.append(left)
                for card in cards:
                    self.throw(card)
                pool.clear()
        for player in self.in_turn_order():
            for place in members(player.reached & ~self._goals_of(player.number)):
                self.ranks[place].append(player.number)
                if log is not None:
                    self._tell_leaf("claimed_goal", player.number, place, log)
        for player in self.in_turn_order():
            if self.full == NOBODY and player.area.is_full():
                self._fill(player.number, log)
        if self.full == NOBODY and self.gaia is not None and self._is_last_turn():
            self._fill(GAIA, log)
        for player in self.seats:
            player.part = False
            player.planted = []
            player.planted_on = []

    def _goals_of(self, holder: int) -> i64:
        """The goals on which somebody has a leaf, as a set."""
        found: i64 = 0
        for place, holders in enumerate(self.ranks):
            if holder in holders:
                found |= only(place)
        return found

    def _fill(self, holder: int, log: Log) -> None:
        self.full = holder
        if log is not None:
            if holder == GAIA:
                log.append(Event("gaia_full", points=FULL_GRID))
            else:
                log.append(Event("full", holder, points=FULL_GRID))

    def _tell_leaf(self, kind: str, seat: int | None, place: i64, log: list[Event]) -> None:
        worth = self.rank_worth(len(self.ranks[place]) - 1)
        log.append(Event(kind, seat, card=self.catalogue.fauna_ids[self.goals[place]], points=worth))

    # Gaia

    def _begin_gaia_turn(self, log: Log) -> None:
        """The top card of her deck is revealed; after six the deck is shuffled for the second pass (EAR-205)."""
        gaia = self.gaia
        assert gaia is not None
        if not gaia.deck:
            gaia.passing += 1
            gaia.deck = list(range(len(self.catalogue.gaia_ids)))
            self.dice.shuffle(gaia.deck)
        gaia.card = gaia.deck.pop(0)
        self.knowledge += 1
        if log is not None:
            log.append(Event("gaia_card", card=self.catalogue.gaia_ids[gaia.card]))
        player = self.seats[0]
        player.offer = None
        action = self._gaia_line(gaia).action
        if action:
            self.action = ACTIONS.index(action)
            self.begin_part(player, log)
        else:
            player.point = LEAF_POINT

    def leaf_goals(self) -> list[int]:
        """The goals of her row on which she has no leaf (EAR-212, EAR-213)."""
        gaia = self.gaia
        if gaia is None or gaia.card == NO_GAIA_CARD:
            return []
        first = 0 if self._gaia_line(gaia).leaf == "upper" else 2
        return [self.goals[place] for place in (first, first + 1) if GAIA not in self.ranks[place]]

    def _place_leaf(self, player: Seat, goal: i64, log: Log) -> None:
        """Her leaf is placed at once, and ends the player's part; some levels do more (EAR-213 to EAR-216)."""
        gaia = self.gaia
        assert gaia is not None
        place = self.goals.index(goal)
        self.ranks[place].append(GAIA)
        player.point = IDLE
        if log is not None:
            self._tell_leaf("gaia_leaf", None, place, log)
        if gaia.level == BEGINNER:
            gaia.skips = True
        elif gaia.level == EXPERT:
            number, resource = self._gaia_line(gaia).expert[place % 2]
            self._gaia_gains(gaia, resource, number, log)

    def _gaia_line(self, gaia: Gaia) -> GaiaLine:
        return self.catalogue.box.gaia[self.catalogue.gaia_ids[gaia.card]].line

    def _gaia_receives(self, gaia: Gaia, log: Log) -> None:
        """Her share: of the player's action, or what her own card says (EAR-196 to EAR-210)."""
        if self.active == NOBODY:
            for share in self._gaia_line(gaia).shares:
                self._gaia_gains(gaia, share.amount[1], share.amount[0] * self._gaia_times(gaia, share), log)
            return
        hard = gaia.level >= HARD
        more: i64 = GAIA_MORE_HARD if hard else 0
        if self.action == COMPOST_ACTION:
            self._gaia_gains(gaia, "deck", GAIA_CARDS_HARD if hard else GAIA_CARDS, log)
            self._gaia_gains(gaia, "soil", gaia.soil_counted, log)
        elif self.action == GROW_ACTION:
            self._gaia_gains(gaia, "growth", gaia.cards_counted + more, log)
        elif self.action != PLANT_ACTION:
            self._gaia_gains(gaia, "sprout", self._blue_cards() + more, log)

    def _gaia_times(self, gaia: Gaia, share: Share) -> i64:
        if share.per is None:
            return 1
        if share.per == "drawn":
            return gaia.cards_counted
        if share.per == "soil_gained":
            return gaia.soil_counted
        return self._blue_cards()

    def _blue_cards(self) -> i64:
        """Cards with the colour blue in the player's area (EAR-203)."""
        area = self.seats[0].area
        return counted(self.catalogue.blue_cards, area, [area], NOWHERE)

    def _gaia_gains(self, gaia: Gaia, resource: str, number: i64, log: Log) -> None:
        """Soil is exchanged for cards as soon as there are ten (EAR-219)."""
        if resource == "soil":
            gaia.soil += number
        elif resource == "sprout":
            gaia.sprouts += number
        elif resource == "growth":
            gaia.growth += number
        elif resource == "deck":
            self._gaia_composts(gaia, number, log)
        else:
            self._gaia_piles(gaia, number, log)
        if log is not None and number > 0 and resource not in ("deck", "pile"):
            log.append(Event(f"gaia_{resource}", count=int(number)))
        while gaia.soil >= SOIL_EXCHANGED:
            gaia.soil -= SOIL_EXCHANGED
            if log is not None:
                log.append(Event("gaia_exchanged", count=SOIL_EXCHANGED))
            self._gaia_composts(gaia, CARDS_FOR_SOIL, log)

    def _gaia_composts(self, gaia: Gaia, number: i64, log: Log) -> None:
        taken = self._gaia_takes(number, log)
        gaia.compost += taken
        if log is not None and taken:
            log.append(Event("gaia_deck", count=len(taken)))

    def _gaia_piles(self, gaia: Gaia, number: i64, log: Log) -> None:
        """Face up from the deck."""
        taken = self._gaia_takes(number, log)
        gaia.pile += taken
        if taken:
            self.knowledge += 1
            if log is not None:
                log.append(Event("gaia_pile", cards=self.names(taken)))

    def _gaia_takes(self, number: i64, log: Log) -> list[int]:
        """Cards of the common deck, as many as there are (EAR-221)."""
        taken: list[int] = []
        while len(taken) < number:
            card = self.take_card(log)
            if card == NO_CARD:
                break
            taken.append(card)
        return taken

    # points

    def rank_worth(self, rank: int) -> int:
        return BEGINNER_RANK if self.mode == BEGINNER_MODE else RANKS[rank]

    def fauna_points(self, holder: int) -> int:
        """The ranks of its leaves, and the first full grid (EAR-187)."""
        found = FULL_GRID if self.full == holder else 0
        for holders in self.ranks:
            if holder in holders:
                found += self.rank_worth(holders.index(holder))
        return found

    def sheet(self, seat: int) -> list[int]:
        """The points of a seat in the order of the categories."""
        return points(self.seats[seat].area, self.areas(), self.shared, self.fauna_points(seat))

    def gaia_sheet(self) -> list[int]:
        """Her base points, compost, sprouts, growth and fauna (EAR-226)."""
        gaia = self.gaia
        if gaia is None:
            return []
        return [
            gaia.pile_points(self.catalogue),
            len(gaia.compost),
            gaia.sprouts,
            growth_worth(gaia.growth),
            self.fauna_points(GAIA),
        ]

    def scores(self) -> list[ScoreSheet]:
        """In the solo game Gaia's points stand beside the player's."""
        beside: dict[str, int] = {}
        if self.gaia is not None:
            for name, number in zip(GAIA_CATEGORIES, self.gaia_sheet()):
                beside[f"gaia_{name}"] = number
            beside["gaia_total"] = sum(self.gaia_sheet())
        return [ScoreSheet(dict(zip(CATEGORIES, self.sheet(player.number))), beside) for player in self.seats]

    def results(self) -> list[tuple[int, ...]]:
        """The total of every seat, or of its team, and what breaks ties, in this order (EAR-191, EAR-247)."""
        found: list[tuple[int, ...]] = []
        for player in self.seats:
            area = player.area
            found.append(
                (
                    sum(self.sheet(player.number)),
                    int(area.soil),
                    len(area.hand),
                    int(area.total_growth),
                    int(area.total_sprouts),
                    len(area.compost),
                )
            )
        if self.teams:
            sums = [tuple([one + two for one, two in zip(found[team], found[team + 2])]) for team in (0, 1)]
            return [sums[player.number % 2] for player in self.seats]
        return found

    def ranking(self) -> list[int]:
        """Seats, or teams, that are equal in everything share the place (EAR-190, EAR-192)."""
        results = self.results()
        rivals = results[:2] if self.teams else results
        return [1 + len([other for other in rivals if other > own]) for own in results]

    def side(self, seat: int) -> tuple[int, ...]:
        return (seat, (seat + 2) % TEAM_SEATS) if self.teams else (seat,)

    def merits(self) -> list[float]:
        """Alone, the points more than Gaia's."""
        if self.gaia is not None:
            return [float(sum(self.sheet(0)) - sum(self.gaia_sheet()))]
        return super().merits()

    def outcome(self) -> Event | None:
        """Whether the player has beaten Gaia (EAR-228)."""
        gaia = self.gaia
        if gaia is None:
            return None
        own = self.results()[0]
        hers = (
            sum(self.gaia_sheet()),
            int(gaia.soil),
            0,
            int(gaia.growth),
            int(gaia.sprouts),
            len(gaia.compost),
        )
        kind = "won" if own > hers else "lost" if own < hers else "drawn"
        return Event(kind, points=own[0], gaia=hers[0])

    # what a seat knows

    def known(self, seat: int | None) -> Known:
        from hain.games.earth.known import EarthKnown

        return EarthKnown(self, seat)

    def imagine(self, seat: int, dice: Dice) -> "EarthState":
        from hain.games.earth.hidden import deal, hide

        imagined = hide(self, seat)
        imagined.dice = dice.split()
        deal(imagined)
        for player in imagined.seats:
            if player.owes():
                imagined.offer(player)  # all see that it has a decision to make, whatever it was dealt here
        return imagined

    def after_alone(self, seat: int, move: int) -> "EarthState | None":
        """What stands when a legal move itself has been carried out, before the engine goes on; nothing if that shows
        something hidden."""
        twin = self.copy()
        twin._carry_out(twin.seats[seat], move, None)
        return twin if twin.knowledge == self.knowledge else None

    # texts

    def question(self, seat: int) -> Event | None:
        from hain.games.earth.question import question

        return question(self, seat)

    def grammar(self) -> Grammar:
        return grammar_of(self.catalogue)

    def save(self) -> Saved:
        from hain.games.earth.saved import save

        return save(self)

    def position(self) -> str:
        from hain.games.earth.position import write

        return write(self)

    def pieces(self) -> dict[str, int]:
        """Every Earth card, wherever it lies."""
        found: list[int] = [*self.deck[self.next :], *self.discard, *self.out]
        for player in self.seats:
            area = player.area
            found += area.hand + area.compost + area.events + player.four
            found += [area.cells[space] for space in area.spaces()]
            if player.effect is not None and player.effect.card != NO_CARD:
                found.append(player.effect.card)
        for pool in self.pools:
            found += pool.cards + pool.compost
        if self.gaia is not None:
            found += self.gaia.compost + self.gaia.pile
        pieces: dict[str, int] = {}
        for card in sorted(found):
            pieces[self.catalogue.ids[card]] = pieces.get(self.catalogue.ids[card], 0) + 1
        return pieces
