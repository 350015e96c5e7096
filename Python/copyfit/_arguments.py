"""What callers may pass: a wrong type is a `TypeError`, a wrong value a `SettingsError`."""

from __future__ import annotations

import operator
import os
from collections.abc import Iterable
from typing import Any

from copyfit._errors import SettingsError, TextError

Path = str | os.PathLike[str]


def text(value: object, name: str) -> str:
    """A `str`."""
    if not isinstance(value, str):
        raise TypeError(f"“{name}” must be a str, not {type(value).__name__}.")
    return value


def utf8(value: object, name: str, place: int | None = None) -> bytes:
    """The bytes of a `str`, which may have a place in a list."""
    try:
        if isinstance(value, str):
            return value.encode()
        at = None
    except UnicodeEncodeError as error:
        at = error.start
    called = name if place is None else f"{name}[{place}]"
    if at is None:
        raise TypeError(f"“{called}” must be a str, not {type(value).__name__}.")
    raise TextError(f"“{called}” has half of a surrogate pair at index {at}: remove it.", "invalid-utf8")


def number(value: Any, name: str) -> float:
    """Any real number: also those of NumPy and `decimal`."""
    if isinstance(value, (str, bytes, bytearray)) or not (hasattr(value, "__float__") or hasattr(value, "__index__")):
        raise TypeError(f"“{name}” must be a number, not {type(value).__name__}.")
    try:
        return float(value)
    except OverflowError:
        raise SettingsError(f"The number “{name}” is wrong: it must not be so large.", "invalid-number") from None


def whole(value: Any, name: str, least: int, most: int = (1 << 63) - 1) -> int:
    """Any whole number in a range."""
    try:
        found = operator.index(value)
    except TypeError:
        raise TypeError(f"“{name}” must be an int, not {type(value).__name__}.") from None
    if not least <= found <= most:
        raise SettingsError(f"The number “{name}” is wrong: it must be from {least} to {most}.", "invalid-number")
    return found


def path(value: object, name: str) -> str:
    """A path in UTF-8 without NUL."""
    if not isinstance(value, (str, bytes, os.PathLike)):
        raise TypeError(f"“{name}” must have paths, not {type(value).__name__}.")
    found = os.fsdecode(value)
    if "\0" in found:
        raise SettingsError(f"“{name}” has a path with a NUL character: remove it.", "invalid-member")
    try:
        found.encode()
    except UnicodeEncodeError:
        raise SettingsError(f"“{name}” has a path that is not UTF-8: rename the file or folder.", "invalid-member") from None
    return found


def paths(value: Path | Iterable[Path], name: str) -> tuple[str, ...]:
    """Paths: one or several."""
    several = [value] if isinstance(value, (str, bytes, os.PathLike)) else value
    return tuple(path(one, name) for one in several)


def written(value: Any) -> object:
    """The form in JSON of a setting's value that has none of its own: a number of another kind, or a path."""
    if isinstance(value, os.PathLike):
        return os.fspath(value)
    if hasattr(value, "__index__"):
        return operator.index(value)
    if hasattr(value, "__float__"):
        return float(value)
    raise TypeError(f"it has a {type(value).__name__}")
