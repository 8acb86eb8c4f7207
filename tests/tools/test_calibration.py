"""The tables of docs/meanings.md are what the published rulings and the line of today come to."""

from tools.calibrate import DOCUMENT, rulings, told


def test_the_document_has_the_calibration_of_today() -> None:
    assert DOCUMENT.read_text("utf-8") == told()


def test_every_ruling_on_comparable_calls_is_there() -> None:
    assert len(rulings()) >= 56
