import Copyfit

/// What is wrong at the widths that were laid out so far. The same in the same place is one finding.
struct FaultRecords {
    struct Key: Hashable {
        let rule: AuditRule
        let places: [NodePath]
        /// Which loop of states it is.
        var code: String?
    }

    private struct Record {
        let description: FaultDescription
        /// The numbers of the widths.
        var ranges: [ClosedRange<Int>]
    }

    private var records: [Key: Record] = [:]
    /// The keys, in the order in which they were found.
    private var order: [Key] = []

    var count: Int { order.count }

    func contains(_ key: Key) -> Bool { records[key] != nil }

    /// Notes something that is wrong for the first time, and its description.
    mutating func begin(_ key: Key, at index: Int, _ description: FaultDescription) {
        records[key] = Record(description: description, ranges: [index...index])
        order.append(key)
    }

    /// Notes something known at another width, which is not before the last one.
    mutating func add(_ key: Key, at index: Int) {
        guard let last = records[key]?.ranges.last, last.upperBound < index else { return }
        if last.upperBound + 1 == index {
            records[key]?.ranges.removeLast()
            records[key]?.ranges.append(last.lowerBound...index)
        } else {
            records[key]?.ranges.append(index...index)
        }
    }

    /// The findings, those of smaller widths first, then in the order of drawing.
    func findings(_ widths: AuditWidths, _ setting: AuditSetting) -> [AuditFinding] {
        order.compactMap { key in
            records[key].map { record in
                AuditFinding(
                    rule: key.rule,
                    view: record.description.view,
                    viewPath: record.description.viewPath,
                    text: record.description.text,
                    setting: setting,
                    widths: record.ranges.map { widths[$0.lowerBound]...widths[$0.upperBound] },
                    message: record.description.message,
                    explanation: record.description.explanation
                )
            }
        }
    }
}
