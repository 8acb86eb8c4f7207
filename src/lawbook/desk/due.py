"""Due: whether the moment of the open question has come."""

from lawbook.desk.decision import Decision, of_now
from lawbook.law.fact import Moment

__all__ = ["is_due"]


def is_due(decision: Decision) -> bool:
    """Whether the open question can be answered now, as far as the record or another answer shows; not where none is open."""
    asked = decision.question
    if asked is None:
        return False
    over = asked.moment is Moment.END_OF_PLAY and decision.table.play_over
    known = any(fact.moment is asked.moment for fact, _ in decision.open.asked)
    return over or known or of_now(decision.open)
