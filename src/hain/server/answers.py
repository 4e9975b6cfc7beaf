"""Answers to what is asked about a table, over HTTP or on a socket.

Whatever takes long is done in slices, so that it holds up nobody; hints are thought about in another process.
"""

from collections.abc import Mapping
from typing import Any

from hain.core.box import box_of
from hain.core.errors import Refused
from hain.core.state import State
from hain.server.asks import (
    Ask,
    CourseAsk,
    CourseData,
    HintAsk,
    HintData,
    MomentAsk,
    OutlookAsk,
    OutlookData,
    PreviewAsk,
    PreviewData,
    ProspectData,
    StrideData,
    TextAsk,
    TextData,
    WhyAsk,
    WhyData,
)
from hain.server.limit import Limit
from hain.server.speech import refusal
from hain.server.wire import TableData, chairs_data, clock_data, event_data, question_data
from hain.table.asks.course import Courses
from hain.table.asks.drawing import drawing
from hain.table.asks.hint import HELPER, hint
from hain.table.asks.moment import Eyes, eyes_of, moment, open_view
from hain.table.asks.outlook import Prospect, Weighed, outlook_of, weighing
from hain.table.asks.preview import Stride, trying
from hain.table.asks.why import reasoning, why_not
from hain.table.house import House, Live
from hain.table.steps import Steps
from hain.words import words

HINTS_PER_SECOND = 0.5
HINTS_AT_ONCE = 5


class Answers:
    """`seat` is whoever asks, None for an onlooker."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._hinting = Limit(HINTS_PER_SECOND, HINTS_AT_ONCE)
        self._courses = Courses()

    async def to(self, live: Live, seat: Eyes, ask: Ask, language: str) -> Mapping[str, Any]:
        """What is to be said to this."""
        match ask:
            case PreviewAsk():
                return await self.preview(live, seat, ask)
            case OutlookAsk():
                return await self.outlook(live, seat, ask)
            case WhyAsk():
                return await self.why(live, seat, ask, language)
            case HintAsk():
                return await self.hint(live, seat, ask)
            case TextAsk():
                return await self.text(live, seat, language, ask.index, ask.eyes)
            case MomentAsk():
                return await self.moment(live, seat, ask.index, ask.eyes, ask.open)
            case CourseAsk():
                return await self.course(live, seat)

    # what comes next

    async def preview(self, live: Live, seat: Eyes, ask: PreviewAsk) -> PreviewData:
        place, line = _player(live, seat, ask.seq, ask.moves[0]), live.table.line
        people = live.table.people
        tried = await self.house.slices.run(trying(line.rules, line.state, place, ask.moves, people))

        def told(stride: Stride) -> StrideData:
            events = [event_data(line.rules, ask.seq, event, place) for event in stride.events]
            return {"move": stride.move, "reveals": stride.reveals, "points": stride.points, "events": events}

        return {
            "seq": ask.seq,
            "reveals": tried.reveals,
            "view": None if tried.known is None else tried.known.view(),
            "places": {} if tried.known is None else tried.known.places(),
            "strides": [told(stride) for stride in tried.strides],
            "closing": None if tried.closing is None else told(tried.closing),
        }

    async def outlook(self, live: Live, seat: Eyes, ask: OutlookAsk) -> OutlookData:
        place = _player(live, seat, ask.seq)
        picked = [live.table.line.state.grammar().plain(key) for key in ask.picked]
        found = outlook_of(await self.house.slices.run(_weighed(live, place)), picked)
        return {
            "seq": ask.seq,
            "things": {
                key: {"alone": alone and _prospect(alone), "best": _prospect(best)}
                for key, (alone, best) in found.things.items()
            },
            "moves": [_prospect(prospect) for prospect in found.moves],
        }

    async def why(self, live: Live, seat: Eyes, ask: WhyAsk, language: str) -> WhyData:
        place, state = _player(live, seat, ask.seq), live.table.line.state
        if ask.move:
            reason = why_not(state, place, ask.move)
        else:
            reason = await self.house.slices.run(reasoning(state, place, ask.thing, ask.picked))
        if reason is None:
            return {"seq": ask.seq, "open": True, "code": "", "rule": "", "sentence": ""}
        said = refusal(reason, language, live.table.chairs)
        return {"seq": ask.seq, "open": False, "code": said["code"], "rule": said["rule"], "sentence": said["sentence"]}

    async def hint(self, live: Live, seat: Eyes, ask: HintAsk) -> HintData:
        """What a bot would do, and the points that the move brings at once."""
        place, line = _player(live, seat, ask.seq), live.table.line
        table = live.table.id
        self._hinting.take(f"{table}/{place}")
        thinker = self.house.thinker
        async with thinker.turn(live.table.chairs[place].person, HELPER, lambda: True):
            before = line.state
            if place not in before.to_act():
                raise Refused("table-changed")
            move = await thinker.choose(before, (f"{table}/hint", place, HELPER))
        if line.state is not before and not live.is_as_seen(ask.seq, place):
            raise Refused("table-changed")
        found = hint(line.rules, line.state, place, move)
        return {"seq": ask.seq, "move": found.move, "points": found.points}

    # what is and what has been

    async def text(
        self, live: Live, seat: Eyes, language: str, index: int | None = None, wished: int | None = None
    ) -> TextData:
        """The table drawn with letters, now or at a past moment."""
        looking, seq = eyes_of(live.table, seat, wished), live.table.seq
        state = live.table.line.state
        if index is not None:
            state = (await self.house.slices.run(moment(live.table.line, index)))[0]
        return {"seq": seq, "lines": drawing(state, live.table.chairs, looking, words(language))}

    async def moment(
        self, live: Live, seat: Eyes, index: int, wished: int | None = None, is_open: bool = False
    ) -> TableData:
        """A past moment with the own eyes; once the game is over also with those of another seat, or all cards open."""
        table = live.table
        looking = eyes_of(table, seat, wished)
        if is_open and not table.is_over:
            raise Refused("study-running")
        state, events = await self.house.slices.run(moment(table.line, index))
        known = state.known(looking)
        return {
            "type": "table",
            "table": table.id,
            "game": table.deal.game,
            "box": box_of(table.deal.rules).hash,
            "seq": table.seq,
            "seat": looking,
            "view": open_view(state) if is_open else known.view(),
            "places": known.places(),
            "moves": [],
            "question": None,
            "events": [event_data(table.line.rules, index, event, looking) for event in events],
            "story": [],
            "made": index,
            "went": [],
            "chairs": chairs_data(table),
            "clock": clock_data(table, self.house.clock()),
            "over": not state.to_act(),
            "outcome": None if state.to_act() else question_data(state.outcome()),
            "asked": None,
            "may_take_back": False,
            "known_deal": table.deal.is_known,
        }

    async def course(self, live: Live, seat: Eyes) -> CourseData:
        """The totals of all seats at the start and after every move, as far as whoever asks may know them."""
        found = await self.house.slices.run(self._courses.of(live.table.id, live.table.line, seat))
        return {"totals": found.totals, "movers": [mover for mover, _ in found.moves]}


def _player(live: Live, seat: Eyes, seq: int, picked: str = "") -> int:
    """The seat that asks, if it still faces the decision that it has seen."""
    if seat is None:
        raise Refused("server-onlooker")
    if not live.is_as_seen(seq, seat, picked):
        raise Refused("table-changed")
    return seat


def _weighed(live: Live, seat: int) -> Steps[list[Weighed]]:
    """Reckoned once for each decision, however often and with whatever picked somebody asks."""
    if seat in live.weighed:
        return live.weighed[seat]
    state: State = live.table.line.state
    found = yield from weighing(live.table.deal.rules, state, seat)
    if live.table.line.state is state:
        live.weighed[seat] = found
    return found


def _prospect(prospect: Prospect) -> ProspectData:
    return {
        "move": prospect.move,
        "closed": prospect.closed,
        "reveals": prospect.reveals,
        "points": prospect.gain,
    }
