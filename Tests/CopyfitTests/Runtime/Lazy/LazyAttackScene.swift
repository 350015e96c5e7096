import Copyfit
import Foundation
import TestSupport

/// Sections of rows of any height in one of several lazy containers.
struct LazyAttackScene: View {
    enum Container: CaseIterable, Sendable {
        case stack, sections, pinned, list, sectionedList, severalViews, inset, rowsOfRows, growing, stacksOfRows,
            erased,
            grid, sectionedGrid, wrapped
    }

    struct Row: Identifiable {
        let id: Int
        var height: CGFloat
        var views = 1
    }

    struct Block: Identifiable {
        let id: Int
        var rows: [Row]
    }

    let container: Container
    var groups: [Block]

    var rows: [Row] { groups.flatMap(\.rows) }

    /// The names of what is scrolled, and of what may stay in place. Rows that are scrolled sideways by their ids are left
    /// out.
    var names: (scrolled: [String], edges: [String]) {
        if container == .rowsOfRows { return (groups.map { "shelf \($0.id)" }, []) }
        let edges = groups.flatMap { ["header \($0.id)", "footer \($0.id)"] }
        return (rows.map { "row \($0.id)" }, edges)
    }

    var body: some View {
        switch container {
        case .list: List(rows, rowContent: box).id("scroll")
        case .sectionedList: List { sections }.id("scroll")
        default: ScrollView { content }.id("scroll")
        }
    }

    @ViewBuilder private var content: some View {
        switch container {
        case .sections: LazyVStack(spacing: 3) { sections }
        case .pinned: LazyVStack(spacing: 3, pinnedViews: [.sectionHeaders, .sectionFooters]) { sections }
        case .severalViews: LazyVStack(spacing: 4) { ForEach(rows, content: severalViews) }
        case .rowsOfRows: LazyVStack(spacing: 0) { ForEach(groups, content: shelf) }
        case .growing: LazyVStack(spacing: 4) { ForEach(rows) { Growing(row: $0) } }
        case .stacksOfRows: LazyVStack(spacing: 2) { ForEach(groups, content: stack) }
        case .erased: LazyVStack(spacing: 0) { ForEach(groups, content: mixed) }
        case .grid: LazyVGrid(columns: [GridItem(.adaptive(minimum: 30))], spacing: 2) { boxes(rows) }
        case .sectionedGrid: LazyVGrid(columns: [GridItem(), GridItem()], spacing: 2) { sections }
        case .wrapped: LazyVStack(spacing: 0) { boxes(rows).padding(3).background(Color.green) }
        case .inset:
            VStack {
                Color.blue.frame(height: 33)
                LazyVStack(spacing: -2) { boxes(rows) }.padding(9)
                Color.green.frame(height: 44)
            }
        default: LazyVStack(spacing: 4) { boxes(rows) }
        }
    }

    private var sections: some View {
        ForEach(groups) { group in
            Section {
                boxes(group.rows)
            } header: {
                Color.blue.frame(height: 17).accessibilityIdentifier("header \(group.id)")
            } footer: {
                Color.blue.frame(height: 5).accessibilityIdentifier("footer \(group.id)")
            }
        }
    }

    private func boxes(_ rows: [Row]) -> some View { ForEach(rows, content: box) }

    private func box(_ row: Row) -> some View {
        Color.red.frame(height: row.height).accessibilityIdentifier("row \(row.id)")
    }

    @ViewBuilder private func severalViews(_ row: Row) -> some View {
        if row.views > 0 { box(row) }
        if row.views > 1 { Color.green.frame(height: 7) }
    }

    private func shelf(_ group: Block) -> some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 2) {
                ForEach(group.rows) { row in
                    Color.red.frame(width: 5 + row.height, height: 25)
                }
            }
        }
        .accessibilityIdentifier("shelf \(group.id)")
    }

    private func stack(_ group: Block) -> some View { LazyVStack(spacing: 1) { boxes(group.rows) } }

    @ViewBuilder private func mixed(_ group: Block) -> some View {
        if group.id.isMultiple(of: 2) { boxes(group.rows) } else { AnyView(boxes(group.rows)) }
    }

    private struct Growing: View {
        let row: Row
        @State private var extra: CGFloat = 0

        var body: some View {
            Color.red.frame(height: row.height + extra).accessibilityIdentifier("row \(row.id)")
                .onAppear { extra = CGFloat(row.id % 5) * 7 }
        }
    }
}

/// A scene that is edited, and the size of its host.
struct LazyAttackStage {
    private(set) var scene: LazyAttackScene
    private(set) var size = CGSize(width: 120, height: 200)
    private var generator: SeededGenerator
    private var nextID = 0

    init(_ container: LazyAttackScene.Container, seed: Int) {
        generator = SeededGenerator(seed: UInt64(seed))
        scene = LazyAttackScene(container: container, groups: [])
        scene.groups = (0..<12).map { _ in group(ofUpTo: 25) }
    }

    private mutating func id() -> Int {
        nextID += 1
        return nextID
    }

    private mutating func row() -> LazyAttackScene.Row {
        LazyAttackScene.Row(id: id(), height: height(), views: generator.below(3))
    }

    /// Seldom 0, and never less than rows overlap.
    private mutating func height() -> CGFloat {
        let least: CGFloat = scene.container == .inset ? 2 : 0
        return least + (generator.below(9) == 0 ? 0 : CGFloat(1 + generator.below(70)))
    }

    private mutating func group(ofUpTo count: Int) -> LazyAttackScene.Block {
        let rows = (0..<generator.below(count)).map { _ in row() }
        return LazyAttackScene.Block(id: id(), rows: rows)
    }

    /// Inserts, removes, moves or resizes something, or nothing.
    mutating func edit() {
        let (group, kind) = (generator.below(scene.groups.count), generator.below(9))
        switch kind {
        case 0...2: editRows(of: group, kind)
        case 3: scene.groups[group].rows = []
        case 4: scene.groups.insert(self.group(ofUpTo: 9), at: group)
        case 5: if scene.groups.count > 3 { scene.groups.remove(at: group) }
        case 6: size.height = CGFloat(100 + generator.below(40) * 10)
        case 7: scene.groups.swapAt(0, group)
        default: break
        }
    }

    private mutating func editRows(of group: Int, _ kind: Int) {
        let count = scene.groups[group].rows.count
        let place = generator.below(count + 1)
        if kind == 0 { return scene.groups[group].rows.insert(row(), at: place) }
        guard place < count else { return }
        if kind == 1 { scene.groups[group].rows.remove(at: place) }
        if kind == 2 { scene.groups[group].rows[place].height = height() }
    }

    /// Scrolls a host in one of the ways there are, or not.
    @MainActor mutating func scroll(_ host: ViewHost) {
        switch generator.below(6) {
        case 0: host.scroll("scroll", to: CGPoint(x: 0, y: CGFloat(generator.below(5000))))
        case 1: host.scroll("scroll", by: CGSize(width: 0, height: CGFloat(generator.below(300) - 150)))
        case 2: host.scroll("scroll", to: generator.below(2) == 0 ? .top : .bottom)
        case 3:
            let rows = scene.rows
            let anchor = generator.element([nil, UnitPoint.top, .center, .bottom])
            if !rows.isEmpty { host.scroll("scroll", toView: generator.element(rows).id, anchor: anchor) }
        default: break
        }
    }
}
