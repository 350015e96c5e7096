"""Boxes of a diagram that are as large as their labels need: writes an SVG.

    python diagram_labels.py diagram.svg
"""

import sys
from xml.sax.saxutils import escape

import copyfit

LABELS = ["Order received", "Check the customer's credit limit and open invoices", "在庫を確認する", "تأكيد الطلب", "Ship 📦"]
WIDEST, PADDING, GAP = 140, 12, 28


def box(label: str, font: copyfit.Font) -> tuple[copyfit.Layout, float, float]:
    """A label in as few lines as the widest box has room for, evened out, and the size of its box."""
    text = copyfit.prepare(label, font)
    lines = text.at(WIDEST).line_count
    layout = text.at(text.narrowest(lines))
    return layout, layout.width + 2 * PADDING, layout.height + 2 * PADDING


def draw(labels: list[str], font: copyfit.Font) -> str:
    boxes = [box(label, font) for label in labels]
    widest = max(width for _, width, _ in boxes)
    parts, y = [], 1.0
    for layout, width, height in boxes:
        x = (widest - width) / 2 + 1
        parts.append(f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="6" fill="none" stroke="black"/>')
        for line in layout.lines:
            middle, baseline = x + width / 2, y + PADDING + line.baseline
            parts.append(f'<text x="{middle:g}" y="{baseline:g}" text-anchor="middle">{escape(line.text)}</text>')
        y += height + GAP
    size = f'width="{widest + 2:g}" height="{y - GAP + 1:g}"'
    style = f'font-family="{font.name}" font-size="{font.size:g}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>\n' + "\n".join(parts) + "\n</svg>\n"


if __name__ == "__main__":
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        file.write(draw(LABELS, copyfit.Font("Inter", 14, language="ja")))
