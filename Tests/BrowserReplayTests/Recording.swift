import CopyfitBundledFonts
import CopyfitFonts
import CopyfitText
import CopyfitUnicode
import Foundation

/// A paragraph in one style as a browser broke it at many widths: one line of `Recorded/*.jsonl`.
struct Recording: Decodable, Sendable {
    let id: String
    let text: String
    let language: String
    let size: Double
    /// Font files under `Fonts/`, the primary one first; `#` and an index behind a collection.
    let fonts: [String]
    /// A CSS property and its value, or nothing.
    let css: String
    /// The browser and its version.
    let browser: String
    /// The device pixel ratio; nil is 1.
    let ratio: Double?
    let cases: [Case]

    /// The lines at one width.
    struct Case: Decodable, Sendable {
        /// The block's width in CSS pixels, which count as points here.
        let width: Double
        /// The lines' starts, UTF-8 offsets.
        let starts: [Int]
        /// The lines' widths in 1/64 px without the white space at their ends.
        let widths: [Double]

        /// The block's height in CSS pixels, if it was recorded.
        let height: Double?
        /// The distance from the block's top to its first baseline in CSS pixels, if it was recorded.
        let firstBaseline: Double?
        /// The lines' left ends in 1/64 px, if they were recorded.
        let lefts: [Double]?

        /// The block's width, a whole one without its fraction.
        var name: String { width == width.rounded() ? String(Int(width)) : String(width) }

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            width = try values.decode(Double.self)
            starts = try values.decode([Int].self)
            widths = try values.decode([Double].self)
            height = values.isAtEnd ? nil : try values.decode(Double.self)
            firstBaseline = values.isAtEnd ? nil : try values.decode(Double.self)
            lefts = values.isAtEnd ? nil : try values.decode([Double].self)
        }
    }

    private enum CodingKeys: CodingKey { case id, text, language, size, fonts, css, browser, ratio, cases }

    /// The text and its style, without cases.
    init(style decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        text = try values.decode(String.self, forKey: .text)
        language = try values.decode(String.self, forKey: .language)
        size = try values.decode(Double.self, forKey: .size)
        fonts = try values.decode([String].self, forKey: .fonts)
        css = try values.decode(String.self, forKey: .css)
        browser = try values.decode(String.self, forKey: .browser)
        ratio = try values.decodeIfPresent(Double.self, forKey: .ratio)
        cases = []
    }

    /// All rows of a file beside the recording script.
    static func all(_ file: String) throws -> [Recording] { try rows(file, as: Recording.self) }

    /// All rows of a file beside the recording script, whatever they hold.
    static func rows<Row: Decodable>(_ file: String, as row: Row.Type) throws -> [Row] {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Recorded/\(file)")
        let decoder = JSONDecoder()
        return try Data(contentsOf: url).split(separator: UInt8(ascii: "\n")).map {
            try decoder.decode(row, from: Data($0))
        }
    }
}

extension BreakRules {
    /// The properties that the older recordings have.
    static let ofOlderRecordings: BreakRules = {
        var rules = BreakRules(profile: .web)
        rules.overflowWrap = .breakWord
        rules.textRendering = .geometricPrecision
        return rules
    }()
}

/// Prepares recorded paragraphs in the fonts they were recorded with.
struct RecordingPreparer {
    private let catalogue: FontCatalogue
    private let directory: String
    private let preparer = ParagraphPreparer()

    init() throws {
        catalogue = try FontCatalogue()
        directory = try BundledFonts.directory()
    }

    /// The paragraph by some rules; `language` replaces the recorded one.
    func prepare(
        _ recording: Recording,
        _ rules: BreakRules,
        language: String? = nil
    ) throws -> PreparedParagraph {
        let language = language ?? recording.language
        return try prepare(recording.text, recording.fonts, size: recording.size, language: language, rules)
    }

    /// A text in font files under `Fonts/`, given as in a recording.
    func prepare(
        _ characters: String,
        _ fonts: [String],
        size: Double,
        language: String,
        _ rules: BreakRules
    ) throws -> PreparedParagraph {
        let style = TextStyle(font: try chain(fonts), size: size, language: language)
        var text = StyledText(characters, style: style)
        text.breakRules = rules
        return try preparer.prepare(text)
    }

    /// The faces of font files under `Fonts/`, given as in a recording.
    func chain(_ fonts: [String]) throws -> FontChain {
        let files = fonts.map { font in
            let parts = font.split(separator: "#")
            return FontFileReference(
                path: "\(directory)/\(parts[0])",
                index: parts.count > 1 ? Int(parts[1]) ?? 0 : 0
            )
        }
        return try catalogue.chain(files: files)
    }
}
