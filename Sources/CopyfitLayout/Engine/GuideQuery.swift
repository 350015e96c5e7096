import Foundation

/// A guide of a node, for all proposals that its answer holds for.
struct GuideQuery: Hashable {
    private let node: Int32
    private let axis: Axis
    private let kind: AlignmentKey.Kind
    private let id: ObjectIdentifier
    private let width: UInt
    private let height: UInt

    /// Two answers of a node that hold for one proposal are equal, so the least proposal identifies them.
    init(_ key: AlignmentKey, of node: Int32, _ validity: Validity) {
        self.node = node
        axis = key.axis
        kind = key.kind
        id = ObjectIdentifier(key.id)
        width = validity.width.least.bitPattern
        height = validity.height.least.bitPattern
    }
}

extension LengthRange {
    /// The least length; NaN if the range has only nil.
    fileprivate var least: CGFloat { lower <= upper ? lower : .nan }
}
