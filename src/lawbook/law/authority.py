"""Authority: what a Regulating Authority has laid down wherever the Laws leave it a choice.

One dated profile for each body, in TOML; a national body, or a club on top of it, supplies its own. Where a profile is
silent the body that it follows speaks, and then openly the Laws. An event, or a Director at his desk, may set any
of them otherwise; then the source says so.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from functools import cache
from pathlib import Path

from lawbook.errors import CaseError
from lawbook.law.election import Election, election, elections
from lawbook.law.profile import Profile, Value, read_profile

__all__ = ["TOLD", "Authority", "Setting", "above", "authorities", "authority", "stricter", "supplied"]

DEFAULT = "WBF"
TOLD = "TOLD"
"""The body of a setting that was told with the case, and is no authority's."""


@dataclass(frozen=True, slots=True)
class Setting:
    """One value, with where it comes from."""

    name: str
    value: str | int
    law: str
    """The clause that leaves the choice."""
    source: str
    checked: str
    """The day on which somebody last looked the value up."""
    body: str
    """Whose value it is; another body than the one asked means that its own is unknown."""
    since: str = ""
    """The first day of the value, where that is known."""
    status: str = "seen"
    """How well it is attested."""

    @property
    def number(self) -> int:
        """The value of an election that can be nothing but a number."""
        return int(self.value)

    @property
    def election(self) -> Election:
        """The choice that it is a value of."""
        return election(self.name)


@dataclass(frozen=True, slots=True)
class Authority:
    """A Regulating Authority (Law 80A), or a club, and its elections."""

    id: str
    name: str
    settings: Mapping[str, Setting]
    follows: str = DEFAULT
    """Who speaks where it is silent."""
    complete: frozenset[str] = frozenset()
    """The clauses on which it is known to have made no election, so that the Laws' own value is its own."""
    laws_from: Mapping[int, date] = field(default_factory=dict)
    """From when it plays which code, where that is known."""
    values: Sequence[Value] = ()
    """All its values, those of other days included."""
    delegates: frozenset[str] = frozenset()
    """What whoever follows it may choose although it is the authority's (80A3)."""

    def setting(self, name: str) -> Setting:
        """The body's own value, or that of the body it follows. Raises CaseError for a name that is no election."""
        if name in self.settings:
            return self.settings[name]
        if self.id == DEFAULT:
            return _default(election(name))
        if election(name).law in self.complete:
            return replace(_default(election(name)), body=self.id)
        return authority(self.follows).setting(name)

    def having(self, told: Mapping[str, object]) -> "Authority":
        """The same body with some settings told otherwise. Raises CaseError for what is no setting, or no value of it."""
        own = {str(name): self._told(str(name), value) for name, value in told.items()}
        return replace(self, settings={**self.settings, **own}) if own else self

    def _told(self, name: str, value: object) -> Setting:
        read = election(name).told(value)
        return replace(self.setting(name), value=read, source="told with the case", body=TOLD, since="")

    def at(self, day: date | None) -> "Authority":
        """The same body as it was on a day; as it is today where no day is told."""
        return self if day is None else replace(self, settings=_settings(self.id, self.values, day))


def authorities() -> tuple[str, ...]:
    """The bodies that have a profile, the WBF first, and those supplied last."""
    own = _with_profile()
    return (*own, *(name for name in _supplied if name not in own))


@cache
def _with_profile() -> tuple[str, ...]:
    """The bodies whose profile is ours, the WBF first."""
    names = (path.stem.upper() for path in _folder().glob("*.toml"))
    return tuple(sorted(names, key=lambda name: (name != DEFAULT, name)))


def authority(name: str) -> Authority:
    """The profile of a body by its letters. Raises CaseError that lists the bodies known."""
    wanted = name.strip().upper()
    return _supplied.get(wanted) or _known(wanted)


@cache
def _known(wanted: str) -> Authority:
    source = _folder() / f"{wanted.lower()}.toml"
    if wanted not in authorities() or not source.is_file():
        raise CaseError(
            "authority {name!r}: no such profile; known are {known}",
            name=wanted,
            known=", ".join(authorities()),
        )
    return _authority(read_profile(source))


_supplied: dict[str, Authority] = {}
"""The profiles that were supplied as files, by their letters."""


def supplied(source: Path) -> Authority:
    """The profile of a body's own file, which from now on is known by its letters. Raises CaseError that names the key.

    It may follow the file of another body beside it, as a club does that plays by its tournament's rules.
    """
    return _supply(source, ())


def _supply(source: Path, upon: Sequence[Path]) -> Authority:
    """The same, with the files that follow this one."""
    profile = read_profile(source)
    if source.resolve() in upon:
        raise CaseError("{path}: follows itself; let one of the files follow a body", path=source)
    if profile.follows.endswith(".toml"):
        followed = _supply(source.parent / profile.follows, (*upon, source.resolve()))
        profile = replace(profile, follows=followed.id)
    body = _authority(profile)
    taken = {TOLD, *_with_profile(), body.follows}
    if body.id in taken or body.id in {each.id for each in above(body)}:
        raise CaseError(
            "{path}: id {id!r}: no body can be called so; choose other letters", path=source, id=body.id
        )
    _within_its_powers(profile, body, source)
    _supplied[body.id] = body
    return body


def above(body: Authority) -> Iterator[Authority]:
    """Who speaks where it is silent, one after the other, up to the Laws' own values; each is named once."""
    named: set[str] = set()
    while body.id != DEFAULT and body.follows not in named:
        body = authority(body.follows)
        named.add(body.id)
        yield body


def _within_its_powers(profile: Profile, body: Authority, source: Path) -> None:
    """An organizer or a club chooses what is the authority's only where that has been delegated to it (80A3, 80B1)."""
    delegated = frozenset().union(*(each.delegates for each in above(body)))
    for value in profile.values:
        chosen = election(value.key)
        if profile.kind != "authority" and chosen.chooser == "RA" and chosen.name not in delegated:
            raise CaseError(
                "{path}: {key}: only a Regulating Authority chooses it ({law}); leave it out, or have {body} delegate it",
                path=source, key=value.key, law=chosen.law, body=body.follows,
            )  # fmt: skip


@cache
def stricter() -> Mapping[str, int]:
    """The settings of a stricter line of comparable calls (23A), by their names; no authority's."""
    rows = tomllib.loads((Path(__file__).parent / "stricter.toml").read_text("utf-8"))["settings"]
    return {key: row["value"] for key, row in rows.items()}


def _authority(profile: Profile) -> Authority:
    defaults = {name: _default(each) for name, each in elections().items()} if profile.id == DEFAULT else {}
    return Authority(
        profile.id,
        profile.name,
        {**defaults, **_settings(profile.id, profile.values, None)},
        profile.follows.upper() or DEFAULT,
        profile.complete,
        profile.laws_from,
        profile.values,
        profile.delegates,
    )


def _settings(body: str, values: Sequence[Value], day: date | None) -> dict[str, Setting]:
    """The values that hold on a day, or today."""
    holding = (value for value in values if value.holds(day) and not value.unsure)
    return {value.key: _setting(body, value) for value in sorted(holding, key=lambda v: v.since or date.min)}


def _setting(body: str, value: Value) -> Setting:
    since = value.since.isoformat() if value.since else ""
    law = election(value.key).law
    source = f"{value.source} ({value.scope})" if value.scope else value.source
    return Setting(value.key, value.value, law, source, value.checked, body, since, value.status)


def _default(each: Election) -> Setting:
    return Setting(each.name, each.default, each.law, each.source, each.checked, DEFAULT)


def _folder() -> Path:
    return Path(__file__).parent / "authorities"
