"""What would have happened: results with all cards known, in batches, remembered."""

from lawbook.equity.batch import Job, answer_all, ask, start
from lawbook.equity.cache import Cache, cache_path
from lawbook.equity.errors import NoSolver, SolverError
from lawbook.equity.position import Position
from lawbook.equity.questions import EachCard, Makes, Question, Replay, Results, Table, Tricks
from lawbook.equity.resources import Resources
from lawbook.equity.solver import Solver, Solvers, double_dummy

__all__ = [
    "Cache",
    "EachCard",
    "Job",
    "Makes",
    "NoSolver",
    "Position",
    "Question",
    "Replay",
    "Resources",
    "Results",
    "Solver",
    "SolverError",
    "Solvers",
    "Table",
    "Tricks",
    "answer_all",
    "ask",
    "cache_path",
    "double_dummy",
    "start",
]
