import Foundation

/// How far children reach on both sides of the line they are aligned on. The line itself counts: both start at 0.
struct CrossExtent {
    /// From the container's edge to the line.
    private(set) var before: CGFloat = 0

    /// From the line to the far edge.
    private(set) var after: CGFloat = 0

    var length: CGFloat { before + after }

    /// Takes in a child of a length whose guide lies `guide` from its own edge. A guide that is not a number counts as
    /// infinite.
    @inline(__always)
    mutating func include(guide: CGFloat, length: CGFloat) {
        if !(guide <= before) { before = guide.isNaN ? .infinity : guide }
        if length - guide > after { after = length - guide }
    }
}
