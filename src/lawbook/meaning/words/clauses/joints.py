"""What a word that joins two parts may not stand between."""

from lawbook.meaning.terms.meanings import Meaning
from lawbook.meaning.words.clauses.scoping import SINGLES, may_be_denied
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.stream import Stream
from lawbook.meaning.words.tokens.token import Token

__all__ = ["joined_with", "refuse_joint"]

_BUT = {"but", "men", "ale"}
_WITH = {"with", "w", "w/", "z", "ze", "med"}


def refuse_joint(stream: Stream, joined: Token, before: Meaning) -> None:
    """Refuse what follows a joint where it may be denied as well, or belong to it or not."""
    if joined.said == "+" and stream.kind() not in SINGLES:
        raise stream.complaint("is understood of nothing here; write it after a figure")
    if may_be_denied(stream, before):
        raise stream.complaint("may be denied too or not; put a comma, or repeat the denial", joined)
    if stream.before() in _BUT and stream.kind() is Kind.SUITS:
        raise stream.complaint("may mean with or without; write which", joined)


def joined_with(stream: Stream) -> bool:
    """Whether what is next is told with what stands before it, by the joint or by its own first word."""
    first = "" if stream.done() else stream.written(stream.peek()).lower().partition(" ")[0]
    return bool({stream.before(), first} & _WITH)
