"""WeasyPrint as a peer of copyfit-layout-bench's pictures."""

import os
import sys

# This file has the module's name.
sys.path.append(sys.path.pop(0))
import weasyprint
from weasyprint.text.fonts import FontConfiguration

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from pictures import answer_tasks

SOURCE = """<style>
@font-face {{ font-family: Card; src: url(file://{fonts}/Inter/Inter-Regular.otf) }}
@font-face {{ font-family: Card; font-weight: bold; src: url(file://{fonts}/Inter/Inter-Bold.otf) }}
@page {{ size: 1200px 630px; margin: 64px }}
body {{ font: 30px Card; color: #444 }} h1 {{ font-size: 64px; color: #111 }}
i {{ display: inline-block; width: 72px; height: 72px; border-radius: 36px; background: #36f }}
</style><h1>{title}</h1><p>{summary}</p><p style="font-size: 32px"><i></i> Copyfit</p>"""


def makers(fonts):
    config = FontConfiguration()

    def pdf(title, summary):
        source = SOURCE.format(fonts=os.path.abspath(fonts), title=title, summary=summary)
        return weasyprint.HTML(string=source).write_pdf(font_config=config)

    return None, None, pdf


answer_tasks(f"WeasyPrint {weasyprint.__version__}", makers)
