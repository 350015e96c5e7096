import Testing

import Copyfit
@testable import CopyfitViews

/// Lists and forms on iOS, with the lengths of `Documentation/Platforms.md`. At 17 points a line of the stand-in font is
/// 20.92 high, rounded up 21; at 13 points 16.
@MainActor
struct IOSListTests {
    private var options: HostOptions {
        var options = HostOptions()
        options.platform = .iOS
        return options
    }

    private func host<Content: View>(_ view: Content) -> ViewHost {
        let host = ViewHost.standIn(view, width: 390, height: 844, options: options)
        _ = host.update()
        return host
    }

    private func box(_ id: Int, height: CGFloat = 20) -> some View {
        Color.red.frame(height: height).id(id)
    }

    @Test("Rows of a plain list are inset by 16 and at least 44 high; lines take no room")
    func plain() {
        let list = List {
            box(0)
            box(1, height: 40)
            box(2).listRowInsets(EdgeInsets())
        }
        let host = host(list.listStyle(.plain))
        #expect(host.frame(id: 0) == CGRect(x: 16, y: 12, width: 358, height: 20))
        #expect(host.frame(id: 1) == CGRect(x: 16, y: 44 + 11, width: 358, height: 40))
        #expect(host.frame(id: 2) == CGRect(x: 0, y: 44 + 62 + 12, width: 390, height: 20))
    }

    @Test("The gap between groups can be set, there and back; that above the first stays")
    func sectionSpacing() {
        let list = List {
            Section { box(0) }
            Section { box(1) }
        }
        let host = host(AnyView(list.listSectionSpacing(10)))
        for (view, gap) in [
            (AnyView(list.listSectionSpacing(10)), 10), (AnyView(list), 35),
            (AnyView(list.listSectionSpacing(.compact)), 17.5), (AnyView(list.listSectionSpacing(.default)), 35),
            (AnyView(list.listSectionSpacing(.nan)), 35), (AnyView(list.listSectionSpacing(10)), 10),
        ] as [(AnyView, CGFloat)] {
            host.setContent(view)
            _ = host.update()
            #expect(host.frame(id: 0)?.minY == CGFloat(35 + 12))
            #expect(host.frame(id: 1)?.minY == 35 + 44 + gap + 12)
        }
    }

    @Test("A list without a style has groups: a margin of 16, insets of 16, 35 above the first and between two")
    func groups() {
        let list = List {
            box(0)
            Section {
                box(1)
                box(2).listRowInsets(EdgeInsets())
            }
            Section { ForEach(3..<5) { box($0) } }
        }
        let host = host(list)
        #expect(host.frame(id: 0) == CGRect(x: 32, y: 35 + 12, width: 326, height: 20))
        let second: CGFloat = 35 + 44 + 35
        #expect(host.frame(id: 1) == CGRect(x: 32, y: second + 12, width: 326, height: 20))
        #expect(host.frame(id: 2) == CGRect(x: 16, y: second + 44 + 12, width: 358, height: 20))
        let third = second + 88 + 35
        #expect(host.frame(id: 3)?.minY == third + 12)
        #expect(host.frame(id: 4)?.minY == third + 44 + 12)
        let automatic = self.host(list.listStyle(.automatic).listStyle(.plain))
        #expect(automatic.frame(id: 0) == CGRect(x: 32, y: 47, width: 326, height: 20))
        #expect(self.host(list.listStyle(.grouped)).frame(id: 0) == CGRect(x: 16, y: 47, width: 358, height: 20))
    }

    /// The frames that `Tests/SentryTests/ViewCapture/SentryUIRedactBuilderTests+SwiftUI.swift` of getsentry/sentry-cocoa
    /// records on iOS 16 with three pixels to a point. There the header's text is 15.67 high, here 16; there a distance
    /// between groups is 35.33, 17.5 rounded up to pixels twice, here 35.
    @Test("A list has the frames that were recorded on iOS 16")
    func recorded() {
        var contentHeight: CGFloat?
        let list = List {
            Section("Section 1") { box(1) }
            Section { box(2) }
        }
        .onScrollGeometryChange(for: CGFloat.self, of: \.contentSize.height) { contentHeight = $1 }
        let host = ViewHost.standIn(list, width: 300, height: 500, options: options)
        _ = host.update()
        // Recorded: the header at (16 + 16, 17), the rows' cells at 38.67 and 118, 44 high, 268 wide, their texts at 16.
        #expect(host.texts.first?.frame.origin == CGPoint(x: 32, y: 17))
        #expect(host.frame(id: 1) == CGRect(x: 32, y: 17 + 16 + 6 + 12, width: 236, height: 20))
        let second: CGFloat = 17 + 16 + 6 + 44 + 35
        #expect(host.frame(id: 2)?.minY == second + 12)
        // The content is 182 high: 17 + 16 + 6 + 44 + 35 + 44 and 20 below the last group.
        #expect(contentHeight == 182)
    }

    @Test("A header has 17 above and 6 below, a footer 10 above and below")
    func headers() {
        let list = List {
            Section {
                box(0)
            } header: {
                Text("abc").id("header")
            } footer: {
                Text("abc").id("footer")
            }
            Section { box(1) }
        }
        let host = host(list)
        #expect(host.frame(id: "header")?.origin == CGPoint(x: 32, y: 17))
        let header: CGFloat = 17 + 16 + 6
        #expect(host.frame(id: 0)?.minY == header + 12)
        #expect(host.frame(id: "footer")?.origin == CGPoint(x: 32, y: header + 44 + 10))
        #expect(host.frame(id: 1)?.minY == header + 44 + 10 + 16 + 10 + 17.5 + 12)
    }

    @Test("Headers of groups are capitals in the footnote's size unless a case is set, others headlines")
    func headerTexts() {
        let list = List { Section("abc") { box(0) } }
        func header(_ view: some View) -> LaidOutText? { host(view).texts.first }
        #expect(header(list)?.string == "ABC")
        #expect(header(list)?.frame.height == 16)
        #expect(header(List { Section("abc") { box(0) }.textCase(nil) })?.string == "abc")
        #expect(header(list.listStyle(.plain))?.string == "abc")
        #expect(header(list.listStyle(.plain))?.frame == CGRect(x: 16, y: 4, width: 29, height: 21))
        let outside = host(VStack { Section("abc") { box(0) } })
        #expect(outside.texts.first?.string == "abc")
    }

    @Test("The least height of rows can be set")
    func leastHeights() {
        let rows = List { box(0) }.listStyle(.plain).environment(\.defaultMinListRowHeight, 60)
        #expect(host(rows).frame(id: 0)?.minY == 20)
        #expect(host(rows.environment(\.defaultMinListRowHeight, 80)).frame(id: 0)?.minY == 20)
    }

    @Test("A form is a list in groups; controls do not make its rows higher")
    func forms() {
        let form = Form {
            Toggle("abc", isOn: .constant(true)).id("toggle")
            Stepper("abc", value: .constant(1)).id("stepper")
            LabeledContent("abc", value: "de").id("content")
            TextField("abc", text: .constant("")).id("field")
            Slider(value: .constant(0.5)).id("slider")
        }
        for form in [AnyView(form), AnyView(form.formStyle(.grouped))] {
            let host = host(form)
            #expect(host.frame(id: "toggle") == CGRect(x: 32, y: 35 + 11, width: 326, height: 22))
            #expect(host.frame(id: "stepper") == CGRect(x: 32, y: 35 + 44 + 11, width: 326, height: 22))
            #expect(host.frame(id: "content") == CGRect(x: 32, y: 35 + 88 + 11.5, width: 326, height: 21))
            #expect(host.frame(id: "field") == CGRect(x: 32, y: 35 + 132 + 11.5, width: 326, height: 21))
            #expect(host.frame(id: "slider") == CGRect(x: 32, y: 35 + 176 + 11, width: 326, height: 22))
        }
    }

    @Test("A menu picker in a row has its label and no insets; a link has a mark")
    func rowContents() {
        let list = List {
            Picker("abc", selection: .constant(1)) { Text("a").tag(1) }.id("picker")
            NavigationLink("abc") { Text("b") }.id("link")
            NavigationLink(value: 1) { Color.red.id("label") }
        }
        let host = host(list.listStyle(.plain))
        #expect(host.frame(id: "picker") == CGRect(x: 16, y: 11.5, width: 358, height: 21))
        #expect(host.frame(id: "link")?.size == CGSize(width: 358, height: 21))
        // A gap of 8 and a mark of 8.
        #expect(host.frame(id: "label")?.width == 342)
        #expect(self.host(NavigationLink("abc") { Text("b") }).idealSize == CGSize(width: 29, height: 21))
    }

    @Test("Only the rows in view are made, and groups keep their room")
    func laziness() {
        let list = List {
            Section { ForEach(0..<1000, id: \.self) { box($0) } }
            Section { box(-1) }
        }
        let host = host(list)
        #expect(host.frame(id: 0)?.minY == 47)
        // 35 above the group, 18 rows of 44, and 12 above the content of a row.
        #expect(host.frame(id: 18)?.minY == 839)
        #expect(host.frame(id: 500) == nil)
    }
}
