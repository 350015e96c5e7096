public import Foundation

/// A guide on the y axis along which a container lines up its children. Same as SwiftUI.
public struct VerticalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    /// The guide that `id` names; equal for equal types.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id: id, axis: .vertical, kind: .custom)
    }

    init(_ key: AlignmentKey) {
        self.key = key
    }

    private init(_ kind: AlignmentKey.Kind) {
        key = AlignmentKey(id: BuiltInAlignment.self, axis: .vertical, kind: kind)
    }

    /// The edges and the centre of a view, wherever it does not set them.
    public static let top = VerticalAlignment(.start)
    public static let center = VerticalAlignment(.center)
    public static let bottom = VerticalAlignment(.end)

    /// The baseline of the first line of text; the bottom edge of a view without text.
    public static let firstTextBaseline = VerticalAlignment(.firstBaseline)

    /// The middle of the first line of text; the centre of a view without text.
    package static let firstTextLine = VerticalAlignment(.firstLine)

    /// The baseline of the last line of text; the bottom edge of a view without text.
    public static let lastTextBaseline = VerticalAlignment(.lastBaseline)

    /// Merges children's explicit values as a container does: nil entries are skipped; first baseline: the topmost,
    /// last baseline: the lowest; the edges and the centre are never merged (nil); other guides take the mean.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.merged(values.lazy.compactMap { $0 })
    }
}
