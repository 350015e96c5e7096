"""The trees and the conversation of layout.h, for engines that Python can drive. Only their own layout is timed."""

import statistics
import sys
import time


def tree(engine, name, count, depth):
    """The root, the number of nodes and the leaf in the middle of tree 4."""
    nodes, victim = 0, None

    def leaf(width, height):
        nonlocal nodes
        nodes += 1
        return engine.leaf(width, height)

    def stack(kind, gap, padding, children):
        nonlocal nodes
        nodes += 1
        return engine.stack(kind, gap, padding, children)

    def nest(depth, is_row):
        inner = [nest(depth - 1, not is_row)] if depth > 1 else []
        return stack("row" if is_row else "column", 4, 0, [leaf(10, 10)] + inner)

    def section(is_middle):
        nonlocal victim
        rows = []
        for row in range(100):
            leaves = [leaf(30, 20) for _ in range(9)]
            if is_middle and row == 50:
                victim = leaves[4]
            rows.append(stack("row", 4, 0, leaves))
        return stack("column", 2, 0, rows)

    if name == "rows":
        make = lambda _: stack("row", 8, 8, [leaf(40, 40), leaf(100, 20), leaf(60, 24)])
        root = stack("column", 4, 0, [make(i) for i in range(count)])
    elif name == "nests":
        root = stack("column", 0, 0, [nest(depth, True) for _ in range(count)])
    elif name == "wide":
        root = stack("column", 2, 0, [leaf(100, 20) for _ in range(count)])
    elif name == "sections":
        root = stack("column", 0, 0, [section(i == count // 2) for i in range(count)])
    else:
        seed, tags = 20240601, []
        for _ in range(count):
            seed = (seed * 6364136223846793005 + 1442695040888963407) % 2**64
            tags.append(leaf(20 + (((seed >> 33) * 100) >> 31), 24))
        root = stack("wrap", 8, 0, tags)
    return root, nodes, victim


def answer(engine, task):
    if task[0] == "first":
        name, count, depth = task[1], int(task[2]), int(task[3])
        if depth > engine.deepest:
            return "-"
        root, nodes, _ = tree(engine, name, count, depth)
        started = time.process_time()
        engine.lay_out(root)
        spent = time.process_time() - started
        result = f"{spent:.9f} {nodes} {engine.height(root):.0f}"
    else:
        root, _, victim = tree(engine, "sections", 100, 0)
        engine.lay_out(root)
        times = []
        for turn in range(11):
            size = (30, 20) if turn % 2 else (31, 20) if task[1] == "width" else (30, 25)
            started = time.process_time()
            engine.change(victim, *size)
            engine.lay_out(root)
            times.append(time.process_time() - started)
        result = f"{statistics.median(times):.9f}"
    engine.clear(root)
    return result


def answer_tasks(engine):
    print(engine.name, flush=True)
    for line in sys.stdin:
        print(answer(engine, line.split()), flush=True)
