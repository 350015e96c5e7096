"""Taffy on the trees of copyfit-layout-bench, through the PyPI package stretchable: see layout.py."""

from importlib.metadata import version

from stretchable import Style, taffylib
from stretchable.style import AlignContent, AlignItems, FlexDirection, FlexWrap
from stretchable.style.geometry.size import SizeAvailableSpace

import layout

INFINITE = SizeAvailableSpace(400, None).to_dict()


class Taffy:
    name = f"Taffy (stretchable {version('stretchable')})"

    deepest = 100

    def __init__(self):
        self.tree = taffylib.init()
        self.styles = {}

    def leaf(self, width, height):
        return taffylib.node_create(self.tree, self.style(size=(width, height), flex_shrink=0))

    def stack(self, kind, gap, padding, children):
        column = kind == "column"
        options = dict(flex_direction=FlexDirection.COLUMN if column else FlexDirection.ROW, gap=gap, padding=padding)
        options |= dict(flex_shrink=0, align_items=AlignItems.CENTER)
        if kind == "wrap":
            options |= dict(flex_wrap=FlexWrap.WRAP, align_content=AlignContent.START, size=(400, None))
        node = taffylib.node_create(self.tree, self.style(**options))
        for child in children:
            taffylib.node_add_child(self.tree, node, child)
        return node

    def style(self, **options):
        """Making a style costs more than laying it out."""
        key = tuple(options.items())
        if key not in self.styles:
            self.styles[key] = Style(**options).to_dict()
        return self.styles[key]

    def lay_out(self, root):
        taffylib.node_compute_layout(self.tree, root, INFINITE)

    def height(self, root):
        layout = taffylib.PyLayout()
        taffylib.node_get_layout(self.tree, root, layout)
        return layout.height

    def change(self, leaf, width, height):
        taffylib.node_set_style(self.tree, leaf, self.style(size=(width, height), flex_shrink=0))

    def clear(self, root):
        taffylib.free(self.tree)
        self.tree = taffylib.init()


layout.answer_tasks(Taffy())
