"""The score line in sentences."""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from lawbook.bridge import Contract, Side
from lawbook.desk.score.line import Moved, Scored, ScoreLine, SideScore
from lawbook.law.provision import Quantity
from lawbook.notation import call_text
from lawbook.text import render
from lawbook.text.catalogue import translate
from lawbook.text.figures import written

__all__ = ["score_told"]

_QUANTITIES = {"A+": Quantity.AVERAGE_PLUS, "A": Quantity.AVERAGE, "A-": Quantity.AVERAGE_MINUS}
"""What stands before the decimals where it is no point."""


def score_told(line: ScoreLine, language: str) -> Iterator[str]:
    """What the board was worth and what it is worth now, a sentence each."""
    yield from _result(line, language)
    yield from (_moved(moved, language) for moved in line.moved)
    yield from _averaged(line.averaged, language)
    yield from _sides(line, language)
    for case in line.cases:
        yield " ".join((*_case(line, case, language), *_sides(case, language)))
    yield from _waits(line, language)


# The result


def _result(line: ScoreLine, language: str) -> Iterator[str]:
    """The contract with its tricks, where they are known; an assigned one is told with the sides."""
    before, after = line.tricks
    told = {"contract": "" if line.contract is None else _contract(line.contract, language)}
    if line.contract is None:
        if line.before is not None and _points(line.before) == {0}:
            yield translate("score", "The board was passed out.", language)
    elif before is None:
        return
    elif after is None or after == before or not line.same_contract:
        said = translate("score", "{contract}: {tricks} tricks.", language)
        yield said.format(**told, tricks=before)
    else:
        said = translate("score", "{contract}: from {before} tricks to {after}.", language)
        yield said.format(**told, before=before, after=after)


def _points(scores: Mapping[Side, SideScore]) -> set[int | None]:
    return {outcome.points for score in scores.values() for outcome in score.outcomes}


def _contract(contract: Contract, language: str) -> str:
    said = translate("score", "{contract} by {seat}", language)
    bid = f"{call_text(contract.bid, language)}{'x' * contract.doubled}"
    return said.format(contract=bid, seat=render.value(contract.declarer, language))


def _moved(moved: Moved, language: str) -> str:
    told = {"side": render.value(moved.to, language), "number": moved.number}
    match moved.number:
        case None:
            said = "{side}: one trick more, or several; the Director tells how many."
        case 1:
            said = "{side}: one trick more."
        case 2:
            said = "{side}: two tricks more."
        case _:
            said = "{side}: {number} tricks more."
    words = translate("score", said, language).format(**told)
    if not moved.by_lines:
        return words
    return f"{words} {translate('score', 'So many on the worst normal line; you may judge otherwise.', language)}"


# The sides


def _sides(line: ScoreLine, language: str) -> Iterator[str]:
    """What North-South have, and East-West where that is not just the opposite."""
    for side in (Side.NS,) if line.balanced else Side:
        before, after = (None if scores is None else scores[side] for scores in (line.before, line.after))
        old, new = ("" if score is None else _score(line, score, language) for score in (before, after))
        if old or new:
            yield _change(side, (old, new), language, cancelled=line.cancelled)


def _change(side: Side, figures: tuple[str, str], language: str, *, cancelled: bool) -> str:
    """What a side had and has."""
    before, after = figures
    if cancelled:
        said = "{side}: {before} at the table, which does not count."
    elif before and after and before != after:
        said = "{side}: from {before} to {after}."
    else:
        said = "{side}: {after}."
    told = translate("score", said, language)
    return told.format(side=render.value(side, language), before=before, after=after or before)


def _score(line: ScoreLine, score: SideScore, language: str) -> str:
    """What a side has; empty where no figure is known."""
    parts = [_outcome(line, outcome, language) for outcome in score.outcomes]
    if score.artificial:
        parts.append(render.phrase(_QUANTITIES[score.artificial], language))
    if score.own_average:
        parts.append(translate("score", "by its own figure on the other boards", language))
    if score.percent is not None:
        parts.append(f"{_number(score.percent, language)} %")
    if score.imps is not None:
        parts.append(_imps(score.imps, language))
    return ", ".join(filter(None, parts))


def _outcome(line: ScoreLine, outcome: Scored, language: str) -> str:
    points = "" if outcome.points is None else _signed(Fraction(outcome.points), language)
    if outcome.contract is not None and outcome.contract != line.contract:
        said = translate("score", "{contract} with {tricks} tricks", language)
        told = said.format(contract=_contract(outcome.contract, language), tricks=outcome.tricks)
        points = f"{told} {points}".rstrip()
    if outcome.share == 1:
        return points
    return f"{_number(100 * outcome.share, language)} % {points}".rstrip()


def _imps(number: Fraction, language: str) -> str:
    said = "{number} IMP" if abs(number) == 1 else "{number} IMPs"
    return translate("score", said, language).format(number=_signed(number, language))


def _signed(number: Fraction, language: str) -> str:
    return f"{'+' if number > 0 else ''}{_number(number, language)}"


def _number(number: Fraction, language: str) -> str:
    """A number with two decimals at most, and a minus that is one."""
    plain = f"{float(number):.2f}".rstrip("0").rstrip(".")
    return written(plain, language).replace("-", "\u2212")


def _averaged(averaged: Mapping[Side, Fraction] | None, language: str) -> Iterator[str]:
    if averaged is not None:
        told = {side.name: render.value(side, language) for side in Side}
        figures = {side.name.lower(): _imps(averaged[side], language) for side in Side}
        said = "Before their mean is taken: {NS} {ns}, {EW} {ew}."
        yield translate("score", said, language).format(**told, **figures)


# What is not known


def _case(line: ScoreLine, case: ScoreLine, language: str) -> Iterator[str]:
    """What a line would rest on: so many tricks at the table, or so many that go over."""
    if line.before is None:
        before, after = case.tricks
        said = translate("score", "If {before} tricks were won, {after} count.", language)
        yield said.format(before=before, after=after)
    else:
        yield from (_moved(moved, language) for moved in case.moved)


def _waits(line: ScoreLine, language: str) -> Iterator[str]:
    sides = [side for side in Side if side.name.lower() in line.waits_for]
    if len(sides) == len(Side):
        yield translate("score", "The Director still tells the adjusted score.", language)
    else:
        said = translate("score", "{side}: the Director still tells the score.", language)
        yield from (said.format(side=render.value(side, language)) for side in sides)
