import CopyfitLanguages
import CopyfitTranslations

/// The known whole numbers that choose a branch of a message.
struct BranchNumbers {
    /// The smallest, at most four.
    let smallest: [Int]

    /// The numbers of a choice; nil if it is not by number, or its numbers are not known.
    ///
    /// - Parameter others: Numbers that have branches of their own beside it.
    init?(_ choice: VariantChoice, language: String, except others: Set<Int>) {
        switch choice {
        case .plural(let category, _):
            let numbers = Self.smallest(category, .cardinal, language, except: others)
            // Where the language has no such category, libraries take `zero` for 0
            smallest = category == .zero && numbers.isEmpty ? [0] : numbers
        case .ordinal(let category, _):
            smallest = Self.smallest(category, .ordinal, language, except: others)
        case .number(let number, _): smallest = Int(number).map { [$0] } ?? []
        case .form(let index, let examples):
            // Where the file does not say it, the first form is for 1 in most languages
            guard !examples.isEmpty || index == 0 else { return nil }
            smallest = examples.isEmpty ? [1] : examples
        case .device, .width, .select: return nil
        }
    }

    /// The smallest whole numbers of a category, at most four.
    static func smallest(
        _ category: PluralCategory,
        _ kind: PluralRules.Kind,
        _ language: String,
        except others: Set<Int>
    ) -> [Int] {
        let numbers = PluralRules(language: language, kind).numbers(of: category, in: 0...200)
        return Array(numbers.filter { !others.contains($0) }.prefix(4))
    }

    /// Whether there is only one, so that a text may say it in words: “One file”.
    var isOne: Bool { smallest.count == 1 }

    /// For messages: `0, 1`, or `1, 21, 31 and others`.
    var list: String { Self.list(smallest) }

    /// For messages.
    static func list(_ smallest: [Int]) -> String {
        let shown = smallest.prefix(3).map(String.init).joined(separator: ", ")
        return smallest.count > 3 ? shown + " and others" : shown
    }
}

/// The numbers that have branches of their own, for the texts of a file.
struct OwnBranches: Sendable {
    private struct Message: Hashable {
        let key: MessageKey
        let locale: TranslationLocale
        let argument: String?
    }

    private var numbers: [Message: Set<Int>] = [:]

    init(_ translations: [Translation]) {
        for translation in translations {
            for choice in translation.variant {
                guard let number = Self.number(choice, translation.locale.tag) else { continue }
                numbers[Self.message(translation, choice), default: []].insert(number &- translation.offset(of: choice))
            }
        }
    }

    /// The numbers with a branch beside that of a choice of a text.
    func numbers(beside choice: VariantChoice, of translation: Translation) -> Set<Int> {
        numbers.isEmpty ? [] : numbers[Self.message(translation, choice)] ?? []
    }

    /// `=1`, and `zero` in languages that have no such category: libraries take it for 0.
    private static func number(_ choice: VariantChoice, _ language: String) -> Int? {
        switch choice {
        case .number(let number, _): Int(number)
        case .plural(.zero, _): PluralRules(language: language).category(of: 0) == .zero ? nil : 0
        case .plural, .ordinal, .form, .device, .width, .select: nil
        }
    }

    private static func message(_ translation: Translation, _ choice: VariantChoice) -> Message {
        Message(
            key: MessageKey(translation),
            locale: translation.locale,
            argument: choice.argument
        )
    }
}
