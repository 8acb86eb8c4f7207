"""`lawbook equity`: what would have happened, as evidence for a judgement."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.live import Live
from rich.text import Text

from lawbook.bridge import Seat, Side
from lawbook.casefile import CaseFile, load
from lawbook.cli import options
from lawbook.cli.files import written_to
from lawbook.cli.wanted import Options, wanted
from lawbook.desk.evidence import evidence
from lawbook.equity import Cache, Resources, cache_path
from lawbook.equity.bars import text
from lawbook.equity.picture import svg
from lawbook.equity.study import Study
from lawbook.errors import CaseError

_SEATS = click.Choice([seat.name for seat in Seat], case_sensitive=False)
_SIDES = click.Choice([side.name for side in Side], case_sensitive=False)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--case", "number", type=int, default=1, show_default=True, help="Which case of the file.")
@click.option("--question", metavar="KEY", help="The fact to judge.  [default: the open question]")
@click.option("--chair", type=_SEATS, help="From whose chair.  [default: who knew the card]")
@click.option("--card", metavar="CARD=SEAT", help="The card that he knew, and who held it.")
@click.option("--contract", "contracts", multiple=True, metavar="TEXT", help='"3NT by S", "4H by S=60%".')
@click.option("--line", "lines", multiple=True, metavar="CARDS", help='Cards to play first: "DA C2 CJ".')
@click.option("--after", type=int, metavar="CARDS", help="When so many cards had been played.")
@click.option("--dummy/--no-dummy", default=True, help="Whether he sees dummy.  [default: yes]")
@click.option("--shown", multiple=True, metavar="SEAT=TEXT", help='What a hand has shown: "N=15-17".')
@click.option("--margin", type=float, default=3, show_default=True, help="The range wanted, ± points.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed, the same layouts.")
@click.option("--step", metavar="PERCENT", type=int, help="Steps of shares.  [default: the authority's]")
@click.option("--lean", metavar="PERCENT", type=int, default=0, help="Moved towards the non-offenders.")
@click.option("--non-offenders", type=_SIDES, help="Who did not offend.")
@click.option("--field", metavar="SCORES", help="The other scores of the board: 420,420,-50.")
@click.option("--other-table", type=int, metavar="SCORE", help="The score at the other table.")
@click.option("--poll", "poll_file", type=click.Path(path_type=Path), help="Answers of peers, in YAML.")
@click.option("--svg", "drawing", type=click.Path(path_type=Path), help="Draw the result into a file.")
@click.option("--cluster", metavar="ADDRESS", help="Compute on a Dask cluster.")
@click.option("--cache/--no-cache", default=True, help="Keep what is computed.  [default: yes]")
@options.language
@options.as_json
def equity(  # noqa: PLR0913  # one parameter for each option that is not passed on
    *,
    file: Path,
    number: int,
    drawing: Path | None,
    cluster: str | None,
    cache: bool,
    lang: str,
    json_wanted: bool,
    **told: Any,
) -> None:
    """Compute evidence for a judgement; it is not a ruling.

    FILE is a case file. The judgement is one that its Law asks for, such as
    outcome_affected (13), undercompensated (64C), penalty_card_helped (50E4).
    """
    case = _case(file, number)
    with _resources(cluster, keep=cache) as resources:
        studies = evidence(case, wanted(case, Options(**told), resources))
        last = _watched(studies, lang) if sys.stdout.isatty() and not json_wanted else _last(studies)
    if drawing is not None:
        written_to(drawing, svg(last, lang).encode())
    if json_wanted:
        click.echo(json.dumps({"version": 1, **last.as_json(lang)}, ensure_ascii=False, indent=2))
    else:
        click.echo("\n".join(text(last, lang)))


def _case(file: Path, number: int) -> CaseFile:
    cases = load(file)
    if not 0 < number <= len(cases):
        raise CaseError(
            "{file}: no case {number}; it has {number_2}, counted from 1",
            file=file,
            number=number,
            number_2=len(cases),
        )
    return cases[number - 1]


@contextmanager
def _resources(cluster: str | None, *, keep: bool) -> Iterator[Resources]:
    """What there is to compute with; the file of what is known is closed at the end."""
    cache = Cache(cache_path()) if keep else None
    try:
        yield Resources(cluster=cluster, cache=cache)
    finally:
        if cache is not None:
            cache.close()


def _last(studies: Iterator[Study]) -> Study:
    *_, last = studies
    return last


def _watched(studies: Iterator[Study], language: str) -> Study:
    """The last study; until it is there, the one before is shown and grows."""
    with Live(console=Console(), transient=True, auto_refresh=False) as shown:
        for study in studies:
            shown.update(Text("\n".join(text(study, language))), refresh=True)
    return study
