import Copyfit
import CopyfitExtras
import Testing

@testable import AcceptancePrograms

/// Inter at 13 points, by `hb-shape --font-size=13312`: Short 33.737, Looooong 61.622; rounded up to half a point 34 and
/// 62. A line is 13 × 3408 / 2816 = 15.733 high, rounded up 16; two lines 31.466, rounded up 31.5.
@MainActor
struct EqualSizesTests {
    /// The buttons of the acceptance program, as a column of their own beside the fields.
    struct Buttons: View {
        @State var first = "First"
        @State var second = "Second"

        var body: some View {
            HStack {
                VStack {
                    TextField("Short", text: $first).id("field Short")
                    TextField("Looooong", text: $second).id("field Looooong")
                }
                EqualSizes(along: .vertical) {
                    button("Short")
                    button("Looooong")
                }
            }
            .frame(maxWidth: 300, maxHeight: 150)
        }

        func button(_ title: String) -> some View {
            Button(action: {}) { Text(title).id("label \(title)").frame(maxWidth: .infinity) }.id("button \(title)")
        }
    }

    @Test("Buttons and fields stand where a preference and a state put them, after one pass instead of two")
    func sameAsWithPreferences() {
        let old = ViewHost(EqualWidthButtons.Direct(), size: proposal(400, 300))
        #expect(old.update().passes == 2)
        let new = LaidOut(Buttons(), width: 400, height: 300)
        let ids = ["field", "button", "label"].flatMap { ["\($0) Short", "\($0) Looooong"] }
        #expect(new.frames(ids) == ids.map { old.frame(id: $0) })
        // 8 points to each side of 62; the field takes what 300 leaves beside that and the gap of 8.
        #expect(new.frame("button Short")?.width == 78)
        #expect(new.frame("field Short")?.width == 214)
    }

    // MARK: Rows

    private func row(_ alignment: Alignment = .center, spacing: CGFloat? = 5) -> some View {
        EqualSizes(along: .horizontal, alignment: alignment, spacing: spacing) {
            Color.red.box("a", 20, 10)
            Color.red.box("b", 50, 30)
            Color.red.box("c", 30, 20)
        }
        .id("row")
    }

    @Test(
        "Boxes of 20×10, 50×30 and 30×20 stand aligned in slots of 50, 5 apart",
        arguments: [
            (Alignment.center, [rect(15, 10, 20, 10), rect(55, 0, 50, 30), rect(120, 5, 30, 20)]),
            (.bottomTrailing, [rect(30, 20, 20, 10), rect(55, 0, 50, 30), rect(130, 10, 30, 20)]),
            (.topLeading, [rect(0, 0, 20, 10), rect(55, 0, 50, 30), rect(110, 0, 30, 20)]),
        ]
    )
    func slots(alignment: Alignment, expected: [CGRect]) {
        let row = LaidOut(row(alignment), width: 160)
        #expect(row.frame("row") == rect(0, 0, 160, 30))
        #expect(row.frames(["a", "b", "c"]) == expected)
    }

    @Test("Right to left the row is mirrored: 160 − x − width")
    func mirrored() {
        let row = LaidOut(row(.topLeading).environment(\.layoutDirection, .rightToLeft), width: 160)
        #expect(row.frames(["a", "b", "c"]) == [rect(140, 0, 20, 10), rect(55, 0, 50, 30), rect(20, 0, 30, 20)])
    }

    @Test("Views that take what they are offered become as wide as the widest text")
    func texts() {
        let row = LaidOut(
            EqualSizes(along: .horizontal, spacing: 8) {
                Text("Short").frame(maxWidth: .infinity).id("short")
                Text("Looooong").frame(maxWidth: .infinity).id("long")
            },
            width: 132
        )
        #expect(row.frames(["short", "long"]) == [rect(0, 0, 62, 16), rect(70, 0, 62, 16)])
    }

    @Test("Texts of 13 and 26 points line up on the first baseline, 12.5 and 25 below their tops")
    func baselines() {
        // Looooong at 26 points is 123.243 wide, rounded up 123.5; 26 × 2728 / 2816 = 25.1875, to the nearest half 25.
        let row = LaidOut(
            EqualSizes(
                along: .horizontal,
                alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline),
                spacing: 8
            ) {
                Text("Short").id("small")
                Text("Looooong").font(.system(size: 26)).id("large")
            }
            .id("row"),
            width: 255
        )
        #expect(row.frame("row") == rect(0, 0, 255, 31.5))
        #expect(row.frames(["small", "large"]) == [rect(0, 12.5, 34, 16), rect(131.5, 0, 123.5, 31.5)])
    }

    @Test("Equal heights in a row are the tallest text's at its share of the width")
    func equalHeights() {
        // Short Short is 71.1 wide: two lines in 50.
        let row = LaidOut(
            EqualSizes(along: .horizontal, matching: .vertical, spacing: 0) {
                Text("Short").frame(maxWidth: .infinity, maxHeight: .infinity).id("one")
                Text("Short Short").frame(maxWidth: .infinity, maxHeight: .infinity).id("two")
            }
            .id("row"),
            width: 100,
            height: 300
        )
        #expect(row.frame("row")?.size == size(100, 31.5))
        #expect(row.frames(["one", "two"]).map(\.?.size) == [size(50, 31.5), size(50, 31.5)])
    }

    @Test("The equal height is the tallest view's, 40, not the 46.5 that views on a common baseline reach")
    func equalHeightsOnBaselines() {
        // The box stands 40 above the line; the text reaches 31.5 − 25 = 6.5 below it.
        let notes = NotingLayout.Notes()
        _ = LaidOut(
            EqualSizes(
                along: .horizontal,
                matching: .vertical,
                alignment: Alignment(horizontal: .center, vertical: .firstTextBaseline)
            ) {
                Text("Short").font(.system(size: 26))
                NotingLayout(notes: notes) { Color.red.box("box", 10, 40) }
            },
            width: nil
        )
        #expect(notes.proposals == [proposal(nil, nil), proposal(nil, 40)])
    }

    // MARK: Columns and both sides

    @Test("A column of bars that are 40 and 70 wide where nothing is proposed is 70 wide")
    func column() {
        let column = LaidOut(
            EqualSizes(along: .vertical, spacing: 4) {
                Color.red.bar("a", ideal: 40, height: 10)
                Color.red.bar("b", ideal: 70, height: 20)
            }
            .id("column"),
            width: 300
        )
        #expect(column.frame("column") == rect(115, 0, 70, 34))
        #expect(column.frames(["a", "b"]) == [rect(115, 0, 70, 10), rect(115, 14, 70, 20)])
    }

    @Test(
        "With both sides matched the widest gives the width and the tallest the height",
        arguments: [Axis.horizontal, .vertical]
    )
    func bothSides(axis: Axis) {
        let group = LaidOut(
            EqualSizes(along: axis, matching: [.horizontal, .vertical], spacing: 0) {
                Color.red.endless("a", ideal: size(40, 10))
                Color.red.endless("b", ideal: size(20, 30))
            },
            width: 200,
            height: 200
        )
        #expect(group.frames(["a", "b"]).map(\.?.size) == [size(40, 30), size(40, 30)])
    }

    @Test("Views above and below keep the distance they keep from a stack")
    func neighbours() {
        let texts = Group {
            Text("Short").id("1")
            Text("Short").font(.system(size: 26)).id("2")
        }
        let ids = ["above", "1", "2", "below"]
        let framed = { (group: AnyView) in
            LaidOut(
                VStack {
                    Text("Short").id("above")
                    group
                    Text("Short").id("below")
                },
                width: 200
            )
        }
        for axis in [Axis.horizontal, .vertical] {
            let stack = axis == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
            #expect(
                framed(AnyView(EqualSizes(along: axis) { texts })).frames(ids).map(\.?.minY)
                    == framed(AnyView(stack { texts })).frames(ids).map(\.?.minY)
            )
        }
    }

    // MARK: Special values

    @Test(
        "A matched side does not follow the proposal",
        arguments: [proposal(0, 0), proposal(nil, nil), proposal(.infinity, .infinity), proposal(10, nil)]
    )
    func rigid(offer: ProposedViewSize) {
        #expect(LaidOut(row(), width: 100).host.size(for: offer) == size(160, 30))
    }

    @Test("Negative gaps overlap slots; NaN and infinity leave the gap to the views, 8 between boxes")
    func gaps() {
        #expect(LaidOut(row(spacing: -10), width: 100).host.idealSize == size(130, 30))
        for gap in [CGFloat.nan, .infinity, -.infinity] {
            #expect(LaidOut(row(spacing: gap), width: 100).host.idealSize == size(166, 30))
        }
    }

    @Test("Without subviews it is 0×0, along either axis, whatever is matched")
    func empty() {
        for axes in [Axis.Set.horizontal, .vertical, [.horizontal, .vertical], []] {
            #expect(LaidOut(EqualSizes(along: .horizontal, matching: axes) {}, width: 50).host.idealSize == .zero)
            #expect(LaidOut(EqualSizes(along: .vertical, matching: axes) {}, width: 50).host.idealSize == .zero)
        }
    }

    @Test("A view of infinite ideal width does not count for the others")
    func infiniteIdeal() {
        let notes = NotingLayout.Notes()
        let row = LaidOut(
            EqualSizes(along: .horizontal) {
                InfiniteLayout() {}
                NotingLayout(notes: notes) { Color.red.box("a", 20, 10) }
            },
            width: 100
        )
        // Proposed 20 like the other, and endless there too, it counts as 20.
        #expect(row.host.idealSize.width == 40)
        #expect(notes.proposals.prefix(2) == [proposal(nil, nil), proposal(20, nil)])
    }

    @Test("Each view is asked for its ideal size and for the equal width, and for no third proposal")
    func questions() {
        let notes = NotingLayout.Notes()
        _ = LaidOut(
            EqualSizes(along: .horizontal) {
                NotingLayout(notes: notes) { Color.red.box("a", 20, 10) }
                Color.red.box("b", 50, 30)
            },
            width: 300,
            height: 100
        )
        #expect(notes.proposals == [proposal(nil, nil), proposal(50, 100)])
    }
}
