"""Prepared texts and their lines."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable
from typing import Any, NamedTuple

from copyfit import _arguments, _native
from copyfit._engine import Font, checked


# The bytes of UTF-8 that begin no character.
_CONTINUATIONS = bytes(range(0x80, 0xC0))


class Over(NamedTuple):
    """By how much a text exceeds its limits; all 0 if it fits.

    `width` is how much wider it must be set, all else equal: ``math.inf`` if no width is enough. `height` is how much taller its
    first line is than the limit, `lines` how many more lines it has than allowed.
    """

    width: float
    height: float
    lines: int


class Slack(NamedTuple):
    """How much of the limits is left: ``math.inf`` where there is no limit, ``None`` lines likewise; never below 0."""

    width: float
    height: float
    lines: int | None


class Line(NamedTuple):
    """A line: its text as it is seen, with hyphen or ellipsis, where that is in the paragraph's text, and its place in points."""

    text: str
    start: int
    end: int
    x: float
    width: float
    baseline: float
    ascent: float
    descent: float
    leading: float
    hard_break: bool
    cuts_word: bool
    hyphenated: bool
    truncated: bool


class Glyph(NamedTuple):
    """A glyph: its number in a font file, the character that it begins with, and its origin in points.

    `font` is the file's path; of fonts that are given as bytes it is their place, such as ``"files[0]"``.
    """

    glyph: int
    font: str
    position: int
    line: int
    x: float
    y: float
    advance: float
    size: float


class Caret(NamedTuple):
    """A caret; `secondary_x` is the second one where directions of text meet."""

    position: int
    x: float
    secondary_x: float | None
    top: float
    bottom: float


class Hit(NamedTuple):
    """The text at a point: the nearest caret, and the start and end of the grapheme there, if one is."""

    position: int
    grapheme: tuple[int, int] | None
    line: int


class Paragraph:
    """A text, prepared for every width. Made by `prepare`; `at` sets it in a width.

    `text` is the text as it is set: the setting `css` may collapse white space.
    """

    def __init__(self, text: str, font: Font) -> None:
        self._utf8 = _arguments.utf8(text, "text")
        self.text = text
        self.font = checked(font)
        self._handle = _native.paragraph(font._handle, self._utf8)
        self._usual = self._usual_limits()
        if "css" in font._settings:
            self.text = self.at().answer("text")["text"]
            self._utf8 = self.text.encode()

    def _usual_limits(self) -> tuple[float, float, int | None]:
        """The limits of a call that has none."""
        if not self.font._has_limits:
            return math.inf, math.inf, None
        proposal = json.loads(_native.paragraph_answer(self._handle, None, "proposal"))["proposal"]
        width, height = (math.inf if limit is None else float(limit) for limit in (proposal["width"], proposal["height"]))
        return width, height, self.font._max_lines

    def at(self, width: float | None = None, *, height: float | None = None, max_lines: int | None = None) -> Layout:
        """The text set in some room. What is not given is a limit of the font, or none.

        >>> prepare("Änderungen speichern", Font("Inter", 16)).at(120).line_count
        2
        """
        usual_width, usual_height, usual_lines = self._usual
        return Layout(
            self,
            usual_width if width is None else width,
            usual_height if height is None else height,
            usual_lines if max_lines is None else max_lines,
        )

    def fit(
        self,
        width: float,
        height: float | None = None,
        *,
        max_lines: int | None = None,
        smallest: float = 6,
        largest: float = 288,
        step: float = 1 / 64,
    ) -> float:
        """The largest size at which the text fits a box with no word cut. What is not given is a limit of the font, or none.

        >>> prepare("Jetzt kaufen", Font("Inter", 16)).fit(120, 40, max_lines=1, smallest=8, largest=72)
        20.4375
        """
        return self.font._largest_size(self._utf8, width, height, max_lines, (smallest, largest, step))

    def narrowest(self, lines: int = 1) -> float:
        """The narrowest width for at most so many lines with no word cut. The setting `hanging_punctuation` has none.

        >>> prepare("Jetzt kaufen", Font("Inter", 16)).narrowest(2)
        51.11328125
        """
        return _native.narrowest_width(self._handle, lines)

    def _offset(self, index: int) -> int:
        return len(self.text[: _arguments.whole(index, "index", 0, len(self.text))].encode())

    def _index(self, offset: int) -> int:
        return self._indices([offset])[offset]

    def _indices(self, offsets: Iterable[int]) -> dict[int, int]:
        """The indices of many offsets, in one pass over the text."""
        found: dict[int, int] = {}
        index = start = 0
        for offset in sorted(set(offsets)):
            index += len(self._utf8[start:offset].translate(None, _CONTINUATIONS))
            found[offset] = index
            start = offset
        return found

    def __repr__(self) -> str:
        text = self.text if len(self.text) <= 80 else self.text[:79] + "…"
        return f"prepare({text!r}, {self.font!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return prepare, (self.text, self.font)


class Layout:
    """A paragraph in some room: its size, its lines and whether it fits. Made by `Paragraph.at`.

    `width` is the widest line's, `height` reaches from the top to the bottom of the last line, `first_baseline` and
    `last_baseline` count from the top. `min_content_width` is the widest piece that cannot be broken, `max_content_width` the
    widest line without limits. `truncated` says whether a limit cut text off; the text `fits` if nothing is cut off or outside
    the limits, no word is cut, and every character has a font. `limits` are the width, the height and the number of lines.

    >>> layout = prepare("Änderungen speichern", Font("Inter", 16)).at(120)
    >>> layout.width, layout.line_count, layout.first_baseline, layout.max_content_width
    (92.4765625, 2, 15.5, 171.2255859375)
    """

    def __init__(self, paragraph: Paragraph, width: float, height: float, max_lines: int | None) -> None:
        self.paragraph = paragraph
        self._limits = _native.limits(width, height, max_lines)
        self.limits: tuple[float, float, int | None] = (
            self._limits.width, self._limits.height, self._limits.max_lines or None,
        )  # fmt: skip
        measured = _native.measurement(paragraph._handle, self._limits)
        self.width: float = measured.width
        self.height: float = measured.height
        self.first_baseline: float = measured.first_baseline
        self.last_baseline: float = measured.last_baseline
        self.min_content_width: float = measured.min_content_width
        self.max_content_width: float = measured.max_content_width
        self.line_count: int = measured.line_count
        self.truncated = bool(measured.is_truncated)
        self.fits = bool(measured.fits)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in points."""
        return self.width, self.height

    @property
    def over(self) -> Over:
        """By how much the text exceeds its limits.

        >>> prepare("Änderungen speichern", Font("Inter", 16)).at(120, max_lines=1).over
        Over(width=51.2255859375, height=0.0, lines=1)
        """
        over = _native.over(self.paragraph._handle, self._limits)
        return Over(over.width, over.height, over.lines)

    @property
    def slack(self) -> Slack:
        """How much of the limits is left.

        >>> prepare("Hi", Font("Inter", 16)).at(80, max_lines=2).slack.lines
        1
        """
        width, height, max_lines = self.limits
        lines = None if max_lines is None else max(0, max_lines - self.line_count)
        return Slack(max(0.0, width - self.width), max(0.0, height - self.height), lines)

    @property
    def valid(self) -> tuple[float, float]:
        """The widths with the same measurement: from the first to below the second.

        >>> prepare("Änderungen speichern", Font("Inter", 16)).at(120).valid
        (92.4765625, 171.2255859375)
        """
        return _native.valid_widths(self.paragraph._handle, self._limits)

    @property
    def lines(self) -> list[Line]:
        """The lines from top to bottom.

        >>> [line.text for line in prepare("Änderungen speichern", Font("Inter", 16)).at(120).lines]
        ['Änderungen', 'speichern']
        """
        texts = [line["text"] for line in self.answer("lines")["lines"]]
        lines = _native.lines(self.paragraph._handle, self._limits)
        index = self.paragraph._indices(offset for line in lines for offset in (line.visible_start, line.visible_end))
        return [
            Line(
                text, index[line.visible_start], index[line.visible_end],
                line.x, line.width, line.baseline, line.ascent, line.descent, line.leading,
                bool(line.ends_with_hard_break), bool(line.ends_inside_word),
                bool(line.is_hyphenated), bool(line.is_truncated),
            )
            for text, line in zip(texts, lines, strict=True)
        ]  # fmt: skip

    @property
    def glyphs(self) -> list[Glyph]:
        """The glyphs, line after line from the left, for a program that draws.

        >>> [(glyph.glyph, glyph.x) for glyph in prepare("Hi", Font("Inter", 16)).at().glyphs]
        [(161, 0.0), (679, 11.8408203125)]
        """
        faces = json.loads(_native.faces(self.paragraph._handle, self._limits))
        glyphs = _native.glyphs(self.paragraph._handle, self._limits)
        index = self.paragraph._indices(one.cluster for one in glyphs)
        return [
            Glyph(one.glyph, faces[one.face]["file"], index[one.cluster], one.line, one.x, one.y, one.advance, one.size)
            for one in glyphs
        ]

    def caret(self, index: int) -> Caret:
        """The caret before a character, or with the length of the text the one after it.

        >>> prepare("Hi", Font("Inter", 16)).at(80).caret(0).x
        0.0
        """
        caret = _native.caret(self.paragraph._handle, self._limits, self.paragraph._offset(index))
        second = None if math.isnan(caret.secondary_x) else caret.secondary_x
        return Caret(self.paragraph._index(caret.offset), caret.x, second, caret.top, caret.bottom)

    def hit(self, x: float, y: float) -> Hit:
        """The text at a point.

        >>> prepare("Hi", Font("Inter", 16)).at(80).hit(1000, 5).position
        2
        """
        hit = _native.hit(self.paragraph._handle, self._limits, x, y)
        index = self.paragraph._index
        grapheme = (index(hit.grapheme_start), index(hit.grapheme_end))
        return Hit(index(hit.offset), grapheme if grapheme[0] < grapheme[1] else None, hit.line)

    def answer(self, fields: str | None = None) -> dict[str, Any]:
        """The answer of ``copyfit measure``: all of it, or the members that `fields` names, separated by commas.

        >>> prepare("Hi 👋", Font("Inter", 16)).at().answer("faces,missing")
        {'faces': ['Inter', 'Noto Color Emoji'], 'missing': []}
        """
        written = _native.paragraph_answer(self.paragraph._handle, self._limits, fields)
        answer: dict[str, Any] = json.loads(written)
        return answer

    def __repr__(self) -> str:
        lines = "1 line" if self.line_count == 1 else f"{self.line_count} lines"
        fits = "fits" if self.fits else "does not fit"
        return f"<Layout of {lines}, {self.width:g} × {self.height:g}, {fits}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Layout, (self.paragraph, *self.limits)


def prepare(text: str, font: Font) -> Paragraph:
    """Prepares a text: the work that does not depend on the width.

    >>> prepare("Save changes", Font("Inter", 16)).at(200).size
    (105.5205078125, 19.363636363636363)
    """
    return Paragraph(text, font)
