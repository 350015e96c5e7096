import Foundation
import Synchronization

/// A regular expression whose work is counted, because some take exponentially long.
///
/// ICU goes back to every place at which it could have chosen otherwise, and reports after each 10,000 such steps, and
/// after each place of the text at which it looked for a match.
final class SteppedExpression: Sendable {
    private let expression: NSRegularExpression
    private let reports = Atomic(0)
    private let hasFailed = Atomic(false)

    /// So many reports beyond one for each character: 20 million steps, a fraction of a second.
    private static let reportLimit = 2_000

    /// nil if the pattern is no regular expression.
    init?(_ pattern: String) {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return nil }
        self.expression = expression
    }

    /// Whether an answer took too many steps, or too much memory. There are no answers from then on.
    var isTooSlow: Bool { hasFailed.load(ordering: .relaxed) }

    /// Whether the expression matches anywhere in a text.
    func matches(_ text: String) -> Bool {
        if isTooSlow { return false }
        var (isFound, count) = (false, -text.utf16.count)
        let range = NSRange(location: 0, length: text.utf16.count)
        unsafe expression.enumerateMatches(in: text, options: [.reportProgress, .reportCompletion], range: range) {
            [self] found, flags, stop in
            if found != nil {
                isFound = true
                unsafe stop.pointee = true
            } else if flags.contains(.internalError) {
                hasFailed.store(true, ordering: .relaxed)
            } else if flags.contains(.progress) {
                count += 1
                if count > Self.reportLimit { unsafe stop.pointee = true }
            }
        }
        if count > 0, reports.wrappingAdd(count, ordering: .relaxed).newValue > Self.reportLimit {
            hasFailed.store(true, ordering: .relaxed)
        }
        return isFound
    }
}
