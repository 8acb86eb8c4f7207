"""Entries of the Director's own work: whom he was called by, what he told, what he has to come back to.

A call is the Director called to a table. It has the number of the entry that opened it; everything that
is told about it later names that number, so that one call is one fold, and undoing is folding without.
"""

from lawbook.event.entries import Entry, Subject

__all__ = [
    "CallClosed",
    "CallNoted",
    "CallOpened",
    "CallPlaced",
    "CallTaken",
    "CaseTold",
    "Keyed",
    "MomentReached",
    "OfCall",
    "OfPoll",
    "PollAnswered",
    "PollAsked",
    "PollClosed",
    "ReminderSettled",
    "RoundBegun",
    "Sent",
    "VersionChosen",
    "Warned",
    "WordsSaid",
]


class Keyed(Entry):
    """A key that opens the session: whoever has it may write, or only read."""

    key: str
    role: str
    """`director` or `reader`."""

    kind = "keyed"

    @property
    def subject(self) -> Subject:
        """The key."""
        return ("key", self.key)


class Sent(Entry):
    """What came in under this mark has been put down, so that it is not put down twice when it is sent again."""

    once: str

    kind = "sent"

    @property
    def subject(self) -> Subject:
        """The sending."""
        return ("sent", self.once)


class RoundBegun(Entry):
    """A round has begun; the one before it is over. With no minutes it has no clock."""

    session: str
    number: int
    minutes: int = 0

    kind = "round_begun"

    @property
    def subject(self) -> Subject:
        """The clock of the session."""
        return ("clock", self.session)


class OfCall(Entry):
    """Something about a call of the Director, which is known by the number of the entry that opened it."""

    call: int

    @property
    def subject(self) -> Subject:
        """The call."""
        return ("call", str(self.call))


class CallOpened(OfCall):
    """The Director was called to a table."""

    session: str
    table: str
    board: int = 0
    """0 where he does not know it yet."""

    kind = "call_opened"


class CallPlaced(OfCall):
    """Where the call was, put right: the table, the board, who sits there."""

    table: str
    board: int = 0
    ns: str = ""
    ew: str = ""

    kind = "call_placed"


class CaseTold(OfCall):
    """The case as it is told now: the address of its page on the desk, which is the whole case."""

    case: str
    over: int = 0
    """The entry with the case that this one was made from: two made from the same one are rivals."""

    kind = "case_told"


class VersionChosen(OfCall):
    """Of several cases that Directors told over the same one, this one stands, and the others are settled."""

    version: int
    """The number of the entry that told it."""

    kind = "version_chosen"


class CallTaken(OfCall):
    """Whoever puts this down holds the call from now on."""

    kind = "call_taken"


class WordsSaid(OfCall):
    """What was said at the table, line by line, as the Director read it."""

    lines: tuple[str, ...]
    language: str = "en"

    kind = "words_said"


class MomentReached(OfCall):
    """At the table of this call a moment has come: the hand is over, the auction has ended."""

    moment: str

    kind = "moment_reached"


class ReminderSettled(OfCall):
    """The Director has come back for this."""

    reminder: str

    kind = "reminder_settled"


class CallNoted(OfCall):
    """A remark of the Director's own: what was corrected, and why."""

    text: str

    kind = "call_noted"


class CallClosed(OfCall):
    """Nothing is left to do."""

    note: str = ""

    kind = "call_closed"


class Warned(OfCall):
    """Somebody was warned, so that a second offence is seen (Laws 90B, 91A)."""

    session: str
    contestant: str
    """The pair or team, or the table and the seat: never a name."""
    reason: str = ""

    kind = "warned"


class OfPoll(Entry):
    """Something about a poll, which is known by the number of the entry that asked it."""

    poll: int

    @property
    def subject(self) -> Subject:
        """The poll."""
        return ("poll", str(self.poll))


class PollAsked(OfPoll):
    """A hand and an auction put to players, without what happened (Laws 16B1(b), 21B1)."""

    hand: str
    auction: str = ""
    methods: str = ""
    options: tuple[str, ...] = ()
    call: int = 0
    """The call of the Director that it is for; 0 for none."""
    purpose: str = ""
    """The fact that it helps to judge."""
    ballots: tuple[str, ...] = ()
    """The key of each player asked; each answers once."""
    chosen: str = ""
    """How the players were chosen, as a class: never a name."""
    minutes: int = 0
    """After how many minutes its ballots expire; 0 for never."""

    kind = "poll_asked"


class PollAnswered(OfPoll):
    """One player's answer to the first step, or to both."""

    ballot: str
    action: str
    considered: tuple[str, ...] = ()
    """What else he thought of."""
    reason: str = ""

    kind = "poll_answered"


class PollClosed(OfPoll):
    """The poll takes no further answers."""

    kind = "poll_closed"
