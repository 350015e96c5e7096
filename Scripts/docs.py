#!/usr/bin/env python3
"""Makes the documentation of the libraries as a site: docs.py [FOLDER], .build/docs if none is given.

DocC converts each catalogue, Sources/Module/Module.docc, with the module's symbols. Documents of Documentation/ come along,
each as an article of a module. Their links are relative paths, for readers of the repository; here they become links between
pages. Every warning is an error.
"""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# The modules, each with the documents that are articles of it.
MODULES = {
    "Copyfit": ["Diagnostics", "Library", "Parity", "Platforms", "RuntimeRules", "Sizing"],
    "CopyfitTesting": [],
    "CopyfitImaging": [],
    "CopyfitExtras": [],
    "CopyfitInspecting": [],
    "CopyfitDocuments": ["Layout"],
    "CopyfitText": ["TextFeatures"],
    "CopyfitFonts": [],
    "CopyfitLanguages": [],
    "CopyfitLayout": ["LayoutRules"],
    "CopyfitGeometry": [],
    "CopyfitDrawing": [],
    "CopyfitRendering": [],
    "CopyfitFit": [],
    "CopyfitExplaining": [],
    "CopyfitTranslations": [],
    "CopyfitChecking": ["Check", "Command"],
    "CopyfitReporting": ["Reports"],
}

# The modules whose declarations a library has as its own.
PARTS = {"Copyfit": ["CopyfitViews", "CopyfitScreen"], "CopyfitTranslations": ["CopyfitAppleStrings"]}


def main():
    if not shutil.which("swift"):
        sys.exit("docs: swift is not on the PATH: install Swift 6.2 or later")
    output = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else ROOT / ".build/docs"
    stage = ROOT / ".build/docs-stage"
    shutil.rmtree(stage, ignore_errors=True)
    graphs = symbol_graphs()
    site = Site(stage)
    for module in MODULES:
        site.write_catalogue(module)
        copy_graphs(module, graphs, stage / module / "graphs")
    archives = [convert(module, stage / module) for module in MODULES]
    site.check_links()
    shutil.rmtree(output, ignore_errors=True)
    landing = ["--synthesized-landing-page-name", "Copyfit", "--synthesized-landing-page-topics-style", "list"]
    docc("merge", *archives, *landing, "--output-path", output)
    print(f"docs: python3 -m http.server --directory {output} 8000, then http://localhost:8000/documentation")


def symbol_graphs():
    """Builds the modules and returns the folder with the graphs of their symbols."""
    options = ["--skip-synthesized-members", "--emit-extension-block-symbols"]
    command = ["swift", "package", "dump-symbol-graph", *options]
    dumping = subprocess.run(command, cwd=ROOT, text=True, stdout=subprocess.PIPE)
    if dumping.returncode or not dumping.stdout.strip():
        sys.exit(f"docs: swift package dump-symbol-graph failed: {dumping.stdout}")
    return Path(dumping.stdout.splitlines()[-1].removeprefix("Files written to "))


def copy_graphs(module, graphs, folder):
    """The module's own graph and those of its parts, and those of what they add to other modules."""
    folder.mkdir()
    parts = [module, *PARTS.get(module, [])]
    for part in parts:
        for file in [graphs / f"{part}.symbols.json", *graphs.glob(f"{part}@*.symbols.json")]:
            graph = json.loads(file.read_text())
            graph["module"]["name"] = module
            other = file.name.removesuffix(".symbols.json").partition("@")[2]
            name = file.name
            if other in parts:
                without_extensions(graph)
                name = file.name.replace("@", "-")
            (folder / name).write_text(json.dumps(graph))


def without_extensions(graph):
    """Makes what extensions add to types of the same library members of these types."""
    types = {one["source"]: one["target"] for one in graph["relationships"] if one["kind"] == "extensionTo"}
    graph["symbols"] = [one for one in graph["symbols"] if one["identifier"]["precise"] not in types]
    graph["relationships"] = [
        {**one, "source": types.get(one["source"], one["source"]), "target": types.get(one["target"], one["target"])}
        for one in graph["relationships"] if one["kind"] != "extensionTo"
    ]


def convert(module, folder):
    """Converts a catalogue to an archive; a warning ends the program."""
    archive = folder / f"{module}.doccarchive"
    docc(
        "convert", folder / f"{module}.docc", "--additional-symbol-graph-dir", folder / "graphs",
        "--fallback-display-name", module, "--fallback-bundle-identifier", module,
        "--warnings-as-errors", "--output-path", archive,
    )
    return archive


def docc(*arguments):
    """Runs the DocC of the toolchain."""
    beside = Path(shutil.which("swift")).resolve().parent / "docc"
    program = beside if beside.exists() else shutil.which("docc")
    if not program:
        sys.exit("docs: the Swift toolchain has no docc: install a whole toolchain from swift.org")
    if subprocess.run([program, *arguments], cwd=ROOT).returncode:
        sys.exit(f"docs: docc {arguments[0]} failed at {arguments[1]}")


class Site:
    """The articles of all modules, and the links between them."""

    LINK = re.compile(r"(!?)\[([^]]*)\]\(([^)\s:]+)\)")

    def __init__(self, stage):
        self.stage = stage
        self.modules = {}  # of each article, by its file
        self.linked = set()  # (module, article) of links to other modules, which DocC does not check
        for module, documents in MODULES.items():
            articles = (ROOT / f"Sources/{module}/{module}.docc").glob("*.md")
            for file in [*articles, *(ROOT / f"Documentation/{name}.md" for name in documents)]:
                self.modules[file] = module

    def write_catalogue(self, module):
        """Copies a catalogue and its documents, with links between pages."""
        folder = self.stage / module / f"{module}.docc"
        folder.mkdir(parents=True)
        for file in (file for file, owner in self.modules.items() if owner == module):
            blocks = file.read_text().split("```")
            for index in range(0, len(blocks), 2):
                blocks[index] = self.LINK.sub(lambda link: self.rewritten(link, file, folder), blocks[index])
            (folder / file.name).write_text("```".join(blocks))

    def rewritten(self, link, file, folder):
        """A link of a file as DocC has to see it. Of a link to what is not on the site, the text is left."""
        mark, text, target = link.groups()
        path, _, heading = target.partition("#")
        if not path:
            return link.group()
        linked = (file.parent / path).resolve()
        if not linked.exists():
            sys.exit(f"docs: {file.relative_to(ROOT)} links to {target}, which does not exist")
        if mark:
            shutil.copy(linked, folder)
            return f"![{text}]({linked.name})"
        if linked not in self.modules:
            return text
        lines = linked.read_text().splitlines()
        title = lines[0].lstrip("# ") if text.endswith(".md") else text
        return f"[{title}]({self.address(linked, self.modules[file])}{fragment(heading, lines)})"

    def address(self, linked, module):
        """The address of an article, for an article of a module."""
        owner = self.modules[linked]
        if owner == module:
            return f"doc:{linked.stem}"
        self.linked.add((owner, linked.stem))
        return f"/documentation/{owner.lower()}/{linked.stem.lower()}"

    def check_links(self):
        """Ends the program if a link to another module leads nowhere."""
        for module, article in self.linked:
            page = f"data/documentation/{module}/{article}.json".lower()
            if not (self.stage / module / f"{module}.doccarchive" / page).exists():
                sys.exit(f"docs: there is no page {article} in {module}")


def fragment(heading, lines):
    """The mark of a heading on a page of the site, for its mark in the repository."""
    if not heading:
        return ""
    titles = [line.lstrip("# ") for line in lines if line.startswith("#")]
    named = [title for title in titles if title.lower().replace(" ", "-") == heading]
    return "#" + named[0].replace(" ", "-") if named else sys.exit(f"docs: no heading is marked #{heading}")


if __name__ == "__main__":
    main()
