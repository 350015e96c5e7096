/// The reach of a paragraph's pieces above and below the baseline, if they are not all alike: one span for each change.
/// Spans begin and end at entries of the columns.
struct MetricsSpans: Sendable {
    /// The entry at which each span begins, rising; a span ends where the next begins.
    private var firstEntries: [UInt32] = []
    private var metrics: [LineMetrics] = []

    /// The spans of a paragraph. O(entries + runs).
    init(_ runs: borrowing RunTable, _ offsets: [UInt32]) {
        let (settings, segments, runs) = (runs.settings, runs.segments, runs.runs)
        var run = 0
        for segment in segments {
            for entry in Int(segment.firstOpportunity)..<Int(segment.lastOpportunity) {
                if segment.start == segment.end {
                    append(entry, settings[Int(segment.emptySetting)].reach)
                    continue
                }
                while runs[run].end <= offsets[entry] { run += 1 }
                var reach = settings[Int(runs[run].setting)].reach
                while runs[run].end < offsets[entry + 1] {
                    run += 1
                    reach.formMaximum(settings[Int(runs[run].setting)].reach)
                }
                append(entry, reach)
            }
        }
    }

    private mutating func append(_ entry: Int, _ reach: LineMetrics) {
        if metrics.last == reach { return }
        firstEntries.append(UInt32(truncatingIfNeeded: entry))
        metrics.append(reach)
    }

    /// Visits lines from the top: each call continues from the last.
    struct Cursor {
        private var span = 0

        /// The reach of a line from one entry to another. O(spans of the line).
        mutating func reach(_ spans: borrowing MetricsSpans, from entry: Int, to end: Int) -> LineMetrics {
            let next = UInt32(truncatingIfNeeded: entry)
            while span + 1 < spans.firstEntries.count, spans.firstEntries[span + 1] <= next { span += 1 }
            var reach = spans.metrics[span]
            let limit = UInt32(truncatingIfNeeded: end)
            while span + 1 < spans.firstEntries.count, spans.firstEntries[span + 1] < limit {
                span += 1
                reach.formMaximum(spans.metrics[span])
            }
            return reach
        }
    }
}
