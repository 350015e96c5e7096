public import Foundation

/// A guide on the x axis along which a container lines up its children. Same as SwiftUI.
public struct HorizontalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    /// The guide that `id` names; equal for equal types.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id: id, axis: .horizontal, kind: .custom)
    }

    init(_ key: AlignmentKey) {
        self.key = key
    }

    private init(_ kind: AlignmentKey.Kind) {
        key = AlignmentKey(id: BuiltInAlignment.self, axis: .horizontal, kind: kind)
    }

    /// The edges and the centre of a view, wherever it does not set them.
    public static let leading = HorizontalAlignment(.start)
    public static let center = HorizontalAlignment(.center)
    public static let trailing = HorizontalAlignment(.end)

    /// The start of a list row's separator: 0 by default.
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)

    /// The end of a list row's separator: the width by default.
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

    /// Merges children's explicit values as a container does: nil entries are skipped, the edges and the centre are
    /// never merged (nil), other guides take the mean.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.merged(values.lazy.compactMap { $0 })
    }
}

private enum ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
