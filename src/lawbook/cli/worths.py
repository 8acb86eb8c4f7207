"""Results and awards for a terminal: as they are typed, but in the words of the language (`web/results.py` has the pages')."""

from lawbook.event.worth import Made, Relieved, Shares, Worth, share_text, worth_text
from lawbook.scoring.entry import Stated
from lawbook.text.catalogue import translate
from lawbook.text.figures import written

__all__ = ["worth_said"]


def _(said: str) -> str:
    """The message, marked for the catalogues."""
    return said


def worth_said(worth: Worth, language: str) -> str:
    """What stands for one side.

    >>> worth_said(None, "nb"), worth_said(Made(), "pl"), worth_said(100, "pl")
    ('ikke spilt', 'Cztery pasy', '+100')
    """
    match worth:
        case None:
            return translate("desk", _("not played"), language)
        case Made(contract=None):
            return translate("desk", _("Passed out"), language)
        case Stated():
            amount = worth_text(worth).rpartition(" ")[2]
            return translate("desk", _("award {amount}"), language).format(amount=written(amount, language))
        case Shares(parts):
            return ", ".join(f"{share_text(share)} {worth_said(one, language)}" for one, share in parts)
        case Relieved(expected, without_error):
            return translate(
                "desk", _("expected {expected}, without its own error {without}"), language
            ).format(expected=worth_said(expected, language), without=worth_said(without_error, language))
        case _:
            return worth_text(worth)
