import Testing

import Copyfit
@testable import CopyfitViews

/// The bars of navigation containers and tabs on iOS, with the heights of `Documentation/Platforms.md`.
@MainActor
struct IOSBarTests {
    private func host<Content: View>(
        _ view: Content,
        _ platform: HostOptions.Platform = .iOS,
        safeArea: EdgeInsets = EdgeInsets()
    ) -> ViewHost {
        var options = HostOptions()
        options.platform = platform
        options.safeAreaInsets = safeArea
        let host = ViewHost.standIn(view, width: 390, height: 844, options: options)
        _ = host.update()
        return host
    }

    private func rest(_ view: some View, safeArea: EdgeInsets = EdgeInsets()) -> CGRect? {
        host(view, safeArea: safeArea).frame(id: "rest")
    }

    private var content: some View { Color.red.id("rest") }

    @Test("A bar with a large title is 96 high, another one 44")
    func heights() {
        #expect(rest(NavigationStack { content }) == CGRect(x: 0, y: 44, width: 390, height: 800))
        let titled = content.navigationTitle("abc")
        #expect(rest(NavigationStack { titled }) == CGRect(x: 0, y: 96, width: 390, height: 748))
        #expect(rest(NavigationView { titled })?.minY == 96)
        #expect(
            rest(
                NavigationSplitView {
                    titled
                } detail: {
                    Text("a")
                }
            )?.minY == 96
        )
        #expect(rest(NavigationStack { titled.navigationBarTitleDisplayMode(.inline) })?.minY == 44)
        #expect(rest(NavigationStack { titled.navigationBarTitleDisplayMode(.large) })?.minY == 96)
        #expect(rest(NavigationStack { content.navigationBarTitle("abc", displayMode: .inline) })?.minY == 44)
        #expect(rest(NavigationStack { titled.toolbarTitleDisplayMode(.inline) })?.minY == 44)
        let text = Binding.constant("")
        #expect(rest(NavigationStack { titled.searchable(text: text) })?.minY == 148)
        #expect(rest(NavigationStack { titled }.searchable(text: text))?.minY == 148)
        #expect(rest(NavigationStack { titled.searchable(text: text) }.searchable(text: text))?.minY == 148)
    }

    @Test("Of nested navigation containers the outer one has the bar")
    func nested() {
        let inner = NavigationStack { content.navigationTitle("abc") }
        #expect(rest(NavigationSplitView(sidebar: { inner }, detail: { Text("a") }))?.minY == 96)
        #expect(host(NavigationStack { inner }).texts.map(\.string) == ["abc"])
    }

    @Test("A hidden bar takes no room")
    func hidden() {
        let titled = content.navigationTitle("abc")
        let whole = CGRect(x: 0, y: 0, width: 390, height: 844)
        #expect(rest(NavigationStack { titled.navigationBarHidden(true) }) == whole)
        #expect(rest(NavigationStack { titled.toolbar(.hidden, for: .navigationBar) }) == whole)
        #expect(rest(NavigationStack { titled.toolbar(.hidden) }) == whole)
        #expect(rest(NavigationStack { titled.toolbarVisibility(.hidden, for: .navigationBar) }) == whole)
        #expect(rest(NavigationStack { titled.toolbar(.hidden, for: .tabBar) })?.minY == 96)
    }

    @Test("The title is a text in the bar, cut off if the bar is too narrow")
    func titles() {
        let host = host(NavigationStack { content.navigationTitle("abc") })
        // At 34 points a character is 19.11 wide and a line 41.85 high; the title is in the middle of the lower 52.
        #expect(host.texts.map(\.string) == ["abc"])
        #expect(host.texts.first?.frame == CGRect(x: 16, y: 44 + 5, width: 57.5, height: 42))
        #expect(host.texts.first?.isTruncated == false)
        let inline = self.host(NavigationStack { content.navigationBarTitle("abc", displayMode: .inline) })
        #expect(inline.texts.first?.frame == CGRect(x: 180.5, y: 11.5, width: 29, height: 21))
        let long = String(repeating: "abcdefghij ", count: 5)
        #expect(self.host(NavigationStack { content.navigationTitle(long) }).texts.first?.isTruncated == true)
    }

    @Test("A bar is in the safe area of the host and insets the content of a scroll view")
    func safeAreas() {
        let titled = content.navigationTitle("abc")
        let safeArea = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
        #expect(
            rest(NavigationStack { titled }, safeArea: safeArea)
                == CGRect(x: 0, y: 47 + 96, width: 390, height: 844 - 47 - 96 - 34)
        )
        let list = List { Color.red.frame(height: 20).id("rest") }.listStyle(.plain)
        #expect(rest(NavigationStack { list.navigationTitle("abc") })?.minY == 108)
    }

    @Test("A bar of tabs is 49 high; pages have none")
    func tabs() {
        let tabs = TabView { content }
        #expect(rest(tabs) == CGRect(x: 0, y: 0, width: 390, height: 795))
        #expect(rest(tabs.tabViewStyle(.page))?.height == 844)
        #expect(rest(TabView { content.toolbar(.hidden, for: .tabBar) })?.height == 844)
        let both = TabView { NavigationStack { content.navigationTitle("abc") } }
        #expect(rest(both) == CGRect(x: 0, y: 96, width: 390, height: 844 - 96 - 49))
    }

    @Test("On macOS bars are part of the window")
    func macOS() {
        let titled = NavigationStack { content.navigationTitle("abc") }
        let whole = CGRect(x: 0, y: 0, width: 390, height: 844)
        #expect(host(titled, .macOS).frame(id: "rest") == whole)
        #expect(host(titled, .macOS).texts.isEmpty)
        #expect(host(TabView { content }, .macOS).frame(id: "rest") == whole)
    }

    @Test("Only on macOS a title is reported as without effect")
    func reports() {
        func names(_ platform: HostOptions.Platform) -> [String] {
            var options = HostOptions()
            options.platform = platform
            let view = Text("a").navigationTitle("t").toolbar(.hidden, for: .tabBar)
            let report = ViewHost(view, size: .unspecified, options: options).update()
            return report.diagnostics.map { String($0.message.prefix { $0 != " " }) }.sorted()
        }
        #expect(names(.macOS) == ["navigationTitle", "toolbar"])
        #expect(names(.iOS) == [])
    }

    @Test("A title that changes or goes is followed")
    func changes() {
        struct Screen: View {
            let title: String?
            var body: some View {
                NavigationStack {
                    VStack {
                        Color.red.id("rest")
                        if let title { Color.clear.frame(height: 0).navigationTitle(title) }
                    }
                }
            }
        }
        let host = host(Screen(title: "abc"))
        #expect(host.texts.map(\.string) == ["abc"])
        host.setContent(Screen(title: "def"))
        _ = host.update()
        #expect(host.texts.map(\.string) == ["def"])
        #expect(host.frame(id: "rest")?.minY == 96)
        host.setContent(Screen(title: nil))
        _ = host.update()
        #expect(host.frame(id: "rest")?.minY == 44)
    }
}
