"""Case files: a situation in YAML, with what is expected of the ruling. Documentation and test at once."""

from lawbook.casefile.case import CaseFile
from lawbook.casefile.fields import read_vulnerability
from lawbook.casefile.reading import load, loads
from lawbook.casefile.writing import case_text

__all__ = ["CaseFile", "case_text", "load", "loads", "read_vulnerability"]
