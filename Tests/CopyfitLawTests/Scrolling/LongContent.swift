import Copyfit
import Foundation

/// What is in a scroll view: rows that are alike, in sections or not, in one of the containers that make them when they come
/// into view.
struct LongContent {
    enum Holder: CaseIterable { case stack, grid, list }

    enum Shape: CaseIterable {
        case rows, sections, writtenSections, rowsInRows, rowsInSectionsOfRows, rowsInRowsInSections, rowsBetweenViews
        case unlikeRuns
    }

    var holder: Holder
    var shape: Shape
    var axis = Axis.vertical
    var direction = LayoutDirection.leftToRight
    var pinned: PinnedScrollableViews = []
    /// The lengths of a row, a header and a footer; nil for the last two: there is none.
    var row: [CGFloat] = [30]
    var header: CGFloat? = 30
    var footer: CGFloat?
    var spacing: CGFloat? = 0
    var columns = 2
    /// The number of rows of each section.
    var counts: [Int] = []
    /// The room around each row, the margins of the content, a bar before the content, and what else is scrolled.
    var padding: CGFloat = 0
    var margin: CGFloat = 0
    var bar: CGFloat?
    var before: CGFloat?
    var style = 0

    /// The names of all that may be shown, in order.
    var names: [String] {
        switch shape {
        case .rows: (0..<rowCount).map { "row 0.\($0)" }
        case .rowsBetweenViews: ["first"] + (0..<rowCount).map { "row 0.\($0)" } + ["last"]
        default:
            counts.indices.flatMap { section in
                ["header \(section)"] + (0..<rows(in: section)).map { "row \(section).\($0)" } + ["footer \(section)"]
            }
        }
    }

    var rowCount: Int { counts.reduce(0, +) }

    func rows(in section: Int) -> Int { shape == .rowsInRowsInSections ? 3 * counts[section] : counts[section] }

    func length(_ section: Int, _ index: Int) -> CGFloat { row[(section * 7 + index * 5) % row.count] }
}

extension LongContent: View {
    var body: some View {
        inset.environment(\.layoutDirection, direction)
    }

    @ViewBuilder private var inset: some View {
        if let bar {
            scrolled.safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: bar) }
        } else {
            scrolled
        }
    }

    @ViewBuilder private var scrolled: some View {
        if holder == .list {
            styledList.contentMargins(.vertical, margin).accessibilityIdentifier("scroll")
        } else {
            ScrollView(axis == .vertical ? .vertical : .horizontal) {
                if let before {
                    stacked(before)
                } else {
                    container
                }
            }
            .contentMargins(axis == .vertical ? .vertical : .horizontal, margin).accessibilityIdentifier("scroll")
        }
    }

    @ViewBuilder private func stacked(_ before: CGFloat) -> some View {
        if axis == .vertical {
            VStack(spacing: 3) {
                Color.blue.frame(height: before)
                container
                Color.blue.frame(height: 17)
            }
        } else {
            HStack(spacing: 3) {
                Color.blue.frame(width: before)
                container
                Color.blue.frame(width: 17)
            }
        }
    }

    @ViewBuilder private var styledList: some View {
        switch style {
        case 0: List { rows }
        case 1: List { rows }.listStyle(.plain)
        case 2: List { rows }.listStyle(.grouped)
        default: List { rows }.listStyle(.insetGrouped).listRowSpacing(3)
        }
    }

    @ViewBuilder private var container: some View {
        let items = Array(repeating: GridItem(.flexible(), spacing: 0), count: columns)
        switch (holder, axis) {
        case (.grid, .vertical): LazyVGrid(columns: items, spacing: spacing, pinnedViews: pinned) { rows }
        case (.grid, .horizontal): LazyHGrid(rows: items, spacing: spacing, pinnedViews: pinned) { rows }
        case (_, .vertical): LazyVStack(spacing: spacing, pinnedViews: pinned) { rows }
        case (_, .horizontal): LazyHStack(spacing: spacing, pinnedViews: pinned) { rows }
        }
    }

    @ViewBuilder private var rows: some View {
        switch shape {
        case .rows: run(0, rowCount)
        case .sections: ForEach(counts.indices, id: \.self) { section($0) }
        case .writtenSections:
            section(0)
            section(1)
            section(2)
            section(3)
        case .rowsInRows: ForEach(counts.indices, id: \.self) { run($0, counts[$0]) }
        case .rowsInSectionsOfRows:
            Section {
                ForEach(counts.indices, id: \.self) { run($0, counts[$0]) }
            } header: {
                edge("head", header)
            }
        case .rowsInRowsInSections:
            ForEach(counts.indices, id: \.self) { section in
                Section {
                    ForEach(0..<counts[section], id: \.self) { group in run(section, 3, from: 3 * group) }
                } header: {
                    edge("header \(section)", header)
                }
            }
        case .unlikeRuns:
            run(0, counts[0])
            run(1, counts[1], adding: 23)
        case .rowsBetweenViews:
            box("first", 11)
            run(0, rowCount)
            box("last", 13)
        }
    }

    @ViewBuilder private func section(_ section: Int) -> some View {
        Section {
            run(section, counts[section])
        } header: {
            edge("header \(section)", header)
        } footer: {
            edge("footer \(section)", footer)
        }
    }

    @ViewBuilder private func edge(_ name: String, _ length: CGFloat?) -> some View {
        if let length { box(name, length) }
    }

    private func run(_ section: Int, _ count: Int, from first: Int = 0, adding more: CGFloat = 0) -> some View {
        ForEach((first..<first + count).map { Place(section: section, index: $0) }, id: \.self) { place in
            box("row \(section).\(place.index)", length(section, place.index) + more).padding(padding)
        }
    }

    @ViewBuilder private func box(_ name: String, _ length: CGFloat) -> some View {
        if axis == .vertical {
            Color.red.frame(height: length).accessibilityIdentifier(name)
        } else {
            Color.red.frame(width: length).accessibilityIdentifier(name)
        }
    }

    /// The id of a row.
    struct Place: Hashable {
        let section, index: Int
    }
}
