"""What Copyfit raises."""

from __future__ import annotations


class CopyfitError(Exception):
    """Something could not be measured.

    `code` is a stable word, the same as in the answers of the command, such as ``"font-not-found"``. The text says what to do.
    """

    def __init__(self, message: str, code: str) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self) -> tuple[type[CopyfitError], tuple[str, str]]:
        return type(self), (str(self), self.code)


class FontError(CopyfitError):
    """A font is missing or cannot be used."""


class SettingsError(CopyfitError, ValueError):
    """A setting has a name or a value that it cannot have."""


class TextError(CopyfitError, ValueError):
    """The text cannot be measured in these fonts."""


class NothingFits(CopyfitError):
    """No size or width fits."""


class ProgramError(CopyfitError):
    """The command `copyfit` is needed and is not there, or failed."""
