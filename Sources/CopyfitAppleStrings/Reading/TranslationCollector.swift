/// What a reader has found so far in one file.
package struct TranslationCollector {
    /// The file's text.
    package let text: SourceText
    package private(set) var translations: [Translation] = []
    package private(set) var problems: [ReadingProblem] = []
    /// The language that the file says its keys or sources are in.
    package var sourceLocale: TranslationLocale?
    /// How many bytes branches may still be expanded to, so that a small file cannot fill the memory.
    private var branchBudget: Int
    private var omittedProblems = 0

    private static let problemLimit = 1000

    package init(_ text: SourceText) {
        self.text = text
        branchBudget = 1 << 20 + 16 * text.count
    }

    /// Nothing yet of a file but what is wrong with its bytes.
    package init(_ decoded: DecodedText) {
        self.init(SourceText(decoded.bytes))
        for fault in decoded.faults { report(fault.message, at: fault.offset) }
    }

    /// A problem at a byte of the file; after 1,000 of them only their number is kept.
    package mutating func report(_ message: String, at offset: Int) {
        report(message, at: text.position(at: offset))
    }

    /// A problem at a place of the file.
    package mutating func report(_ message: String, at position: TextPosition) {
        guard problems.count < Self.problemLimit else {
            omittedProblems += 1
            return
        }
        problems.append(ReadingProblem(position: position, message: message))
    }

    /// Adds a text as it is.
    package mutating func add(_ translation: Translation) {
        translations.append(translation)
    }

    /// Adds a text with the placeholders of a dialect of `printf`.
    mutating func add(_ translation: Translation, _ dialect: PrintfDialect) {
        var translation = translation
        if translation.text.utf8.contains(UInt8(ascii: "%")) {
            translation.placeholders = dialect.placeholders(in: [UInt8](translation.text.utf8))
        }
        add(translation)
    }

    /// Adds one text for each branch of a message.
    package mutating func add(_ translation: Translation, message: Message) {
        if let fault = message.fault { report(fault, at: translation.position) }
        let branches = message.branches(budget: &branchBudget)
        if !branches.areComplete {
            let count = branches.texts.count
            report(
                "The text of \"\(translation.key.brief)\" has too many combinations of branches: only \(count) are read.",
                at: translation.position
            )
        }
        for branch in branches.texts {
            var copy = translation
            copy.text = branch.text
            copy.variant += branch.choices
            copy.placeholders += branch.placeholders
            copy.isMisread = message.isBroken
            copy.pluralOffsets = message.pluralOffsets
            translations.append(copy)
        }
    }

    /// Changes what was added, all or a range of it.
    package mutating func update(_ range: Range<Int>? = nil, _ change: (inout Translation) -> Void) {
        for index in range ?? translations.indices { change(&translations[index]) }
    }

    /// The problems in the order of the file, and a last one that says how many more there were.
    package func sortedProblems() -> [ReadingProblem] {
        var sorted = problems.enumerated().sorted { one, two in
            (one.element.position, one.offset) < (two.element.position, two.offset)
        }.map(\.element)
        if omittedProblems > 0 {
            let message = "\(omittedProblems) more problems are not listed."
            sorted.append(ReadingProblem(position: text.position(at: text.count), message: message))
        }
        return sorted
    }
}
