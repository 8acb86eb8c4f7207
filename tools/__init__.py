"""Tools of the project: catalogues and messages."""
