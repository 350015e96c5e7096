import Copyfit
import Foundation
import Testing

/// Layout rule 11.7. Rows of 20 without gaps, so that row n begins at 20 n.
@MainActor
struct LazyStackTests {
    private final class Log { var entries: [String] = [] }

    private struct Rows<Row: View>: View {
        var ids = Array(0..<1000)
        @ViewBuilder let row: (Int) -> Row

        var body: some View {
            ScrollView { LazyVStack(spacing: 0) { ForEach(ids, id: \.self) { row($0) } } }.id("scroll")
        }
    }

    private struct Box: View {
        let id: Int
        var height: CGFloat = 20

        var body: some View { Color.red.frame(height: height).accessibilityIdentifier("row \(id)") }
    }

    private func rows(_ ids: [Int] = Array(0..<1000)) -> some View { Rows(ids: ids) { Box(id: $0) } }

    private func made(_ host: ViewHost) -> [Int] {
        (0..<1000).filter { host.frame(id: "row \($0)") != nil }
    }

    /// Recorded on real SwiftUI: a column of 200 rows of 20 in a scroll view of 200 makes 10 of them.
    @Test("layout rule 11.7: only the rows in the visible part are made; the length of the others is estimated")
    func window() {
        let host = host(rows(), 100, 200)
        #expect(made(host) == Array(0..<10))
        #expect(host.scrollGeometry("scroll")?.contentSize.height == 20_000)
        host.scroll("scroll", to: CGPoint(x: 0, y: 10_010))
        _ = host.update()
        #expect(made(host) == Array(500...510))
        #expect(host.frame(id: "row 500")?.minY == -10)
        #expect(host.scrollGeometry("scroll")?.contentOffset.y == 10_010)
        host.scroll("scroll", to: .bottom)
        _ = host.update()
        #expect(made(host) == Array(990...999))
        #expect(host.frame(id: "row 999")?.maxY == 200)
        #expect(host.update().passes == 0)
    }

    @Test("layout rule 11.7: a margin makes rows around the visible part, and none makes all")
    func options() {
        var options = HostOptions()
        options.lazyMargin = 30
        let wide = ViewHost(rows(), size: .init(width: 100, height: 200), options: options)
        _ = wide.update()
        #expect(made(wide) == Array(0..<12))
        wide.scroll("scroll", to: CGPoint(x: 0, y: 400))
        _ = wide.update()
        #expect(made(wide) == Array(18..<32))
        options.laziness = .none
        let whole = ViewHost(rows(Array(0..<50)), size: .init(width: 100, height: 200), options: options)
        _ = whole.update()
        #expect(made(whole) == Array(0..<50))
        #expect(made(host(rows(Array(0..<50)), 100, nil)) == Array(0..<50))
        let still = LazyVStack(spacing: 0) { ForEach(0..<50, id: \.self) { Box(id: $0) } }
        #expect(made(host(still, 100, 200)) == Array(0..<50))
    }

    @Test("The work for a hundred thousand rows is that for those in view")
    func work() {
        let rows = Rows(ids: Array(0..<100_000)) { id in
            VStack {
                Text(verbatim: "Title \(id)"); Text("A second line")
            }
        }
        let host = ViewHost(rows, size: .init(width: 320, height: 640))
        let first = host.update()
        // Two lines of 16 and their gap: about 20 rows. A body is Rows' own.
        #expect(host.texts.count < 60)
        #expect(first.bodyEvaluations == 1)
        host.scroll("scroll", to: CGPoint(x: 0, y: 1_500_000))
        #expect(host.update().bodyEvaluations == 0)
        #expect(host.texts.count < 60)
        let number = host.texts.first.flatMap { Int($0.string.dropFirst(6)) } ?? 0
        #expect((20_000..<80_000).contains(number))
    }

    @Test("Rows keep their states out of view, and appear and disappear with it")
    func states() {
        struct Counter: View {
            let id: Int
            let log: Log
            @State private var count = 0

            var body: some View {
                Button("count") { count += 1 }.frame(width: 30 + CGFloat(count), height: 20)
                    .accessibilityIdentifier("row \(id)")
                    .onAppear { if id == 3 { log.entries.append("appear") } }
                    .onDisappear { if id == 3 { log.entries.append("disappear") } }
            }
        }
        let log = Log()
        let host = host(Rows { Counter(id: $0, log: log) }, 100, 200)
        host.trigger("row 3")
        _ = host.update()
        host.scroll("scroll", to: CGPoint(x: 0, y: 5000))
        _ = host.update()
        #expect(host.frame(id: "row 3") == nil)
        host.scroll("scroll", to: CGPoint(x: 0, y: 0))
        _ = host.update()
        #expect(host.frame(id: "row 3")?.width == 31)
        #expect(log.entries == ["appear", "disappear", "appear"])
        host.close()
        #expect(log.entries == ["appear", "disappear", "appear", "disappear"])
    }

    @Test("runtime rule R30: a removed row loses its state, also out of view; a moved one keeps it")
    func changedData() {
        struct Counter: View {
            let id: Int
            @State private var count = 0

            var body: some View {
                Button("count") { count += 1 }.frame(width: 30 + CGFloat(count), height: 20)
                    .accessibilityIdentifier("row \(id)")
            }
        }
        func view(_ ids: [Int]) -> Rows<Counter> { Rows(ids: ids) { Counter(id: $0) } }
        let all = Array(0..<500)
        let host = host(view(all), 100, 200)
        for row in [2, 3, 4] { host.trigger("row \(row)") }
        _ = host.update()
        host.scroll("scroll", to: .bottom)
        _ = host.update()
        host.setContent(view(all.filter { $0 != 3 }))
        _ = host.update()
        host.setContent(view([2] + all.filter { $0 != 2 }))
        host.scroll("scroll", to: .top)
        _ = host.update()
        #expect([2, 3, 4].map { host.frame(id: "row \($0)")?.width } == [31, 30, 31])
        #expect(host.frame(id: "row 2")?.minY == 0)
    }

    @Test("Rows that are not made are scrolled to by their id")
    func scrollTo() {
        let view = ScrollViewReader { proxy in
            Button("go") { proxy.scrollTo(700, anchor: .center) }.frame(height: 20).id("go")
            Rows { Box(id: $0, height: $0 < 100 ? 20 : 30) }
        }
        let host = host(VStack(spacing: 0) { view }, 100, 220)
        host.trigger("go")
        _ = host.update()
        #expect(host.frame(id: "row 700")?.midY == 120)
        host.scroll("scroll", toView: 5)
        _ = host.update()
        #expect(host.frame(id: "row 5")?.minY == 20)
        host.scroll("scroll", toView: 999, anchor: .top)
        _ = host.update()
        #expect(host.frame(id: "row 999")?.maxY == 220)
        for _ in 0..<700 {
            host.scroll("scroll", by: CGSize(width: 0, height: -45))
            _ = host.update()
        }
        #expect(host.frame(id: "row 0")?.minY == 20)
        #expect(host.scrollGeometry("scroll")?.contentOffset.y == 0)
    }

    @Test("layout rule 11.6: a chat starts at its end and stays there when messages come")
    func chat() {
        func chat(_ count: Int) -> some View {
            Rows(ids: Array(0..<count)) { Box(id: $0, height: 20 + CGFloat($0 % 3) * 10) }.defaultScrollAnchor(.bottom)
        }
        let host = ViewHost(chat(3), size: .init(width: 100, height: 200))
        for count in [3, 100, 101, 160] {
            host.setContent(chat(count))
            _ = host.update()
            #expect(host.frame(id: "row \(count - 1)")?.maxY == 200, "\(count)")
        }
        #expect(made(host).count < 10)
    }

    @Test("Rows of a row are made from its trailing end in a right-to-left layout")
    func rightToLeft() {
        let view = ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
                ForEach(0..<1000, id: \.self) { id in
                    Color.red.frame(width: 20).accessibilityIdentifier("row \(id)")
                }
            }
        }
        .id("scroll").environment(\.layoutDirection, .rightToLeft)
        let host = host(view, 200, 100)
        #expect(made(host) == Array(0..<10))
        #expect(host.frame(id: "row 0")?.minX == 180)
        host.scroll("scroll", by: CGSize(width: -5010, height: 0))
        _ = host.update()
        #expect(made(host) == Array(250...260))
        #expect(host.frame(id: "row 250")?.minX == 190)
    }

    @Test("layout rule 11.7: modifiers around each row of a repetition change nothing")
    func modifiers() {
        let view = ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<1000, id: \.self) { Box(id: $0) }
                    .padding(.vertical, 5)
                    .background(Color.green)
                    .overlay(alignment: .topLeading) { Color.blue.frame(width: 4, height: 4) }
                    .frame(maxWidth: .infinity)
            }
        }
        .id("scroll")
        // Rows of 30, each with its layers.
        let host = host(view, 100, 200)
        #expect(made(host) == Array(0..<7))
        host.scroll("scroll", to: CGPoint(x: 0, y: 3010))
        _ = host.update()
        #expect(made(host) == Array(100..<107))
        #expect(host.frame(id: "row 100") == CGRect(x: 0, y: -5, width: 100, height: 20))
        #expect(host.dump().contains("100 rows that are not made"))
        #expect(host.findInconsistency() == nil)
    }

    @Test("Sections, lists and rows inside rows are lazy; a choice of contents is not")
    func containers() {
        let sections = ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<100, id: \.self) { section in
                    Section {
                        ForEach(0..<10, id: \.self) { Box(id: section * 10 + $0) }
                    } header: {
                        Color.blue.frame(height: 20)
                    }
                }
            }
        }
        // A header and nine rows.
        #expect(made(host(sections, 100, 200)) == Array(0..<9))
        let list = List(0..<1000, id: \.self) { Box(id: $0) }
        // 4 above and below each row of 20, and 1 for the line: row 6 takes the place from 6 · 29 = 174 to 202.
        #expect(made(host(list, 100, 200)) == Array(0..<7))
        let choice = ViewThatFits { Rows(ids: Array(0..<30)) { Box(id: $0) } }
        #expect(made(host(choice, 100, 200)) == Array(0..<30))
    }
}
