"""`lawbook law`: what a Law does, what it asks, how it ends."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from lawbook.cli import options, paper
from lawbook.cli.files import written_to
from lawbook.desk.laws import Difference, Summary, law_differences, law_summary
from lawbook.law.book import find_law, printing
from lawbook.law.clause import clause_summary, clauses, contains, law_of, normal
from lawbook.law.consult import Law
from lawbook.law.fact import Fact
from lawbook.law.provision import Provision
from lawbook.text import render
from lawbook.text.catalogue import translate
from lawbook.text.chart import svg


@click.command()
@click.argument("number", metavar="LAW | CLAUSE")
@options.edition
@click.option("--diff", "other", type=int, metavar="EDITION", help="Where another edition rules differently.")
@click.option("--chart", type=click.Path(dir_okay=False, path_type=Path), help="Write a flow chart (SVG).")
@options.language
@options.as_json
def law(  # noqa: PLR0913, PLR0917  # one parameter for each option
    number: str,
    edition: int,
    other: int | None,
    chart: Path | None,
    lang: str,
    json_wanted: bool,  # noqa: FBT001  # click passes flags by name
) -> None:
    """Tell what a Law does: our own summary, its facts, clauses and endings; of a clause, as 50D1, what it says."""
    if re.fullmatch(r"\d+\s*[A-Za-z].*", number) and not (other or chart or json_wanted):
        click.echo("\n".join(_clause(normal(number), edition, lang)))
        return
    summary = law_summary(number, edition)
    if chart is not None:
        written_to(chart, svg(summary.tree, f"{number} {render.title(summary.law, lang)}", lang).encode())
    if json_wanted:
        click.echo(json.dumps(_object(summary, lang), ensure_ascii=False, indent=2))
    elif other is not None:
        click.echo("\n".join(_diff(number, edition, other, lang)))
    elif chart is not None:
        click.echo(translate("desk", "Written: {file}", lang).format(file=chart))
    else:
        click.echo("\n".join(_page(summary, lang)))


def _clause(citation: str, edition: int, language: str) -> Iterator[str]:
    """A clause, with those that it lies in and those that lie in it."""
    law = find_law(law_of(citation), edition)
    known = clauses(law.id, edition)
    if not any(contains(citation, each) for each in known):
        clause_summary(citation, edition)  # tells that there is none
    yield from _heading(law, edition, language)
    for each in known:
        if contains(each, citation) or contains(citation, each):
            yield paper.wrap(f"{each}  {render.clause(each, edition, language)}", "  ", "    ")


def _heading(law: Law, edition: int, language: str) -> Iterator[str]:
    said = translate("desk", "Law {number}", language).format(number=law.id)
    yield paper.heading(f"{said}: {render.title(law, language)} ({printing(edition)})")


def _page(summary: Summary, language: str) -> Iterator[str]:
    yield from _heading(summary.law, summary.edition, language)
    yield paper.wrap(render.summary(summary.law, language))
    yield ""
    yield paper.heading(translate("desk", "What it turns on", language))
    for fact in summary.survey.facts:
        yield paper.wrap(f"{render.whole_question(fact, language)} ({_when(fact, language)})", "  - ", "    ")
        yield f"      {fact.key}: {', '.join(fact.answers.words)}"
    yield ""
    yield paper.heading(translate("desk", "Clauses", language))
    for citation in summary.clauses:
        yield paper.wrap(f"{citation}  {render.clause(citation, summary.edition, language)}", "  ", "    ")
    yield ""
    yield translate("desk", "Endings: {number}", language).format(number=summary.survey.endings)


def _when(fact: Fact[Any], language: str) -> str:
    return f"{render.asked_of(fact, language)}; {render.phrase(fact.moment, language).lower()}"


def _object(summary: Summary, language: str) -> dict[str, Any]:
    return {
        "law": summary.law.id,
        "edition": summary.edition,
        "title": render.title(summary.law, language),
        "summary": render.summary(summary.law, language),
        "facts": [_fact(fact, language) for fact in summary.survey.facts],
        "clauses": {c: render.clause(c, summary.edition, language) for c in summary.clauses},
        "endings": summary.survey.endings,
    }


def _fact(fact: Fact[Any], language: str) -> dict[str, Any]:
    return {
        "key": fact.key,
        "text": render.whole_question(fact, language),
        "answers": list(fact.answers.words),
        "source": fact.source.value,
        "moment": fact.moment.value,
        "aid": fact.aid,
    }


def _diff(number: str, edition: int, other: int, language: str) -> Iterator[str]:
    found = list(law_differences(number, edition, other))
    for difference in found:
        yield paper.heading(paper.wrap(_path(difference, language)))
        yield _side(edition, _told(difference.provisions, language))
        yield _side(other, _not_left(difference.refused, language) or _told(difference.others, language))
        yield ""
    count = translate("desk", "Differences in more than the clause: {number}.", language)
    yield count.format(number=len(found))


def _path(difference: Difference, language: str) -> str:
    told = (
        f"{render.whole_question(fact, language)} {render.answer(fact, word, language)}."
        for fact, word in difference.path
    )
    return " ".join(told)


def _not_left(clause: str, language: str) -> str:
    said = translate("desk", "One of these answers is not left to choose.", language)
    return f"{said} [{clause}]" if clause else ""


def _told(provisions: tuple[Provision, ...], language: str) -> str:
    return " ".join(f"{render.sentence(p, language)} [{p.cite}]" for p in provisions)


def _side(edition: int, said: str) -> str:
    return paper.wrap(f"{printing(edition)}: {said}", "  ", "        ")
