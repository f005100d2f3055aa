"""What can go wrong at a table, each with its own name: what was wrong and what would be right."""

from __future__ import annotations


class RulewrightError(Exception):
    """Anything Rulewright refuses.  Nothing has changed when it is raised."""


class WrongKind(RulewrightError, TypeError):
    """Something of a kind that cannot be meant: a number for a text, a name for a seat."""


class OutOfRange(RulewrightError, ValueError):
    """A number that is too small or too large to be meant."""


class BadSeed(RulewrightError, ValueError):
    """A seed that no record can hold: it must be a whole number or a text."""


class NotOffered(RulewrightError):
    """An answer that the open question does not offer."""


class MatchIsOver(RulewrightError):
    """An answer to a match in which no question is open any more."""


class NotAsked(RulewrightError):
    """Something that only the seat may do to which the open question is put."""


class UnknownGame(RulewrightError):
    """A game that is not in the registry."""


class BadOptions(RulewrightError):
    """Options of a match that the game does not know or does not admit."""


class BadNotation(RulewrightError):
    """A text that is no notation of a position or of an answer."""


class UnknownAnswer(BadNotation):
    """A text that is the notation of no answer at all, whatever is asked."""


class MidAction(BadNotation):
    """A position in the middle of an action, where one between two actions is wanted."""


class HasRecord(RulewrightError):
    """Something that is only for matches without a record: its record would not lead to it."""


class UnknownSeat(RulewrightError):
    """A seat that the match does not have."""


class BadRecord(RulewrightError):
    """A record that cannot be read or replayed."""


class TruncatedRecord(BadRecord):
    """A record whose end is missing."""


class AlteredRecord(BadRecord):
    """A record whose content does not fit its own checksum or its game."""


class OtherGame(BadRecord):
    """A record, or a view, of another game than the one that is to read it."""


class NoRecord(RulewrightError, ValueError):
    """A match that was begun in the middle, or imagined: it has no record."""


class NotSaved(RulewrightError, OSError):
    """A record that could not be written."""


class OtherVersion(BadRecord):
    """A record made under rules or data of another version."""


class CannotImagine(RulewrightError):
    """No deal consistent with a view was found."""


class BadData(RulewrightError):
    """Tables of a game that cannot be read or contradict themselves: which file, which entry, which field."""
