import CopyfitDrawing
import Testing

import Copyfit
@testable import CopyfitViews

/// Fills reach over the safe areas that their views touch; frames do not. The screen is 390 by 844 with 59 points above and 34
/// below the safe area, so the area is 751 high.
@MainActor
struct SafeAreaFillTests {
    private static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    private static let area = CGRect(x: 0, y: 59, width: 390, height: 751)
    private static let red = Color(red: 1, green: 0, blue: 0)

    private func phone<Content: View>(
        _ view: Content,
        insets: EdgeInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    ) -> ViewHost {
        var options = HostOptions()
        options.platform = .iOS
        options.safeAreaInsets = insets
        let host = ViewHost.standIn(view, width: 390, height: 844, options: options)
        _ = host.update()
        return host
    }

    /// The red areas of a drawing.
    private func reds(_ host: ViewHost) -> [CGRect] {
        fills(host).filter { $0.paint == .color(DisplayList.PlainColor(red: 1, green: 0, blue: 0)) }.map(\.rect)
    }

    private func fills(_ host: ViewHost) -> [(rect: CGRect, paint: DisplayList.Paint)] {
        host.displayList().items.leaves.compactMap { item in
            if case .fill(let path, let paint, _) = item { (path.boundingRect, paint) } else { nil }
        }
    }

    private var page: some View { Text("a").frame(maxWidth: .infinity, maxHeight: .infinity) }

    @Test("A fill behind or in front of a view covers the safe areas that the view touches")
    func whole() {
        let host = phone(page.background(Self.red).id("page"))
        #expect(reds(host) == [Self.screen])
        #expect(host.frame(id: "page") == Self.area)
        #expect(reds(phone(page.overlay(Self.red))) == [Self.screen])
        #expect(reds(phone(page.background().backgroundStyle(Self.red))) == [Self.screen])
        #expect(reds(phone(ScrollView { page }.background(Self.red))) == [Self.screen])
        #expect(reds(phone(Form { page }.background(Self.red))) == [Self.screen])
        #expect(reds(phone(NavigationStack { page.background(Self.red) })) == [Self.screen])
    }

    @Test("It covers no others: at the edges that are named, of views that touch them, and not in a shape")
    func limits() {
        #expect(reds(phone(page.background(Self.red, ignoresSafeAreaEdges: []))) == [Self.area])
        let top = reds(phone(page.background(Self.red, ignoresSafeAreaEdges: .top)))
        #expect(top == [CGRect(x: 0, y: 0, width: 390, height: 810)])
        #expect(reds(phone(page.background(Self.red, in: Rectangle()))) == [Self.area])
        #expect(reds(phone(page.background { Self.red })) == [Self.area])
        // A view of 100 by 100 in the middle of the area touches nothing.
        let small = reds(phone(Color.clear.frame(width: 100, height: 100).background(Self.red)))
        #expect(small == [CGRect(x: 145, y: 384.5, width: 100, height: 100)])
        // Nor does what a scroll view contains.
        let row = Color.clear.frame(width: 390, height: 100).background(Self.red)
        #expect(reds(phone(ScrollView { row })) == [CGRect(x: 0, y: 59, width: 390, height: 100)])
    }

    @Test("The fill of a bar reaches over the area below it, and its room stays the same")
    func bars() {
        let bar = Color.clear.frame(height: 50).background(Self.red).id("bar")
        let host = phone(List { Text("a") }.safeAreaInset(edge: .bottom, spacing: 0) { bar })
        #expect(host.frame(id: "bar") == CGRect(x: 0, y: 760, width: 390, height: 50))
        #expect(reds(host) == [CGRect(x: 0, y: 760, width: 390, height: 84)])
        // A page above the bar reaches under it, and over the area below it.
        let below = phone(page.background(Self.red).safeAreaInset(edge: .bottom) { Color.clear.frame(height: 50) })
        #expect(reds(below) == [Self.screen])
    }

    @Test("The background of a grouped list is the whole screen, also below the title")
    func lists() {
        let list = phone(NavigationStack { List { Text("a") }.listStyle(.insetGrouped).navigationTitle("b") })
        #expect(fills(list).first?.rect == Self.screen)
        #expect(fills(phone(Form { Text("a") })).first?.rect == Self.screen)
    }

    @Test("Edges are those of the layout direction, and a gradient covers the whole of its fill")
    func directions() {
        let insets = EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 20)
        let left = CGRect(x: 0, y: 0, width: 370, height: 844)
        let leading = page.background(Self.red, ignoresSafeAreaEdges: .leading)
        #expect(reds(phone(leading, insets: insets)) == [left])
        let trailing = page.background(Self.red, ignoresSafeAreaEdges: .trailing)
        #expect(reds(phone(trailing.environment(\.layoutDirection, .rightToLeft), insets: insets)) == [left])
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        let fill = fills(phone(page.background(gradient))).first
        guard case .gradient(let gradient) = fill?.paint else {
            Issue.record("There is no gradient.")
            return
        }
        #expect(gradient.geometry == .linear(CGPoint(x: 195, y: 0), CGPoint(x: 195, y: 844)))
    }
}
