import CopyfitFit

/// Why an audit cannot be made.
public enum AuditError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The widths are negative or without end, the step is not above 0, or there are more than 100,000 of them.
    case widths(ClosedRange<Double>, step: Double)
    /// An exception has no reason.
    case missingReason(view: String)

    public var description: String {
        switch self {
        case .widths(let range, let step):
            let ends = "\(Points.text(range.lowerBound))...\(Points.text(range.upperBound))"
            return
                "The widths \(ends) in steps of \(Points.text(step)) cannot be audited: give a range from 0 or more to "
                + "a finite width, with a step above 0 and at most 100,000 widths."
        case .missingReason(let view): return "The exception for “\(view)” has no reason: say why the view may be so."
        }
    }
}
