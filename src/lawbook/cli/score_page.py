"""Results counted again as a page for a browser, complete in itself."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from lawbook.notation.results import Event
from lawbook.recount import Recount, SectionCount, anything_published
from lawbook.recount.objects import contestant_named, figures_shown, outcome_text, ranking
from lawbook.scoring.exact import published
from lawbook.scoring.ranking import Place
from lawbook.text.catalogue import translate
from lawbook.text.figures import written
from lawbook.text.refusals import said_in

__all__ = ["page_of"]

_STYLE = (
    "body{font:16px/1.4 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}"
    "table{border-collapse:collapse;margin:1rem 0}th,td{padding:.15rem .6rem;text-align:right}"
    "th:nth-child(-n+3),td:nth-child(-n+3){text-align:left}tr:nth-child(even){background:#f4f4f4}"
)


def page_of(counted: Iterable[Recount], language: str) -> str:
    """A page with the rankings, the boards, and what comes out otherwise."""
    told = list(counted)
    title = escape(", ".join(dict.fromkeys(one.event.name or one.event.file for one in told)))
    body = "\n".join(part for one in told for part in _event(one, language))
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<meta charset="utf-8">\n<title>{title}</title>\n'
        f"<style>{_STYLE}</style>\n{body}\n</html>"
    )


def _event(counted: Recount, language: str) -> Iterator[str]:
    event = counted.event
    yield f"<h1>{escape(event.name or event.file)}</h1>"
    yield f"<p>{escape(' · '.join(filter(None, (event.site, event.date))))}</p>"
    for section in counted.sections:
        yield from _section(section, event, language)
    differences = counted.differences
    if differences:
        items = "".join(f"<li>{escape(said_in(one.told, language))}</li>" for one in differences)
        told = translate("score", "Figures that come out otherwise: {number}", language)
        yield f"<h2>{escape(told.format(number=len(differences)))}</h2>\n<ul>{items}</ul>"
    elif anything_published(event):
        yield f"<p>{escape(translate('score', 'Every published figure comes out.', language))}</p>"
    else:
        yield f"<p>{escape(translate('score', 'No figures were published to compare.', language))}</p>"
    yield from (f"<p>{escape(said_in(problem, language))}</p>" for problem in event.problems)


def _section(section: SectionCount, event: Event, language: str) -> Iterator[str]:
    if section.section.name:
        yield f"<h2>{escape(section.section.name)}</h2>"
    if section.totals is not None:
        heads = [translate("score", word, language) for word in ("Place", "No.", "Names", "Total")]
        yield _table(
            [*heads, "%"], [_placed(number, section, event, language) for number in ranking(section, event)]
        )
    rows: dict[str, list[list[str]]] = {}
    for one, (ns, ew) in zip(section.section.results, figures_shown(section), strict=True):
        points = "" if one.score is None else str(one.score)
        shown = (written(figure, language) for figure in (ns, ew))
        rows.setdefault(one.board, []).append(
            ["+".join(one.ns), "+".join(one.ew), outcome_text(one), points, *shown]
        )
    for board, told in rows.items():
        yield f"<h3>{escape(translate('score', 'Board {number}', language).format(number=board))}</h3>"
        yield _table(["NS", "EW", "", "NS", "NS", "EW"], told)


def _placed(place: Place, section: SectionCount, event: Event, language: str) -> list[str]:
    number = place.contestant
    told = contestant_named(number, section, event)
    percentage = section.totals.sums[number][1] if section.totals else 0
    figures = (written(figure, language) for figure in (place.total, published(percentage)))
    return [str(place), number, " - ".join(told.names), *figures]


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    body = "\n".join("<tr>" + "".join(f"<td>{escape(one)}</td>" for one in row) + "</tr>" for row in rows)
    return f"<table>\n<tr>{head}</tr>\n{body}\n</table>"
