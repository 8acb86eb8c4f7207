"""Consulting: a Law on a situation, with the Laws that it hands over to at once."""

from collections.abc import Callable, Iterator, Mapping

from lawbook.casefile import CaseFile
from lawbook.desk.answers import known_about
from lawbook.desk.covered import covered
from lawbook.desk.one_answer import told_of_both
from lawbook.law.book import find_law
from lawbook.law.consult import Law, Ruling, consult
from lawbook.law.governing import (
    FOLLOWED,
    FOLLOWED_BESIDES,
    FOLLOWED_IN_AUCTION,
    FOLLOWED_IN_PLAY,
    FOLLOWED_OF_CLAIMS,
    FOLLOWED_OF_REMARKS,
)
from lawbook.law.provision import ContinuesIn
from lawbook.law.routes import ROUTES
from lawbook.table import Table
from lawbook.table.seen.call import never_replaced, repeated_in_turn
from lawbook.table.seen.sight import IrregularAct, IrregularCall, IrregularPlay, View

__all__ = ["Handed", "consulted"]


class Handed:
    """What the Laws consulted so far have handed over to others, by Law."""

    def __init__(self) -> None:
        self._given: dict[str, dict[str, str]] = {}

    def add(self, ruling: Ruling) -> None:
        """Note what a ruling hands over."""
        for provision in ruling.provisions:
            if isinstance(provision, ContinuesIn):
                self._given.setdefault(provision.law, {}).update(provision.given)

    def to(self, law: Law) -> Mapping[str, str]:
        """What has been handed over to a Law."""
        return self._given.get(law.id, {}).copy()


def consulted(
    case: CaseFile,
    law: Law,
    look: Callable[[], View],
    handed: Handed | None = None,
    heard: set[str] | None = None,
) -> Iterator[Ruling]:
    """The ruling of a Law, and those of the Laws that it is followed into, each on the record as it then looks.

    A route is followed always; what a record shows of the play is followed to its end, where the
    penalty card or the claim is dealt with. Everything else waits until the Director goes on.
    `heard` gets the keys under which an answer is looked for, whether there is one or not.
    """
    handed, consulted_here = handed or Handed(), set[str]()
    while law.id not in consulted_here:
        consulted_here.add(law.id)
        view = look()
        given = {**handed.to(law), **told_of_both(case.answers, view, heard)}
        ruling = consult(law, known_about(case, view, given, heard))
        handed.add(ruling)
        yield ruling
        following = _following(ruling, case.edition, named=bool(case.laws))
        if following is None:
            return
        law = find_law(following, case.edition)


def _following(ruling: Ruling, edition: int, *, named: bool) -> str | None:
    """The Law in which the ruling goes on by itself."""
    handed = [p.law for p in ruling.provisions if isinstance(p, ContinuesIn)]
    if not handed or ruling.question is not None:
        return None
    step = (ruling.law.id, handed[-1])
    in_play = isinstance(ruling.case.view, IrregularPlay) and (
        handed[-1] in FOLLOWED or step in FOLLOWED_IN_PLAY
    )
    in_play = in_play and step != ("67", "50")  # the card shown is the next to be ruled on
    besides = isinstance(ruling.case.view, IrregularAct) and (
        handed[-1] in FOLLOWED_BESIDES or step in FOLLOWED_OF_REMARKS
    )
    view = ruling.case.view
    in_auction = (
        isinstance(view, IrregularCall) and step in FOLLOWED_IN_AUCTION and not repeated_in_turn(view)
    )
    in_auction = in_auction and (handed[-1] != "23" or edition >= COMPARABLE)
    in_auction = in_auction and not (
        step == LOST_TURN and isinstance(view, IrregularCall) and never_replaced(view)
    )
    claimed = not named and isinstance(view, Table) and step in FOLLOWED_OF_CLAIMS
    if ruling.law.id in ROUTES or in_play or in_auction or besides or claimed:
        return handed[-1] if covered(handed[-1], edition) else None
    return None


LOST_TURN = ("17", "26")
"""A pass that took a turn away and that nothing has replaced: what it costs is left to the Director."""
COMPARABLE = 2017
"""Since when Law 23 is about comparable calls."""
