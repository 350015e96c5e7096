import CopyfitText
import Testing

import Copyfit
@testable import CopyfitViews

/// What a placed text keeps for drawing. In the stand-in font a character is 7.3 wide and a line 16 high.
@MainActor
struct PlacedTextTests {
    private let text = Text("one two three four five six")

    private func host<V: View>(_ view: V, _ width: CGFloat, _ height: CGFloat? = nil) -> ViewHost {
        let host = ViewHost.standIn(view, width: width, height: height)
        _ = host.update()
        return host
    }

    private func leaf(_ host: ViewHost) -> TextLeaf? {
        func find(_ element: Element) -> TextLeaf? {
            (element as? TextNode)?.leaf ?? element.children.lazy.compactMap(find).first
        }
        return host.root.slot.element.flatMap(find)
    }

    private func placed(_ view: some View, _ width: CGFloat, _ height: CGFloat? = nil) -> FittedText? {
        leaf(host(view, width, height))?.placed
    }

    @Test("Lines: \"one two\", \"three\", \"four five\", \"six\"")
    func lines() {
        let lines = placed(text, 70)?.lines
        #expect(lines?.map(\.visibleRange) == [0..<7, 8..<13, 14..<23, 24..<27])
        #expect(lines?.map { $0.baseline.rounded() } == [12, 28, 44, 60])
    }

    @Test("Truncated lines: of nine characters in 70 points the last is the ellipsis")
    func truncated() {
        let placed = placed(text.lineLimit(2), 70)
        #expect(placed?.constraint.maxLines == 2)
        #expect(placed?.lines.map(\.visibleRange) == [0..<7, 8..<16])
        #expect(placed?.lines.last?.omittedRange == 16..<27)
        #expect(self.placed(text, 70, 33)?.lines.last?.omittedRange == 16..<27)
    }

    @Test("A scaled text: 27 characters in 100 points are 98.55 wide at half the size")
    func scaled() {
        let placed = placed(text.lineLimit(1).minimumScaleFactor(0.5), 100)
        #expect(placed?.paragraph.source.runs.map(\.style.size) == [6.5])
        #expect(placed?.lines.map(\.visibleRange) == [0..<27])
    }

    @Test("A tightened text: ten characters lose 22/64 point after each except the last, 73 − 3.09")
    func tightened() {
        let placed = placed(Text("abcdefghij").lineLimit(1).allowsTightening(true), 70)
        #expect(placed?.paragraph.source.runs.map(\.style.tracking) == [-22.0 / 64])
        #expect(placed?.lines.map(\.visibleRange) == [0..<10])
    }

    @Test("A text without room has no lines")
    func withoutRoom() {
        #expect(placed(text.frame(width: 0, height: 0), 70)?.lines == [])
    }

    @Test("What is kept follows a new size, a new text and a new setting")
    func changes() {
        struct Changing: View {
            var words = "one two three"
            var limit: Int?
            var body: some View { Text(verbatim: words).lineLimit(limit) }
        }
        let host = host(Changing(), 70)
        #expect(leaf(host)?.placed?.lines.map(\.visibleRange) == [0..<7, 8..<13])
        host.size.width = 40
        _ = host.update()
        #expect(leaf(host)?.placed?.lines.map(\.visibleRange) == [0..<3, 4..<7, 8..<13])
        host.setContent(Changing(words: "four five"))
        _ = host.update()
        #expect(leaf(host)?.placed?.lines.map(\.visibleRange) == [0..<4, 5..<9])
        host.setContent(Changing(words: "four five", limit: 1))
        _ = host.update()
        #expect(leaf(host)?.placed?.lines.map(\.omittedRange) == [4..<9])
    }

    @Test(
        "Kept lines are those that the paragraph gives for the placed size; they are broken once, and nothing is shaped"
    )
    func law() throws {
        let views = [
            AnyView(text), AnyView(text.lineLimit(2)), AnyView(text.lineLimit(1).minimumScaleFactor(0.5)),
            AnyView(text.lineLimit(1).allowsTightening(true)), AnyView(text.truncationMode(.middle).lineLimit(1)),
            AnyView(text.lineSpacing(3).multilineTextAlignment(.center)),
        ]
        for (index, view) in views.enumerated() {
            for width in [33, 70, 100, 190, 400] as [CGFloat] {
                let leaf = try #require(self.leaf(host(view, width, 50)))
                let shaped = StandInFont.engine.shapeCount
                let placed = try #require(leaf.placed)
                let kept = placed.lines
                #expect(StandInFont.engine.shapeCount == shaped, "\(index) \(width)")
                let lines = placed.paragraph.lines(placed.constraint, leaf.settings.lines)
                #expect(kept == lines, "\(index) \(width)")
            }
        }
    }
}
