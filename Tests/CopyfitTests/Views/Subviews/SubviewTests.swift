import Copyfit
import Testing

private struct Weight: ContainerValueKey {
    static var defaultValue: CGFloat { 1 }
}

extension ContainerValues {
    fileprivate var weight: CGFloat {
        get { self[Weight.self] }
        set { self[Weight.self] = newValue }
    }
}

/// Containers of one's own over the views of another view.
@MainActor
struct SubviewTests {
    @Test("A group over subviews sees every element, and follows when their number changes")
    func group() {
        struct Cells<Content: View>: View {
            let content: Content
            var body: some View {
                Group(subviews: content) { cells in
                    HStack(spacing: 0) {
                        ForEach(cells) { $0.frame(width: 20 * CGFloat(cells.count)) }
                    }
                    .id("row")
                }
            }
        }
        struct Model: View {
            @State var count = 2
            var body: some View {
                VStack(spacing: 0) {
                    Button("more") { count += 1 }.id("more")
                    Cells(
                        content: Group {
                            Color.red.frame(height: 1); ForEach(0..<count, id: \.self) { _ in Color.blue }
                        }
                    )
                }
            }
        }
        let host = host(Model())
        // Three cells of 60, then four of 80.
        #expect(host.frame(id: "row")?.width == 180)
        #expect(host.trigger("more"))
        _ = host.update()
        #expect(host.frame(id: "row")?.width == 320)
    }

    @Test("Elements keep their state while their place in the result changes")
    func state() {
        struct Counter: View {
            @State var count = 0
            var body: some View {
                Button("count") { count += 1 }.id("count")
                Color.red.box(CGFloat(count), 1).id("counted")
            }
        }
        struct Model: View {
            @State var isReversed = false
            var body: some View {
                Button("turn") { isReversed.toggle() }.id("turn")
                Group(subviews: Counter()) { parts in
                    ForEach(isReversed ? parts.reversed() : Array(parts)) { $0 }
                }
            }
        }
        let host = host(VStack { Model() })
        host.trigger("count")
        _ = host.update()
        host.trigger("turn")
        _ = host.update()
        #expect(host.frame(id: "counted")?.width == 1)
        #expect((host.frame(id: "counted")?.minY ?? 0) < (host.frame(id: "count")?.minY ?? 0))
    }

    @Test("Container values of nested modifiers add up; of two for a key the inner one counts")
    func values() {
        let content = Group {
            Color.red.tag("a").containerValue(\.weight, 3).padding(1)
            Color.red.containerValue(\.weight, 2).containerValue(\.weight, 5)
            Color.red
        }
        let host = host(
            Group(subviews: content) { parts in
                HStack(spacing: 0) {
                    ForEach(parts) { part in
                        Color.blue.box(part.containerValues.weight, part.containerValues.hasTag("a") ? 2 : 1)
                    }
                }
                .id("row")
            }
        )
        #expect(host.frame(id: "row")?.size == CGSize(width: 3 + 2 + 1, height: 2))
    }

    @Test("Sections are taken apart into header, content and footer")
    func sections() {
        let content = Group {
            Color.red
            Section {
                Color.red
                Color.red
            } header: {
                Text("a")
            }
            Section {
                Color.red
            } footer: {
                Text("b")
            }
        }
        var counts: [[Int]] = []
        _ = host(
            Group(sections: content) { sections in
                let _ = counts = sections.map { [$0.header.count, $0.content.count, $0.footer.count] }
                ForEach(sections) { $0.content }
            }
        )
        #expect(counts == [[0, 1, 0], [1, 2, 0], [0, 1, 1]])
        let host = host(VStack(spacing: 0) { ForEach(sections: content) { $0.header }.id("headers") })
        #expect(host.frame(id: "headers")?.size == CGSize(width: 7.5, height: 16))
    }

    @Test("A collection over subviews holds nothing outside the tree, and its views in it")
    func collections() {
        let boxes = Group {
            Color.red.box(10, 5)
            Section {
                Color.blue.box(20, 5)
            } header: {
                Color.red.box(1, 5)
            }
        }
        let subviews = ForEach(subviews: boxes) { $0.padding(.trailing, 1) }
        let sections = ForEach(sections: boxes) { $0.content }
        #expect(subviews.data.isEmpty && sections.data.isEmpty)
        // Three boxes with a margin of 1 each; the contents of both sections.
        #expect(host(HStack(spacing: 0) { subviews }).idealSize == CGSize(width: 34, height: 5))
        #expect(host(HStack(spacing: 0) { sections }).idealSize == CGSize(width: 30, height: 5))
    }

    /// Documentation of `Subview`: "the view is resolved using the environment of its container, not the environment of
    /// the its subview proxy".
    @Test("Environment around a group reaches its subviews, environment around a subview does not")
    func environment() {
        struct Gap: View {
            @Environment(\.lineSpacing) private var gap
            var body: some View { Color.red.box(gap, 1) }
        }
        let around = Group(subviews: Gap()) { ForEach($0) { $0 } }.lineSpacing(30)
        let within = Group(subviews: Gap()) { parts in
            HStack { ForEach(parts) { $0.lineSpacing(50) } }.lineSpacing(40)
        }
        #expect(host(around).idealSize.width == 30)
        #expect(host(within.lineSpacing(30)).idealSize.width == 30)
        #expect(host(HStack { ForEach(subviews: Gap()) { $0.lineSpacing(50) } }.lineSpacing(30)).idealSize.width == 30)
    }

    @Test("Older variadic roots lay out children with lines between them")
    func variadic() {
        struct Divided: _VariadicView.MultiViewRoot {
            func body(children: _VariadicView.Children) -> some View {
                ForEach(children) { child in
                    child
                    if child.id != children.last?.id { Color.black.box(1, 1) }
                }
            }
        }
        let content = _VariadicView.Tree(Divided()) {
            Color.red.box(1, 10)
            Color.red.box(1, 10)
            Color.red.box(1, 10)
        }
        #expect(host(VStack(spacing: 0) { content }).idealSize == CGSize(width: 1, height: 32))
    }

    @Test("Lists give rows insets of their own and gaps")
    func rows() {
        let list = List {
            Color.red.frame(height: 10).listRowInsets(EdgeInsets()).id("bare")
            Color.red.frame(height: 10).id("inset")
        }
        let host = host(list.listRowSpacing(5), 100, 100)
        #expect(host.frame(id: "bare") == CGRect(x: 0, y: 0, width: 100, height: 10))
        // After 10, a gap of 5, a line of 1 and an inset of 4; 16 to each side.
        #expect(host.frame(id: "inset") == CGRect(x: 16, y: 20, width: 68, height: 10))
    }
}

/// Subviews whose number changes by a state of their own.
@MainActor
struct SubviewStateTests {
    @Test("A view that grows by its own state reaches the container over its subviews")
    func ownState() {
        struct Growing: View {
            @State var count = 1
            var body: some View {
                Button("a") { count += 1 }.id("more").frame(width: 10)
                ForEach(0..<count, id: \.self) { _ in Color.red }
            }
        }
        let view = Group(subviews: Growing()) { cells in
            HStack(spacing: 0) { ForEach(cells) { $0.frame(width: 10) } }.id("row")
        }
        let host = host(view)
        #expect(host.frame(id: "row")?.width == 20)
        for width: CGFloat in [30, 40] {
            host.trigger("more")
            _ = host.update()
            #expect(host.frame(id: "row")?.width == width)
        }
    }

    @Test("Container values that change by a state inside reach the container over the subviews")
    func changingValues() {
        struct Growing: View {
            @State var weight: CGFloat = 1
            var body: some View {
                Button("a") { weight += 1 }.id("more").tag(weight).containerValue(\.weight, weight)
            }
        }
        let log = Log()
        let view = Group(subviews: Growing()) { parts in
            let _ = log("made")
            ForEach(parts) { part in
                part
                Color.red.box(part.containerValues.weight, part.containerValues.hasTag(CGFloat(2)) ? 2 : 1).id("box")
            }
        }
        let host = host(VStack { view })
        #expect(host.frame(id: "box")?.size == CGSize(width: 1, height: 1))
        for size in [CGSize(width: 2, height: 2), CGSize(width: 3, height: 1)] {
            host.trigger("more")
            _ = host.update()
            #expect(host.frame(id: "box")?.size == size)
        }
        #expect(log.entries.count == 3)
    }

    @Test("A section closes and opens with its binding, and stays one section")
    func closingSections() {
        struct Model: View {
            @State var isExpanded = true
            var body: some View {
                Group(
                    sections: Section("ab", isExpanded: $isExpanded) {
                        Color.red.box(10, 5)
                        Color.red.box(10, 5)
                    }
                ) { sections in
                    VStack(spacing: 0) {
                        ForEach(sections) { section in
                            Color.blue.box(CGFloat(section.content.count), CGFloat(section.header.count)).id("counts")
                            section.header.onTapGesture { isExpanded.toggle() }.id("header")
                            section.content
                        }
                    }
                    .id("all")
                }
            }
        }
        let host = host(Model())
        for (count, height) in [(2, 27), (0, 17), (2, 27)] {
            // A box of 1 for the header's one view, the text of 16, two boxes of 5 or none.
            #expect(host.frame(id: "counts")?.size == CGSize(width: count, height: 1))
            #expect(host.frame(id: "all")?.height == CGFloat(height))
            #expect(host.trigger("header"))
            _ = host.update()
        }
    }

    @Test("Subviews outlive the containers and modifiers they were in")
    func containers() {
        struct Model: View {
            @State var kind = 0
            var body: some View {
                Button("next") { kind = (kind + 1) % 4 }.id("next")
                Group(
                    subviews: Group {
                        Color.red.box(10, 5).id("a"); Color.blue.box(20, 5).id("b")
                    }
                ) { parts in
                    switch kind {
                    case 0: HStack(spacing: 0) { ForEach(parts) { $0.opacity(0.5) } }.id("all")
                    case 1: VStack(spacing: 0) { ForEach(parts) { $0.frame(width: 50).opacity(0.5) } }.id("all")
                    case 2: VStack(spacing: 0) { ForEach(parts) { $0.padding(1) } }.id("all")
                    default: HStack(spacing: 0) { parts[1] }.id("all")
                    }
                }
            }
        }
        let host = host(VStack { Model() })
        // A row, a column of wider frames, a column of padded boxes, the second box alone; twice.
        let sizes = [(30, 5), (50, 10), (22, 14), (20, 5)].map { CGSize(width: $0.0, height: $0.1) }
        for size in sizes + sizes {
            #expect(host.frame(id: "all")?.size == size)
            #expect(host.frame(id: "b")?.size == CGSize(width: 20, height: 5))
            host.trigger("next")
            _ = host.update()
        }
        host.close()
    }
}
