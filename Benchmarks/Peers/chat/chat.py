"""What peers of copyfit-layout-bench's chat share: they say their name, then answer one task a line.

A task is "FONT MESSAGES": a font file, and a file of messages, one a line. The tree is a column, gap 8, of rows, gap 8, of a
box 40 by 40 beside a column, gap 4, of the name "Person N" and the message, in 13 points, 400 wide; N is the row modulo 20. The
answer is two numbers: the microseconds a text takes in the first layout, all in, and at widths never seen before. "-" stands for
what cannot be done.
"""

import statistics
import sys

ROUNDS = 3
WIDTHS = (390, 383, 376, 369, 362, 355)


def rows(messages, round):
    """Names and messages; other texts in each round, so that none is remembered."""
    return [(f"Person {row % 20}", f"{message} {round}") for row, message in enumerate(messages)]


def answer_tasks(name, run):
    """`run(font, messages)` gives the seconds of each round's first layout, and of each new width, or None."""
    print(name, flush=True)
    for task in sys.stdin:
        font, path = task.split()
        with open(path, encoding="utf-8") as file:
            messages = file.read().splitlines()
        first, resized = run(font, messages)
        print(each(first, messages), each(resized, messages), flush=True)


def each(seconds, messages):
    return statistics.median(seconds) / (2 * len(messages)) * 1e6 if seconds else "-"
