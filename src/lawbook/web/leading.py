"""Leading: from a ruling to the pages that take long to read, which are read when they are opened."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from importlib import import_module
from inspect import iscoroutinefunction
from typing import Any

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from lawbook.address import SHOWN, Address
from lawbook.desk import Decision, helped
from lawbook.law.fact import Fact
from lawbook.law.provision import Adjust, AssignOutcome, Award, AwardOwnAverage, MayAdjust
from lawbook.web.words import Words

__all__ = ["Aided", "aided", "award_address", "computed", "own_figure", "page_of"]


def page_of(module: str, name: str) -> Callable[[Request], Awaitable[Response]]:
    """A page of a module that is read when somebody first asks for it."""

    async def answer(request: Request) -> Response:
        shown: Callable[[Request], Any] = await run_in_threadpool(_read, module, name)
        told = await (shown(request) if iscoroutinefunction(shown) else run_in_threadpool(shown, request))
        assert isinstance(told, Response)  # noqa: S101
        return told

    return answer


def _read(module: str, name: str) -> Callable[[Request], Any]:
    page: Callable[[Request], Any] = getattr(import_module(f"lawbook.web.{module}"), name)
    return page


def award_address(address: Address, decision: Decision) -> Address | None:
    """The form for the adjusted score of a ruling, which it leads back to; None where it has none."""
    kinds = {type(provision) for provision in decision.provisions}
    if not kinds & {Adjust, MayAdjust, AssignOutcome, Award, AwardOwnAverage}:
        return None
    from lawbook.web.awardpage import form_address  # noqa: PLC0415  # it brings scoring with it

    return form_address(address, decision)


def computed(decision: Decision) -> Fact[Any] | None:
    """The open judgement if the cards say something about it, or the last that the ruling rests on; None without all cards."""
    deal = decision.table.deal
    if deal is None or not deal.complete:
        return None
    answered = (fact for ruling in reversed(decision.rulings) for fact, _ in reversed(ruling.asked))
    judged = answered if decision.question is None else (decision.question,)
    return next((fact for fact in judged if fact.aid in {"knowledge", "equity"}), None)


@dataclass(frozen=True, slots=True)
class Aided:
    """What helps with a question of Law 23: the page to compare the calls on, and what the record decides."""

    address: Address
    told: list[Markup]


def aided(address: Address, decision: Decision, words: Words) -> Aided | None:
    """The help with the open question; None where it is about something else."""
    fact = decision.question
    if fact is None or fact.aid != "comparable_call":
        return None
    from lawbook.desk.explained import explanations  # noqa: PLC0415  # it brings meanings with it

    told = explanations(decision.view, decision.case)
    typed = {"withdrawn": "\n".join(told.withdrawn), "replacement": told.replacement}
    case = {"case": address.without(*SHOWN).told}
    there = address.at("/meaning", **{key: said for key, said in typed.items() if said}, **case)
    return Aided(there, [words.pips(line) for line in (helped(decision, words.language) or "").splitlines()])


OWN = {f"{asked}_{side}": f"own_{side}" for asked in ("over_60", "under_40") for side in ("ns", "ew")}
"""The questions that a side's own figure answers, and the fields of the award form that hold it (12C2(c))."""


def own_figure(address: Address, decision: Decision) -> tuple[str, int] | None:
    """The figure that the open question is about, of how many boards, where the scores of a session have it."""
    fact = decision.question
    if fact is None or fact.key not in OWN or address.within is None:
        return None
    return address.within.own.get(OWN[fact.key])
