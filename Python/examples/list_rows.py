"""The rows of a virtual list before any is shown: their heights at every width of the window, and which are in view.

    python list_rows.py
"""

import bisect
import itertools
import random

import copyfit

PADDING = 16


class Rows:
    """Messages at some widths, measured once."""

    def __init__(self, messages: list[str], widths: list[float], font: copyfit.Font) -> None:
        self.widths = widths
        heights = copyfit.heights(messages, font, widths)
        columns = zip(*heights.tolist(), strict=True)
        self.tops = [list(itertools.accumulate((height + PADDING for height in column), initial=0.0)) for column in columns]

    def visible(self, width: float, scroll: float, height: float) -> range:
        """The rows between two places, for the widest of the widths that is not wider than the window."""
        tops = self.tops[max(0, bisect.bisect_right(self.widths, width) - 1)]
        first = bisect.bisect_right(tops, scroll) - 1
        return range(max(0, first), bisect.bisect_left(tops, scroll + height))


def messages(count: int) -> list[str]:
    dice = random.Random(7)
    words = "we will meet at the station tomorrow because your train is late and nobody has the tickets".split()
    return [" ".join(dice.choices(words, k=dice.randint(1, 40))) for _ in range(count)]


if __name__ == "__main__":
    rows = Rows(messages(10_000), [320, 480, 640], copyfit.Font("Inter", 15, line_height="1.4x"))
    for width, tops in zip(rows.widths, rows.tops, strict=True):
        print(f"{width:g} points wide: {tops[-1]:.0f} points tall, rows {rows.visible(width, 50_000, 800)} in view")
