"""takumi as a peer of copyfit-layout-bench's pictures."""

import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from importlib.metadata import version

from pictures import answer_tasks
from takumi_py import FontResource, RenderOptions, Renderer


def text(content, size, color, weight=400):
    return {"type": "text", "text": content, "style": {"fontSize": size, "fontWeight": weight, "color": color}}


def box(style, children=()):
    return {"type": "container", "style": {"display": "flex", **style}, "children": list(children)}


def card(title, summary):
    circle = box({"width": 72, "height": 72, "borderRadius": 36, "backgroundColor": "#3366ff"})
    caption = box({"flexDirection": "row", "gap": 20, "alignItems": "center"}, [circle, text("Copyfit", 32, "#111111")])
    page = {"flexDirection": "column", "width": "100%", "height": "100%", "padding": 64, "backgroundColor": "#ffffff"}
    page |= {"justifyContent": "space-between", "fontFamily": "Inter"}
    return box(page, [text(title, 64, "#111111", 700), text(summary, 30, "#444444"), caption])


def makers(fonts):
    faces = []
    for name, weight in (("Regular", 400), ("Bold", 700)):
        with open(f"{fonts}/Inter/Inter-{name}.otf", "rb") as file:
            faces.append(FontResource(data=file.read(), name="Inter", weight=weight))
    renderer = Renderer(load_default_fonts=False, fonts=faces)
    options = RenderOptions(width=1200, height=630)
    return (
        lambda title, summary: renderer.render_node(card(title, summary), options=options),
        lambda title, summary: renderer.render_svg_node(card(title, summary), options=options),
        None,
    )


answer_tasks(f"takumi {version('takumi-py')}", makers)
