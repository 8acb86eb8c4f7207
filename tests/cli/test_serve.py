"""Who reaches the desk: this machine alone, or every phone in the hall."""

import socket
from unittest.mock import patch

from click.testing import CliRunner

from lawbook.cli import main


def served(*arguments: str, found: str | None = "192.168.1.20") -> tuple[str, str]:
    """What is printed, and the address that is listened on."""
    with (
        patch("lawbook.web.serving.server.serve_app") as run,
        patch("lawbook.cli.serve.local_address", return_value=found),
        patch("lawbook.cli.serve._refuse_taken"),
    ):
        done = CliRunner().invoke(main, ["serve", *arguments])
    assert done.exit_code == 0, done.output
    return done.output, run.call_args.args[1]


def test_without_a_word_only_this_machine_reaches_it() -> None:
    printed, host = served()

    assert "http://127.0.0.1:8000" == printed.strip()
    assert "127.0.0.1" == host


def test_in_the_hall_every_phone_of_the_network_does_and_that_is_said() -> None:
    printed, host = served("--hall", "--port", "9000")
    lines = printed.splitlines()

    assert "http://192.168.1.20:9000/" == lines[0]
    assert "0.0.0.0" == host  # noqa: S104  # that is what is asked for
    assert "Whoever is in the same network reaches it, and nobody else; stop it with Ctrl-C." == lines[-1]
    assert sum("█" in line or "▄" in line for line in lines) > 12


def test_the_picture_may_open_another_page() -> None:
    assert "http://192.168.1.20:8000/e/abc" == served("--hall", "--path", "/e/abc")[0].splitlines()[0]


def test_without_a_network_it_says_what_to_do() -> None:
    printed, _ = served("--hall", found=None)

    assert printed.startswith("hall: this machine is in no network that phones could be in; join the hall's")
    assert len(printed.strip().splitlines()) == 1


def test_where_something_listens_already_it_says_so_and_not_that_it_is_there() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        done = CliRunner().invoke(main, ["serve", "--port", str(port)])

    assert (1, "") == (done.exit_code, done.stdout)
    assert f"127.0.0.1:{port}: nothing can listen there: " in done.stderr
    assert "name another --port" in done.stderr


def test_an_address_that_is_none_is_refused() -> None:
    done = CliRunner().invoke(main, ["serve", "--host", "no.such.host.invalid", "--port", "0"])

    assert (1, "") == (done.exit_code, done.stdout)
    assert done.stderr.startswith("Error: no.such.host.invalid:0: nothing can listen there: ")
