"""What an authority has laid down, as JSON."""

from typing import Any

from lawbook.law.authority import Setting

__all__ = ["setting_object"]


def setting_object(setting: Setting) -> dict[str, Any]:
    """The JSON of a setting."""
    return {
        "name": setting.name,
        "value": setting.value,
        "law": setting.law,
        "body": setting.body,
        "source": setting.source,
        "checked": setting.checked,
        "since": setting.since or None,
        "status": setting.status,
    }
