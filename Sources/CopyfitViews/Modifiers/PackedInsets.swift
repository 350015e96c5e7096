import CopyfitLayout
import Foundation

/// Insets in three words instead of four. Those that are the same on opposite edges, the usual case, take no further memory.
struct PackedInsets: Equatable, Sendable {
    private final class Uneven: Sendable {
        let insets: EdgeInsets

        init(_ insets: EdgeInsets) { self.insets = insets }
    }

    private let vertical: CGFloat
    private let horizontal: CGFloat

    /// nil if opposite edges are the same.
    private let uneven: Uneven?

    init(_ insets: EdgeInsets) {
        (vertical, horizontal) = (insets.top, insets.leading)
        uneven = insets.top == insets.bottom && insets.leading == insets.trailing ? nil : Uneven(insets)
    }

    var insets: EdgeInsets { uneven?.insets ?? EdgeInsets(vertical: vertical, horizontal: horizontal) }

    static func == (left: PackedInsets, right: PackedInsets) -> Bool { left.insets == right.insets }
}
