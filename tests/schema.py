"""What is printed with `--json`, held against the schema, which is read and looked through once for all."""

import json
from functools import cache

import jsonschema
from click.testing import CliRunner

from lawbook.cli import main

__all__ = ["follows", "is_one"]


@cache
def _validator() -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator(json.loads(CliRunner().invoke(main, ["schema"]).output))


def is_one() -> None:
    """Raises where what `lawbook schema` prints is no schema."""
    validator = _validator()
    validator.check_schema(validator.schema)


def follows(told: object) -> None:
    """Raises ValidationError where the schema does not allow this."""
    _validator().validate(told)
