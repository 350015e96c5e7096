import CopyfitTranslations
import Synchronization

/// Other translations of the same source text into the same language. Found when they are first asked for.
final class SiblingTexts: Sendable {
    private struct Source: Hashable {
        let language: String
        let text: String
    }

    private let files: [CheckedFile]
    private let sources: SourceTexts
    private let context: CheckContext
    private let found = Mutex<[Source: [Translation]]?>(nil)

    init(_ files: [CheckedFile], _ sources: SourceTexts, _ context: CheckContext) {
        self.files = files
        self.sources = sources
        self.context = context
    }

    /// The other wordings, each once, the shortest first.
    func siblings(of translation: Translation, in file: CheckedFile) -> [Translation] {
        guard let source = source(of: translation, in: file) else { return [] }
        let all = found.withLock { found in
            if found == nil { found = texts() }
            return found?[source] ?? []
        }
        var seen: Set<String> = [translation.text]
        return all.filter { $0.key != translation.key && seen.insert($0.text).inserted }.sorted {
            ($0.text.utf8.count, $0.text, $0.key) < ($1.text.utf8.count, $1.text, $1.key)
        }
    }

    private func texts() -> [Source: [Translation]] {
        var texts: [Source: [Translation]] = [:]
        for file in files {
            for translation in file.translations where !translation.text.isEmpty && context.looksAt(translation) {
                if let source = source(of: translation, in: file) { texts[source, default: []].append(translation) }
            }
        }
        return texts.filter { $0.value.count > 1 }
    }

    /// Variants are left out: another key's wording is for other numbers.
    private func source(of translation: Translation, in file: CheckedFile) -> Source? {
        guard translation.variant.isEmpty, !sources.isSource(translation, in: file) else { return nil }
        let text = translation.source ?? sources.sources(of: translation, in: file).first?.text
        return text.flatMap { $0.isEmpty ? nil : Source(language: translation.locale.tag, text: $0) }
    }
}
