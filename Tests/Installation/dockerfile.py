#!/usr/bin/env python3
"""Runs the steps of the Dockerfile in fresh Debian roots, without an engine: dockerfile.py [PREFIX]

FROM becomes a root made by mmdebstrap, into which a Swift image's stage borrows the toolchain of this machine; COPY copies
the files that git tracks, or those of another stage; RUN runs in the root. With PREFIX, where make install has put
everything, the first stage is left out, and its result is taken from there. Needs root, mmdebstrap and the network. What
the images named in FROM have besides Debian is not tried, nor what an engine does with the result.
"""
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def instructions():
    """The Dockerfile's instructions with their arguments, lines that continue joined, and its ARGs replaced."""
    text = open(os.path.join(TOP, "Dockerfile"), encoding="utf-8").read()
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    values = {}
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        name, rest = line.split(None, 1)
        rest = re.sub(r"\$\{(\w+)\}", lambda match: values[match[1]], rest)
        if name == "ARG":
            values.update([rest.split("=", 1)])
        else:
            yield name, rest


class Stage:
    """A root in which a stage's instructions are run."""

    def __init__(self, folder, image):
        self.folder, self.image, self.workdir, self.entry, self.command = folder, image, "/", [], []
        suite = re.search(r"bookworm|trixie|noble|jammy", image)[0]
        subprocess.run(["mmdebstrap", "--quiet", "--variant=minbase", suite, folder], check=True)
        shutil.copy("/etc/resolv.conf", os.path.join(folder, "etc/resolv.conf"))

    def inside(self, path):
        return os.path.join(self.folder, os.path.join(self.workdir, path).lstrip("/"))

    def run(self, *command, **options):
        """Runs a command in the root, with /proc and, for a Swift image, the toolchain."""
        path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
        mounts = 'mount -t proc proc "$0/proc"; '
        if self.image.startswith("swift"):
            swiftc = subprocess.run(["which", "swiftc"], capture_output=True, text=True, check=True).stdout.strip()
            toolchain = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(swiftc))))
            os.makedirs(os.path.join(self.folder, "usr/local/swift"), exist_ok=True)
            mounts += 'mount --bind %s "$0/usr/local/swift"; ' % shlex.quote(toolchain)
            path = "/usr/local/swift/usr/bin:" + path
        script = mounts + 'exec chroot "$0" sh -c \'cd "$0" && exec "$@"\' "$@"'
        environment = {**os.environ, "PATH": path, "HOME": "/root", "LC_ALL": "C.UTF-8"}
        command = ["unshare", "--mount", "/bin/sh", "-ec", script, self.folder, self.workdir, *command]
        return subprocess.run(command, env=environment, **options)

    def perform(self, name, rest, stages):
        print("%s %s" % (name, rest), flush=True)
        if name == "WORKDIR":
            self.workdir = rest
            os.makedirs(self.inside("."), exist_ok=True)
        elif name == "RUN":
            self.run("/bin/sh", "-c", rest, check=True)
        elif name == "ENTRYPOINT":
            self.entry = json.loads(rest)
        elif name == "CMD":
            self.command = json.loads(rest)
        elif name == "COPY" and rest == ". .":
            files = subprocess.run(["git", "ls-files", "-z"], cwd=TOP, capture_output=True, check=True).stdout
            pack = ["tar", "--null", "--create", "--files-from", "-"]
            packed = subprocess.run(pack, cwd=TOP, input=files, capture_output=True, check=True).stdout
            subprocess.run(["tar", "--extract", "-C", self.inside(".")], input=packed, check=True)
        elif name == "COPY":
            origin, source, target = re.fullmatch(r"--from=(\w+) (\S+) (\S+)", rest).groups()
            os.makedirs(self.inside(target), exist_ok=True)
            subprocess.run(["cp", "-a", stages[origin] + source + "/.", self.inside(target)], check=True)
        else:
            raise ValueError("the test does not know %s %s" % (name, rest))


def run_all(work, prefix):
    """The last stage, after all instructions."""
    stages, stage = {}, None
    for name, rest in instructions():
        if name == "FROM":
            image, _, alias = rest.partition(" AS ")
            folder = os.path.join(work, alias or "runtime")
            stages[alias] = folder
            if alias and prefix:
                os.makedirs(folder + "/installed/usr")
                shutil.copytree(prefix, folder + "/installed/usr/local", symlinks=True)
                stage = None
            else:
                stage = Stage(folder, image)
        elif stage:
            stage.perform(name, rest, stages)
    return stage


def main():
    prefix = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else None
    work = tempfile.mkdtemp(prefix="dockerfile-")
    os.chmod(work, 0o755)
    try:
        last = run_all(work, prefix)
        assert last.run(*last.entry, *last.command, capture_output=True).returncode == 0
        with open(last.inside("de.json"), "w", encoding="utf-8") as file:
            file.write('{"buy": "Jetzt kaufen", "thai": "ภาษาไทยภาษาไทย"}')
        arguments = ["check", "--font", "Inter 16", "--width", "80", "--max-lines", "1"]
        done = last.run(*last.entry, *arguments, capture_output=True, text=True)
        assert done.returncode == 1 and "13.91 pt" in done.stdout, done
        picture = last.run(*last.entry, "render", "Hi", "--font", "Inter 16", "-o", "hi.png", capture_output=True)
        assert picture.returncode == 0, picture
        size = subprocess.run(["du", "-sm", "--one-file-system", last.folder], capture_output=True, text=True).stdout
        print("the steps of the Dockerfile%s make a root of %s MB" % (" after the build" * bool(prefix), size.split()[0]))
    finally:
        shutil.rmtree(work)


if __name__ == "__main__":
    main()
