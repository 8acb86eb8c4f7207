"""What speaks of the hand, of another suit or of another call, and is not taken for the suit beside it."""

import pytest

from lawbook.meaning import parse_meaning

READ = {
    "good heart raise, 3+": ("en", "3C", ["1H", "(2NT)"], "sound, raise, 3+ hearts"),
    "lovely hand 6+ hearts": ("en", "2H", ["(1S)"], "sound, 6+ hearts"),
    "a decent overcall, 5+ hearts": ("en", "2H", ["(1S)"], "sound, 5+ hearts"),
    "four good ones": ("en", "2H", ["(1S)"], "4(13) hearts, good hearts"),
    "dobra ręka, 5+ kierów": ("pl", "2H", ["(1S)"], "sound, 5+ hearts"),
    "dobre wejście, 5+ kierów": ("pl", "2H", ["(1S)"], "sound, 5+ hearts"),
    "grei hånd, 5+ hjerter": ("nb", "2H", ["(1S)"], "sound, 5+ hearts"),
    "god hjerterhøyning, 10+": ("nb", "3C", ["1H", "(2NT)"], "sound, (3)4+ hearts, raise, 10+ points"),
    "clubs or a heart raise": ("en", "2C", ["1H"], "(4)5+ clubs or ((3)4+ hearts, raise)"),
    "5+ clubs and heart support": ("en", "2C", ["1H"], "5+ clubs, support for hearts, (3)4+ hearts"),
    "heart or spade support": ("en", "2C", ["1H"], "((4)5+ hearts or (4)5+ spades), support"),
    "kløver eller hjerterhøyning": ("nb", "2C", ["1H"], "(4)5+ clubs or ((3)4+ hearts, raise)"),
}


@pytest.mark.parametrize("text", READ)
def test_each_word_speaks_of_what_it_stands_beside(text: str) -> None:
    language, call, after, said = READ[text]

    assert said == str(parse_meaning(text, language, call, after))
