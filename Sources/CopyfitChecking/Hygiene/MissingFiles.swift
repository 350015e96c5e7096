import CopyfitTranslations
import Foundation

/// Languages that have other files of an app, and not this one: `de.lproj/Main.strings` is not there, and
/// `de.lproj/Localizable.strings` is.
struct MissingFiles {
    private let context: CheckContext
    private let sources: SourceTexts
    private let sisters: SisterFiles
    private let file: CheckedFile

    init(_ hygiene: FileHygiene) {
        (context, sources, sisters, file) = (hygiene.context, hygiene.sources, hygiene.sisters, hygiene.file)
    }

    /// One finding for each language, at the beginning of the file that is translated.
    var findings: [Finding] {
        let locales = sisters.languagesWithout(file).filter { locale in
            context.rules.selection.includes(locale: locale.name, tag: locale.tag)
                && !isThere(in: locale)
        }
        if locales.isEmpty { return [] }
        let keys = context.askedKeys(of: file, sources).sorted { $0.hasKey(before: $1) }
        return locales.compactMap { locale in
            let missing = keys.filter { !sisters.has(MessageKey($0), in: locale.tag, beside: file) }.map { key in
                Translation(
                    key: key.key,
                    context: key.context,
                    locale: locale,
                    text: "",
                    position: TextPosition(line: 1, column: 1)
                )
            }
            return context.finding(.untranslated, missing, .keysOfMissingFile, of: keys.count, file) { key in
                "This language lacks the file: the key “\(key.key)” is missing."
            }
        }
    }

    /// Whether there is such a file, which may be none of those that are checked, or may not be read.
    private func isThere(in locale: TranslationLocale) -> Bool {
        guard let path = SisterFiles.path(of: file.family, file.format, in: locale) else { return true }
        return FileManager.default.fileExists(atPath: path)
    }
}
