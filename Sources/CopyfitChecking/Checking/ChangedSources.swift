import CopyfitTranslations

/// The texts that others are translated from and that are not as they were, by the families of their files.
struct ChangedSources {
    private(set) var keys: [String: Set<MessageKey>] = [:]

    /// - Parameters:
    ///   - files: Those that are looked at, and those that they are compared with.
    ///   - earlier: The bytes that a file had before; nil if it is new.
    init(_ files: [CheckedFile], _ rules: CheckRules, earlier: (_ path: String) -> [UInt8]?) {
        let sources = SourceTexts(files, rules)
        for file in files where !file.isComparedOnly {
            guard file.isTemplate || Self.isSource(file, sources) else { continue }
            let before = earlier(file.path).map { TranslationFile($0, path: file.path, format: file.format) }
            let changed = ChangedTexts.keys(from: before?.translations ?? [], to: file.translations)
            if !changed.isEmpty { keys[file.family, default: []].formUnion(changed) }
        }
    }

    /// Whether others are translated from all texts of a file; one that has translations as well is looked at as a whole.
    private static func isSource(_ file: CheckedFile, _ sources: SourceTexts) -> Bool {
        !file.translations.isEmpty && file.translations.allSatisfy { sources.isSource($0, in: file) }
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
