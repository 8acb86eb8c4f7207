"""`lawbook claim`: what a claim or concession is worth over the normal lines (Laws 70 and 71)."""

import json
import shlex
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import click

from lawbook.bridge import Card
from lawbook.casefile import CaseFile, load
from lawbook.cli import options, paper
from lawbook.desk.claims import claim_object, claim_told, claim_worth, won_before
from lawbook.equity.claims import Adjudication
from lawbook.errors import CaseError, LawbookError
from lawbook.notation import parse_card
from lawbook.table import Table
from lawbook.text.catalogue import translate

QUESTION_OPEN = 3


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--not-normal", "struck", multiple=True, metavar="CARDS",
    help="A line that is not normal: its cards up to the one in question, as in 'HA'; may be given often.",
)  # fmt: skip
@click.option("--aware/--unaware", default=None, help="Whether he knew that a trump was out (70C2).")
@click.option(
    "--winners-first", is_flag=True, help="Losers before winners, low cards before high ones, are not normal."
)
@click.option("--all-plays", is_flag=True, help="Count even what no player would do as normal.")
@options.language
@options.as_json
def claim(  # noqa: PLR0913, PLR0917  # one parameter for each option
    file: Path,
    struck: tuple[str, ...],
    aware: bool | None,  # noqa: FBT001  # click passes flags by name
    winners_first: bool,  # noqa: FBT001
    all_plays: bool,  # noqa: FBT001
    lang: str,
    json_wanted: bool,  # noqa: FBT001
) -> None:
    """Adjudicate the claim or concession of a case file by a search over normal lines.

    Exits with 3 where the Director has something to judge.
    """
    lines = [tuple(map(parse_card, told.split())) for told in struck]
    judged = {"winners_first": winners_first, "all_plays": all_plays}
    found = [_adjudicated(file, case, lines, judged) for case in _cases(file, aware)]
    if json_wanted:
        objects = [claim_object(each, won_before(table), lang) for table, each in found]
        click.echo(json.dumps(objects[0] if len(objects) == 1 else objects, ensure_ascii=False, indent=2))
    else:
        for table, each in found:
            told = map(_broken, claim_told(each, won_before(table), lang))
            click.echo("\n".join((*told, *_search_on(file, each, lang), "")))
    if any(not each.automatic for _, each in found):
        sys.exit(QUESTION_OPEN)


def _cases(file: Path, aware: bool | None) -> Iterator[CaseFile]:  # noqa: FBT001  # yes, no, and not known
    """The cases of a file in which somebody claims, or its only case."""
    cases = load(file)
    claimed = [case for case in cases if case.table.claimed]
    told = {} if aware is None else {"unaware_of_trump": "no" if aware else "yes"}
    return (replace(case, answers={**case.answers, **told}) for case in claimed or cases[:1])


def _adjudicated(
    file: Path, case: CaseFile, lines: list[tuple[Card, ...]], judged: dict[str, bool]
) -> tuple[Table, Adjudication]:
    try:
        return case.table, claim_worth(case, lines, **judged)
    except LawbookError as error:
        raise CaseError("{file}: {error}", file=file, error=error) from None


def _broken(line: str) -> str:
    """A line of text for a terminal; rows of cards and figures are short enough as they are."""
    return paper.wrap(line, "", "    ") if len(line) > paper.WIDTH else line


def _search_on(file: Path, found: Adjudication, language: str) -> Iterator[str]:
    """How to go on when the card in question is not normal."""
    if found.automatic or not found.line.to_strike:
        return
    yield ""
    yield translate("claim", "If it is not normal, search on:", language)
    lines = (*found.claim.not_normal, found.line.to_strike)
    struck = (f"--not-normal {shlex.quote(' '.join(card.name for card in line))}" for line in lines)
    yield f"  lawbook claim {shlex.quote(str(file))} {' '.join(struck)}"
