"""What a good player of Earth counts before the game is over."""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import count, lowest
from hain.core.dice import Dice
from hain.core.guide import Guide, Weights
from hain.core.state import State
from hain.games.earth.appraisal import MADE, SOIL, SPROUT, Appraisal
from hain.games.earth.area import GRID, NO_ECOSYSTEM, Area
from hain.games.earth.catalogue import Catalogue
from hain.games.earth.choices import Choices
from hain.games.earth.counting import NOWHERE, counted
from hain.games.earth.gaia import HARD, PASSES, Gaia
from hain.games.earth.ground import NOBODY, TURN
from hain.games.earth.habits import Habits
from hain.games.earth.measure import CARDS
from hain.games.earth.notation import ACTIONS
from hain.games.earth.part import GROW_GROWTH, WATER_SPROUTS
from hain.games.earth.recipe import NO_ACTION
from hain.games.earth.recipe import WATER as WATER_ACTION
from hain.games.earth.scoring import FULL_GRID
from hain.games.earth.seat import ACTION, PLACING, PLANTING, Seat
from hain.games.earth.state import EarthState

ENOUGH: Final = 8  # soil; more of it is worth less
PLANTED: Final = 2.0  # points that a planting is worth on the average

COMMON: Final = (
    "rest",  # what all have in common: the turns to come
    "begins",  # the turn that begins is the own one
    "cards",
    "lead",  # in cards over the fullest other grid, as long as nobody has filled one
    "soil",
    "much_soil",
    "hand",
    "plants",  # flora and terrains in the hand for which there is room
    "good_plants",  # what the best of them are worth
    "next_plants",  # those that can be planted at once
    "sprout_room",
    "growth_room",
    "canopies",  # what unfinished ones will bring more than their pieces, by how far they have come
    "discounts",
    *(f"{action}_{thing}" for action in ACTIONS for thing in MADE),  # what a turn of this colour makes
    "best_turn",  # what the best of them is worth
    "turns",  # what all of them are worth
    "goals",  # free ranks by how far the seat has come
    "near_goals",  # the same, far ones counting little
    "steps",  # what has been gathered for the next step of an ecosystem
)
AGAINST_GAIA: Final = (
    "gaia_left",  # her cards that are not revealed yet
    "gaia_turns",  # what the turns bring that they tell for certain
    "gaia_gyres",
    "gaia_blue",  # what she will receive for blue cards
    "gaia_soil",
    "gaia_hard",  # her level
)
FEATURES: Final = (*COMMON, *(f"solo_{name}" for name in COMMON), *AGAINST_GAIA)
ONLY_SOLO: Final = [0.0] * len(COMMON)
NO_GAIA: Final = [0.0] * (len(COMMON) + len(AGAINST_GAIA))


class EarthGuide(Guide):
    """Counts an area as an engine that runs until the first grid is full."""

    names = FEATURES
    horizon = 3  # what plants and engines are worth shows two turns later

    def __init__(self, catalogue: Catalogue, weights: Weights, habits: list[list[float]]) -> None:
        super().__init__(weights)
        self.appraisal: Appraisal = Appraisal(catalogue)
        self.habits: Habits = Habits(self.appraisal, habits)
        self.gaia_actions: list[int] = []  # for each of her cards
        for card in catalogue.gaia_ids:
            action = catalogue.box.gaia[card].line.action
            self.gaia_actions.append(ACTIONS.index(action) if action else NO_ACTION)
        self.choices: Choices = Choices(self.appraisal, self.habits)

    def is_quiet(self, state: State) -> bool:
        """A turn begins, and its action is not chosen."""
        assert isinstance(state, EarthState)
        if state.phase != TURN or state.action != NO_ACTION or state.active == NOBODY:
            return False
        player = state.seats[state.active]
        return player.point == ACTION and player.effect is None

    def progress(self, state: State) -> float:
        """By the fullest grid; in the solo game Gaia's cards may be further."""
        assert isinstance(state, EarthState)
        fullest: i64 = 0
        for player in state.seats:
            fullest = max(fullest, count(player.area.occupied))
        done = float(fullest) / float(GRID)
        gaia = state.gaia
        if gaia is not None:
            cards: i64 = len(state.catalogue.gaia_ids)
            done = max(done, float(gaia.passing * cards - len(gaia.deck)) / float(PASSES * cards))
        return max(done, float(state.turn) / float(state.limit)) if state.turn <= state.limit else 1.0

    def points(self, state: State, seat: int) -> float:
        """The sheet so far, and what is still to be received of the turn under way."""
        assert isinstance(state, EarthState)
        player = state.seats[seat]
        found = self.result(state, seat)
        if state.action != NO_ACTION or player.effect is not None:
            found += self._under_way(state, player)
        return found

    def result(self, state: State, seat: int) -> float:
        """In the solo game what the player has more than Gaia."""
        assert isinstance(state, EarthState)
        found: i64 = 0
        for number in state.sheet(seat):
            found += number
        if state.gaia is not None:
            for number in state.gaia_sheet():
                found -= number
        return float(found)

    def _under_way(self, state: EarthState, player: Seat) -> float:
        """Leaves that will be placed, pieces that will be received; there is nothing of it between turns."""
        area = player.area
        found: float = 0.0
        place: i64 = 0
        while place < len(state.goals):
            if player.reached >> place & 1 and player.number not in state.ranks[place]:
                found += float(state.rank_worth(len(state.ranks[place])))
            place += 1
        if state.full == NOBODY and area.is_full():
            found += float(FULL_GRID)
        if player.point == PLACING:
            found += float(WATER_SPROUTS if state.action == WATER_ACTION else GROW_GROWTH) * SPROUT
        elif player.point == PLANTING:
            found += PLANTED * float(player.left)
        effect = player.effect
        if effect is not None:
            pieces = effect.sprout + effect.growth - effect.sprout_cost - effect.growth_cost
            found += SPROUT * float(pieces) - SOIL * float(effect.price)
        return found

    def worth(self, state: State, seat: int) -> float:
        """As any guide, but without the features that are nothing at this table."""
        assert isinstance(state, EarthState)
        points = self.points(state, seat)
        if self.is_blank():
            return points
        features = self._counted(state, seat)
        last: i64 = len(self.columns) - 1
        place = self.progress(state) * float(last)
        left: i64 = min(int(place), max(last - 1, 0))
        share = place - float(left)
        early = self.columns[left]
        late = self.columns[min(left + 1, last)]
        first: i64 = 0 if state.gaia is None else len(COMMON)
        number: i64 = 0
        while number < len(features):
            weight = early[first + number]
            points += features[number] * (weight + share * (late[first + number] - weight))
            number += 1
        return points

    def features(self, state: State, seat: int) -> list[float]:
        """The solo game has weights of its own."""
        assert isinstance(state, EarthState)
        found = self._counted(state, seat)
        return found + NO_GAIA if state.gaia is None else ONLY_SOLO + found

    def _counted(self, state: EarthState, seat: int) -> list[float]:
        """The features that belong to this kind of table."""
        player = state.seats[seat]
        area = player.area
        cards = count(area.occupied)
        lead: i64 = 0
        if state.full == NOBODY and len(state.seats) > 1:
            lead = -GRID
            for other in state.seats:
                if other is not player:
                    lead = max(lead, count(other.area.occupied))
            lead = cards - lead
        found = [
            1.0,
            1.0 if state.active == seat else 0.0,
            float(cards),
            float(lead),
            float(min(area.soil, ENOUGH)),
            float(max(area.soil - ENOUGH, 0)),
            float(len(area.hand)),
        ]
        self.habits.look_at(state, player)
        self._count_hand(state, player, GRID - cards, found)
        self._count_room(area, found)
        self._count_engine(area, found)
        self._count_goals(state, player, found)
        found.append(self._steps(state, area))
        if state.gaia is not None:
            found += self._against_gaia(state, area, state.gaia)
        return found

    def _count_hand(self, state: EarthState, player: Seat, room: i64, found: list[float]) -> None:
        """How many cards can be planted, and what the best of them promise."""
        plants: i64 = 0
        first: float = 0.0
        second: float = 0.0
        third: float = 0.0
        for card in player.area.hand:
            if state.catalogue.is_ground[card]:
                plants += 1
                value = self.habits.kept_for(state, player, card)
                if value > first:
                    first, second, third = value, first, second
                elif value > second:
                    second, third = value, second
                elif value > third:
                    third = value
        found.append(float(min(plants, room)))
        found.append((first if room > 0 else 0.0) + (second if room > 1 else 0.0) + (third if room > 2 else 0.0))
        found.append(self.habits.best_two(state, player))

    def _count_room(self, area: Area, found: list[float]) -> None:
        """Free places for pieces, canopies and discounts."""
        catalogue = area.catalogue
        sprouts: i64 = 0
        growth: i64 = 0
        canopies: float = 0.0
        rest = area.sprout_room
        while rest != 0:
            space = lowest(rest)
            rest &= rest - 1
            sprouts += catalogue.spaces[area.cells[space]] - area.sprouts[space]
        rest = area.growth_room
        while rest != 0:
            space = lowest(rest)
            rest &= rest - 1
            card = area.cells[space]
            height: i64 = catalogue.height[card]
            pieces: i64 = area.growth[space]
            growth += height - pieces
            bonus: i64 = catalogue.canopy[card] - height
            canopies += float(bonus * pieces) / float(height)
        found.append(float(sprouts))
        found.append(float(growth))
        found.append(canopies)
        found.append(float(sum(area.discounts)) if area.has_discounts else 0.0)

    def _count_engine(self, area: Area, found: list[float]) -> None:
        """What a turn of each colour makes, and what it is worth."""
        best: float = 0.0
        worth: float = 0.0
        action: i64 = 0
        while action < len(ACTIONS):
            made = [0.0] * len(MADE)
            yields = self.appraisal.yields[action]
            _add(yields[area.island], made)
            _add(yields[area.climate], made)
            rest: i64 = area.able[action]
            while rest != 0:
                _add(yields[area.cells[lowest(rest)]], made)
                rest &= rest - 1
            found += made
            value = self.habits.turn_worth(area, action)
            best = max(best, value)
            worth += value
            action += 1
        found.append(best)
        found.append(worth)

    def _count_goals(self, state: EarthState, player: Seat, found: list[float]) -> None:
        """The free ranks of the goals on which the seat has no leaf, by how far it has come."""
        part: float = 0.0
        near: float = 0.0
        areas = [player.area]
        place: i64 = 0
        while place < len(state.goals):
            holders = state.ranks[place]
            if player.number not in holders:
                goal = state.catalogue.fauna[state.goals[place]]
                reached = counted(goal.measure, player.area, areas, NOWHERE)
                share = float(min(reached, goal.need)) / float(goal.need)
                worth = float(state.rank_worth(len(holders)))
                part += worth * share
                near += worth * share * share * share
            place += 1
        found.append(part)
        found.append(near)

    def _steps(self, state: EarthState, area: Area) -> float:
        """Ecosystems give points for every two cards or so; what is left over counts as a part of them."""
        found: float = 0.0
        ecosystems = state.shared + [int(area.ecosystem)] if area.ecosystem > NO_ECOSYSTEM else state.shared
        for ecosystem in ecosystems:
            scoring = state.catalogue.ecosystems[ecosystem]
            if scoring.per > 1 and scoring.measure.what == CARDS:
                left = counted(scoring.measure, area, [area], NOWHERE) % scoring.per
                found += float(left * scoring.points) / float(scoring.per)
        return found

    def _against_gaia(self, state: EarthState, area: Area, gaia: Gaia) -> list[float]:
        """The cards that she has left are known, and most of them bring a turn of a colour."""
        turns: float = 0.0
        gyres: float = 0.0
        water: float = 0.0
        again = 1.0 if gaia.passing < PASSES else 0.0
        card: i64 = 0
        while card < len(self.gaia_actions):
            left = again + (1.0 if card in gaia.deck else 0.0)
            action = self.gaia_actions[card]
            if action == NO_ACTION:
                gyres += left
            else:
                turns += left * self.habits.turn_worth(area, action)
                if action == WATER_ACTION:
                    water += left
            card += 1
        blue = float(counted(state.catalogue.blue_cards, area, [area], NOWHERE))
        cards = float(len(gaia.deck)) + again * float(len(self.gaia_actions))
        return [cards, turns, gyres, water * blue, float(gaia.soil), 1.0 if gaia.level >= HARD else 0.0]

    def candidates(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, EarthState)
        return self.choices.candidates(state, state.seats[seat])

    def quick_move(self, state: State, seat: int, dice: Dice) -> int:
        assert isinstance(state, EarthState)
        return self.habits.quick_move(state, state.seats[seat], dice)


def _add(made: list[float] | None, found: list[float]) -> None:
    if made is not None:
        thing: i64 = 0
        while thing < len(MADE):
            found[thing] += made[thing]
            thing += 1
