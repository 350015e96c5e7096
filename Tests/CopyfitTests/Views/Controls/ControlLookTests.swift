import CopyfitDrawing
import Testing

import Copyfit
@testable import CopyfitViews

/// How controls and lists are drawn. Lengths are those of ``ControlMetrics`` at font size 13.
@MainActor
struct ControlLookTests {
    private typealias PlainColor = DisplayList.PlainColor

    private static let blue = PlainColor(red: 0, green: 122.0 / 255, blue: 1)

    /// The filled areas in drawing order.
    private func areas(_ view: some View) -> [(rect: CGRect, color: PlainColor)] {
        host(view).displayList().items.leaves.compactMap { item in
            guard case .fill(let path, .color(let color), _) = item else { return nil }
            return (path.boundingRect, color)
        }
    }

    /// The colours of texts in drawing order.
    private func textColors(_ view: some View) -> [PlainColor] {
        host(view).displayList().items.leaves.compactMap { item in
            guard case .glyphs(let run) = item, case .color(let color) = run.paint else { return nil }
            return color
        }
    }

    @Test("A bar is filled up to its fraction, from the right in right-to-left layouts")
    func bars() {
        let bar = ProgressView(value: 0.25).frame(width: 200)
        let filled = areas(bar).first { $0.color == Self.blue }
        #expect(filled?.rect == CGRect(x: 100, y: 148, width: 50, height: 4))
        let mirrored = areas(bar.environment(\.layoutDirection, .rightToLeft)).first { $0.color == Self.blue }
        #expect(mirrored?.rect == CGRect(x: 250, y: 148, width: 50, height: 4))
        #expect(areas(ProgressView(value: 0.0)).allSatisfy { $0.color != Self.blue })
    }

    @Test("A slider's knob is at its value's fraction of the way")
    func sliders() {
        let slider = Slider(value: .constant(30), in: 20...40).frame(width: 114)
        let knob = areas(slider).last?.rect
        // The way is 114 - 14 = 100 long; the knob of 14 begins at its half.
        #expect(knob == CGRect(x: 143 + 50, y: 143, width: 14, height: 14))
    }

    /// The mark is 94 × 32 on iOS, and its halves 47 wide.
    @Test("A stepper of iOS has its minus before its plus")
    func steppers() {
        func strokes(_ direction: LayoutDirection) -> [CGRect] {
            var options = HostOptions()
            options.platform = .iOS
            let stepper = Stepper("", value: .constant(1)).labelsHidden().environment(\.layoutDirection, direction)
            let host = ViewHost(stepper, size: ProposedViewSize(width: 94, height: 32), options: options)
            return host.displayList().items.leaves.compactMap { item in
                if case .stroke(let path, _, _) = item { path.boundingRect } else { nil }
            }
        }
        let left = strokes(.leftToRight)
        #expect(left.map(\.midX) == [23.5, 70.5, 70.5])
        #expect(left.allSatisfy { $0.midY == 16 })
        #expect(left.map { $0.width > $0.height } == [true, true, false])
        #expect(abs(left[1].width - left[2].height) < 1e-9)
        #expect(strokes(.rightToLeft).map(\.midX) == [70.5, 23.5, 23.5])
    }

    @Test("What a view prefers as its appearance is its own, and a window's to know")
    func preferredAppearance() {
        struct Model: View {
            @State private var isDark = false
            var body: some View {
                VStack {
                    Button("toggle") { isDark.toggle() }.id("toggle")
                    Color(.sRGB, white: 0.5).preferredColorScheme(isDark ? .dark : nil)
                }
            }
        }
        let host = host(Model())
        for preferred in [nil, .dark, nil] as [ColorScheme?] {
            #expect(host.preference(PreferredColorSchemeKey.self) == preferred)
            host.trigger("toggle")
            _ = host.update()
        }
    }

    @Test("What is on or selected is drawn in the tint, what is disabled translucent")
    func states() {
        let red = PlainColor(red: 1, green: 0, blue: 0)
        func hasTint(_ view: some View) -> Bool {
            areas(view.tint(Color(red: 1, green: 0, blue: 0))).contains { $0.color == red }
        }
        #expect(hasTint(Toggle("A", isOn: .constant(true))))
        #expect(!hasTint(Toggle("A", isOn: .constant(false))))
        #expect(hasTint(Toggle("A", isOn: .constant(true)).toggleStyle(.switch)))
        #expect(!hasTint(Toggle("A", isOn: .constant(true)).toggleStyle(.switch).disabled(true)))
        #expect(hasTint(Toggle("A", isOn: .constant(true)).toggleStyle(.button)))
        #expect(!hasTint(Toggle("A", isOn: .constant(false)).toggleStyle(.button)))
        #expect(hasTint(Button("A") {}.buttonStyle(.borderedProminent)))
        #expect(!hasTint(Button("A") {}.buttonStyle(.borderedProminent).disabled(true)))
        #expect(textColors(Button("A") {}.disabled(true)) == [PlainColor.black.opacity(0.4)])
    }

    @Test("The labels of buttons have the colours of their styles and roles")
    func labels() {
        #expect(textColors(Button("A") {}) == [.black])
        #expect(textColors(Button("A") {}.buttonStyle(.borderedProminent)) == [.white])
        #expect(textColors(Button("A") {}.buttonStyle(.borderless)) == [Self.blue])
        #expect(textColors(Button("A") {}.buttonStyle(.plain).foregroundStyle(.white)) == [.white])
        #expect(textColors(Button("A", role: .destructive) {}) == [.bytes(205, 34, 26)])
        #expect(textColors(TextField("A", text: .constant(""))) == [PlainColor.black.opacity(0.3)])
        #expect(textColors(TextField("A", text: .constant("B"))) == [.black])
    }

    @Test("A foreground style that refers to the one around it is a part of that one")
    func nestedForeground() {
        let red = PlainColor(red: 1, green: 0, blue: 0)
        let text = Text("A").frame(width: 50)
        #expect(textColors(text.foregroundStyle(.secondary)) == [PlainColor.black.opacity(0.6)])
        let inRed = text.foregroundStyle(.secondary).foregroundStyle(Color(red: 1, green: 0, blue: 0))
        #expect(textColors(inRed) == [red.opacity(0.6)])
        let layered = text.foregroundStyle(.secondary).foregroundStyle(Color.black, Color(red: 1, green: 0, blue: 0))
        #expect(textColors(layered) == [red])
    }

    @Test("Lines separate the rows of a section, halfway between them, and not headers")
    func separators() {
        let rows = List {
            Section("Header") {
                Color.clear.frame(height: 20)
                Color.clear.frame(height: 20)
                Color.clear.frame(height: 20)
            }
            Color.clear.frame(height: 20).listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
        }
        .frame(width: 100, height: 300)
        let header = Text("Header").font(.body)
        let top = host(header, nil, nil).idealSize.height + 8 + 1
        // Rows are 20 + 8 high, with a line of one point after each; the content begins 16 after the edge of 150.
        let lines = areas(rows).map(\.rect)
        #expect(lines.map(\.minX) == [166, 166] && lines.map(\.width) == [84, 84] && lines.map(\.height) == [1, 1])
        #expect(lines.map(\.minY) == [top + 28, top + 57].map { $0.rounded() })
    }

    @Test("Grouped lists have a background, and each section's rows one of their own")
    func groupedLists() {
        let list = List { Section { Color.clear.frame(height: 20) } }.listStyle(.insetGrouped).frame(
            width: 100,
            height: 300
        )
        let found = areas(list)
        #expect(found.map(\.color) == [.bytes(242, 242, 245), .white])
        #expect(
            found.map(\.rect) == [
                CGRect(x: 150, y: 0, width: 100, height: 300), CGRect(x: 158, y: 0, width: 84, height: 28),
            ]
        )
    }

    /// `UIColor.systemGreen` is (52, 199, 89), `systemBlue` (0, 122, 255); `systemGroupedBackground` is (242, 242, 247), in the
    /// dark black, and `secondarySystemGroupedBackground` there (28, 28, 30).
    @Test(
        "On iOS switches are green, labels of bordered buttons have the accent's colour, grouped lists the system's"
    )
    func iOSColors() {
        func colors(_ view: some View, _ scheme: ColorScheme = .light) -> [PlainColor] {
            var options = HostOptions()
            options.platform = .iOS
            let size = ProposedViewSize(width: 320, height: 400)
            return ViewHost(view.environment(\.colorScheme, scheme), size: size, options: options).displayList().items
                .leaves
                .compactMap { item in
                    switch item {
                    case .fill(_, .color(let color), _): color
                    case .glyphs(let run): if case .color(let color) = run.paint { color } else { nil }
                    default: nil
                    }
                }
        }
        let green = PlainColor.bytes(52, 199, 89)
        let red = PlainColor(red: 1, green: 0, blue: 0)
        let toggle = Toggle("A", isOn: .constant(true))
        #expect(colors(toggle).contains(green))
        #expect(!colors(Toggle("A", isOn: .constant(false))).contains(green))
        let tinted = colors(toggle.tint(Color(red: 1, green: 0, blue: 0)))
        #expect(tinted.contains(red) && !tinted.contains(green))
        #expect(colors(Button("A") {}.buttonStyle(.bordered)).contains(.bytes(0, 122, 255)))
        let form = Form { Text("A") }
        #expect(colors(form, .dark).contains(.black) && colors(form, .dark).contains(.bytes(28, 28, 30)))
        #expect(colors(form).contains(.bytes(242, 242, 247)))
        // macOS has none of this.
        #expect(!areas(toggle.toggleStyle(.switch)).contains { $0.color == green })
    }
}
