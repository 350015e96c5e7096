"""Chromium's flexbox on the chat of copyfit-layout-bench: see chat.py. Timed in the page, with what styles cost."""

import json
import pathlib
import subprocess
import sys
import tempfile

import chat

PAGE = """<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: peer; src: url("%(font)s") }
body { margin: 0; font: 13px peer }
.column { display: flex; flex-direction: column; gap: 8px }
.row { display: flex; gap: 8px }
.box { width: 40px; height: 40px; flex-shrink: 0 }
.texts { display: flex; flex-direction: column; gap: 4px }
</style><p>The font is loaded before the page is.</p><div id="host" style="contain: layout"></div><script>
const rounds = %(rounds)s, widths = %(widths)s, host = document.getElementById("host")
function element(name, ...children) {
  const made = document.createElement("div")
  made.className = name
  made.append(...children)
  return made
}
function timed(work) {
  const start = performance.now()
  work()
  return (performance.now() - start) / 1000
}
function lay(rows) {
  host.textContent = ""
  host.style.width = "400px"
  host.offsetHeight
  const column = element("column", ...rows.map(([name, message]) =>
    element("row", element("box"), element("texts", element("", name), element("", message)))))
  const first = timed(() => { host.append(column); column.offsetHeight })
  return [first, widths.map(width => timed(() => { host.style.width = width + "px"; column.offsetHeight }))]
}
onload = () => {
  const times = rounds.map(lay).slice(1)
  document.body.textContent = JSON.stringify([times.map(time => time[0]), times.flatMap(time => time[1])])
}
</script>"""

COMMAND = [sys.argv[1], "--headless", "--no-sandbox", "--disable-gpu", "--font-render-hinting=none"]


def run(font, messages):
    """The first of the rounds does not count."""
    rounds = [chat.rows(messages, round) for round in range(chat.ROUNDS + 1)]
    values = {"font": pathlib.Path(font).resolve().as_uri(), "widths": json.dumps(chat.WIDTHS)}
    values["rounds"] = json.dumps(rounds).replace("<", "\\u003c")
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder, "chat.html")
        page.write_text(PAGE % values, encoding="utf-8")
        command = [*COMMAND, "--allow-file-access-from-files", f"--user-data-dir={folder}", "--dump-dom", page.as_uri()]
        shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return json.loads(shown[shown.index("[[") : shown.rindex("]]") + 2])


chat.answer_tasks(subprocess.run([sys.argv[1], "--version"], capture_output=True, text=True, check=True).stdout.strip(), run)
