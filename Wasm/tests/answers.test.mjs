// The same bytes as the command, and the values that other doors document.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { bytes, files, folder, load, root } from "./fonts.mjs";

const copyfit = await load();

for (const task of ["measure", "fit"]) {
    test(`${task}: records in 15 languages have the command's answers`, () => {
        const read = (kind) => readFileSync(`${process.env.COPYFIT_ANSWERS}/${task}.${kind}`, "utf8");
        const font = new copyfit.Font(files());
        const found = copyfit.answers(read("records"), { font, fits: task === "fit" }).split("\n");
        const wanted = read("answers").split("\n");
        assert.equal(found.length, wanted.length);
        const others = wanted.flatMap((line, index) => (line === found[index] ? [] : [[line, found[index]]]));
        assert.deepEqual(others.slice(0, 3), []);
    });
}

// From Python/copyfit: its examples are tested against the C library.
const inter = (...given) => new copyfit.Font(bytes("Inter/Inter-Regular.otf"), 16, ...given);
const semibold = (size, settings) => new copyfit.Font(bytes("Inter/Inter-SemiBold.otf"), size, settings);

test("a paragraph tells its size, what it lacks and has left, and its valid widths", () => {
    assert.deepEqual(copyfit.prepare("Save changes", inter()).at(200).size, [105.5205078125, 19.363636363636363]);
    const paragraph = copyfit.prepare("Änderungen speichern", inter());
    const layout = paragraph.at(120);
    assert.deepEqual([layout.width, layout.lineCount, layout.firstBaseline], [92.4765625, 2, 15.5]);
    assert.deepEqual([layout.maxContentWidth, layout.fits, layout.truncated], [171.2255859375, true, false]);
    assert.deepEqual(layout.valid, [92.4765625, 171.2255859375]);
    assert.deepEqual(paragraph.at(120, { maxLines: 1 }).over, { width: 51.2255859375, height: 0, lines: 1 });
    assert.equal(copyfit.prepare("Hi", inter()).at(80, { maxLines: 2 }).slack.lines, 1);
    assert.equal(copyfit.prepare("Jetzt kaufen", semibold(16)).at(80, { maxLines: 1 }).over.width, 16.546875);
    assert.equal(copyfit.prepare("Jetzt kaufen", inter()).narrowest(2), 51.11328125);
});

test("lines, glyphs, carets and hits are where the text is", () => {
    assert.deepEqual(copyfit.wrap("Änderungen speichern", inter(), 120), ["Änderungen", "speichern"]);
    assert.equal(copyfit.truncate("Änderungen speichern", inter(), 100), "Änderunge…");
    const layout = copyfit.prepare("Hi", inter()).at(80);
    assert.deepEqual(layout.glyphs.map(({ glyph, x }) => [glyph, x]), [[161, 0], [679, 11.8408203125]]);
    assert.equal(layout.caret(0).x, 0);
    assert.equal(layout.hit(1000, 5).position, 2);
    assert.deepEqual(layout.answer("faces,missing"), { faces: ["Inter"], missing: [] });
});

test("indices count UTF-16 units", () => {
    const text = "a👍🏽é\u{10000}z";
    const layout = copyfit.prepare(text, new copyfit.Font(files(), 20)).at();
    const positions = layout.glyphs.map(({ position }) => position);
    assert.deepEqual([...new Set(positions)], [0, 1, 5, 6, 8]);
    for (const index of [0, 1, 5, 6, 8, 9]) {
        const caret = layout.caret(index);
        assert.equal(caret.position, index);
        assert.equal(layout.hit(caret.x, 1).position, index);
    }
    const [line] = layout.lines;
    assert.deepEqual([line.start, line.end, line.text], [0, 9, text]);
});

test("the largest size that fits", () => {
    const box = { height: 40, maxLines: 1, largest: 72 };
    assert.equal(copyfit.fit("Jetzt kaufen", inter(), 120, box).font.size, 20.4375);
    assert.equal(copyfit.prepare("Jetzt kaufen", inter()).fit(120, box), 20.4375);
    const limited = new copyfit.Font(bytes("Inter/Inter-Regular.otf"), undefined, { height: 40, maxLines: 1 });
    assert.equal(copyfit.fit("Jetzt kaufen", limited, 120, { largest: 72 }).font.size, 20.4375);
});

test("heights of many texts", () => {
    const rows = copyfit.heights(["one", "one two three"], inter({ lineHeight: 20 }), [80, 300]);
    assert.deepEqual([...rows], [20, 20, 40, 20]);
    assert.equal(copyfit.heights([], inter(), [80]).length, 0);
});

test("a module that is compiled, or loaded from bytes, has the same answers", async () => {
    const code = readFileSync(`${folder}/copyfit.wasm`);
    for (const module of [code, new WebAssembly.Module(code)]) {
        const other = await load({ module, words: readFileSync(`${folder}/copyfit.words`) });
        const font = new other.Font(bytes("NotoSansThai/NotoSansThai-Regular.ttf"), 16);
        assert.deepEqual(other.wrap("ภาษาไทยง่ายนิดเดียว", font, 80), ["ภาษาไทย", "ง่ายนิดเดียว"]);
    }
    assert.deepEqual(WebAssembly.Module.imports(new WebAssembly.Module(code)), []);
});

test("the sample of Documentation/Languages.md prints what it says", async () => {
    const page = readFileSync(new URL("Documentation/Languages.md", root), "utf8");
    const [, sample] = page.match(/^```javascript\n(.*?)^```$/ms);
    const printed = [];
    const program = sample
        .replaceAll(/^import .*\n/gm, "")
        .replace('await readFile("Inter-SemiBold.otf")', 'bytes("Inter/Inter-SemiBold.otf")');
    const body = new Function("load", "bytes", "console", `return (async () => {${program}})()`);
    await body(load, bytes, { log: (value) => printed.push(value) });
    assert.deepEqual(printed, [16.546875, ["Jetzt", "kaufen"]]);
});
