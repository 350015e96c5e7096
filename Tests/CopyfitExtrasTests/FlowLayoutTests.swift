import Copyfit
import CopyfitExtras
import Testing

@testable import AcceptancePrograms

/// On the tags of the acceptance program: A 60×30, B 80×30, C 70×40, D 50×20, gaps 8 and 10.
@MainActor
struct FlowLayoutTests {
    private func tags(_ flow: FlowLayout) -> some View {
        flow {
            ForEach(Tag.four) { $0.view }
        }
        .id("list")
    }

    private func flow(_ alignment: VerticalAlignment = .center, _ justification: FlowLayout.Justification = .leading)
        -> FlowLayout
    {
        FlowLayout(
            alignment: alignment,
            justification: justification,
            horizontalSpacing: 8,
            verticalSpacing: 10
        )
    }

    private func flow<Content: View>(
        _ alignment: VerticalAlignment = .center,
        _ justification: FlowLayout.Justification = .leading,
        @ViewBuilder content: () -> Content
    ) -> some View {
        flow(alignment, justification).callAsFunction(content)
    }

    private let ids = ["list", "A", "B", "C", "D"]

    // MARK: Beside a layout written for it

    @Test(
        "Tags stand where an anchor in the row's rectangle puts them, for all nine of them, at any width",
        arguments: [nil, 60, 100, 147, 150, 284, 400] as [CGFloat?]
    )
    func sameAsByHand(width: CGFloat?) {
        let columns: [(HorizontalAlignment, FlowLayout.Justification)] = [
            (.leading, .leading), (.center, .center), (.trailing, .trailing),
        ]
        for (horizontal, justification) in columns {
            for vertical in [VerticalAlignment.top, .center, .bottom] {
                for gaps in [(8, 10), (nil, nil), (0, 3)] as [(CGFloat?, CGFloat?)] {
                    let old = WrappingRow(
                        alignment: Alignment(horizontal: horizontal, vertical: vertical),
                        horizontalSpacing: gaps.0,
                        verticalSpacing: gaps.1
                    )
                    let new = FlowLayout(
                        alignment: vertical,
                        justification: justification,
                        horizontalSpacing: gaps.0,
                        verticalSpacing: gaps.1
                    )
                    #expect(
                        LaidOut(tags(new), width: width).frames(ids)
                            == LaidOut(TagList(layout: old), width: width).frames(ids)
                    )
                }
            }
        }
    }

    @Test("150 wide, two rows; D is centred in its row")
    func twoRows() {
        #expect(
            LaidOut(tags(flow()), width: 150).frames(ids) == [
                rect(0, 0, 150, 80), rect(0, 0, 60, 30), rect(68, 0, 80, 30), rect(0, 40, 70, 40),
                rect(78, 50, 50, 20),
            ]
        )
    }

    @Test("Right to left the rows begin at the right: 150 − x − width")
    func mirrored() {
        let list = LaidOut(tags(flow()).environment(\.layoutDirection, .rightToLeft), width: 150)
        #expect(
            list.frames(ids) == [
                rect(0, 0, 150, 80), rect(90, 0, 60, 30), rect(2, 0, 80, 30), rect(80, 40, 70, 40),
                rect(22, 50, 50, 20),
            ]
        )
    }

    // MARK: Alignment within a row

    // Inter at 13 and 26 points: a line is 15.733 and 31.466 high, rounded up 16 and 31.5; its baseline 12.594 and
    // 25.1875 below its top: a first baseline to the nearest half point, 12.5 and 25, a last one rounded up, 13 and 25.5.
    // Short is 33.737 and 67.474 wide by hb-shape, rounded up 34 and 67.5.

    @Test("Texts of two sizes and a box share the first baseline; a box's is its bottom")
    func firstBaseline() {
        let row = LaidOut(
            flow(.firstTextBaseline) {
                Text("Short").id("small")
                Text("Short").font(.system(size: 26)).id("large")
                Color.red.box("box", 10, 40)
            }
            .id("row"),
            width: 200
        )
        // The box reaches 40 above the line, the large text 6.5 below it.
        #expect(row.frame("row") == rect(0, 0, 200, 46.5))
        #expect(
            row.frames(["small", "large", "box"]) == [
                rect(0, 27.5, 34, 16), rect(42, 15, 67.5, 31.5), rect(117.5, 0, 10, 40),
            ]
        )
    }

    @Test("The last baseline of two lines is 28.5 below their top; a single line's 13 below its own")
    func lastBaseline() {
        // 15.733 + 12.594 = 28.327, rounded up 28.5.
        let row = LaidOut(
            flow(.lastTextBaseline) {
                Text("Short\nShort").id("two")
                Text("Short").id("one")
            }
            .id("row"),
            width: 200
        )
        #expect(row.frame("row") == rect(0, 0, 200, 31.5))
        #expect(row.frames(["two", "one"]) == [rect(0, 0, 34, 31.5), rect(42, 15.5, 34, 16)])
    }

    @Test("Each row has a baseline of its own, and the first row's is the flow's")
    func baselinePerRow() {
        let list = LaidOut(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Color.red.box("mark", 1, 25)
                flow(.firstTextBaseline) {
                    Text("Short").id("a")
                    Text("Short").font(.system(size: 26)).id("b")
                    Text("Short").id("c")
                }
            },
            width: 111
        )
        #expect(list.frames(["mark", "a", "b", "c"]).map(\.?.minY) == [0, 12.5, 0, 41.5])
    }

    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }

    @Test("A guide of one's own lines up, by default and where a view sets it")
    func customGuide() {
        let third = VerticalAlignment(Third.self)
        let row = LaidOut(
            flow(third) {
                Color.red.box("a", 10, 30)
                Color.red.frame(width: 10, height: 30).alignmentGuide(third) { _ in 25 }.id("b")
            }
            .id("row"),
            width: 100
        )
        // Guides at 10 and 25: 25 above the line and 20 below it.
        #expect(row.frame("row")?.height == 45)
        #expect(row.frames(["a", "b"]).map(\.?.minY) == [15, 0])
    }

    @Test("A guide that is not a number is left out, as in a stack")
    func hostileGuide() {
        let boxes = Group {
            Color.red.box("a", 10, 30)
            Color.red.frame(width: 10, height: 30).alignmentGuide(VerticalAlignment.center) { _ in .nan }
        }
        // Centred on one line like two boxes of one height.
        let row = LaidOut(flow { boxes }.id("row"), width: 100)
        let stack = LaidOut(HStack { boxes }.id("row"), width: 100)
        #expect(row.frame("row")?.height == 30 && row.frame("a")?.minY == row.frame("row")?.minY)
        #expect(stack.frame("row")?.height == 30 && stack.frame("a")?.minY == stack.frame("row")?.minY)
    }

    // MARK: Justification

    @Test(
        "Rows of 148 and 128 points in 150: 2 and 22 are free",
        arguments: [
            (FlowLayout.Justification.leading, [0, 68, 0, 78] as [CGFloat]), (.center, [1, 69, 11, 89]),
            (.trailing, [2, 70, 22, 100]), (.spaceBetween, [0, 70, 0, 100]),
        ]
    )
    func justification(justification: FlowLayout.Justification, x: [CGFloat]) {
        let list = LaidOut(tags(flow(.center, justification)), width: 150)
        #expect(list.frames(["A", "B", "C", "D"]).map(\.?.minX) == x)
    }

    @Test("Spread over a row of three, half the free width goes into each gap; a single subview stands leading")
    func spread() {
        // A, B and C: 60 + 80 + 70 and two gaps of 8 are 226 of 240.
        let list = LaidOut(tags(flow(.center, .spaceBetween)), width: 240)
        #expect(list.frames(["A", "B", "C", "D"]).map(\.?.minX) == [0, 75, 170, 0])
    }

    // MARK: Real texts

    @Test("Tags in Inter wrap as they do in a layout written for it", arguments: [120, 240, 480] as [CGFloat])
    func realTags(width: CGFloat) {
        let words = ["swift", "layout", "preferences", "geometry", "typography", "Unicode", "kerning"]
        let tags = ForEach(words, id: \.self) { Text($0).padding(6).id($0) }
        let old = LaidOut(
            WrappingRow(alignment: .topLeading, horizontalSpacing: 8, verticalSpacing: 8) { tags },
            width: width
        )
        let new = LaidOut(
            FlowLayout(alignment: .top, horizontalSpacing: 8, verticalSpacing: 8) { tags },
            width: width
        )
        #expect(new.frames(words) == old.frames(words))
        // By hb-shape 29.860, rounded up 30, and 6 around; 37.172, rounded up 37.5.
        #expect(new.frame("swift") == rect(0, 0, 42, 28))
        #expect(new.frame("layout") == rect(50, 0, 49.5, 28))
    }

    @Test("A text wider than a row wraps inside it and takes the row alone")
    func wrappingInside() {
        // Short Short is 71.130 wide: two lines in 60.
        let list = LaidOut(
            FlowLayout(horizontalSpacing: 0, verticalSpacing: 0) {
                Text("Short Short").id("long")
                Text("Short").id("short")
            },
            width: 60
        )
        #expect(list.frame("long")?.height == 31.5)
        #expect(list.frame("short") == rect(0, 31.5, 34, 16))
    }

    @Test("Left to themselves, views keep the distances that they keep in a column of rows")
    func defaultGaps() {
        let rows = [
            Group {
                AnyView(UnspacedLayout { Color.red.frame(width: 40, height: 10) })
                AnyView(Color.red.frame(width: 40, height: 10))
            },
            Group {
                AnyView(Text("Short").font(.system(size: 26)))
                AnyView(Color.red.frame(width: 30, height: 10))
            },
            Group {
                AnyView(Color.red.frame(width: 60, height: 10))
                AnyView(UnspacedLayout { Color.red.frame(width: 40, height: 10) })
            },
        ]
        let flow = LaidOut(
            FlowLayout(alignment: .top) {
                ForEach(0..<3) { row in rows[row].id(row) }
            },
            width: 110
        )
        let stacks = LaidOut(
            VStack(alignment: .leading) {
                ForEach(0..<3) { row in HStack(alignment: .top) { rows[row].id(row) } }
            },
            width: nil
        )
        for row in 0..<3 {
            #expect(flow.host.frame(id: row) == stacks.host.frame(id: row))
        }
    }

    // MARK: Special values

    @Test(
        "Nothing proposed puts all in one row, 0 gives each a row of its own, infinity is answered with infinity",
        arguments: [
            (proposal(nil, nil), size(284, 40)), (proposal(0, 0), size(80, 150)), (proposal(nil, 0), size(284, 40)),
            (proposal(.infinity, .infinity), size(.infinity, 40)), (proposal(284, nil), size(284, 40)),
            (proposal(283.5, nil), size(283.5, 70)),
        ]
    )
    func specialProposals(offer: ProposedViewSize, expected: CGSize) {
        // 30 + 30 + 40 + 20 and three gaps of 10 are 150; A, B and C are 40 high, D 20 below a gap of 10.
        #expect(LaidOut(tags(flow()), width: 100).host.size(for: offer) == expected)
    }

    @Test("Proposed the width that it answered, it answers with the same size, from any width")
    func reproposed() {
        let words = ["swift", "layout", "preferences", "geometry", "typography", "Unicode", "kerning"]
        let host = LaidOut(FlowLayout { ForEach(words, id: \.self) { Text($0) } }, width: nil).host
        for width in [nil] + stride(from: 0 as CGFloat, through: 600, by: 12.5).map(Optional.some) {
            let answer = host.size(for: proposal(width, nil))
            #expect(host.size(for: proposal(answer.width, nil)) == answer)
        }
    }

    @Test("Negative gaps overlap; NaN and infinity leave gaps to the views, 8 between boxes")
    func gaps() {
        let overlapping = FlowLayout(horizontalSpacing: -10, verticalSpacing: -5)
        #expect(LaidOut(tags(overlapping), width: nil).host.idealSize == size(230, 40))
        // 60 + 80 − 10 are 130, 70 + 50 − 10 are 110: rows of 30 and 40 that overlap by 5.
        #expect(LaidOut(tags(overlapping), width: 130).frame("list") == rect(0, 0, 130, 65))
        for gap in [CGFloat.nan, .infinity, -.infinity] {
            let flow = FlowLayout(horizontalSpacing: gap, verticalSpacing: gap)
            #expect(LaidOut(tags(flow), width: 150).frame("list") == rect(0, 0, 150, 78))
        }
    }

    @Test("Without subviews it is 0×0, whatever is proposed")
    func empty() {
        let host = LaidOut(flow() {}, width: 50).host
        #expect(host.idealSize == .zero)
        #expect(host.maximumSize == .zero)
    }

    @Test("Views that grow endlessly have their ideal height, and a row each")
    func endless() {
        let list = LaidOut(
            flow() {
                Color.red.endless("a", ideal: size(10, 20))
                Color.red.endless("b", ideal: size(10, 30))
            }
            .id("list"),
            width: 100,
            height: 500
        )
        #expect(list.frames(["a", "b"]).map(\.?.size) == [size(100, 20), size(100, 30)])
        #expect(list.frame("list")?.size == size(100, 60))
    }

    @Test(
        "Infinitely large views get a place, whatever the justification",
        arguments: [FlowLayout.Justification.leading, .center, .trailing, .spaceBetween]
    )
    func infinite(justification: FlowLayout.Justification) {
        let view = flow(.center, justification) {
            InfiniteLayout() {}
            Color.red.box("a", 20, 10)
            InfiniteLayout() {}
        }
        for width in [100, nil, .infinity] as [CGFloat?] {
            #expect(LaidOut(view, width: width).host.idealSize == size(.infinity, .infinity))
        }
        let row = flow(.top, justification) {
            Color.red.box("b", 20, 10)
            Color.red.box("c", 30, 10)
            InfiniteLayout() {}
        }
        #expect(LaidOut(row, width: nil).frame("c") == rect(28, 0, 30, 10))
    }

    @Test("A spacer grows along the row only, and ends it")
    func spacer() {
        let list = LaidOut(
            FlowLayout(alignment: .top, horizontalSpacing: 0, verticalSpacing: 0) {
                Color.red.box("a", 20, 20)
                Spacer().id("spacer")
                Color.red.box("b", 20, 20)
            },
            width: 100
        )
        #expect(list.frames(["a", "spacer", "b"]) == [rect(0, 0, 20, 20), rect(0, 20, 100, 0), rect(0, 20, 20, 20)])
    }

    @Test("Each view is asked for one proposal")
    func questions() {
        let notes = NotingLayout.Notes()
        _ = LaidOut(
            flow() {
                NotingLayout(notes: notes) { Color.red.box("a", 20, 10) }
                NotingLayout(notes: notes) { Color.red.box("b", 90, 10) }
            },
            width: 100,
            height: 70
        )
        #expect(notes.proposals == [proposal(100, nil)])
    }
}
