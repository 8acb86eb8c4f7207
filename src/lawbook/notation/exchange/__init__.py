"""Boards in the formats of dealing machines and of other programs, there and back.

A format either holds boards alone, or tables with their auction and play; `converting` tells what one cannot hold.
"""
