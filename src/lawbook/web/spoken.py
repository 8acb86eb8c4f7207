"""Calls as they are said aloud, which is also how a screen reader tells them."""

from lawbook.bridge import Bid, Call, Word

__all__ = ["spoken"]


def _(message: str) -> str:
    """The message itself; the mark only tells the catalogues that it will be said."""
    return message


_WORDS = {Word.PASS: _("pass"), Word.DOUBLE: _("double"), Word.REDOUBLE: _("redouble")}

_BIDS = (
    (_("one club"), _("one diamond"), _("one heart"), _("one spade"), _("one notrump")),
    (_("two clubs"), _("two diamonds"), _("two hearts"), _("two spades"), _("two notrump")),
    (_("three clubs"), _("three diamonds"), _("three hearts"), _("three spades"), _("three notrump")),
    (_("four clubs"), _("four diamonds"), _("four hearts"), _("four spades"), _("four notrump")),
    (_("five clubs"), _("five diamonds"), _("five hearts"), _("five spades"), _("five notrump")),
    (_("six clubs"), _("six diamonds"), _("six hearts"), _("six spades"), _("six notrump")),
    (_("seven clubs"), _("seven diamonds"), _("seven hearts"), _("seven spades"), _("seven notrump")),
    (_("eight clubs"), _("eight diamonds"), _("eight hearts"), _("eight spades"), _("eight notrump")),
)


def spoken(call: Call) -> str:
    """A call in words, to be put into a language; a bid above eight in figures.

    >>> spoken(Word.REDOUBLE)
    'redouble'
    """
    if not isinstance(call, Bid):
        return _WORDS[call]
    return _BIDS[call.level - 1][call.strain] if call.level <= len(_BIDS) else str(call)
