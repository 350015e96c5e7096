import Copyfit
import Testing

@testable import AcceptancePrograms

/// Equal-width buttons in Inter at 13 points. Widths of the labels by `hb-shape` (sum of advances at 1024 units per
/// point): Short 33.737, Looooong 61.622.
@MainActor
struct RealFontTests {
    @Test("Labels are as wide as their glyphs, rounded up to half a point; buttons add 8 points to each side")
    func equalWidths() {
        let host = ViewHost(EqualWidthButtons.Direct(), size: ProposedViewSize(width: 400, height: 300))
        let report = host.update()
        #expect(report.passes == 2)
        #expect(report.actionsRun == 1)
        #expect(report.stateCommits == 1)
        #expect(report.diagnostics == [])
        #expect(host.preference(buttonColumn) == [34, 62])
        #expect(host.frame(id: "button Short")?.width == 78)
        #expect(host.frame(id: "button Looooong")?.width == 78)
        for (id, label) in [("label Short", 34), ("label Looooong", 62)] {
            #expect(host.frame(id: id)?.size == CGSize(width: CGFloat(label), height: 16))
        }
    }

    /// Widths at 13 points by `hb-shape --font-size=13312`, sums of advances divided by 1024.
    static let shaped: [(tag: String, width: CGFloat)] = [
        ("swift", 29.8603515625), ("layout", 37.171875), ("preferences", 73.4951171875), ("geometry", 59.146484375),
        ("typography", 70.3173828125), ("Unicode", 50.9853515625), ("bidirectional", 75.341796875),
        ("kerning", 45.408203125),
    ]

    @Test(
        "Wrapping tags in Inter at three widths: a tag is its glyphs, rounded up to half a point, and 6 points around",
        arguments: [120, 240, 480] as [CGFloat]
    )
    func wrappingTags(width: CGFloat) {
        let view = WrappingRow(alignment: .topLeading, horizontalSpacing: 8, verticalSpacing: 8) {
            ForEach(Self.shaped, id: \.tag) { tag, _ in
                Text(tag).padding(6).id(tag)
            }
        }
        let host = ViewHost(view, size: ProposedViewSize(width: width, height: nil))
        #expect(host.update().passes == 1)
        var x: CGFloat = 0
        var y: CGFloat = 0
        for (tag, glyphs) in Self.shaped {
            let tagWidth = (glyphs * 2).rounded(.up) / 2 + 12
            if x > 0, x + tagWidth > width {
                x = 0
                y += 28 + 8
            }
            #expect(host.frame(id: tag) == CGRect(x: x, y: y, width: tagWidth, height: 28))
            x += tagWidth + 8
        }
    }

    // Inter at 13 points: ascent and descent together 13 × 3408 / 2816 = 15.733. By hb-shape: "Looooong Short" 99.016, "world" 34.069,
    // "Looooong" 61.622, "hello" 29.177, "hello " 32.833, "Looo…" 41.253, "Loooo…" 49.009, "…Short" 44.410, "…g Short"
    // 56.1, "…" and the whole word more.

    @Test("A wrapped line's trailing space counts in the width, as far as the proposal has room for it")
    func trailingSpace() {
        #expect(size(Text("hello world"), width: 40) == CGSize(width: 34.5, height: 31.5))
        #expect(size(Text("hello hello"), width: 31) == CGSize(width: 31, height: 31.5))
        #expect(size(Text("hello hello"), width: 34) == CGSize(width: 33, height: 31.5))
    }

    @Test("Line spacing widens the pitch to the font's height and itself: 2 × 15.733 + 5")
    func lineSpacing() {
        #expect(size(Text("hello hello").lineSpacing(5), width: 34) == CGSize(width: 33, height: 36.5))
    }

    @Test("Truncation keeps the beginning or the end with the ellipsis")
    func truncation() {
        let text = Text("Looooong Short").lineLimit(1)
        #expect(size(text, width: 49) == CGSize(width: 41.5, height: 16))
        #expect(size(text, width: 50) == CGSize(width: 49.5, height: 16))
        #expect(size(text.truncationMode(.head), width: 49) == CGSize(width: 44.5, height: 16))
    }

    @Test("Tightening by 15/64 point behind seven of eight letters: 61.622 − 1.641")
    func tightening() {
        let text = Text("Looooong").lineLimit(1)
        #expect(size(text.allowsTightening(true), width: 60) == CGSize(width: 60, height: 16))
        #expect(size(text, width: 60) == CGSize(width: 57, height: 16))
    }

    @Test("Scaling down to 41/64, the largest part of 61.622 that 40 points hold: 39.477 by 10.079")
    func scaling() {
        let text = Text("Looooong").lineLimit(1)
        #expect(size(text.minimumScaleFactor(0.5), width: 40) == CGSize(width: 39.5, height: 10.5))
        #expect(size(text.minimumScaleFactor(0.5), width: 70) == CGSize(width: 62, height: 16))
    }

    @Test("Reserved lines make room below; the last baseline stays")
    func reserving() {
        let text = Text("hello")
        #expect(size(text.lineLimit(3, reservesSpace: true), width: 100) == CGSize(width: 29.5, height: 47.5))
        #expect(size(text.lineLimit(3...), width: 100) == CGSize(width: 29.5, height: 47.5))
    }

    private func size(_ view: some View, width: CGFloat) -> CGSize {
        Copyfit.size(of: view, ProposedViewSize(width: width, height: nil))
    }
}
