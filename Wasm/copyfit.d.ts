/**
 * Copyfit for browsers and Node: text set in real fonts is measured, broken into lines and placed.
 *
 * Lengths are points, or CSS pixels if sizes are; y grows downwards. Offsets are indices of a string. Paragraphs and layouts never
 * change. One module serves one thread; a worker loads its own.
 */

/** Something could not be measured. The message says what to do. */
export class CopyfitError extends Error {
    constructor(message: string, code: string);
    /** A stable word, the same as in the answers of the command, such as "font-unreadable". */
    readonly code: string;
}
/** A font is missing or cannot be used. */
export class FontError extends CopyfitError {}
/** A setting has a name or a value that it cannot have. */
export class SettingsError extends CopyfitError {}
/** The text cannot be measured in these fonts. */
export class TextError extends CopyfitError {}
/** No size or width fits. */
export class NothingFits extends CopyfitError {}

export type Bytes = ArrayBuffer | ArrayBufferView;
export type Source = string | URL | Response | Bytes | WebAssembly.Module;

/**
 * Loads the module: from beside this file, or from where `module` says.
 *
 * `words` are the words of Thai, Lao, Khmer and Burmese (`copyfit.words`, half as large as the module). Without them (`null`) a text
 * with such letters is an error.
 */
export function load(sources?: { module?: Source | Promise<Source>; words?: Source | Promise<Source> | null }): Promise<Copyfit>;

/** A length in points, or a text with a unit: "0.05em". `null` is the usual value, as for all settings. */
export type Length = number | string | null;

/** The settings of a text: the members of records, which Schemas/record.schema.json describes. */
export interface Settings {
    /** What lines keep to where a call says nothing. */
    width?: Length;
    height?: Length;
    maxLines?: number | null;
    /** The face of a collection, or of each file. */
    faceIndex?: number | number[] | null;
    variation?: Record<string, number> | string | null;
    truncation?: "head" | "middle" | "tail" | null;
    tail?: string | null;
    language?: string | null;
    direction?: "auto" | "ltr" | "rtl" | null;
    /** "web" breaks and rounds as browsers do. */
    profile?: "standard" | "web" | null;
    features?: Record<string, number | boolean> | string | null;
    tracking?: Length;
    kerning?: Length;
    lineSpacing?: Length;
    tabInterval?: Length;
    devicePixelRatio?: number | null;
    spacingTrim?: "normal" | "space-first" | "trim-start" | "space-all" | null;
    css?: string | null;
    align?: "leading" | "center" | "trailing" | "justified" | null;
    justifyLastLine?: boolean | null;
    hangingPunctuation?: string[] | string | null;
    wrap?: "greedy" | "optimal" | "pretty" | "balanced" | null;
    leastWordsOnLastLine?: number | null;
    lineHeight?: Length;
    minLineHeight?: Length;
    maxLineHeight?: Length;
    lineHeightSpace?: "shared" | "above" | null;
    faceHeights?: "all" | "primary" | null;
    paragraphSpacing?: Length;
    paragraphSpacingBefore?: Length;
    firstLineIndent?: Length;
    hangingIndent?: Length;
    tailIndent?: Length;
    tabStops?: (number | string)[] | string | null;
    decimalMark?: string | null;
    boxes?: string[] | null;
}

export interface Limits {
    height?: number;
    maxLines?: number;
}
export interface Sizes extends Limits {
    /** Usually 6. */
    smallest?: number;
    /** Usually 288. */
    largest?: number;
    /** Usually 1/64. */
    step?: number;
}

/** By how much a text exceeds its limits; all 0 if it fits. An infinite width: no width is enough. */
export interface Over {
    readonly width: number;
    readonly height: number;
    readonly lines: number;
}
/** How much of the limits is left; `Infinity`, or for lines `null`, where there is none. */
export interface Slack {
    readonly width: number;
    readonly height: number;
    readonly lines: number | null;
}
/** A line: its text as it is seen, with hyphen or ellipsis, where that is in the paragraph's text, and its place. */
export interface Line {
    readonly text: string;
    readonly start: number;
    readonly end: number;
    readonly x: number;
    readonly width: number;
    readonly baseline: number;
    readonly ascent: number;
    readonly descent: number;
    readonly leading: number;
    readonly hardBreak: boolean;
    readonly cutsWord: boolean;
    readonly hyphenated: boolean;
    readonly truncated: boolean;
}
/** A glyph: its number in the font of a name, the character that it begins with, its line and its origin. */
export interface Glyph {
    readonly glyph: number;
    readonly font: string;
    readonly position: number;
    readonly line: number;
    readonly x: number;
    readonly y: number;
    readonly advance: number;
    readonly size: number;
}
/** A caret; `secondaryX` is the second one where directions of text meet. */
export interface Caret {
    readonly position: number;
    readonly x: number;
    readonly secondaryX: number | null;
    readonly top: number;
    readonly bottom: number;
}
/** The text at a point: the nearest caret, and the grapheme there, if one is. */
export interface Hit {
    readonly position: number;
    readonly grapheme: readonly [number, number] | null;
    readonly line: number;
}

/**
 * A chain of fonts at a size, with all other settings of a text: the primary font, then those for characters that it lacks.
 *
 * OpenType and TrueType files are read, and collections of them; not WOFF. A font without a size is for `fit` alone.
 */
export interface Font {
    readonly size: number | undefined;
    readonly settings: Settings;
    /** The same at another size. */
    resized(size: number): Font;
    /** Gives its memory back now, not when it is collected as garbage. It must not be used any more. */
    free(): void;
}
/** The bytes of a font file; the name is what messages and glyphs call it, usually "files[0]". */
export type FontFile = Bytes | { bytes: Bytes; name: string };

/** A text, prepared for every width. `text` is the text as it is set: `css` may collapse white space. */
export interface Paragraph {
    readonly text: string;
    readonly font: Font;
    /** The text set in some room. What is not given is a limit of the font, or none. */
    at(width?: number, limits?: Limits): Layout;
    /** The largest size at which the text fits a box with no word cut. Throws NothingFits. */
    fit(width: number, sizes?: Sizes): number;
    /** The narrowest width for at most so many lines, usually 1, with no word cut. Throws NothingFits. */
    narrowest(lines?: number): number;
    /** Gives its memory back now. It and its layouts must not be used any more. */
    free(): void;
}

/** A paragraph in some room. */
export interface Layout {
    readonly paragraph: Paragraph;
    /** The widest line's, and from the top to the bottom of the last line. */
    readonly width: number;
    readonly height: number;
    readonly size: readonly [number, number];
    readonly firstBaseline: number;
    readonly lastBaseline: number;
    /** The widest piece that cannot be broken, and the widest line without limits. */
    readonly minContentWidth: number;
    readonly maxContentWidth: number;
    readonly lineCount: number;
    /** Whether a limit cut text off. */
    readonly truncated: boolean;
    /** Whether nothing is cut off or outside the limits, no word is cut, and every character has a font. */
    readonly fits: boolean;
    readonly over: Over;
    readonly slack: Slack;
    /** The widths with the same measurement: from the first to below the second. */
    readonly valid: readonly [number, number];
    readonly lines: readonly Line[];
    readonly glyphs: readonly Glyph[];
    /** The caret before the character at an index, or with the length of the text the one after it. */
    caret(index: number): Caret;
    hit(x: number, y: number): Hit;
    /** The answer of `copyfit measure`: all of it, or the members that `fields` names, separated by commas. */
    answer(fields?: string): Record<string, unknown>;
}

/** The loaded module. */
export interface Copyfit {
    readonly Font: new (files: FontFile | readonly FontFile[], size?: number, settings?: Settings) => Font;
    /** Prepares a text: the work that does not depend on the width. */
    prepare(text: string, font: Font): Paragraph;
    /** The heights of texts at widths: a row for each text. The font's own height and `maxLines` apply. */
    heights(texts: Iterable<string>, font: Font, widths: Iterable<number>): Float32Array;
    /** The lines of a text. */
    wrap(text: string, font: Font, width: number): string[];
    /** The text at the largest size at which it fits a box with no word cut. Throws NothingFits. */
    fit(text: string, font: Font, width: number, sizes?: Sizes): Paragraph;
    /** As much of a text as its lines have room for, with an ellipsis if that is not all: as many lines as the font allows, or one. */
    truncate(text: string, font: Font, width: number, limits?: { maxLines?: number }): string;
    /** The answers of `copyfit measure --ndjson`, or of `copyfit fit --ndjson`, to lines of records. */
    answers(records: string, options?: { font?: Font; fits?: boolean }): string;
    /** Copyfit's version and those of the libraries inside, one a line. */
    versions(): string;
}
