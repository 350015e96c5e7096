// Copyfit for browsers and Node: text set in real fonts is measured, broken into lines and placed.
// The types and what each member means are in copyfit.d.ts. The WebAssembly module has the functions of copyfit.h.

/** Something could not be measured. `code` is the word that the command has for it, such as "font-unreadable". */
export class CopyfitError extends Error {
    constructor(message, code) {
        super(message);
        this.name = new.target.name;
        this.code = code;
    }
}
export class FontError extends CopyfitError {}
export class SettingsError extends CopyfitError {}
export class TextError extends CopyfitError {}
export class NothingFits extends CopyfitError {}

// The classes of copyfit_status.
const ERRORS = [, SettingsError, SettingsError, SettingsError, TextError, SettingsError, SettingsError, FontError, TextError, CopyfitError, NothingFits];

const beside = (name) => new URL(name, import.meta.url);

export async function load({ module = beside("copyfit.wasm"), words = beside("copyfit.words") } = {}) {
    const [code, table] = await Promise.all([module, words].map(async (source) => fetched(await source)));
    const isCompiled = code instanceof WebAssembly.Module;
    const compiled = await WebAssembly.instantiate(code, {});
    return new Copyfit(isCompiled ? compiled : compiled.instance, table);
}

/** What a source has, as bytes or a compiled module. */
async function fetched(source) {
    if (source === null || source instanceof WebAssembly.Module) return source;
    if (typeof source === "string" || source instanceof URL) {
        if (String(source).startsWith("file:")) return (await import("node:fs/promises")).readFile(new URL(source));
        source = await fetch(source);
        if (!source.ok) throw new CopyfitError(`“${source.url}” cannot be fetched (${source.status}): check the address.`, "not-fetched");
    }
    return typeof source.arrayBuffer === "function" ? new Uint8Array(await source.arrayBuffer()) : source;
}

// Characters with the line break class SA.
const NEEDS_WORDS = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Text in the memory of the module, and its functions. */
class Module {
    constructor(instance, words) {
        this.exports = instance.exports;
        this.exports._initialize();
        this.hasWords = words !== null;
        if (this.hasWords) this.bytes.set(asBytes(words, "words"), this.exports.cunicode_word_edges.value);
        this.error = this.allocate(516);
        this.results = this.allocate(128);
        this.limitsPlace = this.allocate(32);
        this.encoder = new TextEncoder();
        this.decoder = new TextDecoder();
        this.freed = new FinalizationRegistry(([free, handle]) => this.exports[free](handle, 0));
    }

    get view() {
        if (this.last?.buffer !== this.exports.memory.buffer) this.last = new DataView(this.exports.memory.buffer);
        return this.last;
    }

    get bytes() {
        return new Uint8Array(this.exports.memory.buffer);
    }

    allocate(count) {
        const place = this.exports.malloc(Math.max(1, count));
        if (!place) throw new CopyfitError(`There is no memory for ${count} bytes: free fonts and paragraphs.`, "no-memory");
        return place;
    }

    /** Calls a function with places of these bytes, which are given back afterwards. */
    with(several, body) {
        const places = [];
        try {
            for (const bytes of several) {
                const place = this.allocate(bytes.byteLength);
                places.push(place);
                this.bytes.set(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength), place);
            }
            return body(...places);
        } finally {
            for (const place of places) this.exports.free(place);
        }
    }

    /** Calls a function of copyfit.h whose last argument is the error. */
    call(name, ...given) {
        if (this.failure) throw new CopyfitError(`The module failed before (${this.failure}): load it again.`, "module-failed");
        this.view.setUint32(this.error, 516, true);
        let status;
        try {
            status = this.exports[name](...given, this.error);
        } catch (failure) {
            this.failure = failure.message;
            throw new CopyfitError(`The module failed (${failure.message}): load it again.`, "module-failed");
        }
        if (status) throw new ERRORS[status](this.text(this.error + 44), this.text(this.error + 8));
    }

    text(place) {
        const bytes = this.bytes;
        return this.decoder.decode(bytes.subarray(place, bytes.indexOf(0, place)));
    }

    /** The bytes of a text. */
    utf8(text, name) {
        if (typeof text !== "string") throw new TypeError(`“${name}” must be a string, not ${typeof text}.`);
        const half = text.search(/\p{Surrogate}/u);
        if (half >= 0) throw new TextError(`“${name}” has half of a surrogate pair at index ${half}: remove it.`, "invalid-utf8");
        if (!this.hasWords && NEEDS_WORDS.test(text)) {
            throw new TextError(`“${name}” is divided at words of Thai, Lao, Khmer or Burmese: load copyfit.words too.`, "words-missing");
        }
        return this.encoder.encode(text);
    }

    /** A structure's place, empty but for its size. */
    structure(size, place = this.results) {
        this.bytes.fill(0, place, place + size);
        this.view.setUint32(place, size, true);
        return place;
    }

    limits([width, height, maxLines]) {
        const place = this.structure(32, this.limitsPlace);
        this.view.setFloat64(place + 8, width, true);
        this.view.setFloat64(place + 16, height, true);
        this.view.setBigUint64(place + 24, BigInt(maxLines ?? 0), true);
        return place;
    }

    numbers(place, count) {
        return Array.from({ length: count }, (_, index) => this.view.getFloat64(place + 8 * index, true));
    }

    whole(place) {
        return Number(this.view.getBigUint64(place, true));
    }

    /** A new handle, freed with its owner. */
    handle(owner, free, name, ...given) {
        this.call(name, ...given, this.results);
        const handle = this.view.getUint32(this.results, true);
        this.freed.register(owner, [free, handle], owner);
        return handle;
    }

    free(owner, name) {
        if (!owner._handle) return;
        this.freed.unregister(owner);
        this.call(name, owner._handle);
        owner._handle = 0;
    }

    /** What a function writes that makes bytes. */
    made(name, ...given) {
        this.call(name, ...given, this.results);
        const bytes = this.view.getUint32(this.results, true);
        try {
            this.call("copyfit_bytes_get", bytes, this.results, this.results + 4);
            const start = this.view.getUint32(this.results, true);
            return this.decoder.decode(this.bytes.subarray(start, start + this.view.getUint32(this.results + 4, true)));
        } finally {
            this.call("copyfit_bytes_free", bytes);
        }
    }

    /** The elements of an array that a function fills. */
    elements(name, given, size, read) {
        const count = () => this.view.getUint32(this.results, true);
        try {
            this.call(name, ...given, 0, size, 0, this.results);
        } catch (error) {
            if (error.code !== "too-small") throw error;
        }
        const places = this.allocate(count() * size);
        try {
            this.call(name, ...given, places, size, count(), this.results);
            return Array.from({ length: count() }, (_, index) => read(places + index * size));
        } finally {
            this.exports.free(places);
        }
    }
}

/** The indices of a text's characters, and the offsets of their bytes. */
class Offsets {
    constructor(text, byteCount) {
        if (text.length === byteCount) return;
        this.offsets = new Uint32Array(text.length + 1);
        let offset = 0;
        for (let index = 0; index < text.length; index += 1) {
            this.offsets[index] = offset;
            const unit = text.charCodeAt(index);
            // The second half of a pair is inside the character.
            if (unit >= 0xd800 && unit < 0xdc00) {
                this.offsets[++index] = offset + 2;
                offset += 4;
            } else {
                offset += unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
            }
        }
        this.offsets[text.length] = offset;
    }

    offset(index) {
        return this.offsets ? this.offsets[index] : index;
    }

    index(offset) {
        if (!this.offsets) return offset;
        let [low, high] = [0, this.offsets.length - 1];
        while (low < high) {
            const middle = (low + high) >> 1;
            if (this.offsets[middle] < offset) low = middle + 1;
            else high = middle;
        }
        return low;
    }
}

class Copyfit {
    constructor(instance, words) {
        this._module = new Module(instance, words);
        const options = this._module.structure(24);
        this._engine = this._module.handle(this, "copyfit_engine_free", "copyfit_engine_create", options);
        const copyfit = this;
        this.Font = class extends Font {
            constructor(...given) {
                super(copyfit, ...given);
            }
        };
    }

    _checked(font) {
        if (font instanceof Font && font._module === this._module) return font;
        throw new TypeError("“font” must be a Font of this module.");
    }

    versions() {
        return this._module.made("copyfit_versions");
    }

    prepare(text, font) {
        return new Paragraph(text, this._checked(font));
    }

    heights(texts, font, widths) {
        const module = this._checked(font)._module;
        if (typeof texts === "string") throw new SettingsError("The texts must be a list: put the one text in brackets.", "invalid-member");
        const encoded = Array.from(texts, (text, index) => module.utf8(text, `texts[${index}]`));
        const offsets = new BigUint64Array(encoded.length + 1);
        encoded.forEach((bytes, index) => (offsets[index + 1] = offsets[index] + BigInt(bytes.length)));
        const data = new Uint8Array(Number(offsets[encoded.length]));
        encoded.forEach((bytes, index) => data.set(bytes, Number(offsets[index])));
        const asked = Float64Array.from(widths);
        const found = new Float64Array(encoded.length * asked.length);
        return module.with([data, offsets, asked, found], (data_, offsets_, asked_, found_) => {
            module.call(
                "copyfit_measure_texts", font._handle, data_, data.length, offsets_, encoded.length, asked_, asked.length,
                found_, 0, 0, 0, 1,
            );
            return Float32Array.from(new Float64Array(module.exports.memory.buffer, found_, found.length));
        });
    }

    wrap(text, font, width) {
        return this.prepare(text, font).at(width).lines.map((line) => line.text);
    }

    fit(text, font, width, sizes) {
        return this.prepare(text, font.resized(this._checked(font)._largestSize(text, width, sizes)));
    }

    truncate(text, font, width, { maxLines = this._checked(font).settings.maxLines ?? 1 } = {}) {
        return this.prepare(text, font).at(width, { maxLines }).lines.map((line) => line.text).join("\n");
    }

    /** The answers of `copyfit measure --ndjson`, or of `copyfit fit --ndjson`, to lines of records. */
    answers(records, { font, fits = false } = {}) {
        const bytes = this._module.utf8(records, "records");
        return this._module.with([bytes], (place) =>
            this._module.made("copyfit_answer", this._engine, font ? this._checked(font)._handle : 0, fits ? 1 : 0, place, bytes.length),
        );
    }
}

class Font {
    constructor(copyfit, files, size, settings = {}) {
        const { _module: module, _engine: engine } = copyfit;
        const several = Array.isArray(files) ? files : [files];
        this.size = size ?? undefined;
        this.settings = { ...settings };
        const written = { ...settings };
        for (const name of ["width", "height"]) if (written[name] === Infinity) written[name] = null;
        if (size !== undefined && size !== null) written.size = size;
        const json = module.utf8(JSON.stringify(written), "settings");
        const fonts = several.map((file, index) => ({ bytes: asBytes(file?.bytes ?? file, "files"), name: file?.name ?? `files[${index}]` }));
        const names = fonts.map(({ name }) => module.utf8(name + "\0", "name"));
        const style = (json_, ...places) => {
            const table = new Uint32Array(fonts.length * 3);
            fonts.forEach(({ bytes }, index) => table.set([places[index], bytes.length, places[fonts.length + index]], index * 3));
            return module.with([table], (table_) =>
                module.handle(
                    this, "copyfit_style_free", "copyfit_style_create_with_fonts", engine, table_, 12, fonts.length, json_, json.length,
                ),
            );
        };
        const handle = module.with([json, ...fonts.map(({ bytes }) => bytes), ...names], style);
        Object.defineProperties(
            this,
            hidden({ _copyfit: copyfit, _module: module, _handle: handle, _files: several, _limits: undefined }),
        );
    }

    resized(size) {
        return new Font(this._copyfit, this._files, size, this.settings);
    }

    free() {
        this._module.free(this, "copyfit_style_free");
    }

    /** The largest size at which a text fits. A limit that is not given is the font's. */
    _largestSize(text, width, { height, maxLines, smallest = 6, largest = 288, step = 1 / 64 } = {}) {
        const module = this._module;
        const bytes = module.utf8(text, "text");
        const limits = module.limits(limitsOf(this, width, height, maxLines));
        return module.with([bytes], (place) => {
            module.call("copyfit_fit_size", this._handle, place, bytes.length, limits, smallest, largest, step, module.results);
            return module.numbers(module.results, 1)[0];
        });
    }
}

class Paragraph {
    constructor(text, font) {
        const module = font._module;
        const bytes = module.utf8(text, "text");
        const handle = module.with([bytes], (place) =>
            module.handle(this, "copyfit_paragraph_free", "copyfit_paragraph_create", font._handle, place, bytes.length),
        );
        this.text = text;
        this.font = font;
        Object.defineProperties(this, hidden({ _module: module, _handle: handle, _offsets: new Offsets(text, bytes.length) }));
        if (font.settings.css === undefined) return;
        this.text = this.answer("text").text;
        this._offsets = new Offsets(this.text, module.encoder.encode(this.text).length);
    }

    at(width, { height, maxLines } = {}) {
        return new Layout(this, width, height, maxLines);
    }

    fit(width, sizes) {
        return this.font._largestSize(this.text, width, sizes);
    }

    narrowest(lines = 1) {
        const count = BigInt(whole(lines, "lines", 1));
        this._module.call("copyfit_paragraph_narrowest_width", this._handle, count, this._module.results);
        return this._module.numbers(this._module.results, 1)[0];
    }

    /** The answer of `copyfit measure` under the font's own limits. */
    answer(fields) {
        return answer(this, () => 0, fields);
    }

    free() {
        this._module.free(this, "copyfit_paragraph_free");
    }
}

class Layout {
    constructor(paragraph, width, height, maxLines) {
        const { _module: module } = paragraph;
        const limits = limitsOf(paragraph.font, width, height, maxLines);
        Object.defineProperties(this, hidden({ _module: module, _handle: paragraph._handle, _given: limits }));
        this.paragraph = paragraph;
        const place = module.structure(72);
        module.call("copyfit_paragraph_measure", paragraph._handle, this._limits, place);
        [this.width, this.height, this.firstBaseline, this.lastBaseline, this.minContentWidth, this.maxContentWidth] =
            module.numbers(place + 8, 6);
        this.lineCount = module.whole(place + 56);
        this.truncated = module.view.getInt32(place + 64, true) !== 0;
        this.fits = module.view.getInt32(place + 68, true) !== 0;
    }

    get _limits() {
        return this._module.limits(this._given);
    }

    get size() {
        return [this.width, this.height];
    }

    get over() {
        const place = this._module.structure(32);
        this._module.call("copyfit_paragraph_over", this.paragraph._handle, this._limits, place);
        const [width, height] = this._module.numbers(place + 8, 2);
        return { width, height, lines: this._module.whole(place + 24) };
    }

    get slack() {
        const [width, height, maxLines] = this._given;
        const lines = maxLines === undefined ? null : Math.max(0, maxLines - this.lineCount);
        return { width: Math.max(0, width - this.width), height: Math.max(0, height - this.height), lines };
    }

    get valid() {
        const place = this._module.results;
        this._module.call("copyfit_paragraph_valid_widths", this.paragraph._handle, this._limits, place, place + 8);
        return this._module.numbers(place, 2);
    }

    get lines() {
        const { _module: module, paragraph } = this;
        const texts = this.answer("lines").lines;
        const index = (place) => paragraph._offsets.index(module.whole(place));
        const flag = (place) => module.view.getInt32(place, true) !== 0;
        return module.elements("copyfit_paragraph_lines", [paragraph._handle, this._limits], 112, (place) => {
            const [x, width, baseline, ascent, descent, leading] = module.numbers(place + 48, 6);
            const [start, end] = [index(place + 16), index(place + 24)];
            const [hardBreak, cutsWord, hyphenated, truncated] = [96, 100, 104, 108].map((member) => flag(place + member));
            return { start, end, x, width, baseline, ascent, descent, leading, hardBreak, cutsWord, hyphenated, truncated };
        }).map((line, row) => ({ text: texts[row].text, ...line }));
    }

    get glyphs() {
        const { _module: module, paragraph } = this;
        const faces = JSON.parse(module.made("copyfit_paragraph_faces", paragraph._handle, this._limits));
        return module.elements("copyfit_paragraph_glyphs", [paragraph._handle, this._limits], 56, (place) => {
            const [x, y, advance, size] = module.numbers(place + 24, 4);
            const [glyph, face] = [module.view.getUint32(place, true), module.view.getUint32(place + 4, true)];
            const position = paragraph._offsets.index(module.whole(place + 8));
            return { glyph, font: faces[face].file, position, line: module.whole(place + 16), x, y, advance, size };
        });
    }

    caret(index) {
        const { _module: module, paragraph } = this;
        whole(index, "index", 0, paragraph.text.length);
        const place = module.structure(48);
        const offset = BigInt(paragraph._offsets.offset(index));
        module.call("copyfit_paragraph_caret", paragraph._handle, this._limits, offset, place);
        const [x, secondaryX, top, bottom] = module.numbers(place + 16, 4);
        const position = paragraph._offsets.index(module.whole(place + 8));
        return { position, x, secondaryX: Number.isNaN(secondaryX) ? null : secondaryX, top, bottom };
    }

    hit(x, y) {
        const { _module: module, paragraph } = this;
        const place = module.structure(40);
        module.call("copyfit_paragraph_hit", paragraph._handle, this._limits, x, y, place);
        const [position, start, end] = [8, 16, 24].map((member) => paragraph._offsets.index(module.whole(place + member)));
        return { position, grapheme: start < end ? [start, end] : null, line: module.whole(place + 32) };
    }

    answer(fields) {
        return answer(this.paragraph, () => this._limits, fields);
    }
}

function answer({ _module: module, _handle: handle }, limits, fields) {
    const bytes = fields === undefined ? new Uint8Array() : module.utf8(fields, "fields");
    return module.with([bytes], (place) =>
        JSON.parse(module.made("copyfit_paragraph_answer", handle, limits(), fields === undefined ? 0 : place, bytes.length)),
    );
}

/** The limits of a call; what it does not give is a font's, or there is none. */
function limitsOf(font, width, height, maxLines) {
    const own = (font._limits ??= usualLimits(font));
    const limits = [number(width ?? own[0], "width"), number(height ?? own[1], "height"), maxLines ?? own[2]];
    if (limits[2] !== undefined) whole(limits[2], "maxLines", 1);
    return limits;
}

function usualLimits(font) {
    const { settings } = font;
    if (!["width", "height", "maxLines"].some((name) => name in settings)) return [Infinity, Infinity, undefined];
    const { width, height } = hasSize(font) ? new Paragraph("", font).answer("proposal").proposal : settings;
    if (typeof width === "string" || typeof height === "string") {
        throw new SettingsError("Give width and height of a font without a size as numbers: ems change with the size.", "invalid-member");
    }
    return [width ?? Infinity, height ?? Infinity, settings.maxLines ?? undefined];
}

function hasSize(font) {
    return font.size !== undefined || font.settings.css !== undefined;
}

function number(value, name) {
    if (typeof value !== "number") throw new TypeError(`“${name}” must be a number, not ${typeof value}.`);
    return value;
}

/** A whole number in a range. */
function whole(value, name, least, most = Number.MAX_SAFE_INTEGER) {
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    throw new SettingsError(`The number “${name}” is wrong: it must be whole, from ${least} to ${most}.`, "invalid-number");
}

function asBytes(bytes, name) {
    if (bytes instanceof ArrayBuffer) return new Uint8Array(bytes);
    if (ArrayBuffer.isView(bytes)) return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    throw new TypeError(`“${name}” must have bytes: an ArrayBuffer or a Uint8Array.`);
}

function hidden(members) {
    return Object.fromEntries(Object.entries(members).map(([name, value]) => [name, { value, writable: true }]));
}
