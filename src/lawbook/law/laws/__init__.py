"""The Laws, one file each, found by their number."""
