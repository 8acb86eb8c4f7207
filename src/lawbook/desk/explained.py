"""What a record explains of an irregular call and of the call that replaced it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from lawbook.bridge import Call, Seat
from lawbook.casefile import CaseFile
from lawbook.desk.agreed import meanings_of
from lawbook.desk.by_name import ByName, by_name
from lawbook.desk.comparing import LEFT_OPEN, Calls, compare, left_open
from lawbook.desk.heard_before import calls_of
from lawbook.desk.reasons.lowest import lowest_same
from lawbook.errors import LawbookError
from lawbook.law.authority import Authority
from lawbook.meaning import Meaning, MeaningError, Verdict
from lawbook.notation import call_text, parse_call
from lawbook.table.record.events import Called, CallReplaced, Event, Explained
from lawbook.table.seen.call import replacement
from lawbook.table.seen.sight import IrregularCall, View
from lawbook.text import comparing
from lawbook.text.catalogue import translate
from lawbook.text.reading_back import read_back
from lawbook.text.refusals import refusal

_WITHDRAWN, _REPLACEMENT = "Withdrawn call", "Replacement"

__all__ = ["Explanations", "comparable_call", "explanations"]


@dataclass(frozen=True, slots=True)
class Explanations:
    """What was explained of a withdrawn call, if differently then each time, and of its replacement."""

    withdrawn: tuple[str, ...] = ()
    replacement: str = ""
    by_name: tuple[ByName, ...] = ()
    """Those that were no more than the name of a convention, and are spelt out by the dictionary."""

    calls: Calls = field(default_factory=Calls)
    """The two, and those before them."""

    def compared(self, language: str, body: Authority) -> Verdict | None:
        """The verdict by the authority's line, where both calls were explained. Raises MeaningError for words that are not understood."""
        if not (self.withdrawn and self.replacement):
            return None
        return compare(self.withdrawn, self.replacement, language=language, body=body, calls=self.calls)


def explanations(view: View, case: CaseFile) -> Explanations:
    """What the two calls show: as the story explains them, the last word counting, or else by the pair's system."""
    if not isinstance(view, IrregularCall):
        return Explanations()
    told = _in_story(view)
    if case.systems and not (told.withdrawn and told.replacement and not told.by_name):
        told = _agreed(told, case, view)
    return replace(told, calls=replace(calls_of(view), agreed=_by_system(case, view)))


def _by_system(case: CaseFile, call: IrregularCall) -> tuple[Meaning | None, Meaning | None]:
    """What the pair's system says of the two calls; nothing of a withdrawn one that it may have meant in several ways."""
    withdrawn, instead = meanings_of(case, call) if case.systems else ([], None)
    return (withdrawn[0] if len(withdrawn) == 1 else None), instead


def _agreed(told: Explanations, case: CaseFile, call: IrregularCall) -> Explanations:
    """The same, with what the pair's system says where nothing was said, or no more than a name."""
    withdrawn, instead = meanings_of(case, call)
    named = {one.spelt_out for one in told.by_name}
    own = () if set(told.withdrawn) - named else tuple(map(str, withdrawn))
    after = str(instead) if instead and told.replacement in {"", *named} else ""
    first, second = own or told.withdrawn, after or told.replacement
    return Explanations(
        first, second, tuple(one for one in told.by_name if one.spelt_out in {*first, second})
    )


def _in_story(call: IrregularCall) -> Explanations:
    """What the record tells of the irregular call that is looked at; the last word on its replacement counts."""
    matter, events, instead = call.matter, call.table.events, replacement(call)
    later = range(matter.number + 1, len(events))
    replaced = next((at for at in later if _calls(events[at], matter.seat)), len(events))
    end = replaced if instead == matter.call else len(events)
    first = _told(events[matter.number : end], matter.seat, matter.call)
    second = _told(events[replaced:], matter.seat, instead)
    withdrawn = [by_name(words, matter.call) or words for words in dict.fromkeys(first)]
    shown = [by_name(words, instead) or words for words in second[-1:]]
    return Explanations(
        tuple(str(one) for one in withdrawn),
        "".join(str(one) for one in shown),
        tuple(one for one in (*withdrawn, *shown) if isinstance(one, ByName)),
    )


def _calls(event: Event, seat: Seat) -> bool:
    return isinstance(event, Called | CallReplaced) and event.seat is seat


def _told(events: Sequence[Event], seat: Seat, call: Call | None) -> list[str]:
    """What the events explain of this player's call."""
    found = []
    for event in events:
        caller = (
            event.seat
            if isinstance(event, Called)
            else event.caller
            if isinstance(event, Explained)
            else None
        )
        if isinstance(event, Called | Explained) and (caller, event.call) == (seat, call) and event.text:
            found.append(event.text)
    return found


def comparable_call(case: CaseFile, view: View, language: str = "en") -> str | None:
    """The verdict on what is known of the two calls, as text; None where what one of them shows is not known.

    How each was understood comes first, then whether an insufficient bid's replacement is the lowest to specify the
    same (27B1(a)).
    """
    from lawbook.desk.reasons.words import reason_told  # noqa: PLC0415  # claims take a while to read

    known = Explanations()
    try:
        known = explanations(view, case)
        found = known.compared(language, case.body)
    except MeaningError as error:
        return "\n".join((refusal(error, language), *_left_open(error, known.calls, language)))
    except LawbookError as error:
        return refusal(error, language)
    if found is None or not isinstance(view, IrregularCall):
        return None
    first = (
        f"{said} [{one.cite}]"
        for one in lowest_same(case, view, found)
        for said in reason_told(one, language)
    )
    named = (one.said(language) for one in known.by_name)
    return "\n".join(
        (*_understood(found, known.calls, language), *first, *comparing.whole(found, language), *named)
    )


def _left_open(error: MeaningError, calls: Calls, language: str) -> Iterator[str]:
    """How to write the words so that those which are understood count."""
    if instead := left_open(error, calls, language):
        yield f"{translate('desk', LEFT_OPEN, language)} {instead}"


def _understood(found: Verdict, calls: Calls, language: str) -> Iterator[str]:
    """How each meaning was understood, behind the call that shows it."""
    told = [(_WITHDRAWN, calls.withdrawn, one) for one in found.withdrawn]
    for name, call, meaning in (*told, (_REPLACEMENT, calls.replacement, found.replacement)):
        which = translate("desk", name, language)
        shown = f" {call_text(parse_call(call), language)}" if call else ""
        yield f"{which}{shown}. {' '.join(read_back(meaning, language))}"
