import Copyfit
import Foundation
import Testing

/// Numbers that are finite by themselves and whose sums and products are not, and numbers that are none.
@MainActor
@Suite("Huge numbers")
struct HugeNumberTests {
    private nonisolated static let huge: [CGFloat] = [1e300, 1e308, .greatestFiniteMagnitude, -1e308]

    private static func views(_ n: CGFloat) -> [(String, AnyView)] {
        let box = Color.red.frame(width: 20, height: 10)
        return [
            ("padding", AnyView(box.padding(n).padding(n).padding(n))),
            ("padding around a frame", AnyView(Color.red.frame(width: n, height: n).padding(n))),
            ("spacing", AnyView(HStack(spacing: n) { ForEach(0..<9) { _ in box } })),
            ("lazy spacing", AnyView(LazyVStack(spacing: n) { ForEach(0..<9) { _ in box } })),
            (
                "grid",
                AnyView(
                    Grid(horizontalSpacing: n, verticalSpacing: n) {
                        ForEach(0..<9) { _ in
                            GridRow {
                                box; box; box
                            }
                        }
                    }
                )
            ),
            (
                "lazy grid",
                AnyView(
                    LazyVGrid(columns: [GridItem(.fixed(n), spacing: n), GridItem(.fixed(n))], spacing: n) {
                        ForEach(0..<9) { _ in box }
                    }
                )
            ),
            ("adaptive", AnyView(LazyVGrid(columns: [GridItem(.adaptive(minimum: n, maximum: n))]) { box })),
            ("offset", AnyView(box.offset(x: n, y: n).offset(x: n, y: n).offset(x: n, y: n))),
            ("position", AnyView(box.position(x: n, y: n).position(x: n, y: n).offset(x: n))),
            ("frames", AnyView(VStack { ForEach(0..<9) { _ in Color.red.frame(width: n, height: n) } })),
            (
                "minimum",
                AnyView(HStack { ForEach(0..<9) { _ in Color.red.frame(minWidth: n, idealWidth: n, minHeight: n) } })
            ),
            (
                "ratio",
                AnyView(
                    Color.red.frame(height: n).aspectRatio(n, contentMode: .fill).aspectRatio(1 / n, contentMode: .fill)
                )
            ),
            ("ratio in a frame", AnyView(Color.red.aspectRatio(n, contentMode: .fill).frame(height: n))),
            (
                "spacer",
                AnyView(
                    HStack {
                        Spacer(minLength: n); box; Spacer(minLength: n)
                    }
                )
            ),
            (
                "guide",
                AnyView(
                    HStack(alignment: .top) {
                        box.alignmentGuide(.top) { _ in n }; box.alignmentGuide(.top) { _ in -n }
                    }
                )
            ),
            (
                "scale",
                AnyView(box.scaleEffect(n).scaleEffect(n).scaleEffect(n).scaleEffect(n).rotationEffect(.degrees(30)))
            ),
            ("inset", AnyView(Color.red.safeAreaInset(edge: .top, spacing: n) { Color.blue.frame(height: n) })),
            ("safe area padding", AnyView(box.safeAreaPadding(n).safeAreaPadding(n))),
            ("margins", AnyView(ScrollView { box }.contentMargins(n).contentMargins(n))),
            ("relative", AnyView(box.containerRelativeFrame(.horizontal) { _, _ in n }.padding(n))),
            (
                "row insets",
                AnyView(
                    List {
                        ForEach(0..<9) { _ in box.listRowInsets(EdgeInsets(top: n, leading: n, bottom: n, trailing: n))
                        }
                    }
                )
            ),
            ("layout", AnyView(VStack { ForEach(0..<9) { _ in Placing(length: n) { box } } })),
            ("line spacing", AnyView(Text("a\nb\nc\nd").lineSpacing(n))),
            ("kerning", AnyView(Text("abcd").kerning(n))),
            ("tracking", AnyView(Text("abcd").tracking(n))),
            (
                "baseline",
                AnyView(
                    HStack(alignment: .firstTextBaseline) {
                        Text("a").baselineOffset(n); Text("b").baselineOffset(-n)
                    }
                )
            ),
        ]
    }

    @Test("Huge numbers leave every frame and size finite", arguments: huge)
    func frames(number: CGFloat) {
        for (name, view) in Self.views(number) {
            for (width, height) in [(100, 100), (nil, nil), (1e308, nil)] as [(CGFloat?, CGFloat?)] {
                let host = ViewHost(view.id("view"), size: ProposedViewSize(width: width, height: height))
                _ = host.update()
                for (path, frame) in host.frames() where !isFinite(frame) {
                    Issue.record("\(name)(\(number)) in \(width ?? .nan): \(path) \(frame)")
                }
                for size in [
                    host.idealSize, host.minimumSize, host.size(for: ProposedViewSize(width: 1e308, height: 1e308)),
                ]
                where !size.width.isFinite || !size.height.isFinite {
                    Issue.record("\(name)(\(number)): \(size)")
                }
            }
        }
    }

    private func isFinite(_ frame: CGRect) -> Bool {
        [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy(\.isFinite)
    }

    @Test(
        "Huge numbers that are none are reported where the view was made before its host, once each",
        arguments: [CGFloat.nan, .infinity]
    )
    func reported(number: CGFloat) {
        let box = Color.red.frame(width: 20, height: 10)
        let views: [(String, AnyView)] = [
            ("A scale", AnyView(box.scaleEffect(number))),
            ("A rotation", AnyView(box.rotationEffect(.radians(number)))),
            ("Tracking", AnyView(Text("ab").tracking(number))),
            ("Kerning", AnyView(Text("ab").kerning(number))),
            ("A baseline offset", AnyView(Text("ab").baselineOffset(number))),
            ("Line spacing", AnyView(Text("ab").lineSpacing(number))),
            (
                "A row's inset",
                AnyView(List { box.listRowInsets(EdgeInsets(top: number, leading: number, bottom: 0, trailing: 0)) })
            ),
            ("A gap between rows", AnyView(List { box }.listRowSpacing(number))),
        ]
        for (name, view) in views {
            let host = ViewHost(view, size: ProposedViewSize(width: 100, height: 100))
            let messages = host.update().diagnostics.filter { $0.code == .nonFiniteSize }.map(\.message)
            #expect(messages.count == 1 && messages.first?.hasPrefix(name) == true, "\(name): \(messages)")
        }
        let order = ViewHost(box.zIndex(.nan), size: .unspecified)
        #expect(order.update().diagnostics.map(\.message) == ["A z index of nan is ignored: give a number."])
    }

    @Test("A huge length of a frame is the greatest one, 1e100, and a negative one is none")
    func frames() {
        let frame: (CGFloat) -> CGFloat? = { length in
            let view = Color.red.frame(width: length, height: 10).id("view")
            let host = ViewHost(view, size: ProposedViewSize(width: 100, height: 100))
            _ = host.update()
            return host.frame(id: "view")?.width
        }
        #expect(frame(1e200) == 1e100)
        #expect(frame(.greatestFiniteMagnitude) == 1e100)
        #expect(frame(-1e200) == 100)
    }

    @Test("Huge numbers of a transform are reported where a frame is converted through it")
    func transform() {
        let view = Color.red.id("view").transformEffect(CGAffineTransform(scaleX: .nan, y: 1))
        let host = ViewHost(view, size: ProposedViewSize(width: 100, height: 100))
        _ = host.update()
        #expect(host.frame(id: "view") == CGRect(x: 0, y: 0, width: 100, height: 100))
        host.size = ProposedViewSize(width: 50, height: 50)
        #expect(host.update().diagnostics.map(\.code) == [.nonFiniteSize])
    }
}

/// A layout that answers and places by one length.
private struct Placing: Layout {
    let length: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: length, height: length)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews {
            view.place(
                at: CGPoint(x: length, y: length),
                anchor: UnitPoint(x: length, y: -length),
                proposal: ProposedViewSize(width: length, height: length)
            )
        }
    }
}
