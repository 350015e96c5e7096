/// The look of windows. Accepted; has no effect without a window system.
public protocol WindowStyle: Sendable {}

/// The default look of windows.
public struct DefaultWindowStyle: WindowStyle {
    /// Creates the style.
    public init() {}
}

/// A window without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
    /// Creates the style.
    public init() {}
}

/// A window with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
    /// Creates the style.
    public init() {}
}

/// A window without a frame.
public struct PlainWindowStyle: WindowStyle {
    /// Creates the style.
    public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The default look of windows.
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// A window without a title bar.
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// A window with a title bar.
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
    /// A window without a frame.
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// The look of a window's tool bar. Accepted; has no effect without a window system.
public protocol WindowToolbarStyle: Sendable {}

/// The default look of tool bars.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the style.
    public init() {}
}

/// A tool bar beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    /// A tool bar with or without the title.
    public init(showsTitle: Bool = true) {}
}

/// A small tool bar beside the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    /// A tool bar with or without the title.
    public init(showsTitle: Bool = true) {}
}

/// A tool bar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the style.
    public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The default look of tool bars.
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// A tool bar beside the title.
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// A small tool bar beside the title.
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle()
    }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// A tool bar below the title.
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

/// The look of a menu bar extra. Accepted; has no effect without a menu bar.
public protocol MenuBarExtraStyle: Sendable {}

/// The default look of menu bar extras.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    /// Creates the style.
    public init() {}
}

/// A menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    /// Creates the style.
    public init() {}
}

/// A window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    /// Creates the style.
    public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// The default look of menu bar extras.
    public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// A menu.
    public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// A window.
    public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}
