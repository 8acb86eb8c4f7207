"""The options that several commands share."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from lawbook.cli.commands import SPOKEN
from lawbook.languages import LANGUAGES
from lawbook.law.authority import authority as find_authority
from lawbook.law.authority import supplied
from lawbook.law.book import NEWEST

__all__ = ["as_json", "authority", "day", "edition", "language", "named", "settings"]

F = TypeVar("F", bound=Callable[..., Any])


def edition(command: F) -> F:
    """`--edition`."""
    return click.option(
        "--edition", type=int, default=NEWEST, show_default=True, help="Edition of the Laws."
    )(command)


def authority(command: F) -> F:
    """`--authority`, by its letters or by a file of its own; the letters are passed on."""
    return click.option(
        "--authority",
        metavar="NAME|FILE",
        callback=lambda _ctx, _param, told: None if told is None else named(told),
        help="Regulating Authority, by its letters (EBU), or a profile of your own (TOML).",
    )(command)


def named(told: str) -> str:
    """The letters of an authority, which may be told by its file. Raises CaseError."""
    return supplied(Path(told)).id if told.endswith(".toml") else find_authority(told).id


def day(command: F) -> F:
    """`--date`, the day of the session."""
    return click.option(
        "--date",
        "day",
        type=click.DateTime(["%Y-%m-%d"]),
        callback=lambda _ctx, _param, told: None if told is None else told.date(),
        help="Day of the session: the code and the regulations of that day.",
    )(command)


def language(command: F) -> F:
    """`--lang`."""
    known = click.Choice(LANGUAGES)
    return click.option(
        "--lang",
        type=known,
        default="en",
        show_default=True,
        help="Language.",
        is_eager=True,
        callback=_spoken,
    )(command)


def _spoken(ctx: click.Context, _: click.Parameter, language: str) -> str:
    """The language, which is also that in which the command is refused."""
    ctx.meta[SPOKEN] = language
    return language


def as_json(command: F) -> F:
    """`--json`."""
    return click.option("--json", "json_wanted", is_flag=True, help="Print JSON (see `lawbook schema`).")(
        command
    )


def settings(command: F) -> F:
    """`--set`, which may be given often."""
    return click.option(
        "--set",
        "told_settings",
        multiple=True,
        metavar="NAME=VALUE",
        callback=lambda _ctx, _param, told: tuple(map(_setting, told)),
        help="Set what the authority has otherwise, by the names of `lawbook authority --json`; may be given often.",
    )(command)


def _setting(told: str) -> tuple[str, str]:
    """The name of a setting and its value."""
    name, equals, value = told.partition("=")
    if not equals:
        raise click.BadParameter(f"{told[:40]!r}: write NAME=VALUE")
    return name.strip(), value.strip()
