import Testing

import Copyfit
@testable import CopyfitViews

/// Where a label has its icon. A character is 7.3 points wide and a line 16 high; icons are boxes of 10 by 10.
///
/// Pictures recorded on iOS show the middle of a symbol, also of one with a third of the title's font size, on the middle
/// of the title's first line (`MarkdownListTests/testBulletedList.1.png` of swift-markdown-ui).
@MainActor
struct LabelLineTests {
    /// Three lines in a width of 60: 10 for the icon, 8 for the gap, and "abc abc" is 51.1 wide.
    private var wrapped: some View {
        Label {
            Text("abc abc abc").id("title")
        } icon: {
            Color.red.box(10, 10).id("icon")
        }
    }

    /// How far the middle of the icon is below the top of the title.
    private func middle(
        _ view: some View,
        _ platform: HostOptions.Platform = .macOS,
        width: CGFloat? = 60
    ) -> CGFloat? {
        var options = HostOptions()
        options.platform = platform
        let host = ViewHost.standIn(view, width: width, height: 400, options: options)
        _ = host.update()
        guard let icon = host.frame(id: "icon"), let title = host.frame(id: "title") else { return nil }
        return icon.midY - title.minY
    }

    @Test("An icon is beside the first line of a wrapped title")
    func wrappedTitle() {
        #expect(host(wrapped, 60).frame(id: "title")?.height == 48)
        #expect(middle(wrapped) == 8)
        #expect(middle(wrapped.labelStyle(.titleAndIcon)) == 8)
        #expect(middle(wrapped.environment(\.layoutDirection, .rightToLeft)) == 8)
        #expect(middle(wrapped.lineLimit(5, reservesSpace: true)) == 8)
        #expect(middle(wrapped.lineSpacing(4)) == 8)
        #expect(middle(wrapped.lineSpacing(4).lineLimit(5, reservesSpace: true)) == 8)
    }

    @Test("An icon is beside a first line that is taller than the others, or shorter")
    func unequalLines() throws {
        func label(_ title: Text) -> some View {
            Label(title: { title.id("title") }, icon: { Color.red.box(10, 10).id("icon") })
        }
        for (first, second) in [(30, 9), (9, 30)] as [(CGFloat, CGFloat)] {
            let tall = Text("abc").font(.system(size: first))
            let height = try #require(host(tall.id("title"), 300).frame(id: "title")?.height)
            let found = try #require(middle(label(tall + Text("\nabc").font(.system(size: second))), width: 300))
            // The text alone is rounded up to a whole point, and icons are at whole points.
            #expect(abs(found - height / 2) <= 1)
        }
    }

    @Test("So it is in lists, forms, buttons, menus, and beside values", arguments: HostOptions.Platform.allCases)
    func containers(_ platform: HostOptions.Platform) {
        // At 17 points a line is 20.92 high; the text is rounded up to half points, icons are at whole pixels.
        let half: CGFloat = platform == .iOS ? 10.46 : 8
        func isBesideFirstLine(_ view: some View) -> Bool {
            middle(view, platform, width: 140).map { abs($0 - half) <= 0.5 } ?? false
        }
        let wrapped = Label {
            Text("abc abc abc abc abc abc").id("title")
        } icon: {
            Color.red.box(10, 10).id("icon")
        }
        #expect(isBesideFirstLine(List { wrapped }))
        #expect(isBesideFirstLine(Form { Section { wrapped } }))
        #expect(isBesideFirstLine(Button(action: {}) { wrapped }))
        #expect(isBesideFirstLine(Menu(content: {}, label: { wrapped })))
        #expect(isBesideFirstLine(NavigationLink(destination: EmptyView()) { wrapped }))
        #expect(isBesideFirstLine(Toggle(isOn: .constant(true)) { wrapped }))
        #expect(isBesideFirstLine(LabeledContent(content: { Text("a") }, label: { wrapped })))
        #expect(isBesideFirstLine(Grid { GridRow { wrapped } }))
    }

    @Test("The first line is the topmost text of the title, whatever else is in it")
    func mixedTitles() {
        func label(@ViewBuilder _ title: () -> some View) -> some View {
            Label(title: title) { Color.red.box(10, 10).id("icon") }
        }
        #expect(
            middle(
                label {
                    VStack(spacing: 0) {
                        Text("a").id("title"); Text("b"); Color.red.box(1, 90)
                    }
                }
            ) == 8
        )
        #expect(
            middle(
                label {
                    VStack(spacing: 0) {
                        Color.red.box(1, 90); Text("a").id("title")
                    }
                }
            ) == 8
        )
        #expect(middle(label { Text("a").id("title").padding(.bottom, 70) }) == 8)
        #expect(middle(label { Text("a").id("title").font(.system(size: 26)) }) == 16)
    }

    @Test("An icon of text is beside the first line with its own first line")
    func textIcons() {
        let label = Label {
            Text("abc abc abc").id("title")
        } icon: {
            Text("1.\n2.\n3.\n4.").id("icon")
        }
        // Four lines, of which the first is beside the title's first.
        #expect(middle(label, width: 70) == 32)
    }

    @Test("A single line and a title without text have the icon in their middle")
    func middles() {
        #expect(
            middle(
                Label {
                    Text("a").id("title")
                } icon: {
                    Color.red.box(10, 10).id("icon")
                }
            ) == 8
        )
        #expect(
            middle(
                Label {
                    Color.blue.box(20, 60).id("title")
                } icon: {
                    Color.red.box(10, 10).id("icon")
                }
            ) == 30
        )
        #expect(
            middle(
                Label {
                    Color.blue.box(20, 4).id("title")
                } icon: {
                    Color.red.box(10, 10).id("icon")
                }
            ) == 2
        )
        // A high icon is beside the first line too: the title begins 20 - 8 below its top.
        let high = Label {
            Text("a\nb").id("title")
        } icon: {
            Color.red.box(10, 40).id("icon")
        }
        #expect(middle(high) == 8)
        #expect(host(high).idealSize == CGSize(width: 10 + 8 + 7.5, height: 44))
    }
}
