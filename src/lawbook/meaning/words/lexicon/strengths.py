"""Words of strength: how many points they stand for, where no figure is told beside them."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import About, Meaning, Tag, every, leaves
from lawbook.meaning.terms.patterns import Pattern
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.shapes import Length, Shaped
from lawbook.meaning.terms.suited import Suited
from lawbook.meaning.words.heard import Heard

__all__ = ["STRENGTHS", "WEAK_OPENING", "less_than", "measured", "of_splinter", "strength", "up_to"]

STRENGTHS = frozenset({Purpose.INVITATIONAL, Purpose.GAME_FORCING, Purpose.LIMIT, Purpose.CONSTRUCTIVE})
"""Words of strength that others can be measured by."""
_PASSES = {"P", "PASS"}
_TOP = Figure.POINTS.top
WEAK_OPENING = About.of(Figure.POINTS, (11, 13), (8, 16))


_RAISES = {Purpose.RAISE, Purpose.SUPPORT, Purpose.SUPPORTS}


@cache
def _told() -> dict[str, tuple[tuple[int, int], tuple[int, int]]]:
    """For each word the range at the narrowest and at the widest."""
    rows = tomllib.loads((Path(__file__).parent / "strengths.toml").read_text("utf-8"))
    return {
        word: ((row["narrow"][0], row["narrow"][1]), (row["wide"][0], row["wide"][1]))
        for word, row in rows.items()
    }


def strength(tag: Tag, heard: Heard, beside: tuple[Meaning, ...]) -> Iterator[About]:
    """The points that a word stands for; nothing if it is no word of strength."""
    found = _told().get(_word(tag, heard, beside))
    if found is not None:
        (least, most), wide = found
        if tag.about == "or better":
            most, wide = _TOP, (wide[0], _TOP)
        yield About.of(Figure.POINTS, (least, most), wide)


def measured(meaning: Meaning, heard: Heard) -> Meaning:
    """The meaning with the points that its words of strength stand for, whatever figures stand elsewhere."""
    words = (one for one in leaves(meaning) if isinstance(one, Tag) and not one.denied)
    return every([meaning, *(about for tag in words for about in strength(tag, heard, ()))])


def of_splinter(heard: Heard) -> About:
    """The points that it takes to splinter, which is a bid to game."""
    narrow, wide = _told()[f"splinter of {'opener' if heard.opened else 'responder'}"]
    return About.of(Figure.POINTS, narrow, wide)


def up_to(tag: Tag, heard: Heard) -> Meaning:
    """The points of a hand that is no stronger than the word.

    >>> from lawbook.meaning.words.heard import NOTHING_HEARD
    >>> print(up_to(Tag(Purpose.LIMIT), NOTHING_HEARD))
    0-11(13) points
    """
    (_, most), (_, highest) = _told()[_word(tag, heard, ())]
    return About.of(Figure.POINTS, (0, most), (0, highest))


def less_than(tag: Tag, heard: Heard) -> Meaning:
    """The points of a hand that is too weak for the word.

    >>> from lawbook.meaning.words.heard import NOTHING_HEARD
    >>> print(less_than(Tag(Purpose.GAME_FORCING), NOTHING_HEARD))
    0-9(12) points
    """
    (least, _), (lowest, _) = _told()[_word(tag, heard, ())]
    return About.of(Figure.POINTS, (0, max(lowest - 1, 0)), (0, least - 1))


def _word(tag: Tag, heard: Heard, beside: tuple[Meaning, ...]) -> str:
    """The word under which its range stands: a game force is stronger in an opening, an invitation weaker over 1NT."""
    word = tag.purpose.value
    if (at_place := _at_its_place(tag, heard, beside)) is not None:
        return at_place
    if tag.purpose is Purpose.TRICKS:
        long = any(isinstance(one, Length | Suited) for one in beside)
        return "" if long or (tag.about[0] < "8" and not tag.about[:2].isdigit()) else "tricks"
    if tag.purpose is Purpose.GAME_FORCING and (heard.opens or _is_opening(heard, beside)):
        return f"{word} opening"
    if tag.purpose in {Purpose.TAKE_OUT, Purpose.TAKE_OUT_OF}:
        return (
            Purpose.TAKE_OUT.value
            if heard.doubles and heard.theirs is not None and not heard.partners
            else ""
        )
    if tag.purpose is Purpose.STRONG and _is_raise(beside):
        return f"{word} raise"
    if heard.opened and tag.purpose is Purpose.WEAK:
        return f"{word} opener"
    raised = heard.opened and heard.agreed is not None and tag.purpose is Purpose.INVITATIONAL
    if raised or (heard.rebids and tag.purpose in {Purpose.GAME_FORCING, Purpose.INVITATIONAL}):
        return f"{word} rebid"
    if tag.purpose is Purpose.INVITATIONAL and heard.opens is not False:
        return f"{word} anywhere"
    if tag.purpose is Purpose.INVITATIONAL and heard.to_notrump:
        return f"{word} over notrump"
    return word


def _over_high(tag: Tag, heard: Heard) -> str | None:
    """The word, where partner opened in a suit on the level of two or three."""
    strong = heard.over_high == "2C"
    of_strong = tag.purpose in {Purpose.WEAK, Purpose.GAME_FORCING}
    if not (of_strong or (tag.purpose is Purpose.INVITATIONAL and not strong)):
        return None
    return f"{tag.purpose.value} over {'two clubs' if strong else 'preempt'}"


def _over_notrump(tag: Tag, heard: Heard) -> str | None:
    """The word, where partner began the bidding of the pair with one or two notrump."""
    level = {1: "notrump", 2: "two notrump"}.get(heard.over_notrump)
    of_one = tag.purpose in {Purpose.WEAK, Purpose.GAME_FORCING}
    of_two = heard.over_notrump == 2 and tag.purpose is Purpose.INVITATIONAL
    return f"{tag.purpose.value} over {level}" if level and (of_one or of_two) else None


def _at_its_place(tag: Tag, heard: Heard, beside: tuple[Meaning, ...]) -> str | None:
    """The word, where it has a strength of its own where the call stands: the weak notrump of an opening."""
    of_one = heard.call[:1] == "1"
    passes = heard.call.upper() in _PASSES
    if tag.purpose is Purpose.WEAK and passes and not (heard.bid or heard.over_notrump):
        return "weak pass"
    if heard.over_high is not None and (over_high := _over_high(tag, heard)) is not None:
        return over_high
    if tag.purpose is Purpose.WEAK and heard.opens and of_one and (heard.notrump or _is_balanced(beside)):
        return "weak notrump"
    if tag.purpose is Purpose.STRONG and heard.notrump and of_one and not heard.partners and not heard.opened:
        return "strong notrump"
    if tag.purpose is Purpose.FORCING and _overcalls_high(heard):
        return "forcing overcall"
    return _over_notrump(tag, heard)


def _is_balanced(beside: tuple[Meaning, ...]) -> bool:
    """Whether the words speak of balanced hands."""
    return Shaped(Pattern.BALANCED) in beside


def _overcalls_high(heard: Heard) -> bool:
    """Whether an opponent has bid and partner has not, and the call is a bid in a suit on the level of four or more."""
    high = heard.own is not None and heard.call[:1] >= "4"
    return high and heard.theirs is not None and not heard.partners


def _is_raise(beside: tuple[Meaning, ...]) -> bool:
    """Whether the words speak of a raise, which is strong for its place."""
    tags = [one for part in beside for one in leaves(part) if isinstance(one, Tag)]
    return any(one.purpose in _RAISES or one.about.lower().startswith("inverted") for one in tags)


def _is_opening(heard: Heard, beside: tuple[Meaning, ...]) -> bool:
    """Whether the words themselves speak of a strong opening."""
    strong = {Purpose.STRONG, Purpose.ARTIFICIAL}
    tags = {one.purpose for part in beside for one in leaves(part) if isinstance(one, Tag)}
    return heard.opens is None and strong <= tags
