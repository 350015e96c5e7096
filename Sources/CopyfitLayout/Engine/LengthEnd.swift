import Foundation

/// The ends between which a node's length on an axis may lie: what it answers where nothing or everything is offered.
package enum LengthEnd {
    case least
    case greatest

    /// The length that asks for the end.
    @inline(__always)
    var offer: CGFloat { self == .least ? 0 : .infinity }
}

/// A node's ends on both axes, as far as they have been worked out: NaN where they have not, −infinity where they follow
/// from the other side of a proposal.
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
