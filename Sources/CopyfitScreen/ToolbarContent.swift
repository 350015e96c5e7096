public import CopyfitViews

/// Views for the bars, with their positions. They are never laid out.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of the content that this is made of.
    associatedtype Body: ToolbarContent

    /// The content that this is made of.
    @ToolbarContentBuilder var body: Body { get }
}

/// Views for the bars that a user may choose.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
    /// Stops the program: the content is not made of others.
    nonisolated var noBody: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// Builds the content of bars. The content is not made.
@resultBuilder
public enum ToolbarContentBuilder {
    /// Content as it is.
    nonisolated public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// One piece of content.
    nonisolated public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Several pieces of content.
    @_disfavoredOverload
    nonisolated public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _EmptyToolbarContent {
        _EmptyToolbarContent()
    }

    /// Content that depends on a condition.
    nonisolated public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _EmptyToolbarContent {
        _EmptyToolbarContent()
    }
    /// Content that depends on a condition.
    nonisolated public static func buildEither<Content: ToolbarContent>(first: Content) -> _EmptyToolbarContent {
        _EmptyToolbarContent()
    }
    /// Content that depends on a condition.
    nonisolated public static func buildEither<Content: ToolbarContent>(second: Content) -> _EmptyToolbarContent {
        _EmptyToolbarContent()
    }

    /// Content that needs a version of the system.
    nonisolated public static func buildLimitedAvailability<Content: ToolbarContent>(
        _ content: Content
    ) -> _EmptyToolbarContent {
        _EmptyToolbarContent()
    }
}

/// A combination of several pieces of content; they are not made.
public nonisolated struct _EmptyToolbarContent: CustomizableToolbarContent {
    public typealias Body = Never
    public var body: Never { noBody }
}

/// A view for the bars; never laid out.
public nonisolated struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent {
    public typealias Body = Never
    public var body: Never { noBody }

    /// A view for a position in the bars.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {}

    /// A view that a user may choose.
    public init(
        id: String,
        placement: ToolbarItemPlacement = .automatic,
        showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) where ID == String {}
}

/// Views for the bars; never laid out.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never
    public var body: Never { noBody }

    /// Views for a position in the bars.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}

    /// Views for a position in the bars, with a label for where there is no room.
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> C,
        @ViewBuilder label: () -> L
    ) where Content == _ConditionalContent<C, L> {}
}

/// A gap in the bars; never laid out.
public nonisolated struct ToolbarSpacer: CustomizableToolbarContent {
    public typealias Body = Never
    public var body: Never { noBody }

    /// A gap for a position in the bars.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// The size of a gap in the bars.
public struct SpacerSizing: Hashable, Sendable {
    private let name: String

    /// The remaining length, or a fixed one.
    public static let flexible = SpacerSizing(name: "flexible")
    public static let fixed = SpacerSizing(name: "fixed")
}

/// The purpose of a bar.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String

    /// The named purposes.
    public static let automatic = ToolbarRole(name: "automatic")
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    public static let browser = ToolbarRole(name: "browser")
    public static let editor = ToolbarRole(name: "editor")
}

extension View {
    /// Content of the bars. It is not made; reported as `unsupported-modifier`.
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        unsupported("toolbar")
    }

    /// Content of the bars that a user may choose. It is not made; reported as `unsupported-modifier`.
    nonisolated public func toolbar<Content: CustomizableToolbarContent>(
        id: String,
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        unsupported("toolbar")
    }

    /// The purpose of bars. Has no effect.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
    /// Whether bars are shown, on iOS; without bars, that of the navigation container.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        hidingBars(visibility, bars)
    }
    /// The look of bars. Has no effect.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> some View {
        self
    }
    /// The position of the title in the bar: `automatic` and `large` are large.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode == .inline || mode == .inlineLarge ? .inline : .automatic)
    }
    /// The items that bars hold by default. Has no effect.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }

    /// The menu of a title. It is not made; reported as `unsupported-modifier`.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        unsupported("toolbarTitleMenu")
    }
}

/// The position of a title in a bar.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    private let name: String

    /// The named positions.
    public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
    public static let inline = ToolbarTitleDisplayMode(name: "inline")
    public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
    public static let large = ToolbarTitleDisplayMode(name: "large")
}

/// The items that bars hold by default.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String

    /// The button that hides a sidebar, the title, and the search field.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    public static let title = ToolbarDefaultItemKind(name: "title")
    public static let search = ToolbarDefaultItemKind(name: "search")
}
