"""Paper: rulings and questions as text for a terminal of 80 columns."""

import textwrap
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from lawbook.desk import Decision, consequences_of, helped, told_in
from lawbook.desk.due import is_due
from lawbook.desk.reasons import Audience
from lawbook.desk.score.touching import score_line
from lawbook.law.authority import TOLD, Setting
from lawbook.law.fact import Fact, Proviso, Source
from lawbook.law.provision import Provision, Section
from lawbook.readout import silence
from lawbook.text import render
from lawbook.text.catalogue import translate
from lawbook.text.settings import setting_name, setting_value
from lawbook.voice import Hearing, Utterance, speech

__all__ = [
    "WIDTH",
    "choices",
    "heading",
    "laid_down",
    "plain",
    "question",
    "reasons",
    "ruling",
    "said",
    "say_now",
    "wrap",
]

WIDTH = 80
BOLD, USUAL = "\x1b[1m", "\x1b[0m"


def wrap(text: str, indent: str = "", hang: str | None = None) -> str:
    """Text broken into lines of a terminal, paragraphs kept apart."""
    parts = text.split("\n\n")
    later = indent if hang is None else hang
    return "\n\n".join(
        textwrap.fill(part, WIDTH, initial_indent=indent, subsequent_indent=later, break_on_hyphens=False)
        for part in parts
    )


def heading(text: str) -> str:
    """A heading of a section, in bold where a terminal shows it."""
    return f"{BOLD}{text}{USUAL}"


def plain(text: str) -> str:
    """The same for a file."""
    return text.replace(BOLD, "").replace(USUAL, "")


def said(decision: Decision, language: str, indent: str = "") -> Iterator[str]:
    """What the Director says now, to be read aloud; a sentence says so where he says nothing."""
    spoken = speech(decision, language)
    for one in spoken.now:
        yield from _utterance(one, language, indent)
    if not spoken.now:
        yield wrap(silence(decision, spoken, language), indent)


def _utterance(said: Utterance, language: str, indent: str) -> Iterator[str]:
    """Line by line, options one under the other; what only one player hears, under a line that says so."""
    if said.hearing is Hearing.AWAY and said.to is not None:
        aside = translate("desk", "Away from the table, to {player}:", language)
        yield wrap(aside.format(player=render.amid(said.to, language)), indent)
        indent += "  "
    last = len(said.lines) - 1
    for number, line in enumerate(said.lines):
        option = 0 < number < last
        yield wrap(line, f"{indent}  ", f"{indent}    ") if option else wrap(line, indent)


def say_now(decision: Decision, language: str) -> Iterator[str]:
    """What is said now, under its heading."""
    yield heading(translate("desk", "Say now", language))
    yield from said(decision, language, "  ")
    yield ""


def ruling(decision: Decision, language: str) -> Iterator[str]:
    """What follows, by section; what stands already stands word for word."""
    for section in Section:
        told = told_in(decision, section)
        if told:
            yield heading(render.phrase(section, language))
            yield from (_line(provision, language) for provision in told)
            yield ""
    yield from _score(decision, language)
    said = translate("desk", "This holds unless", language)
    yield from _exceptions(decision.presumed, said, language, "    --answer {key}=yes")
    yield from _exceptions(decision.excepted, translate("desk", "An exception holds", language), language)
    if decision.waiting:
        yield heading(translate("desk", "To rule on after this", language))
        yield from (
            wrap(render.waiting(law, view, language), "  - ", "    ") for law, view in decision.waiting
        )
        yield ""
    yield from laid_down(decision.settings, decision.case.authority.upper(), language)


def laid_down(settings: Iterable[Setting], asked: str, language: str) -> Iterator[str]:
    """What an authority has laid down and where; where it is silent, whose value is used."""
    for setting in settings:
        if setting.body != asked:
            yield wrap(_not_its_own(setting, asked, language))
        elif setting.source != setting.election.source:
            yield wrap(_its_own(setting, language))


def _its_own(setting: Setting, language: str) -> str:
    """A value that the authority has laid down, with its source and its first day."""
    said = translate("desk", "{name}: {value} ({body}, {law}). Source: {source}.", language)
    if setting.since:
        said = translate(
            "desk", "{name}: {value} ({body}, {law}, since {since}). Source: {source}.", language
        )
    name, value = setting_name(setting, language), setting_value(setting, language)
    return said.format(
        name=name[0].upper() + name[1:],
        value=value,
        body=setting.body,
        law=setting.law,
        since=setting.since,
        source=setting.source,
    )


def _not_its_own(setting: Setting, asked: str, language: str) -> str:
    """That a value is not that of the authority that was asked."""
    if setting.body == TOLD:
        said = translate("desk", "{name}: {value}, as told with the case.", language)
    else:
        said = translate(
            "desk", "{name}: no value of {asked} is known; the {body} value {value} is used.", language
        )
    name, value = setting_name(setting, language), setting_value(setting, language)
    return said.format(name=name[0].upper() + name[1:], asked=asked, body=setting.body, value=value)


def _score(decision: Decision, language: str) -> Iterator[str]:
    """What the board is worth now, where the ruling touches it."""
    line = score_line(decision)
    if line is not None:
        from lawbook.desk.score.words import score_told  # noqa: PLC0415  # only where a ruling touches a score

        yield heading(translate("desk", "The score now", language))
        yield from (wrap(said, "  - ", "    ") for said in score_told(line, language))
        yield ""


def _line(provision: Provision, language: str) -> str:
    cites = "; ".join(provision.citations)
    return wrap(f"{render.sentence(provision, language)} [{cites}]", "  - ", "    ")


def _exceptions(provisos: Mapping[str, Proviso], title: str, language: str, hint: str = "") -> Iterator[str]:
    """The exceptions that are presumed not to hold, each with the answer that says that it does, or those that hold."""
    if provisos:
        yield heading(title)
        for key, fact in provisos.items():
            yield wrap(f"{render.unless(fact, language)} [{fact.cite}]", "  - ", "    ")
            yield from filter(None, [hint.format(key=key)])
        yield ""


def reasons(decision: Decision, language: str) -> Iterator[str]:
    """What decided the ruling, by who may see it."""
    found = decision.reasons
    if not found:
        return
    from lawbook.desk.reasons.words import reason_told  # noqa: PLC0415  # only where there are any

    yield heading(translate("desk", "What decided it", language))
    for reason in found:
        first, *rest = reason_told(reason, language)
        seen_by = (
            f"; {render.phrase(reason.audience, language)}" if reason.audience is Audience.DIRECTOR else ""
        )
        yield wrap(f"{first} [{reason.cite}{seen_by}]", "  - ", "    ")
        yield from (wrap(line, "      ", "      ") for line in rest)
    yield ""


def question(decision: Decision, language: str) -> Iterator[str]:
    """The open question, who answers it and when, and for a choice what each option leads to."""
    fact = decision.question
    if fact is None:
        return
    if not is_due(decision):
        come_back = render.phrase(Section.COME_BACK, language)
        yield heading(f"{come_back}: {render.phrase(fact.moment, language)}")
    yield heading(wrap(render.whole_question(fact, language)))
    yield f"({render.asked_of(fact, language, decision.asked_of)})"
    analysis = helped(decision, language)
    if analysis:
        yield ""
        yield from map(_helping, analysis.splitlines())
    if fact.source is Source.CHOICE:
        yield from _consequences(decision, fact, language)


def _helping(line: str) -> str:
    """A line of an analysis: a diagram as it is, a sentence broken where it is too long."""
    return wrap(line, "    ", "      ") if len(line) > WIDTH - 4 else f"    {line}".rstrip()


def _consequences(decision: Decision, fact: Fact[Any], language: str) -> Iterator[str]:
    for word, provisions in consequences_of(decision).items():
        yield ""
        yield wrap(f"{render.answer(fact, word, language)}:", "  ")
        yield from (_line(provision, language) for provision in provisions)


def choices(fact: Fact[Any], words: tuple[str, ...], language: str) -> Iterator[str]:
    """The answers, numbered."""
    for number, word in enumerate(words, start=1):
        yield wrap(f"{number}  {render.answer(fact, word, language)}", "  ", "     ")
