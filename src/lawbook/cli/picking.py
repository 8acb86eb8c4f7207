"""What happened, asked of a person: the number of a Law, or the words in which players say it."""

import sys

import click

from lawbook.casefile import CaseFile
from lawbook.law.book import find_law, laws
from lawbook.law.routes import ROUTES
from lawbook.text import render
from lawbook.text.catalogue import translate

__all__ = ["begun", "reply"]


def begun(language: str) -> CaseFile:
    """The case that a person begins: by the number of a Law, by 0 what stands before them, or by what he says."""
    numbered = {**dict(enumerate(ROUTES, start=1 - len(ROUTES))), **{int(name): name for name in laws()}}
    for number, name in numbered.items():
        law = ROUTES[name] if name in ROUTES else find_law(name)
        click.echo(f"{number:4}  {render.title(law, language)}")
    by_number = {str(number): CaseFile(laws=(name,)) for number, name in numbered.items()}
    while True:
        said = click.prompt(translate("desk", "What happened? Number or words", language)).strip()
        case = by_number.get(said) or _by_words(said, language)
        if case is not None:
            return case


def _by_words(said: str, language: str) -> CaseFile | None:
    """What is meant by words, of which the person picks; None where nothing is found, or he goes back."""
    from lawbook.address import Address  # noqa: PLC0415  # as below
    from lawbook.web.finding import find  # noqa: PLC0415  # the words of all languages take longer to read than a Law

    found = [each for each in find(said, Address("/", {"lang": language})) if each.address.laws]
    if not found:
        click.echo(translate("desk", "Nothing is found for: {words}.", language).format(words=said))
        return None
    for place, each in enumerate(found, start=1):
        click.echo(f"{place:4}  {each.said}")
    picked = reply(len(found), language, back=True)
    if picked == "q":
        sys.exit(0)
    return None if picked == "b" else found[int(picked) - 1].address.case()


def reply(last: int, language: str, *, back: bool) -> str:
    """What a person answers: a number as far as the last, b to go back, q to stop."""
    allowed = [*map(str, range(1, last + 1)), *(["b"] if back else []), "q"]
    way_back = translate("desk", "1 to {last}, b = back, q = stop", language)
    said = way_back if back else translate("desk", "1 to {last}, q = stop", language)
    while (told := click.prompt(said.format(last=last)).strip().lower()) not in allowed:
        pass  # the prompt says what may be answered, in every language
    return str(told)
