"""`lawbook meaning`: how many hands a description fits, and whether another is comparable with it."""

import json
from collections.abc import Iterator
from math import comb

import click

from lawbook.cli import options, paper
from lawbook.desk.comparing import (
    LEFT_OPEN,
    SAMPLES,
    Calls,
    compare,
    left_open,
    meaning_object,
    one_call,
    read_calls,
)
from lawbook.desk.line import line_settings
from lawbook.law.authority import authority
from lawbook.law.authority import stricter as stricter_line
from lawbook.meaning import Meaning, MeaningError, Mode, Verdict, count, examples, parse_meaning
from lawbook.notation import hand_text
from lawbook.text import comparing
from lawbook.text.catalogue import translate
from lawbook.text.describing import described
from lawbook.text.figures import thousands
from lawbook.text.reading_back import read_back

_ALL_HANDS = comb(52, 13)
_BAR = 30


@click.command()
@click.argument("words", metavar="MEANING")
@click.option(
    "--compare", "replacement", metavar="MEANING", help="The replacement of a call that showed MEANING."
)
@click.option("--withdrawn", multiple=True, metavar="MEANING", help="Another reading of the withdrawn call.")
@click.option("--mode", type=click.Choice([mode.value for mode in Mode]), help="Which readings count.")
@click.option(
    "--authority",
    "body",
    default="WBF",
    show_default=True,
    help="Whose line decides what is comparable enough.",
)
@click.option("--stricter", is_flag=True, help="Draw the line more strictly than the authority does.")
@options.settings
@click.option(
    "--call", metavar="CALL", help="The call that showed MEANING, where its suit goes without saying."
)
@click.option("--instead", metavar="CALL", help="The call that replaced it.")
@click.option(
    "--after", default="", metavar="CALLS", help="The calls before it, opponents' in brackets: 1S (2D)."
)
@click.option(
    "--before",
    metavar="CALLS",
    help="The calls before the withdrawn call, where they were others; '' for none.",
)
@options.language
@options.as_json
def meaning(  # noqa: PLR0913, PLR0917  # one parameter for each option
    words: str,
    replacement: str | None,
    withdrawn: tuple[str, ...],
    mode: str | None,
    body: str,
    stricter: bool,  # noqa: FBT001  # click passes flags by name
    told_settings: tuple[tuple[str, str], ...],
    call: str | None,
    instead: str | None,
    after: str,
    before: str | None,
    lang: str,
    json_wanted: bool,  # noqa: FBT001  # click passes flags by name
) -> None:
    """Count the hands that MEANING describes, or compare two calls (Law 23)."""
    calls = _calls(call, instead, after, before, lang)
    try:
        drawn_by = authority(body).having({**(stricter_line() if stricter else {}), **dict(told_settings)})
        read = parse_meaning(words, lang, calls.withdrawn, calls.before_withdrawn)
        found = (
            compare([words, *withdrawn], replacement, language=lang, body=drawn_by, mode=mode, calls=calls)
            if replacement
            else None
        )
    except MeaningError as error:
        if not json_wanted:
            click.echo(error.underlined, err=True)
            if written := left_open(error, calls, lang):
                hint = translate("desk", LEFT_OPEN, lang)
                click.echo(f"{hint} {written}", err=True)
        raise
    if json_wanted:
        click.echo(
            json.dumps(
                meaning_object(read, found, line_settings(drawn_by), lang), ensure_ascii=False, indent=2
            )
        )
    else:
        click.echo("\n".join(_hands(read, lang) if found is None else _verdict(found, calls, lang)))


def _calls(call: str | None, instead: str | None, after: str, before: str | None, language: str) -> Calls:
    """The two calls and those before each, as they are typed."""
    return Calls(
        withdrawn=one_call(call, language),
        replacement=one_call(instead, language),
        after=read_calls(after, language),
        believed=None if before is None else read_calls(before, language),
    )


def _hands(read: Meaning, language: str) -> Iterator[str]:
    first, *notes = read_back(read, language)
    yield paper.heading(paper.wrap(first))
    yield from map(paper.wrap, notes)
    hands = count(read)
    if not hands:
        yield translate("desk", "No hand fits: the words contradict themselves.", language)
        return
    said = translate("desk", "{number} of {all} hands ({share})", language)
    share = comparing.percent(hands / _ALL_HANDS, language)
    yield said.format(number=thousands(hands, language), all=thousands(_ALL_HANDS, language), share=share)
    yield from _samples(read, language)


def _read_back(found: Verdict, language: str) -> Iterator[str]:
    """How each meaning was understood, before anything is decided by it."""
    for one in dict.fromkeys([*found.withdrawn, found.replacement]):
        yield from (paper.wrap(line) for line in read_back(one, language))


def _samples(read: Meaning, language: str) -> Iterator[str]:
    yield from (f"  {hand_text(hand, language)}" for hand in examples(read, SAMPLES))


def _verdict(found: Verdict, calls: Calls, language: str) -> Iterator[str]:
    """The verdict, the figures as bars, hands of every kind, and what is left to judge."""
    yield from _read_back(found, language)
    if calls.insufficient is not False:
        yield ""
        yield paper.wrap(comparing.first_of_all(found, language))
    yield ""
    yield paper.heading(f"{comparing.headline(found, language)} [{found.clause or '23A'}]")
    yield from (paper.wrap(said, "  - ", "    ") for said in comparing.reasons(found, language))
    yield ""
    one = found.decisive.difference
    yield paper.wrap(f"A  {described(one.a, language)}", "", "   ")
    yield paper.wrap(f"B  {described(one.b, language)}", "", "   ")
    whole = one.only_a + one.both + one.only_b
    regions = {
        translate("desk", "only A", language): (one.only_a, one.a & ~one.b),
        translate("desk", "both", language): (one.both, one.a & one.b),
        translate("desk", "only B", language): (one.only_b, one.b & ~one.a),
    }
    for name, (hands, region) in regions.items():
        yield ""
        bar = "#" * round(_BAR * hands / whole) if hands else ""
        share = comparing.percent(hands / whole, language)
        yield f"{name:<14} {bar:<{_BAR}} {thousands(hands, language):>15} {share:>8}"
        yield from _samples(region, language)
    yield ""
    yield paper.heading(translate("desk", "Left to the Director", language))
    yield from (paper.wrap(said, "  - ", "    ") for said in comparing.left_to_judge(found, language))
