import Foundation

/// The least and the greatest length of a node on an axis: what it answers if nothing or endless room is offered.
package enum LengthEnd {
    case least
    case greatest

    /// The length that asks for the end.
    @inline(__always)
    var offer: CGFloat { self == .least ? 0 : .infinity }
}

/// A node's ends on both axes: NaN if not worked out yet, −infinity if they depend on the other side of a proposal.
struct LengthEnds: BitwiseCopyable {
    private var leastWidth = CGFloat.nan
    private var greatestWidth = CGFloat.nan
    private var leastHeight = CGFloat.nan
    private var greatestHeight = CGFloat.nan

    subscript(end: LengthEnd, axis: Axis) -> CGFloat {
        get {
            switch (end, axis) {
            case (.least, .horizontal): leastWidth
            case (.greatest, .horizontal): greatestWidth
            case (.least, .vertical): leastHeight
            case (.greatest, .vertical): greatestHeight
            }
        }
        set {
            switch (end, axis) {
            case (.least, .horizontal): leastWidth = newValue
            case (.greatest, .horizontal): greatestWidth = newValue
            case (.least, .vertical): leastHeight = newValue
            case (.greatest, .vertical): greatestHeight = newValue
            }
        }
    }
}
