"""Called back: when the players call the Director again, for what is asked or looked at later."""

from collections.abc import Iterator, Sequence

from lawbook.desk.decision import Decision
from lawbook.law.consult import Ruling
from lawbook.law.fact import Moment
from lawbook.law.offence import who_is
from lawbook.law.provision import CountedAfterPlay, MayRestrictLead, Provision, Unrestricted
from lawbook.law.role import Role, Who
from lawbook.table.seen.revoke import play_ended
from lawbook.voice.foreseen import foreseen
from lawbook.voice.slots import Telling
from lawbook.voice.stages import later
from lawbook.voice.telling import Rank, sentence
from lawbook.voice.utterance import Utterance

__all__ = ["called_back"]


def called_back(decision: Decision, said: Sequence[Provision], telling: Telling) -> Iterator[Utterance]:
    """When the players call the Director again."""
    yield from _asked_later(decision, said, telling)
    yield from _foreseeable(decision, telling)


def _asked_later(decision: Decision, said: Sequence[Provision], telling: Telling) -> Iterator[Utterance]:
    """What is asked later; the general reminder is not said twice."""
    texts = telling.book.choices["back"]
    reminded = any(isinstance(p, Unrestricted | CountedAfterPlay) for p in said)
    leads = {p.seat for p in said if isinstance(p, MayRestrictLead)}
    told: set[str] = set()
    over = play_ended(decision.table)
    for ruling in later(decision):
        fact = ruling.question
        if fact is None or (over and fact.moment is Moment.END_OF_PLAY):  # nobody plays on: it is asked here
            continue
        when = fact.moment.value
        general = (
            ""
            if reminded or (fact.moment is Moment.PARTNERS_LEAD and _leader(ruling) in leads)
            else texts.get(f"{when}.{fact.key}", texts.get(when, ""))
        )
        text = texts.get(f"{ruling.law.id}.{fact.key}") or texts.get(fact.key) or general
        line = sentence(text, Telling(telling.book, ruling.case.view, named=telling.named)) if text else ""
        if line and line not in told:
            yield Utterance(None, (line,), Rank.COME_BACK)
        told.add(line)


def _foreseeable(decision: Decision, telling: Telling) -> Iterator[Utterance]:
    """That the other side calls the Director after the play if a pass that is laid down does damage (Law 72C)."""
    told: set[Who] = set()
    for ruling, _ in () if decision.table.auction_over else foreseen(decision):
        view = ruling.case.view
        harmed = Role.NON_OFFENDING_SIDE if view is None else who_is(Role.NON_OFFENDING_SIDE, view)
        if harmed not in told:
            text = sentence(telling.book.choices["back"]["forced_pass"], Telling(telling.book, view))
            yield Utterance(harmed, (text,), Rank.COME_BACK, cites=("72C",))
        told.add(harmed)


def _leader(ruling: Ruling) -> Who:
    """Whose lead a call that was withdrawn restricts."""
    partner = Role.OFFENDERS_PARTNER
    return partner if ruling.case.view is None else who_is(partner, ruling.case.view)
