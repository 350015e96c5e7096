import CopyfitTranslations

/// Which placeholder shows the number by which a branch is chosen.
struct BranchNumber {
    private let format: TranslationFormat
    /// The first number of the source.
    private let first: Placeholder?
    /// The placeholders of the source with names that programs give to numbers of things.
    private let named: [Placeholder]

    /// Names that programs give to numbers of things.
    private static let usualNames: Set<String> = [
        "amount", "count", "n", "num", "number", "quantity", "size", "total",
    ]

    /// - Parameter all: All placeholders of the source.
    init(_ format: TranslationFormat, _ all: [Placeholder]) {
        self.format = format
        first = all.first { $0.kind == .count } ?? all.first(where: \.isNumber)
        named = all.filter { $0.name.map { Self.usualNames.contains($0.lowercased()) } ?? false }
    }

    /// Whether a placeholder may be the number of a choice.
    func mayBe(_ placeholder: Placeholder, of choice: VariantChoice) -> Bool {
        switch choice {
        case .plural, .ordinal, .number, .form: break
        case .device, .width, .select: return false
        }
        guard let argument = choice.argument else { return mayBeUnnamed(placeholder) }
        if placeholder.isArgument(argument) { return true }
        if isGuess(placeholder) { return true }
        // Each language names Apple's variables; a number without a name is the one that chose
        return [.stringsDictionary, .stringCatalog, .xliff].contains(format) && placeholder.isNumber
            && (placeholder.name == nil || placeholder.kind == .count)
    }

    /// Whether nothing tells a placeholder from the number: Angular calls all values `INTERPOLATION`, also the one that is
    /// called `VAR_PLURAL` where it chooses.
    func isGuess(_ placeholder: Placeholder) -> Bool {
        format == .xliff && placeholder.name?.hasPrefix("INTERPOLATION") ?? false
    }

    /// Where the format does not name it: the first number, the only placeholder, or the one with a number's name. If none
    /// of these is there, any may be it.
    private func mayBeUnnamed(_ placeholder: Placeholder) -> Bool {
        if let first { return first.isSame(placeholder) }
        if !named.isEmpty { return named.contains { $0.isSame(placeholder) } }
        return placeholder.kind == .any || placeholder.kind == .text
    }
}

extension Placeholder {
    /// Whether its type is a number's.
    var isNumber: Bool { kind == .count || kind == .integer || kind == .decimal }

    /// Whether the program puts the same value in the places of both.
    func isSame(_ other: Placeholder) -> Bool {
        if let index, let theirs = other.index { return index == theirs }
        if let name, let theirs = other.name { return name == theirs }
        return kind == .count && other.kind == .integer || kind == .integer && other.kind == .count
    }
}
