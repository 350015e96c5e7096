// Calls that are wrong in every way: each is an error with a code, and the module still answers.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CopyfitError, FontError, NothingFits, SettingsError, TextError, bytes, load } from "./fonts.mjs";

const copyfit = await load();
const inter = bytes("Inter/Inter-Regular.otf");
const font = new copyfit.Font(inter, 16);

const stillAnswers = () => assert.equal(copyfit.prepare("Jetzt kaufen", font).narrowest(2), 51.11328125);

function fails(kind, code, body) {
    assert.throws(body, (error) => {
        assert.ok(error instanceof kind, `${error}`);
        if (code) assert.equal(error.code, code);
        assert.ok(error.message.length > 10);
        return true;
    });
    stillAnswers();
}

test("bytes that are no font", () => {
    for (const broken of [new Uint8Array(), new Uint8Array(100), inter.subarray(0, 5000), inter.subarray(7), Buffer.from("wOF2" + "x".repeat(99))]) {
        fails(FontError, "font-unreadable", () => new copyfit.Font(broken, 16));
    }
    fails(SettingsError, null, () => new copyfit.Font([], 16));
});

test("fonts with bytes that were changed, at 300 places", () => {
    let seed = 40;
    const random = (limit) => (seed = (seed * 1103515245 + 12345) % 2147483648) % limit;
    for (let round = 0; round < 300; round += 1) {
        const broken = Uint8Array.from(inter);
        for (let change = 0; change < 8; change += 1) broken[random(round < 150 ? 4000 : broken.length)] = random(256);
        try {
            const other = new copyfit.Font(broken, 16);
            copyfit.prepare("Änderungen speichern fi ⅓", other).at(60).glyphs;
            other.free();
        } catch (error) {
            assert.ok(error instanceof CopyfitError && error.code !== "module-failed", `${round}: ${error}`);
        }
    }
    stillAnswers();
});

test("texts", () => {
    for (const half of ["\ud800", "a\udc00b", "\udc00\ud800"]) fails(TextError, "invalid-utf8", () => copyfit.prepare(half, font));
    for (const other of [null, undefined, 3, {}, []]) fails(TypeError, null, () => copyfit.prepare(other, font));
    fails(TextError, "word-too-long", () => copyfit.prepare("x".repeat(1 << 23), font));
    const long = "ein Wort und noch eins ".repeat(45000);
    assert.equal(copyfit.prepare(long, font).at(500).lineCount, copyfit.prepare(long, font).at(500).lines.length);
    assert.equal(copyfit.prepare("", font).at(10).lineCount, 1);
    assert.equal(copyfit.prepare("a\0b", font).at().lines[0].end, 3);
    stillAnswers();
});

test("numbers", () => {
    const paragraph = copyfit.prepare("Jetzt kaufen", font);
    for (const width of [-1, NaN]) fails(SettingsError, "invalid-number", () => paragraph.at(width));
    for (const maxLines of [0, -1, 1.5, NaN]) fails(SettingsError, "invalid-number", () => paragraph.at(80, { maxLines }));
    for (const size of [0, -1, 1e9]) fails(CopyfitError, null, () => copyfit.prepare("a", new copyfit.Font(inter, size)));
    for (const lines of [0, 1.5, NaN, "2"]) fails(SettingsError, "invalid-number", () => paragraph.narrowest(lines));
    for (const index of [-1, 13, 0.5]) fails(SettingsError, "invalid-number", () => paragraph.at().caret(index));
    fails(SettingsError, "invalid-number", () => paragraph.at().hit(NaN, 0));
    fails(SettingsError, "invalid-number", () => copyfit.heights(["a"], font, [-1]));
    fails(TypeError, null, () => paragraph.at("80"));
    fails(NothingFits, "nothing-fits", () => paragraph.fit(10, { height: 10, smallest: 20 }));
});

test("numbers beyond 32 bits", () => {
    const records = [
        { text: "a", size: 16, width: 123456789012.5 },
        { text: "a b", size: 16, maxLines: 4294967297, lineHeight: 1e9, width: 1 },
        { text: "a\tb", size: 9999, tabStops: [1e9], tracking: 1e6, firstLineIndent: 1e9 },
        { text: "wort ".repeat(3000), size: 9999, width: 1, truncation: "head", maxLines: 1, profile: "web" },
        { text: "אבג def", size: 16, css: "letter-spacing: 1000000px", width: 1e300, wrap: "balanced" },
    ];
    const answers = copyfit.answers(records.map((record) => JSON.stringify(record)).join("\n"), { font }).trim().split("\n").map(JSON.parse);
    // What the command answers.
    assert.equal(answers[0].slack.width, 123456789003.47754);
    assert.deepEqual([answers[1].height, answers[1].lineCount], [2000000, 2]);
    assert.deepEqual([answers[2].width, answers[3].truncated, answers[4].width], [31854.765625, true, 70077.265625]);
    stillAnswers();
});

test("settings", () => {
    fails(SettingsError, "unknown-member", () => new copyfit.Font(inter, 16, { maxlines: 2 }));
    fails(SettingsError, null, () => new copyfit.Font(inter, 16, { text: "a" }));
    fails(SettingsError, null, () => new copyfit.Font(inter, 16, { font: "Inter" }));
    fails(CopyfitError, null, () => new copyfit.Font(inter, 16, { hyphenation: true, language: "de" }) && copyfit.prepare("a", new copyfit.Font(inter, 16, { hyphenation: true, language: "de" })));
    fails(SettingsError, "missing-member", () => copyfit.prepare("a", new copyfit.Font(inter)));
});

test("fonts and paragraphs that were freed, are of another module or none", async () => {
    const freed = new copyfit.Font(inter, 16);
    const paragraph = copyfit.prepare("Jetzt kaufen", freed);
    freed.free();
    freed.free();
    fails(SettingsError, "null-pointer", () => copyfit.prepare("a", freed));
    assert.equal(paragraph.at(80).lineCount, 2);
    const layout = paragraph.at(80);
    paragraph.free();
    for (const use of [() => layout.lines, () => layout.over, () => layout.caret(0), () => paragraph.at(1)]) {
        fails(SettingsError, null, use);
    }
    for (const other of [null, {}, "Inter", copyfit]) fails(TypeError, null, () => copyfit.prepare("a", other));
    const foreign = new (await load()).Font(inter, 16);
    fails(TypeError, null, () => copyfit.heights(["a"], foreign, [1]));
});

test("a million bytes of texts, freed, take no more memory each time", () => {
    const texts = Array.from({ length: 2000 }, (_, index) => `Text ${index} `.repeat(50));
    const measure = () => {
        for (const text of texts) {
            const paragraph = copyfit.prepare(text, font);
            paragraph.at(200);
            paragraph.free();
        }
        return copyfit._module.exports.memory.buffer.byteLength;
    };
    measure();
    const size = measure();
    for (let round = 0; round < 3; round += 1) measure();
    assert.ok(measure() <= size * 1.1, `${measure()} bytes after ${size}`);
});

test("a text that needs words that are not loaded", async () => {
    const small = await load({ words: null });
    const thai = new small.Font(bytes("NotoSansThai/NotoSansThai-Regular.ttf"), 16);
    assert.throws(() => small.prepare("ภาษาไทย", thai), { code: "words-missing" });
    assert.equal(small.prepare("abc", thai).at().lineCount, 1);
});
