import Copyfit
import Foundation
import Testing

/// A reader around two scroll views. Rows of 20, of which 100 points show.
@MainActor
struct ScrollReaderTests {
    private struct Rows: View {
        let ids: Range<Int>
        let isLazy: Bool

        private var rows: some View {
            ForEach(ids, id: \.self) { Color.red.frame(height: 20).accessibilityIdentifier("row \($0)") }
        }

        var body: some View {
            ScrollView { if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } } }
        }
    }

    private struct Columns: View {
        let isLazy: Bool

        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    Color.blue.frame(height: 10).id(150)
                    Button("left") { proxy.scrollTo(50, anchor: .top) }.frame(height: 10).id("left")
                    Button("right") { proxy.scrollTo(150, anchor: .top) }.frame(height: 10).id("right")
                    Button("both") {
                        proxy.scrollTo(70, anchor: .top)
                        proxy.scrollTo(170, anchor: .top)
                    }
                    .frame(height: 10).id("both")
                    Button("name") { proxy.scrollTo("row 10", anchor: .top) }.frame(height: 10).id("name")
                    HStack(spacing: 0) {
                        Rows(ids: 0..<100, isLazy: isLazy).id("first")
                        Rows(ids: 100..<200, isLazy: isLazy).id("second")
                    }
                }
            }
        }
    }

    private func offsets(_ host: ViewHost) -> [CGFloat?] {
        ["first", "second"].map { host.scrollGeometry($0)?.contentOffset.y }
    }

    @Test("A proxy scrolls the scroll view that holds the id, and both at a time", arguments: [false, true])
    func twoScrollViews(isLazy: Bool) {
        let host = host(Columns(isLazy: isLazy), 100, 150)
        let steps: [(String, [CGFloat])] = [
            ("left", [1000, 0]), ("right", [1000, 1000]), ("both", [1400, 1400]), ("right", [1400, 1000]),
        ]
        for (button, expected) in steps {
            host.trigger(button)
            _ = host.update()
            #expect(offsets(host) == expected, "\(button)")
        }
    }

    @Test("A proxy does not know identifiers for tests", arguments: [false, true])
    func identifiers(isLazy: Bool) {
        let host = host(Columns(isLazy: isLazy), 100, 150)
        host.trigger("name")
        _ = host.update()
        #expect(offsets(host) == [0, 0])
        host.scroll("first", toView: "row 10", anchor: .top)
        _ = host.update()
        #expect(offsets(host) == [200, 0])
    }
}
