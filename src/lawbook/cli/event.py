"""`lawbook event`: whether the log of an event is as it was put down; what can be saved of it; its export."""

import sys

import click

from lawbook.cli import options, paper
from lawbook.event.store import Store
from lawbook.event.verifying import exported, saved, verified
from lawbook.text.catalogue import translate
from lawbook.text.refusals import refusal

WRONG = 1


@click.group()
def event() -> None:
    """Check, save and export the log of an event: an SQLite file, or the URL of a database."""


@event.command()
@click.argument("file", metavar="FILE")
@options.language
def verify(file: str, lang: str) -> None:
    """Tell whether every entry is as it was put down; exit code 1 where one is not."""
    with Store.open(file, create=False, write=False) as store:
        found = verified(store)
    said = translate("desk", "Entries: {number}. The chain ends in {end}.", lang)
    click.echo(paper.wrap(said.format(number=found.entries, end=found.end[:16] or "-")))
    same = translate("desk", "The checkpoint at entry {number} tells what the entries tell.", lang)
    for number in found.checkpoints:
        click.echo(paper.wrap(same.format(number=number)))
    for wrong in found.wrong:
        click.echo(paper.wrap(refusal(wrong, lang), "! ", "  "))
    if found.wrong:
        sys.exit(WRONG)
    click.echo(translate("desk", "Every entry is as it was put down.", lang))


@event.command()
@click.argument("file", metavar="FILE")
@click.argument("into", metavar="NEW")
@options.language
def repair(file: str, into: str, lang: str) -> None:
    """Copy what can be read into a NEW event; a remark stands for each entry that cannot."""
    with Store.open(file, create=False, write=False) as store, Store.open(into) as new:
        number, lost = saved(store, new)
    said = translate("desk", "Entries: {number}, lost: {lost}.", lang)
    click.echo(said.format(number=number, lost=", ".join(map(str, lost)) or "0"))


@event.command()
@click.argument("file", metavar="FILE")
def export(file: str) -> None:
    """Print every entry as a line of JSON; keys and ballots are left out."""
    with Store.open(file, create=False, write=False) as store:
        for line in exported(store):
            click.echo(line)
