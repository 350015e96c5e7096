"""Subtitles in at most two lines of about the same length: reads an SRT file and prints it again.

    python subtitles.py film.srt [WIDTH]
"""

import re
import sys

import copyfit


def balanced(text: str, font: copyfit.Font, width: float) -> str:
    """A subtitle in as few lines as it needs, each about as long as the others; more than two are told on standard error."""
    paragraph = copyfit.prepare(" ".join(text.split()), font)
    count = paragraph.at(width).line_count
    if count > 2:
        print(f"{count} lines: {paragraph.text}", file=sys.stderr)
    return "\n".join(line.text for line in paragraph.at(paragraph.narrowest(count)).lines)


def rewritten(subtitles: str, font: copyfit.Font, width: float) -> str:
    blocks = [block.split("\n", 2) for block in re.split(r"\n\s*\n", subtitles.strip())]
    return "\n\n".join("\n".join([number, times, balanced(text, font, width)]) for number, times, text in blocks) + "\n"


if __name__ == "__main__":
    width = float(sys.argv[2]) if len(sys.argv) > 2 else 900.0
    with open(sys.argv[1], encoding="utf-8-sig") as file:
        print(rewritten(file.read(), copyfit.Font("Inter Medium", 42), width), end="")
