import Foundation

/// A node's size for a proposal, and the proposals that get the same.
struct Answer: Equatable, BitwiseCopyable {
    var width: CGFloat
    var height: CGFloat
    var validity: Validity

    /// No room, whatever is proposed.
    static let empty = Answer(width: 0, height: 0, validity: .all)

    @inline(__always)
    init(width: CGFloat, height: CGFloat, validity: Validity) {
        self.width = width
        self.height = height
        self.validity = validity
    }

    @inline(__always)
    init(_ length: CGFloat, along axis: Axis, across: CGFloat, validity: Validity) {
        if axis == .horizontal {
            self.init(width: length, height: across, validity: validity)
        } else {
            self.init(width: across, height: length, validity: validity)
        }
    }

    subscript(axis: Axis) -> CGFloat {
        @inline(__always) get { axis == .horizontal ? width : height }
        @inline(__always) set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }

    var size: CGSize { CGSize(width: width, height: height) }

    /// Whether the width is that for a proposal. Of a width that was told alone, `height` is the height that was proposed.
    func tellsWidth(for proposal: Proposal) -> Bool {
        validity.width.contains(proposal.width)
            && (validity.isOfWidthAlone
                ? height.bitPattern == proposal.height.bitPattern : validity.height.contains(proposal.height))
    }
}
