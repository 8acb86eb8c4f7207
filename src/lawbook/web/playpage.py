"""What the page of the play shows, and its stylesheet, which no other page needs."""

from typing import Any

from lawbook.address import Address
from lawbook.bridge import Seat, Side
from lawbook.table import Playing, Table, event_line
from lawbook.table.record.events import DirectorCalled
from lawbook.text.playing import play_fate, play_fault
from lawbook.web import acts, besides, contract, reminders
from lawbook.web.keptfiles import kept_file
from lawbook.web.play import Cards, state_of
from lawbook.web.words import Words

__all__ = ["PLAY_STYLE", "shown", "summoned"]

PLAY_STYLE = kept_file("play.css")


def summoned(address: Address, table: Table) -> Address:
    """The case as the Director comes to it: a lead or play that nobody has answered waits for him."""
    due = table.playing is not None and table.playing.due
    return address.telling(*address.story, event_line(DirectorCalled())) if due else address


def shown(address: Address, table: Table, words: Words) -> dict[str, Any]:
    """The table as it lies, and everything that can be added to its record."""
    state = state_of(table)
    cards = Cards(address, state, acts.tapped(address, table, state), words)
    return {
        "table": table,
        "state": state,
        "cards": cards,
        "seats": tuple(Seat),
        "won": [state.tricks_won(side) for side in Side],
        "hidden": None if state.begun else acts.face_down(table),
        **_words(table, words),
        **_of_contract(address),
        **_of_acts(address, table, state, words),
        "reminder": reminders.reminder(state, words),
        "options": reminders.options(address, state, words),
        "limits": reminders.limits(state, words),
    }


def _words(table: Table, words: Words) -> dict[str, Any]:
    return {
        "said": lambda event: acts.said(event, words),
        "fault": lambda matter: play_fault(matter, words.language),
        "fate": lambda matter: play_fate(table, matter, words.language),
    }


def _of_contract(address: Address) -> dict[str, Any]:
    bid = contract.bid_of(address)
    return {
        "bid": bid,
        "bids": contract.bids(address),
        "declarers": contract.declarers(address, bid) if bid else [],
        "changeable": "contract" in address.params,
    }


def _of_acts(address: Address, table: Table, state: Playing, words: Words) -> dict[str, Any]:
    return {
        "how": address.params.get("how", ""),
        "claims": acts.CLAIMS,
        "claimer": address.seat("as"),
        "manners": acts.manners(table, begun=state.begun),
        "on_table": acts.on_table(state),
        "replies": acts.replies(address, table, state, words),
        "more": list(acts.more(address, state, state.turn, words)),
        "besides": acts.others(table, words),
        "last": acts.last(address, words),
        "taken_back": besides.taken_back(address),
        "again": acts.begun_again(address),
    }
