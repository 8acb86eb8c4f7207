"""What goes without saying: the length behind a purpose, and the strength behind a word for it.

What is told in the same breath comes first: a word of strength beside figures is only a remark.
"""

from collections.abc import Iterator
from dataclasses import replace

from lawbook.bridge import Suit
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import (
    About,
    Amount,
    And,
    Meaning,
    Or,
    SomeSuit,
    Tag,
    Usually,
    either,
    every,
    leaves,
    suit_name,
)
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.shapes import AboutLength, Length, OfShape
from lawbook.meaning.terms.suited import Suited
from lawbook.meaning.words.heard import NOTHING_HEARD, Heard
from lawbook.meaning.words.lexicon.strengths import strength

__all__ = ["completed"]

_Limits = tuple[int, int]
_SURE: dict[Purpose, tuple[_Limits, _Limits]] = {
    Purpose.TRANSFER_TO: ((5, 13), (5, 13)),
    Purpose.SPLINTER_IN: ((0, 1), (0, 1)),
    Purpose.WEAK_TWO_IN: ((6, 6), (5, 6)),
    Purpose.SUPPORTS: ((4, 13), (3, 13)),
}
"""How long a suit is that the purpose names, at the narrowest and the widest."""
_OWN: dict[Purpose, tuple[_Limits, _Limits]] = {
    Purpose.WEAK_TWO: ((6, 6), (5, 6)),
    Purpose.WEAK_JUMP: ((6, 13), (5, 13)),
    Purpose.PREEMPTIVE: ((7, 13), (5, 13)),
    Purpose.NATURAL: ((5, 13), (3, 13)),
    Purpose.SIGN_OFF: ((6, 13), (2, 13)),
}
"""The same of the suit that is called, where no length of any suit is told; what tells more stands first."""
_PARTNERS: dict[Purpose, tuple[_Limits, _Limits]] = {
    Purpose.SUPPORT: ((4, 13), (3, 13)),
    Purpose.RAISE: ((4, 13), (3, 13)),
    Purpose.SPLINTER: ((4, 13), (4, 13)),
    Purpose.SPLINTER_IN: ((4, 13), (4, 13)),
}
_BY_DOUBLE: tuple[tuple[_Limits, _Limits], ...] = (((3, 13), (3, 13)), ((0, 3), (0, 3)))
"""The support of an opener who doubles: with four he would raise."""
_ANY_SUIT = {"any suit", "another suit"}
_LONG = 6, 13
"""How long a minor is to which a bid over notrump transfers, or a major on the level of four, at the narrowest."""
_SEVERAL = {"unbid suits", "other suits"}
_POINTS = {Figure.POINTS, Figure.TOTAL_POINTS}
_RANK = ({"minor", "m"}, {"major", "M"})
_STRONG_OPENING = 20
_AT_LEAST = {Purpose.GAME_FORCING, Purpose.INVITATIONAL, Purpose.STRONG, Purpose.INTERMEDIATE}
"""Words that tell how strong a hand is at least, where figures tell only the most."""

_AT_MOST = {
    Purpose.WEAK,
    Purpose.WEAK_TWO,
    Purpose.WEAK_TWO_IN,
    Purpose.WEAK_JUMP,
    Purpose.PREEMPTIVE,
}
"""Words that tell how strong a hand is at most, where figures tell only the least."""


def completed(meaning: Meaning, heard: Heard = NOTHING_HEARD) -> Meaning:
    """The meaning with what its words imply, where nothing else is said of the suit or of the strength.

    >>> from lawbook.meaning.terms.meanings import Tag
    >>> print(completed(Tag(Purpose.WEAK_TWO_IN, "hearts")))
    weak two in hearts, (5)6 hearts, (4)6-9(11) points
    """
    return _completed(meaning, heard, beside=())


def _completed(meaning: Meaning, heard: Heard, beside: tuple[Meaning, ...]) -> Meaning:
    """The part with what it implies, beside what is said in the same breath."""
    match meaning:
        case SomeSuit():
            return meaning
        case Usually(parts):
            return Usually((_completed(parts[0], heard, beside),))
        case And(parts):
            here = (*beside, *(leaf for part in parts for leaf in _told(part)))
            return every(_each(parts, heard, here))
        case Or(parts):
            return either(_completed(part, _beside_strong(heard, parts), beside) for part in parts)
        case Tag():
            return every(_each((meaning,), heard, (*beside, meaning)))
        case _:
            return meaning


def _beside_strong(heard: Heard, alternatives: tuple[Meaning, ...]) -> Heard:
    """What is heard, where one alternative has the strength of a strong opening: then the others open, too."""
    amounts = (one for part in alternatives for one in leaves(part) if isinstance(one, Amount))
    strong = any(one.figure in _POINTS and one.least >= _STRONG_OPENING for one in amounts)
    return replace(heard, opens=True) if strong and heard.opens is None else heard


def _told(part: Meaning) -> Iterator[Meaning]:
    """What the part tells of lengths, points and purposes in every one of its alternatives."""
    if type(part) is not Or:
        yield from leaves(part)
        return
    alternatives = [list(_told(each)) for each in part.parts]
    for kind in (Length, Amount, Suited):
        found = [[one for one in each if isinstance(one, kind)] for each in alternatives]
        if all(found):
            yield from (one for each in found for one in each)


def _each(parts: tuple[Meaning, ...], heard: Heard, beside: tuple[Meaning, ...]) -> Iterator[Meaning]:
    """The parts with what they imply; in whatever order they stand, it is the same."""
    found = {
        place: _completed(part, heard, beside)
        for place, part in enumerate(parts)
        if not isinstance(part, Tag)
    }
    beside = (*beside, *(leaf for part in found.values() for leaf in _told(part)))
    implied: dict[int, list[Meaning]] = {}
    for place in sorted(set(range(len(parts))) - set(found), key=lambda place: _turn(parts[place])):
        implied[place] = [
            one for tag in [parts[place]] if isinstance(tag, Tag) for one in _implied(tag, heard, beside)
        ]
        beside = (*beside, *(leaf for part in implied[place] for leaf in _told(part)))
        if getattr(parts[place], "purpose", None) is Purpose.NATURAL and any(map(_tells_own_shape, parts)):
            implied[place] = [Usually((one,)) for one in implied[place]]
    points: Meaning | None = _strength([part for part in parts if isinstance(part, Tag)], heard, beside)
    if points and any(_is_points(leaf) for part in parts if type(part) is Or for leaf in leaves(part)):
        points = Usually((points,))  # strong, 16+ or 5-5
    for place, part in enumerate(parts):
        yield found.get(place, part)
        yield from implied.get(place, ())
        if points and isinstance(part, Tag) and not part.denied and any(strength(part, heard, beside)):
            yield points
            points = None


def _tells_own_shape(part: Meaning) -> bool:
    """Whether an alternative tells its own shape, and a natural suit is not that of all: natural, 12-14 balanced or 5+ clubs."""
    return type(part) is Or and any(isinstance(one, OfShape) for one in leaves(part))


def _turn(tag: Meaning) -> int:
    """When it is asked for what it implies: of two that tell of a suit, the one that tells more is first."""
    purpose = tag.purpose if isinstance(tag, Tag) else None
    if purpose in _OWN:
        return 1 + list(_OWN).index(purpose)
    return 1 + len(_OWN) if purpose in {Purpose.SUPPORT, Purpose.SUPPORTS, Purpose.RAISE} else 0


def _strength(tags: list[Tag], heard: Heard, beside: tuple[Meaning, ...]) -> About | None:
    """The points that all words of strength have in common, where no figure tells them."""
    told = [one for one in beside if isinstance(one, Amount) and _is_points(one)]
    least = max((one.least for one in told), default=0)
    if least and (heard.notrump or any(one.most < one.figure.top for one in told)):
        return None
    if told:  # only how strong it is at most, or only at least
        tags = [tag for tag in tags if tag.purpose in (_AT_MOST if least else _AT_LEAST)]
    common: About | None = None
    for about in (one for tag in tags if not tag.denied for one in strength(tag, heard, beside)):
        common = about if common is None else _common(common, about)
    if common is None or not told:
        return common
    return _up_to(common, least) if least else _from(common, min(one.most for one in told))


def _up_to(word: About, least: int) -> About | None:
    """Up to how many points a word tells a hand to be, of which figures tell the least; None where that is more."""
    if word.wide[1] < least:
        return None
    return About.of(word.figure, (0, max(word.narrow[1], least)), (0, word.wide[1]))


def _from(word: About, most: int) -> About | None:
    """From how many points on a word tells a hand to be, of which figures tell the most; None where that is less."""
    if word.wide[0] > most:
        return None
    return About.of(
        word.figure, (min(word.narrow[0], most), word.figure.top), (word.wide[0], word.figure.top)
    )


def _is_points(one: Meaning) -> bool:
    return isinstance(one, Amount) and one.figure in _POINTS


def _common(one: About, other: About) -> About:
    """What two ranges have in common; the one, where that is nothing."""
    narrow, wide = (
        (max(first[0], second[0]), min(first[1], second[1]))
        for first, second in zip((one.narrow, one.wide), (other.narrow, other.wide), strict=True)
    )
    return About.of(one.figure, narrow, wide) if narrow[0] <= narrow[1] else one


def _implied(tag: Tag, heard: Heard, beside: tuple[Meaning, ...]) -> Iterator[Meaning]:
    """What a purpose implies beside these terms."""
    lengths = [one for one in beside if isinstance(one, Length)]
    if tag.denied:
        if tag.purpose in {Purpose.SUPPORT, Purpose.SUPPORTS} and not _supports(lengths, heard, tag.about):
            yield ~_partners(heard, (3, 13), (3, 13), tag.about)
        return
    if tag.purpose in _SURE:
        yield from _in_named(tag, lengths, heard)
    elif tag.purpose is Purpose.SPLINTER:
        yield from (Length(suit, 0, 1) for suit in _splintered(heard, lengths))
        if heard.notrump and heard.partner is not None and not any(one.most <= 1 for one in lengths):
            yield either(Length(suit, 0, 1) for suit in reversed(Suit) if suit is not heard.partner)
    elif tag.purpose in _OWN and not lengths and heard.own is not None and not any(map(_transfers, beside)):
        supports = heard.own is heard.partner and tag.purpose is Purpose.PREEMPTIVE
        yield _length(heard.own, *(_PARTNERS[Purpose.RAISE] if supports else _OWN[tag.purpose]))
    elif tag.purpose is Purpose.WEAK_TWO and not lengths:
        yield SomeSuit(tuple(_length(suit, *_OWN[tag.purpose]) for suit in reversed(Suit)), "own suit")
    if tag.purpose is Purpose.SUPPORTS and _is_of_partner(tag, heard):
        tag = Tag(Purpose.SUPPORT)
    if tag.purpose in _PARTNERS and not heard.to_notrump and not _supports(lengths, heard, tag.about):
        supports = tag.purpose is Purpose.SUPPORT and heard.opened and (heard.doubles or heard.redoubles)
        limits = _BY_DOUBLE if supports else (_PARTNERS[tag.purpose],)
        yield from (_partners(heard, *limit) for limit in limits)


def _transfers(one: Meaning) -> bool:
    """Whether it tells that another suit is shown than that which is called."""
    return isinstance(one, Tag) and one.purpose is Purpose.TRANSFER_TO


def _is_of_partner(tag: Tag, heard: Heard) -> bool:
    """Whether support is of partner's suit: of no suit that is named, and not of those that a double is for."""
    several = tag.about in _SEVERAL and heard.doubles
    return not several and not any(suit_name(suit) in tag.about for suit in Suit)


def _splintered(heard: Heard, lengths: list[Length]) -> Iterator[Suit]:
    """The suit of the call, if it can be the short one: not partner's, nor one of known length."""
    told = {one.suit for one in lengths} | {heard.partner}
    if heard.own is not None and heard.partner is not None and heard.own not in told:
        yield heard.own


def _supports(lengths: list[Length], heard: Heard, about: str) -> bool:
    """Whether the length of the suit that is supported is told."""
    named: list[Suit | None] = [suit for suit in Suit if suit_name(suit) in about.split()]
    named = named or [heard.partner]
    return any(one.suit in named or named == [None] for one in lengths)


def _partners(heard: Heard, narrow: _Limits, wide: _Limits, about: str = "") -> Meaning:
    named = [suit for suit in reversed(Suit) if suit_name(suit) in about.split()]
    suits = named or ([heard.partner] if heard.partner is not None else [])
    if suits:
        return either(_length(suit, narrow, wide) for suit in suits)
    return SomeSuit(tuple(_length(suit, narrow, wide) for suit in reversed(Suit)), "partner's suit")


def _length(suit: Suit, narrow: _Limits, wide: _Limits) -> Length:
    return Length(suit, *narrow) if narrow == wide else AboutLength.of(suit, narrow, wide)


def _short_in_any(beside: list[Length], heard: Heard) -> Iterator[Meaning]:
    """A shortness in one of the suits that are not supported, unless one is told."""
    if not any(one.most <= 1 for one in beside):
        yield either(Length(suit, 0, 1) for suit in reversed(Suit) if suit is not heard.partner)


def _in_named(tag: Tag, beside: list[Length], heard: Heard) -> Iterator[Meaning]:
    """The length of the suits that a purpose names, unless it is told; behind some transfers five cards are doubtful."""
    if tag.purpose is Purpose.SPLINTER_IN and tag.about in _ANY_SUIT:
        yield from _short_in_any(beside, heard)
        return
    words, spoken_of = set(tag.about.split()), {one.suit for one in beside}
    suits = [suit for suit in reversed(Suit) if ({suit_name(suit)} | _RANK[suit >= Suit.HEARTS]) & words]
    if suits and not spoken_of & set(suits):
        narrow, wide = _SURE[tag.purpose]
        long = max(suits) < Suit.HEARTS or heard.call[:1] == "4"
        if tag.purpose is Purpose.TRANSFER_TO and heard.to_notrump and long:
            narrow = _LONG
        yield either(_length(suit, narrow, wide) for suit in suits)
