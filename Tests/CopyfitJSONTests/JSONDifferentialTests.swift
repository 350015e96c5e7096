import CopyfitJSON
import JSONTrees
import Testing

@Suite("The JSON reader beside Foundation's")
struct JSONDifferentialTests {
    @Test("The JSON reader beside Foundation's reads 5,000 valid texts to the same values")
    func agreesOnValidTexts() throws {
        var corpus = JSONCorpus(seed: 8259)
        for _ in 0..<5_000 {
            let text = corpus.document()
            let ours = try JSONTree(text)
            let theirs = try #require(FoundationJSON.tree(text), "\(String(decoding: text, as: UTF8.self))")
            #expect(ours.agrees(with: theirs), "\(String(decoding: text, as: UTF8.self))")
        }
    }

    @Test(
        "The JSON reader beside Foundation's accepts and refuses the same of 40,000 damaged texts, except halves of surrogate pairs and a comma before a bracket"
    )
    func agreesOnDamagedTexts() {
        var corpus = JSONCorpus(seed: 1)
        var refused = 0
        var (trailingCommas, halves) = (0, 0)
        for _ in 0..<40_000 {
            let text = corpus.damaged()
            let theirs = FoundationJSON.tree(text)
            do {
                let ours = try JSONTree(text)
                if theirs == nil, JSONSurrogates.firstLone(in: 0..<text.count, of: text.span) != nil {
                    halves += 1
                    continue
                }
                #expect(theirs.map(ours.agrees(with:)) ?? false, "\(String(decoding: text, as: UTF8.self))")
            } catch {
                refused += 1
                guard theirs != nil else { continue }
                trailingCommas += 1
                #expect(isTrailingComma(error, in: text), "\(String(decoding: text, as: UTF8.self))")
            }
        }
        #expect(refused > 20_000)
        #expect(trailingCommas < 20)
        #expect(halves > 0)
    }

    // Foundation is laxer than RFC 8259 here; nothing else differs.
    @Test(
        "The JSON reader beside Foundation's refuses what Foundation lets pass beyond the grammar",
        arguments: [
            Array("[1,]".utf8), Array("{\"a\":1,}".utf8), Array("\u{FEFF}1".utf8), [0x7B, 0, 0x7D, 0],
            [0, 0x7B, 0, 0x7D],
        ] as [[UInt8]]
    )
    func refusesMoreThanFoundation(text: [UInt8]) {
        #expect(FoundationJSON.tree(text) != nil)
        #expect(throws: (any Error).self) { try JSONTree(text) }
    }

    @Test(
        "The JSON reader beside Foundation's refuses bytes that are not UTF-8, as Foundation does",
        arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE6, 0xBC]] as [[UInt8]]
    )
    func refusesInvalidUTF8(bytes: [UInt8]) {
        let text = [0x22] + bytes + [0x22]
        #expect(FoundationJSON.tree(text) == nil)
        #expect(throws: (any Error).self) { try JSONTree(text) }
    }

    private func isTrailingComma(_ error: any Error, in text: [UInt8]) -> Bool {
        guard let error = error as? JSONSyntaxError, error.offset < text.count else { return false }
        let before = text[..<error.offset].last { !" \t\r\n".utf8.contains($0) }
        return before == UInt8(ascii: ",") && "]}".utf8.contains(text[error.offset])
    }
}
