/// What could not be drawn as asked: each sentence once, in the order found.
struct Remarks {
    private(set) var sentences: [String] = []

    mutating func add(_ sentence: String) {
        if !sentences.contains(sentence), sentences.count < 100 { sentences.append(sentence) }
    }
}
