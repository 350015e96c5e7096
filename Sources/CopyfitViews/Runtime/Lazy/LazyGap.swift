import CopyfitLayout
import Foundation

/// What takes the place of the rows of a repetition that are not made: room of an estimated length.
final class LazyGap: AttachedElement {
    private let axis: Axis

    /// The length in points.
    private(set) var length: CGFloat = 0
    /// The number of rows that are not made.
    var count = 0

    init(node: _ViewNode, axis: Axis) {
        self.axis = axis
        super.init(node: node, behaviour: .fixed(.zero))
        var traits = LayoutTraits()
        traits[LazyGapKey.self] = true
        layout.setTraits(traits, of: layoutNode)
    }

    override var name: String { "\(count) rows that are not made" }

    override var isGap: Bool { true }

    func setLength(_ length: CGFloat) {
        self.length = max(0, length)
        let size = axis == .vertical ? CGSize(width: 0, height: self.length) : CGSize(width: self.length, height: 0)
        layout.setBehaviour(.fixed(size), of: layoutNode)
    }
}

/// Whether a subview takes the place of rows that are not made.
struct LazyGapKey: LayoutValueKey {
    static var defaultValue: Bool { false }
}
