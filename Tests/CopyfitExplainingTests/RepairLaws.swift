import CopyfitExplaining
import CopyfitFit
import CopyfitText
import TestSupport
import Testing

@Suite("Laws of repairs")
struct RepairLaws {
    /// A new measurement must agree with each repair, and with the next smaller step, which must not be enough.
    @Test("Repairs of 500 texts that do not fit are enough, and the next smaller steps are not")
    func enough() throws {
        var generator = SeededGenerator(seed: 500)
        var (texts, repairs) = (0, 0)
        while texts < 500 {
            let words = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
                String(
                    (0..<Int.random(in: 1...9, using: &generator)).map { _ in "abcあ-".randomElement(using: &generator)!
                    }
                )
            }
            let text = words.joined(separator: " ")
            let room = ParagraphConstraint(
                width: Double.random(in: 4...120, using: &generator),
                height: Bool.random(using: &generator) ? .infinity : Double.random(in: 11...40, using: &generator),
                maxLines: [nil, 1, 2].randomElement(using: &generator)!
            )
            let paragraph = try prepared(text)
            if paragraph.fits(room) { continue }
            let found = paragraph.explanation(room).repairs
            #expect(!found.isEmpty, "\(text) in \(room)")
            for repair in found { try expect(repair, of: text, room) }
            (texts, repairs) = (texts + 1, repairs + found.count)
        }
        #expect(repairs > 700)
    }

    private func expect(_ repair: Repair, of text: String, _ room: ParagraphConstraint) throws {
        func fits(size: Double = 10, _ change: (inout ParagraphConstraint) -> Void) throws -> Bool {
            var changed = room
            change(&changed)
            let styled = try prepared(text).source.resized(to: size)
            return try ParagraphPreparer(cacheByteLimit: 0).prepare(styled).fits(changed)
        }
        switch repair {
        case .width(let width):
            #expect(try fits { $0.width = width })
            #expect(try !fits { $0.width = width - 1.0 / 1024 })
        case .lines(let lines):
            #expect(try fits { $0.maxLines = lines })
            #expect(try !fits { $0.maxLines = lines - 1 })
        case .height(let height):
            #expect(try fits { $0.height = height })
            #expect(try !fits { $0.height = height.nextDown })
        case .size(let size):
            #expect(try fits(size: size) { _ in })
            #expect(try !fits(size: size + 1.0 / 64) { _ in })
        case .softHyphens, .wording: Issue.record("not a repair of a text alone")
        }
    }
}
