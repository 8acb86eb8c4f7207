"""What goes without saying where a convention is only named: what most pairs show who name it, as the dictionary has it."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from lawbook.entrance import admitted
from lawbook.errors import NotationError
from lawbook.languages import ENGLISH, LANGUAGES
from lawbook.meaning.conventions.convention import Convention
from lawbook.meaning.conventions.names import find
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import (
    About,
    Amount,
    And,
    Meaning,
    Or,
    Tag,
    Usually,
    every,
    is_remark,
    leaves,
)
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.shapes import AboutLength, Length, OfShape, Shape, TwoSuits
from lawbook.meaning.words.deciding.doubts import doubt
from lawbook.meaning.words.error import MeaningError
from lawbook.meaning.words.heard import NOTHING_HEARD, Heard, heard
from lawbook.meaning.words.left_open import beside_braces, with_left_open
from lawbook.meaning.words.lexicon.strengths import strength
from lawbook.meaning.words.reading import read_meaning
from lawbook.meaning.words.sentences.passed import of_passed_hand
from lawbook.notation.calls import parse_call

__all__ = ["certain", "convention_named", "parse_meaning", "understood"]

_POINTS = {Figure.POINTS, Figure.TOTAL_POINTS}
_CARDS = 13
_LONGEST = 4_000
"""The characters of a description; nobody says more of a call."""
_DOUBTFUL = {"strength": (2, 2), "lower limit": (2, 0), "upper limit": (0, 2)}
"""By how many points pairs differ at each end, where they differ."""


def parse_meaning(
    text: str,
    language: str = "en",
    call: str | None = None,
    after: Sequence[str] = (),
    agreed: Meaning | None = None,
) -> Meaning:
    """The meaning that the words describe; the call, and those before it, tell what the words leave to them.

    Of a convention that they name the pair's own agreement tells what the call shows, if there is one.
    Words in braces are left open; they are taken to leave out hands, nobody knows which.

    >>> print(parse_meaning("Weak two: 6 spades, 5-10 HCP"))
    weak two, 6 spades, 5-10 points
    >>> print(parse_meaning("5+ kierów lub zrównoważona, 11-21", "pl"))
    (5+ hearts or balanced), 11-21 points
    >>> print(parse_meaning("Michaels, 8-11", call="2H", after=["(1H)"]))
    "Michaels", 5+ spades, (5+ diamonds or 5+ clubs), 8-11 points
    """
    told = heard(call, after)
    admitted(text, "meaning", _LONGEST)
    return certain(text, understood(text, language, told, agreed), told, agreed)


def certain(text: str, meaning: Meaning, told: Heard, agreed: Meaning | None = None) -> Meaning:
    """What the words come to, where it is the only thing that they may mean, and leaves no doubt. Raises MeaningError."""
    if _is_torn(meaning) or not _means(meaning, told, agreed):
        raise MeaningError(
            text, 0, len(text), "can be understood in two ways; say it part by part, with commas"
        )
    if (why := doubt(meaning)) is not None:
        raise MeaningError(text, 0, len(text), why)
    return meaning


@lru_cache(maxsize=1024)
def understood(text: str, language: str, told: Heard, agreed: Meaning | None = None) -> Meaning:
    """What the words come to, before it is asked whether they may be understood otherwise. Kept: they are often read again."""
    read, left_open = beside_braces(text)
    if left_open and not read.strip(" ,;"):
        return with_left_open(None, left_open)
    try:
        meaning = read_meaning(read, language, told, lambda said: _spelt_out(said, told, (), agreed))
    except MeaningError as error:
        raise error.of(text) from None
    return with_left_open(of_passed_hand(meaning) if told.passed else meaning, left_open)


def _is_torn(meaning: Meaning) -> bool:
    """Whether words of strength that exclude one another stand together, and no figure tells which is meant."""
    if type(meaning) not in {And, Or} or not isinstance(meaning, And | Or):
        return False
    figures = any(type(one) is Amount and one.figure in _POINTS for one in meaning.parts)
    if type(meaning) is And and not figures:
        tags = (one for one in meaning.parts if isinstance(one, Tag) and not one.denied)
        said = [about.narrow for tag in tags for about in strength(tag, NOTHING_HEARD, ())]
        if said and max(least for least, _ in said) > min(most for _, most in said):
            return True
    return any(map(_is_torn, meaning.parts))


def _means(meaning: Meaning, told: Heard, agreed: Meaning | None) -> bool:
    """Whether what is read back, in English, is understood as the same: nothing else may count than what is shown."""
    return _read_back(str(meaning), told, agreed) == meaning


@lru_cache(maxsize=1024)
def _read_back(said: str, told: Heard, agreed: Meaning | None) -> Meaning | None:
    """What the printed words mean; None where they are refused. Kept, since many words come to the same ones."""
    try:
        return understood(said, ENGLISH, told, agreed)
    except NotationError:
        return None


def convention_named(tag: Meaning) -> Convention | None:
    """The convention that a remark names, in any language."""
    if not isinstance(tag, Tag) or tag.purpose is not Purpose.NAMED or tag.denied:
        return None
    return _known(tag.about)


@lru_cache(maxsize=1024)
def _known(name: str) -> Convention | None:
    return next((found for language in LANGUAGES if (found := find(name, language))), None)


def _spelt_out(meaning: Meaning, told: Heard, beside: tuple[Meaning, ...], agreed: Meaning | None) -> Meaning:
    """The part with what the conventions show that it names, beside what is said in the same breath."""
    match meaning:
        case Tag():
            return every([meaning, *_assumed(meaning, told, beside, agreed)])
        case _ if type(meaning) is And:
            here = (*beside, *meaning.parts)
            return every(
                _spelt_out(part, told, here, agreed) if type(part) is not Or else part
                for part in meaning.parts
            )
        case _ if type(meaning) is Or:
            return Or(tuple(_spelt_out(part, told, beside, agreed) for part in meaning.parts))
        case _:
            return meaning


def _assumed(tag: Tag, told: Heard, beside: tuple[Meaning, ...], agreed: Meaning | None) -> Iterator[Meaning]:
    """What the convention shows, so far as nothing else is said of it: a shape, and a strength."""
    convention = convention_named(tag)
    hands = [one for part in beside for one in leaves(part) if not is_remark(one)]
    if convention is None:
        return
    if any(isinstance(one, Length | Shape) for one in hands):
        yield from _of_other_suits(_shown(convention, told) if agreed is None else agreed, hands)
        return
    shortest = min((one.shorter for one in hands if isinstance(one, TwoSuits)), default=13)
    held = any(not _is_strength(one) for one in hands)
    apart = any(map(_tells_own_shape, beside))
    shown = _shown(convention, told) if agreed is None else agreed
    if shown is None or is_remark(shown):
        return
    parts = shown.parts if type(shown) is And else (shown,)
    for part in parts:
        if (
            is_remark(part)
            or (told.cue and any(isinstance(one, Length) and one.suit is told.own for one in leaves(part)))
            or part in hands
            or (apart and any(isinstance(one, OfShape) for one in leaves(part)))
            or (held and not any(isinstance(one, OfShape) for one in leaves(part)))
        ):
            continue
        if not (hands and _is_strength(part)):
            yield part if agreed is not None else _as_short(_doubtful(part, convention.open), shortest)


def _tells_own_shape(part: Meaning) -> bool:
    """Whether one of its alternatives tells its own shape, and the name's is not that of all: 8 tricks or 19-20 balanced."""
    told = (one for one in leaves(part) if not isinstance(one, TwoSuits))  # 9+ or weak with 5-5: of its suits
    return type(part) is Or and any(isinstance(one, OfShape) for one in told)


def _of_other_suits(shown: Meaning | None, hands: Sequence[Meaning]) -> Iterator[Meaning]:
    """What a name tells of suits of which the words beside it say nothing: as a rule it is still so."""
    if shown is None or any(isinstance(one, Shape) for one in hands):
        return
    told = {one.suit: one.least for one in hands if isinstance(one, Length)}
    for part in shown.parts if type(shown) is And else (shown,):
        each = [one for one in leaves(part) if isinstance(one, Length) and one.suit not in told]
        room = _CARDS - sum(
            told.values()
        )  # of three suits, two of which are told, the third is another pair's
        if len(each) == len(list(leaves(part))) and all(one.least <= room for one in each):
            yield Usually((part,))


def _as_short(part: Meaning, shortest: int) -> Meaning:
    """The part, its suits perhaps only so long: Landy, 4-4 at least."""
    if type(part) in {And, Or} and isinstance(part, And | Or):
        return type(part)(tuple(_as_short(each, shortest) for each in part.parts))
    if type(part) is Length and part.least > shortest:
        return AboutLength.of(part.suit, (part.least, part.most), (shortest, part.most))
    return part


def _is_strength(one: Meaning) -> bool:
    return isinstance(one, Amount) and one.figure in _POINTS


def _shown(convention: Convention, told: Heard) -> Meaning | None:
    """What the call shows in this auction, or wherever it is made, or the only thing that the convention shows."""
    text = _in_auction(convention, told.auction) if told.auction else None
    if text is None and told.call and not told.named:  # of another auction it tells another suit
        text = convention.shown_by(parse_call(told.call))
    only = set(convention.calls.values())
    if text is None and not told.call and len(only) == 1 and "{" not in (said := only.pop()):
        text = said
    return None if text is None else _read_of_name(text, told)


@lru_cache(maxsize=1024)
def _read_of_name(text: str, told: Heard) -> Meaning:
    """What the dictionary's words mean in this auction. Kept: a name is read again wherever its meaning is read back."""
    return read_meaning(text, told=told)


def _in_auction(convention: Convention, auction: str) -> str | None:
    try:
        return convention.shown(auction)
    except NotationError:  # a call that stands for several, or that is none
        return None


def _doubtful(part: Meaning, open_in: tuple[str, ...]) -> Meaning:
    """The part, its ends in doubt where pairs differ."""
    if type(part) in {And, Or} and isinstance(part, And | Or):
        return type(part)(tuple(_doubtful(each, open_in) for each in part.parts))
    if type(part) is Amount and part.figure in _POINTS:
        below, above = (
            max((_DOUBTFUL[one][end] for one in open_in if one in _DOUBTFUL), default=0) for end in (0, 1)
        )
        narrow, wide = _wider(part.least, part.most, below, above, part.figure.top)
        return part if narrow == wide else About.of(part.figure, narrow, wide)
    if type(part) is Length and "length" in open_in:
        narrow, wide = _wider(part.least, part.most, 1, 1, 13)
        return part if narrow == wide else AboutLength.of(part.suit, narrow, wide)
    return part


def _wider(
    least: int, most: int, below: int, above: int, top: int
) -> tuple[tuple[int, int], tuple[int, int]]:
    """The limits as they are, and with these figures added at their ends."""
    return (least, most), (max(least - below, 0), min(most + above, top))
