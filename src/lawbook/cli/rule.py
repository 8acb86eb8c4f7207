"""`lawbook rule`: the ruling from a case file, from answers, or from an interview."""

import sys
from dataclasses import replace
from datetime import date
from pathlib import Path

import click

from lawbook import desk
from lawbook.casefile import CaseFile, load, loads
from lawbook.cli import options, paper, ruling
from lawbook.cli.picking import begun, reply
from lawbook.desk import Decision, answer_words, without
from lawbook.entrance import text_of
from lawbook.errors import CaseError
from lawbook.law.book import code_on, laws
from lawbook.law.routes import ROUTES
from lawbook.text.catalogue import translate
from lawbook.voice import Utterance, speech


@click.command()
@click.argument("what", metavar="[FILE | LAW]", required=False)
@click.option(
    "--answer", "answers", multiple=True, metavar="KEY=VALUE", help="Answer a fact; may be given often."
)
@click.option("--edition", type=int, help="Printing of the Laws: 2007, 2017 or 2024.  [default: in force]")
@options.day
@options.authority
@options.settings
@options.language
@options.as_json
@click.option("--say", "say_wanted", is_flag=True, help="Print only what is said now.")
@click.option("--ask/--no-ask", default=None, help="Ask what is missing.  [default: if a person is there]")
def rule(  # noqa: PLR0913, PLR0917  # one parameter for each option
    what: str | None,
    answers: tuple[str, ...],
    edition: int | None,
    day: date | None,
    authority: str | None,
    told_settings: tuple[tuple[str, str], ...],
    lang: str,
    json_wanted: bool,  # noqa: FBT001  # click passes flags by name
    say_wanted: bool,  # noqa: FBT001
    ask: bool | None,  # noqa: FBT001
) -> None:
    """Rule on a case file (- reads standard input), or on a Law by its number.

    Prints what the Director says now, then the record of the ruling.
    Asks what is missing if a person is there; otherwise prints the open question and exits with 3.
    """
    if say_wanted and json_wanted:
        raise click.UsageError("--say prints sentences and --json an object: give one of them")
    asking = ruling.somebody_there() and not json_wanted if ask is None else ask
    told = dict(map(_answer, answers))
    cases = [
        replace(
            case,
            edition=edition or (code_on(day, authority or case.authority) if day else case.edition),
            authority=authority or case.authority,
            day=day or case.day,
            settings={**case.settings, **dict(told_settings)},
            answers={**case.answers, **told},
        )
        for case in _cases(what, lang, asking=asking)
    ]
    decisions = []
    for case in cases:
        onward: CaseFile | None = case
        while onward is not None:
            decision = _interview(onward, lang) if asking else ruling.ruled(onward, what)
            if not json_wanted:
                click.echo("\n".join(ruling.lines(decision, lang, say=say_wanted)))
            onward = _onward(decision, lang) if asking else None
        decisions.append(decision)
    if json_wanted:
        click.echo(ruling.as_json(decisions, lang))
    if any(decision.question for decision in decisions):
        sys.exit(ruling.QUESTION_OPEN)


def _answer(text: str) -> tuple[str, str]:
    key, sign, word = text.partition("=")
    if not sign:
        raise CaseError("answer {text!r}: write KEY=VALUE, such as saw_another_hand=yes", text=text)
    return key.strip(), word.strip()


def _cases(what: str | None, language: str, *, asking: bool) -> list[CaseFile]:
    if what is None:
        if not asking:
            raise click.UsageError("name a case file or a Law, such as `lawbook rule 13`")
        return [begun(language)]
    if what == "-":
        return loads(text_of(Path("-")), "standard input")
    if what in ROUTES or what.isdecimal():
        return [CaseFile(laws=(what,))]
    path = Path(what)
    if path.suffix in {".yaml", ".yml"} or _is_there(path):
        return load(path)
    raise CaseError(
        "{what}: neither a file that is there nor a Law; Laws are written as numbers, such as 13", what=what
    )


def _is_there(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # a name longer than any file's
        return False


def _interview(case: CaseFile, language: str) -> Decision:
    """Ask until nothing is open, or until the person stops."""
    given: list[str] = []
    told: tuple[Utterance, ...] = ()
    while True:
        decision = desk.rule(case)
        fact = decision.question
        if fact is None:
            return decision
        told = _read_out(decision, language, told)
        words = answer_words(decision)
        click.echo("\n".join(paper.question(decision, language)))
        click.echo()
        click.echo("\n".join(paper.choices(fact, words, language)))
        answer = reply(len(words), language, back=bool(given))
        if answer == "q":
            return decision
        if answer == "b":
            case = without(case, given.pop())
        else:
            given.append(decision.answer_key)
            case = replace(case, answers={**case.answers, decision.answer_key: words[int(answer) - 1]})
        click.echo()


def _read_out(decision: Decision, language: str, told: tuple[Utterance, ...]) -> tuple[Utterance, ...]:
    """Print what is said now, unless it was said last; what was said last from here on."""
    now = speech(decision, language).now
    if now in {(), told}:
        return told
    click.echo("\n".join(paper.say_now(decision, language)))
    return now


def _onward(decision: Decision, language: str) -> CaseFile | None:
    """The case with the next Law that its ruling is handed over to, if that is written and the person wants to go on."""
    for number in decision.continues if decision.question is None else ():
        if number in laws():
            said = translate("desk", "Go on with Law {number}?", language).format(number=number)
            if click.confirm(said, default=False):
                consulted = (r.law.id for r in decision.rulings if r.law.id.isdecimal())
                return replace(decision.case, laws=(*consulted, number))
    return None
