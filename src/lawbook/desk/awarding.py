"""Awards at the desk: what an adjusted score is worth to both sides, among the other results of its board.

Outcomes and their shares are the Director's; the arithmetic is that of `lawbook.scoring`, as in an event.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from lawbook.bridge import Side, Vulnerability
from lawbook.equity.weighing import Steps, proposed
from lawbook.errors import CaseError, NotationError
from lawbook.event.conditions import Conditions, Scoring
from lawbook.event.worth import Made
from lawbook.law.authority import Authority
from lawbook.notation.headers import SEAT_LETTERS
from lawbook.notation.letters import letters
from lawbook.notation.results.fields import side_score
from lawbook.notation.results.model import Both
from lawbook.notation.results.short import short_result
from lawbook.scoring import awards
from lawbook.scoring.awards import Outcome, Relief, relief, weighted
from lawbook.scoring.contract import score
from lawbook.scoring.entry import Average, Entry, Score, comparable
from lawbook.scoring.pairs import Result, score_session
from lawbook.scoring.teams import Room, board

__all__ = ["Comparison", "Worth", "assigned", "parse_field", "parse_result", "shared_out", "step_of"]

_LIKE = "write the contract, who plays it and the result, such as 4S S = or 3NTx N -1, or pass"
_SEATS = str.maketrans({letter: seat.name for letter, seat in SEAT_LETTERS.items()})
_LONGEST = 40
"""More signs than that are no result."""


def parse_result(text: str, language: str = "en") -> Made:
    """A contract and its tricks as a director types them. Raises NotationError.

    >>> str(parse_result("4s by s =").contract), parse_result("3NTx N -1").tricks, parse_result("pass").contract
    ('4♠ S', 8, None)
    """
    plain = re.sub(r"\bBY\b", " ", text.upper())[:_LONGEST].strip().translate(_SEATS)
    own = letters(language).suits.get(plain[1:2])
    told = short_result(plain if own is None else f"{plain[:1]}{own.letter}{plain[2:]}")
    if told is not None and told.passed_out:
        return Made()
    if told is None or told.contract is None or told.tricks is None:
        raise NotationError("{text!r} is no result (Law 77): {like}", text=text[:_LONGEST], like=_LIKE)
    return Made(told.contract, told.tricks)


def parse_field(text: str, vulnerability: Vulnerability, language: str = "en") -> tuple[Entry, ...]:
    """The results of the other tables, as North-South see them: scores, contracts, artificial scores.

    >>> [str(entry) for entry in parse_field("620 -100, 4S N +1; A+", Vulnerability.BOTH)]
    ['620', '-100', '650', 'A']
    """
    return tuple(
        entry
        for part in re.split(r"[,;\n]+", text)
        if part.strip()
        for entry in _entries(part, vulnerability, language)
    )


def _entries(part: str, vulnerability: Vulnerability, language: str) -> Iterator[Entry]:
    """What stands between two commas: several results of a word each, or one with blanks in it."""
    try:
        yield from [_entry(word, vulnerability, language) for word in part.split()]
    except NotationError:
        yield _entry(part, vulnerability, language)


def _entry(text: str, vulnerability: Vulnerability, language: str) -> Entry:
    """One result; an artificial one is no part of the comparison, and is counted."""
    points = side_score(text) if len(text.split()) == 1 else None
    if points is not None:
        return points
    told = short_result(text)
    if told is not None and told.award is not None and _is_award(told.award):
        return Average.EVEN
    try:
        made = parse_result(text, language)
    except NotationError:
        raise NotationError(
            "{text!r} among the other results: write scores as North-South see them, such as 620 -100, or results such as 4S N +1",
            text=text.strip()[:_LONGEST],
        ) from None
    return score(made.contract, made.tricks, vulnerability)


def _is_award(award: Both) -> bool:
    """Whether two figures can be percentages: 620-100 are two scores without a blank."""
    return all(not figure.isdecimal() or int(figure) <= 100 for figure in (award.ns, award.ew))


def assigned(outcomes: Sequence[Outcome], vulnerability: Vulnerability) -> Score:
    """The assigned score of these outcomes. Raises CaseError unless their shares are the whole."""
    told = weighted(outcomes, vulnerability)
    return told if len(told.outcomes) > 1 else told.outcomes[0][0]


def step_of(body: Authority) -> Fraction:
    """The step in which an authority has shares, as a part of one."""
    return Fraction(str(body.setting("weighting_step_percent").value)) / 100


def shared_out(
    outcomes: Sequence[Outcome], vulnerability: Vulnerability, steps: Steps
) -> tuple[Outcome, ...]:
    """The outcomes in the same order with shares in whole steps that are the whole; () where none has a share.

    >>> told = [Outcome(None, 0, Fraction(50, 100)), Outcome(parse_result("1C N =").contract, 7, Fraction(31, 100))]
    >>> [str(one.share) for one in shared_out(told, Vulnerability.NONE, Steps())]
    ['3/5', '2/5']
    """
    told = sum(outcome.share for outcome in outcomes)
    if not told:
        return ()
    whole = [replace(outcome, share=outcome.share / told) for outcome in outcomes]
    found = {(one.contract, one.tricks): one.share for one in proposed(whole, vulnerability, steps)}
    return tuple(
        replace(outcome, share=found.get((outcome.contract, outcome.tricks), Fraction()))
        for outcome in outcomes
    )


@dataclass(frozen=True, slots=True)
class Worth:
    """What the two sides get, each from its own point of view: matchpoints of this top, or IMPs."""

    ns: Fraction
    ew: Fraction
    top: int = 0

    def of(self, side: Side) -> Fraction:
        """What one of them gets."""
        return self.ns if side is Side.NS else self.ew

    @property
    def knock_out(self) -> "Worth":
        """The mean of the two in knock-out play (Law 12C4)."""
        mean = awards.knock_out(self.ns, self.ew)
        return Worth(mean, -mean)


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """A board with the results of its other tables, and how the contest is scored."""

    conditions: Conditions
    vulnerability: Vulnerability
    others: tuple[Entry, ...] = ()

    def __post_init__(self) -> None:
        if self.teams and len(self.others) > 1:
            raise CaseError(
                "{number} other results: a board of a match has one other table (Law 78B); keep its result, or choose another scoring",
                number=len(self.others),
            )
        if self.expected <= len(self.others):
            raise CaseError(
                "{number} results where {expected} make the top: raise the top, or leave it out",
                number=len(self.others) + 1,
                expected=self.expected,
            )

    @property
    def teams(self) -> bool:
        """Whether it is a match of two rooms."""
        return self.conditions.how is Scoring.TEAMS

    @property
    def knock_out(self) -> bool:
        """Whether what does not balance is averaged (Law 12C4)."""
        return self.teams and self.conditions.knock_out == "yes"

    @property
    def percentages(self) -> bool:
        """Whether an artificial score is a percentage of a top."""
        return self.conditions.how is Scoring.MATCHPOINTS

    @property
    def expected(self) -> int:
        """How many results make the top of a board."""
        return int(self.conditions.expected or len(self.others) + 1)

    def worth(self, for_ns: Score, for_ew: Score) -> Worth | None:
        """What scores are worth, both as North-South see them; None where there is nothing to compare them with."""
        others = [entry for entry in self.others if comparable(entry)]
        if not others:
            return None
        if self.teams:
            margins = board(Room(for_ns, for_ew), Room.of(others[0]))
            return Worth(margins.home, margins.away)
        method = self.conditions.method
        here = Result(0, ("NS",), ("EW",), for_ns, for_ew)
        field = (Result.of(0, f"{at} NS", f"{at} EW", entry) for at, entry in enumerate(self.others))
        ns, ew = score_session([here, *field], method, self.expected).worth(here)
        return Worth(ns.points or Fraction(), ew.points or Fraction(), method.top(self.expected))

    def relieved(self, expected: Score, without_error: Score, at_table: Score, innocent: Side) -> Relief:
        """What the sides get when the innocent one did part of the damage itself (Law 12C1(e)). Raises CaseError."""
        whole, rest, made = (self._worth_to(innocent, told) for told in (expected, without_error, at_table))
        return relief(whole, rest, made, self.expected_top)

    def _worth_to(self, side: Side, told: Score) -> Fraction:
        worth = self.worth(told, told)
        if worth is None:
            raise CaseError("relief without the other results of the board (Law 12C1(e)): enter them first")
        return worth.of(side)

    @property
    def expected_top(self) -> int:
        """The most that there is on a board; nothing at IMPs."""
        return 0 if self.teams else self.conditions.method.top(self.expected)

    def amount(self, average: Average, elsewhere: Fraction | None) -> Fraction:
        """An artificial score: a percentage at matchpoints, otherwise IMPs (12C2)."""
        if self.teams:
            return self.conditions.amounts.of(average)
        return self.conditions.method.awards.amount(average, elsewhere)

    def points(self, amount: Fraction) -> Fraction | None:
        """The matchpoints of a percentage; None where no top is known or there is none."""
        return self.conditions.method.award(amount, self.expected) if self.expected_top else None
