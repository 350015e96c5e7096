import Foundation

/// One of Apple's tables of strings, as a program reads it that looks up its texts. What in it cannot be read is left out.
package struct AppleStringsFile: Sendable {
    /// The language of the sources, if the file says it.
    package let sourceLocale: TranslationLocale?
    /// The texts, in the order of the file.
    package let translations: [Translation]

    /// Reads a file; nil if it cannot be read from disk. Its folder (`de.lproj`) names the language where the format does
    /// not.
    ///
    /// - Complexity: O(n) in the number of bytes, texts and branches.
    package init?(path: String, format: AppleStringsFormat) {
        guard let content = FileManager.default.contents(atPath: path) else { return nil }
        let bytes = [UInt8](content)
        var collector = TranslationCollector(DecodedText(bytes, as: format.encoding(of: bytes)))
        format.read(into: &collector, locale: TranslationLocale(localizedFolderOf: path) ?? .unknown)
        sourceLocale = collector.sourceLocale
        translations = collector.translations
    }
}

extension TranslationLocale {
    /// The language that the nearest `.lproj` folder of a path names; nil if there is none.
    package init?(localizedFolderOf path: String) {
        let folders = path.split(separator: "/").dropLast()
        guard let folder = folders.last(where: { $0.hasSuffix(".lproj") }) else { return nil }
        self.init(String(folder.dropLast(6)))
    }
}
