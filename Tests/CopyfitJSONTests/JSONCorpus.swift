import TestSupport

/// Invented JSON texts: valid ones, and the same with a byte changed, cut or doubled.
struct JSONCorpus {
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// A valid text.
    mutating func document() -> [UInt8] {
        Array((space() + value(depth: 0) + space()).utf8)
    }

    /// A valid text with one to three bytes changed, so that it is mostly, not always, broken.
    mutating func damaged() -> [UInt8] {
        var bytes = document()
        for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
            let index = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0: bytes.remove(at: index)
            case 1: bytes.insert(bytes[index], at: index)
            case 2: bytes[index] = UInt8.random(in: 0...255, using: &random)
            case 3: bytes[index] = Array(#"{}[],:"\u0123eE+-. tfnNaI"#.utf8).randomElement(using: &random) ?? 0
            default: bytes.removeSubrange(index...)
            }
        }
        return bytes
    }

    private mutating func value(depth: Int) -> String {
        switch Int.random(in: 0..<(depth > 4 ? 6 : 9), using: &random) {
        case 0: "null"
        case 1: "true"
        case 2: "false"
        case 3, 4: number()
        case 5: string()
        case 6: "[" + list(depth: depth) { $0.value(depth: depth + 1) } + "]"
        default: "{" + members(depth: depth) + "}"
        }
    }

    private mutating func members(depth: Int) -> String {
        var count = 0
        return list(depth: depth) { corpus in
            count += 1
            return "\"n\(count)" + String(corpus.string().dropFirst()) + corpus.space() + ":" + corpus.space()
                + corpus.value(depth: depth + 1)
        }
    }

    private mutating func list(depth: Int, _ element: (inout JSONCorpus) -> String) -> String {
        let count = Int.random(in: 0...4, using: &random)
        var text = space()
        for index in 0..<count {
            if index > 0 { text += "," }
            text += space() + element(&self) + space()
        }
        return text
    }

    private mutating func space() -> String {
        ["", "", "", " ", "\t", "\n", "\r\n", "  "].randomElement(using: &random) ?? ""
    }

    private mutating func number() -> String {
        let integer = ["0", "7", "-0", "16", "-12", "9007199254740993", "123456789012345678"]
        let fraction = ["", "", ".5", ".0", ".1", ".3333333333333333", ".00001"]
        let exponent = ["", "", "", "e0", "E5", "e-7", "e+20", "E-280", "e280"]
        if Bool.random(using: &random) { return "\(Double.random(in: -1e6...1e6, using: &random))" }
        return (integer.randomElement(using: &random) ?? "") + (fraction.randomElement(using: &random) ?? "")
            + (exponent.randomElement(using: &random) ?? "")
    }

    private mutating func string() -> String {
        let pieces = [
            "a", "Zebra", " ", "é", "漢字", "🇨🇭", "👩‍💻", "اختبار", "\u{7F}", "\u{2028}", "/", #"\""#, #"\\"#, #"\/"#, #"\b"#,
            #"\f"#, #"\n"#, #"\r"#, #"\t"#, #"\u0041"#, #"\u00e9"#, #"\u20AC"#, #"\ud83d\ude00"#, #"\uFFFF"#,
        ]
        var text = "\""
        for _ in 0..<Int.random(in: 0...6, using: &random) { text += pieces.randomElement(using: &random) ?? "" }
        return text + "\""
    }
}
