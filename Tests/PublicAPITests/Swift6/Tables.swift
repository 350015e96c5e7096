import Copyfit
import Foundation
import Testing

/// Tables as programs write them.
private struct Loaf: Identifiable {
    let id: Int
    var name: String
    var grams: Int
}

private let loaves = [
    Loaf(id: 1, name: "Rye", grams: 750), Loaf(id: 2, name: "Spelt", grams: 500), Loaf(id: 3, name: "Oat", grams: 400),
]

/// A box of a column, whose frame shows the column's.
private struct CellBox: View {
    let name: String

    var body: some View { Color.red.frame(height: 10).accessibilityIdentifier(name) }
}

private struct SortedLoaves: View {
    @State private var order = [KeyPathComparator(\Loaf.name)]
    @State private var selected: Loaf.ID?

    var body: some View {
        Table(loaves, selection: $selected, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Weight", value: \.grams) { Text("\($0.grams) g") }
        }
    }
}

private struct ChosenLoaves: View {
    @State private var selected: Set<Loaf.ID> = []
    @State private var showsOthers = true
    var showsWeights = true

    var body: some View {
        Table(of: Loaf.self, selection: $selected) {
            TableColumn("Name") { CellBox(name: "name \($0.id)") }
                .width(90)
            if showsWeights {
                TableColumn("Weight") { CellBox(name: "weight \($0.id)") }
                    .width(min: 20, ideal: 60, max: 70)
            }
            TableColumn("Notes") { CellBox(name: "notes \($0.id)") }
        } rows: {
            TableRow(loaves[0])
            if showsOthers {
                ForEach(loaves.dropFirst()) { TableRow($0) }
            }
        }
    }
}

private struct NestedLoaves: View {
    var body: some View {
        Table(of: Loaf.self) {
            columns
        } rows: {
            ForEach(loaves) { loaf in
                DisclosureTableRow(loaf, isExpanded: .constant(loaf.id == 1)) {
                    TableRow(Loaf(id: 10 + loaf.id, name: "Half", grams: loaf.grams / 2))
                }
            }
        }
    }

    @TableColumnBuilder<Loaf, Never> private var columns: some TableColumnContent<Loaf, Never> {
        TableColumn("Name") { CellBox(name: "name \($0.id)") }
        TableColumnForEach(0..<2, id: \.self) { number in
            TableColumn("Part \(number)") { CellBox(name: "part \(number) of \($0.id)") }
        }
    }
}

@MainActor
@Suite("Tables")
struct TableTests {
    /// On macOS the rows of a list are inset by 16 at each side: 300 leaves 268, 400 leaves 368.
    private func host<Page: View>(_ view: Page, width: CGFloat = 300) -> ViewHost {
        let host = ViewHost(view, size: ProposedViewSize(width: width, height: 300))
        #expect(host.update().diagnostics.isEmpty)
        return host
    }

    @Test("Columns share the width: fixed ones have theirs, the others the rest within their limits")
    func widths() {
        let table = host(ChosenLoaves())
        // 268 − 90 = 178 for two: 89 each, of which Weight takes 70 at most; Notes has 108.
        for id in 1...3 {
            #expect(table.frame(id: "name \(id)")?.minX == 16)
            #expect(table.frame(id: "name \(id)")?.width == 90)
            #expect(table.frame(id: "weight \(id)")?.minX == 106)
            #expect(table.frame(id: "weight \(id)")?.width == 70)
            #expect(table.frame(id: "notes \(id)")?.width == 108)
        }
        // Without Weight, Notes has the rest.
        table.setContent(ChosenLoaves(showsWeights: false))
        _ = table.update()
        #expect(table.frame(id: "notes 3")?.width == 178)
        #expect(table.frame(id: "weight 3") == nil)
        table.setContent(ChosenLoaves())
        _ = table.update()
        #expect(table.frame(id: "notes 3")?.width == 108)
    }

    @Test("Titles and strings are shown, row by row")
    func strings() {
        let table = host(SortedLoaves())
        #expect(
            table.texts.map(\.string) == ["Name", "Weight", "Rye", "750 g", "Spelt", "500 g", "Oat", "400 g"]
        )
        // Two columns of 134.
        #expect(table.texts.map(\.frame.minX) == [16, 150, 16, 150, 16, 150, 16, 150])
    }

    private final class Log { var rows: [Int] = [] }

    private struct Numbers: View {
        let log: Log
        let count: Int

        var body: some View {
            Table((1...count).map { Loaf(id: $0, name: "", grams: 0) }) {
                TableColumn("Name") { loaf -> CellBox in
                    log.rows.append(loaf.id)
                    return CellBox(name: "name \(loaf.id)")
                }
            }
        }
    }

    /// A row takes 10, insets of 8 and a line, so that at most 16 of 300 are in view.
    @Test("Only the rows in view are made")
    func lazy() {
        let log = Log()
        let table = host(Numbers(log: log, count: 10_000).id("table"))
        #expect(Set(log.rows).count <= 20 && log.rows.contains(1))
        #expect(table.frame(id: "name 10000") == nil)
    }

    @Test("Rows may have rows below them; columns may come from a collection")
    func nested() {
        let table = host(NestedLoaves(), width: 332)
        // Three columns of 100.
        #expect(table.frame(id: "part 1 of 2")?.minX == 216)
        let rows = [1, 11, 2, 3].map { table.frame(id: "name \($0)")?.minY ?? -1 }
        #expect(rows == rows.sorted() && rows[0] > 0)
        #expect(table.frame(id: "name 12") == nil)
    }

    @Test("In a compact width only the first column is shown, without titles")
    func compact() {
        let table = host(ChosenLoaves().environment(\.horizontalSizeClass, .compact))
        #expect(table.texts.isEmpty)
        #expect(table.frame(id: "name 1")?.width == 90)
        #expect(table.frame(id: "notes 1") == nil)
    }
}
