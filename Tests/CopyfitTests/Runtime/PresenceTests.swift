import Copyfit
import Testing

/// What a view tells of itself: appearances, changes, geometry, preferences.
struct Watched: View {
    let name: String
    var number = 1
    var width: CGFloat = 10
    let log: Log

    var body: some View {
        Color.red.frame(width: width, height: 10)
            .onAppear { log("\(name) appears") }
            .onDisappear { log("\(name) disappears") }
            .onChange(of: number, initial: true) { log("\(name) \($0) to \($1)") }
    }
}

/// Runtime rule R95: what is not shown does nothing; what is shown begins once.
@MainActor
struct PresenceTests {
    private let log = Log()

    private func update(_ host: ViewHost) -> [String] {
        _ = host.update()
        #expect(host.update().passes == 0)
        return log.take()
    }

    struct Tabs: View {
        let log: Log
        var selected: Int
        var number = 1

        var body: some View {
            TabView(selection: .constant(selected)) {
                Watched(name: "A", number: number, log: log).tag(0)
                Watched(name: "B", number: number, log: log).tag(1)
            }
        }
    }

    @Test("runtime rule R95: a tab begins when it is first chosen, and ends when another one is")
    func tabs() {
        let host = host(Tabs(log: log, selected: 0))
        #expect(log.take() == ["A appears", "A 1 to 1"])
        host.setContent(Tabs(log: log, selected: 1))
        #expect(update(host) == ["B appears", "B 1 to 1", "A disappears"])
        host.setContent(Tabs(log: log, selected: 0))
        #expect(update(host) == ["A appears", "B disappears"])
        // B learns of the change when it is shown again, from the number that it was shown with.
        host.setContent(Tabs(log: log, selected: 0, number: 2))
        #expect(update(host) == ["A 1 to 2"])
        host.setContent(Tabs(log: log, selected: 0, number: 3))
        #expect(update(host) == ["A 2 to 3"])
        host.setContent(Tabs(log: log, selected: 1, number: 3))
        #expect(update(host) == ["B appears", "B 1 to 3", "A disappears"])
        host.close()
        #expect(log.take() == ["B disappears"])
    }

    private struct Fitting: View {
        let log: Log
        var isWhole = true

        var body: some View {
            ViewThatFits(in: .horizontal) {
                Watched(name: "wide", width: 100, log: log)
                if isWhole { Watched(name: "middle", width: 50, log: log) }
                Watched(name: "narrow", width: 20, log: log)
            }
        }
    }

    @Test("runtime rule R95: of the candidates of ViewThatFits only the chosen one is shown")
    func candidates() {
        let host = host(Fitting(log: log), 200, 100)
        #expect(log.take() == ["wide appears", "wide 1 to 1"])
        for (width, expected) in [
            (60, ["middle appears", "middle 1 to 1", "wide disappears"]),
            (30, ["narrow appears", "narrow 1 to 1", "middle disappears"]),
            (35, []),
            (200, ["wide appears", "narrow disappears"]),
            (60, ["middle appears", "wide disappears"]),
        ] as [(CGFloat, [String])] {
            host.size = ProposedViewSize(width: width, height: 100)
            #expect(update(host) == expected, "\(width)")
        }
        // A candidate that is removed while it is shown disappears once, one that is not shown not at all.
        host.setContent(Fitting(log: log, isWhole: false))
        #expect(update(host) == ["narrow appears", "middle disappears"])
        host.setContent(Fitting(log: log))
        #expect(update(host) == ["middle appears", "middle 1 to 1", "narrow disappears"])
        host.size = ProposedViewSize(width: 200, height: 100)
        #expect(update(host) == ["wide appears", "middle disappears"])
        host.setContent(Fitting(log: log, isWhole: false))
        #expect(update(host) == [])
        host.close()
        #expect(log.take() == ["wide disappears"])
    }

    private struct Chosen: View {
        let log: Log
        var shown: Set<Int>

        var body: some View {
            VStack {
                Group(subviews: ForEach(0..<3) { Watched(name: "\($0)", log: log) }) { views in
                    ForEach(views.indices, id: \.self) { if shown.contains($0) { views[$0] } }
                }
            }
        }
    }

    @Test("runtime rule R95: a subview is shown where a container uses it")
    func subviews() {
        let host = host(Chosen(log: log, shown: [0]))
        #expect(log.take() == ["0 appears", "0 1 to 1"])
        host.setContent(Chosen(log: log, shown: [0, 2]))
        #expect(update(host) == ["2 appears", "2 1 to 1"])
        host.setContent(Chosen(log: log, shown: [1]))
        #expect(update(host) == ["1 appears", "1 1 to 1", "0 disappears", "2 disappears"])
        host.setContent(Chosen(log: log, shown: []))
        #expect(update(host) == ["1 disappears"])
    }

    @Test("runtime rule R95: parts of sections are shown where a container uses them")
    func sections() {
        struct Sections: View {
            let log: Log
            var showsHeader: Bool

            var body: some View {
                VStack {
                    Group(
                        sections: Section {
                            Watched(name: "row", log: log)
                        } header: {
                            Watched(name: "header", log: log)
                        }
                    ) { sections in
                        ForEach(sections) { section in
                            if showsHeader { section.header }
                            section.content
                        }
                    }
                }
            }
        }
        let host = host(Sections(log: log, showsHeader: false))
        #expect(log.take() == ["row appears", "row 1 to 1"])
        host.setContent(Sections(log: log, showsHeader: true))
        #expect(update(host) == ["header appears", "header 1 to 1"])
        host.setContent(Sections(log: log, showsHeader: false))
        #expect(update(host) == ["header disappears"])
    }

    @Test("runtime rule R95: cells of a lazy grid are shown if it has columns")
    func grids() {
        struct Cells: View {
            let log: Log
            var columns: Int

            var body: some View {
                LazyVGrid(columns: Array(repeating: GridItem(), count: columns)) { Watched(name: "cell", log: log) }
            }
        }
        let host = host(Cells(log: log, columns: 0))
        #expect(log.take() == [])
        host.setContent(Cells(log: log, columns: 2))
        #expect(update(host) == ["cell appears", "cell 1 to 1"])
        host.setContent(Cells(log: log, columns: 0))
        #expect(update(host) == ["cell disappears"])
    }

    @Test("runtime rule R95: rows are shown when they come into view, in a tab when that is chosen")
    func rows() {
        struct Rows: View {
            let log: Log
            var selected: Int

            var body: some View {
                TabView(selection: .constant(selected)) {
                    Color.blue.tag(0)
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<100, id: \.self) { row in
                                Color.red.frame(height: 50).onAppear { log("\(row)") }.onDisappear { log("-\(row)") }
                            }
                        }
                    }
                    .id("scroll").tag(1)
                }
            }
        }
        let host = host(Rows(log: log, selected: 0), 100, 99)
        #expect(log.take() == [])
        #expect(host.scrollGeometry("scroll") == nil)
        host.setContent(Rows(log: log, selected: 1))
        #expect(update(host) == ["0", "1"])
        host.scroll("scroll", to: CGPoint(x: 0, y: 1000))
        #expect(update(host) == ["20", "21", "-0", "-1"])
        host.setContent(Rows(log: log, selected: 0))
        #expect(update(host) == ["-20", "-21"])
        host.setContent(Rows(log: log, selected: 1))
        #expect(update(host) == ["20", "21"])
    }

    @Test("runtime rule R95: a disclosed content, a branch and an optional are shown while they are there")
    func branches() {
        struct Branches: View {
            let log: Log
            var isFirst: Bool

            var body: some View {
                VStack {
                    DisclosureGroup(isExpanded: .constant(isFirst)) {
                        Watched(name: "inside", log: log)
                    } label: {
                        Watched(name: "label", log: log)
                    }
                    if isFirst { Watched(name: "first", log: log) } else { Watched(name: "second", log: log) }
                }
            }
        }
        let host = host(Branches(log: log, isFirst: false))
        #expect(log.take().filter { $0.contains("appears") } == ["label appears", "second appears"])
        host.setContent(Branches(log: log, isFirst: true))
        #expect(
            update(host) == [
                "inside appears", "inside 1 to 1", "first appears", "first 1 to 1", "second disappears",
            ]
        )
    }

    @Test(
        "runtime rule R95: hidden, transparent, clipped and covered views are shown, layers with what they are around"
    )
    func invisible() {
        func watched(_ name: String) -> Watched { Watched(name: name, log: log) }
        let view = VStack {
            watched("hidden").hidden()
            watched("transparent").opacity(0)
            watched("clipped").frame(width: 0, height: 0).clipped()
            Color.blue.overlay { watched("overlay") }.background { watched("background") }.mask { watched("mask") }
            EmptyView().overlay { watched("nothing") }
        }
        let host = host(view)
        let appeared = log.take().filter { $0.hasSuffix(" appears") }.map { $0.dropLast(8) }
        #expect(appeared == ["hidden", "transparent", "clipped", "overlay", "background", "mask"])
        host.close()
        #expect(log.take().count == 6)
    }

    @Test("runtime rule R95: presented and pushed contents are not shown")
    func presented() {
        let view = NavigationStack(path: .constant([7])) {
            Watched(name: "root", log: log)
                .navigationDestination(for: Int.self) { Watched(name: "\($0)", log: log) }
                .sheet(isPresented: .constant(true)) { Watched(name: "sheet", log: log) }
                .popover(isPresented: .constant(true)) { Watched(name: "popover", log: log) }
        }
        let host = host(view)
        #expect(log.take() == ["root appears", "root 1 to 1"])
        #expect(host.update().passes == 0)
    }
}
