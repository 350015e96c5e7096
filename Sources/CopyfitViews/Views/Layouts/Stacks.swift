public import CopyfitLayout
public import Foundation

/// Lays out its elements in a row.
///
/// The proposed width minus the gaps is shared out by priority, then by flexibility: the least flexible element comes
/// first, and each is offered an equal share of what is left. The row is as wide as its elements and gaps, whatever was
/// proposed.
///
/// ```swift
/// let row = HStack(spacing: 10) {
///     Color.red.frame(width: 20, height: 10)
///     Color.blue.frame(width: 30, height: 40)
/// }
/// let size = ViewHost(row, size: .unspecified).idealSize
/// print(size.width, size.height)  // 60.0 40.0
/// ```
public nonisolated struct HStack<Content: View>: View {
    public typealias Body = Never

    @usableFromInline let parameters: StackParameters
    @usableFromInline let content: Content

    /// A row with its elements aligned by `alignment` and `spacing` points between them; nil uses the gaps that the
    /// elements prefer.
    @inlinable public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        parameters = StackParameters(row: alignment, spacing: spacing)
        self.content = content()
    }

    // Inlined, so that the witness finds the content by the metadata that its caller passes.
    @inline(__always)
    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        ContainerNode.reconcile(view.parameters, content: view.content, at: position)
    }
}

/// Lays out its elements in a column; the rules are those of ``HStack``.
///
/// ```swift
/// let column = VStack(alignment: .leading, spacing: 10) {
///     Color.red.frame(width: 20, height: 10)
///     Color.blue.frame(width: 30, height: 40)
/// }
/// let size = ViewHost(column, size: .unspecified).idealSize
/// print(size.width, size.height)  // 30.0 60.0
/// ```
public nonisolated struct VStack<Content: View>: View {
    public typealias Body = Never

    @usableFromInline let parameters: StackParameters
    @usableFromInline let content: Content

    /// A column with its elements aligned by `alignment` and `spacing` points between them; nil uses the gaps that the
    /// elements prefer.
    @inlinable public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        parameters = StackParameters(column: alignment, spacing: spacing)
        self.content = content()
    }

    // Inlined, so that the witness finds the content by the metadata that its caller passes.
    @inline(__always)
    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        ContainerNode.reconcile(view.parameters, content: view.content, at: position)
    }
}

/// Lays out its elements on top of each other, aligned. It is as large as the union of those with the highest priority.
///
/// ```swift
/// let layers = ZStack(alignment: .topLeading) {
///     Color.red.frame(width: 20, height: 10)
///     Color.blue.frame(width: 30, height: 40)
/// }
/// let size = ViewHost(layers, size: .unspecified).idealSize
/// print(size.width, size.height)  // 30.0 40.0
/// ```
public nonisolated struct ZStack<Content: View>: View {
    public typealias Body = Never

    @usableFromInline let alignment: Alignment
    @usableFromInline let content: Content

    /// Elements aligned by `alignment` on both axes.
    @inlinable public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        ContainerNode.reconcile(ZStackParameters(alignment: view.alignment), content: view.content, at: position)
    }
}

/// The parameters of a stack's layout along an axis.
@usableFromInline struct StackParameters: LayoutParameters, Equatable {
    private enum Direction: Equatable {
        case row(VerticalAlignment)
        case column(HorizontalAlignment)
    }

    private let direction: Direction
    private let isLazy: Bool
    private let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews

    @usableFromInline init(row: VerticalAlignment, spacing: CGFloat?) {
        self.init(.row(row), spacing, isLazy: false, pinned: [])
    }

    @usableFromInline init(column: HorizontalAlignment, spacing: CGFloat?) {
        self.init(.column(column), spacing, isLazy: false, pinned: [])
    }

    init(lazyRow: VerticalAlignment, spacing: CGFloat?, pinned: PinnedScrollableViews) {
        self.init(.row(lazyRow), spacing, isLazy: true, pinned: pinned)
    }

    init(lazyColumn: HorizontalAlignment, spacing: CGFloat?, pinned: PinnedScrollableViews) {
        self.init(.column(lazyColumn), spacing, isLazy: true, pinned: pinned)
    }

    private init(_ direction: Direction, _ spacing: CGFloat?, isLazy: Bool, pinned: PinnedScrollableViews) {
        self.direction = direction
        self.spacing = spacing
        self.isLazy = isLazy
        pinnedViews = pinned
    }

    var lazyAxis: Axis? { isLazy ? stack.axis : nil }

    var lineGap: CGFloat { stack.spacing ?? ViewSpacing.defaultDistance }

    var behaviour: LayoutBehaviour { isLazy ? .lazyStack(stack) : .stack(stack) }

    private var stack: StackBehaviour {
        let spacing = spacing?.given(as: "A stack's spacing")
        return switch direction {
        case .row(let alignment): StackBehaviour(alignment: alignment, spacing: spacing)
        case .column(let alignment): StackBehaviour(alignment: alignment, spacing: spacing)
        }
    }

    var name: String {
        let name =
            switch direction {
            case .row: "HStack"
            case .column: "VStack"
            }
        return isLazy ? "Lazy" + name : name
    }
}

struct ZStackParameters: LayoutParameters, Equatable {
    let alignment: Alignment

    var behaviour: LayoutBehaviour { .zStack(alignment) }
    var name: String { "ZStack" }
}
