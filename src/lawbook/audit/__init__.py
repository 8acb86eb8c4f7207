"""An archive looked through: every board of every file, what does not agree in it, and what could not be read.

The audit rules on nothing and names nobody: it tells where to look, how sure it is, and what would settle it.
"""

from lawbook.audit.running import Audit, audit
from lawbook.audit.summary import Summary

__all__ = ["Audit", "Summary", "audit"]
