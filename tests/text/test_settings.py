"""Every setting of every authority has a name for people, and every value that is a word."""

from lawbook.law.authority import authorities, authority
from lawbook.law.election import elections
from lawbook.text.settings import NAMES, VALUES, setting_name, setting_value

KNOWN = [setting for body in authorities() for setting in authority(body).settings.values()]
WORDS = {word for election in elections().values() for word in election.words}


def test_every_setting_is_named_and_every_word_said() -> None:
    assert {setting.name for setting in KNOWN} == NAMES.keys()
    assert WORDS == VALUES.keys()


def test_a_setting_is_told_in_the_language_of_the_page() -> None:
    setting = authority("WBF").setting("opening_lead")

    assert (setting_name(setting, "nb"), setting_value(setting, "nb")) == (
        "åpningsutspill",
        "fremsiden ned",
    )
    assert setting_value(setting, "pl") == "zakrytą kartą"
