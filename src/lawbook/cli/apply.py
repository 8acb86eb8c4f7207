"""`lawbook score EVENT --apply RULING`: what a ruling does to the scores, before and when it is confirmed."""

import json
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import reduce, wraps
from pathlib import Path
from typing import Any, TypeVar

import click

from lawbook import desk
from lawbook.bridge import Side
from lawbook.casefile import load
from lawbook.cli import paper
from lawbook.cli.event_page import (
    board_lines,
    change_object,
    event_object,
    log_lines,
    log_object,
    preview_lines,
    ranking_lines,
)
from lawbook.cli.kept import check_into, is_event, keep, told_by
from lawbook.desk import Decision
from lawbook.desk.objects import record_object
from lawbook.errors import CaseError
from lawbook.event.content import parse_where
from lawbook.event.entries import Where
from lawbook.event.figures import Figures
from lawbook.event.opening import open_tournament
from lawbook.event.ruled import Ruled, ruled
from lawbook.event.tournament import Tournament
from lawbook.event.worth import Made, Shares, parse_worth
from lawbook.objects import as_json
from lawbook.scoring.penalties import parse_penalty
from lawbook.text.catalogue import translate

__all__ = ["Applying", "applying", "carry_out"]

QUESTION_OPEN = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Applying:
    """What is to be done with an event besides showing its scores, as the options tell it."""

    apply: Path | None
    table: str | None
    both: str | None
    ns: str | None
    ew: str | None
    offending: str | None
    claiming: str | None
    without_error: str | None
    tricks: int | None
    penalty: str | None
    player: str | None
    forms: tuple[str, ...]
    into: str | None
    scoring: str | None
    undo: int | None
    log: bool
    by: str
    yes: bool

    @property
    def wanted(self) -> bool:
        """Whether anything is to be done at all."""
        return self.apply is not None or self.undo is not None or self.log or self.into is not None

    def check(self) -> None:
        """Refuse what only a ruling could use, where none is applied. Raises CaseError that names the option."""
        for name, option in _OF_A_RULING.items():
            if self.apply is None and getattr(self, name):
                raise CaseError(
                    "--{option}: says what a ruling brings; add --apply RULING", option=option or name
                )

    @property
    def writes(self) -> bool:
        """Whether an event is written to, and not only looked at."""
        return self.undo is not None or (self.apply is not None and self.yes)

    @property
    def figures(self) -> Figures:
        """What the Director has said. Raises NotationError and CaseError."""
        told = {Side.NS: self.ns or self.both, Side.EW: self.ew or self.both}
        without = None if self.without_error is None else parse_worth(self.without_error)
        if without is not None and not isinstance(without, Made | int | Shares):
            raise CaseError(
                "--without-error {without_error!r}: a result is wanted, such as 4S N -1",
                without_error=self.without_error,
            )
        return Figures(
            scores={side: parse_worth(text) for side, text in told.items() if text is not None},
            offending=Side[self.offending] if self.offending else None,
            claiming=Side[self.claiming] if self.claiming else None,
            without_error=without,
            tricks=self.tricks,
            penalty=None if self.penalty is None else parse_penalty(self.penalty),
            player=self.player,
            forms=dict(map(_form, self.forms)),
        )


def _form(text: str) -> tuple[str, str]:
    table, sign, form = text.partition("=")
    if not sign:
        raise CaseError("--form {text!r}: write TABLE=FORM, such as 3-12=b (Law 87)", text=text)
    pairs = table.strip().rpartition("/")[2]  # the board, if it is told as in --table, is the ruling's
    return pairs, form.strip()


_OF_A_RULING = dict.fromkeys(
    ("table", "both", "ns", "ew", "offending", "claiming", "tricks", "penalty", "player")
)
_OF_A_RULING |= {"without_error": "without-error", "forms": "form"}
_SIDES = click.Choice(["NS", "EW"])
_OPTIONS = (
    click.option(
        "--apply", type=click.Path(path_type=Path), metavar="RULING", help="Apply a ruling: a case file."
    ),
    click.option(
        "--table", metavar="[SESSION/]BOARD/NS-EW", help="The table that it is about, such as 7/3-12."
    ),
    click.option(
        "--both", metavar="SCORE", help="What both sides get: '60% 4S by N =, 40% 4S by N -1', A+, +620."
    ),
    click.option("--ns", metavar="SCORE", help="What North-South get."),
    click.option("--ew", metavar="SCORE", help="What East-West get, as North-South would write it."),
    click.option("--offending", type=_SIDES, help="The offending side."),
    click.option("--claiming", type=_SIDES, help="The side that claimed or conceded."),
    click.option(
        "--without-error", metavar="SCORE", help="The result without the innocent side's own error."
    ),
    click.option("--tricks", type=click.IntRange(1, 13), help="How many tricks are awarded."),
    click.option("--penalty", metavar="AMOUNT", help="A penalty: '10% of a top', '3 IMPs', '1 VP'."),
    click.option("--player", metavar="NUMBER", help="Who is penalized in an individual contest."),
    click.option(
        "--form",
        "forms",
        multiple=True,
        metavar="TABLE=FORM",
        help="Which form of a fouled board a table played.",
    ),
    click.option("--into", metavar="EVENT", help="Keep a file of results as an event from now on."),
    click.option(
        "--scoring",
        type=click.Choice(["matchpoints", "cross_imps", "butler", "teams"]),
        help="How a file is scored that does not say it.",
    ),
    click.option(
        "--undo",
        type=int,
        metavar="ENTRY",
        help="Undo an entry of the log, at once; to redo, undo the undoing.",
    ),
    click.option("--log", is_flag=True, help="Show the log of an event."),
    click.option("--by", default="", metavar="NAME", help="Who puts it down."),
    click.option("--yes", is_flag=True, help="Confirm a ruling; without it its effect is only shown."),
)
F = TypeVar("F", bound=Callable[..., Any])


def applying(command: F) -> Callable[..., Any]:
    """The options of an event, handed to a command as its argument `applied`."""

    @wraps(command)
    def with_options(**told: Any) -> Any:
        own = {name: told.pop(name) for name in Applying.__dataclass_fields__}
        return command(applied=Applying(**own), **told)

    return reduce(lambda wrapped, option: option(wrapped), reversed(_OPTIONS), with_options)


def carry_out(
    addresses: Sequence[str], applied: Applying, boards: Sequence[str], language: str, *, json_wanted: bool
) -> None:
    """Do what the options say with an event, and show it, with these boards of it; it is kept when all of it went well."""
    with _opened(addresses, applied) as tournament:
        waits = False
        if applied.undo is not None:
            _undo(tournament, applied, language, json_wanted=json_wanted)
        if applied.apply is not None:
            waits = _apply(tournament, applied, language, json_wanted=json_wanted)
        elif json_wanted:
            found = log_object(tournament) if applied.log else event_object(tournament)
            click.echo(json.dumps(found, ensure_ascii=False, indent=2))
        elif applied.log:
            click.echo("\n".join(log_lines(tournament, language)))
        else:
            click.echo("\n".join(ranking_lines(tournament, language)))
            for number in boards:
                click.echo("\n".join(board_lines(tournament, number, language)))
        if applied.into is not None:
            keep(tournament, applied.into, applied.by)
    if waits:
        sys.exit(QUESTION_OPEN)


def _opened(addresses: Sequence[str], applied: Applying) -> Tournament:
    """The event, or the one that a file of results tells."""
    if len(addresses) == 1 and is_event(addresses[0]):
        if applied.into is not None:
            raise CaseError("--into: keeps files of results; {address} is an event", address=addresses[0])
        return open_tournament(addresses[0], create=False, write=applied.writes)
    if applied.into is not None:
        check_into(applied.into)
    elif applied.yes or applied.undo is not None:
        raise CaseError(
            "{addresses}: a file of results is not written over; add --into NAME.db",
            addresses=addresses[0],
        )
    return told_by(addresses, applied.scoring or "")


def _undo(tournament: Tournament, applied: Applying, language: str, *, json_wanted: bool) -> None:
    """Undo an entry, and say so; as JSON, the event that follows shows it."""
    number = applied.undo or 0
    entry = tournament.ledger[number].entry
    tournament.undo(number, applied.by)
    if not json_wanted:
        said = translate("desk", "Entry {number} ({kind}) is undone.", language)
        click.echo(said.format(number=number, kind=entry.kind))


def _apply(tournament: Tournament, applied: Applying, language: str, *, json_wanted: bool) -> bool:
    """Show what a ruling changes, and put it down if that is confirmed; whether it waits for a figure."""
    decision = _decided(applied)
    if decision.question is not None:
        record = json.dumps(as_json(decision, language), ensure_ascii=False, indent=2)
        click.echo(record if json_wanted else "\n".join(paper.question(decision, language)))
        sys.exit(QUESTION_OPEN)
    where = _where(applied, decision)
    figures = _with_answers(applied.figures, decision)
    found = ruled(tournament, where, decision.provisions, json.dumps(record_object(decision)), figures)
    change = found.preview()
    done = [logged.number for logged in found.put_down(applied.by)] if applied.yes else []
    if json_wanted:
        click.echo(json.dumps(change_object(where, found, change, done), ensure_ascii=False, indent=2))
    else:
        click.echo(
            "\n".join([*paper.ruling(decision, language), *preview_lines(tournament, change, language)])
        )
        click.echo("\n".join(_end(found, done, language)))
    return bool(found.effects.needs)


def _decided(applied: Applying) -> Decision:
    cases = load(applied.apply) if applied.apply else []
    if len(cases) != 1:
        raise CaseError(
            "{apply}: {number} cases; a ruling to be applied is one", apply=applied.apply, number=len(cases)
        )
    return desk.rule(cases[0])


def _where(applied: Applying, decision: Decision) -> Where:
    """The table; its board may be told by the ruling."""
    board = decision.case.board.number
    if applied.table is None:
        raise CaseError("the ruling is about a table: name it with --table BOARD/NS-EW, such as 7/3-12")
    if "/" not in applied.table and board is not None:
        return parse_where(f"{board}/{applied.table}")
    return parse_where(applied.table)


def _with_answers(figures: Figures, decision: Decision) -> Figures:
    answers = {fact.key: fact.answers.word(value) for fact, value in decision.asked}
    return Figures(**{name: getattr(figures, name) for name in _FIGURES}, answers=answers)


_FIGURES = tuple(name for name in Figures.__dataclass_fields__ if name != "answers")


def _end(found: Ruled, done: Iterable[int], language: str) -> list[str]:
    """What was done, or what is still missing."""
    numbers = ", ".join(map(str, done))
    waits = translate("desk", "Waits for {figure}.", language)
    missing = (translate("desk", need.value, language) for need in found.effects.needs)
    lines = [paper.wrap(waits.format(figure=figure), "! ", "  ") for figure in missing]
    if not numbers:
        return [*lines, paper.wrap(translate("desk", "Nothing has been put down; --yes does.", language))]
    if lines:
        said = translate("desk", "Put down as pending: entries {numbers}.", language)
    else:
        said = translate("desk", "Put down and confirmed: entries {numbers}.", language)
    return [*lines, paper.wrap(said.format(numbers=numbers))]
