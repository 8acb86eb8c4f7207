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
    found, besides = [token.value], _is_told_besides(stream)
    while _goes_on(stream):
        stream.take(Kind.COMMA, Kind.OR)
        found.append(stream.next().value)
    if stream.writes({"distribution", "shape"}):
        stream.next()
    return possible(stream, either(found)) if besides and _are_included(stream, found) else either(found)


def _is_told_besides(stream: Stream) -> bool:
    """Whether a comma parts the shape from the word for a kind of shape, which stands before it, or behind where it begins."""
    if stream.at == 1:
        return stream.kind() is Kind.COMMA and stream.tells_pattern(Pattern.BALANCED)
    return stream.kind_before(stream.at - 1) is Kind.COMMA and stream.speaks_of(Kind.PATTERN)


def _are_included(stream: Stream, shapes: Sequence[Shape]) -> bool:
    """Whether balanced shapes are told of a balanced notrump, as such that belong to it: balanced, any 5332."""
    return stream.heard.notrump and all(Pattern.BALANCED.fits(one.lengths) for one in shapes)


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
