"""Expect: whether the ruling is what a case file says that it should be.

    expect:
      laws: ["13A2"]              each is cited; 13A is satisfied by 13A2
      provisions: [play_on, {adjust: {form: assigned}}]    these occur, in this order
      exactly: [correct_hands]    these occur, in this order, and no others
      never: ["13B1"]             none of these is cited
      asks: outcome_affected      the open question; null when nothing is open
      when: end_of_play           the moment of the open question
      presumed: [told_his_lead]   the exceptions that are presumed not to hold, these and no others
      continues: ["12"]           the Laws that the ruling is handed over to
      score: {NS: [420, -50]}     what a side has before and after: points, A+, 60%, +3 IMPs; null for nothing
      tricks: [10, 9]             declarer's tricks before and after
      in_force: [W must not lead H]    what binds somebody after the ruling, or waits for his word: this and no more
      turn: W                     who is to lead or play after the ruling
      plays: H8 H7                the cards that he may lead or play then
      says: [West, your lead]     words that stand in what the Director says now, in English, in this order
      unsaid: [stays out]         words that do not stand in it
      error: "..."                words of the error that the case is refused with

All of it may be keyed by edition: `expect: {2007: {...}, 2017: {...}}`.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from lawbook.casefile import CaseFile
from lawbook.desk import Decision, rule
from lawbook.desk.objects import line_object, provision_objects, table_object
from lawbook.errors import CaseError, LawbookError
from lawbook.law.clause import contains, normal
from lawbook.voice import speech

__all__ = ["differences", "variants"]

KEYS = (
    "laws",
    "provisions",
    "exactly",
    "never",
    "asks",
    "when",
    "presumed",
    "continues",
    "error",
    "score",
    "tricks",
    "in_force",
    "turn",
    "plays",
    "says",
    "unsaid",
)


def variants(case: CaseFile) -> Iterator[CaseFile]:
    """The case once for each edition that its expectations name."""
    by_edition = {key: value for key, value in case.expect.items() if str(key).isdecimal()}
    if not by_edition:
        yield case
    for edition, expected in by_edition.items():
        yield replace(case, edition=int(edition), expect=expected)


def differences(case: CaseFile) -> Iterator[str]:
    """Where the ruling differs from what is expected, a line each; nothing when it is as it should be."""
    unknown = [key for key in case.expect if key not in KEYS]
    if unknown or not case.expect:
        raise CaseError(
            "expect {unknown}: expect one or more of {known}", unknown=unknown[:1], known=", ".join(KEYS)
        )
    refusal = case.expect.get("error")
    try:
        decision = rule(case)
    except LawbookError as error:
        if refusal is None or str(refusal) not in str(error):
            yield f"refused: {error}"
        return
    if refusal is not None:
        yield f"not refused; expected {refusal!r}"
    yield from _clauses(decision, case.expect)
    yield from _provisions(decision, case.expect)
    yield from _question(decision, case.expect)
    yield from _afterwards(decision, case.expect)
    yield from _words(decision, case.expect)
    yield from _score(decision, case.expect)


def _clauses(decision: Decision, expect: Mapping[str, Any]) -> Iterator[str]:
    cited = decision.citations
    for wanted in map(normal, _texts(expect.get("laws", ()))):
        if not any(contains(wanted, clause) for clause in cited):
            yield f"{wanted} is not cited; cited are {', '.join(cited)}"
    for unwanted in map(normal, _texts(expect.get("never", ()))):
        if any(contains(unwanted, clause) for clause in cited):
            yield f"{unwanted} is cited; cited are {', '.join(cited)}"
    for law in _texts(expect.get("continues", ())):
        if law not in decision.continues:
            yield f"does not continue in Law {law}; it continues in {', '.join(decision.continues) or 'none'}"


def _texts(values: Any) -> list[str]:
    return [str(value) for value in (values if isinstance(values, list | tuple) else [values])]


def _provisions(decision: Decision, expect: Mapping[str, Any]) -> Iterator[str]:
    told = provision_objects(decision)
    kinds = ", ".join(row["kind"] for row in told)
    rest = iter(told)
    for wanted in expect.get("provisions", ()):
        if not any(_fits(wanted, row) for row in rest):
            yield f"{wanted} does not follow, or not in this order; what follows is {kinds}"
    if "exactly" in expect:
        wanted_rows: Sequence[Any] = expect["exactly"]
        if len(wanted_rows) != len(told) or not all(map(_fits, wanted_rows, told)):
            yield f"expected exactly {wanted_rows}; what follows is {kinds}"


def _fits(wanted: Any, row: Mapping[str, Any]) -> bool:
    if not isinstance(wanted, Mapping):
        return bool(row["kind"] == wanted)
    kind, fields = next(iter(wanted.items()))
    if row["kind"] != kind:
        return False
    if not isinstance(fields, Mapping):  # {transfer_tricks: 2}: whichever field of its own has this value
        return fields in [value for name, value in row.items() if name not in {"kind", "cite", "see", "text"}]
    return all(row.get(name) == value for name, value in fields.items())


def _question(decision: Decision, expect: Mapping[str, Any]) -> Iterator[str]:
    asked = decision.question
    if "asks" in expect and expect["asks"] != (asked.key if asked else None):
        yield f"expected the question {expect['asks']}, asked is {asked.key if asked else 'nothing'}"
    presumed = [fact.key for fact in decision.presumed.values()]
    if "presumed" in expect and sorted(_texts(expect["presumed"])) != sorted(presumed):
        yield f"expected to be presumed {expect['presumed']}; presumed is {', '.join(presumed) or 'nothing'}"
    if "when" in expect and (asked is None or asked.moment.value != expect["when"]):
        yield f"expected a question {expect['when']}, asked is {asked.moment.value if asked else 'nothing'}"


def _afterwards(decision: Decision, expect: Mapping[str, Any]) -> Iterator[str]:
    """Where the record differs as it goes on from the ruling: what is in force, whose turn it is, and what he may play."""
    if not expect.keys() & {"in_force", "turn", "plays"}:
        return
    table = table_object(decision.table)
    play = table["play"]
    rows = [" ".join([r["seat"], r["act"], *r["calls"], *r["suits"], *r["cards"]]) for r in table["in_force"]]
    found = {
        "in_force": sorted(rows),
        "turn": [play["turn"]] if play and play["turn"] else [],
        "plays": sorted(play["legal_cards"] or ()) if play else [],
    }
    for key in found.keys() & expect.keys():
        told = expect[key] or ""
        wanted = sorted(_texts(told) if isinstance(told, list) else str(told).split())
        if wanted != found[key]:
            yield f"expected {key} after the ruling {wanted}; there is {found[key]}"


def _words(decision: Decision, expect: Mapping[str, Any]) -> Iterator[str]:
    """Where what is said now differs."""
    if not {"says", "unsaid"} & expect.keys():
        return
    text = " ".join(said.text for said in speech(decision, "en").now)
    yield from (f"{words!r} is said: {text!r}" for words in _texts(expect.get("unsaid", ())) if words in text)
    place = 0
    for wanted in _texts(expect.get("says", ())):
        found = text.find(wanted, place)
        if found < 0:
            yield f"{wanted!r} is not said, or not in this order; said is {text!r}"
        place = max(found, place)


def _score(decision: Decision, expect: Mapping[str, Any]) -> Iterator[str]:
    """Where the score line differs: what each side has before and after, and declarer's tricks."""
    if "score" not in expect and "tricks" not in expect:
        return
    line = line_object(decision)
    if line is None:
        yield "expected a score line, and the ruling has none"
        return
    for side, (before, after) in expect.get("score", {}).items():
        for when, wanted in (("before", before), ("after", after)):
            found = _figures((line[when] or {}).get(side))
            if not {str(part) for part in (wanted if isinstance(wanted, list) else [wanted])} <= found:
                yield f"expected for {side} {when} {wanted}; there is {', '.join(sorted(found))}"
    tricks = [line["tricks"]["before"], line["tricks"]["after"]]
    if expect.get("tricks", tricks) != tricks:
        yield f"expected tricks before and after {expect['tricks']}; there are {tricks}"


def _figures(score: Mapping[str, Any] | None) -> set[str]:
    """What a side has, in the words in which it is expected."""
    if score is None:
        return {"None"}
    parts = {str(score["points"]), str(score["artificial"])} - {"None"}
    parts |= {
        f"{score[unit]:g}{sign}"
        for unit, sign in (("percent", "%"), ("imps", " IMPs"))
        if score[unit] is not None
    }
    return parts | {
        f"{100 * row['share']:g}% {row['points']}" for row in score["outcomes"] if row["share"] != 1
    }
