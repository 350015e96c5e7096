/// Rows of text in aligned columns: names to the left, numbers to the right.
public struct Table {
    private let header: [String]
    private var rows: [[String]] = []

    /// A table without rows.
    public init(_ header: [String]) { self.header = header }

    /// Adds a row of as many cells as the header has.
    public mutating func add(_ row: [String]) { rows.append(row) }

    /// The lines, without one at the end.
    public var text: String {
        let all = [header] + rows
        let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
        let lines = all.map { row in
            row.indices.map { column in
                let cell = row[column]
                let padding = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 ? cell + padding : padding + cell
            }
            .joined(separator: "  ")
        }
        return lines.joined(separator: "\n")
    }
}

extension Double {
    /// The number with so many decimals.
    public func decimals(_ count: Int) -> String {
        guard isFinite else { return "–" }
        var scale = 1.0
        for _ in 0..<count { scale *= 10 }
        let scaled = (magnitude * scale).rounded()
        let whole = (scaled / scale).rounded(.down)
        let fraction = String(Int(scaled - whole * scale))
        let sign = self < 0 ? "-" : ""
        if count == 0 { return "\(sign)\(Int(whole))" }
        return "\(sign)\(Int(whole))." + String(repeating: "0", count: count - fraction.count) + fraction
    }
}

extension Double {
    /// A ratio with three digits that say something.
    public var ratio: String { decimals(self < 0.01 ? 4 : self < 0.1 ? 3 : 2) }
}
