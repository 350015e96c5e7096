package import Foundation

/// The extent of children on both sides of their alignment line.
package struct AlignedExtent {
    /// From the container's edge to the line.
    package private(set) var before: CGFloat

    /// From the line to the far edge.
    private var after: CGFloat

    /// Before any child is included. With the line (layout rule 5.6) neither distance is below 0; without it (layout
    /// rule 8.1) the line may be outside the children.
    @inline(__always)
    package init(includingLine: Bool = true) {
        before = includingLine ? 0 : -.infinity
        after = before
    }

    /// Endless if a child reaches endlessly far to either side.
    package var length: CGFloat {
        @inline(__always) get {
            let sum = before + after
            return sum >= 0 ? sum : sum.isNaN ? .infinity : 0
        }
    }

    /// Adds a child of a length whose guide is `guide` from its own edge. A distance that is not a number, as the
    /// centre of an endless child, counts as infinite.
    @inline(__always)
    package mutating func include(guide: CGFloat, length: CGFloat) {
        if !(guide <= before) { before = guide.reach }
        let rest = length - guide
        if !(rest <= after) { after = rest.reach }
    }
}
