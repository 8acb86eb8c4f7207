"""A process that puts down results until somebody kills it, and says each that was acknowledged."""

import sys

from lawbook.event.entries import ResultEntered, Where
from lawbook.event.opening import open_tournament

if __name__ == "__main__":
    address, first, last = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    with open_tournament(address) as tournament:
        for number in range(first, last):
            where = Where("1", number % 30 + 1, f"N{number // 30}", f"E{number // 30}")
            (logged,) = tournament.record(ResultEntered(where, number))
            sys.stdout.write(f"{logged.number} {number}\n")
            sys.stdout.flush()
