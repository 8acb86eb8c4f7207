"""Shapes that stand together: 4333, 4432 or 5332; balanced, any 5332."""

from collections.abc import Sequence

from lawbook.meaning.terms.meanings import Meaning, either
from lawbook.meaning.terms.patterns import Pattern
from lawbook.meaning.terms.shapes import Shape
from lawbook.meaning.words.clauses.possibly import possible
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.lexing import Token
from lawbook.meaning.words.tokens.stream import Stream

__all__ = ["shapes"]


def shapes(stream: Stream, token: Token) -> Meaning:
    """A shape, or one of several."""
    before = stream.kind_before(stream.at - 1)
    found, parted = [token.value], before is Kind.COMMA or (before is None and stream.kind() is Kind.COMMA)
    while _goes_on(stream):
        stream.take(Kind.COMMA, Kind.OR)
        found.append(stream.next().value)
    if stream.writes({"distribution", "shape"}):
        stream.next()
    return possible(stream, either(found)) if _are_included(stream, found, parted=parted) else either(found)


def _are_included(stream: Stream, shapes: Sequence[Shape], *, parted: bool) -> bool:
    """Whether balanced shapes are told besides of a balanced notrump, as such that belong to it: balanced, any 5332."""
    named = parted and stream.heard.notrump and stream.tells_pattern(Pattern.BALANCED)
    return named and all(Pattern.BALANCED.fits(one.lengths) for one in shapes)


def _goes_on(stream: Stream) -> bool:
    """Whether another shape follows, so that what stands behind it is said of both."""
    alternative = (stream.kind(), stream.kind(1)) == (Kind.OR, Kind.SHAPE)
    return stream.kind() is Kind.SHAPE or alternative or _lists_shapes(stream)


def _lists_shapes(stream: Stream) -> bool:
    """Whether shapes follow with commas between them, as players write them: 4333, 4432 or 5332; 4333, 4432."""
    ahead = 0
    while (stream.kind(ahead), stream.kind(ahead + 1)) == (Kind.COMMA, Kind.SHAPE):
        ahead += 2
    last = (stream.kind(ahead), stream.kind(ahead + 1)) == (Kind.OR, Kind.SHAPE)
    bare = all(stream.written_ahead(at).isdigit() for at in range(1, ahead, 2))
    return ahead > 0 and (last or (bare and stream.kind(ahead) in {None, Kind.COMMA, Kind.CLOSE}))
