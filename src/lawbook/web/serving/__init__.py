"""Serving: what stands between the pages and the world: limits, pages that are kept, figures, studies."""
