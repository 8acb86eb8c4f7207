"""The page on elections tells what the profiles have."""

from tools.elections import PAGE, page


def test_the_page_on_elections_is_that_of_the_profiles() -> None:
    assert PAGE.read_text("utf-8") == page(), "run `make elections`"
