"""Objects: the record of a ruling, and of a table, as JSON."""

from enum import Enum
from typing import Any

from lawbook.bridge import Bid, Card, Seat, Side, Word
from lawbook.desk.after import answer_words, consequences_of
from lawbook.desk.decision import Decision
from lawbook.desk.laid_down import setting_object
from lawbook.desk.playing import play_object
from lawbook.desk.score.touching import score_line
from lawbook.label import Label
from lawbook.law.consult import Law
from lawbook.law.fact import Proviso, Source
from lawbook.law.provision import Provision, fields
from lawbook.notation import deal_text
from lawbook.notation.contract import contract_text
from lawbook.table import Act, Matter, Norm, Table, call_word, in_force, story_lines
from lawbook.table.auction.bidding import legal_calls
from lawbook.table.seen.sight import Sight, View
from lawbook.text import render

__all__ = ["line_object", "provision_objects", "record_object", "table_object"]

JSON_VERSION = 1


def record_object(decision: Decision, language: str = "en") -> dict[str, Any]:
    """The ruling as the record has it, of third persons, with the table that it rests on."""
    return {
        "version": JSON_VERSION,
        "edition": decision.case.edition,
        "authority": decision.case.authority.upper(),
        "law": decision.law,
        "citations": list(decision.citations),
        "provisions": provision_objects(decision, language),
        "question": _question(decision, language),
        "presumed": [fact.key for fact in decision.presumed.values()],
        "exceptions": [
            _exception(key, fact, language, holds=holds)
            for holds, facts in ((False, decision.presumed), (True, decision.excepted))
            for key, fact in facts.items()
        ],
        "answers": {fact.key: fact.answers.word(value) for fact, value in decision.asked},
        "continues": list(decision.continues),
        "waiting": [_waiting(law, view) for law, view in decision.waiting],
        "settings": [setting_object(setting) for setting in decision.settings],
        "table": _table(decision, language),
        "score_line": line_object(decision),
        "reasons": _reasons(decision, language),
    }


def provision_objects(decision: Decision, language: str = "en") -> list[dict[str, Any]]:
    """What follows, in order."""
    return [_provision(provision, language) for provision in decision.provisions]


def _provision(provision: Provision, language: str) -> dict[str, Any]:
    own = {name: _plain(value) for name, value in fields(provision).items() if value not in (None, ())}
    said = {"kind": provision.kind, "cite": provision.cite, "see": list(provision.citations[1:])}
    return {**said, "text": render.sentence(provision, language), **own}


def _plain(value: Any) -> Any:
    match value:
        case Card() | Seat() | Side():
            return value.name
        case Bid() | Word():
            return call_word(value)
        case Label() | Enum():
            return value.value
        case tuple() if value and isinstance(value[0], Label):
            return [each.value for each in value]
        case tuple():
            return dict(value)
        case _:
            return value


def _question(decision: Decision, language: str) -> dict[str, Any] | None:
    fact = decision.question
    if fact is None:
        return None
    asked = {
        "key": fact.key,
        "answer_as": decision.answer_key,
        "text": render.whole_question(fact, language),
        "answers": [
            {"word": word, "text": render.answer(fact, word, language)} for word in answer_words(decision)
        ],
        "source": fact.source.value,
        "moment": fact.moment.value,
        "asked_of": _plain(decision.asked_of),
        "aid": fact.aid,
        "checklist": [
            {"answer_as": key, "text": render.whole_question(asked_too, language)}
            for key, asked_too in decision.checklist.items()
        ],
    }
    if fact.source is Source.CHOICE:
        asked["consequences"] = {
            word: [_provision(p, language) for p in provisions]
            for word, provisions in consequences_of(decision).items()
        }
    return asked


def line_object(decision: Decision) -> dict[str, Any] | None:
    """What the board was worth and what it is worth now, where the ruling touches it."""
    line = score_line(decision)
    if line is None:
        return None
    from lawbook.desk.score.objects import score_object  # noqa: PLC0415  # only where a ruling touches a score

    return score_object(line)


def _reasons(decision: Decision, language: str) -> list[dict[str, Any]]:
    """What decided it, with who may see that."""
    reasons = decision.reasons
    if not reasons:
        return []
    from lawbook.desk.reasons.objects import reason_object  # noqa: PLC0415  # only where there are any

    return [reason_object(reason, language) for reason in reasons]


def _exception(key: str, fact: Proviso, language: str, *, holds: bool) -> dict[str, Any]:
    """An exception that hardly ever applies: presumed not to hold, or said to hold."""
    said = {"key": fact.key, "answer_as": key, "cite": fact.cite, "holds": holds}
    return {**said, "text": render.unless(fact, language), "question": render.whole_question(fact, language)}


def _waiting(law: Law, view: View) -> dict[str, Any]:
    """What is ruled on later: by which Law, about whom."""
    return {"law": law.id, "seat": view.seat.name if isinstance(view, Sight) else None}


INFORMATION = ("authorized", "unauthorized", "unrestricted")
RESTRICTIONS = ("may_restrict_lead", "forbid_lead", "require_lead")


def _table(decision: Decision, language: str) -> dict[str, Any] | None:
    """The record with what the ruling says of it: who may use what, and which leads are restricted."""
    if not decision.table.told and decision.table.deal is None:
        return None
    told = {
        kinds: [_provision(p, language) for p in decision.provisions if p.kind in kinds] for kinds in LEDGERS
    }
    return {
        **table_object(decision.table),
        "information": told[INFORMATION],
        "restrictions": [_restriction(decision.table, row) for row in told[RESTRICTIONS]],
    }


LEDGERS = (INFORMATION, RESTRICTIONS)


def _restriction(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """A restriction on a lead, with where it stands if the record shows whose lead it is."""
    seat = row["seat"]
    return {**row, "state": table.restriction_on(Seat[seat]) if seat in Seat.__members__ else "waiting"}


def table_object(table: Table) -> dict[str, Any]:
    """The record as JSON: the hands, the auction, what is irregular, and what may be called now."""
    turn = table.bidding.turn
    return {
        "board": table.board.number,
        "dealer": table.board.dealer.name if table.board.dealer is not None else None,
        "deal": deal_text(table.deal) if table.deal else None,
        "cards": {seat.name: table.count(seat) for seat in Seat},
        "beginning": _beginning(table),
        "displaced": [
            {
                "card": card.name,
                "held_by": held.name if held is not None else None,
                "belongs_to": owner.name,
            }
            for card, held, owner in table.displaced
        ],
        "story": story_lines(table.written()),
        "phase": table.phase,
        "auction": [{"seat": made.seat.name, "call": call_word(made.call)} for made in table.bidding.live],
        "irregular": [_matter(table, matter) for matter in table.matters],
        "play": play_object(table),
        "turn": turn.name if turn is not None else None,
        "obligations": [
            {"seat": norm.seat.name, "until": norm.until.value}
            for norm in table.bidding.norms
            if norm.act is Act.PASS
        ],
        "in_force": [_norm(norm) for norm in in_force(table)],
        "legal_calls": [call_word(call) for call in legal_calls(table.bidding)],
        "contract": str(table.contract) if table.contract else None,
    }


def _norm(norm: Norm) -> dict[str, Any]:
    """What somebody must, may or must not do, as the ledger has it."""
    return {
        "seat": norm.seat.name,
        "modality": norm.modality.value,
        "act": norm.act.value,
        "calls": [call_word(call) for call in norm.calls],
        "suits": [suit.letter for suit in norm.suits],
        "cards": [card.name for card in norm.cards],
        "until": norm.until.value,
        "cite": norm.cite,
    }


def _beginning(table: Table) -> dict[str, Any] | None:
    """Where the record begins when it does not begin with the first call."""
    told = table.beginning
    if told is None:
        return None
    return {
        "contract": contract_text(told.contract) if told.contract else None,
        "tricks": told.tricks,
        "won": {side.name: number for side, number in told.won.items()},
        "leader": told.leader.name if told.leader is not None else None,
    }


def _matter(table: Table, matter: Matter) -> dict[str, Any]:
    return {
        "fault": matter.fault.value,
        "seat": matter.seat.name,
        "call": None if matter.call is None else call_word(matter.call),
        "turn": matter.turn.name if matter.turn is not None else None,
        "fate": table.bidding.fates[matter][0].value,
    }
