/// Sentences in the order found, each once.
struct Remarks {
    private(set) var sentences: [String] = []
    private var known: Set<String> = []

    init(_ sentences: [String] = []) {
        for sentence in sentences { add(sentence) }
    }

    mutating func add(_ sentence: String) {
        if known.count < 100, known.insert(sentence).inserted { sentences.append(sentence) }
    }

    /// These sentences, then the others.
    func joined(_ others: Remarks) -> [String] {
        others.sentences.isEmpty ? sentences : Remarks(sentences + others.sentences).sentences
    }
}
