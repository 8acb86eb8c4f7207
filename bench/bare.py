"""The double-dummy library called bare: its own batches, its own structures, a copy of its own."""

import ctypes
import shutil
from collections.abc import Sequence
from pathlib import Path

from lawbook.bridge import Hand
from lawbook.equity import Position

__all__ = ["Bare", "words"]

_BOARDS, _TABLES = 200, 40
_Ints = ctypes.c_int * 13


class _Deal(ctypes.Structure):
    _fields_ = (("words", ctypes.c_int * 24),)


class _Boards(ctypes.Structure):
    _fields_ = (
        ("number", ctypes.c_int),
        ("deals", _Deal * _BOARDS),
        ("target", ctypes.c_int * _BOARDS),
        ("solutions", ctypes.c_int * _BOARDS),
        ("mode", ctypes.c_int * _BOARDS),
    )


class _Found(ctypes.Structure):
    _fields_ = (
        ("nodes", ctypes.c_int), ("cards", ctypes.c_int),
        ("suit", _Ints), ("rank", _Ints), ("equals", _Ints), ("score", _Ints),
    )  # fmt: skip


class _Solved(ctypes.Structure):
    _fields_ = (("number", ctypes.c_int), ("boards", _Found * _BOARDS))


class _TableDeals(ctypes.Structure):
    _fields_ = (("number", ctypes.c_int), ("deals", (ctypes.c_uint * 16) * (5 * _TABLES)))


class _Tables(ctypes.Structure):
    _fields_ = (("number", ctypes.c_int), ("tables", (ctypes.c_int * 20) * (5 * _TABLES)))


def words(position: Position) -> list[int]:
    """A position without cards on the trick, as the library wants it."""
    strain = 4 if position.strain == 4 else 3 - position.strain
    return [strain, position.leader, *[0] * 6, *[word for hand in position.hands for word in _suits(hand)]]


def _suits(hand: Hand) -> list[int]:
    return [(hand.bits >> 13 * suit & 0x1FFF) << 2 for suit in (3, 2, 1, 0)]


class Bare:
    """A library of its own, so that neither meets the other's tables."""

    def __init__(self, carried: Path, folder: Path, threads: int) -> None:
        self.library = ctypes.CDLL(str(shutil.copy(carried, folder / "bare.so")))
        self.library.SetMaxThreads(threads)
        self._asked, self._found = _Boards(), _Solved()
        self.library.SolveBoard.argtypes = [
            _Deal, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.POINTER(_Found), ctypes.c_int,
        ]  # fmt: skip

    def tables(self, deals: Sequence[Sequence[Hand]]) -> int:
        """The sum of all results of all deals."""
        total = 0
        for place in range(0, len(deals), 32):
            asked, found = _TableDeals(), _Tables()
            asked.number = len(deals[place : place + 32])
            for number, hands in enumerate(deals[place : place + 32]):
                asked.deals[number][:] = [word for hand in hands for word in _suits(hand)]
            par = ctypes.create_string_buffer(_TABLES * 288)
            every = (ctypes.c_int * 5)()
            assert self.library.CalcAllTables(ctypes.byref(asked), -1, every, ctypes.byref(found), par) == 1
            total += sum(sum(found.tables[number]) for number in range(asked.number))
        return total

    def openings(self, positions: Sequence[Position], solutions: int) -> int:
        """The sum of the best results of all positions."""
        total = 0
        for place in range(0, len(positions), _BOARDS):
            asked, found = _Boards(), _Solved()
            asked.number = len(positions[place : place + _BOARDS])
            for number, position in enumerate(positions[place : place + _BOARDS]):
                asked.deals[number].words[:] = words(position)
                asked.target[number], asked.solutions[number], asked.mode[number] = -1, solutions, 1
            assert self.library.SolveAllBoardsBin(ctypes.byref(asked), ctypes.byref(found)) == 1
            total += sum(found.boards[number].score[0] for number in range(asked.number))
        return total

    def in_batches(self, positions: Sequence[list[int]], target: int) -> list[int]:
        """The same by the library's own batches, whose memory is there already."""
        answers: list[int] = []
        for place in range(0, len(positions), _BOARDS):
            asked, found = self._asked, self._found
            asked.number = len(positions[place : place + _BOARDS])
            for number, position in enumerate(positions[place : place + _BOARDS]):
                asked.deals[number].words[:] = position
                asked.target[number], asked.solutions[number], asked.mode[number] = target, 1, 1
            assert self.library.SolveAllBoardsBin(ctypes.byref(asked), ctypes.byref(found)) == 1
            answers += [found.boards[number].score[0] for number in range(asked.number)]
        return answers

    def one_by_one(self, positions: Sequence[list[int]], target: int = -1) -> list[int]:
        """The most tricks of each position, or whether there are so many (the number, or none), in one thread.

        Each is asked coldly; the positions are ready in its own words.
        """
        found, answers = _Found(), []
        for position in positions:
            deal = _Deal()
            deal.words[:] = position
            assert self.library.SolveBoard(deal, target, 1, 1, found, 0) == 1
            answers.append(found.score[0])
        return answers
