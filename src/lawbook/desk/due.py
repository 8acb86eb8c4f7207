"""Due: whether the moment of the open question has come, or comes while the Director stands there."""

from lawbook.desk.decision import Decision, of_now
from lawbook.law.fact import Moment

__all__ = ["is_due", "is_soon"]

SOON = frozenset({Moment.NEXT_CALL, Moment.REPLACEMENT})
"""What comes with the next call or two: nobody goes away before it."""


def is_due(decision: Decision) -> bool:
    """Whether the open question can be answered now, as far as the record or another answer shows; not where none is open.

    Of a Law that was named and has said and heard nothing yet, nobody waits for anything: it asks now.
    """
    asked = decision.question
    if asked is None:
        return False
    over = asked.moment is Moment.END_OF_PLAY and decision.table.play_over
    known = any(fact.moment is asked.moment for fact, _ in decision.open.asked)
    begun = decision.provisions or decision.asked
    return over or known or not begun or of_now(decision.open)


def is_soon(decision: Decision) -> bool:
    """Whether the Director waits at the table for the moment of the open question."""
    asked = decision.question
    return asked is not None and asked.moment in SOON
