"""One answer: that a fifth card was led, and what the side that revoked has done since, are one thing told once.

A revoke is established by a lead to the next trick (Law 63A1), and a fifth card on its trick may be that lead (45E).
"""

from collections.abc import Iterable, Mapping

from lawbook.desk.answers import marked
from lawbook.table import REVOKES, PlayFault, PlayMatter
from lawbook.table.seen.fifth_card import fifth_cards, may_be_led, may_have_led_on
from lawbook.table.seen.sight import IrregularPlay, Revoke, View, sight_of

__all__ = ["told_of_both"]

LED, SINCE = "fifth_card_led", "since_revoke"
SINCE_IF = {"yes": "played", "no": "nothing"}
"""What has been done since the revoke, by whether the fifth card was led."""


def told_of_both(answers: Mapping[str, str], view: View, heard: set[str] | None = None) -> dict[str, str]:
    """What an answer about the fifth card tells of the revoke, and the other way round; `heard` gets both keys."""
    match view:
        case Revoke() if may_have_led_on(view):
            fifth = _told(answers, LED, view, fifth_cards(view))
            told = {SINCE: SINCE_IF[fifth]} if fifth in SINCE_IF else {}
        case IrregularPlay() if view.matter.fault is PlayFault.EXTRA and may_be_led(view) is None:
            since = _told(answers, SINCE, view, _revokes_of(view))
            told = {} if since is None else {LED: "yes" if since == SINCE_IF["yes"] else "no"}
        case _:
            return {}
    if heard is not None:
        heard.update((LED, SINCE))
    return told


def _told(
    answers: Mapping[str, str], key: str, view: IrregularPlay, matters: Iterable[PlayMatter]
) -> str | None:
    """The answer to a question about one of these; one that counts for all of them is no less an answer."""
    views = (sight_of(view.table, matter) for matter in matters)
    found = (answers.get(marked(key, each), answers.get(key)) for each in views)
    return next((word for word in found if word is not None), None)


def _revokes_of(view: IrregularPlay) -> Iterable[PlayMatter]:
    """The revokes of his side on the trick of a fifth card."""
    its = view.matter
    revokes = (matter for matter in view.table.play_matters if matter.fault in REVOKES)
    return (m for m in revokes if (m.trick, m.seat.side) == (its.trick, its.seat.side))
