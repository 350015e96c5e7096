/// The look of lists. On macOS all styles lay out the same way: see ``List``.
///
/// Lines separate the rows of a section, and headers and footers are drawn in the second level of emphasis. In the grouped
/// styles the list has a background, and the rows of each section have their own, in the inset style with round corners.
/// In the other styles, except that of sidebars, the header of a section stays in view while rows of the section are.
public protocol ListStyle: Sendable {}

/// The default style of lists.
public struct DefaultListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}

/// Rows one below the other.
public struct PlainListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}

/// Rows inset from the edges.
public struct InsetListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}

/// Separated sections.
public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}

/// Separated sections, inset from the edges.
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}

/// A list next to other content.
public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// The default style of lists.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows one below the other.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows inset from the edges.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Separated sections.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Separated sections, inset from the edges.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// A list next to other content.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
    /// The style of the lists inside. On macOS all styles lay out the same way.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.givenListLook, style.look)
    }
}

extension ListStyle {
    /// nil is the platform's usual style.
    fileprivate var look: ListLook? {
        switch self {
        case is DefaultListStyle: nil
        case is GroupedListStyle: .grouped
        case is InsetGroupedListStyle: .insetGrouped
        case is SidebarListStyle: .sidebar
        default: .plain
        }
    }
}
