"""How many: a number, a range, at least, at most, or one of several numbers."""

from collections.abc import Sequence
from dataclasses import dataclass

from lawbook.bridge import Suit
from lawbook.errors import NotationError, Wording
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import About, Amount, Meaning, Tag
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.shapes import AboutLength, Length
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.lexing import TOP, Token
from lawbook.meaning.words.tokens.stream import Stream

__all__ = ["NUMBERS", "Range", "limited_behind", "onwards", "read_range", "read_ranges"]

NUMBERS = frozenset({Kind.NUMBER, Kind.PAIR, Kind.FRINGE, Kind.LIMIT})
"""What a number begins with."""


_TO_ONE_SIDE = {"least", "most"}
_ONE_SIDED = {"most", "below", "above"}


@dataclass(frozen=True, slots=True)
class Range:
    """From the least to the most; bare if it is one number and nothing more was said."""

    least: int
    most: int
    bare: bool = False
    wide: tuple[int, int] | None = None
    """Where it may end beyond these, if that is a matter of judgement."""
    only: bool = False
    """Whether it is exact of a suit in which a bare figure means so many or more."""

    def up_to(self, top: int) -> tuple[int, int]:
        """The limits, none of them beyond the top but where the range begins there."""
        return self.least, max(self.least, min(self.most, top))

    def amount(self, figure: Figure) -> Amount:
        """So many of the figure."""
        if figure is Figure.POINTS and self.least > figure.top:
            raise NotationError("no hand has {number} points", number=self.least)
        limits = self.up_to(figure.top)
        wide = _under(self.wide, figure.top) if self.wide else limits
        return Amount(figure, *limits) if wide == limits else About.of(figure, limits, wide)

    def length(self, suit: Suit) -> Meaning:
        """So many cards of the suit."""
        if self.only:
            return Length(suit, self.least) & Length(suit, 0, self.most)
        limits = self.up_to(13)
        wide = _under(self.wide, 13) if self.wide else limits
        return Length(suit, *limits) if wide == limits else AboutLength.of(suit, limits, wide)


def _under(wide: tuple[int, int], top: int) -> tuple[int, int]:
    return wide[0], min(wide[1], top)


def read_ranges(stream: Stream) -> list[Range]:
    """The range, or each of the numbers that are joined by or."""
    ranges = [read_range(stream)]
    if [stream.kind(ahead) for ahead in range(4)] == [Kind.CARDS, Kind.OR, Kind.NUMBER, Kind.CARDS]:
        stream.next()  # czwórka lub piątka młodsza
    while ranges[-1].bare and stream.kind() is Kind.OR and stream.kind(1) is Kind.NUMBER:
        back = stream.at
        stream.next()
        another = read_range(stream)
        if not another.bare:  # it begins a term of its own
            stream.at = back
            break
        ranges.append(another)
    bare = ranges[-1].bare and stream.kind() is Kind.OR and stream.kind(1) is Kind.WHOLE
    if bare and _tells_tricks(stream.value(1)):  # seven or eight tricks
        raise stream.complaint("cannot stand here; say how many, or of what")
    return ranges


def _tells_tricks(said: Meaning) -> bool:
    return isinstance(said, Tag) and said.purpose is Purpose.TRICKS


def read_range(stream: Stream) -> Range:
    """The range that stands next."""
    limit = stream.take(Kind.LIMIT)
    if limit and limit.value in _TO_ONE_SIDE and stream.kind() is Kind.LIMIT and stream.value() == "about":
        return _loosely(limit.value, read_range(stream))
    token = stream.take(Kind.NUMBER, Kind.PAIR, Kind.FRINGE)
    if token is None:
        raise stream.complaint("should be a number, as in: at least 5")
    if token.kind is Kind.FRINGE:
        return _judged(stream, token, limit.value if limit else None)
    least, most = token.value
    if least > most:
        raise stream.complaint(Wording("runs downwards; write {most}-{least}", most=most, least=least), token)
    if limit and limit.value == "between" and stream.take(Kind.AND):
        return Range(least, read_range(stream).most)
    if limit and limit.value == "about":
        if (stream.kind(), stream.kind(1)) == (Kind.OR, Kind.NUMBER) and stream.value(1)[0] == most + 1:
            stream.next()  # about eight or nine
            most = stream.next().value[0]
        return Range(least, most, wide=(max(least - 1, 0), min(most + 1, TOP)))
    if token.kind is Kind.PAIR or least != most:
        if limit and (limit.value in _ONE_SIDED or (limit.value == "exactly" and most == TOP)):
            raise stream.complaint(
                "has two ends, and the word before it sets one; leave one of them out", token
            )
        return Range(least, most)
    limit = limit or stream.take(Kind.ONWARDS)
    return _limited(limit.value, least) if limit else Range(least, most, bare=True)


def _judged(stream: Stream, token: Token, limit: str | None) -> Range:
    """The range with a word of judgement, or to one side of it: good 14 to bad 17; up to a bad twelve."""
    narrow, wide = token.value
    good, bad = narrow == wide, wide[0] < narrow[0] == narrow[1]
    match limit:
        case "most":
            return Range(0, narrow[1] - bad, wide=(0, wide[1]))
        case "least":
            return Range(narrow[0] + good, TOP, wide=(wide[0], TOP))
        case "below" | "above":
            raise stream.complaint(
                "has ends in doubt, and the word before it sets one; leave one of them out", token
            )
        case "about":
            return Range(narrow[0], narrow[1], wide=(max(wide[0] - 1, 0), min(wide[1] + 1, TOP)))
        case _:
            return Range(narrow[0], narrow[1], wide=wide)


def _loosely(limit: str, about: Range) -> Range:
    """The range on one side of a number that is told roughly: up to about nineteen."""
    least, most = about.wide or (about.least, about.most)
    if limit == "most":
        return Range(0, about.most, wide=(0, most))
    return Range(about.least, TOP, wide=(least, TOP))


def onwards(stream: Stream, ranges: Sequence[Range]) -> Sequence[Range]:
    """The ranges, or what a bare number becomes by words after its unit: five losers or fewer."""
    if len(ranges) == 1 and ranges[0].bare and (stream.kind() is Kind.ONWARDS or limited_behind(stream)):
        return [_limited(stream.next().value, ranges[0].least)]
    if (
        len(ranges) == 1
        and ranges[0].most == TOP
        and (stream.kind() is Kind.ONWARDS or limited_behind(stream))
        and stream.value() == "least"
    ):
        stream.next()  # from six up
    return ranges


def limited_behind(stream: Stream) -> bool:
    """Whether a limit stands behind what it speaks of: five spades exactly; 11 points at most."""
    ends = {None, Kind.COMMA, Kind.CLOSE, Kind.AND, Kind.OR}
    return (
        stream.kind() is Kind.LIMIT
        and stream.value() in {"least", "most", "exactly"}
        and stream.kind(1) in ends
    )


def _limited(limit: str, number: int) -> Range:
    """The range on one side of a number."""
    return {
        "least": Range(number, TOP),
        "above": Range(number + 1, TOP),
        "most": Range(0, number),
        "below": Range(0, max(number - 1, 0)),
        "exactly": Range(number, number),
    }.get(limit, Range(number, number))
