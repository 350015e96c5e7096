"""Yoga on the trees of copyfit-layout-bench, through the PyPI package poga: see layout.py."""

from importlib.metadata import version

from poga import libpoga_capi as yoga

import layout


class Yoga:
    name = f"Yoga (poga {version('poga')})"

    # A nest of 20 takes it 6 ms, and every two levels more take it twice as long.
    deepest = 10

    def leaf(self, width, height):
        node = yoga.YGNodeNew()
        yoga.YGNodeStyleSetWidth(node, width)
        yoga.YGNodeStyleSetHeight(node, height)
        yoga.YGNodeStyleSetFlexShrink(node, 0)
        return node

    def stack(self, kind, gap, padding, children):
        node = yoga.YGNodeNew()
        direction = yoga.YGFlexDirection.Column if kind == "column" else yoga.YGFlexDirection.Row
        yoga.YGNodeStyleSetFlexDirection(node, direction)
        yoga.YGNodeStyleSetFlexShrink(node, 0)
        for edge in (yoga.YGEdge.Left, yoga.YGEdge.Top, yoga.YGEdge.Right, yoga.YGEdge.Bottom):
            yoga.YGNodeStyleSetPadding(node, edge, padding)
        if kind == "wrap":
            yoga.YGNodeStyleSetFlexWrap(node, yoga.YGWrap.Wrap)
            yoga.YGNodeStyleSetAlignContent(node, yoga.YGAlign.FlexStart)
            # This version knows no gaps: margins behind every tag, which the room has to be wider for.
            for child in children:
                yoga.YGNodeStyleSetMargin(child, yoga.YGEdge.Right, gap)
                yoga.YGNodeStyleSetMargin(child, yoga.YGEdge.Bottom, gap)
        else:
            yoga.YGNodeStyleSetAlignItems(node, yoga.YGAlign.Center)
            before = yoga.YGEdge.Top if kind == "column" else yoga.YGEdge.Left
            for child in children[1:]:
                yoga.YGNodeStyleSetMargin(child, before, gap)
        for index, child in enumerate(children):
            yoga.YGNodeInsertChild(node, child, index)
        self.spare = gap if kind == "wrap" else 0
        return node

    def lay_out(self, root):
        yoga.YGNodeCalculateLayout(root, 400 + self.spare, float("nan"), yoga.YGDirection.LTR)

    def height(self, root):
        return yoga.YGNodeLayoutGetHeight(root) - self.spare

    def change(self, leaf, width, height):
        yoga.YGNodeStyleSetWidth(leaf, width)
        yoga.YGNodeStyleSetHeight(leaf, height)

    def clear(self, root):
        yoga.YGNodeFreeRecursive(root)


layout.answer_tasks(Yoga())
