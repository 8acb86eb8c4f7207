"""The options that several commands share."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

from lawbook.cli import SPOKEN
from lawbook.languages import LANGUAGES
from lawbook.law.book import NEWEST

__all__ = ["as_json", "edition", "language"]

F = TypeVar("F", bound=Callable[..., Any])


def edition(command: F) -> F:
    """`--edition`."""
    return click.option(
        "--edition", type=int, default=NEWEST, show_default=True, help="Edition of the Laws."
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
