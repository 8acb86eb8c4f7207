"""Offline: the desk as a site of files that any host can hand out, run by an interpreter in the browser."""
