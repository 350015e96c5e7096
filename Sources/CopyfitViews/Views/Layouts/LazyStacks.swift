public import CopyfitLayout
public import Foundation

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
        parameters = StackParameters(lazyRow: alignment, spacing: spacing, pinned: pinnedViews)
        self.content = content()
    }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        ContainerNode.reconcile(view.parameters, content: view.content, at: position)
    }
}

/// A column whose elements keep their ideal heights; takes the proposed width.
///
/// Makes its elements as ``LazyHStack`` does.
///
/// ```swift
/// let list = ScrollView {
///     LazyVStack(spacing: 0) {
///         ForEach(0..<10_000, id: \.self) { row in
///             Color.gray.frame(height: 20).id(row)
///         }
///     }
/// }
/// let host = ViewHost(list, size: ProposedViewSize(width: 100, height: 200))
/// host.update()
/// print(host.frame(id: 5)!.minY, host.frame(id: 5_000) == nil)  // 100.0 true
/// ```
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
        parameters = StackParameters(lazyColumn: alignment, spacing: spacing, pinned: pinnedViews)
        self.content = content()
    }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        ContainerNode.reconcile(view.parameters, content: view.content, at: position)
    }
}
