"""What a seat is asked now."""

from hain.core.event import Event
from hain.games.waldgaertner.garden import SLOTS
from hain.games.waldgaertner.seat import NOTHING_CHOSEN
from hain.games.waldgaertner.state import (
    FINAL,
    FROST,
    PLAYING,
    SEARCHING,
    SHARING,
    STEPS,
    TAKING,
    VISITING,
    WaldgaertnerState,
)


def question(state: WaldgaertnerState, seat: int) -> Event | None:
    if not state.owes_decision(seat):
        return None
    player = state.seats[seat]
    cards = state.flora.cards
    kind = STEPS[state.step]
    hand = [cards[card] for card in player.hand()]
    if state.step == FROST:
        slot = player.garden.hit_by(state.roll)
        return Event(kind, seat, card=cards[player.garden.cells[slot]], slot=SLOTS[slot], roll=int(state.roll))
    if state.step == VISITING:
        return Event(kind, seat, coins=int(player.coins))
    if state.step == SHARING:
        contest = state.contests[0]
        return Event(kind, seat, region=contest.region, cards=[cards[card] for card in contest.cards])
    if state.step in (PLAYING, FINAL):
        kind = "final_bonus" if state.step == FINAL and player.received >= 0 else kind
        return Event(kind, seat, cards=hand)
    if state.step == SEARCHING:
        rivals = [other for other in state.seats if other.number != seat]
        tied = any(state.owes_decision(other.number) or other.chosen != NOTHING_CHOSEN for other in rivals)
        return Event("search_tied" if tied else kind, seat)
    if state.step == TAKING:
        return Event(kind, seat, stack=str(player.searching))
    return Event(kind, seat)
