/// One face of one font file, opened and validated: its names, its style, its metrics, the characters it maps.
///
/// A face has no size; sizes are given when text is shaped. Immutable and shared between threads; faces are compared by
/// identity, and a catalogue opens each face once.
///
/// ```swift
/// let face = try FontCatalogue().chain(named: "Inter").primary
/// print(face.unitsPerEm, face.fullName)  // 2816 Inter
/// ```
public final class FontFace: Sendable {
    /// The family name (typographic family where the font has one), e.g. `Inter`.
    public let familyName: String
    /// The style name within the family, e.g. `SemiBold Italic`.
    public let styleName: String
    /// Family and style in the form `FontCatalogue.chain(named:)` accepts; a regular style is omitted.
    public let fullName: String
    /// The PostScript name, or an empty string.
    public let postScriptName: String
    /// The path of the file, as it was given.
    public let path: String
    /// The face's index in its file; 0 unless the file is a collection.
    public let index: Int
    /// Weight, width and slant as specified in the font.
    public let style: FontStyle
    /// The variation settings the face was opened with.
    public let variations: [FontVariation]
    /// Whether the face has coloured glyphs: an emoji font.
    public let hasColorGlyphs: Bool

    let harfBuzz: HarfBuzzFace
    /// The file as it is, which ``harfBuzz`` may have rewritten.
    let file: FontFile
    private let asciiCoverage: (low: UInt64, high: UInt64)
    private let hasSpace: Bool
    private let standardMetrics: FontMetrics

    init(
        file: FontFile,
        index: Int,
        variations: [FontVariation],
        isNamedInstance: Bool = false,
        freeType: FreeTypeLibrary
    ) throws(FontError) {
        let harfBuzz = try Self.open(file, index, variations, freeType)
        self.harfBuzz = harfBuzz
        self.file = file
        path = file.path
        self.index = index
        self.variations = variations
        let names = FaceNames(harfBuzz, path: file.path, isNamedInstance: isNamedInstance)
        (familyName, styleName, fullName) = (names.family, names.style, names.full)
        postScriptName = harfBuzz.name(6)
        style = harfBuzz.style
        hasColorGlyphs = ["CBDT", "COLR", "sbix", "SVG "].contains { harfBuzz.hasTable($0) }
        asciiCoverage = Self.asciiCoverage(harfBuzz)
        hasSpace = harfBuzz.maps(0x20)
        standardMetrics = MetricsReader(harfBuzz).metrics(.harfBuzz)
    }

    /// Whether the face has a glyph for the character, of its own or through HarfBuzz's substitutes: canonical
    /// decomposition, U+2010 for U+2011, the space for other spaces. O(1).
    public func covers(_ character: UInt32) -> Bool {
        if character < 64 { return asciiCoverage.low & (1 << UInt64(character)) != 0 }
        if character < 128 { return asciiCoverage.high & (1 << UInt64(character - 64)) != 0 }
        return harfBuzz.maps(character) || coversByStandIn(character)
    }

    /// Whether the font maps the character itself to a glyph (`cmap`). O(1).
    package func maps(_ character: UInt32) -> Bool { harfBuzz.maps(character) }

    /// The face's vertical metrics in font units, by the chosen table.
    public func metrics(_ policy: FontMetricsPolicy = .harfBuzz) -> FontMetrics {
        policy == .harfBuzz ? standardMetrics : MetricsReader(harfBuzz).metrics(policy)
    }

    /// The font's version: its `name` table's (`Version 4.001;git-9221beed3`), otherwise the revision that its `head`
    /// table has (`4.001`); empty if it has neither. O(bytes of a table).
    public var version: String {
        let named = harfBuzz.name(5)
        if !named.isEmpty { return named }
        guard let halves = harfBuzz.table("head", int16At: [4, 6]) else { return "" }
        let thousandths = Int(((Double(halves[0]) + Double(halves[1] & 0xFFFF) / 65536) * 1000).rounded())
        let digits = String(thousandths % 1000)
        return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
    }

    /// The SHA-256 of the font file, in lower-case hexadecimal. O(bytes of the file) the first time for all its faces.
    public var sha256: String { file.sha256 }

    /// The number of glyphs.
    public var glyphCount: Int { harfBuzz.glyphCount }

    /// A glyph's advance in font units, unhinted. O(1).
    public func unscaledAdvance(ofGlyph glyph: UInt32) -> Int { harfBuzz.unscaledAdvance(ofGlyph: glyph) }

    /// Where the font puts carets inside a ligature (`GDEF`), in font units rightwards from the glyph's origin, one
    /// fewer than the ligature has parts; empty if the font does not specify them. O(carets).
    package func unscaledLigatureCarets(ofGlyph glyph: UInt32) -> [Int] { harfBuzz.ligatureCarets(ofGlyph: glyph) }

    private func coversByStandIn(_ character: UInt32) -> Bool {
        switch character {
        case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: hasSpace
        case 0x2011: harfBuzz.maps(0x2010)
        default: harfBuzz.composesFromParts(character)
        }
    }

    private static func asciiCoverage(_ face: HarfBuzzFace) -> (low: UInt64, high: UInt64) {
        var (low, high): (UInt64, UInt64) = (0, 0)
        for character in UInt32(0)..<64 {
            if face.maps(character) { low |= 1 << UInt64(character) }
            if face.maps(character + 64) { high |= 1 << UInt64(character) }
        }
        return (low, high)
    }
}

extension FontFace: Hashable {
    public static func == (lhs: FontFace, rhs: FontFace) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension FontFace {
    /// Opens a face of a file; one of a web font is unwrapped first.
    private static func open(
        _ file: FontFile,
        _ index: Int,
        _ variations: [FontVariation],
        _ freeType: FreeTypeLibrary
    ) throws(FontError) -> HarfBuzzFace {
        let count = file.faceCount > 0 ? file.faceCount : try freeType.faceCount(of: file)
        guard (0..<count).contains(index) else { throw .noSuchFace(path: file.path, index: index, count: count) }
        guard file.webFont != nil else { return try openWhole(file, index, variations, freeType) }
        let face = try file.unwrapped(index) { () throws(FontError) in try freeType.unwrapped(file, index: index) }
        return try openWhole(face, 0, variations, freeType)
    }

    /// Validates the file with FreeType, then opens it with HarfBuzz; a format that HarfBuzz cannot read is rewritten.
    private static func openWhole(
        _ file: FontFile,
        _ index: Int,
        _ variations: [FontVariation],
        _ freeType: FreeTypeLibrary
    ) throws(FontError) -> HarfBuzzFace {
        if let fault = file.fault(faceIndex: index) { throw .damagedFile(path: file.path, reason: fault) }
        try freeType.validate(file, index: index)
        let face = try HarfBuzzFace(file: file, index: index, variations: variations)
        if face.glyphCount > 0, file.faceCount > 0 { return face }
        let source = try freeType.outline(file, index: index)
        guard !source.advances.isEmpty else { throw .damagedFile(path: file.path, reason: "it has no glyphs") }
        let rewritten = FontFile(bytes: SFNTBuilder.bytes(source), path: file.path)
        return try HarfBuzzFace(file: rewritten, index: 0, variations: variations)
    }
}

/// A face's family, style and full name, from the `name` table.
private struct FaceNames {
    let family: String
    let style: String
    let full: String

    /// A named instance has the words of its style: the font's own are those of another one.
    init(_ face: HarfBuzzFace, path: String, isNamedInstance: Bool) {
        let file = String(path.split(separator: "/").last ?? "")
        family = [face.name(16), face.name(1), file].first { !$0.isEmpty } ?? file
        let words = isNamedInstance ? FontStyleName.words(face.style) : face.name(17)
        style = [words, isNamedInstance ? "" : face.name(2), "Regular"].first { !$0.isEmpty } ?? "Regular"
        full = Self.fullName(family, style, face.style)
    }

    /// The style words of `FontStyleName` if they mean the same as the font's own ("Semi Bold"), else the font's own.
    private static func fullName(_ family: String, _ style: String, _ numbers: FontStyle) -> String {
        if case .success(numbers) = FontStyleName.parse(style.split(separator: " ").map(String.init)) {
            let words = FontStyleName.words(numbers)
            return words.isEmpty ? family : "\(family) \(words)"
        }
        return "\(family) \(style)"
    }
}

extension FontFace {
    /// Whether the face maps the canonical composite of two characters, which HarfBuzz then uses instead. O(1).
    public func composes(_ first: UInt32, _ second: UInt32) -> Bool { harfBuzz.composes(first, second) }
}
