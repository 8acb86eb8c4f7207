"""The options that several commands share."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

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
    return click.option("--lang", type=known, default="en", show_default=True, help="Language.")(command)


def as_json(command: F) -> F:
    """`--json`."""
    return click.option("--json", "json_wanted", is_flag=True, help="Print JSON (see `lawbook schema`).")(
        command
    )
