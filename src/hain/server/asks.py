"""What can be asked on a socket besides playing, and what is answered. The screen's types are made from these."""

from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypedDict

from hain.server.wire import EventData, Strict, TableData
from hain.table.asks.preview import MOST

MOST_MOMENTS = 1_000_000
LAST_NUMBER = 1 << 53  # of a question

Text = Annotated[str, Field(min_length=1, max_length=200)]
Picked = Annotated[list[Text], Field(max_length=10)]


class PreviewAsk(Strict):
    """What some moves in a row would bring; they are only tried."""

    type: Literal["preview"]
    seq: int = Field(ge=0)
    moves: list[Text] = Field(min_length=1, max_length=MOST)


class OutlookAsk(Strict):
    """What every open thing is worth, with the things that are picked already."""

    type: Literal["outlook"]
    seq: int = Field(ge=0)
    picked: Picked = Field(default_factory=list)


class WhyAsk(Strict):
    """Why a thing is not open, or a move not possible."""

    type: Literal["why"]
    seq: int = Field(ge=0)
    thing: str = Field(default="", max_length=200)
    move: str = Field(default="", max_length=200)
    picked: Picked = Field(default_factory=list)


class HintAsk(Strict):
    """What a bot would do."""

    type: Literal["hint"]
    seq: int = Field(ge=0)


class TextAsk(Strict):
    """The table drawn with letters, now or after so many moves; after the end also with the eyes of another seat."""

    type: Literal["text"]
    index: int | None = Field(default=None, ge=0, le=MOST_MOMENTS)
    eyes: int | None = None


class MomentAsk(Strict):
    """The table after so many moves; after the end also with the eyes of another seat, or with those of all."""

    type: Literal["moment"]
    index: int = Field(ge=0, le=MOST_MOMENTS)
    eyes: int | None = None
    open: bool = False


class CourseAsk(Strict):
    """How the points went from the start on."""

    type: Literal["course"]


Ask = Annotated[
    PreviewAsk | OutlookAsk | WhyAsk | HintAsk | TextAsk | MomentAsk | CourseAsk, Field(discriminator="type")
]


class Asking(Strict):
    """A question on a socket; the answer has the same number, and may come after those to later questions."""

    id: int = Field(ge=0, le=LAST_NUMBER)
    ask: Ask


class StrideData(TypedDict):
    """One of the moves that were tried, and by category the points that it changes; nothing is told of what would
    become known, and `points` is None if they depend on it."""

    move: str
    reveals: bool
    points: dict[str, int] | None
    events: list[EventData]


class PreviewData(TypedDict):
    """`reveals`: something hidden would become known with the last of the moves, after which none was tried; `view` and
    `places` are then those before that, or None if it cannot be told. `closing` is the move with which points would
    count that are only prepared."""

    seq: int
    reveals: bool
    view: dict[str, Any] | None
    places: dict[str, str]
    strides: list[StrideData]
    closing: StrideData | None


class ProspectData(TypedDict):
    """A move, and by category what it changes, with the move `closed` after it if there is one; `points` is None if
    that depends on something that only becomes known with the move."""

    move: str
    closed: str
    reveals: bool
    points: dict[str, int] | None


class PromiseData(TypedDict):
    """What an open thing is worth by itself (None if more has to be picked), and with what is best picked besides."""

    alone: ProspectData | None
    best: ProspectData


class OutlookData(TypedDict):
    """By key all things that are open, and the moves that name no more than what is picked."""

    seq: int
    things: dict[str, PromiseData]
    moves: list[ProspectData]


class WhyData(TypedDict):
    """Whether it is open; if not, the rule (if it is one of the game) and the sentence."""

    seq: int
    open: bool
    code: str
    rule: str
    sentence: str


class HintData(TypedDict):
    """A move, and what it changes at once on the score sheet of its seat."""

    seq: int
    move: str
    points: dict[str, int]


class TextData(TypedDict):
    """The table as lines of pieces: a text and the name of its style."""

    seq: int
    lines: list[list[tuple[str, str]]]


class CourseData(TypedDict):
    """The totals by seat at the start and after every move, and who made the moves."""

    totals: list[list[int]]
    movers: list[int]


class Asks(TypedDict):
    """What can be asked on a socket."""

    preview: PreviewAsk
    outlook: OutlookAsk
    why: WhyAsk
    hint: HintAsk
    text: TextAsk
    moment: MomentAsk
    course: CourseAsk


class Answers(TypedDict):
    """What is answered; the message has `type: "answer"` and the `id` of the question besides."""

    preview: PreviewData
    outlook: OutlookData
    why: WhyData
    hint: HintData
    text: TextData
    moment: TableData
    course: CourseData


SPOKEN = (Asks, Answers, Asking)
"""What the screen has to have types for."""
