import Copyfit
import Testing

/// Every number that a view or modifier of layout takes, given as none, infinite, negative, huge and 0.
@MainActor
struct HostileNumberTests {
    nonisolated static let numbers: [CGFloat] = [.nan, .infinity, -.infinity, -1, 0, 1e300]

    /// What takes a number, by name.
    private static let cases: [(name: String, view: (CGFloat) -> AnyView)] =
        modifiers + limits + texts + containers + grids + layouts + drawings

    private static var box: some View { Color.red.frame(width: 20, height: 10) }
    private static var pair: some View {
        Group {
            Color.red.frame(height: 10)
            Text("ab cd")
        }
    }

    private static let modifiers: [(name: String, view: (CGFloat) -> AnyView)] = [
        ("padding", { AnyView(box.padding($0)) }),
        ("padding of an edge", { AnyView(box.padding(.leading, $0)) }),
        (
            "padding with insets",
            { AnyView(Color.red.padding(EdgeInsets(top: $0, leading: 1, bottom: $0, trailing: 2))) }
        ),
        ("offset", { AnyView(box.offset(x: $0, y: 1)) }),
        ("position", { AnyView(box.position(x: $0, y: $0)) }),
        (
            "layoutPriority",
            { n in
                AnyView(
                    HStack {
                        box; Color.blue.layoutPriority(n); Text("ab cd")
                    }
                )
            }
        ),
        ("zIndex", { AnyView(box.zIndex($0)) }),
        ("aspectRatio", { AnyView(Color.red.aspectRatio($0, contentMode: .fit)) }),
        ("aspectRatio filling", { AnyView(Color.red.aspectRatio($0, contentMode: .fill)) }),
        ("aspectRatio of a size", { AnyView(Color.red.aspectRatio(CGSize(width: $0, height: 1), contentMode: .fit)) }),
        (
            "aspectRatio of a height",
            { AnyView(Color.red.aspectRatio(CGSize(width: 1, height: $0), contentMode: .fill)) }
        ),
        ("scaledToFill", { AnyView(Color.red.frame(width: $0).scaledToFill()) }),
        ("scaledToFit", { AnyView(Color.red.frame(height: $0).scaledToFit()) }),
        (
            "alignmentGuide",
            { n in
                AnyView(
                    HStack(alignment: .top) {
                        box.alignmentGuide(.top) { _ in n }; box
                    }
                )
            }
        ),
        (
            "own guide",
            { n in
                AnyView(
                    HStack(alignment: .own) {
                        box.alignmentGuide(.own) { _ in n }; box
                    }
                )
            }
        ),
        (
            "guide in a column",
            { n in
                AnyView(
                    VStack {
                        box.alignmentGuide(HorizontalAlignment.center) { _ in n }; box
                    }
                )
            }
        ),
        (
            "guide in layers",
            { n in
                AnyView(
                    ZStack {
                        box.alignmentGuide(VerticalAlignment.center) { _ in n }; box
                    }
                )
            }
        ),
        (
            "guide in a frame",
            { n in AnyView(box.alignmentGuide(.leading) { _ in n }.frame(width: 50, alignment: .leading)) }
        ),
        ("safeAreaInset", { n in AnyView(Color.red.safeAreaInset(edge: .top, spacing: n) { box }) }),
        (
            "safeAreaInset of a scroll view",
            { n in AnyView(ScrollView { box }.safeAreaInset(edge: .leading, spacing: n) { box }) }
        ),
        ("safeAreaPadding", { AnyView(box.safeAreaPadding($0)) }),
        ("safeAreaPadding of a scroll view", { AnyView(ScrollView { box }.safeAreaPadding(.top, $0)) }),
        ("contentMargins", { AnyView(ScrollView { box }.contentMargins($0)) }),
        ("containerRelativeFrame", { n in AnyView(box.containerRelativeFrame(.horizontal) { _, _ in n }) }),
        (
            "containerRelativeFrame in parts",
            { n in AnyView(box.containerRelativeFrame(.vertical, count: 0, spacing: n)) }
        ),
        ("coordinateSpace", { n in AnyView(GeometryReader { box.offset(x: $0.size.width * n) }) }),
    ]

    private static let limits: [(name: String, view: (CGFloat) -> AnyView)] = [
        ("width", { AnyView(Color.red.frame(width: $0)) }),
        ("height", { AnyView(box.frame(width: 10, height: $0)) }),
        ("minWidth", { AnyView(box.frame(minWidth: $0)) }),
        ("minWidth under a maximum", { AnyView(Color.red.frame(minWidth: $0, maxWidth: 50)) }),
        ("idealWidth", { AnyView(Color.red.frame(idealWidth: $0).fixedSize()) }),
        ("idealWidth between", { AnyView(Color.red.frame(minWidth: 10, idealWidth: $0, maxWidth: 50)) }),
        ("maxWidth", { AnyView(box.frame(maxWidth: $0)) }),
        ("maxWidth above a minimum", { AnyView(Color.red.frame(minWidth: 10, maxWidth: $0)) }),
        ("all", { AnyView(box.frame(minHeight: $0, idealHeight: $0, maxHeight: $0)) }),
        (
            "in a column",
            { n in
                AnyView(
                    VStack {
                        box.frame(minHeight: n, maxHeight: n); Color.blue
                    }
                )
            }
        ),
    ]

    private static let texts: [(name: String, view: (CGFloat) -> AnyView)] = [
        ("lineSpacing", { AnyView(Text("ab cd").frame(width: 20).lineSpacing($0)) }),
        ("kerning", { AnyView(Text("ab cd").kerning($0)) }),
        ("tracking", { AnyView(Text("ab cd").tracking($0)) }),
        (
            "baselineOffset",
            { n in
                AnyView(
                    HStack(alignment: .firstTextBaseline) {
                        Text("ab").baselineOffset(n); Text("b")
                    }
                )
            }
        ),
        ("minimumScaleFactor", { AnyView(Text("ab cd").frame(width: 10).minimumScaleFactor($0)) }),
        (
            "font size",
            { n in
                AnyView(
                    VStack {
                        Text("ab cd").font(.system(size: n)); Text("b")
                    }
                )
            }
        ),
        ("symbol", { AnyView(Image(systemName: "a").font(.system(size: $0))) }),
        ("displayScale", { AnyView(Text("ab cd").environment(\.displayScale, $0)) }),
    ]

    private static let containers: [(name: String, view: (CGFloat) -> AnyView)] = [
        ("HStack", { n in AnyView(HStack(spacing: n) { pair }) }),
        ("VStack", { n in AnyView(VStack(spacing: n) { pair }) }),
        ("LazyVStack", { n in AnyView(LazyVStack(spacing: n) { pair }) }),
        ("LazyHStack", { n in AnyView(LazyHStack(spacing: n) { pair }) }),
        ("HStackLayout", { n in AnyView(AnyLayout(HStackLayout(spacing: n))() { pair }) }),
        ("VStackLayout", { n in AnyView(VStackLayout(spacing: n)() { pair }) }),
        ("GridLayout", { n in AnyView(GridLayout(horizontalSpacing: n, verticalSpacing: n)() { pair }) }),
        (
            "Spacer",
            { n in
                AnyView(
                    HStack {
                        box; Spacer(minLength: n); box
                    }
                )
            }
        ),
        ("Spacer alone", { AnyView(Spacer(minLength: $0)) }),
        (
            "listRowInsets",
            { n in AnyView(List { box.listRowInsets(EdgeInsets(top: n, leading: n, bottom: 1, trailing: 1)) }) }
        ),
        ("listRowSpacing", { n in AnyView(List { pair }.listRowSpacing(n)) }),
        ("ProgressView", { AnyView(ProgressView(value: $0)) }),
        ("Gauge", { n in AnyView(Gauge(value: n, in: 0...1) { Text("a") }) }),
        ("Slider", { AnyView(Slider(value: .constant($0))) }),
    ]

    private static let grids: [(name: String, view: (CGFloat) -> AnyView)] = [
        (
            "Grid",
            { n in
                AnyView(
                    Grid(horizontalSpacing: n, verticalSpacing: n) {
                        GridRow { pair }; GridRow { pair }
                    }
                )
            }
        ),
        (
            "gridCellAnchor",
            { n in
                AnyView(
                    Grid {
                        GridRow {
                            box.gridCellAnchor(UnitPoint(x: n, y: n)); pair
                        }
                    }
                )
            }
        ),
        ("fixed", { n in AnyView(LazyVGrid(columns: [GridItem(.fixed(n)), GridItem(.fixed(10))]) { pair }) }),
        ("flexible", { n in AnyView(LazyVGrid(columns: [GridItem(.flexible(minimum: n)), GridItem()]) { pair }) }),
        (
            "flexible maximum",
            { n in AnyView(LazyHGrid(rows: [GridItem(.flexible(maximum: n)), GridItem()]) { pair }) }
        ),
        ("flexible both", { n in AnyView(LazyHGrid(rows: [GridItem(.flexible(minimum: n, maximum: n))]) { pair }) }),
        ("adaptive", { n in AnyView(LazyVGrid(columns: [GridItem(.adaptive(minimum: n))]) { pair }) }),
        (
            "adaptive maximum",
            { n in AnyView(LazyVGrid(columns: [GridItem(.adaptive(minimum: 9, maximum: n))]) { pair }) }
        ),
        ("item spacing", { n in AnyView(LazyVGrid(columns: [GridItem(spacing: n), GridItem()]) { pair }) }),
        ("grid spacing", { n in AnyView(LazyHGrid(rows: [GridItem()], spacing: n) { pair }) }),
    ]

    private static let layouts: [(name: String, view: (CGFloat) -> AnyView)] = [
        (
            "size of a layout",
            { n in
                AnyView(
                    VStack {
                        Answering(width: n)() { box }; box
                    }
                )
            }
        ),
        (
            "size of a leaf layout",
            { n in
                AnyView(
                    HStack {
                        box; Answering(width: n)() {}; Color.blue
                    }
                )
            }
        ),
        ("place", { n in AnyView(Answering(width: 10, x: n)() { box }) }),
        ("place by an anchor", { n in AnyView(Answering(width: 10, anchor: n)() { box }) }),
        ("place with a proposal", { n in AnyView(Answering(width: 10, offer: n)() { Color.red }) }),
        (
            "guide of a layout",
            { n in
                AnyView(
                    HStack(alignment: .top) {
                        Answering(width: 10, guide: n)() { box }; box
                    }
                )
            }
        ),
        (
            "size of a shape",
            { n in
                AnyView(
                    HStack {
                        Blob(width: n); box
                    }
                )
            }
        ),
        (
            "size of a shape drawn",
            { n in
                AnyView(
                    VStack {
                        Blob(width: n).stroke(.red); box
                    }
                )
            }
        ),
    ]

    private static let drawings: [(name: String, view: (CGFloat) -> AnyView)] = [
        ("rotationEffect", { AnyView(Color.red.rotationEffect(.radians($0))) }),
        ("rotationEffect's anchor", { AnyView(Color.red.rotationEffect(.degrees(9), anchor: UnitPoint(x: $0, y: 0))) }),
        ("scaleEffect", { AnyView(box.scaleEffect($0)) }),
        ("scaleEffect's anchor", { AnyView(box.scaleEffect(2, anchor: UnitPoint(x: 0, y: $0))) }),
        ("transformEffect", { AnyView(box.transformEffect(CGAffineTransform(scaleX: $0, y: 1))) }),
        ("shape", { AnyView(Circle().scale($0).offset(x: $0).rotation(.radians($0)).inset($0)) }),
        ("corner", { AnyView(RoundedRectangle(cornerRadius: $0).strokeBorder(.red, lineWidth: $0)) }),
        ("border", { AnyView(box.border(.red, width: $0).shadow(radius: $0).blur(radius: $0).opacity($0)) }),
    ]

    private func isSound(_ frame: CGRect) -> Bool {
        frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite
            && frame.width >= 0 && frame.height >= 0
    }

    @Test("Every frame is finite, and nothing stops the program", arguments: numbers)
    func frames(number: CGFloat) {
        for (name, view) in Self.cases {
            for (width, height) in [(100, 100), (nil, nil), (100, nil)] as [(CGFloat?, CGFloat?)] {
                for isNested in [false, true] {
                    // A layout or shape may be infinite where nothing is proposed.
                    let isEndless = number == .infinity && name.hasPrefix("size of")
                    if isEndless, width == nil { continue }
                    let inner = AnyView(Evaluating { view(number) }.id("view"))
                    let nested = AnyView(
                        HStack(alignment: .firstTextBaseline) {
                            inner; Self.box; Text("b")
                        }
                    )
                    let host = host(isNested ? nested : inner, width, height)
                    for (path, frame) in host.frames() where !isSound(frame) {
                        Issue.record("\(name)(\(number)): \(path) \(frame) in \(width ?? .nan)")
                    }
                    for size in [isEndless ? .zero : host.idealSize, host.minimumSize]
                    where !size.width.isFinite || !size.height.isFinite {
                        Issue.record("\(name)(\(number)): \(size)")
                    }
                    let largest = host.maximumSize
                    if largest.width.isNaN || largest.height.isNaN { Issue.record("\(name)(\(number)): \(largest)") }
                }
            }
        }
    }

    @Test("What is not a number is reported")
    func reports() {
        let silent = ["zIndex", "shape", "corner", "border", "coordinateSpace", "displayScale"]
        let values = ["ProgressView", "Gauge", "Slider", "transformEffect", "font size", "place with a proposal"]
        for (name, view) in Self.cases where !(silent + values).contains(name) {
            let host = ViewHost(Evaluating { view(.nan) }, size: ProposedViewSize(width: 100, height: 100))
            let report = host.update()
            #expect(!report.diagnostics(.nonFiniteSize).isEmpty, "\(name)")
            #expect(report.diagnostics.allSatisfy { $0.message.hasSuffix(".") && !$0.message.contains("nan is nan") })
        }
    }

    @Test("Lengths that are ignored leave what there would be without them")
    func ignored() {
        func check(_ view: some View, _ other: some View, _ comment: Comment) {
            #expect(host(view, 100, 100).frame(id: "box") == host(other, 100, 100).frame(id: "box"), comment)
        }
        let box = Self.box.id("box")
        for bad in [CGFloat.nan, .infinity, -.infinity] {
            check(box.padding(bad), box, "padding")
            check(box.offset(x: bad, y: 3), box.offset(y: 3), "offset")
            check(box.position(x: bad, y: 3), box.position(y: 3), "position")
            check(box.frame(minWidth: bad), box, "minWidth")
            check(
                HStack(spacing: bad) {
                    box; box
                },
                HStack {
                    box; box
                },
                "spacing"
            )
            check(
                box.alignmentGuide(.leading) { _ in bad }.frame(width: 50, alignment: .leading),
                box.frame(width: 50, alignment: .leading),
                "guide"
            )
            check(Color.red.id("box").aspectRatio(bad, contentMode: .fit), Color.red.id("box").scaledToFit(), "ratio")
            check(box.rotationEffect(.radians(bad)).scaleEffect(bad), box, "effects")
            // A subview that is not placed is centred and proposed what its container was.
            check(
                Answering(width: 40, x: bad)() { box },
                Color.clear.frame(width: 40, height: 10).overlay { box },
                "place"
            )
        }
        // Like a layout that fills the proposal, and 10 where there is none.
        #expect(size(of: Answering(width: .nan)() { box }, ProposedViewSize(width: 70, height: 5)).width == 70)
        #expect(size(of: Answering(width: .infinity)() { box }, ProposedViewSize(width: 70, height: 5)).width == 70)
        #expect(size(of: Answering(width: .nan)() { box }, .unspecified).width == 10)
        #expect(size(of: Answering(width: -3)() { box }, .unspecified).width == 0)
        #expect(size(of: Answering(width: .infinity)() { box }, .infinity).width == .infinity)
    }
}

/// Makes a view inside an evaluation, as bodies do.
private struct Evaluating: View {
    let make: @MainActor () -> AnyView

    var body: some View { make() }
}

private enum Own: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { .nan }
}

extension VerticalAlignment {
    fileprivate static let own = VerticalAlignment(Own.self)
}

/// A layout of 10 height that answers and places as it is told.
private struct Answering: Layout {
    var width: CGFloat
    var x: CGFloat = 0
    var anchor: CGFloat = 0
    var offer: CGFloat?
    var guide: CGFloat?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: width, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: x, y: 0),
                anchor: UnitPoint(x: anchor, y: 0),
                proposal: ProposedViewSize(width: offer ?? proposal.width, height: 10)
            )
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { self.guide }
}

/// A shape of its own size.
private struct Blob: Shape {
    var width: CGFloat

    func path(in rect: CGRect) -> Path { Path(rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: width, height: 10) }
}

extension Shape {
    fileprivate func inset(_ amount: CGFloat) -> some View { padding(amount) }
}
