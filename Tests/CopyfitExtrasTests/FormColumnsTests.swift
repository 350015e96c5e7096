import Copyfit
import Testing

@testable import AcceptancePrograms
@testable import CopyfitExtras

/// Inter at 13 points, by `hb-shape --font-size=13312`: First name 64.539, Last name 63.635, Town 32.999; rounded up to
/// half a point 65, 64 and 33.
@MainActor
struct FormColumnsTests {
    /// The form of the acceptance program.
    struct Person: View {
        @State var first = "Ada"
        @State var last = "Lovelace"
        @State var town = "London"

        var body: some View {
            Form {
                CopyfitExtras.FormColumns(alignment: .leading) {
                    row("First name", $first)
                    row("Last name", $last)
                    row("Town", $town)
                }
            }
        }

        func row(_ label: String, _ text: Binding<String>) -> some View {
            FormRow {
                TextField("", text: text).id("field \(label)")
            } label: {
                Text(label).id("text \(label)")
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding(.trailing, 20)
                    .id("label \(label)")
            }
        }
    }

    @Test("Labels and fields stand where preferences and a state put them, after one pass instead of two")
    func sameAsWithPreferences() {
        let old = ViewHost(AcceptancePrograms.FormColumns.Person(), size: proposal(400, 300))
        #expect(old.update().passes == 2)
        let new = LaidOut(Person(), width: 400, height: 300)
        let ids = ["text", "label", "field"].flatMap { kind in
            ["First name", "Last name", "Town"].map { "\(kind) \($0)" }
        }
        #expect(new.frames(ids) == ids.map { old.frame(id: $0) })
        // 65 and 20 are 85; behind a gap of 8 begin fields of 307.
        #expect(new.frame("label Town")?.width == 85)
        #expect(new.frame("field Town")?.minX == 93)
        #expect(new.frame("field Town")?.width == 307)
    }

    // MARK: Columns of boxes

    /// Labels of 30×10, 50×20 and 20×10 beside bars 20 high, gaps 8 and 4.
    private func boxes(
        _ alignment: Alignment = .leading,
        horizontalSpacing: CGFloat? = 8,
        verticalSpacing: CGFloat? = 4
    ) -> some View {
        CopyfitExtras.FormColumns(
            alignment: alignment,
            horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing
        ) {
            ForEach([("1", 30, 10), ("2", 50, 20), ("3", 20, 10)] as [(String, CGFloat, CGFloat)], id: \.0) { row in
                FormRow {
                    Color.red.bar("control \(row.0)", ideal: 70, height: 20)
                } label: {
                    Color.red.box("label \(row.0)", row.1, row.2)
                }
            }
        }
        .id("form")
    }

    private let labels = ["label 1", "label 2", "label 3"]
    private let controls = ["control 1", "control 2", "control 3"]

    @Test(
        "Labels stand in a column of 50, controls behind it, 142 of 200 wide",
        arguments: [
            (Alignment.leading, [rect(0, 5, 30, 10), rect(0, 24, 50, 20), rect(0, 53, 20, 10)]),
            (.trailing, [rect(20, 5, 30, 10), rect(0, 24, 50, 20), rect(30, 53, 20, 10)]),
            (.top, [rect(10, 0, 30, 10), rect(0, 24, 50, 20), rect(15, 48, 20, 10)]),
        ]
    )
    func columns(alignment: Alignment, expected: [CGRect]) {
        let form = LaidOut(boxes(alignment), width: 200)
        #expect(form.frame("form") == rect(0, 0, 200, 68))
        #expect(form.frames(labels) == expected)
        #expect(form.frames(controls) == [rect(58, 0, 142, 20), rect(58, 24, 142, 20), rect(58, 48, 142, 20)])
    }

    @Test("Right to left the labels are at the right: 200 − x − width")
    func mirrored() {
        let form = LaidOut(boxes().environment(\.layoutDirection, .rightToLeft), width: 200)
        #expect(form.frames(labels).map(\.?.minX) == [170, 150, 180])
        #expect(form.frames(controls).map(\.?.minX) == [0, 0, 0])
    }

    @Test("By default a control stands on its label's first baseline: 12.5 below the one's top, 25 below the other's")
    func baselines() {
        let form = LaidOut(
            CopyfitExtras.FormColumns {
                FormRow {
                    Text("London").font(.system(size: 26)).id("control")
                } label: {
                    Text("Town").id("label")
                }
            },
            width: nil
        )
        #expect(form.frame("label") == rect(0, 12.5, 33, 16))
        #expect(form.frame("control")?.minY == 0)
        #expect(form.frame("control")?.height == 31.5)
    }

    @Test("Titles are labels; a view outside a row spans both columns; what is not there takes no row")
    func spanning() {
        let isShown = false
        let form = LaidOut(
            CopyfitExtras.FormColumns(horizontalSpacing: 10, verticalSpacing: 5) {
                FormRow("First name") { Color.red.bar("a", ideal: 10, height: 16) }
                Color.red.bar("line", ideal: 10, height: 2)
                if isShown { FormRow("A much longer label") { Color.red.bar("b", ideal: 10, height: 16) } }
                FormRow(String("Town")) { Color.red.bar("c", ideal: 10, height: 16) }
            },
            width: 200
        )
        // A control without text stands with its bottom on the baseline: 16 above it, the label 3.5 below it. A spanning
        // view's row has only itself.
        #expect(
            form.frames(["a", "line", "c"]) == [rect(75, 0, 125, 16), rect(0, 24.5, 200, 2), rect(75, 31.5, 125, 16)]
        )
    }

    @Test("The gap between the columns is the widest that a row asks for: 8, though one label asks for none")
    func commonGap() {
        let form = LaidOut(
            CopyfitExtras.FormColumns {
                FormRow {
                    Color.red.bar("b", ideal: 10, height: 10)
                } label: {
                    UnspacedLayout() { Color.red.box("distant", 10, 10) }
                }
                FormRow {
                    Color.red.bar("a", ideal: 10, height: 10)
                } label: {
                    Color.red.box("label", 30, 10)
                }
            },
            width: 100
        )
        #expect(form.frames(["a", "b"]).map(\.?.minX) == [38, 38])
    }

    @Test("Texts above and below keep the distance they keep from a column of rows")
    func neighbours() {
        let row = { (id: String) in
            FormRow("Town") { Color.red.bar(id, ideal: 10, height: 16) }
        }
        let form = LaidOut(
            VStack {
                Text("Short").id("above")
                CopyfitExtras.FormColumns(verticalSpacing: 4) {
                    row("1")
                    row("2")
                }
                Text("Short").id("below")
            },
            width: 200
        )
        let stacks = LaidOut(
            VStack {
                Text("Short").id("above")
                VStack(spacing: 4) {
                    HStack(alignment: .firstTextBaseline) { row("1") }
                    HStack(alignment: .firstTextBaseline) { row("2") }
                }
                Text("Short").id("below")
            },
            width: 200
        )
        for id in ["above", "1", "2", "below"] {
            #expect(form.frame(id)?.minY == stacks.frame(id)?.minY)
        }
    }

    @Test("A control without a label of its own stands in the controls' column, on a line of its own")
    func strayControl() {
        let stray = { (id: String) in
            Color.red.bar(id, ideal: 10, height: 10).layoutValue(key: FormCellKey.self, value: .content)
        }
        let form = LaidOut(
            CopyfitExtras.FormColumns(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
                stray("a")
                FormRow {
                    Color.red.bar("b", ideal: 10, height: 10)
                } label: {
                    Color.red.box("label", 30, 10)
                }
                Color.red.bar("line", ideal: 10, height: 10)
                stray("c")
            },
            width: 100
        )
        #expect(form.frames(["a", "b", "c"]) == [rect(38, 0, 62, 10), rect(38, 10, 62, 10), rect(38, 30, 62, 10)])
    }

    // MARK: Special values

    @Test(
        "Labels keep their column; controls follow the proposal",
        arguments: [
            (proposal(nil, nil), size(128, 68)), (proposal(0, 0), size(58, 68)), (proposal(30, 10), size(58, 68)),
            (proposal(.infinity, .infinity), size(.infinity, 68)), (proposal(200, nil), size(200, 68)),
        ]
    )
    func specialProposals(offer: ProposedViewSize, expected: CGSize) {
        #expect(LaidOut(boxes(), width: 100).host.size(for: offer) == expected)
    }

    @Test("Negative gaps overlap; NaN and infinity leave gaps to the views, 8 between boxes")
    func gaps() {
        let overlapping = LaidOut(boxes(horizontalSpacing: -10, verticalSpacing: -5), width: 200)
        #expect(overlapping.frame("form") == rect(0, 0, 200, 50))
        #expect(overlapping.frame("control 3") == rect(40, 30, 160, 20))
        for gap in [CGFloat.nan, .infinity, -.infinity] {
            let form = LaidOut(boxes(horizontalSpacing: gap, verticalSpacing: gap), width: 200)
            #expect(form.frame("form") == rect(0, 0, 200, 76))
            #expect(form.frame("control 3") == rect(58, 56, 142, 20))
        }
    }

    @Test("Without rows it is 0×0; without labels there is no column and no gap")
    func empty() {
        #expect(LaidOut(CopyfitExtras.FormColumns {}, width: 50).host.idealSize == .zero)
        let form = LaidOut(CopyfitExtras.FormColumns { Color.red.bar("a", ideal: 10, height: 10) }, width: 50)
        #expect(form.frame("a") == rect(0, 0, 50, 10))
    }

    @Test("A label of infinite width does not count for the others; a limited one wraps")
    func hostileLabels() {
        let notes = NotingLayout.Notes()
        let infinite = CopyfitExtras.FormColumns {
            FormRow {
                Color.red.box("a", 20, 10)
            } label: {
                InfiniteLayout() {}
            }
            FormRow {
                Color.red.box("b", 20, 10)
            } label: {
                NotingLayout(notes: notes) { Color.red.box("label", 30, 10) }
            }
        }
        // The infinite label is proposed the column of 30 and, endless there too, counts as that: 30 + 8 + 20.
        #expect(LaidOut(infinite, width: 50).host.idealSize == size(58, .infinity))
        #expect(notes.proposals.prefix(2) == [proposal(nil, nil), proposal(30, nil)])
        // In 50 points each word has a line.
        let limited = CopyfitExtras.FormColumns(horizontalSpacing: 8) {
            FormRow {
                Color.red.bar("b", ideal: 10, height: 10)
            } label: {
                Text("First name").frame(maxWidth: 50).id("label")
            }
        }
        let form = LaidOut(limited, width: 100)
        #expect(form.frame("label")?.size == size(50, 31.5))
        #expect(form.frame("b")?.minX == 58)
    }

    @Test("Labels are asked for their ideal size and at the column's width, controls for one proposal")
    func questions() {
        let (label, control) = (NotingLayout.Notes(), NotingLayout.Notes())
        _ = LaidOut(
            CopyfitExtras.FormColumns(horizontalSpacing: 8) {
                FormRow {
                    NotingLayout(notes: control) { Color.red.box("a", 20, 10) }
                } label: {
                    NotingLayout(notes: label) { Color.red.box("b", 30, 10) }
                }
            },
            width: 100,
            height: 70
        )
        #expect(label.proposals == [proposal(nil, nil), proposal(30, nil)])
        #expect(control.proposals == [proposal(62, nil)])
    }
}
