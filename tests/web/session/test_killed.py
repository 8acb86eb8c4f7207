"""The program is killed in the middle of an evening: what it acknowledged is there, and nothing is there twice."""

import socket
import subprocess
import sys
from pathlib import Path

import httpx

from lawbook.session import open_evening

SERVE = "from lawbook.cli import main; main()"


def served(event: Path) -> tuple[subprocess.Popen[str], str]:
    """The program, and the address of its session for the Director AB."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-c", SERVE, "serve", "--event", str(event), "--port", str(port)]
    program = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert program.stdout
    return program, f"{program.stdout.readline().strip()}~AB"


def test_what_was_acknowledged_is_there_after_a_kill_and_what_is_sent_again_is_there_once(
    tmp_path: Path,
) -> None:
    event = tmp_path / "event.db"
    transport = httpx.HTTPTransport(retries=20)  # until it listens
    with httpx.Client(transport=transport, follow_redirects=True, timeout=60) as browser:
        for round_ in range(3):
            program, address = served(event)
            try:
                for table in range(1, 6):
                    form = {"typed": str(table), "tile": "claim", "_once": f"m{table}"}
                    assert browser.post(f"{address}/calls", data=form).status_code == 200
                own = {"typed": f"X{round_}", "_once": f"own{round_}"}
                assert browser.post(f"{address}/calls", data=own).status_code == 200
            finally:
                program.kill()
                program.wait()
                if program.stdout:
                    program.stdout.close()
    evening = open_evening(str(event))
    assert [call.table for call in evening.calls] == ["1", "2", "3", "4", "5", "X0", "X1", "X2"]
    assert all(call.case.startswith("/rule/70") for call in evening.calls[:5])
    evening.close()
