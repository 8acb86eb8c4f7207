"""`lawbook table`: the record of a story, what is irregular in it, and what may be called now."""

import json
from collections.abc import Iterator
from pathlib import Path

import click

from lawbook.casefile import CaseFile, load
from lawbook.cli import options, paper
from lawbook.desk import replay, table_object
from lawbook.law.provision import MustPass, Until
from lawbook.notation import call_text, card_text, diagram_text
from lawbook.table import Table
from lawbook.table.bidding import legal_calls
from lawbook.text import render
from lawbook.text.bidding import bidding_diagram, fate, fault
from lawbook.text.catalogue import translate
from lawbook.text.playing import play_fate, play_fault


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@options.language
@options.as_json
def table(file: Path, lang: str, json_wanted: bool) -> None:  # noqa: FBT001  # click passes flags by name
    """Replay the story of a case file: the auction, what is irregular, what may be called now."""
    cases = load(file)
    if json_wanted:
        objects = [table_object(replay(case)) for case in cases]
        click.echo(json.dumps(objects[0] if len(objects) == 1 else objects, ensure_ascii=False, indent=2))
        return
    for case in cases:
        click.echo("\n".join(_page(case, lang)))


def _page(case: CaseFile, language: str) -> Iterator[str]:
    told = replay(case)
    if case.title:
        yield paper.heading(paper.wrap(case.title))
    if told.deal is not None:
        yield diagram_text(told.deal, language)
        yield ""
    yield from bidding_diagram(told, language)
    yield ""
    yield from _irregular(told, language)
    yield from _irregular_plays(told, language)
    yield from _in_force(told, language)
    yield from _now(told, language)


def _irregular(told: Table, language: str) -> Iterator[str]:
    for mark, matter in enumerate(told.matters, start=1):
        called = "" if matter.call is None else f", {call_text(matter.call, language)}"
        said = f"{render.value(matter.seat, language)}{called}: {fault(matter, language)}"
        yield paper.wrap(f"({mark}) {said}; {fate(told, matter, language)}", "  ", "      ")
    for seat in (*told.long_hands, *told.short_hands):
        said = translate("desk", "{seat}: cards held: {number}", language)
        yield "  " + said.format(seat=render.value(seat, language), number=told.count(seat))


def _irregular_plays(told: Table, language: str) -> Iterator[str]:
    for matter in told.play_matters:
        card = "" if matter.card is None else f", {card_text(matter.card, language)}"
        trick = translate("desk", "Trick {number}", language).format(number=matter.trick)
        who = f"{trick}: {render.value(matter.seat, language)}{card}"
        said = f"{who}: {play_fault(matter, language)}; {play_fate(told, matter, language)}"
        yield paper.wrap(said, "  ", "      ")


def _in_force(told: Table, language: str) -> Iterator[str]:
    for seat, until in sorted(told.bidding.duties):
        yield paper.wrap(
            render.sentence(MustPass(seat=seat, until=Until[until.upper()], cite=""), language), "  "
        )


def _now(told: Table, language: str) -> Iterator[str]:
    turn = told.bidding.turn
    if turn is None:
        if told.contract is not None:
            yield translate("desk", "Contract: {contract}", language).format(contract=told.contract)
        return
    calls = " ".join(call_text(call, language) for call in legal_calls(told.bidding))
    said = translate("desk", "{seat} is to call: {calls}", language)
    yield paper.wrap(said.format(seat=render.value(turn, language), calls=calls))
