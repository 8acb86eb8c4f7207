"""Voice: a ruling as a Director says it at the table, in the languages that have a folder."""

from lawbook.voice.speech import Hearing, Speech, Utterance, speech

__all__ = ["Hearing", "Speech", "Utterance", "speech"]
