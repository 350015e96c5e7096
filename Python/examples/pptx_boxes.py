"""Text boxes of a presentation whose text does not fit, and the font scale at which it would.

    python pptx_boxes.py deck.pptx [FONT-FOLDER]
"""

import sys
from collections.abc import Iterator
from typing import Any

import copyfit
from pptx import Presentation

POINT = 12700
PITCH = 1.2
TWINS = {"Calibri": "Carlito", "Cambria": "Caladea", "Arial": "Arimo", "Times New Roman": "Tinos"}


class Deck:
    """Measures the boxes of slides with the fonts of an engine."""

    def __init__(self, engine: copyfit.Engine, usual: str) -> None:
        self.engine, self.usual = engine, usual
        self.fonts: dict[tuple[str, float], copyfit.Font] = {}

    def font(self, name: str, size: float) -> copyfit.Font:
        """A font as PowerPoint sets it: without ligatures, a line every 1.2 em."""
        key = (TWINS.get(name, name), size)
        if key not in self.fonts:
            self.fonts[key] = copyfit.Font(
                *key, engine=self.engine, features="liga=0,clig=0", line_height=PITCH * size
            )
        return self.fonts[key]

    def height(self, shape: Any, scale: float) -> float:
        """How tall the text of a shape is, in points, at a scale of its type."""
        frame = shape.text_frame
        width = (shape.width - frame.margin_left - frame.margin_right) / POINT
        total = 0.0
        for paragraph in frame.paragraphs:
            runs = [run for run in paragraph.runs if run.text]
            size = max((run.font.size.pt for run in runs if run.font.size), default=18.0) * scale
            name = next((run.font.name for run in runs if run.font.name), self.usual)
            text = copyfit.prepare(paragraph.text.replace("\v", "\n"), self.font(name, size))
            total += text.at(width if frame.word_wrap is not False else float("inf")).height
        return total

    def room(self, shape: Any) -> float:
        frame = shape.text_frame
        return float(shape.height - frame.margin_top - frame.margin_bottom) / POINT

    def scale(self, shape: Any) -> float | None:
        """The largest of PowerPoint's scales at which the text fits: None if there is none down to 25 %."""
        scales = [1 - step / 40 for step in range(31)]
        return next((scale for scale in scales if self.height(shape, scale) <= self.room(shape)), None)

    def findings(self, path: str) -> Iterator[tuple[int, str, float, float | None]]:
        """Slide, name, by how many points the text is too tall, and the scale that would fit."""
        for number, slide in enumerate(Presentation(path).slides, 1):
            for shape in slide.shapes:
                if shape.has_text_frame and shape.text_frame.text:
                    over = self.height(shape, 1) - self.room(shape)
                    if over > 0:
                        yield number, shape.name, over, self.scale(shape)


if __name__ == "__main__":
    deck = Deck(copyfit.Engine(folders=sys.argv[2:], system_fonts=True), usual="Inter")
    for slide, name, over, scale in deck.findings(sys.argv[1]):
        found = f"fits at {scale:.1%}" if scale else "fits at no scale"
        print(f"slide {slide}, {name}: {over:.1f} points too tall, {found}")
