"""`lawbook score`: published results, counted again."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import click

from lawbook.cli import options, paper
from lawbook.cli.apply import Applying, applying, carry_out
from lawbook.cli.event_page import no_such_board
from lawbook.cli.kept import is_event
from lawbook.cli.score_page import page_of
from lawbook.errors import CaseError
from lawbook.notation.results import Scoring, csv_text, read_events
from lawbook.recount import Recount, SectionCount, anything_published, recount
from lawbook.recount.entries import played_score
from lawbook.recount.objects import (
    contestant_named,
    event_object,
    figures_shown,
    outcome_text,
    ranking,
    with_figures,
)
from lawbook.scoring.exact import published
from lawbook.text.catalogue import translate
from lawbook.text.figures import written
from lawbook.text.refusals import said_in


@click.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option(
    "--board", "boards", multiple=True, metavar="NUMBER", help="Print the results of this board too."
)
@click.option("--strict", is_flag=True, help="Refuse a file with anything that cannot be read.")
@click.option("--csv", "form", flag_value="csv", help="Print the results as a table for a spreadsheet.")
@click.option("--html", "form", flag_value="html", help="Print a page for a browser.")
@click.option("--json", "form", flag_value="json", help="Print JSON (see `lawbook schema`).")
@options.language
@applying
def score(  # noqa: PLR0913, PLR0917  # one parameter for each option
    files: tuple[str, ...],
    boards: tuple[str, ...],
    strict: bool,  # noqa: FBT001  # click passes flags by name
    form: str | None,
    lang: str,
    applied: Applying,
) -> None:
    """Count published results again, and list every figure that comes out otherwise.

    FILE is PBN, USEBIO, LIN, CSV, the ACBL's JSON, a Bridgemate's BWS, or pages of Pary, KoPS or Bridge
    Base; pages of one folder are parts of one event, and - is what is piped in. It may also be an event's
    own database, as a file or a URL: its scores are shown. With --apply, what a ruling changes is shown
    before it is confirmed.
    """
    applied.check()
    if applied.wanted or any(map(is_event, files)):
        if form in {"csv", "html"}:
            raise CaseError(
                "--{form}: prints files of results; an event is printed as text or with --json, and the"
                " page of its scores has its results as CSV (lawbook serve --event)",
                form=form,
            )
        carry_out(files, applied, boards, lang, json_wanted=form == "json")
        return
    events = read_events(map(Path, files), strict=strict)
    if applied.scoring:
        events = [replace(event, scoring=Scoring[applied.scoring.upper()]) for event in events]
    counted = [recount(event) for event in events]
    if form == "json":
        objects = [event_object(one) for one in counted]
        click.echo(json.dumps(objects[0] if len(objects) == 1 else objects, ensure_ascii=False, indent=2))
    elif form == "csv":
        click.echo("\n".join(csv_text(with_figures(one)) for one in counted), nl=False)
    elif form == "html":
        click.echo(page_of(counted, lang))
    else:
        numbers = {one.board for told in counted for one in told.event.results()}
        for number in boards:
            if number not in numbers:
                raise no_such_board(number)
        for one in counted:
            click.echo("\n".join(_text(one, boards, lang)))


def _text(counted: Recount, boards: Sequence[str], language: str) -> Iterator[str]:
    event = counted.event
    told = (event.name or event.file, event.site, event.date)
    yield paper.heading(paper.wrap(" · ".join(filter(None, told))))
    for section in counted.sections:
        if section.section.results:
            yield from _section(section, counted, boards, language)
    yield from _differences(counted, language)
    yield from (paper.wrap(said_in(problem, language), "! ", "  ") for problem in event.problems)
    yield ""


def _section(section: SectionCount, counted: Recount, boards: Sequence[str], language: str) -> Iterator[str]:
    if section.section.name:
        yield paper.heading(section.section.name)
    results = section.section.results
    number = len({one.board for one in results})
    said = translate("score", "Boards: {number}, results: {results}", language)
    how = [
        section.boards.convention.name if section.boards else "",
        section.totals.name if section.totals else "",
    ]
    yield paper.wrap("; ".join(filter(None, (said.format(results=len(results), number=number), *how))))
    yield ""
    yield from _matches(section, language)
    yield from _ranking(section, counted, language)
    for board in boards:
        yield from _board(section, board, language)


def _ranking(section: SectionCount, counted: Recount, language: str) -> Iterator[str]:
    places = ranking(section, counted.event)
    if section.totals is None or not places:
        return
    percent = any(one for _, one in section.totals.sums.values())
    names = [translate("score", word, language) for word in ("Place", "No.", "Names", "Total")]
    wide = max(map(len, (names[1], *(place.contestant for place in places))))
    wide = min(wide, 30)
    room = paper.WIDTH - wide - (29 if percent else 20)
    yield paper.heading(
        f"{names[0]:>7}  {names[1]:<{wide}} {names[2]:<{room}} {names[3]:>9}"
        + ("        %" if percent else "")
    )
    for place in places:
        told = contestant_named(place.contestant, section, counted.event)
        name = " - ".join(told.names) if told.names != (place.contestant,) else ""
        percentage = published(section.totals.sums[place.contestant][1])
        line = f"{place!s:>7}  {place.contestant[:wide]:<{wide}} {name[:room]:<{room}} {written(place.total, language):>9}"
        yield (line + (f" {written(percentage, language):>8}" if percent else "")).rstrip()
    yield ""


def _matches(section: SectionCount, language: str) -> Iterator[str]:
    """Each match with the sum of its boards."""
    sums: dict[tuple[str, str, str], Fraction] = {}
    boards: Counter[tuple[str, str, str]] = Counter()
    for one in section.matches:
        home, away, margin = "+".join(one.first.ns), "+".join(one.first.ew), one.margins.home
        if (one.first.round, away, home) in sums:
            home, away, margin = away, home, one.margins.away
        key = (one.first.round, home, away)
        sums[key] = sums.get(key, Fraction()) + margin
        boards[key] += 1
    for key, margin in sums.items():
        told = translate("score", "{home} - {away}, boards: {number}, IMPs: {imps}", language)
        said = told.format(
            home=key[1], away=key[2], number=boards[key], imps=f"{float(margin):+g}" if margin else "0"
        )
        yield paper.wrap(said)
    if sums:
        yield ""


def _board(section: SectionCount, board: str, language: str) -> Iterator[str]:
    rows = list(zip(section.section.results, figures_shown(section), strict=True))
    rows = [row for row in rows if row[0].board == board]
    if not rows:
        return
    told = translate("score", "Board {number}", language).format(number=board)
    points = translate("score", "Score", language)
    yield paper.heading(f"{told:<31}{'':<15} {points:>8} {'NS':>8} {'EW':>8}")
    for one, figures in rows:
        ns, ew = (written(figure, language) for figure in figures)
        scored = one.score if one.score is not None else played_score(one, section.section)
        met = f"{'+'.join(one.ns)} - {'+'.join(one.ew)}"
        told = "" if scored is None else str(scored)
        yield f"{met[:30]:<31}{outcome_text(one)[:15]:<15} {told:>8} {ns:>8} {ew:>8}".rstrip()
    yield ""


def _differences(counted: Recount, language: str) -> Iterator[str]:
    differences = counted.differences
    if not differences:
        if anything_published(counted.event):
            yield translate("score", "Every published figure comes out.", language)
        else:
            yield translate("score", "No figures were published to compare.", language)
        return
    said = translate("score", "Figures that come out otherwise: {number}", language)
    yield paper.heading(said.format(number=len(differences)))
    yield from (paper.wrap(said_in(difference.told, language), "  ", "      ") for difference in differences)
