"""The settings of a font, by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypedDict

# Points, or a text with a unit: "0.05em".
Length = float | str | None


class Settings(TypedDict, total=False):
    """The members of records that `Font` takes; ``Schemas/record.schema.json`` describes each. `None` is the usual value."""

    width: Length
    height: Length
    max_lines: int | None
    face_index: int | Sequence[int] | None
    variation: Mapping[str, float] | str | None
    truncation: Literal["head", "middle", "tail"] | None
    tail: str | None
    twins: bool | None
    language: str | None
    direction: Literal["auto", "ltr", "rtl"] | None
    profile: Literal["standard", "web"] | None
    hyphenation: bool | None
    features: Mapping[str, int] | str | None
    tracking: Length
    kerning: Length
    line_spacing: Length
    tab_interval: Length
    device_pixel_ratio: float | None
    spacing_trim: Literal["normal", "space-first", "trim-start", "space-all"] | None
    css: str | None
    align: Literal["leading", "center", "trailing", "justified"] | None
    justify_last_line: bool | None
    hanging_punctuation: Sequence[str] | str | None
    wrap: Literal["greedy", "optimal", "pretty", "balanced"] | None
    least_words_on_last_line: int | None
    line_height: Length
    min_line_height: Length
    max_line_height: Length
    line_height_space: Literal["shared", "above"] | None
    face_heights: Literal["all", "primary"] | None
    paragraph_spacing: Length
    paragraph_spacing_before: Length
    first_line_indent: Length
    hanging_indent: Length
    tail_indent: Length
    tab_stops: Sequence[float | str] | str | None
    decimal_mark: str | None
    boxes: Sequence[str] | None
