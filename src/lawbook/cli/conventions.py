"""`lawbook conventions`: the dictionary of conventions, all their names, or one of them whole."""

import json
from collections.abc import Iterator
from typing import Any

import click

from lawbook.cli import options, paper
from lawbook.errors import CaseError
from lawbook.meaning.conventions.convention import Convention
from lawbook.meaning.conventions.convention import conventions as known
from lawbook.meaning.conventions.names import find
from lawbook.text.catalogue import translate


@click.command()
@click.argument("name", required=False)
@options.language
@options.as_json
def conventions(name: str | None, lang: str, json_wanted: bool) -> None:  # noqa: FBT001  # click passes flags by name
    """List the conventions that are known, or tell what NAME shows where a pair has not said."""
    found = list(known().values()) if name is None else [_named(name, lang)]
    if json_wanted:
        told = [_object(each, lang) for each in found]
        click.echo(json.dumps(told[0] if name else told, ensure_ascii=False, indent=2))
    elif name is None:
        click.echo("\n".join(sorted({each.names[lang][0] for each in found}, key=str.lower)))
    else:
        click.echo("\n".join(_page(found[0], lang)))


def _named(name: str, language: str) -> Convention:
    found = find(name, language)
    if found is None:
        raise CaseError(
            "convention {name!r}: not known; `lawbook conventions` lists those that are", name=name[:40]
        )
    return found


def _object(one: Convention, language: str) -> dict[str, Any]:
    return {
        "names": list(one.names[language]),
        "calls": dict(one.calls),
        "asks": one.asks,
        "source": f"{one.source.title} ({one.source.date})",
    }


def _page(one: Convention, language: str) -> Iterator[str]:
    yield paper.heading(", ".join(one.names[language]))
    for auction, shown in one.calls.items():
        yield paper.wrap(f"{auction}: {shown}", "  ", "    ")
    if one.asks:
        yield paper.wrap(f"asks {one.asks}", "  ", "    ")
    said = translate("desk", "Assumed where a pair has not said what it plays. Source: {source}", language)
    yield paper.wrap(said.format(source=f"{one.source.title} ({one.source.date})"))
