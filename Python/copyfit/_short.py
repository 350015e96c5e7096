"""One call for what is asked most."""

from __future__ import annotations

from copyfit import _arguments
from copyfit._engine import Font, checked
from copyfit._paragraph import Paragraph, prepare


def wrap(text: str, font: Font, width: float) -> list[str]:
    """The lines of a text.

    >>> wrap("Änderungen speichern", Font("Inter", 16), 120)
    ['Änderungen', 'speichern']
    """
    return [line.text for line in prepare(text, font).at(width).lines]


def fit(
    text: str,
    font: Font,
    width: float,
    height: float | None = None,
    *,
    max_lines: int | None = None,
    smallest: float = 6,
    largest: float = 288,
    step: float = 1 / 64,
) -> Paragraph:
    """The text at the largest size at which it fits a box with no word cut. `font` needs no size.

    >>> fit("Jetzt kaufen", Font("Inter", 16), 120, 40, max_lines=1, largest=72).font
    Font('Inter', 20.4375)
    """
    written = _arguments.utf8(text, "text")
    found = checked(font)._largest_size(written, width, height, max_lines, (smallest, largest, step))
    return prepare(text, font.resized(found))


def truncate(text: str, font: Font, width: float, *, max_lines: int | None = None) -> str:
    """As much of a text as its lines have room for, with an ellipsis if that is not all: as many lines as the font allows, or one.

    >>> truncate("Änderungen speichern", Font("Inter", 16), 100)
    'Änderunge…'
    """
    paragraph = prepare(text, font)
    allowed = font._max_lines or 1 if max_lines is None else max_lines
    lines = paragraph.at(width, max_lines=allowed).lines
    return "\n".join(line.text for line in lines)
