"""Answers: which of them count for which irregularity.

An answer is keyed by fact and counts for every irregularity that asks it. Where a story has several,
`lho_accepts@2` counts for the second one only.
"""

from collections.abc import Mapping

from lawbook.casefile import CaseFile
from lawbook.errors import CaseError
from lawbook.law.authority import authority
from lawbook.law.case import Case
from lawbook.table import Table

__all__ = ["answer_key", "fact_key", "known_about"]

MARK = "@"


def fact_key(key: str) -> str:
    """The fact that an answer is about. Raises CaseError for a mark without a number."""
    fact, mark, number = key.partition(MARK)
    if mark and not (number.isdecimal() and int(number)):
        raise CaseError(
            f"answer {key}: after {MARK} stands the number of the irregularity, such as {fact}{MARK}2"
        )
    return fact


def answer_key(fact: str, table: Table | None) -> str:
    """How an answer about the irregularity that is looked at is written, where there are several."""
    if table is None or table.matter is None or len(table.matters) < 2:
        return fact
    return f"{fact}{MARK}{table.matters.index(table.matter) + 1}"


def known_about(case: CaseFile, table: Table) -> Case:
    """What is known about the irregularity that is looked at: the record, and the answers that count for it."""
    return Case(
        edition=case.edition,
        authority=authority(case.authority),
        table=table,
        answers=_answers(case.answers, table),
    )


def _answers(answers: Mapping[str, str], table: Table) -> Mapping[str, str]:
    if not any(MARK in key for key in answers):
        return answers
    common = {key: word for key, word in answers.items() if MARK not in key}
    ending = MARK + str(table.matters.index(table.matter) + 1) if table.matter in table.matters else None
    own = {fact_key(key): word for key, word in answers.items() if ending and key.endswith(ending)}
    return {**common, **own}
