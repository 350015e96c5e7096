public import CopyfitLayout
public import Foundation

/// The parts of a lazy stack that stay in view while scrolling. Accepted for compatibility; has no effect on layout.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// One bit for each part.
    public let rawValue: UInt32

    /// The parts whose bits are set.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The parts of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A row whose elements keep their ideal widths; takes the proposed height.
///
/// In a scroll view along the row only the elements of a ``ForEach`` are made that are in its visible part; see
/// ``HostOptions/laziness-swift.property``.
public nonisolated struct LazyHStack<Content: View>: View {
    public typealias Body = Never

    let parameters: StackParameters
    let content: Content

    /// A row with its elements aligned by `alignment` and `spacing` points between them; nil uses the gaps that the
    /// elements prefer.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        parameters = StackParameters(row: alignment, spacing: spacing, isLazy: true)
        self.content = content()
    }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        ContainerNode.reconcile(view.parameters, content: view.content, at: position)
    }
}

/// A column whose elements keep their ideal heights; takes the proposed width.
///
/// Makes its elements as ``LazyHStack`` does.
public nonisolated struct LazyVStack<Content: View>: View {
    public typealias Body = Never

    let parameters: StackParameters
    let content: Content

    /// A column with its elements aligned by `alignment` and `spacing` points between them; nil uses the gaps that the
    /// elements prefer.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        parameters = StackParameters(column: alignment, spacing: spacing, isLazy: true)
        self.content = content()
    }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        ContainerNode.reconcile(view.parameters, content: view.content, at: position)
    }
}
