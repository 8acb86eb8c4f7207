"""Comparing: what meanings decide about a replacement, in words; the Director decides the rest."""

from collections.abc import Iterable, Iterator, Mapping

from lawbook.bridge import Bid, Strain
from lawbook.law.authority import TOLD
from lawbook.meaning import Answer, Comparison, Doubt, Line, Respect, Verdict, open_in
from lawbook.meaning.comparing.purposes import shared_purposes
from lawbook.meaning.comparing.similarity import Reach, reach
from lawbook.notation import call_text
from lawbook.text.catalogue import translate
from lawbook.text.describing import described
from lawbook.text.figures import written

__all__ = [
    "SAID",
    "comparison_told",
    "denominations",
    "first_of_all",
    "headline",
    "left_to_judge",
    "percent",
    "reasons",
    "whole",
]

SAID: Mapping[str, str] = {
    "yes": "Comparable by these meanings",
    "borderline": "Borderline: these meanings do not decide it",
    "no": "Not comparable by these meanings",
    "same": "It means the same as the withdrawn call.",
    "subset": "Every hand that it shows could have made the withdrawn call.",
    "share": "Of the hands that it shows, {share} could have made the withdrawn call.",
    "purpose": "It has the same purpose: {purpose}.",
    "range": "Its hands in the range of the withdrawn call: {overlap}; in that range widened by what is tolerated ({points} points"
    " at each end): {inside}.",
    "suits": "It does not show what the withdrawn call shows.",
    "weaker": "It may be weaker, by so many points: {number}.",
    "stronger": "It may be stronger, by so many points: {number}.",
    "shorter": "In {suit} it promises fewer cards, by so many: {number}.",
    "all_readings": "Each of the readings has to be passed; this one is not: {meaning}.",
    "line": "Where the line lies is practice, not Law ({by}): from {inside} of its hands inside, the few outside do not matter; from"
    " {doubtful}, the Director is asked.",
    "line_range": "By the same practice a call is similar with {inside} of its hands in the widened range and {overlap} in the"
    " withdrawn call's own.",
    "told": "told with the case",
    "same_denomination": "In place of an insufficient bid in turn, 27B1(a) comes first: the replacement specifies all that the"
    " withdrawn call did, {denominations}. If it is the lowest sufficient bid to do so, nothing more follows.",
    "other_denomination": "In place of an insufficient bid in turn, 27B1(a) comes first, and it is not met: the replacement does not"
    " specify all that the withdrawn call did, {denominations}.",
    "no_denomination": "In place of an insufficient bid in turn, 27B1(a) comes first, and it cannot be met: the withdrawn call"
    " specified no denomination.",
    "withdrawn_silent": "The words say nothing about the hands of the withdrawn call. Tell them if it shows any: only the"
    " purpose could be compared.",
    "replacement_silent": "The words say nothing about the hands of the replacement, so it may be any hand.",
    "not_firm": "A purpose that is only possible is no agreement. Find out what the pair has agreed.",
    "few_outside": "Some hands lie outside, as the examples show. Do they matter?",
    "says_more": "The purpose is the same, but the replacement shows something beside it.",
    "related": "Both are for something alike. Is it the same purpose, as of two questions or relays?",
    "open": "How the words are meant decides it: of the hands that the replacement shows, from {least} to {most} could have made"
    " the withdrawn call. Find out what the pair means, and write it in figures.",
    "untold": "The words say nothing about the strength of the withdrawn call, and that may decide it: of the hands that the"
    " replacement shows, from {least} to {most} could have made it.",
    "words": "What stands in braces was not read. Find out what the pair means by it, and which denomination it specifies, if any.",
    "forcing": "One of the two forces farther than the other.",
    "director": "The Director finds out what the calls mean, and may rule otherwise.",
}
"""Every sentence, by its name."""


def _say(name: str, language: str, **named: object) -> str:
    return translate("comparing", SAID[name], language).format(**named)


def percent(share: float, language: str) -> str:
    """A share as people write it; what is not all of it is never rounded up to all.

    >>> percent(0.5731, "pl"), percent(0.99996, "en"), percent(0.0, "en")
    ('57,3 %', '99.9 %', '0 %')
    """
    tenths = int(share * 1000 + 1e-9)
    return f"{tenths // 10} %" if tenths in {0, 1000} else written(f"{tenths / 10} %", language)


def headline(verdict: Verdict, language: str) -> str:
    """The verdict in one line."""
    return _say(verdict.answer.value, language)


def comparison_told(one: Comparison, line: Line, language: str) -> Iterator[str]:
    """Why the replacement is comparable with one reading, or is not."""
    shared = shared_purposes(one.difference.a, one.difference.b)
    if one.clause == "23A3" and shared:
        yield _say(
            "purpose", language, purpose=", ".join(sorted(described(str(each), language) for each in shared))
        )
    elif one.answer is Answer.YES and one.difference.subset:
        yield _say("same" if one.clause == "23A1" else "subset", language)
    elif Doubt.WITHDRAWN_SILENT not in one.doubts:
        yield _say("share", language, share=percent(one.share, language))
        yield _line(line, language)
        yield from _similarity(one, line, language)
        yield from _reach(reach(one.difference.a, one.difference.b), language)


def _line(line: Line, language: str) -> str:
    """Where few hands outside stop to matter, and whose practice that is."""
    by = ", ".join(_say("told", language) if body == TOLD else body for body in line.by)
    inside, doubtful = (f"{share} %" for share in (line.inside_percent, line.doubtful_percent))
    return _say("line", language, by=by, inside=inside, doubtful=doubtful)


def _similarity(one: Comparison, line: Line, language: str) -> Iterator[str]:
    found = one.similarity
    if found is None:
        return
    if not found.suits_kept:
        yield _say("suits", language)
    else:
        overlap, inside = percent(found.overlap, language), percent(found.inside, language)
        yield _say("range", language, overlap=overlap, inside=inside, points=found.tolerated)
        least, own = (f"{share} %" for share in (line.doubtful_percent, line.overlap_percent))
        yield _say("line_range", language, inside=least, overlap=own)


def _reach(found: Reach, language: str) -> Iterator[str]:
    if found.fewer_points:
        yield _say("weaker", language, number=found.fewer_points)
    if found.more_points:
        yield _say("stronger", language, number=found.more_points)
    for suit, cards in found.shorter.items():
        yield _say("shorter", language, suit=suit.symbol, number=cards)


def reasons(verdict: Verdict, language: str) -> list[str]:
    """What the verdict rests on, with figures."""
    one = verdict.decisive
    told = list(comparison_told(one, verdict.line, language))
    if len(verdict.comparisons) > 1 and verdict.answer is not Answer.YES:
        told.insert(0, _say("all_readings", language, meaning=described(one.difference.a, language)))
    return told


def left_to_judge(verdict: Verdict, language: str) -> list[str]:
    """What the words leave open, and whose the judgement is."""
    least, most = verdict.decisive.ends or (0.0, 1.0)
    named = {"least": percent(least, language), "most": percent(most, language)}
    told = [_say(doubt.value, language, **named) for doubt in Doubt if doubt in verdict.doubts]
    if any(Respect.WORDS in open_in(one) for one in (*verdict.withdrawn, verdict.replacement)):
        told.append(_say("words", language))
    return [*told, _say("director", language)]


def denominations(strains: Iterable[Strain], language: str) -> str:
    """Suits and notrump as they are bid, the lowest first.

    >>> denominations([Strain.NOTRUMP, Strain.CLUBS], "en")
    '♣, NT'
    """
    return ", ".join(call_text(Bid(1, strain), language)[1:] for strain in sorted(set(strains)))


def first_of_all(verdict: Verdict, language: str) -> str:
    """What 27B1(a) asks of a bid that replaces an insufficient one; it goes before Law 23."""
    specified = denominations((one.strain for one in verdict.specified), language)
    if not specified:
        return _say("no_denomination", language)
    name = "same_denomination" if verdict.specifies_the_same else "other_denomination"
    return _say(name, language, denominations=specified)


def whole(verdict: Verdict, language: str) -> list[str]:
    """The verdict, what it rests on, and what is left to judge."""
    return [
        f"{headline(verdict, language)} [{verdict.clause or '23A'}]",
        *reasons(verdict, language),
        *left_to_judge(verdict, language),
    ]
