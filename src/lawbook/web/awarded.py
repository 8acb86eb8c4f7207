"""What the award page works out: whether the shares are the whole, and what both sides get."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from markupsafe import Markup

from lawbook.address import Address
from lawbook.bridge import Side
from lawbook.desk.awarding import Comparison, Worth, assigned, parse_result, shared_out, step_of
from lawbook.equity.weighing import Steps
from lawbook.errors import CaseError
from lawbook.event.worth import Made, Shares, worth_text
from lawbook.scoring.awards import Outcome
from lawbook.scoring.contract import score
from lawbook.scoring.entry import Score, raw
from lawbook.scoring.exact import published
from lawbook.web.averages import averages
from lawbook.web.award import COLUMNS, Row, comparison_of, number_text, percent_of, rows, vulnerability_told
from lawbook.web.figures import Figure, both, figure, signed
from lawbook.web.results import outcome_said
from lawbook.web.words import Words
from lawbook.web.words import marked as _

__all__ = ["Awarded", "Line", "Offer", "awarded"]


@dataclass(frozen=True, slots=True)
class Line:
    """One outcome: what it is called, its score, what it would be worth alone, and its share, or its shares."""

    name: Markup
    score: str
    alone: Figure | None
    shares: str


@dataclass(frozen=True, slots=True)
class Offer:
    """Shares in whole steps, ready to be taken."""

    address: Address
    shares: str
    step: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Awarded:
    """Everything that comes of the form."""

    lines: Sequence[Line] = ()
    complaints: Sequence[str] = ()
    offer: Offer | None = None
    figures: Sequence[Figure] = ()
    """What stands in the end; nothing while there are complaints."""
    before: Sequence[Figure] = ()
    """What the result obtained at the table is worth."""
    relief: Sequence[Figure] = ()
    """What the sides get when the innocent one did part of the damage itself (12C1(e))."""
    to_confirm: Sequence[Markup] = ()
    written: str = ""
    """The award as `lawbook score` takes it."""
    told: Sequence[tuple[str, str]] = ()
    """The same as the form of a session takes it that carries a ruling into the scores."""


def awarded(address: Address, words: Words) -> Awarded:
    """What the form comes to. Raises CaseError and NotationError, one line each."""
    if address.params.get("kind") == "artificial":
        figures = averages(address, words)
        return Awarded(figures=figures, told=_artificial(address)) if figures else Awarded()
    told = [row for row in rows(address) if not row.blank]
    if not told:
        return Awarded()
    vulnerability = vulnerability_told(address)
    if vulnerability is None:
        return Awarded(complaints=[words(_("Enter the number of the board, or say who is vulnerable."))])
    comparison = comparison_of(address, vulnerability)
    made = [parse_result(row.text, words.language) for row in told]
    sides = tuple(Side) if address.params.get("split") == "yes" else (Side.NS,)
    columns = [_column(made, told, side) for side in sides]
    return _Assigned(address, words, made, columns, comparison).awarded()


def _artificial(address: Address) -> list[tuple[str, str]]:
    """Both sides' artificial scores, as the form of a session takes them."""
    return [(side.name.lower(), address.params[f"average_{side.name.lower()}"]) for side in Side]


def _column(made: Sequence[Made], told: Sequence[Row], side: Side) -> list[Outcome]:
    """The outcomes with their shares of the score of one side."""
    return [
        Outcome(one.contract, one.tricks, percent_of(row.shares[side]) / 100, row.legal or None)
        for one, row in zip(made, told, strict=True)
    ]


@dataclass(frozen=True, slots=True)
class _Assigned:
    """The outcomes of an assigned score, with shares for both sides or for each."""

    address: Address
    words: Words
    made: Sequence[Made]
    columns: Sequence[Sequence[Outcome]]
    comparison: Comparison

    def awarded(self) -> Awarded:
        complaints = [*self._twice(), *self._unbalanced()]
        found = Awarded(lines=[self._line(at) for at in range(len(self.made))], complaints=complaints)
        if len(set(self.made)) == len(self.made):
            found = replace(found, offer=self._offer())
        return found if complaints else self._scored(found)

    def _twice(self) -> Iterator[str]:
        for one in dict.fromkeys(one for one in self.made if self.made.count(one) > 1):
            said = _("{outcome} is entered more than once: put its shares together.")
            yield self.words(said, outcome=outcome_said(one, self.words))

    def _unbalanced(self) -> Iterator[str]:
        for side, column in zip(self._sides, self.columns, strict=True):
            total = 100 * sum((one.share for one in column), Fraction())
            lacking = _("{side}: the shares are {total} % together; {rest} % are missing.")
            too_much = _("{side}: the shares are {total} % together; {rest} % are too much.")
            if total != 100:
                said, rest = (lacking if total < 100 else too_much), abs(100 - total)
                yield self.words(
                    said,
                    side=side,
                    total=self.words.figure(number_text(total)),
                    rest=self.words.figure(number_text(rest)),
                )

    @property
    def _sides(self) -> list[str]:
        """Whose score each column makes."""
        names = [self.words.name(side) for side in Side]
        return names if len(self.columns) > 1 else [self.words(_("Both sides"))]

    def _line(self, at: int) -> Line:
        one = self.made[at]
        points = score(one.contract, one.tricks, self.comparison.vulnerability)
        alone = self.comparison.worth(points, points)
        return Line(
            self.words.pips(outcome_said(one, self.words)),
            signed(points),
            None if alone is None else figure(Side.NS, alone.ns, alone.top, self.words),
            " / ".join(self.words.figure(f"{float(100 * column[at].share):.4g}") for column in self.columns),
        )

    def _offer(self) -> Offer | None:
        """Shares in the authority's steps, leaned as far as the Director says; None where nothing would change."""
        lean = percent_of(self.address.params.get("lean", "")) / 100
        side = self.address.params.get("innocent", "").upper()
        step = step_of(self.address.body)
        steps = Steps(step=step, lean=lean, non_offenders=Side[side] if side in Side.__members__ else None)
        columns = [shared_out(column, self.comparison.vulnerability, steps) for column in self.columns]
        if not all(columns) or columns == list(map(tuple, self.columns)):
            return None
        told = [[number_text(100 * one.share) for one in column] for column in columns]
        params = {
            f"{letter}{number}": share
            for letter, column in zip(COLUMNS.values(), told, strict=False)
            for number, share in enumerate(column, 1)
        }
        there = self.address.without("lean").having(**params)
        shares = " · ".join(" / ".join(map(self.words.figure, column)) for column in told)
        return Offer(there, shares, self.words.figure(number_text(100 * step)))

    def _scored(self, found: Awarded) -> Awarded:
        """What the two sides get, now that nothing is wrong with the shares."""
        kept = [[one for one in column if one.share] for column in self.columns]
        scores = [assigned(column, self.comparison.vulnerability) for column in kept]
        ns, ew = scores[0], scores[-1]
        worth = self.comparison.worth(ns, ew)
        confirmed = {(one.contract, one.tricks) for column in kept for one in column if one.legal is None}
        return replace(
            found,
            figures=both(worth, self.comparison, self.words) if worth else self._means(ns, ew),
            before=self._before(),
            relief=self._relief(ns),
            to_confirm=[
                self.words.pips(outcome_said(one, self.words))
                for one in self.made
                if (one.contract, one.tricks) in confirmed
            ],
            written=self._written(kept),
            told=tuple(self._told(kept)),
        )

    def _written(self, columns: Sequence[Sequence[Outcome]]) -> str:
        """The options of the command that gives this award."""
        names = ("ns", "ew") if len(columns) > 1 else ("both",)
        told = [f'--{name} "{_shares(column)}"' for name, column in zip(names, columns, strict=True)]
        if made := self._without_error():
            told.append(f'--offending {self._offending.lower()} --without-error "{made}"')
        return " ".join(told)

    def _told(self, columns: Sequence[Sequence[Outcome]]) -> Iterator[tuple[str, str]]:
        """The same for each side, and for the offenders if the innocent ones did themselves damage."""
        yield "ns", _shares(columns[0])
        yield "ew", _shares(columns[-1])
        if made := self._without_error():
            yield "offending", self._offending
            yield "without_error", made

    @property
    def _offending(self) -> str:
        return "EW" if self.address.params.get("innocent") == "ns" else "NS"

    def _without_error(self) -> str:
        """The result without the innocent side's own error; empty where there was none."""
        without = self.address.params.get("without", "").strip()
        return worth_text(parse_result(without, self.words.language)) if without else ""

    def _means(self, ns: Score, ew: Score) -> list[Figure]:
        """Where there is nothing to compare with: the means of the points, each as its own side sees it."""
        unit = self.words(_("points, the mean of the outcomes"))
        means = {Side.NS: raw(ns), Side.EW: -raw(ew)}
        return [
            Figure(self.words.name(side), self.words.figure(signed(published(mean, 1))), unit)
            for side, mean in means.items()
        ]

    def _result(self, key: str) -> Score | None:
        """One result that is told beside the outcomes."""
        text = self.address.params.get(key, "").strip()
        if not text:
            return None
        made = parse_result(text, self.words.language)
        return score(made.contract, made.tricks, self.comparison.vulnerability)

    def _before(self) -> Sequence[Figure]:
        made = self._result("table")
        worth = None if made is None else self.comparison.worth(made, made)
        return both(worth, self.comparison, self.words) if worth else ()

    def _relief(self, expected: Score) -> Sequence[Figure]:
        made, without = self._result("table"), self._result("without")
        innocent = self.address.params.get("innocent", "").upper()
        if without is None:
            return ()
        if made is None or innocent not in Side.__members__ or len(self.columns) > 1:
            raise CaseError(
                "damage that the innocent side did itself (Law 12C1(e)): enter also the result at the table, which"
                " side did not offend, and one score for both sides, from which the two are reckoned"
            )
        side = Side[innocent]
        told = self.comparison.relieved(expected, without, made, side)
        figures = {side: told.non_offenders, side.opponents: told.offenders}
        top = self.comparison.expected_top
        worth = Worth(figures[Side.NS], figures[Side.EW], top)
        return both(worth, self.comparison, self.words)


def _shares(column: Sequence[Outcome]) -> str:
    """The score as the scorer reads it."""
    made = [(Made(one.contract, one.tricks), one.share) for one in column]
    return worth_text(made[0][0] if len(made) == 1 else Shares(tuple(made)))
