#!/usr/bin/env python3
"""Runs the steps of action.yml by bash with the variables that GitHub sets, on a small app: action.py PREFIX ARCHIVE

PREFIX is where make install has put Copyfit, ARCHIVE what make dist has packed. What only GitHub can do is left out: steps with `uses` (the cache) and the
drawing of annotations and summaries.
"""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

import yaml

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
ACTION = yaml.safe_load(open(os.path.join(TOP, "action.yml"), encoding="utf-8"))
RULES = "defaults: { font: Inter, size: 16 }\nrules: [{ keys: '*', width: 80, maxLines: 1 }]\n"
EXPRESSION = re.compile(r"\$\{\{\s*(.*?)\s*\}\}")


class Job:
    """A job in a folder of its own, with an app whose German text is too long by 13.91 points."""

    def __init__(self, folder, path, texts=None):
        self.folder, self.outputs, self.steps = folder, {}, []
        self.workspace = os.path.join(folder, "workspace")
        os.makedirs(os.path.join(self.workspace, "de.lproj"))
        self.write("workspace/de.lproj/L.strings", texts or '"buy" = "Jetzt kaufen";\n')
        self.write("workspace/copyfit.yml", RULES)
        files = {name: os.path.join(folder, name) for name in ("output", "path", "summary")}
        for name in files:
            self.write(name, "")
        self.environment = {
            "PATH": path, "HOME": folder, "LANG": "C.UTF-8", "CI": "true", "GITHUB_ACTIONS": "true",
            "GITHUB_WORKSPACE": self.workspace, "GITHUB_ACTION_PATH": TOP, "RUNNER_OS": "Linux", "RUNNER_ARCH": "X64",
            "RUNNER_TEMP": folder, "GITHUB_OUTPUT": files["output"], "GITHUB_PATH": files["path"],
            "GITHUB_STEP_SUMMARY": files["summary"],
        }

    def write(self, name, text):
        with open(os.path.join(self.folder, name), "w", encoding="utf-8") as file:
            file.write(text)

    def read(self, name):
        with open(os.path.join(self.folder, name), encoding="utf-8") as file:
            return file.read()

    def value(self, text, inputs):
        """A text with the values of its expressions."""

        def replaced(match):
            kind, _, name = match[1].partition(".")
            return {"inputs": inputs.get(name), "runner": self.folder}.get(kind) or ""

        return EXPRESSION.sub(replaced, text)

    def is_wanted(self, step):
        """The one condition that the steps have."""
        condition = step.get("if")
        assert condition in (None, "steps.find.outputs.found != 'true'"), condition
        return condition is None or self.outputs.get("find", {}).get("found") != "true"

    def run(self, **given):
        """Runs the steps until one fails; returns the status and what the last one wrote."""
        inputs = {name: value["default"] for name, value in ACTION["inputs"].items()}
        inputs.update({name.replace("_", "-"): value for name, value in given.items()})
        for step in ACTION["runs"]["steps"]:
            if "run" not in step or not self.is_wanted(step):
                continue
            self.steps.append(step["name"])
            self.write("output", "")
            variables = {name: self.value(text, inputs) for name, text in step.get("env", {}).items()}
            added = self.read("path").split()
            environment = {**self.environment, **variables}
            environment["PATH"] = ":".join(added[::-1] + [environment["PATH"]])
            self.write("step.sh", step["run"])
            command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", os.path.join(self.folder, "step.sh")]
            done = subprocess.run(command, cwd=self.workspace, env=environment, capture_output=True, text=True)
            pairs = [line.split("=", 1) for line in self.read("output").splitlines()]
            self.outputs[step.get("id", step["name"])] = dict(pairs)
            if done.returncode:
                break
        return done.returncode, done.stdout + done.stderr


def main():
    prefix, archive = map(os.path.abspath, sys.argv[1:])
    system = "/usr/local/bin:/usr/bin:/bin"
    installed = os.path.join(prefix, "bin") + ":" + system
    folders = []

    def job(path=installed, texts=None):
        folders.append(tempfile.mkdtemp())
        return Job(folders[-1], path, texts)

    try:
        for step in ACTION["runs"]["steps"]:
            assert "${{" not in step.get("run", ""), "an input would become a part of the script"
            assert "run" not in step or step["shell"] == "bash"

        usual = job()
        status, output = usual.run()
        assert (status, usual.outputs["check"]) == (1, {"status": "1"}), output
        assert output.startswith("::error file=de.lproj/L.strings,line=1,col=9,title=does-not-fit%3A buy (de)::"), output
        assert usual.steps == ["Find Copyfit", "Check"]
        assert "**1 error in 1 file.**" in usual.read("summary")
        results = json.loads(usual.read("workspace/copyfit.sarif"))["runs"][0]["results"]
        assert [result["ruleId"] for result in results] == ["does-not-fit"]

        assert job().run(fail_on="never")[0] == 0
        assert job().run(fail_on="sometimes")[0] == 64
        assert job(texts='"buy" = "Ok ";\n"buy2" = "Ok";\n').run()[0] == 0
        assert job(texts='"buy" = "Ok  da";\n').run(fail_on="warning")[0] == 1
        assert job(texts='"buy" = ').run(fail_on="never")[0] == 2
        assert job().run(paths="\nde.lproj\n", sarif="a b.sarif", rules="copyfit.yml")[0] == 1
        assert job().run(baseline="none.json")[0] == 2

        hostile = job()
        status, output = hostile.run(paths="$(touch a)\n`touch b`; touch c\n--help", rules="'; touch d; '")
        assert status == 2, output
        assert sorted(os.listdir(hostile.workspace)) == ["copyfit.yml", "de.lproj"]

        # Without the command it is built, here by a make that copies what is installed.
        without = job(system)
        tools = os.path.join(without.folder, "tools")
        os.mkdir(tools)
        without.write("tools/make", '#!/bin/sh\n[ "$1 $3" = "-C install" ] && cp -R %s "${4#PREFIX=}"\n' % prefix)
        os.chmod(os.path.join(tools, "make"), 0o755)
        without.environment["PATH"] = tools + ":" + system
        status, output = without.run()
        assert status == 1 and without.steps == ["Find Copyfit", "Build Copyfit", "Check"], output
        assert re.fullmatch("copyfit-Linux-X64--[0-9a-f]{64}", without.outputs["find"]["key"])

        # With an archive nothing is built, and the copyfit on the PATH is not used.
        with open(archive + ".sha256", encoding="utf-8") as file:
            checksum = file.read().split()[0]
        packed = job(system)
        status, output = packed.run(archive=archive, archive_sha256=checksum)
        assert status == 1 and packed.steps == ["Find Copyfit", "Check"] and "13.91 pt" in output, output
        assert packed.read("path").startswith(packed.folder)
        assert job(system).run(archive="file://" + archive)[0] == 1
        status, output = job(system).run(archive=archive, archive_sha256="0" * 64)
        assert status == 1 and checksum + " instead of 000" in output, output
        status, output = job(system).run(archive="none.tar.xz")
        assert status == 1 and "none.tar.xz cannot be read" in output, output
    finally:
        for folder in folders:
            shutil.rmtree(folder)
    print("the steps of action.yml do what they should; not tried: the cache, and what GitHub shows")


if __name__ == "__main__":
    main()
