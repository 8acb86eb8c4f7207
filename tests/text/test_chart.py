from xml.etree import ElementTree as ET

import pytest

from lawbook.desk.laws import law_summary
from lawbook.law.book import laws
from lawbook.text.chart import svg


@pytest.mark.parametrize("number", laws())
def test_a_chart_is_well_formed_and_has_a_box_for_every_ending(number: str) -> None:
    summary = law_summary(number, 2017)

    drawn = ET.fromstring(svg(summary.tree, f"Law {number} <&>", "en"))  # noqa: S314  # our own text

    ends = [box for box in drawn.iter("{http://www.w3.org/2000/svg}rect") if box.get("class") == "end"]
    assert len(ends) == summary.survey.endings
