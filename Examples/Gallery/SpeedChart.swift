import Copyfit
import Foundation

/// A table that `make bench` printed: names of columns, and rows of cells.
struct BenchTable {
    let title: String
    private let header: [String]
    private let rows: [[String]]

    /// The tables of a saved output. A table is a line that ends the line above it, a header, and the rows below it until
    /// an empty line.
    static func all(in text: String) -> [BenchTable] {
        text.split(separator: "\n\n").compactMap { block in
            let lines = block.split(separator: "\n").map(String.init)
            guard lines.count > 2 else { return nil }
            return BenchTable(
                title: lines[0],
                header: cells(lines[1]),
                rows: lines.dropFirst(2).map(cells)
            )
        }
    }

    /// The nanoseconds of each contestant in a row, in the order of the columns; those that cannot do it are left out.
    func nanoseconds(inRow name: String) -> [(contestant: String, value: Double)] {
        guard let row = rows.first(where: { $0.first == name }) else { return [] }
        return zip(header.reversed(), row.reversed()).reversed().compactMap { column, cell in
            guard column.hasSuffix(" ns"), let value = Double(cell) else { return nil }
            return (String(column.dropLast(3)), value)
        }
    }

    /// Cells are at least two spaces apart.
    private static func cells(_ line: String) -> [String] {
        line.components(separatedBy: "  ").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}

/// Times on a logarithmic scale, in groups.
struct SpeedChart: View {
    struct Group {
        let title: String
        let bars: [(contestant: String, value: Double)]
    }

    let groups: [Group]

    private static let barWidth: CGFloat = 380
    private static let decades: ClosedRange<Double> = 1...6

    var body: some View {
        VStack(alignment: .leading, spacing: 18) {
            ForEach(groups.indices, id: \.self) { group in
                VStack(alignment: .leading, spacing: 4) {
                    Text(verbatim: groups[group].title).font(.custom("Inter SemiBold", fixedSize: 13))
                    ForEach(groups[group].bars.indices, id: \.self) { index in row(groups[group].bars[index]) }
                }
            }
            Text(verbatim: "Shorter is faster. Each line to the right is ten times slower.")
                .font(.custom("Inter", fixedSize: 10))
                .foregroundStyle(.secondary)
        }
        .padding(20)
    }

    private func row(_ bar: (contestant: String, value: Double)) -> some View {
        HStack(spacing: 8) {
            Text(verbatim: bar.contestant)
                .font(.custom("Inter", fixedSize: 11))
                .frame(width: 110, alignment: .trailing)
            Rectangle()
                .fill(bar.contestant.hasPrefix("Copyfit") ? Color.blue : Color.gray.opacity(0.6))
                .frame(width: length(bar.value), height: 12)
            Text(verbatim: Self.words(bar.value)).font(.custom("Inter", fixedSize: 10)).monospacedDigit()
        }
        .frame(width: 118 + Self.barWidth + 70, alignment: .leading)
        .background(alignment: .leading) { gridLines.padding(.leading, 118) }
    }

    private var gridLines: some View {
        HStack(spacing: Self.barWidth / (Self.decades.upperBound - Self.decades.lowerBound) - 0.5) {
            ForEach(0..<6) { _ in Color.gray.opacity(0.3).frame(width: 0.5, height: 16) }
        }
    }

    private func length(_ nanoseconds: Double) -> CGFloat {
        let decade = min(max(log10(nanoseconds), Self.decades.lowerBound), Self.decades.upperBound)
        let part = (decade - Self.decades.lowerBound) / (Self.decades.upperBound - Self.decades.lowerBound)
        return max(2, part * Self.barWidth)
    }

    private static func words(_ nanoseconds: Double) -> String {
        let microseconds = nanoseconds / 1000
        if microseconds < 1 { return "\(Int(nanoseconds.rounded())) ns" }
        return "\(microseconds.formatted(.number.precision(.fractionLength(microseconds < 10 ? 1 : 0)))) µs"
    }
}

extension SpeedChart {
    /// The chart of what `make bench` printed.
    init(bench text: String) {
        let tables = BenchTable.all(in: text)
        func bars(_ title: String, _ row: String, _ wanted: [String]) -> [(contestant: String, value: Double)] {
            let table = tables.first { $0.title.hasPrefix(title) }
            return table?.nanoseconds(inRow: row).filter { bar in wanted.contains { bar.contestant.hasPrefix($0) } }
                ?? []
        }
        groups = [
            Group(
                title: "A chat text at a new width",
                bars: bars("Measuring", "Chat, six scripts and emoji", ["Copyfit", "C scan", "Pango", "Qt"])
            ),
            Group(
                title: "Preparing English text, per character",
                bars: bars("Preparing", "English · Inter", ["Copyfit", "hb_shape", "HB + ICU", "Pango", "Qt"])
            ),
            Group(
                title: "First layout of 40,001 nodes, per node",
                bars: bars("First layout", "1 rows × 10000", ["Copyfit", "C", "Qt", "Yoga", "Taffy"])
            ),
        ]
    }
}
