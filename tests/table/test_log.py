"""The events of a record that are looked for by their kind are found wherever the record stands."""

from lawbook.table import Table, parse_story

STORY = list(
    parse_story(
        ("N 1H", "S 1S", 'attention "insufficient"', "W P", "N P", "E P", "director", "N DA", "director")
    )
)


def test_attention_is_found_from_any_place_on() -> None:
    table = Table(story=STORY)
    assert [table.noticed_since(number) for number in range(len(STORY) + 1)] == [2, 2, 2, 6, 6, 6, 6, 8, 8, 9]


def test_attention_that_is_taken_back_is_not_found_and_a_copy_keeps_it() -> None:
    table = Table(story=STORY)
    same = table.as_it_stands()
    table.pop()
    assert (table.noticed_since(7), same.noticed_since(7)) == (8, 8)
    assert (table.length, same.length) == (8, 9)
    assert [same.before(number).noticed_since(0) for number in (1, 2, 3)] == [1, 2, 2]
