/// Rows of text in aligned columns: names to the left, numbers to the right.
struct Table {
    let header: [String]
    private var rows: [[String]] = []

    init(_ header: [String]) { self.header = header }

    mutating func add(_ row: [String]) { rows.append(row) }

    var text: String {
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
    func decimals(_ count: Int) -> String {
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
    var ratio: String { decimals(self < 0.01 ? 4 : self < 0.1 ? 3 : 2) }
}

extension Table {
    /// One row of timings for each case: first the ratios, then everyone's nanoseconds.
    ///
    /// The contestants before the one at `limit` are Copyfit's: the first is compared with all others, the rest with
    /// `limit` alone.
    static func ratios(_ rows: [(name: String, timings: [Timings])], limit: Int) -> Table {
        let names = rows.map(\.timings).max { $0.count < $1.count }?.map(\.name) ?? []
        let others = names.indices.dropFirst(limit)
        let variants = names.indices.prefix(limit).dropFirst()
        let ratios = others.map { "× \(names[$0])" } + variants.map { "\(names[$0]) × \(names[limit])" }
        var table = Table([""] + ratios + names.map { "\($0) ns" })
        for (name, timings) in rows {
            let of = names.indices.map { $0 < timings.count ? timings[$0] : nil }
            let first = others.map { other in of[other].map { timings[0].ratio(to: $0).ratio } ?? "–" }
            let rest = variants.map { timings[$0].ratio(to: timings[limit]).ratio }
            table.add([name] + first + rest + of.map { $0?.nanoseconds.decimals(1) ?? "–" })
        }
        return table
    }
}
