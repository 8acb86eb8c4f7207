"""Voice: a ruling as a Director says it at the table, in the languages that have a folder."""

from lawbook.voice.speech import speech
from lawbook.voice.utterance import Hearing, Speech, Utterance

__all__ = ["Hearing", "Speech", "Utterance", "speech"]
