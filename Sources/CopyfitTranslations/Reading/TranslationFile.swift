public import CopyfitAppleStrings
import Foundation

/// One file of translations: its texts, and what in it could not be read.
///
/// Reading takes time and memory proportional to the file, whatever is in it: nesting has limits, entities and branches
/// a budget. A broken file gives the texts that could be read and its ``problems``; it is never an error.
public struct TranslationFile: Sendable {
    /// The path it was read from, unchanged.
    public let path: String
    /// The format it was read as.
    public let format: TranslationFormat
    /// The language of the sources, if the file says it.
    public let sourceLocale: TranslationLocale?
    /// The texts, entry by entry in the order of the file.
    public let translations: [Translation]
    /// The reading problems, in the order of the file; at most 1,001: the last then says how many more there are.
    public let problems: [ReadingProblem]
    /// Where the first byte is that is not UTF-8, in a `.properties` file; because of it the whole file is read as ISO
    /// 8859-1, as Java does since version 9. nil in all other files.
    package let legacyByte: TextPosition?

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - format: The format; nil finds it from the path and the first bytes
    ///     (``TranslationFormat/init(path:content:)``).
    ///   - locale: The name of the language, for files that do not say it themselves; nil takes it from the path
    ///     (``TranslationLocale/init(path:format:)``).
    /// - Throws: If the file cannot be read from disk, or nothing says which format it is in.
    public init(path: String, format: TranslationFormat? = nil, locale: String? = nil) throws(TranslationFileError) {
        guard let content = FileManager.default.contents(atPath: path) else { throw .unreadable(path: path) }
        let bytes = [UInt8](content)
        guard let format = format ?? TranslationFormat(path: path, content: bytes) else {
            throw .unknownFormat(path: path)
        }
        self.init(bytes, path: path, format: format, locale: locale)
    }

    /// Reads the bytes of a file.
    ///
    /// - Parameters:
    ///   - bytes: The content: UTF-8, UTF-16, or what the format allows it to declare.
    ///   - path: What ``path`` becomes; the locale is taken from it if `locale` is nil and the file does not say it.
    ///   - format: The format.
    ///   - locale: The name of the language, for files that do not say it themselves.
    /// - Complexity: O(n) in the number of bytes, texts and branches.
    public init(_ bytes: [UInt8], path: String, format: TranslationFormat, locale: String? = nil) {
        let (bytes, encoding) = (format.converted(bytes), format.encoding(of: bytes))
        let decoded = DecodedText(bytes, as: encoding)
        var collector = TranslationCollector(decoded)
        let locale = locale.map { TranslationLocale($0) } ?? TranslationLocale(path: path, format: format)
        let offset = format == .properties && encoding == .latin1 ? DecodedText.firstLegacyOffset(bytes) : nil
        legacyByte = offset.map(collector.text.position)
        format.read(into: &collector, locale: locale ?? .unknown)
        self.path = path
        self.format = format
        sourceLocale = collector.sourceLocale
        translations = collector.translations
        problems = collector.sortedProblems()
    }
}

/// Why a file was not read at all.
public enum TranslationFileError: Error, Hashable, CustomStringConvertible {
    /// The file is missing or unreadable.
    case unreadable(path: String)
    /// Neither the name nor the content says which format it is.
    case unknownFormat(path: String)

    public var description: String {
        switch self {
        case .unreadable(let path): "Cannot read \(path): check that the file exists and is readable."
        case .unknownFormat(let path):
            "Cannot tell which translation format \(path) is in: give the file the name that its format usually has, such as "
                + "Localizable.strings or de.po, or name the format in Swift."
        }
    }
}
