import CopyfitLanguages
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
    /// Those of the source's branches; the ones for a few small numbers are left out, if there are others.
    private let sources: [[Placeholder]]
    /// Those of the source's branches for the same values; empty if it has none.
    private let sameBranch: [[Placeholder]]
    private let selectors: MessageSelectors
    private let branches: OwnBranches
    /// The arguments by which the source's branches are chosen.
    private let arguments: [String]
    private let format: TranslationFormat
    /// The known spellings of placeholders in the sources.
    private let spellings: [(placeholder: Placeholder, spelling: String)]

    /// Formats whose entries have the text that they are translated from.
    static let formatsWithSource: Set<TranslationFormat> = [.gettext, .qt, .xliff, .table]

    /// What is itself in every language is left out; so are Fluent's references, which are words. If the branches are
    /// chosen by an argument that the source does not have, which is a finding of its own, the numbers that choose are
    /// left out too.
    ///
    /// - Parameter branches: The branches for single numbers in the file of the translation.
    init(_ translation: Translation, _ format: TranslationFormat, sources: [Translation], _ branches: OwnBranches) {
        let usesOwn = translation.source != nil && Self.formatsWithSource.contains(format)
        let sources = usesOwn ? translation.branchesOfSource(format) : sources
        let selectors = MessageSelectors(translation, format, sources: sources)
        func counted(_ placeholders: [Placeholder]) -> [Placeholder] {
            let counted = placeholders.filter { placeholder in
                switch placeholder.kind {
                case .percentSign, .lineBreak: false
                case .reference: format == .json
                case .count: selectors.unknown.isEmpty
                default: true
                }
            }
            return format == .stringCatalog || format == .stringsDictionary ? counted.numbered : counted
        }
        (self.translation, self.format, self.selectors, self.branches) = (translation, format, selectors, branches)
        arguments = sources.flatMap(\.variant).compactMap(\.argument)
        own = counted(translation.placeholders)
        let full = sources.filter { !$0.variant.contains(where: \.isFewNumbers) }
        let chosen = full.isEmpty ? sources : full
        let same = sources.filter { !$0.variant.isEmpty && $0.variant == translation.variant }
        sameBranch = same.map { counted($0.placeholders) }
        let ownSource = counted(translation.sourcePlaceholders)
        self.sources = chosen.isEmpty ? [ownSource] : chosen.map { counted($0.placeholders) }
        spellings =
            chosen.isEmpty
            ? ownSource.map { ($0, $0.spelling(in: translation.source ?? "")) }
            : (chosen + same).flatMap { source in
                counted(source.placeholders).map { ($0, $0.spelling(in: source.text)) }
            }
    }

    /// What differs: first what is missing, then what is extra, doubled, changed.
    var differences: [Difference] {
        if translation.isMisread || translation.isSourceMisread { return [] }
        if own.isEmpty, sources.allSatisfy(\.isEmpty) { return [] }
        return missing + extra + changed
    }

    private var missing: [Difference] {
        let required = sources[0].filter { placeholder in
            sources.allSatisfy { $0.contains { $0.isSame(placeholder) } }
        }
        return unique(required).compactMap { placeholder in
            if own.contains(where: { $0.isSame(placeholder) }) { return nil }
            if !selectors.unknown.isEmpty, selectors.ofSource.contains(where: placeholder.isArgument) { return nil }
            let numbers = branchNumbers(placeholder)
            let isInSameBranch = sameBranch.contains { $0.contains { $0.isSame(placeholder) } }
            let isOne = numbers?.isOne ?? false
            if isOne, !isInSameBranch || !BranchNumber(format, sources[0]).isGuess(placeholder) { return nil }
            if numbers == nil, !sameBranch.isEmpty, !isInSameBranch { return nil }
            let list = isOne ? "" : numbers?.list ?? ""
            let branch = list.isEmpty ? "" : "; its branch is for \(list)"
            let absent = name(absent(placeholder))
            let sign = absent.hasPrefix("% ") ? ": for a percent sign, write %% there" : branch
            return Difference(kind: .placeholderMissing, message: "\(absent) of the source is missing\(sign).")
        }
    }

    /// What a text lacks if it lacks an argument. Without positions, arguments are counted: a text that has only the last of
    /// two kinds lacks the first.
    private func absent(_ placeholder: Placeholder) -> Placeholder {
        func isAbsent(_ other: Placeholder) -> Bool {
            let spelling = spellingInSource(other)
            return own.count { $0.spelling(in: translation.text) == spelling }
                < sources[0].count { spellingInSource($0) == spelling }
        }
        if isAbsent(placeholder) { return placeholder }
        return sources[0].first { !spellingInSource($0).isEmpty && isAbsent($0) } ?? placeholder
    }

    private var extra: [Difference] {
        unique(own).compactMap { placeholder in
            let count = own.count { $0.isSame(placeholder) }
            let most = (sources + sameBranch).map { $0.count { $0.isSame(placeholder) } }.max() ?? 0
            if most == 0 {
                // The program has the value by which the source's branches are chosen
                if arguments.contains(where: placeholder.isArgument) { return nil }
                return Difference(kind: .placeholderExtra, message: "\(name(placeholder)) is not in the source.")
            }
            // Symfony's plural forms are in one text, and each language has another number of them.
            guard count > most, !translation.text.contains("|") else { return nil }
            return Difference(
                kind: .placeholderDoubled,
                message: "\(name(placeholder)) occurs \(times(count)), but \(times(most)) in the source."
            )
        }
    }

    private var changed: [Difference] {
        unique(own).compactMap { placeholder in
            let others = (sources + sameBranch).joined().filter { $0.isSame(placeholder) }
            guard let other = others.first else { return nil }
            if others.contains(where: { agrees(placeholder, with: $0) }) { return respelled(placeholder) }
            return Difference(
                kind: .placeholderChanged,
                message:
                    "\(name(placeholder)) has the type \(placeholder.kind.rawValue), but \(other.kind.rawValue) in the source."
            )
        }
    }

    /// Whether the value of one placeholder can be set by another. How a value in braces is formatted is the translator's
    /// choice; what `printf` writes is the type itself.
    private func agrees(_ placeholder: Placeholder, with other: Placeholder) -> Bool {
        if format == .resx || placeholder.kind.agrees(with: other.kind) { return true }
        // Python refuses a number with a fraction in `{:d}`
        guard format != .gettext, let sign = placeholder.spelling(in: translation.text).first,
            sign == "{" || sign == "#"
        else { return false }
        return placeholder.kind.isNumber && other.kind.isNumber || placeholder.kind.isMoment && other.kind.isMoment
    }

    /// A placeholder with other signs around its name than in the source, which the program does not replace: i18next
    /// shows `{name}` as it is where the source has `{{name}}`. nil if the signs are the same.
    private func respelled(_ placeholder: Placeholder) -> Difference? {
        let spelling = placeholder.spelling(in: translation.text)
        let others = spellings.filter { $0.placeholder.isSame(placeholder) }.map(\.spelling)
        guard let other = others.first, let opening = PlaceholderOpening(spelling, placeholder),
            others.allSatisfy({ PlaceholderOpening($0, placeholder).map { $0 != opening } ?? false })
        else { return nil }
        return Difference(kind: .placeholderChanged, message: "\(spelling) is spelled \(other) in the source.")
    }

    /// The numbers of the branch that is chosen by a placeholder; nil if none is, or they are not known.
    private func branchNumbers(_ placeholder: Placeholder) -> BranchNumbers? {
        let number = BranchNumber(format, sources[0])
        let found = translation.variant.compactMap { choice -> BranchNumbers? in
            guard number.mayBe(placeholder, of: choice) else { return nil }
            let others = branches.numbers(beside: choice, of: translation)
            return BranchNumbers(choice, language: translation.locale.tag, except: others)
        }
        return found.first(where: \.isOne) ?? found.first
    }

    private func unique(_ placeholders: [Placeholder]) -> [Placeholder] {
        placeholders.enumerated().filter { index, placeholder in
            !placeholders[..<index].contains { $0.isSame(placeholder) }
        }
        .map(\.element)
    }

    private func name(_ placeholder: Placeholder) -> String {
        if own.contains(placeholder) { return placeholder.spelling(in: translation.text) }
        let spelling = spellingInSource(placeholder)
        if !spelling.isEmpty { return spelling }
        return placeholder.name.map { "The placeholder “\($0)”" } ?? "Placeholder \(placeholder.index ?? 1)"
    }

    private func spellingInSource(_ placeholder: Placeholder) -> String {
        spellings.first { $0.placeholder == placeholder }?.spelling ?? ""
    }

    private func times(_ count: Int) -> String { count == 1 ? "once" : count == 2 ? "twice" : "\(count) times" }
}

extension Translation {
    /// The branches of the source that the entry itself has; none if it has no branches, or they cannot be read.
    func branchesOfSource(_ format: TranslationFormat) -> [Translation] {
        guard format == .xliff || format == .table, let source, source.utf8.contains(UInt8(ascii: "{")) else {
            return []
        }
        guard sourcePlaceholders.allSatisfy(\.range.isEmpty), !isSourceMisread else { return [] }
        var entry = self
        entry.variant = []
        return entry.sourceTexts(.unknown).filter { !$0.variant.isEmpty }
    }
}

extension [Placeholder] {
    /// These with a number each: what has none takes the next argument, whatever a language calls it.
    fileprivate var numbered: [Placeholder] {
        enumerated().map { index, placeholder in
            // The program's own have none
            guard placeholder.index == nil, placeholder.kind != .any else { return placeholder }
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

extension Placeholder.Kind {
    fileprivate var isNumber: Bool { self == .integer || self == .decimal || self == .count }

    fileprivate var isMoment: Bool { self == .date || self == .time }

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
}

/// The signs with which a placeholder begins, by which programs recognise it: `{`, `{{`, `%{`, `${`, `%(` and `%`.
private struct PlaceholderOpening: Equatable {
    private let signs: Substring

    /// - Returns: nil if the spelling has none of these signs, such as ICU's `#` and XLIFF's elements.
    init?(_ spelling: String, _ placeholder: Placeholder) {
        // Java's `%(d` is a number with parentheses
        let brackets: Set<Character> = placeholder.name == nil ? ["{"] : ["{", "("]
        let start = spelling.prefix { "%$".contains($0) }
        let end = spelling[start.endIndex...].prefix { brackets.contains($0) }.endIndex
        signs = spelling[..<end]
        if signs.isEmpty || signs == "$" { return nil }
    }
}
