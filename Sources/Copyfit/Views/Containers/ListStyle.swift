/// How lists look. There is one documented style here: see ``List``; the others are accepted and lay out the same way.
public protocol ListStyle: Sendable {}

/// The style of lists without another one.
public struct DefaultListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}

/// Rows below each other.
public struct PlainListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}

/// Rows that stand in from the edges.
public struct InsetListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}

/// Sections set apart.
public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}

/// Sections set apart that stand in from the edges.
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}

/// A list beside something else.
public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// The style of lists without another one.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows below each other.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows that stand in from the edges.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Sections set apart.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections set apart that stand in from the edges.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// A list beside something else.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
    /// The style of the lists inside; all styles lay out the same way here.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
}
