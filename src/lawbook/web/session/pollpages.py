"""The pages of a poll: asking it, its ballots, and what it comes to for the ruling."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from http import HTTPStatus

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from lawbook.address import Address, told_once
from lawbook.bridge import Card, Seat, Suit
from lawbook.errors import LawbookError
from lawbook.event.calls import PollClosed
from lawbook.law.laws.law_16 import Poll
from lawbook.notation import call_text, card_text, hand_text, parse_hand
from lawbook.session import polls
from lawbook.session.actions import action_said, auction_said
from lawbook.session.polls import Count, Question, Step, Taken
from lawbook.text.refusals import refusal
from lawbook.web.page import address_of, page
from lawbook.web.qr import qr_svg
from lawbook.web.session.asking import Fields, acting, fields_of, number_of, seen, session_of, there
from lawbook.web.session.within import InCall, InSession
from lawbook.web.words import Words, marked

__all__ = ["ballot_answered", "ballot_page", "poll_acts", "poll_asked", "poll_form", "poll_list", "poll_page"]

NO_BREAK = "\u00a0"
MISINFORMED = "call_influenced"
PURPOSES = {"poll_result": "16B1(b)", "logical_alternative": "16B1(b)", MISINFORMED: "21B1(a)"}
"""The facts that a poll helps to judge, each with its clause."""


def poll_list(request: Request) -> Response:
    """Every poll of the session."""
    session, words = session_of(request), Words(address_of(request).language)
    found = [(poll, suits_said(poll.asked.hand, words)) for poll in polls.polls(session.evening)]
    return page("session/polls.html", there(request, session), session=session, polls=found)


def poll_form(request: Request) -> Response:
    """The question that is to be put to players; what the call's record shows of it is filled in."""
    session = session_of(request)
    told = told_once(request.query_params.multi_items())
    return _form(request, session, {**_of_call(session, told, address_of(request).language), **told}, "")


def _form(request: Request, session: InSession, told: dict[str, str], error: str) -> Response:
    fields = ("hand", "auction", "methods", "options", "chosen", "number", "minutes", "call", "purpose")
    filled = {**dict.fromkeys(fields, ""), "number": "5", "minutes": "60", **told}
    status = HTTPStatus.BAD_REQUEST if error else HTTPStatus.OK
    return page(
        "session/ask.html", there(request, session), status=status, session=session, told=filled, error=error
    )


def _of_call(session: InSession, told: dict[str, str], language: str) -> dict[str, str]:
    """The hand of the player whose turn it was and the auction up to there, as far as the record of the call has them."""
    number = told.get("call", "")
    if not number.isdecimal():
        return {}
    call = session.evening.call(int(number))
    table = Address.of(call.case or "/").case().table
    seat, deal = told.get("seat", ""), table.deal
    hand = deal.hands[Seat[seat]] if deal and seat in Seat.__members__ else None
    return {
        "hand": hand_text(hand, language) if hand else "",
        "auction": " ".join(call_text(call, language) for _, call in table.calls),
    }


@acting
def poll_asked(request: Request, session: InSession, told: Fields) -> Address | Response:
    """The poll that a form asks; the form again, with what is wrong, where it cannot be asked."""
    try:
        poll = polls.ask(session.evening, _question(told), address_of(request).language, by=session.by.by)
    except LawbookError as error:
        return _form(request, session, dict(told), refusal(error, address_of(request).language))
    return there(request, session, f"/poll/{poll.number}")


def _question(told: Fields) -> Question:
    return Question(
        hand=told.get("hand", ""),
        auction=told.get("auction", ""),
        methods=told.get("methods", ""),
        options=told.get("options", ""),
        chosen=told.get("chosen", ""),
        number=number_of(told.get("number", ""), "number"),
        minutes=number_of(told.get("minutes", ""), "minutes"),
        call=number_of(told.get("call", ""), "call"),
        purpose=told.get("purpose", ""),
    )


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the count: an action, and where its verdict leads in the ruling."""

    action: str
    """As who reads the count would write it."""
    count: Count
    logical: bool
    answer: str
    """What it answers to "What did a poll show?"."""
    into: Address | None
    """The case of the call with that answer."""


@dataclass(frozen=True, slots=True)
class Ballot:
    """A ballot that can be handed out."""

    address: str
    step: Step
    qr: str


def poll_page(request: Request) -> Response:
    """The poll as it stands: ballots to hand out, the count, and what it comes to."""
    session, words = session_of(request), Words(address_of(request).language)
    poll = polls.taken(session.evening, request.path_params["poll"])
    considered, chosen, body = poll.thresholds(_authority(session, poll))
    return page(
        "session/poll.html",
        there(request, session, f"/poll/{poll.number}"),
        session=session,
        poll=poll,
        place=sum(each.number <= poll.number for each in polls.polls(session.evening)),
        call=session.evening.call(poll.asked.call) if poll.asked.call else None,
        question=poll.asked,
        suits=suits_said(poll.asked.hand, words),
        auction=auction_said(poll.asked.auction, words.language),
        over=poll.over(_now()),
        thresholds=(considered, chosen, body),
        rows=[_row(request, session, poll, count) for count in poll.counts],
        misinformed=poll.asked.purpose == MISINFORMED,
        ballots=[_ballot(request, poll, key) for key in poll.asked.ballots] if session.writes else [],
        clause=PURPOSES.get(poll.asked.purpose, "16B1(b)"),
    )


def _authority(session: InSession, poll: Taken) -> str:
    if not poll.asked.call:
        return session.evening.tournament.conditions.authority
    return Address.of(session.evening.call(poll.asked.call).case or "/").authority


def _row(request: Request, session: InSession, poll: Taken, count: Count) -> Row:
    action = action_said(count.action, address_of(request).language)
    word, phrase = _verdict(session, poll, count)
    considered, chosen, _ = poll.thresholds(_authority(session, poll))
    return Row(action, count, count.logical(considered, chosen), phrase, _into(request, session, poll, word))


def _verdict(session: InSession, poll: Taken, count: Count) -> tuple[str, str]:
    """What the count answers, and how that is said.

    Of an action that was not suggested, whether it was one of the logical ones (16B1(b)); of the call that a
    misinformed player made, whether another was (21B1(a)).
    """
    considered, chosen, _ = poll.thresholds(_authority(session, poll))
    if poll.asked.purpose == MISINFORMED:
        others = any(one.logical(considered, chosen) for one in poll.counts if one != count)
        return ("yes", marked("Yes")) if others else ("no", marked("No"))
    if count.logical(considered, chosen):
        return Poll.CHOSEN.value, Poll.CHOSEN.phrase
    found = Poll.CONSIDERED if count.is_considered(considered) else Poll.NOT_CONSIDERED
    return found.value, found.phrase


def _into(request: Request, session: InSession, poll: Taken, word: str) -> Address | None:
    """The ruling of the call with what the poll showed; only where it turns on that."""
    if not poll.asked.call or poll.asked.purpose not in PURPOSES:
        return None
    within = InCall(session, session.evening.call(poll.asked.call))
    if not within.writes or not within.call.case:
        return None
    here = there(request, session)
    fact = MISINFORMED if poll.asked.purpose == MISINFORMED else "poll_result"
    told = Address.of(within.call.case).without("logical_alternative").answered(fact, word)
    return replace(told.having(**here.params), preferred=here.preferred, within=within)


def _ballot(request: Request, poll: Taken, key: str) -> Ballot:
    address = f"{str(request.base_url).rstrip('/')}/p/{key}"
    return Ballot(address, poll.step(key, _now()), qr_svg(address, address))


@acting
def poll_acts(request: Request, session: InSession, _: Fields) -> Address:
    """The poll after it was closed."""
    poll = polls.taken(session.evening, request.path_params["poll"])
    if not poll.closed:
        session.evening.write(PollClosed(poll.number), by=session.by.by)
    return there(request, session, f"/poll/{poll.number}")


def ballot_page(request: Request) -> Response:
    """What a player who is asked sees: the hand and the auction, and one step at a time; never what happened."""
    poll = polls.ballot(request.app.state.evening, request.path_params["ballot"])
    return _ballot_shown(request, poll, "")


def _ballot_shown(request: Request, poll: Taken, error: str) -> Response:
    key = request.path_params["ballot"]
    address = address_of(request)
    words = Words(address.language)
    told = poll.answers.get(key)
    return page(
        "session/ballot.html",
        address,
        status=HTTPStatus.BAD_REQUEST if error else HTTPStatus.OK,
        question=poll.asked,
        auction=auction_said(poll.asked.auction, words.language),
        options=[(one, action_said(one, words.language)) for one in poll.asked.options],
        step=poll.step(key, _now()).value,
        told=told,
        action=action_said(told.action, words.language) if told else "",
        suits=suits_said(poll.asked.hand, words),
        error=error,
    )


def suits_said(hand: str, words: Words) -> list[Markup]:
    """A kept hand suit by suit, each with its cards as who reads it would write them."""
    held = parse_hand(hand)
    suits = ((suit, [card for card in held if card.suit is suit]) for suit in reversed(Suit))
    return [words.pips(f"{suit.symbol}{NO_BREAK}{_ranks(cards, words) or '-'}") for suit, cards in suits]


def _ranks(cards: Iterable[Card], words: Words) -> str:
    return NO_BREAK.join(card_text(card, words.language)[1:] for card in cards)


async def ballot_answered(request: Request) -> Response:
    """The next step of the ballot, or the same with what is wrong."""
    return await run_in_threadpool(_answered, request, await fields_of(request))


def _answered(request: Request, told: Fields) -> Response:
    evening, key = request.app.state.evening, request.path_params["ballot"]
    language = address_of(request).language
    try:
        polls.answer(evening, key, told, language, _now())
    except LawbookError as error:
        return _ballot_shown(request, polls.ballot(evening, key), refusal(error, language))
    return seen(address_of(request))


def _now() -> datetime:
    return datetime.now(UTC)
