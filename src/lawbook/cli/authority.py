"""`lawbook authority`: what a body has laid down, since when and by what source, and what is not known of it."""

import json
from collections.abc import Iterator
from datetime import date
from typing import Any

import click

from lawbook.cli import options, paper
from lawbook.desk.laid_down import setting_object
from lawbook.law.authority import Authority, Setting, authorities
from lawbook.law.authority import authority as find_authority
from lawbook.law.election import Election, elections
from lawbook.law.profile import Value
from lawbook.text.catalogue import translate
from lawbook.text.settings import setting_name, setting_value


@click.command()
@click.argument("name", required=False, metavar="[NAME | FILE]")
@options.day
@options.language
@options.as_json
def authority(
    name: str | None,
    day: date | None,
    lang: str,
    json_wanted: bool,  # noqa: FBT001  # click passes flags by name
) -> None:
    """List the Regulating Authorities, or tell what NAME has laid down, or a profile of your own (TOML)."""
    if json_wanted:
        told = [_object(find_authority(each).at(day)) for each in _asked(name)]
        click.echo(json.dumps(told[0] if name else told, ensure_ascii=False, indent=2))
    elif name is None:
        click.echo("\n".join(f"{each:6}{find_authority(each).name}" for each in authorities()))
    else:
        click.echo("\n".join(_page(find_authority(options.named(name)).at(day), lang)))


def _asked(name: str | None) -> tuple[str, ...]:
    return tuple(authorities()) if name is None else (options.named(name),)


def _object(body: Authority) -> dict[str, Any]:
    """A body with the value of every setting, whosever it is."""
    return {
        "id": body.id,
        "name": body.name,
        "laws_from": {str(year): day.isoformat() for year, day in body.laws_from.items()},
        "settings": [setting_object(body.setting(each.name)) for each in elections().values()],
    }


def _page(body: Authority, language: str) -> Iterator[str]:
    yield paper.heading(f"{body.id}: {body.name}")
    for year, day in body.laws_from.items():
        yield paper.wrap(
            translate("desk", "Laws of {year} since {day}.", language).format(year=year, day=day)
        )
    yield ""
    settings = {each: body.setting(each.name) for each in elections().values()}
    own = [setting for setting in settings.values() if setting.body == body.id]
    yield from _part(translate("desk", "Laid down", language), [_told(setting, language) for setting in own])
    doubted = [_doubted(value, language) for value in body.values if value.unsure]
    yield from _part(translate("desk", "Heard of and not confirmed; not used", language), doubted)
    unknown = [
        _unknown(each, setting, language) for each, setting in settings.items() if setting.body != body.id
    ]
    yield from _part(translate("desk", "Not found; what is used instead", language), unknown)


def _part(title: str, lines: list[str]) -> Iterator[str]:
    if lines:
        yield paper.heading(title)
        yield from lines
        yield ""


def _told(setting: Setting, language: str) -> str:
    name, value = setting_name(setting, language), setting_value(setting, language)
    since = f" ({setting.since})" if setting.since else ""
    return paper.wrap(f"{setting.law}  {name}: {value}{since}. {setting.source}.", "  ", "      ")


def _doubted(value: Value, language: str) -> str:
    told = Setting(value.key, value.value, "", value.source, value.checked, "")
    return paper.wrap(
        f"{setting_name(told, language)}: {setting_value(told, language)}. {value.source}.", "  ", "      "
    )


def _unknown(each: Election, setting: Setting, language: str) -> str:
    name, value = setting_name(setting, language), setting_value(setting, language)
    return paper.wrap(f"{each.law}  {name}: {value} ({setting.body}).", "  ", "      ")
