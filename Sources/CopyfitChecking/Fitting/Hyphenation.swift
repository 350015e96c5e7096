import CopyfitUnicode
import Synchronization

/// The system's hyphenation dictionaries, each opened when its language is first asked for.
final class Hyphenation: Sendable {
    private let opened = Mutex<[String: HyphenationDictionary?]>([:])

    /// The dictionary of a language, or of the language without its region; nil if the system has none.
    func dictionary(language: String) -> HyphenationDictionary? {
        opened.withLock { opened in
            if let known = opened[language] { return known }
            let plain = String(language.prefix { $0 != "-" })
            let found =
                (try? HyphenationDictionary(language: language)) ?? (try? HyphenationDictionary(language: plain))
            opened[language] = .some(found)
            return found
        }
    }
}
