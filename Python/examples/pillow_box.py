"""A headline in a box of a Pillow image, as large as it fits with its words whole, centred.

    python pillow_box.py picture.png
"""

import sys

import copyfit
from PIL import Image, ImageDraw, ImageFont

Box = tuple[float, float, float, float]


def draw_text(image: Image.Image, box: Box, text: str, font: copyfit.Font, fill: str = "black") -> float:
    """Draws the text into the box and returns the size that was found."""
    left, top, right, bottom = box
    paragraph = copyfit.fit(text, font, right - left, bottom - top, largest=200, step=0.5)
    size = paragraph.font.size or 0
    layout = paragraph.at(right - left)
    # Pillow draws one face; a text in several is drawn from layout.glyphs.
    face = ImageFont.truetype(layout.answer("fonts")["fonts"][0]["file"], size)
    pen = ImageDraw.Draw(image)
    above = top + (bottom - top - layout.height) / 2
    for line in layout.lines:
        x = left + (right - left - line.width) / 2
        pen.text((x, above + line.baseline), line.text, fill=fill, font=face, anchor="ls")
    return size


if __name__ == "__main__":
    picture = Image.new("RGB", (480, 270), "white")
    ImageDraw.Draw(picture).rectangle((40, 40, 440, 230), outline="gray")
    size = draw_text(picture, (52, 52, 428, 218), "Every headline has a size at which it fits", copyfit.Font("Inter Bold"))
    picture.save(sys.argv[1])
    print(f"set at {size:g} points")
