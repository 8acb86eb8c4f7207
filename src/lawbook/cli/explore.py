"""`lawbook explore`: the endings of Laws, counted."""

import json
import sys
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from lawbook.cli import options, paper
from lawbook.desk.laws import law_summary
from lawbook.errors import NotCovered
from lawbook.law.book import find_law, laws


@click.command()
@click.argument("numbers", metavar="[LAW]...", nargs=-1)
@options.edition
@options.as_json
def explore(numbers: tuple[str, ...], edition: int, json_wanted: bool) -> None:  # noqa: FBT001
    """Walk every answer to every question of the Laws, and count where they end."""
    rows = [_row(number, edition) for number in numbers or _written(edition)]
    if json_wanted:
        click.echo(json.dumps(rows, indent=2))
    else:
        _print(rows)
    if any(row["dead_ends"] or row["conflicts"] for row in rows):
        sys.exit(1)


def _written(edition: int) -> list[str]:
    found = []
    for number in laws():
        try:
            find_law(number, edition)
        except NotCovered:
            continue
        found.append(number)
    return found


def _row(number: str, edition: int) -> dict[str, Any]:
    survey = law_summary(number, edition).survey
    return {
        "law": number,
        "edition": edition,
        "endings": survey.endings,
        "questions": len(survey.facts),
        "dead_ends": len(survey.dead_ends),
        "conflicts": len(survey.conflicts),
    }


def _print(rows: list[dict[str, Any]]) -> None:
    table = Table(box=None)
    for name in rows[0]:
        table.add_column(name.replace("_", " "), justify="right")
    for row in rows:
        table.add_row(*map(str, row.values()))
    Console(width=paper.WIDTH).print(table)
