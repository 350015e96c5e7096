import CopyfitJSON
import JSONTrees
import TestSupport
import Testing

@Suite("The JSON writer")
struct JSONOutputTests {
    @Test(
        "The JSON writer writes numbers as the shortest text that reads back the same, integers bare, infinity as null",
        arguments: [
            (0, "0"), (-0.0, "0"), (16, "16"), (-3, "-3"), (0.1, "0.1"), (103.4521484375, "103.4521484375"),
            (1.0 / 1024, "0.0009765625"), (99999.9990234375, "99999.9990234375"), (1e21, "1e+21"), (1e-7, "1e-07"),
            (.infinity, "null"), (-.infinity, "null"), (.leastNonzeroMagnitude, "5e-324"),
            (9_007_199_254_740_992, "9007199254740992"),
        ] as [(Double, String)]
    )
    func writesNumbers(value: Double, text: String) {
        #expect(written { $0.append(value) } == text)
    }

    @Test("The JSON writer writes 100,000 numbers that Foundation and the standard library read back bit for bit")
    func numbersReadBack() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<100_000 {
            let grid = Double(Int.random(in: -200_000_000...200_000_000, using: &random)) / 1024
            let any = Double(bitPattern: random.next())
            for value in [grid, any] where value.isFinite {
                #expect(Double(written { $0.append(value) }) == value)
            }
        }
    }

    @Test(
        "The JSON writer escapes what a string must not hold and nothing else",
        arguments: [
            ("", #""""#), ("a/b", #""a/b""#), ("\"\\", #""\"\\""#), ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
            ("\0\u{1F}", #""\u0000\u001f""#), ("\u{7F}é漢🇨🇭\u{2028}", "\"\u{7F}é漢🇨🇭\u{2028}\""),
        ]
    )
    func escapes(text: String, json: String) {
        #expect(written { $0.append(text) } == json)
    }

    @Test("The JSON writer writes every Unicode scalar so that Foundation reads it back")
    func scalarsReadBack() {
        for plane in UInt32(0)...16 {
            var text = ""
            for value in plane << 16..<(plane + 1) << 16 {
                if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
            }
            let json = Array(written { $0.append(text) }.utf8)
            #expect(FoundationJSON.tree(json) == .string(text), "plane \(plane)")
        }
    }

    @Test("The JSON writer separates the elements of an array with commas")
    func writesArrays() {
        #expect(written { $0.append(array: [Int]()) { $0.append($1) } } == "[]")
        #expect(written { $0.append(array: [1, 2, 3]) { $0.append($1) } } == "[1,2,3]")
    }

    private func written(_ write: (inout JSONOutput) -> Void) -> String {
        var output = JSONOutput()
        write(&output)
        return output.text
    }
}
