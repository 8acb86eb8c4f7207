"""What a bid tells where its words leave it out: the suit that is called, its strength, what was bid before."""

from collections.abc import Iterator

from lawbook.bridge import Suit
from lawbook.meaning.conventions.names import find
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import (
    About,
    Amount,
    And,
    Meaning,
    Not,
    Or,
    Tag,
    Usually,
    either,
    every,
    is_remark,
    leaves,
)
from lawbook.meaning.terms.patterns import Pattern
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.rules import RuleOf
from lawbook.meaning.terms.shapes import AboutLength, Length, Longer, OfShape, Shape, Shaped, TwoSuits
from lawbook.meaning.terms.suited import OfHolding
from lawbook.meaning.words.heard import Heard
from lawbook.meaning.words.lexicon.strengths import of_splinter

__all__ = ["of_earlier_bids", "splinter_strength", "untold_shape", "untold_strength"]

_POINTS = {Figure.POINTS, Figure.TOTAL_POINTS}
_OPENING = About.of(Figure.POINTS, (12, Figure.POINTS.top), (8, Figure.POINTS.top))
_AN_OPENING = Usually((_OPENING,))
_STRONG = {"strong club", "strong diamond"}
"""Names of bids that tell nothing of the suit that is called."""
_SHORT, _LONG = 2, 5
"""The lengths of the suits of a balanced hand."""
_NOT_OF_SUIT = {
    Purpose.ARTIFICIAL,
    Purpose.CONVENTIONAL,
    Purpose.RELAY,
    Purpose.RELAY_TO,
    Purpose.PUPPET,
    Purpose.PUPPET_TO,
    Purpose.ASKS,
    Purpose.ASKS_FOR,
    Purpose.ANSWERS,
    Purpose.STAYMAN,
    Purpose.ACE_ASK,
    Purpose.KEY_CARD_ASK,
    Purpose.KEY_CARD_ASK_IN,
    Purpose.CUE_BID,
    Purpose.SAYS_NOTHING_OF,
    Purpose.WAITING,
    Purpose.NEGATIVE,
    Purpose.STRONG,
    Purpose.TRANSFER,
    Purpose.TWO_WAY,
    Purpose.PENALTY,
    Purpose.TRICKS,
}
"""A bid of which this is said need not tell of its suit."""


def untold_shape(meaning: Meaning, heard: Heard, *, any_shape: bool = False) -> Meaning:
    """The meaning of a bid, left open in the length of its suit, or in its balance, where the words tell no shape.

    >>> from lawbook.meaning.words.naming import parse_meaning
    >>> print(parse_meaning("weak, 3-10", call="2S", after=["(1H)"]))
    weak, 3-10 points, (0)5+ spades
    >>> print(parse_meaning("10-14", call="1NT", after=["(1H)"]))
    10-14 points, usually balanced
    """
    terms = list(leaves(meaning))
    tags = {one.purpose for one in terms if isinstance(one, Tag)}
    names = [one.about for one in terms if isinstance(one, Tag) and one.purpose is Purpose.NAMED]
    if any(name in _STRONG or find(name) for name in names):
        return meaning
    if heard.own is not None and not tags & (_NOT_OF_SUIT - {Purpose.STRONG}):
        meaning = every([meaning, *_of_suit_called(terms, heard, heard.own)])
    if tags & _NOT_OF_SUIT or is_remark(meaning) or _answers(terms):
        return meaning
    if heard.notrump and heard.opens and not _tells_shape(meaning):
        return every([meaning, Usually((Shaped(Pattern.BALANCED),))])
    if any(isinstance(one, OfShape | OfHolding) and not _compares(one, heard.own) for one in terms):
        return _natural_notrump(meaning) if heard.notrump and Purpose.NATURAL in tags else meaning
    if any_shape and (heard.notrump or heard.own is not None):
        return every([meaning, Tag(Purpose.SAYS_NOTHING_OF, "shape")])
    if heard.notrump:
        return every([meaning, Usually((Shaped(Pattern.BALANCED),))])
    if heard.cue or heard.fourth:  # it asks, or forces, and is seldom long itself
        return every([meaning, Usually((Length(heard.own, 0, 3),))]) if heard.own is not None else meaning
    return meaning if heard.own is None else every([meaning, AboutLength.of(heard.own, (5, 13), (0, 13))])


def _compares(one: Meaning, own: Suit | None) -> bool:
    """Whether it only compares the suit called with another one: longer diamonds than hearts."""
    return isinstance(one, Longer) and own in {one.suit, one.than}


def _tells_shape(meaning: Meaning) -> bool:
    """Whether a shape is told, and not only denied: no five-card major."""
    parts = meaning.parts if isinstance(meaning, And) else (meaning,)
    told = (
        one for part in parts if not (isinstance(part, Not) or _only_limits(part)) for one in leaves(part)
    )
    return any(isinstance(one, OfShape | OfHolding) for one in told)


def _only_limits(part: Meaning) -> bool:
    """Whether it only tells on what condition a length may be held: a five-card major only if 5332."""
    denied = part.parts[0].part if type(part) is Or and isinstance(part.parts[0], Not) else None
    return denied is not None and any(denied == one or denied in _parts(one) for one in _parts(part)[1:])


def _parts(meaning: Meaning) -> tuple[Meaning, ...]:
    return meaning.parts if type(meaning) in {And, Or} and isinstance(meaning, And | Or) else (meaning,)


def _of_suit_called(terms: list[Meaning], heard: Heard, own: Suit) -> Iterator[Meaning]:
    """The suit called, left open, where a kind of shape names none: one suit over theirs, two behind another
    of one's own, or where a major is opened.
    """
    shapes = {one for one in terms if isinstance(one, OfShape)}
    if heard.cue or heard.partner is own or len(shapes) != 1:
        return
    match shapes.pop():
        case Shaped(Pattern.ONE_SUITER) if heard.theirs is not None and not heard.partners:
            yield AboutLength.of(own, (5, 13), (0, 13))
        case TwoSuits(shorter=shorter) if heard.bid - {own} or (heard.opens and own >= Suit.HEARTS):
            yield AboutLength.of(own, (shorter, 13), (0, 13))


def _answers(terms: list[Meaning]) -> bool:
    """Whether aces, kings or controls are told and nothing else, so that the call answers and its suit is only a step."""
    told = [one.figure for one in terms if isinstance(one, Amount)]
    return bool(told) and set(told) <= {Figure.ACES, Figure.KINGS, Figure.CONTROLS}


def _natural_notrump(meaning: Meaning) -> Meaning:
    """The meaning, balanced as a rule, where no more is told of its shape than lengths that balanced hands have."""
    shapes = [one for one in _open_terms(meaning) if isinstance(one, OfShape)]
    lengths = [one for one in shapes if isinstance(one, Length)]
    if len(lengths) < len(shapes) or any(one.most < _SHORT or one.least > _LONG for one in lengths):
        return meaning
    return every([meaning, Usually((Shaped(Pattern.BALANCED),))])


def of_earlier_bids(meaning: Meaning, heard: Heard) -> Meaning:
    """The meaning with the majors that the player has shown by his own bids before, as a rule; a transfer shows another.

    >>> from lawbook.meaning.words.naming import parse_meaning
    >>> print(parse_meaning("5+ diamonds", call="2D", after=["1C", "1H", "1NT"]))
    5+ diamonds, usually 4+ hearts
    """
    if is_remark(meaning) or any(isinstance(one, Shape) for one in leaves(meaning)):
        return meaning
    untold = sorted(heard.earlier - _told_of(meaning))
    return every([meaning, *(Usually((Length(suit, 4),)) for suit in untold)])


def _told_of(meaning: Meaning) -> frozenset[Suit]:
    """The suits of which every alternative tells the length."""
    match meaning:
        case Length(suit):
            return frozenset({suit})
        case Or(parts) if parts:
            return frozenset.intersection(*map(_told_of, parts))
        case And(parts) | Usually(parts):
            return frozenset().union(*map(_told_of, parts))
        case _:
            return frozenset()


def untold_strength(meaning: Meaning, heard: Heard) -> Meaning:
    """The meaning of an opening of one, of which an alternative tells no strength as others do: an opening as a rule.

    >>> from lawbook.meaning.words.naming import parse_meaning
    >>> print(parse_meaning("11-13 bal or 18-19 bal, or 4+ clubs unbal", call="1C"))
    (11-13 points, balanced) or (18-19 points, balanced) or (4+ clubs, not balanced, usually (8)12+ points)
    """
    if not heard.opens or heard.call[:1] != "1":
        return meaning
    parts = meaning.parts if type(meaning) is And else (meaning,)
    if any(map(_tells_the_most, parts)) and not any(map(_tells_the_least, parts)):
        return every(dict.fromkeys([*parts, _AN_OPENING]))
    if type(meaning) is And and not any(
        map(_tells_strength, (p for p in meaning.parts if type(p) is not Or))
    ):
        return every(untold_strength(part, heard) for part in meaning.parts)
    if type(meaning) is not Or or not any(map(_tells_strength, meaning.parts)):
        return meaning
    return either(part if _tells_strength(part) else part & _AN_OPENING for part in meaning.parts)


def _tells_the_most(part: Meaning) -> bool:
    """Whether figures tell how strong a hand is at most, and not how strong it is at least: up to 18."""
    return (
        type(part) is Amount
        and part.figure in _POINTS
        and part.least == 0
        and part.most >= _OPENING.narrow[0]
    )


def _tells_the_least(part: Meaning) -> bool:
    """Whether figures tell how strong a hand is at least."""
    return type(part) is Amount and part.figure in _POINTS and part.least > 0


def splinter_strength(meaning: Meaning, heard: Heard) -> Meaning:
    """The meaning of a splinter with the points that it takes, where the words tell none.

    >>> from lawbook.meaning.words.naming import parse_meaning
    >>> print(parse_meaning("splinter", call="4D", after=["1H"]))
    splinter, 0-1 diamonds, 4+ hearts, (7)10-14(37) points
    """
    said = {
        one.purpose
        for one in (meaning.parts if type(meaning) is And else (meaning,))
        if isinstance(one, Tag) and not one.denied
    }
    told = any(isinstance(one, Amount) and one.figure in _POINTS for one in leaves(meaning))
    if told or is_remark(meaning) or not said & {Purpose.SPLINTER, Purpose.SPLINTER_IN}:
        return meaning
    return every([meaning, of_splinter(heard)])


def _tells_strength(part: Meaning) -> bool:
    """Whether anything is said of strength, or what may imply one."""
    terms = [one.part if isinstance(one, Not) else one for one in _open_terms(part)]
    return any(
        isinstance(one, Tag | RuleOf) or (isinstance(one, Amount) and one.figure in _POINTS) for one in terms
    )


def _open_terms(part: Meaning) -> Iterator[Meaning]:
    """The terms, and what is so as a rule."""
    for one in leaves(part):
        yield from leaves(one.parts[0]) if isinstance(one, Usually) else (one,)
