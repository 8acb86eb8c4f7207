"""The address of a page. It holds the whole case, so a page can be kept, printed, sent and changed."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field, replace
from datetime import date
from functools import lru_cache
from typing import Protocol
from urllib.parse import parse_qsl, quote, unquote, urlencode

from lawbook.beginning import beginning_of
from lawbook.bridge import Board, Card, Seat
from lawbook.casefile import CaseFile, read_vulnerability
from lawbook.day import read_day
from lawbook.errors import CaseError, LawbookError, NotationError
from lawbook.languages import folder, language_of_tag
from lawbook.law.authority import Authority, authority
from lawbook.law.book import NEWEST, code_on
from lawbook.lazyclass import dataclass
from lawbook.notation import Diagram, deal_text, parse_card, read_deal
from lawbook.scores import SCORE_KEYS, Scores, read_scores

__all__ = ["RESERVED", "SET", "SHOWN", "Address", "Within", "is_kept", "law_name", "preferred"]

KEPT = ("edition", "date", "authority", "lang")
SET = "set."
"""Before the name of a setting that is told otherwise than the authority has it."""
RECORD = (
    "deal",
    "belongs",
    "board",
    "dealer",
    "vul",
    "contract",
    "tricks",
    "leader",
    "offender",
    "story",
    *SCORE_KEYS,
)
SHOWN = ("view", "as", "how", "add", "text", "of", "tick", "phase")
"""How a page is shown and what is being typed into it: no part of the case."""
TELLING = ("/rule", "/auction", "/play", "/hands")
"""Where the pages of a case begin; all others are only looked at."""
RESERVED = (*KEPT, *RECORD, *SHOWN)
"""The parameters that are no answers; no fact may be called so."""


class Within(Protocol):
    """Something that pages can stand in."""

    @property
    def base(self) -> str:
        """What stands before the paths of its pages."""

    @property
    def writes(self) -> bool:
        """Whether what is tapped on them is written down."""

    @property
    def compared(self) -> Mapping[str, str]:
        """What is known there of the contest and the other tables, as the form of an adjusted score takes it."""


@dataclass(frozen=True, slots=True)
class Address:
    """A path and its parameters, of which those that are not reserved are answers, keyed by fact.

    >>> home = Address("/", {"lang": "pl"})
    >>> str(home.at("/rule/13").answered("play_finished", "no"))
    '/rule/13?lang=pl&play_finished=no'
    """

    path: str
    params: Mapping[str, str]
    preferred: str = "en"
    """The language where the address names none."""
    within: Within | None = field(default=None, compare=False, repr=False)
    """What the page stands in, where it stands in something: a call of the Director, say."""

    def __str__(self) -> str:
        path = self.base + quote(self.path, safe="/+,()")
        return f"{path}?{urlencode(self.params)}" if self.params else path

    @property
    def base(self) -> str:
        """What stands before every path; empty for a page by itself."""
        return self.within.base if self.within else ""

    @property
    def writes(self) -> bool:
        """Whether what is tapped on the page is written down."""
        return self.within is not None and self.within.writes

    @property
    def tells(self) -> bool:
        """Whether the page shows a case: what happened, its record, or the ruling on it."""
        return self.path == "/" or self.path.startswith(TELLING)

    @classmethod
    def of(cls, text: str) -> "Address":
        """The address that is written so.

        >>> Address.of("/rule/27?board=12").laws
        ('27',)
        """
        path, _, params = text.partition("?")
        return cls(unquote(path), dict(parse_qsl(params, keep_blank_values=True)))

    # What it says

    @property
    def language(self) -> str:
        """The language of the page. Raises CaseError for one that is not spoken here."""
        language = self.params.get("lang", self.preferred)
        folder(language)
        return language

    @property
    def edition(self) -> int:
        """The edition of the Laws that is named, or else the one of the day. Raises CaseError for what is no year."""
        if "edition" not in self.params:
            return code_on(self.day, self.authority)
        return _number(self.params["edition"], "edition", f"an edition is a year, such as {NEWEST}")

    @property
    def day(self) -> date | None:
        """The day of the session, if one is told. Raises CaseError for what is no day."""
        return read_day(self.params.get("date"))

    @property
    def authority(self) -> str:
        """The letters of the Regulating Authority."""
        return self.params.get("authority", "WBF")

    @property
    def settings(self) -> dict[str, str]:
        """What is told otherwise than the authority has it, by the names of its settings."""
        told = {key: word.strip() for key, word in self.params.items() if key.startswith(SET)}
        return {key.removeprefix(SET): word for key, word in told.items() if word}

    @property
    def body(self) -> Authority:
        """The Regulating Authority, with what is told otherwise. Raises CaseError for what is none."""
        return authority(self.authority).at(self.day).having(self.settings)

    @property
    def laws(self) -> tuple[str, ...]:
        """The Laws that are consulted, one after the other."""
        return _laws(self.path)

    @property
    def view(self) -> str:
        """The part of the ruling that is shown by itself; empty for all of it."""
        return self.params.get("view", "")

    @property
    def answers(self) -> dict[str, str]:
        """What the Director has answered, by fact, in the order in which he did."""
        return {key: word for key, word in self.params.items() if key not in RESERVED and not is_kept(key)}

    @property
    def story(self) -> tuple[str, ...]:
        """What happened, one line for each event."""
        return tuple(self.params.get("story", "").splitlines())

    def case(self) -> CaseFile:
        """The situation that the address tells. Raises CaseError and NotationError, one line each."""
        shown = self._diagram()
        number = self.params.get("board", "").strip()
        board = Board.of(
            _number(number, "board", "a board has a number (Law 2)") if number else shown.board,
            dealer=shown.dealer if (named := self.seat("dealer")) is None else named,
            vulnerability=read_vulnerability(marked)
            if (marked := self.params.get("vul", ""))
            else shown.vulnerability,
            deal=shown.deal if self.params.get("deal", "").strip() else None,
        )
        return CaseFile(
            edition=self.edition,
            day=self.day,
            authority=self.authority,
            settings=self.settings,
            board=board,
            belongs={
                **dict(shown.belongs),
                **dict(_belongs(self.params.get("belongs", ""))),
            },
            beginning=beginning_of(self.params, self.seat("leader"), shown.deal),
            story=self.story,
            scores=self._scores(),
            laws=self.laws,
            offender=self.seat("offender"),
            answers=self.answers,
        )

    def _scores(self) -> Scores:
        """What is told of the score."""
        told: dict[str, object] = {
            key: text for key in SCORE_KEYS if (text := self.params.get(key, "").strip())
        }
        if number := self.params.get("tricks_awarded", "").strip():
            told["tricks_awarded"] = _number(number, "tricks_awarded", "write how many tricks, 0 to 13")
        return read_scores(told)

    def seat(self, name: str) -> Seat | None:
        """The seat that a parameter names, if it names one. Raises CaseError for what is no seat."""
        text = self.params.get(name, "")
        if text and text not in Seat.__members__:
            raise CaseError(
                "{name} {text!r}: no seat; the seats are N, E, S and W", name=name, text=text[:20]
            )
        return Seat[text] if text else None

    def _diagram(self) -> Diagram:
        """The deal, in the card letters of the page's language or in English ones; no deal is four unknown hands."""
        text = self.params.get("deal", "").strip() or "N:- - - -"
        try:
            return read_deal(text, self.language)
        except NotationError:
            return read_deal(text)

    # Where it leads

    def answered(self, key: str, word: str) -> "Address":
        """The same case with one more answer, seen as a whole."""
        return self.without(*SHOWN).having(**{key: word})

    def none_of(self, keys: Iterable[str]) -> "Address":
        """The same case with every question of a checklist answered no."""
        return self.without(*SHOWN).having(**dict.fromkeys(keys, "no"))

    def only(self, key: str, keys: Iterable[str]) -> "Address":
        """The same case with one question of a checklist answered yes, and the others no."""
        return self.none_of(keys).having(**{key: "yes"})

    def carrying(self) -> list[tuple[str, str]]:
        """The parameters that a form has to carry along."""
        return list(self.without(*SHOWN).params.items())

    @property
    def told(self) -> str:
        """The case by itself: the same in every language, wherever the page stands and however it is shown."""
        return str(replace(self._in_english_letters().without("lang", *SHOWN), within=None))

    def _in_english_letters(self) -> "Address":
        """The same case with its deal in English card letters, where it is typed in those of the page's language."""
        text, language = self.params.get("deal", "").strip(), self.params.get("lang", self.preferred)
        if not text or language == "en":
            return self
        try:
            shown = read_deal(text, language)
        except LawbookError:  # it stands in English letters, or nobody can read it
            return self
        strays = ",".join(f"{card.name}:{seat.name}" for card, seat in shown.belongs)
        named = {
            "board": str(shown.board or ""),
            "dealer": shown.dealer.name if shown.dealer is not None else "",
            "belongs": strays,
        }
        new = {key: word for key, word in named.items() if word and not self.params.get(key)}
        return self.having(deal=deal_text(shown.deal), **new)

    def having(self, **params: str) -> "Address":
        """The same case with some parameters set."""
        return self._with({**self.params, **params})

    def without(self, *keys: str) -> "Address":
        """The same case with some parameters taken back."""
        return self._with({key: word for key, word in self.params.items() if key not in keys})

    def _with(self, params: Mapping[str, str], path: str | None = None) -> "Address":
        """Another address of the same reader: a page has a hundred of them."""
        return Address(self.path if path is None else path, params, self.preferred, self.within)

    def at(self, path: str, **params: str) -> "Address":
        """Another page in the same language, for the same edition and authority."""
        kept = {key: word for key, word in self.params.items() if is_kept(key)}
        return self._with({**kept, **params}, path)

    def carried(self, path: str) -> "Address":
        """Another page with the whole case."""
        return self._with(self.without(*SHOWN).params, path)

    def telling(self, *lines: str) -> "Address":
        """The same case with another story."""
        told = {"story": "\n".join(lines)} if lines else {}
        return self.without("story", *SHOWN).having(**told)

    def leading(self, told: str) -> "Address":
        """The page of a case that is told by itself, in the language and the place of this one."""
        language = {"lang": self.params["lang"]} if "lang" in self.params else {}
        case = Address.of("/" + told.lstrip("/\\")).without("lang")
        return replace(self, path=case.path, params={**case.params, **language})

    def in_edition(self, year: str) -> "Address":
        """The same page by another edition; the address of a clause names its edition."""
        path = re.sub(r"^/clause/[^/]*", f"/clause/{year}", self.path)
        return replace(self, path=path).having(edition=year)

    def consulting(self, *laws: str) -> "Address":
        """The same case under these Laws; under those that its record asks for, if none is named."""
        return self.carried(f"/rule/{'+'.join(laws)}".rstrip("/"))


def is_kept(key: str) -> bool:
    """Whether a parameter goes along to every other page."""
    return key in KEPT or key.startswith(SET)


def law_name(text: str) -> str:
    """The number of a Law, or the name of a route to one, as somebody wrote it.

    Raises CaseError for signs that neither has, such as figures of another script.
    """
    if not re.fullmatch("[0-9]{1,2}|[a-z_]{1,40}", text):
        raise CaseError("law {text!r}: no such Law; the Laws are numbered 1 to 93", text=text[:40])
    return text


def preferred(accept_language: str) -> str:
    """The first language of a browser's list that is spoken here, English if none is.

    >>> preferred("nn, nb;q=0.9, en;q=0.8"), preferred("no-NO"), preferred("de, *")
    ('nb', 'nb', 'en')
    """
    spoken = (language_of_tag(wanted.split(";")[0]) for wanted in accept_language.split(","))
    return next((language for language in spoken if language), "en")


@lru_cache(maxsize=1024)
def _laws(path: str) -> tuple[str, ...]:
    """The Laws that a path names; a page asks for them for each of its links."""
    _, named, rest = path.partition("/rule/")
    return tuple(dict.fromkeys(map(law_name, filter(None, re.split(r"[+,\s]+", rest))))) if named else ()


def _number(text: str, what: str, rule: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 4):
        raise CaseError("{what} {text!r}: {rule}", what=what, text=text[:20], rule=rule)
    return int(text)


def _belongs(text: str) -> Iterator[tuple[Card, Seat]]:
    """The cards in the wrong hand, as in `SA:W H3:N`."""
    for row in re.split(r"[,\s]+", text.replace(": ", ":").strip()):
        card, _, seat = row.partition(":")
        if row and seat not in Seat.__members__:
            raise CaseError(
                "belongs {row!r}: whose card is it? write the card and a seat, as in SA:W", row=row
            )
        if row:
            yield parse_card(card), Seat[seat]
