"""Widths of the columns of a table, in which every cell fits on one line, but for the longest ones, which wrap.

    python sheet_columns.py table.csv
"""

import csv
import sys

import copyfit

PADDING, WIDEST = 10, 240


def columns(rows: list[list[str]], font: copyfit.Font, heading: copyfit.Font) -> list[float]:
    """A width for each column in points: that of its widest cell, not beyond the widest that is allowed."""
    widths: list[float] = []
    for cells in zip(*rows, strict=True):
        needed = [copyfit.prepare(cells[0], heading).at().width]
        needed += [copyfit.prepare(cell, font).at().width for cell in cells[1:]]
        widths.append(min(max(needed), WIDEST) + PADDING)
    return widths


def heights(rows: list[list[str]], font: copyfit.Font, widths: list[float]) -> list[float]:
    """A height for each row: that of its tallest cell."""
    texts = [copyfit.heights(list(cells), font, [width - PADDING]).tolist() for cells, width in zip(zip(*rows), widths)]
    return [max(cell[0] for cell in row) + PADDING for row in zip(*texts, strict=True)]


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8", newline="") as file:
        table = list(csv.reader(file))
    font = copyfit.Font("Inter", 11, features="tnum")
    widths = columns(table, font, copyfit.Font("Inter Bold", 11))
    print("columns:", *(f"{width:.1f}" for width in widths))
    print("rows:", *(f"{height:.1f}" for height in heights(table, font, widths)))
