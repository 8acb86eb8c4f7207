"""A whole evening in a real browser: nine tables, 27 boards, twenty calls, two Directors, a poll, an appeal, the scores.

The program is killed once and the network is lost once in between; nothing that was acknowledged is lost.
"""

import csv
import io
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement

from lawbook.session import DirectorCall, open_evening
from lawbook.session.polls import polls
from tests import yamlfile
from tests.web.chromium import SCREENS, opened, text, wait
from tests.web.session.test_session_browser import network

CALLS: list[dict[str, Any]] = yamlfile.read(Path(__file__).parents[1] / "calls.yaml")[:20]
ROUNDS, TABLES, BOARDS = 9, 9, 3
CONTRACTS = ("3NT,S,9", "3NT,S,10", "4S,N,10", "4S,N,9", "2H,E,8", "3NT,S,8", "4S,N,11", "1NT,W,7", "5D,E,11")
SERVE = "from lawbook.cli import main; main()"
POLLED = (
    "/rule/16?information_from=partner&partner_gave_information=yes&suggests_action=yes&chose_suggested=yes"
)


def results(rounds: int) -> str:
    """What the tables have played after so many rounds: pair 1 to 9 sits, 10 to 18 moves up, the boards move down."""
    rows = [
        f"matchpoints,{board},{table + 1},{10 + (table - round_) % 9},{CONTRACTS[(board * 5 + table * 7) % 9]}"
        for round_ in range(rounds)
        for table in range(TABLES)
        for board in range((table + round_) % 9 * BOARDS + 1, (table + round_) % 9 * BOARDS + BOARDS + 1)
    ]
    return "\n".join(["scoring,board,ns,ew,contract,declarer,tricks", *rows, ""])


class Hall:
    """The program, which can be killed and started again at the same address."""

    def __init__(self, event: Path, port: int) -> None:
        self.event, self.port = event, port
        self.program: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        command = [sys.executable, "-c", SERVE, "serve", "--event", str(self.event), "--port", str(self.port)]
        self.program = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.program.stdout
        self.address = self.program.stdout.readline().strip()
        with httpx.Client(transport=httpx.HTTPTransport(retries=30), timeout=60) as client:
            assert client.get(self.address).status_code == 200

    def kill(self) -> None:
        assert self.program
        assert self.program.stdout
        self.program.kill()
        self.program.wait()
        self.program.stdout.close()

    def calls(self) -> list[DirectorCall]:
        """What is in the log, read by somebody else."""
        evening = open_evening(str(self.event))
        found = evening.calls
        evening.close()
        return found


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    served = Hall(tmp_path / "event.db", 8000 + hash(str(tmp_path)) % 20000)
    served.start()
    yield served
    served.kill()


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Chrome]:
    driver = opened(tmp_path / "browser", screen=SCREENS["phone"])
    yield driver
    driver.quit()


def find(browser: Chrome, css: str) -> WebElement:
    return wait(browser, 60).until(lambda b: b.find_element(By.CSS_SELECTOR, css))


def tap(browser: Chrome, css: str) -> None:
    """Tap something, wherever it is folded away, and wait until the page is another one."""
    there = find(browser, css)
    browser.execute_script(
        "window.tapped = true; for (const d of document.querySelectorAll('details')) d.open = true;"
        "arguments[0].click()",
        there,
    )
    wait(browser, 60).until(
        lambda b: b.execute_script("return !window.tapped && document.readyState === 'complete'")
    )


def joined(browser: Chrome, address: str, by: str) -> str:
    browser.get(address)
    field = find(browser, "#by")
    field.clear()
    field.send_keys(by)
    tap(browser, "form.search button")
    assert f"~{by}" in browser.current_url
    return f"{address}~{by}"


def ruled(browser: Chrome, base: str, table: int, call: dict[str, Any]) -> None:
    """One call of the Director, from "new call" to the last answer."""
    browser.get(base)
    find(browser, "input[name=typed]").send_keys(str(table))
    find(browser, "input[name=board]").send_keys(str(table))
    tap(browser, f"button[name=tile][value={call['tile']}]")
    if "seat" in call:
        tap(browser, f"nav.seats button[formaction*='offender={call['seat']}']")
    for told in call["answers"]:
        if told == "none":
            tap(browser, "ul.answers button:only-of-type")
        else:
            answered(browser, told)


def answered(browser: Chrome, told: str) -> None:
    """Give one answer, as it is asked: among the answers, or as one that is ticked."""
    key, _, word = told.partition("=")
    wanted = f"ul.answers button[formaction*='{key}%40'], ul.answers button[formaction*='{key}=']"
    offered = [one for one in browser.find_elements(By.CSS_SELECTOR, wanted) if tells(one, key, word)]
    assert offered, (told, browser.current_url, text(browser)[:600])
    target = str(offered[0].get_attribute("formaction")).partition("/c/")[2]
    tap(browser, f"ul.answers button[formaction$='{target}']")


def tells(one: WebElement, key: str, word: str) -> bool:
    return bool(re.search(rf"{key}(%40\d+)?={word}(&|$)", str(one.get_attribute("formaction"))))


def results_in(browser: Chrome, base: str, folder: Path) -> None:
    """Results come in twice, the second file with all of the first in it."""
    for rounds, said in ((4, "108 new results"), (9, "135 new results, 108 as they stand, 0 otherwise")):
        file = folder / f"results{rounds}.csv"
        file.write_text(results(rounds))
        browser.get(f"{base}/scores")
        find(browser, "#file").send_keys(str(file))
        tap(browser, "form[enctype] button")
        assert said in text(browser)


def twenty_calls(hall: Hall, browser: Chrome, base: str) -> list[DirectorCall]:
    """Ten calls, then the program dies, then ten more."""
    for number, call in enumerate(CALLS[:10]):
        ruled(browser, base, number % 9 + 1, call)
    before = [(call.table, call.case) for call in hall.calls()]
    hall.kill()
    hall.start()
    assert [(call.table, call.case) for call in hall.calls()] == before
    for number, call in enumerate(CALLS[10:]):
        ruled(browser, base, number % 9 + 1, call)
    calls = hall.calls()
    assert len(calls) == 20
    assert all(call.case.startswith("/rule") for call in calls)
    return calls


def lost_network(hall: Hall, browser: Chrome, base: str, calls: list[DirectorCall]) -> None:
    """The network goes while something is written; it is kept, and goes by itself, once."""
    browser.get(f"{base}/call/{calls[3].number}")
    network(browser, lost=True)
    field = find(browser, "input[name=text]")
    browser.execute_script("for (const d of document.querySelectorAll('details')) d.open = true")
    field.send_keys("the board was put right")
    browser.execute_script("arguments[0].click()", find(browser, "button[value=note]"))
    wait(browser, 60).until(lambda b: "This was not sent" in text(b))
    network(browser, lost=False)
    wait(browser, 60).until(lambda b: "What was kept is sent now." in text(b))
    kinds = [logged.entry.kind for logged in hall.calls()[3].entries]
    assert kinds.count("call_noted") == 1


def taken_over(hall: Hall, browser: Chrome, calls: list[DirectorCall]) -> None:
    """Another Director takes a call over, openly."""
    browser.switch_to.new_window("tab")
    other = joined(browser, hall.address, "CD")
    browser.get(f"{other}/call/{calls[5].number}")
    tap(browser, "button[value=take]")
    assert hall.calls()[5].holder == "CD"
    browser.close()
    browser.switch_to.window(browser.window_handles[0])


def polled(hall: Hall, browser: Chrome, base: str, calls: list[DirectorCall]) -> None:
    """A poll of five decides about a logical alternative."""
    hesitation = next(call for call in calls if call.case.startswith("/rule/16"))
    browser.get(f"{base}/c/{hesitation.number}{POLLED}")
    tap(browser, "#in-call button")  # the case with what was found out since
    tap(browser, "a[href*='/polls/new']")
    find(browser, "#hand").send_keys("K875.843.7.QJ843")
    tap(browser, "form.hands button")
    evening = open_evening(str(hall.event))
    question = polls(evening)[0].asked
    evening.close()
    for place, key in enumerate(question.ballots):
        browser.get(f"{hall.address.partition('/e/')[0]}/p/{key}")
        find(browser, "#other").send_keys("4S" if place % 2 else "P")
        tap(browser, "form.hands button")
        tap(browser, "form.hands button")
        assert "Thank you" in text(browser)
    browser.get(f"{base}/polls")
    tap(browser, "ul.tiles a")
    assert "5 of 5 answered" in text(browser)
    tap(browser, "form[action*='poll_result=chosen'] button")
    assert "poll_result=chosen" in next(c for c in hall.calls() if c.number == hesitation.number).case


def applied(browser: Chrome, base: str, calls: list[DirectorCall]) -> DirectorCall:
    """A revoke goes into the scores: seen first, then put down."""
    revoke = next(call for call in calls if call.case.startswith("/rule/64"))
    played = next(row for row in csv.reader(results(9).splitlines()) if row[1] == str(revoke.board))
    browser.get(f"{base}/award/{revoke.number}?where=1/{revoke.board}/{played[2]}-{played[3]}&offending=NS")
    assert "In the ranking" in text(browser)
    ranking = httpx.get(f"{base}/scores/ranking.csv", timeout=60).text
    tap(browser, "main form[method=post] button")
    after = httpx.get(f"{base}/scores/ranking.csv", timeout=60).text
    assert ranking != after
    assert len(list(csv.reader(io.StringIO(after)))) == 19
    return revoke


def test_an_evening(hall: Hall, browser: Chrome, tmp_path: Path) -> None:
    base = joined(browser, hall.address, "AB")
    results_in(browser, base, tmp_path)
    calls = twenty_calls(hall, browser, base)
    lost_network(hall, browser, base, calls)
    taken_over(hall, browser, calls)
    polled(hall, browser, base, calls)
    revoke = applied(browser, base, calls)

    # an appeal, on paper
    printed = httpx.get(f"{base}/form/{revoke.number}/appeal.pdf", timeout=60)
    assert printed.content.startswith(b"%PDF")

    # all of it is in the log
    browser.get(f"{base}/log")
    assert all(f"Table {call.table}" in text(browser) for call in calls)
