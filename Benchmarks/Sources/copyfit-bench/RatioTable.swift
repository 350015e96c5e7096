import BenchmarkReport

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
