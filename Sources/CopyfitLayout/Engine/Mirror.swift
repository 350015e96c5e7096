import Foundation

/// A container that arranges its children from the right, or not (layout rule 16.1).
struct Mirror {
    let isOn: Bool
    let width: CGFloat

    /// Where the left edge of a child of a width is, whose leading edge is `leading` from the container's.
    @inline(__always)
    func left(_ leading: CGFloat, _ childWidth: CGFloat) -> CGFloat {
        isOn ? width - (leading + childWidth) : leading
    }
}
