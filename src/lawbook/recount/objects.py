"""An event counted again as plain objects, for JSON and for tables."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

from lawbook.notation.results.fields import contract_text, result_text
from lawbook.notation.results.model import BoardResult, Contestant, Event, Scoring, Session
from lawbook.recount.conventions import Figures, figures_of, percentages
from lawbook.recount.counting import Recount, SectionCount
from lawbook.recount.entries import played_score
from lawbook.scoring.exact import published
from lawbook.scoring.ranking import Place, rank

__all__ = ["contestant_named", "event_object", "figures_shown", "outcome_text", "ranking", "with_figures"]


def event_object(counted: Recount) -> dict[str, Any]:
    """The event as JSON."""
    event = counted.event
    return {
        "version": 1,
        "file": event.file,
        "format": event.format,
        "name": event.name,
        "site": event.site,
        "date": event.date,
        "scoring": event.scoring.value,
        "sections": [_section(one, event) for one in counted.sections],
        "differences": [
            {
                "where": one.where,
                "what": one.what,
                "published": one.published,
                "computed": one.computed,
                "because": one.because,
            }
            for one in counted.differences
        ],
        "problems": list(event.problems),
    }


def _section(counted: SectionCount, event: Event) -> dict[str, Any]:
    computed = figures_shown(counted)
    return {
        "name": counted.section.name,
        "convention": counted.boards.convention.name if counted.boards else "",
        "totals": counted.totals.name if counted.totals else "",
        "ranking": [_placed(place, counted, event) for place in ranking(counted, event)],
        "results": [
            _result(one, counted, figures)
            for one, figures in zip(counted.section.results, computed, strict=True)
        ],
        "comparisons": [
            {
                "round": one.first.round,
                "board": one.first.board,
                "home": "+".join(one.first.ns),
                "away": "+".join(one.first.ew),
                "imps": [float(one.margins.home), float(one.margins.away)],
            }
            for one in counted.matches
        ],
    }


def _placed(place: Place, counted: SectionCount, event: Event) -> dict[str, Any]:
    told = contestant_named(place.contestant, counted, event)
    return {
        "place": str(place),
        "number": place.contestant,
        "names": list(told.names),
        "total": str(place.total),
        "percentage": _percentage(place.contestant, counted, event),
        "published": {"place": told.place, "total": told.total, "percentage": told.percentage},
    }


def _percentage(number: str, counted: SectionCount, event: Event) -> str:
    if counted.totals is None or event.scoring not in {Scoring.MATCHPOINTS, Scoring.UNKNOWN}:
        return ""
    return str(published(counted.totals.sums[number][1]))


def contestant_named(number: str, counted: SectionCount, event: Event) -> Contestant:
    """The contestant of this number, with nothing but the number where the file does not list him."""
    known = (*counted.section.contestants, *event.contestants)
    return next((one for one in known if one.number == number), Contestant(number=number))


def ranking(counted: SectionCount, event: Event) -> list[Place]:
    """The contestants by their totals; where the file ranks the two directions apart, one after the other."""
    if counted.totals is None:
        return []
    met = _met(counted)
    sums = {number: both for number, both in counted.totals.sums.items() if met is None or number in met}
    directions: dict[str, dict[str, Fraction]] = {}
    for number, (total, percentage) in sums.items():
        only_percent = counted.boards is not None and counted.boards.convention.percent
        side = contestant_named(number, counted, event).direction if event.winners == 2 else ""
        directions.setdefault(side, {})[number] = percentage if only_percent else total
    return [place for totals in directions.values() for place in rank(totals)]


def _met(counted: SectionCount) -> set[str] | None:
    """Who has a result or an award on some board; a pair that only stands for a sit-out has none, and is not ranked."""
    if counted.boards is None:
        return None
    sides = (side for one in counted.boards.results for side in ((one.ns, one.for_ns), (one.ew, one.for_ew)))
    placed = {one.number for one in counted.section.contestants if one.place or one.total}
    return placed | {name for names, entry in sides if entry is not None for name in names}


def figures_shown(counted: SectionCount) -> list[tuple[str, str]]:
    """What each result comes to, in decimals: a percentage where the points are one, else matchpoints or IMPs."""
    if counted.boards is None:
        return [("", "")] * len(counted.section.results)
    results = counted.boards.results[: len(counted.section.results)]
    figures: Figures = figures_of(counted.boards.results, counted.boards.convention)[: len(results)]
    if counted.boards.convention.percent:
        figures = percentages(figures, results, counted.boards.convention)
    return [(_decimal(ns), _decimal(ew)) for ns, ew in figures]


def _decimal(value: Fraction | None) -> str:
    return "" if value is None else str(published(value))


def _result(one: BoardResult, counted: SectionCount, computed: tuple[str, str]) -> dict[str, Any]:
    points = one.score if one.score is not None else played_score(one, counted.section)
    return {
        "board": one.board,
        "round": one.round,
        "table": one.table,
        "ns": list(one.ns),
        "ew": list(one.ew),
        "result": outcome_text(one),
        "lead": one.lead.name if one.lead is not None else "",
        "score": points,
        "award": list(one.award) if one.award else None,
        "published": {measure.value: list(both) for measure, both in one.figures.items()},
        "computed": list(computed),
    }


def outcome_text(one: BoardResult) -> str:
    """Contract, declarer and tricks in a word or two: 4HX E -1, Pass, A+/A-."""
    if one.award is not None:
        return "/".join(one.award)
    if one.contract is None:
        return "Pass" if one.passed_out else ""
    result = "" if one.tricks is None else result_text(one.contract, one.tricks)
    return f"{contract_text(one.contract, passed_out=False)} {one.contract.declarer.name} {result}".strip()


def with_figures(counted: Recount) -> Event:
    """The event with what each result comes to in columns of its own, for a table."""
    sections = []
    for one in counted.sections:
        results = tuple(
            replace(result, kept=(("computed_ns", ns), ("computed_ew", ew)))
            for result, (ns, ew) in zip(one.section.results, figures_shown(one), strict=True)
        )
        sections.append(replace(one.section, results=results))
    return replace(counted.event, format="CSV", sessions=(Session(sections=tuple(sections)),))
