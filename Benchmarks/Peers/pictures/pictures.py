"""What peers of copyfit-layout-bench's pictures share: they say their name, then answer one task a line.

A task is "FONTS": the folder of the bundled fonts. The picture is a card of 1200 by 630: a title in 64 points, a paragraph in
30, a circle and a caption in 32, all in Inter. The answer is three numbers: the milliseconds of processor time that a card takes
as PNG, SVG and PDF, with other texts each time. "-" stands for what cannot be done.
"""

import statistics
import sys
import time

ROUNDS = 9
SUMMARY = (
    "A button's label in German, a chat bubble at eighty per cent, and {} thousand translations: "
    "whether they fit is arithmetic once the glyphs are known."
)
TITLE = "Type {} is set before anything is drawn: measuring text with the font's own glyphs"


def answer_tasks(name, makers):
    """`makers(fonts)` gives, for PNG, SVG and PDF, a function of a title and a paragraph, or None."""
    print(name, flush=True)
    for task in sys.stdin:
        print(*[median(maker) if maker else "-" for maker in makers(task.strip())], flush=True)


def median(maker):
    times = []
    for round in range(ROUNDS + 1):
        start = time.process_time()
        maker(TITLE.format(round), SUMMARY.format(round))
        times.append(time.process_time() - start)
    return statistics.median(times[1:]) * 1e3
