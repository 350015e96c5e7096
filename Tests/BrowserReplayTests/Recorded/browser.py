"""Headless Chromium for the recorders: opens a page of our own, evaluates expressions in it, answers JSON values.

Speaks the DevTools protocol over a loopback socket. Needs Debian's `chromium` and PyPI's `websocket-client`.
"""
import json
import os
import pathlib
import subprocess
import tempfile
import time

import websocket

FLAGS = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-extensions", "--disable-sync",
    "--disable-background-networking", "--disable-component-update", "--allow-file-access-from-files",
    "--remote-debugging-port=0", "--remote-allow-origins=*",
    # Advances as the font states them; otherwise they are rounded to whole pixels.
    "--font-render-hinting=none",
]


class Browser:
    """One browser with one page, on a screen with some device pixels in a CSS pixel. Use as a context manager."""

    def __init__(self, ratio=1):
        self.flags = [*FLAGS, f"--force-device-scale-factor={ratio}"]

    def __enter__(self):
        self.profile = tempfile.TemporaryDirectory(prefix="recorder-", ignore_cleanup_errors=True)
        command = [os.environ.get("CHROMIUM", "chromium"), *self.flags, "--user-data-dir=" + self.profile.name, "about:blank"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port, path = self._endpoint()
        self.socket = websocket.create_connection(f"ws://127.0.0.1:{port}{path}", timeout=900)
        self.serial, self.session = 0, None
        target = self._call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self._call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self._call("Page.enable")
        self.version = self._call("Browser.getVersion")["product"]
        return self

    def __exit__(self, *_):
        try:
            self._call("Browser.close")
            self.process.wait(15)
        except Exception:
            self.process.kill()
        self.profile.cleanup()

    def open(self, html):
        """Loads a page from its source and waits for its fonts."""
        page = pathlib.Path(self.profile.name, "page.html")
        page.write_text(html, encoding="utf-8")
        self._call("Page.navigate", url=page.as_uri())
        while not self._loaded():
            time.sleep(0.05)
        self.evaluate("Promise.all([...document.fonts].map(f => f.load())).then(() => 0)")

    def evaluate(self, expression):
        """The JSON value of an expression, awaited."""
        answer = self._call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(json.dumps(answer["exceptionDetails"])[:2000])
        return answer["result"].get("value")

    def call(self, function, *arguments):
        """Calls a function of the page with JSON values."""
        return self.evaluate(f"{function}({','.join(json.dumps(a) for a in arguments)})")

    def _loaded(self):
        return self.evaluate("location.protocol === 'file:' && document.readyState === 'complete'")

    def _endpoint(self):
        file = pathlib.Path(self.profile.name, "DevToolsActivePort")
        for _ in range(600):
            lines = file.read_text().split("\n") if file.exists() else []
            if len(lines) >= 2:
                return lines[0], lines[1]
            time.sleep(0.1)
        raise RuntimeError("The browser opened no DevTools port.")

    def _call(self, method, **parameters):
        self.serial += 1
        message = {"id": self.serial, "method": method, "params": parameters}
        if self.session and not method.startswith(("Target.", "Browser.")):
            message["sessionId"] = self.session
        self.socket.send(json.dumps(message))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") == self.serial:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
