"""Whether a position could occur in a game: what is pending must fit the step, and what is known the cards."""

from hain.core.bits import count
from hain.core.errors import BadPosition
from hain.games.waldgaertner.contest import richest
from hain.games.waldgaertner.flora import LARGE_TREE, NO_CARD
from hain.games.waldgaertner.garden import ALL_BASE, MOST, NORTH, ROW_OF, ROWS, SLOTS, Garden, extra_slot
from hain.games.waldgaertner.hidden import taken_cards
from hain.games.waldgaertner.seat import DUE, NOTHING_CHOSEN
from hain.games.waldgaertner.state import (
    BONUS,
    FINAL,
    FROST,
    FROST_ROUND,
    OVER,
    PLAYING,
    ROUNDS,
    SEARCH_PRICE,
    SEARCHING,
    SHARING,
    STARTING,
    STEPS,
    TAKING,
    VISITING,
    WaldgaertnerState,
)


def check(state: WaldgaertnerState) -> None:
    """Raises BadPosition with the first thing that does not fit."""
    for player in state.seats:
        _check_garden(state, player.number, player.garden)
    _check_cards(state)
    _check_round(state)
    _check_pending(state)
    _check_hands(state)
    _check_lots(state)
    _check_memos(state)
    _check_deciders(state)
    _check_choices(state)


def _require(fits: bool, key: str, **details: str | int) -> None:
    if not fits:
        raise BadPosition(key, **details)


def _check_cards(state: WaldgaertnerState) -> None:
    """Every card is there once, in a stack of its origin."""
    for card, many in state.pieces().items():
        _require(many == 1, "waldgaertner-position-cards", card=card)
    for region in range(1, len(state.stacks)):
        for number in state.stacks[region]:
            card, origin = state.flora.cards[number], state.flora.origin[number]
            _require(origin == state.origins[region], "waldgaertner-position-cards", card=card)


def _check_garden(state: WaldgaertnerState, seat: int, garden: Garden) -> None:
    for slot, card in enumerate(garden.cells):
        if card != NO_CARD:
            fits = garden.size_at(slot) == LARGE_TREE if SLOTS[slot] == "6a" else _stands_well(garden, slot)
            _require(fits, "waldgaertner-position-slot", seat=seat, card=state.flora.cards[card], slot=SLOTS[slot])
    most_covered = 1 if state.frost and state.round >= FROST_ROUND else 0
    _require(count(garden.covered) <= most_covered, "waldgaertner-position-covered", seat=seat)
    if not state.uproot and not state.frost:
        for row in range(1, ROWS + 1):
            full = garden.is_opened(extra_slot(row)) or garden.cells[extra_slot(row)] == NO_CARD
            _require(full, "waldgaertner-position-extra", seat=seat, slot=SLOTS[extra_slot(row)])
    _require(not garden.cubes & garden.covered, "waldgaertner-position-covered-cube", seat=seat)
    if garden.shade:
        for size in range(1, LARGE_TREE + 1):
            standing = [slot for slot in range(len(SLOTS)) if garden.occupied & ALL_BASE & 1 << slot]
            many = len([slot for slot in standing if garden.size_at(slot) == size])
            _require(many <= MOST[size], "waldgaertner-position-many", seat=seat, count=many, most=MOST[size])


def _stands_well(garden: Garden, slot: int) -> bool:
    if not garden.shade:
        return garden.size_at(slot) == ROW_OF[slot]
    north = [other for other in range(len(SLOTS)) if NORTH[slot] & garden.occupied & 1 << other]
    return all(garden.size_at(other) >= garden.size_at(slot) for other in north)


def _check_round(state: WaldgaertnerState) -> None:
    step, number = state.step, state.round
    if step == STARTING:
        fits = number == 1
    elif step == FROST:
        fits = state.frost and number == FROST_ROUND and state.roll > 0
    elif step in (FINAL, OVER):
        fits = number == ROUNDS + 1
    else:
        fits = number <= ROUNDS or (step == BONUS and number == ROUNDS + 1)
    _require(fits, "waldgaertner-position-step", round=number, step=STEPS[step])
    rolled = not state.roll or (state.frost and number >= FROST_ROUND)
    _require(rolled, "waldgaertner-position-frost", roll=state.roll)
    if step in (VISITING, STARTING):
        for region in state.regions():
            is_open = bool(state.face_up >> region & 1)
            _require(is_open == (step == VISITING), "waldgaertner-position-top", region=region, step=STEPS[step])
    if step == STARTING:
        for region in state.regions():
            _require(len(state.stacks[region]) >= len(state.seats), "waldgaertner-position-short", region=region)


def _check_pending(state: WaldgaertnerState) -> None:
    """Contests belong to the step `share`; coins are frozen, and searchers wait, from then to the end of the round."""
    step = state.step
    seats = range(len(state.seats))
    in_round = step in (SHARING, PLAYING, BONUS, SEARCHING, TAKING) and state.round <= ROUNDS
    visitors = [seat for contest in state.contests for seat in contest.without_cards()]
    busy = [*visitors, *state.six]
    fits = bool(state.contests) == (step == SHARING) and len(set(busy)) == len(busy)
    fits = fits and (not busy or in_round) and list(state.six) == sorted(state.six)
    fits = fits and len(state.frozen) in ((len(state.seats),) if busy else (0, len(state.seats)) if in_round else (0,))
    _require(fits, "waldgaertner-position-pending", step=STEPS[step])
    poor = [
        seat
        for seat in busy
        if state.seats[seat].coins + (SEARCH_PRICE if _has_paid(state, seat) else 0) != state.frozen[seat]
        or (seat in state.six and state.frozen[seat] < SEARCH_PRICE)
    ]
    _require(not poor, "waldgaertner-position-frozen", seat=poor[0] if poor else 0)
    regions = [contest.region for contest in state.contests]
    fits = regions == sorted(set(regions))
    for contest in state.contests:
        fits = fits and all(list(seats) == sorted(seats) for seats in (contest.unserved, contest.declined))
        fits = fits and 0 < len(contest.cards) <= len(contest.without_cards())
    _require(fits, "waldgaertner-position-contests")
    due = all(state.seats[seat].bonus == DUE for seat in state.bonuses) and len(set(state.bonuses)) == len(
        state.bonuses
    )
    first = state.round - 1
    order = [(seat - first) % len(seats) for seat in state.bonuses]
    fits = due and order == sorted(order) and (not state.bonuses or step in (PLAYING, BONUS, FINAL))
    _require(fits, "waldgaertner-position-bonuses")


def _has_paid(state: WaldgaertnerState, seat: int) -> bool:
    """Whether a seat that chose 6 is in its search: it takes a card, or has taken it and plays."""
    player = state.seats[seat]
    return player.searching > 0 or (seat in state.six and player.received != NO_CARD)


def _check_hands(state: WaldgaertnerState) -> None:
    """One card, two for a seat that has received one in this round; none before the start and after the end."""
    visitors = [seat for contest in state.contests for seat in contest.without_cards()]
    for player in state.seats:
        if state.step == STARTING:
            fits = not player.hand()
        elif state.round > ROUNDS:
            fits = len(player.hand()) <= 1
        elif player.received == NO_CARD:
            fits = player.kept != NO_CARD
        elif state.step == SHARING:
            fits = player.number not in (*visitors, *state.six)
        else:
            fits = state.step == PLAYING
        _require(fits, "waldgaertner-position-hand", seat=player.number)
        searches = bool(player.searching)
        fits = searches == (state.step == TAKING and _decides(state, player.number))
        fits = fits and (not searches or (player.number in state.six and len(state.stack(player.searching)) > 0))
        _require(fits, "waldgaertner-position-searching", seat=player.number)
    stacks = [player.searching for player in state.seats if player.searching]
    _require(len(set(stacks)) == len(stacks), "waldgaertner-position-searchers")


def _check_lots(state: WaldgaertnerState) -> None:
    """Each seat of a lot holds one of its cards, hidden."""
    for lot in state.lots:
        names = ", ".join(state.flora.cards[card] for card in lot.cards if card >= 0)
        held = [
            card
            for seat in lot.seats
            for card in state.seats[seat].hand()
            if card in lot.cards and state.seats[seat].is_hidden(card)
        ]
        fits = len(lot.cards) == len(lot.seats) > 1 and sorted(held) == list(lot.cards)
        fits = fits and list(lot.seats) == sorted(set(lot.seats))
        _require(fits, "waldgaertner-position-lot", cards=names)
    firsts = [lot.cards[0] for lot in state.lots]
    _require(firsts == sorted(firsts), "waldgaertner-position-lots")


def _check_memos(state: WaldgaertnerState) -> None:
    """A memo is the stack, and the cards that others have taken unseen since."""
    for memo in state.memos:
        gone = taken_cards(state, memo)
        fits = len(memo.cards) > 0 and memo.owner not in memo.taken
        fits = fits and len(gone) == len(memo.taken) and all(card in memo.cards for card in gone)
        fits = fits and tuple(card for card in memo.cards if card not in gone) == state.stacks[memo.region]
        fits = fits and list(memo.taken) == sorted(memo.taken)
        _require(fits, "waldgaertner-position-memo", seat=memo.owner, region=memo.region)
    places = [(memo.owner, memo.region) for memo in state.memos]
    _require(places == sorted(set(places)), "waldgaertner-position-memos")


def _decides(state: WaldgaertnerState, seat: int) -> bool:
    return bool(state.owes >> seat & 1) or state.seats[seat].chosen != NOTHING_CHOSEN


def _check_deciders(state: WaldgaertnerState) -> None:
    """Who owes a decision, or has made it, follows from the step."""
    deciding = [player.number for player in state.seats if _decides(state, player.number)]
    expected = _expected(state, deciding)
    fits = deciding == expected and (bool(state.owes) or state.step == OVER)
    _require(fits, "waldgaertner-position-owes", step=STEPS[state.step], seats=", ".join(map(str, expected)) or "–")


def _expected(state: WaldgaertnerState, deciding: list[int]) -> list[int]:
    seats = state.seats
    if state.step == VISITING:
        return [player.number for player in seats if state.may_visit(player)]
    if state.step == FROST:
        return [player.number for player in seats if player.garden.hit_by(state.roll) >= 0]
    if state.step == SHARING:
        contest = state.contests[0]
        group = contest.group(state.frozen) if contest.unserved else ()
        has_choice = len(group) == 1 and seats[group[0]].coins > 0 and len(contest.without_cards()) > 1
        return list(group) if has_choice else []
    if state.step == PLAYING:
        return [player.number for player in seats if player.received != NO_CARD]
    if state.step == SEARCHING:
        cards = bool(state.market or state.regions())
        return list(richest(state.six, state.frozen)) if cards else []
    if state.step == TAKING:
        return [player.number for player in seats if player.searching]
    if state.step == BONUS:
        asked = [seat for seat in deciding if seats[seat].bonus == DUE and seat not in state.bonuses and state.market]
        return asked if len(asked) == 1 else []
    if state.step == FINAL:
        bonus = [player.number for player in seats if player.received != NO_CARD]
        return bonus or [player.number for player in seats if player.kept != NO_CARD]
    return [] if state.step == OVER else list(range(len(seats)))


def _check_choices(state: WaldgaertnerState) -> None:
    """A decision that has been made must have been legal."""
    for player in state.seats:
        if player.chosen != NOTHING_CHOSEN:
            move, owed = player.chosen, state.owes
            state.owes |= 1 << player.number
            legal = state.allows(player.number, move)
            state.owes = owed
            _require(legal, "waldgaertner-position-chosen", seat=player.number, move=state.text(move))
