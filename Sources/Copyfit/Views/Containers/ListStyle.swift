/// The look of lists. There is one style here: see ``List``. The others are accepted, and lay out the same way.
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
    /// The style of the lists inside; all styles lay out the same way here.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
}
