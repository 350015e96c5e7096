import Copyfit
import Testing

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
}
