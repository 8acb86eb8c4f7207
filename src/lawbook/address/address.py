"""The address of a page. It holds the whole case, so a page can be kept, printed, sent and changed."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol
from urllib.parse import parse_qsl, unquote

from lawbook.address.params import SHOWN, is_kept, told_once
from lawbook.address.situation import Situation
from lawbook.address.written import path_text, query_text
from lawbook.errors import LawbookError
from lawbook.notation import deal_text, read_deal

__all__ = ["Address", "Within"]


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

    @property
    def own(self) -> Mapping[str, tuple[str, int]]:
        """What each side has made on so many other boards, by the name of its field in the award form."""


@dataclass(frozen=True, slots=True)
class Address(Situation):
    """A situation with the addresses that it leads to.

    >>> home = Address("/", {"lang": "pl"})
    >>> str(home.at("/rule/13").answered("play_finished", "no"))
    '/rule/13?lang=pl&play_finished=no'
    """

    within: Within | None = field(default=None, compare=False, repr=False)
    """What the page stands in, where it stands in something: a call of the Director, say."""

    def __str__(self) -> str:
        path = self.base + path_text(self.path)
        return f"{path}?{query_text(self.params)}" if self.params else path

    @property
    def base(self) -> str:
        """What stands before every path; empty for a page by itself."""
        return self.within.base if self.within else ""

    @property
    def writes(self) -> bool:
        """Whether what is tapped on the page is written down."""
        return self.within is not None and self.within.writes

    @classmethod
    def of(cls, text: str) -> "Address":
        """The address that is written so.

        >>> Address.of("/rule/27?board=12").laws
        ('27',)
        """
        path, _, params = text.partition("?")
        return cls(unquote(path), told_once(parse_qsl(params, keep_blank_values=True)))

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
