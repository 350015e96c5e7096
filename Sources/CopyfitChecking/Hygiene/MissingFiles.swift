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
        return locales.compactMap { context.missingFile(file, in: $0, keys, sisters) }
    }

    /// Whether there is such a file, which may be none of those that are checked, or may not be read.
    private func isThere(in locale: TranslationLocale) -> Bool {
        guard let path = SisterFiles.path(of: file.family, file.format, in: locale) else { return true }
        return FileManager.default.fileExists(atPath: path)
    }
}

/// Files that a change removed: their languages lack all texts.
struct RemovedFiles {
    private let context: CheckContext
    private let compared: ComparedTranslations

    init(_ compared: ComparedTranslations, _ context: CheckContext) {
        (self.context, self.compared) = (context, compared)
    }

    /// One finding for each language that no other file of the family has, at the beginning of the file that is translated.
    var findings: [Finding] {
        compared.notes.removedFiles.flatMap { removed -> [Finding] in
            guard var file = translated(removed.family) else { return [] }
            file.onlyKeys = nil
            let keys = keys(of: file).sorted { $0.hasKey(before: $1) }
            return removed.locales.sorted { $0.name < $1.name }.compactMap { locale in
                guard context.rules.selection.includes(locale: locale.name, tag: locale.tag),
                    !compared.sisters.hasLanguage(locale.tag, file.family),
                    !compared.sources.hasParent(locale, in: file)
                else { return nil }
                return context.missingFile(file, in: locale, keys, compared.sisters)
            }
        }
    }

    /// The keys that languages must have; those of the file if no other language of it is read.
    private func keys(of file: CheckedFile) -> [Translation] {
        if compared.sources.languageCount(of: file.family) > 1 { return context.askedKeys(of: file, compared.sources) }
        return SourceTexts.keys(of: [file]).filter { key in
            context.rules.selection.includes(key: key.key) && !key.isTerm(file.format)
        }
    }

    /// The file of a family that others are translated from, or the first one; nil if there is none.
    private func translated(_ family: String) -> CheckedFile? {
        let files = compared.files.filter { $0.family == family }
        let source = compared.sources.locale(of: family)
        return files.first { file in file.isTemplate || source.map(file.locales.contains) ?? false } ?? files.first
    }
}

extension CheckContext {
    /// A finding that a language does not have a file; nil if it has all keys in others.
    fileprivate func missingFile(
        _ file: CheckedFile,
        in locale: TranslationLocale,
        _ keys: [Translation],
        _ sisters: SisterFiles
    ) -> Finding? {
        let missing = keys.filter { !sisters.has(MessageKey($0), in: locale.tag, beside: file) }.map { key in
            Translation(
                key: key.key,
                context: key.context,
                locale: locale,
                text: "",
                position: TextPosition(line: 1, column: 1)
            )
        }
        return finding(.untranslated, missing, .keysOfMissingFile, of: keys.count, file) { key in
            "This language lacks the file: the key “\(key.key)” is missing."
        }
    }
}
