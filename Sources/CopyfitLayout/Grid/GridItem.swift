public import Foundation

/// A track of a lazy grid. Same as SwiftUI.
public struct GridItem: Sendable {
    /// The length of a track.
    public enum Size: Sendable {
        /// A length in points.
        case fixed(CGFloat)

        /// An equal share of what is left, between two lengths in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)

        /// As many tracks of at least `minimum` points as fit in an equal share.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The length of the track.
    public var size: Size

    /// The gap to the next track in points; nil is 8.
    public var spacing: CGFloat?

    /// The alignment of cells in the track; nil is the grid's.
    public var alignment: Alignment?

    /// A track of a size.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

extension GridItem {
    /// The item with defaults instead of lengths that make no sense: 0 for negative ones; otherwise a length or
    /// minimum of 10, no maximum, the default gap.
    var sound: GridItem {
        func extent(_ length: CGFloat) -> CGFloat { length.minimum?.bounded ?? 10 }
        func limit(_ length: CGFloat) -> CGFloat { length.maximum?.offer ?? .infinity }
        let size: Size =
            switch size {
            case .fixed(let length): .fixed(extent(length))
            case .flexible(let minimum, let maximum): .flexible(minimum: extent(minimum), maximum: limit(maximum))
            case .adaptive(let minimum, let maximum): .adaptive(minimum: extent(minimum), maximum: limit(maximum))
            }
        return GridItem(size, spacing: spacing?.finite, alignment: alignment)
    }

    /// The lengths that ``sound`` leaves out.
    var unsoundLengths: [CGFloat] {
        let gap = [spacing].unsound
        switch size {
        case .fixed(let length): return gap + [length].filter { !$0.isFinite || $0 < 0 }
        case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
            return gap + [minimum].filter { !$0.isFinite || $0 < 0 } + [maximum].filter { !($0 >= 0) }
        }
    }

    /// Whether replacing the item by another one would make no difference. (SwiftUI's items are not `Equatable`; a
    /// client may make them so.)
    func lays(outLike other: GridItem) -> Bool {
        size.lays(outLike: other.size) && spacing == other.spacing && alignment == other.alignment
    }
}

extension GridItem.Size {
    fileprivate func lays(outLike other: GridItem.Size) -> Bool {
        switch (self, other) {
        case (.fixed(let length), .fixed(let otherLength)): length == otherLength
        case (.flexible(let minimum, let maximum), .flexible(let otherMinimum, let otherMaximum)),
            (.adaptive(let minimum, let maximum), .adaptive(let otherMinimum, let otherMaximum)):
            minimum == otherMinimum && maximum == otherMaximum
        default: false
        }
    }
}
