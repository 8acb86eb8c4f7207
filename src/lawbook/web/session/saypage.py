"""Say: what the Director says, one utterance a screen, and the options as cards for the players."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from lawbook.address import Address
from lawbook.event.calls import WordsSaid
from lawbook.readout import silence
from lawbook.session import DirectorCall
from lawbook.session.ruled import ruled
from lawbook.session.stage import Stage, stage
from lawbook.text.catalogue import translate
from lawbook.voice import Hearing, Utterance, speech
from lawbook.web.page import page
from lawbook.web.session.asking import Fields, acting, number_of, session_of, there
from lawbook.web.session.callpage import in_call
from lawbook.web.session.within import InSession

__all__ = ["cards_page", "said", "say_page"]


def _spoken(call: DirectorCall, language: str) -> tuple[Utterance, ...]:
    """What is said now of the ruling as it stands."""
    decision = ruled(call.case)
    return speech(decision, language).now if decision else ()


def _silence(call: DirectorCall, language: str) -> str:
    """What stands there where nothing is said now."""
    decision = ruled(call.case)
    if decision is None:
        return translate("desk", "There is nothing to say at the table.", language)
    return silence(decision, speech(decision, language), language)


def _turned(request: Request, number: int) -> int:
    """The screen that is shown, of so many; the first, where none is named."""
    wanted = number_of(request.query_params.get("n", ""), "n")
    return min(max(wanted, 1), max(number, 1))


def say_page(request: Request) -> Response:
    """One utterance, very large."""
    session = session_of(request)
    call = in_call(request, session).call
    address = there(request, session, f"/call/{call.number}/say")
    spoken = _spoken(call, address.language)
    shown = _turned(request, len(spoken))
    return page(
        "session/say.html",
        address,
        session=session,
        call=call,
        said=spoken[shown - 1] if spoken else None,
        away=bool(spoken) and spoken[shown - 1].hearing is Hearing.AWAY,
        shown=shown,
        number=len(spoken),
        version=call.versions[-1].number if call.versions else 0,
        cards=_cards(spoken),
        silence="" if spoken else _silence(call, address.language),
    )


def _cards(spoken: tuple[Utterance, ...]) -> tuple[str, ...]:
    """The options that are put to the players aloud, each to its end."""
    aloud = (one for one in spoken if one.hearing is Hearing.ALOUD and len(one.lines) > 2)
    return tuple(line for one in aloud for line in one.lines[1:-1])


def cards_page(request: Request) -> Response:
    """One option, very large, for the players to read in their language; nothing else."""
    session = session_of(request)
    call = in_call(request, session).call
    address = there(request, session, f"/call/{call.number}/cards")
    cards = _cards(_spoken(call, address.language))
    if not cards:
        return RedirectResponse(str(there(request, session, f"/call/{call.number}")))
    shown = _turned(request, len(cards))
    return page(
        "session/cards.html",
        address,
        session=session,
        call=call,
        card=cards[shown - 1],
        shown=shown,
        number=len(cards),
    )


@acting
def said(request: Request, session: InSession, fields: Fields) -> Address:
    """Where it goes on once it was said: to what the players choose, or to the call."""
    evening, call = session.evening, in_call(request, session).call
    language = there(request, session).language
    lines = tuple(line for one in _spoken(call, language) for line in one.lines)
    version = call.versions[-1].number if call.versions else 0
    if lines and number_of(fields.get("version", ""), "version") == version:
        evening.write(WordsSaid(call.number, lines, language), by=session.by.by)
    now = evening.call(call.number)
    chosen = stage(now, ruled(now.case), evening.reminders(now)) is Stage.CHOOSE
    return there(request, session, f"/call/{call.number}{'/now' if chosen else ''}")
