import CopyfitTranslations

/// Compares the placeholders of a translation with those of its source.
struct PlaceholderComparison {
    /// What differs, and a sentence about it.
    struct Difference {
        let kind: FindingKind
        let message: String
    }

    private let translation: Translation
    private let own: [Placeholder]
    private let sources: [[Placeholder]]
    /// How the sources spell their placeholders, as far as it is known.
    private let spellings: [(placeholder: Placeholder, spelling: String)]

    /// Formats whose entries have the text that they are translated from.
    private static let formatsWithSource: Set<TranslationFormat> = [.gettext, .qt, .xliff, .table]

    /// What is itself in every language is left out; so are Fluent's references, which are words.
    init(_ translation: Translation, _ format: TranslationFormat, sources: [Translation]) {
        func counted(_ placeholders: [Placeholder]) -> [Placeholder] {
            let counted = placeholders.filter { placeholder in
                switch placeholder.kind {
                case .percentSign, .lineBreak: false
                case .reference: format == .json
                default: true
                }
            }
            return format == .stringCatalog || format == .stringsDictionary ? counted.numbered : counted
        }
        self.translation = translation
        own = counted(translation.placeholders)
        let usesOwn = translation.source != nil && Self.formatsWithSource.contains(format)
        let sources = usesOwn ? [] : sources
        let full = sources.filter { !$0.variant.contains(where: \.isFewNumbers) }
        let chosen = full.isEmpty ? sources : full
        spellings = chosen.flatMap { source in
            counted(source.placeholders).map { ($0, $0.spelling(in: source.text)) }
        }
        self.sources =
            chosen.isEmpty ? [counted(translation.sourcePlaceholders)] : chosen.map { counted($0.placeholders) }
    }

    /// What differs: first what is missing, then what is extra, doubled, changed.
    var differences: [Difference] {
        if own.isEmpty, sources.allSatisfy(\.isEmpty) { return [] }
        return missing + extra + changed
    }

    private var missing: [Difference] {
        let required = sources[0].filter { placeholder in sources.allSatisfy { $0.contains { $0.isSame(placeholder) } }
        }
        return unique(required).filter { placeholder in
            !own.contains { $0.isSame(placeholder) } && !mayBeMissing(placeholder)
        }
        .map { Difference(kind: .placeholderMissing, message: "\(name($0)) of the source is missing.") }
    }

    private var extra: [Difference] {
        unique(own).compactMap { placeholder in
            let count = own.count { $0.isSame(placeholder) }
            let most = sources.map { $0.count { $0.isSame(placeholder) } }.max() ?? 0
            if most == 0 {
                return Difference(kind: .placeholderExtra, message: "\(name(placeholder)) is not in the source.")
            }
            // Symfony's plural forms are in one text, and each language has another number of them.
            guard count > most, !translation.text.contains("|") else { return nil }
            return Difference(
                kind: .placeholderDoubled,
                message: "\(name(placeholder)) is there \(times(count)), in the source \(times(most))."
            )
        }
    }

    private var changed: [Difference] {
        unique(own).compactMap { placeholder in
            let others = sources.joined().filter { $0.isSame(placeholder) }
            guard let other = others.first, !others.contains(where: { $0.kind.agrees(with: placeholder.kind) }) else {
                return nil
            }
            return Difference(
                kind: .placeholderChanged,
                message:
                    "\(name(placeholder)) is of the type \(placeholder.kind.rawValue), in the source \(other.kind.rawValue)."
            )
        }
    }

    /// Whether a number may be left out, because the branch is for one number only: “One file”.
    private func mayBeMissing(_ placeholder: Placeholder) -> Bool {
        let mayBeNumber = [.count, .integer, .decimal, .any, .text].contains(placeholder.kind)
        return mayBeNumber
            && translation.variant.contains { $0.isOneNumber(in: translation.locale.tag) && $0.concerns(placeholder) }
    }

    private func unique(_ placeholders: [Placeholder]) -> [Placeholder] {
        placeholders.enumerated().filter { index, placeholder in
            !placeholders[..<index].contains { $0.isSame(placeholder) }
        }
        .map(\.element)
    }

    private func name(_ placeholder: Placeholder) -> String {
        if own.contains(placeholder) { return placeholder.spelling(in: translation.text) }
        if let spelling = spellings.first(where: { $0.placeholder == placeholder })?.spelling { return spelling }
        if let name = placeholder.name { return "The placeholder “\(name)”" }
        return "Placeholder \(placeholder.index ?? 1) (\(placeholder.kind.rawValue))"
    }

    private func times(_ count: Int) -> String { count == 1 ? "once" : count == 2 ? "twice" : "\(count) times" }
}

extension [Placeholder] {
    /// These with a number each: what has none takes the next argument, whatever a language calls it.
    fileprivate var numbered: [Placeholder] {
        enumerated().map { index, placeholder in
            guard placeholder.index == nil else { return placeholder }
            return Placeholder(
                range: placeholder.range,
                name: placeholder.name,
                index: index + 1,
                kind: placeholder.kind,
                example: placeholder.example
            )
        }
    }
}

extension Placeholder {
    /// Whether the program puts the same value in the places of both.
    fileprivate func isSame(_ other: Placeholder) -> Bool {
        if let index, let theirs = other.index { return index == theirs }
        if let name, let theirs = other.name { return name == theirs }
        return kind == .count && other.kind == .integer || kind == .integer && other.kind == .count
    }
}

extension Placeholder.Kind {
    /// Whether a value that one kind sets can be set by the other.
    fileprivate func agrees(with other: Placeholder.Kind) -> Bool {
        if self == other || self == .any || other == .any { return true }
        let counts: Set<Placeholder.Kind> = [.integer, .count]
        return counts.contains(self) && counts.contains(other)
    }
}

extension VariantChoice {
    /// Whether the branch is for a few small numbers in the source's language.
    fileprivate var isFewNumbers: Bool {
        switch self {
        case .plural(let category, _), .ordinal(let category, _): category != .other && category != .many
        case .number: true
        case .form(let index, let examples): index == 0 && examples.first == 1
        case .device, .width, .select: false
        }
    }

    /// Whether one number only chooses the branch in a language.
    fileprivate func isOneNumber(in language: String) -> Bool {
        switch self {
        case .plural(let category, _), .ordinal(let category, _):
            switch category {
            case .zero, .two: true
            case .one: PluralNumbers.category(21, language) != .one && PluralNumbers.category(101, language) != .one
            case .few, .many, .other: false
            }
        case .number: true
        case .form(_, let examples): examples.count < 2
        case .device, .width, .select: false
        }
    }

    /// Whether the branch is chosen by a placeholder's value.
    fileprivate func concerns(_ placeholder: Placeholder) -> Bool {
        switch self {
        case .plural(_, let argument), .ordinal(_, let argument), .number(_, let argument):
            argument == nil || placeholder.name == nil || argument == placeholder.name
        case .form: true
        case .device, .width, .select: false
        }
    }
}
