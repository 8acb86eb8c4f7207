"""Rescoring: from the provisions of a ruling to the score before and after it.

What each provision does to a result is told once, in `event.executing`; here the result is that of the record,
or what a case tells, and there need not be any tournament.
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property

from lawbook.bridge import Contract, Side
from lawbook.casefile import CaseFile
from lawbook.desk.decision import Decision
from lawbook.desk.score.kinds import TOUCHES
from lawbook.desk.score.line import Moved, ScoreLine
from lawbook.desk.score.sides import SideScores
from lawbook.desk.score.told import ToldScores, told_scores
from lawbook.desk.score.tricks import awarded, result_of
from lawbook.errors import CaseError
from lawbook.event.conditions import Conditions
from lawbook.event.effects import Effects, effects
from lawbook.event.entries import ResultCorrected, Stays, Where
from lawbook.event.figures import Figures
from lawbook.event.standing import Standing
from lawbook.event.worth import Made, Outcome, Worth
from lawbook.law.authority import Authority
from lawbook.law.provision import (
    Adjust,
    AssignOutcome,
    AverageScores,
    AwardOwnAverage,
    CancelResult,
    MayAdjust,
    Provision,
    TransferTricks,
    TrickAwarded,
)
from lawbook.law.provision.results import CorrectRecord, LowerScore, RecordFinding
from lawbook.law.role import Role, Who
from lawbook.scores import Scores

__all__ = ["rescored"]

_HERE = Where("", 0, "NS", "EW")
_TAKES_A_SCORE = (Adjust, MayAdjust, AssignOutcome, LowerScore, RecordFinding, CorrectRecord)
_LIKELY = (1, 0, -1, -2)
"""How many tricks more than bid the likely results have, where it is not known which it was."""
_MOST = 3
"""Up to how many tricks are reckoned where it is not known how many are awarded."""


def rescored(decision: Decision) -> ScoreLine | None:
    """The score line of a ruling; None where it says nothing that is known."""
    told = told_scores(decision.case)
    result = result_of(decision.table) if told.result is None else told.result
    return Rescoring(decision, told).line(result)


@dataclass(frozen=True, slots=True, kw_only=True)
class _OfCase(Conditions):
    """The conditions of a contest of which nothing is known but one case, with what is told with it."""

    case: CaseFile

    @property
    def body(self) -> Authority:
        """The authority of the case, on its day."""
        return self.case.body


@dataclass(frozen=True)
class Rescoring:
    """A ruling on a board, and what is told of its scores."""

    decision: Decision
    told: ToldScores
    tricks: int | None = None
    """How many tricks are awarded, where that is tried out."""

    def line(self, result: Outcome | None) -> ScoreLine | None:
        """The line from one result; None where nothing is known of it."""
        found = self._effects(result)
        after = self._after(result, found)
        known = any(worth is not None for worth in after.values())
        if result is None and not known and not any(isinstance(moved.to, Side) for moved in self.moved):
            return None
        scores = self._scores(dict.fromkeys(Side, result), result), self._scores(after, result)
        return ScoreLine(
            contract=self._contract(result),
            vulnerable=self._vulnerable(result),
            before=None if result is None else scores[0].told(),
            after=scores[1].told() if known else None,
            moved=self.moved,
            cancelled=self._cancels and not known,
            averaged=scores[1].averaged,
            waits_for=tuple(need.name.lower() for need in found.needs),
            cases=tuple(self._cases(result)),
        )

    # What the ruling does

    @cached_property
    def provisions(self) -> tuple[Provision, ...]:
        """What touches the score; tricks of a claim are counted once, however many clauses award them."""
        touching = [self._named(p) for p in self.decision.provisions if p.kind in TOUCHES]
        awards = [p for p in touching if isinstance(p, TrickAwarded)]
        return tuple(p for p in touching if p not in awards[1:])

    def _named(self, provision: Provision) -> Provision:
        """The provision with the side that is meant, where no record shows it and the case tells it."""
        sides = _sides(self.decision.case.scores)
        to = sides.get(getattr(provision, "to", None))
        if to is None:
            return provision
        return replace(provision, to=to)  # type: ignore[call-arg]  # a kind that names who gets it

    @cached_property
    def moved(self) -> tuple[Moved, ...]:
        """The tricks that go over, in one sum for each who gets any."""
        sums: dict[Who, Moved] = {}
        for moved in (*self._transferred, *self._awarded):
            told = sums.get(moved.to, replace(moved, number=0)).number
            number = None if told is None or moved.number is None else told + moved.number
            sums[moved.to] = replace(moved, number=number)
        return tuple(moved for moved in sums.values() if moved.number != 0)

    @property
    def _transferred(self) -> Iterator[Moved]:
        """What revokes cost."""
        transfers = (p for p in self.provisions if isinstance(p, TransferTricks))
        return (Moved(to=transfer.to, number=transfer.number) for transfer in transfers)

    @cached_property
    def _awarded(self) -> tuple[Moved, ...]:
        """What is awarded for a claim or concession."""
        awards = [p for p in self.provisions if isinstance(p, TrickAwarded)]
        tried = self.tricks
        if tried is not None:
            return tuple(Moved(to=award.to, number=tried) for award in awards)
        return tuple(awarded(self.decision, award) for award in awards)

    @property
    def _cancels(self) -> bool:
        return any(isinstance(provision, CancelResult) for provision in self.provisions)

    def _effects(self, result: Outcome | None) -> Effects:
        now = Standing(_HERE, played=True, result=result, for_ns=result, for_ew=result)
        tricks = self._awarded[0].number if self._awarded else None
        figures = Figures(
            scores=self._assigned,
            without_error=self.told.without_error,
            tricks=tricks,
            answers=self._answers,
        )
        return effects(self.provisions, now, figures, self.conditions)

    @property
    def _assigned(self) -> Mapping[Side, Worth]:
        """What the Director gives; nothing while the ruling is not so far that it asks for it."""
        asked = any(isinstance(provision, _TAKES_A_SCORE) for provision in self.provisions)
        return self.told.assigned if asked or self.decision.question is None else {}

    @property
    def _answers(self) -> Mapping[str, str]:
        return {fact.key: fact.answers.word(value) for fact, value in self.decision.asked}

    @staticmethod
    def _after(result: Outcome | None, found: Effects) -> dict[Side, Worth]:
        """What stands for each side afterwards."""
        after: dict[Side, Worth] = dict.fromkeys(Side, result)
        for entry in found.entries:
            if isinstance(entry, ResultCorrected):
                after = dict.fromkeys(Side, entry.worth)
        if found.adjustment is not None:
            told = {Side.NS: found.adjustment.for_ns, Side.EW: found.adjustment.for_ew}
            after |= {side: worth for side, worth in told.items() if not isinstance(worth, Stays)}
        return after

    # How it is scored

    @cached_property
    def conditions(self) -> Conditions:
        """The conditions of the contest, as far as the ruling knows them."""
        averaged = any(isinstance(provision, AverageScores) for provision in self.provisions)
        return _OfCase(
            case=self.decision.case,
            scoring="teams" if self.form == "teams" or averaged else "matchpoints",
            authority=self.decision.case.authority,
            knock_out="yes" if averaged else "no",
        )

    @property
    def form(self) -> str:
        """Pairs, teams or individual; empty where nobody has said."""
        return self._answers.get("form", self.decision.case.answers.get("form", ""))

    def _scores(self, worths: Mapping[Side, Worth], at_table: Outcome | None) -> SideScores:
        if self.told.others and not self.form:
            raise CaseError("other_tables: in what kind of contest? add form: pairs or teams (Law 78)")
        return SideScores(
            worths=worths,
            at_table=at_table,
            vulnerability=self.decision.table.board.vulnerability,
            conditions=self.conditions if self.form or self.conditions.knock_out == "yes" else None,
            others=self.told.others,
            own={p.to for p in self.provisions if isinstance(p, AwardOwnAverage) and isinstance(p.to, Side)},
        )

    # The contract

    def _contract(self, result: Outcome | None) -> Contract | None:
        return result.contract if isinstance(result, Made) else self.decision.table.contract

    def _vulnerable(self, result: Outcome | None) -> bool | None:
        contract, vulnerability = self._contract(result), self.decision.table.board.vulnerability
        if contract is None or vulnerability is None:
            return None
        return vulnerability.covers(contract.declarer.side)

    # What is not known

    def _cases(self, result: Outcome | None) -> Iterator[ScoreLine]:
        """The line for each likely result, or for each number of tricks, where tricks go over and one is not known."""
        contract, numbers = self._contract(result), [moved.number for moved in self.moved]
        if contract is None or not numbers:
            return
        tried: list[tuple[Rescoring, Outcome]] = []
        if result is None and None not in numbers:
            tried = [(self, Made(contract, tricks)) for tricks in _likely(contract)]
        elif result is not None and None in numbers:
            tried = [(replace(self, tricks=number), result) for number in range(1, _MOST + 1)]
        for rescoring, made in tried:
            with suppress(CaseError):  # so many tricks cannot go over
                yield from filter(None, [rescoring.line(made)])


def _sides(told: Scores) -> Mapping[object, Side]:
    """The sides that play a part, as far as they are told."""
    sides: dict[object, Side] = {}
    if told.offenders is not None:
        sides |= {Role.OFFENDING_SIDE: told.offenders, Role.NON_OFFENDING_SIDE: told.offenders.opponents}
    if told.claimers is not None:
        sides |= {Role.CLAIMING_SIDE: told.claimers, Role.NON_CLAIMING_SIDE: told.claimers.opponents}
    return sides


def _likely(contract: Contract) -> Iterator[int]:
    """The tricks of the likely results, most first."""
    return (tricks for more in _LIKELY if (tricks := contract.bid.level + 6 + more) <= 13)
