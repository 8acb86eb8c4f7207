"""Reading back: how a meaning was understood, what was assumed, and what its words leave open."""

from collections.abc import Iterator, Mapping

from lawbook.meaning import Meaning, Respect, open_in
from lawbook.meaning.terms.meanings import About, Tag, is_remark, leaves
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.shapes import AboutLength
from lawbook.meaning.words.naming import convention_named
from lawbook.text.catalogue import translate
from lawbook.text.describing import described

__all__ = ["SAID", "assumed", "read_back"]

SAID: Mapping[str, str] = {
    "taken": "Taken as: {meaning}.",
    "assumed": "Assumed, where no figure is told: {assumed}. What stands in brackets is doubtful. A figure beside the word takes"
    " the place of what is assumed.",
    "named": "Where nothing else is told, {name} is taken as most pairs play it ({source}); the pair's own agreement takes its place.",
    "left_open": "Left open, as words that may only leave out hands: {words}. What it shows may be narrower, nobody knows by how much.",
    "open": "Not told: {respects}.",
    "strength": "strength",
    "lower limit": "lower limit of the strength",
    "upper limit": "upper limit of the strength",
    "fringe": "a point either way",
    "length": "exact length",
    "suit": "which suit",
    "shape": "shape",
    "quality": "what a good suit is",
    "exceptions": "the exceptions to what is usual",
    "judgement": "what words of judgement mean",
    "convention": "what the convention shows",
}
"""Every sentence, by its name."""


def read_back(meaning: Meaning, language: str) -> Iterator[str]:
    """The meaning in plain words, what was assumed in it, and in what it is left open.

    >>> from lawbook.meaning import parse_meaning
    >>> for line in read_back(parse_meaning("6 hearts"), "en"):
    ...     print(line)
    Taken as: 6 hearts.
    Not told: strength.
    """

    def say(name: str, /, **named: object) -> str:
        return translate("comparing", SAID[name], language).format(**named)

    yield say("taken", meaning=described(meaning, language))
    if parts := assumed(meaning, language):
        yield say("assumed", assumed=", ".join(parts))
    for name, source in _conventions(meaning):
        yield say("named", name=name, source=source)
    if left := [
        one.about for one in leaves(meaning) if isinstance(one, Tag) and one.purpose is Purpose.LEFT_OPEN
    ]:
        yield say("left_open", words=", ".join(left))
    respects = open_in(meaning) - {Respect.WORDS}
    if respects:
        yield say("open", respects=", ".join(say(each.value) for each in Respect if each in respects))


def assumed(meaning: Meaning, language: str) -> tuple[str, ...]:
    """The parts of a description that no figure tells, as they are printed in it.

    >>> from lawbook.meaning import parse_meaning
    >>> assumed(parse_meaning("weak, 6 hearts"), "en")
    ('(0)6-9(12) points',)
    """
    return tuple(
        dict.fromkeys(
            described(str(one), language) for one in leaves(meaning) if isinstance(one, About | AboutLength)
        )
    )


def _conventions(meaning: Meaning) -> Iterator[tuple[str, str]]:
    """The conventions that the words name, and the source of what they are taken to show."""
    for tag in () if is_remark(meaning) else leaves(meaning):
        found = convention_named(tag)
        if found is not None and isinstance(tag, Tag):
            yield tag.about, f"{found.source.title}, {found.source.date}"
