/// The visual order of the runs on a line (UAX #9, rule L2).
enum VisualOrder {
    /// The elements from left to right: from the highest level down to the lowest odd one, each sequence at or above
    /// the level is reversed. O(n · levels).
    static func reordered<Element>(_ elements: [Element], level: (Element) -> UInt8) -> [Element] {
        let levels = elements.map(level)
        guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else { return elements }
        var order = Array(elements.indices)
        for level in stride(from: highest, through: lowestOdd, by: -1) {
            var start = 0
            while start < order.count {
                guard levels[order[start]] >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
        }
        return order.map { elements[$0] }
    }
}
