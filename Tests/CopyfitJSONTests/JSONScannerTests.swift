import CopyfitJSON
import JSONTrees
import Testing

@Suite("The JSON scanner")
struct JSONScannerTests {
    @Test(
        "The JSON scanner accepts what the grammar of RFC 8259 allows",
        arguments: [
            "null", "true", "false", "0", "-0", "12", "-1.5e+3", "1E-2", "\"\"", "\"a\"", "[]", "{}", " [ 1 , 2 ] ",
            "{ \"a\" : { \"b\" : [ ] } }", #""\u0000\uFFFF\ud834\udd1e""#, "\t\r\n 1", "\"\u{7F}\"", "\"\u{10FFFF}\"",
        ]
    )
    func accepts(text: String) throws {
        _ = try JSONTree(Array(text.utf8))
    }

    // RFC 8259, sections 2 to 7: what the grammar has no rule for, and the byte where it stops.
    @Test(
        "The JSON scanner refuses what the grammar has no rule for, and says where",
        arguments: [
            ("", .unexpectedEnd, 0), (" ", .unexpectedEnd, 1), ("nul", .unexpectedEnd, 3),
            ("nulL", .expected("null"), 3),
            ("+1", .invalidNumber, 0), (".5", .invalidNumber, 0), ("01", .invalidNumber, 0), ("-01", .invalidNumber, 0),
            ("1.", .unexpectedEnd, 2), ("1.e5", .invalidNumber, 2), ("1e", .unexpectedEnd, 2), ("-", .unexpectedEnd, 1),
            ("[1.]", .invalidNumber, 3), ("NaN", .invalidNumber, 0), ("Infinity", .invalidNumber, 0),
            ("-Infinity", .invalidNumber, 1), ("[1,]", .expected("a value"), 3), ("[1 2]", .expected("',' or ']'"), 3),
            ("[", .unexpectedEnd, 1), ("{\"a\":1", .unexpectedEnd, 6), ("{\"a\" 1}", .expected("':'"), 5),
            ("{a:1}", .expected("a member name in quotes"), 1), ("{\"a\":1,}", .expected("a member name in quotes"), 7),
            ("\"a", .unexpectedEnd, 2), ("\"\n\"", .controlCharacter(10), 1), ("\"\0\"", .controlCharacter(0), 1),
            (#""\x""#, .invalidEscape, 1), (#""\u12G4""#, .invalidEscape, 5), (#""\u12"#, .unexpectedEnd, 5),
            (#""\ud800\u""#, .invalidEscape, 9), ("1 2", .trailingContent, 2), ("{}}", .trailingContent, 2),
            ("'a'", .expected("a value"), 0), ("\u{FEFF}1", .expected("a value"), 0),
            ("[1]//", .trailingContent, 3), ("\u{A0}1", .expected("a value"), 0),
        ] as [(String, JSONSyntaxError.Problem, Int)]
    )
    func refuses(text: String, problem: JSONSyntaxError.Problem, offset: Int) {
        #expect(throws: JSONSyntaxError(problem: problem, offset: offset)) { try JSONTree(Array(text.utf8)) }
    }

    // Unicode 17, section 3.9: an unpaired surrogate is no scalar; U+FFFD takes its place.
    @Test(
        "The JSON scanner reads half of a surrogate pair as U+FFFD, and finds the first",
        arguments: [
            (#""\ud800""#, "\u{FFFD}", 1), (#""a\udc00b""#, "a\u{FFFD}b", 2),
            (#""\ud800\ud800""#, "\u{FFFD}\u{FFFD}", 1),
            (#""\ud83d\ude00\ude00""#, "😀\u{FFFD}", 13), (#""\ud800\u0041""#, "\u{FFFD}A", 1),
            (#""\ud800\ud83d\ude00""#, "\u{FFFD}😀", 1), (#""\\ud800\ud83d\ude00""#, "\\ud800😀", nil),
            (#""\ud800\n""#, "\u{FFFD}\n", 1), (#""x""#, "x", nil),
        ] as [(String, String, Int?)]
    )
    func surrogates(text: String, string: String, offset: Int?) throws {
        let bytes = Array(text.utf8)
        #expect(try JSONTree(bytes) == .string(string))
        #expect(JSONSurrogates.firstLone(in: 0..<bytes.count, of: bytes.span) == offset)
    }

    @Test("The JSON scanner describes an error by its problem and its byte")
    func describes() {
        let error = #expect(throws: JSONSyntaxError.self) { try JSONTree(Array("[1,]".utf8)) }
        #expect(error?.description == "Not JSON: expected a value (byte 3).")
        #expect(error?.code == "invalid-json")
    }

    @Test("The JSON scanner counts nesting and stops at its limit, so that hostile input cannot exhaust the stack")
    func stopsAtDepth() throws {
        let limit = JSONScanner.maximumDepth
        let open = String(repeating: "[", count: limit)
        let close = String(repeating: "]", count: limit)
        _ = try JSONTree(Array((open + close).utf8))
        let error = JSONSyntaxError(problem: .tooDeep, offset: limit)
        #expect(throws: error) { try JSONTree(Array((open + "[" + close + "]").utf8)) }
        #expect(throws: error) { try JSONTree(Array(String(repeating: "[", count: 1_000_000).utf8)) }
    }

    @Test("The JSON scanner says which bytes spell a value, escapes seen")
    func spellsTokens() throws {
        let text = Array(#"  "a\nb" , 1"#.utf8)
        var scanner = JSONScanner(0..<text.count)
        scanner.skipWhitespace(text.span)
        let token = try scanner.scanValue(text.span)
        #expect(token.kind == .string)
        #expect(token.range == 2..<8)
        #expect(token.hasEscapes)
        #expect(token.string(text.span) == "a\nb")
    }

    @Test(
        "The JSON scanner gives numbers the nearest Double, and none beyond the largest",
        arguments: [
            ("0", 0), ("-0", -0.0), ("16", 16), ("999999999999999", 999_999_999_999_999), ("0.1", 0.1),
            ("9007199254740993", 9_007_199_254_740_992), ("1e-400", 0), ("1e400", nil), ("-1e400", nil),
            ("1.7976931348623157e308", .greatestFiniteMagnitude), ("4.9e-324", .leastNonzeroMagnitude),
        ] as [(String, Double?)]
    )
    func readsNumbers(text: String, value: Double?) throws {
        let bytes = Array(text.utf8)
        var scanner = JSONScanner(0..<bytes.count)
        #expect(try scanner.scanValue(bytes.span).number(bytes.span) == value)
    }
}
