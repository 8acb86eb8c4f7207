"""Forms: a report of hand, a penalty, an appeal, filled in from the one record; what nobody knows yet stays blank."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from lawbook import desk
from lawbook.address import Address
from lawbook.bridge import Side
from lawbook.desk import Decision
from lawbook.event.calls import Warned, WordsSaid
from lawbook.notation import diagram_text
from lawbook.printed import Sheet
from lawbook.session.call import DirectorCall
from lawbook.session.deadlines import Deadline, deadlines
from lawbook.session.evening import Evening
from lawbook.text import render
from lawbook.text.bidding import bidding_diagram
from lawbook.text.catalogue import translate

__all__ = ["Field", "Form", "Kind", "form", "pdf"]


def _(message: str) -> str:
    """The message itself; the mark only tells the catalogues that it will be said."""
    return message


class Kind(Enum):
    """The forms that there are."""

    REPORT = "report"
    PENALTY = "penalty"
    APPEAL = "appeal"


@dataclass(frozen=True, slots=True)
class Field:
    """Something that a form tells, or leaves lines for."""

    name: str
    lines: tuple[str, ...] = ()
    blank: int = 1
    """How many lines there are to write on where nothing is told."""
    fixed: bool = False
    """Whether it is a diagram, whose letters are all as wide."""


@dataclass(frozen=True, slots=True)
class Form:
    """A form, filled in as far as the record goes."""

    kind: Kind
    title: str
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class _Filling:
    """What a form is filled in from."""

    evening: Evening
    call: DirectorCall
    language: str
    decision: Decision | None

    def say(self, message: str, **named: object) -> str:
        """One of the desk's messages."""
        said = translate("desk", message, self.language)
        return said.format(**named) if named else said

    @property
    def authority(self) -> str:
        """Under whose regulations the call was ruled on."""
        return Address.of(self.call.case or "/").authority


def form(evening: Evening, call: DirectorCall, kind: Kind, language: str) -> Form:
    """A form about a call of the Director. Raises CaseError where its case cannot be ruled."""
    decision = desk.rule(Address.of(call.case).case()) if call.case else None
    filling = _Filling(evening, call, language, decision)
    title, parts = _FORMS[kind]
    fields = [field for part in parts for field in part(filling)]
    return Form(kind, filling.say(title), tuple(fields))


def pdf(told: Form) -> bytes:
    """The form as PDF, on A4."""
    sheet = Sheet(told.title)
    for field in told.fields:
        if field.fixed and field.lines:
            sheet.heading(field.name, 9)
            sheet.fixed(field.lines)
        else:
            sheet.field(field.name, "\n".join(field.lines), field.blank)
    return sheet.written()


def _place(filling: _Filling) -> Iterator[Field]:
    _, call = filling.say, filling.call
    yield Field(_("Event"), _told(filling.evening.tournament.title))
    where = [_("session {name}", name=call.session), _("table {name}", name=call.table)]
    if call.board:
        where.append(_("board {number}", number=call.board))
    yield Field(_("Where"), (" · ".join(where),))
    sat = zip(Side, (call.ns, call.ew), strict=True)
    told = (f"{render.letters(side, filling.language)} {pair}" for side, pair in sat)
    pairs = " · ".join(told) if call.ns and call.ew else ""
    yield Field(_("Pairs"), _told(pairs))
    yield Field(_("When"), (f"{call.at.astimezone():%Y-%m-%d %H:%M}",))
    yield Field(_("Director"), _told(call.holder))


def _hands(filling: _Filling) -> Iterator[Field]:
    _ = filling.say
    decision = filling.decision
    deal = decision.table.deal if decision else None
    told = (
        diagram_text(deal, filling.language, decision.table.board).splitlines() if decision and deal else []
    )
    yield Field(_("The hands"), tuple(told), blank=6, fixed=True)
    auction = (
        list(bidding_diagram(decision.table, filling.language)) if decision and decision.table.calls else []
    )
    yield Field(_("The auction"), tuple(auction), blank=4, fixed=True)


def _facts(filling: _Filling) -> Iterator[Field]:
    _ = filling.say
    decision, language = filling.decision, filling.language
    told = [
        f"{render.whole_question(fact, language)} {render.answer(fact, fact.answers.word(value), language)}"
        for fact, value in (decision.asked if decision else ())
    ]
    yield Field(_("What was established"), tuple(told), blank=4)


def _ruling(filling: _Filling) -> Iterator[Field]:
    _ = filling.say
    decision, language = filling.decision, filling.language
    told = [f"{render.sentence(p, language)} [{p.cite}]" for p in (decision.provisions if decision else ())]
    yield Field(_("The ruling"), tuple(told), blank=4)
    said = [
        line for each in filling.call.said if isinstance(each.entry, WordsSaid) for line in each.entry.lines
    ]
    if said:
        yield Field(_("What was said"), tuple(said))
    if decision and decision.question is not None:
        yield Field(_("Still open"), (render.whole_question(decision.question, language),))


def _periods(filling: _Filling) -> Iterator[Field]:
    for deadline in deadlines(filling.evening, filling.call.session, filling.authority):
        yield Field(filling.say(_PERIODS[deadline.setting]), (_period(filling, deadline),))


_PERIODS = {
    "correction_minutes": _("A score can be corrected until"),
    "ruling_request_minutes": _("A ruling can be asked for until"),
    "appeal_minutes": _("A ruling can be appealed until"),
}


def _period(filling: _Filling, told: Deadline) -> str:
    rule = f"{told.clause}, {told.body}"
    _ = filling.say
    if told.ends is None:
        return _(
            "{minutes} minutes after the official score is made available ({rule})",
            minutes=told.minutes,
            rule=rule,
        )
    return f"{told.ends.astimezone():%Y-%m-%d %H:%M} ({rule})"


def _signed(filling: _Filling) -> Iterator[Field]:
    _ = filling.say
    yield Field(_("Signature of the Director"))


def _penalty(filling: _Filling) -> Iterator[Field]:
    _, call = filling.say, filling.call
    yield Field(_("Contestant"))
    yield Field(_("Offence, and its Law (90, 91)"), blank=3)
    warned = [each.entry for each in call.warnings if isinstance(each.entry, Warned)]
    told = tuple(f"{each.contestant}: {each.reason}" for each in warned)
    yield Field(_("Warned before"), told, blank=1)
    yield Field(_("Amount of the penalty"))


def _appeal(filling: _Filling) -> Iterator[Field]:
    _ = filling.say
    yield Field(_("Who appeals"))
    yield Field(_("Both partners, or the captain, concur (92D)"))
    yield Field(_("Asked for at"))
    yield Field(_("What is appealed, and why"), blank=6)
    yield Field(_("What the other side says"), blank=6)
    yield Field(_("What the Director says"), blank=4)
    yield Field(_("Decision, and by whom (93)"), blank=6)


def _told(text: str) -> tuple[str, ...]:
    return (text,) if text else ()


_FORMS = {
    Kind.REPORT: (_("Report of hand"), (_place, _hands, _facts, _ruling, _periods, _signed)),
    Kind.PENALTY: (_("Penalty"), (_place, _penalty, _ruling, _periods, _signed)),
    Kind.APPEAL: (_("Appeal"), (_place, _hands, _facts, _ruling, _appeal, _periods)),
}
