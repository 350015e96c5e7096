import CopyfitTranslations
import Foundation

/// The changes, for a check of changes only.
package struct ChangedContent: Sendable {
    /// The files that are looked at, as absolute paths without links.
    let files: Set<String>
    /// The bytes that one of them had before; nil if it is new. Where texts that others are translated from are not as
    /// they were, their translations are looked at as well.
    let earlier: @Sendable (_ path: String) -> [UInt8]?

    package init(files: Set<String>, earlier: @escaping @Sendable (_ path: String) -> [UInt8]? = { _ in nil }) {
        (self.files, self.earlier) = (files, earlier)
    }
}

extension ChangedContent {
    /// The files below some paths that are no longer there, as they were.
    func removedFiles(below paths: [String], _ names: LocaleNames) -> [CheckedFile] {
        let folders = paths.map { (path: $0, place: PathIdentity.of($0)) }
        return files.sorted().compactMap { place in
            if FileManager.default.fileExists(atPath: place) { return nil }
            let folder = folders.first { place.hasPrefix($0.place + "/") }
            let path = folder.map { folder in
                URL(fileURLWithPath: folder.path).relativePath
                    + String(decoding: place.utf8.dropFirst(folder.place.utf8.count), as: UTF8.self)
            }
            guard let path = path?.withoutDot, let before = earlier(place),
                let format = TranslationFormat(path: path, content: before)
            else { return nil }
            return CheckedFile(TranslationFile(before, path: path, format: format), names)
        }
    }
}

/// The texts that others are translated from and that are not as they were, by the families of their files.
struct ChangedSources {
    private(set) var keys: [String: Set<MessageKey>] = [:]

    /// - Parameters:
    ///   - files: Those that are looked at, and those that they are compared with.
    ///   - removed: Files that are no longer there, as they were.
    ///   - earlier: The texts that files had before.
    init(_ files: [CheckedFile], removed: [CheckedFile], _ rules: CheckRules, _ earlier: inout EarlierTexts) {
        let sources = SourceTexts(files + removed, rules)
        for file in removed where file.isTemplate || Self.isSource(file, sources) {
            keys[file.family, default: []].formUnion(file.translations.map(MessageKey.init))
        }
        for file in files where !file.isComparedOnly {
            guard file.isTemplate || Self.isSource(file, sources) else { continue }
            let changed = ChangedTexts.keys(from: earlier.texts(of: file) ?? [], to: file.translations)
            if !changed.isEmpty { keys[file.family, default: []].formUnion(changed) }
        }
    }

    /// Whether others are translated from all texts of a file; one that has translations as well is looked at as a whole.
    private static func isSource(_ file: CheckedFile, _ sources: SourceTexts) -> Bool {
        !file.translations.isEmpty && file.translations.allSatisfy { sources.isSource($0, in: file) }
    }
}

/// The texts that files had before a change, of which each is read once.
struct EarlierTexts {
    private let changes: ChangedContent
    private let placeholders: OwnPlaceholders
    private var known: [String: [Translation]?] = [:]

    init(_ changes: ChangedContent, _ rules: CheckRules) {
        (self.changes, placeholders) = (changes, OwnPlaceholders(rules.placeholders))
    }

    /// nil if the file is new.
    mutating func texts(of file: CheckedFile) -> [Translation]? {
        texts(at: PathIdentity.of(file.path), path: file.path, file.format)
    }

    /// - Parameters:
    ///   - place: An absolute path without links.
    ///   - path: The path that may name a language.
    mutating func texts(at place: String, path: String, _ format: TranslationFormat) -> [Translation]? {
        if let known = known[place] { return known }
        let texts = changes.earlier(place).map { content in
            TranslationFile(content, path: path, format: format).translations.map { text in
                var text = text
                placeholders.add(to: &text)
                return text
            }
        }
        known.updateValue(texts, forKey: place)
        return texts
    }
}

/// What differs between two states of a file.
enum ChangedTexts {
    /// The keys whose texts are not as they were, or whose comments or placeholders are not, and those that are new or gone.
    static func keys(from old: [Translation], to new: [Translation]) -> Set<MessageKey> {
        let (old, new) = (contents(old), contents(new))
        return Set(new.keys.filter { new[$0] != old[$0] }).union(old.keys.filter { new[$0] == nil })
    }

    /// All variants of each text, without their places.
    private static func contents(_ translations: [Translation]) -> [MessageKey: [Translation]] {
        Dictionary(grouping: translations, by: MessageKey.init).mapValues { variants in
            variants.map { variant in
                var content = variant
                content.position = TextPosition(line: 1, column: 1)
                content.keyPosition = nil
                // A file that names no language has been given one
                content.locale = .unknown
                // What a reference names is a text of its own
                content.placeholders = variant.placeholders.map { $0.kind == .reference ? $0.withoutExample : $0 }
                return content
            }
        }
    }
}

extension Placeholder {
    fileprivate var withoutExample: Placeholder { Placeholder(range: range, name: name, index: index, kind: kind) }
}
