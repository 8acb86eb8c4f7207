"""Artificial adjusted scores on the award page: average plus, average and average minus (Law 12C2)."""

import re
from fractions import Fraction

from lawbook.address import Address
from lawbook.bridge import Side, Vulnerability
from lawbook.desk.awarding import Comparison, Worth
from lawbook.errors import CaseError
from lawbook.scoring.entry import Average
from lawbook.scoring.exact import published
from lawbook.web.award import comparison_of, number_text, vulnerability_told
from lawbook.web.figures import Figure, both
from lawbook.web.words import Words
from lawbook.web.words import marked as _

__all__ = ["AVERAGES", "averages"]

AVERAGES = {
    Average.PLUS.value: _("Average plus: not at fault"),
    Average.EVEN.value: _("Average: partly at fault"),
    Average.MINUS.value: _("Average minus: at fault"),
}
_NUMBER = re.compile(r"[+-]?\d{1,3}(?:[.,]\d{1,4})?", re.ASCII)


def averages(address: Address, words: Words) -> list[Figure]:
    """What the two sides get; nothing until it is said how far each is at fault. Raises CaseError."""
    told = {side: address.params.get(f"average_{side.name.lower()}", "") for side in Side}
    for word in told.values():
        if word and word not in AVERAGES:
            raise CaseError(
                "average {word!r}: not known (Law 12C2); known are {known}",
                word=word[:20],
                known=", ".join(AVERAGES),
            )
    if not all(told.values()):
        return []
    comparison = comparison_of(address, vulnerability_told(address) or Vulnerability.NONE)
    amounts = {side: comparison.amount(Average(told[side]), _elsewhere(address, side)) for side in Side}
    points = {side: comparison.points(amount) for side, amount in amounts.items()}
    if not comparison.percentages:
        return both(Worth(amounts[Side.NS], amounts[Side.EW]), comparison, words)
    return [_figure(side, amounts[side], points[side], comparison, words) for side in Side]


def _elsewhere(address: Address, side: Side) -> Fraction | None:
    """The side's own figure on its other boards, where that is told (12C2(c))."""
    text = address.params.get(f"own_{side.name.lower()}", "").strip().replace("\u2212", "-").rstrip(" %")
    if text and not _NUMBER.fullmatch(text):
        raise CaseError(
            "figure {text!r}: write the percentage or IMPs of a board, such as 63.5 (12C2(c))", text=text[:20]
        )
    return Fraction(text.replace(",", ".")) if text else None


def _figure(
    side: Side, percent: Fraction, points: Fraction | None, comparison: Comparison, words: Words
) -> Figure:
    """A percentage, and the matchpoints that it is of a top."""
    if points is None:
        return Figure(words.name(side), words.figure(f"{number_text(percent)} %"), part=percent / 100)
    unit = words(_("of {top} matchpoints"), top=comparison.expected_top)
    exact = "" if published(points) == points else str(points)
    share = words.figure(f"{number_text(percent)} %")
    return Figure(words.name(side), words.figure(published(points)), unit, exact, percent / 100, share)
