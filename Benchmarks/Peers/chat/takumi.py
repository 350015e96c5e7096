"""takumi on the chat of copyfit-layout-bench: see chat.py. It keeps no tree: a new width is a first layout."""

import pathlib
import time
from importlib.metadata import version

from takumi_py import FontResource, Renderer, RenderOptions

import chat


def container(direction, gap, *children, **style):
    style = {"display": "flex", "flexDirection": direction, "gap": gap, **style}
    return {"type": "container", "style": style, "children": list(children)}


def text(string):
    return {"type": "text", "text": string, "style": {"fontSize": 13}}


def tree(rows):
    box = {"type": "container", "style": {"width": 40, "height": 40, "flexShrink": 0}}
    lines = [container("row", 8, box, container("column", 4, text(name), text(message), flexShrink=1)) for name, message in rows]
    return container("column", 8, *lines, width="100%", fontFamily="Inter")


def run(font, messages):
    """CPU time; the first of the rounds does not count."""
    fonts = [FontResource(data=pathlib.Path(font).read_bytes(), name="Inter", weight=400)]
    renderer = Renderer(load_default_fonts=False, fonts=fonts)
    options = RenderOptions(width=400, height=None)
    seconds = []
    for round in range(chat.ROUNDS + 1):
        root = tree(chat.rows(messages, round))
        start = time.process_time()
        renderer.measure_node(root, options=options)
        seconds.append(time.process_time() - start)
    return seconds[1:], []


chat.answer_tasks(f"takumi {version('takumi-py')}", run)
