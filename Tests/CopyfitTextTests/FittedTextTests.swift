import Testing

@testable import CopyfitText

/// In the plain font at 10 points a letter is 5 wide, a space 2.5, an ellipsis 10, and a line 10 high.
@Suite struct FittedTextTests {
    @Test("A text that fits has its size, its lines and no overflow: two lines of 20 points each")
    func whole() throws {
        let text = FittedText(try MeasuredText.prepare("aaaa bbbb"), ParagraphConstraint(width: 30))
        #expect(text.measurement.width == 20 && text.measurement.height == 20)
        #expect(text.lines.map { text.text(of: $0) } == ["aaaa", "bbbb"])
        #expect(text.isWhole && !text.isTruncated)
        #expect(text.overflow == ParagraphOverflow(width: 0, lines: 0))
        #expect(text.size == 10 && text.tightening == 0)
    }

    @Test("A text cut off after one line of 30 points needs 42.5 for all of it, and has a line too many")
    func cutOff() throws {
        let room = ParagraphConstraint(width: 30, maxLines: 1)
        let text = FittedText(try MeasuredText.prepare("aaaa bbbb"), room)
        #expect(text.isTruncated && !text.isWhole)
        #expect(text.lines.map { text.text(of: $0) } == ["aaaa…"])
        #expect(text.measurement.width == 30 && text.measurement.lineCount == 1)
        #expect(text.overflow == ParagraphOverflow(width: 12.5, lines: 1))
    }

    @Test("A text with a cut word is neither whole nor cut off")
    func cutWord() throws {
        let text = FittedText(try MeasuredText.prepare("aaaa"), ParagraphConstraint(width: 10))
        #expect(text.lines.map { text.text(of: $0) } == ["aa", "aa"])
        #expect(!text.isWhole && !text.isTruncated)
    }

    @Test("Whatever a fitted text keeps, it says the same")
    func kept() throws {
        let paragraph = try MeasuredText.prepare("aaaa bbbb cc")
        var indented = LineStyle()
        indented.hangingIndent = 5
        for style in [LineStyle(), indented] {
            for room in [
                ParagraphConstraint(width: 30), ParagraphConstraint(width: 12),
                ParagraphConstraint(width: 30, maxLines: 1),
                ParagraphConstraint(width: 30, height: 15), ParagraphConstraint(),
            ] {
                let measured = FittedText(paragraph, room, style)
                let others = [
                    FittedText(unmeasured: paragraph, room, style), measured.keepingLines(),
                    FittedText(
                        unmeasured: paragraph,
                        ParagraphConstraint(height: room.height, maxLines: room.maxLines),
                        style
                    )
                    .inWidth(room.width),
                ]
                for text in others {
                    #expect(text.constraint == room && text.style == style)
                    #expect(text.measurement == measured.measurement && text.lines == measured.lines)
                    #expect(text.isWhole == measured.isWhole && text.isTruncated == measured.isTruncated)
                }
            }
        }
    }

    @Test("A text without room has no lines, and all of it is cut off")
    func withoutRoom() throws {
        let text = FittedText.withoutRoom(try MeasuredText.prepare("aaaa"), LineStyle())
        #expect(text.lines.isEmpty && !text.hasRoom && text.isTruncated)
    }
}
