/// What a terminal answered to the question of what it can show.
struct TerminalAnswers {
    /// How many colour registers there are, for terminals that know xterm's XTSMGRAPHICS; and the primary device
    /// attributes, which every terminal knows and answers last.
    static let question = "\u{1B}[?1;1;0S\u{1B}[c"
    /// The attribute of a terminal that shows sixels.
    static let sixels = 4

    /// The primary device attributes, without the first, the terminal's class; nil if they are not complete.
    private(set) var attributes: [Int]?
    /// nil if it was not said.
    private(set) var colorRegisterCount: Int?

    /// Reads every control sequence with a question mark; what was typed around them is left out.
    init(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        for sequence in text.split(separator: "\u{1B}[?", omittingEmptySubsequences: false).dropFirst() {
            let parameters = sequence.prefix { "0"..."9" ~= $0 || $0 == ";" }
            let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
            switch sequence.dropFirst(parameters.count).first {
            case "c": attributes = Array(numbers.dropFirst())
            case "S" where numbers.starts(with: [1, 0]) && numbers.count == 3 && numbers[2] > 0:
                colorRegisterCount = numbers[2]
            default: break
            }
        }
    }
}
