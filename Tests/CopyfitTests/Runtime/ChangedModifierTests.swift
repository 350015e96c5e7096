import Testing

import Copyfit
@testable import CopyfitViews

/// Modifiers whose values change while their content stays.
@MainActor
struct ChangedModifierTests {
    @Test("A layer made from preferences follows its alignment")
    func preferenceLayerAlignment() {
        func view(_ alignment: Alignment) -> some View {
            Color.red.box(100, 50).overlayPreferenceValue(NameList.self, alignment: alignment) { _ in
                Color.blue.box(20, 10).id("layer")
            }
        }
        let host = host(view(.center), 100, 50)
        #expect(host.frame(id: "layer") == CGRect(x: 40, y: 20, width: 20, height: 10))
        host.setContent(view(.bottomTrailing))
        _ = host.update()
        #expect(host.frame(id: "layer") == CGRect(x: 80, y: 40, width: 20, height: 10))
        host.setContent(view(.center))
        _ = host.update()
        #expect(host.frame(id: "layer") == CGRect(x: 40, y: 20, width: 20, height: 10))
    }

    @Test("Where several elements stand in an implicit stack, it follows the layout direction")
    func implicitStackDirection() {
        func view(_ direction: LayoutDirection) -> some View {
            Button(action: {}) {
                Color.red.box(10, 10).id("first")
                Color.blue.box(20, 10)
            }
            .buttonStyle(.plain)
            .environment(\.layoutDirection, direction)
        }
        // 10 + 8 + 20: the first lies at the left edge, and from right to left at 38 - 10.
        let host = host(view(.leftToRight), 38, 10)
        #expect(host.frame(id: "first")?.minX == 0)
        host.setContent(view(.rightToLeft))
        _ = host.update()
        #expect(host.frame(id: "first")?.minX == 28)
        host.setContent(view(.leftToRight))
        _ = host.update()
        #expect(host.frame(id: "first")?.minX == 0)
    }

    @Test("A spacer follows the stack around it where what is between them changes too")
    func spacerBehindChange() {
        func view(isPair: Bool) -> some View {
            HStack {
                Group {
                    Color.red.box(10, isPair ? 12 : 11).overlay { Spacer().id("spacer") }
                    if isPair { Color.blue.box(5, 5) }
                }
                .onGeometryChange(for: CGSize.self, of: { $0.size }, action: { _ in })
            }
        }
        let host = host(view(isPair: false))
        #expect(host.frame(id: "spacer")?.size == CGSize(width: 10, height: 0))
        host.setContent(view(isPair: true))
        _ = host.update()
        #expect(host.frame(id: "spacer")?.size == CGSize(width: 0, height: 12))
        host.setContent(view(isPair: false))
        _ = host.update()
        #expect(host.frame(id: "spacer")?.size == CGSize(width: 10, height: 0))
    }

    @Test("A scroll view's content takes the room of a strip that is gone")
    func goneStrip() {
        func view(hasStrip: Bool) -> some View {
            ScrollView { Color.red.box(10, 10).id("content") }
                .safeAreaInset(edge: .top, spacing: 0) { if hasStrip { Color.blue.frame(height: 20) } }
        }
        let host = host(view(hasStrip: true), 100, 100)
        #expect(host.frame(id: "content")?.minY == 20)
        host.setContent(view(hasStrip: false))
        _ = host.update()
        #expect(host.frame(id: "content")?.minY == 0)
        host.setContent(view(hasStrip: true))
        _ = host.update()
        #expect(host.frame(id: "content")?.minY == 20)
    }

    @Test("A dump names the columns that a cell spans now")
    func spannedColumns() {
        func view(_ count: Int) -> some View { Color.red.box(10, 10).gridCellColumns(count) }
        let host = host(view(2))
        host.setContent(view(3))
        _ = host.update()
        #expect(host.dump().hasPrefix("gridCellColumns(3)"))
    }
}
