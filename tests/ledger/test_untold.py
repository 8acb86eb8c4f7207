"""The same incident with the hands and without: what the hands would have shown is asked about, and the rulings agree.

At the table the Director has seen no hand, so that most records have none. For every story of the case files that
has a deal, the deal is taken away, and what is asked then is answered as the deal has it.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest

from lawbook.casefile import CaseFile
from lawbook.desk import Decision, rule
from lawbook.errors import LawbookError
from lawbook.law.consult import Ruling
from lawbook.law.routes import IN_ORDER
from lawbook.table import REVOKES, PlayMatter
from lawbook.table.seen.sight import IrregularPlay, Sight
from tests.conftest import COUNTED
from tests.ledger.test_cases import FOLDERS, stories
from tests.ledger.test_ledger import Told

QUESTIONS = 12
"""So many questions are answered at most."""
OF_CARDS = {"law_13", "law_14", "law_67"}
"""Where it is the hands themselves that are wrong, there is no story without them."""
PUT_RIGHT = "he puts it right before anybody rules, so that his next turn is to the next trick"
READ_BY_DUMMY = "what dummy put there may be the card that the Law gives, and the Director sees whether it is"
OTHERWISE = {
    "law_15/in_force.yaml:5": "what is open is about the auction, and nothing else is asked before it is answered",
    "law_45/exam_published.yaml:3": "declarer says what he meant before anybody has said what the first words were",
    "law_45/examined.yaml:11": "the revoke that a card of dummy's shows is told in another order",
    "law_45/named_anew.yaml:1": "declarer names another card before anybody has said what the first words were",
    **dict.fromkeys(("law_46/afterwards.yaml:1", "law_46/incidents.yaml:1"), READ_BY_DUMMY),
    **dict.fromkeys((f"law_46/read_by_dummy.yaml:{number}" for number in (1, 3, 6)), READ_BY_DUMMY),
    "law_46/read_by_dummy.yaml:5": "the card that dummy plays then is taken for one that he could have played at once",
    "law_46/told.yaml:2": "without his hand nobody knows that dummy has put up another card than the Law gives",
    "law_46/shown.yaml:11": "who calls a card in full is asked about only when the Director comes",
    "law_46/shown.yaml:13": "the play has gone on, so that nobody speaks of the words",
    **dict.fromkeys(
        ("law_61/examined.yaml:1", "law_62/examined.yaml:7", "law_62/incidents.yaml:5"), PUT_RIGHT
    ),
    "law_62/played_on.yaml:9": PUT_RIGHT,
    "law_63/exam_published.yaml:2": "that he has to follow suit before he plays his penalty card is told where a hand shows it",
    "law_64/shown.yaml:27": "the revokes are ruled on in the order in which later cards have shown them",
}
"""Stories whose ruling without hands says a little more or less, and why."""


@dataclass(frozen=True)
class Untold:
    """A story whose hands were taken away, as it is ruled with them and without."""

    name: str
    told: Decision
    bare: Decision
    asked: int

    @property
    def hidden(self) -> list[PlayMatter]:
        """The revokes that only the hands show."""
        known = {(m.seat, m.trick) for m in self.bare.table.play_matters if m.fault in REVOKES}
        matters = (m for m in self.told.table.play_matters if m.fault in REVOKES)
        return [m for m in matters if (m.seat, m.trick) not in known]


def untold(folder: str) -> Iterator[Untold]:
    """The stories of a Law that have a deal, without it."""
    for name, case in stories(folder):
        if case.board.deal is None or folder in OF_CARDS:
            continue
        try:
            told = rule(case)
        except LawbookError:
            continue
        bare = replace(case, board=replace(case.board, deal=None))
        yield _answered(f"{folder}/{name}", told, bare)


def _answered(name: str, told: Decision, case: CaseFile) -> Untold:
    bare, asked = rule(case), 0
    if bare.law == IN_ORDER.id != told.law:  # who sees no hand is told that the Director came
        bare = rule(replace(case, story=(*case.story, "director")))
    while outcome(bare) != outcome(told) and asked < QUESTIONS and (word := _known(told, bare)) is not None:
        asked += 1
        bare = rule(replace(bare.case, answers={**bare.case.answers, bare.answer_key: word}))
    return Untold(name, told, bare, asked)


def _known(told: Decision, bare: Decision) -> str | None:
    """What the hands answer to what is asked without them; None where they do not tell."""
    fact, view = bare.question, bare.open.case.view
    if fact is None or bare.answer_key in bare.case.answers:
        return None
    matter = view.matter if isinstance(view, Sight) else None
    if fact.key == "could_have_complied" and isinstance(matter, PlayMatter):
        revoked = {(m.seat, m.trick) for m in told.table.play_matters if m.fault in REVOKES}
        return "yes" if (matter.seat, matter.trick) in revoked else "no"
    rows = [(_subject(ruling), dict(ruling.asked)) for ruling in told.rulings]
    rows.sort(key=lambda row: row[0] != _subject(bare.open))
    return next((fact.answers.word(asked[fact]) for _, asked in rows if fact in asked), None)


def _subject(ruling: Ruling) -> object:
    view = ruling.case.view
    return view.matter if isinstance(view, Sight) else None


def outcome(decision: Decision) -> tuple[object, ...]:
    """What follows, and what is asked; that a card was a revoke is what the hands would have shown (Law 61A)."""
    follows = [(p.kind, p.cite) for p in decision.provisions if p.cite != "61A"]
    return follows, None if decision.question is None else decision.question.key


@pytest.mark.parametrize("folder", [folder for folder in FOLDERS if folder not in OF_CARDS])
def test_without_hands_the_rulings_agree_or_ask(folder: str, record_property: Told) -> None:
    rows = list(untold(folder))
    silent = [
        row.name for row in rows if row.bare.law == IN_ORDER.id != row.told.law and row.name not in OTHERWISE
    ]
    others = [
        f"{row.name}: {outcome(row.told)} and without hands {outcome(row.bare)}"
        for row in rows
        if outcome(row.told) != outcome(row.bare) and not row.hidden and row.name not in OTHERWISE
    ]
    for what, number in (
        ("stories", len(rows)),
        ("questions that hands would have answered", sum(row.asked for row in rows)),
        ("with a revoke that nobody speaks of", sum(bool(row.hidden) for row in rows)),
    ):
        record_property(f"{COUNTED}stories without hands: {what}", number)

    assert silent == []
    assert others == []


@pytest.mark.parametrize("folder", [folder for folder in FOLDERS if folder not in OF_CARDS])
def test_a_revoke_of_which_nobody_speaks_lies_beside_something_else(folder: str) -> None:
    for row in untold(folder):
        if row.hidden and outcome(row.told) != outcome(row.bare) and row.name not in OTHERWISE:
            of_play = (r.case.view for r in row.bare.rulings)
            assert any(not isinstance(view, IrregularPlay) or view.matter for view in of_play), row.name
            assert row.bare.law != IN_ORDER.id, row.name
