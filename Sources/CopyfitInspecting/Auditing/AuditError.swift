import CopyfitFit

/// Why an audit cannot be made.
public enum AuditError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The widths are negative or without end, the step is not above 0, or there are more than 100,000 of them.
    case widths(ClosedRange<Double>, step: Double)
    /// The height is negative, infinite or NaN.
    case height(Double)
    /// An exception has no reason.
    case missingReason(view: String)
    /// A layout document has texts in fonts and sizes of its own, which languages and type sizes do not change.
    case settingsOfDocument

    public var description: String {
        switch self {
        case .widths(let range, let step):
            let ends = "\(Points.text(range.lowerBound))...\(Points.text(range.upperBound))"
            return
                "The widths \(ends) in steps of \(Points.text(step)) cannot be audited: use a range that starts at 0 or above "
                + "and ends at a finite width, a step greater than 0, and no more than 100,000 widths."
        case .height(let height):
            return "A height of \(Points.text(height)) cannot be audited: use a finite height of 0 or above, or none."
        case .settingsOfDocument:
            return "Languages and type sizes do not change a layout document: leave them out."
        case .missingReason(let view): return "The exception for “\(view)” has no reason: say why the view may be so."
        }
    }
}
