import Copyfit
import CopyfitFit
import CopyfitInspecting
import Foundation
import Testing

/// The letters of the monospaced font are 0.6 of its size wide: 6 points at 10.
@Suite("An audit") @MainActor
struct AuditTests {
    private func label(_ text: String) -> some View { Text(text).font(.system(size: 10, design: .monospaced)) }

    private func ranges(
        _ rule: AuditRule,
        _ widths: ClosedRange<Double>,
        @ViewBuilder _ view: () -> some View
    ) throws -> [[ClosedRange<Double>]] {
        try audit(widths: widths, rules: [rule], view).findings.map(\.widths)
    }

    /// 10 letters need 60 points, and 20 are padding: cut below 80.
    @Test("An audit names the widths at which a text is cut off")
    func textCut() throws {
        #expect(try ranges(.textCut, 40...120) { label("Einkaufen!").lineLimit(1).padding(10) } == [[40...79]])
        #expect(try ranges(.textCut, 80...120) { label("Einkaufen!").lineLimit(1).padding(10) } == [])
    }

    /// The longest word has 9 letters, 54 points.
    @Test("An audit names the widths at which a word is divided")
    func wordDivided() throws {
        #expect(try ranges(.wordDivided, 30...80) { label("Alles einkaufen") } == [[30...53]])
    }

    /// 100 and 150 with 10 between them: below 259 points each end is more than half a point outside.
    @Test("An audit names the widths at which views are outside the screen")
    func outsideScreen() throws {
        let row = HStack(spacing: 10) {
            Color.red.frame(width: 100, height: 10)
            Color.blue.frame(width: 150, height: 10)
        }
        #expect(try ranges(.outsideScreen, 200...300) { row } == [[200...258], [200...258]])
        #expect(try ranges(.outsideScreen, 200...300) { ScrollView(.horizontal) { row } } == [])
        #expect(try ranges(.outsideScreen, 200...300) { row.frame(minWidth: 0, maxWidth: .infinity).clipped() } == [])
        #expect(try ranges(.outsideScreen, 200...300) { row.clipped() } == [[200...258]])
        #expect(try ranges(.outsideScreen, 200...300) { row.hidden() } == [])
        #expect(try ranges(.outsideScreen, 200...300) { Color.clear.frame(height: 9).background { row } } == [])
    }

    @Test("An audit lets what a clip cuts off be outside the frames in it, and looks at what can be seen of it")
    func clips() throws {
        let wide = Color.red.frame(width: 150, height: 10)
        #expect(try ranges(.outsideParent, 200...201) { wide.frame(width: 100).clipped() } == [])
        #expect(try ranges(.outsideParent, 200...201) { wide.frame(width: 100) } == [[200...201]])
        // The inner frame is 50 wide, and the clip shows 100 of 150.
        #expect(
            try ranges(.outsideParent, 200...201) { wide.frame(width: 50).frame(width: 100).clipped() } == [[200...201]]
        )
        #expect(try ranges(.zeroSize, 200...201) { label("a").frame(width: 0).frame(width: 50).clipped() } == [])
    }

    /// Rows of 20: two of them are in the scroll view, and what is below it is on none.
    @Test("An audit does not let texts that are scrolled or clipped away overlap others")
    func hiddenRows() throws {
        let rows = VStack(spacing: 0) { ForEach(0..<9) { label("Row \($0)").frame(height: 20) } }
        let total = label("Total")
        #expect(
            try ranges(.overlap, 200...201) {
                VStack(spacing: 0) {
                    ScrollView { rows }.frame(height: 40); total
                }
            } == []
        )
        #expect(
            try ranges(.overlap, 200...201) {
                VStack(spacing: 0) {
                    rows.frame(height: 40, alignment: .top).clipped(); total
                }
            } == []
        )
        #expect(
            try !ranges(.overlap, 200...201) {
                VStack(spacing: 0) {
                    rows.frame(height: 40, alignment: .top); total
                }
            }.isEmpty
        )
    }

    @Test("An area that can be seen through hides no text")
    func fadedAreas() throws {
        func stack(_ opacity: Double) -> some View {
            ZStack {
                label("below"); Color.red.opacity(opacity); label("above this")
            }
        }
        #expect(try ranges(.overlap, 200...201) { stack(1) } == [])
        #expect(try ranges(.overlap, 200...201) { stack(0.5) } == [[200...201]])
    }

    @Test("Only findings about a text's own room have repairs")
    func repairs() throws {
        let report = try audit(widths: 40...40) { label("Einkaufen!").fixedSize() }
        #expect(report.findings.map(\.rule) == [.outsideScreen])
        #expect(report.findings.flatMap(\.repairs) == [])
    }

    @Test(
        "Widths and heights that cannot be audited are errors",
        arguments: [
            (0...99_999.5, 1, nil), (0...1, 0, nil), (0...1, .infinity, nil), (0...1, .nan, nil), (0...1, 1, -1),
            (0...1, 1, .nan), (0...1, 1, .infinity), (-1...1, 1, nil), (0...Double.infinity, 1, nil),
        ] as [(ClosedRange<Double>, Double, Double?)]
    )
    func senselessLengths(widths: ClosedRange<Double>, step: Double, height: Double?) {
        var audit = Audit(widths: widths)
        (audit.step, audit.height) = (step, height)
        #expect(throws: AuditError.self) { try audit.report { Text("a") } }
    }

    /// A line of the monospaced font at 10 points is about 14 high: a frame of 12 lacks free space only, one of 6 cuts letters too.
    @Test("An audit lets the free space above and below letters be outside their frame")
    func lineBoxes() throws {
        #expect(try ranges(.outsideParent, 100...101) { label("Einkaufen!").frame(height: 12) } == [])
        #expect(try ranges(.outsideParent, 100...101) { label("Einkaufen!").frame(height: 6) } == [[100...101]])
    }

    /// The card is 200 wide, the text in it 60: the card alone is reported, and what fills the screen is not.
    @Test("An audit reports what is outside with its background once")
    func grounds() throws {
        let text = label("Einkaufen!").fixedSize().frame(width: 200)
        let cards = [
            AnyView(text.background(Color.red)), AnyView(text.background(.red, in: Capsule())), AnyView(text.clipped()),
        ]
        for card in cards {
            let findings = try audit(widths: 40...240, rules: [.outsideScreen]) {
                ZStack {
                    Color.blue
                    Circle().frame(width: 500).offset(y: 40)
                    card
                }
            }
            .findings
            #expect(findings.map(\.widths) == [[40...198]])
        }
    }

    /// The frame takes a third of the width, the box in it is 50 wide: more than half a point wider below 147.
    @Test("An audit names the widths at which views are outside the frame around them")
    func outsideParent() throws {
        func box(_ moved: CGFloat = 0) -> some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 50, height: 10).offset(x: moved).frame(minWidth: 0, maxWidth: .infinity)
                Color.green.frame(height: 10)
                Color.blue.frame(height: 10)
            }
        }
        #expect(try ranges(.outsideParent, 90...200) { box() } == [[90...146]])
        // Moved on purpose
        #expect(try ranges(.outsideParent, 90...200) { box(70) } == [])
    }

    /// Each text is half as wide as the screen, 60 points need 120 together.
    @Test("An audit names the widths at which texts are on each other")
    func overlap() throws {
        func texts(_ between: Color) -> some View {
            ZStack {
                label("Einkaufen!").fixedSize().frame(maxWidth: .infinity, alignment: .leading)
                between
                label("Bezahlen!!").fixedSize().frame(maxWidth: .infinity, alignment: .trailing)
            }
            .frame(height: 40)
        }
        // Common widths of up to a point do not count.
        #expect(try ranges(.overlap, 60...200) { texts(.clear) } == [[60...118]])
        #expect(try ranges(.overlap, 60...200) { texts(.white) } == [])
    }

    @Test("An audit finds texts without a width, unless they are clipped")
    func zeroSize() throws {
        #expect(try ranges(.zeroSize, 100...110) { label("Weiter").frame(width: 0) } == [[100...110]])
        #expect(try ranges(.zeroSize, 100...110) { label("Weiter").frame(width: 0).clipped() } == [])
        #expect(try ranges(.zeroSize, 100...110) { label("") } == [])
    }

    @Test("An audit finds what is too small to touch, on iOS")
    func touchTarget() throws {
        func button(_ height: CGFloat) -> some View {
            Button(action: {}) { Color.red.frame(height: height) }.padding(.horizontal, 20)
        }
        // As wide as the screen less 40: 44 at 84
        #expect(try ranges(.touchTarget, 70...100) { button(44) } == [[70...83]])
        #expect(try ranges(.touchTarget, 70...100) { button(43) } == [[70...100]])
        #expect(try ranges(.touchTarget, 84...100) { Color.red.frame(height: 20).onTapGesture {} } == [[84...100]])
        var mac = Audit(widths: 70...100)
        mac.options.platform = .macOS
        #expect(try mac.report { button(20) }.findings.filter { $0.rule == .touchTarget } == [])
    }

    @Test("An audit finds frames that measure themselves")
    func stateLoop() throws {
        struct Pinned: View {
            @State private var width: CGFloat = 0

            var body: some View {
                Text("Weiter").onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }.frame(width: width)
            }
        }
        let report = try audit(widths: 100...104, rules: [.stateLoop]) { Pinned() }
        #expect(report.findings.map(\.widths) == [[100...104]])
        #expect(report.findings.first?.explanation == nil)
    }

    /// The first box needs 100 points and is 30 points higher; pictures that grow with the width do not leap.
    @Test("An audit finds the width at which more width makes a view higher at once")
    func leap() throws {
        let choice = ViewThatFits(in: .horizontal) {
            Color.red.frame(width: 100, height: 50)
            Color.blue.frame(width: 50, height: 20)
        }
        let findings = try audit(widths: 80...120, rules: [.leap]) { choice }.findings
        #expect(findings.map(\.widths) == [[100...100]])
        #expect(findings.first?.message == "The view is 20 pt high at 99 pt, and 50 pt high at 100 pt.")
        let pictures = VStack { ForEach(0..<30) { _ in Color.red.aspectRatio(1, contentMode: .fit) } }
        #expect(try ranges(.leap, 80...120) { pictures } == [])
        #expect(try ranges(.leap, 30...80) { label("Alles einkaufen") } == [])
    }

    /// A box that is as large in every host, a text of a line, one of two lines up to 59 points, and one view that fills the host.
    @Test("An audit lays out nothing twice where nothing changes")
    func saved() throws {
        let rigid = try audit(widths: 100...800) { Color.red.frame(width: 90, height: 90) }
        #expect((rigid.widthCount, rigid.layoutCount) == (701, 1))
        let text = try audit(widths: 60...759) { label("Einkaufen!") }
        #expect((text.widthCount, text.layoutCount) == (700, 1))
        let broken = try audit(widths: 36...135) { label("Ein Kaufen") }
        #expect((broken.widthCount, broken.layoutCount) == (100, 2))
        let wide = try audit(widths: 100...199) { Color.red }
        #expect((wide.widthCount, wide.layoutCount) == (100, 100))
    }

    /// Of 70 points, 50 are the text's: 7 letters and the ellipsis, 48 points, of 60.
    @Test("An audit says what is wrong, why, and what would mend it")
    func words() throws {
        let report = try audit(widths: 70...120, rules: [.textCut]) {
            label("Einkaufen!").lineLimit(1).padding(10).id("buy")
        }
        let finding = try #require(report.findings.first)
        #expect(finding.smallestWidth == 70)
        #expect(finding.view.id == "buy")
        #expect(finding.explanation?.decision.view.name == "host")
        #expect(finding.repairs.first == .width(60))
        #expect("\(finding)".hasPrefix("70–79 pt: text-cut: “Einkaufen!”: cut off, needs 12 pt more width"))
        let coded = try JSONDecoder().decode(AuditReport.self, from: JSONEncoder().encode(report))
        #expect(coded == report)
    }

    @Test("An exception needs a reason, and its findings are kept apart")
    func exceptions() throws {
        func report(_ exceptions: [AuditException]) throws -> AuditReport {
            try audit(widths: 40...60, rules: [.textCut], exceptions: exceptions) {
                label("Einkaufen!").lineLimit(1).id("buy")
            }
        }
        #expect(try report([]).findings.count == 1)
        for view in ["buy", "Einkaufen!"] {
            let excepted = try report([AuditException(.textCut, view: view, reason: "A title may be cut.")])
            #expect(excepted.isEmpty)
            #expect(excepted.excepted.map(\.reason) == ["A title may be cut."])
        }
        #expect(try report([AuditException(.overlap, view: "buy", reason: "No.")]).findings.count == 1)
        #expect(throws: AuditError.missingReason(view: "buy")) {
            try report([AuditException(view: "buy", reason: " ")])
        }
    }

    @Test("An audit rejects widths that are none", arguments: [-1.0...3, 0...(.infinity), 0...1e6])
    func wrongWidths(widths: ClosedRange<Double>) {
        #expect(throws: AuditError.widths(widths, step: 1)) { try audit(widths: widths) { Color.red } }
    }

    @Test("An audit goes through languages and sizes of type")
    func settings() throws {
        let report = try audit(
            widths: 20...22,
            typeSizes: [.large, .accessibility5],
            languages: ["de", "ar"],
            rules: [.textCut]
        ) {
            Text("Einkaufen").lineLimit(1)
        }
        #expect(report.widthCount == 12)
        #expect(
            report.findings.map(\.setting)
                == ["de", "ar"].flatMap { language in
                    ["large", "accessibility5"].map { AuditSetting(language: language, typeSize: $0) }
                }
        )
    }
}
