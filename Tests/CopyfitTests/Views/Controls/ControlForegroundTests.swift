import CopyfitDrawing
import Testing

import Copyfit
@testable import CopyfitViews

/// The foreground style around a control whose label is on no fill.
@MainActor
struct ControlForegroundTests {
    private typealias PlainColor = DisplayList.PlainColor

    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let plainRed = PlainColor(red: 1, green: 0, blue: 0)

    /// The colours of texts on iOS in drawing order.
    private func colors(_ view: some View) -> [PlainColor] {
        var options = HostOptions()
        options.platform = .iOS
        let host = ViewHost(view, size: ProposedViewSize(width: 400, height: 300), options: options)
        return host.displayList().items.leaves.compactMap { item in
            guard case .glyphs(let run) = item, case .color(let color) = run.paint else { return nil }
            return color
        }
    }

    /// Every control of the family, each with one text.
    @ViewBuilder private var family: some View {
        Button("A") {}
        Button("A") {}.buttonStyle(.borderless)
        Button("A") {}.buttonStyle(.plain)
        Button("A", role: .destructive) {}
        Link("A", destination: URL(filePath: "/"))
        Menu("A") {}
        NavigationLink("A") { EmptyView() }
        ShareLink("A", item: "a").labelStyle(.titleOnly)
        Button("A") {}.buttonStyle(.link)
    }

    private static let familySize = 9

    @Test("The label of a control without a fill has the foreground style around it, and not the tint")
    func reachesLabels() {
        let expected = Array(repeating: Self.plainRed, count: Self.familySize)
        #expect(colors(VStack { family }.foregroundStyle(Self.red)) == expected)
        #expect(colors(VStack { family }.foregroundColor(Self.red)) == expected)
        #expect(colors(VStack { family }.tint(.green).foregroundStyle(Self.red)) == expected)
        #expect(colors(VStack { family }.foregroundStyle(Self.red, .green)) == expected)
    }

    @Test("A disabled one is a translucent part of the foreground style")
    func disabled() {
        let button = Button("A") {}.disabled(true)
        #expect(colors(button.foregroundStyle(Self.red)) == [Self.plainRed.opacity(0.4)])
        #expect(
            colors(Link("A", destination: URL(filePath: "/")).disabled(true).foregroundStyle(Self.red)) == [
                Self.plainRed.opacity(0.4)
            ]
        )
    }

    @Test("A level of emphasis around it is a part of the foreground, and primary is the foreground")
    func levels() {
        #expect(colors(Button("A") {}.foregroundStyle(.primary)) == [.black])
        #expect(colors(Button("A") {}.foregroundStyle(.secondary)) == [PlainColor.black.opacity(0.6)])
        #expect(colors(Button("A") {}.foregroundStyle(.tint).tint(Self.red)) == [Self.plainRed])
    }

    @Test("Without a foreground style it has the tint; what sets none around it changes nothing")
    func tint() {
        #expect(colors(Button("A") {}.tint(Self.red)) == [Self.plainRed])
        #expect(colors(Button("A") {}.tint(Self.red).foregroundColor(nil)) == [Self.plainRed])
        #expect(colors(Menu("A") {}.tint(Self.red)) == [Self.plainRed])
        let group = GroupBox("B") { Button("A") {} }.tint(Self.red)
        #expect(colors(group).contains(Self.plainRed))
    }

    @Test("A label on a fill keeps the colour of its style")
    func fills() {
        #expect(colors(Button("A") {}.buttonStyle(.borderedProminent).foregroundStyle(Self.red)) == [.white])
    }

    @Test("A style inside the label counts more than the one around the control")
    func inside() {
        let button = Button(action: {}) { Text("A").foregroundStyle(.white) }
        #expect(colors(button.foregroundStyle(Self.red)) == [.white])
    }
}
