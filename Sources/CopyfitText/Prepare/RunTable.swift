import CopyfitFonts

/// The distinct properties of a paragraph's runs, with the metrics of each; runs name them by index.
struct RunTable {
    private(set) var properties: [RunProperties] = []
    private(set) var metrics: [LineMetrics] = []
    private(set) var runs: [TextRun] = []
    private let policy: FontMetricsPolicy

    init(policy: FontMetricsPolicy) { self.policy = policy }

    /// The index of the properties, added if they are new. O(distinct properties).
    mutating func index(of new: RunProperties, size: Double) -> UInt32 {
        if let found = properties.lastIndex(of: new) { return UInt32(truncatingIfNeeded: found) }
        properties.append(new)
        metrics.append(LineMetrics(new.face, size: size, policy: policy))
        return UInt32(truncatingIfNeeded: properties.count - 1)
    }

    mutating func append(_ run: TextRun) { runs.append(run) }
}
