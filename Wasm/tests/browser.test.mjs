// The module in headless Chromium: the command's answers, and labels as wide as the browser sets them.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { test } from "node:test";
import { chain, folder, root } from "./fonts.mjs";

const TYPES = { ".html": "text/html", ".mjs": "text/javascript", ".wasm": "application/wasm" };
const LANGUAGES = {
    english: "en", german: "de", french: "fr", russian: "ru", greek: "el", vietnamese: "vi", arabic: "ar", hebrew: "he", hindi: "hi",
    bengali: "bn", tamil: "ta", thai: "th", japanese: "ja", chinese: "zh-Hans", taiwanese: "zh-Hant",
};

/** Labels such as diagrams have: the first characters of texts in each language, up to a space. */
function labels() {
    return Object.entries(LANGUAGES).flatMap(([name, language]) => {
        const lines = readFileSync(new URL(`Tests/BrowserReplayTests/Recorded/texts/${name}.txt`, root), "utf8").split("\n");
        return lines.filter((line) => line !== "").flatMap((line) =>
            [12, 15.5, 24].map((size) => ({ text: line.slice(0, 24).replace(/\s+\S*$/, ""), size, language })),
        );
    });
}

/** What the page sends. */
function results() {
    return new Promise((resolve, reject) => {
        const served = JSON.stringify({ chain, labels: labels() });
        const server = createServer(async (request, response) => {
            const path = request.url.slice(1);
            if (path === "result") {
                let body = "";
                for await (const part of request.setEncoding("utf8")) body += part;
                response.end();
                browser.kill();
                server.close();
                return resolve(JSON.parse(body));
            }
            const places = { "page.html": new URL("Wasm/tests/page.html", root), "measure.records": `${process.env.COPYFIT_ANSWERS}/${path}` };
            const place = places[path] ?? (path.startsWith("Fonts/") ? new URL(path, root) : `${folder}/${path}`);
            try {
                const bytes = path === "labels.json" ? served : readFileSync(place);
                response.setHeader("content-type", TYPES[extname(path)] ?? "application/octet-stream").end(bytes);
            } catch {
                response.writeHead(404).end();
            }
        });
        const profile = mkdtempSync(join(tmpdir(), "copyfit-chromium-"));
        let browser;
        server.listen(0, "127.0.0.1", () => {
            const page = `http://127.0.0.1:${server.address().port}/page.html`;
            const options = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--font-render-hinting=none"];
            browser = spawn("chromium", [...options, `--user-data-dir=${profile}`, page], { stdio: "ignore" });
            browser.on("error", reject);
            browser.on("exit", () => rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
        });
    });
}

test("a page measures as the command does, and labels as the browser does", { timeout: 300_000 }, async (context) => {
    const { error, widths, answers, milliseconds } = await results();
    assert.equal(error, undefined);
    assert.equal(answers, readFileSync(`${process.env.COPYFIT_ANSWERS}/measure.answers`, "utf8"));
    const largest = Math.max(...widths.map(([ours, browsers]) => Math.abs(ours - browsers)));
    context.diagnostic(`${widths.length} labels differ by ${largest * 64}/64 px at most; records in ${Math.round(milliseconds)} ms`);
    const all = labels();
    // As in the recorded lines: 1/64 px for each face and one more.
    const wrong = widths.flatMap(([ours, browsers, faces], index) =>
        Math.abs(ours - browsers) <= (faces + 1) / 64 ? [] : [{ ...all[index], ours, browsers, faces }],
    );
    assert.deepEqual(wrong.slice(0, 5), [], `${wrong.length} of ${widths.length} labels differ`);
});
