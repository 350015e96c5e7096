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
    private let own: PlaceholderTable
    /// Those of the source's branches; the ones for a few small numbers are left out, if there are others.
    private let sources: [PlaceholderTable]
    /// Those of the source's branches for the same values; empty if it has none.
    private let sameBranch: [PlaceholderTable]
    private let selectors: MessageSelectors
    private let branches: OwnBranches
    /// The arguments by which the source's branches are chosen.
    private let arguments: [String]
    private let format: TranslationFormat
    private let number: BranchNumber

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
        own = PlaceholderTable(counted(translation.placeholders), in: translation.text)
        let full = sources.filter { !$0.variant.contains(where: \.isFewNumbers) }
        let chosen = full.isEmpty ? sources : full
        let same = sources.filter { !$0.variant.isEmpty && $0.variant == translation.variant }
        func table(_ source: Translation) -> PlaceholderTable {
            PlaceholderTable(counted(source.placeholders), in: source.text)
        }
        sameBranch = same.map(table)
        let ownSource = counted(translation.sourcePlaceholders)
        self.sources =
            chosen.isEmpty ? [PlaceholderTable(ownSource, in: translation.source ?? "")] : chosen.map(table)
        number = BranchNumber(format, self.sources[0].entries.map(\.placeholder))
    }

    /// What differs: first what is missing, then what is extra, doubled, changed.
    var differences: [Difference] {
        if translation.isMisread || translation.isSourceMisread { return [] }
        if own.isEmpty, sources.allSatisfy(\.isEmpty) { return [] }
        return missing + extra + changed
    }

    private var missing: [Difference] {
        let required = sources[0].values.filter { entry in sources.allSatisfy { $0.has(entry.placeholder) } }
        // Without positions, arguments are counted: a text that has only the last of two kinds lacks the first
        let firstAbsent = sources[0].entries.first { !$0.spelling.isEmpty && isAbsent($0) }
        return required.compactMap { entry in
            let placeholder = entry.placeholder
            if own.has(placeholder) { return nil }
            if !selectors.unknown.isEmpty, selectors.ofSource.contains(where: placeholder.isArgument) { return nil }
            let numbers = branchNumbers(placeholder)
            let isInSameBranch = sameBranch.contains { $0.has(placeholder) }
            let isOne = numbers?.isOne ?? false
            if isOne, !isInSameBranch || !number.isGuess(placeholder) { return nil }
            if numbers == nil, !sameBranch.isEmpty, !isInSameBranch { return nil }
            let list = isOne ? "" : numbers?.list ?? ""
            let branch = list.isEmpty ? "" : "; its branch is for \(list)"
            let absent = name(isAbsent(entry) ? entry : firstAbsent ?? entry)
            let sign = absent.hasPrefix("% ") ? ": if it is a percent sign, write %% in the source" : branch
            return Difference(kind: .placeholderMissing, message: "\(absent) of the source is missing\(sign).")
        }
    }

    /// Whether the text has fewer placeholders that are spelled like that than the source.
    private func isAbsent(_ entry: PlaceholderTable.Entry) -> Bool {
        own.count(spelled: entry.spelling) < sources[0].count(spelled: entry.spelling)
    }

    private var extra: [Difference] {
        own.values.compactMap { entry in
            let count = own.count(of: entry.placeholder)
            let most = (sources + sameBranch).map { $0.count(of: entry.placeholder) }.max() ?? 0
            if most == 0 {
                // The program has the value by which the source's branches are chosen
                if arguments.contains(where: entry.placeholder.isArgument) { return nil }
                return Difference(kind: .placeholderExtra, message: "\(name(entry)) is not in the source.")
            }
            // Symfony's plural forms are in one text, and each language has another number of them.
            guard count > most, !translation.text.contains("|") else { return nil }
            return Difference(
                kind: .placeholderDoubled,
                message: "\(name(entry)) occurs \(times(count)), but \(times(most)) in the source."
            )
        }
    }

    private var changed: [Difference] {
        own.values.compactMap { entry in
            let others = (sources + sameBranch).flatMap { $0.same(as: entry.placeholder) }
            guard let other = others.first?.placeholder else { return nil }
            if others.contains(where: { agrees(entry, with: $0.placeholder) }) {
                return respelled(entry, others) ?? resized(entry, others)
            }
            let (kind, expected) = (entry.placeholder.kind.rawValue, other.kind.rawValue)
            return Difference(
                kind: .placeholderChanged,
                message: "\(name(entry)) has the type \(kind), but \(expected) in the source."
            )
        }
    }

    /// Whether the value of one placeholder can be set by another. How a value in braces is formatted is the translator's
    /// choice; what `printf` writes is the type itself.
    private func agrees(_ entry: PlaceholderTable.Entry, with other: Placeholder) -> Bool {
        let kind = entry.placeholder.kind
        if format == .resx || kind.agrees(with: other.kind) { return true }
        // Python refuses a number with a fraction in `{:d}`
        guard format != .gettext, let sign = entry.spelling.first, sign == "{" || sign == "#" else { return false }
        return kind.isNumber && other.kind.isNumber || kind.isMoment && other.kind.isMoment
    }

    /// A placeholder with other signs around its name than in the source, which the program does not replace: i18next
    /// shows `{name}` as it is where the source has `{{name}}`. nil if the signs are the same.
    private func respelled(_ entry: PlaceholderTable.Entry, _ others: [PlaceholderTable.Entry]) -> Difference? {
        guard let other = others.first?.spelling, let opening = PlaceholderOpening(entry),
            others.allSatisfy({ PlaceholderOpening($0).map { $0 != opening } ?? false })
        else { return nil }
        return Difference(kind: .placeholderChanged, message: "\(entry.spelling) is spelled \(other) in the source.")
    }

    /// A number that C reads in another size or without its sign: `%u` where the source has `%lu`. nil if it is the same, or not C's.
    private func resized(_ entry: PlaceholderTable.Entry, _ others: [PlaceholderTable.Entry]) -> Difference? {
        guard format == .gettext, translation.flags.contains("c-format"), let own = CInteger(entry.spelling),
            let other = others.first?.spelling,
            !others.contains(where: { CInteger($0.spelling).map { $0 == own } ?? true })
        else { return nil }
        return Difference(
            kind: .placeholderChanged,
            message: "\(entry.spelling) is \(other) in the source, which C reads in another size or with another sign."
        )
    }

    /// The numbers of the branch that is chosen by a placeholder; nil if none is, or they are not known.
    private func branchNumbers(_ placeholder: Placeholder) -> BranchNumbers? {
        let found = translation.variant.compactMap { choice -> BranchNumbers? in
            guard number.mayBe(placeholder, of: choice) else { return nil }
            let others = branches.numbers(beside: choice, of: translation)
            return BranchNumbers(choice, language: translation.locale.tag, except: others)
        }
        return found.first(where: \.isOne) ?? found.first
    }

    private func name(_ entry: PlaceholderTable.Entry) -> String {
        if !entry.spelling.isEmpty { return entry.spelling }
        return entry.placeholder.name.map { "The placeholder “\($0)”" } ?? "Placeholder \(entry.placeholder.index ?? 1)"
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

/// How C's `printf` reads an integer: its size (`l` of `%5lu`, `64` of `%<PRIu64>`) and whether it has a sign.
private struct CInteger: Equatable {
    let size: String
    let isSigned: Bool

    /// nil for what is not an integer's.
    init?(_ spelling: String) {
        // After a space it may be a percent sign
        guard spelling.first == "%", !spelling.contains(" ") else { return nil }
        var rest = spelling.dropFirst().drop { "-+#0123456789.*$'I".contains($0) }
        if rest.hasPrefix("<PRI") { rest = rest.dropFirst(4) }
        let sizes = rest.prefix { "hlqjztL".contains($0) }
        guard let letter = rest.dropFirst(sizes.count).first, "diouxX".contains(letter) else { return nil }
        let end = rest.dropFirst(sizes.count + 1).prefix { $0 != ">" }
        (size, isSigned) = (String(sizes + end), "di".contains(letter))
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
    init?(_ entry: PlaceholderTable.Entry) {
        let spelling = entry.spelling
        // Java's `%(d` is a number with parentheses
        let brackets: Set<Character> = entry.placeholder.name == nil ? ["{"] : ["{", "("]
        let start = spelling.prefix { "%$".contains($0) }
        let end = spelling[start.endIndex...].prefix { brackets.contains($0) }.endIndex
        signs = spelling[..<end]
        if signs.isEmpty || signs == "$" { return nil }
    }
}
