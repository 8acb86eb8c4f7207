"""Offline: the desk as a site of files that an interpreter in the browser runs, and the small book."""
