import Copyfit
import Testing

/// What a screen would show over or instead of the views that a host lays out.
@MainActor
struct PresentedContentTests {
    private struct Presenting: View {
        var inTab = 0
        @State private var item: Int?
        @State private var path: [Int] = []
        @State private var isPresented = false
        @State private var selection: String?

        var body: some View {
            TabView(selection: .constant(inTab)) {
                NavigationStack(path: $path) {
                    VStack {
                        Button("item") { item = 7 }.id("item")
                        Button("path") { path = [7] }.id("path")
                        Button("alert") { isPresented = true }.id("alert")
                        Button("link") { selection = "a" }.id("link")
                        Color.red.fullScreenCover(item: $item.identified) { _ in Color.blue }.id("covered")
                        Color.red.alert("t", isPresented: $isPresented) { Button("ok") {} }
                        NavigationLink(tag: "a", selection: $selection) {
                            Color.blue
                        } label: {
                            Text("a")
                        }
                    }
                }
                .tag(0)
                Color.blue.tag(1)
            }
        }
    }

    @Test("What is presented and not laid out is reported with its place, if it is on the screen that is shown")
    func notShown() {
        let host = ViewHost(Presenting(), size: .init(width: 200, height: 300))
        func reported() -> [Diagnostic] { host.update().diagnostics.filter { $0.code == .contentNotShown } }
        #expect(reported() == [])
        for (button, name) in [
            ("item", "fullScreenCover"), ("path", "NavigationStack"), ("alert", "alert"), ("link", "NavigationLink"),
        ] {
            host.trigger(button)
            let found = reported()
            #expect(found.map(\.message).contains { $0.contains(" \(name) ") }, "\(button)")
            #expect(found.allSatisfy { $0.place?.viewPath.contains("Presenting") == true })
        }
        host.setContent(Presenting(inTab: 1))
        #expect(reported() == [])
        host.setContent(Presenting(inTab: 0))
        #expect(reported().count == 4)
    }

    @Test("An alert about a value comes up only while there is one", arguments: [nil, 7])
    func alertAboutValue(value: Int?) {
        let view = Color.red.alert("t", isPresented: .constant(true), presenting: value) { _ in Button("ok") {} }
        let host = ViewHost(view, size: .unspecified)
        let found = host.update().diagnostics.filter { $0.code == .contentNotShown }
        #expect(found.count == (value == nil ? 0 : 1))
    }
}

private struct Numbered: Identifiable {
    let id: Int
}

extension Binding where Value == Int? {
    fileprivate var identified: Binding<Numbered?> {
        Binding<Numbered?>(get: { wrappedValue.map(Numbered.init) }, set: { wrappedValue = $0?.id })
    }
}
