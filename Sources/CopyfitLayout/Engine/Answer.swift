import Foundation

/// A node's size for a proposal, and which sides of the proposal it followed from.
///
/// Law: every proposal that agrees on `dependence` gets the same size and places the same descendants. A rigid view
/// depends on no side, so one answer serves all proposals.
struct Answer: Equatable, BitwiseCopyable {
    var width: CGFloat
    var height: CGFloat
    var dependence: Axis.Set

    static let empty = Answer(width: 0, height: 0, dependence: [])

    @inline(__always)
    init(width: CGFloat, height: CGFloat, dependence: Axis.Set) {
        self.width = width
        self.height = height
        self.dependence = dependence
    }

    @inline(__always)
    init(_ length: CGFloat, along axis: Axis, across: CGFloat, dependence: Axis.Set) {
        if axis == .horizontal {
            self.init(width: length, height: across, dependence: dependence)
        } else {
            self.init(width: across, height: length, dependence: dependence)
        }
    }

    subscript(axis: Axis) -> CGFloat {
        @inline(__always) get { axis == .horizontal ? width : height }
        @inline(__always) set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }

    var size: CGSize { CGSize(width: width, height: height) }
}
