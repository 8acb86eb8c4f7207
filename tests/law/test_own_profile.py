"""A body supplies a profile of its own, on top of the one that it follows; what is wrong in it is told by its key."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from lawbook.casefile import load
from lawbook.desk import rule
from lawbook.errors import CaseError
from lawbook.law import authority as bodies
from lawbook.law.authority import authorities, authority, supplied
from lawbook.law.book import code_on

HEAD = 'id = "XBC"\nname = "Example Bridge Club"\nfollows = "EBU"\n'
VALUE = '[[value]]\nkey = "appeal_minutes"\nvalue = {value}\nsource = "Club rules, 4"\nchecked = 2026-11-22\n'


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(bodies, "_supplied", {})
    yield
    bodies._known.cache_clear()


def profile(folder: Path, text: str) -> Path:
    path = folder / "club.toml"
    path.write_text(text, "utf-8")
    return path


def test_a_club_lays_its_own_values_on_those_of_the_body_it_follows(tmp_path: Path) -> None:
    club = supplied(profile(tmp_path, HEAD + VALUE.format(value=15)))

    assert (club.setting("appeal_minutes").value, club.setting("appeal_minutes").body) == (15, "XBC")
    assert club.setting("standard_penalty_imps").body == "EBU"
    assert club.setting("opening_lead").body == "WBF"
    assert "XBC" in authorities()
    assert authority("xbc") == club


TOURNAMENT = 'id = "XBT"\nname = "Example Open Pairs"\nkind = "organizer"\nfollows = "NBF"\n'


def test_a_club_follows_its_tournament_and_that_the_national_body(tmp_path: Path) -> None:
    (tmp_path / "tournament.toml").write_text(
        TOURNAMENT + own("tie_break", "shared") + own("appeal_minutes", 20)
    )
    body = HEAD.replace('"EBU"', '"tournament.toml"') + 'kind = "club"\n' + VALUE.format(value=15)

    club = supplied(profile(tmp_path, body))

    names = ("appeal_minutes", "tie_break", "alert_of_doubles", "opening_lead", "reserve_rights")
    assert [(club.setting(name).value, club.setting(name).body) for name in names] == [
        (15, "XBC"), ("shared", "XBT"), ("not_due", "NBF"), ("face_down", "NBF"), ("allowed", "WBF"),
    ]  # fmt: skip
    assert authority("XBT").setting("appeal_minutes").value == 20


def test_three_scopes_rule_together_and_each_value_is_told_with_whose_it_is(tmp_path: Path) -> None:
    (tmp_path / "tournament.toml").write_text(TOURNAMENT + own("tie_break", "shared"))
    profile(tmp_path, HEAD.replace('"EBU"', '"tournament.toml"') + VALUE.format(value=15))
    case = tmp_path / "tie.yaml"
    case.write_text(
        "law: '78'\nauthority: club.toml\n"
        "answers: {scoring_method: imps, conditions_published: yes, tie_to_be_broken: yes}\n"
    )

    decision = rule(load(case)[0])

    assert [provision.kind for provision in decision.provisions] == ["compare_by", "tie_broken"]
    assert [(setting.name, setting.body) for setting in decision.settings] == [("tie_break", "XBT")]


def test_an_organizer_chooses_what_is_the_authoritys_only_where_that_delegates_it(tmp_path: Path) -> None:
    path = profile(tmp_path, TOURNAMENT + own("opening_lead", "face_up"))
    with pytest.raises(CaseError, match=r"opening_lead: only a Regulating Authority chooses it \(41A\)"):
        supplied(path)

    (tmp_path / "union.toml").write_text('id = "XBU"\nname = "Example Union"\ndelegates = ["opening_lead"]\n')
    path.write_text(path.read_text().replace('"NBF"', '"union.toml"'))

    assert supplied(path).setting("opening_lead").value == "face_up"


def test_files_that_follow_each_other_are_refused(tmp_path: Path) -> None:
    (tmp_path / "tournament.toml").write_text(TOURNAMENT.replace('"NBF"', '"club.toml"'))

    with pytest.raises(CaseError, match="follows itself"):
        supplied(profile(tmp_path, HEAD.replace('"EBU"', '"tournament.toml"')))


def test_a_body_that_is_read_anew_cannot_come_to_follow_itself(tmp_path: Path) -> None:
    supplied(profile(tmp_path, TOURNAMENT))
    supplied(profile(tmp_path, HEAD.replace('"EBU"', '"XBT"')))

    with pytest.raises(CaseError, match="'XBT': no body can be called so"):
        supplied(profile(tmp_path, TOURNAMENT.replace('"NBF"', '"XBC"')))


def own(key: str, value: str | int) -> str:
    written = f'"{value}"' if isinstance(value, str) else str(value)
    return f'[[value]]\nkey = "{key}"\nvalue = {written}\nsource = "Rules, 1"\nchecked = 2026-11-22\n'


def test_a_case_names_a_profile_beside_its_file(tmp_path: Path) -> None:
    profile(tmp_path, HEAD + VALUE.format(value=15))
    case = tmp_path / "appeal.yaml"
    case.write_text(
        'law: "92"\nauthority: club.toml\nanswers: {asked_for: appeal, ruling_at_own_table: yes, asked_in_time: no}\n'
    )

    decision = rule(load(case)[0])

    assert [getattr(p, "minutes", None) for p in decision.provisions] == [15, None]
    assert decision.settings[0].source == "Club rules, 4"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (HEAD + VALUE.format(value='"soon"'), "appeal_minutes: 'soon': write a number from 0"),
        (HEAD + VALUE.format(value=15).replace("appeal_minutes", "apeal"), "'apeal': no profile has it"),
        (HEAD + VALUE.format(value=15) + "since = 2020-01-01\n", "appeal_minutes: key 'since' is not known"),
        (HEAD + VALUE.format(value=15) + VALUE.format(value=20), "two values hold on the same day"),
        (HEAD + VALUE.format(value=15).replace('source = "Club rules, 4"\n', ""), "has no source"),
        (HEAD + VALUE.format(value=15).replace("2026-11-22", '"today"'), "checked: 'today' is no day"),
        (HEAD.replace('"EBU"', '"XBC"'), "no body can be called so"),
        (HEAD.replace('"EBU"', '"WBF"').replace('"XBC"', '"EBU"'), "'EBU': no body can be called so"),
        (HEAD.replace('"EBU"', '"QQQ"'), "authority 'QQQ': no such profile"),
        ("name = ", "not TOML"),
        (HEAD + 'kind = "league"\n', "a profile: kind 'league': write one of authority, organizer, club"),
        (HEAD + 'delegates = ["lead"]\n', "'lead': no profile has it"),
        (HEAD + 'complete = "16B2"\n', "complete: write a list"),
        (HEAD + "value = [1]\n", "begin each value with a line"),
    ],
)
def test_what_is_wrong_in_a_profile_is_told_in_one_line(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(CaseError, match=complaint) as refused:
        supplied(profile(tmp_path, text))

    assert "\n" not in str(refused.value)


def test_a_value_counts_on_the_days_that_it_has() -> None:
    norway = authority("NBF")

    minutes = [
        norway.at(day).setting("correction_minutes").value for day in (date(2022, 9, 30), date(2022, 10, 1))
    ]
    assert minutes == [30, 2880]


def test_a_value_of_a_day_to_come_does_not_count_today(tmp_path: Path) -> None:
    club = supplied(profile(tmp_path, HEAD + VALUE.format(value=15) + "from = 2999-01-01\n"))

    assert club.setting("appeal_minutes").body == "EBU"
    assert club.at(date(2999, 1, 1)).setting("appeal_minutes").value == 15


def test_what_is_only_heard_of_is_never_used() -> None:
    assert authority("ACBL").setting("psychic_artificial").body == "WBF"


def test_a_body_that_is_known_to_have_chosen_nothing_has_the_default_as_its_own() -> None:
    assert authority("ACBL").setting("reserve_rights").body == "ACBL"


@pytest.mark.parametrize(
    ("day", "body", "code"),
    [
        (date(2017, 8, 15), "EBU", 2017),
        (date(2017, 8, 15), "NBF", 2007),
        (date(2023, 12, 31), "WBF", 2017),
        (date(2024, 1, 1), "WBF", 2024),
        (None, "WBF", 2024),
    ],
)
def test_a_date_names_the_code_of_that_day(day: date | None, body: str, code: int) -> None:
    assert code_on(day, body) == code
