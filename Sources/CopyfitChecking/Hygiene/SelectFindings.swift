import CopyfitTranslations

/// Values for which messages and their sources have not the same branches.
struct SelectFindings {
    private let context: CheckContext
    private let sources: SourceTexts
    private let file: CheckedFile

    private struct Message: Hashable {
        let key: MessageKey
        let locale: TranslationLocale
        let argument: String
    }

    init(_ context: CheckContext, _ sources: SourceTexts, _ file: CheckedFile) {
        (self.context, self.sources, self.file) = (context, sources, file)
    }

    /// For each message and argument by which both choose, at its first branch or at the one that is too much.
    var findings: [Finding] {
        var messages: [Message: [String: Translation]] = [:]
        for text in file.translations where isCompared(text) {
            for (argument, value) in Self.choices(text) {
                let message = Message(key: MessageKey(text), locale: text.locale, argument: argument)
                if messages[message]?[value] == nil { messages[message, default: [:]][value] = text }
            }
        }
        return messages.flatMap { message, texts -> [Finding] in
            let sorted = texts.sorted { ($0.value.position, $0.key) < ($1.value.position, $1.key) }
            guard let first = sorted.first?.value else { return [] }
            let known = Set(
                origins(of: first).flatMap(Self.choices).filter { $0.argument == message.argument }.map(\.value)
            )
            return known.isEmpty ? [] : missing(known, texts, first, message) + extra(known, texts, message)
        }
    }

    private func missing(_ known: Set<String>, _ texts: [String: Translation], _ first: Translation, _ message: Message)
        -> [Finding]
    {
        // Fluent's translations choose as their languages need
        if file.format == .fluent { return [] }
        let values = known.subtracting(texts.keys).subtracting(["other"]).sorted()
        if values.isEmpty { return [] }
        let list = values.map { "“\($0)”" }.joined(separator: ", ")
        let branches = values.count == 1 ? "a branch \(list)" : "the branches \(list)"
        let finding = context.finding(.selectMissing, first, file) {
            "The source has \(branches) for “\(message.argument)”; here the one for “other” is shown."
        }
        return [finding].compactMap(\.self)
    }

    private func extra(_ known: Set<String>, _ texts: [String: Translation], _ message: Message) -> [Finding] {
        texts.sorted { $0.key < $1.key }.compactMap { value, text in
            if known.contains(value) || value == "other" { return nil }
            let list = known.sorted().map { "“\($0)”" }.joined(separator: ", ")
            return context.finding(.selectExtra, text, file) {
                "The source has no branch “\(value)” for “\(message.argument)”, only \(list)."
            }
        }
    }

    private func isCompared(_ text: Translation) -> Bool {
        !text.variant.isEmpty && !text.isMisread && !text.isTerm(file.format) && context.looksAt(text, in: file)
            && !sources.isSource(text, in: file)
    }

    private func origins(of text: Translation) -> [Translation] {
        if PlaceholderComparison.formatsWithSource.contains(file.format) { return text.branchesOfSource(file.format) }
        let origins = sources.sources(of: text, in: file)
        return origins.contains(where: \.isMisread) ? [] : origins
    }

    /// The values by which a text is chosen; not Fluent's own functions, and not the limits of Java's choice.
    private static func choices(_ text: Translation) -> [(argument: String, value: String)] {
        text.variant.compactMap { choice in
            guard case .select(let value, let argument) = choice, value.utf8.first.map(\.isLetterOrLine) ?? false,
                argument.utf8.contains(where: { (0x61...0x7A).contains($0) }), !argument.hasPrefix("-")
            else { return nil }
            return (argument, value)
        }
    }
}

extension UInt8 {
    /// An ASCII letter, or `_`, or a byte of another letter.
    fileprivate var isLetterOrLine: Bool {
        (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) || self == 0x5F || self >= 0x80
    }
}
