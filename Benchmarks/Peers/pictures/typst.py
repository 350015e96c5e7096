"""typst as a peer of copyfit-layout-bench's pictures, with a compiler that is kept."""

import os
import sys

# This file has the module's name.
sys.path.append(sys.path.pop(0))
import typst

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from pictures import answer_tasks

SOURCE = """#set page(width: 1200pt, height: 630pt, margin: 64pt)
#set text(font: "Inter", size: 30pt, fill: rgb("#444444"))
#text(size: 64pt, weight: 700, fill: rgb("#111111"))[{title}]
#v(1fr)
{summary}
#v(1fr)
#stack(dir: ltr, spacing: 20pt, circle(radius: 36pt, fill: rgb("#3366ff")), align(horizon)[#text(size: 32pt)[Copyfit]])"""


def makers(fonts):
    compiler = typst.Compiler(font_paths=[fonts], ignore_system_fonts=True)

    def maker(form, **more):
        return lambda title, summary: compiler.compile(
            SOURCE.format(title=title, summary=summary).encode(), format=form, **more
        )

    return maker("png", ppi=72.0), maker("svg"), maker("pdf")


answer_tasks(f"typst {typst.__version__}" if hasattr(typst, "__version__") else "typst", makers)
