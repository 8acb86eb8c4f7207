"""Deals beside the programs that others deal with, the same question in one run: `python -m bench.dealers [ROUNDS]`.

Debian's `dealer` and `deal` (`apt-get install dealer deal`) and endplay, in turns with Lawbook, processor time of each;
starting is told apart, as what a run of one deal takes. Where a program is missing the line says so. `lawbook deal`
draws each deal for play from the system's entropy; all others here are told by a seed what they deal.
"""

import os
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from statistics import median

BALANCED = "$s*$s+$h*$h+$d*$d+$c*$c<=47"
ASKED_OF_DEALER = (
    "condition shape(north, any 4333 + any 4432 + any 5332) && hcp(north)>=15 && hcp(north)<=17"
    " && hearts(south)>=5 && hcp(south)>=8 && hcp(south)<=10\n"
)
_SOUTH = "{[hearts south] < 5} {[hcp south] < 8} {[hcp south] > 10}"
ASKED_OF_DEAL = f"""shapecond even {{{BALANCED}}}
main {{
  reject if {_SOUTH} {{[hcp north] < 15}} {{[hcp north] > 17}} {{![even north]}}
  accept
}}
"""
STACKED = f"""shapecond even {{{BALANCED}}}
deal::input smartstack north even hcp 15 17
main {{
  reject if {_SOUTH}
  accept
}}
"""
OURS = """
import sys
from lawbook.bridge import Seat
from lawbook.boards.dealing import dealt, dealt_showing
from lawbook.meaning import parse_meaning
from lawbook.notation.pbn import deal_text
asked = {Seat.N: "15-17 balanced", Seat.S: "5+ hearts, 8-10 points"} if ASKED else {}
meanings = {seat: parse_meaning(said, "en") for seat, said in asked.items()}
for deal in dealt_showing(meanings, NUMBER, 1) if BULK else dealt(NUMBER):
    if PRINTED:
        print(deal_text(deal))
"""
ENDPLAY = """
from endplay.dealer import generate_deals
from endplay.evaluate import hcp, is_balanced
def asked(deal):
    return (len(deal.south.hearts) >= 5 and 8 <= hcp(deal.south) <= 10
            and 15 <= hcp(deal.north) <= 17 and is_balanced(deal.north))
wanted = [asked] if ASKED else []
for deal in generate_deals(*wanted, produce=NUMBER, seed=1, show_progress=False):
    if PRINTED:
        print(deal.to_pbn())
"""


@dataclass(frozen=True, slots=True)
class Program:
    """One way to get deals."""

    name: str
    number: int
    """How many deals a round asks for."""
    command: Callable[[int], tuple[Sequence[str], str]]
    """The command for so many deals, and what it reads."""
    missing: str = ""
    """What is not here, if anything."""


def main() -> None:
    """Ask all programs each question, round by round in turns, and print a line for each."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    with tempfile.TemporaryDirectory() as place:
        for question, programs in questions(Path(place)):
            print(f"\n{question}; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
            here = [program for program in programs if not program.missing]
            begun = {program.name: min(seconds(program, 1) for _ in range(3)) for program in here}
            taken = [
                {program.name: seconds(program, program.number) for program in here} for _ in range(rounds)
            ]
            for program in programs:
                if program.missing:
                    print(f"  {program.name:42} {program.missing} is not here")
                    continue
                rates = [program.number / max(one[program.name] - begun[program.name], 1e-3) for one in taken]
                print(
                    f"  {program.name:42} {median(rates):11,.0f} deals a second"
                    f" ({min(rates):,.0f} to {max(rates):,.0f}), {begun[program.name]:.2f} s to start"
                )


def questions(place: Path) -> list[tuple[str, list[Program]]]:
    """The questions, and whom they are put to."""
    return [
        ("uniform, silent", [*_ours(printed=False), *_others(place, printed=False)]),
        ("uniform, printed", [*_ours(printed=True), *_others(place, printed=True)]),
        (
            "15-17 balanced opposite 5+ hearts and 8-10, printed",
            [
                Program("Lawbook", 40_000, lambda number: _python(OURS, number, asked=True, bulk=True)),
                _endplay(40, asked=True, printed=True),
                _dealer(1_000, ASKED_OF_DEALER, "printoneline"),
                _deal(place, "asked", 3_000, ASKED_OF_DEAL, "-l"),
                _deal(place, "stacked", 3_000, STACKED, "-l"),
            ],
        ),
    ]


def _ours(*, printed: bool) -> list[Program]:
    return [
        Program(
            "Lawbook, for play (system's entropy)",
            40_000,
            lambda number: _python(OURS, number, printed=printed),
        ),
        Program(
            "Lawbook, in bulk", 100_000, lambda number: _python(OURS, number, printed=printed, bulk=True)
        ),
    ]


def _others(place: Path, *, printed: bool) -> list[Program]:
    return [
        _endplay(5_000, asked=False, printed=printed),
        _dealer(1_000_000 if not printed else 200_000, "", "printoneline" if printed else ""),
        _deal(
            place, "uniform", 200_000, "main { accept }\n", *(["-l"] if printed else ["-i", "format/none"])
        ),
    ]


def _python(
    text: str, number: int, *, printed: bool = True, asked: bool = False, bulk: bool = False
) -> tuple[Sequence[str], str]:
    told = f"NUMBER, PRINTED, ASKED, BULK = {number}, {printed}, {asked}, {bulk}\n"
    return [sys.executable, "-c", told + text], ""


def _endplay(number: int, *, asked: bool, printed: bool) -> Program:
    missing = "" if find_spec("endplay") else "pip's endplay"
    return Program(
        "endplay", number, lambda many: _python(ENDPLAY, many, printed=printed, asked=asked), missing
    )


def _dealer(number: int, condition: str, action: str) -> Program:
    path = shutil.which("dealer", path=f"{os.environ['PATH']}:/usr/games")
    end = f"action {action}\n" if action else "action\n"

    def command(many: int) -> tuple[Sequence[str], str]:
        return [str(path), "-s", "1"], f"generate 2000000000\nproduce {many}\n{condition}{end}"

    return Program("dealer (Debian)", number, command, "" if path else "Debian's dealer")


def _deal(place: Path, name: str, number: int, script: str, *how: str) -> Program:
    path = shutil.which("deal", path=f"{os.environ['PATH']}:/usr/games")
    file = place / f"{name}.tcl"
    file.write_text(script)
    return Program(
        "deal (Debian)" + (", its smartstack" if name == "stacked" else ""),
        number,
        lambda many: ([str(path), "-s", "1", *how, "-i", str(file), str(many)], ""),
        "" if path else "Debian's deal",
    )


def seconds(program: Program, number: int) -> float:
    """The processor time of one run, which has to end well and to deal so many."""
    command, read = program.command(number)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    folder = "/usr/share/deal" if Path(command[0]).name == "deal" else None
    subprocess.run(command, input=read, stdout=subprocess.DEVNULL, text=True, check=True, cwd=folder)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


if __name__ == "__main__":
    main()
