/// What a reader has found so far in one file.
struct TranslationCollector {
    /// The file's text.
    let text: SourceText
    private(set) var translations: [Translation] = []
    private(set) var problems: [ReadingProblem] = []
    /// The language that the file says its keys or sources are in.
    var sourceLocale: TranslationLocale?
    /// How many bytes branches may still be expanded to, so that a small file cannot fill the memory.
    private var branchBudget: Int
    private var omittedProblems = 0

    private static let problemLimit = 1000

    init(_ text: SourceText) {
        self.text = text
        branchBudget = 1 << 20 + 16 * text.count
    }

    /// A problem at a byte of the file; after 1,000 of them only their number is kept.
    mutating func report(_ message: String, at offset: Int) {
        report(message, at: text.position(at: offset))
    }

    /// A problem at a place of the file.
    mutating func report(_ message: String, at position: TextPosition) {
        guard problems.count < Self.problemLimit else {
            omittedProblems += 1
            return
        }
        problems.append(ReadingProblem(position: position, message: message))
    }

    /// Adds a text as it is.
    mutating func add(_ translation: Translation) {
        translations.append(translation)
    }

    /// Adds a text, or one for each of its branches, with the placeholders of a syntax.
    mutating func add(_ translation: Translation, syntax: MessageSyntax) {
        var translation = translation
        if let source = translation.source, translation.sourcePlaceholders.isEmpty, syntax.mayFindSomething(in: source)
        {
            let placeholders = syntax.allPlaceholders(in: source)
            translation.sourcePlaceholders = placeholders ?? []
            translation.isSourceMisread = placeholders == nil
        }
        guard syntax.mayFindSomething(in: translation.text) else { return translations.append(translation) }
        if let placeholders = syntax.placeholders(in: [UInt8](translation.text.utf8)) {
            translation.placeholders = placeholders
            return translations.append(translation)
        }
        add(translation, message: syntax.message(translation.text))
    }

    /// Adds one text for each branch of a message.
    mutating func add(_ translation: Translation, message: Message) {
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
            translations.append(copy)
        }
    }

    /// Changes what was added, all or a range of it.
    mutating func update(_ range: Range<Int>? = nil, _ change: (inout Translation) -> Void) {
        for index in range ?? translations.indices { change(&translations[index]) }
    }

    /// The problems in the order of the file, and a last one that says how many more there were.
    func sortedProblems() -> [ReadingProblem] {
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
