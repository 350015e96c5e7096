/// Why a font is not available. Every case names what was asked for, and its `description` says what to do.
public enum FontError: Error, Equatable, Sendable, CustomStringConvertible {
    /// No family of this name is in the catalogue. `suggestions` are families of similar names.
    case unknownFamily(name: String, suggestions: [String])
    /// A family is known, but the words after it are not style words. `suggestions` are families with all these words.
    case unknownStyle(name: String, family: String, word: String, suggestions: [String])
    /// The font's name contains a number; sizes are given separately.
    case sizeInName(name: String, word: String)
    /// The file cannot be read; `reason` is the system's.
    case unreadableFile(path: String, reason: String)
    /// The folder cannot be listed; `reason` is the system's.
    case unreadableFolder(path: String, reason: String)
    /// The process has as many files open as it may.
    case tooManyOpenFiles(path: String)
    /// The file is larger than any font that is opened; both numbers are bytes.
    case fileTooLarge(path: String, byteCount: Int, limit: Int)
    /// The file is not a font, or is damaged.
    case damagedFile(path: String, reason: String)
    /// The file has fewer faces than the index asked for.
    case noSuchFace(path: String, index: Int, count: Int)
    /// The face has no variation axis of this tag.
    case noSuchAxis(path: String, axis: String)
    /// The face's axis does not have this value; the range is the axis's own.
    case axisOutOfRange(path: String, axis: String, value: Double, range: ClosedRange<Double>)
    /// A list of font files is empty.
    case emptyChain
    /// The bundled fonts are not where they should be.
    case bundledFontsMissing(reason: String)
    /// The font is not the one that a lock says, or one is missing.
    case notAsLocked(FontLockDifference)
    /// fontconfig was requested and cannot answer.
    case systemFontsUnavailable

    /// A stable identifier for programs.
    public var code: String {
        switch self {
        case .unknownFamily, .unknownStyle, .sizeInName: "font-not-found"
        case .unreadableFile, .unreadableFolder, .tooManyOpenFiles, .fileTooLarge, .damagedFile: "font-unreadable"
        case .noSuchFace: "face-not-found"
        case .noSuchAxis: "axis-not-found"
        case .axisOutOfRange: "axis-out-of-range"
        case .emptyChain: "font-missing"
        case .bundledFontsMissing: "bundled-fonts-missing"
        case .notAsLocked: "font-not-as-locked"
        case .systemFontsUnavailable: "system-fonts-unavailable"
        }
    }

    public var description: String {
        switch self {
        case .unknownFamily(let name, let suggestions):
            "There is no font “\(name)”\(Self.hint(suggestions))\(Self.twins(of: name)): name another family, add a font "
                + "folder or the system's fonts, or give a font file."
        case .unknownStyle(let name, let family, let word, let suggestions):
            "“\(word)” in “\(name)” is not a style word\(Self.hint(suggestions)): after the family “\(family)” write words such as Medium, "
                + "SemiBold, Bold, Condensed or Italic."
        case .sizeInName(let name, let word):
            "“\(word)” in “\(name)” looks like a size: give the size separately from the font's name."
        case .unreadableFile(let path, let reason):
            "The font file “\(path)” cannot be read (\(reason)): check its path and permissions."
        case .unreadableFolder(let path, let reason):
            "The font folder “\(path)” cannot be read (\(reason)): check its path and permissions."
        case .tooManyOpenFiles(let path):
            "The font file “\(path)” cannot be opened (too many files are open): raise the limit, for example with ulimit -n."
        case .fileTooLarge(let path, let count, let limit):
            "“\(path)” has \(count) bytes; the limit for a font file is \(limit): give a smaller one."
        case .damagedFile(let path, let reason):
            "“\(path)” is not a usable font (\(reason)): give an intact OpenType, TrueType, WOFF, Type 1 or PCF file."
        case .noSuchFace(let path, let index, let count):
            "“\(path)” has \(count == 1 ? "one face" : "\(count) faces") and none at index \(index): "
                + "give an index from 0 to \(count - 1)."
        case .noSuchAxis(let path, let axis):
            "“\(path)” has no variation axis “\(axis)”: give one of the axes in its fvar table."
        case .axisOutOfRange(let path, let axis, let value, let range):
            "The axis “\(axis)” of “\(path)” does not have the value \(Self.number(value)): give one from "
                + "\(Self.number(range.lowerBound)) to \(Self.number(range.upperBound))."
        case .emptyChain:
            "No font was given: name a font, or give at least one font file."
        case .bundledFontsMissing(let reason):
            reason
        case .notAsLocked(let difference): difference.description
        case .systemFontsUnavailable:
            "fontconfig found no font on this system: install fonts, or measure without the system's fonts."
        }
    }

    /// A whole number without a fraction.
    private static func number(_ value: Double) -> String {
        Int64(exactly: value).map { $0.description } ?? value.description
    }

    private static func twins(of name: String) -> String {
        let families = MetricTwins.request(name).map { MetricTwins.twins(of: $0.family) } ?? []
        if families.isEmpty { return "" }
        return "; \(families.joined(separator: " and ")) \(families.count == 1 ? "has" : "have") the same widths"
    }

    private static func hint(_ suggestions: [String]) -> String {
        suggestions.isEmpty ? "" : " (did you mean \(suggestions.map { "“\($0)”" }.joined(separator: " or "))?)"
    }
}
